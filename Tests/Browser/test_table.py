"""Tables of any kind: what is on their pages, and that the pages are as good as all others."""

import base64
import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import PHONE, VIEWS, View
from conftest import BY_THEME
from faults import expect_none
from keys import press, tab_to
from layout import width
from looks import media, of_axe, of_layout, told
from sites import Site, Themed, build_table
from test_accessibility import violations
from test_actions import CLIPBOARD
from test_conformance import messages
from test_naughty_strings import OWN, TITLE, listed, read_back
from visits import visit
from waiting import wait_until

LINKS = """
return [...document.querySelectorAll("tbody tr .own")].map((link) =>
  [link.getAttribute("href"), link.getAttribute("aria-label"), getComputedStyle(link).opacity]);
"""

HEADER = [
    "name", "born", "height", "site", "mail", "", "name", "a name of a column that is long",
    "averylongnamewithoutanyspacesinit", "nothing", "amount", "remarks",
]  # fmt: skip
ROWS = [
    [
        f"Person {number}",
        str(1800 + number),
        f"{number / 7:.3f}",
        f"https://example.org/people/{number}?q=<b>&x='" if number % 3 else "",
        f"mailto:person{number}@example.org" if number % 2 else "",
        "x" if number % 5 == 0 else "",
        "second",
        "two\nlines" if number % 4 == 0 else "one line",
        "averylongvalue" * (number % 6),
        "",
        str((number * 7919) % 100_000 - 500),
        "Words that say something about somebody, and go on for a while. " * (number % 3),
    ]
    for number in range(1, 121)
]

RESTS = """
const [region, done] = arguments, place = () => [region.scrollLeft, region.scrollTop].join();
const before = place();
setTimeout(() => done(place() === before), 200);
"""

ALIGNMENT = """
return [...document.querySelectorAll("thead th")].map((header, column) =>
  [header, ...document.querySelectorAll(`tbody tr > :nth-child(${column + 1})`)].map(
    (cell) => ({ left: "start", right: "end" })[getComputedStyle(cell).textAlign]
      ?? getComputedStyle(cell).textAlign)).map((all) => [...new Set(all)].join());
"""
# What the cells of rows say, without the button that shows all of a row.
CELLS = """
const read = (cell) => [...cell.childNodes].filter((node) => !node.matches?.("th > details"))
  .map((node) => node.textContent).join("");
return [...document.querySelectorAll("tbody tr")].map(
  (row) => [row.id, [...row.cells].map(read)]);
"""


# The kinds of elements, attributes and addresses in the rows, without their buttons.
KINDS = """
return [...document.querySelectorAll("tbody :not(.own, th > details, th > details *)")].flatMap((element) => [
  [element.localName, ...element.getAttributeNames()].join(" "), element.protocol ?? "td"]);
"""
BLANK = "[ \t\r\n\u00a0\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]"


def with_values(row: list[str]) -> list[str]:
    """The cells of a row that pages show: those of the columns with values."""
    return [text for name, text in zip(HEADER, row, strict=True) if name != "nothing"]


def written(rows: list[list[str]]) -> str:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


@pytest.fixture(scope="session")
def tables(workshop: Path) -> Themed[list[Site]]:
    """Sites of tables, for every theme: a wide one, narrow ones, one of objects, and nothing."""
    objects = [{"word": row[0] if index else None, "born": int(row[1])}
               for index, row in enumerate(ROWS[:60])]  # fmt: skip
    texts = {
        "wide.csv": written([HEADER, *ROWS]),
        "narrow.csv": written([[row[0], row[11]] for row in [HEADER, *ROWS]]),
        "single.tsv": "\n".join(row[0] for row in [HEADER, *ROWS]),
        "objects.json": json.dumps(objects),
        "empty.csv": "",
    }
    return Themed(
        lambda theme: [
            build_table(
                text, workshop / f"table-{theme}-{name[:-4]}", name, "--theme", theme, "--allow-empty"
            )
            for name, text in texts.items()
        ]
    )


@pytest.fixture(scope="session", params=BY_THEME)
def themed(request: pytest.FixtureRequest, tables: Themed[list[Site]]) -> list[Site]:
    return tables[request.param]


@pytest.fixture
def wide(tables: Themed[list[Site]]) -> Site:
    return tables["cupertino"][0]


def test_every_cell_is_read_as_it_is(browser: webdriver.Chrome, wide: Site) -> None:
    rows = []
    for page in wide.listing("rows"):
        browser.get((wide.folder / page).as_uri())
        rows += browser.execute_script(CELLS)
    shown = [
        [grouped(cell) if name == "amount" else short(cell) for name, cell in zip(names, row)]
        for names, row in ((with_values(HEADER), with_values(row)) for row in ROWS)
    ]
    assert rows == [[f"row-{number}", cells] for number, cells in enumerate(shown, start=1)]


def test_a_row_has_a_link_to_itself_which_copies_its_address(
    browser: webdriver.Chrome, wide: Site
) -> None:
    page = (wide.folder / "rows/page-2.html").as_uri()
    browser.get(page)
    links = [[f"#row-{n}", f"Copy link to Person {n}", "0"] for n in range(51, 101)]
    assert browser.execute_script(LINKS) == links
    browser.execute_script(CLIPBOARD)
    tab_to(browser, browser.find_elements(By.CSS_SELECTOR, ".own")[1])
    assert browser.execute_script(LINKS)[1][2] == "1"
    press(browser, Keys.ENTER)
    assert browser.current_url == page + "#row-52"
    status = browser.find_element(By.CSS_SELECTOR, "main > [role=status]")
    wait_until(browser, lambda: status.text == "Copied.", "nothing is said")
    assert browser.execute_script("return copied") == page + "#row-52"
    # Whoever opens it sees the row, whose name nothing covers.
    browser.get("about:blank")
    browser.get(page + "#row-80")
    name = browser.find_element(By.CSS_SELECTOR, "#row-80 > th")
    assert browser.execute_script(
        """const {left, top, height} = arguments[0].getBoundingClientRect();
           return [1, height - 2].map((y) => document.elementFromPoint(left + 20, top + y));""",
        name,
    ) == [name, name]
    PHONE.apply(browser)
    assert {opacity for _, _, opacity in browser.execute_script(LINKS)} == {"1"}


def test_numbers_stand_below_each_other_and_their_header(
    browser: webdriver.Chrome, wide: Site
) -> None:
    browser.get((wide.folder / "rows/page-2.html").as_uri())
    assert browser.execute_script(ALIGNMENT) == [
        "end" if name in ("born", "height", "amount") else "start" for name in with_values(HEADER)
    ]


def test_the_way_from_the_front_page_to_a_row(
    either_browser: webdriver.Chrome, wide: Site, address: Callable[[Site, str], str]
) -> None:
    browser = either_browser
    browser.get(address(wide, "index.html"))
    browser.find_element(By.LINK_TEXT, "Explore").click()
    browser.find_element(By.CSS_SELECTOR, ".pages a[rel=next]").click()
    caption = browser.find_element(By.TAG_NAME, "caption")
    assert caption.get_property("textContent").endswith("51 to 100 of 120 rows")
    row = browser.find_element(By.ID, "row-51")
    # Its name, and the button that shows all of the row.
    name = row.find_element(By.CSS_SELECTOR, "th[scope=row]")
    assert name.text.split("\n") == ["Person 51", "More"]
    assert row.find_element(By.LINK_TEXT, "person51@example.org").is_displayed()


def test_a_wide_table_is_scrolled_by_keyboard(browser: webdriver.Chrome, wide: Site) -> None:
    browser.get((wide.folder / "rows/index.html").as_uri())
    View(1100).apply(browser)
    region = browser.find_element(By.CSS_SELECTOR, "[role=region]")
    assert region.accessible_name == "All rows, 1 to 50 of 120 rows"
    tab_to(browser, region)
    for key, scrolled in ((Keys.ARROW_RIGHT, "scrollLeft"), (Keys.END, "scrollTop")):
        press(browser, key)
        script = f"return arguments[0].{scrolled} > 0"
        wait_until(browser, lambda script=script: browser.execute_script(script, region), "It is where it was")
        # A key that is pressed while the table still moves may be lost.
        wait_until(browser, lambda: browser.execute_async_script(RESTS, region), "It never rests")
    # What columns and rows are called stays in sight.
    edges = """
      const box = arguments[0].getBoundingClientRect();
      const edge = (name) => arguments[0].querySelector(name).getBoundingClientRect();
      return [edge("thead th").top - box.top, edge("tbody th").left - box.left];
    """
    wait_until(browser, lambda: browser.execute_script(edges, region) == [0, 0], "It is not in sight")


def test_the_rest_of_a_long_text_is_a_press_away(browser: webdriver.Chrome, workshop: Path) -> None:
    texts = ["short", "ä" * 201, "word " * 60 + "\n\nend", "x" * 399 + " y", "x" * 400]
    rows = [[f"Row {number}", text] for number, text in enumerate(texts)]
    site = build_table(written([["name", "note"], *rows]), workshop / "long", "long.csv")
    browser.get((site.folder / "rows/index.html").as_uri())
    cells = browser.find_elements(By.CSS_SELECTOR, "tbody td")
    read = lambda: [cell.get_property("textContent") for cell in cells]  # noqa: E731
    assert read() == texts
    folds = [cell.find_elements(By.TAG_NAME, "summary") for cell in cells]
    assert [len(own) for own in folds] == [0, 1, 0, 1, 0]
    assert folds[1][0].text == "ä" * 129 and folds[3][0].text == "x" * 259
    folded = cells[3].size["height"]
    tab_to(browser, folds[3][0])
    press(browser, Keys.ENTER)
    whole = cells[3].size["height"]
    assert whole > folded
    press(browser, Keys.ENTER)
    assert cells[3].size["height"] == folded
    # Where lines are not cut, a sign says that there is more.
    PHONE.apply(browser)
    signs = "return [...arguments].map((fold) => getComputedStyle(fold, '::after').content)"
    press(browser, Keys.ENTER)
    whole = cells[3].size["height"]
    assert browser.execute_script(signs, folds[1][0], folds[3][0]) == ['"…"', "none"]
    press(browser, Keys.ENTER)
    assert cells[3].size["height"] < whole
    assert browser.execute_script(signs, folds[1][0], folds[3][0]) == ['"…"', '"…"']
    View(1280).apply(browser)

    def is_whole() -> bool:
        before = cells[3].size["height"]
        browser.execute_script("arguments[0].parentNode.open = true", folds[3][0])
        after = cells[3].size["height"]
        browser.execute_script("arguments[0].parentNode.open = false", folds[3][0])
        return before == after

    assert not is_whole()
    with media(browser, {}, kind="print"):
        assert is_whole()
        assert browser.execute_script(signs, folds[1][0], folds[3][0]) == ["none", "none"]
    # All of it is seen also where the button of the row was pressed.
    browser.find_element(By.CSS_SELECTOR, "#row-4 th > details > summary").click()
    assert is_whole()


# Rows of which something is cut, and whether each has a button that shows all of it, which nothing
# covers from its one end to the other.
CUT = """
const isCut = (element) => element.scrollWidth > element.clientWidth + 1;
return [...document.querySelectorAll(".listing tbody tr")]
  .filter((row) => [...row.cells].some((cell) => isCut(cell)
    || [...cell.querySelectorAll("a:not(.own), .rest > summary")].some(isCut)))
  .map((row) => {
    const button = row.querySelector("th > details > summary");
    if (!button?.checkVisibility()) return [row.id, false];
    row.scrollIntoView({block: "center"});
    const {left, right, top, bottom} = button.getBoundingClientRect();
    const isOwn = (x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2));
    return [row.id, isOwn(left + 1) && isOwn(right - 1)];
  });
"""
MORE_IS_SEEN = """
return [...document.querySelectorAll("th > details")].some((more) => more.checkVisibility());
"""


@pytest.mark.parametrize("theme", BY_THEME)
def test_what_a_line_cuts_is_a_press_away(
    browser: webdriver.Chrome, workshop: Path, theme: str
) -> None:
    names = ["short", "A name of a row that goes on and on until it is far too long", "W" * 32]
    words = ["a note of thirty-one characters", "some words of a note " * 9]
    notes = ["short", "W" * 32, *words, "漢" * 10]
    numbers = ["1", "1234567890" * 4]
    rows = [[f"{len(names) * index + place}. {name}", note, number]
            for index, (note, number) in enumerate((a, b) for a in notes for b in numbers)
            for place, name in enumerate(names)]  # fmt: skip
    text = written([["name", "note", "number"], *rows])
    site = build_table(text, workshop / f"cut-{theme}", "cut.csv", "--theme", theme)
    browser.get((site.folder / "rows/index.html").as_uri())
    for size in (700, 1280):
        View(size).apply(browser)
        found = browser.execute_script(CUT)
        assert found
        expect_none([f"{size} px: {row} is cut" for row, is_shown in found if not is_shown])
    for row, _ in found:
        button = browser.find_element(By.CSS_SELECTOR, f"#{row} th > details > summary")
        browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
        height = browser.find_element(By.ID, row).size["height"]
        button.click()
        assert row not in dict(browser.execute_script(CUT))
        press(browser, Keys.ENTER)
        assert browser.find_element(By.ID, row).size["height"] == height
        assert row in dict(browser.execute_script(CUT))
    # On a phone and on paper nothing is cut, and there is no button.
    PHONE.apply(browser)
    assert browser.execute_script(CUT) == []
    assert not browser.execute_script(MORE_IS_SEEN)
    View(1000).apply(browser)
    with media(browser, {}, kind="print"):
        assert browser.execute_script(CUT) == []
        assert not browser.execute_script(MORE_IS_SEEN)


def test_a_wide_table_is_printed_on_its_side_and_loses_no_column(
    browser: webdriver.Chrome, wide: Site
) -> None:
    View(1000, "light").apply(browser)
    browser.get((wide.folder / "rows/index.html").as_uri())
    with media(browser, {}, kind="print"):
        assert width(browser) <= 1000
        cells = browser.execute_script(
            "return [...document.querySelectorAll('tbody tr:first-child > *')]"
            ".map((cell) => [cell.getBoundingClientRect().right, cell.scrollWidth - cell.clientWidth])"
        )
        assert len(cells) > 10 and all(right <= 1000 and beyond <= 0 for right, beyond in cells), cells
    for page in ("rows/index.html", "index.html"):
        browser.get((wide.folder / page).as_uri())
        pdf = browser.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})["data"]
        boxes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", base64.b64decode(pdf))
        is_wide = {float(across) > float(down) for across, down in boxes}
        assert is_wide == {page.startswith("rows")}, boxes


def test_the_header_of_a_table_that_fits_stays_in_sight(browser: webdriver.Chrome, wide: Site) -> None:
    browser.get((wide.folder / "rows/index.html").as_uri())
    View(2400).apply(browser)
    tops = """
      const top = (name) => document.querySelector(name).getBoundingClientRect().top;
      document.querySelector(".pane").scrollTop = 600;
      return [scrollY, top("thead th") - top(".pane"), top("tbody th") < 0, top(".tools") > 0];
    """
    wait_until(browser, lambda: browser.execute_script(tops) == [0, 0, True, True], "it has gone")


def test_a_table_on_one_page_is_sorted_by_its_headers(browser: webdriver.Chrome, workshop: Path) -> None:
    text = "name,price,day\nAnn,\"$1,200.50\",22.11.2026\nBo,$5,1.2.2025\nCy,,3.4.2024\nÄnne,-$7,NA\n"
    site = build_table(text, workshop / "sorted", "sorted.csv")
    browser.get((site.folder / "rows/index.html").as_uri())
    orders = {
        "name": (["Ann", "Änne", "Bo", "Cy"], ["Cy", "Bo", "Änne", "Ann"]),
        "price": (["Änne", "Bo", "Ann", "Cy"], ["Ann", "Bo", "Änne", "Cy"]),
        "day": (["Cy", "Bo", "Ann", "Änne"], ["Ann", "Bo", "Cy", "Änne"]),
    }

    def seen() -> tuple[list[str], list[str | None]]:
        names = "[...document.querySelectorAll('tbody th')].map((it) => it.innerText)"
        orders = "[...document.querySelectorAll('thead th')].map((it) => it.getAttribute('aria-sort'))"
        return tuple(browser.execute_script(f"return [{names}, {orders}]"))

    for place, (name, (up, down)) in enumerate(orders.items()):
        button = browser.find_element(By.XPATH, f"//th/button[text()='{name}']")
        tab_to(browser, button)
        for order, names in (("ascending", up), ("descending", down), (None, ["Ann", "Bo", "Cy", "Änne"])):
            press(browser, Keys.ENTER)
            expected = (names, [order if index == place else None for index in range(3)])
            wait_until(browser, lambda: seen() == expected, f"{name} is not {order}")  # noqa: B023


def test_headers_lead_to_orders_that_are_asked_for(
    scriptless_browser: webdriver.Chrome, workshop: Path
) -> None:
    browser = scriptless_browser
    rows = [[f"Row {n}", n * 37 % 101 if n % 7 else "", f"Town {n % 9}"] for n in range(60)]
    text = written([["name", "size", "town"], *rows])
    options = ("--page-size", "7", "--row-pages", "--sortable", "size")
    site = build_table(text, workshop / "orders", "orders.csv", *options)
    known, other = [row for row in rows if row[1] != ""], [row for row in rows if row[1] == ""]
    up = sorted(known, key=lambda row: row[1]) + other
    down = sorted(known, key=lambda row: -row[1]) + other
    header = lambda: browser.find_element(By.XPATH, "//thead//th[.='size']")  # noqa: E731
    browser.get((site.folder / "rows/page-3.html").as_uri())
    for order, expected in [("ascending", up), ("descending", down), (None, rows)]:
        header().find_element(By.TAG_NAME, "a").click()
        assert header().get_attribute("aria-sort") == order
        read = []
        while True:
            cells = browser.execute_script(CELLS)
            read += [row for _, row in cells]
            if not (following := browser.find_elements(By.CSS_SELECTOR, ".pagination a[rel=next]")):
                break
            following[0].click()
        assert read == [[str(cell) for cell in row] for row in expected]
        assert (header().get_attribute("aria-sort") or None) == order
        browser.get((site.folder / page_of(order)).as_uri())
    # A row leads to its own page from every order.
    browser.find_element(By.LINK_TEXT, "Row 0").click()
    assert browser.current_url.endswith("/rows/0/row-1.html")


def page_of(order: str | None) -> str:
    folders = {"ascending": "sorted/size", "descending": "sorted/size/down", None: "rows"}
    return f"{folders[order]}/index.html"


def test_a_row_is_a_card_on_a_phone(browser: webdriver.Chrome, wide: Site) -> None:
    browser.get((wide.folder / "rows/index.html").as_uri())
    PHONE.apply(browser)
    hidden = "return [document.documentElement, arguments[0]].some(it => it.scrollWidth > it.clientWidth)"
    region = browser.find_element(By.CSS_SELECTOR, "[role=region]")
    assert not browser.execute_script(hidden, region)
    row = browser.find_element(By.ID, "row-1")
    assert [it.aria_role for it in (region.find_element(By.TAG_NAME, "table"), row)] == ["table", "row"]
    names = """
      return [...document.querySelectorAll("thead th")].slice(1).map((header, index) => {
        const cell = document.getElementById("row-1").cells[index + 1];
        return [header.textContent, getComputedStyle(cell, "::before").content];
      });
    """
    named = browser.execute_script(names)
    assert len(named) > 3
    # What needs no name has none.
    assert {content for _, content in named} > {"none"}
    assert all(content in ("none", f'"{name}\u2068" / ""') for name, content in named)
    cells = row.find_elements(By.CSS_SELECTOR, "th, td")
    # What is empty takes no room.
    roles = ["rowheader"] + ["cell" if cell.get_property("textContent") else "none" for cell in cells[1:]]
    assert [cell.aria_role for cell in cells] == roles


def test_every_naughty_string_is_read_back_and_is_nothing_else(
    silent_browser: webdriver.Chrome, workshop: Path
) -> None:
    texts = [*OWN, *listed()]
    rows = [[number, text, f"https://example.org/{text}", f"mailto:{text}"]
            for number, text in enumerate(texts)]  # fmt: skip
    names = ["number", TITLE, "</th>", '" onclick="alert(1)']
    site = build_table(json.dumps([names, *rows]), workshop / "naughty-table", "naughty.json")
    read, kinds = [], set()
    for page in site.listing("rows"):
        silent_browser.get((site.folder / page).as_uri())
        read += [cells for _, cells in silent_browser.execute_script(CELLS)]
        kinds |= set(silent_browser.execute_script(KINDS))
    # What is an address after all is shown short.
    faults = [f"{cell!r} is read as {seen!r}" for row, cells in zip(rows, read, strict=True)
              for cell, seen in zip(row, cells, strict=True)
              if seen not in (shown(str(cell)), shown(short(str(cell))))]  # fmt: skip
    expect_none(faults)
    # What is long shows its beginning.
    assert kinds == {"tr id", "th scope", "td", "a href", "https:", "http:", "details class", "summary"}


def grouped(number: str) -> str:
    """A whole number as a page in English writes it."""
    return f"{int(number):,}"


def short(text: str) -> str:
    """An address as a listing shows it, and everything else as it is."""
    address = re.fullmatch(r"(?:https?://(?:www\.)?|mailto:)(.*?)[\0- ]*", text, re.DOTALL)
    if not address:
        return text
    host, slash, path = address[1].partition("/")
    return host + slash + path if path else host


def shown(text: str) -> str:
    """What a cell shows: nothing where there is nothing to see."""
    return read_back(text) if re.sub(BLANK, "", text) else ""


def test_pages_of_a_table_have_no_violation_fit_and_can_be_tapped(
    browser: webdriver.Chrome, themed: list[Site]
) -> None:
    looks = of_layout() | of_axe(VIEWS[::3])
    for site in themed:
        expect_none(told(visit(browser, site, sample(site), looks)))


@pytest.mark.slow
def test_pages_of_a_table_have_no_violation_in_other_colours(
    browser: webdriver.Chrome, themed: list[Site]
) -> None:
    for site in themed:
        expect_none(violations(browser, site, sample(site), VIEWS[1:3], VIEWS[::3]))


def test_nothing_is_to_be_said_of_a_table(tables: Themed[list[Site]]) -> None:
    expect_none(messages(*tables["cupertino"]))


def sample(site: Site) -> list[str]:
    """The front page, the summary, and the first and the last page of the rows."""
    rows = site.listing("rows")
    others = {"index.html", "summary.html"} & set(site.pages)
    return sorted({*others, rows[0], rows[-1]})
