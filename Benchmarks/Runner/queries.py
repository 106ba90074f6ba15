"""What is looked for, in the generated recordings of any number."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Query:
    """Words, and what they are an example of."""

    kind: str
    words: str
    country: str = ""
    is_there: bool = True
    # Whether it is one word, or the beginning of words, of more than 2,000 in a million recordings.
    is_common: bool = False

    @property
    def terms(self) -> int:
        """How many lists of recordings meet: one for each word and for the filter."""
        return len(self.words.split()) + bool(self.country)

    def __str__(self) -> str:
        return f"{self.words}, in {self.country}" if self.country else self.words


# The generator makes up the same species, people and places for every number of recordings.
QUERIES = (
    Query("a rare word", "Tucorura"),
    Query("a common genus", "Tupteus", is_common=True),
    Query("a word of every other", "song", is_common=True),
    Query("a beginning", "mit", is_common=True),
    Query("two words", "robin song"),
    Query("three words", "robin song brazil"),
    Query("a number", "XC4711"),
    Query("a country", "Sweden", is_common=True),
    Query("a recordist", "Krzysztof Björklund"),
    Query("without its accents", "dvorak", is_common=True),
    Query("what is not there", "zyzzyva", is_there=False),
    Query("with a filter", "song", country="Brazil"),
)
