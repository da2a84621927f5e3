// Whether there is a connection at all, and the service worker that bridges its absence.
class Online {
  lost = $state(!navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.lost = false));
    addEventListener("offline", () => (this.lost = true));
  }

  /**
   * Keep the page, the rules of a language and what was loaded so far for times without a connection, once nothing more
   * urgent loads.
   */
  keep(language: string): void {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // none without https
    if (!import.meta.env.PROD || !workers) return;
    const calm = () => {
      workers.register("/sw.js").catch(() => undefined);
      void workers.ready.then((worker) => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        worker.active?.postMessage({ language, loaded });
      });
    };
    if (document.readyState === "complete") setTimeout(calm, 2000);
    else addEventListener("load", () => setTimeout(calm, 4000), { once: true });
  }
}

export const online = new Online();
