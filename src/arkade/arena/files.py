"""The files of a finished tournament."""

import csv
import io
import json
from pathlib import Path

from arkade.arena.log import telling, whole_file
from arkade.arena.results import Results


def write(results: Results, folder: Path) -> None:
    """Tables, summary and plots into a folder."""
    import pyarrow as pa
    from pyarrow import parquet

    from arkade.arena import plots

    rows = list(results.rows())
    text = io.StringIO()
    table = csv.DictWriter(text, rows[0], lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    columns = pa.BufferOutputStream()
    parquet.write_table(pa.Table.from_pylist(rows), columns)
    with telling(folder):
        whole_file(folder / "games.csv", text.getvalue().encode())
        whole_file(folder / "games.parquet", columns.getvalue().to_pybytes())
        for name, draw in plots.ALL.items():
            whole_file(folder / f"{name}.png", draw(results))
        summary = json.dumps(results.summary(), indent=1, ensure_ascii=False) + "\n"
        whole_file(folder / "summary.json", summary.encode())  # last: where it is, everything is
