"""Has Pagefind index the same recordings, and searches what it made in the same browser."""

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import processes
from failure import expect
from processes import Run
from rowhouse import ROOT, Collection

SOURCE = ROOT / "Benchmarks/Pagefind"


def executable() -> Path | None:
    """Pagefind itself, not the package that starts it; None where it is missing."""
    return next(
        ROOT.glob("Benchmarks/.venv/lib/python*/site-packages/pagefind_bin/pagefind"), None
    )


def version(pagefind: Path) -> str:
    """Such as "Pagefind 1.5.2"."""
    return "Pagefind " + processes.run(pagefind, "--version").output.split()[-1]


@dataclass(frozen=True)
class Indexed:
    """What Pagefind has made of a page for each recording."""

    folder: Path
    run: Run
    files: int
    bytes: int


def index(pagefind: Path, collection: Collection) -> Indexed:
    """Makes the pages, which is not measured, and has Pagefind index them."""
    folder = collection.folder / "pagefind"
    processes.run(sys.executable, SOURCE / "pages.py", collection.file, folder)
    os.sync()
    run = processes.run(pagefind, "--site", folder)
    expect(
        f"Indexed {collection.count} pages" in run.output,
        f"Pagefind has not indexed {collection.count:,} pages:\n{run.output[-2_000:]}",
    )
    shutil.copy(SOURCE / "find.html", folder)
    sizes = [
        file.stat().st_size for file in (folder / "pagefind").rglob("*") if file.is_file()
    ]
    return Indexed(folder, run, len(sizes), sum(sizes))
