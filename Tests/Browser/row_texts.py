"""The rows of a site's pages and what they say, read by a parser that is not the project's own."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import quote

from scan import Scan
from sites import Site

VOID = frozenset("area base br col hr img input link meta source track wbr".split())

# What encodeURIComponent() leaves as it is.
UNQUOTED = "!'()*~-._"


@dataclass
class RowText:
    """A row that has an anchor."""

    page: str
    anchor: str
    # What stands above the rows of its section.
    header: str
    cells: list[str] = field(default_factory=list)
    # What only a page of its own says.
    others: str = ""

    @property
    def link(self) -> str:
        """How a search page leads to it."""
        return f"{self.page}#{quote(self.anchor, safe=UNQUOTED)}" if self.anchor else self.page

    @property
    def title(self) -> str:
        return self.cells[0]

    @property
    def detail(self) -> str:
        return " ".join(self.cells[1:])

    @property
    def text(self) -> str:
        return " ".join(self.cells)


class RowParser(HTMLParser):
    """Collects the rows of a page, but not those of its examples of other states."""

    def __init__(self, page: str, source: str) -> None:
        super().__init__()
        self.page = page
        self.title = ""
        self.rows: list[RowText] = []
        # Rows that have no anchor and are not there to head, to end or to say that there are none.
        self.nameless: list[str] = []
        self.open: list[tuple[str, dict[str, str]]] = []
        self.row: RowText | None = None
        self.headers: list[list[str]] = []
        self.initial = ""
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        if tag in VOID:
            return
        self.open.append((tag, values))
        if tag in ("details", "tbody"):
            self.headers.append([])
        if tag == "tr":
            self.begin_row(values)
        if tag == "li" and values.get("id", "").startswith("row-"):
            self.begin_value(values["id"])
        if tag in ("td", "th") and self.row:
            self.row.cells.append("")

    def begin_row(self, values: dict[str, str]) -> None:
        is_other = any(values.get("class") == "variants" for _, values in self.open)
        if is_other or not self.is_in("tbody"):
            return
        if "id" in values:
            header = " ".join(text for level in self.headers for text in level)
            self.row = RowText(self.page, values["id"], header)
            self.rows.append(self.row)
        elif "row" in (names := values.get("class", "").split()) and "notice" not in names:
            self.nameless.append(f"{self.page}: {values}")

    def begin_value(self, anchor: str) -> None:
        """Begins a value of an index, below the initial of its name."""
        self.row = RowText(self.page, anchor, self.initial, [""])
        self.rows.append(self.row)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.handle_starttag(tag, attributes)
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        opened, _ = self.open.pop()
        assert opened == tag, f"{self.page}: </{tag}> ends <{opened}>"
        if tag in ("details", "tbody"):
            self.headers.pop()
        if tag in ("tr", "li"):
            self.row = None

    def handle_data(self, data: str) -> None:
        # Choices are not what a row says, nor are words for values that it was not built with, nor
        # is the button that shows all of a row.
        is_control = self.is_in("select") or any(
            "hidden" in values or (tag == "details" and "class" not in values and self.is_in("th"))
            for tag, values in self.open
        )
        if is_control:
            return
        if self.is_in("h1"):
            self.title += data
        if self.is_in("h2"):
            self.initial = data
        if self.row and self.row.cells:
            self.row.cells[-1] += f" {self.scheme_of(data)}{data}"
        elif self.headers and not self.row and (self.is_in("summary") or self.is_header):
            self.headers[-1].append(data)

    def scheme_of(self, words: str) -> str:
        """What is not seen of an address that is shown short, and found all the same."""
        address = self.open[-1][1].get("href", "")
        scheme = re.match(r"https?://(www\.)?", address)
        return scheme[0] if scheme and address.startswith(scheme[0] + words[:4]) else ""

    def is_in(self, tag: str) -> bool:
        return any(opened == tag for opened, _ in self.open)

    @property
    def is_header(self) -> bool:
        """Whether it is what heads the rows of a section."""
        return any(values.get("scope") == "rowgroup" for _, values in self.open)


def titles(pages: list[RowParser]) -> list[RowText]:
    """The pages that a site's search finds by their titles: those with rows, of a list the first."""
    return [
        RowText(page.page, "", "", [page.title])
        for page in pages
        if page.rows and not re.search(r"/page-[0-9]+\.html$", page.page)
    ]


def parsed(site: Site) -> list[RowParser]:
    """Every page of a site whose rows are found."""
    return [
        RowParser(page, (site.folder / page).read_text(encoding="utf-8")) for page in site.searched
    ]


def scan_of_rows(rows: list[RowText]) -> Scan:
    # A row without a name is called by its number, which is not data and is not found.
    title = lambda row: re.sub(r"^ *Row [0-9]+$", "", row.title)  # noqa: E731
    texts = ((row.link, (title(row), row.header, row.detail, row.others)) for row in rows)
    return Scan(texts, prefix="")
