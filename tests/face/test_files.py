"""Files from outside: forged, truncated, huge, nested, of another version. One sentence, and the program goes on."""

import json
import random
import tracemalloc

import pytest

import arkade
from arkade import arena
from arkade.arena import ladder
from arkade.errors import ArkadeError
from arkade.kernel import cache
from arkade.table import lesson
from tests.tables import NIGHTLY

FORGERIES = 3_000 if NIGHTLY else 60  # of every kind of file
HUGE = 2_000_000_000  # bytes of a file that takes no place on the disk
MOST = 50_000_000  # bytes of memory that reading it may take
WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    10**40,
    1e308,
    float("nan"),
    "",
    "x" * 5000,
    [],
    {},
    [[]],
    {"a": 1},
    "\ud800",
    "../../x",
)


def spoiled(chance, text):
    """Bytes of a file with something wrong in it."""
    kind, at = chance.randrange(6), chance.randrange(len(text))
    if kind == 0:
        return text[:at].encode()
    if kind == 1:
        raw = bytearray(text.encode())
        raw[at] = chance.randrange(256)
        return bytes(raw)
    if kind == 2:
        return ("[" * 5000 + text).encode()
    if kind == 3:
        lines = text.splitlines(keepends=True)
        place = chance.randrange(len(lines))
        return "".join([*lines[:place], *lines[place + 1 :], lines[place]]).encode()
    if kind == 4:
        return text.replace(chance.choice("0123456789"), chance.choice(["-", "99999999999999999999", "x"])).encode()
    return text.encode("utf-16")


def misshapen(chance, value):
    """A JSON value of which one part, at any depth, is another."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(list(value))
        return {**value, name: misshapen(chance, value[name])}
    if isinstance(value, list) and value and chance.random() < 0.6:
        place = chance.randrange(len(value))
        return [*value[:place], misshapen(chance, value[place]), *value[place + 1 :]]
    return chance.choice(WRONG)


def forgeries(text, lines=False):
    """So many of a text; where its lines are JSON also such with one part changed."""
    chance = random.Random(text[:100])
    for _ in range(FORGERIES):
        if lines and chance.random() < 0.5:
            found = text.splitlines()
            place = chance.randrange(len(found))
            found[place] = json.dumps(misshapen(chance, json.loads(found[place])))
            yield ("\n".join(found) + "\n").encode(errors="surrogatepass")
        else:
            yield spoiled(chance, text)


def refused(read):
    """Whether a file was refused, in one sentence; all but a sentence fails the test."""
    try:
        read()
    except ArkadeError as error:
        said = str(error)
    else:
        return False
    assert 0 < len(said) < 6_000
    return True


def read_all(path, contents, read):
    """How many of the contents were refused, and a file that is too large is, without being read."""
    found = 0
    for content in contents:
        path.write_bytes(content)
        found += refused(read)
    with path.open("wb") as file:
        file.truncate(HUGE)
    tracemalloc.start()
    assert refused(read)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MOST
    return found


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """The log of a tournament."""
    folder = tmp_path_factory.mktemp("arena")
    arena.run("connect_four", ["random", "random"], games=4, seed=1, out=folder, jobs=1)
    return (folder / "games.jsonl").read_text()


def test_logs_of_tournaments(log, tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text(log)
    assert not refused(lambda: arena.read(tmp_path))
    assert read_all(path, forgeries(log, lines=True), lambda: arena.read(tmp_path)) > FORGERIES // 2


def test_a_log_of_another_version_says_so(log, tmp_path):
    (tmp_path / "games.jsonl").write_text(log.replace('"format":"', '"format":"older '))
    with pytest.raises(ArkadeError, match="older"):
        arena.read(tmp_path)


def test_figures_of_the_ladder(tmp_path):
    table = ladder.TABLES[0]
    path = tmp_path / f"{ladder.matches(table)[0].name}.json"
    for content in (b"", b"{}", b"[" * 100_000, b'{"bot": 1}', b"\xff"):
        path.write_bytes(content)
        assert refused(lambda: ladder.read(tmp_path))


def test_lessons(tmp_path, monkeypatch):
    game = lesson.lessons()[0]
    text, path = lesson.file_of(game).read_text(), tmp_path / "lesson.toml"
    monkeypatch.setattr(lesson, "file_of", lambda _: path)
    assert read_all(path, forgeries(text), lambda: lesson.read.__wrapped__(game)) > FORGERIES // 3


def test_decks(tmp_path):
    game, option = next(
        (name, option.name)
        for name in arkade.games()
        for option in arkade.describe(name).options
        if option.kind == "file"
    )
    shipped = sorted(arkade.registry.definition(game).sources.glob("*.toml"))
    text = next(file for file in shipped if file.name != "lesson.toml").read_text()
    path = tmp_path / "deck.toml"

    def read():
        arkade.load(game, **{option: str(path)})

    path.write_text(text)
    assert not refused(read)
    assert read_all(path, forgeries(text), read) > FORGERIES // 2


def test_compiled_objects_that_are_damaged_too_large_or_another_games_are_not_taken(tmp_path):
    place = tmp_path / "game-0123.so"
    cache.save(place, b"machine code" * 100)
    whole = place.read_bytes()
    assert cache.sealed(place)
    other = tmp_path / "other-0123.so"
    other.write_bytes(whole)
    assert not cache.sealed(other)
    chance = random.Random(1)
    for _ in range(FORGERIES):
        at = chance.randrange(len(whole))
        changed = whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
        place.write_bytes(chance.choice([whole[:at], changed, b"\0" * at]))
        assert not cache.sealed(place)
    with place.open("wb") as file:
        file.truncate(HUGE)
    assert not cache.sealed(place)
