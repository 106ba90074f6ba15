"""Waits for what happens a moment later."""

import time
from collections.abc import Callable
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException

# In seconds. A question takes time from what is waited for: the longer it lasts, the rarer it is asked.
FIRST_PAUSE, LONGEST_PAUSE = 0.01, 0.1


def wait_until(browser: webdriver.Chrome, condition: Callable[[], bool], what: str) -> None:
    """Waits until something is so, and says what is wrong if it never is.

    A minute is never, also on a machine with much else to do.
    """
    end, pause = time.monotonic() + 60, FIRST_PAUSE
    while not is_so(condition):
        assert time.monotonic() < end, what
        time.sleep(pause)
        pause = min(1.5 * pause, LONGEST_PAUSE)


def is_so(condition: Callable[[], bool]) -> bool:
    """Whether something is so; it is not of an element that is not there yet."""
    try:
        return condition()
    except NoSuchElementException:
        return False


def saved(browser: webdriver.Chrome, file: Path) -> bytes:
    """What a browser has saved as a file, which is empty until the whole of it is moved there."""
    is_whole = lambda: file.exists() and file.stat().st_size > 0  # noqa: E731
    wait_until(browser, is_whole, f"{file.name} is not saved")
    return file.read_bytes()
