"""A catalogue is collected without JavaScript: by letters, by labels, from the summary."""

import json
import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

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

    browser.find_element(By.CSS_SELECTOR, ".index").find_element(By.LINK_TEXT, "A").click()
    assert place(browser, collected) == "recordists/index.html#letter-a"
    browser.find_element(By.LINK_TEXT, name).click()
    target = browser.find_element(By.CSS_SELECTOR, "tr:target")
    assert name in target.text


def test_species_are_listed_by_either_name(
    scriptless_browser: webdriver.Chrome, collected: Site, records: list[dict]
) -> None:
    browser = scriptless_browser
    record = next(one for one in records if one["en"] and one["gen"] and one["sp"])
    open_page(browser, collected, "species/index.html")
    browser.find_element(By.LINK_TEXT, "Species by scientific name").click()
    assert place(browser, collected) == "species/scientific/index.html"
    browser.find_element(By.LINK_TEXT, f"{record['gen']} {record['sp']}").click()
    assert record["en"] in browser.find_element(By.CSS_SELECTOR, ":target").text


def test_a_facets_value_has_all_its_recordings(
    scriptless_browser: webdriver.Chrome, collected: Site, records: list[dict]
) -> None:
    browser = scriptless_browser
    open_page(browser, collected, "quality/index.html")
    counts = {
        row.find_element(By.TAG_NAME, "a").text: int(
            row.find_element(By.CSS_SELECTOR, "td").text.replace(",", "")
        )
        for row in browser.find_elements(By.CSS_SELECTOR, "tbody tr")
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
    expected = browser.find_elements(By.CSS_SELECTOR, "main a")
    assert len(expected) > 50
    tab_to(browser, expected[0])
    for link in expected[1:]:
        press(browser, Keys.TAB)
        assert focused(browser) == link
    target = expected[-1].get_attribute("href")
    press(browser, Keys.ENTER)
    wait_until(browser, lambda: browser.current_url == target, "Enter follows no link")


def test_the_map_is_a_picture_with_words(browser: webdriver.Chrome, collected: Site) -> None:
    open_page(browser, collected, "summary.html")
    picture = browser.find_element(By.CSS_SELECTOR, ".dots svg")
    assert picture.accessible_name == "Map of where the recordings were made"
    assert picture.aria_role in ("img", "image")
    assert len(picture.find_elements(By.TAG_NAME, "circle")) > 100


def test_bars_are_as_long_as_their_numbers_say(browser: webdriver.Chrome, collected: Site) -> None:
    for view in VIEWS:
        view.apply(browser)
        open_page(browser, collected, "summary.html")
        tables = browser.execute_script(
            """return [...document.querySelectorAll('.figures')].map((table) =>
                 [...table.querySelectorAll('.bar')].map((bar) => [
                   Number(bar.previousSibling.textContent.replace(',', '')),
                   bar.firstChild.getBoundingClientRect().width,
                   bar.getBoundingClientRect().width]))"""
        )
        bars = [table for table in tables if table]
        assert len(bars) == 5
        for table in bars:
            most = max(count for count, _, _ in table)
            for count, width, room in table:
                assert room > 20, view
                assert abs(width - max(1, count / most * 1000) / 1000 * room) < 1, view


def test_lists_of_a_facet_have_no_violations(browser: webdriver.Chrome, collected: Site) -> None:
    found = []
    second = next(page for page in collected.pages if re.fullmatch("types/.+/page-2.html", page))
    for page in (second, "types/index.html", "countries/sweden/index.html"):
        open_page(browser, collected, page)
        found += [f"{page}: {fault}" for fault in axe.violations_of_views(browser)]
    expect_none(found)
