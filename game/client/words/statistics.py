"""What statistics say: where fame came from, what gears did, and times."""

from collections.abc import Callable, Mapping

from game.client.base.i18n import say, say_as
from game.rules.names import GearRewardKind

SOURCES: Mapping[str, Callable[[], str]] = {
    "printing": lambda: say("Orders fulfilled"),
    "colour": lambda: say("Colour"),
    "decoration": lambda: say("Decoration"),
    "bonus_gear": lambda: say("Bonus gears"),
    "reward": lambda: say("Rewards"),
    "gear": lambda: say("Gears"),
    "scrap": lambda: say("Discarded types"),
    "top_level": lambda: say("Highest levels"),
    "patronage": lambda: say("Patronage board"),
    "tory": lambda: say("Geoffroy Tory"),
    "specialties": lambda: say("Specialties, at the end"),
    "patronage cards": lambda: say("Patronage cards, at the end"),
    "guilders": lambda: say("Guilders, at the end"),
}
"""By the reason of the rules, and by what is counted at the end."""

GEAR_KINDS: Mapping[GearRewardKind, Callable[[], str]] = {
    "swap_ink": lambda: say("Swap an ink"),
    "ink": lambda: say("An ink"),
    "one_for_two": lambda: say("Two inks for one"),
    "swap_type": lambda: say("Swap a type"),
    "scrap_type": lambda: say("Discard a type"),
    "discount": lambda: say("A cheaper type"),
    "advance_lowest": lambda: say("Lowest specialty +1"),
    "advance": lambda: say("Advance a specialty"),
    "round_fame": lambda: say("Fame = round number"),
    "ink_bonus": lambda: say("Bonus for inks"),
    "type_bonus": lambda: say("Bonus for letters"),
    "decoration_bonus": lambda: say("Bonus for decoration"),
    "order": lambda: say("An order"),
}


def source_words(source: str) -> str:
    """Where fame came from; a word that is not known as it stands."""
    return SOURCES[source]() if source in SOURCES else source


def gear_kind_words(kind: str) -> str:
    """What gears of a kind do, in a few words."""
    return next((words() for known, words in GEAR_KINDS.items() if known == kind), kind)


def figure_words(value: float) -> str:
    """A number with one place behind the point, if that is not nothing.

    >>> figure_words(3.0), figure_words(2.46)
    ('3', '2.5')
    """
    return f"{value:.1f}".removesuffix(".0").replace(".", say_as("between whole numbers and tenths", "."))


def time_words(seconds: float | None) -> str:
    """How long a turn takes; a dash where nothing tells.

    >>> time_words(None), time_words(42.3), time_words(75)
    ('–', '42 s', '1 min 15 s')
    """
    if seconds is None:
        return "–"
    minutes, rest = divmod(round(seconds), 60)
    return (
        say("{minutes} min {seconds} s", minutes=minutes, seconds=rest) if minutes else say("{seconds} s", seconds=rest)
    )
