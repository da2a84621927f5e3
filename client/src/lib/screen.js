// Where the layout changes: `@media (--narrow)` in styles (svelte.config.js puts it in), NARROW in code.
export const NARROW = "max-width: 62rem"; // hand-held, or half a screen: one thing below the other
export const SLIM = "max-width: 40rem"; // a phone upright
export const LOW = "max-height: 30rem"; // a phone that lies

/** @param {string} css */
export function withScreens(css) {
  return css
    .replaceAll("(--narrow)", `(${NARROW})`)
    .replaceAll("(--slim)", `(${SLIM})`)
    .replaceAll("(--low)", `(${LOW})`);
}
