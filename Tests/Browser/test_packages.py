"""What people without Swift install works in a system that has nothing else, and shells know its words."""

import hashlib
import os
import pty
import select
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sites import PACKAGE

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("packages")]

PROGRAM = PACKAGE / ".build/release/rowhouse"
DEBIAN = PACKAGE / ".debian-root"
PEOPLE = "name,born\nAda Lovelace,1815\nGrace Hopper,1906\n"


def run(*words: object, folder: Path | None = None, **more: str) -> str:
    """Runs a command that is to succeed and say nothing else, and returns what it prints."""
    environment = os.environ | {"XDG_CACHE_HOME": os.devnull} | more
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, ""), f"{words}:\n{done.stdout}{done.stderr}"
    return done.stdout


def built(pattern: str) -> Path:
    """The one file that `make dist` has made of that name."""
    files = list((PACKAGE / "_dist").glob(pattern))
    if len(files) != 1:
        pytest.exit(f"_dist/{pattern} is missing: run make test-slow, which makes it first", 2)
    return files[0]


def digests(folder: Path) -> dict[str, str]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def paths(share: str, zsh: str) -> list[str]:
    """Where everything is that is installed, but for the licences of others."""
    return [
        f"{share}/bash-completion/completions/rowhouse",
        f"{share}/doc/rowhouse/CHANGELOG.md.gz",
        f"{share}/doc/rowhouse/copyright",
        f"{share}/fish/vendor_completions.d/rowhouse.fish",
        f"{share}/man/man1/rowhouse.1.gz",
        f"{share}/zsh/{zsh}/_rowhouse",
    ]


# MARK: - Packages


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Path]:
    """A Debian of its own, with nothing but what every Debian has."""
    if os.geteuid() != 0:
        pytest.fail("a package is installed in a folder, which only root may: run make test-slow as root")
    root = tmp_path / "root"
    run("cp", "--archive", DEBIAN, root)
    yield root
    shutil.rmtree(root)


def test_the_debian_package_makes_a_site_where_there_is_nothing_else(bare: Path, tmp_path: Path) -> None:
    # With what every process of a Linux has: Swift reads the words of a command there.
    mounted = ["unshare", "--mount", "sh", "-c", 'mount -t proc proc "$0/proc" && exec chroot "$@"', bare]
    path = "/usr/sbin:/usr/bin:/sbin:/bin"
    inside = lambda *words: run(*mounted, bare, *words, PATH=path, LC_ALL="C")  # noqa: E731
    before = set(bare.rglob("*"))
    assert not [path for path in before if path.name.startswith(("libxml2", "libswift"))]
    shutil.copy(built("rowhouse_*.deb"), bare / "rowhouse.deb")
    inside("dpkg", "--install", "/rowhouse.deb")
    assert inside("dpkg", "--verify", "rowhouse") == ""

    # The files of the package are where the shells, man and apt look for them.
    files = [path for path in inside("dpkg", "--listfiles", "rowhouse").split() if (bare / path[1:]).is_file()]
    licences = [path for path in files if path.startswith("/usr/share/doc/rowhouse/licences/")]
    assert {"libxml2-dev", "swift"} <= {Path(path).name for path in licences}
    others = sorted(set(files) - set(licences))
    assert others == ["/usr/bin/rowhouse", *paths("/usr/share", "vendor-completions")]
    assert inside("gzip", "-dc", "/usr/share/man/man1/rowhouse.1.gz") == run(PROGRAM, "manual")

    # Whoever they are, they get what this system's own program makes.
    home = bare / "home/ada"
    home.mkdir()
    for place in home, tmp_path:
        (place / "people.csv").write_text(PEOPLE, encoding="utf-8")
    os.chown(home, 1000, 1000)
    user = [*mounted, "--userspec=1000:1000", bare, "env", "-C", "/home/ada"]
    run(*user, "rowhouse", "table", "people.csv", "--output", "site", "--quiet", HOME="/home/ada")
    run(PROGRAM, "table", "people.csv", "--output", "site", "--quiet", folder=tmp_path)
    assert digests(home / "site") == digests(tmp_path / "site")
    assert run(*user, "rowhouse", "check", "site") == "3 pages in site, all valid\n"
    refused = subprocess.run([*map(str, user), "rowhouse", "new", "mine"], capture_output=True, text=True)
    assert refused.stderr == (
        "error: missing --path DIR (the checkout of Rowhouse, for screens)\n"
    )

    shutil.rmtree(home)
    (bare / "rowhouse.deb").unlink()
    inside("dpkg", "--purge", "rowhouse")
    assert {path for path in set(bare.rglob("*")) ^ before if "rowhouse" in path.name} == set()


def test_the_tarball_is_unpacked_anywhere(tmp_path: Path) -> None:
    run("tar", "-xzf", built("*.tar.gz"), "--strip-components=1", "-C", tmp_path)
    files = sorted(file for file in digests(tmp_path) if "/licences/" not in file)
    assert files == ["bin/rowhouse", *paths("share", "site-functions")]
    assert run(tmp_path / "bin/rowhouse", "--version") == run(PROGRAM, "--version")
    needed = run("objdump", "-p", tmp_path / "bin/rowhouse")
    libraries = [line.split()[1] for line in needed.splitlines() if "NEEDED" in line]
    assert all(name.startswith(("libc.", "libm.", "ld-linux")) for name in libraries), libraries


def test_packages_have_the_same_bytes_whoever_makes_them_and_when(tmp_path: Path) -> None:
    before = digests(PACKAGE / "_dist")
    assert len(before) == 2
    make = ["sh", "-c", 'umask 077; exec "$0" 2> /dev/null', PACKAGE / "Distribution/make"]
    run(*make, XDG_CACHE_HOME=str(tmp_path), TZ="Pacific/Auckland", LANG="de_DE.UTF-8")
    assert digests(PACKAGE / "_dist") == before


# MARK: - The manual


def test_nothing_is_wrong_with_the_page_of_the_manual(tmp_path: Path) -> None:
    page = tmp_path / "rowhouse.1"
    page.write_text(run(PROGRAM, "manual"), encoding="ascii")
    lint = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], capture_output=True, text=True)
    # A date would have to be changed with every version, and says less than that.
    assert lint.stdout == f'mandoc: {page}:2:16: WARNING: missing date, using "": TH\n'
    run("groff", "-ww", "-man", "-Tutf8", page)


# MARK: - Shells


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with files whose names are completed."""
    (tmp_path / "people of note.csv").write_text(PEOPLE, encoding="utf-8")
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "shells").mkdir()
    for shell, name in ("bash", "rowhouse"), ("zsh", "_rowhouse"), ("fish", "rowhouse.fish"):
        text = run(PROGRAM, "completions", shell)
        (tmp_path / "shells" / name).write_text(text, encoding="utf-8")
    return tmp_path


BASH = (["bash", "--noprofile", "--norc", "-i"], "source shells/rowhouse; bind 'set bell-style none'")
ZSH = (
    ["zsh", "-f", "-i"],
    "unsetopt beep; fpath=($PWD/shells $fpath); autoload -Uz compinit; compinit -u -D",
)
WORDS = [
    ("rowhouse roll", "back "),
    ("rowhouse table --write-s", "chema"),
    ("rowhouse table --theme m", "aterial"),
    ("rowhouse table --theme=m", "aterial"),
    ("rowhouse table --theme ./peb", "bles/"),
    ("rowhouse table --type born=whole", "-number"),
    ("rowhouse new garden --template recor", "dings"),
    ("rowhouse table peo", "ple\\ of\\ note.csv"),
    ("rowhouse table a.csv --output pe", "bbles/"),
    ("rowhouse check pe", "bbles/"),
    ("rowhouse completions fi", "sh"),
    ("rowhouse help pub", "lish"),
]


@pytest.mark.parametrize("shell", [BASH, ZSH], ids=["bash", "zsh"])
def test_a_shell_completes_what_is_typed(shell: tuple[list[str], str], desk: Path) -> None:
    for typed, rest in WORDS:
        with terminal(shell[0], desk) as heard:
            heard(f"{shell[1]}; printf '%s\\n' rea''dy\n", "ready\r\n")
            heard(typed, typed)
            heard("\t", rest)


def test_fish_completes_what_is_typed(desk: Path) -> None:
    source = "source shells/rowhouse.fish; complete --do-complete $argv[1]"
    for typed, rest in WORDS:
        # fish puts a path in quotes when it is chosen.
        word = typed.split()[-1] + rest.strip().replace("\\", "")
        offered = run("fish", "--no-config", "-c", source, typed, folder=desk, HOME=str(desk))
        assert word in [line.split("\t")[0] for line in offered.splitlines()], f"{typed}:\n{offered}"


@contextmanager
def terminal(words: list[str], folder: Path) -> Iterator:
    """A shell in a terminal: types into it, and waits until it has drawn what is to come of it."""
    process, ours = pty.fork()
    if process == 0:
        os.chdir(folder)
        environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "dumb", "INPUTRC": os.devnull}
        os.execvpe(words[0], words, environment | {"PS1": "$ "})

    def heard(typed: str, awaited: str) -> None:
        os.write(ours, typed.encode())
        drawn, end = b"", time.monotonic() + 60
        while awaited.encode() not in drawn:
            ready = select.select([ours], [], [], end - time.monotonic())[0] if time.monotonic() < end else []
            assert ready, f"{typed!r} drew {drawn.decode(errors='replace')!r}, and not {awaited!r}"
            drawn += os.read(ours, 65536)

    try:
        yield heard
    finally:
        os.close(ours)
        os.waitpid(process, 0)
