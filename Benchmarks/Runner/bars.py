"""What figures must not go beyond."""

from dataclasses import dataclass, field


@dataclass
class Bars:
    """Says of each bar whether it holds, and keeps those that do not."""

    broken: list[str] = field(default_factory=list)

    def held(self, bar: str, value: float, most: float, unit: str = "", *, decides: bool) -> str:
        """A line that says whether a value is at most as much as it may be.

        Time and memory depend on the machine and what else it does, so they decide nothing.
        """
        holds = value <= most
        figures = f"{figure(value)}{unit} of at most {figure(most)}{unit}"
        if decides and not holds:
            self.broken.append(f"{bar}: {figures}")
        return f"- {bar}: {figures}, which {'holds' if holds else '**does not hold**'}."


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.2f}"
