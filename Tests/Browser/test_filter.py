"""The search finds rows by what they say, says how many, and gives everything back."""

from collections.abc import Callable

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from conftest import everywhere
from keys import focused, press, tab_to
from searching import Search

EXTRA = "There only while the cheese border is on"


@pytest.fixture
def search(silent_browser: webdriver.Chrome, page: str) -> Search:
    return Search(silent_browser, page)


@everywhere
def test_rows_are_found_by_all_words_in_any_order(search: Search) -> None:
    assert search.find("border cheese") == ["Cheese border", EXTRA]
    assert search.found == "2 rows found"
    assert search.find("secondary subtitle") == ["Subtitle"]
    assert search.found == "1 row found"


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("SLICES", "Slices"),
        ("slíçes", "Slices"),
        ("green", "Olives"),
        ("BBQ", "Sauce"),
        ("example.org ada", "Mail"),
        ("Brulee café", "Café"),
        ("one decimal", "Weight"),
        ("  wishes  ", "Wishes"),
    ],
)
def test_a_row_is_found_by_its_title_subtitle_and_value(
    search: Search, text: str, row: str
) -> None:
    assert search.find(text) == [row]


@pytest.mark.parametrize(
    "text", ["strasse", "STRASSE", "straße", "STRAẞE", "čevapčići", "cevap"]
)
def test_accents_and_case_make_no_difference(
    search: Search, edit: Callable[[str, str], None], text: str
) -> None:
    edit('<td colspan="2">Basic</td>', '<td colspan="2">Straße <small>Ćevapčići</small></td>')
    search = Search(search.browser, search.address)
    assert search.find(text) == ["Straße"]


@pytest.mark.parametrize(
    ("text", "rows"),
    [("selected", ["Selected row"]), ("2 regular", []), ("more about", []), ("📥", []), ("off", [])],
)
def test_words_that_are_not_seen_do_not_count(
    search: Search, text: str, rows: list[str]
) -> None:
    assert search.find(text) == rows


def test_what_is_typed_is_a_text_and_not_a_pattern(search: Search) -> None:
    assert search.find(".*") == []
    assert search.find("0.5") == ["Weight"]
    assert search.find("(") == []
    assert search.find("<b>x</b>") == []
    assert search.found == "No rows match “<b>x</b>”."


def test_a_header_that_matches_keeps_all_its_rows(search: Search) -> None:
    assert search.find("toppings") == ["Olives", "Bacon"]
    assert search.headers == ["Toppings"]
    assert search.find("toppings olives") == ["Olives"]


def test_a_header_with_a_field_and_no_rows_is_found(search: Search) -> None:
    assert search.find("guests") == []
    assert search.headers == ["Guests"]
    assert search.found == "1 row found"


def test_sections_tables_and_details_with_nothing_are_hidden_whole(search: Search) -> None:
    search.details.find_element(By.TAG_NAME, "summary").click()
    assert len(search.tables) == 3
    search.type("olives")
    assert len(search.tables) == 1
    assert search.headers == ["Toppings"]
    footers = search.browser.find_elements(By.CSS_SELECTOR, "form .footer")
    # Of the section that is found the footer says how many of its rows are chosen.
    shown = [footer.text for footer in footers if footer.is_displayed()]
    assert len(footers) > 1 and shown == ["1 of 2 toppings"]


def test_a_closed_section_is_opened_for_what_it_has_and_closed_again(search: Search) -> None:
    summary = search.details.find_element(By.TAG_NAME, "summary")
    assert search.details.get_attribute("open") is None
    assert search.find("inside") == ["Inside", "Inside"]
    assert search.headers == ["A collapsible section"]
    search.type("olives")
    assert not search.details.is_displayed()
    search.type("collapsible")
    assert search.rows == ["Inside", "Inside"]
    search.clear()
    assert search.details.is_displayed() and search.details.get_attribute("open") is None
    summary.click()
    search.type("inside")
    search.clear()
    assert search.details.get_attribute("open") is not None


def test_rows_that_a_condition_hides_are_not_found(search: Search) -> None:
    # The second and third guest are not there yet.
    assert search.find("guest name") == ["Name"]
    assert search.headers == ["Guest 1"]
    assert search.found == "1 row found"
    search.type("cheese")
    assert search.found == "2 rows found"
    search.browser.find_element(By.ID, "cheese-field").click()
    search.wait_for("1 row found")
    search.type("dough")
    assert search.found == f"{len(search.rows)} rows found" and EXTRA not in search.rows
    search.browser.find_element(By.ID, "cheese-field").click()
    search.wait_for(f"{len(search.rows)} rows found")
    assert EXTRA in search.rows


def test_a_filtered_field_keeps_its_value_and_is_still_sent(search: Search) -> None:
    sent = "return JSON.stringify([...new FormData(document.querySelector('form:not(.search)'))])"
    before = search.browser.execute_script(sent)
    search.type("cheese")
    search.browser.find_element(By.ID, "cheese-field").click()
    search.browser.find_element(By.ID, "cheese-field").click()
    assert search.browser.execute_script(sent) == before


@everywhere
def test_where_nothing_is_found_the_search_can_be_cleared(search: Search) -> None:
    everything = (search.rows, search.headers)
    assert search.find("xyz") == [] and search.headers == []
    assert search.found == "No rows match “xyz”."
    tab_to(search.browser, search.button)
    press(search.browser, Keys.ENTER)
    search.wait_for("")
    assert (search.rows, search.headers) == everything
    assert focused(search.browser) == search.field
    assert search.field.get_property("value") == "" and not search.button.is_displayed()


def test_escape_clears_the_search(search: Search) -> None:
    everything = (search.rows, search.headers)
    search.type("olives")
    press(search.browser, Keys.ESCAPE)
    search.wait_for("")
    assert search.field.get_property("value") == ""
    assert (search.rows, search.headers) == everything
    assert focused(search.browser) == search.field


@everywhere
def test_enter_changes_nothing(search: Search) -> None:
    search.type("olives")
    press(search.browser, Keys.ENTER)
    assert focused(search.browser) == search.field
    assert search.rows == ["Olives"]
    assert search.browser.current_url == search.address


def test_the_number_is_said_when_the_typing_pauses(search: Search) -> None:
    said = search.browser.execute_async_script(
        """
        const done = arguments[0], said = [];
        const field = document.getElementById("search-field");
        const status = document.getElementById("search-found");
        new MutationObserver(() => said.push(status.textContent))
          .observe(status, {childList: true});
        for (const text of ["o", "ol", "oli", "olives"]) {
          field.value = text;
          field.dispatchEvent(new Event("input", {bubbles: true}));
        }
        setTimeout(() => done(said), 600);
        """
    )
    assert said == ["1 row found"]


@everywhere
def test_a_link_to_a_row_that_is_not_shown_clears_the_search(search: Search) -> None:
    browser = search.browser
    # Half a pixel may be cut off.
    in_view = """
    const top = document.querySelector(":target").getBoundingClientRect().top;
    return top > -1 && top < innerHeight;
    """
    for _ in range(2):
        search.type("cheese")
        browser.find_element(By.CSS_SELECTOR, ".sections a[href$='#rows']").click()
        search.wait_for("")
        assert "Basic" in search.rows
        assert browser.execute_script(in_view)
    search.type("cheese")
    browser.execute_script("location.hash = '#toppings-olives'")
    search.wait_for("")
    assert "Olives" in search.rows
    assert browser.execute_script(in_view)
    search.type("olives")
    browser.execute_script("location.hash = '#toppings'")
    assert search.found == "1 row found" and search.rows == ["Olives"]


def test_the_examples_below_a_screen_stay(search: Search) -> None:
    search.type("xyz")
    examples = search.browser.find_elements(By.CSS_SELECTOR, ".variant")
    assert len(examples) == 2
    for example in examples:
        assert {"Cheese border", "Bacon", "Basic"} <= set(example.text.splitlines())
