"""The page of a search: its states, its address, its keyboard, and what it says."""

import csv
import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe
from chromium import DESK, PHONE, VIEWS, View, console
from conftest import BY_THEME
from faults import expect_none
from found import Found
from inside import Inside
from keys import focused, tab_stops
from layout import CONTRAST, small_targets, width
from looks import media
from phrases import phrase
from search_samples import Sample, asked, build_sample, record, recordings
from serving import Server
from sites import Site, build_table
from test_explore import SAVED
from waiting import wait_until

NOTHING = "No results\nNo recordings match “zzz”.\nRemove “zzz”: 500 recordings"
LOADING = phrase("loading")

# So many that they are found page by page, the words of their places and remarks in half of them or all.
ROBINS = [
    record | {"id": str(500_000 + number), "en": "Robin", "gen": "Erithacus", "sp": "rubecula", "ssp": "",
              "cnt": "Sweden", "loc": "one" if number % 2 else "two", "type": "song", "rmk": "rest"}
    for number, record in enumerate(recordings(300))
]  # fmt: skip


@pytest.fixture(scope="module")
def sample(workshop: Path) -> Sample:
    return build_sample(workshop / "search", recordings(200) + ROBINS)


@pytest.fixture(scope="module")
def site(sample: Sample) -> Site:
    return sample.site


@pytest.fixture
def found(
    silent_browser: webdriver.Chrome, site: Site, address: Callable[[Site, str], str]
) -> Found:
    return Found(silent_browser, address(site, "search.html"))


@pytest.fixture
def served(browser: webdriver.Chrome, site: Site, server: Server) -> Iterator[Found]:
    """The page from a server whose files can be missing or held back."""
    yield Found(browser, f"{server.address}/{site}/search.html")
    server.missing.clear()
    server.let_go()


def paths(site: Site, kind: str) -> set[str]:
    """All files of a kind."""
    names = [file.name for file in (site.folder / "search").glob(f"{kind}*.js")]
    return {f"/{site}/search/{name}" for name in names if re.fullmatch(rf"{kind}\d*\.js", name)}


# States


def test_at_first_all_is_there(found: Found) -> None:
    wait_until(found.browser, lambda: "/recordings/" in found.browser.current_url, "it leads nowhere")
    assert found.said == "500 recordings" and found.query == ""
    assert len(found.browser.find_elements(By.CSS_SELECTOR, ".listing tbody tr[id]")) == 50


@pytest.mark.parametrize("text", ["  ", "!?"])
def test_without_words_the_listing_stays(found: Found, text: str) -> None:
    found.open(q="robin")
    found.type(text)
    found.field.send_keys(Keys.ENTER)
    wait_until(found.browser, lambda: found.said.startswith("500 recordings"), "it asks for something")
    assert found.rows == []


def test_what_is_typed_is_found(found: Found, sample: Sample) -> None:
    found.type("enkoping song")
    expected = sample.find(q="enkoping song")
    found.wait_for(f"{len(expected)} recordings")
    assert found.rows == expected and len(expected) < 50
    assert not found.part("more").is_displayed() and not found.part("all").is_displayed()


def test_a_row_says_what_the_listing_says(found: Found, sample: Sample) -> None:
    anchor, record = next(pair for pair in sample.records.items() if pair[1]["date"] == "2020-05-17")
    number = record["id"]
    found.open(q=number)
    assert found.said == "1 recording"
    rows = found.part("rows").find_elements(By.TAG_NAME, "tr")
    species = [cell.text for cell in rows[0].find_elements(By.CSS_SELECTOR, "th, td")]
    assert species == [f"{record['en']} {record['gen']} {record['sp']}".strip()]
    cells = [cell.text for cell in rows[1].find_elements(By.CSS_SELECTOR, "th, td")]
    assert rows[1].get_attribute("id") == anchor and cells == [
        anchor, "Play", record["cnt"], record["loc"] or "Not given", record["date"], record["type"],
        record["q"] or "Not given", record["rec"],
    ]  # fmt: skip
    sound = rows[1].find_element(By.CSS_SELECTOR, ".play")
    assert f"https://xeno-canto.org/{number}/download" in (
        sound.get_attribute("href"), sound.get_attribute("data-sound"),
    )  # fmt: skip


def test_nothing_is_found(found: Found) -> None:
    found.open(q="zzz")
    found.wait_for(NOTHING)
    assert found.rows == [] and not found.browser.find_elements(By.CSS_SELECTOR, ".listing tbody tr")


def test_a_slow_answer_is_announced(served: Found, site: Site, server: Server) -> None:
    server.hold(paths(site, "w"))
    served.type("alarm")
    served.wait_for(LOADING)
    assert served.is_busy
    server.let_go()
    served.settle()
    assert served.rows != []


@pytest.mark.parametrize("name", ["root", "w", "r"])
def test_a_failure_can_be_tried_again(
    served: Found, sample: Sample, site: Site, server: Server, name: str
) -> None:
    server.missing |= paths(site, name)
    served.type("alarm")
    served.field.send_keys(Keys.ENTER)
    wait_until(served.browser, lambda: phrase("failed") in served.said, "it does not say that it failed")
    assert served.said.startswith(phrase("failed"))
    assert served.said.endswith(".js did not load.")
    assert not served.is_busy and served.rows == []
    expect_none([line for line in console(served.browser) if "404" not in line])
    server.missing.clear()
    served.part("retry").click()
    wait_until(served.browser, lambda: phrase("failed") not in served.said, "it does not try again")
    served.settle()
    assert served.rows == sample.find(q="alarm")[:50]
    assert not served.part("retry").is_displayed()


def test_a_failure_of_the_network_is_one_of_a_file(served: Found, sample: Sample) -> None:
    served.open(q="robin")
    try:
        served.browser.set_network_conditions(offline=True, latency=0, throughput=-1)
        served.part("more").click()
        wait_until(served.browser, lambda: phrase("failed") in served.said, "it does not say that it failed")
        assert served.said.startswith(phrase("failed"))
        assert served.said.endswith(".js did not load.")
    finally:
        served.browser.delete_network_conditions()
    served.part("retry").click()
    wait_until(served.browser, lambda: len(served.rows) == 100, "the rows do not come")
    assert served.rows == sample.find(q="robin")[:100]


def test_a_server_s_files_are_fetched(served: Found, site: Site) -> None:
    served.open(q="robin")
    wait_until(served.browser, lambda: served.browser.find_elements(By.TAG_NAME, "mark"), "no marks")
    kinds = served.browser.execute_script(
        "return performance.getEntriesByType('resource').map(({name, initiatorType}) =>"
        " [name.match(/[/]search[/](\\w+)[.]js/)?.[1], initiatorType]).filter(([name]) => name)"
    )
    assert {name for name, kind in kinds if kind == "script"} == {"extras"}
    assert {name for name, kind in kinds if kind == "fetch"} >= {"root", "w0"}


def test_next_rows_that_fail_leave_the_rows_and_are_tried_again(
    browser: webdriver.Chrome, workshop: Path, server: Server
) -> None:
    # A file of the index has 100 rows, and the first 200 results are read at once.
    lines = "".join(f"Call {number}\n" for number in range(330))
    site = build_table("Name\n" + lines, workshop / "calls", "calls.csv")
    found = Found(browser, f"{server.address}/{site}/rows/index.html", q="call")
    expected = [f"Call {number}" for number in range(330)]
    for most in (100, 150, 200):
        found.part("more").click()
        wait_until(browser, lambda: found.rows == expected[:most], "the rows do not come")
    server.missing |= paths(site, "r")
    found.part("more").click()
    wait_until(browser, lambda: phrase("failed") in found.said, "it does not say that it failed")
    assert found.rows == expected[:200]
    assert not found.part("more").is_displayed()
    server.missing.clear()
    found.part("retry").click()
    wait_until(browser, lambda: found.rows == expected[:250], "the rows do not come")
    found.wait_for("330 rows, 201 to 250")


def test_the_next_rows_come_when_asked_for(served: Found, sample: Sample) -> None:
    served.open(q="song")
    expected = sample.find(q="song")
    assert served.said == f"{len(expected)} recordings, 1 to 50"
    assert served.rows == expected[:50]
    assert served.part("more").text == "Next 50 recordings"
    served.part("more").click()
    served.wait_for(f"{len(expected)} recordings, 51 to 100")
    assert served.rows == expected[:100]
    row = served.browser.find_element(By.ID, expected[50])
    assert focused(served.browser) == row.find_element(By.TAG_NAME, "a")
    while served.part("more").is_displayed():
        served.part("more").click()
        served.settle()
    assert served.rows == expected


def test_no_file_is_loaded_twice(served: Found, site: Site, server: Server) -> None:
    start = len(server.requests)
    for text in ("song", "song sweden", "song", "robin", "song robin"):
        served.all(q=text)
    asked = [name for name in server.requests[start:] if f"/{site}/search/" in name]
    assert asked and len(asked) == len(set(asked))


def test_a_first_page_of_one_word_takes_neither_lists_nor_maps(
    served: Found, site: Site, server: Server
) -> None:
    server.hold(paths(site, "l") | paths(site, "m"))
    served.open(q="robin")
    assert served.said == "300 recordings, 1 to 50"


def test_the_first_page_of_a_common_word_takes_few_requests(
    browser: webdriver.Chrome, workshop: Path, server: Server
) -> None:
    # Rows and places are in so many files that fifty of them would take more than there may be.
    many = [
        record | {"loc": f"Lake {number}", "type": "song", "gen": "Erithacus"}
        for number, record in enumerate(recordings(5_000))
    ]
    sample = build_sample(workshop / "search-common", many)
    assert min(len(paths(sample.site, kind)) for kind in ("r", "t5_")) > 35
    for text in ("song", "erit", "lake"):
        start = len(server.requests)
        found = Found(browser, f"{server.address}/{sample.site}/search.html", q=text)
        wait_until(browser, lambda: browser.find_elements(By.TAG_NAME, "mark"), "no marks")
        assert found.rows == sample.find(q=text)[:50] and found.said == "5,000 recordings, 1 to 50"
        rows = found.part("rows").find_elements(By.TAG_NAME, "tr")
        cells = [row.find_elements(By.TAG_NAME, "td") for row in rows]
        places = [own[2].text for own in cells if own]
        assert places == [sample.records[name]["loc"] for name in found.rows]
        assert len(server.requests) - start <= 40
        found.part("more").click()
        found.wait_for("5,000 recordings, 51 to 100")
        assert found.rows == sample.find(q=text)[:100]


# The address


def test_the_address_says_what_is_asked(found: Found) -> None:
    found.type("great tit")
    wait_until(found.browser, lambda: found.query == "?q=great+tit", "the address does not say it")
    found.choose("by-Quality", "A")
    wait_until(
        found.browser, lambda: found.query == "?q=great+tit&by-Quality=A", "the choice is not there"
    )
    found.type("")
    wait_until(found.browser, lambda: found.query == "?by-Quality=A", "the words are still there")


def test_a_query_can_be_linked(found: Found, sample: Sample) -> None:
    record = next(
        one for one in sample.records.values() if one["gen"] == "Turdus" and one["date"][4:] == "-05-17"
    )
    query = {"q": "tur", "country": record["cnt"], "type": record["type"].split(", ")[0]}
    query |= {"quality": record["q"] or "none", "year": "2020"}
    found.open(**query)
    assert found.rows == sample.find(**query) != []
    # The names of earlier addresses lead to those of today.
    assert dict(parse_qsl(found.query[1:])) == asked(query)


def test_going_back_restores_query_filters_and_results(found: Found, sample: Sample) -> None:
    found.open(q="song")
    said = found.said
    chips = ".chips:not([hidden]) [aria-pressed]"
    chosen = lambda: [chip.text for chip in found.browser.find_elements(By.CSS_SELECTOR, chips)]  # noqa: E731
    found.choose("by-Country", "Sweden")
    wait_until(found.browser, lambda: "Sweden" in found.query, "the filter is not in the address")
    found.settle()
    filtered = found.rows
    found.type("call")
    wait_until(found.browser, lambda: "q=call" in found.query, "the words are not in the address")
    found.settle()
    found.browser.back()
    wait_until(found.browser, lambda: found.rows == filtered, "the rows do not come back")
    assert found.query == "?q=song&by-Country=Sweden" and found.asked == "song"
    found.browser.back()
    found.wait_for(said)
    assert found.query == "?q=song" and found.rows == sample.find(q="song")[:50]
    assert chosen() == []
    found.browser.forward()
    wait_until(found.browser, lambda: found.rows == filtered, "the rows do not come again")
    assert chosen() == ["Country: Sweden"]


def test_typing_on_makes_no_entries_in_the_history(found: Found) -> None:
    found.browser.execute_script(
        "window.made = 0; const push = history.pushState;"
        "history.pushState = (...values) => { window.made++; push.apply(history, values); };"
    )
    for letter in "merula":
        found.field.send_keys(letter)
        found.browser.execute_async_script("setTimeout(arguments[0], 200)")
    wait_until(found.browser, lambda: found.query == "?q=merula", "the address does not say it")
    assert found.browser.execute_script("return window.made") == 1


LICENCES = ("by/4.0", "by-nc-sa/4.0")
LENGTHS = ("1:05", "0:45", "", "12:00", "0:07", "0:45")


def test_recordings_are_narrowed_by_licence_sorted_by_length_and_taken_along(
    silent_browser: webdriver.Chrome, address: Callable[[Site, str], str], workshop: Path, tmp_path: Path
) -> None:
    records = [
        record(number, random.Random(number))
        | {"length": length, "lic": f"//creativecommons.org/licenses/{licence}/"}
        for number, (length, licence) in enumerate(zip(LENGTHS * 20, LICENCES * 60, strict=True), 1)
    ]
    sample = build_sample(workshop / f"taken-{tmp_path.name}", records)
    seconds = lambda text: [int(part) for part in text.split(":")]  # noqa: E731
    chosen = [name for name in sample.listing if "by-nc-sa" in sample.records[name]["lic"]]
    known = [name for name in chosen if sample.records[name]["length"]]
    known.sort(key=lambda name: seconds(sample.records[name]["length"]))
    expected = known + [name for name in chosen if name not in known]
    query = {"by-Licence": "CC BY-NC-SA 4.0", "sort": "by-Length"}
    found = Found(silent_browser, address(sample.site, "recordings/index.html"), **query)
    assert found.said == "60 recordings, 1 to 50" and found.rows == expected[:50]
    silent_browser.execute_script(SAVED)
    silent_browser.execute_script("document.querySelector('[data-take=csv]').click()")
    saved = lambda: silent_browser.execute_script("return saved")  # noqa: E731
    wait_until(silent_browser, lambda: saved() != [], "nothing is saved")
    header, *rows = csv.reader(io.StringIO(saved()[0].removeprefix("\ufeff")))
    assert [row[0] for row in rows] == expected
    columns = {name: header.index(name) for name in ("Licence", "Length", "Country")}
    for row in rows:
        record_ = sample.records[row[0]]
        assert [row[at] for at in columns.values()] == ["CC BY-NC-SA 4.0", record_["length"], record_["cnt"]]


def test_a_row_leads_to_the_listing(found: Found, sample: Sample) -> None:
    for place, page in ((160, "page-4.html"), (3, "index.html")):
        anchor = sample.listing[place]
        found.open(q=anchor)
        found.browser.find_element(By.LINK_TEXT, anchor).click()
        assert found.browser.current_url.endswith(f"/recordings/{page}#{anchor}")
        target = found.browser.find_element(By.CSS_SELECTOR, ":target")
        assert target.get_attribute("id") == anchor
        found.browser.back()
        found.settle()
        assert anchor in found.rows


# Typing

# Notes everything that is said, and how many rows are seen each time.
SEEN = """
window.seen = [];
new MutationObserver(() => seen.push([
  document.getElementById("search-found").innerText, document.getElementById("search-rows")?.children.length ?? 0,
])).observe(document.getElementById("search-results"), {subtree: true, childList: true});
"""


@pytest.mark.parametrize("word", ["merula", "enkoping", "żółw", "2020", "10003"])
def test_a_beginning_finds_what_a_longer_one_finds_and_more(
    found: Found, sample: Sample, word: str
) -> None:
    beginnings = [word[:length] for length in range(1, len(word) + 1)]
    rows = [everything(found, sample, beginning) for beginning in beginnings]
    assert rows == [sample.find(q=beginning) for beginning in beginnings]
    assert all(rows) and all(set(more) >= set(few) for more, few in zip(rows, rows[1:]))


def everything(found: Found, sample: Sample, query: str) -> list[str]:
    """The anchors of all that is found, without pages of rows that somebody would have to ask for."""
    found.answers([{"q": query}], button="all")
    return [sample.listing[place] for place in Inside(found.browser).ranking()]


def test_a_word_that_is_typed_letter_by_letter_is_always_found(found: Found, sample: Sample) -> None:
    found.browser.execute_script(SEEN)
    for length in range(1, 7):
        found.field.send_keys("merula"[length - 1])
        query = f"?q={'merula'[:length]}"
        wait_until(found.browser, lambda: found.query == query, "it does not ask")  # noqa: B023
        found.settle()
    assert found.rows == sample.find(q="merula")[:50]
    seen = found.browser.execute_script("return seen")
    assert [said for said, _ in seen if "Nothing" in said] == []
    counts = [count for _, count in seen]
    assert 0 not in counts[next(at for at, count in enumerate(counts) if count) :]


@pytest.mark.parametrize("query", ["country:", "song country:", "song -", "song -country:", 'song place:"'])
def test_what_is_not_yet_typed_asks_nothing(found: Found, sample: Sample, query: str) -> None:
    without = "song" if "song" in query else "-nothing"
    assert everything(found, sample, query) == everything(found, sample, without) != []


def test_short_words_leave_out_nothing_but_themselves(found: Found, sample: Sample) -> None:
    for query in ("turdus -s", "turdus -b", "song -a", "song -li"):
        assert everything(found, sample, query) == sample.find(q=query) != []


def test_what_was_found_stays_until_there_is_something_else(
    served: Found, sample: Sample, site: Site, server: Server
) -> None:
    first, number = sample.listing[3], sample.listing[-3]
    served.open(q=first)
    before = served.rows
    server.hold(paths(site, "r"))
    served.type(number)
    served.wait_for(LOADING)
    assert served.rows == before and served.part("results").is_displayed()
    server.let_go()
    served.settle()
    assert served.rows == [number]


def test_an_answer_to_an_older_question_is_not_shown(
    served: Found, sample: Sample, site: Site, server: Server
) -> None:
    number = ROBINS[7]["id"]
    data = paths(site, "r")
    server.hold(data)
    served.type(number)
    wait_until(served.browser, lambda: served.is_busy, "it does not begin")
    wait_until(served.browser, lambda: f"q={number}" in served.query, "it does not ask")
    served.type("zzz")
    served.wait_for(NOTHING)
    server.let_go()
    # What was held has come, and what it could have led to is done.
    come = "return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)"
    wait_until(served.browser, lambda: data & set(served.browser.execute_script(come)), "nothing comes")
    served.browser.execute_async_script("setTimeout(arguments[0], 100)")
    assert served.said == NOTHING and served.rows == []


# Notes what is fetched, and with which signal.
WATCH = """
const {fetch} = window;
window.fetched = [];
window.fetch = (address, options) => {
  fetched.push({address, signal: options.signal});
  return fetch(address, options);
};
"""
CALLED_OFF = """
return fetched.filter(({signal}) => signal.aborted).map(({address}) => address.match(/\\w+(?=[.]js)/)[0]);
"""


def test_what_only_an_older_search_waits_for_is_called_off(
    served: Found, sample: Sample, site: Site, server: Server
) -> None:
    data = paths(site, "r")
    first, last = sample.listing[3], sample.listing[-3]
    asked = lambda: {name.partition("?")[0] for name in server.requests[start:]} & data  # noqa: E731
    start = len(server.requests)
    served.browser.execute_script(WATCH)
    called_off = lambda: served.browser.execute_script(CALLED_OFF)  # noqa: E731
    server.hold(data)
    served.type(first)
    wait_until(served.browser, lambda: len(asked()) == 1, "it does not ask")
    (older,) = asked()
    served.type(last)
    wait_until(served.browser, lambda: len(asked()) == 2, "it does not ask again")
    wait_until(served.browser, lambda: called_off() != [], "nothing is called off")
    assert called_off() == [Path(older).stem]
    server.let_go()
    served.wait_for("1 recording")
    assert served.rows == [last]
    # What was called off is asked for again.
    served.type(first)
    wait_until(served.browser, lambda: served.rows == [first], "it is not found")
    served.settle()


def test_what_a_newer_search_waits_for_too_is_not_called_off(
    served: Found, sample: Sample, site: Site, server: Server
) -> None:
    words = paths(site, "w")
    start = len(server.requests)
    served.browser.execute_script(WATCH)
    server.hold(words)
    served.type("ala")
    wait_until(served.browser, lambda: served.query == "?q=ala", "it does not ask")
    wait_until(served.browser, lambda: any("/w" in name for name in server.requests[start:]), "no words")
    served.type("alarm")
    wait_until(served.browser, lambda: served.query == "?q=alarm", "it does not ask again")
    server.let_go()
    served.settle()
    wait_until(served.browser, lambda: served.rows == sample.find(q="alarm")[:50], "it is not found")
    assert served.browser.execute_script(CALLED_OFF) == []
    asked = [name for name in server.requests[start:] if "/search/" in name]
    assert len(asked) == len(set(asked))


def test_what_is_found_is_said_once(found: Found, sample: Sample) -> None:
    found.open(q="robin")
    found.browser.execute_script(
        """
        const found = document.getElementById("search-found");
        window.said = [];
        new MutationObserver(() => said.push(found.innerText)).observe(found, {childList: true});
        const field = document.getElementById("search-field");
        for (const text of ["g", "gr", "gre", "great"]) {
          field.value = text;
          field.dispatchEvent(new Event("input", {bubbles: true}));
        }
        """
    )
    said = lambda: found.browser.execute_script("return said")  # noqa: E731
    wait_until(found.browser, lambda: said() != [], "nothing is said")
    found.settle()
    assert [words for words in said() if words != LOADING] == [
        f"{len(sample.find(q='great'))} recordings"
    ]


def test_words_that_were_found_are_marked(found: Found) -> None:
    found.open(q="TURDUS enkoping song")
    marks = "return [...new Set([...document.querySelectorAll('mark')].map((m) => m.textContent))]"
    wait_until(found.browser, lambda: found.browser.execute_script(marks) != [], "nothing is marked")
    assert sorted(found.browser.execute_script(marks)) == ["Enköping", "Song", "Turdus", "song"]


def test_words_in_what_is_not_shown_are_said(found: Found) -> None:
    def notes() -> list[str]:
        elements = found.browser.find_elements(By.CSS_SELECTOR, "#search-rows small")
        return [element.text for element in elements]

    found.open(q="robin")
    wait_until(found.browser, lambda: found.browser.find_elements(By.TAG_NAME, "mark"), "no marks")
    assert notes() == []
    found.open(q="robin RÉST")
    wait_until(found.browser, lambda: len(notes()) == 50, "some rows do not say it")
    assert set(notes()) == {"also contains “rest…”"}
    found.part("more").click()
    wait_until(found.browser, lambda: len(notes()) == 100, "not every row says it once")


# Keyboard


def test_a_slash_leads_to_the_field_and_can_be_typed_there(found: Found) -> None:
    found.browser.find_element(By.TAG_NAME, "body").send_keys("/")
    assert focused(found.browser) == found.field and found.field.get_property("value") == ""
    found.field.send_keys("/")
    assert found.field.get_property("value") == "/"


def test_a_field_says_how_much_there_is_to_search(found: Found, site: Site) -> None:
    hint = lambda: found.browser.find_element(By.NAME, "q").get_attribute("placeholder")  # noqa: E731
    for page, said in [("index.html", "Search 500 recordings"), ("summary.html", "Search")]:
        found.browser.get((site.folder / page).as_uri())
        assert hint() == said


def test_everything_is_reached_with_the_keyboard(found: Found) -> None:
    found.open(q="robin")
    found.wait_for_counts("by-Country", {"Sweden": "300"})
    stops = [stop.get_attribute("name") or stop.text for stop in tab_stops(found.browser)]
    assert stops[:10] == [
        "Skip to main content",
        "Sample", "Overview", "Explore", "Summary", "Species", "Countries", "Recordists", "Types", "q",
    ]  # fmt: skip
    assert {"by-Country", "by-Type", "by-Quality", "by-Species"} <= {*stops}
    assert stops[-1] == "Next 50 recordings"


def test_enter_sends_at_once(found: Found) -> None:
    found.type("robin")
    found.field.send_keys(Keys.ENTER)
    wait_until(found.browser, lambda: found.query == "?q=robin", "it does not ask")
    found.wait_for("300 recordings, 1 to 50")
    assert focused(found.browser) == found.field


# Other pages


def test_the_field_of_a_page_leads_to_the_search(
    found: Found, site: Site, address: Callable[[Site, str], str]
) -> None:
    found.browser.get(address(site, "index.html"))
    field = found.browser.find_element(By.CSS_SELECTOR, "form.find input")
    field.send_keys("Enköping", Keys.ENTER)
    wait_until(
        found.browser, lambda: "recordings/" in found.browser.current_url, "it leads nowhere"
    )
    found.settle()
    assert found.asked == "Enköping" and len(found.rows) > 0


def test_without_javascript_the_search_leads_to_the_pages(
    scriptless_browser: webdriver.Chrome, site: Site, address: Callable[[Site, str], str]
) -> None:
    browser = scriptless_browser
    browser.get(address(site, "index.html"))
    browser.find_element(By.CSS_SELECTOR, "form.find input").send_keys("tit", Keys.ENTER)
    wait_until(browser, lambda: "?q=tit" in browser.current_url, "it leads nowhere")
    assert browser.current_url.endswith("/recordings/index.html?q=tit")
    browser.get(address(site, "search.html") + "?q=tit")
    without = browser.find_element(By.ID, "search-without")
    assert without.text.splitlines()[0] == "Search needs JavaScript"
    without.find_element(By.LINK_TEXT, "All recordings").click()
    assert browser.current_url.endswith("/recordings/index.html")


# Looks


@pytest.fixture(scope="module", params=BY_THEME)
def themed(request: pytest.FixtureRequest, workshop: Path) -> Site:
    records = recordings(200) + ROBINS
    return build_sample(workshop / f"search-{request.param}", records, request.param).site


# The magnifying glass is a button that lies on the field, and what is typed begins behind it.
SIGNS = """
return [...document.querySelectorAll(".find")].map((form) => {
  const [field, sign] = [form.querySelector("input"), form.querySelector("button")];
  const {borderInlineStartWidth, paddingInlineStart} = getComputedStyle(field);
  const edge = field.getBoundingClientRect();
  const begin = edge.left + parseFloat(borderInlineStartWidth) + parseFloat(paddingInlineStart);
  const {left, right, top, bottom} = sign.getBoundingClientRect();
  return left >= edge.left && right <= begin && top >= edge.top && bottom <= edge.bottom;
});
"""

# WCAG 2.2, 1.4.11, asks for three times the brightness of what is around a field.
EDGES = (
    CONTRAST
    + """
return [...document.querySelectorAll("[role=search] :is(input, select)")]
  .filter((field) => field.checkVisibility())
  .map((field) => [field.name, ["Top", "Right", "Bottom", "Left"].filter((side) => {
    const style = getComputedStyle(field), color = style[`border${side}Color`];
    return parseFloat(style[`border${side}Width`]) < 1 || contrast(color, field) < 3;
  })]);
"""
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_fields_have_an_edge_that_is_seen(
    browser: webdriver.Chrome, themed: Site, scheme: str
) -> None:
    with media(browser, {"prefers-color-scheme": scheme}):
        for page in ("index.html", "recordings/index.html", "summary.html"):
            browser.get((themed.folder / page).as_uri())
            assert browser.execute_script(EDGES) == [["q", []]], page
            assert browser.execute_script(SIGNS) == [True], page


# Where the first word of a row begins, and how its cells look, by the names of their columns.
LOOK = """
const row = document.getElementById(arguments[0]), word = document.createRange();
const names = [...row.closest("table").tHead.rows[0].cells].map((cell) => cell.textContent);
word.selectNodeContents(row.cells[0].firstChild);
const sides = ["order", "position", "flexBasis", "textAlign", "color", "fontSize", "fontWeight"];
return [word.getBoundingClientRect().left, Object.fromEntries([...row.cells].map((cell, place) => {
  const [own, before] = [null, "::before"].map((part) => getComputedStyle(cell, part));
  return [names[place],
    [before.content, before.marginInlineEnd, ...sides.map((side) => own[side])].join(", ")];
}))];
"""


@pytest.mark.parametrize("view", [DESK, PHONE], ids=lambda view: f"{view.width} px")
def test_what_is_found_looks_as_in_the_listing(
    browser: webdriver.Chrome, site: Site, sample: Sample, view: View
) -> None:
    anchor = sample.listing[3]
    view.apply(browser)
    Found(browser, (site.folder / "search.html").as_uri()).open(q=anchor)
    begin, found = browser.execute_script(LOOK, anchor)
    browser.get((site.folder / "recordings/index.html").as_uri())
    expected, listed = browser.execute_script(LOOK, anchor)
    assert begin == pytest.approx(expected, abs=0.5)
    assert found == listed


def test_every_state_is_accessible_and_fits(browser: webdriver.Chrome, themed: Site) -> None:
    found = Found(browser, (themed.folder / "search.html").as_uri())
    faults = []
    for state, query in (("found", "song"), ("nothing", "zzz"), ("failed", "robin")):
        if state == "failed":
            (themed.folder / "search/root.js").rename(themed.folder / "search/root.gone")
        found.open(q=query)
        if state == "found":
            wait_until(browser, lambda: found.browser.find_elements(By.TAG_NAME, "mark"), "no marks")
        faults += [f"{state}: {fault}" for fault in axe.violations_of_views(browser)]
        for view in VIEWS:
            view.apply(browser)
            if width(browser) > view.width:
                faults.append(f"{state}, {view}: {width(browser)} px wide")
            faults += [f"{state}, {view}: {fault}" for fault in small_targets(browser)]
    browser.get((themed.folder / "index.html").as_uri())
    for view in (DESK, PHONE):
        view.apply(browser)
        faults += [f"front, {view}: {fault}" for fault in axe.violations(browser)]
        faults += [f"front, {view}: {fault}" for fault in small_targets(browser)]
        if width(browser) > view.width:
            faults.append(f"front, {view}: {width(browser)} px wide")
    (themed.folder / "search/root.gone").rename(themed.folder / "search/root.js")
    expect_none(faults)


# Tables


CARS = "Car,Note,Maker,Colour,Number\n" + "".join(
    f"{maker} {90 + number},\"{note}\",{maker},{colour},{number}\n"
    for number, (maker, colour, note) in enumerate(
        [("Saab", "red", "old"), ("Volvo", "blue", "a new one"), ("Volvo", "red", "__proto__")] * 4
    )
)


@pytest.fixture
def cars(silent_browser: webdriver.Chrome, workshop: Path, tmp_path: Path) -> Found:
    site = build_table(CARS, workshop / f"cars-{tmp_path.name}", "cars.csv")
    return Found(silent_browser, (site.folder / "search.html").as_uri())


def test_a_row_of_a_table_says_which_column_has_what(cars: Found) -> None:
    cars.open(q="saab 90")
    assert cars.rows == ["Saab 90"]
    cells = cars.browser.find_elements(By.CSS_SELECTOR, "#search-rows :is(th, td)")
    assert [cell.text for cell in cells] == ["Saab 90", "old", "Saab", "red", "0"]
    # What is called XC and a number is so among recordings alone.
    cars.open(q="xc90")
    assert cars.said.startswith(f"{phrase('nothingFound')}\nNo rows match “xc90”.")
    cars.open(q="proto")
    assert len(cars.rows) == 4


def test_a_table_is_narrowed_by_columns_of_few_values(cars: Found) -> None:
    names = lambda: [  # noqa: E731
        section.get_attribute("data-name")
        for section in cars.browser.find_elements(By.CSS_SELECTOR, "#facets section")
        if section.is_displayed()
    ]
    wait_until(cars.browser, lambda: names() == ["by-Note", "by-Maker", "by-Colour"], "there are others")
    cars.open(q='"9"')
    # Of all rows most are Volvos; the only one with this number is none.
    cars.wait_for_counts("by-Maker", {"Saab": "1"})
    cars.open(q="volvo")
    cars.wait_for_counts("by-Colour", {"blue": "4", "red": "4"})
    cars.wait_for_counts("by-Maker", {"Volvo": "8"})
    cars.choose("by-Colour", "red")
    cars.wait_for("4 rows")
    # A choice does not narrow the other values of its own column.
    cars.wait_for_counts("by-Colour", {"blue": "4", "red": "4"})
    cars.wait_for_counts("by-Note", {"__proto__": "4"})
    assert cars.query == "?q=volvo&by-Colour=red"
    assert cars.rows == ["Volvo 92", "Volvo 95", "Volvo 98", "Volvo 101"]
    # Of a column one of several will do.
    cars.choose("by-Colour", "blue")
    cars.wait_for("8 rows")
    assert cars.query == "?q=volvo&by-Colour=red&by-Colour=blue"
    cars.open(**{"by-Maker": "Saab", "by-Colour": "blue"})
    assert cars.said.startswith(f"{phrase('nothingFound')}\nNo rows match Maker: Saab, Colour: blue.")


@pytest.mark.parametrize(
    ("query", "rows"),
    [
        ('"a new"', [91, 94, 97, 100]),
        ('"new a"', []),
        ('"ne"', []),
        ("saab -93 -96", [90, 99]),
        ("-volvo -93", [90, 96, 99]),
        ('volvo -"a new"', [92, 95, 98, 101]),
        ("volvo -volvo/new", [92, 95, 98, 101]),
        ("maker:saab red", [90, 93, 96, 99]),
        ("note:red", []),
        ("colour:red -maker:volvo", [90, 93, 96, 99]),
        ('Note:"a new one" 100', [100]),
        ("-number:1 saab", [90, 93, 96, 99]),
        ("nothing:saab", []),
        ("number:3", [93]),
    ],
)
def test_a_query_has_phrases_columns_and_words_to_leave_out(
    cars: Found, query: str, rows: list[int]
) -> None:
    said, found = cars.all(q=query)
    assert sorted(int(row.split()[1]) for row in found) == sorted(rows), said


def test_where_nothing_is_found_it_leads_to_what_was_meant(cars: Found) -> None:
    links = lambda: [  # noqa: E731
        (link.text, link.get_attribute("href").partition("?")[2])
        for link in cars.browser.find_elements(By.CSS_SELECTOR, "#search-found a")
    ]
    cars.open(**{"q": "Sabb old", "by-Colour": "blue"})
    wait_until(cars.browser, lambda: links() != [], "there is no help")
    assert links() == [
        ("Did you mean “saab old”?", "q=saab+old&by-Colour=blue"),
        # What is old is not blue.
        ("Remove “sabb”, Colour: blue: 4 rows", "q=old"),
    ]
    for text, rows in [("Did you mean “saab old”?", []), ("Remove Colour: blue: 4 rows", [90, 93, 96, 99])]:
        wait_until(cars.browser, lambda: text in [link[0] for link in links()], f"no {text}")
        cars.browser.find_element(By.LINK_TEXT, text).click()
        cars.settle()
        assert cars.rows == [f"Saab {row}" for row in rows]
    # Every choice by itself has rows, and nothing was mistyped.
    cars.open(**{"by-Maker": "Saab", "by-Colour": "blue"})
    wait_until(cars.browser, lambda: links() != [], "there is no help")
    assert [text for text, _ in links()] == ["Remove Maker: Saab: 4 rows", "Remove Colour: blue: 4 rows"]


def test_every_bar_of_a_summary_leads_to_its_rows(
    silent_browser: webdriver.Chrome, workshop: Path
) -> None:
    table = "Name;Price;Size;Bought;Town\n" + "".join(
        f"Thing {n};{n * n % 977},5 €;{n * 37 % 1_009};{n % 28 + 1}.{n % 12 + 1}.{2001 + n % 20};Town {n % 3}\n"
        for n in range(600)
    )
    site = build_table(table, workshop / "bars", "bars.csv")
    silent_browser.get((site.folder / "summary.html").as_uri())
    bars = silent_browser.execute_script(
        "return [...document.querySelectorAll('.hist a')].map((bar) => [bar.textContent,"
        " bar.getAttribute('href')])"
    )
    rows = silent_browser.execute_script(
        "return [...document.querySelectorAll('.numbers tbody tr:has(a)')].map((row) =>"
        " [[...row.cells].map((cell) => cell.textContent).join(': '),"
        " row.querySelector('a').getAttribute('href')])"
    )
    # The numbers below a chart are its own.
    assert bars == rows
    bars = [(said.rpartition(": ")[2], href) for said, href in bars if href.startswith("rows/index.html?")]
    assert len(bars) > 40 and sum(int(count) for count, _ in bars) == 3 * 600
    for count, href in bars[::5]:
        found = Found(silent_browser, f"{site.folder.as_uri()}/{href}")
        found.settle()
        assert found.said.startswith(f"{count} row"), href


@pytest.mark.parametrize("kind", ["table", "recordings"])
def test_every_number_of_an_index_leads_to_its_rows(
    silent_browser: webdriver.Chrome, workshop: Path, site: Site, kind: str
) -> None:
    table = "Name,Town & co,Made,Note\n" + "".join(
        f"Thing {n},{['Växjö', ' växjö', 'a+b=c', '<b>', '', 'NA', '-1'][n % 7]},{'xyz'[n % 3]},{n}\n"
        for n in range(70)
    )
    if kind == "table":
        site = build_table(table, workshop / "numbers", "numbers.csv")
    folders = ["by/made", "by/town-co"] if kind == "table" else ["countries", "types", "quality", "years"]
    for folder in folders:
        silent_browser.get((site.folder / folder / "index.html").as_uri())
        numbers = silent_browser.execute_script(
            "return [...document.querySelectorAll('.bars li > a.n')].map((a) => [a.textContent, a.href])"
        )
        assert len(numbers) > 2, folder
        for count, href in numbers:
            found = Found(silent_browser, href)
            found.settle()
            assert found.said.startswith(f"{count} "), href


# More rows than a file of the amounts by which they are sorted has.
THINGS = 9_000
PRICES = [n * n % 977 / 4 for n in range(THINGS)]
DAYS = [f"{2001 + n % 20}-{n % 12 + 1:02}-{n % 28 + 1:02}" for n in range(THINGS)]


@pytest.fixture(scope="module")
def things(workshop: Path) -> Site:
    """A table of which every ninth row has no price."""
    table = "Name,Price,Bought,Kind,Group\n" + "".join(
        f'Thing {n},{"" if n % 9 == 0 else f"€{price:,.2f}"},{day},kind {n % 7},{"ab"[n % 5 == 0]}\n'
        for n, (price, day) in enumerate(zip(PRICES, DAYS, strict=True))
    )
    return build_table(table, workshop / "things", "things.csv")


@pytest.fixture
def sorting(silent_browser: webdriver.Chrome, things: Site) -> Found:
    return Found(silent_browser, (things.folder / "search.html").as_uri())


def number(row: str) -> int:
    return int(row.split()[1])


def test_what_is_found_is_sorted_by_any_column(sorting: Found) -> None:
    kind = [n for n in range(THINGS) if n % 7 == 3 and n % 5 == 0]
    # What has no price is last both ways, and equals keep the order of the data.
    ways = {
        "by-Price": sorted(kind, key=lambda n: (n % 9 == 0, n % 9 and PRICES[n])),
        "-by-Price": sorted(kind, key=lambda n: (n % 9 == 0, n % 9 and -PRICES[n])),
        "by-Bought": sorted(kind, key=lambda n: DAYS[n]),
        "-by-Name": sorted(kind, key=str, reverse=True),
        "by-nothing": kind,
    }
    for way, expected in ways.items():
        said, rows = sorting.all(q='"kind 3" group:b', sort=way)
        assert said.startswith(f"{len(kind):,} rows"), way
        assert [number(row) for row in rows] == expected, way
    # Nothing is asked for but the order.
    sorting.open(sort="-by-Bought")
    assert sorting.said == f"{THINGS:,} rows, 1 to 50"
    assert [DAYS[number(row)] for row in sorting.rows] == sorted(DAYS, reverse=True)[:50]
    header = sorting.browser.find_element(By.CSS_SELECTOR, "th[data-order=Price]")
    prices = lambda: [PRICES[number(row)] for row in sorting.rows]  # noqa: E731
    for order, query, expected in [
        ("ascending", "?sort=by-Price", 0),
        ("descending", "?sort=-by-Price", max(price for n, price in enumerate(PRICES) if n % 9)),
    ]:
        header.find_element(By.TAG_NAME, "button").click()
        wait_until(sorting.browser, lambda: prices()[0] == expected, "the order is another")
        assert sorting.query == query and header.get_attribute("aria-sort") == order
    header.find_element(By.TAG_NAME, "button").click()
    wait_until(sorting.browser, lambda: sorting.query == "", "it is still sorted")
    assert header.get_attribute("aria-sort") is None
    # A second column orders what is alike in the first.
    said, rows = sorting.all(q='"kind 3" group:b', sort=["by-Bought", "-by-Price"])
    assert [number(row) for row in rows] == sorted(
        kind, key=lambda n: (DAYS[n], n % 9 == 0, n % 9 and -PRICES[n])
    )


@pytest.mark.parametrize(
    ("chosen", "has"),
    [
        ({"in-Price": "100 to 100.25"}, lambda n: n % 9 and 100 <= PRICES[n] <= 100.25),
        ({"in-Price": "-3 to ", "q": "899"}, lambda n: n % 9 and str(n).startswith("899")),
        ({"in-Price": " to 0.5"}, lambda n: n % 9 and PRICES[n] <= 0.5),
        ({"in-Price": " to ", "q": "899"}, lambda n: n % 9 and str(n).startswith("899")),
        ({"in-Price": "5 to 4"}, lambda _: False),
        ({"in-Price": "five to 6"}, lambda _: False),
        ({"in-Price": "12"}, lambda _: False),
        ({"in-Bought": "2004-03-02 to 2004-11-04"}, lambda n: "2004-03-02" <= DAYS[n] <= "2004-11-04"),
        ({"in-Bought": "2004-05-01 to 2004-05-01"}, lambda n: DAYS[n] == "2004-05-01"),
        ({"in-Bought": " to 2001-02"}, lambda n: DAYS[n] < "2001-03"),
        ({"in-Bought": "2019 to 2019", "by-Kind": "kind 2"}, lambda n: DAYS[n][:4] == "2019" and n % 7 == 2),
        ({"in-Price": "1 to 9", "in-Bought": "2019 to ", "q": "thing -kind"}, lambda _: False),
        ({"in-Price": "1 to 2", "q": "thing 8999"}, lambda n: n == 8_999 and 1 <= PRICES[n] <= 2),
    ],
)  # fmt: skip
def test_what_is_found_is_narrowed_to_a_range_of_one_s_own(
    sorting: Found, chosen: dict[str, str], has: Callable[[int], bool]
) -> None:
    said, rows = sorting.all(**chosen)
    assert [number(row) for row in rows] == [n for n in range(THINGS) if has(n)], said


def test_a_range_is_typed_beside_its_histogram(sorting: Found) -> None:
    browser = sorting.browser
    fields = lambda: [  # noqa: E731
        (field.accessible_name, field.get_attribute("value"))
        for field in browser.find_elements(By.CSS_SELECTOR, "#facets .range input") if field.is_displayed()
    ]  # fmt: skip
    empty = [("Price, from", ""), ("Price, to", ""), ("Bought, from", ""), ("Bought, to", "")]
    sorting.open(q="thing")
    wait_until(browser, lambda: fields() == empty, "there are no fields")
    sorting.wait_for("9,000 rows, 1 to 50")
    last = browser.find_elements(By.CSS_SELECTOR, "#facets .range input")[1]
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", last)
    last.send_keys("1.25", Keys.ENTER)
    expected = sum(1 for n in range(THINGS) if n % 9 and PRICES[n] <= 1.25)
    sorting.wait_for(f"{expected} rows, 1 to {min(50, expected)}" if expected > 50 else f"{expected} rows")
    assert sorting.query == "?q=thing&in-Price=+to+1.25"
    narrowed = [("Price, from", ""), ("Price, to", "1.25"), *empty[2:]]
    wait_until(browser, lambda: fields() == narrowed, "the fields do not say what is chosen")
    chip = browser.find_element(By.CSS_SELECTOR, ".chips [aria-pressed]")
    assert chip.text == "Price: ≤ 1.25" and chip.accessible_name == "Remove Price: ≤ 1.25"
    chip.click()
    wait_until(browser, lambda: fields() == empty, "the fields stay")
    browser.back()
    wait_until(browser, lambda: fields() == narrowed, "going back brings no fields")
    # What has no price can be asked for, too.
    sorting.open(none="in-Price")
    sorting.wait_for("1,000 rows, 1 to 50")
    sorting.open(**{"in-Bought": "2004-05-01 to "})
    wait_until(browser, lambda: fields()[2:] == [("Bought, from", "2004-05-01"), ("Bought, to", "")], "no days")
    for width_, scheme in ((1280, "light"), (320, "dark")):
        View(width_, scheme).apply(browser)
        expect_none(axe.violations(browser) + small_targets(browser))
        assert width(browser) <= width_


def test_a_row_is_found_by_what_its_listing_does_not_show(
    silent_browser: webdriver.Chrome, workshop: Path
) -> None:
    table = "Car,Town,Owner,Remarks,Place\n" + "".join(
        f"Car {number},Town {number % 510},Owner {number % 510},"
        f"Seen by {number} people,https://example.org/places/{number}\n"
        for number in range(2_100)
    )
    site = build_table(table, workshop / "hidden", "hidden.csv", "--columns", "Car,Town")
    found = Found(silent_browser, (site.folder / "search.html").as_uri())
    lines = lambda: [  # noqa: E731
        [cell.text for cell in row.find_elements(By.CSS_SELECTOR, "th, td")]
        for row in silent_browser.find_elements(By.CSS_SELECTOR, "#search-rows tr")
    ]
    # Towns are in files of their own, and owners in none.
    found.open(q="town 509")
    assert lines() == [[f"Car {n}", "Town 509"] for n in (509, 1019, 1529, 2039)]
    found.open(q="owner 508 people")
    assert sorted(row.partition(" also")[0] for row in found.rows) == ["Car 1018", "Car 1528", "Car 2038", "Car 508"]
    assert {line[1] for line in lines()} == {"Town 508"}
    found.open(q="places")
    assert found.said.startswith(f"{phrase('nothingFound')}\nNo rows match “places”.")


def test_rows_are_accessible(browser: webdriver.Chrome, workshop: Path) -> None:
    table = "Name,Note\n" + "Red apple,Ripe\nGreen apple,Sour\n" * 20
    site = build_table(table, workshop / "search-rows-look", "apples.csv")
    Found(browser, (site.folder / "search.html").as_uri()).open(q="apple")
    faults = axe.violations_of_views(browser)
    for view in VIEWS:
        view.apply(browser)
        faults += small_targets(browser)
    expect_none(faults)
