"""The keyboard, and what it is on."""

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

# Notes what gets the focus and what a look at it finds, and nothing more once the focus leaves the page.
NOTE = """
const keep = new AbortController(), {signal} = keep, stops = [];
window.tabStops = null;
document.addEventListener("focusin", ({target}) => {
  stops.push([target, (() => { LOOK })()]);
}, {signal});
document.addEventListener("focusout", ({relatedTarget}) => {
  if (relatedTarget) return;
  keep.abort();
  window.tabStops = stops;
}, {signal});
"""

# Tells when an element gets the focus, and lets Tab do nothing from then on.
STOP = """
if (matchMedia("(scripting: none)").matches) return false;
const [wanted] = arguments, keep = new AbortController(), {signal} = keep;
let isReached = false;
document.addEventListener("focusin", ({target}) => { isReached ||= target === wanted; }, {signal});
addEventListener("keydown", (event) => {
  if (!isReached) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, {signal, capture: true});
window.tabIsThere = () => {
  if (isReached) keep.abort();
  return isReached;
};
return true;
"""


def press(browser: webdriver.Chrome, key: str) -> None:
    ActionChains(browser, duration=0).send_keys(key).perform()


def focused(browser: webdriver.Chrome) -> WebElement:
    return browser.switch_to.active_element


def tab_to(browser: webdriver.Chrome, wanted: WebElement) -> None:
    """Presses Tab until an element has the focus, as somebody without a mouse does."""
    # Where pages run no scripts, the focus is asked for after each key.
    runs = browser.execute_script(STOP, wanted)
    pressed, count = 0, 2 if runs else 1
    while pressed < 1000:
        press(browser, Keys.TAB * count)
        if browser.execute_script("return tabIsThere()") if runs else focused(browser) == wanted:
            return
        pressed += count
        count = min(2 * count, 32) if runs else 1
    raise AssertionError(f"Tab never reaches {wanted.get_attribute('outerHTML')}")


def tab_stops(browser: webdriver.Chrome) -> list[WebElement]:
    """What Tab reaches from the top of the page, in order, until it leaves the page.

    A field for a date has several stops and is named once.
    """
    return [stop for stop, _ in seen_stops(browser, "return null;")]


def seen_stops(browser: webdriver.Chrome, look: str) -> list[tuple[WebElement, object]]:
    """The same, each with what a script finds while the focus is on it."""
    browser.execute_script(NOTE.replace("LOOK", look))
    for _ in range(40):
        press(browser, Keys.TAB * 25)
        if stops := browser.execute_script("return tabStops"):
            return [(stop, found) for stop, found in stops]
    raise AssertionError("Tab never leaves the page")
