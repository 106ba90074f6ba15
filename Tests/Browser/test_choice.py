"""A country is chosen on a page of its own, and shown by the row that leads there."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from urllib.parse import quote

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from chromium import console, console_without_advice
from faults import expect_none
from forms import FORGOTTEN, Form
from keys import focused, press, tab_stops, tab_to
from sites import Site, build_gallery
from waiting import wait_until

NOTE = "Changing this choice needs JavaScript. The current choice is ticked."


class Settings:
    """The settings of the gallery, and the list of countries."""

    def __init__(self, browser: webdriver.Chrome, address: Callable[[str], str]) -> None:
        self.browser, self.address = browser, address
        self.open()

    def open(self, page: str = "settings.html") -> None:
        self.browser.get(self.address(page))

    def one(self, selector: str) -> WebElement:
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    @property
    def place(self) -> str:
        """Where the browser is, within the site."""
        return self.browser.current_url.rpartition("/")[2]

    @property
    def shown(self) -> str:
        return self.one("#default-country .value").text

    @property
    def value(self) -> str:
        return self.one("#default-country-field").get_property("value")

    @property
    def ticked(self) -> list[str]:
        rows = self.browser.find_elements(By.CSS_SELECTOR, "#default-country tr:has(.mark)")
        current = self.browser.find_elements(By.CSS_SELECTOR, "#default-country [aria-current]")
        names = [row.find_element(By.TAG_NAME, "a").text for row in rows]
        assert [link.text for link in current] == names
        return names

    @property
    def memory(self) -> dict[str, str]:
        return self.browser.execute_script("return {...localStorage}")

    def to_the_list(self) -> None:
        self.one("#default-country a").click()

    def choose(self, country: str) -> None:
        self.one(f"#default-country-{country} a").click()


@pytest.fixture
def settings(
    silent_browser: webdriver.Chrome,
    galleries: dict[str, Site],
    address: Callable[[Site, str], str],
) -> Settings:
    site = galleries["cupertino"]
    return Settings(silent_browser, lambda page: address(site, page))


def test_what_is_chosen_is_shown_by_the_row(settings: Settings) -> None:
    assert settings.shown == "Sweden" and settings.value == "se"
    settings.to_the_list()
    assert settings.place == "countries.html" and settings.ticked == ["Sweden"]
    settings.choose("de")
    assert settings.place == "settings.html#default-country"
    assert settings.shown == "Germany" and settings.value == "de"
    assert settings.one(":target").get_attribute("id") == "default-country"
    settings.to_the_list()
    assert settings.ticked == ["Germany"]


def test_it_is_remembered_for_the_whole_site(settings: Settings) -> None:
    settings.open("countries.html")
    settings.choose("pl")
    settings.open("pizza.html")
    settings.open()
    assert settings.shown == "Poland"
    settings.open("countries.html")
    assert settings.ticked == ["Poland"]
    [(key, value)] = settings.memory.items()
    assert key.startswith("rowhouse /") and key.endswith("/index.html choice default-country")
    assert value == "pl"


def test_what_was_built_in_is_not_remembered(settings: Settings) -> None:
    settings.open("countries.html")
    settings.choose("pl")
    settings.to_the_list()
    settings.choose("se")
    assert settings.shown == "Sweden" and settings.memory == {}


def test_going_back_shows_what_was_chosen_last(settings: Settings) -> None:
    settings.to_the_list()
    settings.choose("de")
    settings.to_the_list()
    settings.choose("fr")
    settings.browser.back()
    wait_until(settings.browser, lambda: settings.ticked == ["France"], "another is ticked")
    settings.browser.back()
    wait_until(settings.browser, lambda: settings.shown == "France", "another is shown")
    settings.browser.refresh()
    assert settings.shown == "France"


def test_reset_forgets_it(settings: Settings) -> None:
    settings.open("countries.html")
    settings.choose("de")
    form = Form(settings.browser, settings.address("settings.html"))
    assert settings.shown == "Germany"
    form.button("Start again").click()
    form.wait_until(lambda: form.status == FORGOTTEN, "nothing is said")
    assert settings.shown == "Sweden" and settings.memory == {}
    settings.browser.refresh()
    assert settings.shown == "Sweden"
    settings.to_the_list()
    assert settings.ticked == ["Sweden"]


def test_by_keyboard_alone(settings: Settings) -> None:
    browser = settings.browser
    tab_to(browser, settings.one("#default-country a"))
    press(browser, Keys.ENTER)
    wait_until(browser, lambda: settings.place == "countries.html", "no list is opened")
    tab_to(browser, settings.one("#search-field"))
    press(browser, "nor")
    assert not settings.one("#default-country-de").is_displayed()
    tab_to(browser, settings.one("#default-country-no a"))
    press(browser, Keys.ENTER)
    wait_until(browser, lambda: settings.place == "settings.html#default-country", "no way back")
    assert settings.shown == "Norway"
    # The next thing is the row that was left.
    press(browser, Keys.TAB)
    assert focused(browser) == settings.one("#default-country a")


def test_the_menu_that_has_the_value_is_met_by_nobody(settings: Settings) -> None:
    assert settings.one("#default-country-field") not in tab_stops(settings.browser)
    assert settings.one("#default-country").text.split("\n") == ["Default Country Sweden"]


HOSTILE = ["", "xx", "SE", "se ", "__proto__", "constructor", "<img src=x onerror=alert(1)>", "%00"]


@pytest.mark.parametrize("page", ["settings.html", "countries.html"])
def test_a_value_that_is_not_on_offer_does_nothing(settings: Settings, page: str) -> None:
    for value in HOSTILE:
        settings.browser.get(f"{settings.address(page)}?default-country={quote(value)}")
        assert "?" in settings.place, value
        if page == "settings.html":
            assert settings.shown == "Sweden" and settings.value == "se", value
        else:
            assert settings.ticked == ["Sweden"], value
        assert settings.memory == {}, value


BROKEN = {
    "empty": "",
    "unknown": "xx",
    "null": "null",
    "a brace": "{",
    "a space": "se ",
    "one megabyte": "x" * 1_000_000,
}


def test_a_broken_memory_does_nothing(settings: Settings) -> None:
    for name, text in BROKEN.items():
        settings.open("countries.html")
        settings.choose("de")
        [key] = settings.memory
        settings.browser.execute_script("localStorage.setItem(arguments[0], arguments[1])", key, text)
        settings.browser.refresh()
        assert settings.shown == "Sweden", name
        settings.to_the_list()
        assert settings.ticked == ["Sweden"], name


BLOCKED = [
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceeded'); }",
    "Object.defineProperty(window, 'localStorage', {get() { throw new Error(); }})",
    "Object.defineProperty(window, 'localStorage', {value: null})",
]


@pytest.mark.parametrize("script", BLOCKED)
def test_where_nothing_can_be_stored_the_address_says_it(settings: Settings, script: str) -> None:
    blocked = settings.browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": script}
    )
    try:
        settings.open()
        settings.to_the_list()
        settings.choose("de")
        assert settings.place == "settings.html?default-country=de#default-country"
        assert settings.shown == "Germany"
        settings.browser.refresh()
        assert settings.shown == "Germany"
        settings.to_the_list()
        assert settings.ticked == ["Germany"]
    finally:
        settings.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", blocked)


def test_another_site_of_the_origin_has_a_choice_of_its_own(
    settings: Settings, galleries: dict[str, Site], workshop: Path
) -> None:
    other = another(galleries["cupertino"], workshop / "gallery-beside")
    settings.open("countries.html")
    settings.choose("de")
    settings.browser.get(settings.address("settings.html").replace("gallery-cupertino", str(other)))
    assert settings.shown == "Sweden"


def test_it_is_saved_and_built_with(
    settings: Settings, downloads: Path, tmp_path: Path, workshop: Path
) -> None:
    settings.open("countries.html")
    settings.choose("de")
    text = Form(settings.browser, settings.address("settings.html")).saved(downloads)
    assert json.loads(text) == {"settings.html": {"default-country": "de"}}
    values = tmp_path / "values.json"
    values.write_text(text, encoding="utf-8")
    built = build_gallery(workshop / "gallery-german", "cupertino", "--values", values)
    settings.browser.execute_script("localStorage.clear()")
    settings.browser.get((built.folder / "settings.html").as_uri())
    assert settings.shown == "Germany"
    settings.browser.get((built.folder / "countries.html").as_uri())
    assert settings.ticked == ["Germany"]


def test_without_javascript_the_row_shows_what_was_built_and_the_list_says_so(
    scriptless_browser: webdriver.Chrome,
    galleries: dict[str, Site],
    address: Callable[[Site, str], str],
) -> None:
    site = galleries["cupertino"]
    settings = Settings(scriptless_browser, lambda page: address(site, page))
    settings.to_the_list()
    assert settings.ticked == ["Sweden"]
    assert settings.one("[data-choices] > p").text == NOTE
    settings.choose("de")
    assert settings.place == "settings.html?default-country=de#default-country"
    assert settings.shown == "Sweden"
    expect_none(console(scriptless_browser))


def test_with_javascript_the_list_does_not_say_so(settings: Settings) -> None:
    settings.to_the_list()
    assert not settings.one("[data-choices] > p").is_displayed()


def test_a_variant_shows_what_it_was_built_with(settings: Settings) -> None:
    settings.open("countries.html")
    settings.choose("de")
    settings.open("settings/new.html")
    assert settings.shown == "Sweden"


NOTE_ROW = """<tr class="row"><th scope="row"><label for="note-field">Note</label></th><td>
<input type="text" id="note-field" name="note" placeholder=" " value=""/>
<input type="password" id="secret-field" name="secret" aria-label="Secret" value=""/>
<button type="submit" id="send">Send</button></td></tr>
"""


def another(site: Site, folder: Path) -> Site:
    """The same site in another folder, whichever test needs it first."""
    return Site(folder if folder.exists() else copytree(site.folder, folder))


@pytest.fixture
def noted(
    silent_browser: webdriver.Chrome,
    galleries: dict[str, Site],
    workshop: Path,
    address: Callable[[Site, str], str],
) -> Iterator[Settings]:
    """Settings that have a note and a secret as well."""
    site = another(galleries["cupertino"], workshop / "gallery-noted")
    source = galleries["cupertino"].folder / "settings.html"
    page = site.folder / "settings.html"
    text = source.read_text(encoding="utf-8")
    row = text.index('<tr class="row basic link disclosure" id="default-country"')
    page.write_text(text[:row] + NOTE_ROW + text[row:], encoding="utf-8")
    yield Settings(silent_browser, lambda page: address(site, page))
    expect_none(console_without_advice(silent_browser))


def note(settings: Settings) -> tuple[str, str]:
    fields = (settings.one("#note-field"), settings.one("#secret-field"))
    return tuple(field.get_property("value") for field in fields)


def write(settings: Settings) -> None:
    settings.one("#note-field").send_keys("By the lake")
    settings.one("#secret-field").send_keys("s3cret")


def test_other_values_are_there_after_the_way_to_the_list_and_back(noted: Settings) -> None:
    write(noted)
    noted.to_the_list()
    noted.choose("de")
    assert noted.shown == "Germany" and note(noted) == ("By the lake", "")
    kept = noted.browser.execute_script("return JSON.stringify({...sessionStorage, ...localStorage})")
    assert "By the lake" in kept and "s3cret" not in kept


def test_a_reset_forgets_other_values_for_good(noted: Settings) -> None:
    write(noted)
    noted.one("[type=reset]").click()
    wait_until(
        noted.browser,
        lambda: noted.browser.execute_script("return sessionStorage.length") == 0,
        "they are kept",
    )
    noted.to_the_list()
    noted.choose("de")
    assert note(noted) == ("", "")


def test_what_is_sent_is_forgotten(noted: Settings) -> None:
    write(noted)
    noted.one("#send").click()
    wait_until(noted.browser, lambda: "note=" in noted.browser.current_url, "nothing is sent")
    assert noted.browser.execute_script("return sessionStorage.length") == 0


def test_where_a_session_has_no_storage_the_form_works_all_the_same(noted: Settings) -> None:
    script = "Object.defineProperty(window, 'sessionStorage', {get() { throw new Error(); }})"
    blocked = noted.browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": script}
    )
    try:
        noted.open()
        write(noted)
        noted.to_the_list()
        noted.choose("de")
        assert noted.shown == "Germany" and note(noted) == ("", "")
    finally:
        noted.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", blocked)
