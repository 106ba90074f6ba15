"""The line of progress: drawn on a terminal, gone in the end, and nowhere else."""

import re
import subprocess
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

import terminals
from sites import PACKAGE

COUNT = 60_000
PROGRESS = re.compile(r"\x1b\]9;4;(\d);(\d+)\x07")


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return terminals.write_recordings(tmp_path_factory.mktemp("many") / "in.json", COUNT)


@pytest.fixture
def words(recordings: Path, tmp_path: Path) -> list[object]:
    return ["recordings", recordings, "--output", tmp_path / "out"]


def lines(session: terminals.Session) -> list[str]:
    """Every line of progress that was drawn."""
    return re.findall(r"\r([^\r\n\x1b]+)\x1b\[K", session.drawn)


def expect_last_steps(drawn: list[str]) -> None:
    """A step that takes its time is drawn more than once."""
    writing = drawn[drawn.index("checking links") + 1 : -1]
    assert writing and all(line.startswith("writing what search reads") for line in writing)
    assert drawn[-1] == "publishing"


def test_every_step_is_drawn_and_nothing_of_it_is_left(words: list[object], tmp_path: Path) -> None:
    session = terminals.run("rowhouse", *words)
    assert session.status == 0
    drawn = lines(session)
    assert drawn[0] == "reading 0%"
    assert "drawing 0 of 1,210 pages" in drawn
    # On a machine with much else to do, the drawing is still seen to go on.
    assert re.search(r"drawing [1-9][\d,]* of 1,210 pages · [\d,]+ recordings", "\n".join(drawn))
    expect_last_steps(drawn)
    estimate, result, end = session.screen.split("\n")
    assert re.fullmatch(
        r"estimate: 60,000 recordings on 1,210 pages, about [\d,]+ files, about [\d.]+ MB", estimate
    )
    assert re.fullmatch(
        r"60,000 recordings on 1,210 pages, [\d,]+ files, [\d,]+ bytes, all valid, in "
        rf"{tmp_path}/out",
        result,
    )
    assert end == ""


def test_the_terminal_itself_is_told(words: list[object]) -> None:
    told = [
        (int(state), int(percent))
        for state, percent in PROGRESS.findall(terminals.run("rowhouse", *words).drawn)
    ]
    assert told[0] == (1, 0)
    assert {state for state, _ in told} == {0, 1, 3}
    assert told[-2:] == [(3, 0), (0, 0)]
    assert all(0 <= percent <= 100 for _, percent in told)


def test_what_took_it_for_a_notification_is_not_told(words: list[object]) -> None:
    session = terminals.run("rowhouse", *words, TERM_PROGRAM="iTerm.app", TERM_FEATURES="T3Sx")
    assert lines(session)
    assert not PROGRESS.search(session.drawn)


@pytest.mark.parametrize("width", [80, 40, 20, 1])
def test_a_line_is_no_wider_than_the_terminal(words: list[object], width: int) -> None:
    session = terminals.run("rowhouse", *words, width=width)
    assert session.status == 0
    assert all(len(line) < width for line in lines(session))


def test_where_nobody_watches_no_escape_is_written(words: list[object]) -> None:
    done = subprocess.run(
        [PACKAGE / ".build/release/rowhouse", *map(str, words)], capture_output=True, timeout=600
    )
    assert done.returncode == 0
    assert not re.search(rb"[\x1b\r\x07]", done.stdout + done.stderr)


@pytest.mark.parametrize("quiet, term", [("--quiet", "xterm"), ("", "dumb"), ("", "")])
def test_where_nothing_is_to_be_drawn_nothing_is(
    words: list[object], quiet: str, term: str
) -> None:
    session = terminals.run("rowhouse", *words, *quiet.split(), TERM=term)
    assert session.status == 0
    assert "\x1b" not in session.drawn
    assert (session.drawn == "") == bool(quiet)


@pytest.mark.parametrize("step", ["reading", "drawing"])
def test_an_interrupt_takes_the_line_away(
    recordings: Path, tmp_path: Path, step: str
) -> None:
    words_before = {"reading": [], "drawing": ["estimate", "warning"]}
    # A page for each recording takes long enough to be interrupted.
    session = terminals.run(
        "rowhouse", "recordings", recordings, "--output", tmp_path / "out", "--page-size", 1,
        interrupt=lambda drawn: step in drawn,
    )
    assert session.status == 130
    assert lines(session)
    assert PROGRESS.findall(session.drawn)[-1] == ("0", "0")
    said = session.screen.split("\n")
    assert said[-2:] == ["interrupted: nothing was published; the existing site is unchanged", ""]
    # A page for each is also more than some hosts take.
    assert [line.split(":")[0] for line in said[:-2]] == words_before[step]
    assert list(tmp_path.iterdir()) == []


def test_a_failure_takes_the_line_away(tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    file.write_text('[{"id": "1"}, {"id": "2"')
    session = terminals.run("rowhouse", "recordings", file, "--output", tmp_path / "out")
    assert session.status == 1
    assert PROGRESS.findall(session.drawn)[-1] == ("0", "0")
    assert session.screen == (
        f'error: {file}:1:25: byte 24: unexpected end of file in record 2, field "id". '
        "The file looks truncated; download it again.\n"
    )


def test_a_site_shows_its_progress_too(tmp_path: Path) -> None:
    session = terminals.run("Site", "build", "--output", tmp_path / "out")
    assert session.status == 0
    expect_last_steps(lines(session))
    assert re.fullmatch(
        r"\d+ pages, [\d,]+ files, [\d,]+ bytes, all valid, in .*/out\n", session.screen
    )


def test_the_sitemap_is_one(recordings: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    options = ["--base-url", "https://example.org/a&b/", "--page-size", "100", "--quiet"]
    assert terminals.run(
        "rowhouse", "recordings", recordings, "--output", folder, *options
    ) == terminals.Session("", 0)
    root = xml.parse(folder / "sitemap.xml").getroot()
    namespace = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    assert root.tag == f"{namespace}urlset"
    listed = [location.text for location in root.iter(f"{namespace}loc")]
    pages = {
        "https://example.org/a&b/"
        + path.relative_to(folder).as_posix().removesuffix("index.html")
        for path in folder.rglob("*.html")
        if path.name != "404.html"
    }
    assert len(listed) == len(pages) == 610
    assert set(listed) == pages
    # And every page says of itself, and of its neighbours, what the list says.
    page = (folder / "recordings/page-2.html").read_text(encoding="utf-8")
    heads = dict(re.findall(r'<link rel="(canonical|prev|next)" href="([^"]*)"/>', page))
    assert {rel: address.replace("&amp;", "&") for rel, address in heads.items()} == {
        "canonical": "https://example.org/a&b/recordings/page-2.html",
        "prev": "https://example.org/a&b/recordings/",
        "next": "https://example.org/a&b/recordings/page-3.html",
    }
