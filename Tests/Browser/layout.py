"""How wide a page is, and how big what is on it, as the browser lays it out."""

from selenium import webdriver

from chromium import DESK, PHONE, View

# How much brighter a colour is than what is behind an element, or the other way round: 1 to 21, as
# WCAG 2.2 counts it.
CONTRAST = """
const levels = (color) => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};
const brightness = (color) => {
  const [red, green, blue] = levels(color).map((level) => level / 255).map(
    (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const behind = (element) => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor;
    if (levels(color)[3] === 255) return color;
  }
  return "Canvas";
};
const contrast = (color, element) => {
  const pair = [brightness(color), brightness(behind(element))].sort((a, b) => b - a);
  return (pair[0] + 0.05) / (pair[1] + 0.05);
};
"""

# WCAG 2.2, 2.5.8, asks for 24 by 24 pixels, and 2.5.5 for 44, but of links within a sentence: those
# that flow as a part of a line that has other words in it. A link or a label that is drawn over its
# whole row is as big as the row, and a field is as big as its label where that is bigger.
SMALL_TARGETS = """
const [least] = arguments;
const kinds = "a[href], button, input, select, textarea, summary, audio[controls], [role=button]";
const isVisible = (element) => element.checkVisibility({visibilityProperty: true})
  && !element.matches(".skip:not(:focus)") && element.type !== "hidden" && !isMark(element);
// A mark in a chart leads where a link of the table below it does, which is big enough.
const isMark = (element) => element.matches("svg a[tabindex='-1']");
const isInSentence = (element) => getComputedStyle(element).display === "inline"
  && [...element.parentElement.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
const size = (element) => {
  const over = getComputedStyle(element, "::after");
  const covers = over.content !== "none" && over.position === "absolute"
    && ["top", "right", "bottom", "left"].every((side) => over[side] === "0px");
  return (covers ? element.offsetParent : element).getBoundingClientRect();
};
const isBig = ({width, height}) => width >= least && height >= least;
return [...document.querySelectorAll(kinds)]
  .filter((element) => isVisible(element) && !isInSentence(element))
  .filter((element) => ![element, ...element.labels ?? []].map(size).some(isBig))
  .map((element) => [element, size(element)])
  .map(([element, {width, height}]) =>
    `${width.toFixed(1)} by ${height.toFixed(1)} px: ${element.outerHTML.slice(0, 120)}`);
"""


def too_wide(browser: webdriver.Chrome, name: str, views: tuple[View, ...] = (DESK, PHONE)) -> list[str]:
    """The views in which the page that is open is wider than its window."""
    faults = []
    for view in views:
        view.apply(browser)
        if width(browser) > view.width:
            faults.append(f"{name} is {width(browser)} px wide at {view}")
    return faults


def width(browser: webdriver.Chrome) -> int:
    """The width of the page in pixels, with what is beside the window."""
    return browser.execute_script("return document.scrollingElement.scrollWidth")


def small_targets(browser: webdriver.Chrome, least: int = 24) -> list[str]:
    """What can be tapped and is smaller than it has to be, in pixels."""
    return browser.execute_script(SMALL_TARGETS, least)
