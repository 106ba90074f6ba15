"""Opens every page once, and looks at it in many ways."""

from collections.abc import Callable, Hashable
from typing import TypeVar

from selenium import webdriver

from chromium import View
from sites import Site

What = TypeVar("What", bound=Hashable)

# Looks at the page that is open, leaves it as it was, and says what is wrong.
Look = Callable[[webdriver.Chrome], list[str]]
# What each look is for, and in which view the page is then.
Looks = dict[tuple[What, View], Look]


def visit(
    browser: webdriver.Chrome, site: Site, pages: list[str], looks: Looks[What]
) -> dict[tuple[What, View], list[str]]:
    """What each look finds wrong, behind the paths of the pages."""
    found: dict[tuple[What, View], list[str]] = {name: [] for name in looks}
    views = dict.fromkeys(view for _, view in looks)
    for page in pages:
        browser.get((site.folder / page).as_uri())
        for view in views:
            view.apply(browser)
            for (what, seen), look in looks.items():
                if seen == view:
                    found[what, view] += [f"{page}: {fault}" for fault in look(browser)]
    return found
