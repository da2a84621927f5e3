// What a person has chosen, kept in the browser.
export type Theme = "auto" | "light" | "dark";
export type Speed = "none" | "fast" | "normal" | "slow";

const KEY = "arkade";
const MILLISECONDS: Record<Speed, number> = { none: 0, fast: 180, normal: 380, slow: 800 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  language = $state<string | null>(null);
  name = $state("");
  theme = $state<Theme>("auto");
  sound = $state(true);
  speed = $state<Speed>("normal");
  notify = $state(false);
  list = $state(true); // whether the list of moves is open
  lessons = $state.raw<Readonly<Record<string, string[]>>>({}); // chapters that were gone through, by game

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  /** Milliseconds that a piece takes to move. */
  get duration(): number {
    return calm.matches ? 0 : MILLISECONDS[this.speed];
  }

  /** The chapters of a game that were gone through. */
  learned(game: string): readonly string[] {
    return this.lessons[game] ?? [];
  }

  /** Note that a chapter was gone through; `all` are those there are, so that none is kept that is no more. */
  learn(game: string, chapter: string, all: string[]): void {
    const found = all.filter((each) => each === chapter || this.learned(game).includes(each));
    this.lessons = { ...this.lessons, [game]: found };
  }

  /** Keep and show the choices; call once, within an effect. */
  apply(): void {
    const { language, name, theme, sound, speed, notify, list, lessons } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, name, theme, sound, speed, notify, list, lessons }));
    const shown = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
    document.documentElement.dataset.theme = shown;
    document.documentElement.style.setProperty("--duration", `${this.duration}ms`);
  }
}

export const settings = new Settings();
dark.addEventListener("change", () => settings.apply());
