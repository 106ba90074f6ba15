"""Firefox and WebKit as the tests drive them: no window, and no network but this machine."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from socket import create_connection
from tempfile import TemporaryDirectory

from selenium import webdriver
from selenium.webdriver.common.options import ArgOptions
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from chromium import program
from waiting import wait_until

# Nothing listens there: what is not on this machine is not reached.
NOWHERE = "127.0.0.1:9"
PROXY = {
    "proxyType": "manual", "httpProxy": NOWHERE, "sslProxy": NOWHERE, "noProxy": ["127.0.0.1"],
}  # fmt: skip
# The height of windows, and how narrow one of Firefox can be, in pixels.
HEIGHT, LEAST = 900, 500


def start(name: str, *, scheme: str = "light", javascript: bool = True) -> "Browser":
    """Starts a browser, which the caller quits."""
    browser = {"firefox": Firefox, "webkit": WebKit}[name](scheme == "dark", javascript)
    browser.set_script_timeout(300)
    return browser


@contextmanager
def started(name: str, **options: str | bool) -> Iterator["Browser"]:
    """A browser, while it is needed."""
    browser = start(name, **options)
    try:
        yield browser
    finally:
        browser.quit()


class Firefox(webdriver.Remote):
    """Firefox, asked in its own protocol: Debian has no geckodriver that would translate."""

    def __init__(self, is_dark: bool, javascript: bool) -> None:
        self.marionette = Marionette({
            "layout.css.prefers-color-scheme.content-override": 0 if is_dark else 1,
            "javascript.enabled": javascript,
        })  # fmt: skip
        options = steadied(ArgOptions())
        options.set_capability("proxy", PROXY)
        super().__init__(self.marionette, options=options)

    def resize(self, width: int) -> None:
        """Makes the page so wide, also where a window cannot be."""
        self.set_window_size(max(width, LEAST), HEIGHT)
        self.marionette.ask("Marionette:SetContext", {"value": "chrome"})
        style = "gBrowser.selectedBrowser.style.maxWidth = arguments[0]"
        self.execute_script(style, f"{width}px")
        self.marionette.ask("Marionette:SetContext", {"value": "content"})


class Marionette:
    """The protocol of Firefox, whose commands are those of WebDriver under its own names."""

    NAMES = {
        Command.NEW_SESSION: "NewSession",
        Command.SET_TIMEOUTS: "SetTimeouts",
        Command.SET_WINDOW_RECT: "SetWindowRect",
        Command.GET_WINDOW_RECT: "GetWindowRect",
        Command.GET: "Navigate",
        Command.GO_BACK: "Back",
        Command.GET_CURRENT_URL: "GetCurrentURL",
        Command.W3C_EXECUTE_SCRIPT: "ExecuteScript",
        Command.W3C_EXECUTE_SCRIPT_ASYNC: "ExecuteAsyncScript",
        Command.FIND_ELEMENT: "FindElement",
        Command.FIND_ELEMENTS: "FindElements",
        Command.FIND_CHILD_ELEMENT: "FindElement",
        Command.FIND_CHILD_ELEMENTS: "FindElements",
        Command.W3C_GET_ACTIVE_ELEMENT: "GetActiveElement",
        Command.GET_ELEMENT_TEXT: "GetElementText",
        Command.GET_ELEMENT_PROPERTY: "GetElementProperty",
        Command.CLICK_ELEMENT: "ElementClick",
        Command.SEND_KEYS_TO_ELEMENT: "ElementSendKeys",
        Command.W3C_ACTIONS: "PerformActions",
        Command.SCREENSHOT: "TakeScreenshot",
    }

    def __init__(self, preferences: dict[str, object]) -> None:
        self.profile = TemporaryDirectory(prefix="firefox-")
        folder = Path(self.profile.name)
        # A port of 0 is any that is free.
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                 for name, value in {**preferences, "marionette.port": 0}.items()]  # fmt: skip
        (folder / "user.js").write_text("".join(lines), encoding="utf-8")
        options = ("--headless", "--no-remote", "--marionette", "--remote-allow-system-access")
        self.process = subprocess.Popen(
            [program("firefox-esr", "firefox"), *options, "--profile", folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        port = folder / "MarionetteActivePort"
        is_there = lambda: port.exists() and port.read_text() != ""  # noqa: E731
        wait_until(None, is_there, "Firefox does not start")
        self.socket = create_connection(("127.0.0.1", int(port.read_text())))
        self.answers = self.socket.makefile("rb")
        self.numbers = count()
        self.read()

    def execute(self, command: str, parameters: dict) -> dict:
        if command == Command.QUIT:
            return {"value": self.ask("Marionette:Quit", {"flags": ["eForceQuit"]})}
        asked = {name: value for name, value in parameters.items() if name != "sessionId"}
        if command in (Command.FIND_CHILD_ELEMENT, Command.FIND_CHILD_ELEMENTS):
            asked["element"] = asked.pop("id")
        return self.ask(f"WebDriver:{self.NAMES[command]}", asked)

    def ask(self, name: str, parameters: dict) -> dict:
        """The answer to a command, as selenium knows it from WebDriver."""
        message = json.dumps([0, next(self.numbers), name, parameters]).encode()
        self.socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, answer = self.read()
        if error:
            return {"status": 500, "value": json.dumps({"value": error})}
        is_value = isinstance(answer, dict) and answer.keys() == {"value"}
        return {"value": answer["value"] if is_value else answer}

    def read(self) -> list:
        """The next message: its length, a colon, and JSON."""
        length = b""
        while (byte := self.answers.read(1)) != b":":
            if not byte:
                raise ConnectionError("Firefox has ended")
            length += byte
        return json.loads(self.answers.read(int(length)))

    def close(self) -> None:
        self.socket.close()
        self.process.wait(60)
        self.profile.cleanup()


class WebKit(webdriver.WebKitGTK):
    """The small browser that WebKitGTK comes with."""

    def __init__(self, is_dark: bool, javascript: bool) -> None:
        options = steadied(Options())
        installed = Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")
        options.binary_location = str(max(installed))
        # Without a bar above the page its window can be narrow.
        for argument in ("--automation", "--full-screen", *["--dark-mode"] * is_dark):
            options.add_argument(argument)
        options.add_argument(f"--enable-javascript-markup={json.dumps(javascript)}")
        self.screen = Screen()
        # The list of hosts of a driver's own proxy has no end in WebKitGTK 2.50, and often it crashes there.
        environment = {"http_proxy": f"http://{NOWHERE}", "no_proxy": "127.0.0.1"}
        environment |= {"https_proxy": environment["http_proxy"], "DISPLAY": self.screen.name}
        service = Service(program("WebKitWebDriver"), env=os.environ | environment)
        super().__init__(options, service)

    def resize(self, width: int) -> None:
        """Makes the page so wide, or as narrow as the window can be."""
        self.set_window_size(width, HEIGHT)

    def quit(self) -> None:
        super().quit()
        self.screen.close()


class Screen:
    """A screen that nobody sees."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        # It says which number was free once it can be drawn on.
        options = ("-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
        self.process = subprocess.Popen(
            [program("Xvfb"), *options], pass_fds=[writing], stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with open(reading, encoding="ascii") as said:
            self.name = f":{said.readline().strip()}"

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(60)


Browser = Firefox | WebKit


def steadied(options: ArgOptions) -> ArgOptions:
    # A dialog that opens stays open, so that a test sees it.
    options.set_capability("unhandledPromptBehavior", "ignore")
    return options
