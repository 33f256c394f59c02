"""The rules of the game for people who play it: chapters of short articles, in our own words.

The figures are those of the content that is played with; which rule wins in doubt is decided by the rules engine. Each
article names the rules that it tells, and all of them together tell every rule.
"""

from collections.abc import Callable
from typing import TypeAlias

from game.client.text.rulebook.article import Article, Chapter
from game.client.text.rulebook.course import a_round, goal, set_up
from game.client.text.rulebook.deeds import actions, fulfilling, gears, scoring, sectors
from game.client.text.rulebook.opponents import automa, characters
from game.content import Content

__all__ = ["CHAPTERS", "Article", "Chapter", "ChapterOf", "chapter_with", "chapters"]

ChapterOf: TypeAlias = Callable[[Content], Chapter]
"""What makes a chapter, with the figures of the content that is played with."""

CHAPTERS: tuple[ChapterOf, ...] = (
    goal,
    set_up,
    a_round,
    actions,
    fulfilling,
    gears,
    sectors,
    characters,
    automa,
    scoring,
)


def chapters(content: Content) -> tuple[Chapter, ...]:
    """All chapters, in the chosen language."""
    return tuple(chapter(content) for chapter in CHAPTERS)


def chapter_with(content: Content, article: str) -> Chapter:
    """The chapter that has an article; KeyError where none has it."""
    for chapter in chapters(content):
        if any(one.key == article for one in chapter.articles):
            return chapter
    raise KeyError(article)
