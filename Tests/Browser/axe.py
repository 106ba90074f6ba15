"""axe-core, run inside the page that is open."""

from functools import cache
from importlib.resources import files

from selenium import webdriver

from chromium import VIEWS, View

RUN = """
const done = arguments[arguments.length - 1];
axe.run(document, {resultTypes: ["violations"], preload: false}).then(
  (results) => done(results.violations.flatMap((violation) => violation.nodes.map(
    (node) => `${violation.id}: ${node.target} ${node.failureSummary}`.replace(/\\s+/g, " ")))),
  (error) => done([`axe-core failed: ${error}`]));
"""


@cache
def source() -> str:
    return (files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(browser: webdriver.Chrome) -> list[str]:
    """Each place that breaks a rule: the rule, where, and how to mend it."""
    if not browser.execute_script("return window.axe !== undefined"):
        browser.execute_script(source())
    return browser.execute_async_script(RUN)


def violations_of_views(
    browser: webdriver.Chrome, looked_at: tuple[View, ...] = VIEWS
) -> list[str]:
    """What is wrong with the page in any view; what is wrong in several is told once."""
    found: dict[str, list[str]] = {}
    for view in looked_at:
        view.apply(browser)
        for violation in violations(browser):
            found.setdefault(violation, []).append(str(view))
    return [f"{violation} ({'; '.join(views)})" for violation, views in found.items()]
