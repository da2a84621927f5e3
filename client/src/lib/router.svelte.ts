// The address of the page, without a reload.
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.click(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change what stands after #, without a new step in the history. */
  mark(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.hash = hash;
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  private click(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented) return; // whose link it is asks first
    if (!link || !plain || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
