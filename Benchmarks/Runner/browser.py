"""Chromium without a window, driven through a pair of pipes by its own protocol (CDP)."""

import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path

from failure import Failure

ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    "--no-first-run",
    # Only this machine is reached.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--remote-debugging-pipe",
)

# The longest anything may take, in seconds.
PATIENCE = 60


def executable() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


class Unanswered(Failure):
    """The browser was asked for something and has not done it in all the time that it is given."""


class Browser:
    """A browser that is open."""

    def __init__(self, reading: int, writing: int) -> None:
        self._reading, self._writing = reading, writing
        self._unread = b""
        self._last = 0
        # What has happened and was not asked for, by page.
        self.events: dict[str, list[dict]] = {}

    def send(self, method: str, page: str | None = None, **parameters: object) -> dict:
        """Has something done, and returns what the browser answers."""
        self._last += 1
        number = self._last
        message = {"id": number, "method": method, "params": parameters}
        if page:
            message["sessionId"] = page
        os.write(self._writing, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self._next(deadline)
            if answer is None:
                raise Unanswered(f"Chromium does not answer {method} within {PATIENCE} s")
            if answer.get("id") != number:
                self._note(answer)
            elif "error" in answer:
                raise Failure(f"Chromium refuses {method}: {answer['error']['message']}")
            else:
                return answer["result"]

    def wait(self, page: str, is_it: Callable[[dict], bool]) -> dict:
        """Waits for something to happen, unless it has happened already."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for event in self.events.get(page, []):
                if is_it(event):
                    return event
            message = self._next(deadline)
            if message is None:
                raise Unanswered(f"what Chromium was to do did not happen within {PATIENCE} s")
            self._note(message)

    def listen(self, seconds: float) -> None:
        """Notes what happens meanwhile."""
        deadline = time.monotonic() + seconds
        while message := self._next(deadline):
            self._note(message)

    def _note(self, message: dict) -> None:
        if page := message.get("sessionId"):
            self.events.setdefault(page, []).append(message)

    def _next(self, deadline: float) -> dict | None:
        """The next message; None if there was none until then."""
        while b"\0" not in self._unread:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._reading], [], [], left)[0]:
                return None
            received = os.read(self._reading, 1 << 20)
            if not received:
                raise Failure("Chromium has ended")
            self._unread += received
        message, _, self._unread = self._unread.partition(b"\0")
        return json.loads(message)


class Page:
    """A page in a browser context of its own, which has nothing in its cache."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._context = browser.send("Target.createBrowserContext")["browserContextId"]
        target = browser.send(
            "Target.createTarget", url="about:blank", browserContextId=self._context
        )
        self._session = browser.send(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True
        )["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.send(f"{domain}.enable")

    def send(self, method: str, **parameters: object) -> dict:
        return self.browser.send(method, self._session, **parameters)

    @property
    def events(self) -> list[dict]:
        return self.browser.events.get(self._session, [])

    def open(self, address: str, script: str) -> None:
        """Goes to an address, where a script runs before any other, and waits for the page."""
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.send("Page.navigate", url=address)
        self.browser.wait(
            self._session, lambda event: event["method"] == "Page.loadEventFired"
        )

    def evaluate(self, expression: str) -> object:
        """The value of an expression, or what its promise becomes."""
        answer = self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def type(self, text: str) -> None:
        """Types into what has the focus, and presses Enter."""
        self.send("Input.insertText", text=text)
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        self.send("Input.dispatchKeyEvent", type="keyDown", text="\r", **key)
        self.send("Input.dispatchKeyEvent", type="keyUp", **key)

    def close(self) -> None:
        self.browser.send("Target.disposeBrowserContext", browserContextId=self._context)
        self.browser.events.pop(self._session, None)


@contextmanager
def opened(executable: str, profile: Path):
    """A browser, ended when nobody needs it any more."""
    child_reads, writing = os.pipe()
    reading, child_writes = os.pipe()
    # It reads from 3 and writes to 4.
    redirection = f'exec "$0" "$@" 3<&{child_reads} 4>&{child_writes}'
    command = ["bash", "-c", redirection, executable, *ARGUMENTS, f"--user-data-dir={profile}"]
    process = subprocess.Popen(
        command,
        pass_fds=(child_reads, child_writes),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(child_reads)
    os.close(child_writes)
    try:
        yield Browser(reading, writing)
    finally:
        # It ends when nobody talks to it.
        os.close(writing)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        os.close(reading)
