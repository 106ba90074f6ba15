"""A site is the same whichever engine draws its parts, and a bucket has it whole."""

import hashlib
import os
import random
import re
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sites import PACKAGE

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("engines")]

ENGINES = PACKAGE / "Engines"
PYTHON = PACKAGE / ".venv-engines/bin"
OPTIONS = ["--group-by", "family", "--row-pages", "--title", "Birds = all"]
PARTS = 4


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that all share, whose name has a space; paths of sockets are short."""
    with tempfile.TemporaryDirectory(prefix="rowhouse ") as name:
        folder = Path(name)
        families = ["Turdidae", "Anatidae", "Paridae", "", "Ünïdae"]
        rows = [f'{number},"a, {number}",{families[number % 5]}' for number in range(3_000)]
        (folder / "birds.csv").write_text("\n".join(["number,name,family", *rows]), encoding="utf-8")
        yield folder


def environment(**more: object) -> dict[str, str]:
    places = [PACKAGE / ".build/release", PYTHON, os.environ["PATH"], "/usr/sbin"]
    own = {"PATH": ":".join(map(str, places)), "XDG_CACHE_HOME": "/dev/null"}
    # What this machine asks of every client is not asked of a server of our own.
    others = {key: value for key, value in os.environ.items() if key != "AWS_CA_BUNDLE"}
    return others | own | {key: str(value) for key, value in more.items()}


def run(folder: Path, *words: object, **more: object) -> str:
    """Runs a command that is to succeed, and returns what it prints."""
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, env=environment(**more), capture_output=True, text=True
    )
    assert done.returncode == 0, f"{words}:\n{done.stdout}{done.stderr}"
    return done.stdout


def asked(*words: str, **more: object) -> str | None:
    """What a command answers; nothing where it cannot be answered yet."""
    done = subprocess.run(words, env=environment(**more), capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def digest(site: Path) -> str:
    """A digest of all paths and bytes."""
    whole = hashlib.sha256()
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        whole.update(f"{file.relative_to(site)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def expect_same(folder: Path, *inputs: object) -> None:
    """The folder `site` has what one command makes."""
    run(folder, "rowhouse", "table", *inputs, *OPTIONS, "--output", "whole", "--quiet")
    assert digest(folder / "site") == digest(folder / "whole")


def wait_until(condition: Callable[[], bool], what: Callable[[], str]) -> None:
    """Waits for what comes; five minutes are never."""
    end = time.monotonic() + 300
    while not condition():
        assert time.monotonic() < end, what()
        time.sleep(0.2)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextmanager
def running(words: list[object], log: Path, **more: object) -> Iterator[subprocess.Popen]:
    """Runs a server of our own, and ends it."""
    with log.open("wb") as output:
        words = [str(word) for word in words]
        process = subprocess.Popen(words, stdout=output, stderr=output, env=environment(**more))
        try:
            yield process
        finally:
            process.terminate()
            process.wait()


def answers(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


# Engines


def test_gnu_parallel_on_several_hosts(folder: Path) -> None:
    with hosts(folder) as configuration:
        run(folder, "rowhouse", "plan", "birds.csv", *OPTIONS, "--plan", "plan")
        # What a shell of `ssh` has for its path is its own.
        program = PACKAGE / ".build/release/rowhouse"
        ssh = f"ssh -F {shlex.quote(str(configuration))}"
        arguments = [ENGINES / "parallel/run.sh", "plan", "site", PARTS, "one,two"]
        run(folder, *arguments, PARALLEL_SSH=ssh, ROWHOUSE=program, PARALLEL_HOME=folder / "home")
    expect_same(folder, "birds.csv")


def test_gnu_parallel_on_one_machine_stops_with_a_part_that_fails(folder: Path) -> None:
    run(folder, "rowhouse", "plan", "birds.csv", *OPTIONS, "--plan", "plan")
    run(folder, ENGINES / "parallel/run.sh", "plan", "site", PARTS)
    expect_same(folder, "birds.csv")
    (folder / "birds.csv").write_text("number\n1\n", encoding="utf-8")
    before = digest(folder / "site")
    failed = subprocess.run(
        [ENGINES / "parallel/run.sh", "plan", "site", str(PARTS)], cwd=folder, env=environment(),
        capture_output=True, text=True,
    )  # fmt: skip
    assert failed.returncode != 0 and "the inputs have changed since: birds.csv has another size." in failed.stderr
    assert digest(folder / "site") == before


@contextmanager
def hosts(folder: Path) -> Iterator[Path]:
    """Two hosts that are this one, by `ssh` and a server of our own; yields the configuration."""
    for key in ("host", "user"):
        run(folder, "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / key)
    port = free_port()
    if os.geteuid() == 0:
        # The server insists on it, and it is empty.
        Path("/run/sshd").mkdir(exist_ok=True)
    (folder / "server").write_text(
        f'Port {port}\nListenAddress 127.0.0.1\nHostKey "{folder}/host"\nPidFile none\n'
        f'AuthorizedKeysFile "{folder}/user.pub"\nStrictModes no\nUsePAM no\nPermitRootLogin yes\n'
        "MaxStartups 100\n",
        encoding="utf-8",
    )
    client = folder / "client"
    client.write_text(
        f'Host one two\n  HostName 127.0.0.1\n  Port {port}\n  IdentityFile "{folder}/user"\n'
        "  IdentitiesOnly yes\n  StrictHostKeyChecking no\n  UserKnownHostsFile /dev/null\n  LogLevel ERROR\n",
        encoding="utf-8",
    )
    server = [shutil.which("sshd", path=environment()["PATH"]), "-D", "-e", "-f", folder / "server"]
    log = folder / "sshd.log"
    with running(server, log):
        wait_until(lambda: answers(port), log.read_text)
        yield client


def test_slurm(folder: Path) -> None:
    with cluster(folder) as at:
        arguments = ["plan", "site", PARTS, "birds.csv", *OPTIONS]
        said = run(folder, ENGINES / "slurm/submit.sh", *arguments, **at)
        match = re.fullmatch(r"plan (\d+), draw (\d+), publish (\d+)\n", said)
        logs = lambda: "\n".join(file.read_text() for file in folder.glob("*.out"))  # noqa: E731
        wait_until(lambda: asked("squeue", "--noheader", **at) == "", logs)
        assert match and sorted(file.name for file in folder.glob("slurm-*.out")) == sorted(
            [f"slurm-{match[1]}.out", f"slurm-{match[3]}.out"]
            + [f"slurm-{match[2]}_{part}.out" for part in range(1, PARTS + 1)]
        )
        assert (folder / "site").is_dir(), logs()
        expect_same(folder, "birds.csv")
        # A plan that fails takes what waits for it with it.
        run(folder, ENGINES / "slurm/submit.sh", "other", "none", 2, "birds.csv", "--id", "nobody", **at)
        wait_until(lambda: asked("squeue", "--noheader", **at) == "", logs)
        assert not (folder / "none").exists() and 'no column named "nobody"' in logs()


@contextmanager
def cluster(folder: Path) -> Iterator[dict[str, object]]:
    """A cluster of one node, all of it in a folder; yields what its clients need to know."""
    host = socket.gethostname().partition(".")[0]
    state = Path(tempfile.mkdtemp(prefix="slurm-"))
    configuration = state / "slurm.conf"
    controller, node = free_port(), free_port()
    user = "root" if os.geteuid() == 0 else os.environ["USER"]
    configuration.write_text(
        f"ClusterName=one\nSlurmctldHost={host}(127.0.0.1)\nSlurmctldPort={controller}\nSlurmdPort={node}\n"
        f"SlurmUser={user}\nSlurmdUser={user}\nAuthType=auth/none\nCredType=cred/none\n"
        "ProctrackType=proctrack/pgid\nTaskPlugin=task/none\nJobAcctGatherType=jobacct_gather/none\n"
        "SelectType=select/cons_tres\nSelectTypeParameters=CR_Core\nSchedulerType=sched/backfill\n"
        f"StateSaveLocation={state}/controller\nSlurmdSpoolDir={state}/node\nReturnToService=2\n"
        f"SlurmctldPidFile={state}/controller.pid\nSlurmdPidFile={state}/node.pid\n"
        f"NodeName={host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN\n"
        "PartitionName=p Nodes=ALL Default=YES MaxTime=INFINITE State=UP\n",
        encoding="utf-8",
    )
    for name in ("controller", "node"):
        (state / name).mkdir()
    at = {"SLURM_CONF": configuration}
    daemon = lambda name: shutil.which(name, path=environment()["PATH"])  # noqa: E731
    logs = lambda: "".join((state / f"{name}.log").read_text() for name in ("controller", "node"))  # noqa: E731
    try:
        with (
            running([daemon("slurmctld"), "-D", "-i"], state / "controller.log", **at),
            running([daemon("slurmd"), "-D"], state / "node.log", **at),
        ):
            idle = ["sinfo", "--noheader", "--format", "%T"]
            wait_until(lambda: asked(*idle, **at) == "idle", logs)
            yield at
    finally:
        shutil.rmtree(state, ignore_errors=True)


TABLE = """
import datetime, sys
from pyspark.sql import SparkSession
session = SparkSession.builder.master("local[2]").getOrCreate()
rows = [
    (number, f"a, {number}", ["Turdidae", None, "Paridae"][number % 3],
     datetime.date(2026, 1 + number % 12, 1), [number, -number], number / 8)
    for number in range(1000)
]
frame = session.createDataFrame(
    rows, "number int, name string, family string, day date, pair array<int>, size double")
frame.repartition(5).write.parquet(sys.argv[1])
"""


def test_spark(folder: Path) -> None:
    at = {
        "SPARK_LOCAL_DIRS": folder / "local", "PYSPARK_PYTHON": PYTHON / "python",
        "SPARK_SUBMIT_OPTS": "-Dlog4j2.level=error", "SPARK_LOCAL_IP": "127.0.0.1",
    }  # fmt: skip
    run(folder, PYTHON / "python", "-c", TABLE, "birds.parquet", **at)
    # Otherwise so few rows would come in one partition.
    settings = ["ui.enabled=false", "sql.shuffle.partitions=5", "sql.adaptive.enabled=false"]
    configuration = [word for setting in settings for word in ("--conf", f"spark.{setting}")]
    run(
        folder, "spark-submit", "--master", "local-cluster[2,1,1024]", *configuration,
        ENGINES / "spark/catalogue.py", "birds.parquet", "--sort", "day,number", "--shared", folder,
        "--output", "site", "--parts", PARTS, "--rowhouse", PACKAGE / ".build/release/rowhouse",
        "--", *OPTIONS, **at,
    )  # fmt: skip
    files = sorted((folder / "rows").glob("part-*.json"))
    assert len(files) > 1
    rows = "".join(file.read_text(encoding="utf-8") for file in files).splitlines()
    assert len(rows) == 1000 and rows[0] == (
        '{"number":0,"name":"a, 0","family":"Turdidae","day":"2026-01-01","pair":[0,0],"size":0.0}'
    )
    expect_same(folder, *files)


def test_kubernetes(folder: Path) -> None:
    check = (
        "import json, sys, yaml, kubernetes_validate as kubernetes\n"
        "parts = list(yaml.safe_load_all(open(sys.argv[1])))\n"
        "for part in parts: kubernetes.validate(part, kubernetes.latest_version(), strict=True)\n"
        "print(json.dumps(parts))"
    )
    run(folder, PYTHON / "python", "-c", check, ENGINES / "kubernetes/site.yaml")
    import yaml

    parts = list(yaml.safe_load_all((ENGINES / "kubernetes/site.yaml").read_text(encoding="utf-8")))
    script = (ENGINES / "kubernetes/run.sh").read_text(encoding="utf-8")
    steps = re.search("for step in (.*);", script)[1].split()
    assert sorted({part["metadata"]["labels"]["step"] for part in parts}) == sorted(steps)
    jobs = {part["metadata"]["labels"]["step"]: part["spec"] for part in parts if part["kind"] == "Job"}
    (folder / "data").mkdir()
    (folder / "birds.csv").rename(folder / "data/birds.csv")
    for step in steps:
        container = jobs[step]["template"]["spec"]["containers"][0]
        own = {variable["name"]: variable["value"] for variable in container.get("env", [])}
        count = jobs[step].get("completions", 1)
        assert own.get("PARTS", "1") == str(count)
        for index in range(count):
            run(folder, *container["command"], **own, JOB_COMPLETION_INDEX=index)
    run(folder, "rowhouse", "table", "data/birds.csv", "--group-by", "family", "--output", "whole")
    assert digest(folder / "site") == digest(folder / "whole")


# A bucket


def test_a_bucket_has_the_site_and_never_a_link_to_what_is_not_there(folder: Path) -> None:
    build = lambda *options: run(  # noqa: E731
        folder, "rowhouse", "table", "birds.csv", "--output", "site", "--quiet", *options
    )
    port, log = free_port(), folder / "s3.log"
    at = {
        "RCLONE_CONFIG": "/dev/null", "RCLONE_CONFIG_S3_TYPE": "s3", "RCLONE_CONFIG_S3_PROVIDER": "Other",
        "RCLONE_CONFIG_S3_ENDPOINT": f"http://127.0.0.1:{port}", "RCLONE_CONFIG_S3_ACCESS_KEY_ID": "key",
        "RCLONE_CONFIG_S3_SECRET_ACCESS_KEY": "secret", "RCLONE_CONFIG_S3_FORCE_PATH_STYLE": "true",
        "NO_PROXY": "127.0.0.1",
    }  # fmt: skip
    upload = lambda: run(folder, ENGINES / "bucket/upload.sh", "site", "s3:bucket/birds", **at)  # noqa: E731
    with running([PYTHON / "python", PYTHON / "moto_server", "-H", "127.0.0.1", "-p", port], log):
        wait_until(lambda: answers(port), log.read_text)
        run(folder, "rclone", "mkdir", "s3:bucket", **at)
        build("--group-by", "family", "--exports")
        old = files(folder / "site")
        assert upload() == f"{len(old) - 1} new, 0 changed, 0 removed in s3:bucket/birds\n"
        run(folder, "rclone", "check", "site", "s3:bucket/birds", **at)

        with (folder / "birds.csv").open("a", encoding="utf-8") as table:
            table.write("\n" + "\n".join(f"{number},new,Corvidae" for number in range(9_000, 9_100)))
        build("--facet", "family")
        new = files(folder / "site")
        log.write_text("", encoding="utf-8")
        changed = {path for path in old.keys() & new.keys() if old[path] != new[path]}
        added, gone = new.keys() - old.keys(), old.keys() - new.keys()
        assert added and gone and any(not path.endswith(".html") for path in changed)
        assert upload() == (
            f"{len(added)} new, {len(changed) - 1} changed, {len(gone)} removed in s3:bucket/birds\n"
        )
        run(folder, "rclone", "check", "site", "s3:bucket/birds", **at)
        expect_order(log.read_text(encoding="utf-8"), added, changed, gone)
        assert upload() == "0 new, 0 changed, 0 removed in s3:bucket/birds\n"

        said = run(folder, "rclone", "lsjson", "-R", "-M", "--files-only", "s3:bucket/birds", **at)
        types = dict(re.findall(r'"Path":"[^"]*?(\.\w+)".*?"content-type":"([^"]*)"', said))
        assert (types[".html"], types[".css"]) == ("text/html; charset=utf-8", "text/css; charset=utf-8")
        assert (types[".js"], types[".svg"]) == ("text/javascript; charset=utf-8", "image/svg+xml")
        assert said.count('"cache-control":"no-cache"') == len(new) - 1


def files(site: Path) -> dict[str, bytes]:
    found = [path for path in site.rglob("*") if path.is_file()]
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in found}


def expect_order(log: str, added: set[str], changed: set[str], gone: set[str]) -> None:
    """What is new comes first, then what has changed and is no page, then pages; then the rest goes."""
    requests = re.findall(r'(PUT|DELETE) /bucket/birds/([^ ?]+)[^"]*" 2', log)
    step = {
        **dict.fromkeys(gone, 3), **dict.fromkeys(added, 0),
        **{path: 2 if path.endswith(".html") else 1 for path in changed}, ".rowhouse-manifest": 4,
    }  # fmt: skip
    steps = [step[path] for _, path in requests]
    assert steps == sorted(steps) and len(steps) == len(added) + len(changed) + len(gone)
    assert {path for verb, path in requests if verb == "DELETE"} == gone


def test_a_folder_without_a_site_is_not_brought_anywhere(folder: Path) -> None:
    words = [ENGINES / "bucket/upload.sh", folder, "nowhere:bucket"]
    done = subprocess.run(words, env=environment(), capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (3, f"error: there is no site of rowhouse in {folder}\n")


# Kills


def test_what_is_killed_is_done_again(folder: Path) -> None:
    """Each command is killed a hundred times: the site is the old one or the new one, and the next run succeeds."""
    commands = {
        "plan": ["plan", "birds.csv", *OPTIONS, "--plan", "plan"],
        "draw": ["draw", "--plan", "plan", "--part", "1/1"],
        "publish": ["publish", "--plan", "plan", "--output", "site"],
    }
    rows = (folder / "birds.csv").read_text(encoding="utf-8").splitlines()
    (folder / "birds.csv").write_text("\n".join(rows[:600]), encoding="utf-8")
    run(folder, "rowhouse", "table", "birds.csv", *OPTIONS, "--output", "whole")
    run(folder, "rowhouse", "table", "birds.csv", "--output", "site")
    whole, old = digest(folder / "whole"), digest(folder / "site")
    chance = random.Random(20261125)
    for name, words in commands.items():
        start = time.monotonic()
        run(folder, "rowhouse", *words)
        length = time.monotonic() - start
        killed = 0
        while killed < 100:
            if name == "publish" and digest(folder / "site") == whole:
                run(folder, "rowhouse", "table", "birds.csv", "--output", "site")
            process = subprocess.Popen(
                ["rowhouse", *words], cwd=folder, env=environment(), stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )  # fmt: skip
            time.sleep(chance.uniform(0, length))
            process.kill()
            killed += process.wait() != 0
            assert digest(folder / "site") in (old, whole)
        run(folder, "rowhouse", *words)
    assert digest(folder / "site") == whole
    assert sorted(file.name for file in (folder / "plan").iterdir()) == ["pages-1-of-1", "plan"]
    assert not list(folder.glob(".*"))
