"""`make studies`: our own study of every game at every table, as docs/studies/<game>.md.

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


def study(name: str, options: argparse.Namespace, kept: Path) -> None:
    """Study a game and keep the report, with the pictures that compare its tables."""
    players = ",".join(map(str, arkade.describe(name).players))
    settings = [f"--{key}={getattr(options, key)}" for key in ("games", "ladder", "level")]
    code = command(["study", name, f"--vary=players={players}", *settings, f"--out={kept / name}"])
    if code:
        raise SystemExit(code)
    text = (kept / name / "report.md").read_text(encoding="utf-8")
    for picture in PICTURES:
        text = text.replace(f"({picture}.svg)", f"({name}-{picture}.svg)")
        shutil.copy(kept / name / f"{picture}.svg", options.to / f"{name}-{picture}.svg")
    shown = "|".join(f"{name}-{picture}" for picture in PICTURES)
    text = re.sub(rf"!\[[^]]*\]\((?!{shown})[^)]*\)\n\n?", "", text)
    page = re.sub(r"\n\n", "\n\nHow to read it, and what it does not say: [README.md](README.md).\n\n", text, count=1)
    (options.to / f"{name}.md").write_text(page, encoding="utf-8")


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
