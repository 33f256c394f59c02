"""The titles of games with fewer rounds than the box has: fame for six rounds would make everybody a student."""

from collections.abc import Sequence

from game.content.tables import SoloTitle

ROUNDS = 3  # of the games that the minimums were measured in
SHORT_TITLES: tuple[SoloTitle, ...] = (
    SoloTitle(50, "masters_aide"),
    SoloTitle(42, "foreman"),
    SoloTitle(34, "pressman"),
    SoloTitle(26, "proofreader"),
    SoloTitle(18, "typesetter"),
    SoloTitle(10, "ink_maker"),
    SoloTitle(0, "printers_devil"),
)
"""Half of the games between novices end below 23 fame after three rounds, half of those between adepts above 38."""


def short_titles(rounds: int) -> tuple[SoloTitle, ...]:
    """The titles of a game of so many rounds, the highest in front.

    >>> [title.minimum for title in short_titles(1)]
    [16, 14, 11, 8, 6, 3, 0]
    """
    return tuple(SoloTitle(title.minimum * rounds // ROUNDS, title.id) for title in SHORT_TITLES)


def are_short(titles: Sequence[SoloTitle]) -> bool:
    """Whether titles are those of a game with fewer rounds."""
    return titles[-1].id == SHORT_TITLES[-1].id
