"""Rows with several controls, rows in an order, options that depend on another row, and rows between fixed ones."""

from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

import looks
from faults import expect_none
from forms import RESTORED, Form
from keys import focused, press, tab_to
from sites import Site
from test_saving import saved_record
from visits import visit

THINGS = ["tent", "boots", "maps", "rope"]


@pytest.fixture
def trip(silent_browser: webdriver.Chrome, sink: Site) -> Form:
    form = Form(silent_browser, address(sink))
    form.forget()
    return form


@pytest.fixture
def scriptless(scriptless_browser: webdriver.Chrome, sink: Site) -> Form:
    return Form(scriptless_browser, address(sink))


def address(sink: Site) -> str:
    return (sink.folder / "trip.html").as_uri()


def order(form: Form) -> list[str]:
    """The things that can be put in order, as they stand on the page."""
    rows = form.browser.find_elements(By.CSS_SELECTOR, "tr[id]")
    return [row.get_attribute("id") for row in rows if row.get_attribute("id") in THINGS]


def positions(form: Form) -> list[str]:
    return [form.value(thing) for thing in THINGS]


def shown(form: Form, *names: str) -> list[str]:
    return [name for name in names if form.field(name).is_displayed()]


def test_the_page_is_in_order_in_every_view(browser: webdriver.Chrome, sink: Site) -> None:
    all_looks = looks.of_layout() | looks.of_words() | looks.of_axe()
    expect_none(looks.told(visit(browser, sink, ["trip.html"], all_looks)))


# Several controls in a row.


def test_each_control_of_a_row_has_its_name_and_its_words(trip: Form, downloads: Path) -> None:
    group = trip.element("#reminds [role=group]")
    assert group.accessible_name == "Remind me"
    assert trip.field("reminds").accessible_name == "Remind me"
    assert trip.field("reminds-hours").accessible_name == "Hours before"
    trip.button("Increase Hours before").click()
    assert trip.announcement == "Hours before: 4"
    # The words of one control press no other.
    trip.element("label[for=reminds-hours-field]").click()
    assert focused(trip.browser) == trip.field("reminds-hours")
    assert trip.field("reminds").is_selected()
    saved = saved_record(trip, downloads, "trip.html")
    assert saved["reminds"] is True and saved["reminds-hours"] == 4
    trip.open()
    assert trip.value("reminds-hours") == "4" and trip.status == RESTORED


def test_controls_of_a_row_are_reached_one_after_the_other(trip: Form) -> None:
    tab_to(trip.browser, trip.field("reminds"))
    for wanted in (trip.button("Decrease Hours before"), trip.field("reminds-hours")):
        press(trip.browser, Keys.TAB)
        assert focused(trip.browser) == wanted


# Rows that are added between fixed ones.


def test_a_removed_row_takes_the_values_of_all_its_controls(trip: Form, downloads: Path) -> None:
    trip.button("Add a stop").click()
    trip.type("stop-2", "Mora")
    trip.type("stop-2-nights", "5")
    saved = saved_record(trip, downloads, "trip.html")
    names = ["start", "stops", "stop-1", "stop-1-nights", "stop-2", "stop-2-nights", "end"]
    assert list(saved)[:7] == names
    assert [saved[name] for name in names] == ["Uppsala", 2, "Falun", 2, "Mora", 5, "Bergen"]
    button = trip.button("Remove stop 1")
    assert button.find_element(By.XPATH, "ancestor::tr").get_attribute("id") == "stop-1"
    button.click()
    assert shown(trip, "stop-1", "stop-2") == ["stop-1"]
    assert (trip.value("stop-1"), trip.value("stop-1-nights")) == ("Mora", "5")
    # What is free begins anew, in all of them.
    trip.button("Add a stop").click()
    assert (trip.value("stop-2"), trip.value("stop-2-nights")) == ("", "1")
    assert (trip.value("start"), trip.value("end")) == ("Uppsala", "Bergen")


def test_rows_between_fixed_ones_need_no_script(scriptless: Form) -> None:
    for number in range(4):
        Select(scriptless.field("stops")).select_by_visible_text(str(number))
        rows = [f"stop-{index}" for index in (1, 2, 3) if scriptless.is_shown(f"stop-{index}")]
        assert rows == [f"stop-{index}" for index in range(1, number + 1)]
        assert shown(scriptless, "start", "end") == ["start", "end"]


# Rows in an order.


def test_rows_are_moved_up_and_down(trip: Form) -> None:
    assert order(trip) == THINGS and shown(trip, *THINGS) == []
    down = trip.button("Move tent down")
    for place in (2, 3, 4, 4):
        down.click()
        assert trip.announcement == f"tent: {place} of 4"
        assert focused(trip.browser) == down
        assert order(trip).index("tent") == place - 1
    assert down.get_attribute("aria-disabled") == "true"
    assert trip.button("Move tent up").get_attribute("aria-disabled") == "false"
    assert trip.button("Move boots up").get_attribute("aria-disabled") == "true"
    assert order(trip) == ["boots", "maps", "rope", "tent"]
    assert positions(trip) == ["4", "1", "2", "3"]
    assert [pair for pair in trip.sent if pair[0] in THINGS] == [
        ["boots", "1"],
        ["maps", "2"],
        ["rope", "3"],
        ["tent", "4"],
    ]


def test_an_order_is_remembered_saved_and_put_back_by_reset(trip: Form, downloads: Path) -> None:
    tab_to(trip.browser, trip.button("Move rope up"))
    for _ in range(3):
        press(trip.browser, Keys.ENTER)
    moved = ["rope", "tent", "boots", "maps"]
    assert order(trip) == moved
    trip.open()
    assert order(trip) == moved and trip.status == RESTORED
    saved = saved_record(trip, downloads, "trip.html")
    assert [saved[thing] for thing in THINGS] == [2, 3, 4, 1]
    trip.button("Start again").click()
    trip.wait_until(lambda: order(trip) == THINGS, "the order is not put back")
    assert trip.button("Move rope down").get_attribute("aria-disabled") == "true"


def test_without_javascript_positions_are_typed(scriptless: Form) -> None:
    assert shown(scriptless, *THINGS) == THINGS
    scriptless.type("rope", "1")
    assert ["rope", "1"] in scriptless.sent
    assert scriptless.browser.find_elements(By.CSS_SELECTOR, "main tr button[aria-label]") == []


# Options that depend on another row.


def choose_country(form: Form, country: str) -> None:
    Select(form.field("country")).select_by_visible_text(country)


def test_a_menu_of_options_is_there_for_each_value(trip: Form, downloads: Path) -> None:
    menus = ("city-norway", "city-sweden")
    assert shown(trip, *menus) == ["city-norway"]
    Select(trip.field("city-norway")).select_by_visible_text("bergen")
    assert trip.field("city-norway").accessible_name == "City"
    rain = trip.element(".row:has(> th) .value")
    assert rain.is_displayed()
    choose_country(trip, "sweden")
    assert shown(trip, *menus) == ["city-sweden"] and not rain.is_displayed()
    Select(trip.field("city-sweden")).select_by_visible_text("lund")
    saved = saved_record(trip, downloads, "trip.html")
    assert saved["city-sweden"] == "lund" and "city-norway" not in saved
    # What was chosen before is still there.
    choose_country(trip, "norway")
    assert trip.value("city-norway") == "bergen" and rain.is_displayed()
    choose_country(trip, "denmark")
    assert shown(trip, *menus) == [] and not trip.is_shown("city")


# Without a script.


def test_without_javascript_hidden_fields_keep_their_values_and_are_sent(scriptless: Form) -> None:
    scriptless.type("note", "Passports")
    scriptless.field("reminds").click()
    choose_country(scriptless, "sweden")
    assert shown(scriptless, "note", "city-norway", "city-sweden") == ["city-sweden"]
    sent = dict(scriptless.sent)
    assert sent["note"] == "Passports" and sent["country"] == "sweden"
    assert sent["city-norway"] == "oslo" and sent["city-sweden"] == "uppsala"
    scriptless.field("reminds").click()
    assert scriptless.value("note") == "Passports" and scriptless.is_shown("note")
