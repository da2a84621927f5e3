// Makes sentences of phrases, exactly as src/arkade/text/__init__.py does.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Phrase } from "../protocol";

export type Params = NonNullable<Phrase["params"]>;

/** Texts that were read: a page's are wanted anew with every game and every name, and reading takes milliseconds. */
const read = new Map<string, FluentResource>();

function resource(source: string): FluentResource {
  const known = read.get(source) ?? new FluentResource(source);
  read.set(source, known);
  return known;
}

/** A small number is written alike in every language: the first Intl.NumberFormat takes 20 ms, on a phone 80. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

export class Words {
  private readonly bundle: FluentBundle;

  /** `sources`: Fluent texts, later ones before earlier ones. `names`: of the seats, as far as they are known. */
  constructor(
    readonly language: string,
    sources: string[],
    private readonly names: () => readonly string[] = () => [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(resource(source), { allowOverrides: true });
  }

  /** The sentence, name or label that a phrase stands for. */
  say(phrase: Phrase | string, params: Params = {}): string {
    const { key, params: given = {} } = this.named(
      typeof phrase === "string" ? { key: phrase, params } : phrase,
    );
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (Array.isArray(value)) {
        filled[name] = this.joined(value.map((item) => (typeof item === "string" ? item : this.say(item))));
      } else if (typeof value === "object") {
        const inner = this.named(value);
        filled[name] = this.say(inner);
        for (const attribute of Object.keys(this.bundle.getMessage(inner.key)?.attributes ?? {}))
          filled[`${name}_${attribute}`] = this.format(inner.key, attribute, inner.params ?? {});
      } else filled[name] = typeof value === "number" ? new Count(value) : value;
    }
    return this.format(key, null, filled);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** An attribute of a text, such as an animal with its article. */
  attribute(key: string, attribute: string): string {
    return this.format(key, attribute, {});
  }

  /** A seat is called by its player's name. */
  private named(phrase: Phrase): Phrase {
    const name = phrase.key === "seat" ? this.names()[Number(phrase.params?.seat)] : undefined;
    return name === undefined ? phrase : { key: "player", params: { name } };
  }

  private joined(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  private format(key: string, attribute: string | null, params: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.missing(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, params, errors);
    return errors.length ? this.missing(`${key}: ${errors[0]}`) : text;
  }

  private missing(key: string): string {
    console.error(`no text ${key} in ${this.language}`);
    return key;
  }
}
