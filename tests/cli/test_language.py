"""The command line speaks the language that was asked for: what is wrong, and the help."""

import pytest

import arkade
from arkade.cli import COMMANDS, DONE, FAULT, WRONG, help_in, main, parser_of
from arkade.text import HELP, LANGUAGES, keys
from tests.text.test_rot import fault

OTHERS = LANGUAGES[1:]


@pytest.fixture(autouse=True)
def calm(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run(capsys):
    """Run a command; its exit code, output and errors."""

    def run(*arguments):
        try:
            code = main(arguments)
        except SystemExit as left:
            code = left.code
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


WRONG_COMMANDS = [
    (("dance",), "invalid choice: 'dance'", "'dance' n’est pas un choix", "'dance' kan niet"),
    (("play",), "required: GAME", "il manque : GAME", "er ontbreekt: GAME"),
    (("play", "chess"), "there is no game 'chess'", "il n’y a pas de jeu 'chess'", "er is geen spel 'chess'"),
    (("play", "noah", "--players", "9"), "for 2 to 5 players", "de 2 à 5 joueurs", "voor 2 tot 5 spelers"),
    (("play", "noah", "--seed", "x"), "invalid int", "pas un nombre entier", "geen geheel getal"),
    (("play", "noah", "--seat", "2"), "no seat '2'", "pas de place '2'", "geen plaats '2'"),
    (("play", "noah", "--bots", "clever"), "no bot 'clever'", "pas de robot 'clever'", "geen bot 'clever'"),
    (("play", "noah", "--option", "end=27"), "it takes 3 or 26", "il faut 3 ou 26", "hier hoort 3 of 26"),
    (
        ("play", "arknoah", "--option", "workers=1"),
        "only in the normal game",
        "que dans la partie normale",
        "alleen in het gewone spel",
    ),
    (("play", "optimix", "--option", "deck=no.toml"), "cannot be read", "ne peut pas être lu", "is niet te lezen"),
    (("rules", "noah", "NOA-99"), "no rule 'NOA-99'", "pas de règle 'NOA-99'", "geen regel 'NOA-99'"),
    (("verify", "no.json"), "cannot read no.json", "impossible de lire no.json", "kan no.json niet lezen"),
    (("serve", "--port", "70000"), "from 0 to 65535", "de 0 à 65535", "van 0 tot en met 65535"),
    (("forget", "--older", "0"), "days from 1 on", "jours à partir de 1", "dagen vanaf 1"),
]


@pytest.mark.parametrize(("arguments", "said"), [(each[0], each[1:]) for each in WRONG_COMMANDS])
def test_what_is_wrong_is_said_in_the_language_asked_for(arguments, said, run):
    for language, text in zip(("en", "fr", "nl"), said, strict=True):
        code, out, error = run(*arguments, "--lang", language)
        assert (code, out) == (WRONG, "")
        assert text in error.replace("\u00a0", " ")
        assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "place", "what"),
    [("en", "action 2", "is not a move"), ("fr", "action 2", "n’est pas un coup"), ("nl", "actie 2", "is geen zet")],
)
def test_a_fault_in_a_saved_game_is_named_in_the_language(language, place, what, run, tmp_path):
    file = tmp_path / "game.json"
    game = arkade.load("animimix", 2, species="lion,wolf,monkey")
    state = game.new(seed=1)
    actions = [state.legal()[0], state.legal()[0]]
    arkade.Replay(game, 1, actions[:1]).write(file)
    text = file.read_text()
    notation = game.notation(actions[0])
    file.write_text(text.replace(f'"{notation}"', f'"{notation}", "f6 unicorn"'))
    code, _, error = run("verify", str(file), "--lang", language)
    assert code == FAULT
    assert place in error
    assert what in error


def test_bytes_that_are_no_state_are_refused_in_every_language():
    game = arkade.load("noah", 2)
    data = bytes(game.new(seed=1))
    altered = bytearray(data)
    altered[-1] ^= 1
    said = []
    for wrong in ("text", data[:-1], bytes(altered)):
        with pytest.raises(arkade.BadData) as refused:
            game.restore(wrong)
        said.append([refused.value.say(language) for language in LANGUAGES])
    assert [len(set(each)) for each in said] == 3 * [len(LANGUAGES)]
    assert f"{len(data)} octets, et non {len(data) - 1}" in said[1][LANGUAGES.index("fr")]


# The help


def texts_of_the_help():
    """The English of every text of the help, with the keys that other languages have it by."""
    asked = {}

    def said(english, *keys):
        asked[keys] = english
        return english

    parser_of(COMMANDS, said).format_help()
    return asked


def test_every_text_of_the_help_is_there_in_every_language_and_no_other():
    asked = texts_of_the_help()
    for language in OTHERS:
        there = set(keys(language, HELP))
        assert not [english for names, english in asked.items() if not there & set(names)]
        assert not there - {name for names in asked for name in names}
        assert not [found for names in asked if (found := fault(help_in(language)("", *names), language, "play-help"))]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("usage: arkade play", "which game", "four people at one keyboard")),
        ("fr", ("utilisation : arkade play", "quel jeu", "quatre personnes sur un clavier")),
        ("nl", ("gebruik: arkade play", "welk spel", "vier mensen aan één toetsenbord")),
    ],
)
def test_the_help_follows_the_language(language, texts, run, monkeypatch):
    code, asked, _ = run("play", "--help", "--lang", language)
    assert code == DONE
    for text in texts:
        assert text in asked.replace("\u00a0", " ")
    monkeypatch.setenv("LC_ALL", f"{language}_BE.UTF-8")
    assert run("play", "--help")[1] == asked
