"""GitHub takes the workflow files: this project's own, and those that are made for others."""

import subprocess
import sys
from pathlib import Path

import pytest

from sites import PACKAGE, run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", ["screens", "table", "recordings"])
def test_a_new_project_has_a_workflow_that_github_takes(kind: str, tmp_path: Path) -> None:
    run("rowhouse", "new", tmp_path / "new", "--template", kind, "--github", "--quiet")
    expect_taken(tmp_path / "new")


def test_this_project_has_workflows_that_github_takes() -> None:
    expect_taken(PACKAGE)


def expect_taken(folder: Path) -> None:
    files = sorted((folder / ".github/workflows").glob("*.yml"))
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*command, *files], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
