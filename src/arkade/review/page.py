"""A review for people: rows of its table, its mistakes told, and a page of its own with the graph of chances."""

from collections.abc import Iterator
from html import escape

from arkade.replay import Replay
from arkade.review.report import ERRORS, Decision, Review
from arkade.text import Words, seat_phrase

#: Of the table, in order.
COLUMNS = ("seat", "start", "luck", "own", "others", "result", "loss", "worst", "find", "turning")

WIDE, HIGH = 900, 320  # of the graph
COLOURS = ("#0b62a4", "#c0392b", "#1e8449", "#b9770e", "#6c3483", "#34495e")
RADIUS = {"inaccuracy": 3, "mistake": 5, "blunder": 7}


def points(value: float, words: Words, signed: bool = False) -> str:
    """Parts of a victory in points, as the language writes numbers."""
    tenths = round(1000 * value)
    sign = "−" if tenths < 0 else "+" if signed and tenths > 0 else ""
    return sign + words.say("review-number", whole=str(abs(tenths) // 10), tenth=str(abs(tenths) % 10))


def rows(review: Review, words: Words) -> Iterator[list[str]]:
    """The table's rows, a seat each."""
    for seat in review.seats:
        changed = (points(value, words, signed=True) for value in (seat.luck, seat.own, seat.others))
        moves = ("–" if n is None else str(n) for n in (seat.worst, seat.find, seat.turning))
        loss = points(seat.loss, words) if seat.decisions else "–"
        yield [str(seat.seat), points(seat.start, words), *changed, points(seat.result, words), loss, *moves]


def told(review: Review, replay: Replay, words: Words) -> Iterator[tuple[Decision, str]]:
    """Every mistake, with the better move and what it brings."""
    game = replay.game
    for each in review.decisions:
        if each.call in ERRORS:
            line = words.say(
                "review-error",
                n=each.n,
                who=words.say(seat_phrase(each.seat)),
                call=words.say(f"review-call-{each.call}"),
                move=words.say(game.phrase(game.parse(each.move))),
                best=words.say(game.phrase(game.parse(each.best))),
                loss=points(each.loss, words),
                error=points(each.error, words),
            )
            yield each, " ".join([line, *map(words.say, each.why)])


def page(review: Review, replay: Replay, words: Words) -> str:
    """All of it as HTML that needs nothing else."""
    title = escape(words.say("review-title", game=replay.game.title, players=review.players))
    head = "".join(f"<th>{escape(words.say(f'review-column-{column}'))}</th>" for column in COLUMNS)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows(review, words)
    )
    lines = list(told(review, replay, words))
    items = "".join(f'<li id="m{each.n}">{escape(line)}</li>' for each, line in lines)
    notes = [words.say("review-legend")]
    if not lines and review.complete:
        notes.append(words.say("review-flawless"))
    if not review.complete:
        notes.append(words.say("review-partial", done=len(review.decisions)))
    if not review.learned:
        notes.append(words.say("review-hand"))
    return f"""<!doctype html>
<html lang="{words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem;color:#222;background:#fff}}
.wide{{overflow-x:auto}}table{{border-collapse:collapse}}th,td{{padding:.2rem .6rem;text-align:right}}
th{{border-bottom:1px solid #999}}svg{{width:100%;height:auto}}li:target{{background:#fff3bf}}p{{color:#555}}
</style>
<h1>{title}</h1>
<h2>{escape(words.say("review-chances"))}</h2>
{_graph(review, words, {each.n: line for each, line in lines})}
<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>
{"".join(f"<p>{escape(note)}</p>" for note in notes)}
<h2>{escape(words.say("review-mistakes"))}</h2>
<ul>{items}</ul>
</html>
"""


def _graph(review: Review, words: Words, lines: dict[int, str]) -> str:
    """Everybody's chances over the moves; a mark leads to the mistake's line."""
    steps = [review.dealt, *(moment.chances for moment in review.moments)]
    left, low = 40, HIGH - 24

    def x(n: int) -> float:
        return left + (WIDE - left - 90) * n / (len(steps) - 1)

    def y(chance: float) -> float:
        return low - (low - 10) * chance

    drawn = []
    for tenth in range(0, 11, 5):
        at = y(tenth / 10)
        drawn.append(f'<line x1="{left}" y1="{at:.1f}" x2="{x(len(steps) - 1):.1f}" y2="{at:.1f}" stroke="#ccc"/>')
        drawn.append(f'<text x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{10 * tenth}</text>')
    for seat in range(review.players):
        colour = COLOURS[seat % len(COLOURS)]
        track = " ".join(f"{x(n):.1f},{y(step[seat]):.1f}" for n, step in enumerate(steps))
        drawn.append(f'<polyline points="{track}" fill="none" stroke="{colour}" stroke-width="2"/>')
        name, at = escape(words.say(seat_phrase(seat))), 20 + 18 * seat
        drawn.append(f'<text x="{WIDE - 84}" y="{at}" fill="{colour}">{name}</text>')
    for each in review.decisions:
        if each.n in lines:
            place = f'cx="{x(each.n):.1f}" cy="{y(steps[each.n][each.seat]):.1f}" r="{RADIUS[each.call]}"'
            mark = f'<circle {place} fill="{COLOURS[each.seat % len(COLOURS)]}"><title>{escape(lines[each.n])}</title>'
            drawn.append(f'<a href="#m{each.n}">{mark}</circle></a>')
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" font-size="13" role="img">{"".join(drawn)}</svg>'
