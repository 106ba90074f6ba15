"""The data of the tests is what the script beside it writes."""

import subprocess
import sys
from pathlib import Path

from sites import DATA


def test_the_data_is_what_its_script_writes(tmp_path: Path) -> None:
    script = DATA / "make.py"
    subprocess.run([sys.executable, script, tmp_path], check=True)
    made, kept = files(tmp_path), files(DATA)
    del kept[Path(script.name)]
    assert len(made) > 100 and made.keys() == kept.keys()
    assert [name for name, text in made.items() if kept[name] != text] == []


def files(folder: Path) -> dict[Path, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder): path.read_bytes() for path in paths}
