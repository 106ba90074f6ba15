"""Several tables as one site: they lead to each other, and each is searched by itself."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import axe
from conftest import either_way
from faults import expect_none
from found import Found
from layout import too_wide
from phrases import phrase
from sites import Site, build_table, run
from test_conformance import messages
from waiting import wait_until

PEOPLE = "id,name\n" + "".join(f"p{number},Person {number}\n" for number in range(1, 61))
PETS = "name,kind,owner,age,call\n" + "".join(
    f"Pet {number},{'cat' if number % 3 else 'dog'},p{number % 50 + 1},{number * 3},"
    f"https://example.org/{number}.mp3\n"
    for number in range(1, 121)
)
PACKAGE = {
    "title": "Pets and people",
    "description": "Who has whom.",
    "licenses": [{"name": "CC0-1.0", "path": "https://example.org/cc0"}],
    "resources": [
        {
            "name": "people",
            "path": "people.csv",
            "schema": {"fields": [{"name": "id"}, {"name": "name"}], "primaryKey": "id"},
        },
        {
            "name": "pets",
            "path": "pets.csv",
            "schema": {
                "fields": [{"name": "owner"}],
                "foreignKeys": [
                    {"fields": "owner", "reference": {"resource": "people", "fields": "id"}}
                ],
            },
        },
    ],
}


@pytest.fixture(scope="module")
def pets(workshop: Path) -> Site:
    """A data package of two tables, with a page for every row."""
    folder = workshop / "pets-package"
    folder.mkdir(exist_ok=True)
    (folder / "people.csv").write_text(PEOPLE, encoding="utf-8")
    (folder / "pets.csv").write_text(PETS, encoding="utf-8")
    package = folder / "datapackage.json"
    package.write_text(json.dumps(PACKAGE), encoding="utf-8")
    site = Site(workshop / "pets")
    run("rowhouse", "table", package, "--output", site.folder, "--row-pages", "--quiet")
    return site


def heading(browser: webdriver.Chrome) -> str:
    return browser.find_element(By.TAG_NAME, "h1").text


def follow(browser: webdriver.Chrome, words: str) -> None:
    browser.find_element(By.LINK_TEXT, words).click()


def test_a_pet_leads_to_its_owner_and_back(either_browser: webdriver.Chrome, pets: Site) -> None:
    browser = either_browser
    browser.get((pets.folder / "index.html").as_uri())
    assert heading(browser) == "Pets and people"
    for words, title, page in [
        ("pets", "pets", "pets/index.html"), ("Explore", "pets", "pets/rows/index.html"),
        ("p4", "Person 4", "people/rows/p4/p4.html"),
        ("Pet 53", "Pet 53", "pets/rows/0/row-53.html"),
        ("p4", "Person 4", "people/rows/p4/p4.html"), ("people", "people", "people/index.html"),
        ("Pets and people", "Pets and people", "index.html"),
    ]:  # fmt: skip
        follow(browser, words)
        assert heading(browser) == title
        assert browser.current_url == (pets.folder / page).as_uri()


@either_way
def test_a_table_is_searched_with_its_filters_ranges_and_orders(
    silent_browser: webdriver.Chrome, pets: Site, address: Callable[[Site, str], str]
) -> None:
    browser = silent_browser
    found = Found(browser, address(pets, "pets/search.html"), q="pet", sort="-by-age")
    assert found.said == "120 rows, 1 to 50"
    assert found.rows[:2] == ["Pet 120", "Pet 119"]
    found.choose("by-kind", "dog")
    found.wait_for("40 rows")
    assert found.rows[0] == "Pet 120"
    # The player is that of the whole site.
    wait_until(
        browser,
        lambda: browser.find_elements(By.CSS_SELECTOR, "button.play") != [],
        "there is nothing to play",
    )
    follow(browser, "Pet 120")
    assert browser.current_url.endswith("/pets/rows/0/row-120.html")

    browser.get(address(pets, "pets/summary.html"))
    [numbers] = browser.find_elements(By.CSS_SELECTOR, ".numbers:has([href*='in-age='])")
    numbers.find_element(By.TAG_NAME, "summary").click()
    link = numbers.find_element(By.CSS_SELECTOR, "[href*='in-age=']")
    assert link.text == "0 to 19"
    found = Found(browser, link.get_attribute("href"))
    found.settle()
    assert found.said == "6 rows"
    # Nothing of another table is found.
    found = Found(browser, address(pets, "people/search.html"), q="pet")
    found.settle()
    assert found.said.startswith(phrase("nothingFound"))


@either_way
def test_a_bar_of_a_value_without_an_index_leads_to_its_rows(
    silent_browser: webdriver.Chrome, tmp_path: Path, address: Callable[[Site, str], str], workshop: Path
) -> None:
    rows = [f"Pet {row},{'New York' if row < 30 else f'Town {row % 700}'}" for row in range(3000)]
    site = build_table("\n".join(["name,place of birth", *rows]), workshop / tmp_path.name, "1.csv")
    silent_browser.get(address(site, "summary.html"))
    [link] = [
        link
        for link in silent_browser.find_elements(By.CSS_SELECTOR, ".bars a")
        if link.find_element(By.CLASS_NAME, "t").text == "New York"
    ]
    assert link.find_element(By.CLASS_NAME, "n").text == "30"
    found = Found(silent_browser, link.get_attribute("href"))
    found.settle()
    assert found.said == "30 rows"


def test_pages_are_accessible_and_fit(browser: webdriver.Chrome, pets: Site) -> None:
    faults = []
    for page in [
        "index.html", "people/index.html", "people/rows/p4/p4.html", "pets/index.html",
        "pets/rows/index.html", "pets/rows/0/row-3.html", "pets/search.html", "pets/summary.html",
    ]:  # fmt: skip
        browser.get((pets.folder / page).as_uri())
        faults += [f"{page}: {fault}" for fault in axe.violations_of_views(browser)]
        faults += too_wide(browser, page)
    expect_none(faults)


def test_the_nu_checker_has_nothing_to_say(pets: Site) -> None:
    expect_none(messages(pets))
