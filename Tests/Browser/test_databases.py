"""Queries come in by the clients of their databases, as the documentation shows it."""

import json
import os
import pwd
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sites import PACKAGE

pytestmark = pytest.mark.slow

TEXTS = [
    "plain", "a, comma; a 'quote' and a \"double one\"", "a tab\t, a line\nand \\t \\n \\\\ \\", "",
    " blanks ", "ü 🐦 \u2028", "NULL and \\N in a text", "=1+1", None,
]  # fmt: skip
NUMBERS = [1, None, -3, 4, 5, 6, 7, 8, 9]
CREATE = "CREATE TABLE birds (number integer, text varchar(80), day date)"
DAY = "2026-11-24"


def test_every_client_of_the_documentation_is_tried() -> None:
    assert sorted(lines()) == ["duckdb", "mysql", "psql", "sqlite3"]


def test_sqlite(tmp_path: Path) -> None:
    client = ["sqlite3", "birds.db"]
    feed(client, tmp_path)
    expect_rows("sqlite3", tmp_path)


def test_duckdb(tmp_path: Path) -> None:
    feed(["duckdb"], tmp_path, "COPY birds TO 'birds.parquet'")
    expect_rows("duckdb", tmp_path)


def test_postgresql(tmp_path: Path) -> None:
    programs = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
    name = lambda program: str(programs / program) if programs else program  # noqa: E731
    with data_folder("postgres") as (folder, user):
        run = lambda *words: subprocess.run(words, check=True, capture_output=True, user=user)  # noqa: E731
        run(name("initdb"), "--auth=trust", "--username=rowhouse", "--encoding=UTF8", f"--pgdata={folder}")
        server = [name("postgres"), "-D", folder, "-k", folder, "-c", "listen_addresses="]
        at = {"PGHOST": str(folder), "PGUSER": "rowhouse"}
        with serving(server, user, ["psql", "-c", "CREATE DATABASE birds", "postgres"], at):
            feed(["psql", "--quiet", "birds"], tmp_path, at=at)
            expect_rows("psql", tmp_path, at)


def test_mariadb(tmp_path: Path) -> None:
    with data_folder("mysql") as (folder, user):
        options = ["--no-defaults", f"--datadir={folder}", f"--socket={folder}/socket"]
        subprocess.run(
            ["mariadb-install-db", *options, "--auth-root-authentication-method=normal"],
            check=True, capture_output=True, user=user,
        )  # fmt: skip
        server = ["mariadbd", *options, "--skip-networking", "--skip-grant-tables"]
        (tmp_path / ".my.cnf").write_text(f"[client]\nsocket={folder}/socket\n", encoding="utf-8")
        at = {"HOME": str(tmp_path)}
        made = ["mysql", "-e", "CREATE DATABASE birds CHARACTER SET utf8mb4"]
        with serving(server, user, made, at):
            client = ["mysql", "--default-character-set=utf8mb4", "birds"]
            feed(client, tmp_path, before="SET sql_mode = 'NO_BACKSLASH_ESCAPES'", at=at)
            expect_rows("mysql", tmp_path, at)


def lines() -> dict[str, str]:
    """The documentation's command for each client."""
    text = (PACKAGE / "Sources/Rowhouse/Rowhouse.docc/Input.md").read_text(encoding="utf-8")
    _, _, databases = text.partition("## Databases")
    found = re.findall("^    ((\\w+) .*)$", databases.partition("\n## ")[0], re.MULTILINE)
    return {client: line for line, client in found}


def feed(
    client: list[str], folder: Path, after: str = "", *, before: str = "", at: dict | None = None
) -> None:
    """Makes the table with what every database takes as it is."""
    texts = ["NULL" if text is None else "'" + text.replace("'", "''") + "'" for text in TEXTS]
    numbers = ["NULL" if number is None else number for number in NUMBERS]
    values = zip(numbers, texts, strict=True)
    rows = ", ".join(f"({number}, {text}, '{DAY}')" for number, text in values)
    script = ";\n".join(filter(None, [before, CREATE, f"INSERT INTO birds VALUES {rows}", after]))
    subprocess.run(
        client, input=f"{script};\n", encoding="utf-8", check=True, cwd=folder,
        env=environment(at), capture_output=True,
    )  # fmt: skip


def expect_rows(client: str, folder: Path, at: dict | None = None) -> None:
    """What the documentation's command makes of the table has it all."""
    done = subprocess.run(
        ["sh", "-c", f"{lines()[client]} --download --quiet"], cwd=folder, env=environment(at),
        capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert (done.stderr, done.returncode) == ("", 0)
    rows = (folder / "out/rows/all.ndjson").read_text(encoding="utf-8").split("\n")
    as_text = lambda value: "" if value is None else str(value)  # noqa: E731
    assert [list(map(as_text, json.loads(row).values())) for row in rows if row] == [
        [as_text(number), as_text(text), DAY] for number, text in zip(NUMBERS, TEXTS, strict=True)
    ]


def environment(more: dict | None) -> dict:
    places = [PACKAGE / ".build/release", PACKAGE / ".venv/bin", os.environ["PATH"], "/usr/sbin"]
    return os.environ | {"PATH": ":".join(map(str, places))} | (more or {})


@contextmanager
def data_folder(owner: str) -> Iterator[tuple[Path, str | None]]:
    """A folder for the data of a server, which refuses to run as root, and who may use it."""
    with tempfile.TemporaryDirectory(prefix="rowhouse-") as name:
        folder = Path(name)
        is_root = os.geteuid() == 0
        if is_root:
            pwd.getpwnam(owner)
            shutil.chown(folder, owner)
        yield folder, owner if is_root else None


@contextmanager
def serving(
    server: list, user: str | None, first: list[str], at: dict[str, str]
) -> Iterator[None]:
    """Runs a server, in which a first command succeeds once it is there."""
    words = list(map(str, server))
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            words, stdout=log, stderr=log, user=user, env=environment(at), cwd="/"
        )
        try:
            # A minute is never, also on a machine with much else to do.
            tried, end = None, time.monotonic() + 60
            while process.poll() is None and (tried is None or tried.returncode) and time.monotonic() < end:
                tried = subprocess.run(first, env=environment(at), capture_output=True)
            if tried is None or tried.returncode:
                log.seek(0)
                said = log.read() + (tried.stderr if tried else b"")
                pytest.fail(f"{words[0]} does not answer:\n{said.decode()}", pytrace=False)
            yield
        finally:
            process.terminate()
            process.wait()
