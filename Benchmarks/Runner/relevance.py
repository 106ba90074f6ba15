"""The position of the expected row among the results of a search, for queries written before looking.

    python3 Benchmarks/Runner/relevance.py FOLDER [--program PROGRAM]

The folder has the tables, which `relevance.json` says the sources of. It prints a line for each query, and
how many rows of each list are among the first three.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import urlencode

import browser

PACKAGE = Path(__file__).resolve().parents[2]
FIRST = 3

# The rows of the first page of results, once all is settled.
ROWS = """
new Promise((resolve) => {
  const look = () => {
    const [found, results] = ["found", "results"].map((name) => document.getElementById("search-" + name));
    const isReady = !results.hasAttribute("aria-busy") && window.rowhouse && window.rowhouse.change
      && document.querySelector("#search-rows, .message");
    if (!isReady) return setTimeout(look, 5);
    const names = [...document.querySelectorAll(".listing thead th")].map((header) => header.dataset.order);
    const rows = [...document.querySelectorAll("#search-rows > tr:not(.group)")].map((row) =>
      Object.fromEntries([...row.cells].map((cell, at) =>
        [names[at], (cell.querySelector("th > a:not(.own)") ?? cell).textContent])));
    resolve([found.textContent, rows]);
  };
  look();
})
"""


def place(rows: list[dict[str, str]], meant: dict[str, str]) -> int | None:
    """The place of the first row with some values, from 1 on."""
    is_meant = lambda row: all(row.get(name) == value for name, value in meant.items())  # noqa: E731
    return next((at for at, row in enumerate(rows, 1) if is_meant(row)), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--program", type=Path, default=PACKAGE / ".build/release/rowhouse")
    options = parser.parse_args()
    tables = json.loads(Path(__file__).with_suffix(".json").read_text())
    with (
        tempfile.TemporaryDirectory() as scratch,
        browser.opened(browser.executable(), Path(scratch, "profile")) as chromium,
    ):
        for table in tables:
            site = Path(scratch, table["table"])
            command = [options.program, "table", options.folder / table["table"], "-o", site]
            subprocess.run(command, check=True, capture_output=True)
            for part in ("queries", "others"):
                queries, good = table.get(part, []), 0
                for text, meant in queries:
                    page = browser.Page(chromium)
                    address = (site / "rows/index.html").as_uri()
                    page.open(f"{address}?{urlencode({'q': text})}", "")
                    said, rows = page.evaluate(ROWS)
                    page.close()
                    at = place(rows, meant)
                    good += at is not None and at <= FIRST
                    print(f"{table['table']}\t{text}\t{at or '-'}\t{said}", flush=True)
                if queries:
                    print(f"{table['table']}: {part}: {good} of {len(queries)}", flush=True)


main()
