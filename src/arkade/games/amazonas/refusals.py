"""Why an action is not legal in Coloretto Amazonas, with the cards, columns and players that make it so."""

from typing import Any

from arkade.games.amazonas.actions import ACCEPT, GIVE, OBJECT_OF, PLAY, SECOND_OF, VERB_OF
from arkade.games.amazonas.components import COLOUR, COLOURS, FIRST, KEYS, N_ANIMALS, N_COLOURS
from arkade.games.amazonas.rules import neighbours
from arkade.games.amazonas.state import NOTHING
from arkade.kernel.reasons import Reason
from arkade.kernel.record import OVER
from arkade.text import Phrase, seat_phrase


def reasons(s: Any, action: int) -> list[Reason]:
    """A turn where an answer is due, or an answer to nothing: that alone; else everything that forbids it."""
    if s.player == OVER:
        return [_over(s)]
    verb, what = VERB_OF[action], int(OBJECT_OF[action])
    if verb in (PLAY, GIVE):
        if s.gift != NOTHING:
            params: dict[str, Any] = {"who": seat_phrase(int(s.giver)), "animal": Phrase(KEYS[s.gift])}
            return [Reason("AMA-04", Phrase("reason-now-answer", params), ("accept", "refuse"))]
        return _not_held(s, what, "AMA-05") if verb == PLAY else _not_given(s, what, int(SECOND_OF[action]))
    if s.gift == NOTHING:
        return [Reason("AMA-10" if verb == ACCEPT else "AMA-13", Phrase("reason-now-turn"))]
    return [] if verb == ACCEPT else _not_refused(s, what)


def _over(s: Any) -> Reason:
    """What ended the game (AMA-17): a stack does so before a card is drawn."""
    if s.left == 0:
        return Reason("AMA-17", Phrase("reason-over-pile"))
    stacks = s.stack.sum(axis=1).tolist()
    most = max(stacks)
    who = stacks.index(most)
    return Reason("AMA-17", Phrase("reason-over-stacks", {"who": seat_phrase(who), "stacks": most}), (f"seat:{who}",))


def _not_held(s: Any, animal: int, rule: str) -> list[Reason]:
    """Not in hand."""
    if s.hand[s.player, animal]:
        return []
    return [Reason(rule, Phrase("reason-not-held", {"animal": Phrase(KEYS[animal])}))]


def _not_given(s: Any, receiver: int, animal: int) -> list[Reason]:
    """Not in hand, to oneself (AMA-06), to nobody (COM-01), to whoever has the protection card (AMA-15)."""
    found = _not_held(s, animal, "AMA-06")
    if receiver >= s.players:
        found.append(Reason("COM-01", Phrase("reason-no-seat", {"seat": receiver, "last": int(s.players) - 1})))
    elif receiver == s.player:
        found.append(Reason("AMA-06", Phrase("reason-yourself")))
    elif receiver == s.protected:
        found.append(
            Reason("AMA-15", Phrase("reason-protected", {"whom": seat_phrase(receiver)}), (f"seat:{receiver}",))
        )
    return found


def _not_refused(s: Any, lost: int) -> list[Reason]:
    """No double (AMA-11), nothing beside its column (AMA-12), or a card that cannot be lost for it (AMA-11)."""
    own, gift = s.column[s.player], int(s.gift)
    beside = [colour for colour in range(N_COLOURS) if neighbours(FIRST[colour], gift)]
    columns: dict[str, Any] = {"beside": [Phrase(COLOURS[colour]) for colour in beside], "count": len(beside)}
    animal, colour = Phrase(KEYS[lost]), Phrase(COLOURS[COLOUR[lost]])
    found = []
    if not own[gift]:
        params: dict[str, Any] = {"animal": Phrase(KEYS[gift]), "colour": Phrase(COLOURS[COLOUR[gift]])}
        found.append(Reason("AMA-11", Phrase("reason-no-double", params), ("accept",)))
    if not any(s.filled[s.player, colour] for colour in beside):
        found.append(Reason("AMA-12", Phrase("reason-nothing-beside", columns), ("accept",)))
    if COLOUR[lost] not in beside:
        instead = _losable(s) if own[gift] else ()
        found.append(Reason("AMA-11", Phrase("reason-not-beside", {**columns, "lost": colour}), instead))
    if not own[lost] and lost != gift:
        found.append(Reason("AMA-11", Phrase("reason-not-there", {"animal": animal, "colour": colour})))
    return found


def _losable(s: Any) -> tuple[str, ...]:
    """The cards that may be lost for the gift."""
    own = s.column[s.player]
    return tuple(f"own:{KEYS[a]}" for a in range(N_ANIMALS) if own[a] and neighbours(a, int(s.gift)))
