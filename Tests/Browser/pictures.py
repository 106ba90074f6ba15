"""Takes the documentation's pictures: of the gallery in each theme, of catalogues, and of the icon.

    python Tests/Browser/pictures.py OUT_DIR
"""

import argparse
import base64
import shlex
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from selenium import webdriver

import chromium
import screenshots
import sites


@dataclass(frozen=True)
class Picture:
    name: str
    theme: str
    page: str
    view: chromium.View
    height: int


PICTURES = (
    Picture("gallery", "cupertino", "index.html", chromium.View(800), 700),
    Picture("pizza", "cupertino", "pizza.html", chromium.View(1280), 760),
    Picture("settings", "cupertino", "settings.html", chromium.View(800), 640),
    Picture("fruits", "cupertino", "fruits.html", chromium.View(800), 640),
    Picture("recordings", "cupertino", "recordings/index.html", chromium.View(1280), 640),
    Picture("account", "cupertino", "account/busy.html", chromium.View(800), 560),
    Picture("material", "material", "controls.html", chromium.View(480), 900),
    Picture("ledger", "ledger", "controls.html", chromium.View(480), 900),
    Picture("contrast", "contrast", "controls.html", chromium.View(480, "dark"), 900),
    Picture("phone", "cupertino", "controls.html", chromium.View(480, "dark"), 900),
)

# Of the README's table, and of the gallery's sample recordings.
TABLE = Picture("table", "cupertino", "index.html", chromium.View(1280), 800)
BIRDS = Picture("birds", "cupertino", "recordings/index.html", chromium.View(1280), 720)

ASSETS = Path(__file__).parents[2] / "Sources/Rendering/Assets"

# How large the icon's pictures are, and how it is drawn: phones round its corners themselves.
ICONS = ((180, "rect {rx: 0}"), (512, ""))


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the documentation's pictures.")
    parser.add_argument("out", type=Path, help="where the pictures go")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    browser = chromium.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for picture, site in built(Path(folder)):
                browser.get((site.folder / picture.page).as_uri())
                path = out / f"{picture.name}.png"
                path.write_bytes(screenshots.picture(browser, picture.view, picture.height))
                print(path)
        for size, style in ICONS:
            path = ASSETS / f"icon-{size}.png"
            path.write_bytes(icon(browser, size, style))
            print(path)
    finally:
        browser.quit()


def built(folder: Path) -> Iterator[tuple[Picture, sites.Site]]:
    """Each picture, and the site that it is of."""
    for picture in PICTURES:
        yield picture, sites.build_gallery(folder / picture.theme, picture.theme)
    yield TABLE, build_readme_table(folder / "table")
    samples = sites.PACKAGE / "Site/Recordings/samples.json"
    yield BIRDS, sites.build_catalogue([samples], folder / "birds")


def build_readme_table(folder: Path) -> sites.Site:
    """The site that the README makes of a table: with the rows and the options that stand there."""
    readme = (sites.PACKAGE / "README.md").read_text()
    cat, command = readme.partition("    $ cat ")[2].split("    $ ")[:2]
    name, *rows = cat.splitlines()
    options = shlex.split(command.splitlines()[0].partition(" --output ")[2])[1:]
    text = "".join(row.removeprefix("    ") + "\n" for row in rows)
    file = folder.parent / name
    file.write_text(text)
    sites.run("rowhouse", "table", file, "--output", folder, "--quiet", *options)
    return sites.Site(folder)


def icon(browser: webdriver.Chrome, size: int, style: str) -> bytes:
    """The icon as a PNG, without a background."""
    drawing = (ASSETS / "icon.svg").read_text()
    page = f"<style>* {{margin: 0}} svg {{display: block; width: {size}px}} {style}</style>{drawing}"
    browser.get("data:text/html;base64," + base64.b64encode(page.encode()).decode())
    none = {"color": {"r": 0, "g": 0, "b": 0, "a": 0}}
    browser.execute_cdp_cmd("Emulation.setDefaultBackgroundColorOverride", none)
    return screenshots.picture(browser, chromium.View(size), size)


if __name__ == "__main__":
    main()
