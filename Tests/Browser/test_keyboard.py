"""Forms and lists work from the keyboard, and the focus is always seen."""

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import View
from faults import expect_none
from keys import press, seen_stops, tab_stops
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

SKIP_IS_SEEN = """
const skip = document.activeElement, {width, height} = skip.getBoundingClientRect();
return skip.matches(".skip") && skip.checkVisibility({opacityProperty: true, visibilityProperty: true})
  && width > 1 && height >= 24;
"""

# Where the focus is instead of on the first thing of the content. Where the content has nothing to
# operate, Tab leaves the page and begins at its top.
ELSEWHERE = f"""
const operable = (() => {{ {OPERABLE} }})();
const content = operable.find((element) => element.closest("main")) ?? document.querySelector(".skip");
return document.activeElement === content ? "" : document.activeElement.outerHTML.slice(0, 100);
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
    stops = seen_stops(browser, OUTLINE)
    assert len(stops) == len(browser.execute_script(OPERABLE))
    unseen = [
        f"{name} has an outline of {width} px and {contrast:.1f} to 1"
        for name, (_, (width, contrast)) in zip(names([stop for stop, _ in stops]), stops, strict=True)
        if width < 2 or contrast < 3
    ]
    expect_none(unseen)


def test_the_first_stop_skips_to_the_content(browser: webdriver.Chrome, gallery: Site) -> None:
    faults = []
    # Pages differ in nothing but their style sheets.
    is_first = gallery.folder.name == "gallery-cupertino"
    for page in gallery.sample if is_first else gallery.sample[::6]:
        browser.get((gallery.folder / page).as_uri())
        press(browser, Keys.TAB)
        if not browser.execute_script(SKIP_IS_SEEN):
            faults.append(f"{page}: the link is not seen")
        press(browser, Keys.ENTER + Keys.TAB)
        if where := browser.execute_script(ELSEWHERE):
            faults.append(f"{page}: Tab goes on at {where}")
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
    if not elements:
        return []
    script = "return arguments[0].map((element) => element.outerHTML.slice(0, 100))"
    return elements[0].parent.execute_script(script, elements)
