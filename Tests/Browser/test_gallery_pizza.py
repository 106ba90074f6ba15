"""A pizza is filled in, ordered, remembered, saved, and the gallery is built with it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

from chromium import console
from faults import expect_none
from forms import RESTORED, Form
from keys import focused, press, tab_to
from sites import Site, build_gallery

BUILT = [
    ["thickness", "0.5"],
    ["sauce", "tomato"],
    ["bacon", "on"],
    ["slices", "8"],
    ["name", ""],
]
FILLED_IN = [
    ["thickness", "0.7"],
    ["cheese-border", "on"],
    ["cheese", "gorgonzola"],
    ["sauce", "spicy"],
    ["extra-hot", "on"],
    ["olives", "on"],
    ["bacon", "on"],
    ["slices", "10"],
    ["name", "Ada Vos"],
]


@pytest.fixture
def pizza(
    silent_browser: webdriver.Chrome,
    galleries: dict[str, Site],
    address: Callable[[Site, str], str],
) -> Form:
    form = Form(silent_browser, address(galleries["cupertino"], "pizza.html"))
    assert form.sent == BUILT
    return form


def fill_in(form: Form) -> None:
    """By keyboard alone, from the top of the page down."""
    browser = form.browser
    for selector, keys in {
        "#thickness-field": Keys.ARROW_RIGHT * 2,
        "#cheese-border-field": Keys.SPACE,
        "#cheese-field-1": Keys.ARROW_RIGHT,
        "#sauce-field": "Sp",
        "#extra-hot-field": Keys.SPACE,
        "#olives-field": Keys.SPACE,
        "#slices-field": Keys.ARROW_UP,
        "#name-field": "Ada Vos",
    }.items():
        tab_to(browser, form.element(selector))
        press(browser, keys)


def footers(form: Form) -> list[str]:
    return [row.text for row in form.browser.find_elements(By.CSS_SELECTOR, "form .footer")]


def test_by_keyboard_alone_a_pizza_is_ordered_and_remembered_until_it_is_reset(
    pizza: Form,
) -> None:
    browser = pizza.browser
    fill_in(pizza)
    tab_to(browser, pizza.button("Order this pizza"))
    press(browser, Keys.ENTER)
    assert pizza.confirmation == (
        "You ordered a thick pizza for Ada Vos with spicy sauce, extra hot, olives, bacon"
        " and a border of gorgonzola, in 10 slices."
    )
    press(browser, Keys.ESCAPE)
    assert pizza.confirmation is None
    assert focused(browser) == pizza.button("Order this pizza")
    assert pizza.sent == FILLED_IN
    assert footers(pizza) == ["Thick dough.", "2 toppings. The sauce is spicy."]

    browser.refresh()
    assert pizza.sent == FILLED_IN and pizza.status == RESTORED
    assert footers(pizza) == ["Thick dough.", "2 toppings. The sauce is spicy."]
    assert pizza.is_shown("cheese") and pizza.is_shown("extra-hot")
    tab_to(browser, pizza.button("Start again"))
    press(browser, Keys.SPACE)
    pizza.wait_until(lambda: pizza.sent == BUILT, "the form is not reset")
    assert not pizza.is_shown("cheese") and not pizza.is_shown("extra-hot")
    browser.refresh()
    assert pizza.sent == BUILT and pizza.status == ""


def test_the_gallery_is_built_with_what_was_saved(
    pizza: Form, downloads: Path, workshop: Path, scriptless_browser: webdriver.Chrome
) -> None:
    fill_in(pizza)
    text = pizza.saved(downloads)
    file = downloads / "values.json"
    file.write_text(text, encoding="utf-8")
    site = build_gallery(workshop / "gallery-ada", "cupertino", "--values", file)
    address = (site.folder / "pizza.html").as_uri()

    built = Form(scriptless_browser, address)
    assert built.sent == FILLED_IN
    assert built.is_shown("cheese") and built.is_shown("extra-hot")
    # Where a slider is, and how many switches are on, is said as it was built.
    assert footers(built) == ["Thick dough.", "2 toppings. The sauce is spicy."]
    built.button("Order this pizza").click()
    assert built.confirmation == (
        "You ordered a thick pizza for Ada Vos with spicy sauce, extra hot, olives, bacon and a border of "
        "gorgonzola, in 10 slices."
    )
    expect_none(console(scriptless_browser))

    built = Form(pizza.browser, address)
    assert built.status == "", "what the page is built with is not a memory"
    assert built.saved(downloads) == text


def test_every_form_of_the_gallery_is_saved_as_what_it_can_be_built_with(
    silent_browser: webdriver.Chrome,
    galleries: dict[str, Site],
    downloads: Path,
    workshop: Path,
) -> None:
    site = galleries["cupertino"]
    pages = [page for page in site.pages if 'class="save"' in (site.folder / page).read_text()]
    assert {"pizza.html", "fruits.html", "controls.html"} <= set(pages)

    for page in pages:
        form = Form(silent_browser, (site.folder / page).as_uri())
        form.forget()
        turn_every_switch(form)
        text = form.saved(downloads)
        file = downloads / "values.json"
        file.write_text(text, encoding="utf-8")
        again = build_gallery(workshop / "gallery-turned", "cupertino", "--values", file)
        [screen] = json.loads(text)
        built = Form(silent_browser, (again.folder / screen).as_uri())
        assert built.saved(downloads) == text, page


def turn_every_switch(form: Form) -> None:
    for switch in form.browser.find_elements(By.CSS_SELECTOR, "form [role=switch]"):
        if switch.is_displayed():
            switch.click()
    for field in form.browser.find_elements(By.CSS_SELECTOR, "form input:required:invalid"):
        field.send_keys("Bo")


def test_spicy_sauce_can_be_extra_hot(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    form = Form(either_browser, (galleries["cupertino"].folder / "pizza.html").as_uri())
    form.forget()
    for sauce in ("Tomato", "BBQ", "Spicy", "Carbonara"):
        Select(form.field("sauce")).select_by_visible_text(sauce)
        assert form.is_shown("extra-hot") == (sauce == "Spicy"), sauce


def test_variants_are_side_by_side_and_each_has_a_page(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = silent_browser
    pizza = (galleries["cupertino"].folder / "pizza.html").as_uri()
    browser.get(pizza)
    full, plain = browser.find_elements(By.CSS_SELECTOR, ".variant")
    assert full.rect["y"] == plain.rect["y"]
    assert full.rect["x"] + full.rect["width"] <= plain.rect["x"]
    for name, slices in {"full": "12", "plain": "8"}.items():
        browser.get(pizza)
        variant = browser.find_element(By.ID, f"variant-{name}")
        controls = variant.find_elements(By.CSS_SELECTOR, "input, select, textarea, button")
        assert controls and not any(control.is_enabled() for control in controls)
        variant.find_element(By.CSS_SELECTOR, "h3 a").click()
        assert browser.current_url.endswith(f"/pizza/{name}.html")
        form = Form(browser, browser.current_url)
        assert form.field("slices").is_enabled() and form.value("slices") == slices
        assert form.is_shown("cheese") == form.is_shown("extra-hot") == (name == "full")
