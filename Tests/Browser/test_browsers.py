"""Catalogues are read, fit and do all that their scripts do in Firefox and WebKit too."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

import axe
import browsers
from browsers import Browser
from conftest import either_way
from faults import expect_none
from found import Found
from keys import focused, press
from search_samples import Sample, sample_of
from sites import DATA, Site, build_catalogue, run
from test_layout import BEYOND
from test_player import Listing
from test_stylesheets import faults
from test_table import CUT
from test_tables import PACKAGE
from test_without_javascript import ALWAYS_THERE, UNREAD
from waiting import wait_until

NAMES = [
    pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in ("firefox", "webkit")
]
pytestmark = pytest.mark.slow

# As narrow as each can be: a window of WebKit's browser cannot be a small phone's.
WIDTHS = {"firefox": (1280, 320), "webkit": (1280, 334)}

PEOPLE = "id,name,born\n" + "".join(
    f"p{number},Person {number},{1900 + number * 37 % 101}\n" for number in range(1, 41)
)
NOTE = "Words that say something about somebody and go on for a while. "
PETS = "name,kind,owner,age,call,note\n" + "".join(
    f"Pet {number},{'cat' if number % 3 else 'dog'},p{number % 40 + 1},{number * 3},"
    f"https://example.org/{number}.mp3,{NOTE * (number % 4)}\n"
    for number in range(1, 121)
)

# One of each kind: a home, a listing and its second page, values, one's own list, figures, a row,
# and a search with and without something found.
PET_PAGES = [
    "index.html", "pets/index.html", "pets/rows/index.html", "pets/rows/page-2.html",
    "people/rows/index.html", "pets/by/owner/index.html", "pets/by-number/owner/index.html",
    "pets/by/kind/cat/index.html", "pets/summary.html", "pets/rows/0/row-3.html",
    "pets/search.html", "pets/search.html?q=pet",
]  # fmt: skip
BIRD_PAGES = [
    "index.html", "recordings/index.html", "recordings/page-2.html", "species/index.html",
    "by-number/countries/index.html", "countries/sweden/index.html", "years/index.html",
    "summary.html", "search.html", "search.html?q=song",
]  # fmt: skip

# Runs before all else on a page, and notes what fails there; of a sound the player says so.
NOTING = """
window.noted = [];
addEventListener("error", ({message, target}) => {
  // The tests' server has nothing stored, which to Firefox is a failure of what is fetched ahead.
  if (target.localName === "audio" || target.rel === "prefetch") return;
  noted.push(message ?? `${target.src ?? target.href} is not there`);
}, true);
addEventListener("unhandledrejection", ({reason}) => noted.push(String(reason)));
"""

# What is wrong with the page that is open: of how it is read, its scripts, colours and width.
WRONG = """
const [dark] = arguments, wrong = [...noted];
if (document.contentType !== "text/html") wrong.push(`it is read as ${document.contentType}`);
const style = (selector) => getComputedStyle(document.querySelector(selector));
const canvas = document.createElement("canvas").getContext("2d");
const brightness = (color) => {
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((one, other) => one + other) / 765;
};
for (const [what, color, isDark] of [
  ["page", style("body").backgroundColor, dark], ["text", style("body").color, !dark],
  ["bar", style("header.site").backgroundColor, dark], ["link", style("main a").color, !dark],
]) {
  const level = brightness(color);
  if (isDark ? level > .45 : level < .55) wrong.push(`the ${what} is ${color}`);
}
const bar = document.querySelector("header.site").getBoundingClientRect();
const {clientWidth, scrollWidth} = document.scrollingElement;
if (bar.left !== 0 || bar.width !== clientWidth || bar.height < 56) {
  wrong.push(`the bar is ${bar.width} by ${bar.height} px at ${bar.left}`);
}
if (scrollWidth > clientWidth) wrong.push(`it is ${scrollWidth} px wide in ${clientWidth} px`);
return wrong;
"""

# How far the pane and the page have been scrolled, where the header of the pane is then and whether
# its first row is above it, how far its columns have gone, and where the first one is.
SCROLLED = """
const pane = document.querySelector(".pane");
const {left, top} = pane.getBoundingClientRect();
const place = (selector) => pane.querySelector(selector).getBoundingClientRect();
const before = place("tr[id] td").left;
pane.scrollTo(40, 600);
return [pane.scrollTop, scrollY, place("thead th").top - top, place("tr[id] th").top < top,
  place("tr[id] td").left - before, place("tr[id] th").left - left];
"""

# A browser that does not tell when scrolling ends keeps the page as it is, and with it the place.
NOTED = "return !('onscrollend' in window) || history.state?.pane[1] === 600"


@pytest.fixture(scope="module")
def pets(workshop: Path) -> Site:
    """A catalogue of two tables: one of a page, and one of several with a page for every row."""
    folder = workshop / "browsers-package"
    folder.mkdir()
    (folder / "people.csv").write_text(PEOPLE, encoding="utf-8")
    (folder / "pets.csv").write_text(PETS, encoding="utf-8")
    package = folder / "datapackage.json"
    package.write_text(json.dumps(PACKAGE), encoding="utf-8")
    site = Site(workshop / "browsers-pets")
    options = ("--facet", "kind,owner", "--row-pages", "--exports", "--quiet")
    run("rowhouse", "table", package, "--output", site.folder, *options)
    return noting(site)


@pytest.fixture(scope="module")
def birds(workshop: Path) -> Sample:
    """A catalogue of recordings, and what is found in it."""
    files = sorted((DATA / "recordings/v2").glob("page-*.json"))
    pages = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    records = [record for page in pages for record in page["recordings"]]
    site = build_catalogue(files, workshop / "browsers-birds", "--facet", "type,country")
    return sample_of(noting(site), records)


def noting(site: Site) -> Site:
    """The site, whose pages note what fails on them."""
    (site.folder / "noting.js").write_text(NOTING, encoding="utf-8")
    for page in site.every_page:
        file = site.folder / page
        script = f'<head>\n<script src="{"../" * page.count("/")}noting.js"></script>'
        source = file.read_text(encoding="utf-8")
        file.write_text(source.replace("<head>", script, 1), encoding="utf-8")
    return site


@pytest.fixture(scope="module", params=NAMES)
def running(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with browsers.started(request.param) as browser:
        yield browser


@pytest.fixture
def browser(running: Browser) -> Iterator[Browser]:
    """A browser at a desk, on whose last page nothing fails."""
    running.resize(1280)
    yield running
    noted = running.execute_script("return noted")
    expect_none([f"{running.current_url}: {fault}" for fault in noted])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_fit_and_are_accessible(name: str, scheme: str, pets: Site, birds: Sample) -> None:
    found = []
    with browsers.started(name, scheme=scheme) as browser:
        for pixels in WIDTHS[name]:
            browser.resize(pixels)
            for site, pages in ((pets, PET_PAGES), (birds.site, BIRD_PAGES)):
                for page in pages:
                    browser.get(f"{site.folder.as_uri()}/{page}")
                    found += [f"{name}, {pixels} px, {scheme}: {site}/{page}: {fault}"
                              for fault in wrong(browser, pixels, scheme)]  # fmt: skip
    expect_none(found)


def wrong(browser: Browser, pixels: int, scheme: str) -> Iterator[str]:
    """What is wrong with the page that is open."""
    if "?" in browser.current_url:
        try:
            settle(browser)
        except AssertionError as error:
            yield str(error)
    seen = browser.execute_script("return innerWidth")
    if seen != pixels:
        yield f"its window is {seen} px wide"
    yield from browser.execute_script(WRONG, scheme == "dark")
    # A scheme changes nothing but colours.
    yield from axe.violations(browser, is_of_colours=scheme == "dark")


def settle(browser: Browser) -> None:
    """Waits for the end of a search, or of the script."""
    said = "return [document.getElementById('search-found')?.textContent, ...noted].some(Boolean)"
    wait_until(browser, lambda: browser.execute_script(said), "the search never ends")


# What a browser has no use for: a desk's does not enlarge text on its own, and WebKitGTK has no
# forced colours. All else of the style sheets is understood.
UNUSED = {"-webkit-text-size-adjust: 100%", "forced-color-adjust: none"}


def test_every_rule_that_is_used_is_understood(
    browser: Browser, pets: Site, birds: Sample
) -> None:
    browser.get((pets.folder / "index.html").as_uri())
    assert not browser.execute_script("return matchMedia('(forced-colors: active)').matches")
    found = [f"{site}/{fault}" for site in (pets, birds.site) for fault in faults(browser, site)]
    expect_none([fault for fault in found if fault.split(":", 2)[2].strip() not in UNUSED])


@either_way
def test_what_is_typed_is_found(
    browser: Browser, birds: Sample, address: Callable[[Site, str], str]
) -> None:
    found = Found(browser, address(birds.site, "recordings/index.html"))
    found.type("song")
    expected = birds.find(q="song")
    found.wait_for(f"{len(expected)} recordings, 1 to 50")
    assert found.rows == expected[:50] != expected and found.query == "?q=song"
    wait_until(browser, lambda: browser.find_elements(By.TAG_NAME, "mark"), "no marks")
    found.part("more").click()
    found.wait_for(f"{len(expected)} recordings, 51 to 100")
    assert found.rows == expected[:100]
    found.choose("by-Country", "Sweden")
    narrowed = birds.find(q="song", country="Sweden")
    found.wait_for(f"{len(narrowed)} recordings")
    assert found.rows == narrowed != []


@either_way
def test_rows_of_a_table_are_found_in_order(
    browser: Browser, pets: Site, address: Callable[[Site, str], str]
) -> None:
    found = Found(browser, address(pets, "pets/search.html"), q="dog", sort="-by-age")
    assert found.said == "40 rows" and found.rows[:2] == ["Pet 120", "Pet 117"]


BIRTHS = "return [...document.querySelectorAll('tbody td:last-child')].map((it) => it.textContent)"


@either_way
def test_a_header_sorts_a_table_of_one_page(
    browser: Browser, pets: Site, address: Callable[[Site, str], str]
) -> None:
    browser.get(address(pets, "people/rows/index.html"))
    header = browser.find_element(By.XPATH, "//thead/tr/th[button='born']")
    births = lambda: browser.execute_script(BIRTHS)  # noqa: E731
    as_given = births()
    assert as_given == [row.rpartition(",")[2] for row in PEOPLE.splitlines()[1:]]
    for order, expected in [
        ("ascending", sorted(as_given)), ("descending", sorted(as_given)[::-1]), (None, as_given),
    ]:  # fmt: skip
        header.find_element(By.TAG_NAME, "button").click()
        seen = lambda: (births(), header.get_attribute("aria-sort"))  # noqa: E731
        wait_until(browser, lambda: seen() == (expected, order), f"it is not {order}")  # noqa: B023


@either_way
def test_what_a_line_cuts_is_a_press_away(
    browser: Browser, birds: Sample, address: Callable[[Site, str], str]
) -> None:
    browser.get(address(birds.site, "recordings/index.html"))
    cut = browser.execute_script(CUT)
    assert cut
    expect_none([f"{row} is cut" for row, is_shown in cut if not is_shown])
    for row, _ in cut:
        button = browser.find_element(By.CSS_SELECTOR, f"#{row} th > details > summary")
        browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
        button.click()
        assert row not in dict(browser.execute_script(CUT))
    expect_none(browser.execute_script(BEYOND))


@either_way
def test_a_sound_that_cannot_be_played_says_so(
    browser: Browser, birds: Sample, address: Callable[[Site, str], str]
) -> None:
    listing = Listing(browser, address(birds.site, "recordings/index.html"))
    assert len(listing.buttons) > 40
    listing.buttons[0].click()
    listing.wait_until(lambda: "could not be played" in listing.status, "the failure is not told")
    assert listing.players[0].is_displayed()
    expect_none(axe.violations(browser))


def test_a_menu_opens_and_closes(browser: Browser, pets: Site) -> None:
    browser.get((pets.folder / "pets/rows/index.html").as_uri())
    menu = browser.find_element(By.CSS_SELECTOR, ".tools .menu")
    link = menu.find_element(By.CSS_SELECTOR, "a[href$='.csv']")
    for is_open in (False, True, False):
        assert link.is_displayed() == is_open
        menu.find_element(By.TAG_NAME, "summary").click()


def test_a_slash_leads_to_the_field_of_the_search(browser: Browser, pets: Site) -> None:
    for page in ("pets/rows/index.html", "pets/rows/page-2.html"):
        browser.get((pets.folder / page).as_uri())
        press(browser, "/")
        assert focused(browser).get_attribute("name") == "q"
        assert focused(browser).get_property("value") == ""


@either_way
def test_the_pane_scrolls_and_is_there_again(
    browser: Browser, birds: Sample, address: Callable[[Site, str], str]
) -> None:
    browser.get(address(birds.site, "recordings/index.html"))
    assert browser.execute_script(SCROLLED) == [600, 0, 0, True, -40, 0]
    link = browser.find_element(By.CSS_SELECTOR, ".site nav a")
    wait_until(browser, lambda: browser.execute_script(NOTED), "its place is not noted")
    link.click()
    wait_until(browser, lambda: "/recordings/" not in browser.current_url, "the link leads nowhere")
    browser.back()
    top = "return document.querySelector('.pane')?.scrollTop"
    wait_until(browser, lambda: browser.execute_script(top) == 600, "the pane is elsewhere")


@pytest.mark.parametrize("name", NAMES)
def test_pages_are_read_without_a_script(name: str, pets: Site, birds: Sample) -> None:
    with browsers.started(name, javascript=False) as browser:
        for site, pages in ((pets, PET_PAGES), (birds.site, BIRD_PAGES)):
            for page in pages:
                browser.get(f"{site.folder.as_uri()}/{page}")
                assert browser.find_element(By.TAG_NAME, "h1").is_displayed(), page
                assert browser.find_elements(By.CSS_SELECTOR, "button.play") == [], page
                unread = browser.execute_script(UNREAD, ALWAYS_THERE)
                expect_none([f"{name}: {page}: {row}" for row in unread])
        browser.get((pets.folder / "index.html").as_uri())
        for words, page in [
            ("pets", "pets/index.html"), ("Explore", "pets/rows/index.html"),
            ("Pet 3", "pets/rows/0/row-3.html"), ("p4", "people/rows/p4/p4.html"),
        ]:  # fmt: skip
            follow(browser, words, (pets.folder / page).as_uri())


def follow(browser: WebDriver, words: str, address: str) -> None:
    links = lambda: browser.find_elements(By.XPATH, f"//a[.='{words}']")  # noqa: E731
    wait_until(browser, lambda: links() != [], f"there is no {words}")
    links()[0].click()
    wait_until(browser, lambda: browser.current_url == address, f"{words} leads elsewhere")
