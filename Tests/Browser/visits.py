"""Opens every page once, and looks at it in many ways."""

from collections.abc import Callable, Hashable
from typing import TypeVar

from selenium import webdriver

from sites import Site

Name = TypeVar("Name", bound=Hashable)

# Looks at the page that is open, leaves it as it was, and says what is wrong.
Look = Callable[[webdriver.Chrome], list[str]]


def visit(
    browser: webdriver.Chrome, site: Site, pages: list[str], looks: dict[Name, Look]
) -> dict[Name, list[str]]:
    """What each look finds wrong, behind the paths of the pages."""
    found: dict[Name, list[str]] = {name: [] for name in looks}
    for page in pages:
        browser.get((site.folder / page).as_uri())
        for name, look in looks.items():
            found[name] += [f"{page}: {fault}" for fault in look(browser)]
    return found
