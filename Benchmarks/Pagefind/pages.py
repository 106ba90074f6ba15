"""Makes a page of every recording, for Pagefind: what Rowhouse searches and nothing else.

    python3 Benchmarks/Pagefind/pages.py RECORDINGS FOLDER
"""

import json
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

# How many pages a folder has.
FOLDER_SIZE = 1_000


def main() -> None:
    file, folder = map(Path, sys.argv[1:])
    for number, recording in enumerate(recordings(file)):
        parent = folder / str(number // FOLDER_SIZE)
        if number % FOLDER_SIZE == 0:
            parent.mkdir(parents=True)
        (parent / f"xc{recording['id']}.html").write_text(page(recording), encoding="utf-8")


def recordings(file: Path) -> Iterator[dict]:
    """Reads what the generator has written: one recording on each line after the first."""
    with open(file, encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            if line.startswith("{"):
                yield json.loads(line.rstrip().removesuffix(","))


def page(recording: dict) -> str:
    """What is searched is text; what narrows a search down and is seen of a result is in attributes."""
    values = {key: escape(value) for key, value in recording.items() if isinstance(value, str)}
    scientific = " ".join(filter(None, (values[key] for key in ("gen", "sp", "ssp"))))
    number, year = f"XC{values['id']}", values["date"][:4]
    filters = {"country": values["cnt"], "type": values["type"], "quality": values["q"], "year": year}
    shown = filters | {"place": values["loc"], "recordist": values["rec"], "date": values["date"]}
    shown["sound"] = values["file"]
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="UTF-8"><title>{number}</title></head>\n'
        f'<body data-pagefind-body{attributes("filter", filters)}{attributes("meta", shown)}>\n'
        f"<h1>{number} {values['en']} <i>{scientific}</i></h1>\n"
        f"<p>{values['cnt']}</p>\n<p>{values['loc']}</p>\n<p>{values['rec']}</p>\n"
        f"<p>{values['type']}</p>\n<p>{values['rmk']}</p>\n</body></html>\n"
    )


def attributes(kind: str, values: dict[str, str]) -> str:
    names = ", ".join(f"{name}[data-{kind}-{name}]" for name in values)
    values = "".join(f' data-{kind}-{name}="{value}"' for name, value in values.items())
    return f' data-pagefind-{kind}="{names}"{values}'


if __name__ == "__main__":
    main()
