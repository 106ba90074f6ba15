"""The search finds what looking at every record finds, however the index is stored."""

import random
import re
import unicodedata
from pathlib import Path

import pytest
from selenium import webdriver

from found import Found
from search_index import Index, words_of
from search_samples import SHAPES, build_search, index_of, rows
from sites import PACKAGE, Site

QUERIES = 40
SCRIPT = PACKAGE / "Sources/Rendering/Assets/search.js"

HOSTILE = (
    "__proto__", "constructor", "toString", "hasOwnProperty", "</script>", "<img src=x onerror=x>",
    "\u2028", "a\u2029b", "\ud800", "tur\udfff", "\0", "\ufeff", "*", "tur*", "=cSweden", "'\"\\", "%",
    "%zz", "javascript:alert(1)", "x" * 10_000, "tur " * 2_500, "🐦", "\U00010400",
)  # fmt: skip


@pytest.fixture(scope="module", params=SHAPES)
def indexed(request: pytest.FixtureRequest, workshop: Path) -> tuple[Site, Index]:
    site = build_search(workshop / f"search-{list(SHAPES).index(request.param)}")
    index = index_of(request.param)
    index.write(site.folder)
    return site, index


def test_random_queries_find_what_a_plain_scan_finds(
    silent_browser: webdriver.Chrome, indexed: tuple[Site, Index]
) -> None:
    site, index = indexed
    found = Found(silent_browser, (site.folder / "search.html").as_uri())
    chance = random.Random(7)
    for _ in range(QUERIES):
        query = random_query(chance, index)
        expected = [f"XC{one.number}" for one in index.found(**query)]
        assert found.all(**query) == (said(len(expected)), expected), query


def said(count: int, noun: str = "recordings") -> str:
    """What is said when the last page of so many is there."""
    if count == 0:
        return f"Nothing here\n\nThere are no {noun} to show."
    if count == 1:
        return f"1 {noun[:-1]}"
    start = (count - 1) // 50 * 50 + 1
    return f"{count} {noun}" + (f", {start} to {count}" if start > 1 else "")


def random_query(chance: random.Random, index: Index) -> dict[str, str]:
    """Up to three words of a record or of two, or beginnings of them, and up to two filters."""
    words = []
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3))):
        if not words or chance.random() < 0.3:
            record = chance.choice(index.records)
        texts = [text for fields in record.fields for text in fields if words_of(text)]
        word = chance.choice(re.split(r"[\s,’'-]+", chance.choice(texts)))
        if chance.random() < 0.5:
            word = word[: chance.randint(1, len(word))]
        words.append(chance.choice((str, str.upper, unaccented))(word))
    query = {"q": " ".join(words)}
    while chance.random() < 0.25:
        name = chance.choice(("country", "type", "quality", "year"))
        value = record.date[:4] if name == "year" else getattr(record, name)
        query[name] = value or ("none" if name == "quality" else "")
    if chance.random() < 0.05:
        query["q"] = chance.choice(("", "zzz", "tur zzz"))
    if not words_of(query["q"]) and not any(query.values()):
        query["q"] = "turdus"
    return query


def unaccented(text: str) -> str:
    return "".join(
        part for part in unicodedata.normalize("NFD", text) if not unicodedata.combining(part)
    )


def test_rows_of_tables_and_screens_are_found(
    silent_browser: webdriver.Chrome, workshop: Path
) -> None:
    site = build_search(workshop / "search-rows", "rows")
    index = Index(rows())
    index.write(site.folder)
    found = Found(silent_browser, (site.folder / "search.html").as_uri())
    for query in ("red", "red app", "RIPE", "week 7", "aero", "co", "anchor", "zzz"):
        expected = [row.title for row in index.found(query)]
        assert found.all(q=query) == (said(len(expected), "rows"), expected), query
    found.all(q="aero")
    line = silent_browser.execute_script(
        "const row = document.getElementById('search-rows').firstChild;"
        "return [row.querySelector('a').getAttribute('href'), row.innerText]"
    )
    assert line == ["a/b.html#%C3%A6r%C3%B8%20%231", "Ærø & co\n\nIslands"]
    found.all(q="red apple ripe")
    first = "return document.getElementById('search-rows').firstChild.innerText"
    assert silent_browser.execute_script(first) == "Red apple\n\nFruits, Fresh\n\nRipe in week 0"


def test_both_sides_fold_alike(browser: webdriver.Chrome) -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    start, end = source.index("  const WORD ="), source.index("  // A word of three bytes")
    codes = [*range(0x530), *range(0x1E00, 0x2000)]
    texts = ["a" + chr(code) + "b" + chr(code) for code in codes]
    texts += ["ΌΣΟΣ Σ", "İstanbul", "ẞ", "xc619 XC007 xcd xc", "x" * 40, "𐐀𐐁" * 20, "ǿ ǽ", "Å", "日本語"]
    texts += ["xc" + "1" * 31]
    got = browser.execute_script(
        source[start:end] + "return arguments[0].map((text) => wordsOf(text));", texts
    )
    wrong = [(text, mine, words_of(text)) for text, mine in zip(texts, got) if mine != words_of(text)]
    assert wrong == []


@pytest.fixture(scope="module")
def sample(workshop: Path) -> tuple[Site, Index]:
    site = build_search(workshop / "search-sample")
    index = index_of("prefixes with entries", 120)
    index.write(site.folder)
    return site, index


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:20]))
def test_hostile_words_are_harmless(
    silent_browser: webdriver.Chrome, sample: tuple[Site, Index], text: str
) -> None:
    site, index = sample
    found = Found(silent_browser, (site.folder / "search.html").as_uri())
    said, rows = found.all(q=text)
    assert rows == [f"XC{one.number}" for one in index.found(found.asked)]
    assert said
