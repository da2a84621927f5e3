// The title of the tab: what the page is about, and before it how many tables wait for one's move.
class Title {
  text = $state("");
  waiting = $state(0);

  /** Show it; call once, within an effect. */
  apply(): void {
    if (this.text) document.title = this.waiting ? `(${this.waiting}) ${this.text}` : this.text;
  }
}

export const title = new Title();
