"""The language of queries: each finds the rows that a look at every row finds."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe
import scan
from chromium import DESK, VIEWS, View, console
from faults import expect_none
from found import Found
from keys import press
from layout import small_targets, width
from phrases import phrase
from sites import Site, build_table
from waiting import wait_until

STEMS = ("wood", "sap", "ox", "flower", "nut", "Élan", "grå", "x1", "шум", "鳥")
ENDS = ("pecker", "peckers", "hatch", "bury", "ö", "2", "", "ка", "小鳥")
HEADER = ("Name", "Kind", "Note")
ROWS = 200


def rows_of(chance: random.Random) -> list[tuple[str, ...]]:
    word = lambda: chance.choice(STEMS) + chance.choice(ENDS)  # noqa: E731
    return [(f"Row {at} {word()}", word(), f"{word()}-{word()}") for at in range(ROWS)]


@pytest.fixture(scope="module")
def rows() -> list[tuple[str, ...]]:
    return rows_of(random.Random(36))


@pytest.fixture(scope="module")
def site(rows: list[tuple[str, ...]], workshop: Path) -> Site:
    text = "\n".join(",".join(row) for row in [HEADER, *rows]) + "\n"
    return build_table(text, workshop / "queries", "queries.csv")


@pytest.fixture
def found(silent_browser: webdriver.Chrome, site: Site, address: Callable[[Site, str], str]) -> Found:
    return Found(silent_browser, address(site, "rows/index.html"))


def test_every_end_of_every_word_finds_the_rows_that_have_it(
    silent_browser: webdriver.Chrome, rows: list[tuple[str, ...]], site: Site
) -> None:
    found = Found(silent_browser, (site.folder / "rows/index.html").as_uri())
    words = [scan.words(" ".join(row), "") for row in rows]
    ends = sorted({word[at:] for own in words for word in own for at in range(len(word))})
    faults = []
    for end, answer in zip(ends, found.answers([{"q": "*" + end} for end in ends]), strict=True):
        expected = sorted(row[0] for row, own in zip(rows, words, strict=True) if any(it.endswith(end) for it in own))
        if sorted(answer.rows) != expected:
            faults.append(f"*{end}: {len(answer.rows)} rows, not {len(expected)}; {answer.said}")
    expect_none(faults)


def test_a_word_that_none_begins_with_is_an_end(found: Found, rows: list[tuple[str, ...]]) -> None:
    [answer] = found.answers([{"q": "ecker"}])
    expected = [row[0] for row in rows if any(it.endswith("ecker") for it in scan.words(" ".join(row), ""))]
    assert sorted(answer.rows) == sorted(expected)
    assert answer.said.startswith(f"{len(expected)} rows, ")
    assert answer.said.endswith(", words ending in “ecker”")
    marked = found.browser.execute_script("return [...document.querySelectorAll('mark')].map((it) => it.textContent)")
    assert marked
    assert all(word.lower().endswith("ecker") for word in marked)
    # A word in quotes and one to leave out stay what they are.
    said = [answer.said for answer in found.answers([{"q": '"ecker"'}, {"q": "row -ecker"}, {"q": "*zzz"}])]
    assert said[0].startswith(phrase("nothingFound"))
    assert said[1].startswith(f"{ROWS} rows")
    assert said[2].startswith(phrase("nothingFound"))


# Parts of queries, and whether a row has them; `has` is given the words of a row and those of its columns.
def begins(word: str) -> Callable:
    return lambda own, columns: any(it.startswith(word) for it in own)


def ends(word: str) -> Callable:
    return lambda own, columns: any(it.endswith(word) for it in own)


def in_kind(word: str) -> Callable:
    return lambda own, columns: any(it.startswith(word) for it in columns[1])


PARTS: dict[str, Callable] = {
    "wood": begins("wood"), "sap": begins("sap"), "flowerp": begins("flowerp"), "x1": begins("x1"),
    "*hatch": ends("hatch"), "*ö": ends("o"), "*peckers": ends("peckers"), "elan": begins("elan"),
    "kind:ox": in_kind("ox"), "kind:nut": in_kind("nut"),
    "kind:*pecker": lambda own, columns: any(it.endswith("pecker") for it in columns[1]),
    '"nutbury"': lambda own, columns: "nutbury" in own,
    "nut-wood": lambda own, columns: begins("nut")(own, columns) and begins("wood")(own, columns),
    '"woodpecker saphatch"': lambda own, columns: any(
        f" {' '.join(('woodpecker', 'saphatch'))} " in f" {' '.join(it)} " for it in columns),
    "nothingsuch": lambda own, columns: False,
}  # fmt: skip


def asked(chance: random.Random) -> tuple[str, Callable]:
    """A query of parts, some with others joined by OR, and whether a row is meant."""
    parts = [chance.sample(list(PARTS), chance.choice((1, 1, 2, 3))) for _ in range(chance.choice((1, 2)))]
    out = chance.sample(["sap", "*hatch", "kind:nut", '"nutbury"'], chance.choice((0, 0, 1)))
    text = " ".join([*(" OR ".join(part) for part in parts), *("-" + part for part in out)])
    return text, lambda *row: (
        all(any(PARTS[one](*row) for one in part) for part in parts)
        and not any(PARTS[one](*row) for one in out)
    )


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_or_finds_either_before_other_words_are_asked_for(
    found: Found, rows: list[tuple[str, ...]], seed: int
) -> None:
    chance = random.Random(seed)
    queries = [asked(chance) for _ in range(150)]
    faults = []
    answers = found.answers([{"q": text} for text, _ in queries])
    columns = [[scan.words(it, "") for it in row] for row in rows]
    for (text, is_meant), answer in zip(queries, answers, strict=True):
        expected = [
            row[0] for row, own in zip(rows, columns, strict=True)
            if is_meant([it for column in own for it in column], own)
        ]  # fmt: skip
        if sorted(answer.rows) != sorted(expected):
            faults.append(f"{text}: {len(answer.rows)} rows, not {len(expected)}; {answer.said}")
    expect_none(faults)


@pytest.mark.parametrize(
    ("query", "same"),
    [
        # In small letters, first, last and in quotes it is a word; with nothing after it yet it is none.
        ("wood or sap", "wood sap or*"), ("OR wood", "wood or*"), ("wood OR", "wood or*"),
        ('wood "OR" sap', "wood sap or*"), ("wood OR ", "wood"), ("wood OR OR sap", "sap OR wood"),
        # What is left out is no choice.
        ("wood OR -sap", "wood -sap"), ("-sap OR wood", "wood -sap"), ("-sap OR OR wood", "wood -sap"),
        ("wood OR kind:", "wood"),
    ],
)  # fmt: skip
def test_or_is_a_word_where_it_joins_nothing(found: Found, query: str, same: str) -> None:
    one, other = found.answers([{"q": query}, {"q": same}])
    assert sorted(one.rows) == sorted(other.rows)


def links(found: Found) -> list[str]:
    wait_until(found.browser, lambda: found.browser.find_elements(By.CSS_SELECTOR, "#search-found a"), "no help")
    return [link.text for link in found.browser.find_elements(By.CSS_SELECTOR, "#search-found a")]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        # The word that no row has, whichever it is; of words that are alike one that rows have with the rest.
        ({"q": "woodpekcer"}, ["Did you mean “woodpecker”?"]),
        ({"q": "row woodpekcer"}, ["Did you mean “row woodpecker”?", "Remove “woodpekcer”: 200 rows"]),
        ({"q": "kind:flowerpekcer row"}, ["Did you mean “kind:flowerpecker row”?", "Remove “flowerpekcer”: 200 rows"]),
        ({"q": "woodhacth OR sapburi"}, ["Did you mean “woodhatch OR sapbury”?"]),
        # A first letter that is wrong.
        ({"q": "qutbury"}, ["Did you mean “nutbury”?"]),
    ],
)  # fmt: skip
def test_a_word_that_no_row_has_is_named(found: Found, query: dict, expected: list[str]) -> None:
    found.open(**query)
    assert found.said.startswith(phrase("nothingFound"))
    assert links(found) == expected


def test_what_is_in_the_way_is_named_with_what_is_found_without_it(
    found: Found, rows: list[tuple[str, ...]]
) -> None:
    kinds = sorted({row[1] for row in rows})
    count = lambda word: sum(word in scan.words(" ".join(row), "") for row in rows)  # noqa: E731
    own = lambda kind, word: sum(  # noqa: E731
        row[1] == kind and word in scan.words(" ".join(row), "") for row in rows)
    size = lambda kind: sum(row[1] == kind for row in rows)  # noqa: E731
    kind = next(it for it in kinds if not own(it, "nutbury") and size(it) > 1)
    found.open(**{"q": '"nutbury"', "by-Kind": kind})
    assert found.said.startswith(f"{phrase('nothingFound')}\nNo rows match “\"nutbury\"”, Kind: {kind}.")
    assert links(found) == [
        f"Remove “nutbury”: {size(kind)} rows", f"Remove Kind: {kind}: {count('nutbury')} rows",
    ]  # fmt: skip
    # What is not in the way is not named.
    found.open(**{"q": f'"nutbury" row -kind:"{kind}" kind:"{kind}"'})
    named = links(found)
    assert not any("“row”" in link for link in named)
    found.browser.find_elements(By.CSS_SELECTOR, "#search-found a")[-1].click()
    found.settle()
    assert found.rows


def test_a_choice_that_no_row_has_leads_to_all_rows(found: Found) -> None:
    found.open(**{"by-Kind": "nothing such"})
    assert links(found) == ["Remove Kind: nothing such: 200 rows"]


# More often the first than the second, and so on.
COUNTRIES = {"United States": 50, "United Kingdom": 30, "Unity": 20, "France": 12, "Ivory Coast": 8}


@pytest.fixture(scope="module")
def countries(workshop: Path) -> Site:
    names = [name for name, count in COUNTRIES.items() for _ in range(count)]
    rows = [f"Town {at},{name},{('ash', 'oak', 'elm')[at % 3]}" for at, name in enumerate(names)]
    return build_table("\n".join(["Name,Country,Tree", *rows]) + "\n", workshop / "countries", "countries.csv")


def offered(found: Found) -> list[str]:
    return [it.text for it in found.browser.find_elements(By.CSS_SELECTOR, "#search-values li")]


def wait_for_offers(found: Found, *names: str) -> None:
    titles = [f"Country: {name} ({COUNTRIES[name]})" for name in names]
    wait_until(found.browser, lambda: offered(found) == titles, f"other values than {titles} are offered")


def test_values_of_facets_are_offered_while_somebody_types(
    silent_browser: webdriver.Chrome, countries: Site, address: Callable[[Site, str], str]
) -> None:
    found = Found(silent_browser, address(countries, "rows/index.html"))
    assert found.browser.find_elements(By.ID, "search-values") == []
    found.field.click()
    found.type("town uni")
    wait_for_offers(found, "United States", "United Kingdom", "Unity")
    assert found.field.get_attribute("aria-expanded") == "true"
    # Of several words those that a value has are its own.
    found.type("town united k")
    wait_for_offers(found, "United Kingdom")
    press(found.browser, Keys.ARROW_DOWN)
    active = found.field.get_attribute("aria-activedescendant")
    assert found.browser.find_element(By.ID, active).get_attribute("aria-selected") == "true"
    press(found.browser, Keys.ENTER)
    wait_until(found.browser, lambda: found.query == "?q=town&by-Country=United+Kingdom", "it is not chosen")
    assert found.asked == "town"
    assert offered(found) == []
    # What is chosen is not offered again; a press chooses, too, and the field keeps the focus.
    found.type("unit")
    wait_for_offers(found, "United States", "Unity")
    found.browser.find_element(By.CSS_SELECTOR, "#search-values li").click()
    wait_until(
        found.browser,
        lambda: found.query == "?by-Country=United+Kingdom&by-Country=United+States",
        "it is not chosen",
    )
    assert found.browser.switch_to.active_element == found.field


def test_values_of_a_column_complete_its_word(silent_browser: webdriver.Chrome, countries: Site) -> None:
    found = Found(silent_browser, (countries.folder / "rows/index.html").as_uri())
    found.field.click()
    found.type("town -country:united")
    wait_until(found.browser, lambda: len(offered(found)) == 2, "other values are offered")
    assert offered(found) == ['country:"United States" (50)', 'country:"United Kingdom" (30)']
    press(found.browser, Keys.ARROW_DOWN)
    press(found.browser, Keys.ENTER)
    assert found.asked == 'town -country:"United States" '
    found.wait_for("70 rows, 1 to 50")
    found.type("tree:")
    wait_until(found.browser, lambda: len(offered(found)) == 3, "other values are offered")
    # Nothing is offered of a column that is none, or for what is in quotes.
    for text in ("trees:as", '"ash', "a", "-oa", "town "):
        found.type(text)
        wait_until(found.browser, lambda: offered(found) == [], f"{offered(found)} is offered for {text}")


def test_offers_leave_the_keys_of_the_field_as_they_are(silent_browser: webdriver.Chrome, countries: Site) -> None:
    found = Found(silent_browser, (countries.folder / "rows/index.html").as_uri())
    press(found.browser, "/")
    found.field.send_keys("elm")
    wait_until(found.browser, lambda: len(offered(found)) == 1, "nothing is offered")
    wait_until(found.browser, lambda: found.said.startswith("40 rows"), "it is not found")
    # Escape closes the list, and then clears the field.
    press(found.browser, Keys.ESCAPE)
    assert (offered(found), found.asked) == ([], "elm")
    press(found.browser, Keys.ESCAPE)
    assert found.asked == ""
    # Below the last value are the rows; Enter without a value asks what is typed.
    found.field.send_keys("elm")
    wait_until(found.browser, lambda: len(offered(found)) == 1, "nothing is offered")
    press(found.browser, Keys.ENTER)
    wait_until(found.browser, lambda: found.query == "?q=elm", "it is not asked")
    assert offered(found) == []
    found.type("el")
    wait_until(found.browser, lambda: len(offered(found)) == 1, "nothing is offered")
    wait_until(found.browser, lambda: found.query == "?q=el" and not found.is_busy, "it is not found")
    press(found.browser, Keys.ARROW_DOWN)
    press(found.browser, Keys.ARROW_DOWN)
    assert found.browser.switch_to.active_element.tag_name == "a"
    assert offered(found) == []


@pytest.mark.parametrize("view", [*VIEWS, View(390)], ids=str)
def test_offers_are_accessible_and_fit(browser: webdriver.Chrome, countries: Site, view: View) -> None:
    browser.get((countries.folder / "rows/index.html").as_uri())
    view.apply(browser)
    found = Found(browser, browser.current_url)
    try:
        found.field.click()
        before = found.part("results").rect
        found.field.send_keys("uni")
        wait_until(browser, lambda: len(offered(found)) == 3, "nothing is offered")
        press(browser, Keys.ARROW_DOWN)
        assert width(browser) <= view.width
        # Nothing moves for them.
        assert found.part("results").rect["y"] == before["y"]
        expect_none(axe.violations(browser) + small_targets(browser) + console(browser))
    finally:
        DESK.apply(browser)
