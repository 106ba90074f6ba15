"""The benchmarks run, and what they check of their own results holds: with few rows, nothing is claimed."""

import subprocess
import sys

import pytest

from sites import PACKAGE


@pytest.mark.slow
def test_the_benchmarks_of_pages_and_tables_run() -> None:
    sizes = "--sizes 1000 2000 --steps 2000 --compare 1000 --table 1000".split()
    run = subprocess.run(
        [sys.executable, PACKAGE / "Benchmarks/Runner", "--parts", "pages", "table", *sizes],
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    for title in ("2,000 recordings, step by step", "From the command", "A table of 1,000 rows"):
        assert title in run.stdout
