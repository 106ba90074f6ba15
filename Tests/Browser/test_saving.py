"""A form is saved as a file that has every value, and that the site can be built with."""

import json
from collections.abc import Callable
from pathlib import Path

from selenium.webdriver.common.keys import Keys

from chromium import console_without_advice
from conftest import everywhere
from faults import expect_none
from forms import Form

# What the page is built with, in the order of the page.
BUILT = {
    "cheese": True,
    "thickness": "regular",
    "depth": 0.7,
    "sauce": "tomato",
    "size": "small",
    "oven": "stone",
    "slices": 8,
    "weight": 1.2,
    "name": "",
    "day": "2026-11-21",
    "hour": "19:30",
    "colour": "#c0190f",
    "wish": "",
    "toppings": ["bacon"],
    "sort": "fetch",
    "guests": 1,
    "guest-1-name": "Bo",
}


@everywhere
def test_the_saved_file_has_every_value_in_the_order_of_the_page(
    form: Form, downloads: Path
) -> None:
    form.type("name", "Ada")
    expected = {"page.html": BUILT | {"name": "Ada"}}
    assert form.saved(downloads) == json.dumps(expected, indent=2) + "\n"
    assert form.status == "Saved as page.json."


def test_the_saved_file_has_what_was_changed_and_leaves_out_what_is_hidden(
    form: Form, downloads: Path
) -> None:
    form.field("cheese").click()
    form.field("thickness").send_keys(Keys.ARROW_LEFT)
    form.element("#toppings-field-2").click()
    form.element("#sort-field-2").click()
    form.type("name", "Ada")
    form.type("wish", "Größe “L”\n</script>")
    form.button("Remove the last guest").click()
    expected = BUILT | {
        "cheese": False,
        "thickness": "thin",
        "toppings": [],
        "sort": "bring",
        "name": "Ada",
        "wish": "Größe “L”\n</script>",
        "guests": 0,
    }
    del expected["guest-1-name"]
    record = saved_record(form, downloads)
    assert record == expected
    assert list(record) == list(expected)


def test_a_number_that_is_not_given_is_saved_as_none(
    form: Form, edit: Callable[[str, str], None], downloads: Path
) -> None:
    edit('value="1.2" required="required"', 'value="1.2"')
    form.open()
    form.type("name", "Ada")
    form.field("weight").clear()
    assert saved_record(form, downloads) == BUILT | {"name": "Ada", "weight": None}


def test_rows_that_the_search_hides_are_saved(form: Form, downloads: Path) -> None:
    form.type("name", "Ada")
    form.element("#search-field").send_keys("cheese")
    assert not form.is_shown("guest-1")
    form.field("cheese").click()
    assert saved_record(form, downloads) == BUILT | {"cheese": False, "name": "Ada"}


@everywhere
def test_what_is_not_valid_is_not_saved(form: Form, downloads: Path) -> None:
    form.type("name", "4 da")
    form.button("Save as JSON").click()
    assert form.is_invalid
    assert form.status == ""
    assert list(downloads.iterdir()) == []


def test_what_the_page_disables_stays_disabled_and_is_not_saved(
    form: Form, edit: Callable[[str, str], None], downloads: Path
) -> None:
    edit('name="guest-1-name" value="Bo"', 'name="guest-1-name" value="Bo" disabled="disabled"')
    edit('name="slices" min', 'name="slices" disabled="disabled" min')
    form.open()
    form.button("Add a guest").click()
    form.button("Remove the last guest").click()
    assert not form.field("guest-1-name").is_enabled()
    # Those of the guests.
    assert form.browser.execute_script(
        "return document.querySelectorAll('form .stepper button').length"
    ) == 2
    form.type("name", "Ada")
    record = saved_record(form, downloads)
    assert "guest-1-name" not in record and "slices" not in record


def test_a_field_may_be_called_like_a_part_of_the_form(
    form: Form, edit: Callable[[str, str], None], downloads: Path
) -> None:
    edit('name="wish"', 'name="elements"')
    edit('name="colour"', 'name="reportValidity"')
    edit('name="hour"', 'name="__proto__"')
    form.open()
    form.type("name", "Ada")
    form.type("wish", "Ring")
    form.open()
    assert form.value("name") == "Ada" and form.value("wish") == "Ring"
    record = saved_record(form, downloads)
    assert record["elements"] == "Ring"
    assert record["reportValidity"] == "#c0190f"
    assert record["__proto__"] == "19:30"


def test_a_password_is_neither_remembered_nor_saved(
    form: Form, edit: Callable[[str, str], None], downloads: Path
) -> None:
    password = 'type="password" autocomplete="current-password"'
    edit('type="text" id="guest-1-name-field"', f'{password} id="guest-1-name-field"')
    form.open()
    form.type("name", "Ada")
    form.type("guest-1-name", "secret")
    assert "Ada" in str(form.memory) and "secret" not in str(form.memory)
    assert "guest-1-name" not in saved_record(form, downloads)
    expect_none(console_without_advice(form.browser))


def saved_record(form: Form, downloads: Path, saved: str = "page.html") -> dict[str, object]:
    """The values in the saved file, which has those of this page only."""
    [(page, record)] = json.loads(form.saved(downloads)).items()
    assert page == saved
    return record
