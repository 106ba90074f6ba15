"""A catalogue lists every recording that it was given, once."""

import json
import re
from pathlib import Path

from sites import Site


def test_every_recording_is_listed_exactly_once(
    collected: Site, recording_files: list[Path]
) -> None:
    listed = [row for page in collected.listing("recordings") for row in collected.read(page).rows]
    assert len(listed) == len(set(listed)) > 500
    assert set(listed) == {f"XC{number}" for number in numbers(recording_files)}


def test_rows_are_nowhere_but_in_the_listing(catalogues: dict[str, Site]) -> None:
    catalogue = catalogues["cupertino"]
    others = set(catalogue.pages) - set(catalogue.listing("recordings"))
    rows = {row for page in others for row in catalogue.read(page).rows}
    assert [row for row in rows if re.fullmatch(r"XC\d+", row)] == []


def test_the_captions_count_from_the_first_to_the_last(
    collected: Site, recording_files: list[Path]
) -> None:
    expected, count = 1, len(numbers(recording_files))
    for page in collected.listing("recordings"):
        caption = collected.read(page).caption
        counted = re.search(rf"([\d,]+) to ([\d,]+) of {count:,}", caption)
        assert counted, f"{page} has the caption {caption}"
        first, last = map(number, counted.groups())
        assert first == expected, page
        assert last - first + 1 == len(collected.read(page).rows), page
        expected = last + 1
    assert expected == count + 1


def numbers(files: list[Path]) -> set[str]:
    return {
        recording["id"]
        for file in files
        for recording in json.loads(file.read_text(encoding="utf-8"))["recordings"]
    }


def number(text: str) -> int:
    return int(text.replace(",", ""))
