"""Waits for what happens a moment later."""

from collections.abc import Callable
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.support.wait import WebDriverWait


def wait_until(browser: webdriver.Chrome, condition: Callable[[], bool], what: str) -> None:
    """Waits until something is so, and says what is wrong if it never is.

    A minute is never, also on a machine with much else to do.
    """
    try:
        WebDriverWait(browser, 60, 0.02).until(lambda _: condition())
    except TimeoutException:
        raise AssertionError(what) from None


def saved(browser: webdriver.Chrome, file: Path) -> bytes:
    """What a browser has saved as a file, which is empty until the whole of it is moved there."""
    is_whole = lambda: file.exists() and file.stat().st_size > 0  # noqa: E731
    wait_until(browser, is_whole, f"{file.name} is not saved")
    return file.read_bytes()
