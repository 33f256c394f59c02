"""The course of a game: chapters on its aim, a round, and printing."""

from game.client.rulebook.article import Article, Chapter
from game.client.words.messages import say, say_count
from game.client.words.numerals import ROMAN, spelt
from game.content import Content


def aim(content: Content) -> Chapter:
    """What it is about, and how a game begins."""
    r = content.rules
    return Chapter(
        say("Goal"),
        (
            Article(
                "laurel",
                say("Fame"),
                say(
                    "You run a printing house. After {rounds}, the most fame wins. It comes from orders, specialties,"
                    " patronage cards and guilders.",
                    rounds=say_count("one round", "{number} rounds", r.rounds, number=spelt(r.rounds)),
                ),
            ),
            Article(
                "order",
                say("Orders"),
                say(
                    "An order is one printing card with one refinement card. Fulfil it for guilders, and for"
                    " the fame of its refinement. You have at most {most}.",
                    most=spelt(r.order_slots),
                ),
            ),
            Article(
                "type",
                say("Types"),
                say(
                    "The letters A, I, O and U. An order needs a type for each of its letters. You keep your"
                    " types. A type costs as many guilders as you then own types."
                ),
            ),
            Article(
                "drop",
                say("Inks"),
                say(
                    "Blue, silver, gold and red, {count} of each in one bag. You pay inks for the Colour of"
                    " orders and for patronage cards.",
                    count=spelt(r.inks_per_colour),
                ),
            ),
            Article(
                "specialties",
                say("Specialties"),
                say(
                    "Four crafts from 0 to {top}. Decorations and patronage cards need a level; it is never spent.",
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
                    "Keep one of {characters}. Choose {orders}, forwards and then backwards in turn"
                    " order. Choose {types}.",
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
                    "From round II on, your first gear turns one sector clockwise and turns the others."
                    " You can’t skip this."
                ),
            ),
            Article(
                "marker",
                say("2. Plan in secret"),
                say(
                    "Spread all your markers over the five actions, at most {most} on one. A submitted plan is"
                    " final. Then all plans are revealed together.",
                    most=spelt(r.most_markers_on_action),
                ),
            ),
            Article(
                "eye",
                say("Order of play"),
                say("In each action, more markers act earlier; ties follow turn order. No marker, no turn."),
            ),
            Article(
                "fist",
                say("3. Five actions"),
                say(
                    "Orders, Inks, Specialties, Gears, Patronage. Each player with a marker has one turn in"
                    " each, or passes. What is left is discarded."
                ),
            ),
            Article(
                "press",
                say("4. Fulfil orders"),
                say("In turn order, each player fulfils as many orders as they like, all at once."),
            ),
            Article(
                "hourglass",
                say("5. End of the round"),
                say(
                    "The board refills. The token passes left; everyone else gives its last holder one marker."
                    " In turn order players then have {first}, {second}, {third} and {fourth}.",
                    **dict(zip(("first", "second", "third", "fourth"), r.markers_by_turn, strict=True)),
                ),
            ),
            Article(
                "plus",
                say("At any time"),
                say(
                    "Buy types (the fourth costs 4 guilders, and so on) and use gears, also on other players’"
                    " turns, unless a choice is open."
                ),
            ),
            Article(
                "undo",
                say("Undo"),
                say("You can undo moves until something hidden is revealed or another player moves."),
            ),
        ),
    )


def fulfilling(content: Content) -> Chapter:
    """How orders are printed."""
    return Chapter(
        say("Fulfil orders"),
        (
            Article(
                "press",
                say("All at once"),
                say(
                    "Choose the orders together. Each type or ink serves only one order. No gain can"
                    " pay for another order."
                ),
            ),
            Article(
                "type",
                say("Letters first"),
                say("Cover each letter of the printing card with one of your types. The order pays its guilders."),
            ),
            Article("drop", say("Colour"), say("Optional: return all the inks it shows to the bag for its fame.")),
            Article(
                "specialties",
                say("Decoration"),
                say("If your specialties have the levels it shows, or higher, you gain its fame."),
            ),
            Article(
                "check",
                say("Both"),
                say(
                    "With Colour and Decoration fulfilled, an order also gives the reward at the foot of"
                    " its refinement card."
                ),
            ),
            Article(
                "laurel",
                say("Bonus gears"),
                say(
                    "Some gears give {fame} fame for each fulfilled order with a certain letter, ink or specialty.",
                    fame=content.rules.bonus_gear_fame,
                ),
            ),
            Article(
                "trash",
                say("Afterwards"),
                say("Fulfilled orders leave your printing house, even without Colour or Decoration. The others stay."),
            ),
        ),
    )
