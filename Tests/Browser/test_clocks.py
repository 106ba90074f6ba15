"""A table with all it can have: groups, indexes, lists, pages of rows, a map, sounds and pictures."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe
import watching
from chromium import PHONE, VIEWS
from conftest import BY_THEME
from faults import expect_none
from found import Found
from keys import focused, press, tab_stops, tab_to
from layout import small_targets, width
from looks import of_axe, of_layout, told
from serving import Server
from sites import Site, Themed, build_table
from test_accessibility import violations
from test_conformance import messages
from test_keyboard import OPERABLE, names
from test_table import written
from visits import visit
from waiting import wait_until

HEADER = [
    "id", "name", "kind", "city", "maker", "made", "lat", "lon", "picture", "tick", "site", "remarks",
]  # fmt: skip
KINDS = ["Wall clock", "Pocket watch", "Sundial", "Hourglass"]
CITIES = ["Basel", "Genève", "Łódź", "São Paulo", "Dar es Salaam", "=1+1 <b>"]
OPTIONS = (
    "--id", "id", "--title-column", "name", "--group-by", "kind", "--sort", "made", "--row-pages",
    "--facet", "city,maker", "--exports",
)  # fmt: skip


def clock(number: int, chance: random.Random) -> list[str]:
    """A row: some values are blank, and an id is no slug."""
    place = ["", ""] if number % 5 == 0 else [f"{chance.uniform(*of):.3f}" for of in ((-60, 70), (-180, 180))]
    return [
        f"Clock/Ü {number}" if number % 9 else f"№ {number}",
        f"Clock {number}",
        KINDS[number % 4],
        CITIES[number % 6] if number % 7 else "",
        f"Maker {number % 30}",
        str(1700 + number),
        *place,
        f"https://example.org/{number}.jpg" if number % 3 else "",
        f"https://example.org/{number}.mp3" if number % 2 else "",
        f"https://example.org/clocks/{number}",
        "Ticks loudly, and strikes each quarter of an hour. " * (number % 4),
    ]


def build(workshop: Path, name: str, *options: str) -> Site:
    chance = random.Random(7)
    rows = [clock(number, chance) for number in range(1, 141)]
    folder = workshop / f"clocks-{name}"
    return build_table(written([HEADER, *rows]), folder, "clocks.csv", *OPTIONS, *options)


@pytest.fixture(scope="module")
def all_clocks(workshop: Path) -> Themed[Site]:
    return Themed(lambda theme: build(workshop, theme, "--theme", theme))


@pytest.fixture
def clocks(all_clocks: Themed[Site]) -> Site:
    return all_clocks["cupertino"]


@pytest.fixture
def found(
    silent_browser: webdriver.Chrome, clocks: Site, address: Callable[[Site, str], str]
) -> Found:
    return Found(silent_browser, address(clocks, "search.html"))


def sample(site: Site) -> list[str]:
    """A page of each kind: front, summary, indexes, list of a value, the listing, and of a row."""
    lists = [page for page in site.pages if page.startswith("by/")]
    indexes = [page for page in lists if page.count("/") == 2]
    of_values = [page for page in lists if page not in indexes]
    rows = site.listing("rows")
    of_rows = [page for page in site.pages if page.startswith("rows/") and page not in rows]
    return [
        "index.html", "summary.html", *indexes, of_values[0], of_values[-1], rows[0], rows[-1],
        of_rows[0], of_rows[-1],
    ]  # fmt: skip


def test_all_kinds_of_pages_are_there(clocks: Site) -> None:
    pages = sample(clocks)
    assert pages[2:5] == ["by/city/index.html", "by/kind/index.html", "by/maker/index.html"]
    assert pages[5].startswith("by/city/") and pages[6].startswith("by/maker/")
    assert "by/kind/index.html" in pages and clocks.listing("rows")[-1] == "rows/page-3.html"
    assert sum(page.count("/") == 2 and page.startswith("rows/") for page in clocks.pages) == 140


# The search


def test_the_clocks_are_narrowed_by_columns(found: Found) -> None:
    found.open(q="clock quarter")
    many = found.said
    found.choose("by-kind", "Sundial")
    wait_until(found.browser, lambda: found.said not in ("", many), "nothing changes")
    found.settle()
    sundials = [n for n in range(1, 141) if n % 4 == 2]
    assert found.rows == [f"Clock {number}" for number in sundials]
    found.choose("by-city", "Łódź")
    expected = [f"Clock {number}" for number in sundials if number % 6 == 2 and number % 7]
    found.wait_for(f"{len(expected)} rows")
    assert found.rows == expected != []


def test_an_address_has_words_and_filters(found: Found) -> None:
    found.open(q="clock", **{"by-kind": "Hourglass", "by-maker": "Maker 3"})
    expected = [f"Clock {n}" for n in range(1, 141) if n % 4 == 3 and n % 30 == 3]
    assert found.rows == expected and len(expected) > 1
    # Of a facet with a choice the other values are there, too.
    found.open(q="clock", **{"by-city": CITIES[0]})
    wait_until(found.browser, lambda: len(found.counts("by-city")) == 7, "there are not all cities")
    found.open(**{"by-city": CITIES[5]})
    assert f"Clock {5}" in found.rows


def test_a_result_leads_to_the_row_that_its_id_names(found: Found) -> None:
    for number in (9, 100):
        found.open(q=f"{1700 + number}")
        assert found.rows == [f"Clock {number}"]
        found.browser.find_element(By.LINK_TEXT, f"Clock {number}").click()
        assert found.browser.find_element(By.TAG_NAME, "h1").text == f"Clock {number}"
        page = "rows/0/9.html" if number == 9 else "rows/cl/clock-u-100.html"
        assert found.browser.current_url.endswith(page)


def test_a_sound_in_a_result_is_played(
    browser: webdriver.Chrome, clocks: Site, address: Callable[[Site, str], str]
) -> None:
    Found(browser, address(clocks, "search.html"), q="1711")
    buttons = lambda: browser.find_elements(By.CSS_SELECTOR, "#search-rows button.play")  # noqa: E731
    wait_until(browser, lambda: len(buttons()) == 1, "there is no button")
    [button] = buttons()
    assert button.accessible_name == "Play Clock 11, clock-u-11"
    tab_to(browser, button)
    press(browser, Keys.ENTER)
    status = lambda: browser.find_elements(By.CSS_SELECTOR, ".player [role=status]")  # noqa: E731
    # No host is reached from here.
    wait_until(
        browser,
        lambda: [part.text for part in status()]
        == ["Clock 11, clock-u-11 could not be played. Open the audio file"],
        "the failure is not told",
    )
    link = status()[0].find_element(By.TAG_NAME, "a")
    assert link.get_attribute("href") == "https://example.org/11.mp3"
    assert focused(browser) == button


# Where links lead, and what is asked for


def test_an_index_leads_to_a_list_and_the_list_to_a_row(
    either_browser: webdriver.Chrome, clocks: Site, address: Callable[[Site, str], str]
) -> None:
    browser = either_browser
    browser.get(address(clocks, "index.html"))
    browser.find_element(By.LINK_TEXT, "city").click()
    browser.find_element(By.LINK_TEXT, "Łódź").click()
    assert browser.find_element(By.TAG_NAME, "h1").text == "city: Łódź"
    browser.find_element(By.LINK_TEXT, "Clock 2").click()
    assert browser.find_element(By.TAG_NAME, "h1").text == "Clock 2"
    browser.find_element(By.LINK_TEXT, "All rows, page 2").click()
    row = browser.find_element(By.CSS_SELECTOR, "tr:target")
    assert row.find_element(By.CSS_SELECTOR, "th[scope=row]").text == "Clock 2"


def test_a_page_of_a_table_asks_no_other_host(
    watched_browser: webdriver.Chrome, clocks: Site, server: Server
) -> None:
    watching.requests(watched_browser)
    for page in [*sample(clocks), "search.html?q=clock"]:
        watched_browser.get(f"{server.address}/{clocks}/{page}")
        asked = watching.requests(watched_browser)
        assert asked
        assert [url for url in asked if not url.startswith(f"{server.address}/{clocks}/")] == []


def test_tab_reaches_everything_of_a_table_in_order(
    browser: webdriver.Chrome, clocks: Site
) -> None:
    for page in ["index.html", "rows/index.html", "by/city/index.html", "summary.html", sample(clocks)[-1]]:
        browser.get((clocks.folder / page).as_uri())
        expected = browser.execute_script(OPERABLE)
        assert names(tab_stops(browser)) == names(expected), page


# Looks


@pytest.fixture(params=BY_THEME)
def themed(request: pytest.FixtureRequest, all_clocks: Themed[Site]) -> Site:
    return all_clocks[request.param]


def test_every_kind_of_page_has_no_violation_fits_and_can_be_tapped(
    browser: webdriver.Chrome, themed: Site
) -> None:
    looks = of_layout() | of_axe(VIEWS[::3])
    expect_none(told(visit(browser, themed, sample(themed), looks)))


@pytest.mark.slow
def test_every_kind_of_page_has_no_violation_in_other_colours(
    browser: webdriver.Chrome, themed: Site
) -> None:
    expect_none(violations(browser, themed, sample(themed), VIEWS[1:3], VIEWS[::3]))


def test_what_is_found_has_no_violation_and_fits(browser: webdriver.Chrome, themed: Site) -> None:
    found = Found(browser, (themed.folder / "search.html").as_uri())
    found.open(q="clock", **{"by-kind": "Sundial"})
    wait_until(browser, lambda: browser.find_elements(By.TAG_NAME, "mark"), "no marks")
    faults = axe.violations_of_views(browser)
    for view in VIEWS:
        view.apply(browser)
        faults += [f"{view}: {fault}" for fault in small_targets(browser)]
        if width(browser) > view.width:
            faults.append(f"{view}: {width(browser)} px wide")
    expect_none(faults)


def test_nothing_is_to_be_said_of_the_clocks(clocks: Site) -> None:
    expect_none(messages(clocks))


@pytest.mark.slow
def test_pictures_of_a_table_are_fetched_where_that_was_asked_for(
    browser: webdriver.Chrome, workshop: Path
) -> None:
    site = build(workshop, "pictured", "--show-remote-images")
    expect_none(violations(browser, site, ["rows/index.html"]))
    PHONE.apply(browser)
    browser.get((site.folder / "rows/index.html").as_uri())
    images = browser.find_elements(By.CSS_SELECTOR, ".listing img")
    assert {image.get_attribute("loading") for image in images} == {"lazy"}
    assert width(browser) <= PHONE.width
    expect_none(messages(site))
