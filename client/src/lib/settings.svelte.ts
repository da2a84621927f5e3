// What a person has chosen, kept in the browser.
export type Theme = "auto" | "light" | "dark";
export type Speed = "none" | "fast" | "normal" | "slow";
export type Confirm = "always" | "touch" | "never";
export type Tab = "log" | "chat" | "moves";

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
  confirm = $state<Confirm>("touch"); // which moves are shown before they are made: those of a single touch
  single = $state(true); // whether a decision with one option is made by itself
  panel = $state(true); // whether log, chat and moves stand beside the board
  tab = $state<Tab>("log");
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
    const { language, name, theme, sound, speed, notify, confirm, single, panel, tab, lessons } = this;
    const kept = { language, name, theme, sound, speed, notify, confirm, single, panel, tab, lessons };
    localStorage.setItem(KEY, JSON.stringify(kept));
    const shown = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
    document.documentElement.dataset.theme = shown;
    // For the server, which writes the first screen: see web/head.py.
    document.cookie = `arkade_look=${language ?? ""}.${shown}; path=/; max-age=31536000; samesite=lax`;
    document.documentElement.style.setProperty("--duration", `${this.duration}ms`);
  }
}

export const settings = new Settings();
dark.addEventListener("change", () => settings.apply());
