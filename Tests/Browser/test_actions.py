"""Rows that act: they copy, share, print, reset and scroll, and say what came of it."""

from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from chromium import PHONE, console
from conftest import everywhere
from faults import expect_none
from forms import Form
from keys import focused, press, tab_to
from layout import small_targets
from sites import Site
from waiting import wait_until

COMMAND = "swift run Site build"

# What is copied and shared is kept on the page; a browser may not have one or the other.
CLIPBOARD = """
Object.defineProperty(navigator, "clipboard", {configurable: true, value: {
  writeText: (text) => { window.copied = text; return Promise.resolve(); }
}});
"""
REFUSED = """
Object.defineProperty(navigator, "clipboard", {configurable: true, value: {
  writeText: () => Promise.reject(new Error("refused"))
}});
"""
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined});"
# The page is told before the browser takes what it is given.
OLD = """
document.execCommand = () => {
  const event = new ClipboardEvent("copy", {clipboardData: new DataTransfer(), cancelable: true});
  document.dispatchEvent(event);
  window.copied = event.clipboardData.getData("text/plain");
  return true;
};
"""
NEITHER = "document.execCommand = () => false;"
SHARE = """
navigator.canShare = () => true;
navigator.share = (sheet) => { window.shared = sheet; return Promise.resolve(); };
"""
CLOSED = """
navigator.canShare = () => true;
navigator.share = () => Promise.reject(new DOMException("", "AbortError"));
"""
NO_SHARE = "Object.defineProperty(navigator, 'share', {configurable: true, value: undefined});"


class Page:
    """A page with rows that act, in a browser that can do some things and not others."""

    def __init__(self, browser: webdriver.Chrome, address: str, *abilities: str) -> None:
        self.browser = browser
        self.address = address
        browser.get(address)
        for ability in abilities:
            browser.execute_script(ability)

    def row(self, title: str) -> WebElement:
        rows = self.browser.find_elements(By.CSS_SELECTOR, "main > :not(.variants) .row")
        [row] = [row for row in rows if row.text.startswith(title)]
        return row

    def button(self, title: str) -> WebElement:
        return self.row(title).find_element(By.CSS_SELECTOR, "button.act")

    def said(self, title: str) -> str:
        return self.row(title).find_element(By.CSS_SELECTOR, "[role=status]").text

    def wait_for(self, title: str, words: str) -> None:
        what = f"{title} does not say: {words}"
        wait_until(self.browser, lambda: self.said(title) == words, what)

    def kept(self, name: str) -> object:
        return self.browser.execute_script(f"return window.{name}")


@pytest.fixture
def cells(galleries: dict[str, Site], address: Callable[[Site, str], str]) -> str:
    return address(galleries["cupertino"], "cells.html")


@pytest.mark.parametrize("key", [None, Keys.ENTER, Keys.SPACE], ids=["click", "Enter", "Space"])
def test_a_row_copies_and_says_so(browser: webdriver.Chrome, cells: str, key: str | None) -> None:
    page = Page(browser, cells, CLIPBOARD)
    button = page.button("Copy the command")
    assert button.accessible_name == "Copy the command"
    assert COMMAND in page.row("Copy the command").text and page.said("Copy the command") == ""
    if key:
        tab_to(browser, button)
        press(browser, key)
    else:
        # The button is as big as its row.
        words = page.row("Copy the command").find_element(By.TAG_NAME, "small")
        ActionChains(browser, duration=0).move_to_element(words).click().perform()
    page.wait_for("Copy the command", "Copied.")
    assert page.kept("copied") == COMMAND
    if key:
        assert focused(browser) == button
    expect_none(console(browser))


@pytest.mark.parametrize("clipboard", [REFUSED, NO_CLIPBOARD], ids=["refused", "missing"])
def test_without_a_clipboard_the_text_is_selected(
    browser: webdriver.Chrome, cells: str, clipboard: str
) -> None:
    for old, said in ((OLD, "Copied."), (NEITHER, "Text selected. Press Ctrl+C or ⌘C to copy it.")):
        page = Page(browser, cells, clipboard, old)
        page.button("Copy the command").click()
        page.wait_for("Copy the command", said)
        assert browser.execute_script("return String(getSelection())").strip() == COMMAND
        assert page.kept("copied") == (COMMAND if old == OLD else None)


def test_a_row_shares_the_address_of_its_page(browser: webdriver.Chrome, cells: str) -> None:
    page = Page(browser, cells, SHARE)
    page.button("Share this page").click()
    page.wait_for("Share this page", "Shared.")
    assert page.kept("shared") == {"title": browser.title, "url": cells}
    assert "cells.html" not in page.row("Share this page").text


def test_where_nothing_can_be_shared_the_address_is_copied(
    browser: webdriver.Chrome, cells: str
) -> None:
    page = Page(browser, urljoin(cells, "settings.html"), NO_SHARE, CLIPBOARD)
    page.button("Share").click()
    page.wait_for("Share", "Link copied.")
    assert page.kept("copied") == "https://example.org/app"
    page = Page(browser, cells, NO_SHARE, NO_CLIPBOARD, NEITHER)
    page.button("Share this page").click()
    page.wait_for("Share this page", "Text selected. Press Ctrl+C or ⌘C to copy it.")
    assert cells in page.row("Share this page").text


def test_whoever_does_not_share_after_all_hears_nothing(
    browser: webdriver.Chrome, cells: str
) -> None:
    page = Page(browser, cells, CLOSED, CLIPBOARD)
    page.button("Share this page").click()
    browser.execute_async_script("setTimeout(arguments[0])")
    assert page.said("Share this page") == "" and page.kept("copied") is None


def test_a_row_prints(browser: webdriver.Chrome, cells: str) -> None:
    page = Page(browser, cells, "window.print = () => { window.printed = true; };")
    page.button("Print").click()
    assert page.kept("printed")


def test_a_row_scrolls_to_a_section(either_browser: webdriver.Chrome, cells: str) -> None:
    page = Page(either_browser, cells)
    page.row("Back to the styles").find_element(By.TAG_NAME, "a").click()
    assert either_browser.current_url == f"{cells}#styles"
    target = either_browser.find_element(By.CSS_SELECTOR, ":target")
    assert target.get_attribute("id") == "styles"


def test_without_javascript_rows_show_what_they_would_copy_and_share(
    scriptless_browser: webdriver.Chrome, cells: str
) -> None:
    page = Page(scriptless_browser, cells)
    assert page.row("Copy the command").text == f"Copy the command\n{COMMAND}"
    link = page.row("Share this page").find_element(By.TAG_NAME, "a")
    assert link.get_attribute("href") == cells
    assert page.row("Print").text == "Print\nThe whole table"
    assert scriptless_browser.find_elements(By.CSS_SELECTOR, "button.act") == []
    expect_none(console(scriptless_browser))


@everywhere
def test_a_row_resets_a_form(form: Form) -> None:
    page = Page(form.browser, form.address)
    form.type("name", "Ada")
    form.field("cheese").click()
    tab_to(form.browser, page.button("Forget it all"))
    press(form.browser, Keys.ENTER)
    form.wait_until(lambda: form.value("name") == "", "the form is not reset")
    assert form.is_shown("extra")


def test_without_javascript_a_row_resets_a_form(
    scriptless_browser: webdriver.Chrome, page: str
) -> None:
    form = Form(scriptless_browser, page)
    rows = Page(scriptless_browser, page)
    form.type("name", "Ada")
    rows.button("Forget it all").click()
    assert form.value("name") == ""


def test_rows_that_act_are_big_enough_to_tap(browser: webdriver.Chrome, cells: str) -> None:
    page = Page(browser, cells)
    PHONE.apply(browser)
    assert page.button("Copy the command").size["height"] >= 24
    assert page.row("Print").size["height"] >= 44
    assert small_targets(browser) == []
