// Where a magnified picture lies in its frame: a point c of the picture is seen at x + scale * c.
export interface Frame {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

export interface Lie extends Place {
  scale: number; // 1: fitted
}

export const FITTED: Lie = { x: 0, y: 0, scale: 1 };
const MOST = 6;

/** Magnified so that what is seen at `from` is seen at `to`; the picture always fills its frame. */
export function magnified(lie: Lie, wanted: number, from: Place, to: Place, frame: Frame): Lie {
  const scale = Math.min(Math.max(wanted, 1), MOST);
  const grown = scale / lie.scale;
  return {
    scale,
    x: within(to.x - (from.x - lie.x) * grown, frame.width * (1 - scale)),
    y: within(to.y - (from.y - lie.y) * grown, frame.height * (1 - scale)),
  };
}

function within(at: number, least: number): number {
  return Math.min(Math.max(at, least), 0);
}
