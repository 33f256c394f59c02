"""The rules of the game for people who play it: chapters of short articles, in our own words.

The figures are those of the published game; which rule wins in doubt is decided by the rules engine, not here.
"""

from collections.abc import Callable

from game.client.rulebook import pieces, play
from game.client.rulebook.article import Article, Chapter

__all__ = ["CHAPTERS", "Article", "Chapter", "chapters"]

CHAPTERS: tuple[Callable[[], Chapter], ...] = (
    play.aim,
    play.a_round,
    play.actions,
    play.fulfilling,
    pieces.gears,
    pieces.sectors,
    pieces.characters,
    pieces.automa,
    pieces.scoring,
)


def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the chosen language."""
    return tuple(chapter() for chapter in CHAPTERS)
