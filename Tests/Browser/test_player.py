"""The player: one for the page, made when it is first needed, with everything said in words."""

from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

import axe
from chromium import DESK, PHONE, View, console
from faults import expect_none
from keys import focused, press, tab_to
from layout import small_targets, width
from serving import Server
from sites import Site, build_table
from waiting import wait_until

PAGE = "recordings/populated.html"


class Listing:
    """A page of recordings, and the player on it."""

    def __init__(self, browser: webdriver.Chrome, address: str) -> None:
        self.browser = browser
        browser.get(address)
        self.buttons = browser.find_elements(By.CSS_SELECTOR, "button.play")

    def row(self, button: WebElement) -> tuple[str, str]:
        """What a row is about, and its anchor."""
        return tuple(
            self.browser.execute_script(
                "const row = arguments[0].closest('tr');"
                "return [row.querySelector('th').textContent, row.id]",
                button,
            )
        )

    @property
    def players(self) -> list[WebElement]:
        return self.browser.find_elements(By.CSS_SELECTOR, ".player")

    @property
    def status(self) -> str:
        return self.browser.find_element(By.CSS_SELECTOR, ".player [role=status]").text

    def audio(self, property: str) -> object:
        return self.browser.execute_script(
            "return document.querySelector('.player audio')[arguments[0]]", property
        )

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        try:
            wait_until(self.browser, condition, what)
        except AssertionError:
            raise AssertionError(f"{what}; the status says: {self.status}") from None

    def wait_for_play(self, button: WebElement) -> None:
        """Until the sound is heard: the button says so and the time moves."""
        self.wait_until(
            lambda: button.text.startswith("Pause") and self.audio("currentTime") > 0,
            f"{self.row(button)} does not play",
        )

    def wait_for_pause(self, button: WebElement) -> None:
        self.wait_until(
            lambda: button.text.startswith("Play"), f"{self.row(button)} does not stop"
        )


@pytest.fixture
def listing(
    browser: webdriver.Chrome,
    galleries: dict[str, Site],
    address: Callable[[Site, str], str],
) -> Listing:
    listing = Listing(browser, address(galleries["cupertino"], PAGE))
    assert len(listing.buttons) > 1, f"{PAGE} has no sounds to choose from"
    return listing


def test_a_click_plays_the_sound_of_the_row(listing: Listing) -> None:
    button = listing.buttons[0]
    assert listing.players == []
    button.click()
    listing.wait_for_play(button)
    [player] = listing.players
    assert player.is_displayed()
    assert player.get_attribute("role") == "region"
    assert player.accessible_name == "Player"
    assert listing.audio("src") == button.get_attribute("data-sound")
    assert listing.status == ", ".join(listing.row(button))
    assert button.accessible_name == "Pause " + ", ".join(listing.row(button))
    expect_none(console(listing.browser))


def test_one_sound_is_heard_at_a_time(listing: Listing) -> None:
    first, second = listing.buttons[:2]
    first.click()
    listing.wait_for_play(first)
    second.click()
    listing.wait_for_play(second)
    assert first.text.startswith("Play")
    assert listing.audio("src") == second.get_attribute("data-sound")
    assert listing.status == ", ".join(listing.row(second))
    assert len(listing.browser.find_elements(By.TAG_NAME, "audio")) == 1
    expect_none(console(listing.browser))


def test_a_second_click_pauses_and_a_third_goes_on(listing: Listing) -> None:
    button = listing.buttons[0]
    button.click()
    listing.wait_for_play(button)
    button.click()
    listing.wait_for_pause(button)
    assert listing.audio("paused")
    button.click()
    listing.wait_for_play(button)


def test_at_its_end_a_sound_can_be_played_again(listing: Listing) -> None:
    button = listing.buttons[0]
    button.click()
    listing.wait_for_play(button)
    listing.browser.execute_script(
        "const audio = document.querySelector('audio'); audio.currentTime = audio.duration - 0.05"
    )
    listing.wait_for_pause(button)
    button.click()
    listing.wait_for_play(button)


@pytest.mark.parametrize("key", [Keys.ENTER, Keys.SPACE], ids=["Enter", "Space"])
def test_the_keyboard_alone_plays_and_closes(listing: Listing, key: str) -> None:
    browser, button = listing.browser, listing.buttons[1]
    tab_to(browser, button)
    press(browser, key)
    listing.wait_for_play(button)
    assert focused(browser) == button
    tab_to(browser, listing.players[0].find_element(By.XPATH, ".//button[.='Close']"))
    press(browser, key)
    listing.wait_for_pause(button)
    assert not listing.players[0].is_displayed()
    assert focused(browser) == button
    expect_none(console(browser))


def test_after_closing_any_sound_can_be_played(listing: Listing) -> None:
    first, second = listing.buttons[:2]
    for button in (first, second, second):
        button.click()
        listing.wait_for_play(button)
        listing.players[0].find_element(By.XPATH, ".//button[.='Close']").click()
        listing.wait_for_pause(button)
    expect_none(console(listing.browser))


def test_nothing_is_fetched_before_it_is_played(
    browser: webdriver.Chrome, galleries: dict[str, Site], server: Server
) -> None:
    before = len(server.requests)
    listing = served(browser, galleries["cupertino"], server)
    assert not any(".wav" in path for path in server.requests[before:])
    button = listing.buttons[0]
    button.click()
    listing.wait_for_play(button)
    fetched = {path for path in server.requests[before:] if ".wav" in path}
    assert [server.address + path for path in fetched] == [button.get_attribute("data-sound")]


def test_a_sound_that_fails_says_so_and_can_be_opened(
    browser: webdriver.Chrome, galleries: dict[str, Site], server: Server
) -> None:
    listing = served(browser, galleries["cupertino"], server)
    failing = listing.buttons[0]
    sound = failing.get_attribute("data-sound")
    working = next(
        button for button in listing.buttons if button.get_attribute("data-sound") != sound
    )
    server.missing.add(sound.removeprefix(server.address))
    try:
        failing.click()
        listing.wait_until(
            lambda: "could not be played" in listing.status, "the failure is not told"
        )
    finally:
        server.missing.clear()
    assert listing.status.startswith(", ".join(listing.row(failing)))
    link = listing.players[0].find_element(By.CSS_SELECTOR, "[role=status] a")
    assert link.get_attribute("href") == sound
    assert failing.text.startswith("Play")
    working.click()
    listing.wait_for_play(working)
    assert listing.status == ", ".join(listing.row(working))


def test_what_cannot_be_reached_says_so_too(
    browser: webdriver.Chrome, catalogues: dict[str, Site]
) -> None:
    site = catalogues["cupertino"]
    page = site.folder / site.listing("recordings")[0]
    listing = Listing(browser, page.as_uri())
    listing.buttons[0].click()
    listing.wait_until(lambda: "could not be played" in listing.status, "the failure is not told")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_player_is_accessible_and_fits(
    browser: webdriver.Chrome, gallery: Site, scheme: str
) -> None:
    View(PHONE.width, scheme).apply(browser)
    listing = Listing(browser, (gallery.folder / PAGE).as_uri())
    button = listing.buttons[0]
    browser.execute_script("arguments[0].scrollIntoView({inline: 'center'})", button)
    button.click()
    listing.wait_for_play(button)
    expect_none(axe.violations(browser))
    assert width(browser) <= PHONE.width
    expect_none(small_targets(browser))


# Whether what has the focus is under the player; nothing where Tab has left the page. A region that
# scrolls may be longer than the window.
COVERED = """
const element = document.activeElement, player = document.querySelector(".player");
if (element === document.body) return null;
if (player.contains(element) || element.matches(".scroll")) return false;
const [one, other] = [element, player].map((part) => part.getBoundingClientRect());
return one.bottom > other.top && one.top < other.bottom
  && one.right > other.left && one.left < other.right;
"""


@pytest.mark.parametrize(
    "view",
    [DESK, PHONE, pytest.param(View(800), marks=pytest.mark.slow)],
    ids=lambda view: f"{view.width} px",
)
def test_the_player_of_a_catalogue_is_accessible_and_covers_nothing(
    browser: webdriver.Chrome, catalogue: Site, view: View
) -> None:
    view.apply(browser)
    page = catalogue.folder / catalogue.listing("recordings")[0]
    listing = Listing(browser, page.as_uri())
    button = listing.buttons[0]
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
    button.click()
    listing.wait_until(lambda: "could not be played" in listing.status, "the failure is not told")
    expect_none(axe.violations(browser))
    assert width(browser) <= view.width
    expect_none(small_targets(browser))
    covered = []
    browser.execute_script("arguments[0].focus()", browser.find_element(By.CSS_SELECTOR, ".skip"))
    for _ in range(1000):
        press(browser, Keys.TAB)
        is_covered = browser.execute_script(COVERED)
        if is_covered is None:
            break
        if is_covered:
            covered.append(focused(browser).get_attribute("outerHTML")[:120])
    else:
        raise AssertionError("Tab never leaves the page")
    expect_none(covered)


def test_a_sound_of_a_catalogue_is_called_by_its_species(
    browser: webdriver.Chrome, catalogues: dict[str, Site]
) -> None:
    site = catalogues["cupertino"]
    page = site.folder / site.listing("recordings")[0]
    listing = Listing(browser, page.as_uri())
    species = browser.find_element(By.CSS_SELECTOR, ".group th").text
    anchor = listing.row(listing.buttons[0])[1]
    name = listing.buttons[0].accessible_name.removeprefix("Play ").removesuffix(f", {anchor}")
    latin = browser.find_element(By.CSS_SELECTOR, ".group th i").text
    assert species.startswith(f"{name} {latin} ") and name


def test_a_row_that_can_be_opened_is_called_by_its_name(
    browser: webdriver.Chrome, workshop: Path
) -> None:
    note = "rings each hour " * 9
    rows = [f"Bell {number},{note},https://example.org/{number}.mp3\n" for number in (1, 2)]
    table = "name,note,sound\n" + "".join(rows)
    site = build_table(table, workshop / "bells", "bells.csv")
    listing = Listing(browser, (site.folder / "rows/index.html").as_uri())
    assert len(browser.find_elements(By.CSS_SELECTOR, "th > details")) == 2
    names = [button.accessible_name for button in listing.buttons]
    assert names == ["Play Bell 1, row-1", "Play Bell 2, row-2"]
    links = [link.accessible_name for link in browser.find_elements(By.CSS_SELECTOR, ".own")]
    assert links == ["Copy link to Bell 1", "Copy link to Bell 2"]


def served(browser: webdriver.Chrome, site: Site, server: Server) -> Listing:
    return Listing(browser, f"{server.address}/{site}/{PAGE}")


CHIRPER = "chirper/index.html"


@pytest.mark.parametrize("key", [None, Keys.ENTER, Keys.SPACE], ids=["click", "Enter", "Space"])
def test_a_row_of_a_screen_plays(
    browser: webdriver.Chrome,
    galleries: dict[str, Site],
    address: Callable[[Site, str], str],
    key: str | None,
) -> None:
    screen = Listing(browser, address(galleries["cupertino"], CHIRPER))
    button = screen.buttons[0]
    title = browser.find_element(By.CSS_SELECTOR, ".screen .row > th").text.partition("\n")[0]
    assert button.accessible_name == f"Play {title}"
    if key:
        tab_to(browser, button)
        press(browser, key)
    else:
        button.click()
    screen.wait_for_play(button)
    assert screen.status == title and button.accessible_name == f"Pause {title}"
    expect_none(console(browser))


def test_without_javascript_a_row_of_a_screen_leads_to_its_sound(
    scriptless_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    site = galleries["cupertino"]
    scriptless_browser.get((site.folder / CHIRPER).as_uri())
    links = scriptless_browser.find_elements(By.CSS_SELECTOR, ".screen a.play")
    title = scriptless_browser.find_element(By.CSS_SELECTOR, ".screen .row > th").text
    assert links[0].accessible_name == "Play " + title.partition("\n")[0]
    sounds = {link.get_attribute("href") for link in links}
    assert sounds <= {path.as_uri() for path in (site.folder / "recordings/audio").iterdir()}


def test_a_row_that_leads_on_can_be_played_too(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    cells = (galleries["cupertino"].folder / "cells.html").as_uri()
    screen = Listing(browser, cells)
    button = screen.buttons[0]
    assert button.accessible_name == "Play Sound"
    button.click()
    screen.wait_for_play(button)
    assert browser.current_url == cells
    # The player is over the end of the page.
    browser.find_element(By.LINK_TEXT, "Sound").send_keys(Keys.ENTER)
    assert browser.current_url.endswith(CHIRPER)


def test_nothing_is_asked_of_another_site_before_it_is_played(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    silent_browser.get((galleries["cupertino"].folder / "cells.html").as_uri())
    picture = silent_browser.find_element(By.CSS_SELECTOR, ".row a.other")
    assert picture.accessible_name == "Image of Image of another site"
    names = "return performance.getEntriesByType('resource').map((entry) => entry.name)"
    asked = silent_browser.execute_script(names)
    expect_none([name for name in asked if not name.startswith("file:")])
