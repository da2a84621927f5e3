"""What happened in a move of Ark & Noah, in words: everybody hears the same."""

from typing import Any

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    SWAP_PLANKS,
    TAKE,
    WORK,
    action_phrase,
    pair_phrase,
    tile_phrase,
)
from arkade.games.arknoah.components import (
    A_PLANK,
    CELLS,
    EDGES,
    MAX_PLAYERS,
    N_ACTIONS,
    N_CELLS,
    N_TILES,
    NOTHING,
    POINTS,
    REWARDS,
)
from arkade.games.arknoah.loading import cost
from arkade.games.arknoah.state import (
    BUILDING,
    BY_ANIMALS,
    BY_OUTLINE,
    BY_PITCH,
    DRAWN,
    FREE,
    LAST_FOOD,
    NOBODY,
    OUTLINE_CLOSED,
    REASONS,
    ROUNDS_OVER,
)
from arkade.kernel.record import OVER
from arkade.text import Phrase, seat_phrase

LOADING_REASONS = REASONS[BY_ANIMALS : BY_PITCH + 1]  # ARK-35
FINAL_REASONS = REASONS[BY_OUTLINE:]  # ARK-43


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move and what follows from it: enclosures, points with their reasons, what all take, rounds, the end."""
    lines = _move(before, action)
    if PUT_PLANK <= action < PUT_CUBE:
        lines += _enclosed(before, after)
    if INTO <= action < DONE and before.action < LAST_FOOD:
        lines += _loaded(before, after)
    lines += _taken(before, action, after)
    if after.rounds > before.rounds:
        lines.append(Phrase("log-round", {"round": int(after.rounds)}))
    if after.ended != NOTHING and before.ended == NOTHING:
        lines.append(_ended(after))
    lines += _last_loading(before, after)
    if after.player == OVER:
        lines += _final(after)
    return lines


def _move(before: Any, action: int) -> list[Phrase]:
    who: dict[str, Any] = {"who": seat_phrase(int(before.player))}
    if action < DRAW:
        lines = [Phrase("log-choose" if before.quick else "log-work", {**who, "action": action_phrase(action - WORK)})]
        if before.bonus[action - WORK]:
            lines.append(Phrase("log-bonus", {**who, "points": int(before.bonus[action - WORK])}))
        return lines
    if action < TAKE:
        return []  # what was drawn is told with all that was
    if REWARD <= action < SWAP_PLANKS:
        return [Phrase(f"log-reward-{REWARDS[action - REWARD]}", who)]
    for first, beyond, key in ((TAKE, REWARD, "log-take"), (SWAP_IN, NO_SWAP, "log-swap-in")):
        if first <= action < beyond:
            return [Phrase(key, {**who, "tile": tile_phrase(action - first)})]
    if SWAP_OUT <= action < PUT_PLANK:
        swapped = {"given": tile_phrase(action - SWAP_OUT), "taken": tile_phrase(int(before.incoming))}
        return [Phrase("log-swap-out", {**who, **swapped})]
    if LIFT <= action < SWAP_IN:
        return [_lifted(before, action - LIFT)]
    if action in (SWAP_PLANKS, SWAP_ANIMALS, NO_SWAP):
        names = {SWAP_PLANKS: "log-swap-planks", SWAP_ANIMALS: "log-swap-animals", NO_SWAP: "log-no-swap"}
        return [Phrase(names[action], who)]
    return [_placed(before, action)]


def _lifted(before: Any, edge: int) -> Phrase:
    """The first plank, or the swap of two."""
    who: dict[str, Any] = {"who": seat_phrase(int(before.player)), "whom": seat_phrase(int(before.plank[edge]))}
    if before.lifted == NOTHING:
        return Phrase("log-lift", {**who, "place": EDGES[edge]})
    first = int(before.lifted)
    return Phrase(
        "log-swapped",
        {**who, "place": EDGES[edge], "first": EDGES[first], "other": seat_phrase(int(before.plank[first]))},
    )


def _placed(before: Any, action: int) -> Phrase:
    """A piece on the ark, food or a pair aboard, or the end of a part."""
    who: dict[str, Any] = {"who": seat_phrase(int(before.player))}
    points = int(before.action < LAST_FOOD and not before.quick)
    if action < PUT_CUBE:
        return Phrase("log-plank", {**who, "place": EDGES[action - PUT_PLANK], "points": points})
    if action < FEED:
        return Phrase("log-cube", {**who, "place": POINTS[action - PUT_CUBE], "points": points})
    if action < BOARD:
        return Phrase("log-food", {**who, "place": CELLS[action - FEED], "points": points})
    if action < INTO:
        return Phrase("log-load", {**who, "pair": pair_phrase(action - BOARD)})
    if action < DONE:
        pair = pair_phrase(int(before.loading))
        return Phrase("log-into", {**who, "pair": pair, "place": CELLS[action - INTO]})
    return Phrase("log-done-building" if before.phase == BUILDING else "log-done-loading", who)


def _enclosed(before: Any, after: Any) -> list[Phrase]:
    """Enclosures just finished, and planks that went back (ARK-28)."""
    lines = []
    pens, old = after.pen.tolist(), before.pen.tolist()
    for pen in range(N_CELLS):
        if pens[pen] == pen and old[pen] == NOTHING:
            cells: list[Phrase | str] = [CELLS[cell] for cell in range(N_CELLS) if pens[cell] == pen]
            lines.append(Phrase("log-enclosure", {"cells": cells, "count": len(cells)}))
    for p in range(before.players):
        returned = int(((before.plank == p) & (after.plank < FREE)).sum())
        if returned:
            lines.append(Phrase("log-returned", {"who": seat_phrase(p), "count": returned}))
    return lines


def _loaded(before: Any, after: Any) -> list[Phrase]:
    """What a pair aboard brings to everybody, by reason (ARK-35)."""
    lines = []
    if not before.quick:
        points = int(cost(before, before.player, before.loading))
        lines.append(Phrase("log-cost", {"who": seat_phrase(int(before.player)), "points": points}))
    for p in range(before.players):
        gained = by_reason(after.gains[p])
        parts: list[Phrase | str] = [
            Phrase(f"reason-{reason}", {"points": gained[reason]}) for reason in LOADING_REASONS if reason in gained
        ]
        if parts:
            total = sum(gained[reason] for reason in LOADING_REASONS if reason in gained)
            lines.append(Phrase("log-points", {"who": seat_phrase(p), "points": total, "parts": parts}))
    return lines


def _taken(before: Any, action: int, after: Any) -> list[Phrase]:
    """Bonus tiles laid, and what players took without a decision, in the order of the actions."""
    lines = []
    if action < DRAW and before.done.tolist().count(NOBODY) == N_ACTIONS - 1:  # the last worker was placed (ARK-12)
        tiles: list[Phrase | str] = [
            Phrase("bonus-tile", {"action": action_phrase(space), "points": int(after.bonus[space])})
            for space in range(N_ACTIONS)
            if after.bonus[space]
        ]
        lines.append(Phrase("log-tiles", {"tiles": tiles}))
    if action < DRAW or action >= SWAP_PLANKS:
        lines += _stocked("log-pitch", before.pitch.tolist(), after.pitch.tolist())
    if after.drawn and (drawn := _drawn(before.tile.tolist(), after.tile.tolist())):
        lines.append(Phrase("log-drawn", {"who": seat_phrase(int(after.actor)), "tiles": drawn}))
    if not REWARD <= action < SWAP_PLANKS:
        lines += _stocked("log-gather", before.food.tolist(), after.food.tolist())
    planks = before.planks.tolist()
    planks[before.player] += action == REWARD + A_PLANK
    return lines + _stocked("log-wood", planks, after.planks.tolist())


def _drawn(before: list[int], after: list[int]) -> list[Phrase | str]:
    """The tiles that are on the table now and were not."""
    return [tile_phrase(tile) for tile in range(N_TILES) if after[tile] == DRAWN != before[tile]]


def _stocked(key: str, before: list[int], after: list[int]) -> list[Phrase]:
    """A line for everybody whose stock grew."""
    return [
        Phrase(key, {"who": seat_phrase(p), "count": after[p] - before[p]})
        for p in range(MAX_PLAYERS)
        if after[p] > before[p]
    ]


def _ended(after: Any) -> Phrase:
    """Why there is no other round."""
    if after.ended == OUTLINE_CLOSED:
        return Phrase("log-end-outline", {"round": int(after.rounds)})
    if after.ended == ROUNDS_OVER:
        return Phrase("log-end-rounds", {"round": int(after.rounds)})
    return Phrase("log-end-stuck", {"round": int(after.rounds)})


def _last_loading(before: Any, after: Any) -> list[Phrase]:
    """Its two halves; one in which nobody can load anything is over at once (ARK-42)."""
    if after.player == OVER or after.action < LAST_FOOD or after.action == before.action:
        return []
    return [Phrase("log-last-food" if after.action == LAST_FOOD else "log-last-pairs")]


def _final(after: Any) -> list[Phrase]:
    """The final count by reason, the totals, the winners (ARK-43, ARK-58)."""
    lines = []
    totals = []
    for p in range(after.players):
        points = by_reason(after.points[p])
        parts: list[Phrase | str] = [
            Phrase(f"reason-{reason}", {"points": points[reason]}) for reason in FINAL_REASONS if reason in points
        ]
        if parts:
            count = sum(points[reason] for reason in FINAL_REASONS if reason in points)
            lines.append(Phrase("log-final", {"who": seat_phrase(p), "points": count, "parts": parts}))
        totals.append(sum(points.values()))
    for p, total in enumerate(totals):
        lines.append(Phrase("log-total", {"who": seat_phrase(p), "points": total}))
    winners: list[Phrase | str] = [seat_phrase(p) for p, total in enumerate(totals) if total == max(totals)]
    return [*lines, Phrase("log-over", {"seats": winners, "winners": len(winners), "points": max(totals)})]


def by_reason(points: Any) -> dict[str, int]:
    """The points that there are, by name of their reason."""
    return {reason: count for reason, count in zip(REASONS, points.tolist(), strict=True) if count}
