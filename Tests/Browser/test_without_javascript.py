"""Without JavaScript everything is read, followed and heard; only the player is missing."""

import re
from html import unescape
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import console
from faults import expect_none
from keys import focused, press
from serving import Server
from sites import Site

# Rows that depend on no condition, have words without a script, and are not folded away.
ALWAYS_THERE = "tbody:not([data-when]) > tr:not([data-when], [hidden], details:not([open]) *)"
UNREAD = """
return [...document.querySelectorAll(arguments[0])]
  .filter((row) => !row.checkVisibility({visibilityProperty: true}) || row.innerText.trim() === "")
  // A picture says in words of its own what it shows.
  .filter((row) => !row.querySelector("[role=img][aria-label]"))
  .map((row) => row.outerHTML.slice(0, 120));
"""


def test_every_page_is_read(
    scriptless_browser: webdriver.Chrome, galleries: dict[str, Site], server: Server
) -> None:
    site = galleries["cupertino"]
    for page in site.sample:
        scriptless_browser.get(f"{server.address}/{site}/{page}")
        assert scriptless_browser.find_element(By.TAG_NAME, "h1").is_displayed(), page
        unread = scriptless_browser.execute_script(UNREAD, ALWAYS_THERE)
        expect_none([f"{page}: {row}" for row in unread])
        expect_none([f"{page}: {message}" for message in console(scriptless_browser)])


def test_play_links_lead_to_the_sounds(galleries: dict[str, Site]) -> None:
    site = galleries["cupertino"]
    links = set()
    for page in site.every_page:
        source = (site.folder / page).read_text(encoding="utf-8")
        # A script makes them buttons.
        assert re.search(r'<button[^>]* class="play\b', source) is None, page
        plays = re.findall(r'<a class="play" href="([^"]*)"', source)
        links |= {urljoin((site.folder / page).as_uri(), unescape(link)) for link in plays}
    # Those of other sites are not there to be asked.
    own = {link for link in links if link.startswith(site.folder.as_uri())}
    assert own
    for link in own:
        assert Path(unquote(urlsplit(link).path)).is_file(), link
        assert guess_type(link)[0].startswith("audio/"), link


def test_the_skip_link_skips(
    scriptless_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = scriptless_browser
    page = galleries["cupertino"].folder / "recordings/populated.html"
    browser.get(page.as_uri())
    press(browser, Keys.TAB)
    assert focused(browser).text == "Skip to main content"
    press(browser, Keys.ENTER)
    assert browser.current_url.endswith("#main")
    press(browser, Keys.TAB)
    main = browser.find_element(By.TAG_NAME, "main")
    assert focused(browser) in main.find_elements(By.CSS_SELECTOR, "*")
