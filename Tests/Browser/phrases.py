"""The phrases of pages in English, as `en.json` has them."""

import json
import re
from pathlib import Path

FILE = Path(__file__).parents[2] / "Sources/Rendering/Words/en.json"
PHRASES = json.loads(FILE.read_text(encoding="utf-8"))["phrases"]


def phrase(key: str, *parts: str, noun: str = "rows") -> str:
    """The phrase of a key, with texts and the word for rows in their places."""
    text = PHRASES[key].replace("{noun}", noun)
    return re.sub(r"{(\d)}", lambda place: parts[int(place[1])], text)
