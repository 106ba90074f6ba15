"""Tells what ran on pages and what they asked for."""

import json

from selenium import webdriver

import chromium

# Replaced before anything on a page runs, so that whatever runs is told of.
HOOKS = """
window.called = [];
for (const name of ["alert", "confirm", "prompt", "eval", "print", "open", "msgbox"])
  window[name] = (...words) => { window.called.push(`${name}(${words})`); };
"""


def start() -> webdriver.Chrome:
    """Starts a browser that tells what ran and what was asked for; the caller quits it."""
    browser = chromium.start(network_log=True)
    browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HOOKS})
    chromium.DESK.apply(browser)
    return browser


def requests(browser: webdriver.Chrome) -> list[str]:
    """What was asked for since it was asked last."""
    events = (json.loads(entry["message"])["message"] for entry in browser.get_log("performance"))
    return [
        event["params"]["request"]["url"].partition("#")[0]
        for event in events
        if event["method"] == "Network.requestWillBeSent"
    ]
