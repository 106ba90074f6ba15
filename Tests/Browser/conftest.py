"""What every test is given: sites that are built once, a server, and browsers that stay open."""

import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from selenium import webdriver

import chromium
import looks
import watching
from chromium import DESK, VIEWS, View
from faults import expect_none
from forms import Form
from serving import Server
from sites import DATA, PACKAGE, THEMES, Site, Themed, build_catalogue, build_gallery, build_sink
from visits import visit

# Of a browser that never answers the test is named, in place of a run that never ends.
socket.setdefaulttimeout(900)

# Real data beside the project: tests run over it in addition to the project's own where it is there.
SHARED = PACKAGE.parent / "shared"


def pytest_report_header() -> str:
    return "../shared is tested too" if SHARED.exists() else "../shared is missing, and not tested"


def own_and_shared(own: str, shared: str) -> list:
    """The values of a parameter: the folder or file of the project, and that beside it."""
    values = [pytest.param(DATA / own, id="own", marks=pytest.mark.xdist_group("own data"))]
    if SHARED.exists():
        marks = [pytest.mark.slow, pytest.mark.xdist_group("shared data")]
        values.append(pytest.param(SHARED / shared, id="shared", marks=marks))
    return values


# What counts as another origin, and is under a policy, may go differently: with every change pages
# are opened from their folder, and from a server in the longer run.
ORIGINS = ["file", pytest.param("http", marks=pytest.mark.slow)]

# Of tests of the scripts.
everywhere = pytest.mark.parametrize("page", ORIGINS, indirect=True)

# Of tests of how the search reads its files: a server's are fetched, a folder's are loaded as scripts.
either_way = pytest.mark.parametrize("address", ["file", "http"], indirect=True)

# Where several processors share the work, a theme's pages are opened by one of them. One theme is
# looked at with every change.
BY_THEME = [
    pytest.param(theme, marks=[pytest.mark.xdist_group(theme), *marks])
    for theme, marks in zip(THEMES, ([], *[[pytest.mark.slow]] * 3), strict=True)
]


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that all sites are built in, and that the server serves."""
    return tmp_path_factory.mktemp("sites")


@pytest.fixture(scope="session", params=BY_THEME)
def gallery(request: pytest.FixtureRequest, galleries: Themed[Site]) -> Site:
    """This project's own site, once in every theme."""
    return galleries[request.param]


Faults = dict[tuple[object, View], list[str]]


@dataclass(frozen=True)
class Seen:
    """What is wrong with pages in each view, and how far from the left and the top their headings are."""

    faults: Faults
    headings: dict[str, tuple[int, int]]


@pytest.fixture(params=BY_THEME)
def seen_of_gallery(request: pytest.FixtureRequest, seen_galleries: Themed[Seen]) -> Seen:
    return seen_galleries[request.param]


@pytest.fixture(scope="session")
def seen_galleries(
    running_browser: webdriver.Chrome, galleries: Themed[Site]
) -> Themed[Seen]:
    """What is seen of a page of each kind: each is opened once for all that only reads it."""
    return Themed(lambda theme: seen(running_browser, galleries[theme], theme))


def seen(browser: webdriver.Chrome, site: Site, theme: str) -> Seen:
    headings = {}

    def note(browser: webdriver.Chrome) -> list[str]:
        path = browser.current_url.removeprefix(site.folder.as_uri() + "/")
        headings[path] = tuple(browser.execute_script(looks.HEADING))
        return []

    all_looks = {
        # One theme promises targets of the size that WCAG asks for at level AAA.
        **looks.of_layout(44 if theme == "contrast" else 24),
        **looks.of_words(),
        **looks.of_themes(),
        ("heading", DESK): note,
        # The other views take longer.
        **looks.of_axe(VIEWS[3:]),
    }
    return Seen(visit(browser, site, site.sample, all_looks), headings)


@pytest.fixture(params=BY_THEME)
def seen_of_catalogue(request: pytest.FixtureRequest, seen_catalogues: Themed[Faults]) -> Faults:
    return seen_catalogues[request.param]


@pytest.fixture(scope="session")
def seen_catalogues(
    running_browser: webdriver.Chrome, catalogues: Themed[Site]
) -> Themed[Faults]:
    """The same of a catalogue."""
    all_looks = looks.of_layout() | looks.of_words() | looks.of_axe(VIEWS[::3])
    return Themed(
        lambda theme: visit(running_browser, catalogues[theme], catalogues[theme].sample, all_looks)
    )


@pytest.fixture(scope="session")
def galleries(workshop: Path) -> Themed[Site]:
    return Themed(lambda theme: build_gallery(workshop / f"gallery-{theme}", theme))


@pytest.fixture(scope="session", params=BY_THEME)
def catalogue(request: pytest.FixtureRequest, catalogues: Themed[Site]) -> Site:
    """A catalogue of recordings, once in every theme."""
    return catalogues[request.param]


@pytest.fixture(scope="session")
def catalogues(workshop: Path) -> Themed[Site]:
    pages = sorted((DATA / "recordings/v2").glob("page-*.json"))
    return Themed(
        lambda theme: build_catalogue(pages, workshop / f"catalogue-{theme}", "--theme", theme)
    )


@pytest.fixture(scope="session")
def sink(workshop: Path) -> Site:
    """A site with one page that has everything on it, page.html."""
    return build_sink(workshop / "sink")


@pytest.fixture
def page(request: pytest.FixtureRequest, sink: Site, server: Server) -> str:
    """Where that page is: opened as a file, or served where a test is marked as everywhere."""
    if getattr(request, "param", "file") == "http":
        return f"{server.address}/{sink}/page.html"
    return (sink.folder / "page.html").as_uri()


@pytest.fixture
def edit(sink: Site) -> Iterator[Callable[[str, str], None]]:
    """Changes the form on that page, as a newer version of the site would; for one test."""
    file = sink.folder / "page.html"
    source = file.read_text(encoding="utf-8")

    def replace(old: str, new: str) -> None:
        form, end, rest = file.read_text(encoding="utf-8").rpartition("</form>")
        assert form.count(old) == 1, f"{form.count(old)} times in the form: {old}"
        file.write_text(form.replace(old, new) + end + rest, encoding="utf-8")

    yield replace
    file.write_text(source, encoding="utf-8")


@pytest.fixture
def form(silent_browser: webdriver.Chrome, page: str) -> Form:
    """The form of that page, which remembers nothing yet."""
    return Form(silent_browser, page)


@pytest.fixture
def downloads(browser: webdriver.Chrome, tmp_path: Path) -> Path:
    """The folder that the browser saves files in."""
    browser.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)}
    )
    return tmp_path


@pytest.fixture(scope="session", params=own_and_shared("recordings/v2", "recordings/v2"))
def recording_files(request: pytest.FixtureRequest) -> list[Path]:
    """The pages of a collection of recordings."""
    return sorted(request.param.glob("*page*.json"))


@pytest.fixture(scope="session")
def collected(workshop: Path, recording_files: list[Path]) -> Site:
    """A catalogue of them, whose types, qualities and countries have lists of their own."""
    name = "own" if recording_files[0].is_relative_to(DATA) else "shared"
    return build_catalogue(
        recording_files, workshop / f"collected-{name}", "--facet", "type,quality,country"
    )


@pytest.fixture(scope="session")
def server(workshop: Path) -> Iterator[Server]:
    server = Server(workshop)
    yield server
    server.close()


@pytest.fixture(scope="session", params=ORIGINS)
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
    """A browser at a desk, with an empty page, an empty console and no memory."""
    return cleared(running_browser)


@pytest.fixture
def silent_browser(browser: webdriver.Chrome) -> Iterator[webdriver.Chrome]:
    """The same, whose console has to be empty still when the test is over."""
    yield browser
    expect_none(chromium.console(browser))


@pytest.fixture(scope="session")
def watched_browser() -> Iterator[webdriver.Chrome]:
    """A browser that tells what ran and what was asked for."""
    browser = watching.start()
    yield browser
    browser.quit()


@pytest.fixture(scope="session")
def running_scriptless_browser() -> Iterator[webdriver.Chrome]:
    browser = chromium.start(javascript=False)
    yield browser
    browser.quit()


@pytest.fixture
def scriptless_browser(running_scriptless_browser: webdriver.Chrome) -> webdriver.Chrome:
    """A browser in which pages run no JavaScript."""
    return cleared(running_scriptless_browser)


@pytest.fixture(params=["with JavaScript", "without JavaScript"])
def either_browser(request: pytest.FixtureRequest) -> Iterator[webdriver.Chrome]:
    """Each browser in turn, for what needs no JavaScript; their consoles stay empty."""
    is_scriptless = request.param == "without JavaScript"
    name = "scriptless_browser" if is_scriptless else "browser"
    browser = request.getfixturevalue(name)
    yield browser
    expect_none(chromium.console(browser))


def cleared(browser: webdriver.Chrome) -> webdriver.Chrome:
    """A browser that is as it was when it was started: pages of another test are forgotten too."""
    browser.get("about:blank")
    browser.execute_cdp_cmd(
        "Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "local_storage"}
    )
    chromium.DESK.apply(browser)
    chromium.console(browser)
    return browser
