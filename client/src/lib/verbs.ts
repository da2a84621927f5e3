// A game's moves by their verbs and objects: the table is made of the game's own (`make protocol`).
export interface Verb {
  readonly word: string;
  readonly objects: Readonly<Record<string, readonly string[]>>;
}
export type Verbs = Readonly<Record<string, Verb>>;

/** A move as data: `give 2 snail` is { verb: "give", whom: "2", card: "snail" }. */
export type Act<V extends Verbs> = {
  [K in keyof V]: { readonly verb: K } & { readonly [O in keyof V[K]["objects"]]: string };
}[keyof V];

export interface Notation<V extends Verbs> {
  read(notation: string): Act<V>;
  write(act: Act<V>): string;
}

export function notationOf<V extends Verbs>(verbs: V): Notation<V> {
  let known: Map<string, Act<V>> | undefined;
  return {
    read: (notation) => (known ??= all(verbs)).get(notation)!,
    write(act) {
      const { word, objects } = verbs[act.verb]!;
      return written(
        word,
        Object.keys(objects).map((kind) => act[kind as keyof Act<V>] as string),
      );
    },
  };
}

function all<V extends Verbs>(verbs: V): Map<string, Act<V>> {
  const found = new Map<string, Act<V>>();
  for (const [verb, { word, objects }] of Object.entries(verbs))
    for (const chosen of choices(Object.entries(objects)))
      found.set(written(word, Object.values(chosen)), { verb, ...chosen } as Act<V>);
  return found;
}

function choices(objects: [string, readonly string[]][]): Record<string, string>[] {
  const [first, ...rest] = objects;
  if (!first) return [{}];
  const [kind, names] = first;
  return names.flatMap((name) => choices(rest).map((others) => ({ [kind]: name, ...others })));
}

function written(word: string, objects: string[]): string {
  return [word, ...objects].filter(Boolean).join(" ");
}
