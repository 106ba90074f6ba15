"""A catalogue is collected without JavaScript: by letters, by labels, from the summary."""

import json
import re
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

import axe
from chromium import VIEWS
from faults import expect_none
from keys import focused, press, tab_to
from sites import Site
from waiting import wait_until


@pytest.fixture(scope="module")
def records(recording_files: list[Path]) -> list[dict]:
    texts = [file.read_text(encoding="utf-8") for file in recording_files]
    return [record for text in texts for record in json.loads(text)["recordings"]]


def open_page(browser: webdriver.Chrome, site: Site, page: str) -> None:
    browser.get((site.folder / page).as_uri())


def place(browser: webdriver.Chrome, site: Site) -> str:
    return unquote(browser.current_url.removeprefix(site.folder.as_uri() + "/"))


# The links of a list of bars, and what their values are called: without their other names.
BARS_BY_NAME = """
return [...document.querySelectorAll(".bars li > a:first-child")].map((link) => {
  const title = link.querySelector(".t").cloneNode(true);
  title.querySelectorAll("i").forEach((other) => other.remove());
  return [title.textContent.trim(), link];
});
"""


def bar(browser: webdriver.Chrome, name: str) -> WebElement:
    """The link of a value in a list of bars, by what the value is called."""
    [link] = [link for title, link in browser.execute_script(BARS_BY_NAME) if title == name]
    return link


def title(link: WebElement) -> str:
    """What a value is called, without its other name."""
    other = "".join(part.text for part in link.find_elements(By.TAG_NAME, "i"))
    return link.find_element(By.CLASS_NAME, "t").text.removesuffix(other).strip()


def test_a_recordist_is_found_by_letter_and_leads_to_a_recording(
    scriptless_browser: webdriver.Chrome, collected: Site, records: list[dict]
) -> None:
    browser = scriptless_browser
    name = min(record["rec"] for record in records if record["rec"].startswith("A"))
    open_page(browser, collected, "index.html")
    browser.find_element(By.PARTIAL_LINK_TEXT, "Recordists").click()
    labels = [
        link.text
        for link in browser.find_elements(By.CSS_SELECTOR, ".pagination li:not([class]) a")
    ]
    assert len(labels) == 2
    assert all("–" in label and not label.isdigit() for label in labels)
    browser.find_element(By.LINK_TEXT, labels[1]).click()
    assert browser.title == f"Recordists, {labels[1]} – Recordings"
    crumb = browser.find_element(By.CSS_SELECTOR, ".crumbs [aria-current]")
    assert crumb.text == labels[1]

    browser.find_element(By.CSS_SELECTOR, ".rail").find_element(By.LINK_TEXT, "A").click()
    assert place(browser, collected) == "recordists/index.html#letter-a"
    letter = browser.find_element(By.CSS_SELECTOR, ".letter:target")
    assert letter.find_element(By.TAG_NAME, "h2").text == "A"
    link = bar(browser, name)
    assert link in letter.find_elements(By.TAG_NAME, "a")
    link.click()
    target = browser.find_element(By.CSS_SELECTOR, "tr:target")
    assert name in target.text


def test_species_are_listed_by_either_name(
    scriptless_browser: webdriver.Chrome, collected: Site, records: list[dict]
) -> None:
    browser = scriptless_browser
    record = next(one for one in records if one["en"] and one["gen"] and one["sp"])
    latin = f"{record['gen']} {record['sp']}"
    open_page(browser, collected, "species/index.html")
    orders = browser.find_element(By.CSS_SELECTOR, ".segments")
    assert orders.find_element(By.CSS_SELECTOR, "[aria-current]").text == "Common name"
    assert latin in bar(browser, record["en"]).text
    orders.find_element(By.LINK_TEXT, "Scientific name").click()
    assert place(browser, collected) == "species/scientific/index.html"
    bar(browser, latin).click()
    assert record["en"] in browser.find_element(By.CSS_SELECTOR, ":target").text


def test_a_facets_value_has_all_its_recordings(
    scriptless_browser: webdriver.Chrome, collected: Site, records: list[dict]
) -> None:
    browser = scriptless_browser
    open_page(browser, collected, "quality/index.html")
    counts = {
        title(item): int(item.find_element(By.CLASS_NAME, "n").text.replace(",", ""))
        for item in browser.find_elements(By.CSS_SELECTOR, ".bars li")
    }
    assert sum(counts.values()) == len(records)
    folders = {"A": "a", "B": "b", "C": "c", "D": "d", "E": "e", "No score": "no-score"}
    for name, count in counts.items():
        pages = collected.listing(f"quality/{folders[name]}")
        rows = [row for page in pages for row in collected.read(page).rows]
        assert len(rows) == len(set(rows)) == count, name


def test_the_summary_is_gone_through_by_keyboard(
    scriptless_browser: webdriver.Chrome, collected: Site
) -> None:
    browser = scriptless_browser
    open_page(browser, collected, "summary.html")
    # Columns and dots lead where the numbers lead that open below them.
    expected = browser.find_elements(By.CSS_SELECTOR, "main summary, main a:not([tabindex])")
    assert len(expected) > 50
    opening = browser.find_elements(By.CSS_SELECTOR, "main summary")
    tab_to(browser, expected[0])
    for element, link in pairwise(expected):
        if element in opening:
            press(browser, Keys.ENTER)
        press(browser, Keys.TAB)
        assert focused(browser) == link
    target = expected[-1].get_attribute("href")
    hrefs = "return arguments[0].map((link) => link.getAttribute('href'))"
    pointed = browser.find_elements(By.CSS_SELECTOR, "main a[tabindex]")
    assert len(pointed) > 200
    reached = {*browser.execute_script(hrefs, expected)}
    expect_none([href for href in browser.execute_script(hrefs, pointed) if href not in reached])
    press(browser, Keys.ENTER)
    wait_until(browser, lambda: browser.current_url == target, "Enter follows no link")


def test_the_map_is_a_picture_with_words(browser: webdriver.Chrome, collected: Site) -> None:
    open_page(browser, collected, "summary.html")
    picture = browser.find_element(By.CSS_SELECTOR, ".map > svg")
    assert picture.accessible_name == "Map of recordings"
    # What has links in it is a group.
    assert picture.aria_role in ("img", "image", "group")
    [words] = picture.find_elements(By.TAG_NAME, "desc")
    assert picture.get_attribute("aria-describedby") == words.get_attribute("id")
    # Some dots are outside the part that is shown, and are on the world beside it.
    points = browser.execute_script(
        """return [...document.querySelectorAll('.map .dots path, .map .inset path')]
             .flatMap((path) => path.getAttribute('d').match(/M[^M]+h0/g) ?? [])"""
    )
    assert len(points) > 100
    assert f" {len(points)} dots." in words.get_attribute("textContent")
    # The dots of the largest areas lead where the table of numbers does.
    linked = browser.execute_script(
        """return [...document.querySelectorAll('.map .dots a title')]
             .map((title) => title.textContent.replace(/: [^:]*$/, ''))"""
    )
    listed = browser.execute_script(
        """return [...document.querySelectorAll('.map ~ .numbers th[scope=row]')]
             .map((cell) => cell.textContent)"""
    )
    assert len(listed) == 200 and 100 < len(linked) == len(set(linked) & set(listed))


# The number of each bar, how long it is, and how much room it has: below each heading of a summary,
# and of a whole index.
BARS = """
return [...document.querySelectorAll(arguments[0])].map((part) =>
  [...part.querySelectorAll(".bars > li")].map((item) => [
    Number(item.querySelector(".n").textContent.replace(",", "")),
    item.querySelector(".b").getBoundingClientRect().width,
    item.getBoundingClientRect().width]));
"""

# The number of each column in the table below, how high it is, and how much room it has.
COLUMNS = """
return [...document.querySelectorAll(".hist")].map((chart) => {
  const numbers = [...chart.parentNode.querySelectorAll(".numbers td")]
    .map((cell) => Number(cell.textContent.replace(",", ""))).filter((number) => number > 0);
  const columns = [...chart.querySelectorAll("path")];
  if (columns.length !== numbers.length) throw Error("Columns are others than numbers");
  return columns.map((column, place) => [numbers[place],
    column.getBoundingClientRect().height, chart.clientHeight]);
});
"""


def test_bars_are_as_long_as_their_numbers_say(browser: webdriver.Chrome, collected: Site) -> None:
    for view in VIEWS:
        view.apply(browser)
        open_page(browser, collected, "summary.html")
        bars = [bars for bars in browser.execute_script(BARS, ".card") if bars]
        columns = browser.execute_script(COLUMNS)
        assert (len(bars), len(columns)) == (3, 1)
        for index in ("quality", "types", "countries", "species", "years"):
            open_page(browser, collected, f"{index}/index.html")
            bars += browser.execute_script(BARS, "main")
        for table in bars + columns:
            assert len(table) > 3
            steps = 48 if table in columns else 1000
            most = max(count for count, _, _ in table)
            for count, length, room in table:
                assert room > 20, view
                assert abs(length - max(1, count * steps // most) / steps * room) < 1, view


def test_lists_of_a_facet_have_no_violations(browser: webdriver.Chrome, collected: Site) -> None:
    found = []
    second = next(page for page in collected.pages if re.fullmatch("types/.+/page-2.html", page))
    for page in (second, "types/index.html", "countries/sweden/index.html"):
        open_page(browser, collected, page)
        found += [f"{page}: {fault}" for fault in axe.violations_of_views(browser)]
    expect_none(found)
