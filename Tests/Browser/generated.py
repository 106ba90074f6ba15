"""Recordings that are made up, the same every time, with the oddities that real ones have."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SYLLABLES = (
    "ba bor ca chi cor dal dra en fa fe gal gó hol in jär ka ki kło la lin lo lö ma men mi mor ná ño"
    " or pa phy pün ra ri ró sá sel stå ta tor tu tur val ver vík wa za čo šu ßo þó æ øy ło đa"
).split()
ENDINGS = "us a is ornis opsis ensis ata iceps icollis ventris oides anthus".split()
COLOURS = "Ashy Black Blue Brown Grey Great Green Pale Pied Red Rufous Sooty Tawny Yellow".split()
GROUPS = (
    "Antbird, Blackbird, Bulbul, Chat, Finch, Grosbeak, Lark, Owl, Robin, Scops-owl, Song Thrush,"
    " Starling, Thrush, Tit, Turnstone, Warbler, White-eye, Wren"
).split(", ")
COUNTRIES = (
    "Brazil, Colombia, Sweden, Côte d'Ivoire, Türkiye, Curaçao, São Tomé and Príncipe, Guinea,"
    " Guinea-Bissau, Papua New Guinea, Norway, Perú, Åland, Россия, Ελλάδα, 日本, Österreich, Niger,"
    " Nigeria, India, Indonesia, Turkmenistan, Iran, Iraq, Oman, Romania, Mali, Malawi, Malaysia"
).split(", ")
KINDS = "Lake, Reserva Ecológica, län, National Park, oblast, Župa, (near the river), 2 km N".split(", ")
GIVEN = "Ana Anders Čeněk Élodie Göran João José Łukasz Maëlle Şule Zdeněk Ирина Сергій Ívar".split()
TYPES = (
    "song", "call", "call, song", "flight call", "male, song", "alarm call", "drumming", "subsong",
    "call, female, flight call, male, song", "Song?", "begging call", "",
)  # fmt: skip
QUALITIES = ("A", "B", "A", "C", "A", "B", "D", "no score", "E", "")
SENTENCES = (
    "Song", "natural vocalization", "Filtered lightly below 1kHz.", "Same bird as XC{other}.",
    "from my balcony, with a dog & Turdus merula", "Two birds, one of them \"answering\".",
    "Høres svakt til høyre.", "El ave estaba a 10 m, en la copa de un árbol.", "Поёт самец.",
    "ID by voice only; compare with <https://xeno-canto.org/{other}>.", "Playback-used: **no**",
    "D:\\birds\\2014\\", "Straße, Ærø, ŁÓDŹ\r\nand a second line", "鳥の声", "{place} at dawn",
)  # fmt: skip
ODD_DATES = ("", "0000-00-00", "1975-07-00", "1988-00-00", "2012-02-30", "May 2004", "2015-13-01")


@dataclass
class Vocabulary:
    """What recordings have in common. Of each kind the first are in most of them."""

    chance: random.Random
    sizes: tuple[int, int, int]
    species: list[tuple[str, str, str]] = field(default_factory=list)
    places: list[tuple[str, str]] = field(default_factory=list)
    people: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        species, places, people = self.sizes
        for _ in range(species):
            self.species.append((self.common_name(), self.name(), self.word() + self.ending()))
        for _ in range(places):
            place = f"{self.name()}, {self.name()} {self.chance.choice(KINDS)}"
            self.places.append((self.early(COUNTRIES), place if self.happens(0.98) else ""))
        for _ in range(people):
            self.people.append(f"{self.chance.choice(GIVEN)} {self.name()}")
        self.species[7] = ("Identity unknown", "Mystery", "mystery")
        self.species[50] = ("", "Turtur", "afer")

    def early(self, items: list | tuple) -> object:
        """One of some items, more likely an early one."""
        return items[int(len(items) * self.chance.random() ** 3)]

    def happens(self, likelihood: float) -> bool:
        return self.chance.random() < likelihood

    def common_name(self) -> str:
        owner = f"{self.name()}'s " if self.happens(0.4) else ""
        return f"{owner}{self.chance.choice(COLOURS)} {self.chance.choice(GROUPS)}"

    def name(self) -> str:
        return (self.word() + self.ending()).title() if self.happens(0.5) else self.word().title()

    def word(self) -> str:
        return "".join(self.chance.choices(SYLLABLES, k=self.chance.choice((1, 2, 2, 3))))

    def ending(self) -> str:
        return self.chance.choice(ENDINGS)


def recordings(
    count: int, seed: int, species: int = 3_000, places: int = 12_000, people: int = 2_500
) -> Iterator[dict[str, str]]:
    """Records of the service, without what no search looks at."""
    known = Vocabulary(random.Random(seed), (species, places, people))
    chance, early, happens = known.chance, known.early, known.happens
    for number in chance.sample(range(1, count * 2), count):
        common, genus, species = early(known.species)
        country, place = early(known.places)
        remarks = chance.choices(SENTENCES, k=chance.choice((0, 0, 1, 1, 2, 4)))
        year = 2025 - int(60 * chance.random() ** 2)
        date = f"{year}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
        yield {
            "id": str(number), "gen": genus, "sp": species,
            "ssp": early(known.species)[2] if happens(0.1) else "", "en": common,
            "rec": early(known.people), "cnt": country, "loc": place, "type": early(TYPES),
            "q": chance.choice(QUALITIES), "date": chance.choice(ODD_DATES) if happens(0.02) else date,
            "file": f"https://xeno-canto.org/{number}/download" if happens(0.98) else "",
            "rmk": " ".join(remarks).format(other=chance.randint(1, count * 2), place=place),
        }  # fmt: skip


def write(records: list[dict[str, str]], file: Path) -> None:
    """Writes records as the service answers with them."""
    answer = {
        "numRecordings": str(len(records)), "numSpecies": "1", "page": 1, "numPages": 1,
        "recordings": records,
    }  # fmt: skip
    file.write_text(json.dumps(answer, ensure_ascii=False), encoding="utf-8")
