"""The map of what is found, above the rows of a table that has places."""

import csv
import io
import math
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe
from chromium import VIEWS, View, console
from faults import expect_none
from found import Found
from keys import press
from layout import width
from search_samples import build_sample, recordings
from sites import Site, build_table
from waiting import wait_until

HEADER = ["Name", "Kind", "Latitude", "Longitude", "Height"]
KINDS = {"island": (-18, 178), "town": (50, 8), "station": (-75, 0), "port": (1, 104)}
ROWS = 900

# What the map says, its dots in degrees, and whether it shows what is asked now.
SHOWN = """
const figure = document.getElementById("search-map"), svg = figure?.querySelector("svg");
if (!svg || figure.hidden) return null;
const path = svg.querySelector(".dots path").getAttribute("d");
const height = Number(svg.querySelector("image").getAttribute("height"));
const dots = [...path.matchAll(/M([-\\d.]+) ([-\\d.]+)h0/g)].map(([, x, y]) =>
  [90 - y * 180 / height, (Number(x) % 360 + 360) % 360 - 180]);
return {says: figure.querySelector("figcaption span").textContent, dots, box: svg.getAttribute("viewBox").split(" ").map(Number),
  lefts: [...svg.querySelectorAll("image")].map((image) => Number(image.getAttribute("x")))};
"""


@dataclass(frozen=True)
class Placed:
    site: Site
    rows: list[list[str]]

    def places(self, query: dict) -> tuple[int, list[tuple[float, float]]]:
        """How many rows a query finds, and the places of those that have one."""
        found = [row for row in self.rows if self.is_found(row, query)]
        return len(found), [(float(row[2]), float(row[3])) for row in found if row[2]]

    @staticmethod
    def is_found(row: list[str], query: dict) -> bool:
        words = re.findall(r"\w+", f"{row[0]} {row[1]}".lower())
        if "q" in query and not all(any(word.startswith(it) for word in words) for it in query["q"].split()):
            return False
        if "by-Kind" in query and row[1] not in query["by-Kind"]:
            return False
        if "in-Height" not in query:
            return True
        low, high = query["in-Height"].split(" to ")
        return float(low or "-inf") <= float(row[4]) <= float(high or "inf")


def row_of(number: int, chance: random.Random) -> list[str]:
    kind = chance.choice(sorted(KINDS))
    north, east = (chance.gauss(it, 5) for it in KINDS[kind])
    place = [f"{max(-90, min(90, north)):.5f}", f"{(east + 180) % 360 - 180:.5f}"]
    name = f"{chance.choice(('North', 'South', 'New'))} {chance.choice(('Harbour', 'Hill'))} {number}"
    return [name, kind, *(place if number % 9 else ["", ""]), str(chance.randrange(4000))]


@pytest.fixture(scope="module")
def placed(workshop: Path) -> Placed:
    chance = random.Random(7)
    rows = [row_of(number, chance) for number in range(1, ROWS + 1)]
    text = io.StringIO()
    csv.writer(text).writerows([HEADER, *rows])
    return Placed(build_table(text.getvalue(), workshop / "placed", "placed.csv"), rows)


@pytest.fixture
def found(silent_browser: webdriver.Chrome, placed: Placed, address: Callable[[Site, str], str]) -> Found:
    return Found(silent_browser, address(placed.site, "rows/index.html"), view="map")


def words_of(total: int, length: int) -> str:
    rows = "1 row" if total == 1 else f"{total} rows"
    return f"Map of {rows}" if length == total else f"Map of {length} of {rows}, {total - length} without a location"


def expect_map(found: Found, placed: Placed, query: dict) -> dict:
    """Waits until the map shows what a query finds, with a dot where each row is."""
    total, places = placed.places(query)
    says = words_of(total, len(places))
    shown = lambda: found.browser.execute_script(SHOWN)  # noqa: E731
    wait_until(found.browser, lambda: (shown() or {}).get("says") == says, f"{query}: the map does not say “{says}”")
    own = shown()
    assert len(own["dots"]) == len(places)
    # A thousandth of a degree is less than a pixel.
    is_near = lambda one, other: all(abs(a - b) % 360 < 0.002 for a, b in zip(one, other, strict=True))  # noqa: E731
    far = [place for place in places if not any(is_near(dot, place) for dot in own["dots"])]
    expect_none([f"{query}: no dot is at {place}" for place in far[:3]])
    return own


def open_map(found: Found, query: dict) -> None:
    found.browser.get(f"{found.address}?{urlencode({**query, 'view': 'map'}, doseq=True)}")
    found.settle()


QUERIES = (
    {},
    {"q": "harbour"},
    {"q": "new hill"},
    {"by-Kind": ["town"]},
    {"by-Kind": ["port", "station"], "in-Height": "1000 to 2500"},
    {"q": "south", "by-Kind": ["town"], "in-Height": " to 900"},
    {"in-Height": "3990 to "},
)


def test_a_map_has_a_dot_for_each_row_that_is_found(found: Found, placed: Placed) -> None:
    for query in QUERIES:
        open_map(found, query)
        expect_map(found, placed, query)


def test_a_map_follows_what_is_typed_and_chosen_and_the_history(found: Found, placed: Placed) -> None:
    expect_map(found, placed, {})
    found.choose("by-Kind", "town")
    expect_map(found, placed, {"by-Kind": ["town"]})
    assert found.query == "?by-Kind=town&view=map"
    found.type("new")
    expect_map(found, placed, {"q": "new", "by-Kind": ["town"]})
    found.browser.back()
    expect_map(found, placed, {"by-Kind": ["town"]})
    found.browser.refresh()
    expect_map(found, placed, {"by-Kind": ["town"]})
    found.browser.back()
    expect_map(found, placed, {})


def test_a_map_is_of_the_part_of_the_world_that_has_the_places(found: Found, placed: Placed) -> None:
    open_map(found, {"by-Kind": ["town"]})
    left, _, wide, _ = expect_map(found, placed, {"by-Kind": ["town"]})["box"]
    assert 150 < left < left + wide < 230 and wide < 60
    # What is on both sides of 180° is not torn apart: the land is there twice.
    open_map(found, {"by-Kind": ["island"]})
    shown = expect_map(found, placed, {"by-Kind": ["island"]})
    assert shown["box"][2] < 60 and shown["lefts"] == [0, 360]
    open_map(found, {})
    assert expect_map(found, placed, {})["box"][2] == 360
    # Nothing is found: the map stays, without dots.
    open_map(found, {"q": "zzz"})
    expect_map(found, placed, {"q": "zzz"})


def test_a_reader_opens_a_map_and_closes_it(
    browser: webdriver.Chrome, placed: Placed, address: Callable[[Site, str], str]
) -> None:
    found = Found(browser, address(placed.site, "rows/index.html"))
    button = lambda: browser.find_element(By.XPATH, "//button[.='Map']")  # noqa: E731
    assert button().get_attribute("aria-pressed") == "false"
    assert not found.part("map").is_displayed()
    button().send_keys(Keys.ENTER)
    expect_map(found, placed, {})
    assert button().get_attribute("aria-pressed") == "true" and found.query == "?view=map"
    # The browser remembers it, and another page has it too.
    browser.get(found.address.replace("index.html", "page-2.html"))
    expect_map(found, placed, {})
    press(browser, Keys.ESCAPE)
    button().click()
    assert not found.part("map").is_displayed() and found.query == ""
    browser.get(found.address)
    assert not found.part("map").is_displayed()


def press_dot(browser: webdriver.Chrome, meant: list[list[str]], first: int = 0) -> list[str]:
    """Presses the dot of a row, the one from a first on that is furthest from all others, and returns the row."""

    def nearest(row: list[str]) -> float:
        return min(math.dist([float(it) for it in row[2:4]], [float(it) for it in other[2:4]])
                   for other in meant if other is not row)  # fmt: skip

    # The dot that is furthest from all others.
    row = max(meant[first:], key=nearest)
    across, down = browser.execute_script(
        """
        const svg = document.querySelector("#search-map svg"), [north, east] = arguments, matrix = svg.getScreenCTM();
        const height = svg.querySelector("image").getAttribute("height");
        return [(east + 180) * matrix.a + matrix.e, (90 - north) * height / 180 * matrix.d + matrix.f];
        """,
        float(row[2]),
        float(row[3]),
    )
    pointer = ActionChains(browser)
    pointer.w3c_actions.pointer_action.move_to_location(round(across), round(down))
    pointer.perform()
    tip = browser.find_element(By.CSS_SELECTOR, "#search-map .tip")
    wait_until(browser, lambda: tip.text == row[0], f"the dot does not name {row[0]}")
    pointer = ActionChains(browser)
    pointer.click().perform()
    return row


def test_a_dot_names_its_row_and_leads_there(browser: webdriver.Chrome, placed: Placed) -> None:
    found = Found(browser, (placed.site.folder / "rows/index.html").as_uri(), view="map", q="hill", **{"by-Kind": "town"})
    expect_map(found, placed, {"q": "hill", "by-Kind": ["town"]})
    meant = [row for row in placed.rows if row[1] == "town" and "Hill" in row[0] and row[2]]
    row = press_dot(browser, meant)
    number = placed.rows.index(row) + 1
    wait_until(browser, lambda: browser.current_url.endswith(f"#row-{number}"), "the dot does not lead to its row")


def test_a_map_is_accessible_and_fits(browser: webdriver.Chrome, placed: Placed) -> None:
    found = Found(browser, (placed.site.folder / "rows/index.html").as_uri(), view="map", q="new")
    expect_map(found, placed, {"q": "new"})
    picture = browser.find_element(By.CSS_SELECTOR, "#search-map svg")
    total, places = placed.places({"q": "new"})
    assert picture.aria_role in ("img", "image") and picture.accessible_name == words_of(total, len(places))
    expect_none(axe.violations_of_views(browser))
    for view in (*VIEWS, View(390), View(768)):
        view.apply(browser)
        assert width(browser) <= view.width
        assert picture.size["width"] > view.width / 2 and picture.size["height"] > 170
    expect_none(console(browser))


def test_one_file_has_the_map_with_land(browser: webdriver.Chrome, placed: Placed, workshop: Path) -> None:
    text = io.StringIO()
    csv.writer(text).writerows([HEADER, *placed.rows])
    site = build_table(text.getvalue(), workshop / "placed.html", "one.csv")
    found = Found(browser, site.folder.as_uri(), view="map")
    assert browser.execute_script(
        "return new Promise((done) => { const image = new Image(); image.onload = () => done(image.naturalWidth);"
        " image.onerror = () => done(0); image.src = document.getElementById('search-form').dataset.land; })"
    )
    for query in QUERIES:
        open_map(found, query)
        expect_map(found, placed, query)
    # A row that is not among those that are shown is shown.
    open_map(found, {})
    expect_map(found, placed, {})
    row = press_dot(browser, [row for row in placed.rows if row[2]], 300)
    focused = lambda: browser.switch_to.active_element.text  # noqa: E731
    wait_until(browser, lambda: focused().startswith(row[0]), "the dot does not lead to its row")
    assert len(found.rows) == 50 and row[0] in found.rows
    button = browser.find_element(By.XPATH, "//button[.='Map']")
    button.send_keys(Keys.ENTER)
    assert not found.part("map").is_displayed()
    expect_none(console(browser))
    plain = build_table("Name,Latitude\nOslo,59.9\n", workshop / "plain.html", "plain.csv")
    browser.get(plain.folder.as_uri())
    assert browser.find_elements(By.XPATH, "//button[.='Map']") == []


def test_recordings_have_the_map(browser: webdriver.Chrome, workshop: Path) -> None:
    chance = random.Random(36)
    records = recordings(120)
    for at, record in enumerate(records):
        record |= {"lat": f"{chance.gauss(50, 5):.4f}", "lng": f"{chance.gauss(8, 5):.4f}"} if at % 9 else {"lat": None}
    site = build_sample(workshop / "placed-recordings", records).site
    found = Found(browser, (site.folder / "recordings/index.html").as_uri(), view="map")
    total, unknown = len(records), sum(record["lat"] is None for record in records)
    says = f"Map of {total - unknown} of {total} recordings, {unknown} without a location"
    wait_until(browser, lambda: (browser.execute_script(SHOWN) or {}).get("says") == says, f"it does not say “{says}”")
    dots = browser.execute_script(SHOWN)["dots"]
    for record in records:
        if record["lat"]:
            place = [float(record["lat"]), float(record["lng"])]
            assert min(math.dist(dot, place) for dot in dots) < 0.002
    # The dots follow a search.
    found.type("song")
    wait_until(browser, lambda: "song" in found.query and found.is_settled, "nothing is found")
    count = int(re.match(r"[\d,]+", found.said)[0].replace(",", ""))
    wait_until(
        browser, lambda: f" {count} recordings" in browser.execute_script(SHOWN)["says"], "the map is of something else"
    )
    expect_none(axe.violations(browser))
    expect_none(console(browser))
