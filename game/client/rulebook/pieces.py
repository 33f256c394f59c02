"""Chapters of the rules on gears, characters, the automa and scoring."""

from itertools import pairwise

from game.client.art.icons import reward_icon
from game.client.rulebook.article import Article, Chapter
from game.client.words.messages import say, say_count
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
                "gears", say("Axles"), say("Place gears from the top without a gap. You choose the active sector.")
            ),
            Article(
                "swap_type",
                say("A fourth gear"),
                say_count(
                    "With {count} gear, a new gear replaces yours, which is discarded.",
                    "With {count} gears, a new gear replaces one of yours, which is discarded.",
                    r.axles,
                ),
            ),
            Article(
                "rotate",
                say("Turning"),
                say("The first gear turns clockwise, the second counter-clockwise, the third clockwise again."),
            ),
            Article(
                "lock", say("Used gears"), say("A gear used this round can’t be replaced or turned until the next.")
            ),
            Article(
                "check",
                say("Using"),
                say_count(
                    "Use each gear once a round, {count} use a round in total, and only if its reward has an effect.",
                    "Use each gear once a round, {count} uses a round in total, and only if its reward has an effect.",
                    r.gear_uses_per_round,
                ),
            ),
            Article(
                "laurel",
                say("Bonus gears"),
                say("These score when you fulfil orders, for the orders that earn their fame."),
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
                say("A rule-driven opponent: removes things, never scores. Always in solo games."),
            ),
            Article(
                "marker",
                say("Its plan"),
                say("When all plans are revealed, its card moves its markers from action to action. They stay there."),
            ),
            Article(
                "first",
                say("Its place"),
                say(
                    "It is first player in round I. From then on, token, markers and order of play"
                    " work as for any player."
                ),
            ),
            Article(
                "cross",
                say("What it takes"),
                say("Cards 1–4 are revealed until one names a filled space, which is emptied."),
            ),
            Article(
                "patronage",
                say("Patronage"),
                say(
                    "It claims a reward for the round and gains nothing. With the crown it removes the leftmost open"
                    " patronage card instead."
                ),
            ),
            Article(
                "minus",
                say("Fewest and most"),
                say("Some cards name the action with the fewest or most of its markers. The card also breaks ties."),
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
        "Your fame earns a title: {lowest} up to {least}, one step higher {step}, {highest} above {most}.",
        lowest=lowest,
        least=titles[-2].minimum - 1,
        step=step,
        highest=highest,
        most=titles[0].minimum - 1,
    )


def scoring(content: Content) -> Chapter:
    """How fame adds up at the end."""
    r = content.rules
    steps = [say("{fame} fame at {level}", fame=row.fame, level=ROMAN[row.level]) for row in r.specialty_fame]
    return Chapter(
        say("Scoring"),
        (
            Article("laurel", say("During the game"), say("The track counts fame from orders, gears and characters.")),
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
                say("You gain 1 fame per {guilders} you have left.", guilders=guilder_words(r.guilders_per_fame)),
            ),
            Article(
                "trophy",
                say("The winner"),
                say(
                    "The most fame wins. Ties: fewer types win, then fewer inks; players still tied share the victory."
                ),
            ),
            Article(
                "person",
                say("Solo games"),
                _titles(content),
            ),
        ),
    )
