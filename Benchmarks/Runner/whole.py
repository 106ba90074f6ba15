"""Whole catalogues of several sizes, each made by a process of its own."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import machine
import processes
from failure import expect
from processes import Run, fastest
from rowhouse import ROWHOUSE, Collection, Tally
from tables import TOOK, megabytes, table, took

# What is also done in other ways is done at this size, or at the largest one below it.
VARIED = 1_000_000

# In how many parts a catalogue is drawn by processes of their own.
PARTS = 4


@dataclass(frozen=True)
class Size:
    """How a catalogue of one size was made."""

    collection: Collection
    run: Run
    tally: Tally


def repetitions(count: int) -> int:
    """How often a catalogue is made: what takes long is less disturbed by what else goes on."""
    return max(1, min(3, 2_000_000 // count))


def measured(folder: Path, counts: list[int], memory: str | None, before: Path | None) -> str:
    """Raises Failure where the bytes depend on anything but the recordings.

    Every size is made in that much memory, and by that program of before, if they are given.
    """
    varied = max((count for count in counts if count <= VARIED), default=counts[0])
    bound = ["--memory", memory] if memory else []
    sizes: list[Size] = []
    older: list[list[str]] = []
    variations = ""
    for count in counts:
        collection = Collection(count, folder / f"{count}")
        collection.generate()
        run = fastest(repetitions(count), lambda number: collection.publish(number, *bound))
        sizes.append(Size(collection, run, collection.tally(0)))
        if before:
            older.append(compared(sizes[-1], before))
        if count == varied:
            variations = variations_of(sizes[-1])
        collection.remove_file()
    heads = ["recordings", "JSON", "pages", "published", *TOOK, "recordings/s"]
    pieces = [table(heads, [row(size) for size in sizes]), growth(sizes)]
    if older:
        pieces.append(table(["the program of before", *TOOK, "now takes"], older))
    return "\n\n".join([*pieces, variations, start()])


def compared(size: Size, before: Path) -> list[str]:
    """What the program of before takes for the same, without limits of which it may know nothing."""
    run = fastest(
        repetitions(size.collection.count),
        lambda number: size.collection.publish(f"before-{number}", program=before),
    )
    return [f"{size.collection.count:,}", *took(run), f"{size.run.seconds / run.seconds:.0%}"]


def row(size: Size) -> list[str]:
    count = size.collection.count
    return [
        f"{count:,}",
        megabytes(size.collection.size),
        f"{size.tally.pages:,}",
        megabytes(size.tally.bytes),
        *took(size.run),
        f"{count / size.run.seconds:,.0f}",
    ]


def growth(sizes: list[Size]) -> str:
    """What one recording more costs, between each size and the next."""
    return "\n".join(
        f"- From {small.collection.count:,} to {large.collection.count:,} recordings, one more takes "
        f"{(large.run.seconds - small.run.seconds) / more * 1e6:.1f} µs and "
        f"{(large.run.peak - small.run.peak) / more:.0f} bytes of memory."
        for small, large in pairwise(sizes)
        for more in [large.collection.count - small.collection.count]
    )


def variations_of(size: Size) -> str:
    """The same with one worker, once more where nothing has changed, and checked."""
    collection = size.collection
    times = repetitions(collection.count)
    one = fastest(times, lambda number: collection.publish(f"one-{number}", "--jobs", 1))
    expect(
        collection.tally("one-0").digest == size.tally.digest,
        "the bytes depend on the number of workers",
    )
    unchanged = fastest(times, lambda _: collection.find_unchanged(0))
    again = fastest(times, lambda _: collection.publish_again(0))
    expect(collection.tally(0) == size.tally, "publishing again has changed what is published")
    check = fastest(times, lambda _: collection.check(0))
    plan = collection.plan()
    parts = [collection.draw(part, PARTS) for part in range(1, PARTS + 1)]
    published = collection.publish_plan("parts")
    digest = collection.tally("parts").digest
    expect(digest == size.tally.digest, "the bytes depend on the number of processes")
    changed, written = collection.publish_changed(0)
    expect(written > 0, "what has changed was not published")
    slowest = max(parts, key=lambda run: run.seconds)
    rows = [
        [f"published, {machine.cores()} workers", *took(size.run)],
        ["published, 1 worker", *took(one)],
        ["asked for again, nothing changed", *took(unchanged)],
        ["published again all the same", *took(again)],
        [f"published again, 0.1 % changed: {written:,} files written", *took(changed)],
        ["`rowhouse check`, which finds nothing", *took(check)],
        ["`rowhouse plan`", *took(plan)],
        [f"`rowhouse draw` of one part of {PARTS}, 1 worker, the slowest", *took(slowest)],
        ["`rowhouse publish`", *took(published)],
    ]
    return (
        table([f"{collection.count:,} recordings", *TOOK], rows)
        + f"\n\n{machine.cores()} workers are {one.seconds / size.run.seconds:.2f} times as fast "
        "as 1, and make the same bytes; so do plan, draw and publish. With a processor a part, "
        f"{PARTS} of them would need "
        f"{plan.seconds + slowest.seconds + published.seconds:.2f} s."
    )


def start() -> str:
    seconds = processes.seconds_to_first_byte(20, ROWHOUSE, "--help")
    return f"The first byte of `rowhouse --help` is there after {seconds * 1_000:.1f} ms."
