"""The feats of the guild in words: their names, and what is needed for them."""

from collections.abc import Callable, Mapping

from game.client.base.i18n import say
from game.match.feats import Feat

FEAT_WORDS: Mapping[Feat, tuple[Callable[[], str], Callable[[], str]]] = {
    "four_at_four": (
        lambda: say("Four crafts"),
        lambda: say("End with all four specialties at IV or more."),
    ),
    "three_at_six": (
        lambda: say("Three peaks"),
        lambda: say("End with three specialties at VI."),
    ),
    "four_in_a_round": (
        lambda: say("The press runs hot"),
        lambda: say("Fulfil four orders in one round."),
    ),
    "no_gear": (
        lambda: say("By hand"),
        lambda: say("Win without installing a gear."),
    ),
    "tie_break": (
        lambda: say("By a hair"),
        lambda: say("Win by what breaks a tie."),
    ),
    "four_inks": (
        lambda: say("All the colours"),
        lambda: say("Fulfil an order with all four inks."),
    ),
    "no_patron": (
        lambda: say("Nobody’s servant"),
        lambda: say("Win without a patronage card."),
    ),
    "four_patrons": (
        lambda: say("Friend of the great"),
        lambda: say("Take four patronage cards in one game."),
    ),
    "ten_books": (
        lambda: say("A full shelf"),
        lambda: say("Fulfil ten orders in one game."),
    ),
    "all_whole": (
        lambda: say("Nothing plain"),
        lambda: say("Fulfil seven orders or more, all coloured and decorated."),
    ),
    "never_passed": (
        lambda: say("Never idle"),
        lambda: say("Win without a pass."),
    ),
    "from_behind": (
        lambda: say("From the last place"),
        lambda: say("Win after being last when the last round began."),
    ),
    "by_thirty": (
        lambda: say("Far ahead"),
        lambda: say("Win by 30 fame or more."),
    ),
    "fame_150": (
        lambda: say("Famous in every town"),
        lambda: say("Reach 150 fame against other players."),
    ),
    "two_masters": (
        lambda: say("Master of masters"),
        lambda: say("Win against two masters among the computers."),
    ),
    "each_round": (
        lambda: say("Day by day"),
        lambda: say("Fulfil an order in each round."),
    ),
    "first_round": (
        lambda: say("An early bird"),
        lambda: say("Fulfil an order in the first round."),
    ),
    "empty_purse": (
        lambda: say("To the last coin"),
        lambda: say("Win with no guilder left."),
    ),
    "ten_kinds": (
        lambda: say("Clockwork"),
        lambda: say("Use ten different rewards of gears in one game."),
    ),
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
