"""The chapter on the actions that markers are planned for."""

from collections.abc import Callable

from game.client.base.i18n import ROMAN, listed, say, say_count, sentences
from game.client.rulebook.article import Article, Chapter
from game.client.rulebook.patronage import patronage
from game.client.words.names import both, guilder_words
from game.client.words.rewards import track_reward_words
from game.content import Content
from game.content.tables import RuleConstants

ORDINALS: tuple[Callable[[str], str], ...] = (
    lambda price: say("First space: {price}.", price=price),
    lambda price: say("Second space: {price}.", price=price),
    lambda price: say("Third space: {price}.", price=price),
)


def actions(content: Content) -> Chapter:
    """The five actions, and the rewards that come of them."""
    r = content.rules
    return Chapter(say("Actions"), (*_orders(r), *_inks(r), *_specialties(r), *_gears(r), *patronage(content)))


def _orders(r: RuleConstants) -> tuple[Article, ...]:
    return (
        Article(
            "take an order",
            "orders",
            say("Orders"),
            say_count(
                "Take one printing card and one refinement card as an order; they stay together. If you have {count}"
                " order already, discard it first.",
                "Take one printing card and one refinement card as an order; they stay together. If you have {count}"
                " orders already, discard one first.",
                r.order_slots,
            ),
            ("O1", "O2", "O3"),
            shown="refinement",
        ),
        Article(
            "order reward",
            "order",
            say("An order as a reward"),
            say_count(
                "Draw {count} printing card and {count} refinement card, keep one of each as an order, and discard"
                " the rest.",
                "Draw {count} printing cards and {count} refinement cards, keep one of each as an order, and discard"
                " the rest.",
                r.order_cards_drawn,
            ),
            ("O4",),
        ),
        Article(
            "more cards",
            "coin",
            say("A better choice"),
            say_count(
                "Before you keep one, {guilders} buy {count} more card, of the kind you like. You may do so again and"
                " again while there are cards, and choose among all.",
                "Before you keep one, {guilders} buy {count} more cards, of the kinds you like. You may do so again and"
                " again while there are cards, and choose among all.",
                r.more_cards_count,
                guilders=guilder_words(r.more_cards_price),
            ),
            ("O5", "O7"),
        ),
        Article(
            "full slots",
            "trash",
            say("No free slot"),
            say(
                "If your slots are full, discard an order before you draw. Once cards are drawn you must keep one of"
                " each. If either kind has no card left, the reward is lost. An order leaves you in no other way but"
                " these, and when you fulfil it."
            ),
            ("O6", "O7", "O8"),
        ),
    )


def _inks(r: RuleConstants) -> tuple[Article, ...]:
    prices = [guilder_words(price) if price else say("for free") for price in r.ink_prices]
    told = [ordinal(price) for ordinal, price in zip(ORDINALS, prices, strict=True)]
    return (
        Article(
            "take inks",
            "inks",
            say("Inks"),
            sentences((say("Choose a set and take its inks from the left without a gap."), *told)),
            ("I1",),
        ),
        Article(
            "ink prices",
            "drop",
            say("A set that is begun"),
            say(
                "You may choose a set from which inks were taken. Each space keeps its price. When all are done, the"
                " inks left return to the bag."
            ),
            ("I2", "I3"),
        ),
    )


def _specialties(r: RuleConstants) -> tuple[Article, ...]:
    steps = [
        say("{level}: {reward}", level=ROMAN[step.level], reward=track_reward_words(step.reward))
        for step in r.reward_track
    ]
    return (
        Article(
            "take a specialty",
            "specialties",
            say("Specialties"),
            say("Take a card and advance both its specialties, or instead any one specialty by one level."),
            ("D1", "D4"),
            shown="specialty",
        ),
        Article(
            "reward track",
            "advance",
            say("Reward track"),
            sentences(
                (
                    say("When any of your specialties is the first to reach such a level, the disk moves on."),
                    say("You gain what its space shows. {steps}.", steps=listed(steps)) if steps else "",
                    say("Other specialties gain nothing when they reach it later."),
                )
            ),
            ("D2",),
        ),
        Article(
            "one by one",
            "advance",
            say("Level by level"),
            say(
                "Advance one level at a time, in the order you like; each level earns its reward. So a card that shows"
                " a specialty twice can earn two. You discard the card at once."
            ),
            ("D5",),
        ),
        Article(
            "top level",
            "coin",
            say("At the top"),
            say(
                "At {top}, each advance gives you {guilders} instead, wherever it comes from.",
                top=ROMAN[r.top_level],
                guilders=guilder_words(r.level_at_top_guilders),
            ),
            ("D3",),
        ),
    )


def _gears(r: RuleConstants) -> tuple[Article, ...]:
    axles = [ROMAN[axle + 1] for axle in range(r.axles)]
    return (
        Article(
            "gears action",
            "gears",
            say("Gears"),
            say("Install a gear with the sector of your choice active, or turn one of yours to another sector."),
            ("G1", "G2", "G5"),
            shown="gear",
        ),
        Article(
            "axles",
            "gears",
            say("Axles"),
            say(
                "Place gears from the top without a gap: axles {axles}. You choose the active sector. The other gears"
                " keep still.",
                axles=both(axles),
            ),
            ("G2", "G8"),
        ),
    )
