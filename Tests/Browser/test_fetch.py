"""The command fetch at a terminal: what is drawn, and what Ctrl-C leaves."""

import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from urllib.parse import parse_qs, urlsplit

import pytest

import terminals

KEY = "0123456789abcdef0123456789abcdef01234567"
PAGES = 3

# Each question waits for a second after the one before.
pytestmark = pytest.mark.slow


class Api(ThreadingHTTPServer):
    """Six recordings on three pages; the last page does not come until it is released."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.released = Event()
        self.pages: list[int] = []


class Answer(BaseHTTPRequestHandler):
    server: Api

    def do_GET(self) -> None:
        page = int(parse_qs(urlsplit(self.path).query)["page"][0])
        self.server.pages.append(page)
        if page == PAGES:
            self.server.released.wait()
        recordings = [{"id": str(10 * page + n), "gen": "Turdus"} for n in (1, 2)]
        text = {"numRecordings": "6", "page": page, "numPages": PAGES, "recordings": recordings}
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(text).encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def api() -> Iterator[Api]:
    api = Api()
    Thread(target=api.serve_forever).start()
    yield api
    api.released.set()
    api.shutdown()
    api.server_close()


def test_ctrl_c_leaves_whole_pages_and_the_next_goes_on_from_there(
    api: Api, tmp_path: Path
) -> None:
    key = tmp_path / "key"
    key.touch(mode=0o600)
    key.write_text(KEY)
    words = ["fetch", "--query", "gen:Turdus", "--key-file", key, "--output", tmp_path / "data"]
    words += ["--api", f"http://127.0.0.1:{api.server_port}/recordings"]
    first = terminals.run("rowhouse", *words, interrupt=lambda _: api.pages == [1, 2, 3])
    assert re.findall(r"\r([^\r\n\x1b]+)\x1b\[K", first.drawn) == [
        "fetching page 1",
        "fetching page 2 of 3 · 2 of 6 recordings",
        "fetching page 3 of 3 · 4 of 6 recordings",
    ]
    assert first.screen == "interrupted: run the same command to continue from page 3\n"
    assert first.status == 130
    assert [file.name for file in (tmp_path / "data").iterdir()] == [".rowhouse-fetch"]
    api.released.set()
    second = terminals.run("rowhouse", *words)
    file = tmp_path / "data/recordings.ndjson"
    assert second.screen == (
        f"note: continuing from page 3 of 3\nfetched 6 recordings into {file}\n"
    )
    assert second.status == 0
    assert api.pages == [1, 2, 3, 3]
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["id"] for line in lines] == ["11", "12", "21", "22", "31", "32"]
    assert KEY not in first.drawn + second.drawn
