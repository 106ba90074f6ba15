"""Waits for what happens a moment later."""

from collections.abc import Callable

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.support.wait import WebDriverWait


def wait_until(browser: webdriver.Chrome, condition: Callable[[], bool], what: str) -> None:
    """Waits until something is so, and says what is wrong if it never is."""
    try:
        WebDriverWait(browser, 15, 0.02).until(lambda _: condition())
    except TimeoutException:
        raise AssertionError(what) from None
