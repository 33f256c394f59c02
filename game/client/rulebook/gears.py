"""The chapters on gears and on what their sectors give."""

from game.client.base.i18n import say, say_count
from game.client.graphics.icons import reward_icon
from game.client.rulebook.article import Article, Chapter
from game.client.words.rewards import GEAR_REWARDS
from game.content import Content


def gears(content: Content) -> Chapter:
    """How gears turn and are used."""
    r = content.rules
    return Chapter(
        say("Gears"),
        (
            Article(
                "turning",
                "rotate",
                say("Turning"),
                say("The first gear turns clockwise, the second counter-clockwise, the third clockwise again."),
                ("T1",),
            ),
            Article(
                "fourth gear",
                "swap_type",
                say("A fourth gear"),
                say_count(
                    "With {count} gear, a new gear replaces yours, which is discarded.",
                    "With {count} gears, a new gear replaces one of yours, which is discarded.",
                    r.axles,
                ),
                ("G3",),
            ),
            Article(
                "used gear",
                "lock",
                say("Used gears"),
                say("A gear used this round can’t be replaced or turned until the next."),
                ("G4",),
            ),
            Article(
                "using gears",
                "check",
                say("Using"),
                say_count(
                    "Use each gear once a round, {count} use a round in total, and only if its reward has an effect.",
                    "Use each gear once a round, {count} uses a round in total, and only if its reward has an effect.",
                    r.gear_uses_per_round,
                ),
                ("G6", "G7"),
            ),
            Article(
                "placed gear",
                "gears",
                say("Just placed"),
                say(
                    "A gear that you install or turn in this round may be used in it, unless it was used already. You"
                    " need not use a gear."
                ),
                ("G6", "G8"),
            ),
            Article(
                "bonus sectors",
                "laurel",
                say("Bonus gears"),
                say("These score when you fulfil orders, for the orders that earn their fame."),
                ("F7",),
            ),
        ),
    )


def sectors(content: Content) -> Chapter:
    """What each sector of a gear gives."""
    return Chapter(
        say("Gear rewards"),
        tuple(
            Article(f"reward {kind}", reward_icon(kind), words.heading(), words.article(content.rules), (kind,))
            for kind, words in GEAR_REWARDS.items()
        ),
    )
