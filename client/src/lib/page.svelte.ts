// What the page as a whole shows.

/** A bare page has no header and no scrolling: a table or a lesson that fills the window by itself. */
class Page {
  bare = $state(false);

  /** Fill the window while a component is shown: `$effect(() => page.fill())`. */
  fill(): () => void {
    this.show(true);
    return () => this.show(false);
  }

  private show(bare: boolean): void {
    this.bare = bare;
    document.documentElement.style.overscrollBehaviorY = bare ? "none" : ""; // no swipe loads it anew
  }
}

export const page = new Page();
