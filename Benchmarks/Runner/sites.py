"""A folder as a browser gets at it: by its files, or from a plain static web server."""

import statistics
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

from browser import Page


@dataclass(frozen=True)
class Loaded:
    """A file that a page has got, and when the last of it had come, in seconds since 1970."""

    file: Path
    end: float


class Folder:
    """A folder that is opened by double-click."""

    def __init__(self, folder: Path) -> None:
        self.address = folder.as_uri()

    def loaded(self, page: Page) -> list[Loaded]:
        """What a page has got, as the browser tells it."""
        asked: dict[str, str] = {}
        ends: dict[str, float] = {}
        starts: list[float] = []
        for event in page.events:
            values = event["params"]
            if event["method"] == "Network.requestWillBeSent":
                asked[values["requestId"]] = values["request"]["url"]
                starts.append(values["wallTime"] - values["timestamp"])
            elif event["method"] == "Network.loadingFinished":
                ends[values["requestId"]] = values["timestamp"]
        # Ends are told since some moment, which each request tells anew and not quite the same.
        start = statistics.median(starts) if starts else 0
        return [
            Loaded(Path(unquote(urlsplit(address).path)), start + ends[number])
            for number, address in asked.items()
            if number in ends
        ]


class Server(ThreadingHTTPServer):
    """A folder that is served on a free port of this machine."""

    daemon_threads = True
    # More than a browser asks for at once.
    request_queue_size = 64

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.server_port}"
        self.served: list[Loaded] = []

    def loaded(self, _: Page) -> list[Loaded]:
        """What was served: the threads of a page, which the browser tells nothing of, get files too."""
        return list(self.served)

    def handle_error(self, *_: object) -> None:
        """Says nothing: a page that is closed does not wait for what it has asked for."""


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # A head and the content after it would otherwise wait for each other.
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        super().do_GET()
        path = unquote(urlsplit(self.path).path).lstrip("/")
        file = self.server.folder / path
        # What is not there weighs nothing.
        if file.is_file():
            self.server.served.append(Loaded(file, time.time()))

    def log_message(self, *_: object) -> None:
        """Says nothing: what is served is noted."""


@contextmanager
def as_folder(folder: Path):
    """Opens a folder by double-click."""
    yield Folder(folder)


@contextmanager
def served(folder: Path):
    """Serves a folder until nobody needs it any more."""
    server = Server(folder)
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


# How a folder is opened.
Opening = Callable[[Path], AbstractContextManager[Folder | Server]]
