"""What every theme owes its readers: room to tap, other directions, colours, paper."""

from pathlib import Path

import pytest
from selenium import webdriver

from chromium import DESK, PHONE, View
from conftest import Seen
from faults import expect_none
from looks import FORCED_COLOURS, MOVING, PAPER, STILL, media
from sites import Site, build_table

both_widths = pytest.mark.parametrize("view", [DESK, PHONE], ids=lambda view: f"{view.width} px")

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


@both_widths
def test_what_can_be_tapped_is_as_big_as_the_theme_promises(
    seen_of_gallery: Seen, view: View
) -> None:
    expect_none(seen_of_gallery.faults["can be tapped", view])


@both_widths
def test_pages_fit_from_right_to_left(seen_of_gallery: Seen, view: View) -> None:
    expect_none(seen_of_gallery.faults["right to left", view])


def test_with_forced_colours_a_switch_says_and_shows_its_state(seen_of_gallery: Seen) -> None:
    expect_none(seen_of_gallery.faults[FORCED_COLOURS, DESK])


def test_paper_has_no_navigation(seen_of_gallery: Seen) -> None:
    expect_none(seen_of_gallery.faults[PAPER, DESK])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white(browser: webdriver.Chrome, gallery: Site, scheme: str) -> None:
    with media(browser, {"prefers-color-scheme": scheme}, kind="print"):
        browser.get((gallery.folder / "index.html").as_uri())
        assert ground(browser) == "rgba(0, 0, 0, 0)"
        assert max(ink(browser)) < 64


def test_nothing_moves_for_those_who_want_it_still(seen_of_gallery: Seen) -> None:
    expect_none(seen_of_gallery.faults[STILL, DESK])


def test_something_moves_for_the_others(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser.get((galleries["cupertino"].folder / "questions.html").as_uri())
    with media(browser, {"prefers-reduced-motion": "no-preference"}):
        assert browser.execute_script(MOVING)


def ground(browser: webdriver.Chrome) -> str:
    return browser.execute_script(
        "return getComputedStyle(document.documentElement).backgroundColor"
    )


def ink(browser: webdriver.Chrome) -> list[int]:
    """The red, green and blue of the page's words."""
    return browser.execute_script(
        "return getComputedStyle(document.body).color.match(/\\d+/g).slice(0, 3).map(Number)"
    )
