"""Pages fit: nothing is wider than the window, nothing is too small for a finger."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from selenium import webdriver

from chromium import DESK, PHONE, View
from faults import expect_none
from layout import small_targets, width
from sites import Site

both_widths = pytest.mark.parametrize("view", [DESK, PHONE], ids=lambda view: f"{view.width} px")


def test_no_page_of_the_gallery_is_wider_than_a_small_phone(
    browser: webdriver.Chrome, gallery: Site
) -> None:
    expect_none(too_wide(browser, gallery, gallery.pages, PHONE))


def test_no_page_of_a_catalogue_is_wider_than_a_small_phone(
    browser: webdriver.Chrome, catalogue: Site
) -> None:
    expect_none(too_wide(browser, catalogue, catalogue.sample, PHONE))


@both_widths
def test_pages_of_the_gallery_fit_with_text_of_twice_the_size(
    browser: webdriver.Chrome, gallery: Site, view: View
) -> None:
    with text_of_twice_the_size(browser):
        expect_none(too_wide(browser, gallery, gallery.pages, view))


@both_widths
def test_pages_of_a_catalogue_fit_with_text_of_twice_the_size(
    browser: webdriver.Chrome, catalogue: Site, view: View
) -> None:
    with text_of_twice_the_size(browser):
        expect_none(too_wide(browser, catalogue, catalogue.sample, view))


@both_widths
def test_everything_that_can_be_tapped_in_the_gallery_is_big_enough(
    browser: webdriver.Chrome, gallery: Site, view: View
) -> None:
    expect_none(too_small(browser, gallery, gallery.pages, view))


@both_widths
def test_everything_that_can_be_tapped_in_a_catalogue_is_big_enough(
    browser: webdriver.Chrome, catalogue: Site, view: View
) -> None:
    expect_none(too_small(browser, catalogue, catalogue.sample, view))


def too_wide(
    browser: webdriver.Chrome, site: Site, pages: list[str], view: View
) -> list[str]:
    view.apply(browser)
    found = []
    for page in pages:
        browser.get((site.folder / page).as_uri())
        if (pixels := width(browser)) > view.width:
            found.append(f"{page} is {pixels} px wide in {view.width} px")
    return found


def too_small(
    browser: webdriver.Chrome, site: Site, pages: list[str], view: View
) -> list[str]:
    view.apply(browser)
    found = []
    for page in pages:
        browser.get((site.folder / page).as_uri())
        found += [f"{page}: {target}" for target in small_targets(browser)]
    return found


@contextmanager
def text_of_twice_the_size(browser: webdriver.Chrome) -> Iterator[None]:
    """As somebody sets it in the browser's settings, for every page."""
    set_font_size(browser, 32)
    try:
        yield
    finally:
        set_font_size(browser, 16)


def set_font_size(browser: webdriver.Chrome, pixels: int) -> None:
    sizes = {"fontSizes": {"standard": pixels, "fixed": pixels}}
    browser.execute_cdp_cmd("Page.setFontSizes", sizes)
