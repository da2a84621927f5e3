"""A game's actions as data: its verbs with their objects, in the order of the action ids.

    VERBS = Verbs(Verb("embark", "", animal=FACES), Verb("take"), Verb("give", whom=SEATS, card=KINDS))

Ids, notations, and what compiled rules switch on follow from that one table; so does the browser's (`make protocol`).
"""

from collections.abc import Sequence
from itertools import product

import numpy as np

MOST_OBJECTS = 2


class Verb:
    """What a player may do, and the names of all that it may be done with.

    The notation is the verb's word, by default its name, and then the objects; an empty word is left out.
    """

    def __init__(self, name: str, word: str | None = None, /, **objects: Sequence[str]) -> None:
        if len(objects) > MOST_OBJECTS:
            raise ValueError(f"the verb {name!r} has more than {MOST_OBJECTS} objects")
        self.name = name
        self.word = name if word is None else word
        self.objects = {kind: tuple(names) for kind, names in objects.items()}


class Verbs:
    """The table. `of`, `first_object` and `second_object` are by action id, `start` is by the verb's number."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        notations: list[str] = []
        rows: list[tuple[int, int, int]] = []  # verb, first object, second object
        start: list[int] = []
        for number, verb in enumerate(verbs):
            start.append(len(rows))
            for chosen in product(*(range(len(names)) for names in verb.objects.values())):
                named = (names[i] for names, i in zip(verb.objects.values(), chosen, strict=True))
                notations.append(" ".join(filter(None, (verb.word, *named))))
                rows.append((number, *chosen, *(0,) * (MOST_OBJECTS - len(chosen))))  # type: ignore[arg-type]
        if len(set(notations)) < len(notations):
            raise ValueError("two actions have the same notation")
        self.notations = tuple(notations)
        self.start = tuple(start)
        self.of, self.first_object, self.second_object = np.array(rows, np.int64).T.copy()

    def __len__(self) -> int:
        return len(self.verbs)
