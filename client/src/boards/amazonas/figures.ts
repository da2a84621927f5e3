// Pictures of the rules page.
import { animals, arrow, card, row, STEP, text, type Figure, type Item } from "../../lib/figures";

export const FIGURES: Record<string, Figure> = {
  "AMA-07": {
    width: 250,
    height: 60,
    items: [
      ...row(4, 6, animals("toucan macaw", "violet")),
      text(116, 38, "+"),
      card(130, 6, { animal: "toucan", tone: "violet" }),
      arrow([180, 28], [204, 28]),
      card(208, 6, { animal: "macaw", tone: "violet" }),
    ],
  },
  "AMA-08": {
    width: 280,
    height: 60,
    items: [
      ...row(4, 6, animals("toad chameleon two-headed-snake", "brown")),
      arrow([152, 28], [180, 28]),
      card(190, 2, { tone: "back" }),
      card(194, 6, { tone: "back" }),
      card(198, 10, { tone: "back", mark: "3" }),
    ],
  },
  "AMA-18": {
    width: 300,
    height: 66,
    items: [1, 3, 6, 10, 15, 21].flatMap((points, i): Item[] => [
      card(4 + i * STEP, 16, { tone: "back", mark: String(i + 1) }),
      text(26 + i * STEP, 12, String(points)),
    ]),
  },
};
