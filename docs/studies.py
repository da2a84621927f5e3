"""`make studies`: our own study of every game at every table, and of what rulebooks leave open, as docs/studies/*.md.

python docs/studies.py [GAME …] [--games 400] [--ladder 100] [--level medium] [--kept FOLDER] [--to FOLDER]

Games that were played are kept in FOLDER: the same command goes on where it was.
"""

import argparse
import re
import shutil
import tempfile
from pathlib import Path

import arkade
from arkade import registry
from arkade.cli import main as command

FOLDER = Path(__file__).parent / "studies"
PICTURES = ("beginning", "luck")  # those of all tables side by side
QUESTIONS = {"arknoah": {"workers": ["--players=3", "--vary=workers=2,1"]}}  # of a game, by name: what is compared


def study(name: str, options: argparse.Namespace, kept: Path) -> None:
    """Study a game at every table, and its questions."""
    players = ",".join(map(str, arkade.describe(name).players))
    report(name, name, [f"--vary=players={players}"], options, kept)
    for question, compared in QUESTIONS.get(name, {}).items():
        report(name, f"{name}-{question}", compared, options, kept)


def report(name: str, title: str, compared: list[str], options: argparse.Namespace, kept: Path) -> None:
    """Keep a report, with the pictures that compare its tables."""
    settings = [f"--{key}={getattr(options, key)}" for key in ("games", "ladder", "level")]
    code = command(["study", name, *compared, *settings, f"--out={kept / title}"])
    if code:
        raise SystemExit(code)
    text = (kept / title / "report.md").read_text(encoding="utf-8")
    for picture in PICTURES:
        text = text.replace(f"({picture}.svg)", f"({title}-{picture}.svg)")
        shutil.copy(kept / title / f"{picture}.svg", options.to / f"{title}-{picture}.svg")
    shown = "|".join(f"{title}-{picture}" for picture in PICTURES)
    text = re.sub(rf"!\[[^]]*\]\((?!{shown})[^)]*\)\n\n?", "", text)
    page = re.sub(r"\n\n", "\n\nHow to read it, and what it does not say: [README.md](README.md).\n\n", text, count=1)
    (options.to / f"{title}.md").write_text(page, encoding="utf-8")


def main() -> None:
    """Study them one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--ladder", type=int, default=100)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--kept", metavar="FOLDER")
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=FOLDER)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in options.names or registry.OURS:
            study(name, options, Path(options.kept or folder))


if __name__ == "__main__":
    main()
