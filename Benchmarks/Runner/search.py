"""Searches: what they take to build, to load and to answer, alone and beside Pagefind."""

from dataclasses import replace
from pathlib import Path

import browser
import pagefind
import searchcost
from bars import Bars
from browser import PATIENCE, Browser, Unanswered
from failure import Failure, expect
from queries import QUERIES, Query
from rowhouse import Collection
from searchcost import SearchCost
from searching import Place, Search
from sites import as_folder, served
from tables import table, took

# The most of the index that a word may make the browser load until the first result is seen.
MOST_BYTES = 60_000

# The most requests that the first page of a common word may take.
MOST_REQUESTS = 40

# The page of a catalogue that searches, and ours for Pagefind; and what a country is called in its address.
PAGE, FILTER = "recordings/index.html", "by-Country"
PAGEFIND_PAGE, PAGEFIND_FILTER = "find.html", "country"


class Searches:
    """Catalogues of two sizes, which are built once and searched."""

    def __init__(self, folder: Path, large: int, compared: int, bars: Bars) -> None:
        self.folder = folder
        self.bars = bars
        self.large = Collection(large, folder / "search-large")
        # The same may be asked of both.
        self.compared = Collection(compared, folder / "search-compared")
        self.costs: dict[Collection, SearchCost] = {}
        program = browser.executable()
        expect(program is not None, "Chromium is not installed: run Tests/Install/browser")
        self._program = program

    def cost(self) -> str:
        """Builds both sizes, with the search and without."""
        for collection in (self.compared, self.large):
            collection.generate()
            self.costs[collection] = searchcost.cost_of(collection)
        self.large.remove_file()
        return "\n\n".join(
            searchcost.described(cost, self.bars, decides=collection == self.large)
            for collection, cost in self.costs.items()
        )

    def loads(self) -> str:
        """Searches the large one, opened as a folder and from a server."""
        site = self._site(self.large)
        rows, lines = [], []
        with self._browser() as chromium:
            for query in QUERIES:
                ways = [
                    Place(site, PAGE, opening, FILTER).searched(chromium, query)
                    for opening in (as_folder, served)
                ]
                expect_sense(query, ways)
                first = max((way.first for way in ways), key=lambda load: load.index)
                line = self.bars.held(
                    f"Bytes of the index until the first result of “{query}”",
                    first.index,
                    MOST_BYTES * query.terms,
                    decides=True,
                )
                if first.index > MOST_BYTES * query.terms:
                    lines.append(line)
                files = max(way.all.files for way in ways)
                if query.is_common:
                    line = self.bars.held(
                        f"Requests for the first page of “{query}”",
                        files,
                        MOST_REQUESTS,
                        decides=True,
                    )
                    if files > MOST_REQUESTS:
                        lines.append(line)
                rows.append(
                    [
                        f"{query.kind}: {query}",
                        found(ways[0]),
                        kilobytes(first.bytes),
                        kilobytes(first.index),
                        f"{first.files}",
                        kilobytes(ways[0].all.bytes),
                        f"{files}",
                        *(f"{way.milliseconds:.0f} ms" for way in ways),
                    ]
                )
        heads = [
            "search", "found", "KB to the first result", "of the index", "files", "KB in all", "files",
            "from `file://`", "from `http://`",
        ]  # fmt: skip
        verdict = "\n".join(lines) or (
            f"- At most {MOST_BYTES / 1_000:.0f} KB of the index a word until the first result, and "
            f"{MOST_REQUESTS} requests for the first page of a common word: it holds for all."
        )
        return table(heads, rows) + "\n\n" + verdict

    def beside_pagefind(self) -> str:
        """Searches the smaller one, and what Pagefind made of the same recordings."""
        program = pagefind.executable()
        if not program:
            return "Pagefind is not installed, so it was not measured."
        indexed = pagefind.index(program, self.compared)
        name = pagefind.version(program)
        cost = self.costs[self.compared]
        own_place = Place(self._site(self.compared), PAGE, served, FILTER)
        other_place = Place(indexed.folder, PAGEFIND_PAGE, served, PAGEFIND_FILTER)
        with self._browser() as chromium:
            own = [own_place.searched(chromium, query) for query in QUERIES]
            other = [answered(other_place, chromium, query) for query in QUERIES]
            from_files = [
                self._works_from_files(chromium, place) for place in (own_place, other_place)
            ]
        for query, search in zip(QUERIES, own):
            expect_sense(query, [search])
        whole = [
            [
                "Rowhouse, pages and search", *took(cost.searched.run),
                f"{cost.files:,}", f"{cost.bytes / 1e6:,.0f}", from_files[0],
            ],
            [
                f"{name}, the search alone", *took(indexed.run),
                f"{indexed.files:,}", f"{indexed.bytes / 1e6:,.0f}", from_files[1],
            ],
        ]  # fmt: skip
        heads = [
            f"{self.compared.count:,} recordings", "time", "user + system", "peak memory",
            "files of the search", "MB", "works from `file://`",
        ]  # fmt: skip
        return "\n\n".join(
            [
                table(heads, whole),
                f"Of Rowhouse's time, {cost.seconds:.2f} s are the search's.",
                beside(name, own, other),
            ]
        )

    def _site(self, collection: Collection) -> Path:
        return collection.site("with-search-0")

    def _browser(self):
        return browser.opened(self._program, self.folder / "chromium")

    @staticmethod
    def _works_from_files(chromium: Browser, place: Place) -> str:
        """Whether a search page finds anything when it is opened by double-click: it is tried."""
        try:
            search = replace(place, opening=as_folder).searched(chromium, QUERIES[0])
        except Failure:
            return "no"
        return "yes" if search.count else "no"


def answered(place: Place, chromium: Browser, query: Query) -> Search | None:
    """What a search takes; None where nothing is seen in all the time that the browser is given."""
    try:
        return place.searched(chromium, query)
    except Unanswered:
        return None


def beside(name: str, own: list[Search], other: list[Search | None]) -> str:
    rows = [
        [f"{query.kind}: {query}", *cells(own), *cells(other)]
        for query, own, other in zip(QUERIES, own, other)
    ]
    heads = ["search"]
    for program in ("Rowhouse", name.split()[0]):
        heads += [f"{program}: found", "KB to the first result", "files", "time"]
    return table(heads, rows)


def cells(search: Search | None) -> list[str]:
    if not search:
        return ["", "", "", f"over {PATIENCE} s"]
    return [
        found(search),
        kilobytes(search.first.bytes),
        f"{search.first.files}",
        f"{search.milliseconds:.0f} ms",
    ]


def expect_sense(query: Query, ways: list[Search]) -> None:
    """Raises Failure where a search does not find what is there, or finds what is not."""
    expect(
        all(way.found == ways[0].found for way in ways),
        f"{query} finds something else from a server: {[way.found for way in ways]}",
    )
    expect(
        (ways[0].count > 0) == query.is_there, f"{query}: the page says “{ways[0].found}”"
    )


def found(search: Search) -> str:
    return f"{search.count:,}" if search.is_exact else f"at least {search.count:,}"


def kilobytes(value: int) -> str:
    return f"{value / 1_000:,.0f}"
