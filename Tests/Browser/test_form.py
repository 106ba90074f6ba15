"""A form shows and hides its rows, and is ordered, by keyboard alone."""

from collections.abc import Callable

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import console
from conftest import everywhere
from faults import expect_none
from forms import RESTORED, Form
from keys import focused, press, tab_stops, tab_to

BUILT_ORDER = "You ordered a small, regular pizza with a cheese border for you, in 8 slices."
ADAS_ORDER = BUILT_ORDER.replace("you,", "Ada,")


@everywhere
def test_a_switch_shows_and_hides_the_row_that_depends_on_it(form: Form) -> None:
    assert form.is_shown("extra")
    form.field("cheese").click()
    assert not form.is_shown("extra")
    form.field("cheese").click()
    assert form.is_shown("extra")


@everywhere
def test_without_javascript_rows_are_shown_and_hidden_and_orders_confirmed(
    scriptless_browser: webdriver.Chrome, page: str
) -> None:
    form = Form(scriptless_browser, page)
    assert form.is_shown("extra") and form.is_shown("guest-1")
    form.field("cheese").click()
    assert not form.is_shown("extra")
    form.field("guests").send_keys("3")
    assert form.is_shown("guest-3")
    assert not form.is_shown("search-field")
    assert not form.element(".tools").is_displayed()
    form.field("order").click()
    # What only a script can tell, as where a slider is, is said as it was built.
    assert form.confirmation == "You ordered a small, regular pizza for you, in 8 slices."
    expect_none(console(scriptless_browser))


def test_what_has_come_is_said_once_and_in_place_of_what_was_said_before(form: Form) -> None:
    assert form.announcement == ""
    form.field("cheese").click()
    assert form.announcement == ""
    form.field("cheese").click()
    assert form.announcement == "Now showing: There only while the cheese border is on."
    form.field("guests").send_keys("3")
    assert form.announcement == "Now showing: Guest 2. Now showing: Guest 3."
    form.field("cheese").click()
    assert form.announcement == ""
    live = form.browser.find_elements(By.CSS_SELECTOR, "form [role=status]")
    assert not [region for region in live if "Guest" in region.get_property("textContent")]


def test_hidden_fields_are_neither_sent_nor_reached_by_tab(form: Form) -> None:
    assert "guest-1-name" in form.sent_names and "guest-2-name" not in form.sent_names
    form.field("guests").send_keys("2")
    assert "guest-2-name" in form.sent_names
    assert form.field("guest-2-name") in tab_stops(form.browser)
    form.field("guests").send_keys("0")
    assert not [name for name in form.sent_names if name.startswith("guest-")]
    stops = tab_stops(form.browser)
    assert form.field("guest-1-name") not in stops and form.field("guest-2-name") not in stops


def test_a_field_that_comes_back_has_what_was_typed(form: Form) -> None:
    form.type("guest-1-name", "Cy")
    form.button("Remove the last guest").click()
    form.button("Add a guest").click()
    assert form.value("guest-1-name") == "Cy"
    assert ["guest-1-name", "Cy"] in form.sent


def test_a_hidden_field_is_not_validated(form: Form, edit: Callable[[str, str], None]) -> None:
    edit('name="guest-2-name" value=""', 'name="guest-2-name" value="" required="required"')
    form.open()
    form.type("name", "Ada")
    form.button("Add a guest").click()
    form.button("Order").click()
    assert form.confirmation is None and focused(form.browser) == form.field("guest-2-name")
    form.button("Remove the last guest").click()
    form.button("Order").click()
    assert form.confirmation == ADAS_ORDER


def test_reset_shows_again_what_was_shown_at_first(form: Form) -> None:
    form.field("cheese").click()
    form.button("Remove the last guest").click()
    form.reset()
    assert form.is_shown("extra") and form.is_shown("guest-1")
    assert ["guest-1-name", "Bo"] in form.sent


@everywhere
def test_by_keyboard_alone_a_pizza_is_ordered_and_remembered_until_it_is_reset(form: Form) -> None:
    browser = form.browser
    # From the top of the page down, one thing after another.
    tab_to(browser, form.field("cheese"))
    press(browser, Keys.SPACE)
    tab_to(browser, form.field("thickness"))
    press(browser, Keys.ARROW_RIGHT)
    tab_to(browser, form.field("sauce"))
    press(browser, "B")
    tab_to(browser, form.element("#size-field-1"))
    press(browser, Keys.ARROW_RIGHT)
    tab_to(browser, form.button("Increase Slices"))
    press(browser, Keys.ENTER)
    tab_to(browser, form.field("name"))
    press(browser, "Ada-Vos")
    tab_to(browser, form.field("wish"))
    press(browser, "Ring" + Keys.ENTER + "twice")
    tab_to(browser, form.element("#toppings-field-1"))
    press(browser, Keys.SPACE)
    tab_to(browser, form.element("#sort-field-1"))
    press(browser, Keys.ARROW_DOWN)
    tab_to(browser, form.button("Add a guest"))
    press(browser, Keys.SPACE)
    tab_to(browser, form.field("guest-2-name"))
    press(browser, "Cy")
    tab_to(browser, form.button("Order"))
    press(browser, Keys.ENTER)
    assert form.confirmation == "You ordered a large, thick pizza for Ada-Vos, in 10 slices."
    assert focused(browser).text == "Close"
    press(browser, Keys.ENTER)
    assert form.confirmation is None
    assert focused(browser) == form.field("order")
    ordered = form.sent
    assert ordered == [
        ["thickness", "3"],
        ["depth", "0.7"],
        ["sauce", "barbecue"],
        ["size", "large"],
        ["oven", "stone"],
        ["slices", "10"],
        ["weight", "1.2"],
        ["name", "Ada-Vos"],
        ["day", "2026-11-21"],
        ["hour", "19:30"],
        ["colour", "#c0190f"],
        ["wish", "Ring\ntwice"],
        ["toppings", "olives"],
        ["toppings", "bacon"],
        ["sort", "bring"],
        ["guests", "2"],
        ["guest-1-name", "Bo"],
        ["guest-2-name", "Cy"],
    ]

    form.open()
    assert form.sent == ordered
    assert form.status == RESTORED
    assert not form.is_shown("extra") and form.is_shown("guest-2")
    tab_to(browser, form.field("again"))
    press(browser, Keys.ENTER)
    form.wait_until(lambda: form.memory == {}, "the values are not forgotten")
    form.open()
    assert form.value("name") == "" and form.value("slices") == "8"
    assert form.status == ""


@everywhere
def test_an_order_that_is_not_valid_is_not_confirmed(form: Form) -> None:
    form.button("Order").click()
    assert form.confirmation is None
    assert focused(form.browser) == form.field("name")
    form.type("name", "4 da")
    form.button("Order").click()
    assert form.confirmation is None and form.is_invalid
    form.type("name", "Ada")
    form.button("Order").click()
    assert form.confirmation == ADAS_ORDER


@pytest.mark.parametrize("name", ["name", "guest-1-name", "slices", "day", "hour"])
def test_enter_in_a_field_orders_and_stays_on_the_page(form: Form, name: str) -> None:
    form.field(name).send_keys(Keys.ENTER)
    assert form.confirmation is None and focused(form.browser) == form.field("name")
    form.type("name", "Ada")
    form.field(name).send_keys(Keys.ENTER)
    assert form.confirmation == ADAS_ORDER
    assert form.browser.current_url == form.address


@everywhere
def test_enter_in_the_only_text_field_orders_and_stays_on_the_page(
    form: Form, edit: Callable[[str, str], None]
) -> None:
    fields = {"slices": "number", "weight": "number", "day": "date", "hour": "time"}
    fields |= {f"guest-{number}-name": "text" for number in (1, 2, 3)}
    for other, type in fields.items():
        edit(f'type="{type}" id="{other}-field"', f'type="hidden" id="{other}-field"')
    form.open()
    form.field("name").send_keys(Keys.ENTER)
    assert form.confirmation is None and form.browser.current_url == form.address
    form.field("name").send_keys("Ada" + Keys.ENTER)
    assert form.confirmation == ADAS_ORDER and form.browser.current_url == form.address


@everywhere
def test_a_submission_by_any_other_means_orders_and_stays_on_the_page(form: Form) -> None:
    form.type("name", "Ada")
    form.browser.execute_script("document.querySelector('form:not(.search)').requestSubmit()")
    assert form.confirmation == ADAS_ORDER and form.browser.current_url == form.address


def test_a_confirmation_says_values_in_words(form: Form, edit: Callable[[str, str], None]) -> None:
    names = "cheese thickness sauce size slices toppings sort day guest-1-name".split()
    outputs = "; ".join(f'<span data-value="{name}">built</span>' for name in names)
    edit('for <span data-value="name">you</span>', "for " + outputs)
    form.open()
    form.type("name", "Ada")
    form.element("#toppings-field-1").click()
    form.field("sauce").send_keys("B")
    form.button("Order").click()
    words = "on; Regular; BBQ; Small; 8; Olives, Bacon; I fetch it; 2026-11-21; Bo"
    assert form.confirmation == BUILT_ORDER.replace("you,", f"{words},")


def test_a_confirmation_says_what_no_stylesheet_can_see(form: Form) -> None:
    form.type("name", "Ada")
    for key, thickness in ((Keys.ARROW_LEFT, "thin"), (Keys.END, "thick")):
        form.field("thickness").send_keys(key)
        form.button("Decrease Slices").click()
        form.button("Order").click()
        slices = form.value("slices")
        changed = ADAS_ORDER.replace("regular", thickness).replace("8", slices)
        assert form.confirmation == changed
        press(form.browser, Keys.ESCAPE)
    assert slices == "4"


def test_what_has_to_be_corrected_is_shown_even_if_it_was_filtered_out_or_folded(
    form: Form, edit: Callable[[str, str], None]
) -> None:
    edit(
        '<tr class="footer"><td colspan="2">Words below folded rows.</td></tr>',
        '<tr class="row"><td><input id="inner-field" name="inner" required="required"/></td></tr>',
    )
    form.open()
    form.type("name", "Ada")
    form.element("#search-field").send_keys("order")
    assert not form.field("inner").is_displayed()
    form.button("Order").click()
    assert form.confirmation is None
    assert focused(form.browser) == form.field("inner")
    assert form.element("#search-field").get_property("value") == ""


def test_the_variants_below_a_form_are_left_alone(form: Form) -> None:
    # What a row does or plays changes nothing in the form.
    controls = ".variants :is(input, select, textarea, button:not(.play, .act[type=button]))"
    described = f"return [...document.querySelectorAll({controls!r})].map((e) => e.outerHTML)"
    before = form.browser.execute_script(described)
    assert before and all("disabled" in control for control in before)
    form.field("cheese").click()
    form.button("Add a guest").click()
    assert form.browser.execute_script(described) == before
