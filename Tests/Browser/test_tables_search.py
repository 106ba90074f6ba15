"""One search for all tables of a site: results by table, by the index of each."""

import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe
from chromium import console
from conftest import either_way
from faults import expect_none
from found import Found
from keys import focused, press
from layout import too_wide
from phrases import phrase
from sites import Site, run
from waiting import wait_until

WORDS = "alder birch cedar elder hazel holly maple oak olive pine poplar willow olivewood pineapple".split()
KINDS = ["bush", "tree", "vine"]
TABLES = {"forests": 90, "gardens": 400, "parks": 40}

# What the page shows: of each table its title, how many rows it says, where its listing is, and the rows.
RESULTS = """
return [...document.querySelectorAll("#search-results section")].map((section) => [
  section.querySelector("h2").textContent, section.querySelector(".head a").textContent,
  section.querySelector(".head a").getAttribute("href"),
  [...section.querySelectorAll("li > a")].map((link) => link.textContent),
]);
"""
SETTLED = """
const [found, results] = ["found", "results"].map((name) => document.getElementById("search-" + name));
return found && found.textContent !== "" && !results.hasAttribute("aria-busy");
"""


def rows_of(name: str) -> list[dict[str, str]]:
    chosen = random.Random(name)
    return [
        {"name": f"{name[:-1].title()} {number}", "kind": chosen.choice(KINDS),
         "plants": " ".join(chosen.sample(WORDS, 3))}
        for number in range(1, TABLES[name] + 1)
    ]  # fmt: skip


@pytest.fixture(scope="module")
def woods(workshop: Path) -> Site:
    """Three tables with the same columns, and one with another."""
    folder = workshop / "woods-tables"
    folder.mkdir(exist_ok=True)
    for name in TABLES:
        lines = [",".join(row.values()) for row in rows_of(name)]
        text = "\n".join(["name,kind,plants", *lines]) + "\n"
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")
    (folder / "rivers.csv").write_text("name,length\nOder,840\nOlle,12\n", encoding="utf-8")
    site = Site(workshop / "woods")
    run("rowhouse", "table", folder, "--each", "--output", site.folder, "--title", "Woods", "--quiet")
    return site


class Page:
    """The page that searches all tables."""

    def __init__(self, browser: webdriver.Chrome, address: str) -> None:
        self.browser = browser
        browser.get(address)

    @property
    def field(self):  # noqa: ANN201
        return self.browser.find_element(By.ID, "search-field")

    @property
    def said(self) -> str:
        return self.browser.find_element(By.ID, "search-found").text

    @property
    def results(self) -> list[tuple[str, str, str, list[str]]]:
        return [tuple(result) for result in self.browser.execute_script(RESULTS)]

    @property
    def titles(self) -> list[str]:
        return [title for title, *_ in self.results]

    def settle(self) -> None:
        wait_until(
            self.browser, lambda: self.browser.execute_script(SETTLED), "the search never ends"
        )

    def ask(self, query: str) -> None:
        """Asks as somebody does who presses Enter."""
        self.browser.execute_script("document.getElementById('search-found').textContent = ''")
        self.field.send_keys(Keys.CONTROL + "a", Keys.DELETE)
        self.field.send_keys(query, Keys.ENTER)
        self.settle()


def has(row: dict[str, str], part: str) -> bool:
    """Whether a row has a part of a query: a word's beginning or end, in one column or in any."""
    name, _, rest = part.rpartition(":")
    texts = [row[name]] if name else row.values()
    words = re.findall(r"\w+", " ".join(texts).lower())
    return any(
        word.endswith(rest[1:]) if rest.startswith("*") else word.startswith(rest) for word in words
    )


def is_found(row: dict[str, str], query: str) -> bool:
    for clause in re.split(r" (?!OR )(?<!OR )", query):
        if clause.startswith("-"):
            if has(row, clause[1:]):
                return False
        elif not any(has(row, part) for part in clause.split(" OR ")):
            return False
    return True


def queries(count: int) -> Iterator[str]:
    chosen = random.Random(36)
    for _ in range(count):
        parts = []
        for _ in range(chosen.randint(1, 3)):
            word = chosen.choice(WORDS)
            parts.append(
                chosen.choice(
                    [word, word[:4], word[:3], f"-{word}", f"*{word[-4:]}", f"plants:{word}",
                     f"kind:{chosen.choice(KINDS)}", f"{word} OR {chosen.choice(WORDS)}"]
                )  # fmt: skip
            )
        yield " ".join(parts)


def test_pages_of_a_table_lead_to_the_search_of_all(silent_browser: webdriver.Chrome, woods: Site) -> None:
    for path in ("index.html", "rows/index.html", "summary.html"):
        links = re.findall(r'<a href="([./]*)search.html">Search all tables</a>', (woods.folder / "parks" / path).read_text())
        assert links == ["../" * (1 + path.count("/"))]
    silent_browser.get((woods.folder / "parks/rows/index.html").as_uri())
    silent_browser.find_element(By.ID, "search-field").send_keys("oak")
    silent_browser.find_element(By.LINK_TEXT, "Search all tables").click()
    found = Found.__new__(Found)
    found.browser = silent_browser
    wait_until(silent_browser, lambda: silent_browser.current_url.endswith("/woods/search.html?q=oak"), "it is not asked")
    wait_until(silent_browser, lambda: silent_browser.execute_script(SETTLED), "the search never ends")
    assert found.asked == "oak" and silent_browser.execute_script(RESULTS) != []


@either_way
def test_results_by_table_are_those_of_the_rows(
    silent_browser: webdriver.Chrome, woods: Site, address: Callable[[Site, str], str]
) -> None:
    page = Page(silent_browser, address(woods, "search.html"))
    faults = []
    for query in ["oak", "pine", "kind:tree", "gar", "maple -oak", *queries(30)]:
        page.ask(query)
        wanted = {
            name.title(): [row["name"] for row in rows_of(name) if is_found(row, query)]
            for name in TABLES
        }
        shown = {title: (count, rows) for title, count, _, rows in page.results if title in wanted}
        for title, names in wanted.items():
            count, rows = shown.get(title, ("0 rows", []))
            number = int(re.search(r"\d+", count)[0])
            exact = number <= len(names) if count.startswith("At least") else number == len(names)
            if not exact or len(rows) != min(5, len(names)) or not set(rows) <= set(names):
                faults.append(f"{query}: {title} has {len(names)}, and shows {count}: {rows}")
    expect_none(faults)


@either_way
def test_the_home_page_leads_to_the_search_and_that_to_the_listings(
    silent_browser: webdriver.Chrome, woods: Site, address: Callable[[Site, str], str]
) -> None:
    browser = silent_browser
    browser.get(address(woods, "index.html"))
    browser.find_element(By.CSS_SELECTOR, "main [name=q]").send_keys("kind:vine oak", Keys.ENTER)
    wait_until(browser, lambda: "search.html?q=" in browser.current_url, "nothing is searched")
    page = Page(browser, browser.current_url)
    page.settle()
    assert page.said.endswith(" rows, 3 tables")
    assert browser.find_element(By.CSS_SELECTOR, "#search-results > .none").text == (
        f"{phrase('nothingFound')}: Rivers"
    )
    assert browser.find_elements(By.CSS_SELECTOR, "#search-results mark") != []
    title, count, listing, names = page.results[0]
    assert (title, listing) == ("Forests", "forests/rows/index.html?q=kind%3Avine+oak")
    path, _, query = listing.partition("?")
    found = Found(browser, f"{address(woods, path)}?{query}")
    found.settle()
    assert (found.said, found.rows[: len(names)]) == (count, names)
    browser.back()
    page.settle()
    row = page.results[1][3][0]
    browser.find_element(By.LINK_TEXT, row).click()
    assert "/gardens/rows/" in browser.current_url
    anchor = browser.current_url.partition("#")[2]
    assert row in browser.find_element(By.ID, anchor).text


@either_way
def test_the_address_holds_what_is_asked(
    silent_browser: webdriver.Chrome, woods: Site, address: Callable[[Site, str], str]
) -> None:
    browser = silent_browser
    page = Page(browser, address(woods, "search.html") + "?q=oak")
    page.settle()
    before = page.results
    assert page.field.get_attribute("value") == "oak"
    page.ask("oder")
    assert page.said == "1 row, 1 table"
    assert browser.current_url.endswith("?q=oder")
    browser.back()
    wait_until(browser, lambda: page.results == before, "it does not go back")
    browser.refresh()
    page.settle()
    assert page.results == before
    # While somebody types, what was found stays until there is something else.
    page.field.send_keys("  ol")
    assert page.titles != []
    wait_until(browser, lambda: browser.current_url.endswith("?q=oak++ol"), "nothing is typed")


def test_keys_lead_to_the_field_and_through_the_rows(
    silent_browser: webdriver.Chrome, woods: Site
) -> None:
    browser = silent_browser
    page = Page(browser, (woods.folder / "search.html").as_uri() + "?q=oak")
    page.settle()
    press(browser, "/")
    assert focused(browser) == page.field
    names = [name for *_, names in page.results for name in names]
    for name in names:
        press(browser, Keys.ARROW_DOWN)
        assert focused(browser).text == name
    press(browser, Keys.ARROW_DOWN)
    assert focused(browser).text == names[-1]
    for _ in names:
        press(browser, Keys.ARROW_UP)
    assert focused(browser) == page.field
    press(browser, Keys.ESCAPE)
    wait_until(browser, lambda: page.results == [], "the field is not emptied")
    assert page.field.get_attribute("value") == ""
    assert browser.find_element(By.LINK_TEXT, "Rivers").is_displayed()


def test_nothing_found_leads_on(silent_browser: webdriver.Chrome, woods: Site) -> None:
    browser = silent_browser
    page = Page(browser, (woods.folder / "search.html").as_uri())
    help = lambda: [a.text for a in browser.find_elements(By.CSS_SELECTOR, "#search-found a")]  # noqa: E731
    for query, links in [
        ("willwo", ["Did you mean “willow”?"]), ("oder oak", ["Remove “oder”", "Remove “oak”"]),
        ("oak xxyyzz", ["Remove “xxyyzz”"]),
    ]:  # fmt: skip
        page.ask(query)
        assert page.said.startswith(f"{phrase('nothingFound')}\nNo rows match “{query}”.")
        wait_until(browser, lambda: help() == links, f"{query} is not helped by {links}")
    browser.find_element(By.LINK_TEXT, "Remove “xxyyzz”").click()
    page.settle()
    assert page.titles == ["Forests", "Gardens", "Parks"]
    # Where no table has a beginning, words may end so.
    page.ask("llow")
    assert page.results[0][1].endswith(", words ending in “llow”")


@either_way
def test_a_table_without_its_index_says_so_and_costs_the_others_nothing(
    browser: webdriver.Chrome, woods: Site, address: Callable[[Site, str], str], workshop: Path
) -> None:
    site = Site(workshop / "woods-broken")
    shutil.rmtree(site.folder, ignore_errors=True)
    shutil.copytree(woods.folder, site.folder)
    (site.folder / "gardens/search/root.js").rename(site.folder / "root.js")
    page = Page(browser, address(site, "search.html") + "?q=oak")
    page.settle()
    section = "#search-results > section:nth-child(2)"
    assert browser.find_element(By.CSS_SELECTOR, section).text.split("\n") == [
        "Gardens", "The rows could not be loaded: search/root.js did not load.", "Try again",
    ]  # fmt: skip
    others = [text for text in browser.execute_script(
        "return [...document.querySelectorAll('#search-results h2')].map((title) => title.textContent)"
    )]  # fmt: skip
    assert others == ["Forests", "Gardens", "Parks"]
    (site.folder / "root.js").rename(site.folder / "gardens/search/root.js")
    browser.find_element(By.CSS_SELECTOR, section + " button").click()
    wait_until(browser, lambda: len(page.results) == 3, "it is not tried again")
    assert page.said.endswith(", 3 tables")
    console(browser)


def test_many_tables_are_searched_some_at_once(
    silent_browser: webdriver.Chrome, workshop: Path, server: object
) -> None:
    folder = workshop / "many-tables"
    folder.mkdir(exist_ok=True)
    for number in range(1, 51):
        (folder / f"t{number:03}.csv").write_text(f"name,of\nelk {number},x\n", encoding="utf-8")
    site = Site(workshop / "many")
    run("rowhouse", "table", folder, "--each", "--output", site.folder, "--quiet")
    browser = silent_browser
    page = Page(browser, f"{server.address}/{site}/search.html?q=elk")
    page.settle()
    assert page.said == "20 rows, 20 tables"
    asked = browser.execute_script(
        "return performance.getEntriesByType('resource').filter(({name}) => /root\\.js/.test(name)).length"
    )
    assert asked == 20
    button = browser.find_element(By.ID, "search-more")
    assert button.text == "Search 30 more tables"
    button.click()
    wait_until(browser, lambda: page.said == "40 rows, 40 tables", "there are no more")
    assert focused(browser).text == "elk 21"
    button.click()
    wait_until(browser, lambda: page.said == "50 rows, 50 tables", "there are no more")
    assert not button.is_displayed()


def test_an_end_alone_reads_some_of_many_words(silent_browser: webdriver.Chrome, workshop: Path, server: object) -> None:
    folder = workshop / "end-tables"
    folder.mkdir(exist_ok=True)
    letters = "abcdefghijklmnopqrst"
    words = [f"{a}{b}{c}{d}wood" for a in letters for b in letters for c in letters for d in "ax"]
    rows = [f"{word},{'plain' if at % 1600 == 7 else 'other'}" for at, word in enumerate(words)]
    (folder / "one.csv").write_text("\n".join(["name,kind", *rows, "Elm,plain"]) + "\n", encoding="utf-8")
    (folder / "two.csv").write_text("name,kind\nwildwood,plain\n", encoding="utf-8")
    site = Site(workshop / "ends")
    run("rowhouse", "table", folder, "--each", "--output", site.folder, "--quiet")
    page = Page(silent_browser, f"{server.address}/{site}/search.html?q=*wood")
    page.settle()
    asked = silent_browser.execute_script(
        "return performance.getEntriesByType('resource').flatMap(({name}) => name.match(/one.search.(\\w+)/)?.[1] ?? [])"
    )
    assert sum(name.startswith("w") for name in asked) < 7 < len(list((site.folder / "one/search").glob("w*.js")))
    assert not {"d0", "ends"} & set(asked)
    # What is said is true: there are more.
    [one, two] = page.results
    assert two[1] == "1 row"
    assert one[1].startswith("At least") and 5 < int(re.sub(r"\D", "", one[1])) < len(words)
    # Where an end is asked for with something else, all of its words are read.
    for query, count in [("*wood plain", 10), ("plain -*wood", 1)]:
        page.ask(query)
        assert page.results[0][1] == ("1 row" if count == 1 else f"{count} rows"), query


def test_the_page_is_accessible_and_fits(browser: webdriver.Chrome, woods: Site) -> None:
    faults = []
    for query in ["", "?q=oak", "?q=willwo"]:
        page = Page(browser, (woods.folder / "search.html").as_uri() + query)
        if query:
            page.settle()
        faults += [f"{query}: {fault}" for fault in axe.violations_of_views(browser)]
        faults += too_wide(browser, query)
    expect_none(faults)


def test_the_script_that_a_first_result_waits_for_is_small(woods: Site) -> None:
    assert woods.sent("assets/tables.js") <= 11_000


def test_without_javascript_the_page_leads_to_the_tables(
    scriptless_browser: webdriver.Chrome, woods: Site
) -> None:
    browser = scriptless_browser
    browser.get((woods.folder / "search.html").as_uri() + "?q=oak")
    assert "Search needs JavaScript" in browser.find_element(By.TAG_NAME, "main").text
    browser.find_element(By.LINK_TEXT, "Gardens").click()
    assert browser.find_element(By.TAG_NAME, "h1").text == "Gardens"
