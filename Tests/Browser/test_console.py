"""The console stays empty: nothing is missing, nothing is refused, nothing fails."""

from collections.abc import Callable

from selenium import webdriver

from chromium import console
from faults import expect_none
from serving import Server
from sites import Site


def test_the_console_is_silent_on_every_kind_of_page_of_the_gallery(
    browser: webdriver.Chrome, galleries: dict[str, Site]
) -> None:
    site = galleries["cupertino"]
    address = lambda site, page: (site.folder / page).as_uri()  # noqa: E731
    expect_none(messages(browser, site, site.sample, address))


def test_the_console_is_silent_in_every_theme(
    browser: webdriver.Chrome, gallery: Site, address: Callable[[Site, str], str]
) -> None:
    # Pages differ in nothing but their style sheets, of which there is one for screens and one for a collection.
    expect_none(messages(browser, gallery, ["index.html", "pizza.html", "volcanoes/index.html"], address))


def test_the_console_is_silent_on_every_kind_of_page_of_a_catalogue(
    browser: webdriver.Chrome,
    catalogues: dict[str, Site],
    address: Callable[[Site, str], str],
) -> None:
    site = catalogues["cupertino"]
    expect_none(messages(browser, site, site.sample, address))


def test_from_a_server_the_console_is_silent_and_all_that_is_asked_for_is_there(
    browser: webdriver.Chrome, galleries: dict[str, Site], server: Server
) -> None:
    site = galleries["cupertino"]
    address = lambda site, page: f"{server.address}/{site}/{page}"  # noqa: E731
    expect_none(messages(browser, site, site.sample, address))
    # All that was ever asked for of the site, and of the server's root, where browsers look for an
    # icon: one that did not get it does not ask again.
    asked = {path.lstrip("/").partition("?")[0] for path in server.requests}
    own = {path for path in asked if path.startswith(f"{site}/") or "/" not in path}
    assert len(own) > len(site.sample)
    expect_none([path for path in sorted(own) if not (server.folder / path).is_file()])


def test_what_the_policy_refuses_would_be_heard(
    browser: webdriver.Chrome, server: Server
) -> None:
    page = server.folder / "refused.html"
    icon = "<link rel='icon' href='data:,'>"
    page.write_text(f"<!DOCTYPE html><title>Refused</title>{icon}<p style='color: red'>Red</p>")
    browser.get(f"{server.address}/{page.name}")
    assert any("Content Security Policy" in message for message in console(browser))


def messages(
    browser: webdriver.Chrome, site: Site, pages: list[str], address: Callable[[Site, str], str]
) -> list[str]:
    found = []
    for page in pages:
        browser.get(address(site, page))
        assert browser.title, f"{page} was not opened"
        found += [f"{page}: {message}" for message in console(browser)]
    return found
