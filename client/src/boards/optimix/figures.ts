// Pictures of the rules page.
import { bad, good, row, text, type Figure } from "../../lib/figures";

export const FIGURES: Record<string, Figure> = {
  "OPT-06": {
    width: 300,
    height: 112,
    items: [
      text(16, 36, "1"),
      ...row(30, 6, [
        { animal: "gazelle", mark: "1", tone: "warm" },
        { animal: "fox", mark: "1", tone: "cold" },
      ]),
      text(16, 90, "3"),
      ...row(30, 60, [
        { animal: "lion", mark: "2", tone: "warm" },
        { animal: "seal", mark: "1", tone: "cold" },
      ]),
      text(190, 62, "3 − 2 = +1"),
    ],
  },
  "OPT-16": {
    width: 300,
    height: 60,
    items: [
      ...row(4, 6, [
        { animal: "crocodile", mark: "2", tone: "warm" },
        { animal: "elephant", mark: "3", tone: "warm" },
      ]),
      good(118, 36),
      ...row(160, 6, [
        { animal: "tiger", mark: "2", tone: "warm" },
        { animal: "camel", mark: "2", tone: "warm" },
      ]),
      bad(274, 36),
    ],
  },
  "OPT-18": {
    width: 160,
    height: 112,
    items: [
      ...row(8, 6, [{ tone: "deck" }, { animal: "lion", tone: "warm" }, { tone: "deck" }]),
      ...row(8, 58, [{ tone: "deck" }, { tone: "deck" }, { tone: "deck" }]),
      ...[bad(30, 36), bad(126, 36), bad(78, 88), good(30, 88), good(126, 88)],
    ],
  },
};
