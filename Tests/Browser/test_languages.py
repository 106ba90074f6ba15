"""What tables say in other languages, by their scripts too, and from right to left."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from chromium import DESK, PHONE, VIEWS, View
from faults import expect_none
from found import Found
from looks import of_axe, told, too_wide
from sites import Site, build_table
from visits import visit
from waiting import wait_until

LANGUAGES = ["de", "en", "es", "fr", "pl", "sv"]

# Nobody wrote a Latin letter but in addresses.
ROWS = "".join(
    f"λ{row} {'ωμ' if row < 90 else 'σ'},{'ΑΒΓ'[row % 3]},{row * 37 % 1500},https://e.org/{row}.ogg\n"
    for row in range(1, 131)
)
TABLE = "α,γ,ε,η\n" + ROWS

# What somebody sees or hears of the page.
SAID = """
const texts = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) texts.push(walker.currentNode.data);
for (const element of document.body.querySelectorAll("*")) {
  for (const name of ["aria-label", "placeholder", "alt", "title"]) {
    if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  }
}
return texts.map((text) => text.trim()).filter((text) => /[A-Za-z]/.test(text));
"""


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Site]]:
    folder = tmp_path_factory.mktemp("languages")
    options = ["--facet", "γ", "--title", "Ω", "--sortable", "ε"]
    yield {
        language: build_table(TABLE, folder / language, "1.csv", *options, "--lang", language)
        for language in LANGUAGES
    }


def said(browser: webdriver.Chrome, site: Site) -> dict[str, set[str]]:
    """What the search and the player say, step by step."""
    address = (site.folder / "search.html").as_uri()
    texts = {}

    def note(step: str) -> None:
        texts[step] = set(browser.execute_script(SAID))

    found = Found(browser, address, q="ωμ")
    wait_until(browser, lambda: browser.find_elements(By.TAG_NAME, "mark"), "nothing is marked")
    note("many")
    found.open(q="σ")
    wait_until(browser, lambda: browser.find_elements(By.TAG_NAME, "mark"), "nothing is marked")
    note("all")
    found.open(q="λ1 ωνω")
    note("none")
    found.open(**{"in-ε": "10" + {"de": " bis ", "en": " to "}.get(site.folder.name, " ") + "20"})
    note("range")
    (site.folder / "search/r0.js").rename(site.folder / "search/r0")
    found.open(q="σ")
    note("failed")
    (site.folder / "search/r0").rename(site.folder / "search/r0.js")
    browser.get((site.folder / "rows/index.html").as_uri())
    button = browser.find_element(By.CSS_SELECTOR, "button.play")
    button.click()
    browser.execute_script("document.querySelector('audio').dispatchEvent(new Event('play'))")
    note("player")
    wait_until(browser, lambda: browser.find_elements(By.CSS_SELECTOR, ".player a"), "it plays")
    note("not played")
    return texts


@pytest.fixture(scope="module")
def english(running_browser: webdriver.Chrome, sites: dict[str, Site]) -> dict[str, set[str]]:
    DESK.apply(running_browser)
    return said(running_browser, sites["en"])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_scripts_say_nothing_in_english(
    english: dict[str, set[str]], browser: webdriver.Chrome, sites: dict[str, Site], language: str
) -> None:
    other = said(browser, sites[language])
    # What both languages say alike, the name of what plays after it, and addresses.
    words = Path(__file__).parents[2] / "Sources/Rendering/Words"
    phrases = [
        json.loads((words / f"{name}.json").read_text(encoding="utf-8"))["phrases"]
        for name in ("en", language)
    ]
    alike = [
        re.sub(r"\\{\d\\}", ".*", re.escape(str(text))) + ("( .*)?" if key in {"pause", "play"} else "")
        for key, text in phrases[0].items() if text == phrases[1][key]
    ]  # fmt: skip
    # The kinds of files have one name everywhere.
    alike += ["CSV", "JSON", "NDJSON"]
    for step, texts in other.items():
        forgotten = {text for text in english[step] & texts if not re.search(r"e\.org", text)}
        assert not {
            text for text in forgotten
            if not any(re.fullmatch(other, part) for other in alike for part in (text, re.sub(r"[\d.,: ]+", "", text)))
        }, step  # fmt: skip


def test_counts_have_the_form_and_the_digits_of_the_language(
    browser: webdriver.Chrome, tmp_path: Path
) -> None:
    text = "α\n" + "".join(f"ω{row}\n" for row in range(1, 12_346)) + "ξξ1\nξξ2\n"
    site = build_table(text, tmp_path / "pl", "1.csv", "--lang", "pl")
    found = Found(browser, (site.folder / "search.html").as_uri(), q="ξξ")
    assert found.said == "2 wiersze"
    found.open(q="ω77")
    assert found.said == "111 wierszy, od 1 do 50"
    found.open(q="ω12345")
    assert found.said == "1 wiersz"
    found.open(q="-ξξ1")
    wait_until(browser, lambda: "12" in found.said, "it does not count")
    said = found.part("found").get_attribute("textContent")
    assert said == "12\u00a0346 wierszy, od 1 do 50"


ARABIC = {
    "language": "ar",
    "group": "٬",
    "decimal": "٫",
    "phrases": {
        "search": "بحث", "next": "التالي", "previous": "السابق", "allRows": "كل {noun}",
        "row": {"one": "صف", "other": "صفوف"}, "summary": "ملخص", "columns": "الأعمدة",
    },
}  # fmt: skip


def test_a_page_from_right_to_left_fits_its_window(
    browser: webdriver.Chrome, tmp_path: Path
) -> None:
    words = tmp_path / "ar.json"
    words.write_text(json.dumps(ARABIC), encoding="utf-8")
    site = build_table(
        TABLE, tmp_path / "ar", "1.csv", "--phrases", str(words), "--row-pages", "--page-size", "20"
    )
    pages = ["index.html", "rows/index.html", "rows/0/row-1.html", "summary.html", "search.html"]

    looks = {("fits", view): too_wide for view in (DESK, View(390), PHONE)} | of_axe(VIEWS[::3])
    expect_none(told(visit(browser, site, pages, looks)))
    for page in pages:
        start, _, _ = (site.folder / page).read_text(encoding="utf-8").partition("<head")
        assert ' dir="rtl"' in start, page


MIXED = (
    "name,note,link,size\n"
    "العالم (2024),\"abc, ١٢٣!\",https://example.org/a,-3.5\n"
    '"שלום, world.",السلام [x] - y!,https://example.org/b,12\n'
    "Paris (FR)!,plain,https://example.org/c,0.5\n"
)

# Where each letter of a cell is, from the left edge of its column.
LETTERS = """
return [...document.querySelectorAll(".listing tbody :is(th, td)")].map((cell) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), places = [];
  while (walker.nextNode()) {
    for (let at = 0; at < walker.currentNode.length; at++) {
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const {left} = range.getBoundingClientRect();
      places.push([Math.round(left - cell.getBoundingClientRect().left), walker.currentNode.data[at]]);
    }
  }
  return [cell.localName, !!cell.querySelector("a"), places];
});
"""
AUTO = """
for (const part of document.querySelectorAll(".listing tbody :is(th, td, a)")) part.dir = "auto";
"""
# How far names are from the edge of their column where the page's own lines begin.
INDENTS = """
return [...document.querySelectorAll(".listing tbody th")].map((cell) => {
  const range = document.createRange();
  range.selectNode(cell.firstChild);
  const words = range.getBoundingClientRect(), room = cell.getBoundingClientRect();
  return Math.round(document.dir === "rtl" ? room.right - words.right : words.left - room.left);
});
"""


@pytest.mark.parametrize("options", [(), ("--row-pages",)], ids=["words", "links"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_cell_goes_the_way_that_its_own_words_go(
    browser: webdriver.Chrome, tmp_path: Path, language: str, options: tuple[str, ...]
) -> None:
    words = tmp_path / "ar.json"
    words.write_text(json.dumps(ARABIC), encoding="utf-8")
    if language == "ar":
        options += ("--phrases", str(words))
    site = build_table(MIXED, tmp_path / language, "1.csv", *options)
    browser.get((site.folder / "rows/index.html").as_uri())
    assert len(set(browser.execute_script(INDENTS))) == 1
    own = browser.execute_script(LETTERS)
    browser.execute_script(AUTO)
    expected = browser.execute_script(LETTERS)
    assert len(own) == 12
    for (tag, is_link, letters), (*_, others) in zip(own, expected, strict=True):
        order = lambda places: [text for _, text in sorted(places)]  # noqa: E731
        assert order(letters) == order(others)
        # Of a cell of words the lines begin at the same edge, too; names stay at that of their column.
        if tag == "td" and not is_link and not re.fullmatch("[-0-9.]+", "".join(order(letters))):
            assert letters == others


# More columns than a window has room for.
WIDE = "".join(line + ",many words in a column" * 12 + "\n" for line in MIXED.splitlines())

# Scrolls the pane to its last column, and says where the right edges are: of the pane, of the heading
# of names, and of a name.
EDGES = """
const scroll = document.querySelector(".scroll");
scroll.scrollTo(-scroll.scrollWidth, 0);
const names = ["thead th", "tbody th"].map((name) => scroll.querySelector(name));
return [scroll.scrollLeft, [scroll, ...names].map((part) => part.getBoundingClientRect().right)];
"""

# How bright the pane is just within its left and right edge, from 0 to 255.
BRIGHTNESS = """
const [png, done] = arguments, image = new Image();
image.src = "data:image/png;base64," + png;
image.decode().then(() => {
  const {left, right} = document.querySelector(".scroll").getBoundingClientRect();
  const {top, bottom} = document.querySelector(".listing tbody td").getBoundingClientRect();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  done([left + 2, right - 3].map((x) => canvas.getImageData(x, (top + bottom) / 2, 1, 1).data[1]));
});
"""
# Lets all cells of rows be black.
BLACK = """
const style = document.createElement("style");
style.textContent = ".listing tbody :is(th, td) { background: #000 !important; color: #000; }";
document.head.append(style);
"""


def test_what_has_its_own_direction_is_not_turned_twice(browser: webdriver.Chrome, tmp_path: Path) -> None:
    words = tmp_path / "ar.json"
    words.write_text(json.dumps(ARABIC), encoding="utf-8")
    site = build_table(WIDE, tmp_path / "rtl", "1.csv", "--phrases", str(words), "--row-pages")
    browser.get((site.folder / "rows/0/row-1.html").as_uri())
    content = "return getComputedStyle(document.querySelector('.crumbs li + li'), '::before').content"
    assert browser.execute_script(content).startswith('"/"')
    for size in (700, 1600):
        View(size).apply(browser)
        browser.get((site.folder / "rows/index.html").as_uri())
        # What goes on fades at the left.
        browser.execute_script(BLACK)
        left, _ = browser.execute_async_script(BRIGHTNESS, browser.get_screenshot_as_base64())
        assert left > 240
        # The column of names stays in sight at the right, and its heading is above its values.
        scrolled, (card, head, body) = browser.execute_script(EDGES)
        assert scrolled < -200
        assert abs(card - head) <= 2 and abs(card - body) <= 2
        _, right = browser.execute_async_script(BRIGHTNESS, browser.get_screenshot_as_base64())
        assert right < 16
