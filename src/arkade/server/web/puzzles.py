"""Puzzles as the browser's client shows them: positions, legal moves and answers at once, for whoever goes offline."""

from functools import cache, lru_cache

from msgspec import Raw
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arkade import puzzles
from arkade.game import Game
from arkade.puzzles import Puzzle
from arkade.review import differs
from arkade.server.protocol import LegalMove, PuzzleBook, PuzzleStep, PuzzleView, TriedMove, encode
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
    game, puzzle = one(request)
    return await positions.why(request, lambda: _position(game, puzzle.id))


def one(request: Request) -> tuple[str, Puzzle]:
    """The puzzle that a request is about, and its game."""
    game = _game(request)
    puzzle = puzzles.read(game).puzzle(request.path_params["puzzle"])
    if puzzle is None:
        raise HTTPException(404)
    return game, puzzle


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


def _legal(game: Game, action: int) -> LegalMove:
    return LegalMove(game.notation(action), game.phrase(action))


def shown(game: str, puzzle: Puzzle) -> PuzzleView:
    """A puzzle by what its seat knows."""
    match = puzzle.match(game)
    state, rules = match.state, match.game
    last = match.moves[-1].line(puzzle.seat) if match.moves else None
    tried = [
        TriedMove(
            each.move, each.chance, differs(state, puzzle.best, each.move), differs(state, each.move, puzzle.best)
        )
        for each in puzzle.moves
    ]
    steps, outlook = [], state.outlook(puzzle.best)
    legal = [_legal(rules, action) for action in state.legal()]
    view = Raw(encode(state.typed_view(puzzle.seat)))
    for notation in puzzle.line:
        match.play(notation, "person")
        after = Raw(encode(match.state.typed_view(puzzle.seat)))
        steps.append(PuzzleStep(_legal(rules, rules.parse(notation)), after, match.moves[-1].line(puzzle.seat)))
    return PuzzleView(
        id=puzzle.id,
        players=puzzle.players,
        seat=puzzle.seat,
        view=view,
        line=last,
        legal=legal,
        best=puzzle.best,
        outlook=outlook.phrases if outlook else [],
        steps=steps,
        moves=tried,
        rating=puzzle.rating,
        difficulty=puzzle.difficulty,
    )
