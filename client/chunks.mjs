// Which modules travel together: on a slow line every request costs more than a few kilobytes too many.
const FIRST = [
  /^\0|vite\/|node_modules\/(svelte|@fluent|esm-env|clsx)\//,
  /\/src\/(main|App|first|tokens|fonts|boards\/index)\.|\/src\/art\/|\/build\/sprites\/|\/pages\/(Home\.|Missing\.|home\/TableList)/,
  /\/lib\/(address|api|figures|first|kept|mine|moments|online|page|router|settings|shelf|socket|text|title|words)\./,
  /\/parts\/(Animal|Dialog|Face|Forget|GameCard|Gear|Header|LinkField|Notices|OtherDevice|SeatMark|Settings|Sure)\./,
  /\/parts\/(bots|notices|seats|sprite)\./,
];
const BOARDS = /\/client\/src\/(lib\/|parts\/|boards\/[\w.]+(\?|$)|pages\/table\/Breakdown)/;
const OWN = [
  /lib\/(rules|rulebook)|\/parts\/(Figure|figure)\./, // of the rules pages
  /\/boards\/([Oo]utside|Fallback)\./, // of games by others
  /\/lib\/signal\.|\/parts\/(Chat|Clock|Invite|Join|Leavers|Lobby|RoomDialog|Seats)\./, // of rooms
];

/**
 * The chunk of a module: what every page takes, what all pages with a board take; else that of the page or board that
 * takes it, which is one file as long as nothing else in it is asked for by itself.
 */
export function chunkOf(id) {
  if (OWN.some((each) => each.test(id))) return null;
  if (/\.ftl/.test(id)) return /\?name/.test(id) ? "app" : null;
  if (FIRST.some((each) => each.test(id))) return "app";
  return BOARDS.test(id) ? "table" : null;
}
