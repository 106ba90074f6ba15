"""The gallery's forms: fruits that come and go, and every control, by keyboard alone."""

from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

from forms import RESTORED, Form
from keys import focused, press, tab_to
from sites import Site

MOST_LOVED = 5


def test_the_strawberry_comes_and_goes_with_the_switch(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    form = opened(either_browser, galleries, "fruits.html")
    assert form.is_shown("strawberry")
    form.field("more-fruits").click()
    assert not form.is_shown("strawberry")
    form.field("more-fruits").click()
    assert form.is_shown("strawberry")


def test_fruits_are_added_and_removed_with_the_menu(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    form = opened(either_browser, galleries, "fruits.html")
    assert loved(form) == [1, 2]
    for number in (MOST_LOVED, 0, 3):
        Select(form.field("loved")).select_by_visible_text(str(number))
        assert loved(form) == list(range(1, number + 1))


def test_fruits_are_added_to_the_most_and_removed_to_the_last_with_the_buttons(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    form = opened(silent_browser, galleries, "fruits.html")
    add, remove = form.button("Add a fruit I love"), form.button("Remove the last fruit I love")
    for number in (3, 4, 5, 5):
        add.click()
        assert loved(form) == list(range(1, number + 1))
    assert add.get_attribute("aria-disabled") == "true"
    assert form.announcement == "Fruit I love 5 added, 5 of 5"
    assert "love-5-fruit" in form.sent_names
    for number in (4, 3, 2, 1, 0, 0):
        remove.click()
        assert loved(form) == list(range(1, number + 1))
    assert remove.get_attribute("aria-disabled") == "true"
    assert form.announcement == "Fruit I love 1 removed, 0 of 5"
    assert form.sent_names == ["more-fruits", "loved"]


CHANGES = {
    # The name of the field, what is typed, and what is sent then.
    "volume": (Keys.ARROW_LEFT, ["1"]),
    "speed": (Keys.ARROW_RIGHT, ["1.25"]),
    "plays-next": (Keys.SPACE * 2, ["on"]),
    "pause": (Keys.ARROW_UP, ["3"]),
    "order": (Keys.ARROW_DOWN, ["oldest"]),
    "sounds": (Keys.SPACE, ["call"]),
    "units": (Keys.ARROW_RIGHT, ["imperial"]),
    "continent": (Keys.ARROW_UP, ["asia"]),
    "page-size": (Keys.ARROW_DOWN, ["40"]),
    "distance": (Keys.CONTROL + "a" + Keys.NULL + "12.5", ["12.5"]),
    "name": ("Ada Vos", ["Ada Vos"]),
    "mail": ("ada@example.org", ["ada@example.org"]),
    "code": ("ROW-7", ["ROW-7"]),
    "remarks": ("One" + Keys.ENTER + "two", ["One\ntwo"]),
    "day": (Keys.ARROW_UP, ["2026-06-10"]),
    "time": (Keys.ARROW_UP, ["06:30"]),
}


def test_each_control_is_operated_by_keyboard_alone(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = silent_browser
    form = opened(browser, galleries, "controls.html")
    assert list(dict.fromkeys(form.sent_names)) == [*CHANGES, "colour"], "a control is not tried"
    for name, (typed, _) in CHANGES.items():
        tab_to(browser, form.element(f"[name={name}]:is(:checked, :not([type=radio]))"))
        press(browser, typed)
    for name, (_, values) in CHANGES.items():
        assert [value for sent, value in form.sent if sent == name] == values, name
    tab_to(browser, form.field("colour"))
    changed = form.sent

    tab_to(browser, form.field("submit"))
    press(browser, Keys.SPACE)
    assert form.confirmation == "Recordings play quiet one after another, oldest first."
    assert focused(browser).text == "Close"
    press(browser, Keys.ESCAPE)
    assert form.confirmation is None and focused(browser) == form.field("submit")

    form.open()
    assert form.sent == changed and form.status == RESTORED
    tab_to(browser, form.field("reset"))
    press(browser, Keys.ENTER)
    form.wait_until(lambda: form.value("code") == "", "the form is not reset")
    assert form.value("page-size") == "50" and form.field("plays-next").is_selected()


def test_a_row_that_a_switch_hides_is_skipped_by_the_keyboard(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    form = opened(silent_browser, galleries, "controls.html")
    tab_to(silent_browser, form.field("plays-next"))
    press(silent_browser, Keys.SPACE)
    assert not form.is_shown("pause") and "pause" not in form.sent_names
    press(silent_browser, Keys.TAB)
    assert focused(silent_browser).get_attribute("name") == "order"


def opened(browser: webdriver.Chrome, galleries: dict[str, Site], page: str) -> Form:
    form = Form(browser, (galleries["cupertino"].folder / page).as_uri())
    form.forget()
    return form


def loved(form: Form) -> list[int]:
    """The numbers of the sections of fruits that are seen."""
    return [number for number in range(1, MOST_LOVED + 1) if form.is_shown(f"love-{number}")]
