"""What is typed into a form is remembered in the browser, and a broken memory does nothing."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import console
from conftest import everywhere
from faults import expect_none
from forms import FORGOTTEN, RESTORED, Form
from keys import press


@everywhere
def test_nothing_is_remembered_of_what_the_page_was_built_with(form: Form) -> None:
    form.field("cheese").click()
    assert len(form.memory) == 1
    form.field("cheese").click()
    assert form.memory == {}


@everywhere
def test_what_is_remembered_and_what_is_forgotten_is_said(form: Form) -> None:
    form.type("name", "Ada")
    assert form.status == ""
    form.open()
    assert form.value("name") == "Ada" and form.status == RESTORED
    form.reset()
    form.wait_until(lambda: form.status == FORGOTTEN, "nothing is said")
    form.open()
    assert form.value("name") == "" and form.status == ""


def test_a_newer_page_forgets_what_was_typed_into_an_older_one(
    form: Form, edit: Callable[[str, str], None]
) -> None:
    form.type("name", "Ada")
    form.button("Increase Slices").click()
    edit(
        'id="slices-field" name="slices" min="2" max="12" step="2" value="8"',
        'id="slices-field" name="slices" min="2" max="12" step="2" value="6"',
    )
    form.open()
    assert form.value("slices") == "6" and form.value("name") == ""
    assert form.status == "" and form.memory == {}


def test_a_form_that_does_not_ask_for_it_is_not_remembered(
    form: Form, edit: Callable[[str, str], None]
) -> None:
    edit(' data-remember="data-remember"', "")
    form.open()
    form.type("name", "Ada")
    assert form.memory == {}
    form.open()
    assert form.value("name") == ""


def test_what_is_too_long_is_not_remembered(form: Form) -> None:
    form.type("name", "Ada")
    form.browser.execute_script(
        """
        arguments[0].value = "a".repeat(1000000);
        arguments[0].dispatchEvent(new Event("input", {bubbles: true}));
        """,
        form.field("guest-1-name"),
    )
    assert form.memory == {}
    form.open()
    assert form.value("name") == "" and form.value("guest-1-name") == "Bo"


BROKEN = {
    "empty": "",
    "not JSON": "{",
    "null": "null",
    "a number": "5",
    "a list": "[]",
    "nothing inside": "{}",
    "no values": '{"built": "x"}',
    "one megabyte": "x" * 1_000_000,
    "one megabyte of JSON": '{"built": "x", "values": ["' + "x" * 1_000_000 + '"]}',
    "deeply nested": "[" * 50_000,
}


def test_a_broken_memory_does_nothing(form: Form) -> None:
    built = form.sent
    for name, text in BROKEN.items():
        form.remember(text)
        assert form.sent == built, name
        assert form.status == "" and form.memory == {}, name


HOSTILE = {
    "null": None,
    "text": "slices",
    "a list": [["10"]],
    "no list": {"slices": "10", "name": 5, "toppings": {"length": 1}, "cheese": True},
    "the prototype": {"__proto__": {"slices": ["10"]}, "constructor": ["x"]},
    "an unknown name": {"price": ["0"], "order": ["x"], "": ["x"]},
    "choices that are gone": {
        "sauce": ["pesto"], "size": ["huge"], "toppings": ["olives", "ham"], "guests": ["4"]
    },
    "out of range": {"slices": ["14"], "thickness": ["4"], "depth": ["1.1"], "weight": ["0"], "day": ["2025-01-01"]},
    "between steps": {"slices": ["3"], "thickness": ["1.5"], "depth": ["0.75"]},
    "wrong types": {"slices": ["many"], "day": ["now"], "hour": ["25:00"], "colour": ["red"]},
    "numbers": {"slices": [10], "name": [5], "toppings": [1], "size": [None]},
    "too many": {"size": ["small", "large"], "slices": ["2", "4"], "name": ["Ada", "Bo"]},
    "too few": {"size": [], "slices": [], "name": []},
    "too long": {"name": ["a" * 31], "wish": ["a" * 201], "guest-1-name": ["a" * 201]},
    "too short": {"name": ["A"]},
    "no match": {"name": ["<img src=x onerror=alert(1)>"]},
    "lines in a line": {"guest-1-name": ["A\nB"]},
    "one megabyte": {"guest-1-name": ["a" * 1_000_000]},
    "nothing selected": {"sauce": [""]},
}


def test_a_memory_that_the_form_cannot_have_does_nothing(form: Form) -> None:
    built = form.sent
    for name, values in HOSTILE.items():
        form.remember_values(values)
        assert form.sent == built, name
        assert form.status == "" and form.memory == {}, name
    # Chromium itself warns of what cannot be a number, a day or a colour.
    expect_none([line for line in console(form.browser) if "The specified value" not in line])


def test_of_a_memory_what_fits_is_restored(form: Form) -> None:
    form.remember_values({"slices": ["14"], "name": ["Bo"], "toppings": [], "sauce": ["pesto"]})
    assert form.value("slices") == "8" and form.value("sauce") == "tomato"
    assert form.value("name") == "Bo"
    assert "toppings" not in form.sent_names
    assert form.status == RESTORED


BLOCKED = {
    "reading": "Storage.prototype.getItem = () => { throw new Error(); }",
    "writing": "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceeded'); }",
    "removing": "Storage.prototype.removeItem = () => { throw new Error(); }",
    "all of it": "Object.defineProperty(window, 'localStorage', {get() { throw new Error(); }})",
    "none there": "Object.defineProperty(window, 'localStorage', {value: null})",
}


@pytest.mark.parametrize("script", BLOCKED.values(), ids=BLOCKED)
def test_where_nothing_can_be_stored_all_else_works(
    form: Form, downloads: Path, script: str
) -> None:
    blocked = form.browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": script}
    )
    try:
        form.open()
        form.type("name", "Ada")
        form.button("Increase Slices").click()
        assert json.loads(form.saved(downloads))["page.html"]["slices"] == 10
        form.button("Order").click()
        assert form.confirmation is not None
        press(form.browser, Keys.ESCAPE)
        form.reset()
        form.open()
        assert form.value("name") == ""
    finally:
        form.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", blocked)


def test_words_and_rows_of_another_page_follow_what_is_remembered(form: Form) -> None:
    browser = form.browser
    front = browser.current_url.replace("page.html", "index.html")

    def rows() -> dict[str, str]:
        shown = [row for row in browser.find_elements(By.CSS_SELECTOR, "tr.row") if row.is_displayed()]
        return {
            row.get_attribute("id"): " ".join(
                cell.text for cell in row.find_elements(By.CSS_SELECTOR, "td .value")
            )
            for row in shown
        }

    built = {
        "page": "",
        "trip": "",
        "cheese": "With extra",
        "thickness": "regular",
        "sauce": "tomato",
        "name": "Nobody",
        "toppings": "1",
    }
    browser.get(front)
    assert rows() == built
    form.open()
    form.field("cheese").click()
    form.field("thickness").send_keys(Keys.ARROW_RIGHT)
    form.type("name", "Ada")
    form.element("#toppings-field-1").click()
    form.button("Increase Slices").click()
    browser.get(front)
    followed = {"cheese": "Without", "thickness": "thick", "name": "Ada", "toppings": "2", "many": ""}
    assert rows() == built | followed
    assert not form.sent_names
    form.open()
    form.reset()
    browser.get(front)
    assert rows() == built
