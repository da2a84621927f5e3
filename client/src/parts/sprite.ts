// The animals of a game, fetched once and put into the page, so that <use href="#a-lion"> finds them.
const SPRITES = import.meta.glob<string>("../../build/sprites/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const addressOf = (name: string) => SPRITES[`../../build/sprites/${name}.svg`];

const wanted = new Map<string, Promise<void>>();

/** The pictures of a game, of all where it is another's; `faces`: of the bots; `all`. */
export function loadSprite(name: string): Promise<void> {
  const address = addressOf(name) ?? addressOf("all")!;
  const known = wanted.get(address);
  if (known) return known;
  const loading = fetch(address)
    .then((answer) => answer.text())
    .then(put)
    .catch(() => void wanted.delete(address));
  wanted.set(address, loading);
  return loading;
}

function put(text: string): void {
  const holder = document.createElement("template");
  holder.innerHTML = text;
  const sprite = holder.content.firstElementChild!;
  for (const symbol of [...sprite.children]) if (document.getElementById(symbol.id)) symbol.remove();
  sprite.classList.add("sprite");
  document.body.prepend(sprite);
}
