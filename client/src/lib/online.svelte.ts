// Whether there is a connection at all, and the service worker that bridges its absence.
class Online {
  lost = $state(!navigator.onLine);
  private past: PerformanceObserver | null = null;

  constructor() {
    addEventListener("online", () => (this.lost = false));
    addEventListener("offline", () => (this.lost = true));
  }

  /**
   * Keep the page, the rules of a language and what was loaded for times without a connection, once nothing more urgent
   * loads.
   */
  keep(language: string): void {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // none without https
    if (!import.meta.env.PROD || !workers) return;
    const calm = () => {
      workers.register("/sw.js").catch(() => undefined);
      void workers.ready.then(({ active }) => {
        active?.postMessage({ language });
        if (active) this.tell(active);
      });
    };
    if (document.readyState === "complete") setTimeout(calm, 2000);
    else addEventListener("load", () => setTimeout(calm, 4000), { once: true });
  }

  /** Tell the worker what has come past it: it was asked for before there was one. */
  private tell(worker: ServiceWorker): void {
    if (this.past) return;
    this.past = new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[];
      const loaded = entries.filter(({ workerStart }) => !workerStart).map(({ name }) => name);
      if (loaded.length) worker.postMessage({ loaded });
    });
    this.past.observe({ type: "resource", buffered: true });
  }
}

export const online = new Online();
