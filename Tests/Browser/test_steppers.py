"""Steppers and sliders say where they are, and sections are added and removed."""

from selenium.webdriver.common.keys import Keys

from conftest import everywhere
from forms import Form
from keys import focused


@everywhere
def test_a_stepper_steps_to_its_ends_and_says_where_it_is(form: Form) -> None:
    less, more = form.button("Decrease Slices"), form.button("Increase Slices")
    more.click()
    assert form.value("slices") == "10"
    assert form.announcement == "Slices: 10"
    assert more.get_attribute("aria-disabled") == "false"
    more.click()
    assert form.value("slices") == "12"
    assert more.get_attribute("aria-disabled") == "true"
    more.click()
    assert form.value("slices") == "12"
    assert focused(form.browser) == more
    for _ in range(6):
        less.click()
    assert form.value("slices") == "2"
    assert less.get_attribute("aria-disabled") == "true"
    assert form.announcement == "Slices: 2"


def test_a_stepper_follows_what_is_typed_and_leaves_it_alone(form: Form) -> None:
    field = form.field("slices")
    field.clear()
    for letter in "12":
        field.send_keys(letter)
    assert form.value("slices") == "12"
    assert form.button("Increase Slices").get_attribute("aria-disabled") == "true"
    field.clear()
    form.button("Increase Slices").click()
    assert form.value("slices") == "2"


@everywhere
def test_sections_are_added_and_removed_between_the_fewest_and_the_most(form: Form) -> None:
    add, remove = form.button("Add a guest"), form.button("Remove the last guest")
    announced = []
    for button in (add, add, add, remove, remove, remove, remove):
        button.click()
        announced.append(form.announcement)
        assert focused(form.browser) == button
        number = int(form.value("guests"))
        shown = [guest for guest in (1, 2, 3) if form.is_shown(f"guest-{guest}")]
        assert shown == list(range(1, number + 1))
        assert (add.get_attribute("aria-disabled") == "true") == (number == 3)
        assert (remove.get_attribute("aria-disabled") == "true") == (number == 0)
    assert announced == [
        "Guest 2 added, 2 of 3",
        "Guest 3 added, 3 of 3",
        "Guest 3 added, 3 of 3",
        "Guest 3 removed, 2 of 3",
        "Guest 2 removed, 1 of 3",
        "Guest 1 removed, 0 of 3",
        "Guest 1 removed, 0 of 3",
    ]


def test_a_slider_says_the_name_of_its_step(form: Form) -> None:
    slider = form.field("thickness")
    assert slider.get_attribute("aria-valuetext") == "Regular"
    slider.send_keys(Keys.ARROW_RIGHT)
    assert slider.get_attribute("aria-valuetext") == "Thick"
