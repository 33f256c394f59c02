"""The chapter on the actions that markers are planned for."""

from collections.abc import Callable

from game.client.rulebook.article import Article, Chapter
from game.client.words.messages import say, say_count
from game.client.words.names import both, either, guilder_words
from game.client.words.numerals import ROMAN, spelt
from game.client.words.rewards import patronage_reward_words
from game.content import Content
from game.content.tables import RuleConstants
from game.rules.names import PatronageReward, TrackReward

TRACK: dict[TrackReward, Callable[[], str]] = {
    "ink": lambda: say("an ink"),
    "order": lambda: say("an order"),
    "type": lambda: say("a type"),
}


def _claimed_words(reward: PatronageReward, r: RuleConstants) -> str:
    """A reward of the patronage board in few words."""
    if reward == "inks":
        return say_count("{count} ink", "{count} inks", r.patronage_inks)
    return say("a level") if reward == "specialty" else patronage_reward_words(reward, r)


def actions(content: Content) -> Chapter:
    """The five actions, and the rewards that come of them."""
    r = content.rules
    first, second, third = r.ink_prices
    return Chapter(
        say("Actions"),
        (
            Article(
                "orders",
                say("Orders"),
                say(
                    "Take one printing card and one refinement card as an order. With {orders}, discard one first.",
                    orders=say_count("one order", "{number} orders", r.order_slots, number=spelt(r.order_slots)),
                ),
            ),
            Article(
                "inks",
                say("Inks"),
                say(
                    "Choose a set and take its inks from the left without a gap. The first space {first}, the"
                    " second costs {second}, the third {third}. Empty spaces change no price.",
                    first=say("costs {guilders}", guilders=guilder_words(first)) if first else say("is free"),
                    second=guilder_words(second),
                    third=guilder_words(third) if first else third,
                ),
            ),
            Article(
                "specialties",
                say("Specialties"),
                say("Take a card and advance both its specialties, or instead any one specialty by one level."),
            ),
            Article(
                "gears",
                say("Gears"),
                say("Install a gear with the sector of your choice active, or turn one of yours to another sector."),
            ),
            Article(
                "patronage",
                say("Patronage"),
                say(
                    "Claim a free reward: {rewards}. Each can be claimed once a round.",
                    rewards=either([_claimed_words(reward, r) for reward in r.patronage_rewards]),
                ),
            ),
            Article(
                "trophy",
                say("Patronage cards"),
                say(
                    "Or, from round {opens} on, take an open patronage card: show its levels and types, pay its inks. "
                    "It is worth {fame} fame at the end.",
                    opens=ROMAN[min(row.patronage_rounds[0] for row in content.seat_counts.values())],
                    fame=r.patronage_card_fame,
                ),
            ),
            Article(
                "advance",
                say("Reward track"),
                say(
                    "Your first specialty to reach {levels} gains {rewards}. At {top}, an advance"
                    " pays {guilders} instead.",
                    levels=both([ROMAN[step.level] for step in r.reward_track]),
                    rewards=both([TRACK[step.reward]() for step in r.reward_track]),
                    top=ROMAN[r.top_level],
                    guilders=guilder_words(r.level_at_top_guilders),
                ),
            ),
            Article(
                "order",
                say("An order as a reward"),
                say(
                    "Draw {drawn} of each kind and keep one of each. First you may draw {more} more for"
                    " {guilders}, again and again. You may also buy types and use gears.",
                    drawn=say_count(
                        "one card", "{number} cards", r.order_cards_drawn, number=spelt(r.order_cards_drawn)
                    ),
                    more=spelt(r.more_cards_count),
                    guilders=guilder_words(r.more_cards_price),
                ),
            ),
        ),
    )
