"""Puzzles as the browser's client shows them: positions, legal moves and answers at once, for whoever goes offline."""

from functools import cache, lru_cache

from msgspec import Raw
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arkade import puzzles
from arkade.puzzles import Puzzle
from arkade.review import differs
from arkade.server.protocol import LegalMove, PuzzleBook, PuzzleView, TriedMove, encode
from arkade.server.web import positions
from arkade.server.web.positions import Made, pack
from arkade.state import State

POSITIONS = 256  # that are kept for those who ask about them


async def book(request: Request) -> Response:
    """All puzzles of a game."""
    game = _game(request)
    return await positions.send(request, lambda: _book(game))  # every position is played again


async def why(request: Request) -> Response:
    """Why a move cannot be made in a puzzle; of one that can, what it would bring."""
    game, name = _game(request), request.path_params["puzzle"]
    if puzzles.read(game).puzzle(name) is None:
        raise HTTPException(404)
    return await positions.why(request, lambda: _position(game, name))


def _game(request: Request) -> str:
    game = request.path_params["game"]
    if game not in puzzles.games():
        raise HTTPException(404)
    return str(game)


@cache
def _book(game: str) -> Made:
    return pack(PuzzleBook(game, [shown(game, puzzle) for puzzle in puzzles.read(game).puzzles]))


@lru_cache(POSITIONS)
def _position(game: str, name: str) -> State:
    found = puzzles.read(game).puzzle(name)
    assert found is not None
    return found.position(game)


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
