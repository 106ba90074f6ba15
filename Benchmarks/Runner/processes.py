"""Runs commands and says what they took: time, processor, memory."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, replace

from failure import Failure


@dataclass(frozen=True)
class Run:
    """What a process took, as the system counted it when the process had ended."""

    # From start to end, in seconds.
    seconds: float
    # Of all cores together, in seconds: in the program itself, and in the system on its behalf.
    user: float
    system: float
    # The most memory that was resident at once, in bytes. It counts from the moment the process is
    # split off from this one, so it is never less than what this program has: about 15 MB.
    peak: int
    output: str


def run(*command: object) -> Run:
    """Runs a command to its end.

    Raises Failure when its exit status is not 0.
    """
    start = time.perf_counter()
    with started(command) as process:
        output = process.stdout.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        words = " ".join(map(str, command))
        raise Failure(f"{words} ended with {process.returncode}:\n{output[-2_000:]}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(seconds, usage.ru_utime, usage.ru_stime, usage.ru_maxrss * unit, output)


def fastest(times: int, repetition: Callable[[int], Run]) -> Run:
    """The fastest of a few runs, with the most memory that any of them had.

    Whatever else a machine does makes a run slower, never faster.
    """
    runs = [repetition(number) for number in range(times)]
    return replace(min(runs, key=lambda run: run.seconds), peak=max(run.peak for run in runs))


def seconds_to_first_byte(times: int, *command: object) -> float:
    """How long a command takes to say something, from its start: the median of some runs."""
    return statistics.median(_seconds_to_first_byte(command) for _ in range(times))


def _seconds_to_first_byte(command: tuple[object, ...]) -> float:
    start = time.perf_counter()
    with started(command) as process:
        process.stdout.read(1)
        seconds = time.perf_counter() - start
        process.stdout.read()
    return seconds


@contextmanager
def started(command: tuple[object, ...]):
    """A process, ended when nobody waits for it any more."""
    process = subprocess.Popen(
        [str(word) for word in command],
        bufsize=0,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        yield process
    except BaseException:
        process.kill()
        raise
    finally:
        process.stdout.close()
        process.wait()
