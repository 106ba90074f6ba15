"""The listing of a table, where rows are found, narrowed, sorted and taken along."""

import csv
import io
import json
import random
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

import axe
from chromium import DESK, PHONE, VIEWS, View, console
from conftest import either_way
from faults import expect_none
from found import Found
from keys import press, tab_to
from layout import small_targets, width
from phrases import phrase
from scan import Scan, ranked
from serving import Server
from sites import Site, build_table, run
from waiting import wait_until

HEADER = ["Name", "Kind", "Town", "Price", "Day", "Note"]
KINDS = ("ash", "Beech", "élm", "oak, red", "oak")
TOWNS = tuple(f"{first}{last}" for first in ("Nor", "Sud", "Ost", "West", "Élan") for last in
              ("bury", "ham", "ton", "by", "ford", "wick", " <b>", ' "Hill"'))  # fmt: skip
ROWS = 1_200
WORDS = ("alpha", "beta", "gamma", "delta")

# Keeps what a download would save.
SAVED = """
window.saved = [];
URL.createObjectURL = (blob) => {
  blob.text().then((text) => window.saved.push(text));
  return "#";
};
"""


# The parts of the page that have moved without anything that a reader did.
MOVED = """
const [done] = arguments;
new PerformanceObserver((list) => done(list.getEntries().filter(({hadRecentInput}) => !hadRecentInput)
  .flatMap(({sources}) => sources.map(({node}) => `${node?.localName}#${node?.id} of ${node?.className}`))))
  .observe({type: "layout-shift", buffered: true});
setTimeout(() => done([]), 200);
"""


def row_of(number: int, chance: random.Random) -> list[str]:
    return [
        f"{chance.choice(WORDS).title()} {number}",
        chance.choice((*KINDS, "")),
        chance.choice(TOWNS),
        chance.choice(("", f"{chance.randrange(-50, 4000) / 4:g}")),
        chance.choice(("", f"{1990 + number % 33}-{1 + number % 12:02}-{1 + number % 28:02}")),
        f"{chance.choice(WORDS)} {chance.choice(WORDS)} =1+{number}",
    ]


@dataclass(frozen=True)
class Explored:
    site: Site
    rows: list[list[str]]
    # The rows as the file of all rows has them.
    lines: list[str]

    @cached_property
    def scan(self) -> Scan:
        # The title first, then texts that hardly any row shares, then others, then numbers and days.
        tiers = ((0,), (5,), (1, 2), (3, 4))
        named = (
            (str(at), tuple(" ".join(row[place] for place in places) for places in tiers))
            for at, row in enumerate(self.rows)
        )
        return Scan(named, prefix="")

    def find(self, query: dict) -> list[int]:
        """The numbers of the rows that a query finds, in order."""
        numbers = [int(name) for name in self.scan.find(query["q"])] if query.get("q") else range(ROWS)
        found = [at for at in numbers if all(self.is_meant(at, *choice) for choice in choices(query))]
        if query.get("sort"):
            # Equals keep the order of the data.
            found.sort()
        elif query.get("q"):
            found = ranked(found, self.rows, [0, 2, 2, 3, 3, 1], query["q"])
        for name in reversed(query.get("sort", [])):
            column = HEADER.index(name.removeprefix("-").removeprefix("by-"))
            key = KEYS.get(HEADER[column], folded)
            known = [at for at in found if self.rows[at][column]]
            known.sort(key=lambda at: key(self.rows[at][column]), reverse=name[0] == "-")
            if name[0] == "-":
                # Equals keep their order both ways.
                groups: dict = {}
                for at in (at for at in found if self.rows[at][column]):
                    groups.setdefault(key(self.rows[at][column]), []).append(at)
                known = [at for value in sorted(groups, reverse=True) for at in groups[value]]
            found = known + [at for at in found if not self.rows[at][column]]
        return found

    def is_meant(self, at: int, name: str, values: list[str], is_missing: bool) -> bool:
        value = self.rows[at][HEADER.index(name[3:])]
        if not value:
            return is_missing
        if name.startswith("by-"):
            return value in values
        key = KEYS[name[3:]]
        ends = [range_.split(" to ") for range_ in values]
        return any((not low or key(low) <= key(value)) and (not high or key(value) <= key(high))
                   for low, high in ends)  # fmt: skip


KEYS: dict[str, Callable] = {"Price": float, "Day": str}


def folded(text: str) -> tuple[str, str]:
    plain = text.lower().replace("é", "e")
    return " ".join("".join(it if it.isalnum() else " " for it in plain).split()), text


def choices(query: dict) -> list[tuple[str, list[str], bool]]:
    names = {name for name in query if name[:3] in ("by-", "in-")} | set(query.get("none", []))
    return [(name, query.get(name, []), name in query.get("none", [])) for name in sorted(names)]


@pytest.fixture(scope="module")
def explored(workshop: Path) -> Explored:
    chance = random.Random(36)
    rows = [row_of(number, chance) for number in range(ROWS)]
    text = io.StringIO()
    csv.writer(text).writerows([HEADER, *rows])
    site = build_table(text.getvalue(), workshop / "explored", "explored.csv", "--download")
    whole = (site.folder / "rows/all.csv").read_bytes().decode("utf-8-sig")
    return Explored(site, rows, whole.split("\r\n")[:-1])


@pytest.fixture
def found(
    silent_browser: webdriver.Chrome, explored: Explored, address: Callable[[Site, str], str]
) -> Found:
    return Found(silent_browser, address(explored.site, "rows/index.html"))


def asked(chance: random.Random) -> dict:
    query: dict = {}
    if chance.random() < 0.5:
        query["q"] = " ".join(chance.sample(WORDS, chance.choice((1, 1, 2))))
    if chance.random() < 0.5:
        query["by-Kind"] = chance.sample(KINDS, chance.choice((1, 2, 3)))
    if chance.random() < 0.4:
        query["by-Town"] = chance.sample(TOWNS, chance.choice((1, 5, 20)))
    if chance.random() < 0.3:
        low = chance.choice(("", str(chance.randrange(-20, 900))))
        query["in-Price"] = [f"{low} to {chance.choice(('', str(chance.randrange(0, 1100))))}"]
    if chance.random() < 0.3:
        query["in-Day"] = [f"{1990 + chance.randrange(30)}-03-05 to "]
    if chance.random() < 0.2:
        query["none"] = chance.sample(["by-Kind", "in-Price", "in-Day"], 1)
    if chance.random() < 0.6:
        names = chance.sample(["by-Name", "by-Kind", "by-Town", "by-Price", "by-Day"], 2)
        query["sort"] = [chance.choice(("", "-")) + name for name in names[: chance.choice((1, 2))]]
    return query


def expect_answers(found: Found, explored: Explored, seed: int) -> None:
    """A hundred random queries show the rows that a scan finds, in its order, and say how many they are."""
    chance = random.Random(seed)
    queries = [query for query in (asked(chance) for _ in range(110)) if query][:100]
    faults = []
    for query, answer in zip(queries, found.answers(queries, button="all"), strict=True):
        expected = explored.find(query)
        names = [explored.rows[at][0] for at in expected[:50]]
        if answer.rows != names or expected and not answer.said.startswith(f"{len(expected):,} row"):
            faults.append(f"{query}: says {answer.said!r}, not {len(expected)}; {answer.rows[:3]}, {names[:3]}")
    expect_none(faults)


MORE_ASKED = [("http", 0), *(("file", seed) for seed in range(1, 6))]


@pytest.mark.parametrize(
    ("address", "seed"),
    [("file", 0), *(pytest.param(*pair, marks=pytest.mark.slow) for pair in MORE_ASKED)],
    indirect=["address"],
)
def test_whatever_is_asked_is_what_the_rows_say(found: Found, explored: Explored, seed: int) -> None:
    expect_answers(found, explored, seed)


def test_counts_are_those_of_what_each_value_would_leave(found: Found, explored: Explored) -> None:
    chance = random.Random(5)
    faults = []
    for _ in range(12):
        query = asked(chance) | {"by-Kind": chance.sample(KINDS, 2)}
        [answer] = found.answers([query], button="all")
        others = {name: value for name, value in query.items() if name != "by-Kind"}
        if "none" in others:
            others["none"] = [name for name in others["none"] if name != "by-Kind"]
        rows = [explored.rows[at][1] for at in explored.find({k: v for k, v in others.items() if v} or {})]
        expected = {kind: f"{rows.count(kind):,}" for kind in {*rows, *query["by-Kind"]} if kind}
        if rows.count("") or "by-Kind" in query.get("none", []):
            expected["Not given"] = f"{rows.count(''):,}"
        try:
            found.wait_for_counts("by-Kind", expected)
        except AssertionError:
            faults.append(f"{query}: {found.counts('by-Kind')}, not {expected}; {answer.said}")
    expect_none(faults)


@pytest.mark.parametrize("kind", ["csv", "json", "ndjson"])
def test_what_is_found_is_taken_along(found: Found, explored: Explored, kind: str) -> None:
    query = {"q": "alpha", "by-Kind": ["ash", "oak, red"], "sort": ["-by-Price"]}
    found.browser.execute_script(SAVED)
    for asked_, expected in [({}, list(range(ROWS))), (query, explored.find(query))]:
        found.answers([asked_])
        found.browser.execute_script("window.saved.length = 0")
        button = found.browser.find_element(By.CSS_SELECTOR, f"[data-take={kind}]")
        found.browser.execute_script("arguments[0].click()", button)
        wait_until(found.browser, lambda: found.browser.execute_script("return saved.length"), "nothing is saved")
        [text] = found.browser.execute_script("return saved")
        if kind == "csv":
            assert text.removeprefix("\ufeff").split("\r\n")[:-1] == [
                explored.lines[0], *(explored.lines[1 + at] for at in expected)
            ]  # fmt: skip
            continue
        objects = json.loads(text) if kind == "json" else [json.loads(line) for line in text.splitlines()]
        numbers = lambda row: [float(it) if name == "Price" and it else it for name, it in row]  # noqa: E731
        assert [numbers(it.items()) for it in objects] == [
            numbers(zip(HEADER, explored.rows[at], strict=True)) for at in expected
        ]


SVG = 'xmlns="http://www.w3.org/2000/svg" '


def test_rows_look_as_those_of_the_page_do(
    silent_browser: webdriver.Chrome, workshop: Path, tmp_path: Path
) -> None:
    """Values of all kinds are drawn by the build and by the script alike."""
    names = [
        "Title", "Whole", "Share", "Colour", "Site", "Mail", "Where", "Yes", "When", "List", "Tags", "Key", "Words",
    ]  # fmt: skip
    rows = [
        [f"Row {n}", n * 1_000_003, f"{n % 101}%", f"#{n % 4096:03x}", f"https://www.example.org/{n % 3}/",
         f"mail{n}@example.org", f"{n * 0.73318927:.9f}", "yes" if n % 2 else "no", f"2020-01-{1 + n % 28:02}",
         [n, "two"], f"red; blue{';' * (n % 2)}" if n % 3 else "blue; red", f"{n}/é&\"",
         "www.example.net/x" if n % 5 else "plain <b>"]
        for n in range(60)
    ]  # fmt: skip
    text = json.dumps([names, *rows])
    options = ["--row-pages", "--split", "Tags=;", "--link", "Key=https://example.org/{}?of={}"]
    site = build_table(text, workshop / f"kinds-{tmp_path.name}", "kinds.json", *options)
    read = "return [...document.querySelectorAll('.listing tbody tr')].map((row) =>" \
        " [row.id, [...row.cells].map((cell) => cell.innerHTML.replace(/<a class=.own.*?<.a>/, ''))])"
    pages = {}
    for page in site.listing("rows"):
        silent_browser.get((site.folder / page).as_uri())
        pages |= dict(silent_browser.execute_script(read))
    found = Found(silent_browser, (site.folder / "rows/index.html").as_uri())
    assert len(found.all(sort="by-Title")[1]) == 60
    # What is behind the last separator is an item that the style hides.
    clean = lambda html: html.replace("../rows/", "").replace("<svg ", "<svg " + SVG).replace("<li></li>", "")  # noqa: E731
    drawn = {row: [clean(cell) for cell in cells] for row, cells in silent_browser.execute_script(read)}
    expect_none([f"{row}: {own} is drawn as {drawn.get(row)}" for row, own in pages.items() if drawn.get(row) != own])


@pytest.mark.parametrize("is_single", [False, True])
def test_lists_of_objects_are_counted_and_found(
    silent_browser: webdriver.Chrome, workshop: Path, is_single: bool
) -> None:
    """The script says how many there are as the build does, finds their words, and takes along all of them."""
    rows = [
        {"name": f"Row {n:02}", "reviews": [{"by": f"Reader{n}", "of": {"towns": ["Élan"]}}] * (n % 4)}
        for n in range(60)
    ]
    site = build_table(json.dumps(rows), workshop / f"objects-{is_single}", "objects.json", "--download")
    if is_single:
        file = workshop / "objects.html"
        run("rowhouse", "table", workshop / f"objects-{is_single}-objects.json", "--output", file, "--quiet")
        found = Found(silent_browser, file.as_uri())
    else:
        found = Found(silent_browser, (site.folder / "rows/index.html").as_uri())
    asked = [{"q": "reader7"}, {"q": "elan"}, {"q": "by"}, {"q": "reviews"}, {"q": "reader7 elan"}]
    assert [answer.said for answer in found.answers(asked)][:2] == ["1 row", "45 rows"]
    assert [len(answer.rows) for answer in found.answers(asked)][2:] == [0, 0, 1]
    found.answers([{"sort": ["-by-reviews"]}], button="more")
    read = "return [...document.querySelectorAll('.listing tbody tr')].map((row) => row.cells[1].textContent)"
    shown = silent_browser.execute_script(read)
    assert shown == ["3 reviews"] * 15 + ["2 reviews"] * 15 + ["1 review"] * 15 + [""] * 15
    silent_browser.execute_script(SAVED)
    button = silent_browser.find_element(By.CSS_SELECTOR, "[data-take=json]")
    silent_browser.execute_script("arguments[0].click()", button)
    wait_until(silent_browser, lambda: silent_browser.execute_script("return saved.length"), "nothing is saved")
    [saved] = silent_browser.execute_script("return saved")
    assert sorted(json.loads(saved), key=lambda row: row["name"]) == rows


def test_rows_that_are_cut_have_the_button_of_the_page(silent_browser: webdriver.Chrome, workshop: Path) -> None:
    """Without pages of their own, long rows can be opened wherever they are listed."""
    notes = ["short {}", "a note of more than thirty-two bytes {}", "é" * 16 + " {}", "www.example.org/{}" + "long" * 9]
    lines = "".join(f"Row {n:02},{notes[n % 4].format(n)}\n" for n in range(20))
    site = build_table("Name,Note\n" + lines, workshop / "cut-rows", "cut.csv")
    listing = (site.folder / "rows/index.html").as_uri()
    read = """
return [...document.querySelectorAll(".listing tbody tr")].map(({id, cells}) =>
  [id, cells[0].querySelector("details")?.textContent, cells[1].innerHTML]);
"""
    silent_browser.get(listing)
    pages = silent_browser.execute_script(read)
    assert {button for _, button, _ in pages} == {None, "More"}
    found = Found(silent_browser, listing)
    assert len(found.all(sort="by-Name")[1]) == 20
    expect_none([f"{own} is drawn as {drawn}" for own, drawn in
                 zip(pages, silent_browser.execute_script(read), strict=True) if own != drawn])  # fmt: skip


PLACES = """Name,Town,Zone,Code
Beauvais Paris Field,Beauvais,Europe/Paris,1
Paris Nord,Paris,Europe/Paris,2
Grand Parisian,Lyon,Europe/Paris,3
Roissy,Paris,Europe/Paris,4
Paris,Texas,America/Paris,5
Orly,Orly,Europe/Paris,6
Dover,Dover,Europe/London,
Dover,Ohio,America/Paris,8
New Haven,York,Europe/London,9
Old Field,New York,Europe/London,10
"""


@pytest.mark.parametrize(
    "query, first",
    [
        # The title in full, the town in full, the beginning of a title, another part of one, a beginning, a path.
        ("paris", ["Paris", "Paris Nord", "Roissy", "Beauvais Paris Field", "Grand Parisian", "Orly", "Dover"]),
        # All words in one column.
        ("new york", ["Old Field", "New Haven"]),
        # Of rows that match alike the fuller.
        ("dover", ["8", ""]),
    ],
)
@pytest.mark.parametrize("is_single", [False, True])
def test_what_matches_best_comes_first(
    silent_browser: webdriver.Chrome, workshop: Path, query: str, first: list[str], is_single: bool
) -> None:
    if is_single:
        page = workshop / "best.html"
        file = workshop / "best.csv"
        file.write_text(PLACES, encoding="utf-8")
        run("rowhouse", "table", file, "--output", page, "--quiet")
    else:
        page = build_table(PLACES, workshop / "best", "best.csv").folder / "rows/index.html"
    found = Found(silent_browser, page.as_uri(), q=query)
    cells = lambda at: [row.find_elements(By.CSS_SELECTOR, "th, td")[at].text for row in  # noqa: E731
                        found.part("rows").find_elements(By.CSS_SELECTOR, "tr")]  # fmt: skip
    assert cells(3 if query == "dover" else 0) == first


def test_without_a_script_facets_lead_to_values(
    scriptless_browser: webdriver.Chrome, workshop: Path
) -> None:
    text = "Name,Kind,Town\n" + "".join(f"Tree {n},{KINDS[n % 5].split(',')[0]},Town {n % 9}\n" for n in range(120))
    site = build_table(text, workshop / "scriptless", "trees.csv", "--facet", "Kind")
    browser = scriptless_browser
    browser.get((site.folder / "rows/index.html").as_uri())
    links = browser.find_elements(By.CSS_SELECTOR, "#facets .bars a")
    targets = {link.find_element(By.CLASS_NAME, "t").text: link.get_attribute("href") for link in links}
    assert targets["ash"].endswith("/by/kind/ash/index.html")
    # Other pages do not change where a row is added.
    browser.get((site.folder / "rows/page-2.html").as_uri())
    assert browser.find_elements(By.CSS_SELECTOR, "#facets .bars") == []
    assert [it.text for it in browser.find_elements(By.CSS_SELECTOR, "#facets h2 a")] == ["Kind"]
    browser.get((site.folder / "rows/index.html").as_uri())
    PHONE.apply(browser)
    panel = browser.find_element(By.ID, "facets")
    assert not panel.is_displayed()
    browser.find_element(By.CSS_SELECTOR, ".sheet").click()
    assert panel.is_displayed()
    panel.find_element(By.CSS_SELECTOR, ".head button").click()
    assert not panel.is_displayed()


@either_way
def test_every_page_explores_all_rows(
    silent_browser: webdriver.Chrome, explored: Explored, address: Callable[[Site, str], str]
) -> None:
    browser = silent_browser
    first, third = address(explored.site, "rows/index.html"), address(explored.site, "rows/page-3.html")
    browser.get(third)
    page = lambda: [row.get_attribute("id") for row in rows(browser)]  # noqa: E731
    own = page()
    assert own[0] == "row-101"
    field = browser.find_element(By.ID, "search-field")
    field.send_keys("alpha")
    found = Found.__new__(Found)
    found.browser, found.address = browser, first
    expected = explored.find({"q": "alpha"})
    found.wait_for(f"{len(expected)} rows, 1 to 50")
    # A file may not change which file its address is of.
    assert browser.current_url == (third if third.startswith("file") else first) + "?q=alpha"
    browser.refresh()
    found.settle()
    assert found.rows == [explored.rows[at][0] for at in expected[:50]]
    browser.back()
    wait_until(browser, lambda: page() == own, "the page is not there again")


@either_way
def test_search_addresses_lead_to_the_listing(
    silent_browser: webdriver.Chrome, explored: Explored, address: Callable[[Site, str], str]
) -> None:
    found = Found(silent_browser, address(explored.site, "search.html"), q="beta", sort="by-Price")
    assert silent_browser.current_url.endswith("/rows/index.html?q=beta&sort=by-Price")
    assert found.rows == [explored.rows[at][0] for at in explored.find({"q": "beta", "sort": ["by-Price"]})[:50]]


def rows(browser: webdriver.Chrome) -> list[WebElement]:
    return browser.find_elements(By.CSS_SELECTOR, ".listing tbody tr")


def test_all_is_done_by_keyboard(
    silent_browser: webdriver.Chrome, explored: Explored, address: Callable[[Site, str], str]
) -> None:
    browser = silent_browser
    found = Found(browser, (explored.site.folder / "rows/index.html").as_uri())
    press(browser, "/")
    assert browser.switch_to.active_element == found.field
    found.field.send_keys("gamma")
    expected = explored.find({"q": "gamma"})
    found.wait_for(f"{len(expected)} rows, 1 to 50")
    press(browser, Keys.ARROW_DOWN)
    names = [explored.rows[at][0] for at in expected]
    active = lambda: browser.switch_to.active_element.text  # noqa: E731
    assert active() == names[0]
    press(browser, "j")
    assert active() == names[1]
    press(browser, "k")
    press(browser, "k")
    assert browser.switch_to.active_element == found.field
    press(browser, Keys.ESCAPE)
    wait_until(browser, lambda: found.query == "", "the field is not cleared")
    # A box that is ticked keeps the focus, though the boxes are drawn anew.
    wait_until(browser, lambda: browser.find_elements(By.CSS_SELECTOR, "#facets input[value=oak]"), "no box")
    tab_to(browser, browser.find_element(By.CSS_SELECTOR, "#facets input[value=oak]"))
    press(browser, Keys.SPACE)
    kind = explored.find({"by-Kind": ["oak"]})
    found.wait_for(f"{len(kind)} rows, 1 to 50")
    wait_until(
        browser,
        lambda: browser.execute_script("return document.activeElement.value") == "oak"
        and browser.find_elements(By.CSS_SELECTOR, ".chips [aria-pressed]") != [],
        "the focus is elsewhere",
    )
    tab_to(browser, browser.find_element(By.CSS_SELECTOR, "th[data-order=Price] button"))
    press(browser, Keys.ENTER)
    order = explored.find({"by-Kind": ["oak"], "sort": ["by-Price"]})
    wait_until(browser, lambda: found.rows == [explored.rows[at][0] for at in order[:50]], "they are not sorted")
    # The next rows, of which the first has the focus.
    tab_to(browser, found.part("more"))
    press(browser, Keys.ENTER)
    wait_until(browser, lambda: active() == explored.rows[order[50]][0], "the next row has no focus")
    press(browser, Keys.ENTER)
    assert browser.current_url.endswith(f"#row-{order[50] + 1}")


def spoken(browser: webdriver.Chrome) -> list[str]:
    """The roles and names of the accessibility tree in its order, as a screen reader walks through a page."""
    nodes = {node["nodeId"]: node for node in browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]}
    said = []

    def walk(node: dict) -> None:
        if not node["ignored"]:
            states = {it["name"]: it["value"].get("value") for it in node.get("properties", [])}
            state = [name for name in ("checked", "expanded", "pressed") if states.get(name) in (True, "true")]
            said.append(" ".join([node["role"]["value"], node.get("name", {}).get("value", ""), *state]))
        for child in node["childIds"]:
            if child in nodes:
                walk(nodes[child])

    walk(next(iter(nodes.values())))
    return said


def test_a_screen_reader_is_told_what_is_done_in_order(silent_browser: webdriver.Chrome, explored: Explored) -> None:
    query = {"q": "beta", "by-Kind": ["ash"], "sort": ["-by-Price"]}
    expected = explored.find(query)
    count, title = f"{len(expected)} rows", explored.rows[expected[0]][0]
    found = Found(silent_browser, (explored.site.folder / "rows/index.html").as_uri(), **query | {
        "by-Kind": "ash", "sort": "-by-Price"})  # fmt: skip
    found.wait_for_counts("by-Kind", {"ash": f"{len(expected)}"} | found.counts("by-Kind"))
    for menu in ("Download", "Columns"):
        silent_browser.find_element(By.XPATH, f"//summary[.='{menu}']").click()
        said = spoken(silent_browser)
        assert any(line.startswith("DisclosureTriangle " + menu) and line.endswith("expanded") for line in said)
        wanted = {
            "Download": ["button CSV", "button JSON", "button NDJSON"],
            "Columns": ["checkbox Compact rows", *(f"checkbox {name} checked" for name in HEADER[1:])],
        }[menu]
        assert [line for line in said if line in wanted] == wanted
    steps = [
        "heading Explored explored", f"StaticText {count}, 1 to 50", "searchbox Search",
        "heading Kind", f"checkbox ash {len(expected)} checked",
        "button Remove Kind: ash pressed", "button Clear the search",
        f"table {count}, 1 to 50, “beta”, Kind: ash", "columnheader Price", f"link {title}", "button Next 50 rows",
    ]  # fmt: skip
    assert [line for line in said if line in steps] == steps
    [sorted_by] = silent_browser.find_elements(By.CSS_SELECTOR, "[aria-sort]")
    assert sorted_by.text == "Price" and sorted_by.get_attribute("aria-sort") == "descending"


def test_a_reader_chooses_columns_and_how_high_rows_are(
    browser: webdriver.Chrome, explored: Explored
) -> None:
    listing = (explored.site.folder / "rows/index.html").as_uri()
    browser.get(listing)
    heads = lambda: [  # noqa: E731
        it.text.split(" ")[0] for it in browser.find_elements(By.CSS_SELECTOR, "thead th") if it.is_displayed()
    ]
    height = lambda: rows(browser)[0].size["height"]  # noqa: E731
    assert heads() == HEADER and height() > 30
    menu = browser.find_element(By.XPATH, "//summary[.='Columns']")
    menu.click()
    for title in ("Town", "Compact rows"):
        browser.find_element(By.XPATH, f"//label[.='{title}']").click()
    press(browser, Keys.ESCAPE)
    assert browser.switch_to.active_element == menu
    expected = [name for name in HEADER if name != "Town"]
    assert heads() == expected and height() < 30
    # They stay so on the next page, and in what is found.
    browser.find_element(By.CSS_SELECTOR, ".pages a[rel=next]").click()
    wait_until_opened(browser)
    assert heads() == expected and height() < 30
    found = Found(browser, listing, q="alpha")
    assert heads() == expected and len(found.rows) == 50
    # Who is sent the address sees the same columns, and rows as high as ever.
    found.field.send_keys(" beta")
    wait_until(browser, lambda: found.query == "?q=alpha+beta&hide=Town", "the address does not say what is hidden")
    browser.execute_script("localStorage.clear()")
    found.open(q="alpha beta", hide="Town")
    assert heads() == expected and height() > 30
    assert not found.part("chips").is_displayed()
    browser.get(listing)
    wait_until_opened(browser)
    assert heads() == HEADER


def wait_until_opened(browser: webdriver.Chrome) -> None:
    """Waits until a page shows its rows in the way that was chosen before."""
    opened = "return document.readyState === 'complete' && !document.body.dataset.veil"
    wait_until(browser, lambda: browser.execute_script(opened), "the rows stay out of sight")


# The headers that are seen, and the texts of each row by the headers above them.
NAMES = """
const seen = (row) => [...row.cells].filter((cell) => cell.checkVisibility());
const [head, ...rows] = document.querySelector(".listing").rows;
const names = seen(head).map((header) => header.textContent);
"""
CELLS = NAMES + """
return rows.map((row) => Object.fromEntries(seen(row).map((cell, at) => [names[at], cell.textContent])));
"""

# How the header and the first cell of each column look.
STYLES = """
const [head, row] = document.querySelector(".listing").rows;
const styles = ["textAlign", "whiteSpace", "unicodeBidi", "display", "order", "flexBasis", "minInlineSize", "color"];
const style = (cell, part) => {
  const own = getComputedStyle(cell, part);
  return [...styles.map((name) => own[name]), own.content, own.getPropertyValue("--name")];
};
return Object.fromEntries([...head.cells].map((header, at) =>
  [header.textContent, [style(header), style(row.cells[at]), style(row.cells[at], "::before")]]));
"""


def mover(browser: webdriver.Chrome, title: str) -> WebElement:
    """The button in the menu of columns that moves one, which comes when the menu is opened."""
    find = lambda: browser.find_elements(By.CSS_SELECTOR, f"[aria-label='{title}']")  # noqa: E731
    wait_until(browser, lambda: find() != [], f"nothing is called {title}")
    return find()[0]


def styles(browser: webdriver.Chrome) -> list[dict]:
    """How columns look on a screen, on paper and on a phone."""
    seen = []
    for media, view in (("", DESK), ("print", DESK), ("", PHONE)):
        view.apply(browser)
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media})
        seen.append(browser.execute_script(STYLES))
    DESK.apply(browser)
    return seen


@either_way
def test_a_reader_orders_columns(
    browser: webdriver.Chrome, explored: Explored, address: Callable[[Site, str], str]
) -> None:
    listing = address(explored.site, "rows/index.html")
    found = Found(browser, listing, q="alpha", sort="-by-Price")
    names = lambda: browser.execute_script(NAMES + "return names")  # noqa: E731
    found_first = browser.execute_script(CELLS)
    found.open()
    shown, looks = browser.execute_script(CELLS), styles(browser)
    assert names() == HEADER

    # By keyboard; the button keeps the focus, and is no more than that at the end of the list.
    tab_to(browser, browser.find_element(By.XPATH, "//summary[.='Columns']"))
    press(browser, Keys.ENTER)
    up = mover(browser, "Move Price up")
    tab_to(browser, up)
    for place in (2, 1, 1):
        press(browser, Keys.ENTER)
        assert browser.switch_to.active_element == up
        assert browser.find_element(By.CSS_SELECTOR, ".menu [role=status]").text == f"Price: {place} of 5"
    assert up.get_attribute("aria-disabled") == "true"
    expected = ["Name", "Price", "Kind", "Town", "Day", "Note"]
    assert names() == expected and found.query == "?order=Price"
    items = [it.text for it in browser.find_elements(By.CSS_SELECTOR, ".menu li:has([aria-label]) label")]
    assert items == expected[1:]
    assert browser.execute_script(CELLS) == shown
    expect_none(axe.violations_of_views(browser))
    for view in (DESK, PHONE):
        view.apply(browser)
        assert width(browser) <= view.width
        expect_none(small_targets(browser))
    assert styles(browser) == looks

    # With a column hidden, in what is found, in another order, and in more of it.
    for title in ("Move Price down", "Move Note up"):
        mover(browser, title).click()
    browser.find_element(By.XPATH, "//label[.='Town']").click()
    press(browser, Keys.ESCAPE)
    expected = ["Name", "Kind", "Price", "Note", "Day"]
    assert names() == expected
    for _ in range(2):
        browser.find_element(By.CSS_SELECTOR, "th[data-order=Price] button").click()
    found.field.send_keys("alpha")
    sort = "sort=-by-Price&hide=Town&order=Kind&order=Price&order=Town&order=Note"
    wait_until(browser, lambda: found.query == f"?q=alpha&{sort}", "the address does not say the order")
    found.settle()
    without_town = [{name: row[name] for name in row if name != "Town"} for row in found_first]
    assert names() == expected and browser.execute_script(CELLS) == without_town
    browser.find_element(By.ID, "search-more").click()
    wait_until(browser, lambda: len(rows(browser)) == 100, "there is no more")
    assert [row["Name"] for row in browser.execute_script(CELLS)] == found.rows
    browser.refresh()
    found.settle()
    wait_until(browser, lambda: names() == expected, "the order is forgotten")
    assert browser.execute_script(CELLS) == without_town
    # The rows of the page have it too, and those of the next page.
    browser.get(listing)
    wait_until(browser, lambda: names() == expected, "the page has another order")
    wait_until_opened(browser)
    assert browser.execute_script(CELLS) == [{name: row[name] for name in row if name != "Town"} for row in shown]
    browser.find_element(By.CSS_SELECTOR, ".pages a[rel=next]").click()
    wait_until(browser, lambda: names() == expected, "the next page has another order")
    expect_none(console(browser))


@either_way
def test_an_order_is_shared_and_taken_back(
    browser: webdriver.Chrome, explored: Explored, address: Callable[[Site, str], str]
) -> None:
    found = Found(browser, address(explored.site, "rows/index.html"))
    names = lambda: browser.execute_script(NAMES + "return names")  # noqa: E731
    shown = browser.execute_script(CELLS)
    # What is no column is nothing, and the first column stays.
    browser.get(found.address + "?order=Day&order=zzz&order=Day&order=Name&hide=Kind")
    wait_until(browser, lambda: browser.execute_script("return Boolean(rowhouse.change)"), "no script comes")
    expected = ["Name", "Day", "Town", "Price", "Note"]
    wait_until(browser, lambda: names() == expected, "the address orders no columns")
    assert found.said == f"{ROWS:,} rows"
    # The pages of a history are seen as they were.
    found.field.send_keys("alpha")
    found.wait_for(f"{len(explored.find({'q': 'alpha'}))} rows, 1 to 50")
    assert names() == expected
    browser.find_element(By.XPATH, "//summary[.='Columns']").click()
    mover(browser, "Move Note up").click()
    browser.find_element(By.XPATH, "//label[.='Kind']").click()
    changed = ["Name", "Day", "Kind", "Town", "Note", "Price"]
    assert names() == changed
    press(browser, Keys.ESCAPE)
    browser.back()
    wait_until(browser, lambda: names() == expected, "the order before is not there again")
    assert not browser.find_element(By.XPATH, "//label[.='Kind']/input").is_selected()
    browser.forward()
    wait_until(browser, lambda: names() == changed, "the order after is not there again")
    browser.find_element(By.XPATH, "//summary[.='Columns']").click()
    browser.find_element(By.XPATH, "//button[.='Reset columns']").click()
    assert names() == HEADER and found.query == "?q=alpha"
    found.field.send_keys(Keys.CONTROL + "a", Keys.DELETE)
    wait_until(browser, lambda: browser.execute_script(CELLS) == shown, "the rows of the page are not there again")


def test_what_is_found_is_accessible_and_fits(browser: webdriver.Chrome, explored: Explored) -> None:
    listing = (explored.site.folder / "rows/index.html").as_uri()
    found, faults = Found(browser, listing), []
    for query in ({}, {"q": "alpha", "by-Kind": "ash", "in-Price": "1 to 900"}, {"q": "zzz"}):
        found.open(**query)
        faults += [f"{query}: {fault}" for fault in axe.violations_of_views(browser)]
        for view in (DESK, PHONE, *VIEWS):
            view.apply(browser)
            if width(browser) > view.width:
                faults.append(f"{query}: {width(browser)} px wide at {view}")
            faults += [f"{query}, {view}: {fault}" for fault in small_targets(browser)]
    expect_none(faults + console(browser))


def test_scripts_that_nobody_needs_yet_do_not_come(
    browser: webdriver.Chrome, explored: Explored, server: Server
) -> None:
    assert explored.site.sent("assets/explore.js") <= 4_000
    browser.get(f"{server.address}/{explored.site}/rows/index.html")
    names = "return performance.getEntriesByType('resource').map(({name}) => name.split('/').at(-1))"
    assert [name for name in browser.execute_script(names) if ".js" in name] == ["explore.js"]
    # A first result takes no more than these.
    assert explored.site.sent("assets/explore.js", "assets/explorer.js") <= 16_500


@pytest.mark.parametrize("view", [DESK, PHONE])
def test_what_an_address_asks_for_moves_nothing_that_is_seen(
    silent_browser: webdriver.Chrome, explored: Explored, view: View
) -> None:
    browser, moved = silent_browser, {}
    view.apply(browser)
    found = Found(browser, (explored.site.folder / "rows/index.html").as_uri())
    for query in ({"q": "alpha"}, {"q": "alpha 7"}, {"q": "zzz"}, {"by-Kind": "ash"}, {"sort": "-by-Price"}, {"hide": "Town"}):
        found.open(**query)
        moved[str(query)] = browser.execute_async_script(MOVED)
        assert browser.find_element(By.CLASS_NAME, "listing").value_of_css_property("visibility") == "visible"
    expect_none([f"{query}: {parts}" for query, parts in moved.items() if parts])


def test_trusted_types_are_kept(
    silent_browser: webdriver.Chrome, workshop: Path, tmp_path: Path
) -> None:
    site = build_table("name,kind\na,x\nb,y\nc,x\nd,y\n", workshop / f"trust-{tmp_path.name}", "1.csv")
    page = site.folder / "rows/index.html"
    policy = "require-trusted-types-for 'script'; trusted-types rowhouse; default-src 'self' file:"
    meta = f'<meta charset="UTF-8"/><meta http-equiv="Content-Security-Policy" content="{policy}"/>'
    page.write_text(page.read_text().replace('<meta charset="UTF-8"/>', meta, 1))
    found = Found(silent_browser, page.as_uri(), q="a")
    assert found.rows == ["a"]
    found.wait_for_counts("by-kind", {"x": "1"})


def test_facets_that_are_pointed_at_are_all_there(browser: webdriver.Chrome, explored: Explored) -> None:
    """A link of theirs is followed by keyboard first; then the page is one that nobody has touched."""
    listing = (explored.site.folder / "rows/index.html").as_uri()
    browser.get(listing)
    link = browser.find_element(By.XPATH, "//*[@id='facets']//a[*[.='oak']]")
    tab_to(browser, link)
    press(browser, Keys.ENTER)
    # In one step, since the facets are drawn anew meanwhile.
    value = lambda: browser.execute_script("return document.activeElement.value")  # noqa: E731
    wait_until(browser, lambda: value() == "oak", "the value has no focus")
    chip = "#search-chips [aria-pressed]"
    wait_until(browser, lambda: browser.find_elements(By.CSS_SELECTOR, chip) != [], "there is no chip")
    tab_to(browser, browser.find_element(By.CSS_SELECTOR, chip))
    press(browser, Keys.ENTER)
    focused = "return document.activeElement.id"
    wait_until(browser, lambda: browser.execute_script(focused) == "search-field", "the field has no focus")
    browser.get(listing)
    panel = browser.find_element(By.ID, "facets")
    ActionChains(browser).move_to_element(panel).perform()
    heads = lambda: [it.text for it in panel.find_elements(By.TAG_NAME, "h2") if it.is_displayed()]  # noqa: E731
    wait_until(browser, lambda: heads() == ["Kind", "Town", "Price", "Day"], "a facet is missing")
    assert len(panel.find_elements(By.CSS_SELECTOR, "svg.hist path[d]")) == 2
    # They scroll by themselves, and the rows stay.
    script = "return [document.documentElement.scrollHeight - innerHeight, facets.scrollHeight - facets.clientHeight]"
    page, own = browser.execute_script(script)
    assert page == 0 and own > 0


def test_a_table_of_numbers_is_narrowed_by_ranges(silent_browser: webdriver.Chrome, workshop: Path) -> None:
    browser = silent_browser
    text = "Height,Area\n" + "".join(f"{n}.5,{n * n}\n" for n in range(60))
    site = build_table(text, workshop / "numbers", "numbers.csv")
    browser.get((site.folder / "rows/index.html").as_uri())
    heads = browser.find_elements(By.CSS_SELECTOR, "#facets section > h2 > a")
    assert [head.text for head in heads] == ["Height", "Area"]
    assert all("/summary.html#" in head.get_attribute("href") for head in heads)
    heads[1].click()
    fields = lambda: browser.find_elements(By.CSS_SELECTOR, "#facets [data-name=in-Area] input[type=number]")  # noqa: E731
    wait_until(browser, lambda: len(fields()) == 2, "there are no fields for a range")
    fields()[0].send_keys("100", Keys.ENTER)
    found = lambda: browser.find_element(By.ID, "search-found").text  # noqa: E731
    wait_until(browser, lambda: found().startswith("50 "), "what is found is not in the range")


def test_values_of_a_facet_are_found_by_their_names(silent_browser: webdriver.Chrome, workshop: Path) -> None:
    browser, chance = silent_browser, random.Random(3)
    names = [f"Value {n:03}" for n in range(60)]
    lines = "".join(f"Row {n},{chance.choice(names[: 1 + n % 60])}\n" for n in range(700))
    site = build_table("Name,Kind\n" + lines, workshop / "many-values", "many.csv")
    browser.get((site.folder / "rows/index.html").as_uri() + "?q=row")
    more = lambda: browser.find_elements(By.CSS_SELECTOR, "#facets button.more")  # noqa: E731
    wait_until(browser, lambda: more() != [], "nothing is folded")
    browser.execute_script("arguments[0].click()", more()[0])
    browser.find_element(By.CSS_SELECTOR, "#facets input[type=search]").send_keys("04")
    # Asked in one step, since the list is drawn anew when the rows have been counted.
    visible = "return [...document.querySelectorAll('#facets .t')].filter(it => it.checkVisibility()).map(it => it.innerText)"
    shown = lambda: set(browser.execute_script(visible))  # noqa: E731
    expected = {name for name in names if "04" in name}
    wait_until(browser, lambda: shown() == expected, "not the values with these words")
    # What is chosen does not end what is looked for.
    browser.find_element(By.CSS_SELECTOR, "#facets li:not([hidden]) input").click()
    chips = "#search-chips [aria-pressed]"
    wait_until(browser, lambda: browser.find_elements(By.CSS_SELECTOR, chips) != [], "nothing is chosen")
    wait_until(browser, lambda: shown() == expected, "not the values with these words")
    assert browser.find_element(By.CSS_SELECTOR, "#facets input[type=search]").get_attribute("value") == "04"


def test_sections_are_those_of_the_pages(silent_browser: webdriver.Chrome, workshop: Path) -> None:
    lines = "".join(f"Row {n:03},Group {n % 3},{n * 37 % 101}\n" for n in range(90))
    site = build_table("Name,Kind,Size\n" + lines, workshop / "sections", "s.csv", "--group-by", "Kind")
    found = Found(silent_browser, (site.folder / "rows/index.html").as_uri(), q="row")
    heads = lambda: [it.text for it in found.part("rows").find_elements(By.CLASS_NAME, "group")]  # noqa: E731
    assert heads() == ["Group 0", "Group 1"]
    # In another order each row says which is its own.
    found.open(sort="by-Size")
    assert heads() == []
    assert found.part("rows").find_element(By.TAG_NAME, "th").text == "Row 000 Group 0"


@pytest.mark.parametrize("added", ["?utm_source=post&fbclid=1", "?by=x&names="])
def test_other_parameters_ask_for_nothing(browser: webdriver.Chrome, explored: Explored, added: str) -> None:
    found = Found(browser, (explored.site.folder / "rows/index.html").as_uri())
    browser.get(found.address + added)
    wait_until(browser, lambda: browser.execute_script("return Boolean(rowhouse.change)"), "no script comes")
    assert found.said == f"{ROWS:,} rows" and not found.part("chips").is_displayed()
    # What has no letters either.
    found.field.send_keys("++")
    found.wait_for(f"{ROWS:,} rows {phrase('wordsOnly')}")


def test_what_is_cleared_on_another_page_is_all_rows(
    silent_browser: webdriver.Chrome, explored: Explored, server: Server
) -> None:
    browser = silent_browser
    third = f"{server.address}/{explored.site}/rows/page-3.html"
    browser.get(third)
    names = lambda: [row.find_element(By.TAG_NAME, "a").text for row in rows(browser)]  # noqa: E731
    own = names()
    found = Found.__new__(Found)
    found.browser, found.address = browser, third.replace("page-3", "index")
    found.field.send_keys("alpha")
    found.wait_for(f"{len(explored.find({'q': 'alpha'}))} rows, 1 to 50")
    found.field.send_keys(Keys.CONTROL + "a", Keys.DELETE)
    found.wait_for(f"{ROWS:,} rows, 1 to 50")
    assert browser.switch_to.active_element == found.field
    assert names() == [row[0] for row in explored.rows[:50]]
    browser.back()
    wait_until(browser, lambda: browser.current_url == third and names() == own, "the page is not there again")


def test_rows_with_pictures_are_seen_as_cards(browser: webdriver.Chrome, workshop: Path) -> None:
    lines = "".join(
        f"Film {n},https://pictures.example/{n}.png,{'drama' if n % 2 else 'comedy'},{n * 7 % 40}\n" for n in range(40)
    )
    site = build_table(
        "Title,Poster,Genre,Rank\n" + lines, workshop / "cards", "films.csv", "--show-remote-images"
    )
    listing = (site.folder / "rows/index.html").as_uri()
    browser.get(listing)
    browser.find_element(By.XPATH, "//summary[.='Columns']").click()
    browser.find_element(By.XPATH, "//label[.='Show as cards']").click()
    press(browser, Keys.ESCAPE)

    def expect_cards() -> None:
        cards = rows(browser)
        assert len({card.location["y"] for card in cards[:3]}) == 1, "cards do not stand side by side"
        picture, name = (cards[0].find_element(By.CSS_SELECTOR, it) for it in ("td > img", "th"))
        assert picture.location["y"] < name.location["y"]
        shown = [it.text for it in cards[0].find_elements(By.CSS_SELECTOR, "th, td:not(:has(img))") if it.is_displayed()]
        assert len(shown) == 2 and shown[1] in ("drama", "comedy")

    expect_cards()
    # What is found has them too, the address says so, and who is sent it sees the same.
    found = Found(browser, listing, **{"by-Genre": "drama"})
    found.field.send_keys("film")
    wait_until(browser, lambda: found.query == "?q=film&by-Genre=drama&view=cards", "the address has no cards")
    assert len(found.rows) == 20
    expect_cards()
    expect_none(axe.violations_of_views(browser))
    assert width(browser) <= DESK.width
    PHONE.apply(browser)
    assert width(browser) <= PHONE.width
    DESK.apply(browser)
    browser.execute_script("localStorage.clear()")
    found.open(view="cards")
    expect_cards()
    browser.find_element(By.XPATH, "//summary[.='Columns']").click()
    browser.find_element(By.XPATH, "//label[.='Show as cards']").click()
    assert rows(browser)[0].find_element(By.CSS_SELECTOR, "td:last-child").is_displayed()


def test_files_beside_a_table_are_shown_in_all_rows(browser: webdriver.Chrome, workshop: Path) -> None:
    dot = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    sound = b"RIFF\x2c\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1f\0\0\x40\x1f\0\0\1\0\x08\0data\x08\0\0\0" + b"\x80" * 8
    (workshop / "media").mkdir()
    for n in range(4):
        (workshop / f"media/{n} ü.png").write_bytes(dot + bytes([n]))
        (workshop / f"media/{n}.wav").write_bytes(sound + bytes([n]))
    (workshop / "media/a.pdf").write_bytes(b"%PDF-1.7 ")
    lines = "".join(f"Tree {n},media/{n % 4} ü.png,media/{n % 4}.wav,media/a.pdf,{n % 3}\n" for n in range(120))
    site = build_table("Name,Photo,Call,Paper,Kind\n" + lines, workshop / "beside", "trees.csv", "--row-pages")
    listing = (site.folder / "rows/index.html").as_uri()

    def expect_files() -> None:
        loaded = "return [...document.querySelectorAll('.listing img')].map((it) => it.complete && it.naturalWidth)"
        for row in rows(browser)[:3]:
            assert row.find_element(By.CSS_SELECTOR, "img").get_attribute("loading") == "lazy"
            assert row.find_element(By.CSS_SELECTOR, "button.play").get_attribute("data-sound").endswith(".wav")
            assert row.find_element(By.LINK_TEXT, "media/a.pdf").get_attribute("href").endswith(".pdf")
        wait_until(browser, lambda: browser.execute_script(loaded)[:3] == [1, 1, 1], "pictures are not there")

    browser.get(listing)
    expect_files()
    Found(browser, listing, **{"by-Kind": "2", "q": "tree"})
    wait_until(browser, lambda: len(rows(browser)) == 40, "the rows are not found")
    expect_files()
    expect_none(axe.violations_of_views(browser))
    assert console(browser) == []
    browser.get((site.folder / "rows/0/row-2.html").as_uri())
    picture = browser.find_element(By.CSS_SELECTOR, ".facts img")
    assert (picture.get_attribute("alt"), picture.size["width"]) == ("Photo of Tree 1", 1)
    assert browser.find_element(By.CSS_SELECTOR, ".facts button.play")
    assert console(browser) == []
