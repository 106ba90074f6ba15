"""Pages fit: nothing is wider than the window, nothing is too small for a finger."""

from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from chromium import DESK, PHONE, View
from conftest import Faults, Seen
from faults import expect_none
from layout import width
from looks import covering, with_text_of_twice_the_size
from sites import PACKAGE, Site, Themed, build_catalogue, build_table

both_widths = pytest.mark.parametrize("view", [DESK, PHONE], ids=lambda view: f"{view.width} px")

@both_widths
def test_no_page_of_the_gallery_is_wider_than_its_window(seen_of_gallery: Seen, view: View) -> None:
    expect_none(seen_of_gallery.faults["fits", view])


@both_widths
def test_no_page_of_a_catalogue_is_wider_than_its_window(seen_of_catalogue: Faults, view: View) -> None:
    expect_none(seen_of_catalogue["fits", view])


@both_widths
def test_pages_of_the_gallery_fit_with_text_of_twice_the_size(
    seen_of_gallery: Seen, view: View
) -> None:
    expect_none(seen_of_gallery.faults["fits with text of twice the size", view])


@both_widths
def test_pages_of_a_catalogue_fit_with_text_of_twice_the_size(
    seen_of_catalogue: Faults, view: View
) -> None:
    expect_none(seen_of_catalogue["fits with text of twice the size", view])


@both_widths
def test_everything_that_can_be_tapped_in_a_catalogue_is_big_enough(
    seen_of_catalogue: Faults, view: View
) -> None:
    expect_none(seen_of_catalogue["can be tapped", view])


@both_widths
def test_nothing_on_a_page_of_the_gallery_covers_anything_else(
    seen_of_gallery: Seen, view: View
) -> None:
    expect_none(seen_of_gallery.faults["covers nothing", view])


@both_widths
def test_nothing_on_a_page_of_a_catalogue_covers_anything_else(
    seen_of_catalogue: Faults, view: View
) -> None:
    expect_none(seen_of_catalogue["covers nothing", view])


def is_of_catalogue(pages: list[str]) -> bool:
    assert len({page.startswith("volcanoes/") for page in pages}) == 1, pages
    return pages[0].startswith("volcanoes/")


def test_every_page_begins_at_the_same_edge_and_height(seen_of_gallery: Seen) -> None:
    places: dict[tuple[int, int], list[str]] = {}
    for page, place in seen_of_gallery.headings.items():
        # The page for what is not there has neither field nor way back.
        if page != "404.html":
            places.setdefault(place, []).append(page)
    screens = {place for place, pages in places.items() if not is_of_catalogue(pages)}
    assert len(screens) == 1, places
    # Pages of a catalogue have a bar above them, and a listing has its title in the line of its tools.
    edges = {left for (left, _), pages in places.items() if is_of_catalogue(pages)}
    assert len(edges) == 1, places


def test_a_menu_is_as_wide_as_its_longest_option_and_wraps_it_where_it_has_no_room(
    browser: webdriver.Chrome, sink: Site
) -> None:
    browser.get((sink.folder / "page.html").as_uri())
    menu = browser.find_element(By.ID, "sauce-field")
    before = menu.size
    script = "arguments[0].options[0].textContent = 'Tomatoes with basil, garlic and oil'"
    browser.execute_script(script, menu)
    wide = menu.size
    assert wide["width"] > before["width"] and wide["height"] == before["height"]
    PHONE.apply(browser)
    narrow = menu.size
    assert narrow["width"] < before["width"] and narrow["height"] > wide["height"]
    assert width(browser) == PHONE.width


def test_what_covers_something_is_found(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser.get((galleries["cupertino"].folder / "index.html").as_uri())
    assert covering(browser) == []
    browser.execute_script("document.querySelector('main > table').style.marginTop = '-4rem'")
    assert covering(browser) == ["<p> and <table> cover each other"]


def test_text_of_twice_the_size_is_seen_on_the_page_that_is_open(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser.get((galleries["cupertino"].folder / "index.html").as_uri())
    size = "return parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"
    before = browser.execute_script(size)
    sizes = []
    with_text_of_twice_the_size(lambda browser: sizes.append(browser.execute_script(size)))(browser)
    assert sizes == [before * 2] and browser.execute_script(size) == before


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
