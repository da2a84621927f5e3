"""Why an action is not legal in Noah, with the numbers and culprits that make it so."""

from typing import Any

from arkade.games.noah.actions import (
    BOARD,
    DRAW_FROM,
    GIVE_BACK,
    LOOK_AT,
    NOAH_TO,
    OBJECT_OF,
    SECOND_OF,
    TAKE,
    VERB_OF,
    card_of,
)
from arkade.games.noah.components import (
    BOATS,
    CARDS,
    FACES,
    FEMALE,
    FEMALE_STEP,
    LIMIT,
    MALE_STEP,
    N_FACES,
    SEXES,
    WEIGHTS,
    WOODPECKER,
    WOODPECKER_LIMIT,
)
from arkade.games.noah.rules import card_for, last_aboard, light_enough, right_sex
from arkade.games.noah.state import DRAW, EMBARK, GIVE, LOOK, MOVE, PHASES, RETURN
from arkade.kernel.events import name_phrase
from arkade.kernel.reasons import Reason
from arkade.kernel.record import OVER
from arkade.text import Phrase, seat_phrase

#: What has to be decided at each step, in the order of the phases.
STEPS = ("NOA-06", "NOA-21", "NOA-23", "NOA-23", "NOA-11", "NOA-15")
#: The step to which each verb belongs.
STEP_OF = (EMBARK, EMBARK, MOVE, LOOK, DRAW, RETURN, GIVE)


def reasons(s: Any, action: int) -> list[Reason]:
    """At another step of the turn that alone (NOA-16); else everything that forbids it."""
    if s.player == OVER:
        return [_over_score(s)] if s.end else [Reason("NOA-33", Phrase("reason-over"))]
    verb, what = VERB_OF[action], int(OBJECT_OF[action])
    if STEP_OF[verb] != s.phase:
        return [_step(s)]
    if verb == BOARD:
        return _not_embarked(s, what)
    if verb == TAKE:
        return _not_taken(s)
    if verb == NOAH_TO:
        return _not_reached(s, what)
    if verb == LOOK_AT:
        return _not_with(s, what, "NOA-21")
    if verb == DRAW_FROM:
        return _not_with(s, what, "NOA-23")
    if verb == GIVE_BACK:
        return _not_held(s, card_of(what), "NOA-23")
    return _not_held(s, card_of(int(SECOND_OF[action])), "NOA-15") + _not_with(s, what, "NOA-15")


def _over_score(s: Any) -> Reason:
    """Who has the tears that ended the game."""
    totals = s.total[: s.players].tolist()
    who = totals.index(max(totals))
    params: dict[str, Any] = {"who": seat_phrase(who), "total": totals[who], "end": int(s.end)}
    return Reason("NOA-34", Phrase("reason-over-score", params), (f"seat:{who}",))


def _step(s: Any) -> Reason:
    """What has to be done now instead."""
    params: dict[str, Any] = {}
    if s.phase == RETURN:
        params["whom"] = seat_phrase(int(s.opponent))
    if s.phase == GIVE:
        params["count"] = min(int(s.gifts), int(s.cards[s.player]))  # all that are left (NOA-15)
    return Reason(STEPS[s.phase], Phrase(f"reason-now-{PHASES[s.phase]}", params))


def _not_embarked(s: Any, face: int) -> list[Reason]:
    """Not in hand (NOA-06), of the wrong sex (NOA-07), too heavy (NOA-08, with a woodpecker NOA-24)."""
    found = _not_held(s, int(card_for(face)), "NOA-06", FACES[face])
    boat = int(s.noah) + 1
    lit = (f"boat:{boat}",)
    if not right_sex(s, s.noah, face):
        last = name_phrase(FACES[int(last_aboard(s, s.noah))])
        needed = SEXES[s.boat_next[s.noah]]
        found.append(Reason("NOA-07", Phrase("reason-sex", {"boat": boat, "sex": needed, "last": last}), lit))
    if not light_enough(s, s.noah, face):
        weight, more = int(s.boat_weight[s.noah]), WEIGHTS[face // 2]
        params: dict[str, Any] = {"boat": boat, "weight": weight, "more": more, "sum": weight + more}
        if weight + more > LIMIT:
            found.append(Reason("NOA-08", Phrase("reason-weight", {**params, "limit": LIMIT}), lit))
        else:
            key = "reason-woodpecker-joins" if face // 2 == WOODPECKER else "reason-woodpecker"
            found.append(Reason("NOA-24", Phrase(key, {**params, "limit": WOODPECKER_LIMIT}), lit))
    return found


def _not_taken(s: Any) -> list[Reason]:
    """Something in hand can still embark (NOA-09)."""
    fitting = [
        face
        for face in range(N_FACES)
        if s.hand[s.player, card_for(face)] and right_sex(s, s.noah, face) and light_enough(s, s.noah, face)
    ]
    if not fitting:
        return []
    animals: list[Phrase | str] = [name_phrase(FACES[face]) for face in fitting]
    lit = tuple(dict.fromkeys(f"hand:{CARDS[int(card_for(face))]}" for face in fitting))
    return [Reason("NOA-09", Phrase("reason-can-embark", {"animals": animals, "count": len(fitting)}), lit)]


def _not_reached(s: Any, boat: int) -> list[Reason]:
    """Not where the last animal's sex sends Noah (NOA-11)."""
    sex = int(last_aboard(s, s.noah)) % 2
    step = FEMALE_STEP if sex == FEMALE else MALE_STEP
    ways = sorted(((s.noah + step) % BOATS, (s.noah - step) % BOATS))
    if boat in ways:
        return []
    first, second = (way + 1 for way in ways)
    params: dict[str, Any] = {"sex": SEXES[sex], "first": first, "second": second}
    return [Reason("NOA-11", Phrase("reason-noah", params), (f"boat:{first}", f"boat:{second}"))]


def _not_with(s: Any, seat: int, rule: str) -> list[Reason]:
    """Somebody who does not sit there (COM-01), or the player himself."""
    if seat >= s.players:
        return [Reason("COM-01", Phrase("reason-no-seat", {"seat": seat, "last": int(s.players) - 1}))]
    return [Reason(rule, Phrase("reason-yourself"))] if seat == s.player else []


def _not_held(s: Any, card: int, rule: str, name: str | None = None) -> list[Reason]:
    """Not in hand."""
    if s.hand[s.player, card]:
        return []
    return [Reason(rule, Phrase("reason-not-held", {"animal": name_phrase(name or CARDS[card])}))]
