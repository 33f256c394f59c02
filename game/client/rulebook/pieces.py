"""What is on the table, and the end: chapters on gears, characters, the automa and scoring."""

from itertools import pairwise

from game.client.art.icons import reward_icon
from game.client.rulebook.article import Article, Chapter
from game.client.words.messages import say
from game.client.words.names import both, guilder_words
from game.client.words.numerals import ROMAN, spelt
from game.client.words.pieces import character_words, familiar_name, solo_title_words
from game.client.words.rewards import GEAR_REWARDS
from game.content import Content


def gears(content: Content) -> Chapter:
    """How gears are installed, turn and are used."""
    r = content.rules
    return Chapter(
        say("Gears"),
        (
            Article(
                "gears", say("Axles"), say("Gears go on from the top without a gap, the sector of your choice active.")
            ),
            Article(
                "swap_type",
                say("A fourth gear"),
                say(
                    "With {axles} gears a new one takes the place of one of yours, which is discarded.",
                    axles=spelt(r.axles),
                ),
            ),
            Article(
                "rotate",
                say("Turning"),
                say("The first gear turns clockwise, the second the other way, the third clockwise again."),
            ),
            Article(
                "lock", say("Used gears"), say("A gear used this round can’t be replaced or turned until the next.")
            ),
            Article(
                "check",
                say("Using"),
                say(
                    "Each gear once a round, {uses} uses a round in all, only where the reward does something.",
                    uses=spelt(r.gear_uses_per_round),
                ),
            ),
            Article(
                "laurel",
                say("Bonus gears"),
                say("These wait for fulfilment: they are used together with the orders that earn their fame."),
            ),
        ),
    )


def sectors(content: Content) -> Chapter:
    """What each sector of a gear gives."""
    return Chapter(
        say("Sectors"),
        tuple(
            Article(reward_icon(kind), words.heading(), words.article(content.rules))
            for kind, words in GEAR_REWARDS.items()
        ),
    )


def characters(content: Content) -> Chapter:
    """What each character can do."""
    return Chapter(
        say("Characters"),
        tuple(
            Article("", familiar_name(name, content), character_words(name, content), name)
            for name in content.characters
        ),
    )


def automa(content: Content) -> Chapter:
    """How the automa plays."""
    return Chapter(
        say("Automa"),
        (
            Article(
                "automa",
                say("Who it is"),
                say("A seat that takes things away from the board and never scores. With one player it always plays."),
            ),
            Article(
                "marker",
                say("Its plan"),
                say("Once all plans are open its card moves its markers from action to action; they stay there."),
            ),
            Article(
                "first",
                say("Its place"),
                say("It is first in round I. Then the token, its markers and the order of play treat it like anyone."),
            ),
            Article(
                "cross",
                say("What it takes"),
                say(
                    "Cards numbered 1 to 4 are turned up until one names a space with something in it: that goes away."
                ),
            ),
            Article(
                "patronage",
                say("Patronage"),
                say("It closes a reward for the round. If its card shows the sign, it removes the first open patron."),
            ),
            Article(
                "minus",
                say("Fewest and most"),
                say("Some moves name the action with the fewest or most of its markers; its card breaks ties."),
            ),
        ),
    )


def _titles(content: Content) -> str:
    """U10: what fame earns for who plays alone."""
    titles = content.rules.solo_titles
    lowest, highest = solo_title_words(titles[-1].id), solo_title_words(titles[0].id)
    if len(titles) == 1:
        return say("Your fame earns a title: {lowest}.", lowest=lowest)
    steps = {above.minimum - below.minimum for above, below in pairwise(titles[:-1])}
    step = say("every {step}", step=spelt(min(steps))) if len(steps) == 1 else say("now and then")
    return say(
        "Your fame earns a title: {lowest} up to {least}, a step higher {step}, {highest} above {most}.",
        lowest=lowest,
        least=titles[-2].minimum - 1,
        step=step,
        highest=highest,
        most=titles[0].minimum - 1,
    )


def scoring(content: Content) -> Chapter:
    """How fame adds up at the end."""
    r = content.rules
    steps = [
        say("{fame} fame at {level}" if first else "{fame} at {level}", fame=row.fame, level=ROMAN[row.level])
        for first, row in ((row is r.specialty_fame[0], row) for row in r.specialty_fame)
    ]
    return Chapter(
        say("Scoring"),
        (
            Article(
                "laurel", say("During the game"), say("Fame from orders, gears and characters stands on the track.")
            ),
            Article(
                "specialties",
                say("Specialties"),
                say("At the end each gives {fame}.", fame=both(steps))
                if steps
                else say("They give no fame at the end."),
            ),
            Article(
                "patronage",
                say("Patronage cards"),
                say("Each card that you took is worth {fame} fame.", fame=r.patronage_card_fame),
            ),
            Article(
                "coin",
                say("Guilders"),
                say("Every full {guilders} that are left give 1 fame.", guilders=guilder_words(r.guilders_per_fame)),
            ),
            Article(
                "trophy",
                say("The winner"),
                say("The most fame wins. Ties go to fewer types, then to fewer inks; then the victory is shared."),
            ),
            Article(
                "person",
                say("Alone"),
                _titles(content),
            ),
        ),
    )
