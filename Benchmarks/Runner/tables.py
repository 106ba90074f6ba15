"""What was measured, as Markdown."""

from processes import Run

TOOK = ["time", "user + system", "peak memory"]


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table whose first column is words and whose other columns are figures."""
    lines = [f"| {' | '.join(cells)} |" for cells in [heads, *rows]]
    return "\n".join([lines[0], "|---|" + "--:|" * (len(heads) - 1), *lines[1:]])


def took(run: Run) -> list[str]:
    """The columns of `TOOK`."""
    cores = f"{run.user:.2f} + {run.system:.2f} s"
    return [f"{run.seconds:.2f} s", cores, megabytes(run.peak)]


def megabytes(value: int) -> str:
    return f"{value / 1e6:,.0f} MB"
