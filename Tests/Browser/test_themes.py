"""What every theme owes its readers: room to tap, large text, other directions, colours, paper."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from selenium import webdriver

from chromium import DESK, PHONE, View
from faults import expect_none
from layout import small_targets, width
from sites import Site, build_table
from visits import Look, visit

both_widths = pytest.mark.parametrize("view", [DESK, PHONE], ids=lambda view: f"{view.width} px")

# Everything is laid out in rem, so that this is what a browser's setting for large text does.
# Each with what undoes it.
LARGE_TEXT = (
    "document.documentElement.style.fontSize = '200%'",
    "document.documentElement.removeAttribute('style')",
)
RIGHT_TO_LEFT = (
    "document.documentElement.dir = 'rtl'",
    "document.documentElement.removeAttribute('dir')",
)

# Words that are cut off by a box of their own. What is for the ear only is cut off on purpose, and so is
# a value in a listing's line, where a row's page or its button shows all of it.
CLIPPED = """
return [...document.querySelectorAll("a, button, summary, label, th, td, p, h1, h2, h3, .badge")]
  .filter((element) => element.checkVisibility() && !element.closest(".vh, .skip"))
  .filter((element) => !(element.closest(".pane tbody tr, .bars")
    && getComputedStyle(element).textOverflow === "ellipsis"))
  .filter((element) => getComputedStyle(element).overflow !== "visible"
    && (element.scrollWidth > element.clientWidth + 1
      || element.scrollHeight > element.clientHeight + 1))
  .map((element) => element.outerHTML.slice(0, 120));
"""

# A switch whose state is told neither by a word nor by an outline with a thumb on one side of it.
MUTE_SWITCHES = """
const isShown = (element) => getComputedStyle(element).display !== "none";
return [...document.querySelectorAll(".switch input")]
  .filter((input) => input.checkVisibility())
  .filter((input) => {
    const [on, off] = ["on", "off"].map((word) => input.parentElement.querySelector(`.${word}`));
    const isSaid = isShown(on.parentElement)
      && isShown(on) === input.checked && isShown(off) !== input.checked;
    const outline = getComputedStyle(input), thumb = getComputedStyle(input, "::before");
    const place = parseFloat(thumb.insetInlineStart);
    const isDrawn = parseFloat(outline.borderTopWidth) >= 2 && outline.borderTopStyle === "solid"
      && place > parseFloat(outline.width) / 3 === input.checked;
    return !(isSaid && isDrawn);
  })
  .map((input) => input.outerHTML.slice(0, 120));
"""

# What leads elsewhere, or does what paper cannot.
ON_SCREENS_ONLY = (
    ".skip, .crumbs, .sections, .index, .search, .pagination, .neighbours, .find, .menu, .player, .play"
)
PRINTED = """
return [...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility())
  .map((element) => element.outerHTML.slice(0, 120));
"""

MOVING = """
const still = (time) => time.split(", ").every((part) => parseFloat(part) === 0);
return [...document.querySelectorAll("*")].flatMap((element) =>
  ["", "::before", "::after", "::details-content"]
    .map((part) => [part, getComputedStyle(element, part || null)])
    .filter(([, style]) => style.animationName !== "none" || !still(style.transitionDuration))
    .map(([part]) => `${part} of ${element.outerHTML.slice(0, 120)}`));
"""

# The same rules as folders may have them, each of which cupertino has otherwise.
RULES = (
    ":root { --accent: rgb(1, 2, 3); } h1 { letter-spacing: 7px; }"
    " .crumbs a:not([aria-current]) { text-decoration: overline; }"
)
FOLDERS = {
    "in no layer": {"a.css": RULES},
    "in the layer of themes": {"a.css": f"/* mine */ @layer theme {{ {RULES} }}"},
    "in layers of its own": {
        "a.css": '@charset "utf-8";\n@layer reset, mine;\n' f"@layer mine {{ {RULES} }}",
        "b.css": "@layer reset { h1 { letter-spacing: 1px; } }",
    },
    "in several files": {
        "a.css": "@layer theme { h1 { letter-spacing: 1px; } }", "b.css": f"@layer theme {{ {RULES} }}",
    },
}  # fmt: skip


@pytest.mark.parametrize("files", FOLDERS.values(), ids=FOLDERS)
def test_a_folder_wins_over_the_theme_that_it_changes(
    browser: webdriver.Chrome, tmp_path: Path, files: dict[str, str]
) -> None:
    theme = tmp_path / "mine"
    theme.mkdir()
    for name, text in files.items():
        (theme / name).write_text(text, encoding="utf-8")
    site = build_table("name\na\n", tmp_path / "site", "1.csv", "--theme", str(theme), "--row-pages")
    browser.get((site.folder / "rows/0/row-1.html").as_uri())
    style = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
    assert browser.execute_script(style, "h1", "letterSpacing") == "7px"
    assert browser.execute_script(style, ".crumbs a", "textDecorationLine") == "overline"
    assert browser.execute_script(style, ".crumbs a", "color") == "rgb(1, 2, 3)"
    # What it does not say is that theme's.
    assert browser.execute_script(style, "h1", "fontSize") == "32px"
    assert browser.execute_script(style, "body", "backgroundColor") == "rgb(255, 255, 255)"


@dataclass(frozen=True)
class Wish:
    """What a reader has asked the browser for."""

    features: tuple[tuple[str, str], ...] = ()
    kind: str = "screen"


FORCED_COLOURS = Wish((("forced-colors", "active"),))
PAPER = Wish(kind="print")
STILL = Wish((("prefers-reduced-motion", "reduce"),))
ON_REQUEST = {FORCED_COLOURS: MUTE_SWITCHES, PAPER: PRINTED, STILL: MOVING}

Found = dict[object, list[str]]


@pytest.fixture(scope="session")
def found(running_browser: webdriver.Chrome, gallery: Site) -> Found:
    """What is wrong with the gallery's pages, each of which is opened once."""
    looks: dict[object, Look] = {"large text": partial(misfits, PHONE, LARGE_TEXT)}
    for view in (DESK, PHONE):
        looks["tapped", view] = partial(targets_below, least(gallery), view)
        looks["right to left", view] = partial(misfits, view, RIGHT_TO_LEFT)
    for wish, script in ON_REQUEST.items():
        looks[wish] = partial(on_request, wish, script)
    return visit(running_browser, gallery, gallery.pages, looks)


@both_widths
def test_what_can_be_tapped_is_as_big_as_the_theme_promises(found: Found, view: View) -> None:
    expect_none(found["tapped", view])


def test_large_text_fits_on_a_small_phone(found: Found) -> None:
    expect_none(found["large text"])


@both_widths
def test_pages_fit_from_right_to_left(found: Found, view: View) -> None:
    expect_none(found["right to left", view])


def test_with_forced_colours_a_switch_says_and_shows_its_state(found: Found) -> None:
    expect_none(found[FORCED_COLOURS])


def test_paper_has_no_navigation(found: Found) -> None:
    expect_none(found[PAPER])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white(browser: webdriver.Chrome, gallery: Site, scheme: str) -> None:
    with media(browser, {"prefers-color-scheme": scheme}, kind="print"):
        browser.get((gallery.folder / "index.html").as_uri())
        assert ground(browser) == "rgba(0, 0, 0, 0)"
        assert max(ink(browser)) < 64


def test_nothing_moves_for_those_who_want_it_still(found: Found) -> None:
    expect_none(found[STILL])


def test_something_moves_for_the_others(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser.get((galleries["cupertino"].folder / "questions.html").as_uri())
    with media(browser, {"prefers-reduced-motion": "no-preference"}):
        assert browser.execute_script(MOVING)


def least(site: Site) -> int:
    """How big a target is: AA, and AAA in the theme that says so."""
    return 44 if str(site).endswith("contrast") else 24


def targets_below(size: int, view: View, browser: webdriver.Chrome) -> list[str]:
    view.apply(browser)
    return small_targets(browser, size)


def misfits(view: View, change: tuple[str, str], browser: webdriver.Chrome) -> list[str]:
    """What does not fit once the page is changed: the page in its window, words in their boxes."""
    view.apply(browser)
    there, back = change
    browser.execute_script(there)
    try:
        window = browser.execute_script("return document.documentElement.clientWidth")
        pixels = width(browser)
        wide = [f"is {pixels} px wide in {window} px"] if pixels > window else []
        return wide + [f"is cut off: {words}" for words in browser.execute_script(CLIPPED)]
    finally:
        browser.execute_script(back)


def on_request(wish: "Wish", script: str, browser: webdriver.Chrome) -> list[str]:
    """What a script finds while a reader at a desk has a wish."""
    DESK.apply(browser)
    with media(browser, dict(wish.features), kind=wish.kind):
        return browser.execute_script(script, ON_SCREENS_ONLY)


def ground(browser: webdriver.Chrome) -> str:
    return browser.execute_script(
        "return getComputedStyle(document.documentElement).backgroundColor"
    )


def ink(browser: webdriver.Chrome) -> list[int]:
    """The red, green and blue of the page's words."""
    return browser.execute_script(
        "return getComputedStyle(document.body).color.match(/\\d+/g).slice(0, 3).map(Number)"
    )


@contextmanager
def media(
    browser: webdriver.Chrome, features: dict[str, str], *, kind: str = "screen"
) -> Iterator[None]:
    """A reader with these wishes, for as long as it lasts."""
    wishes = [{"name": name, "value": value} for name, value in features.items()]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": kind, "features": wishes})
    try:
        yield
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
