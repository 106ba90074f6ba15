"""Builds catalogues with the command, as a user does, and checks each of them."""

import json
import os
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import processes
from failure import expect
from processes import Run

ROOT = Path(__file__).parents[2]
ROWHOUSE = ROOT / ".build/release/rowhouse"
BENCHMARKS = ROOT / ".build/release/benchmarks"

PAGE_SIZE = 50

# How the remarks of a record begin in the file.
REMARKS = '"rmk":"'


def pages(count: int) -> int:
    """How many pages a listing has."""
    return -(-count // PAGE_SIZE)


@dataclass(frozen=True)
class Tally:
    """What is in a folder, counted by a program that did not write it."""

    pages: int
    rows: int
    distinctRows: int
    files: int
    bytes: int
    # Of them, the index of the search.
    searchFiles: int
    searchBytes: int
    digest: str

    @staticmethod
    def of(folder: Path, count: int) -> "Tally":
        """Counts, and raises Failure unless every recording has exactly one row."""
        tally = Tally(**json.loads(processes.run(BENCHMARKS, "tally", folder).output))
        expect(tally.pages == pages(count), f"{tally.pages:,} pages for {count:,} recordings")
        expect(tally.rows == count, f"{tally.rows:,} rows for {count:,} recordings")
        expect(tally.distinctRows == count, f"{tally.distinctRows:,} anchors for {count:,} rows")
        return tally


@dataclass(frozen=True)
class Collection:
    """So many recordings, and the catalogues that are made of them.

    Each catalogue gets a new folder, and folders stay to the end: making files soon after many
    were removed takes several times as long on ext4.
    """

    count: int
    folder: Path

    @property
    def file(self) -> Path:
        return self.folder / "recordings.json"

    @cached_property
    def size(self) -> int:
        return self.file.stat().st_size

    def generate(self) -> None:
        self.folder.mkdir()
        processes.run(BENCHMARKS, "generate", self.count, self.file)
        expect(self.size > 1_000 * self.count, "the generator made too little")
        # What is still on its way to the disk would be paid for by what is measured.
        os.sync()
        # Rowhouse remembers no build of a file that has just changed.
        while time.time() - self.file.stat().st_ctime < 0.05:
            time.sleep(0.01)

    def remove_file(self) -> None:
        self.file.unlink()

    def site(self, name: object) -> Path:
        return self.folder / f"site-{name}"

    def publish(self, name: object, *options: object, program: Path = ROWHOUSE) -> Run:
        return self.ask(name, "--force", "--quiet", *options, program=program)

    def ask(self, name: object, *options: object, program: Path = ROWHOUSE) -> Run:
        cache = self.folder / "cache"
        return processes.run(
            program, "recordings", self.file, "--output", self.site(name), "--cache", cache, *options
        )

    def find_unchanged(self, name: object) -> Run:
        """Asks for what is there already, and raises Failure if anything is built."""
        run = self.ask(name)
        expect("nothing has changed" in run.output, "what had not changed was built again")
        return run

    def plan(self) -> Run:
        return processes.run(
            ROWHOUSE, "plan", self.file, "--as", "recordings", "--plan", self.folder / "plan"
        )

    def draw(self, part: int, parts: int) -> Run:
        return processes.run(
            ROWHOUSE, "draw", "--plan", self.folder / "plan", "--part", f"{part}/{parts}", "--jobs", 1
        )

    def publish_plan(self, name: object) -> Run:
        return processes.run(
            ROWHOUSE, "publish", "--plan", self.folder / "plan", "--output", self.site(name)
        )

    def publish_again(self, name: object) -> Run:
        """Publishes what is there already, and raises Failure if any file was written."""
        report = self.folder / "report.json"
        run = self.publish(name, "--report", report)
        written = json.loads(report.read_text())["written"]
        expect(written == 0, f"nothing had changed, and {written:,} files were written")
        return run

    def publish_changed(self, name: object) -> tuple[Run, int]:
        """Changes the remarks of one record of a thousand, publishes, and says how many files were written."""
        changed = self.folder / "changed.json"
        with self.file.open(encoding="utf-8") as old, changed.open("w", encoding="utf-8") as new:
            for number, line in enumerate(old):
                new.write(line.replace(REMARKS, REMARKS + "Changed. ") if number % 1_000 == 500 else line)
        changed.replace(self.file)
        os.sync()
        report = self.folder / "report.json"
        run = self.ask(name, "--quiet", "--report", report)
        return run, json.loads(report.read_text())["written"]

    def check(self, name: object) -> Run:
        """Has the command judge what it published, and raises Failure if it finds anything."""
        return processes.run(ROWHOUSE, "check", self.site(name))

    def tally(self, name: object) -> Tally:
        return Tally.of(self.site(name), self.count)
