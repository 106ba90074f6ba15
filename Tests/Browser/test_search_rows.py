"""Every row of every screen and every table is found by its words, and its link leads to it."""

import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import scan
from conftest import own_and_shared
from faults import expect_none
from found import Found
from row_texts import RowText, parsed, scan_of_rows, titles
from scan import Scan
from sites import Site, build_gallery, build_table, volcanoes
from waiting import wait_until

# Of large tables so many words and rows are asked for; of others all.
MOST = 100

CELLS = (
    "Ærø & Å", "<b>bold</b>", "&amp; &#x41;", "\"quoted\"", "O'Reilly", "two\nlines", "ÉCOLE", "naïve",
    "https://example.org/a-path?q=1", "someone@example.org", "C:\\folder\\", "日本語 の鳥", "Ёлка",
    "1,234.5", "2026-11-22", "x" * 200, "word " * 60 + "last", "", "🐦 bird", "=1+2", "tab\there",
)  # fmt: skip

# Every row is on one page, and on no other in another order.
ONCE = ("--sortable", "none")

# What stands between the tags of an element.
TEXTS = """
const walker = document.createTreeWalker(arguments[0], NodeFilter.SHOW_TEXT), texts = [];
while (walker.nextNode()) {
  // What could be chosen is not what the row says, nor is the button that shows all of it.
  if (!walker.currentNode.parentNode.closest("select, th > details")) texts.push(walker.currentNode.data);
}
return texts;
"""


@dataclass(frozen=True)
class Rows:
    """A site and the rows of its pages."""

    site: Site
    rows: list[RowText]
    nameless: list[str]
    scan: Scan


@pytest.fixture(
    scope="module",
    params=[
        *(pytest.param(name, marks=pytest.mark.xdist_group(f"{name} rows")) for name in ("gallery", "made-up")),
        *own_and_shared("recordings/tables/birds.csv", "recordings/tables/mygardenbird_recordings.csv"),
    ],
)  # fmt: skip
def built(request: pytest.FixtureRequest, workshop: Path) -> Rows:
    if request.param == "gallery":
        site = build_gallery(workshop / "gallery-rows", "cupertino")
    elif request.param == "made-up":
        site = build_table(made_up(), workshop / "made-up-rows", "made-up.csv", *ONCE)
    else:
        text = request.param.read_text(encoding="utf-8")
        site = build_table(text, workshop / f"{request.param.stem}-rows", "birds.csv", *ONCE)
    pages = parsed(site)
    rows = [row for page in pages for row in page.rows]
    nameless = [row for page in pages for row in page.nameless]
    if request.param == "gallery":
        listing, values = site.listing("volcanoes"), {row["name"]: row for row in volcanoes()}
        for row in (row for row in rows if row.page in listing):
            # Nobody looks for degrees that no listing shows.
            row.others = values[row.title.strip()]["notes"]
        rows += titles(pages)
    return Rows(site, rows, nameless, scan_of_rows(rows))


def made_up() -> str:
    """A table of 300 rows, as CSV."""
    chance = random.Random(3)
    lines = ["Name,Note,Number,Empty"]
    for number in range(300):
        values = [f"Item {number} {chance.choice(CELLS)}", chance.choice(CELLS), str(number), ""]
        lines.append(",".join('"' + value.replace('"', '""') + '"' for value in values))
    return "\n".join(lines) + "\n"


@pytest.fixture
def found(silent_browser: webdriver.Chrome, built: Rows) -> Found:
    return Found(silent_browser, (built.site.folder / "search.html").as_uri())


def test_every_row_can_be_led_to(built: Rows) -> None:
    assert len(built.rows) >= 200
    # The front page of a table is about the table.
    is_screen = lambda row: built.site.folder.name == "gallery-rows"  # noqa: E731
    expect_none([f"has no anchor: {row}" for row in built.nameless if is_screen(row) and "element" not in str(row)])
    links = [row.link for row in built.rows]
    assert len(links) == len(set(links))


def test_every_word_finds_every_row_that_has_it(found: Found, built: Rows) -> None:
    texts = [f"{row.text} {row.header} {row.others}" for row in built.rows]
    words = sorted({word for text in texts for word in scan.words(text, "")})
    words = some(words + [word[:-1] for word in words if len(word) > 3])
    answers = found.answers([{"q": word} for word in words])
    faults = []
    for word, answer in zip(words, answers, strict=True):
        expected, links = set(built.scan.find(word)), set(answer.links)
        if links != expected or len(answer.links) != len(links):
            missing, extra = sorted(expected - links)[:3], sorted(links - expected)[:3]
            faults.append(f"{word!r}: misses {missing}, has {extra} that it should not")
    expect_none(faults)


def test_every_row_is_found_by_its_words_and_led_to(found: Found, built: Rows) -> None:
    rows = some([row for row in built.rows if scan.words(row.text, "")])
    queries = [{"q": " ".join(scan.wanted(row.text, ""))} for row in rows]
    faults = []
    for row, answer in zip(rows, found.answers(queries), strict=True):
        if row.link not in answer.links:
            faults.append(f"{row.link} is not found by {row.text!r}")
        elif shortened(plain(row.title)) not in answer.rows:
            faults.append(f"{row.link} is called {answer.rows[:3]}, not {row.title!r}")
    expect_none(faults)


def test_a_link_leads_to_its_row(found: Found, built: Rows) -> None:
    rows = [row for row in built.rows if row.anchor and scan.words(row.text, "")]
    for row in random.Random(10).sample(rows, 8):
        found.open(q=" ".join(scan.wanted(row.text, "")))
        links = found.browser.find_elements(By.CSS_SELECTOR, "#search-rows a")
        link = next(link for link in links if link.get_attribute("href").endswith(row.link))
        line = link.find_element(By.XPATH, "ancestor::*[../@id='search-rows']").text
        # Of a table each value stands by itself, of other rows all of them together.
        texts = [row.detail] if built.site.folder.name == "gallery-rows" else row.cells[1:]
        said = {word for text in texts for word in scan.words(shortened(plain(text)), "")}
        assert {*scan.words(row.header, ""), *said} <= {*scan.words(line, "")}
        link.click()
        wait_until(found.browser, lambda: "#" in found.browser.current_url, "it leads nowhere")
        target = found.browser.find_element(By.CSS_SELECTOR, ":target")
        assert target.get_attribute("id") == row.anchor
        parts = found.browser.execute_script(TEXTS, target)
        assert scan.words(" ".join(parts), "") == scan.words(row.text, "")


def test_a_column_that_the_listing_leaves_out_is_searched(
    silent_browser: webdriver.Chrome, workshop: Path
) -> None:
    names = [f"c{number}" for number in range(40)]
    rows = [[f"{kind}{number}" for number in range(40)] for kind in ("ash", "oak")]
    text = "\n".join(",".join(row) for row in [names, *rows]) + "\n"
    site = build_table(text, workshop / "wide-rows", "wide.csv")
    assert "oak39" not in (site.folder / "rows/index.html").read_text(encoding="utf-8")
    found = Found(silent_browser, (site.folder / "search.html").as_uri())
    assert found.all(q="oak39")[1] == ["oak0"]


def plain(text: str) -> str:
    return " ".join(text.split())


def shortened(text: str) -> str:
    """The beginning of what is more than 160 bytes."""
    data = text.encode()
    return text if len(data) <= 160 else data[:160].decode(errors="ignore") + "…"


def some(items: list) -> list:
    """All of a few; of many some, the same every time."""
    return items if len(items) <= 3 * MOST else random.Random(4).sample(items, MOST)
