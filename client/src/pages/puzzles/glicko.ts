// Glicko-2 by Mark Glickman (glicko.net/glicko/glicko2.pdf): how strong somebody is, and how sure that is.
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

export interface Result {
  rating: number; // the opponent's
  deviation: number;
  score: number; // 1 won, 0 lost
}

// 200, not the paper's 350: by one easy puzzle missed a rating fell from 1500 to 865.
export const BEGINNER: Strength = { rating: 1500, deviation: 200, volatility: 0.06 };
const SCALE = 173.7178;
const TAU = 0.5; // how much the volatility may change
const CLOSE = 1e-6;

/** The strength after some results that count together. */
export function rated(own: Strength, results: Result[]): Strength {
  const mu = (own.rating - 1500) / SCALE;
  const phi = own.deviation / SCALE;
  const met = results.map(({ rating, deviation, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    return { g, score, expected: 1 / (1 + Math.exp(-g * (mu - (rating - 1500) / SCALE))) };
  });
  const variance = 1 / met.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gained = met.reduce((sum, { g, score, expected }) => sum + g * (score - expected), 0);
  const volatility = moved(own.volatility, phi, variance, variance * gained);
  const wider = phi * phi + volatility * volatility;
  const sure = 1 / Math.sqrt(1 / wider + 1 / variance);
  return { rating: SCALE * (mu + sure * sure * gained) + 1500, deviation: SCALE * sure, volatility };
}

/** The new volatility: step 5 of the paper, by the Illinois algorithm. */
function moved(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma * sigma);
  const f = (x: number) => {
    const spread = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (TAU * TAU);
  };
  let a = start;
  let b = Math.log(delta * delta - phi * phi - variance);
  if (Number.isNaN(b) || b === -Infinity) for (b = start - TAU; f(b) < 0;) b -= TAU;
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > CLOSE) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
