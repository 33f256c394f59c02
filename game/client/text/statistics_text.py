"""What statistics say: where fame came from, what gears did, times, and the feats of the guild."""

from collections.abc import Callable, Mapping

from game.client.base.i18n import pgettext, say
from game.match.feats import Feat
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
    return f"{value:.1f}".removesuffix(".0").replace(".", pgettext("between whole numbers and tenths", "."))


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


FEAT_WORDS: Mapping[Feat, tuple[Callable[[], str], Callable[[], str]]] = {
    "four_at_four": (lambda: say("Four crafts"), lambda: say("End with all four specialties at IV or more.")),
    "three_at_six": (lambda: say("Three peaks"), lambda: say("End with three specialties at VI.")),
    "four_in_a_round": (lambda: say("The press runs hot"), lambda: say("Fulfil four orders in one round.")),
    "no_gear": (lambda: say("By hand"), lambda: say("Win without installing a gear.")),
    "tie_break": (lambda: say("By a hair"), lambda: say("Win by a tie-break.")),
    "four_inks": (lambda: say("All the colours"), lambda: say("Fulfil an order with all four inks.")),
    "no_patron": (lambda: say("Nobody’s servant"), lambda: say("Win without a patronage card.")),
    "four_patrons": (lambda: say("Friend of the great"), lambda: say("Take four patronage cards in one game.")),
    "ten_books": (lambda: say("A full shelf"), lambda: say("Fulfil ten orders in one game.")),
    "all_whole": (
        lambda: say("Nothing plain"),
        lambda: say("Fulfil seven orders or more, all coloured and decorated."),
    ),
    "never_passed": (lambda: say("Never idle"), lambda: say("Win without ever passing.")),
    "from_behind": (lambda: say("From the last place"), lambda: say("Win after being last when the last round began.")),
    "by_thirty": (lambda: say("Far ahead"), lambda: say("Win by 30 fame or more.")),
    "fame_150": (lambda: say("Famous in every town"), lambda: say("Reach 150 fame against other players.")),
    "two_masters": (lambda: say("Master of masters"), lambda: say("Win against two masters among the computers.")),
    "each_round": (lambda: say("Day by day"), lambda: say("Fulfil an order in each round.")),
    "first_round": (lambda: say("An early bird"), lambda: say("Fulfil an order in the first round.")),
    "empty_purse": (lambda: say("To the last coin"), lambda: say("Win with no guilders left.")),
    "ten_kinds": (lambda: say("Clockwork"), lambda: say("Use ten different gear rewards in one game.")),
    "all_titles": (
        lambda: say("The whole ladder"),
        lambda: say("Win each title of the guild alone, from the lowest to the highest."),
    ),
}
"""A name, and what is needed."""


def feat_words(feat: Feat) -> str:
    """What a feat is called."""
    return FEAT_WORDS[feat][0]()


def needed_words(feat: Feat) -> str:
    """What has to be done for a feat."""
    return FEAT_WORDS[feat][1]()
