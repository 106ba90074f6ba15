"""Pages fit: nothing is wider than the window, nothing is too small for a finger."""

from functools import partial
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from chromium import DESK, PHONE, View
from faults import expect_none
from layout import small_targets, width
from sites import PACKAGE, THEMES, Site, Themed, build_catalogue, build_table
from visits import Look, visit

both_widths = pytest.mark.parametrize("view", [DESK, PHONE], ids=lambda view: f"{view.width} px")

# The parts of a page: each has a place of its own. An index stays in sight beside what it is of.
COVERING = """
const within = ":is(main, main > :is(.results, .split, .band))";
const parts = [...document.querySelectorAll(
  `body > :is(header, footer), ${within} > *:not(.index, .player, .vh, .results, .split, .band)`)]
  .map((part) => [part, part.getBoundingClientRect()]).filter(([, {height}]) => height > 0);
const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
return parts.flatMap(([one, area], index) => parts.slice(index + 1)
  .filter(([, other]) => meet(area, other))
  .map(([other]) => `<${one.localName}> and <${other.localName}> cover each other`));
"""

BEGINNING = """
const {left, top} = document.querySelector("h1").getBoundingClientRect();
return [left, top];
"""

Faults = dict[tuple[str, View], list[str]]


@pytest.fixture(scope="session")
def of_gallery(running_browser: webdriver.Chrome, gallery: Site) -> Faults:
    """What is wrong with the gallery's pages, each of which is opened once."""
    return visit(running_browser, gallery, gallery.pages, LOOKS)


@pytest.fixture(scope="session")
def of_catalogue(running_browser: webdriver.Chrome, catalogue: Site) -> Faults:
    return visit(running_browser, catalogue, catalogue.sample, LOOKS)


def test_no_page_of_the_gallery_is_wider_than_a_small_phone(of_gallery: Faults) -> None:
    expect_none(of_gallery["fits", PHONE])


def test_no_page_of_a_catalogue_is_wider_than_a_small_phone(of_catalogue: Faults) -> None:
    expect_none(of_catalogue["fits", PHONE])


@both_widths
def test_pages_of_the_gallery_fit_with_text_of_twice_the_size(
    of_gallery: Faults, view: View
) -> None:
    expect_none(of_gallery["fits with text of twice the size", view])


@both_widths
def test_pages_of_a_catalogue_fit_with_text_of_twice_the_size(
    of_catalogue: Faults, view: View
) -> None:
    expect_none(of_catalogue["fits with text of twice the size", view])


@both_widths
def test_everything_that_can_be_tapped_in_the_gallery_is_big_enough(
    of_gallery: Faults, view: View
) -> None:
    expect_none(of_gallery["can be tapped", view])


@both_widths
def test_everything_that_can_be_tapped_in_a_catalogue_is_big_enough(
    of_catalogue: Faults, view: View
) -> None:
    expect_none(of_catalogue["can be tapped", view])


@both_widths
def test_nothing_on_a_page_of_the_gallery_covers_anything_else(
    of_gallery: Faults, view: View
) -> None:
    expect_none(of_gallery["covers nothing", view])


@both_widths
def test_nothing_on_a_page_of_a_catalogue_covers_anything_else(
    of_catalogue: Faults, view: View
) -> None:
    expect_none(of_catalogue["covers nothing", view])


def is_of_catalogue(pages: list[str]) -> bool:
    assert len({page.startswith("volcanoes/") for page in pages}) == 1, pages
    return pages[0].startswith("volcanoes/")


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_begins_at_the_same_edge_and_height(
    browser: webdriver.Chrome, galleries: dict[str, Site], theme: str
) -> None:
    DESK.apply(browser)
    site, places = galleries[theme], {}
    # The page for what is not there has neither field nor way back.
    for page in [page for page in site.pages if page != "404.html"]:
        browser.get((site.folder / page).as_uri())
        place = tuple(round(pixels) for pixels in browser.execute_script(BEGINNING))
        places.setdefault(place, []).append(page)
    screens = {place for place, pages in places.items() if not is_of_catalogue(pages)}
    assert len(screens) == 1, places
    # Pages of a catalogue have a bar above them, and a listing has its title in the line of its tools.
    edges = {left for (left, _), pages in places.items() if is_of_catalogue(pages)}
    assert len(edges) == 1, places


def test_what_covers_something_is_found(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser.get((galleries["cupertino"].folder / "index.html").as_uri())
    assert covering(DESK, browser) == []
    browser.execute_script("document.querySelector('main > table').style.marginTop = '-4rem'")
    assert covering(DESK, browser) == ["<p> and <table> cover each other"]


def test_text_of_twice_the_size_is_seen_on_the_page_that_is_open(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser.get((galleries["cupertino"].folder / "index.html").as_uri())
    size = "return parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"
    before = browser.execute_script(size)
    sizes = []
    with_text_of_twice_the_size(
        lambda browser: sizes.append(browser.execute_script(size)), browser
    )
    assert sizes == [before * 2] and browser.execute_script(size) == before


def too_wide(view: View, browser: webdriver.Chrome) -> list[str]:
    view.apply(browser)
    pixels = width(browser)
    return [f"is {pixels} px wide in {view.width} px"] if pixels > view.width else []


def too_small(view: View, browser: webdriver.Chrome) -> list[str]:
    view.apply(browser)
    return small_targets(browser)


def covering(view: View, browser: webdriver.Chrome) -> list[str]:
    view.apply(browser)
    return browser.execute_script(COVERING)


def with_text_of_twice_the_size(look: Look, browser: webdriver.Chrome) -> list[str]:
    """Looks as somebody does who has set it in the browser's settings, for every page."""
    set_font_size(browser, 32)
    try:
        return look(browser)
    finally:
        set_font_size(browser, 16)


def set_font_size(browser: webdriver.Chrome, pixels: int) -> None:
    sizes = {"fontSizes": {"standard": pixels, "fixed": pixels}}
    browser.execute_cdp_cmd("Page.setFontSizes", sizes)


LOOKS: dict[tuple[str, View], Look] = {}
for seen in (DESK, PHONE):
    fits = partial(too_wide, seen)
    LOOKS["fits", seen] = fits
    LOOKS["fits with text of twice the size", seen] = partial(with_text_of_twice_the_size, fits)
    LOOKS["can be tapped", seen] = partial(too_small, seen)
    LOOKS["covers nothing", seen] = partial(covering, seen)


# How far the table reaches beyond its card on either side, and whether the card reaches beyond the window.
BURSTING = """
return [...document.querySelectorAll(".scroll")].flatMap((card) => {
  const {left, right} = card.getBoundingClientRect();
  const table = card.querySelector("table").getBoundingClientRect();
  const scrolls = getComputedStyle(card).overflowX !== "visible";
  const isSeen = left >= 0 && right <= document.documentElement.clientWidth + 1;
  return isSeen && (scrolls || table.left > left - 1 && table.right < right + 1) ? []
    : [`${innerWidth} px: table from ${table.left} to ${table.right}, card from ${left} to ${right}`];
});
"""
# Whether all columns are seen, and all words in them.
FITS = """
const pane = document.querySelector(".scroll");
const isCut = (element) => element.scrollWidth > element.clientWidth;
return [!isCut(pane), ![...pane.querySelectorAll("th, td")].some(isCut)];
"""


@pytest.mark.parametrize("columns", [2, 3, 6, 9, 40])
@pytest.mark.parametrize("options", [(), ("--theme", "contrast"), ("--phrases", "{ar}")], ids=len)
def test_a_table_is_never_wider_than_its_card(
    browser: webdriver.Chrome, tmp_path: Path, columns: int, options: tuple[str, ...]
) -> None:
    names = ",".join(f"Column {number}" for number in range(columns))
    cells = ",".join("some words of a cell that goes on and on until it is long" for _ in range(columns))
    arabic = tmp_path / "ar.json"
    arabic.write_text('{"language": "ar"}', encoding="utf-8")
    options = tuple(option.format(ar=arabic) for option in options)
    site = build_table(f"{names}\n{cells}\n", tmp_path / "wide", "1.csv", *options)
    browser.get((site.folder / "rows/index.html").as_uri())
    for size in (320, 390, 700, 768, 1280, 1440, 1600, 1920, 2560, 3840):
        View(size).apply(browser)
        expect_none(browser.execute_script(BURSTING))
        assert width(browser) <= size
    # Where there is room, all of the table is seen.
    fits, is_whole = browser.execute_script(FITS)
    assert fits == (columns <= 9)
    assert is_whole or columns > 6


# Cells whose words reach into the next, or are cut. A line may be cut where a sign says so and a
# button of its row shows all of it.
BEYOND = """
return [...document.querySelectorAll(".listing :is(th, td)")].filter((cell) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), edge = cell.getBoundingClientRect();
  const range = document.createRange();
  // On a phone the headers are for those who listen.
  if (Math.min(edge.width, cell.closest("thead")?.getBoundingClientRect().width ?? 9) <= 1) return false;
  const {overflowX, textOverflow} = getComputedStyle(cell), row = cell.closest("tr");
  const more = row.querySelector("th > details:not([open], [class]) > summary");
  const hasSign = overflowX === "hidden" && textOverflow === "ellipsis";
  if (hasSign && more?.checkVisibility()) return false;
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.closest(".vh")) continue;
    range.selectNodeContents(walker.currentNode);
    const {left, right, width} = range.getBoundingClientRect();
    if (width > 1 && (left < edge.left - 1 || right > edge.right + 1)) return true;
  }
  return false;
}).map((cell) => cell.textContent);
"""


def test_words_stay_in_their_cells(
    browser: webdriver.Chrome, tmp_path: Path, catalogues: Themed[Site]
) -> None:
    site = build_catalogue([PACKAGE / "Site/Recordings/samples.json"], tmp_path / "birds")
    narrow = build_table(f"name,note\na,{'two words ' * 9}\n", tmp_path / "narrow", "1.csv")
    many = catalogues["cupertino"]
    for page, size in (
        *((site, size) for size in (768, 1280, 1600)),
        *((many, size) for size in (768, 1280)),
        *((narrow, size) for size in (320, 768)),
    ):
        View(size).apply(browser)
        for place in ("recordings/index.html", "index.html", "rows/index.html"):
            if (page.folder / place).exists():
                browser.get((page.folder / place).as_uri())
                expect_none(browser.execute_script(BEYOND))
                for more in browser.find_elements(By.CSS_SELECTOR, "th > details > summary"):
                    browser.execute_script("arguments[0].parentNode.open = true", more)
                expect_none(browser.execute_script(BEYOND))
