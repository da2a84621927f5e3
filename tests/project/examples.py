"""Runs the Python of a document and compares what it says in comments with what comes out.

`state.player  # 0: the seat to decide` says that the value is 0, `# ['parrot m', …]` that a list begins so, and
`# below 0.005` what its words say. A comment that begins otherwise is only words.
"""

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import Any

BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
BELOW = re.compile(r"(below|above) ([\d.]+)\b")
LITERAL = re.compile(r"[\[({'\"\d-]|(True|False|None)\b")


def sections(page: Path) -> dict[str, list[str]]:
    """The Python blocks of a page by heading: those under one heading belong together."""
    parts = re.split(r"^##? (.*)\n", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = {title: BLOCK.findall(text) for title, text in zip(["", *parts[1::2]], parts[::2], strict=True)}
    return {title: blocks for title, blocks in found.items() if blocks}


def run(code: str, names: dict[str, Any]) -> tuple[int, list[str]]:
    """Run a block: how many comments were compared, and those that are not so."""
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(code).readline)
        if token.type == tokenize.COMMENT
    }
    compared, wrong = 0, []
    for node in ast.parse(code).body:
        if not isinstance(node, ast.Expr):
            exec(compile(ast.Module([node], []), "<example>", "exec"), names)  # our own page
            continue
        shown = node.value
        if isinstance(shown, ast.Call) and ast.unparse(shown.func) == "print" and len(shown.args) == 1:
            shown = shown.args[0]
        value = eval(compile(ast.Expression(shown), "<example>", "eval"), names)
        said = comments.get(node.end_lineno or 0)
        if said is not None and (so := agrees(said, value)) is not None:
            compared += 1
            if not so:
                wrong.append(f"{ast.unparse(node)} is {value!r}, not {said}")
    return compared, wrong


def agrees(said: str, value: Any) -> bool | None:
    """Whether a comment is right of a value; None: it names none."""
    if bound := BELOW.match(said):
        return bool(value < float(bound[2]) if bound[1] == "below" else value > float(bound[2]))
    if not LITERAL.match(said):
        return None
    for end in (len(said), *(found.start() for found in re.finditer(r"[:;,]? ", said))):
        if end == len(said) or said[end] in ":;":
            try:
                ast.literal_eval(said[:end].replace("…", "..."))
            except (SyntaxError, ValueError):
                continue
            pattern = ".*".join(re.escape(part) for part in said[:end].split("…"))
            return re.fullmatch(pattern, repr(value), re.DOTALL) is not None
    return False
