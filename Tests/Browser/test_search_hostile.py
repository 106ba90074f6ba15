"""Whatever records hold and whatever is asked for: it is found or it is not, and nothing runs."""

import csv
import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from selenium import webdriver
from selenium.common.exceptions import NoAlertPresentException

import chromium
import scan
from faults import expect_none
from found import Answer, Found
from phrases import phrase
from row_texts import parsed, scan_of_rows
from scan import Scan
from sites import Site, build_table
from test_naughty_strings import OWN, collection, listed
from waiting import wait_until
from watching import requests

WORDS = (
    "__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "valueOf", "__defineGetter__",
    "</script>", "<script>alert(1)</script>", "<!--", "-->", "]]>", "<mark>alert(1)</mark>", "${alert(1)}",
    "\u2028", "line\u2028separator", "paragraph\u2029separator", "\ud800", "high\ud83dsurrogate",
    "low\udc00surrogate", "\0", "nul\0inside", "\ufeff", "*", "pro*", "=csweden", "=ct", "\\u0041lpha",
    "%", "%zz", "%00", "+", "&q=other", "#fragment", "../../search/root", "rowhouse('w0', '')", "undefined",
    "null", "NaN", "Infinity", "-1", "0", "1e9", "w0", "root", "filters", "extras", "🐦", "\U00010400\U00010401",
    "\u0301", "\u0301\u0301\u0301", "e" + "\u0301" * 400, "ﷺ", "\u202egnirts\u202c", "ｆｕｌｌｗｉｄｔｈ", "ǅ ŉ ﬃ",
    "x" * 10_000, "y " * 500, " ".join(f"word{number}" for number in range(200)), "z\u0301" * 500,
)  # fmt: skip

# What is only asked for.
LONG = (
    "y " * 5_000, "z\u0301" * 5_000, "</script>" * 1_100, "\ud800" * 10_000, "🐦" * 5_000,
    "xc1" * 3_334, "\u2028" * 10_000, "\0" * 10_000, "(" * 10_000,
    " ".join(f"word{number}" for number in range(1_500)),
)  # fmt: skip

# Elements of results, and what a page is made of before anything was asked.
DRAWN = {"tr", "th", "td", "a", "button", "i", "mark", "ul", "li", "p", "div", "span", "details", "summary"}
STATE = """
const names = (selector) => [...new Set(
  [...document.querySelectorAll(selector)].map((element) => element.localName))];
return {
  called: window.called,
  // The player comes with the first results, and is the site's own.
  scripts: [...document.scripts]
    .map((script) => script.id + " " + script.getAttribute("src"))
    .filter((script) => script !== "search-player assets/player.js"),
  drawn: names("#search-rows *, #search-found *"),
  handlers: [...document.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith("on"))),
  prototypes: [Object, Array, String, Function, Map].map(
    (kind) => Object.getOwnPropertyNames(kind.prototype)),
  addresses: [...document.querySelectorAll("#search-rows [href]")].map((link) => link.href),
};
"""


@dataclass(frozen=True)
class Hostile:
    """A site of hostile texts, and what a plain scan of it finds."""

    site: Site
    scan: Scan
    texts: list[str]
    has_rows: bool

    @property
    def idle(self) -> str:
        """What a listing says where nothing is asked."""
        return f"{len(self.scan.names):,} {'rows' if self.has_rows else 'recordings'}"

    def names(self, answer: Answer) -> list[str]:
        return answer.links if self.has_rows else answer.rows


# With every change, the own texts as rows of a table; the rest takes longer.
@pytest.fixture(
    scope="module",
    params=[
        pytest.param(
            (kind, source),
            id=f"{kind}-{source}",
            marks=[
                pytest.mark.xdist_group(f"hostile {source}"),
                *([] if (kind, source) == ("rows", "own") else [pytest.mark.slow]),
            ],
        )
        for source in ("own", "listed")
        if source == "own" or listed()
        for kind in ("recordings", "rows")
    ],
)
def hostile(request: pytest.FixtureRequest, workshop: Path) -> Hostile:
    kind, source = request.param
    texts = [*WORDS, *OWN] if source == "own" else [text for text in listed() if text]
    folder = workshop / f"hostile-{source}-{kind}"
    if kind == "rows":
        site = build_table(table(texts), folder, "hostile.csv", "--sortable", "none")
        return Hostile(site, scan_of_rows([row for page in parsed(site) for row in page.rows]), texts, True)
    made = collection(folder, texts, "Hostile")
    listing = [row for page in made.site.listing("recordings") for row in made.site.read(page).rows]
    records = list(made.records.values())
    return Hostile(made.site, scan.scan_of_recordings(records, listing), texts, False)


def table(texts: list[str]) -> str:
    """A table in which each text is what a row is called, and what it says."""
    file = io.StringIO()
    writer = csv.writer(file, quoting=csv.QUOTE_ALL)
    writer.writerow(["Name", "Note"])
    # A table has no zero bytes, and a file of UTF-8 no halves of pairs of surrogates.
    writer.writerows([text, f"of {text}"] for text in texts if not re.search("[\0\ud800-\udfff]", text))
    return file.getvalue()


@pytest.fixture
def found(watched_browser: webdriver.Chrome, hostile: Hostile) -> Iterator[Found]:
    """The page of the search, of which everything that it may not do is told afterwards."""
    chromium.console(watched_browser)
    requests(watched_browser)
    found = Found(watched_browser, (hostile.site.folder / "search.html").as_uri())
    before = watched_browser.execute_script(STATE)
    yield found
    with pytest.raises(NoAlertPresentException):
        watched_browser.switch_to.alert.accept()
    state = lambda: watched_browser.execute_script(STATE)  # noqa: E731
    # The files of the index are scripts, which go once they have come.
    is_same = lambda: state()["scripts"] == before["scripts"]  # noqa: E731
    wait_until(watched_browser, is_same, "there are scripts that were not there")
    after = state()
    assert after["called"] == after["handlers"] == []
    assert after["prototypes"] == before["prototypes"]
    assert set(after["drawn"]) <= DRAWN
    addresses = {urlsplit(address)[:2] for address in after["addresses"]}
    assert addresses <= {("file", ""), ("https", "xeno-canto.org"), *(
        (scheme, "example.org") for scheme in ("http", "https"))}
    expect_none(chromium.console(watched_browser))
    own = {path.as_uri() for path in hostile.site.folder.rglob("*") if path.is_file()}
    asked = [url.partition("?")[0] for url in requests(watched_browser)]
    assert f"{hostile.site.folder.as_uri()}/search/root.js" in asked
    expect_none([f"asks for {url}" for url in asked if url not in own])


def test_every_text_finds_what_has_it(found: Found, hostile: Hostile) -> None:
    texts = [*hostile.texts, *LONG]
    faults = []
    for text, answer in zip(texts, counted(found, texts), strict=True):
        if fault := fault_of(hostile, text, answer):
            faults.append(f"{ascii(text[:60])} {fault}")
    expect_none(faults)


def test_what_a_file_hands_over_is_json(hostile: Hostile) -> None:
    files = set((hostile.site.folder / "search").glob("*.js"))
    scripts = ("extras.js", "take.js", "suggest.js", "order.js", "map.js", "lines.js")
    data = [file for file in files if file.name not in scripts]
    assert len(data) > 3
    for file in data:
        call = file.read_text(encoding="utf-8")
        assert call.startswith("rowhouse(") and call.endswith(");\n")
        name, *said = json.loads(call[9:-3])
        assert name == file.stem and 1 <= len(said) <= 2


def counted(found: Found, texts: list[str]) -> list[Answer]:
    """The first page of what each text finds, and how much that is."""
    return found.answers([{"q": text} for text in texts], button="all")


def fault_of(hostile: Hostile, text: str, answer: Answer) -> str | None:
    """What is wrong with an answer, if anything is."""
    # A field has one line.
    text = re.sub("[\r\n]", "", text)
    if not scan.words(text, hostile.scan.prefix):
        return None if answer.said.startswith(hostile.idle) else f"says {answer.said!r}"
    expected, names = set(hostile.scan.find(text)), hostile.names(answer)
    if len(names) != len(set(names)) or len(names) != min(50, len(expected)) or set(names) - expected:
        return f"shows {len(names)} of {len(expected)}, {sorted(set(names) - expected)[:3]} of none"
    is_said = answer.said.startswith(f"{len(expected):,} " if names else f"{phrase('nothingFound')}\n")
    return None if is_said else f"finds {len(expected)}, and says {answer.said!r}"


def test_every_text_in_the_address_finds_the_same(found: Found, hostile: Hostile) -> None:
    faults = []
    for text in hostile.texts[:: 1 + len(hostile.texts) // 10]:
        address = f"{found.address}?q={quote(text, errors='surrogatepass')}&country=&type="
        found.browser.get(address)
        found.settle()
        (answer,) = counted(found, [found.asked])
        if fault := fault_of(hostile, text, answer):
            faults.append(f"{ascii(text[:60])} {fault}")
    expect_none(faults)


def test_no_filter_fails_whatever_its_value(found: Found, hostile: Hostile) -> None:
    names = ("by-Country", "by-Type", "by-Quality", "in-Date")
    queries = [{name: text} for text in hostile.texts[:20] for name in names]
    queries += [{"q": text} | dict.fromkeys(names, text) for text in hostile.texts[:20]]
    faults = []
    for query, answer in zip(queries, found.answers(queries, button="all"), strict=True):
        if not answer.said.startswith((f"{phrase('nothingFound')}\n", hostile.idle)) and not answer.rows:
            faults.append(f"{ascii(query)[:80]}: {answer.said!r}")
    expect_none(faults)
