"""A review for people: rows of its table, its mistakes by turns, and a page of its own with the graph of chances."""

from collections.abc import Callable, Iterator
from html import escape

from arkade.replay import Replay
from arkade.review.report import ERRORS, Decision, Review, Turn
from arkade.text import Phrase, Words, seat_phrase

#: Of the table, in order.
COLUMNS = ("seat", "start", "luck", "own", "others", "result", "loss", "worst", "find", "turning")

WIDE, HIGH = 900, 320  # of the graph
COLOURS = ("#0b62a4", "#c0392b", "#1e8449", "#b9770e", "#6c3483", "#34495e")
RADIUS = {"inaccuracy": 3, "mistake": 5, "blunder": 7}
LEAST = 0.0005  # of an error: what is less would be written as 0.0
LETTERS = 5  # along a curve


def points(value: float, words: Words, signed: bool = False) -> str:
    """A part of a victory in percentage points, as the language writes numbers."""
    tenths = round(1000 * value)
    sign = "−" if tenths < 0 else "+" if signed and tenths > 0 else ""
    return sign + words.say("review-number", whole=str(abs(tenths) // 10), tenth=str(abs(tenths) % 10))


def margin(each: Turn | Decision, words: Words) -> str:
    """How sure a loss is."""
    if each.exact:
        return words.say("review-exact")
    if each.error < LEAST:
        return words.say("review-margin-under", points=points(0.001, words))
    return words.say("review-margin", points=points(each.error, words))


def rows(review: Review, words: Words) -> Iterator[list[str]]:
    """The table's rows, a seat each."""
    for seat in review.seats:
        changed = (points(value, words, signed=True) for value in (seat.luck, seat.own, seat.others))
        moves = ("–" if n is None else str(n) for n in (seat.worst, seat.find, seat.turning))
        loss = points(seat.loss, words) if seat.turns else "–"
        yield [str(seat.seat), points(seat.start, words), *changed, points(seat.result, words), loss, *moves]


def told(review: Review, replay: Replay, words: Words) -> Iterator[tuple[Turn, str, list[str]]]:
    """Every turn that was a mistake, with a better one and what it brings; and its steps, where it has several."""
    game, decisions = replay.game, {each.n: each for each in review.decisions}

    def named(moves: list[str]) -> str:
        return " · ".join(words.say(game.phrase(game.parse(move))) for move in moves)

    for turn in review.turns:
        if turn.call not in ERRORS:
            continue
        made = [moment.move for moment in review.moments[turn.n - 1 : turn.n - 1 + turn.moves]]
        steps = [decisions[n] for n in range(turn.n, turn.n + turn.moves) if n in decisions]
        line = words.say(
            "review-error" if turn.moves == 1 else "review-error-turn",
            n=turn.n,
            last=turn.n + turn.moves - 1,
            who=words.say(seat_phrase(turn.seat)),
            call=words.say(f"review-call-{turn.call}"),
            move=named(made),
            best=named(turn.best),
            loss=points(turn.loss, words),
            margin=margin(turn, words),
            chance=str(round(100 * turn.chance)),
            left=str(round(100 * (turn.chance - turn.loss))),
        )
        wrong = [step for step in steps if step.call in ERRORS]
        why: list[Phrase] = max(wrong, key=lambda step: step.loss).why if wrong else []
        inside = [_step(step, named, words) for step in steps] if turn.moves > 1 else []
        yield turn, " ".join([line, *map(words.say, why)]), inside


def _step(step: Decision, named: Callable[[list[str]], str], words: Words) -> str:
    """A step of a turn, in a few words."""
    line = words.say("review-step", n=step.n, move=named([step.move]))
    if step.call not in ERRORS:
        return line
    return f"{line}: {words.say(f'review-call-{step.call}')}, {points(-step.loss, words)} ({margin(step, words)})"


def curves(review: Review, real: bool) -> list[list[float]]:
    """Everybody's chances from the deal on, as each seat knew them or as they were; as far as they are known."""
    steps = [review.dealt_true if real else review.dealt]
    steps += [moment.true if real else moment.chances for moment in review.moments]
    return [step for step in steps if step]


def notes(review: Review, words: Words, found: bool) -> Iterator[str]:
    """What is to be said about all of it; `found`: whether there are mistakes."""
    yield words.say("review-legend")
    if not found and review.complete:
        yield words.say("review-flawless")
    if not review.complete:
        yield words.say("review-partial", done=len(review.turns))
    if not review.learned:
        yield words.say("review-hand")


def page(review: Review, replay: Replay, words: Words) -> str:
    """All of it as HTML that needs nothing else."""
    title = escape(words.say("review-title", game=replay.game.title, players=review.players))
    head = "".join(f"<th>{escape(words.say(f'review-column-{column}'))}</th>" for column in COLUMNS)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows(review, words)
    )
    lines = list(told(review, replay, words))
    items = "".join(f'<li id="m{turn.n}">{escape(line)}{_steps(inside, words)}</li>' for turn, line, inside in lines)
    said = {turn.n: line for turn, line, _ in lines}
    graphs = [_graph(review, words, said, real=False)]
    if not review.open:
        known, true = (f"<h3>{escape(words.say(f'review-{which}'))}</h3>" for which in ("known", "true"))
        graphs = [known, *graphs, true, _graph(review, words, {}, real=True)]
    paragraphs = "".join(f"<p>{escape(note)}</p>" for note in notes(review, words, bool(lines)))
    return f"""<!doctype html>
<html lang="{words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem;color:#222;background:#fff}}
.wide{{overflow-x:auto}}table{{border-collapse:collapse}}th,td{{padding:.2rem .6rem;text-align:right}}
th{{border-bottom:1px solid #999}}svg{{width:100%;height:auto}}li:target{{background:#fff3bf}}p{{color:#555}}
h3{{font:inherit;margin:.6rem 0 0}}summary{{cursor:pointer}}
</style>
<h1>{title}</h1>
<h2>{escape(words.say("review-chances"))}</h2>
{"".join(graphs)}
<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>
{paragraphs}
<h2>{escape(words.say("review-mistakes"))}</h2>
<ul>{items}</ul>
</html>
"""


def _steps(inside: list[str], words: Words) -> str:
    """The steps of a turn, on request."""
    if not inside:
        return ""
    items = "".join(f"<li>{escape(line)}</li>" for line in inside)
    return f"<details><summary>{escape(words.say('review-steps'))}</summary><ul>{items}</ul></details>"


def _graph(review: Review, words: Words, lines: dict[int, str], real: bool) -> str:
    """Everybody's chances over the moves; a mark leads to the mistake's line. Seats' numbers stand on their curves."""
    steps, of = curves(review, real), max(len(review.moments), 1)
    left, low = 40, HIGH - 24

    def x(n: int) -> float:
        return left + (WIDE - left - 90) * n / of

    def y(chance: float) -> float:
        return low - (low - 10) * chance

    drawn = []
    for tenth in range(0, 11, 5):
        at = y(tenth / 10)
        drawn.append(f'<line x1="{left}" y1="{at:.1f}" x2="{x(of):.1f}" y2="{at:.1f}" stroke="#ccc"/>')
        drawn.append(f'<text x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{10 * tenth}</text>')
    how = 'stroke-width="1.5" stroke-dasharray="5 3"' if real else 'stroke-width="2.2"'
    for seat in range(review.players):
        colour = COLOURS[seat % len(COLOURS)]
        track = " ".join(f"{x(n):.1f},{y(step[seat]):.1f}" for n, step in enumerate(steps))
        drawn.append(f'<polyline points="{track}" fill="none" stroke="{colour}" {how}/>')
        for k in range(LETTERS):
            n = round(of * (k + (seat + 0.5) / review.players) / LETTERS)
            if n < len(steps):
                place = f'x="{x(n):.1f}" y="{y(steps[n][seat]) + 4:.1f}" text-anchor="middle"'
                halo = 'stroke="#fff" stroke-width="3" paint-order="stroke"'
                drawn.append(f'<text {place} fill="{colour}" {halo}>{seat}</text>')
        name, at = escape(words.say(seat_phrase(seat))), 20 + 18 * seat
        drawn.append(f'<text x="{WIDE - 84}" y="{at}" fill="{colour}">{name}</text>')
    for each in review.turns:
        if each.n in lines:
            place = f'cx="{x(each.n - 1):.1f}" cy="{y(each.chance):.1f}" r="{RADIUS[each.call]}"'
            mark = f'<circle {place} fill="{COLOURS[each.seat % len(COLOURS)]}"><title>{escape(lines[each.n])}</title>'
            drawn.append(f'<a href="#m{each.n}">{mark}</circle></a>')
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" font-size="13" role="img">{"".join(drawn)}</svg>'
