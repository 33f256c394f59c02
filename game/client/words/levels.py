"""How well a computer plays, in words: the levels, players of other packages, and what each means."""

from collections.abc import Callable

from game.client.base.i18n import say
from game.guest_names import guests
from game.match.seats import Level


def level_words(level: Level) -> str:
    """The name of a level."""
    named = LEVEL_NAMES.get(level)
    return named() if named else level.capitalize()


def turning_level_words(level: Level) -> str:
    """The name of a level on a button that goes on to the next one."""
    return say("{level} ›", level=level_words(level))


LEVEL_NAMES: dict[Level, Callable[[], str]] = {
    "novice": lambda: say("Novice"),
    "adept": lambda: say("Adept"),
    "master": lambda: say("Master"),
}


def level_meaning_words(level: Level) -> str:
    """How a computer of a level plays, in a short sentence."""
    meaning = LEVEL_MEANINGS.get(level)
    if meaning:
        return meaning()
    return say("From another package.") if level in guests() else say("Not installed: makes any legal move.")


LEVEL_MEANINGS: dict[Level, Callable[[], str]] = {
    "novice": lambda: say("Takes what its orders need."),
    "adept": lambda: say("Compares every move."),
    "master": lambda: say("Plans each round to its end."),
}
