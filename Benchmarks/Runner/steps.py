"""The steps of a catalogue, each by itself, in one process, and how long checks of many faults take."""

from pathlib import Path

import processes
from rowhouse import BENCHMARKS, Collection


def measured(folder: Path, count: int) -> str:
    collection = Collection(count, folder / "steps")
    collection.generate()
    table = processes.run(BENCHMARKS, "steps", collection.file, collection.folder).output
    collection.remove_file()
    return table.strip()


def growth(folder: Path) -> str:
    """Raises Failure where twice as many faults take more than three times as long."""
    return processes.run(BENCHMARKS, "growth", folder / "growth").output.strip()
