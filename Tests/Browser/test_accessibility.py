"""axe-core finds nothing, on any page, in any theme, at any width, light and dark."""

import pytest
from selenium import webdriver

import axe
from chromium import VIEWS, View
from faults import expect_none
from sites import Site

views = pytest.mark.parametrize("view", VIEWS, ids=str)


@views
def test_no_page_of_the_gallery_has_a_violation(
    browser: webdriver.Chrome, gallery: Site, view: View
) -> None:
    expect_none(violations(browser, gallery, gallery.pages, view))


@views
def test_no_kind_of_page_of_a_catalogue_has_a_violation(
    browser: webdriver.Chrome, catalogue: Site, view: View
) -> None:
    expect_none(violations(browser, catalogue, catalogue.sample, view))


def violations(
    browser: webdriver.Chrome, site: Site, pages: list[str], view: View
) -> list[str]:
    view.apply(browser)
    found = []
    for page in pages:
        browser.get((site.folder / page).as_uri())
        found += [f"{page}: {violation}" for violation in axe.violations(browser)]
    return found


def test_a_page_with_violations_is_told_from_one_without(browser: webdriver.Chrome) -> None:
    browser.get("data:text/html,<html lang='en'><title>T</title><h1>T</h1><input/>")
    assert any(found.startswith("label: ") for found in axe.violations(browser))
