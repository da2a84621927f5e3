// Pieces that changed their place fly there. Every piece that can move carries `data-key`, the same before and after.
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import { choice } from "./choice.svelte";

const FLIGHT = "flight";
// What another player brings is shown large on its way, for a beat.
const LARGE = 150; // pixels
const SHOWN = 3; // times as long as other flights

/** Let everything that still moves be where it goes. */
export function skip(): void {
  for (const each of document.getAnimations()) if (each.id === FLIGHT) each.finish();
}

/** Call while the board is made: `fly(() => root, () => view)`. New pieces come from `data-from`, another key. */
export function fly(root: () => Element | undefined, view: () => unknown): void {
  let before: Map<string, DOMRect> | undefined;
  $effect.pre(() => {
    view();
    before = places(untrack(root)); // a board that has just come has not moved: it need not be laid out twice
  });
  $effect(() => {
    view();
    const duration = settings.duration;
    if (duration && before?.size) for (const piece of keyed(root())) animate(piece, before, duration);
    choice.acted = false;
  });
}

function keyed(root: Element | undefined): Element[] {
  return [...(root?.querySelectorAll("[data-key]") ?? [])];
}

function places(root: Element | undefined): Map<string, DOMRect> {
  return new Map(
    keyed(root).map((piece) => [piece.getAttribute("data-key")!, piece.getBoundingClientRect()]),
  );
}

function animate(piece: Element, before: Map<string, DOMRect>, duration: number): void {
  const to = piece.getBoundingClientRect();
  const from =
    before.get(piece.getAttribute("data-key")!) ?? before.get(piece.getAttribute("data-from") ?? "");
  if (!from || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) return;
  const scale = scaleOf(piece);
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  const shown = piece.hasAttribute("data-from") && !choice.acted && to.height < LARGE;
  const large = String(Math.min(3, LARGE / to.height));
  const middle = { translate: `${dx / 3}px ${dy / 3}px`, scale: large, zIndex: 5 };
  piece.animate(
    [
      { translate: `${dx}px ${dy}px`, zIndex: 5 },
      ...(shown ? [middle, { ...middle, offset: 0.75 }] : []),
      { translate: "0 0", zIndex: 5 },
    ],
    {
      id: FLIGHT,
      duration: shown ? SHOWN * duration : duration,
      easing: "cubic-bezier(.2,.7,.3,1)",
    },
  );
}

/** Pixels of the screen to a unit of the drawing. */
function scaleOf(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
}
