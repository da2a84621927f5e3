// Choosing a move by its parts. A move is made of pieces of the board: `b2 lion` of the hand card `hand:lion` and the
// cell `cell:b2`. Choose one after the other, in any order: what still fits is lit, and the last one makes the move.
import type { Attachment } from "svelte/attachments";
import { inspect } from "../parts/inspect.svelte";
import type { AnyGame, BoardProps, Desk, Inspected } from "./board";

type Given<G extends AnyGame> = Pick<
  BoardProps<G>,
  "view" | "legal" | "last" | "look" | "act" | "why" | "unask"
>;

const ASK_AFTER = 350; // milliseconds of pointing at an unlit piece
const HOLD = 500; // milliseconds of a long press
const DRAG_FROM = 8; // pixels
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
    const { last, view } = this.given();
    return last ? this.desk.touched(last, view) : [];
  });
  private asking: ReturnType<typeof setTimeout> | undefined;

  /** Call while the board is made: `const targets = new Targets(desk, () => props)`. */
  constructor(
    private readonly desk: Desk<G>,
    private readonly given: () => Given<G>,
  ) {
    $effect(() => {
      void this.moves; // another position: begin anew
      this.chosen = [];
    });
    $effect(() => {
      const cancel = (event: KeyboardEvent) => event.key === "Escape" && this.cancel();
      addEventListener("keydown", cancel);
      return () => removeEventListener("keydown", cancel);
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
    this.given().unask();
  }

  /** Choose a piece, or give it back. */
  choose(part: string, element: Element | null = null): void {
    if (this.sending || this.given().look) return;
    this.given().unask();
    const again = this.chosen.includes(part) && (!element || element === this.picked);
    this.picked = element;
    if (again) this.chosen = this.chosen.filter((each) => each !== part);
    else if (this.chosen.includes(part))
      return; // another one of the same
    else if (this.lit(part)) this.add([...this.chosen, part]);
    else if (this.moves.some((move) => move.parts.includes(part))) this.add([part]); // another beginning
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
        keydown: (event) => this.key(event as KeyboardEvent, element, part, card),
        pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && this.point(element, part),
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

  private add(chosen: string[]): void {
    this.chosen = chosen;
    const made = this.fitting.find((move) => move.parts.length === chosen.length);
    if (made) void this.make(made.notation);
  }

  private async make(notation: string): Promise<void> {
    this.sending = true;
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
    element.setAttribute("aria-pressed", String(chosen));
    element.setAttribute("aria-disabled", String(!lit && !same));
    element.setAttribute("tabindex", lit || same ? "0" : "-1");
    if (lit) element.setAttribute("data-moves", this.movesOf(part).join("|"));
    else element.removeAttribute("data-moves");
  }

  // Why not?

  private point(element: Element, part: string): void {
    clearTimeout(this.asking);
    if (!this.moves.length || this.chosen.includes(part)) return;
    const notation = this.lit(part)
      ? this.completedBy(part)
      : this.desk.compose([...this.chosen, part], this.given().view);
    if (notation) this.asking = setTimeout(() => this.given().why(notation, element), ASK_AFTER);
  }

  /** The move that a lit piece would make at once: what would it bring? */
  private completedBy(part: string): string | undefined {
    const whole = this.chosen.length + 1;
    return this.fitting.find(({ parts }) => parts.length === whole && parts.includes(part))?.notation;
  }

  private leave(): void {
    clearTimeout(this.asking);
    this.given().unask();
  }

  // Dragging, by mouse or finger

  private press(
    event: PointerEvent,
    element: HTMLElement | SVGElement,
    part: string,
    card?: () => Inspected,
  ): void {
    if (event.button !== 0) return;
    const free = this.lit(part) || this.chosen.includes(part);
    const touch = event.pointerType !== "mouse";
    new Drag(event, element, {
      hold: () => {
        if (!touch) return false;
        if (!free) this.point(element, part);
        else if (card) inspect(card());
        return card !== undefined || !free;
      },
      begin: () => {
        if (!free) return false;
        if (!this.chosen.includes(part)) this.choose(part, element);
        return true;
      },
      over: (x, y) => this.under(x, y, element)?.classList.contains("lit") ?? false,
      drop: (x, y) => {
        const target = this.under(x, y, element)?.getAttribute("data-piece");
        if (target && this.lit(target)) this.choose(target);
        else this.cancel();
      },
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

function listen(element: Element, handlers: Record<string, (event: Event) => void>): () => void {
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}

interface Dragging {
  hold(): boolean; // pressed for long; whether that was meant
  begin(): boolean; // whether the piece may be dragged
  over(x: number, y: number): boolean;
  drop(x: number, y: number): void;
}

/** A piece under the pointer, from the first few pixels on; before them it is a click. */
class Drag {
  private ghost: HTMLElement | SVGElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly from: PointerEvent,
    private readonly element: HTMLElement | SVGElement,
    private readonly to: Dragging,
  ) {}

  start(): void {
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.stop);
    this.timer = setTimeout(() => {
      if (!this.to.hold()) return;
      this.stop();
      addEventListener("pointerup", swallowClick, { once: true });
    }, HOLD);
    if (this.element.hasPointerCapture(this.from.pointerId))
      this.element.releasePointerCapture(this.from.pointerId);
  }

  private move = (event: PointerEvent): void => {
    if (event.pointerId !== this.from.pointerId) return;
    const [dx, dy] = [event.clientX - this.from.clientX, event.clientY - this.from.clientY];
    if (!this.ghost && Math.hypot(dx, dy) < DRAG_FROM) return;
    if (!this.ghost) {
      if (!this.to.begin()) return this.stop();
      clearTimeout(this.timer);
      this.ghost = this.lift();
    }
    this.ghost.style.translate = `${dx}px ${dy}px`;
    this.ghost.classList.toggle("fits", this.to.over(event.clientX, event.clientY));
  };

  private up = (event: PointerEvent): void => {
    if (event.pointerId !== this.from.pointerId) return;
    const dragged = this.ghost !== null;
    this.stop();
    if (!dragged) return;
    swallowClick();
    this.to.drop(event.clientX, event.clientY);
  };

  private stop = (): void => {
    clearTimeout(this.timer);
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.stop);
    this.ghost?.remove();
    this.ghost = null;
  };

  /** A copy of the piece that follows the pointer. */
  private lift(): HTMLElement | SVGElement {
    const box = this.element.getBoundingClientRect();
    const copy = this.element.cloneNode(true) as HTMLElement | SVGElement;
    for (const name of ["data-piece", "data-moves", "data-key", "id"]) copy.removeAttribute(name);
    const ghost = copy instanceof SVGElement ? inSvg(copy, this.element as SVGGraphicsElement) : copy;
    ghost.classList.add("ghost");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    document.body.append(ghost);
    return ghost;
  }
}

function inSvg(copy: SVGElement, original: SVGGraphicsElement): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const box = original.getBBox();
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

/** The click that ends a drag or a long press means nothing. */
function swallowClick(): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
