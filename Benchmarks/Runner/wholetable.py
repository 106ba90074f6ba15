"""A table beside a database and what reads it fastest: the same CSV file, the same run, the same machine."""

import json
import re
import sqlite3
from collections import Counter
from csv import DictReader
from dataclasses import dataclass
from pathlib import Path

import processes
from failure import expect
from processes import Run, fastest
from rowhouse import BENCHMARKS, ROOT, ROWHOUSE
from tables import TOOK, megabytes, table, took
from whole import repetitions

PROGRAMS = ROOT / "Benchmarks/.venv/bin"

# What sqlite-utils makes searchable: those columns whose words Rowhouse finds.
TEXTS = ["title", "country", "kind", "note", "contact"]


@dataclass(frozen=True)
class Beside:
    """What a program made of the table, or read of it."""

    title: str
    run: Run
    bytes: int


def measured(folder: Path, count: int) -> str:
    (folder / "table").mkdir()
    file = folder / "table/table.csv"
    processes.run(BENCHMARKS, "generate-table", count, file)
    with file.open(encoding="utf-8", newline="") as text:
        kinds = Counter(row["kind"] for row in DictReader(text))
    expect(kinds.total() == count, f"the generator made {kinds.total():,} rows")
    times = repetitions(count)
    own = fastest(times, lambda number: publish(file, folder / f"table/site-{number}"))
    site = folder / "table/site-0"
    expect_rows(site, count, kinds)
    all = [Beside("Rowhouse, every page validated, with the search", own, size(site))]
    notes = []
    for title, make in (("sqlite-utils", in_sqlite), ("DuckDB", in_duckdb)):
        if (PROGRAMS / title.lower()).exists():
            all.append(make(file, count, kinds))
        else:
            notes.append(f"{title} is not installed, so it was not measured.")
    heads = [f"{count:,} rows, {megabytes(file.stat().st_size)} of CSV", *TOOK, "made", "times the time"]
    rows = [
        [
            beside.title,
            *took(beside.run),
            megabytes(beside.bytes) if beside.bytes else "",
            f"{beside.run.seconds / own.seconds:.2f}",
        ]
        for beside in all
    ]
    return "\n\n".join([table(heads, rows), *notes])


def publish(file: Path, site: Path) -> Run:
    cache = file.with_name("cache")
    return processes.run(ROWHOUSE, "table", file, "--output", site, "--cache", cache, "--quiet")


def expect_rows(site: Path, count: int, kinds: Counter) -> None:
    """Raises Failure unless every row is there, is counted by its values and found by its words."""
    rows = [
        number
        for page in (site / "rows").glob("*.html")
        for number in re.findall(r'<tr[^>]* id="row-(\d+)"', page.read_text(encoding="utf-8"))
    ]
    expect(len(rows) == len(set(rows)) == count, f"{len(set(rows)):,} rows for {count:,}")
    summary = (site / "summary.html").read_text(encoding="utf-8")
    for kind, number in kinds.items():
        expect(f"{number:,}" in summary, f"the summary does not say that {number:,} are {kind}")
    facets = {facet["name"]: facet for facet in search_file(site, "facets")}
    counted = dict(facets["by-kind"]["values"])
    expect(counted == kinds, f"the search counts {counted}")


def search_file(site: Path, name: str):
    """What a file of the search has: a call with a list of JSON, of its name, that, and the version."""
    script = (site / f"search/{name}.js").read_text(encoding="utf-8")
    _, content, _ = json.loads(script[script.index("(") + 1 : script.rindex(")")])
    return content


def in_sqlite(file: Path, count: int, kinds: Counter) -> Beside:
    """Datasette's own way to a database: the rows, and an index of the words of their texts."""
    database, program = file.with_suffix(".db"), PROGRAMS / "sqlite-utils"
    insert = processes.run(program, "insert", database, "t", file, "--csv", "--silent")
    index = processes.run(program, "enable-fts", database, "t", *TEXTS)
    with sqlite3.connect(database) as connection:
        found = Counter(dict(connection.execute("select kind, count(*) from t group by kind")))
        words = connection.execute("select count(*) from t_fts where t_fts match 'duet'").fetchone()[0]
    connection.close()
    expect(found == kinds, f"sqlite-utils has {found}")
    expect(words >= kinds["duet"] > 0, f"sqlite-utils finds {words}")
    whole = Run(
        insert.seconds + index.seconds, insert.user + index.user, insert.system + index.system,
        max(insert.peak, index.peak), "",
    )  # fmt: skip
    version = processes.run(program, "--version").output.split()[-1]
    title = f"sqlite-utils {version}, rows and full-text index, nothing published"
    return Beside(title, whole, database.stat().st_size)


def in_duckdb(file: Path, count: int, kinds: Counter) -> Beside:
    """The limit: every value read once, counted and summed up."""
    program = PROGRAMS / "duckdb"
    query = f"summarize select * from read_csv('{file}')"
    run = fastest(3, lambda _: processes.run(program, "-json", "-c", query))
    columns = {column["column_name"]: column for column in json.loads(run.output)}
    expect(len(columns) == 12, f"DuckDB reads {len(columns)} columns")
    expect(columns["title"]["count"] == count, f"DuckDB reads {columns['title']['count']} rows")
    version = processes.run(program, "--version").output.split()[0].removeprefix("v")
    return Beside(f"DuckDB {version}, reading it: `SUMMARIZE`", run, 0)


def size(site: Path) -> int:
    return sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
