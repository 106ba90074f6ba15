"""A terminal that the project's programs are run in, and that hears every byte they draw."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sites import PACKAGE

INTERRUPT = b"\x03"


@dataclass(frozen=True)
class Session:
    """What a program drew until it ended, and how it ended."""

    drawn: str
    status: int

    @property
    def screen(self) -> str:
        """What is there to be read in the end, as a terminal shows it."""
        lines = [""]
        column = 0
        rest = self.drawn
        while rest:
            if rest.startswith("\x1b]"):
                rest = rest.partition("\x07")[2]
            elif rest.startswith("\x1b[K"):
                lines[-1] = lines[-1][:column]
                rest = rest[3:]
            else:
                character, rest = rest[0], rest[1:]
                assert character != "\x1b", f"an escape that is not expected: {rest[:9]!r}"
                if character == "\r":
                    column = 0
                elif character == "\n":
                    lines.append("")
                    column = 0
                else:
                    lines[-1] = lines[-1][:column] + character + lines[-1][column + 1 :]
                    column += 1
        return "\n".join(lines)


def run(
    name: str,
    *words: object,
    width: int = 80,
    interrupt: Callable[[str], bool] = lambda drawn: False,
    **environment: str,
) -> Session:
    """Runs one of the project's programs in a terminal, and presses Ctrl-C when asked to."""
    program = PACKAGE / ".build/release" / name
    # Set before the program starts, which may be over by the time that anybody else gets to it.
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    process = os.fork()
    if process == 0:
        os.login_tty(theirs)
        # Whoever runs the tests in the background has it ignored, and so would the program.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        variables = os.environ | {"TERM": "xterm-256color"} | environment
        os.execve(program, [name, *map(str, words)], variables)
    os.close(theirs)
    drawn = b""
    is_interrupted = False
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        if select.select([ours], [], [], 0.01)[0]:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # What Linux says when the other side is closed.
                break
            if not piece:
                break
            drawn += piece
        if not is_interrupted and interrupt(drawn.decode(errors="ignore")):
            os.write(ours, INTERRUPT)
            is_interrupted = True
    os.close(ours)
    _, status = os.waitpid(process, 0)
    # The terminal itself shows what is typed.
    return Session(drawn.decode().replace("^C", ""), os.waitstatus_to_exitcode(status))


def write_recordings(file: Path, count: int) -> Path:
    """Writes many recordings, of which there need not be anything to see."""
    records = (
        f'{{"id": "{number}", "gen": "Turdus", "sp": "merula", "en": "Blackbird",'
        f' "loc": "Place {number}", "date": "2020-01-01"}}'
        for number in range(1, count + 1)
    )
    file.write_text("[" + ",\n".join(records) + "]", encoding="utf-8")
    return file
