"""The articles on patronage: its rewards, and its cards."""

from game.client.base.i18n import ROMAN, say
from game.client.rulebook.article import Article
from game.client.words.names import either, fame_words
from game.client.words.rewards import patronage_reward_words
from game.content import Content


def patronage(content: Content) -> tuple[Article, ...]:
    """What the fifth action gives."""
    r = content.rules
    return (
        Article(
            "patronage",
            "patronage",
            say("Patronage"),
            say(
                "Claim a free reward: {rewards}. Each can be claimed once a round.",
                rewards=either([patronage_reward_words(reward, r) for reward in r.patronage_rewards]),
            ),
            ("M1",),
        ),
        Article(
            "claimed",
            "marker",
            say("A claimed reward"),
            say(
                "It is closed to all others for the round. You may claim one and then decline it, or claim one that"
                " is not available now."
            ),
            ("M4",),
        ),
        Article(
            "patronage card",
            "trophy",
            say("Patronage cards"),
            say(
                "Or, from round {opens} on, take an open patronage card: show its levels and types, pay its inks. "
                "It is worth {fame} at the end.",
                opens=ROMAN[min(row.patronage_rounds[0] for row in content.seat_counts.values())],
                fame=fame_words(r.patronage_card_fame),
            ),
            ("M2", "M3"),
            shown="patronage",
        ),
        Article(
            "what cards need",
            "check",
            say("What they need"),
            say(
                "Two specialties; or inks and types; or one specialty with inks or with types. Levels may be higher."
                " For each letter shown you need a type of its own. Only inks are paid: they return to the bag. A type"
                " that you show can still serve an order this round."
            ),
            ("M2", "M4"),
        ),
    )
