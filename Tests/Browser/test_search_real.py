"""Of real recordings, whatever has a name is found by it."""

import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import pytest
from selenium import webdriver

import scan
from faults import expect_none
from found import Found
from scan import Scan
from sites import Site, build_catalogue

pytestmark = pytest.mark.xdist_group("real recordings")


@dataclass(frozen=True)
class Catalogue:
    site: Site
    records: list[dict]
    scan: Scan


@pytest.fixture(scope="module")
def real(workshop: Path, recording_files: list[Path]) -> Catalogue:
    site = build_catalogue(recording_files, workshop / "real")
    texts = [file.read_text(encoding="utf-8") for file in recording_files]
    records = [record for text in texts for record in json.loads(text)["recordings"]]
    listing = [row for page in site.listing("recordings") for row in site.read(page).rows]
    return Catalogue(site, records, scan.scan_of_recordings(records, listing))


@pytest.fixture
def found(silent_browser: webdriver.Chrome, real: Catalogue) -> Found:
    return Found(silent_browser, (real.site.folder / "search.html").as_uri())


@pytest.mark.parametrize(
    ("kind", "least"),
    [("common name", 50), ("scientific name", 50), ("country", 35), ("recordist", 300)],
)
def test_every_name_finds_what_has_it(
    found: Found, real: Catalogue, kind: str, least: int
) -> None:
    """All that has the name is found, and nothing that a plain scan does not find."""
    named = defaultdict(set)
    for record in real.records:
        named[name_of(record, kind)].add(f"XC{record['id']}")
    names = [name for name in named if scan.words(name)]
    assert len(names) >= least
    faults = []
    for name, answer in zip(names, found.answers([{"q": name} for name in names]), strict=True):
        if missing := named[name] - set(answer.rows):
            faults.append(f"{name!r} does not find {sorted(missing)[:3]}")
        if answer.rows != real.scan.find(name):
            faults.append(f"{name!r} finds {answer.rows[:3]}, not {real.scan.find(name)[:3]}")
    expect_none(faults)


def name_of(record: dict, kind: str) -> str:
    if kind == "scientific name":
        return f"{record['gen']} {record['sp']}"
    return record[{"common name": "en", "country": "cnt", "recordist": "rec"}[kind]]


def test_a_place_is_found_with_and_without_its_accents(found: Found, real: Catalogue) -> None:
    ways = ("Enköping", "Enkoping", "ENKÖPING", "enko\u0308ping", "EnKoPiNg")
    answers = found.answers([{"q": way} for way in ways])
    in_place = {f"XC{one['id']}" for one in real.records if "Enköping" in one["loc"]}
    assert in_place and in_place <= set(answers[0].rows)
    assert all(answer == answers[0] for answer in answers)
