// Pictures of the rules page.
import { animals, arrow, card, row, text, type Figure } from "../../lib/figures";

export const FIGURES: Record<string, Figure> = {
  "ANI-07": {
    width: 250,
    height: 108,
    items: [
      ...row(4, 4, animals("lion penguin wolf")),
      ...row(4, 52, [{ animal: "wolf" }, { animal: "monkey", mountain: true }, { animal: "lion" }]),
      card(200, 52, { animal: "penguin", tone: "back" }),
      arrow([98, 26], [196, 60]),
    ],
  },
  "ANI-18": {
    width: 250,
    height: 108,
    items: [
      ...row(4, 4, animals("lion wolf elephant penguin")),
      ...row(4, 52, [
        { animal: "elephant", mark: "2" },
        { animal: "elephant", mark: "2" },
        { animal: "wolf" },
        { animal: "elephant", mark: "2" },
      ]),
      text(222, 82, "6"),
    ],
  },
  "ANI-20": {
    width: 250,
    height: 108,
    items: [
      ...row(4, 4, [
        { animal: "penguin", mark: "2" },
        { animal: "penguin", mark: "2" },
        { animal: "lion" },
        { animal: "penguin" },
      ]),
      ...row(4, 52, [
        { animal: "wolf" },
        { animal: "penguin", mark: "2" },
        { animal: "monkey" },
        { animal: "lion" },
      ]),
      text(222, 58, "6"),
    ],
  },
};
