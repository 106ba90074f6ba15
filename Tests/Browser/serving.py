"""A web server for sites, strict about what a page may load."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

HOSTS = "https://xeno-canto.org https://www.xeno-canto.org"
POLICY = (
    f"default-src 'self'; media-src 'self' {HOSTS}; img-src 'self' {HOSTS}; "
    "require-trusted-types-for 'script'; trusted-types rowhouse"
)


class Server:
    """Serves a folder on a free port of this machine until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.requests: list[str] = []
        self.missing: set[str] = set()
        # What is asked for and not answered before it is let go.
        self.held: dict[str, Event] = {}
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Answer, self))
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def hold(self, paths: set[str]) -> None:
        self.held |= dict.fromkeys(paths, Event())

    def let_go(self) -> None:
        for event in self.held.values():
            event.set()
        self.held.clear()

    def close(self) -> None:
        self.let_go()
        self._server.shutdown()
        self._server.server_close()


class Answer(SimpleHTTPRequestHandler):
    """One answer: a file of the folder under the content security policy."""

    protocol_version = "HTTP/1.1"

    def __init__(self, server: Server, *arguments: object) -> None:
        self.site = server
        super().__init__(*arguments, directory=str(server.folder))

    def do_GET(self) -> None:
        self.site.requests.append(self.path)
        path = self.path.partition("?")[0]
        if event := self.site.held.get(path):
            event.wait()
        if path in self.site.missing:
            return self.send_error(404)
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing: the tests read the list of requests."""
