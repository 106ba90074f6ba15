"""Whatever a field holds is read back as it is, and nothing of it runs."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from selenium import webdriver
from selenium.common.exceptions import NoAlertPresentException

import chromium
from conftest import SHARED
from faults import expect_none
from sites import DATA, Site, build_catalogue
from watching import requests

# One worker opens every page, and asks everything of it.
pytestmark = pytest.mark.xdist_group("naughty")

TEXTS = (
    "gen sp ssp grp en rec cnt loc lat lon alt type sex stage method url file file-name lic q"
    " length time date uploaded rmk animal-seen playback-used temp regnr auto dvc mic smp"
).split()
PICTURES = {"sono": ("small", "med", "large", "full"), "osci": ("small", "med", "large")}

# Columns that show one field as it is.
COLUMNS = {
    "Country": "cnt",
    "Place": "loc",
    "Date": "date",
    "Type": "type",
    "Quality": "q",
    "Recordist": "rec",
}

OWN = (
    *json.loads((DATA / "strings.json").read_text(encoding="utf-8")),
    # What no page can hold.
    "nul \x00 and escape \x1b and delete \x7f and \x85",
    "noncharacters \ufffe \uffff \ufdd0 \U0001ffff",
    "surrogates \ud800 and \udfff and \udc00\ud800",
)
TITLE = '"\u0301> <\u0301img src=x onerror=alert(1)> \'\u0301 onfocus=alert(1) autofocus &amp;'

CONTENT = """
const text = (element) => element.textContent;
// What a cell says, but for the button that opens its row.
const said = (cell) =>
  [...cell.childNodes].filter((node) => !node.matches?.("th > details")).map(text).join("");
// Where a link of a drawing leads is within an object, as it is written.
const address = ({href, src}) =>
  href?.baseVal === undefined ? href || src : new URL(href.baseVal, document.baseURI).href;
return {
  address: document.URL,
  title: document.title,
  heading: text(document.querySelector("h1")),
  columns: [...document.querySelectorAll("thead th")].map(text),
  rows: [...document.querySelectorAll("tbody tr[id]")].map(
    (row) => [row.id, [...row.cells].map(said), [...row.querySelectorAll("[href], [data-sound]")]
      .map((link) => [link.closest("th, td").cellIndex,
        link.getAttribute("href") ?? link.dataset.sound])]),
  groups: [...document.querySelectorAll("tr.group th > div")].map((header) => [
    text(header.firstChild).replace(/ $/, ""), text(header.querySelector("i") ?? new Text())]),
  markup: [...new Set([...document.querySelectorAll("*")].flatMap(
    (element) => [element.localName, ...[...element.attributes].map(
      ({name, value}) => `${element.localName} ${name}${name === "class" ? "=" + value : ""}`)]))],
  addresses: [...document.querySelectorAll("[href], [src]")].map(address),
  called: window.called,
};
"""


@dataclass(frozen=True)
class Collection:
    """Records and the site that is made of them."""

    site: Site
    records: dict[str, dict]


@dataclass(frozen=True)
class Seen:
    """What a browser saw of a site."""

    pages: list[dict]
    console: list[str]
    requests: list[str]


@pytest.fixture(scope="session")
def naughty(workshop: Path) -> Collection:
    """Every string in every field: bare, and as the path of an address that is meant well."""
    return collection(workshop / "naughty", [*OWN, *listed()], TITLE)


@pytest.fixture(scope="session")
def harmless(workshop: Path) -> Collection:
    """A site of the same kind, of strings that nobody could mistake for markup."""
    texts = ["plain", "", "10.5", "plain " * 9, *(f"plain {number}" for number in range(249))]
    return collection(workshop / "harmless", texts, "Recordings")


@pytest.fixture(scope="session")
def seen(
    watched_browser: webdriver.Chrome, naughty: Collection, address: Callable[[Site, str], str]
) -> Seen:
    """Every page of the naughty site, opened one after the other."""
    chromium.console(watched_browser)
    requests(watched_browser)
    pages = contents(watched_browser, naughty, address)
    return Seen(pages, chromium.console(watched_browser), requests(watched_browser))


def test_every_string_is_read_back(naughty: Collection, seen: Seen) -> None:
    rows = {row: (page, cells, links) for page in seen.pages for row, cells, links in page["rows"]}
    assert rows.keys() == naughty.records.keys()
    faults = []
    for number, record in naughty.records.items():
        page, texts, hrefs = rows[number]
        cells = dict(zip(page["columns"], texts))
        links = {page["columns"][column]: href for column, href in hrefs}
        expected_cells = expectations(number, record, links)
        # What the species is called stands above the rows; the next test reads it.
        assert expected_cells.keys() - cells.keys() <= {"Species"}
        for column, expected in expected_cells.items():
            if cells.get(column, expected) != expected:
                faults.append(f"{number}, {column}: {cells[column]!r} instead of {expected!r}")
    expect_none(faults)


def test_species_are_called_what_their_records_call_them(
    naughty: Collection, seen: Seen
) -> None:
    records = naughty.records.values()
    latin = {scientific(record) for record in records}
    # An unknown species has a name that nobody gave it; a common name may be missing.
    names = {read_back(record["en"].strip(EDGES)) for record in records} | latin
    names.add("Identity unknown")
    lists = [page for page in seen.pages if "/recordings/" in page["address"]]
    groups = [group for page in lists for group in page["groups"]]
    assert groups
    expect_none([name for name, _ in groups if name not in names])
    expect_none([name for _, name in groups if name and name not in latin])


def test_the_title_is_read_back(seen: Seen) -> None:
    front = next(page for page in seen.pages if page["address"].endswith("naughty/index.html"))
    assert front["title"] == front["heading"] == TITLE


def test_nothing_runs(watched_browser: webdriver.Chrome, seen: Seen) -> None:
    expect_none([page["address"] for page in seen.pages if page["called"]])
    expect_none(seen.console)
    with pytest.raises(NoAlertPresentException):
        watched_browser.switch_to.alert.accept()


def test_what_runs_would_be_seen(watched_browser: webdriver.Chrome, workshop: Path) -> None:
    page = workshop / "runs.html"
    page.write_text("<!DOCTYPE html><title>Runs</title><h1>Runs</h1><script>eval('1')</script>")
    watched_browser.get(page.as_uri())
    assert watched_browser.execute_script(CONTENT)["called"] == ["eval(1)"]
    assert page.as_uri() in requests(watched_browser)


def test_nothing_is_asked_for_but_the_files_of_the_site(
    naughty: Collection, seen: Seen, address: Callable[[Site, str], str]
) -> None:
    files = [path for path in naughty.site.folder.rglob("*") if path.is_file()]
    own = {address(naughty.site, str(path.relative_to(naughty.site.folder))) for path in files}
    assert seen.requests
    expect_none([url for url in seen.requests if url not in own])


def test_no_string_becomes_an_element_or_an_attribute(
    watched_browser: webdriver.Chrome,
    harmless: Collection,
    seen: Seen,
    address: Callable[[Site, str], str],
) -> None:
    usual = markup(contents(watched_browser, harmless, address))
    assert markup(seen.pages) - usual == set()


def test_no_string_becomes_an_address_of_another_kind(seen: Seen) -> None:
    unwanted = [
        f"{page['address']}: {url}"
        for page in seen.pages
        for url in page["addresses"]
        if not is_harmless(url, page["address"])
    ]
    expect_none(unwanted)


def contents(
    browser: webdriver.Chrome, collection: Collection, address: Callable[[Site, str], str]
) -> list[dict]:
    pages = []
    for page in collection.site.pages:
        browser.get(address(collection.site, page))
        pages.append(browser.execute_script(CONTENT))
    return pages


def markup(pages: list[dict]) -> set[str]:
    """The names of all elements, and of all attributes with their elements."""
    return {word for page in pages for word in page["markup"]}


# What is expected

SPACE = " \t\n\r"

# What a species is called is taken from its records without what stands around it.
EDGES = "".join(map(chr, range(0x21)))


def expectations(number: str, record: dict, links: dict[str, str]) -> dict[str, str]:
    """What the cells of a record say, by column."""
    cells = {column: given(record[field]) for column, field in COLUMNS.items()}
    # Addresses that lead nowhere safe are not linked; what is linked is told by its address.
    cells["Licence"] = links.get("Licence") or given(record["lic"])
    cells["Recording"] = number
    is_withheld = is_blank(record["file"]) or record["file"] == "restricted_species"
    silence = "Withheld" if is_withheld else "Not available online"
    sound = "Play" if "Sound" in links else silence
    cells["Sound"] = f"{sound} {read_back(record['length'])}" if record["length"] else sound
    species = [record["en"], f"{record['gen']} {record['sp']}"]
    cells["Species"] = given(" ".join(name for name in species if not is_blank(name)))
    return cells


def given(text: str) -> str:
    return "Not given" if is_blank(text) else read_back(text)


def is_blank(text: str) -> bool:
    return not text.strip(SPACE)


def read_back(text: str) -> str:
    """The text as a page can hold it.

    A page has no control characters but tab and line feed, no noncharacters, and no half of a pair
    of surrogates; they are shown as U+FFFD. Ends of lines are line feeds.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return re.sub(f"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff{NONCHARACTERS}]", "\ufffd", text)


NONCHARACTERS = "\ufdd0-\ufdef" + "".join(
    chr(plane << 16 | end) for plane in range(17) for end in (0xFFFE, 0xFFFF)
)


def scientific(record: dict) -> str:
    parts = (read_back(record[name].strip(EDGES)) for name in ("gen", "sp"))
    return " ".join(filter(None, parts))


def is_harmless(address: str, page: str) -> bool:
    """Whether an address is of a kind that pages may have: of the web, mail, or this site's own."""
    parts = urlsplit(address)
    if parts.scheme in ("https", "http", "mailto"):
        return "@" not in parts.netloc
    return (parts.scheme, parts.netloc) == urlsplit(page)[:2]


# What is put in


def listed() -> list[str]:
    """The strings that others have collected, where they are there."""
    file = SHARED / "corpora/blns/blns.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else []


def collection(folder: Path, texts: list[str], title: str) -> Collection:
    """Builds a site of strings, each in two records: one in escapes, one in UTF-8."""
    bare = [record(1_000_000 + index, text, "") for index, text in enumerate(texts)]
    addressed = [
        record(2_000_000 + index, text, "https://xeno-canto.org/")
        for index, text in enumerate(texts)
    ]
    inputs = folder.with_name(f"{folder.name}-records")
    inputs.mkdir()
    (inputs / "escaped.json").write_text(json.dumps(bare))
    # Half of a pair of surrogates can only be written as an escape.
    raw = re.sub(
        "[\ud800-\udfff]",
        lambda half: f"\\u{ord(half[0]):04x}",
        json.dumps(addressed, ensure_ascii=False),
    )
    (inputs / "raw.json").write_text(raw, encoding="utf-8", newline="")
    site = build_catalogue([inputs], folder, "--title", title)
    return Collection(site, {f"XC{record['id']}": record for record in bare + addressed})


def record(number: int, text: str, host: str) -> dict:
    """A record of version 3 of the API with one text in every field."""
    address = host + text
    pictures = {name: dict.fromkeys(sizes, address) for name, sizes in PICTURES.items()}
    texts = dict.fromkeys(TEXTS, text) | dict.fromkeys(("url", "file", "lic"), address)
    return {"id": str(number), **texts, **pictures, "also": [text, text]}
