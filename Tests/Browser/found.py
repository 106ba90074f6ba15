"""What is searched, as somebody sees and uses it: the page of a search, or the listing of a table."""

import json
from dataclasses import dataclass
from urllib.parse import urlencode

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select

from waiting import wait_until

# So many queries are answered well within the time that a script may take.
BATCH = 10

# What the rows that were found are called, and where they lead: those of recordings by their anchors. The
# listing of a table is in a folder of its own.
ROWS = """
const all = [...document.querySelectorAll("#search-rows > :not(.group)")];
const explores = document.querySelector("#search-form[data-base]");
const rows = all.map((row) => [
  !explores && row.id || (row.querySelector("a") ?? row.cells[0]).textContent,
  row.querySelector("a")?.getAttribute("href").replace(/^[.][.][/]/, "") ?? "",
]);
"""

# Asks each query in turn, and presses a button as long as it is there. What a form says is set before
# the others, so that one that is already open is asked again.
ASK = """
const [json, button, done] = arguments, get = (name) => document.getElementById("search-" + name);
const form = get("form"), explores = form.dataset.base;
const isReady = () => !get("results").hasAttribute("aria-busy") && get("found").textContent;
const settled = async () => {
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 1));
};
async function answer(query) {
  if (explores) return explored(query);
  for (const control of form.querySelectorAll("input, select")) {
    const value = query[control.name] || "";
    control.value = value;
    if (control.add && control.value !== value) control.add(new Option(value, value, true, true));
  }
  get("found").textContent = "";
  form.requestSubmit();
  return read();
}
async function explored(query) {
  form.elements.q.value = query.q || "";
  get("found").textContent = "";
  rowhouse.change((next) => {
    for (const name of [...next.keys()]) next.delete(name);
    for (const [name, value] of Object.entries(query)) {
      for (const own of [value].flat()) if (own && name !== "q") next.append(name, own);
    }
  });
  return read();
}
async function read() {
  await settled();
  while (get("retry").hidden && !get(button).hidden) {
    get(button).click();
    await settled();
  }
  """ + ROWS + """
  const lines = get("retry").hidden ? rows : [];
  return [get("found").innerText, lines.map(([name]) => name), lines.map(([, link]) => link)];
}
(async () => {
  // The script of a listing comes once somebody asks for something.
  if (explores && !window.rowhouse.change) {
    form.elements.q.dispatchEvent(new Event("focus"));
    while (!window.rowhouse.change) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const answers = [];
  for (const query of JSON.parse(json)) answers.push(await answer(query));
  done(answers);
})();
"""


COUNTS = """
return [...document.querySelectorAll(`#facets section[data-name="${CSS.escape(arguments[0])}"] label`)]
  .map((label) => [label.querySelector(".t").textContent, label.querySelector(".n").textContent]);
"""

# Whether a search has said something, or shown rows where the address asks for some.
SETTLED = """
const [found, results] = ["found", "results"].map((name) => document.getElementById("search-" + name));
if (!found || !found.textContent || results.hasAttribute("aria-busy") || document.body.dataset.veil) return false;
const explores = document.querySelector("#search-form[data-base]");
return !explores || !location.search || Boolean(window.rowhouse?.change);
"""

# What a search that never ends is at.
STATE = """
const [found, results] = ["found", "results"].map((name) => document.getElementById("search-" + name));
return JSON.stringify({
  says: found.textContent, isBusy: results.hasAttribute("aria-busy"), hasFocus: document.hasFocus(),
  isSeen: document.visibilityState, scripts: [...document.scripts].map(({src}) => src),
});
"""


def quoted(text: str) -> str:
    """A text as a selector has it."""
    return json.dumps(text, ensure_ascii=False)


@dataclass(frozen=True)
class Answer:
    """What a page says to a query: in words, and in rows with their links."""

    said: str
    rows: list[str]
    links: list[str]


class Found:
    """The page of a search that is open."""

    def __init__(self, browser: webdriver.Chrome, address: str, **query: str) -> None:
        self.browser = browser
        self.address = address
        self.open(**query)

    def open(self, **query: str) -> None:
        self.browser.get(self.address + ("?" + urlencode(query) if query else ""))
        leads = lambda: self.browser.find_elements(By.ID, "search-listing")  # noqa: E731
        wait_until(self.browser, lambda: not leads(), "the page leads to no listing")
        if any(query.values()):
            self.settle()

    def part(self, name: str) -> WebElement:
        return self.browser.find_element(By.ID, "search-" + name)

    @property
    def field(self) -> WebElement:
        return self.part("field")

    @property
    def asked(self) -> str:
        """What is in the field, whatever it is."""
        script = "return JSON.stringify(document.getElementById('search-field').value)"
        return json.loads(self.browser.execute_script(script))

    @property
    def said(self) -> str:
        return self.part("found").text

    @property
    def is_busy(self) -> bool:
        return self.part("results").get_attribute("aria-busy") is not None

    @property
    def is_settled(self) -> bool:
        """Whether what the address asks for is answered; a search page may lead to a listing before."""
        return self.browser.execute_script(SETTLED)

    @property
    def rows(self) -> list[str]:
        """The anchors of recordings, or the words that lead to rows."""
        return self.browser.execute_script(ROWS + "return rows.map(([name]) => name);")

    @property
    def query(self) -> str:
        return self.browser.execute_script("return location.search")

    def settle(self) -> None:
        wait_until(self.browser, lambda: self.is_settled, "the search never ends")

    def wait_for(self, words: str) -> None:
        wait_until(self.browser, lambda: self.said == words, f"it does not say “{words}”")

    def type(self, text: str) -> None:
        """Puts a text in place of another at once: between two keys a slow machine would ask already."""
        self.field.send_keys(Keys.CONTROL + "a")
        if text and isinstance(self.browser, webdriver.Chrome):
            self.browser.execute_cdp_cmd("Input.insertText", {"text": text})
        else:
            self.field.send_keys(text or Keys.DELETE)

    def choose(self, name: str, value: str) -> None:
        """Chooses a filter, as somebody who waits until there is something to choose from."""
        boxes = f"#facets input[name={quoted(name)}][value={quoted(value)}]"
        if self.browser.find_elements(By.CSS_SELECTOR, "#search-form[data-base]"):
            find = lambda: self.browser.find_elements(By.CSS_SELECTOR, boxes)  # noqa: E731
            wait_until(self.browser, lambda: find() != [], f"there is no {name} {value}")
            self.browser.execute_script("arguments[0].click()", find()[0])
            return
        select = self.browser.find_element(By.NAME, name)
        option = f"option[value='{value}']"
        wait_until(
            self.browser,
            lambda: select.find_elements(By.CSS_SELECTOR, option) != [],
            f"there is no {name} {value}",
        )
        select.find_element(By.CSS_SELECTOR, option).click()

    def choices(self, name: str) -> list[str]:
        """What a filter offers, once it does."""
        select = Select(self.browser.find_element(By.NAME, name))
        wait_until(self.browser, lambda: len(select.options) > 1, f"there is no {name} to choose")
        return [option.text for option in select.options]

    def counts(self, name: str) -> dict[str, str]:
        """The values of a facet beside the rows, and how many of what is found have each."""
        return dict(self.browser.execute_script(COUNTS, name))

    def wait_for_counts(self, name: str, counts: dict[str, str]) -> None:
        wait_until(
            self.browser, lambda: self.counts(name) == counts, f"{name} is not counted as {counts}"
        )

    def wait_for_choices(self, name: str, choices: list[str]) -> None:
        """Waits until a filter says how much of what was found each choice would leave."""
        select = self.browser.find_element(By.NAME, name)
        said = lambda: [option.text for option in Select(select).options]  # noqa: E731
        wait_until(self.browser, lambda: said() == choices, f"{name} does not offer {choices}")

    def all(self, **query: str) -> tuple[str, list[str]]:
        """What is said in the end, and all there is, by pressing for more."""
        (answer,) = self.answers([query])
        return answer.said, answer.rows

    def answers(self, queries: list[dict[str, str]], button: str = "more") -> list[Answer]:
        """What is said to each query once a button, that for more or that for all, is gone."""
        answers = []
        for start in range(0, len(queries), BATCH):
            asked = json.dumps(queries[start : start + BATCH])
            try:
                answers += self.browser.execute_async_script(ASK, asked, button)
            except TimeoutException:
                raise AssertionError(f"{self.browser.execute_script(STATE)}: {asked}") from None
        return [Answer(*answer) for answer in answers]
