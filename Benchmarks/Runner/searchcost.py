"""What a search takes to build: the same catalogue with it and without, in one run."""

from dataclasses import dataclass

import processes
from bars import Bars
from processes import Run, fastest
from rowhouse import BENCHMARKS, Collection, Tally
from tables import TOOK, table, took
from whole import repetitions

MOST_TIME = 0.5
MOST_MEMORY = 256
MOST_FILES = 5_000
MOST_BYTES = 130


@dataclass(frozen=True)
class Build:
    """A catalogue with its search or without, and what it took."""

    run: Run
    tally: Tally

    @property
    def cores(self) -> float:
        """What all cores together spent, in seconds."""
        return self.run.user + self.run.system


@dataclass(frozen=True)
class SearchCost:
    """A catalogue with its search, and the same without."""

    collection: Collection
    searched: Build
    plain: Build

    @property
    def seconds(self) -> float:
        return self.searched.run.seconds - self.plain.run.seconds

    @property
    def files(self) -> int:
        return self.searched.tally.files - self.plain.tally.files

    @property
    def bytes(self) -> int:
        """The index, the page, the script, and the field on every other page."""
        return self.searched.tally.bytes - self.plain.tally.bytes


def cost_of(collection: Collection) -> SearchCost:
    return SearchCost(
        collection, built(collection, "with-search"), built(collection, "without-search")
    )


def built(collection: Collection, search: str) -> Build:
    """The fastest of a few builds by the library: the command does not leave the search out."""
    run = fastest(
        repetitions(collection.count),
        lambda number: processes.run(
            BENCHMARKS, "build", collection.file, collection.site(f"{search}-{number}"), search
        ),
    )
    return Build(run, collection.tally(f"{search}-0"))


def described(cost: SearchCost, bars: Bars, *, decides: bool) -> str:
    """Both builds side by side, and whether the bars hold, which decide something if they are for it."""
    count = cost.collection.count
    heads = [f"{count:,} recordings", *TOOK, "files", "MB", "bytes a recording"]
    plain, searched = cost.plain, cost.searched
    times = [
        searched.run.seconds / plain.run.seconds,
        searched.cores / plain.cores,
        searched.run.peak / plain.run.peak,
        searched.tally.files / plain.tally.files,
        searched.tally.bytes / plain.tally.bytes,
        searched.tally.bytes / plain.tally.bytes,
    ]
    rows = [
        row("without the search", plain, count),
        row("with the search", searched, count),
        ["times as much", *(f"{ratio:.2f}" for ratio in times)],
    ]
    lines = [
        bars.held(
            f"Time of the search, beside that of the rest ({count:,})",
            cost.seconds / plain.run.seconds,
            MOST_TIME,
            decides=False,
        ),
        bars.held(
            f"Processor time of the search, beside that of the rest ({count:,})",
            searched.cores / plain.cores - 1,
            MOST_TIME,
            decides=False,
        ),
        bars.held(
            f"Peak memory ({count:,})",
            searched.run.peak / 1e6,
            MOST_MEMORY,
            " MB",
            decides=False,
        ),
        bars.held(f"Files of the search ({count:,})", cost.files, MOST_FILES, decides=decides),
        bars.held(
            f"Bytes of the search a recording ({count:,})",
            cost.bytes / count,
            MOST_BYTES,
            decides=decides,
        ),
    ]
    return table(heads, rows) + "\n\n" + "\n".join(lines)


def row(title: str, build: Build, count: int) -> list[str]:
    tally = build.tally
    return [
        title,
        *took(build.run),
        f"{tally.files:,}",
        f"{tally.bytes / 1e6:,.0f}",
        f"{tally.bytes / count:,.0f}",
    ]
