"""The chapter on what the game is about, and what holds everywhere in it."""

from game.client.base.i18n import ROMAN, say, say_count
from game.client.rulebook.article import Article, Chapter
from game.content import Content


def goal(content: Content) -> Chapter:
    """What it is about, what there is to own, and what holds at any time."""
    return Chapter(say("Goal"), (*_things(content), *_always()))


def _things(content: Content) -> tuple[Article, ...]:
    r = content.rules
    return (
        Article(
            "fame",
            "laurel",
            say("Fame"),
            say_count(
                "You run a printing house. After {count} round, the most fame wins. It comes from orders,"
                " specialties, patronage cards and guilders.",
                "You run a printing house. After {count} rounds, the most fame wins. It comes from orders,"
                " specialties, patronage cards and guilders.",
                r.rounds,
            ),
        ),
        Article(
            "an order",
            "order",
            say("Orders"),
            say(
                "An order is one printing card with one refinement card. Fulfil it for guilders, and for"
                " the fame of its refinement. You have at most {most}.",
                most=r.order_slots,
            ),
            ("O2",),
        ),
        Article(
            "type",
            "type",
            say("Types"),
            say(
                "The letters A, I, O and U. An order needs a type for each of its letters. You keep your"
                " types. A type costs as many guilders as you then own types."
            ),
            ("A1",),
        ),
        Article(
            "ink",
            "drop",
            say("Inks"),
            say(
                "Blue, silver, gold and red, {count} of each in one bag. You pay inks for the Colour of"
                " orders and for patronage cards.",
                count=r.inks_per_colour,
            ),
            ("C2",),
        ),
        Article(
            "specialty",
            "specialties",
            say("Specialties"),
            say(
                "Four crafts from 0 to {top}. Decorations and patronage cards need a level; it is never spent.",
                top=ROMAN[r.top_level],
            ),
        ),
        Article(
            "a gear",
            "gears",
            say("Gears"),
            say("Up to {axles} on your axles. Each gives the reward of its active sector once a round.", axles=r.axles),
        ),
        Article(
            "guilders",
            "coin",
            say("Guilders"),
            say(
                "You start with {guilders}. They buy types, inks and a better choice of orders.",
                guilders=r.start_guilders,
            ),
            ("P3",),
        ),
    )


def _always() -> tuple[Article, ...]:
    return (
        Article(
            "open",
            "eye",
            say("Open to all"),
            say(
                "All players may look at everything, also at what somebody draws to choose from. Only these are secret:"
                " plans before they are revealed, the order of the decks, what comes next out of the bag, and the"
                " planning cards that the automa does not use."
            ),
            ("R1",),
        ),
        Article(
            "supply",
            "bag",
            say("What can run out"),
            say(
                "Guilders and types never run out. Inks can: you can’t take a colour that the bag does not hold."
                " What the bag holds is always known."
            ),
            ("C2",),
        ),
        Article(
            "decks",
            "orders",
            say("Empty decks"),
            say(
                "If a card is needed and its deck is empty, its discard pile is shuffled and becomes the deck."
                " If both are empty, you get only the cards that are left."
            ),
            ("R2",),
        ),
        Article(
            "rewards",
            "check",
            say("Rewards"),
            say(
                "You may decline a reward. A reward that is not available is lost, and nothing replaces it. Resolve"
                " several rewards one by one, in any order. Finish each, with all that it brings, before the next."
            ),
            ("R3",),
        ),
        Article(
            "inks of choice",
            "swap_ink",
            say("Inks of your choice"),
            say(
                "Take them from the bag one by one, each of a colour that is in it then. Twice the same is allowed."
                " If the bag holds fewer, you take fewer."
            ),
            ("R4",),
        ),
        Article(
            "no trade",
            "cross",
            say("No trade"),
            say("Nothing is traded, passed to another player or thrown away unless a rule says so."),
            ("R5",),
        ),
    )
