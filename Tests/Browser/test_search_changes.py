"""A search goes on when its site is published again, when a file of it is damaged, and from search to search."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from conftest import either_way
from found import Found
from inside import Inside
from phrases import phrase
from sites import Site, build_catalogue
from waiting import wait_until

# Words that no other name begins with, each in recordings of its own.
NAMES = ("Wren", "Robin", "Heron", "Bittern", "Plover")


def publish(folder: Path, records: list[dict[str, str]]) -> Site:
    file = folder.with_suffix(".json")
    file.write_text(json.dumps(records))
    return build_catalogue([file], folder)


def named(names: tuple[str, ...], **fields: str) -> list[dict[str, str]]:
    return [
        {"id": str(number), "en": name, "date": "2024-05-01", "q": "A", **fields}
        for number, name in enumerate(names * 30, 1)
    ]


def many(names: tuple[str, ...]) -> list[dict[str, str]]:
    """Recordings of so many places that their words fill several files."""
    others = [
        {"id": str(number), "en": "Gull", "loc": f"{letter}{number:x} {letter}o{number:x}"}
        for number in range(10_000, 14_000)
        for letter in (chr(ord("a") + number % 26),)
    ]
    return named(names) + others


@either_way
def test_a_page_that_stays_open_finds_what_was_published_meanwhile(
    silent_browser: webdriver.Chrome, address: Callable[[Site, str], str], workshop: Path, tmp_path: Path
) -> None:
    folder = workshop / f"published-twice-{tmp_path.name}"
    site = publish(folder, many(NAMES))
    assert len(list(site.folder.glob("search/w*.js"))) > 3
    found = Found(silent_browser, address(site, "search.html"), q="wren")
    assert found.said == "30 recordings"
    publish(folder, many((*NAMES, "Kestrel")))
    for word, count in [("kestrel", 30), ("robin", 30), ("wren", 30), ("lark", 0)]:
        said, rows = found.all(q=word)
        assert len(rows) == count, said
        none = f"{phrase('nothingFound')}\n\nNo recordings match “lark”."
        assert said == f"{count} recordings" if count else said.startswith(none)


@either_way
@pytest.mark.parametrize("name", ["root", "w0", "r0"])
def test_a_file_that_was_damaged_is_asked_for_again(
    silent_browser: webdriver.Chrome, address: Callable[[Site, str], str], workshop: Path, tmp_path: Path, name: str
) -> None:
    site = publish(
        workshop / f"damaged-{tmp_path.name}", named(NAMES, cnt="Sweden", loc="Uppsala", rec="Bo")
    )
    file = site.folder / f"search/{name}.js"
    whole = file.read_text()
    # The call stays, with the version at its end, but for that of the root, which has none.
    end = "]);\n" if name == "root" else whole[whole.rindex(',"'):]
    file.write_text(f'rowhouse(["{name}","{{"{end}')
    found = Found(silent_browser, address(site, "search.html"), q="bittern")
    assert found.said.endswith(phrase("indexDamaged"))
    file.write_text(whole)
    found.part("retry").click()
    found.wait_for("30 recordings")
    assert len(found.rows) == 30


@either_way
def test_a_site_that_keeps_changing_is_said_to(
    silent_browser: webdriver.Chrome, address: Callable[[Site, str], str], workshop: Path, tmp_path: Path
) -> None:
    site = publish(workshop / f"half-{tmp_path.name}", named(NAMES))
    file = site.folder / "search/w0.js"
    whole = file.read_text()
    file.write_text('rowhouse(["w0","x","another"]);\n')
    found = Found(silent_browser, address(site, "search.html"), q="wren")
    assert found.said.endswith(phrase("siteChanged"))
    file.write_text(whole)
    found.part("retry").click()
    found.wait_for("30 recordings")


@either_way
def test_what_is_odd_is_shown_as_the_listing_shows_it(
    silent_browser: webdriver.Chrome, address: Callable[[Site, str], str], workshop: Path, tmp_path: Path
) -> None:
    dates = ("2020-1-1", "0987-06-05", "2020-02-00", "9999-12-31", "", "2021-03-04")
    records = [
        {"id": str(number), "en": "Wren", "date": date, "q": "no score" if number % 2 else "B"}
        for number, date in enumerate(dates, 1)
    ]
    site = publish(workshop / f"odd-{tmp_path.name}", records)
    cells = "return [...document.querySelectorAll('tr[id^=XC]')].map((row) => [row.id, row.innerText])"
    silent_browser.get(address(site, "recordings/index.html"))
    listed = dict(silent_browser.execute_script(cells))
    found = Found(silent_browser, address(site, "search.html"), q="wren")
    found.wait_for("6 recordings")
    for number, date in enumerate(dates, 1):
        row = silent_browser.find_element(By.ID, f"XC{number}").text
        quality = "no score" if number % 2 else "B"
        assert quality in row and quality in listed[f"XC{number}"]
        assert (date or "Not given") in row
        assert date in listed[f"XC{number}"]
    # A grade that nothing has is not offered.
    found.wait_for_counts("by-Quality", {"B": "3", "Not given": "3"})


@either_way
def test_what_a_search_loads_is_counted_for_the_next_one_too(
    silent_browser: webdriver.Chrome, address: Callable[[Site, str], str], workshop: Path, tmp_path: Path
) -> None:
    site = publish(workshop / f"counted-{tmp_path.name}", named(NAMES))
    found = Found(silent_browser, address(site, "search.html"), q="wren")
    # What marks the words comes after the results, and is no text.
    wait_until(silent_browser, lambda: silent_browser.find_elements(By.TAG_NAME, "mark"), "no mark")
    found.all(q="robin")
    # A file may come between the one number and the other.
    inside = Inside(silent_browser)

    def is_counted() -> bool:
        counted, come = inside.loaded()
        return counted == come > 1_000

    wait_until(silent_browser, is_counted, "what has come is not counted")
