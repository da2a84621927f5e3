// Which modules travel together: on a slow line every request costs more than a few kilobytes too many.
const FIRST = [
  /^\0|vite\/|node_modules\/(svelte|@fluent|esm-env|clsx)\//,
  /\/src\/(main|App|tokens|fonts)\.|\/src\/art\/|\/build\/sprites\/|\/pages\/(Home\.|home\/TableList)/,
  /\/lib\/(address|api|kept|mine|online|page|router|settings|shelf|socket|text|title|words)\./,
  /\/parts\/(Animal|Dialog|Face|Forget|GameCard|Gear|Header|LinkField|Notices|OtherDevice|SeatMark|Settings|Sure)\./,
  /\/parts\/(bots|notices|seats|sprite)\./,
];
const TABLE = /\/client\/src\/(lib\/|parts\/|boards\/[\w.]+$|pages\/(Room|table\/))/;
const BOARD = /\/client\/src\/boards\/(\w+)\/(?!figures)/;

/** The chunk of a module: what every page takes, what tables and lessons take, a board; else its own. */
export function chunkOf(id) {
  if (/lib\/(rules|rulebook)/.test(id)) return null; // only pages of rules take them
  if (/\.ftl/.test(id)) return /\?name/.test(id) ? "app" : null;
  if (FIRST.some((each) => each.test(id))) return "app";
  if (BOARD.test(id)) return `board-${BOARD.exec(id)[1]}`;
  if (TABLE.test(id)) return "table";
  return null;
}
