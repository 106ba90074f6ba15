"""Whatever has a name is found by it."""

import json
import random
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import scan
from faults import expect_none
from found import Found
from search_samples import PARAMETERS, Sample, asked, sample_of, values_of
from sites import Site
from test_exactness import random_query
from waiting import wait_until


@pytest.fixture(scope="module")
def real(collected: Site, recording_files: list[Path]) -> Sample:
    texts = [file.read_text(encoding="utf-8") for file in recording_files]
    records = [record for text in texts for record in json.loads(text)["recordings"]]
    return sample_of(collected, records)


@pytest.fixture
def found(silent_browser: webdriver.Chrome, real: Sample) -> Found:
    return Found(silent_browser, (real.site.folder / "search.html").as_uri())


@pytest.mark.parametrize(
    ("kind", "least"),
    [("common name", 50), ("scientific name", 50), ("country", 25), ("recordist", 300)],
)
def test_every_name_finds_what_has_it(
    found: Found, real: Sample, kind: str, least: int
) -> None:
    """All that has the name is found, and nothing that a plain scan does not find."""
    named = defaultdict(set)
    for record in real.records.values():
        named[name_of(record, kind) or ""].add(f"XC{record['id']}")
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


def test_a_place_is_found_with_and_without_its_accents(found: Found, real: Sample) -> None:
    ways = ("Enköping", "Enkoping", "ENKÖPING", "enko\u0308ping", "EnKoPiNg")
    answers = found.answers([{"q": way} for way in ways])
    in_place = {f"XC{one['id']}" for one in real.records.values() if "Enköping" in (one["loc"] or "")}
    assert in_place and in_place <= set(answers[0].rows)
    assert all(answer == answers[0] for answer in answers)


def test_filters_leave_what_they_are_chosen_for(found: Found, real: Sample) -> None:
    chance, records = random.Random(7), list(real.records.values())
    queries = []
    for _ in range(50):
        record = chance.choice(records)
        filters = chance.sample(("country", "type", "quality", "year"), chance.choice((1, 1, 2, 3)))
        values = {name: chance.choice(values_of(record, name) or [""]) for name in filters}
        word = random_query(chance, [record]).split()[0] if chance.random() < 0.6 else ""
        queries.append({"q": word} | values)
    queries = [query for query in queries if any(query.values())]
    faults = []
    for query, answer in zip(queries, found.answers([asked(query) for query in queries]), strict=True):
        if answer.rows != (expected := real.find(**query)):
            faults.append(f"{query} finds {answer.rows[:3]}, not {expected[:3]}")
    expect_none(faults)


def test_a_row_says_what_the_record_says(found: Found, real: Sample) -> None:
    faults = []
    for anchor, record in random.Random(8).sample(sorted(real.records.items()), 15):
        found.open(q=record["id"])
        line = found.part("rows").text
        for name in ("en", "gen", "sp", "cnt", "loc", "date", "type", "q", "rec"):
            if (text := " ".join((record[name] or "").split())) not in line:
                faults.append(f"{anchor}, {name}: no {text!r} in {line!r}")
    expect_none(faults)


@pytest.mark.parametrize("filter", ["country", "type", "quality"])
def test_a_facet_has_every_value_with_its_count(found: Found, real: Sample, filter: str) -> None:
    values = [values_of(record, filter) for record in real.records.values()]
    counts = Counter(value for own in values for value in set(own) if value)
    name = PARAMETERS[filter]
    found.open(q="-zzqqzz")
    wait_until(found.browser, lambda: found.counts(name) != {}, "there is no facet")
    for more in found.browser.find_elements(By.CSS_SELECTOR, f"#facets .more[name={name}]"):
        found.browser.execute_script("arguments[0].click()", more)
    shown = {value.lower(): count for value, count in found.counts(name).items()}
    if "none" not in counts:
        shown.pop("not given", None)
    assert shown == {
        "not given" if value == "none" else " ".join(value.split()).lower(): f"{count:,}"
        for value, count in counts.items()
    }
