"""Sites as folders: how they are built, and what their pages say without a browser."""

import csv
import gzip
import os
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import TypeVar

import pytest

PACKAGE = Path(__file__).resolve().parents[2]
DATA = PACKAGE / "Tests/Data"
THEMES = ("cupertino", "material", "ledger", "contrast")


@dataclass(frozen=True)
class Site:
    """A published folder."""

    folder: Path

    def __str__(self) -> str:
        return self.folder.name

    def sent(self, *paths: str) -> int:
        """How many bytes of some files a host sends, which compresses them."""
        return sum(len(gzip.compress((self.folder / path).read_bytes(), 6)) for path in paths)

    @property
    def pages(self) -> list[str]:
        """The pages that are tried, in order."""
        return self.every_page

    @cached_property
    def every_page(self) -> list[str]:
        """The path of every page, in order."""
        paths = self.folder.rglob("*.html")
        return sorted(path.relative_to(self.folder).as_posix() for path in paths)

    @property
    def searched(self) -> list[str]:
        """The pages whose rows are found."""
        return self.pages

    def listing(self, name: str) -> list[str]:
        """The pages of a listing, from the first to the last."""
        numbered = [page for page in self.pages if re.fullmatch(rf"{name}/page-\d+\.html", page)]
        return [f"{name}/index.html"] + sorted(
            numbered, key=lambda page: int(re.search(r"(\d+)\.html", page)[1])
        )

    @property
    def sample(self) -> list[str]:
        """Of a catalogue, the first, middle and last page of the listing, and all others."""
        listing = self.listing("recordings")
        others = set(self.pages) - set(listing)
        return sorted({*others, listing[0], listing[len(listing) // 2], listing[-1]})

    def read(self, page: str) -> "Page":
        return read(self.folder / page)


class Gallery(Site):
    """The gallery, of whose many volcanoes one has its page among the others, and no country its list."""

    @property
    def pages(self) -> list[str]:
        alike = re.compile(r"volcanoes/(?!by/|et/etna)[^/]+/|volcanoes/by/country/[^/]+/")
        return [page for page in self.every_page if not alike.match(page)]

    @property
    def sample(self) -> list[str]:
        """A page of each kind: others differ from one of them in nothing but what they list."""
        alike = re.compile(
            r"chirper/(page-[345]|empty|failed|loading)\.html"
            r"|volcanoes/by/(type|region)/[^/]+/|volcanoes/by/status/(dormant|extinct)/"
        )
        return [page for page in self.pages if not alike.match(page)]

    @property
    def searched(self) -> list[str]:
        """The pages whose rows are found: others have the same rows, or figures."""
        others = re.compile(r"volcanoes/(summary|by/[^/]+/[^/]+/|(?!by/)[^/]+/)")
        return [page for page in self.pages if not others.match(page)]


def volcanoes() -> list[dict[str, str]]:
    """The gallery's volcanoes by the names of their columns, as their file has them."""
    with (PACKAGE / "Site/Volcanoes/volcanoes.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@dataclass(frozen=True)
class Reference:
    """An attribute whose value leads somewhere."""

    tag: str
    attribute: str
    value: str

    @property
    def is_link(self) -> bool:
        # A form leads to a page as a link does.
        return self.tag in ("a", "area", "form")


class Page(HTMLParser):
    """What a page's source says, read by a parser that is not the project's own."""

    REFERENCES = frozenset({"href", "src", "action", "srcset", "poster", "data", "formaction"})

    def __init__(self, source: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.rows: list[str] = []
        self.references: list[Reference] = []
        self.caption = ""
        self._in_caption = False
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        if "id" in values:
            self.ids.append(values["id"])
            if tag == "tr":
                self.rows.append(values["id"])
        if values.get("rel") != "canonical":
            self.references += [
                Reference(tag, name, value)
                for name, value in values.items()
                if name in self.REFERENCES
            ]
        self._in_caption = self._in_caption or tag == "caption"

    def handle_endtag(self, tag: str) -> None:
        self._in_caption = self._in_caption and tag != "caption"

    def handle_data(self, data: str) -> None:
        if self._in_caption:
            self.caption += data


@cache
def read(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


Built = TypeVar("Built")


class Themed(dict[str, Built]):
    """What is built in every theme: in each when it is first asked for."""

    def __init__(self, build: Callable[[str], Built]) -> None:
        self.build = build

    def __missing__(self, theme: str) -> Built:
        self[theme] = self.build(theme)
        return self[theme]


def build_gallery(folder: Path, theme: str, *options: object) -> Site:
    run("Site", "build", "--output", folder, "--theme", theme, "--quiet", *options)
    return Gallery(folder)


def build_sink(folder: Path) -> Site:
    run("KitchenSink", "build", "--output", folder, "--quiet")
    return Site(folder)


def build_catalogue(inputs: list[Path], folder: Path, *options: str) -> Site:
    run("rowhouse", "recordings", *inputs, "--output", folder, "--quiet", *options)
    return Site(folder)


def build_table(text: str, folder: Path, name: str, *options: str) -> Site:
    """The site of a file with that text and name, which is put beside it."""
    file = folder.parent / f"{folder.name}-{name}"
    file.write_text(text, encoding="utf-8")
    run("rowhouse", "table", file, "--output", folder, "--quiet", *options)
    return Site(folder)


def run(name: str, *arguments: object) -> None:
    """Runs one of the project's programs, and says what it said if it fails."""
    program = PACKAGE / ".build/release" / name
    if not program.exists():
        pytest.exit(f".build/release/{name} is missing: run make test, which builds it first", 2)
    # What is remembered of one test's builds is nothing to another's.
    environment = {**os.environ, "XDG_CACHE_HOME": os.devnull}
    done = subprocess.run(
        [program, *map(str, arguments)], capture_output=True, text=True, timeout=600, env=environment
    )
    words = " ".join(map(str, arguments))
    if done.returncode != 0:
        message = f"{name} {words}\nended with {done.returncode}:\n{done.stderr}"
        pytest.fail(message, pytrace=False)
