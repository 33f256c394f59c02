"""The course of a game: chapters on its aim, a round, and printing."""

from game.client.rulebook.article import Article, Chapter
from game.client.words.messages import say, say_count
from game.client.words.numerals import ROMAN, spelt
from game.content import Content


def aim(content: Content) -> Chapter:
    """What it is about, and how a game begins."""
    r = content.rules
    return Chapter(
        say("Aim"),
        (
            Article(
                "laurel",
                say("Fame"),
                say(
                    "You run a printing house. After {rounds} the one with the most fame wins: from orders, "
                    "specialties, patrons and money.",
                    rounds=say_count("one round", "{number} rounds", r.rounds, number=spelt(r.rounds)),
                ),
            ),
            Article(
                "order",
                say("Orders"),
                say(
                    "An order is one printing card with one refinement card. Fulfilling it pays guilders, and fame for "
                    "its refinement. You hold at most {most}.",
                    most=spelt(r.order_slots),
                ),
            ),
            Article(
                "type",
                say("Types"),
                say(
                    "The letters A, I, O and U. An order needs a type for each letter it shows; you keep your types. "
                    "A type costs as many guilders as you then own types."
                ),
            ),
            Article(
                "drop",
                say("Inks"),
                say(
                    "Blue, silver, gold and red, {count} of each in one bag. Inks are spent on the colour parts of "
                    "orders and on patrons.",
                    count=spelt(r.inks_per_colour),
                ),
            ),
            Article(
                "specialties",
                say("Specialties"),
                say(
                    "Four crafts from 0 to {top}. Decoration parts and patrons ask for a level; it is never spent.",
                    top=ROMAN[r.top_level],
                ),
            ),
            Article(
                "gears",
                say("Gears"),
                say(
                    "Up to {axles} on your axles. Each gives the reward of its active sector once a round.",
                    axles=spelt(r.axles),
                ),
            ),
            Article(
                "coin",
                say("Guilders"),
                say(
                    "You start with {guilders}. They buy types, inks and a better choice of orders.",
                    guilders=r.start_guilders,
                ),
            ),
            Article(
                "first",
                say("Before round I"),
                say(
                    "Keep one of {characters}, draft {orders} (forwards, then backwards in turn order), and choose "
                    "{types}.",
                    characters=say_count(
                        "one character", "{number} characters", r.characters_drawn, number=spelt(r.characters_drawn)
                    ),
                    orders=say_count("one order", "{number} orders", r.draft_rounds, number=spelt(r.draft_rounds)),
                    types=say_count("one type", "{number} types", r.start_types, number=spelt(r.start_types)),
                ),
            ),
        ),
    )


def a_round(content: Content) -> Chapter:
    """The course of a round."""
    r = content.rules
    return Chapter(
        say("Round"),
        (
            Article(
                "rotate",
                say("1. Gears turn"),
                say(
                    "From round II on your first gear turns one sector clockwise and takes the meshed ones along: this "
                    "is not optional."
                ),
            ),
            Article(
                "marker",
                say("2. Plan in secret"),
                say(
                    "Spread all your markers over the five actions, at most {most} on one. A plan that was handed in "
                    "is final; then all are shown together.",
                    most=spelt(r.most_markers_on_action),
                ),
            ),
            Article(
                "eye",
                say("Order of play"),
                say(
                    "In each action those with more markers come first; ties go by turn order. With no marker you do "
                    "not take part."
                ),
            ),
            Article(
                "fist",
                say("3. Five actions"),
                say(
                    "Orders, inks, specialties, gears, patronage. Everybody with a marker gets one turn in each, or "
                    "passes. What is left over goes away."
                ),
            ),
            Article(
                "press",
                say("4. Fulfil orders"),
                say("In turn order each printing house fulfils as many of its orders as it likes, all at once."),
            ),
            Article(
                "hourglass",
                say("5. End of the round"),
                say(
                    "The board is filled anew and the first player token passes on. Markers go with it: {first} for "
                    "the first, {second} for the second, {third} for the third of three or more, {fourth} for the "
                    "fourth of four.",
                    **dict(zip(("first", "second", "third", "fourth"), r.markers_by_turn, strict=True)),
                ),
            ),
            Article(
                "plus",
                say("At any time"),
                say(
                    "Buy types (the fourth you own costs 4 guilders, and so on) and use gears, whoever’s turn it is, "
                    "unless a choice is open."
                ),
            ),
            Article(
                "undo",
                say("Taking back"),
                say("Moves can be taken back until something hidden was shown or somebody else has moved."),
            ),
        ),
    )


def fulfilling(content: Content) -> Chapter:
    """How orders are printed."""
    return Chapter(
        say("Fulfilling"),
        (
            Article(
                "press",
                say("All at once"),
                say("Choose the orders together. One type or ink serves only one order, and no gain pays for another."),
            ),
            Article(
                "type",
                say("Letters first"),
                say(
                    "Every letter of the printing card must be covered by a type of yours. The order pays its guilders."
                ),
            ),
            Article(
                "drop", say("Colour part"), say("If you like, return all the inks it shows to the bag for its fame.")
            ),
            Article(
                "specialties",
                say("Decoration part"),
                say("If all the specialties it shows are at the level shown or higher, you gain its fame."),
            ),
            Article(
                "check",
                say("Both parts"),
                say("An order with both parts done also gives the reward at the foot of its refinement card."),
            ),
            Article(
                "laurel",
                say("Bonus gears"),
                say(
                    "Some gears give {fame} fame for each order now fulfilled that shows a letter, ink or specialty.",
                    fame=content.rules.bonus_gear_fame,
                ),
            ),
            Article(
                "trash",
                say("Afterwards"),
                say("Fulfilled orders leave your house, even those without a part done. The others stay."),
            ),
        ),
    )
