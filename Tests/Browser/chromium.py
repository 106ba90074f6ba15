"""Chromium as the tests drive it: no window, no network but this machine, nothing downloaded."""

import shutil
from dataclasses import dataclass

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A page is seen and has the focus, whatever else this machine does.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    # A page may be asked more often than anybody types.
    "--disable-ipc-flooding-protection",
    "--hide-scrollbars",
    "--mute-audio",
    "--no-first-run",
    # Only the tests' own server is reached: a page that asks for anything else fails.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)

# The shell is Chromium without windows, tabs and settings: a page costs it half as much. The script that
# Debian has for it is another process, and a driver that ends it leaves the shell behind.
BROWSERS = (
    "/usr/lib/chromium/chromium-headless-shell", "chromium-headless-shell", "chromium", "chromium-browser",
    "google-chrome",
)  # fmt: skip
NO_JAVASCRIPT = "--blink-settings=scriptEnabled=false"


def start(*, javascript: bool = True, network_log: bool = False) -> webdriver.Chrome:
    """Starts a browser, which the caller quits.

    The log of the network is off unless asked for: it grows with every page.
    """
    options = Options()
    options.binary_location = program(*BROWSERS)
    for argument in (*ARGUMENTS, *([] if javascript else [NO_JAVASCRIPT])):
        options.add_argument(argument)
    logs = {"browser": "ALL"}
    if network_log:
        logs["performance"] = "ALL"
    options.set_capability("goog:loggingPrefs", logs)
    # A dialog that opens stays open, so that a test sees it.
    options.set_capability("unhandledPromptBehavior", "ignore")
    browser = webdriver.Chrome(options=options, service=Service(program("chromedriver")))
    browser.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
    # Less than Selenium waits for an answer, so that a test says which script never ended.
    browser.set_script_timeout(100)
    return browser


def program(*names: str) -> str:
    """The path of the first program that is installed."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError(f"{names[0]} is not installed: run Tests/Install/browser")


# What changes with a view may do so bit by bit, which nobody has to wait for.
FINISH = """
document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  .forEach((transition) => transition.finish());
"""


@dataclass(frozen=True)
class View:
    """How somebody looks at a page."""

    width: int
    scheme: str = "light"
    height: int = 900

    def __str__(self) -> str:
        return f"{self.width} px, {self.scheme}"

    def apply(self, browser: webdriver.Chrome) -> None:
        """Changes the view of the page that is open, and of those that are opened next."""
        metrics = {"width": self.width, "height": self.height}
        browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            metrics | {"deviceScaleFactor": 1, "mobile": False},
        )
        browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": self.scheme}]},
        )
        browser.execute_script(FINISH)


DESK = View(1280)
PHONE = View(320)
VIEWS = tuple(View(width, scheme) for width in (1280, 320) for scheme in ("light", "dark"))


def console(browser: webdriver.Chrome) -> list[str]:
    """What the console has said since it was asked last.

    Chromium tells, now and then, that a page with a fragment gives the focus to no button of a closed dialog.
    """
    lines = [f"{entry['level']}: {entry['message']}" for entry in browser.get_log("browser")]
    return [line for line in lines if "Autofocus processing was blocked" not in line]


def console_without_advice(browser: webdriver.Chrome) -> list[str]:
    """The same without what Chromium advises for the fields around a password."""
    return [line for line in console(browser) if "[DOM]" not in line]
