"""Each element of an array is removed by itself, and those after it move up."""

from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from conftest import everywhere
from forms import RESTORED, Form
from keys import focused, press, tab_to
from sites import Site
from test_gallery_forms import loved, opened
from test_saving import BUILT, saved_record

MOST = 6


@pytest.fixture
def crates(silent_browser: webdriver.Chrome, galleries: dict[str, Site]) -> Form:
    return opened(silent_browser, galleries, "crates.html")


def contents(form: Form) -> list[tuple[str, str]]:
    """What is in the crates that there are."""
    return [
        (form.value(f"crate-{number}-fruit"), form.value(f"crate-{number}-weight"))
        for number in range(1, MOST + 1)
        if form.is_shown(f"crate-{number}-fruit") and form.is_shown(f"crate-{number}-weight")
    ]


def test_what_is_after_a_removed_element_moves_up(crates: Form) -> None:
    assert contents(crates) == [("pear", "5"), ("plum", "12"), ("cherries", "5")]
    button = crates.button("Remove crate 1")
    button.click()
    assert contents(crates) == [("plum", "12"), ("cherries", "5")]
    assert crates.value("crates") == "2"
    assert crates.announcement == "Crate 1 removed, 2 of 6"
    assert focused(crates.browser) == button
    # What is free begins anew.
    crates.button("Add a crate").click()
    assert contents(crates) == [("plum", "12"), ("cherries", "5"), ("pear", "5")]


def test_the_button_stands_in_the_heading_of_its_element(crates: Form) -> None:
    headings = [
        heading for heading in crates.browser.find_elements(By.CSS_SELECTOR, "form tr.element")
        if heading.is_displayed()
    ]  # fmt: skip
    assert [heading.text.split("\n")[0].split(" Remove")[0] for heading in headings] == [
        "Crate 1",
        "Crate 2",
        "Crate 3",
    ]
    for number, heading in enumerate(headings, 1):
        button = heading.find_element(By.TAG_NAME, "button")
        assert button == crates.button(f"Remove crate {number}")
        following = heading.find_element(By.XPATH, "following-sibling::tr[1]")
        assert following.get_attribute("id") == f"crate-{number}-fruit"


def test_the_last_that_there_is_leaves_the_focus_to_the_one_before(crates: Form) -> None:
    crates.button("Remove crate 3").click()
    assert contents(crates) == [("pear", "5"), ("plum", "12")]
    assert focused(crates.browser) == crates.button("Remove crate 2")
    assert crates.announcement == "Crate 3 removed, 2 of 6"


def test_no_fewer_than_the_fewest_are_left(crates: Form) -> None:
    for number in (2, 2):
        crates.button(f"Remove crate {number}").click()
    button = crates.button("Remove crate 1")
    assert contents(crates) == [("pear", "5")]
    assert button.get_attribute("aria-disabled") == "true"
    button.click()
    assert contents(crates) == [("pear", "5")]
    crates.button("Add a crate").click()
    assert button.get_attribute("aria-disabled") == "false"


def test_what_was_removed_is_remembered_saved_and_put_back_by_reset(
    crates: Form, downloads: Path
) -> None:
    crates.button("Remove crate 2").click()
    crates.open()
    assert contents(crates) == [("pear", "5"), ("cherries", "5")] and crates.status == RESTORED
    assert saved_record(crates, downloads, "crates.html") == {
        "crates": 2,
        "crate-1-fruit": "pear",
        "crate-1-weight": 5,
        "crate-2-fruit": "cherries",
        "crate-2-weight": 5,
    }
    crates.button("Start again").click()
    built = [("pear", "5"), ("plum", "12"), ("cherries", "5")]
    crates.wait_until(lambda: contents(crates) == built, "the form is not reset")


def test_by_keyboard_alone(crates: Form) -> None:
    browser = crates.browser
    # The button comes before what it removes.
    tab_to(browser, crates.button("Remove crate 1"))
    for left in (2, 1):
        press(browser, Keys.ENTER)
        assert len(contents(crates)) == left
    assert contents(crates) == [("cherries", "5")]


def test_a_section_is_removed_by_its_header(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    form = opened(silent_browser, galleries, "fruits.html")
    header = form.element("#love-1 .section")
    assert header.find_element(By.TAG_NAME, "th").text == "LOVE NUMBER 1"
    assert header.find_element(By.TAG_NAME, "td").text == "Remove"
    form.button("Remove fruit I love 1").click()
    assert loved(form) == [1]
    assert form.value("love-1-fruit") == "cherries" and form.field("love-1-daily").is_selected()
    assert form.value("love-2-fruit") == "grapes" and not form.field("love-2-daily").is_selected()
    form.button("Remove fruit I love 1").click()
    assert loved(form) == []
    assert focused(silent_browser) == form.button("Add a fruit I love")


@everywhere
def test_an_element_of_one_row_is_removed(form: Form, downloads: Path) -> None:
    form.type("name", "Ada")
    for _ in range(2):
        form.button("Add a guest").click()
    form.type("guest-2-name", "Cy")
    form.type("guest-3-name", "Di")
    form.button("Remove guest 2").click()
    expected = {"name": "Ada", "guests": 2, "guest-1-name": "Bo", "guest-2-name": "Di"}
    assert saved_record(form, downloads) == BUILT | expected


def test_an_element_that_the_page_disables_is_left_alone(
    form: Form, edit: Callable[[str, str], None]
) -> None:
    edit('name="guest-1-name" value="Bo"', 'name="guest-1-name" value="Bo" disabled="disabled"')
    form.open()
    form.button("Add a guest").click()
    form.type("guest-2-name", "Cy")
    form.button("Remove guest 2").click()
    assert form.value("guest-1-name") == "Bo" and not form.is_shown("guest-2")


def test_without_javascript_there_are_no_such_buttons(
    scriptless_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    page = galleries["cupertino"].folder / "crates.html"
    form = Form(scriptless_browser, page.as_uri())
    assert scriptless_browser.find_elements(By.CSS_SELECTOR, ".remove") == []
    form.field("crates").send_keys("2")
    assert contents(form) == [("pear", "5"), ("plum", "12")]
