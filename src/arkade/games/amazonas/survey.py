"""What views of Coloretto Amazonas are made of, as numbers in the order in which `view` reads them."""

from arkade.games.amazonas.components import CARDS, FIRST, MAX_PLAYERS, N_ANIMALS, N_COLOURS
from arkade.games.amazonas.rules import bonus_points, column_points, stack_points
from arkade.kernel.arrays import put, total
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.rule import rule
from arkade.kernel.surveys import put_kinds, put_kinds_if

_KINDS = 1 + 2 * N_ANIMALS
SURVEY_SIZE = (
    6 + 2 * N_COLOURS + CARDS + _KINDS + MAX_PLAYERS * (2 + _KINDS + N_COLOURS + N_ANIMALS + 1 + 2 * N_COLOURS)
)


@rule
def survey(s, seat, out):
    """The table for a seat or a spectator."""
    out[0] = s.player
    out[1] = s.players
    out[2] = s.gift
    out[3] = s.giver
    out[4] = s.protected
    out[5] = s.left
    n = put(out, 6, s.bonus)
    for p in range(s.players):
        n = survey_player(s, p, p == seat or seat == EVERYTHING, out, n)
    if seat == EVERYTHING:
        for i in range(s.left):
            out[n] = s.pile[s.left - 1 - i]
            n += 1
    return put_kinds(out, n, s.discard)


@rule
def survey_player(s, p, own, out, n):
    """One seat, with its hand where it is shown."""
    out[n] = total(s.hand[p])
    out[n + 1] = column_points(s, p) + stack_points(s, p) + bonus_points(s, p)
    n += 2
    n = put_kinds_if(out, n, s.hand[p], own)
    for colour in range(N_COLOURS):
        at = n
        n += 1
        for animal in range(FIRST[colour], FIRST[colour + 1]):
            if s.column[p, animal]:
                out[n] = animal
                n += 1
        out[at] = n - at - 1
    return put_kinds(out, n, s.stack[p])
