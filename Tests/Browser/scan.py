"""A plain scan: looks at every record as its source has it, and knows nothing of an index.

It is slow and short, so that it can be read against what the README says of the search.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

# What has no accent to take off is written otherwise by those who lack the letter; what
# case folding writes out already, such as ß, is not here.
OTHERWISE = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i", "ŋ": "n"}
    | {"ŧ": "t", "þ": "th"}
)
ACCENTS = dict.fromkeys(range(0x300, 0x370))

# The fields of a recording, from those that say most of it.
TIERS = (("id", "en", "gen", "sp", "ssp"), ("cnt", "loc"), ("rec", "type"), ("rmk",))

# So many words of a query count, and so many characters of a word.
MOST_WORDS, LONGEST = 8, 32


def words(text: str, prefix: str = "xc") -> list[str]:
    """The words of a text, without case and accents, and without the prefix of numbers."""
    return [word for part in text.split() for word in words_of_part(part, prefix)]


@cache
def words_of_part(text: str, prefix: str) -> tuple[str, ...]:
    plain = unicodedata.normalize("NFD", text.casefold()).translate(ACCENTS)
    plain = unicodedata.normalize("NFC", plain).translate(OTHERWISE)
    spaced = "".join(letter if is_in_word(letter) else " " for letter in plain)
    number = f"^{prefix}(?=[0-9]+$)"
    return tuple(re.sub(number, "", word[:LONGEST]) for word in spaced.split())


def is_in_word(letter: str) -> bool:
    """Whether it is a letter, a number or a mark."""
    return unicodedata.category(letter)[0] in "LNM"


def wanted(query: str, prefix: str = "xc") -> list[str]:
    """The words of a query that count."""
    return list(dict.fromkeys(words(query, prefix)))[:MOST_WORDS]


class Scan:
    """Texts in tiers, in the order in which what is found equally well is listed."""

    def __init__(self, records: Iterable[tuple[str, Iterable[str]]], prefix: str = "xc") -> None:
        """Takes what each record is called, the text of each of its tiers, and the prefix of numbers."""
        pairs = list(records)
        self.prefix = prefix
        self.names = [name for name, _ in pairs]
        # A line for each tier, with spaces around every word.
        self.texts = ["\n".join(f" {' '.join(words(tier, prefix))} " for tier in tiers) for _, tiers in pairs]

    def find(self, query: str) -> list[str]:
        """What has every word: first what has the worst of them in the best tier."""
        needles = [needle(word) for word in wanted(query, self.prefix)]
        if not needles:
            return []
        first, *others = sorted(needles, key=len, reverse=True)
        places = [place for place, text in enumerate(self.texts) if first in text]
        for other in others:
            places = [place for place in places if other in self.texts[place]]
        places.sort(key=lambda place: worst_tier(self.texts[place], needles))
        return [self.names[place] for place in places]


def needle(word: str) -> str:
    """What a text with the word has; one of three bytes finds words that begin with it."""
    return f" {word}" if len(word.encode()) >= 3 else f" {word} "


def worst_tier(text: str, needles: list[str]) -> int:
    return max(text.count("\n", 0, text.index(part)) for part in needles)


def scan_of_recordings(records: list[dict], listing: list[str]) -> Scan:
    """The scan of records of the service, found as the listing names them.

    Args:
        records: The records as their JSON has them.
        listing: The anchors of all recordings, in the order of the listing.
    """
    places = {anchor: place for place, anchor in enumerate(listing)}
    named = sorted(
        ((f"XC{record['id']}", record) for record in records),
        key=lambda pair: (grade(pair[1]["q"]), age(pair[1]["date"]), places[pair[0]]),
    )
    return Scan((name, tier_texts(record)) for name, record in named)


def tier_texts(record: dict) -> list[str]:
    return [" ".join(str(record.get(name) or "") for name in names) for names in TIERS]


def grade(quality: str) -> int:
    """The place of a quality among others; what is none comes last."""
    return "ABCDE".index(quality) if quality in tuple("ABCDE") else 5


def age(date: str) -> tuple[int, ...]:
    """What sorts dates from the newest to the oldest, and after those what is no date."""
    parts = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", date or "")
    year, month, day = map(int, parts.groups()) if parts else (0, 0, 0)
    return (0, -year, -month, -day) if year and month <= 12 and day <= 31 else (1,)
