"""What the figures were measured on."""

import os
import platform
import re
import subprocess
from pathlib import Path


def description() -> str:
    """The machine in one line, such as "2 cores of X, 24 GB of memory, Debian 12, Swift 6.3.1"."""
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 1e9
    return f"{cores()} cores of {_model()}, {memory:.0f} GB of memory, {_system()}, {_swift()}"


def cores() -> int:
    """Those that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()


def _model() -> str:
    if platform.system() == "Darwin":
        return _output("sysctl", "-n", "machdep.cpu.brand_string")
    model = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return model[1] if model else platform.machine()


def _system() -> str:
    if platform.system() == "Darwin":
        return f"macOS {platform.mac_ver()[0]}"
    return platform.freedesktop_os_release().get("PRETTY_NAME", platform.platform())


def _swift() -> str:
    version = re.search(r"Swift version (\S+)", _output("swift", "--version"))
    return f"Swift {version[1]}" if version else "an unknown Swift"


def _output(*command: str) -> str:
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    return result.stdout.strip()
