"""What an index has no memory for stands in files, and makes the same site."""

import random
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sites import PACKAGE

pytestmark = pytest.mark.slow

OPTIONS = ["--sort", "number", "--group-by", "kind", "--page-size", "10000", "--cache", "cache", "--quiet"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    generator = random.Random(1)
    rows = (f"{generator.randrange(100)},{generator.randrange(10**6)}" for _ in range(1_000_000))
    (tmp_path / "rows.csv").write_text("\n".join(["kind,number", *rows]), encoding="utf-8")
    return tmp_path


def building(folder: Path, output: str, *options: str) -> Iterator[str]:
    """Builds a site, and tells now and then what is mapped into the memory of the process."""
    command = [PACKAGE / ".build/release/rowhouse", "table", "rows.csv", "--output", output, *OPTIONS]
    process = subprocess.Popen([*command, *options], cwd=folder)
    while process.poll() is None:
        try:
            yield Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8")
        except (FileNotFoundError, ProcessLookupError):
            pass
        time.sleep(0.01)
    assert process.returncode == 0


def test_an_index_in_files_makes_the_same_site_and_leaves_nothing(folder: Path) -> None:
    def is_mapped(maps: str) -> bool:
        return any(line.endswith(" (deleted)") and f"{folder}/" in line for line in maps.splitlines())

    assert not any([is_mapped(maps) for maps in building(folder, "whole", "--memory", "4GB")])
    assert any([is_mapped(maps) for maps in building(folder, "limited", "--memory", "64MB")])
    same = subprocess.run(["diff", "-r", "whole", "limited"], cwd=folder, capture_output=True, text=True)
    assert (same.returncode, same.stdout) == (0, "")
    assert sorted(path.name for path in folder.iterdir()) == ["cache", "limited", "rows.csv", "whole"]
