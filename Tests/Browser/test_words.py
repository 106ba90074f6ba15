"""Words say what the controls say, and without JavaScript what a stylesheet can see of them."""

from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

from chromium import console
from conftest import everywhere
from faults import expect_none
from forms import Form
from keys import press, tab_to
from sites import Site


def said(form: Form) -> dict[str, str]:
    """What is seen of the words that come and go, by where they are."""
    places = {
        "header": "#said .section",
        "value": "#said-value .value",
        "subtitle": "#said-more small",
        "footer": "#said .footer",
        "toppings": "#toppings .footer",
        "depth": "#depth .slider > .value",
    }
    words = {place: form.element(selector).text for place, selector in places.items()}
    badges = form.browser.find_elements(By.CSS_SELECTOR, "#said .badge")
    # Themes may have headers in capitals.
    words["header"] = words["header"].capitalize()
    return words | {"badges": [badge.text for badge in badges if badge.is_displayed()]}


BUILT = {
    "header": "Words for a small pizza",
    "value": "Tomato",
    "subtitle": "For you, 0.7 deep, by Cy",
    "footer": "With cheese",
    "toppings": "1 of 2 toppings",
    "depth": "0.7",
    "badges": ["Rich", "8"],
}


@everywhere
def test_by_keyboard_words_say_what_the_controls_say_until_they_are_reset(form: Form) -> None:
    browser = form.browser
    assert said(form) == BUILT
    for selector, keys in {
        "#cheese-field": Keys.SPACE,
        "#depth-field": Keys.ARROW_RIGHT * 2,
        "#sauce-field": "B",
        "#size-field-1": Keys.ARROW_RIGHT,
        "#slices-field": Keys.ARROW_UP,
        "#name-field": "Ada",
        "#toppings-field-1": Keys.SPACE,
    }.items():
        tab_to(browser, form.element(selector))
        press(browser, keys)
    chosen = {
        "header": "Words for a large pizza",
        "value": "BBQ",
        "subtitle": "For Ada, 0.9 deep, by Cy",
        "footer": "Deep",
        "toppings": "2 of 2 toppings",
        "depth": "0.9",
        "badges": ["10"],
    }
    assert said(form) == chosen
    assert form.element("#said .footer").is_displayed()
    # They are there when the page is opened again.
    form.open()
    assert said(form) == chosen
    form.reset()
    form.wait_until(lambda: said(form) == BUILT, f"{said(form)} is said after the reset")


def test_a_field_that_is_emptied_has_the_page_s_own_words_again(form: Form) -> None:
    form.type("name", "Ada")
    assert said(form)["subtitle"].startswith("For Ada,")
    form.field("name").send_keys(Keys.BACKSPACE * 3)
    assert said(form)["subtitle"].startswith("For you,")


@everywhere
def test_without_javascript_what_only_a_script_can_see_is_said_as_it_was_built(
    scriptless_browser: webdriver.Chrome, page: str
) -> None:
    form = Form(scriptless_browser, page)
    # A slider's own number is between the lowest and the highest, which are said.
    assert said(form) == BUILT | {"depth": ""}
    assert form.element("#toppings .footer").is_displayed()
    assert form.element("#depth .steps").text.split() == ["0", "1"]
    form.field("cheese").click()
    form.field("depth").send_keys(Keys.ARROW_LEFT)
    Select(form.field("sauce")).select_by_visible_text("BBQ")
    form.element("#size-field-2").click()
    form.field("name").send_keys("Ada")
    form.element("#toppings-field-1").click()
    chosen = {"header": "Words for a large pizza", "value": "BBQ", "footer": "", "badges": ["8"]}
    assert said(form) == BUILT | {"depth": ""} | chosen
    assert not form.element("#said .footer").is_displayed()
    expect_none(console(scriptless_browser))


def test_words_that_change_do_not_talk_over_somebody(form: Form) -> None:
    live = form.browser.find_elements(
        By.CSS_SELECTOR,
        ":is(output, [role=status], [aria-live]) :is([data-value], [data-count]), output",
    )
    assert live == []


def test_a_slider_over_numbers_is_remembered_and_saved_as_a_number(
    form: Form, downloads: Path
) -> None:
    form.type("name", "Ada")
    for number in ("0.8", "0.9", "1", "1"):
        form.field("depth").send_keys(Keys.ARROW_RIGHT)
        assert form.value("depth") == number and said(form)["depth"] == number
        assert form.field("depth").get_attribute("aria-valuetext") == number
    form.field("depth").send_keys(Keys.HOME + Keys.ARROW_RIGHT * 3)
    assert ["depth", "0.3"] in form.sent
    assert '"depth": 0.3,' in form.saved(downloads)
    form.open()
    assert form.value("depth") == "0.3" and said(form)["depth"] == "0.3"


def test_a_variant_says_what_it_is_in(either_browser: webdriver.Chrome, sink: Site) -> None:
    either_browser.get((sink.folder / "page.html").as_uri())
    variant = either_browser.find_element(By.ID, "variant-plain")
    footers = [footer.text for footer in variant.find_elements(By.CSS_SELECTOR, ".footer")]
    assert "0 of 2 toppings" in footers and "With cheese" not in footers
    assert variant.find_element(By.ID, "plain--depth").text.split() == ["Depth", "0.7", "0", "1"]


def test_the_site_s_search_knows_the_words_of_the_page_as_it_was_built(
    galleries: dict[str, Site],
) -> None:
    folder = galleries["cupertino"].folder / "search"
    index = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.js"))
    assert "Distance Kilometres" in index and "Miles" not in index
