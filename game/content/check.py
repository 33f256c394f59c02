"""What `python main.py check` says about a folder like `config/`."""

from pathlib import Path

from game.content.load import load_content
from game.content.tables import Content


def check(path: Path | None = None) -> list[str]:
    """A few lines that sum up a content folder that is in order. Raises ContentError where it is not."""
    content = load_content(path)
    grey = sum(gear.line == "grey" for gear in content.gears.values())
    return [
        f"{len(content.printing)} printing cards, each letter {_spread(_letter_counts(content))} times",
        f"{len(content.refinement)} refinement cards",
        f"{len(content.specialty)} specialty cards",
        f"{len(content.gears)} gears, {grey} grey and {len(content.gears) - grey} white",
        f"{len(content.patronage)} patronage cards",
        f"{len(content.characters)} characters",
        f"{len(content.planning)} planning and {len(content.execution)} execution cards",
        f"tables for {', '.join(str(seats) for seats in content.seat_counts)} seats, {content.rules.rounds} rounds",
        f"digest {content.digest}",
    ]


def _letter_counts(content: Content) -> list[int]:
    return [sum(column) for column in zip(*(card.needs for card in content.printing.values()), strict=True)]


def _spread(numbers: list[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low} to {high}"
