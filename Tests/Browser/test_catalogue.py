"""A catalogue lists every recording that it was given, once."""

import json
import re
from pathlib import Path

from sites import Site


def test_every_recording_is_listed_exactly_once(
    catalogue: Site, recording_files: list[Path]
) -> None:
    listed = [row for page in catalogue.listing("recordings") for row in catalogue.read(page).rows]
    assert len(listed) == len(set(listed)) == 2650
    assert set(listed) == {f"XC{number}" for number in numbers(recording_files)}


def test_rows_are_nowhere_but_in_the_listing(catalogue: Site) -> None:
    others = set(catalogue.pages) - set(catalogue.listing("recordings"))
    rows = {row for page in others for row in catalogue.read(page).rows}
    assert [row for row in rows if re.fullmatch(r"XC\d+", row)] == []


def test_the_captions_count_from_the_first_to_the_last(catalogue: Site) -> None:
    expected = 1
    for page in catalogue.listing("recordings"):
        caption = catalogue.read(page).caption
        counted = re.search(r"([\d,]+) to ([\d,]+) of 2,650", caption)
        assert counted, f"{page} has the caption {caption}"
        first, last = map(number, counted.groups())
        assert first == expected, page
        assert last - first + 1 == len(catalogue.read(page).rows), page
        expected = last + 1
    assert expected == 2651


def numbers(files: list[Path]) -> set[str]:
    return {
        recording["id"]
        for file in files
        for recording in json.loads(file.read_text(encoding="utf-8"))["recordings"]
    }


def number(text: str) -> int:
    return int(text.replace(",", ""))
