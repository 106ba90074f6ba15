"""Measures Rowhouse and prints tables in Markdown; `Benchmarks/README.md` says what they mean.

    python3 Benchmarks/Runner [--parts PART...] [--steps N] [--sizes N...] [--compare N] [--search N]
                              [--table N] [--memory SIZE] [--before PROGRAM]
"""

import argparse
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import comparison
import machine
import packed
import search
import steps
import whole
import wholetable
from bars import Bars
from failure import Failure, expect


def main() -> None:
    options = parsed_options()
    # What was made is removed then, too.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: sys.exit("stopped"))
    try:
        with tempfile.TemporaryDirectory(prefix="rowhouse-benchmarks-") as folder:
            measure(Path(folder), options)
            print("removing what was made", file=sys.stderr)
    except Failure as failure:
        sys.exit(f"error: {failure}")


def parsed_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="Benchmarks/Runner", description="Measures Rowhouse and prints tables in Markdown."
    )
    parser.add_argument(
        "--parts",
        nargs="+",
        choices=["pages", "growth", "table", "packed", "search"],
        default=["pages", "growth", "table", "packed", "search"],
        help="what to measure (everything)",
    )
    parser.add_argument(
        "--steps",
        type=count,
        default=100_000,
        metavar="N",
        help="how many recordings each step is done to (%(default)s)",
    )
    parser.add_argument(
        "--sizes",
        type=count,
        nargs="+",
        default=[10_000, 100_000, 1_000_000, 2_000_000],
        metavar="N",
        help="how many recordings whole catalogues have (%(default)s)",
    )
    parser.add_argument(
        "--compare",
        type=count,
        default=100_000,
        metavar="N",
        help="how many recordings Hugo and Pagefind get (%(default)s)",
    )
    parser.add_argument(
        "--search",
        type=count,
        default=1_000_000,
        metavar="N",
        help="how many recordings are searched (%(default)s)",
    )
    parser.add_argument(
        "--table",
        type=count,
        default=1_000_000,
        metavar="N",
        help="how many rows a table has that is compared with databases, and a workbook (%(default)s)",
    )
    parser.add_argument(
        "--memory",
        metavar="SIZE",
        help="the memory that whole catalogues are made in, as rowhouse --memory (its default)",
    )
    parser.add_argument(
        "--before",
        type=Path,
        metavar="PROGRAM",
        help="a rowhouse of another version, that makes the same catalogues (none)",
    )
    return parser.parse_args()


def count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1_000:
        raise argparse.ArgumentTypeError(f"{text} is not a number of recordings, at least 1000")
    return int(text)


def measure(folder: Path, options: argparse.Namespace) -> None:
    bars = Bars()
    sections = [("Measured on", machine.description)]
    if "pages" in options.parts:
        sections += pages(folder, options)
    if "growth" in options.parts:
        sections.append(("Checks of many faults", lambda: steps.growth(folder)))
    if "table" in options.parts:
        expect_room(folder, [options.table])
        title = f"A table of {options.table:,} rows, side by side"
        sections.append((title, lambda: wholetable.measured(folder, options.table)))
    if "packed" in options.parts:
        expect_room(folder, [options.table])
        sections.append(("Packed inputs, side by side", lambda: packed.measured(folder, options.table)))
    if "search" in options.parts:
        sections += searches(folder, options, bars)
    for title, measured in sections:
        print(f"\n**{title}**\n", flush=True)
        print(measured(), flush=True)
    expect(not bars.broken, "\n  ".join(["these are beyond their bars:", *bars.broken]))


# What is measured, by its title.
Sections = list[tuple[str, Callable[[], str]]]


def pages(folder: Path, options: argparse.Namespace) -> Sections:
    sizes = sorted(set(options.sizes))
    expect_room(folder, sizes, builds=2 if options.before else 1)
    return [
        (
            f"{options.steps:,} recordings, step by step",
            lambda: steps.measured(folder, options.steps),
        ),
        (
            "From the command to the published folder",
            lambda: whole.measured(folder, sizes, options.memory, options.before),
        ),
        (
            f"{options.compare:,} recordings, side by side",
            lambda: comparison.measured(folder, options.compare),
        ),
    ]


def searches(folder: Path, options: argparse.Namespace, bars: Bars) -> Sections:
    expect_room(folder, [options.search, options.compare], builds=2)
    measured = search.Searches(folder, options.search, options.compare, bars)
    return [
        ("What the search costs", measured.cost),
        (f"Searching {options.search:,} recordings in Chromium", measured.loads),
        (f"Searching {options.compare:,}, beside Pagefind", measured.beside_pagefind),
    ]


def expect_room(folder: Path, sizes: list[int], builds: int = 1) -> None:
    """Raises Failure where the disk would be full before the end."""
    # A recording is 1.2 KB of JSON, of which one size is there at a time, and 0.6 KB of HTML.
    sites = sum(size * (whole.repetitions(size) * builds + 1) * 600 for size in sizes)
    needed = max(sizes) * 1_200 + sites
    free = shutil.disk_usage(folder).free
    expect(
        free > needed,
        f"{folder.parent} has {free / 1e9:.1f} GB free and {needed / 1e9:.1f} GB are needed; "
        "name another folder in TMPDIR",
    )


if __name__ == "__main__":
    main()
