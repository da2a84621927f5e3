// Why not? And of what may be done: what would it bring? Everything that is clicked is answered.
import type { Phrase } from "../protocol";
import type { Answer, Asked } from "./board";
import { choice } from "./choice.svelte";

export class Answers {
  shown = $state.raw<{ reasons: Answer[]; anchor: Element; how: Asked } | null>(null);
  outlook = $state.raw<Phrase[]>([]);
  private turn = 0;

  /** `explain`: asks the server about a move; `silence`: what to say of something that nothing is known of. */
  constructor(
    private readonly explain: (notation: string) => Promise<{ reasons?: Answer[]; outlook?: Phrase[] }>,
    private readonly silence: () => Phrase,
  ) {}

  async ask(asked: string | Answer | null, anchor: Element | null, how: Asked = "point"): Promise<void> {
    const turn = ++this.turn;
    const answer = typeof asked === "string" ? await this.explain(asked).catch(() => null) : null;
    if (turn !== this.turn) return;
    if (answer) this.outlook = answer.outlook ?? [];
    let reasons: Answer[] = asked && typeof asked === "object" ? [asked] : (answer?.reasons ?? []);
    if (!reasons.length && how === "press") reasons = [{ phrase: this.silence() }];
    if (reasons.length && anchor) this.shown = { reasons, anchor, how };
  }

  /** Forget what was asked; what a click asked stays if the mouse only leaves. */
  forget(how?: Asked): void {
    if (how === "point" && this.shown?.how === "press") return;
    this.turn += 1;
    this.shown = null;
    if (how !== "point" || !choice.preview) this.outlook = [];
  }
}
