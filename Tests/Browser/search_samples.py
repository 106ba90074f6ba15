"""Catalogues to search in, and what looking at every record of them finds."""

import random
from dataclasses import dataclass
from pathlib import Path

import generated
import scan
from scan import Scan
from sites import Site, build_catalogue

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
TYPES = ("song", "call", "alarm call", "gesang, ruf")
REMARKS = ("", "", "turdus in the background", "rain; a song far off", "XC100777 is of the same bird")
DATES = ("2020-05-17", "2020-05-16", "2019-01-01", "1999-12-31", "2020-00-00", "")


@dataclass(frozen=True)
class Sample:
    """A catalogue, and the records that it was made of by their anchors."""

    site: Site
    records: dict[str, dict]
    # The anchors in the order of the listing.
    listing: list[str]
    scan: Scan

    def find(self, q: str = "", **filters: str) -> list[str]:
        """The anchors of what is found, the best first."""
        chosen = {name: value for name, value in filters.items() if value}
        found = self.scan.find(q) if scan.words(q) else self.scan.names if chosen else []
        return [
            name for name in found
            if all(value in values_of(self.records[name], filter) for filter, value in chosen.items())
        ]  # fmt: skip


# What the addresses of today call what the search page's did.
PARAMETERS = {"country": "by-Country", "type": "by-Type", "quality": "by-Quality", "year": "in-Date"}


def asked(query: dict[str, str]) -> dict[str, str]:
    """A query of an earlier address as it is now."""
    own: dict[str, str] = {}
    for name, value in query.items():
        if name == "quality" and value == "none":
            own["none"] = PARAMETERS[name]
        elif value:
            own[PARAMETERS.get(name, name)] = f"{value} to {value}" if name == "year" else value
    return own


def values_of(record: dict, filter: str) -> list[str]:
    """The values of a filter with which a record is found."""
    match filter:
        case "country":
            return [record["cnt"].strip()]
        case "type":
            return [type.strip().lower() for type in record["type"].split(",")]
        case "quality":
            return [record["q"] if scan.grade(record["q"] or "") < 5 else "none"]
    is_unknown, *date = scan.age(record["date"])
    return [] if is_unknown else [str(-date[0])]


def sample_of(site: Site, records: list[dict]) -> Sample:
    listing = [row for page in site.listing("recordings") for row in site.read(page).rows]
    named = {f"XC{record['id']}": record for record in records}
    return Sample(site, named, listing, scan.scan_of_recordings(records, listing))


def build_sample(folder: Path, records: list[dict], theme: str = "cupertino") -> Sample:
    file = folder.with_suffix(".json")
    generated.write(records, file)
    return sample_of(build_catalogue([file], folder, "--title", "Sample", "--theme", theme), records)


def recordings(count: int, seed: int = 5) -> list[dict]:
    """Records of which many have the same words."""
    chance = random.Random(seed)
    return [record(100_000 + number * 3, chance) for number in range(count)]


def record(number: int, chance: random.Random) -> dict:
    common, genus, species = chance.choice(NAMES)
    return {
        "id": str(number), "en": common, "gen": genus, "sp": species,
        "ssp": chance.choice(("", "", "merula", "aterrimus")), "cnt": chance.choice(COUNTRIES),
        "loc": chance.choice(PLACES), "rec": chance.choice(PEOPLE), "type": chance.choice(TYPES),
        "q": chance.choice(("A", "A", "B", "C", "E", "")), "date": chance.choice(DATES),
        "rmk": chance.choice(REMARKS), "file": f"//xeno-canto.org/{number}/download",
    }  # fmt: skip
