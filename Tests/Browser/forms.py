"""The form of a page, as somebody sees and uses it."""

import json
from collections.abc import Callable
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from waiting import saved, wait_until

RESTORED = "Saved values restored."
FORGOTTEN = "Saved values cleared."


class Form:
    """The form of the page that is open."""

    def __init__(self, browser: webdriver.Chrome, address: str) -> None:
        self.browser = browser
        self.address = address
        self.open()

    def open(self) -> None:
        self.browser.get(self.address)

    def element(self, selector: str) -> WebElement:
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def field(self, name: str) -> WebElement:
        return self.browser.find_element(By.ID, f"{name}-field")

    def button(self, name: str) -> WebElement:
        """The button that assistive technology announces by a name."""
        buttons = self.browser.find_elements(By.CSS_SELECTOR, "form:not(.search) button")
        [button] = [button for button in buttons if button.accessible_name == name]
        return button

    def type(self, name: str, text: str) -> None:
        """Types instead of what is there."""
        field = self.field(name)
        field.clear()
        field.send_keys(text)

    def value(self, name: str) -> str:
        return self.field(name).get_property("value")

    def is_shown(self, id: str) -> bool:
        return self.browser.find_element(By.ID, id).is_displayed()

    @property
    def sent(self) -> list[list[str]]:
        """What the browser would send."""
        return self.browser.execute_script("return [...new FormData(document.querySelector('form:not(.search)'))]")

    @property
    def sent_names(self) -> list[str]:
        return [name for name, _ in self.sent]

    @property
    def status(self) -> str:
        """What is said of remembering and saving."""
        return self.element(".tools [role=status]").text

    @property
    def announcement(self) -> str:
        """What the steppers have said last."""
        return self.element("form > p[role=status]").get_property("textContent")

    @property
    def confirmation(self) -> str | None:
        """The words of the confirmation, if it is open."""
        popover = self.element("#confirmation")
        return popover.find_element(By.TAG_NAME, "p").text if popover.is_displayed() else None

    @property
    def is_invalid(self) -> bool:
        """Whether the focus is on a field that has to be corrected."""
        return self.browser.execute_script("return document.activeElement.matches(':invalid')")

    def reset(self) -> None:
        self.element("button[type=reset]:enabled").click()
        self.wait_until(lambda: self.value("name") == "", "the form is not reset")

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        wait_until(self.browser, condition, what)

    @property
    def memory(self) -> dict[str, str]:
        return self.browser.execute_script("return {...localStorage}")

    def forget(self) -> None:
        """Opens the page as somebody sees it who has never been there."""
        self.browser.execute_script("localStorage.clear()")
        self.open()

    def remember(self, text: str) -> None:
        """Puts a text where the form has stored its values, and opens the page again."""
        self.type("name", "Ada")
        [key] = self.memory
        self.put(key, text)

    def remember_values(self, values: object) -> None:
        """As above, with values that claim to be of this version of the page."""
        self.type("name", "Ada")
        [(key, text)] = self.memory.items()
        self.put(key, json.dumps(json.loads(text) | {"values": values}))

    def put(self, key: str, text: str) -> None:
        """Stores a text under a key, and opens the page again."""
        self.browser.execute_script("localStorage.setItem(arguments[0], arguments[1])", key, text)
        self.open()

    def saved(self, downloads: Path) -> str:
        """Presses the button that saves, and reads the file."""
        # A variant saves for the screen that it is a variant of.
        page = self.browser.find_element(By.ID, "form").get_attribute("data-form")
        name = page.rpartition("/")[2].replace(".html", ".json")
        file = downloads / name
        self.button("Save as JSON").click()
        text = saved(self.browser, file).decode()
        file.unlink()
        return text
