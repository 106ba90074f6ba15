"""The page of a recording, and what is taken along from the list."""

import json
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe
import watching
from chromium import DESK, PHONE, View, console
from conftest import BY_THEME
from faults import expect_none
from keys import focused, tab_to
from layout import small_targets, width
from phrases import phrase
from serving import Server
from sites import DATA, Site, Themed, build_catalogue
from test_conformance import messages
from waiting import saved, wait_until

INPUTS = [DATA / "recordings" / name for name in ("v3/full.json", "v3/single.json", "v2/page-3.json")]

# The recording of which everything is known.
[FULL] = json.loads(INPUTS[0].read_text(encoding="utf-8"))["recordings"]
NUMBER = f"XC{FULL['id']}"
PAGE = f"recordings/{int(FULL['id']) // 1_000}/{NUMBER.lower()}.html"


@pytest.fixture(scope="module")
def detailed(workshop: Path) -> Themed[Site]:
    """A catalogue with pages of recordings and files to take along, in every theme."""
    options = ("--row-pages", "--exports", "--theme")
    return Themed(
        lambda theme: build_catalogue(INPUTS, workshop / f"detailed-{theme}", *options, theme)
    )


@pytest.fixture(scope="module")
def pictured(workshop: Path) -> Site:
    """The same with pictures that other hosts have."""
    options = ("--row-pages", "--show-remote-images")
    return build_catalogue(INPUTS, workshop / "pictured", *options)


def rich(site: Site) -> list[str]:
    """Pages of recordings that say much, and the first page of the list."""
    pages = [page for page in site.pages if "/xc" in page]
    longest = sorted(pages, key=lambda page: (site.folder / page).stat().st_size)[-3:]
    return [PAGE, *longest, "recordings/index.html"]


def requests(browser: webdriver.Chrome) -> list[str]:
    return [address for address in watching.requests(browser) if address.startswith("http")]


def test_opening_a_page_asks_nobody_for_anything(
    watched_browser: webdriver.Chrome, detailed: Themed[Site], server: Server
) -> None:
    site = detailed["cupertino"]
    # What other tests have left behind.
    requests(watched_browser)
    console(watched_browser)
    for page in rich(site):
        watched_browser.get(f"{server.address}/{site}/{page}")
        asked = requests(watched_browser)
        assert asked
        assert [url for url in asked if not url.startswith(server.address)] == []
        assert console(watched_browser) == []


def test_pictures_that_were_asked_for_are_fetched_when_they_are_seen(
    watched_browser: webdriver.Chrome, pictured: Site, server: Server
) -> None:
    browser = watched_browser
    requests(browser)
    browser.get(f"{server.address}/{pictured}/{PAGE}")
    images = browser.find_elements(By.CSS_SELECTOR, "main img")
    image = images[0]
    assert image.accessible_name == f"Sonogram of {NUMBER}"
    assert image.get_attribute("loading") == "lazy"
    assert image.get_attribute("referrerpolicy") == "no-referrer"
    browser.execute_script("arguments[0].scrollIntoView()", image)
    wanted = image.get_attribute("src")
    assert wanted.startswith("https://xeno-canto.org/")
    asked: list[str] = []

    def is_asked_for() -> bool:
        asked.extend(requests(browser))
        return wanted in asked

    wait_until(browser, is_asked_for, "the picture is not fetched")
    own = {image.get_attribute("src") for image in images}
    assert {url for url in asked if not url.startswith(server.address)} <= own


@pytest.mark.parametrize("theme", BY_THEME)
def test_pages_are_accessible_and_fit(
    browser: webdriver.Chrome, detailed: Themed[Site], theme: str
) -> None:
    site = detailed[theme]
    faults = []
    for page in rich(site):
        browser.get((site.folder / page).as_uri())
        faults += [f"{page}: {fault}" for fault in axe.violations_of_views(browser)]
        for view in (DESK, PHONE):
            view.apply(browser)
            faults += [f"{page} {view}: {fault}" for fault in small_targets(browser)]
            if width(browser) > view.width:
                faults.append(f"{page} is {width(browser)} px wide at {view}")
    expect_none(faults)


def test_the_nu_checker_has_nothing_to_say(detailed: Themed[Site], pictured: Site) -> None:
    # What a file is called is shown as it is, in whatever form of Unicode.
    found = messages(detailed["cupertino"], pictured)
    expect_none([message for message in found if "Unicode Normalization Form C" not in message])


def test_a_row_leads_to_its_page_and_the_page_back_to_the_row(
    either_browser: webdriver.Chrome, detailed: Themed[Site]
) -> None:
    browser = either_browser
    browser.get((detailed["cupertino"].folder / "recordings/index.html").as_uri())
    link = browser.find_element(By.CSS_SELECTOR, ".listing tr[id] th a")
    number = link.text
    link.click()
    assert browser.find_element(By.TAG_NAME, "h1").text.endswith(number)
    browser.find_element(By.PARTIAL_LINK_TEXT, "All recordings, page 1").click()
    assert browser.current_url.endswith(f"recordings/index.html#{number}")
    assert browser.find_element(By.CSS_SELECTOR, ":target").get_attribute("id") == number


def test_a_phone_keeps_the_species_above_its_recordings(
    browser: webdriver.Chrome, detailed: Themed[Site]
) -> None:
    PHONE.apply(browser)
    browser.get((detailed["cupertino"].folder / "recordings/index.html").as_uri())
    tops = browser.execute_script(
        """const [section] = [...document.querySelectorAll('.listing tbody')]
             .sort((one, other) => other.rows.length - one.rows.length);
           const group = section.querySelector('.group');
           section.rows[section.rows.length - 1].scrollIntoView({block: 'center'});
           return [section, group].map((element) => element.getBoundingClientRect().top);"""
    )
    assert tops[0] < 0 and tops[1] == 0, tops


def test_the_map_of_a_recording_says_where_in_the_world_it_is(
    browser: webdriver.Chrome, detailed: Themed[Site]
) -> None:
    browser.get((detailed["cupertino"].folder / PAGE).as_uri())
    frame, world = browser.execute_script(
        """return ['.map .inset rect', '.map .inset'].map((name) => {
             const {x, width} = document.querySelector(name).getBoundingClientRect();
             return [x, width];
           });"""
    )
    middle = (frame[0] + frame[1] / 2 - world[0]) / world[1] * 360 - 180
    # The world is 144 px wide: a pixel is two and a half degrees.
    assert abs(middle - float(FULL["lon"])) < 5


@pytest.mark.parametrize(("height", "scrolled"), [(900, ".pane"), (500, ":root")])
def test_going_back_from_a_page_leads_to_where_the_list_was(
    silent_browser: webdriver.Chrome, detailed: Themed[Site], height: int, scrolled: str
) -> None:
    browser = silent_browser
    View(1280, height=height).apply(browser)
    browser.get((detailed["cupertino"].folder / "recordings/index.html").as_uri())
    link = browser.find_elements(By.CSS_SELECTOR, ".listing th a[href*='/xc']")[-1]
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", link)
    place = f"return Math.round(document.querySelector('{scrolled}').scrollTop)"
    was = browser.execute_script(place)
    assert was > 500
    link.click()
    wait_until(browser, lambda: "/xc" in browser.current_url, "the link leads nowhere")
    browser.back()
    is_there = lambda: browser.execute_script(place) == was  # noqa: E731
    wait_until(browser, is_there, "the list is elsewhere")


def test_a_sound_is_played_by_the_player_of_one(
    browser: webdriver.Chrome, detailed: Themed[Site]
) -> None:
    View(PHONE.width, "light").apply(browser)
    browser.get((detailed["cupertino"].folder / PAGE).as_uri())
    button = browser.find_element(By.CSS_SELECTOR, "button.play")
    assert button.accessible_name == f"Play {FULL['en']}, {NUMBER}"
    button.click()
    status = browser.find_element(By.CSS_SELECTOR, ".player [role=status]")
    # No host is reached from here.
    wait_until(
        browser,
        lambda: status.text
        == f"{FULL['en']}, {NUMBER} could not be played. Open the audio file",
        "the failure is not told",
    )
    player = browser.find_element(By.CSS_SELECTOR, ".player")
    names = [part.text for part in player.find_elements(By.TAG_NAME, "button")]
    assert [name for name in names if name] == ["Close"]
    assert focused(browser) == button
    expect_none(axe.violations(browser))
    tab_to(browser, player.find_element(By.XPATH, ".//button[.='Close']"))


def test_rows_are_taken_along_as_they_are(
    browser: webdriver.Chrome, detailed: Themed[Site], server: Server, downloads: Path
) -> None:
    site = detailed["cupertino"]
    browser.get(f"{server.address}/{site}/recordings/page-2.html")
    rows = [row.get_attribute("id") for row in browser.find_elements(By.CSS_SELECTOR, "tr[id]")]
    menu = browser.find_element(By.CSS_SELECTOR, ".tools .menu")
    menu.find_element(By.TAG_NAME, "summary").click()
    found = [phrase("downloadFound", noun="recordings"), "CSV", "JSON", "NDJSON"]
    page = [f"Download these {len(rows)} recordings:", "CSV", "JSON"]
    assert menu.text.split("\n") == ["Download", *found, *page]
    for kind in ("CSV", "JSON"):
        browser.find_element(By.LINK_TEXT, kind).click()
        file = downloads / f"recordings-page-2.{kind.lower()}"
        whole = (site.folder / f"recordings/page-2.{kind.lower()}").read_bytes()
        assert saved(browser, file) == whole
    assert [f"XC{recording['id']}" for recording in json.loads(whole)] == rows


def test_what_is_taken_along_makes_the_same_page(
    detailed: Themed[Site], workshop: Path
) -> None:
    site = detailed["cupertino"]
    taken = site.folder / "recordings/page-2.json"
    again = build_catalogue([taken], workshop / "again", "--row-pages", "--exports")
    assert (again.folder / "recordings/index.json").read_bytes() == taken.read_bytes()
    assert again.read("recordings/index.html").rows == site.read("recordings/page-2.html").rows


# Pictures that a script makes ask for nothing, and note what they would ask for.
CAUGHT = """
const make = Document.prototype.createElement;
document.createElement = (tag) => {
  const element = make.call(document, tag);
  if (tag === "img") {
    window.asked = element;
    element.setAttribute = (name, value) => {
      if (name === "src") element.wanted = value;
      else Element.prototype.setAttribute.call(element, name, value);
    };
  }
  return element;
};
"""


def test_a_sonogram_is_fetched_when_its_button_is_pressed(
    browser: webdriver.Chrome, detailed: Themed[Site]
) -> None:
    browser.get((detailed["cupertino"].folder / PAGE).as_uri())
    button = browser.find_element(By.CSS_SELECTOR, ".sono a")
    address = button.get_attribute("href")
    assert "from xeno-canto.org" in button.text
    assert browser.find_elements(By.CSS_SELECTOR, ".sono img") == []
    browser.execute_script(CAUGHT)
    button.send_keys(Keys.ENTER)
    assert browser.execute_script("return asked.wanted") == address
    assert browser.execute_script("return asked.referrerPolicy") == "no-referrer"
    browser.execute_script("asked.dispatchEvent(new Event('load'))")
    [image] = browser.find_elements(By.CSS_SELECTOR, ".sono > img:only-child")
    assert image.get_attribute("alt") == f"Sonogram of {NUMBER}"
    # Whoever pressed it by keyboard is at the next thing to press.
    assert focused(browser).get_attribute("class") == "play big"

    # What does not come is led to.
    browser.refresh()
    browser.execute_script(CAUGHT)
    browser.find_element(By.CSS_SELECTOR, ".sono a").click()
    browser.execute_script("asked.dispatchEvent(new Event('error'))")
    wait_until(browser, lambda: browser.current_url == address, "the picture is not led to")


def test_a_recording_is_played_below_its_sonogram(
    browser: webdriver.Chrome, detailed: Themed[Site]
) -> None:
    browser.get((detailed["cupertino"].folder / PAGE).as_uri())
    button = browser.find_element(By.CSS_SELECTOR, "button.play.big")
    assert button.size["height"] >= 44
    button.click()
    assert browser.find_elements(By.CSS_SELECTOR, ".sound > .player:last-child audio")
    name = browser.find_element(By.CSS_SELECTOR, ".player [role=status]")
    wait_until(browser, lambda: "could not be played" in name.text, "the failure is not told")
    assert browser.find_element(By.TAG_NAME, "h1").text in name.text
    expect_none(axe.violations(browser))
