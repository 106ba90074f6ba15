"""Takes the documentation's pictures: of the gallery in each theme, of catalogues, and of the icon.

    python Tests/Browser/pictures.py OUT_DIR
"""

import argparse
import base64
import io
import shlex
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.by import By

import chromium
import screenshots
import sites
from waiting import wait_until


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

WIDE = chromium.View(1280)

# Of the README's table, and of the same with row pages.
VOLCANOES = (
    Picture("table", "cupertino", "index.html", WIDE, 800),
    Picture("volcanoes-rows", "cupertino", "rows/index.html", WIDE, 640),
)
VOLCANO = Picture("volcanoes-row", "cupertino", "rows/et/etna.html", WIDE, 640)

# Of the table that the guide begins with: as it is made without options, and with some.
PLANTS = (
    Picture("plants-home", "cupertino", "index.html", WIDE, 720),
    Picture("plants-rows", "cupertino", "rows/index.html", WIDE, 520),
)
PLANT = Picture("plants-row", "cupertino", "rows/fo/foxglove.html", WIDE, 560)

# Of the gallery's sample recordings.
BIRDS = (
    Picture("birds", "cupertino", "recordings/index.html", WIDE, 720),
    Picture("search", "cupertino", "recordings/index.html?q=song%20country:sweden", WIDE, 640),
    Picture("recording", "cupertino", "recordings/900000/xc900000073.html", WIDE, 700),
)

GUIDE = sites.PACKAGE / "Sources/Rowhouse/Rowhouse.docc"

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
                page, _, query = picture.page.partition("?")
                browser.get((site.folder / page).as_uri() + (f"?{query}" if query else ""))
                if query:
                    hits = lambda: browser.find_elements(By.CSS_SELECTOR, "mark")  # noqa: E731
                    wait_until(browser, lambda: bool(hits()), "no result is marked")
                path = out / f"{picture.name}.png"
                path.write_bytes(small(screenshots.picture(browser, picture.view, picture.height)))
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
    readme, first = sites.PACKAGE / "README.md", GUIDE / "FirstTable.md"
    volcanoes = build_table(readme, folder / "volcanoes")
    yield from ((picture, volcanoes) for picture in VOLCANOES)
    yield VOLCANO, build_table(readme, folder / "mountains", "--row-pages", "--id", "name")
    plants = build_table(first, folder / "plants")
    yield from ((picture, plants) for picture in PLANTS)
    yield PLANT, build_table(first, folder / "garden", command=1)
    samples = sites.PACKAGE / "Site/Recordings/samples.json"
    birds = sites.build_catalogue([samples], folder / "birds", "--row-pages")
    yield from ((picture, birds) for picture in BIRDS)


def build_table(page: Path, folder: Path, *more: str, command: int = 0) -> sites.Site:
    """The site that a page makes of its first table: with the rows and the options that stand there."""
    text = page.read_text()
    name, *rows = text.partition("    $ cat ")[2].partition("    $ ")[0].splitlines()
    lines = [line for line in text.splitlines() if line.startswith("    $ ") and f" {name} " in line]
    lines = [line for line in lines if " table " in line]
    options = shlex.split(lines[command].partition(" --output ")[2])[1:]
    file = folder.parent / name
    file.write_text("".join(row.removeprefix("    ") + "\n" for row in rows if row.strip()))
    options = [option for option in options if option != "--quiet"]
    sites.run("rowhouse", "table", file, "--output", folder, "--quiet", *options, *more)
    return sites.Site(folder)


def small(picture: bytes) -> bytes:
    """A PNG with a palette, which has a third of the bytes."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    out = io.BytesIO()
    image.quantize(128, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


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
