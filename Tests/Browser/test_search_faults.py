"""What ends a search is said by its right name: the index, a file that did not come, or the script itself."""

import re
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from conftest import either_way
from found import Found
from inside import Inside
from phrases import phrase
from sites import Site, build_catalogue
from waiting import wait_until

RECORDS = (
    '[{"id": "7", "en": "Wren", "cnt": "Sweden", "loc": "Visby", "file": "//xeno-canto.org/7/download"},'
    ' {"id": "8", "en": "Wren", "cnt": "Norway", "loc": "Moss", "file": "http://example.org/8.mp3"}]'
)
pytestmark = either_way

FAILED = f"{phrase('failed')}\n{phrase('notRead', '', noun='recordings')}"

NEEDS_TRUST = "require-trusted-types-for 'script'; trusted-types "

# What a page may not load as a script, though it is asked for by the same function.
OTHERS = ("https://example.org/x.js", "search/root.js?0", "../search/../x.js?0", "data:,alert(1)", "")


@pytest.fixture(scope="module")
def built(workshop: Path) -> Site:
    file = workshop / "two.json"
    file.write_text(RECORDS)
    return build_catalogue([file], workshop / "faults")


@pytest.fixture
def site(built: Site, workshop: Path, tmp_path: Path) -> Site:
    """Two recordings, whose search page a test may change."""
    return Site(copytree(built.folder, workshop / f"faults-{tmp_path.name}"))


def demand(site: Site, policy: str) -> None:
    """Puts a content security policy into the listing."""
    page = site.folder / "recordings/index.html"
    meta = f'<meta charset="UTF-8"/><meta http-equiv="Content-Security-Policy" content="{policy}"/>'
    page.write_text(re.sub("<meta charset=[^>]*>", meta, page.read_text(), count=1))


@pytest.mark.parametrize("policy", [NEEDS_TRUST + "rowhouse", "require-trusted-types-for 'script'"])
def test_a_search_works_where_addresses_of_scripts_must_be_trusted(
    silent_browser: webdriver.Chrome,
    address: Callable[[Site, str], str],
    site: Site,
    policy: str,
) -> None:
    demand(site, policy)
    found = Found(silent_browser, address(site, "search.html"), q="wren")
    assert found.said == "2 recordings"
    found.wait_for_counts("by-Country", {"Norway": "1", "Sweden": "1"})
    wait_until(silent_browser, lambda: silent_browser.find_elements(By.TAG_NAME, "mark"), "no mark")
    # One sound is played here, and the other only by its own host.
    buttons = lambda: silent_browser.find_elements(By.CSS_SELECTOR, "button.play")  # noqa: E731
    wait_until(silent_browser, lambda: len(buttons()) == 1, "there is not one button")
    (link,) = silent_browser.find_elements(By.LINK_TEXT, "Play")
    assert link.get_attribute("href") == "http://example.org/8.mp3"
    assert link.get_attribute("class") is None


def test_no_other_address_is_trusted(
    silent_browser: webdriver.Chrome, address: Callable[[Site, str], str], site: Site
) -> None:
    demand(site, NEEDS_TRUST + "rowhouse")
    found = Found(silent_browser, address(site, "search.html"), q="wren")
    inside = Inside(found.browser)
    trusted = lambda text: inside.call("(text) => String(this.trusted(text))", text)  # noqa: E731
    for own in ("../search/w0.js?0a1b", "../assets/player.js"):
        assert trusted(own) == own
    assert [trusted(other) for other in OTHERS] == [""] * len(OTHERS)


def test_where_no_policy_may_be_made_the_page_is_what_it_is_without_a_script(
    browser: webdriver.Chrome, address: Callable[[Site, str], str], site: Site
) -> None:
    demand(site, NEEDS_TRUST + "another")
    browser.get(address(site, "recordings/index.html"))
    assert len(browser.find_elements(By.CSS_SELECTOR, ".listing tbody tr[id]")) == 2
    assert "damaged" not in browser.find_element(By.TAG_NAME, "body").text


@pytest.mark.parametrize("name", ["root", "w0", "r0", "t5_0"])
def test_a_file_that_is_cut_is_damage(
    browser: webdriver.Chrome, address: Callable[[Site, str], str], site: Site, name: str
) -> None:
    file = site.folder / f"search/{name}.js"
    file.write_bytes(file.read_bytes()[:-10])
    found = Found(browser, address(site, "search.html"), q="wren")
    assert found.said == "Loading failed\nThe recordings could not be loaded: the search index is damaged."


@pytest.mark.parametrize("name", ["root", "w0", "r0", "t5_0"])
@pytest.mark.parametrize("text", ["", "0", "{}", "~~~~"])
def test_a_text_that_is_another_is_no_fault_of_the_script(
    browser: webdriver.Chrome, address: Callable[[Site, str], str], site: Site, name: str, text: str
) -> None:
    file = site.folder / f"search/{name}.js"
    (version,) = re.findall(r'"version":"(\w+)', (site.folder / "search/root.js").read_text())
    file.write_text(f'rowhouse(["{name}","{text}"' + ("" if name == "root" else f',"{version}"') + "]);\n")
    # Some of them say something else, and some nothing that is wrong.
    assert "a script failed" not in Found(browser, address(site, "search.html"), q="wren").said


def test_a_file_that_does_not_come_is_named(
    browser: webdriver.Chrome, address: Callable[[Site, str], str], site: Site
) -> None:
    (site.folder / "search/w0.js").unlink()
    found = Found(browser, address(site, "search.html"), q="wren")
    assert found.said == FAILED + phrase("notLoaded", "search/w0.js")


def test_a_fault_of_the_script_is_no_damage(
    browser: webdriver.Chrome, address: Callable[[Site, str], str], site: Site
) -> None:
    found = Found(browser, address(site, "search.html"))
    browser.execute_script("Math.floor = () => { throw new Error('out of order'); };")
    found.type("wren")
    found.wait_for(f"{FAILED}a script failed: Error: out of order")
    assert found.part("retry").is_displayed()
