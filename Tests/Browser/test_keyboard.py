"""Forms and lists work from the keyboard, and the focus is always seen."""

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import View
from faults import expect_none
from keys import focused, press, tab_stops
from layout import CONTRAST
from sites import Site

# What can be operated, in the order of the page; of radio buttons the chosen one. Parts of a chart
# or a map are for pointers: the numbers below it have the same links.
OPERABLE = """
return [...document.querySelectorAll(
    "a[href]:not(svg [tabindex='-1']), button, input, select, textarea, summary, [tabindex='0']")]
  .filter((element) => !element.disabled && element.type !== "hidden"
    && !(element.type === "radio" && !element.checked)
    && (element.matches(".skip") || element.checkVisibility({visibilityProperty: true})));
"""

FIRST_OF_MAIN = f"""
const operable = (() => {{ {OPERABLE} }})();
return operable.find((element) => element.closest("main"));
"""

# The focus may be drawn around the element, or around the row that it stands for. WCAG 2.2,
# 2.4.13, asks for 2 px, and 1.4.11 for three times the brightness of what is around it.
OUTLINE = CONTRAST + """
for (let at = document.activeElement; at !== document.body; at = at.parentElement) {
  const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(at);
  if (outlineStyle === "none") continue;
  return [parseFloat(outlineWidth), contrast(outlineColor, at)];
}
return [0, 1];
"""

# The recordings have a region that scrolls and buttons that a script makes.
pages = pytest.mark.parametrize(
    "page", ["settings.html", "pizza.html", "recordings/populated.html"]
)


@pages
def test_tab_reaches_everything_in_the_order_of_the_page(
    browser: webdriver.Chrome, gallery: Site, page: str
) -> None:
    browser.get((gallery.folder / page).as_uri())
    expected = browser.execute_script(OPERABLE)
    assert names(tab_stops(browser)) == names(expected)
    assert expected[0].get_attribute("class") == "skip"


@pages
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_is_seen_wherever_it_is(
    browser: webdriver.Chrome, gallery: Site, page: str, scheme: str
) -> None:
    View(1280, scheme).apply(browser)
    browser.get((gallery.folder / page).as_uri())
    unseen = []
    for _ in browser.execute_script(OPERABLE):
        press(browser, Keys.TAB)
        width, contrast = browser.execute_script(OUTLINE)
        if width < 2 or contrast < 3:
            [name] = names([focused(browser)])
            unseen.append(f"{name} has an outline of {width} px and {contrast:.1f} to 1")
    expect_none(unseen)


def test_the_first_stop_skips_to_the_content(browser: webdriver.Chrome, gallery: Site) -> None:
    faults = []
    # Pages differ in nothing but their style sheets.
    is_first = gallery.folder.name == "gallery-cupertino"
    for page in gallery.pages if is_first else gallery.pages[::6]:
        browser.get((gallery.folder / page).as_uri())
        press(browser, Keys.TAB)
        skip = focused(browser)
        if not skip.is_displayed() or skip.size["height"] < 24:
            faults.append(f"{page}: the link is not seen")
        press(browser, Keys.ENTER)
        press(browser, Keys.TAB)
        content = browser.execute_script(FIRST_OF_MAIN)
        # Where the content has nothing to operate, Tab leaves the page and begins at its top.
        if focused(browser) != (content or skip):
            faults.append(f"{page}: Tab goes on at {names([focused(browser)])}")
    expect_none(faults)


def test_space_turns_a_switch(browser: webdriver.Chrome, galleries: dict[str, Site]) -> None:
    browser.get((galleries["cupertino"].folder / "pizza.html").as_uri())
    switches = browser.find_elements(By.CSS_SELECTOR, "[role=switch]:enabled")
    stops = tab_stops(browser)
    assert switches and [switch for switch in switches if switch not in stops] == []
    for switch in switches:
        browser.execute_script("arguments[0].focus()", switch)
        was_on = switch.is_selected()
        press(browser, Keys.SPACE)
        assert switch.is_selected() != was_on, names([switch])
        press(browser, Keys.SPACE)
        assert switch.is_selected() == was_on, names([switch])


def names(elements: list) -> list[str]:
    """Elements as somebody finds them in the source."""
    return [element.get_attribute("outerHTML")[:100] for element in elements]
