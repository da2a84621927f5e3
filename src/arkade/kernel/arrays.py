"""Small loops that rules share. Numba compiles these in a fraction of the time that NumPy's own slices take."""

from arkade.kernel.rule import rule


@rule
def total(counts):
    """The sum of an array of counts."""
    found = 0
    for i in range(len(counts)):
        found += counts[i]
    return found


@rule
def fill(array, value):
    """Set every entry."""
    for i in range(len(array)):
        array[i] = value


@rule
def put(out, at, values):
    """Write values into an observation from `at` on; where the next ones go."""
    for i in range(len(values)):
        out[at + i] = values[i]
    return at + len(values)


@rule
def expand(counts, kind_pool, size):
    """Append every kind as often as it is counted to a pool of cards; the pool's new size."""
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            kind_pool[size] = kind
            size += 1
    return size


@rule
def over_others(points, p, players):
    """How many points a seat is ahead of the best of the others."""
    best = points[p - 1] if p else points[1]
    for q in range(players):
        if q != p:
            best = max(best, points[q])
    return points[p] - best


@rule
def level(lead, step, levels):
    """A lead as one of so many levels, the middle one around none."""
    return min(max((lead + levels * step // 2) // step, 0), levels - 1)


DIGITS = 10  # of a number between -64 and 64, in eighths


@rule
def say_leads(points, seat, players, at, out, n):
    """Append facts that say each seat's lead, counted from a seat: its binary digits; how many facts there are then.

    What is linear in a number is linear in its digits: a net finds that sooner than from levels, and to the eighth.
    """
    for i in range(players):
        lead = over_others(points, (seat + i) % players, players)
        eighths = int(min(max(8.0 * (lead + 64.0), 0.0), (1 << DIGITS) - 1))
        for digit in range(DIGITS):
            if eighths >> digit & 1:
                out[n] = at + i * DIGITS + digit
                n += 1
    return n
