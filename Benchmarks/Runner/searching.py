"""Searches in a browser, as somebody types, and what it loads and how long it takes."""

import re
import statistics
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from browser import Browser, Page
from failure import Failure, expect
from queries import Query
from sites import Loaded, Opening

REPETITIONS = 5

# Nothing more comes when nothing has come for so long, in seconds.
QUIET = 0.3

# Notes when Enter is pressed, when the first result (or that there is none) stands in the page, and
# when that has been painted.
WATCH = """
window.measured = new Promise((resolve) => {
  let start, before;
  const row = () => document.querySelector("#search-rows > *");
  addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    [start, before] = [event.timeStamp, row()];
  }, true);
  addEventListener("DOMContentLoaded", () => {
    const found = document.getElementById("search-found");
    const observer = new MutationObserver(() => {
      const isThere = row() && row() !== before || found.textContent.includes("No results");
      if (start === undefined || !isThere) return;
      observer.disconnect();
      const placed = Date.now() / 1000;
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve({placed, milliseconds: performance.now() - start});
        port2.postMessage(0);
      });
    });
    observer.observe(document.body, {subtree: true, childList: true});
  });
});
"""


@dataclass(frozen=True)
class Load:
    """What was fetched for a search: code and index, without the page itself and its looks."""

    files: int
    bytes: int
    # Of these the index's.
    index: int


@dataclass(frozen=True)
class First:
    """What it took until there was something to see."""

    # From Enter to the first result on the screen.
    milliseconds: float
    # What had come when the first result was put into the page.
    load: Load


@dataclass(frozen=True)
class Search:
    """What the searches for the same took: the median of the times, and the most that was loaded."""

    milliseconds: float
    first: Load
    # With the rest of the first page of results, and what comes after it.
    all: Load
    # What the page says that it has found.
    found: str

    @property
    def count(self) -> int:
        """How many it says that there are."""
        if "No results" in self.found:
            return 0
        number = re.search(r"[\d,]+", self.found)
        expect(number is not None, f"the page does not say how many: {self.found}")
        return int(number[0].replace(",", ""))

    @property
    def is_exact(self) -> bool:
        return "At least" not in self.found


# The page's own, which it would have without a search: its looks.
OTHERS = {".html", ".css", ".svg", ".ico"}

# Code that is beside the index, since only some searches need it.
SCRIPTS = {"extras", "take", "suggest"}

FOCUS = 'document.querySelector("input[type=search]").focus()'


@dataclass(frozen=True)
class Place:
    """A page that searches, how the folder that it is in is opened, and a country's name in its address."""

    folder: Path
    page: str
    opening: Opening
    filter: str

    def searched(self, browser: Browser, query: Query) -> Search:
        """Searches a few times, in a fresh page each time."""
        try:
            first, whole, found = self._whole(browser, query)
            firsts = [first]
            for _ in range(REPETITIONS - 1):
                with self._begun(browser, query) as (first, *_):
                    firsts.append(first)
        except Failure as failure:
            raise type(failure)(f"{query} in {self.page}: {failure}") from failure
        return Search(
            statistics.median(first.milliseconds for first in firsts),
            max((first.load for first in firsts), key=lambda load: load.bytes),
            whole,
            found,
        )

    def _whole(self, browser: Browser, query: Query) -> tuple[First, Load, str]:
        """Searches once, and waits until nothing more comes and the page says how many there are."""
        with self._begun(browser, query) as (first, page, loads):
            before, since = None, time.monotonic()
            while time.monotonic() - since < QUIET:
                page.browser.listen(0.05)
                is_busy = page.evaluate('document.querySelector("[aria-busy]") !== null')
                state = (is_busy, len(loads()))
                if is_busy or state != before:
                    before, since = state, time.monotonic()
            found = page.evaluate('document.getElementById("search-found").innerText')
            return first, load_of(loads()), " ".join(found.split())

    @contextmanager
    def _begun(self, browser: Browser, query: Query):
        """A page that has just shown its first result, what that took, and what it loads."""
        # A server of its own: what a page before this one asked for may still be on its way.
        with self.opening(self.folder) as site:
            page = Page(browser)
            try:
                chosen = f"?{self.filter}={query.country}" if query.country else ""
                page.open(f"{site.address}/{self.page}{chosen}", WATCH)
                # A page that has something to load beforehand says when it is ready.
                page.evaluate("window.isReady")
                page.evaluate(FOCUS)
                page.type(query.words)
                measured = page.evaluate("window.measured")
                loaded = [one for one in site.loaded(page) if one.end <= measured["placed"]]
                first = First(measured["milliseconds"], load_of(loaded))
                yield first, page, lambda: site.loaded(page)
            finally:
                page.close()


def load_of(loaded: list[Loaded]) -> Load:
    counted = [file for file in {one.file for one in loaded} if file.suffix not in OTHERS]
    of_index = [file for file in counted if file.parent.name == "search" and file.stem not in SCRIPTS]
    return Load(len(counted), *(sum(file.stat().st_size for file in them) for them in (counted, of_index)))
