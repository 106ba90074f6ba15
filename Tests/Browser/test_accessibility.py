"""axe-core finds nothing, on any kind of page, in any theme, at any width, light and dark."""

from pathlib import Path

import pytest
from selenium import webdriver

import axe
from chromium import VIEWS, View
from conftest import Faults, Seen
from faults import expect_none
from looks import of_axe, told
from sites import Site, build_table
from visits import visit


# With every change one pair of width and scheme is looked at, of a catalogue both widths and both schemes;
# the others take longer.
def test_no_page_of_the_gallery_has_a_violation(seen_of_gallery: Seen) -> None:
    expect_none(seen_of_gallery.faults["axe-core", VIEWS[3]])


@pytest.mark.slow
def test_no_page_of_the_gallery_has_a_violation_wide_or_light(
    browser: webdriver.Chrome, gallery: Site
) -> None:
    expect_none(violations(browser, gallery, gallery.sample, VIEWS[:3], VIEWS[3:]))


@pytest.mark.parametrize("view", VIEWS[::3], ids=str)
def test_no_kind_of_page_of_a_catalogue_has_a_violation(
    seen_of_catalogue: Faults, view: View
) -> None:
    expect_none(seen_of_catalogue["axe-core", view])


@pytest.mark.slow
def test_no_kind_of_page_of_a_catalogue_has_a_violation_in_other_colours(
    browser: webdriver.Chrome, catalogue: Site
) -> None:
    expect_none(violations(browser, catalogue, catalogue.sample, VIEWS[1:3], VIEWS[::3]))


PROSE = """# About this table

Of [the rows](rows/index.html), `code` and *emphasis*. See [names](#names).

> A quote with a [link](index.html), and ~~more~~.

| Name | Meaning | Unit | More | Words | That | Are | Wide |
|:-----|:-------:|-----:|------|-------|------|-----|------|
| `a`  | [rows](rows/index.html) | m |

#### Names

1. one
   - [two](https://example.org/)

```
a line of code that is longer than a narrow window has room for, and then some more of it
```
"""


def test_a_page_of_markdown_has_no_violation(browser: webdriver.Chrome, tmp_path: Path) -> None:
    (tmp_path / "about.md").write_text(PROSE, encoding="utf-8")
    (tmp_path / "note.md").write_text("By [us](about.md).\n\nTo *you*.", encoding="utf-8")
    texts = ("--page", str(tmp_path / "about.md"), "--footer", str(tmp_path / "note.md"))
    site = build_table("name,town\nAnna,Rom\n", tmp_path / "site", "people.csv", *texts)
    expect_none(violations(browser, site, ["about.html"], VIEWS[::3]))


def violations(
    browser: webdriver.Chrome,
    site: Site,
    pages: list[str],
    views: tuple[View, ...] = VIEWS,
    known: tuple[View, ...] = (),
) -> list[str]:
    return told(visit(browser, site, pages, of_axe(views, known)))


def test_a_page_with_violations_is_told_from_one_without(browser: webdriver.Chrome) -> None:
    browser.get("data:text/html,<html lang='en'><title>T</title><h1>T</h1><input/>")
    assert any(found.startswith("label: ") for found in axe.violations(browser))


def test_a_colour_that_is_seen_in_one_view_only_is_found(browser: webdriver.Chrome) -> None:
    style = (
        "code, .a {color: %23000} @media (prefers-color-scheme: dark)"
        " {.a {color: %23eee; transition: color 1s}}"
    )
    code = "<pre><code>let <span class='b'>one</span> <span class='a'>two</span></code></pre>"
    page = f"<html lang='en'><title>T</title><style>{style}</style><main><h1>T</h1>{code}"
    browser.get(f"data:text/html,<!DOCTYPE html>{page}")
    found = []
    for view in VIEWS:
        view.apply(browser)
        found.append([fault.split(": ")[0] for fault in axe.violations(browser)])
    assert found == [[], ["color-contrast"]] * 2
    [fault] = axe.violations_of_views(browser)
    assert fault.endswith("(1280 px, dark; 320 px, dark)")
