"""The chapter on fulfilling orders."""

from game.client.base.i18n import listed, say
from game.client.rulebook.article import Article, Chapter
from game.client.words.names import fame_words
from game.client.words.rewards import BONUSES
from game.content import Content


def fulfilling(content: Content) -> Chapter:
    """How orders are fulfilled, and what they give."""
    return Chapter(say("Fulfil orders"), (*_parts(content), *_course(content)))


def _parts(content: Content) -> tuple[Article, ...]:
    found = sorted({(card.bonus, card.bonus_count) for card in content.refinement.values()})
    bonuses = listed([BONUSES[bonus](count) for bonus, count in found])
    return (
        Article(
            "all at once",
            "press",
            say("All at once"),
            say(
                "Choose the orders together. Each type or ink serves only one order. No gain can pay for another order."
            ),
            ("F1", "F8"),
        ),
        Article(
            "letters",
            "type",
            say("Letters first"),
            say("Cover each letter of the printing card with one of your types. The order pays its guilders."),
            ("F2",),
            shown="printing",
        ),
        Article(
            "colour",
            "drop",
            say("Colour"),
            say("Optional: return all the inks it shows to the bag for its fame."),
            ("F3",),
            shown="refinement",
        ),
        Article(
            "decoration",
            "specialties",
            say("Decoration"),
            say("If your specialties have the levels it shows, or higher, you gain its fame."),
            ("F4",),
        ),
        Article(
            "both parts",
            "check",
            say("Both"),
            say(
                "With Colour and Decoration fulfilled, an order also gives the reward at the foot of its refinement"
                " card: {rewards}.",
                rewards=bonuses,
            ),
            ("F5",),
        ),
    )


def _course(content: Content) -> tuple[Article, ...]:
    return (
        Article(
            "bonus gears",
            "laurel",
            say("Bonus gears"),
            say(
                "Some gears give {fame} for each fulfilled order with a certain letter, ink or specialty. An order"
                " counts once for a gear, however often it shows it.",
                fame=fame_words(content.rules.bonus_gear_fame),
            ),
            ("F7",),
        ),
        Article(
            "the sequence",
            "hourglass",
            say("The sequence"),
            say(
                "One choice fixes orders, Colours, inks and bonus gears. Then: inks to the bag and cards to the discard"
                " piles, guilders, fame of Colour and Decoration, fame of bonus gears, and last the rewards. Before and"
                " after your choice you may buy types and use gears."
            ),
            ("F8",),
        ),
        Article(
            "what waits",
            "order",
            say("New orders wait"),
            say("An order that you gain here can be fulfilled next round. Nothing you gain serves these orders."),
            ("F8", "F1"),
        ),
        Article(
            "afterwards",
            "trash",
            say("Afterwards"),
            say("Fulfilled orders leave your printing house, even without Colour or Decoration. The others stay."),
            ("F6",),
        ),
        Article(
            "end of turn",
            "pass",
            say("End of your turn"),
            say("Your turn ends when you say so. The step ends with the last player’s turn."),
            ("F9",),
        ),
    )
