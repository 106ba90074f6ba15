"""The steps of a catalogue, each by itself, in one process."""

from pathlib import Path

import processes
from rowhouse import BENCHMARKS, Collection


def measured(folder: Path, count: int) -> str:
    collection = Collection(count, folder / "steps")
    collection.generate()
    table = processes.run(BENCHMARKS, "steps", collection.file, collection.folder).output
    collection.remove_file()
    return table.strip()
