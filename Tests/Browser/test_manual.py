"""Texts and pictures around the rows of a screen."""

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import looks
from faults import expect_none
from sites import Site
from visits import visit


def test_the_page_is_in_order_in_every_view(browser: webdriver.Chrome, sink: Site) -> None:
    all_looks = looks.of_layout() | looks.of_words() | looks.of_axe()
    expect_none(looks.told(visit(browser, sink, ["manual.html"], all_looks)))


@pytest.mark.parametrize(("width", "is_beside"), [(1280, True), (390, False)])
def test_a_picture_is_beside_the_rows_if_there_is_room(
    browser: webdriver.Chrome, sink: Site, width: int, is_beside: bool
) -> None:
    metrics = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.get((sink.folder / "manual.html").as_uri())
    picture = browser.find_element(By.CSS_SELECTOR, ".side figure").rect
    table = browser.find_element(By.CSS_SELECTOR, ".beside table.screen").rect
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert (picture["x"] >= table["x"] + table["width"]) == is_beside
    assert picture["y"] + picture["height"] <= table["y"]


def test_a_text_follows_a_control_without_a_script(
    scriptless_browser: webdriver.Chrome, sink: Site
) -> None:
    scriptless_browser.get((sink.folder / "manual.html").as_uri())
    text = scriptless_browser.find_element(By.XPATH, "//h2[.='By train']")
    start = scriptless_browser.find_element(By.NAME, "start")
    start.clear()
    assert not text.is_displayed()
    start.send_keys("Oslo")
    assert text.is_displayed()
