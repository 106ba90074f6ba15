"""How tests that look at many things say what is wrong with some."""

import pytest

# As many as are read; what is wrong on every page is wrong once.
SHOWN = 12


def expect_none(faults: list[str]) -> None:
    """Fails unless the list is empty, with the faults as its message, a line each."""
    if faults:
        hidden = len(faults) - SHOWN
        lines = faults[:SHOWN] + ([f"and {hidden} more"] if hidden > 0 else [])
        pytest.fail("\n".join(lines), pytrace=False)
