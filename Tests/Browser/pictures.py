"""Takes the documentation's pictures of the gallery, each theme in its turn, and those of the icon.

    python Tests/Browser/pictures.py OUT_DIR
"""

import argparse
import base64
import tempfile
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

ASSETS = Path(__file__).parents[2] / "Sources/Rendering/Assets"

# How large the icon's pictures are, and how it is drawn: phones round its corners themselves.
ICONS = ((180, "rect {rx: 0}"), (512, ""))


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the documentation's pictures of the gallery.")
    parser.add_argument("out", type=Path, help="where the pictures go")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    browser = chromium.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for picture in PICTURES:
                site = sites.build_gallery(Path(folder) / picture.theme, picture.theme)
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
