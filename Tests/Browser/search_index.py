"""Writes the index of a search, for tests that need one of a certain shape, and says what is in it.

The words are those of the records; how they are stored is what a test asks for.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from itertools import groupby
from pathlib import Path

ALPHABET = "".join(chr(code) for code in range(0x20, 0x7F) if chr(code) not in '"\\')
STOPPERS, CONTINUERS = 64, len(ALPHABET) - 64
SMALL, INLINE, CHUNKED, COUNT = range(4)
VERSION = "0a1b"

PLAIN = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i"}
    | {"ŧ": "t", "þ": "th", "ŋ": "n", "ς": "σ"}
)


def folded(text: str) -> str:
    """Without case and, in scripts of Europe, without accents."""
    letters = []
    for letter in text.lower():
        if ord(letter) < 0x530 or 0x1E00 <= ord(letter) <= 0x1FFF:
            parts = unicodedata.normalize("NFD", letter)
            letters += [part for part in parts if not 0x300 <= ord(part) <= 0x36F]
        else:
            letters.append(letter)
    return "".join(letters).translate(PLAIN)


def words_of(text: str) -> list[str]:
    is_word = lambda letter: unicodedata.category(letter)[0] in "LNM"  # noqa: E731
    runs = ["".join(run) for isword, run in groupby(folded(text), is_word) if isword]
    return [
        (run[2:] if re.fullmatch("xc[0-9]{1,30}", run) else run)[:32] for run in runs
    ]


def dense(value: int) -> str:
    digits = [value % STOPPERS]
    value //= STOPPERS
    while value > 0:
        value -= 1
        digits.insert(0, STOPPERS + value % CONTINUERS)
        value //= CONTINUERS
    return "".join(ALPHABET[digit] for digit in digits)


def fixed4(value: int) -> str:
    size = len(ALPHABET)
    return "".join(ALPHABET[value // size**power % size] for power in (3, 2, 1, 0))


def units(text: str) -> int:
    """How long a text is for JavaScript."""
    return len(text.encode("utf-16-le")) // 2


@dataclass(frozen=True)
class Recording:
    number: int
    common: str = "Common Blackbird"
    genus: str = "Turdus"
    species: str = "merula"
    subspecies: str = ""
    country: str = "Sweden"
    place: str = "Enköping"
    recordist: str = "Ann Example"
    type: str = "song"
    quality: str = "A"
    date: str = "2020-05-17"
    remarks: str = ""
    sound: str | None = "template"

    @property
    def scientific(self) -> str:
        return f"{self.genus} {self.species}".strip()

    @property
    def fields(self) -> tuple[tuple[str, ...], ...]:
        """What is searched, by tier."""
        return (
            (str(self.number), self.common, self.genus, self.species, self.subspecies),
            (self.country, self.place),
            (self.recordist, self.type),
            (self.remarks,),
        )

    @property
    def tiers(self) -> dict[str, int]:
        return tiers_of(self.fields)

    @property
    def order(self) -> tuple:
        day = days(self.date)
        return (grade(self.quality), -day, -self.number)


@dataclass(frozen=True)
class Row:
    """A row of a table or a screen, on a page of the site."""

    title: str
    detail: str = ""
    page: str = "table.html"
    page_title: str = "Table"
    section: str = ""
    anchor: str = ""

    @property
    def tiers(self) -> dict[str, int]:
        return tiers_of(((self.title,), (self.detail,)))


def tiers_of(fields: Iterable[Iterable[str]]) -> dict[str, int]:
    """The best tier of every word."""
    tiers: dict[str, int] = {}
    for tier, texts in enumerate(fields):
        for text in texts:
            for word in words_of(text):
                tiers.setdefault(word, tier)
    return tiers


def grade(quality: str) -> int:
    """The place of a quality; what is none of them comes last."""
    return "ABCDE".index(quality) if quality in tuple("ABCDE") else 5


def days(text: str) -> int:
    """The number of a day, from one; zero for what is no date."""
    try:
        return (date.fromisoformat(text) - date(1800, 1, 1)).days + 1
    except ValueError:
        return 0


@dataclass
class Entry:
    """What a key stands for: the tier of every rank."""

    key: str
    tiers: dict[int, int]
    storage: int | None = None

    @property
    def ordered(self) -> list[tuple[int, int]]:
        return sorted((tier, rank) for rank, tier in self.tiers.items())


@dataclass
class Shape:
    """How an index is stored."""

    head: int = 50
    page_size: int = 50
    shard_size: int = 16
    map_size: int = 64
    place_size: int = 5
    recordist_size: int = 2
    keys_per_shard: int = 40
    shards_per_directory: int = 3
    chunk: int = 64
    chunks_per_file: int = 4
    is_bitmap: Callable[[str], bool] = lambda key: False
    # Which prefixes have an entry of their own, and how that is stored.
    nodes: dict[str, int] = field(default_factory=dict)
    storage: Callable[[str, int], int] = lambda key, count: INLINE


@dataclass
class Index:
    """Recordings in the order of their listing, or rows, and how they are stored."""

    records: list[Recording] | list[Row]
    shape: Shape = field(default_factory=Shape)

    def __post_init__(self) -> None:
        self.has_rows = isinstance(self.records[0], Row)
        self.positions = list(range(len(self.records)))
        if not self.has_rows:
            self.positions.sort(key=lambda position: self.records[position].order)
        self.ranked = [self.records[position] for position in self.positions]

    # The oracle

    def found(self, q: str, **filters: str) -> list:
        """What a query finds, by looking at every record."""
        terms = list(dict.fromkeys(words_of(q)))[:8]
        if not terms and not any(filters.values()):
            return []
        matches = []
        for rank, recording in enumerate(self.ranked):
            if not all(passes(recording, name, value) for name, value in filters.items()):
                continue
            tiers = recording.tiers
            worst = 0
            for term in terms:
                own = [tier for word, tier in tiers.items() if is_found(word, term)]
                worst = max(worst, min(own, default=9))
            if worst < 9:
                matches.append((worst, rank))
        return [self.ranked[rank] for _, rank in sorted(matches)]

    # The files

    def write(self, site: Path) -> None:
        folder = site / "search"
        folder.mkdir(exist_ok=True)
        for name, text in self.files():
            (folder / f"{name}.js").write_text(call(name, text), encoding="utf-8")

    def files(self) -> Iterator[tuple[str, str]]:
        shape = self.shape
        chunks: list[str] = []
        shards, keys = self.word_shards(chunks)
        for number, text in enumerate(shards):
            yield f"w{number + number // shape.shards_per_directory * 10}", text
        yield from ((f"l{number}", text) for number, text in enumerate(chunks))
        directory = []
        for number, start in enumerate(range(0, len(keys), shape.shards_per_directory)):
            part = keys[start : start + shape.shards_per_directory]
            # The numbers of files have gaps.
            directory.append((number * 2, part[0]))
            yield f"d{number * 2}", "\t".join([str(start + number * 10), *part])
        for number, start in enumerate(range(0, len(self.records), shape.shard_size)):
            part = self.records[start : start + shape.shard_size]
            yield f"r{number}", row_data(part) if self.has_rows else data(part, self.records)
        if not self.has_rows:
            for number, start in enumerate(range(0, len(self.ranked), shape.map_size)):
                part = self.positions[start : start + shape.map_size]
                yield f"m{number}", "".join(map(fixed4, part))
            yield from shared_texts(self.records, shape)
            yield "filters", json.dumps(self.filters(), ensure_ascii=False)
        root = {
            "format": 1, "version": VERSION, "kind": "rows" if self.has_rows else "recordings",
            "count": len(self.records),
            "pageSize": shape.page_size, "first": "recordings/index.html",
            "page": "recordings/page-#.html", "shardSize": shape.shard_size,
            "mapSize": shape.map_size, "head": shape.head, "directory": directory,
            "filters": not self.has_rows,
            "placeSize": shape.place_size, "recordistSize": shape.recordist_size,
        }  # fmt: skip
        yield "root", json.dumps(root, ensure_ascii=False)

    def entries(self) -> list[Entry]:
        words: dict[str, dict[int, int]] = {}
        for rank, recording in enumerate(self.ranked):
            for word, tier in recording.tiers.items():
                words.setdefault(word, {})[rank] = tier
            if self.has_rows:
                continue
            words.setdefault("=c" + recording.country, {})[rank] = 0
            words.setdefault("=t" + recording.type, {})[rank] = 0
        entries = [Entry(key, tiers) for key, tiers in words.items()]
        for prefix, storage in self.shape.nodes.items():
            union: dict[int, int] = {}
            for word, tiers in words.items():
                if word.startswith(prefix):
                    for rank, tier in tiers.items():
                        union[rank] = min(tier, union.get(rank, 9))
            if union:
                entries.append(Entry(prefix + "*", union, storage))
        return sorted(entries, key=lambda entry: entry.key)

    def word_shards(self, chunk_files: list[str]) -> tuple[list[str], list[str]]:
        """The texts of the shards, and the first key of each."""
        entries, size = self.entries(), self.shape.keys_per_shard
        texts, keys = [], []
        for start in range(0, len(entries), size):
            text, before = "", ""
            for entry in entries[start : start + size]:
                shared = common_length(before, entry.key)
                rest = entry.key[shared:]
                text += dense(units(entry.key[:shared])) + dense(units(rest)) + rest
                text += self.stored(entry, chunk_files)
                before = entry.key
            texts.append(text)
            first = entries[start].key
            keys.append(first[: common_length(entries[start - 1].key, first) + 1] if start else "")
        return texts, keys

    def stored(self, entry: Entry, chunk_files: list[str]) -> str:
        ordered, head = entry.ordered, self.shape.head
        storage = entry.storage
        if storage is None:
            storage = self.shape.storage(entry.key, len(ordered))
        if len(ordered) <= head and storage != COUNT:
            storage = SMALL
        by_tier = [[rank for tier, rank in ordered if tier == wanted] for wanted in range(4)]
        mask = sum(1 << tier for tier in range(4) if by_tier[tier])
        text = dense(mask + 16 * storage) + "".join(dense(len(ranks)) for ranks in by_tier if ranks)
        if storage == COUNT:
            return text
        listed = ordered if storage != CHUNKED else ordered[:head]
        for _, ranks in groupby(listed, key=lambda pair: pair[0]):
            before = -1
            for _, rank in ranks:
                text += dense(rank - before - 1)
                if storage != INLINE:
                    text += dense(self.positions[rank])
                before = rank
        if storage == INLINE:
            text += "".join(dense(self.positions[rank]) for _, rank in ordered[:head])
        if storage == CHUNKED:
            text += self.chunked(entry.key, by_tier, chunk_files)
        return text

    def chunked(self, key: str, by_tier: list[list[int]], files: list[str]) -> str:
        size, directory = self.shape.chunk, []
        for tier, ranks in enumerate(by_tier):
            for start in range(0, len(ranks), size):
                part = ranks[start : start + size]
                if self.shape.is_bitmap(key):
                    chunk = ALPHABET[1] + bitmap(part)
                else:
                    gaps = [after - before - 1 for before, after in zip(part, part[1:])]
                    chunk = ALPHABET[0] + "".join(map(dense, gaps))
                if not files or len(files[-1]) > size * self.shape.chunks_per_file:
                    files.append("")
                where = (len(files) - 1, len(files[-1]), len(chunk))
                files[-1] += chunk
                directory.append((tier, part[0], len(part), *where))
        return dense(len(directory)) + "".join(dense(value) for row in directory for value in row)

    def filters(self) -> dict[str, object]:
        ranges: dict[str, list[int]] = {}
        years: dict[int, list[int]] = {}
        for rank, recording in enumerate(self.ranked):
            extend(ranges.setdefault(recording.quality, []), rank)
            if days(recording.date):
                extend(years.setdefault(int(recording.date[:4]), []), rank)
        qualities = ["A", "B", "C", "D", "E", ""]
        return {
            "countries": sorted(counts(recording.country for recording in self.records)),
            "types": sorted(
                counts(recording.type for recording in self.records), key=lambda pair: -pair[1]
            ),
            "qualities": qualities,
            "years": sorted(([year, pairs] for year, pairs in years.items()), reverse=True),
            "quality": [ranges.get(quality, [0, 0]) for quality in qualities],
        }


def extend(pairs: list[int], rank: int) -> None:
    """Adds a rank to ranges, which are starts and ends."""
    if pairs and pairs[-1] == rank:
        pairs[-1] += 1
    else:
        pairs += [rank, rank + 1]


def counts(names: Iterable[str]) -> list[list]:
    numbers: dict[str, int] = {}
    for name in names:
        numbers[name] = numbers.get(name, 0) + 1
    return [[name, number] for name, number in numbers.items()]


def common_length(one: str, other: str) -> int:
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return length


def bitmap(ranks: list[int]) -> str:
    bits = [0] * (ranks[-1] - ranks[0] + 1)
    for rank in ranks:
        bits[rank - ranks[0]] = 1
    bits += [0] * (-len(bits) % 6)
    groups = [bits[start : start + 6] for start in range(0, len(bits), 6)]
    return "".join(ALPHABET[int("".join(map(str, group)), 2)] for group in groups)


def is_found(word: str, term: str) -> bool:
    return word == term or len(term.encode()) >= 3 and word.startswith(term)


def passes(recording: Recording, name: str, value: str) -> bool:
    if not value:
        return True
    if name == "year":
        return days(recording.date) > 0 and recording.date[:4] == value
    if name == "quality" and value == "none":
        value = ""
    return getattr(recording, name) == value


def shared_texts(recordings: list[Recording], shape: Shape) -> Iterator[tuple[str, str]]:
    """The files of places and of recordists, to which the recordings refer by number."""
    places, recordists = places_of(recordings), recordists_of(recordings)
    for number, start in enumerate(range(0, len(places), shape.place_size)):
        part = places[start : start + shape.place_size]
        countries = list(dict.fromkeys(country for country, _ in part))
        texts = [str(len(countries)), *countries]
        for country, place in part:
            texts += [str(countries.index(country)), place]
        yield f"p{number}", "\t".join(texts)
    for number, start in enumerate(range(0, len(recordists), shape.recordist_size)):
        yield f"n{number}", "\t".join(recordists[start : start + shape.recordist_size])


def places_of(recordings: list[Recording]) -> list[tuple[str, str]]:
    return list(dict.fromkeys((one.country, one.place) for one in recordings))


def recordists_of(recordings: list[Recording]) -> list[str]:
    return list(dict.fromkeys(one.recordist for one in recordings))


def data(recordings: list[Recording], everything: list[Recording]) -> str:
    """One file of recordings."""
    places, recordists = places_of(everything), recordists_of(everything)
    types = list(dict.fromkeys(one.type for one in recordings))
    sounds = list(dict.fromkeys(sound_of(one) for one in recordings if sound_of(one)))
    rows = ""
    for one in recordings:
        sound = 1 + sounds.index(sound_of(one)) if sound_of(one) else 0
        values = (
            one.number, places.index((one.country, one.place)), recordists.index(one.recordist),
            types.index(one.type), grade(one.quality) + 6 * sound, short_date(one.date),
        )  # fmt: skip
        rows += "".join(map(dense, values))
    species = [(one.common, one.scientific) for one in recordings]
    groups = [(len(list(run)), *names) for names, run in groupby(species)]
    parts = [str(len(groups)), *(str(part) for group in groups for part in group)]
    for texts in (types, sounds):
        parts += [str(len(texts)), *texts]
    return "\t".join([*parts, rows])


def sound_of(recording: Recording) -> str:
    is_usual = recording.sound == "template"
    return "https://xeno-canto.org/#/download" if is_usual else recording.sound or ""


def short_date(text: str) -> int:
    """A date that counts back, and whose unknown parts are zero."""
    if not text:
        return 0
    year, month, day = (int(part) for part in (text + "-00-00")[:10].split("-"))
    return ((2100 - year) * 13 + 12 - month) * 32 + 31 - day + 1


def row_data(rows: list[Row]) -> str:
    """One file of rows."""
    pages = list(dict.fromkeys((row.page, row.page_title) for row in rows))
    trails = list(dict.fromkeys(row.section for row in rows))
    parts = [str(len(pages)), *(text for page in pages for text in page)]
    parts += [str(len(trails)), *trails]
    for row in rows:
        parts += [str(pages.index((row.page, row.page_title))), str(trails.index(row.section))]
        parts += [row.anchor, row.title, row.detail]
    return "\t".join(parts)


def call(name: str, text: str) -> str:
    literal = json.dumps(text, ensure_ascii=False)
    literal = literal.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return f'rowhouse("{name}", {literal});\n'
