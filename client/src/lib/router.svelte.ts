// The address of the page, without a reload.
const REST = 300; // milliseconds until a mark stands in the address

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  private marking: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.click(event));
  }

  go(path: string): void {
    this.write();
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change what stands after #, without a new step in the history: at rest, for browsers refuse many a second. */
  mark(hash: string): void {
    this.hash = hash;
    clearTimeout(this.marking);
    this.marking = setTimeout(() => this.write(), REST);
  }

  private write(): void {
    if (this.marking === undefined) return;
    clearTimeout(this.marking);
    this.marking = undefined;
    history.replaceState(null, "", `#${this.hash}`);
  }

  private read(): void {
    clearTimeout(this.marking);
    this.marking = undefined;
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
