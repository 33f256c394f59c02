"""How well a computer plays, in words: the levels, and what each means."""

from collections.abc import Callable

from game.client.words.messages import say
from game.match.players import Level


def level_words(level: Level) -> str:
    """The name of a level."""
    return LEVEL_NAMES[level]()


LEVEL_NAMES: dict[Level, Callable[[], str]] = {
    "novice": lambda: say("Novice"),
    "adept": lambda: say("Adept"),
    "master": lambda: say("Master"),
}


def level_meaning_words(level: Level) -> str:
    """How a computer of a level plays, in a short sentence."""
    return LEVEL_MEANINGS[level]()


LEVEL_MEANINGS: dict[Level, Callable[[], str]] = {
    "novice": lambda: say("Takes what its orders lack."),
    "adept": lambda: say("Weighs every move it could make."),
    "master": lambda: say("Thinks each round to its end."),
}
