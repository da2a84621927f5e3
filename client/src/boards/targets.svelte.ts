// Choosing a move by its parts. A move is made of pieces of the board: `b2 lion` of the hand card `hand:lion` and the
// cell `cell:b2`. Choose one after the other, in any order: what still fits is lit, and the last one makes the move.
import type { Attachment } from "svelte/attachments";
import { inspect } from "../parts/inspect.svelte";
import type { AnyGame, BoardProps, Desk, Inspected } from "./board";
import { choice } from "./choice.svelte";
import { Drag, holdsPage } from "./drag";

type Given<G extends AnyGame> = Pick<
  BoardProps<G>,
  "view" | "legal" | "last" | "since" | "look" | "act" | "why" | "unask"
>;

const ASK_AFTER = 350; // milliseconds of pointing at a piece
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Targets<G extends AnyGame> {
  chosen = $state.raw<string[]>([]);
  sending = $state(false);
  private picked = $state.raw<Element | null>(null); // of several equal pieces the one that was chosen
  private readonly moves = $derived.by(() => this.read());
  private readonly fitting = $derived(
    this.moves.filter((move) => this.chosen.every((p) => move.parts.includes(p))),
  );
  private readonly byPart = $derived.by(() => this.sort());
  private readonly touched = $derived.by(() => {
    const { last, since = [], view } = this.given();
    return [...since, ...(last ? [last] : [])].flatMap((line) => this.desk.touched(line, view));
  });
  private readonly advised = $derived(
    choice.advice.map((notation) =>
      this.moves.some((move) => move.notation === notation)
        ? this.desk.parts(notation, this.given().view)
        : [],
    ),
  );
  private asking: ReturnType<typeof setTimeout> | undefined;
  private pointed: Element | null = null; // what the mouse was moved to
  private touch = false; // how the latest press was made

  /** Call while the board is made: `const targets = new Targets(desk, () => props)`. */
  constructor(
    private readonly desk: Desk<G>,
    private readonly given: () => Given<G>,
  ) {
    $effect(() => {
      void this.moves; // another position: begin anew
      this.cancel();
    });
    $effect(() => {
      choice.held = this.chosen.length
        ? { name: nameOf(this.picked), moves: this.fitting.map(({ notation }) => notation) }
        : null;
    });
    $effect(() => {
      const cancel = (event: KeyboardEvent) => event.key === "Escape" && this.cancel();
      addEventListener("keydown", cancel);
      addEventListener("pointermove", follow);
      return () => {
        removeEventListener("keydown", cancel);
        removeEventListener("pointermove", follow);
        choice.held = choice.preview = null;
      };
    });
  }

  /** Whether a piece may be chosen now. */
  lit(part: string): boolean {
    return !this.sending && !this.chosen.includes(part) && this.byPart.has(part);
  }

  /** The legal moves that a piece can still take part in. */
  movesOf(part: string): string[] {
    return this.byPart.get(part) ?? [];
  }

  cancel(): void {
    this.chosen = [];
    choice.preview = null;
    this.given().unask();
  }

  /** Choose a piece, or give it back. What cannot be chosen is answered, and what is held stays held. */
  choose(part: string, element: Element | null = null, single = this.chosen.length === 0): void {
    if (this.sending) return;
    if (choice.preview) {
      if (this.chosen.includes(part)) return choice.preview.yes();
      this.cancel();
    }
    this.given().unask();
    const again = this.chosen.includes(part) && (!element || element === this.picked);
    if (again) this.chosen = this.chosen.filter((each) => each !== part);
    else if (this.chosen.includes(part))
      this.picked = element; // another one of the same
    else if (this.lit(part)) this.add([...this.chosen, part], element, single);
    else this.astray(part, element);
  }

  /** A piece that does not go with what is held: another beginning, or a question. */
  private astray(part: string, element: Element | null): void {
    const misfit = this.moves.length && this.desk.misfit?.([...this.chosen, part], this.given().view);
    if (misfit && element) return this.given().why(misfit, element, "press");
    const begins = this.moves.some(({ parts }) => parts.includes(part));
    const notation = this.moves.length ? this.desk.compose([...this.chosen, part], this.given().view) : null;
    const instead = this.chosen.some((each) => kindOf(each) === kindOf(part));
    if (begins && (instead || this.moves.some((move) => move.notation === notation)))
      this.add([part], element, true);
    else if (element) this.given().why(notation, element, "press");
  }

  /**
   * Put this on every piece, HTML or SVG: `{@attach targets.piece("cell:b2")}`. Give it an `aria-label`, too.
   * `card`: what a long press, a right click or the key i shows.
   */
  piece(part: string, card?: () => Inspected): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      element.setAttribute("data-piece", part);
      element.setAttribute("role", "button");
      $effect(() => this.show(element, part));
      const off = listen(element, {
        pointerdown: (event) => this.press(event as PointerEvent, element, part, card),
        click: () => this.choose(part, element),
        touchmove: holdsPage,
        keydown: (event) => this.key(event as KeyboardEvent, element, part, card),
        pointermove: (event) => this.hover(event as PointerEvent, element, part),
        pointerleave: () => this.leave(),
        focus: () => element.matches(":focus-visible") && this.point(element, part),
        blur: () => queueMicrotask(() => this.leave()), // a piece that vanishes blurs while the board is drawn
        contextmenu: (event) => {
          event.preventDefault();
          if ((event as PointerEvent).pointerType === "mouse" && card) inspect(card());
        },
      });
      return () => {
        clearTimeout(this.asking);
        off();
      };
    };
  }

  private read(): { notation: string; parts: string[] }[] {
    const { legal, look, view } = this.given();
    if (look) return [];
    return legal.map(({ move }) => ({ notation: move, parts: this.desk.parts(move, view) }));
  }

  private sort(): Map<string, string[]> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew whenever what fits changes
    const found = new Map<string, string[]>();
    for (const { notation, parts } of this.fitting)
      for (const part of parts) found.set(part, [...(found.get(part) ?? []), notation]);
    return found;
  }

  private add(chosen: string[], element: Element | null, single: boolean): void {
    this.picked = element;
    this.chosen = chosen;
    const made = this.fitting.find((move) => move.parts.length === chosen.length)?.notation;
    if (!made) return;
    if (!choice.careful(single && this.touch)) return void this.make(made);
    choice.preview = { notation: made, yes: () => void this.make(made), no: () => this.cancel() };
  }

  private async make(notation: string): Promise<void> {
    this.sending = true;
    choice.preview = null;
    choice.acted = true;
    try {
      await this.given().act(notation);
    } finally {
      this.sending = false;
      this.chosen = [];
    }
  }

  private show(element: Element, part: string): void {
    const lit = this.lit(part);
    const same = this.chosen.includes(part);
    const twin = same && this.picked?.getAttribute("data-piece") === part && this.picked !== element;
    const chosen = same && !twin;
    const begun = this.chosen.length > 0;
    element.classList.toggle("lit", lit);
    element.classList.toggle("next", lit && begun);
    element.classList.toggle("chosen", chosen);
    element.classList.toggle("last", this.touched.includes(part));
    element.classList.toggle("dim", begun && !lit && !same);
    element.classList.toggle("advised", lit && this.advised.some((parts) => parts.includes(part)));
    element.classList.toggle("best", lit && (this.advised[0]?.includes(part) ?? false));
    element.setAttribute("aria-pressed", String(chosen));
    element.setAttribute("aria-disabled", String(!lit && !same));
    element.setAttribute("tabindex", lit || same ? "0" : "-1");
    if (lit) element.setAttribute("data-moves", this.movesOf(part).join("|"));
    else element.removeAttribute("data-moves");
  }

  // Why not?

  /** Nothing is asked under a mouse that rests while the board changes: browsers tell of that as of a move. */
  private hover(event: PointerEvent, element: Element, part: string): void {
    const moved = event.clientX !== rests.x || event.clientY !== rests.y;
    if (event.pointerType !== "mouse" || !moved || this.pointed === element) return;
    this.pointed = element;
    this.point(element, part);
  }

  private point(element: Element, part: string): void {
    clearTimeout(this.asking);
    if (!this.moves.length || this.chosen.includes(part)) return;
    const notation = this.lit(part)
      ? this.completedBy(part)
      : this.desk.compose([...this.chosen, part], this.given().view);
    if (notation) this.asking = setTimeout(() => this.given().why(notation, element, "point"), ASK_AFTER);
  }

  /** The move that a lit piece would make at once: what would it bring? */
  private completedBy(part: string): string | undefined {
    const whole = this.chosen.length + 1;
    return this.fitting.find(({ parts }) => parts.length === whole && parts.includes(part))?.notation;
  }

  private leave(): void {
    clearTimeout(this.asking);
    this.pointed = null;
    this.given().unask("point");
  }

  // Dragging, by mouse or finger

  private press(
    event: PointerEvent,
    element: HTMLElement | SVGElement,
    part: string,
    card?: () => Inspected,
  ): void {
    if (event.button !== 0) return;
    this.touch = event.pointerType !== "mouse";
    const free = this.lit(part) || this.chosen.includes(part);
    new Drag(event, element, {
      hold: () => {
        if (card) inspect(card());
        else if (!free) this.choose(part, element);
      },
      // A piece that would make a move by itself is clicked, not dragged.
      begin: () => {
        if (!free || (!this.chosen.includes(part) && this.completedBy(part))) return false;
        if (!this.chosen.includes(part)) this.choose(part, element);
        return true;
      },
      over: (x, y) => this.under(x, y, element)?.classList.contains("lit") ?? false,
      drop: (x, y) => {
        const target = this.under(x, y, element);
        const onto = target?.getAttribute("data-piece");
        if (onto && this.lit(onto)) this.choose(onto, target, true);
        else if (onto) this.choose(onto, target);
        else this.cancel();
      },
      back: () => this.cancel(),
    }).start();
  }

  private under(x: number, y: number, dragged: Element): Element | null {
    const found = document.elementsFromPoint(x, y).map((each) => each.closest("[data-piece]"));
    return found.find((each) => each && !dragged.contains(each)) ?? null;
  }

  // Keys

  private key(event: KeyboardEvent, element: Element, part: string, card?: () => Inspected): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.choose(part, element);
    } else if (event.key === "i" && card) {
      inspect(card());
    } else if (event.key in ARROWS) {
      event.preventDefault();
      neighbour(element, ARROWS[event.key]!)?.focus();
    }
  }
}

/** The nearest piece in a direction. */
function neighbour(element: Element, [dx, dy]: [number, number]): HTMLElement | null {
  const here = middle(element);
  let best: HTMLElement | null = null;
  let least = Infinity;
  const board = element.closest("[data-board]") ?? document;
  for (const other of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const [x, y] = middle(other);
    const along = (x - here[0]) * dx + (y - here[1]) * dy;
    const across = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (other === element || along < 4) continue;
    const far = along + 2.5 * across;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What a piece is called: by its label, else by what it says in place of its signs, else by its text. */
function nameOf(element: Element | null): string {
  const said = element?.querySelector(":scope > .hidden") ?? element;
  return element?.getAttribute("aria-label") ?? said?.textContent.trim() ?? "";
}

/** `hand:lion` is of the kind `hand`. */
function kindOf(part: string): string {
  return part.split(":")[0]!;
}

const rests = { x: -1, y: -1 }; // where the mouse was moved to last

function follow({ clientX, clientY }: PointerEvent): void {
  rests.x = clientX;
  rests.y = clientY;
}

function listen(element: Element, handlers: Record<string, (event: Event) => void>): () => void {
  for (const [name, handler] of Object.entries(handlers))
    element.addEventListener(name, handler, { passive: false });
  return () => {
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}
