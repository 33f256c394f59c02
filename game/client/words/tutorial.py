"""The tutorial's frame in words: the chapters on their map, and what is said in any chapter."""

from collections.abc import Callable
from typing import NamedTuple

from game.client.base.i18n import say, say_as


class ChapterWords(NamedTuple):
    """What the map says of one chapter."""

    title: Callable[[], str]
    about: Callable[[], str]  # what it teaches


CHAPTERS: tuple[ChapterWords, ...] = (
    ChapterWords(lambda: say("The first sheet"), lambda: say("Fulfil orders")),
    ChapterWords(lambda: say("A commission"), lambda: say("Orders and inks")),
    ChapterWords(lambda: say("Four specialties"), lambda: say("Levels and their rewards")),
    ChapterWords(lambda: say("Wheels"), lambda: say("Gears and what they bring")),
    ChapterWords(lambda: say("Patronage"), lambda: say("Rewards, and cards worth fame")),
    ChapterWords(lambda: say("In secret"), lambda: say("Plans and order of play")),
    ChapterWords(lambda: say("Master of the house"), lambda: say("A whole round on your own")),
)
"""The seven chapters, first to last."""


def minutes_words(minutes: int, seconds: int) -> str:
    """How long a chapter takes."""
    return say("{minutes}:{seconds} min", minutes=minutes, seconds=f"{seconds:02}")


def chapter_words(number: str, title: str) -> str:
    """A chapter by its number and its title."""
    return say("{number}. {title}", number=number, title=title)


TUTORIAL: dict[str, Callable[[], str]] = {
    "name": lambda: say("The first commission"),
    "learn": lambda: say("Learn to play"),
    "learn hint": lambda: say("Seven short chapters on real tables, in any order. About twenty minutes."),
    "offer": lambda: say("Learn the game?"),
    "offer words": lambda: say(
        "Seven chapters of three minutes show it piece by piece. A first game explains each new thing when you meet"
        " it. You can leave either at any time."
    ),
    "offer game": lambda: say("First game"),
    "map": lambda: say("Choose a chapter. Each can be played on its own and left at any time."),
    "experienced": lambda: say("I know board games"),
    "experienced hint": lambda: say("Only the last two chapters: plans, and a whole round."),
    "title": lambda: say("To the title"),
    "done": lambda: say("Done"),
    "left": lambda: say("Left halfway: press to go on."),
    "speaker": lambda: say_as("who explains the game", "The Master"),
    "back": lambda: say_as("to the sentence before", "Back"),
    "next": lambda: say_as("to the sentence after", "Next"),
    "aside": lambda: say("Press here to move this aside."),
    "undo": lambda: say("Undo"),
    "again": lambda: say("Start again"),
    "show": lambda: say("Show me"),
    "show hint": lambda: say("Make the move for me, slowly."),
    "skip": lambda: say("Skip this chapter"),
    "leave": lambda: say("Leave"),
    "leave hint": lambda: say("Go to the map. This chapter can be continued later."),
    "to map": lambda: say("To the map"),
    "to game": lambda: say("First game"),
    "off script": lambda: say("That is allowed, too, but it doesn’t help here. Undo it, or go on."),
    "stuck": lambda: say("From here this chapter can’t go on as it should. Undo, or start it again."),
}
"""Buttons, and the sentences that belong to no single chapter."""
