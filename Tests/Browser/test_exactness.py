"""Over a large catalogue, the published search finds what a plain scan of the source finds."""

import random
import re
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path

import pytest
from selenium import webdriver

import generated
import scan
from faults import expect_none
from found import Answer, Found
from inside import Inside
from scan import Scan
from sites import Site, build_catalogue

# One worker builds it, and asks it everything.
pytestmark = pytest.mark.xdist_group("exactness")

# How many records there are, and how many queries.
SIZES = [(20_000, 100), pytest.param((100_000, 400), marks=pytest.mark.slow)]
ACCENTS = "\u0300\u0301\u0308\u030a\u030c\u0327"


@dataclass(frozen=True)
class Catalogue:
    site: Site
    records: list[dict[str, str]]
    # The anchors of the recordings, in the order of the listing.
    listing: list[str]
    scan: Scan
    queries: int


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}")
def large(request: pytest.FixtureRequest, workshop: Path) -> Catalogue:
    count, queries = request.param
    records = list(generated.recordings(count, seed=11))
    file = workshop / "large.json"
    generated.write(records, file)
    site = build_catalogue([file], workshop / f"large-{count}", "--page-size", "1000")
    file.unlink()
    listing = anchors(site)
    return Catalogue(site, records, listing, scan.scan_of_recordings(records, listing), queries)


def anchors(site: Site) -> list[str]:
    pages = site.listing("recordings")
    sources = ((site.folder / page).read_text(encoding="utf-8") for page in pages)
    return [anchor for source in sources for anchor in re.findall(r'<tr id="(XC\d+)"', source)]


def test_the_listing_has_every_record_once(large: Catalogue) -> None:
    assert len(large.listing) == len(large.records)
    assert set(large.listing) == {f"XC{record['id']}" for record in large.records}


def test_random_queries_find_the_same_in_the_same_order(
    silent_browser: webdriver.Chrome, large: Catalogue
) -> None:
    found = Found(silent_browser, (large.site.folder / "search.html").as_uri(), q="owl")
    inside = Inside(silent_browser)
    chance = random.Random(23)
    faults, sizes = [], []
    for _ in range(large.queries):
        query = random_query(chance, large.records)
        expected = large.scan.find(query)
        (answer,) = found.answers([{"q": query}], button="all")
        everything = [large.listing[place] for place in inside.ranking()]
        faults += [f"{query!r}: {fault}" for fault in differences(answer, everything, expected)]
        sizes.append(len(expected))
    expect_none(faults)
    # The queries are worth asking: none, one, a few, a page and more, and very many.
    for least, most in ((0, 0), (1, 1), (2, 50), (51, 1_000), (1_001, len(large.records))):
        asked = sum(least <= size <= most for size in sizes)
        assert asked >= large.queries // 50, f"few find {least} to {most}"


def test_every_way_to_keep_a_list_is_used(silent_browser: webdriver.Chrome, large: Catalogue) -> None:
    Found(silent_browser, (large.site.folder / "search.html").as_uri(), q="owl")
    keys = Inside(silent_browser).keys()
    words = {kind for key, kind in keys.items() if not key.endswith("*")}
    beginnings = {kind for key, kind in keys.items() if key.endswith("*")}
    assert words == {"list", "chunks"} and beginnings == {"chunks", "count"}


def differences(answer: Answer, everything: list[str], expected: list[str]) -> list[str]:
    """What is wrong with what is said, shown and found."""
    faults = []
    if set(everything) != set(expected):
        missing, extra = set(expected) - set(everything), set(everything) - set(expected)
        faults.append(f"misses {sorted(missing)[:3]}, has {sorted(extra)[:3]} that it should not")
    elif everything != expected:
        place = next(at for at, name in enumerate(expected) if everything[at] != name)
        faults.append(f"has {everything[place]} at {place} instead of {expected[place]}")
    if answer.rows != expected[:50]:
        faults.append(f"shows {answer.rows[:3]} first instead of {expected[:3]}")
    if answer.said != said(len(expected)) if expected else not answer.said.startswith(said(0)):
        faults.append(f"says {answer.said!r} of {len(expected)}")
    return faults


def said(count: int) -> str:
    if count == 0:
        return "No results\n\nNo recordings match"
    noun = "recording" if count == 1 else "recordings"
    return f"{count:,} {noun}" + (", 1 to 50" if count > 50 else "")


def random_query(chance: random.Random, records: list[dict[str, str]]) -> str:
    """One to three words, of a record or of several, whole or begun, as somebody may type them."""
    record = chance.choice(records)
    typed = []
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3))):
        if chance.random() < 0.15:
            record = chance.choice(records)
        tier = chance.choice((0, 0, 1, 1, 2, 3))
        texts = [record[name] or "" for name in scan.TIERS[tier]]
        parts = [part for text in texts for part in text.split() if scan.words(part)]
        word = chance.choice(parts or [record["gen"]])
        if chance.random() < 0.5:
            word = word[: chance.randint(1, len(word))]
        if chance.random() < 0.06:
            word = "".join(chance.choices("qxzjw", k=4))
        elif chance.random() < 0.05:
            word = f"{chance.choice(('XC', 'xc'))}{record['id']}"
        ways = (str, str, str.upper, str.lower, str.swapcase, unaccented, decomposed, accented)
        typed.append(chance.choice(ways)(word))
    if chance.random() < 0.15:
        typed[-1] = "-" + typed[-1]
    elif chance.random() < 0.15:
        place = record["loc"].split()
        start = chance.randrange(len(place) or 1)
        typed[-1] = f'"{" ".join(place[start:start + chance.randint(1, 3)])}"'
    query = chance.choice((" ", " ", "  ", " ", "-")).join(typed)
    return query if scan.words(query) else record["id"]


def unaccented(word: str) -> str:
    parts = unicodedata.normalize("NFD", word)
    return "".join(part for part in parts if not unicodedata.combining(part))


def decomposed(word: str) -> str:
    return unicodedata.normalize("NFD", word)


def accented(word: str) -> str:
    """With accents that it does not have."""
    return re.sub("([aeinou])", lambda letter: letter[0] + ACCENTS[ord(letter[0]) % 6], word)


def test_both_sides_take_the_same_words_from_any_text(
    silent_browser: webdriver.Chrome, workshop: Path
) -> None:
    """Every character that has a name here, inside a word, and words that are cut and numbers."""
    letters = [
        chr(code) for code in range(0x21, sys.maxunicode + 1)
        if unicodedata.category(chr(code)) not in ("Cn", "Cs", "Cc", "Co") and not is_far(code)
    ]  # fmt: skip
    texts = [f"q{letter}z" for letter in letters]
    texts += [f"xc{'1' * length}{end}" for length in range(25, 40) for end in ("", "a", "é")]
    texts += ["ß" * length for length in range(14, 20)] + ["ΌΣΟΣ", "İİ", "XC", "xc1xc2", "Xc007"]
    records = [
        next(generated.recordings(1, 1)) | {"id": str(start + 1), "rmk": " ".join(part)}
        for start in range(0, len(texts), 500)
        if (part := texts[start : start + 500])
    ]
    file = workshop / "letters.json"
    generated.write(records, file)
    site = build_catalogue([file], workshop / "letters")
    Found(silent_browser, (site.folder / "search.html").as_uri(), q="xc")
    inside = Inside(silent_browser)
    keys = {key for key in inside.keys() if key[0] != "=" and key[-1] != "*"}
    fields = [str(record[name]) for record in records for tier in scan.TIERS for name in tier]
    expected = {word for words in inside.words(fields) for word in words}
    assert len(expected) > 10_000
    expect_none([f"asked for, not in the index: {ascii(key)}" for key in sorted(expected - keys)])
    expect_none([f"in the index, not asked for: {ascii(key)}" for key in sorted(keys - expected)])


def is_far(code: int) -> bool:
    """Whether it is one of very many that are all alike: ideographs and syllables."""
    return 0x3400 <= code < 0x9F00 or 0xAC00 <= code < 0xD700 or 0x17000 <= code < 0x18D00 or code >= 0x20000
