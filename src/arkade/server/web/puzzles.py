"""Puzzles as the browser's client shows them: positions, legal moves and answers at once, for whoever goes offline."""

import asyncio
from functools import cache

from msgspec import Raw
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arkade import puzzles
from arkade.puzzles import Puzzle
from arkade.review import differs
from arkade.server.protocol import LegalMove, PuzzleBook, PuzzleView, TriedMove, encode


async def book(request: Request) -> Response:
    """All puzzles of a game."""
    game = request.path_params["game"]
    if game not in puzzles.games():
        raise HTTPException(404)
    content = await asyncio.to_thread(_book, game)  # every position is played again
    return Response(content, media_type="application/json", headers={"cache-control": "no-cache"})


@cache
def _book(game: str) -> bytes:
    return encode(PuzzleBook(game, [shown(game, puzzle) for puzzle in puzzles.read(game).puzzles]))


def shown(game: str, puzzle: Puzzle) -> PuzzleView:
    """A puzzle by what its seat knows."""
    match = puzzle.match(game)
    state, rules = match.state, match.game
    last = match.moves[-1].line(puzzle.seat) if match.moves else None
    tried = [TriedMove(each.move, each.chance, differs(state, puzzle.best, each.move)) for each in puzzle.moves]
    return PuzzleView(
        id=puzzle.id,
        players=puzzle.players,
        seat=puzzle.seat,
        view=Raw(encode(state.typed_view(puzzle.seat))),
        line=last,
        legal=[LegalMove(rules.notation(action), rules.phrase(action)) for action in state.legal()],
        best=puzzle.best,
        outlook=outlook.phrases if (outlook := state.outlook(puzzle.best)) else [],
        moves=tried,
        rating=puzzle.rating,
        difficulty=puzzle.difficulty,
    )
