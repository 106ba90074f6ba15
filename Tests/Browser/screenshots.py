"""Takes pictures of a site's pages: wide and narrow, light and dark.

    python Tests/Browser/screenshots.py SITE_DIR OUT_DIR [--pages PAGE ...]
"""

import argparse
import base64
from pathlib import Path

from selenium import webdriver

import chromium
from sites import Site

HEIGHT = "return Math.ceil(document.documentElement.getBoundingClientRect().height)"


def main() -> None:
    arguments = parse()
    site = Site(arguments.site.resolve())
    pages = arguments.pages or site.pages
    if absent := [page for page in pages if not (site.folder / page).is_file()]:
        raise SystemExit(f"error: no such page in {arguments.site}: {', '.join(absent)}")
    arguments.out.mkdir(parents=True, exist_ok=True)
    browser = chromium.start()
    try:
        for page in pages:
            browser.get((site.folder / page).as_uri())
            for view in chromium.VIEWS:
                name = page.removesuffix(".html").replace("/", "-")
                path = arguments.out / f"{name}-{view.width}-{view.scheme}.png"
                path.write_bytes(picture(browser, view, arguments.height))
                print(path)
    finally:
        browser.quit()


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Takes pictures of a site's pages.")
    parser.add_argument("site", type=Path, help="the published folder")
    parser.add_argument("out", type=Path, help="where the pictures go")
    parser.add_argument(
        "--pages", nargs="+", help="pages such as recordings/index.html; all if not given"
    )
    parser.add_argument(
        "--height", type=int, default=4000, help="the most pixels of a page, 4000 if not given"
    )
    return parser.parse_args()


def picture(browser: webdriver.Chrome, view: chromium.View, highest: int) -> bytes:
    """The whole page, or as much of it as is wanted, as PNG."""
    view.apply(browser)
    return shown(browser, view.width, highest)


def shown(browser: webdriver.Chrome, width: int, highest: int) -> bytes:
    """The page as it is shown now, as PNG."""
    page_height = browser.execute_script(HEIGHT)
    clip = {"x": 0, "y": 0, "width": width, "height": min(page_height, highest), "scale": 1}
    shot = browser.execute_cdp_cmd(
        "Page.captureScreenshot", {"clip": clip, "captureBeyondViewport": True}
    )
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main()
