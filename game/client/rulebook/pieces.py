"""What is on the table, and the end: chapters on gears, characters, the automa and scoring."""

from game.client.art.icons import reward_icon
from game.client.rulebook.article import Article, Chapter
from game.client.words.messages import say
from game.client.words.pieces import character_words, familiar_name, solo_title_words
from game.client.words.rewards import GEAR_REWARDS
from game.content import Content


def gears(content: Content) -> Chapter:
    """How gears are installed, turn and are used."""
    return Chapter(
        say("Gears"),
        (
            Article(
                "gears", say("Axles"), say("Gears go on from the top without a gap, the sector of your choice active.")
            ),
            Article(
                "swap_type",
                say("A fourth gear"),
                say("With three gears a new one takes the place of one of yours, which is discarded."),
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
                say("Each gear once a round, three uses a round in all, only where the reward does something."),
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


def scoring(content: Content) -> Chapter:
    """How fame adds up at the end."""
    return Chapter(
        say("Scoring"),
        (
            Article(
                "laurel", say("During the game"), say("Fame from orders, gears and characters stands on the track.")
            ),
            Article(
                "specialties",
                say("Specialties"),
                say("At the end each gives 6 fame at VI, 3 at V and 1 at IV."),
            ),
            Article("patronage", say("Patronage cards"), say("Each card that you took is worth 8 fame.")),
            Article("coin", say("Guilders"), say("Every full 3 guilders that are left give 1 fame.")),
            Article(
                "trophy",
                say("The winner"),
                say("The most fame wins. Ties go to fewer types, then to fewer inks; then the victory is shared."),
            ),
            Article(
                "person",
                say("Alone"),
                say(
                    "Your fame earns a title: {lowest} up to 100, a step higher every ten, {highest} above 150.",
                    lowest=solo_title_words("student"),
                    highest=solo_title_words("guildmaster"),
                ),
            ),
        ),
    )
