"""The keyboard, and what it is on."""

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement


def press(browser: webdriver.Chrome, key: str) -> None:
    ActionChains(browser, duration=0).send_keys(key).perform()


def focused(browser: webdriver.Chrome) -> WebElement:
    return browser.switch_to.active_element


def tab_to(browser: webdriver.Chrome, wanted: WebElement) -> None:
    """Presses Tab until an element has the focus, as somebody without a mouse does."""
    for _ in range(1000):
        press(browser, Keys.TAB)
        if focused(browser) == wanted:
            return
    raise AssertionError(f"Tab never reaches {wanted.get_attribute('outerHTML')}")


def tab_stops(browser: webdriver.Chrome) -> list[WebElement]:
    """What Tab reaches from the top of the page, in order, until it leaves the page.

    A field for a date has several stops and is named once.
    """
    stops: list[WebElement] = []
    for _ in range(1000):
        press(browser, Keys.TAB)
        element = focused(browser)
        if element.tag_name == "body":
            return stops
        if not stops or element != stops[-1]:
            stops.append(element)
    raise AssertionError("Tab never leaves the page")
