"""The words of a bubble or of an answer, with what the player needs or has gained."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client.base.i18n import listed
from game.client.text.terms import ink_words
from game.client.text.tutorial_text import ANSWERS, BUBBLES, TUTORIAL, goal_missed, goal_reached, inks_wanted
from game.rules.names import INKS
from game.rules.prepared import LEARNER

if TYPE_CHECKING:
    from game.client.tutorial.lesson import Lesson


def bubble_words(lesson: Lesson, at: int) -> str:
    """What a bubble of the chapter says."""
    key = lesson.chapter.bubbles[at].say
    return FILLED_BY[key](lesson) if key in FILLED_BY else BUBBLES[key]()


def answer_words(key: str) -> str:
    """What an answer says."""
    return ANSWERS[key]() if key in ANSWERS else TUTORIAL[key]()


def _inks_of_order(lesson: Lesson) -> str:
    """The bubble about the inks of the learner's newest order."""
    sitting = lesson.sitting
    orders = sitting.view(LEARNER).seats[LEARNER].orders
    needs = sitting.content.refinement[orders[-1].refinement].inks if orders else (0, 0, 0, 0)
    return inks_wanted(listed([ink_words(ink) for ink, count in zip(INKS, needs, strict=True) for _ in range(count)]))


FILLED_BY: dict[str, Callable[[Lesson], str]] = {
    "2.7": _inks_of_order,
    "7.7a": lambda lesson: goal_reached(lesson.fame),
    "7.7b": lambda lesson: goal_missed(lesson.fame),
}
"""What makes the words of the bubbles with figures."""
