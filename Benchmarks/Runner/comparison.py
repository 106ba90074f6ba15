"""Rowhouse and Hugo side by side: the same recordings, the same run, the same machine."""

from pathlib import Path

import hugo
import processes
from processes import Run, fastest
from rowhouse import Collection
from tables import TOOK, table, took
from whole import repetitions


def measured(folder: Path, count: int) -> str:
    collection = Collection(count, folder / "comparison")
    collection.generate()
    times = repetitions(count)
    own = fastest(times, collection.publish)
    collection.tally(0)
    copy = fastest(
        times,
        lambda number: processes.run(
            "cp", "-r", collection.site(0), collection.site(f"copy-{number}")
        ),
    )
    rows = [row("Rowhouse, every page validated, with the search", own, own)]
    note = ""
    if executable := hugo.executable():
        other = fastest(times, lambda number: hugo.publish(executable, collection, number))
        rows.append(row(f"{hugo.version(executable)}, the listing alone", other, own))
    else:
        note = "\n\nHugo is not installed, so it was not measured."
    rows.append(row("`cp -r` of what Rowhouse published", copy, own))
    # Copying takes less memory than can be measured from here.
    rows[-1][3] = rows[-1][5] = ""
    heads = ["program", *TOOK, "times the time", "times the memory"]
    return table(heads, rows) + note


def row(program: str, run: Run, own: Run) -> list[str]:
    ratios = [f"{run.seconds / own.seconds:.1f}", f"{run.peak / own.peak:.1f}"]
    return [program, *took(run), *ratios]
