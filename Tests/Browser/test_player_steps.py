"""The player goes from one sound to the next, whatever happens to the list meanwhile."""

from collections.abc import Callable

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select

import axe
from chromium import PHONE, View, console
from conftest import BY_THEME
from faults import expect_none
from keys import focused, press, tab_to
from layout import small_targets, width
from phrases import phrase
from serving import Server
from sites import Site
from test_player import PAGE, Listing, served

END = "const audio = document.querySelector('audio'); audio.currentTime = audio.duration - 0.05"

# What a script that draws search results does.
ADD_ROW = """
const [number, sound] = arguments;
const body = document.querySelector(".listing tbody");
const row = document.createElement("tr");
row.id = number;
const [name, cell, link] = ["th", "td", "a"].map((tag) => document.createElement(tag));
name.scope = "row";
name.append("Added");
link.className = "play";
link.href = sound;
link.append("Play");
cell.append(link);
row.append(name, cell);
body.prepend(row);
"""
TELL = "document.dispatchEvent(new Event('rowhouse:rows'));"


@pytest.fixture
def listing(
    browser: webdriver.Chrome,
    galleries: dict[str, Site],
    address: Callable[[Site, str], str],
) -> Listing:
    listing = Listing(browser, address(galleries["cupertino"], PAGE))
    browser.execute_script("sessionStorage.clear()")
    return listing


def part(listing: Listing, words: str) -> WebElement:
    """A control of the player."""
    [player] = listing.players
    path = f".//button[.='{words}'] | .//label[contains(., '{words}')]/input | .//*[@aria-label='{words}']"
    return player.find_element(By.XPATH, path)


def start(listing: Listing, button: WebElement) -> None:
    button.click()
    listing.wait_for_play(button)


def test_buttons_go_to_the_next_and_back(listing: Listing) -> None:
    first, second = listing.buttons[:2]
    start(listing, first)
    assert part(listing, "Previous").get_attribute("aria-disabled") == "true"
    part(listing, "Next").click()
    listing.wait_for_play(second)
    assert listing.status == ", ".join(listing.row(second))
    assert part(listing, "Previous").get_attribute("aria-disabled") == "false"
    assert focused(listing.browser) == part(listing, "Next")
    part(listing, "Previous").click()
    listing.wait_for_play(first)
    part(listing, "Previous").click()
    listing.wait_for_play(first)
    expect_none(console(listing.browser))


def test_keys_go_to_the_next_and_back_and_the_focus_stays(listing: Listing) -> None:
    first, second = listing.buttons[:2]
    tab_to(listing.browser, first)
    press(listing.browser, Keys.ENTER)
    listing.wait_for_play(first)
    press(listing.browser, "n")
    listing.wait_for_play(second)
    assert focused(listing.browser) == first
    tab_to(listing.browser, part(listing, "Close"))
    press(listing.browser, "P")
    listing.wait_for_play(first)
    assert focused(listing.browser) == part(listing, "Close")


def test_the_keys_are_said_in_the_player(listing: Listing) -> None:
    start(listing, listing.buttons[0])
    assert "Keyboard: N for next, P for previous" in listing.players[0].text
    assert part(listing, "Next").get_attribute("aria-keyshortcuts") == "N"
    assert part(listing, "Previous").get_attribute("aria-keyshortcuts") == "P"


@pytest.mark.parametrize("place", ["a link", "a field"])
def test_the_keys_are_nobodys_elsewhere(listing: Listing, place: str) -> None:
    browser, first = listing.browser, listing.buttons[0]
    start(listing, first)
    if place == "a field":
        browser.execute_script(
            "document.querySelector('main').prepend(document.createElement('input'))"
        )
        field = browser.find_element(By.CSS_SELECTOR, "main > input")
        field.send_keys("np")
        assert field.get_attribute("value") == "np"
    else:
        browser.find_element(By.CSS_SELECTOR, ".crumbs a").send_keys("n")
    assert listing.status == ", ".join(listing.row(first))


def test_keys_with_others_are_the_browsers(listing: Listing) -> None:
    first = listing.buttons[0]
    start(listing, first)
    for modifier in ("ctrlKey", "altKey", "metaKey"):
        listing.browser.execute_script(
            "arguments[0].dispatchEvent(new KeyboardEvent('keydown', {key: 'n', bubbles: true,"
            "[arguments[1]]: true}))",
            first,
            modifier,
        )
    assert listing.status == ", ".join(listing.row(first))


def test_the_keyboard_seeks(browser: webdriver.Chrome, galleries: dict[str, Site]) -> None:
    # The tests' server sends no parts of files, so there is nothing to seek in over HTTP.
    listing = Listing(browser, (galleries["cupertino"].folder / PAGE).as_uri())
    start(listing, listing.buttons[0])
    browser.execute_script(
        "const audio = document.querySelector('audio'); audio.pause(); audio.currentTime = 0"
    )
    seek = part(listing, "Position")
    listing.wait_until(lambda: " / " in seek.get_attribute("aria-valuetext"), "no length")
    tab_to(browser, seek)
    press(browser, Keys.ARROW_RIGHT)
    assert listing.audio("currentTime") > 0
    assert float(seek.get_property("value")) == pytest.approx(listing.audio("currentTime"))


def test_sounds_are_played_slower(listing: Listing) -> None:
    start(listing, listing.buttons[0])
    Select(part(listing, "Speed")).select_by_visible_text("½×")
    assert listing.audio("playbackRate") == 0.5
    start(listing, listing.buttons[1])
    assert listing.audio("playbackRate") == 0.5


# MARK: - Continuing


def test_it_stops_at_the_end_unless_asked_to_continue(listing: Listing) -> None:
    first, second = listing.buttons[:2]
    start(listing, first)
    assert not part(listing, phrase("continueDown")).is_selected()
    listing.browser.execute_script(END)
    listing.wait_until(lambda: listing.audio("ended"), "the sound does not end")
    listing.wait_for_pause(first)
    assert not listing.audio("src") == second.get_attribute("data-sound")


def test_it_continues_down_the_list_when_asked(listing: Listing) -> None:
    first, second = listing.buttons[:2]
    start(listing, first)
    part(listing, phrase("continueDown")).click()
    listing.browser.execute_script(END)
    listing.wait_for_play(second)
    assert listing.status == ", ".join(listing.row(second))
    assert first.text == "Play"


def test_at_the_end_of_the_list_it_stops(listing: Listing) -> None:
    last = listing.buttons[-1]
    start(listing, last)
    part(listing, phrase("continueDown")).click()
    assert part(listing, "Next").get_attribute("aria-disabled") == "true"
    listing.browser.execute_script(END)
    listing.wait_for_pause(last)
    assert listing.status == ", ".join(listing.row(last))


def test_the_choice_is_remembered_for_the_visit(listing: Listing) -> None:
    start(listing, listing.buttons[0])
    part(listing, phrase("continueDown")).click()
    again = Listing(listing.browser, listing.browser.current_url)
    start(again, again.buttons[0])
    assert part(again, phrase("continueDown")).is_selected()
    part(again, phrase("continueDown")).click()
    again = Listing(listing.browser, listing.browser.current_url)
    start(again, again.buttons[0])
    assert not part(again, phrase("continueDown")).is_selected()


def test_without_storage_it_plays_all_the_same(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    blocked = browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {
            "source": "Object.defineProperty(window, 'sessionStorage',"
            "{get() { throw new DOMException('no', 'SecurityError'); }})"
        },
    )
    try:
        listing = Listing(browser, (galleries["cupertino"].folder / PAGE).as_uri())
        start(listing, listing.buttons[0])
        part(listing, phrase("continueDown")).click()
        assert part(listing, phrase("continueDown")).is_selected()
        expect_none(console(browser))
    finally:
        browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", blocked)


def test_after_a_failure_is_said_it_continues(
    browser: webdriver.Chrome, galleries: dict[str, Site], server: Server
) -> None:
    listing = served(browser, galleries["cupertino"], server)
    first, failing = listing.buttons[0], listing.buttons[1]
    sound = failing.get_attribute("data-sound")
    following = next(
        (button for button in listing.buttons[2:] if button.get_attribute("data-sound") != sound),
    )
    for button in listing.buttons[2:]:
        if button == following:
            break
        browser.execute_script("arguments[0].closest('tr').hidden = true", button)
    start(listing, first)
    if not part(listing, phrase("continueDown")).is_selected():
        part(listing, phrase("continueDown")).click()
    server.missing.add(sound.removeprefix(server.address))
    try:
        browser.execute_script(END)
        listing.wait_until(
            lambda: listing.status
            == ", ".join(listing.row(failing))
            + " could not be played. Open the audio file. Playing the next one.",
            "the failure is not told",
        )
        assert listing.audio("paused")
        listing.wait_for_play(following)
    finally:
        server.missing.clear()
        browser.execute_script("sessionStorage.clear()")


def test_who_reads_about_a_failure_is_not_taken_away(
    browser: webdriver.Chrome, galleries: dict[str, Site], server: Server
) -> None:
    listing = served(browser, galleries["cupertino"], server)
    failing = listing.buttons[0]
    sound = failing.get_attribute("data-sound").removeprefix(server.address)
    start(listing, failing)
    part(listing, phrase("continueDown")).click()
    part(listing, "Close").click()
    server.missing.add(sound)
    # Only the waiting is shortened.
    browser.execute_script("const set = setTimeout; window.setTimeout = (f) => set(f, 200)")
    try:
        failing.click()
        listing.wait_until(
            lambda: "could not be played" in listing.status, "the failure is not told"
        )
        link = browser.find_element(By.CSS_SELECTOR, ".player [role=status] a")
        browser.execute_script("arguments[0].focus()", link)
        browser.execute_async_script("setTimeout(arguments[0], 300)")
        browser.execute_async_script("setTimeout(arguments[0], 300)")
        assert focused(browser) == link
    finally:
        server.missing.clear()
        browser.execute_script("sessionStorage.clear()")


# MARK: - Lists that change


def test_links_that_are_added_later_are_buttons_too(listing: Listing) -> None:
    browser = listing.browser
    sound = listing.buttons[0].get_attribute("data-sound")
    browser.execute_script(ADD_ROW + TELL, "XC42", sound)
    added = browser.find_element(By.CSS_SELECTOR, "#XC42 button.play")
    assert added.accessible_name == "Play Added, XC42"
    start(listing, added)
    assert listing.status == "Added, XC42"
    part(listing, "Next").click()
    listing.wait_for_play(listing.buttons[0])


def test_a_link_that_becomes_a_button_keeps_the_focus(listing: Listing) -> None:
    browser = listing.browser
    sound = listing.buttons[0].get_attribute("data-sound")
    browser.execute_script(
        ADD_ROW + "document.querySelector('#XC42 a.play').focus();" + TELL, "XC42", sound
    )
    assert focused(browser) == browser.find_element(By.CSS_SELECTOR, "#XC42 button.play")


def test_a_row_that_is_hidden_goes_on_playing_and_next_is_what_is_shown(listing: Listing) -> None:
    browser = listing.browser
    first, second, third = listing.buttons[:3]
    start(listing, first)
    for button in (first, second):
        browser.execute_script("arguments[0].closest('tr').hidden = true", button)
    assert not listing.audio("paused")
    assert listing.status == ", ".join(listing.row(first))
    part(listing, "Next").click()
    listing.wait_for_play(third)
    assert part(listing, "Previous").get_attribute("aria-disabled") == "true"


def test_a_row_that_is_removed_goes_on_playing_and_is_known_again(listing: Listing) -> None:
    browser = listing.browser
    sound = listing.buttons[0].get_attribute("data-sound")
    browser.execute_script(ADD_ROW + TELL, "XC42", sound)
    start(listing, browser.find_element(By.CSS_SELECTOR, "#XC42 button.play"))
    browser.execute_script("document.getElementById('XC42').remove()")
    assert not listing.audio("paused")
    assert listing.status == "Added, XC42"
    browser.execute_script(ADD_ROW + TELL, "XC42", sound)
    again = browser.find_element(By.CSS_SELECTOR, "#XC42 button.play")
    assert again.text == "Pause"
    again.click()
    listing.wait_for_pause(again)
    browser.execute_script("document.getElementById('XC42').remove()")
    part(listing, "Next").click()
    listing.wait_for_play(listing.buttons[0])
    expect_none(console(browser))


def test_closing_when_the_row_is_gone_leaves_the_focus_on_the_list(listing: Listing) -> None:
    browser = listing.browser
    browser.execute_script(ADD_ROW + TELL, "XC42", listing.buttons[0].get_attribute("data-sound"))
    start(listing, browser.find_element(By.CSS_SELECTOR, "#XC42 button.play"))
    browser.execute_script("document.getElementById('XC42').remove()")
    part(listing, "Close").click()
    assert focused(browser) == browser.find_element(By.CSS_SELECTOR, ".scroll")
    assert not listing.players[0].is_displayed()


# MARK: - The system, and the room there is


def test_the_system_is_told_what_plays(listing: Listing) -> None:
    start(listing, listing.buttons[0])
    title = "return navigator.mediaSession.metadata && navigator.mediaSession.metadata.title"
    assert listing.browser.execute_script(title) == ", ".join(listing.row(listing.buttons[0]))
    part(listing, "Close").click()
    assert listing.browser.execute_script(title) is None


@pytest.mark.parametrize("view", [View(1280, "light"), View(PHONE.width, "dark")], ids=str)
def test_the_player_covers_nothing_that_has_the_focus(listing: Listing, view: View) -> None:
    browser = listing.browser
    view.apply(browser)
    browser.execute_script("arguments[0].scrollIntoView({inline: 'center'})", listing.buttons[0])
    start(listing, listing.buttons[0])
    covered = []
    for button in listing.buttons[1:]:
        tab_to(browser, button)
        if not browser.execute_script(
            "const box = arguments[0].getBoundingClientRect();"
            "return box.bottom <= document.querySelector('.player').getBoundingClientRect().top",
            button,
        ):
            covered.append(listing.row(button))
    assert covered == []


@pytest.mark.parametrize("theme", BY_THEME)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_whole_player_is_accessible_and_fits(
    browser: webdriver.Chrome, galleries: dict[str, Site], theme: str, scheme: str
) -> None:
    View(PHONE.width, scheme).apply(browser)
    listing = Listing(browser, (galleries[theme].folder / PAGE).as_uri())
    button = listing.buttons[1]
    browser.execute_script("arguments[0].scrollIntoView({inline: 'center'})", button)
    start(listing, button)
    expect_none(axe.violations(browser))
    assert width(browser) <= PHONE.width
    expect_none(small_targets(browser))
