"""Takes pictures of every kind of page in every look, on a sheet for each kind.

    python Tests/Browser/pictures_all.py OUT_DIR

A row of a sheet is a theme; beside each other are three widths, each in light and dark, and the
printed page. Cuts are at 1,600 pixels of a page.
"""

import argparse
import html
import tempfile
from pathlib import Path

from selenium import webdriver

import chromium
import screenshots
import sites
from chromium import View
from waiting import wait_until

HIGHEST = 1600

# The width of A4 in CSS pixels.
PAPER = 794

VIEWS = [View(width, scheme) for width in (1280, 768, 390) for scheme in ("light", "dark")]

VOLCANOES = sites.PACKAGE / "Site/Volcanoes/volcanoes.csv"
RECORDINGS = sites.PACKAGE / "Site/Recordings/samples.json"

# What each kind of page is called on its sheet, and where the first of it is.
TABLE = {
    "home": "index.html",
    "listing": "rows/index.html",
    "listing-next": "rows/page-2.html",
    "values": "by/country/index.html",
    "values-by-number": "by-number/*/index.html",
    "rows-of-a-value": "by/type/*/index.html",
    "row": "rows/*/*.html",
    "summary": "summary.html",
    "search": "search.html",
    "found": "search.html?q=a",
    "nothing-found": "search.html?q=zzzz",
}
BIRDS = {
    "home": "index.html",
    "listing": "recordings/index.html",
    "species": "species/index.html",
    "recording": "recordings/*/xc*.html",
    "summary": "summary.html",
    "found": "search.html?q=robin",
}
SCREENS = {
    "front": "index.html",
    "controls": "controls.html",
    "settings": "settings.html",
    "pizza": "pizza.html",
    "not-found": "404.html",
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes pictures of every kind of page.")
    parser.add_argument("out", type=Path, help="where the sheets go")
    out = parser.parse_args().out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    browser = chromium.start()
    try:
        with tempfile.TemporaryDirectory() as name:
            take(browser, Path(name), out)
    finally:
        browser.quit()


def take(browser: webdriver.Chrome, folder: Path, out: Path) -> None:
    shots: dict[str, list[tuple[str, str, Path]]] = {}
    for theme in sites.THEMES:
        for site, kinds, name in built(folder / theme, theme):
            for kind, pattern in kinds.items():
                browser.get(address(site, pattern))
                settle(browser, pattern)
                for look, bytes in looks(browser):
                    shot = folder / f"{name}-{kind}-{theme}-{look.replace(' ', '-')}.png"
                    shot.write_bytes(bytes)
                    shots.setdefault(f"{name}-{kind}", []).append((theme, look, shot))
    for kind, pictures in shots.items():
        path = out / f"{kind}.png"
        path.write_bytes(sheet(browser, folder, pictures))
        print(path)


def built(folder: Path, theme: str) -> list[tuple[sites.Site, dict[str, str], str]]:
    """The sites of a theme: a table, recordings and screens."""
    folder.mkdir()
    table = sites.build_table(
        VOLCANOES.read_text(encoding="utf-8"), folder / "table", "volcanoes.csv",
        "--row-pages", "--facet", "type,country,region", "--download", "--exports",
        "--source", "https://volcano.si.edu", "--license", "CC0", "--theme", theme,
    )  # fmt: skip
    birds = sites.build_catalogue(
        [RECORDINGS], folder / "birds", "--row-pages", "--theme", theme
    )
    return [
        (table, TABLE, "table"), (birds, BIRDS, "recordings"),
        (sites.build_gallery(folder / "screens", theme), SCREENS, "screens"),
    ]  # fmt: skip


def address(site: sites.Site, pattern: str) -> str:
    """The address of the first page that a pattern is of."""
    path, mark, query = pattern.partition("?")
    return min(site.folder.glob(path)).as_uri() + mark + query


def settle(browser: webdriver.Chrome, pattern: str) -> None:
    """Waits for what a search finds, if the page is one."""
    if "?q=" in pattern:
        status = "return document.querySelector('#search-found').textContent"
        wait_until(browser, lambda: browser.execute_script(status) != "", "nothing is said")


def looks(browser: webdriver.Chrome) -> list[tuple[str, bytes]]:
    """The page that is open, in every view and printed."""
    taken = [(str(view), screenshots.picture(browser, view, HIGHEST)) for view in VIEWS]
    View(PAPER).apply(browser)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    taken.append(("printed", screenshots.shown(browser, PAPER, HIGHEST)))
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    return taken


def sheet(
    browser: webdriver.Chrome, folder: Path, pictures: list[tuple[str, str, Path]]
) -> bytes:
    """All pictures of a kind on one: a row for each theme."""
    rows: dict[str, list[str]] = {}
    for theme, look, path in pictures:
        caption = html.escape(f"{theme}, {look}")
        rows.setdefault(theme, []).append(
            f"<figure><figcaption>{caption}</figcaption><img src='{path.as_uri()}'></figure>"
        )
    style = "body, figure {margin: 8px; font: 14px sans-serif} div {display: flex; zoom: .4}"
    page = folder / "sheet.html"
    page.write_text(
        f"<!DOCTYPE html><meta charset='utf-8'><style>{style} figcaption {{font-size: 32px}}</style>"
        + "".join(f"<div>{''.join(row)}</div>" for row in rows.values()),
        encoding="utf-8",
    )
    browser.get(page.as_uri())
    return screenshots.picture(browser, View(2400), 20_000)


if __name__ == "__main__":
    main()
