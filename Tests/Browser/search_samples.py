"""Records to search in: a few hundred recordings, and rows of two pages."""

import random
from pathlib import Path

from search_index import (
    CHUNKED, COUNT, INLINE, Index, Recording, Row, Shape,
)  # fmt: skip
from sites import Site, run

NAMES = (
    ("Common Blackbird", "Turdus", "merula"),
    ("Song Thrush", "Turdus", "philomelos"),
    ("Great Tit", "Parus", "major"),
    ("Rüppell’s Warbler", "Curruca", "ruppeli"),
    ("Чёрный дрозд", "Turdus", "merula"),
    ("", "Turtur", "afer"),
    ("Unknown", "", ""),
)
COUNTRIES = ("Sweden", "Finland", "Côte d’Ivoire", "Türkiye", "日本")
PLACES = ("Enköping", "Åbo, hamn", "Tur village", "Straße 5", "São Tomé", "", "Żółw  “Ł”")
PEOPLE = ("Ann Example", "Bo Turner", "Ço Li", "Ann-Marie O'Hara", "xc_mark")
TYPES = ("song", "call", "alarm call", "Gesang, Ruf")
REMARKS = ("", "", "turdus in the background", "rain; a song far off", "XC100777 is of the same bird")
DATES = ("2020-05-17", "2020-05-16", "2019-01-01", "1999-12-31", "2020-00-00", "")
SOUNDS = ("template", "template", None, "https://example.org/a.mp3", "javascript:alert(1)")

SHAPES = {
    "lists in their entries": Shape(),
    "chunks": Shape(head=7, chunk=9, storage=lambda key, count: CHUNKED),
    "bitmaps": Shape(
        head=3, chunk=40, storage=lambda key, count: CHUNKED, is_bitmap=lambda key: True
    ),
    "prefixes with entries": Shape(
        chunk=20,
        nodes={"tur": CHUNKED, "son": INLINE, "com": COUNT, "100": COUNT, "1007": CHUNKED, "gre": INLINE},
        storage=lambda key, count: CHUNKED if count > 80 else INLINE,
    ),
    "a word a file": Shape(keys_per_shard=1, shards_per_directory=2, shard_size=1, map_size=1),
    "one file of each": Shape(
        keys_per_shard=9999, shards_per_directory=9999, shard_size=9999, map_size=9999
    ),
}  # fmt: skip


def recordings(count: int, seed: int = 5) -> list[Recording]:
    """Recordings in the order of their listing, the same every time."""
    chance = random.Random(seed)
    made = []
    for number in range(count):
        common, genus, species = chance.choice(NAMES)
        made.append(
            Recording(
                100_000 + number * 3, common, genus, species,
                subspecies=chance.choice(("", "", "merula", "aterrimus")),
                country=chance.choice(COUNTRIES), place=chance.choice(PLACES),
                recordist=chance.choice(PEOPLE), type=chance.choice(TYPES),
                quality=chance.choice(("A", "A", "B", "C", "E", "")), date=chance.choice(DATES),
                remarks=chance.choice(REMARKS), sound=chance.choice(SOUNDS),
            )
        )  # fmt: skip
    return sorted(made, key=lambda one: (one.common, one.scientific, one.date, one.number))


def rows() -> list[Row]:
    fruits = [f"{colour} {fruit}" for fruit in ("apple", "pear", "plum") for colour in
              ("Red", "Green", "Yellow", "Blue") for _ in range(8)]  # fmt: skip
    first = [
        Row(fruit, f"Ripe in week {week}", "fruits.html", "Fruits", "Fresh", f"fruit-{week}")
        for week, fruit in enumerate(fruits)
    ]
    return first + [Row("Ærø & co", "", "a/b.html", "Islands", "", "ærø #1"), Row("No anchor")]


def build_search(folder: Path, kind: str = "recordings", theme: str = "cupertino") -> Site:
    """The pages of a search, without an index."""
    run("SearchSample", folder, kind, theme)
    return Site(folder)


def index_of(shape: str = "lists in their entries", count: int = 400) -> Index:
    return Index(recordings(count), SHAPES[shape])
