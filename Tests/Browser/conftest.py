"""What every test is given: sites that are built once, a server, and browsers that stay open."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium import webdriver

import chromium
from serving import Server
from sites import SHARED, THEMES, Site, build_catalogue, build_gallery

RECORDINGS = ("dryobates-minor-page1.json", "fifty-species-page*.json")


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that all sites are built in, and that the server serves."""
    return tmp_path_factory.mktemp("sites")


@pytest.fixture(scope="session", params=THEMES)
def gallery(request: pytest.FixtureRequest, galleries: dict[str, Site]) -> Site:
    """This project's own site, once in every theme."""
    return galleries[request.param]


@pytest.fixture(scope="session")
def galleries(workshop: Path) -> dict[str, Site]:
    return {theme: build_gallery(workshop / f"gallery-{theme}", theme) for theme in THEMES}


@pytest.fixture(scope="session", params=THEMES)
def catalogue(request: pytest.FixtureRequest, catalogues: dict[str, Site]) -> Site:
    """A catalogue of real recordings, once in every theme."""
    return catalogues[request.param]


@pytest.fixture(scope="session")
def catalogues(workshop: Path, recording_files: list[Path]) -> dict[str, Site]:
    return {
        theme: build_catalogue(
            recording_files, workshop / f"catalogue-{theme}", "--theme", theme
        )
        for theme in THEMES
    }


@pytest.fixture(scope="session")
def recording_files() -> list[Path]:
    folder = shared("recordings/v2")
    return [path for pattern in RECORDINGS for path in sorted(folder.glob(pattern))]


def shared(path: str) -> Path:
    """A file or folder beside the package; without it the test is skipped, and loudly."""
    if not (SHARED / path).exists():
        reason = f"SKIPPED: ../shared/{path} is missing"
        print(reason, file=sys.__stderr__)
        pytest.skip(reason)
    return SHARED / path


@pytest.fixture(scope="session")
def server(workshop: Path) -> Iterator[Server]:
    server = Server(workshop)
    yield server
    server.close()


@pytest.fixture(scope="session", params=["file", "http"])
def address(request: pytest.FixtureRequest, server: Server) -> Callable[[Site, str], str]:
    """Where a page is: opened as a file, and served under the content security policy."""
    if request.param == "file":
        return lambda site, page: (site.folder / page).as_uri()
    return lambda site, page: f"{server.address}/{site}/{page}"


@pytest.fixture(scope="session")
def running_browser() -> Iterator[webdriver.Chrome]:
    browser = chromium.start()
    yield browser
    browser.quit()


@pytest.fixture
def browser(running_browser: webdriver.Chrome) -> webdriver.Chrome:
    """A browser at a desk, with an empty page and an empty console."""
    return cleared(running_browser)


@pytest.fixture(scope="session")
def running_scriptless_browser() -> Iterator[webdriver.Chrome]:
    browser = chromium.start(javascript=False)
    yield browser
    browser.quit()


@pytest.fixture
def scriptless_browser(running_scriptless_browser: webdriver.Chrome) -> webdriver.Chrome:
    """A browser in which pages run no JavaScript."""
    return cleared(running_scriptless_browser)


def cleared(browser: webdriver.Chrome) -> webdriver.Chrome:
    browser.get("about:blank")
    chromium.DESK.apply(browser)
    chromium.console(browser)
    return browser
