// What the page as a whole shows.

/** A bare page has no header and no scrolling: a table or a lesson that fills the window by itself. */
class Page {
  bare = $state(false);

  /** Fill the window while a component is shown: `$effect(() => page.fill())`. */
  fill(): () => void {
    this.bare = true;
    return () => (this.bare = false);
  }
}

export const page = new Page();
