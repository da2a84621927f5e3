// Cuts the animals of the games out of Google's Noto Emoji (Apache-2.0, by @iconify-json/noto), adds those drawn by us
// in art/, and writes SVG sprites, every animal a symbol "a-<name>" of 128 by 128: build/sprites/all.svg, faces.svg
// with those of the bots, and for every game <game>.svg with those that its files name.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { optimize } from "svgo";

/** Names in our texts, and in Noto where they differ. */
const NOTO = {
  bear: "", bee: "honeybee", butterfly: "", brontosaurus: "sauropod", camel: "two-hump-camel",
  cat: "", chamois: "goat", cow: "", crocodile: "", dodo: "", dog: "", donkey: "", dove: "", earthworm: "worm",
  elephant: "", flamingo: "", fox: "", frog: "", giraffe: "", grain: "sheaf-of-rice", "harpy-eagle": "eagle",
  hedgehog: "", hen: "chicken", hippopotamus: "", horse: "", jaguar: "leopard", kangaroo: "", koala: "", lion: "",
  mammoth: "", monkey: "", moose: "", mosquito: "", mouse: "", "musk-ox": "bison", panda: "", parrot: "", penguin: "",
  pig: "", "polar-bear": "", rabbit: "", raven: "black-bird", rhinoceros: "", "roe-deer": "deer", seal: "",
  sheep: "ewe", skunk: "", sloth: "", snail: "", spider: "", squirrel: "chipmunk", tiger: "", turtle: "",
  tyrannosaurus: "t-rex", wolf: "", zebra: "", mountain: "snow-capped-mountain",
}; // prettier-ignore
/** Pictures that are another one, with something drawn over it. */
const OVER = {
  "brown-bear": ["bear", ""],
  "striped-rhinoceros": [
    "rhinoceros",
    '<path fill="none" stroke="#3a5f6e" stroke-width="5" stroke-linecap="round" d="M64 42c-3 10-3 22 0 32M78 38c-3 12-3 28 0 40M92 40c-2 12-2 24 1 36M105 48c-1 8-1 16 1 24"/>',
  ],
};
/** The animals that bots of ours are. */
const FACES = ["dodo", "earthworm", "fox", "mouse", "raven"];
const LIMIT = 200_000; // bytes
const BOARDS = new URL("src/boards/", import.meta.url);
const GAMES = new URL("../src/arkade/games/", import.meta.url);

const icons = JSON.parse(
  await readFile(new URL("node_modules/@iconify-json/noto/icons.json", import.meta.url)),
).icons;
const bodies = new Map();
for (const [name, noto] of Object.entries(NOTO)) bodies.set(name, icons[noto || name].body);
for (const file of (await readdir(new URL("art/", import.meta.url))).filter((each) =>
  each.endsWith(".svg"),
)) {
  const svg = await readFile(new URL(`art/${file}`, import.meta.url), "utf8");
  bodies.set(file.slice(0, -4), svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, ""));
}

const symbols = new Map([...bodies].sort().map(([name, body]) => [name, symbol(name, body)]));
for (const [name, [under, over]] of Object.entries(OVER))
  symbols.set(
    name,
    `<symbol id="a-${name}" viewBox="0 0 128 128"><use href="#a-${under}" width="128" height="128"/>${over}</symbol>`,
  );
await rm(new URL("build/sprites/", import.meta.url), { recursive: true, force: true });
await mkdir(new URL("build/sprites/", import.meta.url), { recursive: true });
await write("all", [...symbols.keys()]);
await write("faces", FACES);
for (const game of await folders(BOARDS)) await write(game, await named(game));

async function folders(place) {
  const found = await readdir(place, { withFileTypes: true });
  return found.filter((each) => each.isDirectory()).map(({ name }) => name);
}

/** The pictures that the files of a game name, in its folder or in its board's: rather one too many than one too few. */
async function named(game) {
  const words = new URL(`${game}/words/en.ftl`, GAMES);
  const board = (await readdir(new URL(`${game}/`, BOARDS))).map(
    (file) => new URL(`${game}/${file}`, BOARDS),
  );
  const text = (await Promise.all([words, ...board].map((file) => readFile(file, "utf8")))).join("\n");
  return [...symbols.keys()].filter((name) =>
    new RegExp(`\\b${name.replaceAll("-", "[- ]")}\\b`, "i").test(text),
  );
}

async function write(file, names) {
  const under = names.flatMap((name) => OVER[name]?.[0] ?? []);
  const chosen = [...new Set([...under, ...names])].map((name) => symbols.get(name));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${chosen.join("")}</svg>`;
  if (sprite.length > LIMIT) throw new Error(`the sprite has ${sprite.length} bytes, more than ${LIMIT}`);
  await writeFile(new URL(`build/sprites/${file}.svg`, import.meta.url), sprite);
  console.log(`sprite ${file}: ${chosen.length} pictures, ${sprite.length} bytes`);
}

/** One picture: smaller, with ids of its own, and without styles, which the server's policy forbids. */
function symbol(name, body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 128 128">${body}</svg>`;
  const plugins = [
    { name: "preset-default", params: { overrides: { cleanupIds: false } } },
    "convertStyleToAttrs",
    "removeXlink",
    { name: "cleanupIds", params: { minify: true } },
    { name: "prefixIds", params: { prefix: name, delim: "-" } },
  ];
  const made = optimize(svg, { multipass: true, floatPrecision: 1, plugins }).data;
  return made
    .replace(/^<svg[^>]*>/, `<symbol id="a-${name}" viewBox="0 0 128 128">`)
    .replace(/<\/svg>$/, "</symbol>");
}
