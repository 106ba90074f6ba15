"""A plain scan: looks at every record as its source has it, and knows nothing of an index.

It is slow and short, so that it can be read against what the README says of the search.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

# What has no accent to take off is written otherwise by those who lack the letter; what
# case folding writes out already, such as ß, is not here.
OTHERWISE = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i", "ŋ": "n"}
    | {"ŧ": "t", "þ": "th"}
)
ACCENTS = dict.fromkeys(range(0x300, 0x370))

# The fields of a recording, from those that say most of it.
TIERS = (("id", "en", "gen", "sp", "ssp"), ("cnt", "loc"), ("rec", "type"), ("date", "rmk"))

# So many words of a query count, and so many characters of a word.
MOST_WORDS, LONGEST = 8, 32

# What a query is taken apart into: a minus sign, and a phrase or what goes on until a space.
SPACE = r"\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
PART = re.compile(f'(-?)("[^"]*"(?![^{SPACE}])|[^{SPACE}]+)')


def words(text: str, prefix: str = "xc") -> list[str]:
    """The words of a text, without case and accents, and without the prefix of numbers."""
    return [word for part in text.split() for word in words_of_part(part, prefix)]


@cache
def words_of_part(text: str, prefix: str) -> tuple[str, ...]:
    # An accent as well, which case folding would make a letter.
    text = text.replace("\u0345", "")
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


@dataclass(frozen=True)
class Part:
    """A part of a query that is no name of a column."""

    text: str
    words: list[str]
    is_exact: bool
    is_out: bool

    @property
    def is_phrase(self) -> bool:
        return self.is_exact and len(self.words) > 1

    def is_in(self, text: str) -> bool:
        if self.is_phrase:
            return f" {' '.join(self.words)} " in text
        # What is left out is of short words only the word itself.
        is_exact = self.is_exact or self.is_out and len(self.text.encode()) < 3
        return all(needle(word, is_exact) in text for word in self.words)


def parts_of(query: str, prefix: str) -> list[Part]:
    found = [
        Part(text, words(text, prefix), len(text) > 1 and text[0] == text[-1] == '"', sign == "-")
        for sign, text in PART.findall(query)
    ]
    return [part for part in found if part.words]


class Scan:
    """Texts in tiers, in the order in which what is found equally well is listed."""

    def __init__(self, records: Iterable[tuple[str, Iterable[str]]], prefix: str = "xc") -> None:
        """Takes what each record is called, the text of each of its tiers, and the prefix of numbers."""
        pairs = list(records)
        self.prefix = prefix
        self.names = [name for name, _ in pairs]
        # A line for each tier, with spaces around every word.
        self.texts = [
            "\n".join(f" {' '.join(words(tier, prefix))} " for tier in tiers)
            for name, tiers in pairs
        ]
        # No word reaches over the end of a line.
        self.whole_text = "\n".join(self.texts)

    def find(self, query: str) -> list[str]:
        """What has every word: first what has the short ones whole, then the worst of them in the best tier.

        In each tier what has all of them whole comes first.
        """
        parts = parts_of(query, self.prefix)
        asked = dict.fromkeys(
            (word, part.is_exact) for part in parts if not part.is_out for word in part.words
        )
        wanted = [needle(*pair) for pair in list(asked)[:MOST_WORDS]]
        if not parts:
            return []
        places = list(range(len(self.texts)))
        # What few texts have is looked for first.
        for one in sorted(wanted, key=len, reverse=True):
            places = [place for place in places if one in self.texts[place]]
        for part in parts:
            if part.is_out or part.is_phrase:
                places = [place for place in places if part.is_in(self.texts[place]) != part.is_out]
        whole = [self.whole(*pair) for pair in list(asked)[:MOST_WORDS]]
        is_whole = lambda text: all(one in text for one in whole)  # noqa: E731
        first = [place for place in places if whole != wanted and is_whole(self.texts[place])]
        first.sort(key=lambda place: worst_tier(self.texts[place], whole))
        ready = [self.whole(*pair, is_short=False) for pair in list(asked)[:MOST_WORDS]]

        def order(place: int) -> tuple[int, bool]:
            text = self.texts[place]
            tier = worst_tier(text, wanted)
            has_all = ready == wanted or all(one in text for one in ready) and worst_tier(text, ready) == tier
            return tier, not has_all

        places.sort(key=order)
        places = list(dict.fromkeys(first + places))
        return [self.names[place] for place in places]

    def whole(self, word: str, is_exact: bool, *, is_short: bool = True) -> str:
        """What a text with the word has first: the word itself, where any text has it.

        A year is none, unless short words are meant.
        """
        is_meant = len(word.encode()) < 3 if is_short else f" ={word}" not in self.whole_text
        is_word = is_meant and f" {word} " in self.whole_text
        return f" {word} " if is_word else needle(word, is_exact)


def needle(word: str, is_exact: bool) -> str:
    """What a text with the word has, which finds words that begin with it."""
    return f" {word}" + (" " if is_exact else "")


def worst_tier(text: str, wanted: list[str]) -> int:
    return max((text.count("\n", 0, text.index(one)) for one in wanted), default=0)


# The weights of columns by their tier, and the numbers of rows that are ranked and that a page has.
WEIGHTS = (8, 5, 2, 1)
MOST_RANKED, PAGE = 200, 50


def ranked(found: list[int], rows: list[list[str]], tiers: list[int], query: str) -> list[int]:
    """What is found in a table of names: the first of it by the column of each row that matches best.

    Of fewer rows than a page has, those with more values come first where columns match alike.
    """
    asked = wanted(query, "")

    def rate(at: int) -> tuple[float, int]:
        best = max(WEIGHTS[tier] * match(text, asked) for tier, text in zip(tiers, rows[at], strict=True))
        return -best, -sum(map(bool, rows[at])) if len(found) < PAGE else 0

    return sorted(found[:MOST_RANKED], key=rate) + found[MOST_RANKED:]


def match(text: str, asked: list[str]) -> float:
    """How well a text has words: in full, at its beginning or anywhere, and less where it has only some."""
    own = words(text, "")
    places = [next((at for at, word in enumerate(own) if word.startswith(one)), -1) for one in asked]
    met = sum(place >= 0 for place in places)
    if met < len(asked):
        return met / len(asked) / 4
    form = 4 if len(own) == len(asked) else 2 if places == list(range(len(asked))) else 1
    is_path = re.fullmatch(r"\S+[/_@]\S+", text) is not None
    return form / (1 if all(one in own for one in asked) else 2) / (2 if is_path else 1)


def scan_of_recordings(records: list[dict], listing: list[str]) -> Scan:
    """The scan of records of the service, found as the listing names them.

    Args:
        records: The records as their JSON has them.
        listing: The anchors of all recordings, in the order of the listing.
    """
    places = {anchor: place for place, anchor in enumerate(listing)}
    named = sorted(((f"XC{record['id']}", record) for record in records), key=lambda pair: places[pair[0]])
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
