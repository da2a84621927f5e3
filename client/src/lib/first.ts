// The first screen, which the server writes into its page (web/first.py): it is read while the scripts are on their way.
const screen = document.getElementById("first");

/** Once it has been painted: what we do takes longer than one frame. */
export function painted(): Promise<unknown> {
  if (!screen || document.hidden) return Promise.resolve(); // nothing is painted for nobody
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Take it away as soon as the page itself shows as much. */
export function relieve(): void {
  if (!screen) return;
  const watch = new MutationObserver(() => {
    if (!document.querySelector(screen.dataset.until!)) return;
    screen.remove();
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
