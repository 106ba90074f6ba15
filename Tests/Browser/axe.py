"""axe-core, run inside the page that is open."""

from functools import cache
from importlib.resources import files

from selenium import webdriver

from chromium import VIEWS, View

# The contrast of words takes longer than all else. Words of one look, on grounds of one look, have one
# contrast: of each look the first and the last are asked about.
RUN = """
const [isOfColours, done] = arguments, options = {resultTypes: ["violations"], preload: false};
const grounds = new Map([[null, ""]]);
const ground = (element) => {
  if (!grounds.has(element)) {
    const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position} = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join();
    const isNone = own === "rgba(0, 0, 0, 0),none,1,none,normal,static";
    grounds.set(element, ground(element.parentElement) + (isNone ? "" : ` ${own}`));
  }
  return grounds.get(element);
};
const look = (element) => {
  const {color, fill, fontSize, fontWeight, textShadow} = getComputedStyle(element);
  // Of what is disabled the contrast may be any.
  const isDisabled = element.closest(":disabled, [aria-disabled]") || element.closest("label")?.control?.disabled;
  return [element.localName, color, fill, fontSize, fontWeight, textShadow, Boolean(isDisabled), ground(element)].join();
};
const hasWords = (element) => element.matches("input, select, textarea")
  || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
const words = [...document.body.querySelectorAll("*"), document.body]
  .filter((element) => hasWords(element) && element.checkVisibility({visibilityProperty: true}))
  .map((element) => [look(element), element]);
const include = [...new Set([...new Map([...words].reverse()).values(), ...new Map(words).values()])];
const run = async () => {
  const others = isOfColours ? {runOnly: ["link-in-text-block"]} : {rules: {"color-contrast": {enabled: false}}};
  const all = [await axe.run(document, {...options, ...others})];
  if (include.length) all.push(await axe.run({include}, {...options, runOnly: ["color-contrast"]}));
  return all.flatMap(({violations}) => violations).flatMap((violation) => violation.nodes.map(
    (node) => `${violation.id}: ${node.target} ${node.failureSummary}`.replace(/\\s+/g, " ")));
};
run().then(done, (error) => done([`axe-core failed: ${error}`]));
"""


@cache
def source() -> str:
    return (files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(browser: webdriver.Chrome, *, is_of_colours: bool = False) -> list[str]:
    """Each place that breaks a rule: the rule, where, and how to mend it; of all rules, or of those of colours."""
    if not browser.execute_script("return window.axe !== undefined"):
        browser.execute_script(source())
    return browser.execute_async_script(RUN, is_of_colours)


def violations_of_views(
    browser: webdriver.Chrome, looked_at: tuple[View, ...] = VIEWS
) -> list[str]:
    """What is wrong with the page in any view; what is wrong in several is told once."""
    found: dict[str, list[str]] = {}
    widths = set()
    for view in looked_at:
        view.apply(browser)
        # A scheme changes nothing but colours.
        for violation in violations(browser, is_of_colours=view.width in widths):
            found.setdefault(violation, []).append(str(view))
        widths.add(view.width)
    return [f"{violation} ({'; '.join(views)})" for violation, views in found.items()]
