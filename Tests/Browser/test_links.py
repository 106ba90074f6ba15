"""Every page can be reached, and everything that is linked is there."""

from collections import deque
from collections.abc import Iterator
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from faults import expect_none
from sites import Page, Site


@pytest.fixture(params=["galleries", "catalogues"])
def site(request: pytest.FixtureRequest) -> Site:
    """The links are the same in every theme."""
    return request.getfixturevalue(request.param)["cupertino"]


def test_every_reference_leads_to_a_file_and_an_id(site: Site) -> None:
    faults, there = [], files(site)
    for page in site.every_page:
        for value, target, fragment in internal(site, page):
            if target not in there:
                faults.append(f"{page}: {value} leads to no file")
            elif fragment and fragment not in site.read(target).ids:
                faults.append(f"{page}: {value} leads to no id")
    expect_none(faults)


def test_every_page_is_reached_from_the_front_page(site: Site) -> None:
    reached = {"index.html"}
    waiting = deque(reached)
    while waiting:
        page = waiting.popleft()
        links = {
            target for _, target, _ in internal(site, page, links_only=True) if is_page(target)
        }
        waiting.extend(links - reached)
        reached |= links
    # Nothing leads to what is shown where there is nothing, and to what leads on to a listing.
    unled = [page for page in site.every_page if page == "404.html" or "/lead.js" in (site.folder / page).read_text()]
    assert sorted(reached) == [page for page in site.every_page if page not in unled]


def test_links_are_relative_or_secure_or_mail(site: Site) -> None:
    unwanted = [
        f"{page}: {reference.value}"
        for page in site.every_page
        for reference in site.read(page).references
        if urlsplit(reference.value).scheme not in ("", "https", "mailto")
        or reference.value.startswith("/")
    ]
    expect_none(unwanted)


def test_no_page_has_an_id_twice(site: Site) -> None:
    expect_none([page for page in site.every_page if has_repeated_ids(site.read(page))])


def internal(
    site: Site, page: str, *, links_only: bool = False
) -> Iterator[tuple[str, str, str]]:
    """What a page refers to within the site: as it is written, its file and its fragment.

    Addresses are resolved as a browser does that opened the page as a file.
    """
    root = site.folder.as_uri() + "/"
    for reference in site.read(page).references:
        address = urlsplit(urljoin(root + page, reference.value))
        if address.scheme != "file" or (links_only and not reference.is_link):
            continue
        path = unquote(address.path).removeprefix(f"{site.folder}/")
        yield reference.value, path, unquote(address.fragment)


def files(site: Site) -> set[str]:
    return {
        path.relative_to(site.folder).as_posix()
        for path in site.folder.rglob("*")
        if path.is_file()
    }


def is_page(path: str) -> bool:
    return path.endswith(".html")


def has_repeated_ids(page: Page) -> bool:
    return len(page.ids) != len(set(page.ids))
