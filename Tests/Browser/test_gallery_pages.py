"""The gallery's other pages, as somebody finds their way about them."""

import posixpath
import re
from collections import Counter
from html import unescape
from urllib.parse import unquote, urljoin

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from found import Found
from keys import press, tab_to
from searching import Search
from sites import Site, volcanoes
from waiting import wait_until

THRUSHES = (
    "Common Blackbird, Fieldfare, Mistle Thrush, Redwing, Ring Ouzel, Song Thrush".split(", ")
)

IN_VIEW = """
const {top} = document.querySelector(":target").getBoundingClientRect();
return top > -1 && top < innerHeight;
"""

# What a page without its style sheet has not.
STYLE = """
const {fontFamily, maxWidth} = getComputedStyle(document.querySelector("main"));
const row = getComputedStyle(document.querySelector(".screen .row > td"));
return [fontFamily, maxWidth, row.backgroundColor, row.paddingInlineStart];
"""


def test_birds_are_found_by_either_name_and_without_accents(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    search = Search(silent_browser, address(galleries, "birds.html"))
    everything = search.rows, search.headers
    assert search.find("turdus") == THRUSHES
    assert search.found == "6 rows found"
    assert search.headers == ["C", "F", "M", "R", "S"]
    for text in ("rüppell", "ruppell", "RÜPPELL'S"):
        assert search.find(text) == ["Rüppell's Warbler"], text
    assert search.find("dodo") == [] and search.headers == []
    assert search.found == "No rows match “dodo”."
    search.button.click()
    search.wait_for("")
    assert (search.rows, search.headers) == everything


def test_the_letters_lead_to_their_sections(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = either_browser
    browser.get(address(galleries, "birds.html"))
    links = browser.find_elements(By.CSS_SELECTOR, ".index a")
    sections = browser.find_elements(By.CSS_SELECTOR, ".screen > tbody > .section")
    letters = [link.text for link in links]
    assert letters == [section.text for section in sections] and letters[::24] == ["A", "Z"]
    for letter, link in zip(letters, links, strict=True):
        link.click()
        assert browser.find_element(By.CSS_SELECTOR, ":target > .section").text == letter
        assert browser.execute_script(IN_VIEW), letter


def test_a_screen_goes_on_over_its_pages(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = either_browser
    browser.get(address(galleries, "chirper/index.html"))
    birds = []
    for number in range(2, 7):
        birds += own_rows(browser)
        link = browser.find_element(By.LINK_TEXT, "Next 20 songs")
        tab_to(browser, link)
        press(browser, Keys.ENTER)
        assert browser.current_url == address(galleries, f"chirper/page-{number}.html")
    birds += own_rows(browser)
    assert len(birds) == 120
    assert browser.find_elements(By.LINK_TEXT, "Next 20 songs") == []
    browser.find_element(By.CSS_SELECTOR, ".pagination [rel=prev]").click()
    assert browser.current_url == address(galleries, "chirper/page-5.html")


def test_what_failed_can_be_tried_again(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = either_browser
    for state, rows in (("failed", 0), ("outdated", 2)):
        browser.get(address(galleries, f"chirper/{state}.html"))
        assert len(own_rows(browser)) == rows
        browser.find_element(By.LINK_TEXT, "Try again").click()
        assert browser.current_url == address(galleries, "chirper/index.html")


def test_questions_are_folded_and_unfolded(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = either_browser
    browser.get(address(galleries, "questions.html"))
    assert answered(browser) == {"Tables": True, "Publishing": False, "Scripts": False}
    tables, publishing, scripts = browser.find_elements(By.TAG_NAME, "summary")
    publishing.click()
    assert answered(browser) == {"Tables": True, "Publishing": True, "Scripts": False}
    for key, is_open in ((Keys.ENTER, True), (Keys.SPACE, False)):
        tab_to(browser, scripts)
        press(browser, key)
        assert answered(browser)["Scripts"] == is_open
    tables.click()
    publishing.click()
    assert not any(answered(browser).values())


def test_the_search_unfolds_the_question_that_it_finds(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    search = Search(silent_browser, address(galleries, "questions.html"))
    folded = answered(silent_browser)
    assert search.find("double-click server") == ["Does it need a server?"]
    assert search.headers == ["Publishing"]
    search.clear()
    assert answered(silent_browser) == folded


def test_the_search_of_the_site_is_narrowed_to_rows_of_a_collection(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = silent_browser
    found = Found(browser, address(galleries, "search.html"))
    tab_to(browser, browser.find_element(By.NAME, "volcanoes type"))
    types = Counter(volcano["type"] for volcano in volcanoes())
    assert set(found.choices("volcanoes type")) == {
        "All",
        *(f"{type} ({count})" for type, count in types.items()),
    }
    calderas = [volcano for volcano in volcanoes() if volcano["type"] == "Caldera"]
    press(browser, "Cal")
    found.wait_for(f"{len(calderas)} rows")
    assert sorted(found.rows) == sorted(volcano["name"] for volcano in calderas)
    found.choose("volcanoes country", "Indonesia")
    found.wait_for("2 rows")
    assert found.rows == ["Toba", "Krakatoa"]
    found.type("813")
    found.wait_for("1 row")
    assert found.rows == ["Krakatoa"]
    assert found.query == "?q=813&volcanoes+country=Indonesia&volcanoes+type=Caldera"
    browser.find_element(By.LINK_TEXT, "Krakatoa").click()
    assert browser.find_element(By.CSS_SELECTOR, "tr:target th").text == "Krakatoa"


def test_a_row_of_a_collection_is_found_by_what_its_own_page_says(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    found = Found(silent_browser, address(galleries, "search.html"), q="buried pompeii")
    assert found.said == "1 row"
    note = "also contains “buried…” and “pompeii…”"
    wait_until(silent_browser, lambda: note in found.part("rows").text, "it does not say why")
    assert found.part("rows").text.splitlines() == [
        "Vesuvius", "Volcanoes, Mediterranean 7 volcanoes",
        "Italy Stratovolcano 1281 1944 Active", note,
    ]  # fmt: skip


def test_every_box_of_the_map_leads_to_a_page_that_the_table_has(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = silent_browser
    map = address(galleries, "map.html")
    browser.get(map)
    boxes = [
        (urljoin(map, href), words)
        for href, words in browser.execute_script(
            "return [...document.querySelectorAll('svg a.box')]"
            ".map((box) => [box.href.baseVal, box.querySelector('text').lastChild.data])"
        )
    ]
    cells = browser.find_elements(By.CSS_SELECTOR, ".listing tbody a")
    listed = {cell.get_attribute("href"): cell.text for cell in cells}
    assert len(boxes) == len(listed) and set(listed) == {target for target, _ in boxes}
    folder = galleries["cupertino"].folder.as_uri() + "/"
    for target, words in boxes:
        title = heading(galleries["cupertino"], unquote(target.removeprefix(folder)))
        # A long title is cut in the map.
        assert title == listed[target] and title.startswith(words.removesuffix("…")), target
    for number, (target, _) in enumerate(boxes[:2]):
        box = browser.find_elements(By.CSS_SELECTOR, "svg a.box")[number]
        if number:
            box.click()
        else:
            browser.execute_script("arguments[0].focus()", box)
            press(browser, Keys.ENTER)
        assert browser.current_url == target
        browser.get(map)


def test_where_there_is_nothing_a_page_in_the_same_style_leads_to_the_front(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = either_browser
    browser.get(address(galleries, "404.html"))
    assert browser.find_element(By.TAG_NAME, "h1").text == "Page not found"
    style = browser.execute_script(STYLE)
    browser.find_element(By.CSS_SELECTOR, "main a").click()
    assert browser.current_url == address(galleries, "index.html")
    assert browser.execute_script(STYLE) == style


def test_page_after_page_the_whole_gallery_is_read_and_back(
    silent_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser, site = silent_browser, galleries["cupertino"]
    browser.get(address(galleries, "map.html"))
    links = browser.find_elements(By.CSS_SELECTOR, ".listing th a")
    folder = site.folder.as_uri() + "/"
    screens = {unquote(link.get_attribute("href").removeprefix(folder)) for link in links}
    there = walk(site, "index.html", "next")
    back = walk(site, there[-1], "prev")
    assert len(there) == len(set(there)) and set(there) == screens
    assert back == there[::-1]
    browser.get(address(galleries, there[0]))
    browser.find_element(By.CSS_SELECTOR, ".neighbours a[rel=next]").click()
    assert browser.current_url == address(galleries, there[1])


def walk(site: Site, page: str, direction: str) -> list[str]:
    """The pages from one to the last, each by the link of the one before."""
    visited = [page]
    leading = re.compile(rf'<nav class="neighbours".*?<a rel="{direction}" href="([^"]+)">(.*?)</a>', re.DOTALL)
    while link := leading.search((site.folder / page).read_text(encoding="utf-8")):
        page = posixpath.normpath(posixpath.join(posixpath.dirname(page), unescape(link[1])))
        assert heading(site, page) in words_of(link[2])
        visited.append(page)
        assert len(visited) < 100, "there is no end"
    return visited


def heading(site: Site, page: str) -> str:
    """The heading of a page, as its file has it."""
    source = (site.folder / page).read_text(encoding="utf-8")
    return words_of(re.search("<h1[^>]*>(.*?)</h1>", source, re.DOTALL)[1])


def words_of(markup: str) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", "", markup)).split())


def test_what_could_not_be_brought_up_to_date_says_so_and_is_there(
    either_browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    browser = either_browser
    browser.get(address(galleries, "recordings/outdated.html"))
    message = browser.find_element(By.CSS_SELECTOR, "main .message")
    headline, reason, link = message.text.splitlines()
    assert headline == "Out of date"
    assert reason.endswith("could not be loaded: the microphone is still with the magpie.")
    rows = browser.find_elements(By.CSS_SELECTOR, ".listing tbody tr")
    assert len(rows) == 12 and all(row.is_displayed() and row.text for row in rows)
    assert message.rect["y"] < rows[0].rect["y"]
    browser.find_element(By.LINK_TEXT, link).click()
    assert browser.current_url == address(galleries, "recordings/index.html")


def answered(browser: webdriver.Chrome) -> dict[str, bool]:
    """Of each section that can be folded, whether its answers are seen."""
    return {
        section.find_element(By.TAG_NAME, "summary").text: are_shown(section)
        for section in browser.find_elements(By.CSS_SELECTOR, "details.collapsible")
    }


def are_shown(section: WebElement) -> bool:
    rows = section.find_elements(By.CSS_SELECTOR, ".row")
    shown = {row.is_displayed() for row in rows}
    assert len(shown) == 1
    return shown.pop()


def own_rows(browser: webdriver.Chrome) -> list[str]:
    """The rows of the page's own table, and not of its variants."""
    rows = "main > .screen .row:not(.notice)"
    script = "return [...document.querySelectorAll(arguments[0])].map((row) => row.innerText)"
    return browser.execute_script(script, rows)


def address(galleries: dict[str, Site], page: str) -> str:
    return (galleries["cupertino"].folder / page).as_uri()
