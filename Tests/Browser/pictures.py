"""Takes the documentation's pictures of the gallery, each theme in its turn.

    python Tests/Browser/pictures.py OUT_DIR
"""

import argparse
import tempfile
from dataclasses import dataclass
from pathlib import Path

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
    Picture("account", "cupertino", "account/busy.html", chromium.View(800), 560),
    Picture("material", "material", "controls.html", chromium.View(480), 900),
    Picture("ledger", "ledger", "controls.html", chromium.View(480), 900),
    Picture("contrast", "contrast", "controls.html", chromium.View(480, "dark"), 900),
    Picture("phone", "cupertino", "controls.html", chromium.View(480, "dark"), 900),
)


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
    finally:
        browser.quit()


if __name__ == "__main__":
    main()
