"""A page that is open while its site is watched: it follows, and says what is wrong."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver

from chromium import View
from sites import PACKAGE
from waiting import wait_until

ROWS = "name\n" + "".join(f"Row {number}\n" for number in range(1, 101))


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "in.csv"
    file.write_text(ROWS)
    return file


@pytest.fixture
def address(table: Path) -> Iterator[str]:
    """The address of the site of that table, which is watched until the test is over."""
    words = ["table", table, "--output", table.parent / "site", "--page-size", "100", "--watch"]
    with subprocess.Popen(
        [PACKAGE / ".build/release/rowhouse", *words, "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        yield re.search(r"http:\S+/", process.stdout.readline())[0]
        process.terminate()
        assert process.wait() == 130


def faults(browser: webdriver.Chrome) -> list[str]:
    # In one step: the page may be loaded again at any moment.
    return browser.execute_script(
        "return [...document.querySelectorAll('#rowhouse-fault')].map((panel) => panel.innerText)"
    )


# Where there is room rows scroll in their pane, in a low window with the page.
@pytest.mark.parametrize(("height", "scrolled"), [(900, ".pane"), (500, ":root")])
def test_an_open_page_follows_and_stays_where_it_is(
    silent_browser: webdriver.Chrome, address: str, table: Path, height: int, scrolled: str
) -> None:
    browser = silent_browser
    View(1280, height=height).apply(browser)
    browser.get(f"{address}rows/")
    place = f"document.querySelector('{scrolled}').scrollTop"
    browser.execute_script(f"{place} = 900")
    assert browser.execute_script(f"return {place}") == 900
    table.write_text(ROWS.replace("Row 50\n", "Another row\n"))
    has_row = lambda: "Another row" in browser.page_source  # noqa: E731
    wait_until(browser, has_row, "the page does not follow")
    is_there = lambda: browser.execute_script(f"return {place}") == 900  # noqa: E731
    wait_until(browser, is_there, "the page is elsewhere")


def test_a_fault_is_shown_until_it_is_mended(
    silent_browser: webdriver.Chrome, address: str, table: Path
) -> None:
    browser = silent_browser
    browser.get(f"{address}rows/")
    # The file is cut off.
    table.write_text('name\n"Row')
    wait_until(browser, lambda: faults(browser) != [], "the fault is not shown")
    shown = faults(browser)[0]
    assert shown.startswith("Build failed\nerror: ") and "in.csv:2" in shown
    # What is there is the page that was.
    assert "Row 50" in browser.page_source
    browser.refresh()
    wait_until(browser, lambda: faults(browser) == [shown], "the fault is not shown again")
    table.write_text(ROWS)
    wait_until(browser, lambda: faults(browser) == [], "the fault is still there")
