"""What happened in a move of Arche Opti Mix, in words: each hears what they may know."""

from typing import Any

import numpy as np

from arkade.games.optimix.actions import (
    KEEP,
    NO_DISC,
    NO_EJECT,
    NO_PET,
    OUST,
    PICK_UP,
    PLAY,
    RAISE,
    STOP,
    TAKE,
    card_phrase,
    place_phrase,
)
from arkade.games.optimix.components import (
    BRONTOSAURUS,
    FOX,
    PET_RAIN,
    PLACES,
    RAIN_CARDS,
    SPARE,
    TYPES,
)
from arkade.games.optimix.scoring import merit, prize, scores
from arkade.games.optimix.state import (
    EJECT,
    NOTHING,
    RAIN,
    power_of,
)
from arkade.games.optimix.view import text
from arkade.kernel.record import OVER
from arkade.text import Phrase, seat_phrase


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move and what follows from it: bonuses, rain, cards drawn, the last boarding, the end."""
    lines = _move(before, action, after, seat)
    if action < TAKE or OUST <= action <= NO_EJECT:
        lines += _embarked(before, action, after)
    lines += _drawn(before, action, after, seat)
    if after.player == OVER:
        lines += _end(after)
    return lines


def named(s: Any, card: int) -> Phrase:
    """A card's name, or the title that its deck gives it."""
    title = text(bytes(s.title[card - SPARE])) if card >= SPARE else ""
    return Phrase("titled", {"title": title}) if title else card_phrase(card)


def _move(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move itself; a pet is named only to its owner."""
    who = int(before.player)
    subject: dict[str, Any] = {"who": seat_phrase(who)}
    if action < TAKE:
        card, place = divmod(action - PLAY, PLACES)
        return [Phrase("log-play", {**subject, "card": named(before, card), "place": place_phrase(place)})]
    if action < OUST:
        return [Phrase("log-take", {**subject, "card": named(before, action - TAKE)})]
    if action < NO_EJECT:
        animals = {"ejector": named(before, int(before.played)), "card": named(before, action - OUST)}
        return [Phrase("log-eject", {**subject, **animals})]
    if RAISE <= action < NO_DISC:
        return [Phrase("log-disc", {**subject, "type": Phrase(f"type-{TYPES[action - RAISE]}")})]
    if PICK_UP <= action < STOP:
        return [Phrase("log-pick", {**subject, "card": named(before, action - PICK_UP)})]
    if KEEP <= action < NO_PET:
        if seat == who:
            return [Phrase("log-pet-seen", {**subject, "card": named(before, action - KEEP)})]
        return [Phrase("log-pet", subject)]
    alone = {NO_EJECT: "log-no-eject", NO_DISC: "log-no-disc", STOP: "log-stop", NO_PET: "log-no-pet"}
    return [Phrase(alone.get(action, "log-pass"), subject)]


def _embarked(before: Any, action: int, after: Any) -> list[Phrase]:
    """What a card brought when it came aboard: discs paid and won."""
    if after.phase == EJECT and after.player != OVER:
        return []
    who = int(before.player)
    subject: dict[str, Any] = {"who": seat_phrase(who)}
    lines = []
    if before.last:
        lines.append(Phrase("log-fee", subject))
    opened = after.cabins.tolist() != before.cabins.tolist()
    if opened:
        neighbour = (who - 1) % int(before.players)
        lines.append(Phrase("log-cabin", {**subject, "whom": seat_phrase(neighbour)}))
    card = (action - PLAY) // PLACES if action < TAKE else int(before.played)
    if power_of(before, card) == FOX:
        count = int(after.discs[who] - before.discs[who]) + opened + int(before.last)
        lines.append(Phrase("log-fox", {**subject, "count": count}))
    if (after.raised[who] > before.raised[who]).any():
        ejected = OUST <= action < NO_EJECT and power_of(before, action - OUST) == BRONTOSAURUS
        lines.append(Phrase("log-bronto-ejected" if ejected else "log-bronto", subject))
    return lines


def _drawn(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """Everything drawn in its order: the card for the hand is named only to its owner."""
    lines = []
    drawer = int(before.turn)
    due = bool(before.due) or TAKE <= action < OUST
    rain = int(before.rain)
    for card in before.pile[before.top : after.top].tolist():
        if card == RAIN:
            rain += 1
            lines.append(Phrase("log-rain", {"number": rain}))
            if rain == PET_RAIN:
                lines.append(Phrase("log-pets", {"who": seat_phrase(drawer)}))
            elif rain == RAIN_CARDS:
                lines.append(Phrase("log-last", {"who": seat_phrase(int(after.turn))}))
        elif due:
            due = False
            if seat == drawer:
                lines.append(Phrase("log-draw-seen", {"who": seat_phrase(drawer), "card": named(before, card)}))
            else:
                lines.append(Phrase("log-draw", {"who": seat_phrase(drawer)}))
        else:
            lines.append(Phrase("log-display", {"card": named(before, card)}))
    return lines


def _end(after: Any) -> list[Phrase]:
    """Pets, points and winners."""
    lines = []
    for p in range(after.players):
        if after.pet[p] != NOTHING:
            lines.append(Phrase("log-pet-shown", {"who": seat_phrase(p), "card": named(after, int(after.pet[p]))}))
    points, merits = np.zeros((2, after.players), np.int64)
    scores(after, points)
    merit(after, merits)
    for p in range(after.players):
        parts = {name: int(prize(after, p, kind)) for kind, name in enumerate(TYPES)}
        lines.append(
            Phrase(
                "log-points",
                {"who": seat_phrase(p), **parts, "discs": int(after.discs[p]), "points": int(points[p])},
            )
        )
    winners: list[Phrase | str] = [seat_phrase(p) for p in range(after.players) if merits[p] == merits.max()]
    if len(winners) < (points == points.max()).sum():
        lines.append(Phrase("log-tie-break"))
    return [*lines, Phrase("log-over", {"seats": winners, "winners": len(winners), "points": int(max(points))})]
