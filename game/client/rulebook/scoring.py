"""The chapter on scoring."""

from game.client.base.i18n import ROMAN, listed, say
from game.client.rulebook.article import Article, Chapter
from game.client.words.names import fame_words, guilder_words
from game.client.words.pieces import solo_title_words
from game.content import Content


def scoring(content: Content) -> Chapter:
    """How fame adds up at the end."""
    return Chapter(say("Scoring"), (*_fame(content), *_who_wins(content)))


def _fame(content: Content) -> tuple[Article, ...]:
    r = content.rules
    steps = [say("{level}: {fame}", level=ROMAN[row.level], fame=fame_words(row.fame)) for row in r.specialty_fame]
    return (
        Article(
            "fame in the game",
            "laurel",
            say("During the game"),
            say("The track counts fame from orders, gears and characters."),
        ),
        Article(
            "fame of specialties",
            "specialties",
            say("Specialties"),
            say("At the end each of your specialties gives fame for its level. {steps}.", steps=listed(steps))
            if steps
            else say("They give no fame at the end."),
            ("Z1",),
        ),
        Article(
            "fame of patronage",
            "patronage",
            say("Patronage cards"),
            say("Each card that you took is worth {fame}.", fame=fame_words(r.patronage_card_fame)),
            ("Z1", "M3"),
        ),
        Article(
            "fame of guilders",
            "coin",
            say("Guilders"),
            say("You gain 1 fame per {guilders} you have left.", guilders=guilder_words(r.guilders_per_fame)),
            ("Z1",),
        ),
    )


def _who_wins(content: Content) -> tuple[Article, ...]:
    return (
        Article(
            "winner",
            "trophy",
            say("The winner"),
            say("The most fame wins. Ties: fewer types win, then fewer inks; players still tied share the victory."),
            ("Z2",),
        ),
        Article(
            "automa ranked",
            "automa",
            say("The automa"),
            say("The automa is not ranked: it has no fame."),
            ("Z2",),
        ),
        Article("titles", "person", say("Solo games"), _titles(content), ("U10",)),
    )


def _titles(content: Content) -> str:
    """`U10`: what fame earns for who plays alone, from the lowest title to the highest."""
    steps = [
        say("{title} from {fame}", title=solo_title_words(title.id), fame=fame_words(title.minimum))
        for title in reversed(content.rules.solo_titles)
    ]
    return say("Your fame earns a title. {titles}.", titles=listed(steps))
