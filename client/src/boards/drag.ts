// A piece that follows the pointer. By mouse it is a drag from the first few pixels on; a finger has to hold the piece
// first, so that no swipe moves anything and a swipe that begins on a card scrolls.
const HOLD = 450; // milliseconds that a finger rests before the piece follows it: a slow tap is none
const DRAG_FROM = 8; // pixels

let lifted = false; // a finger has a piece

/** For `touchmove`, not passive: the page stays where it is while a piece follows the finger. */
export function holdsPage(event: Event): void {
  if (lifted) event.preventDefault();
}

export interface Dragging {
  hold(): void; // a finger rested, and was lifted where it was
  begin(): boolean; // whether the piece may be dragged
  over(x: number, y: number): boolean;
  drop(x: number, y: number): void;
  back(): void; // it was not dragged after all
}

export class Drag {
  private ghost: HTMLElement | SVGElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private far = false; // it was carried away from its place
  private readonly touch: boolean;

  constructor(
    private readonly from: PointerEvent,
    private readonly element: HTMLElement | SVGElement,
    private readonly to: Dragging,
  ) {
    this.touch = from.pointerType !== "mouse";
  }

  start(): void {
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.stop);
    if (this.touch) this.timer = setTimeout(this.held, HOLD);
    if (this.element.hasPointerCapture(this.from.pointerId))
      this.element.releasePointerCapture(this.from.pointerId);
  }

  /** A finger has rested on the piece: it follows from now on, or, where it cannot, the long press is over. */
  private held = (): void => {
    if (this.to.begin()) {
      lifted = true;
      this.ghost = this.lift();
      return;
    }
    this.stop();
    addEventListener("pointerup", swallowClick, { once: true });
    this.to.hold();
  };

  private move = (event: PointerEvent): void => {
    if (event.pointerId !== this.from.pointerId) return;
    const [dx, dy] = [event.clientX - this.from.clientX, event.clientY - this.from.clientY];
    this.far ||= Math.hypot(dx, dy) >= DRAG_FROM;
    if (!this.far) return;
    if (!this.ghost) {
      if (this.touch || !this.to.begin()) return this.stop();
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
    if (this.far) return this.to.drop(event.clientX, event.clientY);
    this.to.back();
    this.to.hold();
  };

  private stop = (): void => {
    clearTimeout(this.timer);
    lifted = false;
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

/** The click that ends a drag or a long press means nothing; the one of the next press, however soon, does. */
function swallowClick(): void {
  const end = () => removeEventListener("click", swallow, { capture: true });
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", end, { capture: true, once: true });
  setTimeout(end, 50);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
