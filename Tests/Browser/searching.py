"""The search of a page, as somebody sees and uses it."""

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from waiting import wait_until

# The titles of the rows or headers that are seen; those of the examples are others.
SEEN = """
const title = (element) => {
  const copy = (element.matches("tr") ? element.cells[0] : element).cloneNode(true);
  copy.querySelectorAll(".vh, [aria-hidden], small").forEach((part) => part.remove());
  return copy.textContent.trim();
};
return [...document.querySelectorAll(arguments[0])]
  .filter((element) => !element.closest(".variants") && element.checkVisibility())
  .map(title);
"""


class Search:
    """The search of the page that is open."""

    def __init__(self, browser: webdriver.Chrome, address: str) -> None:
        self.browser = browser
        self.address = address
        browser.get(address)
        self.field = browser.find_element(By.ID, "search-field")

    def type(self, text: str) -> None:
        """Types instead of what is there, and waits until the number found is said."""
        self.clear()
        self.field.send_keys(text)
        wait_until(self.browser, lambda: self.found != "", "it does not say what is found")

    def clear(self) -> None:
        self.field.send_keys(Keys.CONTROL + "a", Keys.DELETE)
        self.wait_for("")

    def find(self, text: str) -> list[str]:
        self.type(text)
        return self.rows

    @property
    def rows(self) -> list[str]:
        return self.browser.execute_script(SEEN, "tr.row")

    @property
    def headers(self) -> list[str]:
        return self.browser.execute_script(SEEN, "tr.section, summary")

    @property
    def tables(self) -> list[WebElement]:
        tables = self.browser.find_elements(By.CSS_SELECTOR, "form .screen")
        return [table for table in tables if table.is_displayed()]

    @property
    def details(self) -> WebElement:
        return self.browser.find_element(By.CSS_SELECTOR, "details.collapsible")

    @property
    def found(self) -> str:
        return self.browser.find_element(By.ID, "search-found").text

    @property
    def button(self) -> WebElement:
        """The button that clears the search where it finds nothing."""
        return self.browser.find_element(By.XPATH, "//button[.='Clear the search']")

    def wait_for(self, words: str) -> None:
        wait_until(self.browser, lambda: self.found == words, f"it does not say “{words}”")
