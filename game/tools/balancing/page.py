"""A report of balance as text: for people at a console, and as the page that lies beside the decks."""

from collections.abc import Iterable, Sequence

from game.tools.balancing.goals import Goal
from game.tools.balancing.tables import Cell, Share, Table

BY_HAND = "## What remains\n"


def shown(cell: Cell) -> str:
    """A cell as people read it."""
    if isinstance(cell, Share):
        return f"{cell:.1%}"
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)


def lines_of(table: Table) -> list[str]:
    """A table, its columns aligned; Markdown reads it as one too."""
    rows = [table.columns, *([shown(cell) for cell in row] for row in table.rows)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.columns))]
    lines = [_line(row, widths) for row in rows]
    rule = "| " + " | ".join("-" * width if at == 0 else "-" * (width - 1) + ":" for at, width in enumerate(widths))
    return [lines[0], f"{rule} |", *lines[1:]]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [
        word.ljust(width) if at == 0 else word.rjust(width)
        for at, (word, width) in enumerate(zip(row, widths, strict=True))
    ]
    return f"| {' | '.join(cells)} |"


def report(tables: Iterable[Table], goals: Sequence[Goal]) -> list[str]:
    """The lines of a whole report: what is met and what is not, then every table."""
    lines = ["## Goals", ""]
    lines += [f"- {'met' if goal.met else 'NOT MET'}: {goal.aim}. Found: {goal.found}." for goal in goals]
    for table in tables:
        lines += ["", f"## {table.title}", "", *lines_of(table)]
    return lines


def page(lines: Iterable[str], games: int, seed: int, digest: str, played: int) -> str:
    """The text of the page, up to where people write."""
    head = (
        "# Balance of our own decks",
        "",
        "Written by the program, all but the last section; after a change of the decks:",
        "",
        f"    python main.py balance --games {games} --seed {seed} --write",
        "",
        f"{played} games between computer players, content {digest}. Worth is in fame; 3 guilders count as 1 fame.",
        "Cards, letters, inks, specialties and gears: all games of adepts, two seats without the white gears.",
        "",
    )
    return "\n".join([*head, *lines, "", ""])


def by_hand(text: str) -> str:
    """What people wrote at the end of a page."""
    start = text.find(BY_HAND)
    return text[start:] if start >= 0 else f"{BY_HAND}\nNothing yet.\n"
