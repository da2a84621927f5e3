"""Surveys: a rule writes what a view is made of as numbers, plain Python makes the view of them, in the same order.

Here is how both treat cards: how many kinds there are, then each kind with its count.
"""

from collections.abc import Callable, Sequence

from arkade.kernel.rule import rule

#: What stands in the place of the number of kinds where the viewer may not see them.
HIDDEN = -1

#: Gives the next number of a survey.
Take = Callable[[], int]


@rule
def put_kinds(out, at, counts):
    """Write the kinds that there are; where the next numbers go."""
    n = at + 1
    for kind in range(len(counts)):
        if counts[kind] != 0:
            out[n] = kind
            out[n + 1] = counts[kind]
            n += 2
    out[at] = (n - at) // 2
    return n


@rule
def put_kinds_if(out, at, counts, shown):
    """Write them if they are shown."""
    if shown:
        return put_kinds(out, at, counts)
    out[at] = HIDDEN
    return at + 1


def kinds(take: Take, names: Sequence[str]) -> dict[str, int]:
    """What `put_kinds` wrote, by name."""
    return {names[take()]: take() for _ in range(take())}


def kinds_if_shown(take: Take, names: Sequence[str]) -> dict[str, int] | None:
    """What `put_kinds_if` wrote, by name; None: hidden."""
    count = take()
    return None if count == HIDDEN else {names[take()]: take() for _ in range(count)}
