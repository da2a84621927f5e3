"""A study to read: what it says, in sections with tables and pictures. Reports are in English."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from arkade.arena import charts
from arkade.arena.charts import Figure
from arkade.study.figures import Row
from arkade.study.pages import Block, Heading, Picture, Table, Text, slug
from arkade.study.study import Study

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")
Named = Sequence[tuple[str, Study]]  #: studies, by what is different in each; one has the name ""
_Show = Callable[[Figure], str]


class Headline(NamedTuple):
    """A figure that tells tables apart."""

    label: str
    figure: Figure
    show: _Show
    right: float = 1.0  # what it is measured by: a seat's wins by those it has by right

    def differs(self, other: "Headline") -> bool:
        """Whether the intervals have nothing in common."""
        return (
            self.figure.low / self.right > other.figure.high / other.right
            or self.figure.high / self.right < other.figure.low / other.right
        )


def report(studies: Named, command: str) -> Iterator[Block]:
    """All of it."""
    study = studies[0][1]
    table = f"{study.players} players" if study.players > 1 else "one player"
    yield Heading(1, f"A study of {study.game.title}" + (f", {table}" if len(studies) == 1 else ""))
    where = "at all seats, at each of the tables below" if len(studies) > 1 else "at all seats"
    yield Text(
        f"{_games(studies)} games of the bot `{study.level}` {where}. "
        f"`{command}` gives the same figures again, with the same rules and bots. "
        "Figures have 95 % intervals; games of one deal count as alike."
    )
    if len(studies) > 1:
        yield from _beside(studies)
    for name, each in studies:
        if name:
            yield Heading(2, name)
        yield from _sections(each, name)


def _games(studies: Named) -> str:
    """How many; whole rounds of a deal, so that tables differ by some."""
    numbers = [len(study.sample) for _, study in studies]
    return " to ".join(map(str, sorted({min(numbers), max(numbers)})))


def _beside(studies: Named) -> Iterator[Block]:
    """What changes from variant to variant."""
    yield Heading(2, "Side by side")
    rows = []
    for columns in zip(*(_headlines(study) for _, study in studies), strict=True):
        cells = [each.show(each.figure) for each in columns]
        for at, each in enumerate(columns):
            if each.differs(columns[0]) and cells[at] != cells[0]:
                cells[at] = f"**{cells[at]}**"
        rows.append([columns[0].label, *cells])
    yield Table(["", *(name for name, _ in studies)], rows)
    due = ""
    if len({study.players for _, study in studies}) > 1:
        rights = ", ".join(_percent(1 / study.players) for _, study in studies)
        due = f" A seat's wins are measured by those that it has by right: {rights}."
    yield Text(f"Bold: its interval and that of the first column have nothing in common.{due}")
    if all(study.players > 1 for _, study in studies):
        points = [(name, study.seat_points(0), _sign(study.seat_points(0).value)) for name, study in studies]
        yield Picture("beginning", charts.intervals(points, 0.0, "What beginning is worth, in points"))
    lucky = [(name, study.luck, _percent(study.luck.value)) for name, study in studies]
    yield Picture("luck", charts.intervals(lucky, None, "The part of the result that is luck"))


def _headlines(study: Study) -> list[Headline]:
    right = 1 / study.players
    found = [
        Headline("who begins wins", study.seat_share(0), share, right),
        Headline("beginning is worth, in points", study.seat_points(0), signed),
        Headline("part of the result that is luck", study.luck, share),
        Headline("of which the deal", study.deal, share),
        Headline("decisions of a game", study.moves, number),
        Headline("legal moves of a decision", study.choices, number),
        Headline("points of a seat", study.points, number),
        Headline("points of the winner", study.best, number),
        Headline("points between first and second", study.margin, number),
        Headline("games that several win", study.ties, share),
        Headline("leader at half-time wins", study.leader, share if study.led.value > 0 else _nobody, right),
    ]
    for rung in study.ladder:
        found.append(Headline(f"`{rung.stronger}` against `{rung.weaker}`, a seat", rung.share, share, right))
    return found


def _sections(study: Study, name: str) -> Iterator[Block]:
    prefix = f"{slug(name)}-" if name else ""
    depth = 3 if name else 2
    yield Heading(depth, "In short")
    yield Text("\n".join(f"- {line}" for line in in_short(study)))
    yield Heading(depth, "Seats")
    equal = 1 / study.players
    seats = [(f"who is {ORDER[order]}", study.seat_share(order)) for order in range(study.players)]
    rows = [[label, share(part), signed(study.seat_points(order))] for order, (label, part) in enumerate(seats)]
    yield Table(["in the order of play", "wins", "points better than the mean"], rows)
    marks = [(label, part, _percent(part.value)) for label, part in seats]
    yield Picture(f"{prefix}seats", charts.intervals(marks, equal, "Share of the wins by the order of play"))
    yield Heading(depth, "Length and choices")
    lengths = sorted(len(game.choices) for game in study.sample)
    yield Text(
        f"A game has {number(study.moves)} decisions, {number(study.rounds)} a seat; "
        f"nine of ten games have {_at(lengths, 0.05)} to {_at(lengths, 0.95)}. "
        f"A decision has {number(study.choices)} legal moves on average; "
        f"{share(study.forced)} of the decisions have only one."
    )
    yield Picture(f"{prefix}length", charts.histogram(lengths, "Decisions of a game"))
    yield Heading(depth, "Scores")
    points = sorted(mark for game in study.sample for mark in game.points)
    yield Text(
        f"A seat gets {number(study.points)} points, nine of ten between {_at(points, 0.05)} and {_at(points, 0.95)}; "
        f"the winner gets {number(study.best)}. "
        f"At one table the points are {number(study.spread)} apart (standard deviation), "
        f"and {number(study.margin)} lie between the winner and the nearest other. "
        f"Several win together in {share(study.ties)} of the games."
    )
    yield Picture(f"{prefix}points", charts.histogram(points, "Points of a seat"))
    yield Heading(depth, "Half-time")
    yield Text(
        (
            f"After half of the decisions one seat alone leads by points in {share(study.led)} of the games; "
            f"it wins {share(study.leader)} of these. "
            if study.led.value > 0
            else "After half of the decisions the rules have counted no points yet that could make a leader. "
        )
        + f"The seat whose chances are best then wins {share(study.favourite)}; by chance it were {_percent(equal)}."
    )
    yield Heading(depth, "Luck")
    judge = "the net" if study.learned else "the evaluation by hand, for want of a net,"
    yield Text(
        f"Luck is {share(study.luck)} of the result, the deal alone {share(study.deal)}: "
        "the variance of what chance brought a seat, divided by the variance of its result. "
        f"Decisions, one's own and the others', are {share(study.decided)}; what both do together makes up the rest. "
        "Every game is taken apart as by `arkade review`: start + luck + decisions = result, "
        f"where {judge} tells what a position is worth. What a right decision met in hidden cards is luck too."
    )
    if study.ladder:
        yield Heading(depth, "Depth of skill")
        rungs = [(f"{rung.stronger} against {rung.weaker}", rung.share) for rung in study.ladder]
        yield Table(["", "wins, a seat, luck taken out"], [[label, share(part)] for label, part in rungs])
        marks = [(label, part, _percent(part.value)) for label, part in rungs]
        yield Picture(f"{prefix}skill", charts.intervals(marks, equal, "Share of the wins against the level below"))
        yield Text(f"Both levels have as many seats; equally strong, each seat would win {_percent(equal)}.")
    yield from _worth(
        depth,
        f"{prefix}openings",
        "Openings",
        study.openings,
        "The first choice of a seat, against what its place in the order of play has.",
    )
    about = "Seats whose moves named this at least once, by their notation, against those whose did not."
    yield from _worth(depth, f"{prefix}words", "What moves name", study.words, about)


def _worth(depth: int, name: str, title: str, rows: list[Row], about: str) -> Iterator[Block]:
    if len(rows) < 2:
        return
    yield Heading(depth, title)
    cells = [[f"`{row.name}`", str(row.seats), signed_share(row.share), signed(row.points)] for row in rows]
    yield Text(
        f"{about} It goes along with winning, which need not be because of it: who is ahead can do more. "
        "Of twenty such rows about one leaves 0 out by chance alone."
    )
    yield Table(["", "seats", "wins more", "points better"], cells)
    marks = [(row.name, row.share, f"{_sign(100 * row.share.value)} %") for row in rows]
    yield Picture(name, charts.intervals(marks, 0.0, f"{title}: share of the wins more than usual"))


def in_short(study: Study) -> Iterator[str]:
    """What a player would quote."""
    right, first = _percent(1 / study.players), study.seat_points(0)
    yield f"With {study.players}, {share(study.luck)} of the result is luck; the deal alone is {share(study.deal)}."
    worth = f"worth {signed(first)} points" if first.sure else f"worth nothing that could be measured, {signed(first)}"
    yield f"Beginning is {worth}; who begins wins {share(study.seat_share(0))}, by right {right}."
    yield f"A game takes {study.moves.value:.0f} decisions with {study.choices.value:.1f} legal moves each."
    if study.led.value > 0:
        yield f"Who leads at half-time wins {share(study.leader)}."
    yield f"The winner is {number(study.margin)} points ahead; several win in {share(study.ties)}."
    for rung in study.ladder[-1:]:
        yield f"`{rung.stronger}` wins {share(rung.share)} a seat against `{rung.weaker}`, by right {right}."
    for row in study.openings[:1]:
        if row.share.low > 0 and len(study.openings) > 1:
            yield f"The best first choice seen is `{row.name}`: {signed_share(row.share)} of the wins more than usual."


# Numbers as they are written


def share(figure: Figure) -> str:
    """A part of a whole."""
    return f"{_percent(figure.value)} ({100 * figure.low:.0f} to {100 * figure.high:.0f})"


def signed_share(figure: Figure) -> str:
    """More or less of a whole, in hundredths."""
    value, low, high = (_sign(100 * end) for end in figure)
    return f"{value} % ({low} to {high})"


def number(figure: Figure) -> str:
    """Any number."""
    return f"{figure.value:.1f} ({figure.low:.1f} to {figure.high:.1f})"


def signed(figure: Figure) -> str:
    """A difference."""
    value, low, high = map(_sign, figure)
    return f"{value} ({low} to {high})"


def _nobody(_: Figure) -> str:
    return "–"


def _sign(value: float) -> str:
    return f"{value:+z.1f}".replace("-", "−")


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _at(ordered: Sequence[int], part: float) -> int:
    return ordered[round(part * (len(ordered) - 1))]
