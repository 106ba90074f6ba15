"""Chromium understands every selector and every declaration of every style sheet."""

from collections.abc import Iterator

import tinycss2
from selenium import webdriver

from faults import expect_none
from sites import Site

# Parts of other browsers' controls: here they are dropped, and with them nothing that is needed.
FOREIGN = ("::-moz-",)

# Of selectors, and of pairs of a property and a value, those that are not understood.
MISUNDERSTOOD = """
const isKnown = (said) => {
  if (Array.isArray(said)) return CSS.supports(...said);
  try { document.querySelector(said); return true; } catch { return false; }
};
return arguments[0].map((said) => !isKnown(said));
"""


def test_every_rule_is_understood(browser: webdriver.Chrome, gallery: Site) -> None:
    expect_none(faults(browser, gallery))


def test_every_rule_of_a_catalogue_is_understood(
    browser: webdriver.Chrome, catalogue: Site
) -> None:
    expect_none(faults(browser, catalogue))


def test_a_rule_that_is_not_understood_is_found(
    browser: webdriver.Chrome, workshop
) -> None:
    folder = workshop / "misspelled"
    folder.mkdir()
    (folder / "a.css").write_text("@media print { p { colour: red; } }\np::ugh { color: red; }\np")
    assert faults(browser, Site(folder)) == [
        "a.css:1: colour: red",
        "a.css:2: p::ugh",
        "a.css:3: EOF reached before {} block for a qualified rule.",
    ]


def faults(browser: webdriver.Chrome, site: Site) -> list[str]:
    return [
        f"{file.relative_to(site.folder)}:{fault}"
        for file in sorted(site.folder.rglob("*.css"))
        for fault in misunderstood(browser, file.read_text(encoding="utf-8"))
    ]


def misunderstood(browser: webdriver.Chrome, stylesheet: str) -> list[str]:
    """What is not understood of a style sheet, behind the lines it is in."""
    rules = tinycss2.parse_stylesheet(stylesheet, skip_comments=True, skip_whitespace=True)
    said = list(statements(rules))
    asked = [(line, asking) for line, asking in said if not isinstance(asking, Error)]
    answers = browser.execute_script(MISUNDERSTOOD, [asking for _, asking in asked])
    wrong = [pair for pair, is_wrong in zip(asked, answers, strict=True) if is_wrong]
    wrong += [(line, asking) for line, asking in said if isinstance(asking, Error)]
    return [
        f"{line}: {': '.join(asking) if isinstance(asking, tuple) else asking}"
        for line, asking in sorted(wrong, key=lambda pair: pair[0])
    ]


class Error(str):
    """What the parser says of what it does not understand."""


def statements(rules: list) -> Iterator[tuple[int, str | tuple[str, str]]]:
    """The lines of selectors, of pairs of a property and a value, and of errors."""
    for rule in rules:
        if rule.type == "error":
            yield rule.source_line, Error(rule.message)
        # What pages of paper are like, no element says: a page that is printed does.
        elif rule.type == "at-rule" and rule.content and rule.lower_at_keyword != "page":
            yield from statements(
                tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)
            )
        elif rule.type == "qualified-rule":
            yield from statements_of(rule)


def statements_of(rule) -> Iterator[tuple[int, str | tuple[str, str]]]:
    selector = tinycss2.serialize(rule.prelude).strip()
    if any(part in selector for part in FOREIGN):
        return
    yield rule.source_line, selector
    for declaration in tinycss2.parse_blocks_contents(
        rule.content, skip_comments=True, skip_whitespace=True
    ):
        if declaration.type != "declaration":
            message = getattr(declaration, "message", declaration.type)
            yield declaration.source_line, Error(message)
        elif not declaration.name.startswith("--"):
            value = tinycss2.serialize(declaration.value).strip()
            yield declaration.source_line, (declaration.name, value)
