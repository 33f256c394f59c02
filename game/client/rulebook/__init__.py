"""The rules of the game for people who play it: chapters of short articles, in our own words.

The figures are those of the content that is played with; which rule wins in doubt is decided by the rules engine.
"""

from collections.abc import Callable
from typing import TypeAlias

from game.client.rulebook import actions, pieces, play
from game.client.rulebook.article import Article, Chapter
from game.content import Content

__all__ = ["CHAPTERS", "Article", "Chapter", "ChapterOf", "chapters"]

ChapterOf: TypeAlias = Callable[[Content], Chapter]
"""What makes a chapter, with the figures of the content that is played with."""

CHAPTERS: tuple[ChapterOf, ...] = (
    play.aim,
    play.a_round,
    actions.actions,
    play.fulfilling,
    pieces.gears,
    pieces.sectors,
    pieces.characters,
    pieces.automa,
    pieces.scoring,
)


def chapters(content: Content) -> tuple[Chapter, ...]:
    """All chapters, in the chosen language."""
    return tuple(chapter(content) for chapter in CHAPTERS)
