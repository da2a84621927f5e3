// All animals, fetched once and put into the page, so that <use href="#a-lion"> finds them.
import address from "../../build/sprite.svg?url";

let wanted: Promise<void> | null = null;

export function loadSprite(): Promise<void> {
  wanted ??= fetch(address)
    .then((answer) => answer.text())
    .then((text) => {
      const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      sprite.classList.add("sprite");
      document.body.prepend(document.importNode(sprite, true));
    })
    .catch(() => {
      wanted = null;
    });
  return wanted;
}
