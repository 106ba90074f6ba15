"""What is looked at on pages: that they fit, cover nothing, can be tapped, and do as a reader wishes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from selenium import webdriver

import axe
from chromium import DESK, PHONE, VIEWS, View
from layout import small_targets
from visits import Look, Looks

# The parts of a page: each has a place of its own. An index stays in sight beside what it is of.
COVERING = """
const within = ":is(main, main > :is(.results, .split, .band))";
const parts = [...document.querySelectorAll(
  `body > :is(header, footer), ${within} > *:not(.index, .player, .vh, .results, .split, .band)`)]
  .map((part) => [part, part.getBoundingClientRect()]).filter(([, {height}]) => height > 0);
const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
return parts.flatMap(([one, area], index) => parts.slice(index + 1)
  .filter(([, other]) => meet(area, other))
  .map(([other]) => `<${one.localName}> and <${other.localName}> cover each other`));
"""

WIDTHS = "return [document.documentElement.clientWidth, document.scrollingElement.scrollWidth]"

# What does not fit: the page in its window, and words that are cut off by a box of their own. What is
# for the ear only is cut off on purpose, and so is a value in a listing's line, where a row's page or
# its button shows all of it.
MISFITS = """
const [window, page] = (() => { """ + WIDTHS + """ })();
const cut = [...document.querySelectorAll("a, button, summary, label, th, td, p, h1, h2, h3, .badge")]
  .filter((element) => element.checkVisibility() && !element.closest(".vh, .skip"))
  .filter((element) => !(element.closest(".pane tbody tr, .bars")
    && getComputedStyle(element).textOverflow === "ellipsis"))
  .filter((element) => getComputedStyle(element).overflow !== "visible"
    && (element.scrollWidth > element.clientWidth + 1
      || element.scrollHeight > element.clientHeight + 1))
  .map((element) => `is cut off: ${element.outerHTML.slice(0, 120)}`);
return [...page > window ? [`is ${page} px wide in ${window} px`] : [], ...cut];
"""
RIGHT_TO_LEFT = f"""
document.documentElement.dir = "rtl";
try {{ return (() => {{ {MISFITS} }})(); }} finally {{ document.documentElement.removeAttribute("dir"); }}
"""

# A switch whose state is told neither by a word nor by an outline with a thumb on one side of it.
MUTE_SWITCHES = """
const isShown = (element) => getComputedStyle(element).display !== "none";
return [...document.querySelectorAll(".switch input")]
  .filter((input) => input.checkVisibility())
  .filter((input) => {
    const [on, off] = ["on", "off"].map((word) => input.parentElement.querySelector(`.${word}`));
    const isSaid = isShown(on.parentElement)
      && isShown(on) === input.checked && isShown(off) !== input.checked;
    const outline = getComputedStyle(input), thumb = getComputedStyle(input, "::before");
    const place = parseFloat(thumb.insetInlineStart);
    const isDrawn = parseFloat(outline.borderTopWidth) >= 2 && outline.borderTopStyle === "solid"
      && place > parseFloat(outline.width) / 3 === input.checked;
    return !(isSaid && isDrawn);
  })
  .map((input) => input.outerHTML.slice(0, 120));
"""

# What leads elsewhere, or does what paper cannot.
ON_SCREENS_ONLY = (
    ".skip, .crumbs, .sections, .index, .search, .pagination, .neighbours, .find, .menu, .player, .play"
)
PRINTED = """
return [...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility())
  .map((element) => element.outerHTML.slice(0, 120));
"""

HEADING = """
const {left, top} = document.querySelector("h1").getBoundingClientRect();
return [Math.round(left), Math.round(top)];
"""

MOVING = """
const still = (time) => time.split(", ").every((part) => parseFloat(part) === 0);
return [...document.querySelectorAll("*")].flatMap((element) =>
  ["", "::before", "::after", "::details-content"]
    .map((part) => [part, getComputedStyle(element, part || null)])
    .filter(([, style]) => style.animationName !== "none" || !still(style.transitionDuration))
    .map(([part]) => `${part} of ${element.outerHTML.slice(0, 120)}`));
"""


@dataclass(frozen=True)
class Wish:
    """What a reader has asked the browser for."""

    features: tuple[tuple[str, str], ...] = ()
    kind: str = "screen"


FORCED_COLOURS = Wish((("forced-colors", "active"),))
PAPER = Wish(kind="print")
STILL = Wish((("prefers-reduced-motion", "reduce"),))
# Of each, what it is about, and a script that finds where it is not granted.
ON_REQUEST = {
    FORCED_COLOURS: (".switch input", MUTE_SWITCHES),
    PAPER: (ON_SCREENS_ONLY, PRINTED),
    STILL: ("*", MOVING),
}


def of_layout(least: int = 24) -> Looks[str]:
    """Looks at a desk and on a small phone, where targets have a least size in pixels."""
    return both_widths(
        {
            "fits": too_wide,
            "covers nothing": covering,
            "can be tapped": partial(small_targets, least=least),
            "fits with text of twice the size": with_text_of_twice_the_size(too_wide),
        }
    )


def of_words() -> Looks[str]:
    """Looks at whether words of twice the size are cut off, as a long name of a column may be."""
    return both_widths({"fits with text of twice the size": with_text_of_twice_the_size(misfits)})


def both_widths(looks: dict[str, Look]) -> Looks[str]:
    return {(what, view): look for view in (DESK, PHONE) for what, look in looks.items()}


def of_themes() -> Looks[object]:
    """Looks at what only a style sheet can break."""
    wishes: Looks[object] = {
        (wish, DESK): partial(on_request, wish, *about) for wish, about in ON_REQUEST.items()
    }
    return {("right to left", view): from_right_to_left for view in (PHONE, DESK)} | wishes


def of_axe(views: tuple[View, ...] = VIEWS, known: tuple[View, ...] = ()) -> Looks[str]:
    """Looks by axe-core in some views, where some were looked at before.

    A scheme changes nothing but colours: of each width all rules are asked once.
    """
    looks: Looks[str] = {}
    widths = {view.width for view in known}
    for view in views:
        looks["axe-core", view] = partial(axe.violations, is_of_colours=view.width in widths)
        widths.add(view.width)
    return looks


def told(found: dict[tuple[object, View], list[str]]) -> list[str]:
    """What looks have found, each fault behind what was looked for and the view."""
    return [f"{what}, {view}: {fault}" for (what, view), faults in found.items() for fault in faults]


def too_wide(browser: webdriver.Chrome) -> list[str]:
    window, page = browser.execute_script(WIDTHS)
    return [f"is {page} px wide in {window} px"] if page > window else []


def misfits(browser: webdriver.Chrome) -> list[str]:
    return browser.execute_script(MISFITS)


def from_right_to_left(browser: webdriver.Chrome) -> list[str]:
    return browser.execute_script(RIGHT_TO_LEFT)


def covering(browser: webdriver.Chrome) -> list[str]:
    return browser.execute_script(COVERING)


def with_text_of_twice_the_size(look: Look) -> Look:
    """A look of somebody who has set it in the browser's settings, for every page."""

    def enlarged(browser: webdriver.Chrome) -> list[str]:
        set_font_size(browser, 32)
        try:
            return look(browser)
        finally:
            set_font_size(browser, 16)

    return enlarged


def set_font_size(browser: webdriver.Chrome, pixels: int) -> None:
    sizes = {"fontSizes": {"standard": pixels, "fixed": pixels}}
    browser.execute_cdp_cmd("Page.setFontSizes", sizes)


def on_request(wish: Wish, about: str, script: str, browser: webdriver.Chrome) -> list[str]:
    """What a script finds while a reader has a wish; nothing on a page without what it is about."""
    if not browser.execute_script("return document.querySelector(arguments[0]) !== null", about):
        return []
    with media(browser, dict(wish.features), kind=wish.kind):
        return browser.execute_script(script, about)


@contextmanager
def media(
    browser: webdriver.Chrome, features: dict[str, str], *, kind: str = "screen"
) -> Iterator[None]:
    """A reader with these wishes, for as long as it lasts."""
    wishes = [{"name": name, "value": value} for name, value in features.items()]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": kind, "features": wishes})
    try:
        yield
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
