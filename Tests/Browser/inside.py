"""Reads variables of the script of a search page, as the browser's tools for developers do.

A page shows fifty rows at a time. What the published script has found is asked of itself, without a
change to it.
"""

import base64
import json
import struct

from selenium import webdriver

# What “Count all results” does, for a query of one word too; then the place of each in the listing.
RANKING = """
async () => {
  const {index} = this, {current} = index;
  current.limit = Infinity;
  await index.pull(current, Infinity, 0);
  const places = Uint32Array.from(current.ranks);
  const bytes = new Uint8Array(places.buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
"""

# Every key of the index, by reading every file that has some, and what is kept of it.
KEYS = """
async () => {
  const {index} = this, keys = [];
  for (const [file] of index.root.directory) {
    const [start, ...firsts] = (await index.load("d" + file)).split("\\t");
    for (let at = 0; at < firsts.length; at++) {
      const entries = index.readEntries(await index.load("w" + (Number(start) + at)));
      keys.push(...entries.map(([key, {isCount, tiers}]) =>
        [key, isCount ? "count" : tiers.some(({chunks}) => chunks.length) ? "chunks" : "list"]));
    }
  }
  return JSON.stringify(keys);
}
"""

# What was counted as loaded, and how long all texts are that have come.
LOADED = """
() => JSON.stringify([
  this.index.loaded, [...this.index.texts.values()].reduce((sum, text) => sum + (text.length || 0), 0),
])
"""

WORDS = "(texts) => JSON.stringify(JSON.parse(texts).map((text) => this.index.wordsOf(text)))"

# A scope is described by an object that holds what it has.
CALL = """
function (...values) {
  const answer = function () { return (FUNCTION); };
  return answer.call(this.object)(...values);
}
"""


class Inside:
    """The script of the page that is open."""

    def __init__(self, browser: webdriver.Chrome) -> None:
        self.browser = browser
        self.function = self.ask("Runtime.evaluate", expression="rowhouse")["result"]["objectId"]

    def ranking(self) -> list[int]:
        """The places in the listing of all that the last query found, the best first."""
        data = base64.b64decode(self.call(RANKING))
        return list(struct.unpack(f"<{len(data) // 4}I", data))

    def loaded(self) -> tuple[int, int]:
        """How many characters were counted as loaded, and how many have come."""
        counted, come = json.loads(self.call(LOADED))
        return counted, come

    def keys(self) -> dict[str, str]:
        """The keys of the index, and of each whether it has a list, chunks of one, or a number."""
        return dict(json.loads(self.call(KEYS)))

    def words(self, texts: list[str]) -> list[list[str]]:
        """The words of each of some texts, as the script takes them from a query."""
        return json.loads(self.call(WORDS, json.dumps(texts)))

    def call(self, function: str, *values: str) -> str:
        """What a function answers to which the script's variables are `this`."""
        answer = self.ask(
            "Runtime.callFunctionOn",
            objectId=self.variables(),
            functionDeclaration=CALL.replace("FUNCTION", function),
            arguments=[{"value": value} for value in values],
            awaitPromise=True,
            returnByValue=True,
        )
        assert "exceptionDetails" not in answer, answer
        return answer["result"]["value"]

    def variables(self) -> str:
        """The scope that the script's functions see, as it is now."""
        scopes = self.properties(self.function, "internalProperties")["[[Scopes]]"]
        return self.properties(scopes["objectId"], "result")["0"]["objectId"]

    def properties(self, item: str, kind: str) -> dict[str, dict]:
        answer = self.ask("Runtime.getProperties", objectId=item, ownProperties=True)
        return {one["name"]: one["value"] for one in answer[kind] if "value" in one}

    def ask(self, method: str, **parameters: object) -> dict:
        return self.browser.execute_cdp_cmd(method, parameters)
