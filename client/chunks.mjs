// Which modules travel together: on a slow line every request costs more than a few kilobytes too many.
const FIRST =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(lib|main|App|tokens)|\/parts\/(Header|Settings|Dialog|Notices|notices|Animal|Face|sprite|SeatMark|seats|people|bots|LinkField|OtherDevice|GameCard)/;
const TABLE = /\/client\/src\/(parts\/|boards\/[\w.]+$|pages\/(Room|table\/))/;
const BOARD = /\/client\/src\/boards\/(\w+)\/(?!figures)/;
const WORDS = /\/(client|text)\/words\/(\w+)\.ftl/;

/** The chunk of a module: what every page takes, what tables and lessons take, a board, a language; else its own. */
export function chunkOf(id) {
  if (/lib\/(rules|rulebook)/.test(id)) return null; // only pages of rules take them
  if (WORDS.test(id)) return /\?name/.test(id) ? "app" : `words-${WORDS.exec(id)[2]}`;
  if (FIRST.test(id)) return "app";
  if (BOARD.test(id)) return `board-${BOARD.exec(id)[1]}`;
  if (TABLE.test(id)) return "table";
  return null;
}
