"""A site does all it can where it is published: by nginx and by Caddy, as they come and as the guide has them."""

import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import feedparser
import pytest
from selenium import webdriver

from chromium import console
from faults import expect_none
from found import Found
from sites import PACKAGE, Site, Themed, build_table
from test_conformance import messages
from waiting import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("hosts")]

GUIDE = PACKAGE / "Sources/Rowhouse/Rowhouse.docc/Deploy.md"
BIRDS = "name,seen,place\n" + "".join(
    f"Bird {number},2026-{number % 12 + 1:02}-{number % 28 + 1:02},{'Kew' if number % 3 else 'Hyde Park'}\n"
    for number in range(1, 121)
)


def nginx_as_it_comes(site: Path, port: int, work: Path) -> tuple[Path, list[str]]:
    """Debian's own configuration, of which only places and the port are others."""
    default = Path("/etc/nginx/sites-available/default").read_text()
    return nginx(server_of(default.replace("root /var/www/html", f"root {site}"), port), work)


def nginx_as_in_the_guide(site: Path, port: int, work: Path) -> tuple[Path, list[str]]:
    return nginx(server_of(example("nginx").replace("/var/www/site", str(site)), port), work)


def server_of(text: str, port: int) -> str:
    lines = [line for line in text.splitlines() if not re.match(r"\s*(#|listen \[)", line)]
    return re.sub(r"listen 80\b", f"listen 127.0.0.1:{port}", "\n".join(lines))


def nginx(server: str, work: Path) -> tuple[Path, list[str]]:
    text = Path("/etc/nginx/nginx.conf").read_text()
    text = re.sub(r"(?m)^(user|pid|error_log|include).*\n|^\s*(access_log|include /etc/nginx/sites).*\n", "", text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {work}/{kind};\n" for kind in kinds)
    own = f"access_log off;\n{places}{server}"
    text, count = re.subn(r"include /etc/nginx/conf\.d/.*", lambda _: own, text)
    assert count == 1
    file = work / "nginx.conf"
    file.write_text(f"daemon off;\npid {work}/pid;\nerror_log {work}/log;\n{text}")
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
    assert program, "nginx is not installed: run make servers"
    return work, [program, "-c", str(file), "-p", str(work)]


def caddy_as_it_comes(site: Path, port: int, work: Path) -> tuple[Path, list[str]]:
    return caddy(Path("/etc/caddy/Caddyfile").read_text().replace("/usr/share/caddy", str(site)), port, work)


def caddy_as_in_the_guide(site: Path, port: int, work: Path) -> tuple[Path, list[str]]:
    return caddy(example("caddy").replace("/var/www/site", str(site)), port, work)


def caddy(text: str, port: int, work: Path) -> tuple[Path, list[str]]:
    address = re.sub(r"(?m)^:80 \{", f"http://127.0.0.1:{port} {{", text)
    (work / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{address}")
    return work, ["caddy", "run", "--config", str(work / "Caddyfile"), "--adapter", "caddyfile"]


def example(language: str) -> str:
    """The configuration in the guide."""
    return re.search(rf"```{language}\n(.*?)```", GUIDE.read_text(), re.DOTALL)[1]


SERVERS = [nginx_as_it_comes, nginx_as_in_the_guide, caddy_as_it_comes, caddy_as_in_the_guide]


@contextmanager
def serving(
    server: Callable[[Path, int, Path], tuple[Path, list[str]]], site: Path, work: Path
) -> Iterator[str]:
    """Serves a folder, and says where."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    home, command = server(site, port, work)
    log = work / "output"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=home, stdout=output, stderr=output, env={"HOME": str(work), "PATH": "/usr/bin:/usr/local/bin"}
        )
        try:
            address = f"http://127.0.0.1:{port}"
            while True:
                assert process.poll() is None, log.read_text()
                try:
                    answer(f"{address}/index.html")
                    break
                except OSError:
                    continue
            yield address
        finally:
            process.terminate()
            process.wait()


def answer(address: str, **headers: str) -> tuple[int, Message, bytes]:
    try:
        with urlopen(Request(address, headers=headers)) as reply:
            return reply.status, reply.headers, reply.read()
    except HTTPError as reply:
        return reply.code, reply.headers, reply.read()


@pytest.fixture(scope="module")
def birds(workshop: Path) -> Site:
    options = ["--title", "Birds", "--base-url", "https://example.org/", "--feed", "seen", "--row-pages", "--group-by", "place"]
    return build_table(BIRDS, workshop / "birds", "birds.csv", *options)


@pytest.fixture
def work() -> Iterator[Path]:
    """A folder that a server's workers may read, who are another user."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.mark.parametrize("server", SERVERS)
def test_a_server_has_every_page_and_the_search(
    browser: webdriver.Chrome,
    birds: Site,
    galleries: Themed[Site],
    work: Path,
    server: Callable[[Path, int, Path], tuple[Path, list[str]]],
) -> None:
    site = work / "site"
    shutil.copytree(birds.folder, site)
    gallery = galleries["cupertino"]
    shutil.copytree(gallery.folder, site / "gallery")
    shutil.copy(gallery.folder / "404.html", site)
    pages = [page for page in birds.pages if not page.startswith(("rows/0/", "404."))] + ["rows/0/row-7.html"]
    pages += [f"gallery/{page}" for page in ("index.html", "settings.html", "fruits.html", "recordings/index.html")]
    with serving(server, site, work) as address:
        faults = []
        for page in pages:
            browser.get(f"{address}/{page}")
            faults += [f"{page}: {message}" for message in console(browser)]
        expect_none(faults)
        browser.get(f"{address}/")
        assert browser.title == "Birds"
        found = Found(browser, f"{address}/search.html", q="bird 7")
        assert found.rows[0] == "Bird 7", found.rows
        expect_none(console(browser))
        types = {
            "assets/catalogue.css": "text/css",
            "assets/icon.svg": r"image/svg\+xml",
            "assets/icon-512.png": "image/png",
            # Not all servers have a name for it, and browsers ask for none.
            "site.webmanifest": "",
            "search.html": "text/html",
            "assets/explore.js": "(text|application)/javascript",
            "feed.xml": "(text|application)/xml",
        }
        for path, kind in types.items():
            status, headers, body = answer(f"{address}/{path}")
            assert status == 200 and re.match(kind, headers["Content-Type"] or ""), (path, headers)
            assert body == (site / path).read_bytes()
            assert answer(f"{address}/{path}", **{"If-None-Match": headers["ETag"]})[0] == 304
        status, headers, body = answer(f"{address}/no/such/page.html")
        assert status == 404
        if server in (nginx_as_in_the_guide, caddy_as_in_the_guide):
            assert body == (site / "404.html").read_bytes()
            assert "trusted-types rowhouse" in headers["Content-Security-Policy"]


def test_the_policy_of_the_guide_is_the_one_that_hosts_are_given(workshop: Path) -> None:
    site = build_table(BIRDS, workshop / "hosted", "hosted.csv", "--host", "netlify")
    policy = re.search(r"Content-Security-Policy: (.*)", (site.folder / "_headers").read_text())[1]
    assert f'"{policy}"' in example("nginx") and f'"{policy}"' in example("caddy")


def test_nothing_is_to_be_said_of_pages_that_know_their_address(birds: Site) -> None:
    expect_none(messages(birds))


def test_a_feed_is_read_by_readers(birds: Site) -> None:
    feed = feedparser.parse((birds.folder / "feed.xml").read_bytes())
    assert not feed.bozo, feed.get("bozo_exception")
    assert (feed.version, feed.feed.title, len(feed.entries)) == ("atom10", "Birds", 50)
    times = [entry.updated for entry in feed.entries]
    assert times == sorted(times, reverse=True) and feed.feed.updated == times[0]
    assert len({entry.id for entry in feed.entries}) == 50
    for entry in feed.entries:
        assert (birds.folder / entry.link.removeprefix("https://example.org/")).is_file()


def test_the_browser_installs_the_site_and_finds_no_fault_with_its_manifest(
    browser: webdriver.Chrome, birds: Site, work: Path
) -> None:
    site = work / "site"
    shutil.copytree(birds.folder, site)
    with serving(nginx_as_in_the_guide, site, work) as address:
        browser.get(f"{address}/rows/")
        found = browser.execute_cdp_cmd("Page.getAppManifest", {})
        assert found["url"] == f"{address}/site.webmanifest" and found["errors"] == []
        faults = lambda: browser.execute_cdp_cmd("Page.getInstallabilityErrors", {})  # noqa: E731
        wait_until(
            browser,
            lambda: faults()["installabilityErrors"] == [],
            f"it cannot be installed: {faults()}",
        )
