"""A table as one page that has everything in it, opened from a folder."""

import csv
import io
import random
from pathlib import Path
from urllib.parse import urlencode

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe
from chromium import DESK, PHONE, VIEWS, console
from faults import expect_none
from found import Found
from layout import small_targets, width
from sites import Site, build_table, run
from test_explore import CELLS, HEADER, NAMES, ROWS, SAVED, Explored, expect_answers, row_of
from waiting import wait_until


@pytest.fixture(scope="module")
def single(workshop: Path) -> Explored:
    """The table of the explorer's tests, as one page and as a site that says how its rows are written."""
    chance = random.Random(36)
    rows = [row_of(number, chance) for number in range(ROWS)]
    text = io.StringIO()
    csv.writer(text).writerows([HEADER, *rows])
    site = build_table(text.getvalue(), workshop / "whole", "whole.csv", "--download")
    folder = workshop / "single"
    folder.mkdir()
    run("rowhouse", "table", workshop / "whole-whole.csv", "--output", folder / "whole.html", "--quiet")
    lines = (site.folder / "rows/all.csv").read_bytes().decode("utf-8-sig").split("\r\n")[:-1]
    return Explored(Site(folder), rows, lines)


@pytest.fixture
def address(single: Explored) -> str:
    return (single.site.folder / "whole.html").as_uri()


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_whatever_is_asked_is_what_the_rows_say(
    silent_browser: webdriver.Chrome, single: Explored, address: str, seed: int
) -> None:
    expect_answers(Found(silent_browser, address), single, seed)


def test_a_search_finds_what_that_of_a_site_finds(
    silent_browser: webdriver.Chrome, workshop: Path, single: Explored, address: str
) -> None:
    words = ["bury", "elan", '"gamma delta"', "town:nor", "kind:oak -alpha", "-kind:beech delta", "=1+7", "b hill",
             "alp 12", "kind:\"oak red\"", "zzz", "1999", "élm norton"]  # fmt: skip
    queries = [{"q": word} for word in words]
    site = Found(silent_browser, (workshop / "whole/rows/index.html").as_uri()).answers(queries, button="more")
    page = Found(silent_browser, address).answers(queries, button="more")
    assert [(own.said, own.rows) for own in page] == [(other.said, other.rows) for other in site]


def test_words_that_are_alike_are_offered(silent_browser: webdriver.Chrome, address: str) -> None:
    found = Found(silent_browser, address, q="alpah")
    wait_until(silent_browser, lambda: "Did you mean" in found.said and "alpha" in found.said, "nothing is offered")


@pytest.mark.parametrize("query", [{}, {"q": "alpha", "by-Kind": ["ash", "oak, red"], "sort": ["-by-Price"]}])
def test_what_is_found_is_taken_along(
    silent_browser: webdriver.Chrome, single: Explored, address: str, query: dict
) -> None:
    found = Found(silent_browser, address)
    silent_browser.execute_script(SAVED)
    found.answers([query])
    button = silent_browser.find_element(By.CSS_SELECTOR, "[data-take=csv]")
    silent_browser.execute_script("arguments[0].click()", button)
    wait_until(silent_browser, lambda: silent_browser.execute_script("return saved.length"), "nothing is saved")
    [text] = silent_browser.execute_script("return saved")
    expected = single.find(query) if query else range(ROWS)
    assert text.removeprefix("\ufeff").split("\r\n")[:-1] == [
        single.lines[0], *(single.lines[1 + at] for at in expected)
    ]  # fmt: skip


def test_moved_columns_are_found_printed_and_taken_along(
    silent_browser: webdriver.Chrome, single: Explored, address: str
) -> None:
    browser = silent_browser
    found = Found(browser, address, q="alpha")
    shown = browser.execute_script(CELLS)
    # Before anything is asked, so that the cells are read where they are then.
    found.open(order="Note")
    assert browser.execute_script(NAMES + "return names") == ["Name", "Note", "Kind", "Town", "Price", "Day"]
    found.field.send_keys("alpha")
    expected = single.find({"q": "alpha"})
    wait_until(browser, lambda: found.rows == [single.rows[at][0] for at in expected[:50]], "other rows")
    assert browser.execute_script(CELLS) == shown
    browser.find_element(By.XPATH, "//summary[.='Columns']").click()
    browser.find_element(By.CSS_SELECTOR, "[aria-label='Move Day up']").click()
    assert browser.execute_script(CELLS) == shown
    query = {"q": "town:nor gamma", "sort": ["-by-Day"]}
    browser.execute_script(SAVED)
    [answer] = found.answers([query], button="all")
    expected = single.find({"q": "gamma", "by-Town": [row[2] for row in single.rows if row[2][:3] == "Nor"],
                            "sort": ["-by-Day"]})  # fmt: skip
    assert answer.rows == [single.rows[at][0] for at in expected[:50]]
    browser.execute_script("document.querySelector('[data-take=csv]').click()")
    wait_until(browser, lambda: browser.execute_script("return saved.length"), "nothing is saved")
    [text] = browser.execute_script("return saved")
    assert text.removeprefix("\ufeff").split("\r\n")[:-1] == [
        single.lines[0], *(single.lines[1 + at] for at in expected)
    ]  # fmt: skip
    found.open(order="Note")
    browser.execute_script("window.dispatchEvent(new Event('beforeprint'))")
    printed = browser.execute_script(CELLS.replace("checkVisibility()", "className"))
    assert [row["Note"] for row in printed] == [row[5] for row in single.rows]


def test_values_that_cells_do_not_show_are_found_and_taken_along(
    silent_browser: webdriver.Chrome, workshop: Path
) -> None:
    rows = [
        ["Name", "Amount", "Site", "Words", "Tags"],
        ["a", "1234567", "https://www.example.org/x/", "long " * 100 + "hidden", '["élan", "b, c"]'],
        ["", "7", "", " blank ", "[]"],
        ["c", "1000000", "=1+2", 'two\nlines "q" ]]> </script>', '["d"]'],
        *([f"n{at}", str(at), "", "plain", '["d"]'] for at in range(30)),
    ]
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    site = build_table(text.getvalue(), workshop / "values", "values.csv", "--download")
    file = workshop / "values.html"
    run("rowhouse", "table", workshop / "values-values.csv", "--output", file, "--quiet")
    found = Found(silent_browser, file.as_uri())
    assert [answer.said for answer in found.answers([{"q": "hidden"}, {"q": "elan"}, {"q": "1000000"}])] == ["1 row"] * 3
    silent_browser.execute_script(SAVED)
    found.answers([{}])
    button = silent_browser.find_element(By.CSS_SELECTOR, "[data-take=csv]")
    silent_browser.execute_script("arguments[0].click()", button)
    wait_until(silent_browser, lambda: silent_browser.execute_script("return saved.length"), "nothing is saved")
    [saved] = silent_browser.execute_script("return saved")
    assert saved == (site.folder / "rows/all.csv").read_bytes().decode("utf-8-sig")


def test_the_address_has_the_state(silent_browser: webdriver.Chrome, single: Explored, address: str) -> None:
    query = [("q", "alpha"), ("by-Kind", "ash"), ("sort", "-by-Price"), ("hide", "Town")]
    found = Found(silent_browser, f"{address}?{urlencode(query)}")
    expected = single.find({"q": "alpha", "by-Kind": ["ash"], "sort": ["-by-Price"]})
    wait_until(silent_browser, lambda: found.rows == [single.rows[at][0] for at in expected[:50]], "other rows")
    hidden = silent_browser.find_element(By.XPATH, "//th[.='Town']")
    assert not hidden.is_displayed()
    chips = silent_browser.find_elements(By.CSS_SELECTOR, "#search-chips [aria-pressed]")
    assert [chip.text for chip in chips] == ["Kind: ash"]
    chips[0].click()
    wait_until(silent_browser, lambda: "by-Kind" not in silent_browser.current_url, "the address keeps the choice")
    silent_browser.back()
    wait_until(silent_browser, lambda: "by-Kind" in silent_browser.current_url, "back leads elsewhere")


def test_all_rows_are_there_without_a_script_and_on_paper(
    scriptless_browser: webdriver.Chrome, silent_browser: webdriver.Chrome, address: str
) -> None:
    seen = "return [...document.querySelectorAll('tbody tr')].filter((row) => row.getClientRects().length).length"
    scriptless_browser.get(address)
    assert scriptless_browser.execute_script(seen) == ROWS
    assert not scriptless_browser.find_element(By.ID, "search-form").is_displayed()
    silent_browser.get(address)
    wait_until(silent_browser, lambda: silent_browser.execute_script(seen) == 50, "not 50 rows")
    silent_browser.execute_script("window.dispatchEvent(new Event('beforeprint'))")
    assert silent_browser.execute_script("return document.querySelectorAll('tbody tr').length") == ROWS
    silent_browser.execute_script("window.dispatchEvent(new Event('afterprint'))")
    assert silent_browser.execute_script(seen) == 50


def test_a_keyboard_does_all(silent_browser: webdriver.Chrome, address: str) -> None:
    silent_browser.get(address)
    body = silent_browser.find_element(By.TAG_NAME, "body")
    body.send_keys("/")
    focus = silent_browser.switch_to.active_element
    focus.send_keys("alpha")
    wait_until(silent_browser, lambda: "q=alpha" in silent_browser.current_url, "nothing is asked")
    wait_until(silent_browser, lambda: silent_browser.execute_script("return document.querySelector('mark')"), "no row")
    names = []
    for key in (Keys.ARROW_DOWN, "j", "k"):
        silent_browser.switch_to.active_element.send_keys(key)
        names.append(silent_browser.switch_to.active_element.text)
    assert names[0] == names[2] != names[1] and all(name.startswith("Alpha") for name in names)


def test_the_page_is_accessible_and_fits(browser: webdriver.Chrome, address: str) -> None:
    found, faults = Found(browser, address), []
    for query in ({}, {"q": "alpha", "by-Kind": "ash"}, {"q": "zzz"}):
        found.open(**query)
        faults += [f"{query}: {fault}" for fault in axe.violations_of_views(browser)]
        for view in (DESK, PHONE, *VIEWS):
            view.apply(browser)
            if width(browser) > view.width:
                faults.append(f"{query}: {width(browser)} px wide at {view}")
            faults += [f"{query}, {view}: {fault}" for fault in small_targets(browser)]
    expect_none(faults + console(browser))
