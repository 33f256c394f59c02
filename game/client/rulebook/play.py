"""The course of a game: chapters on its aim, a round, the actions and printing."""

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
                    "Take one printing and one refinement card as an order. With {orders} you give one up first.",
                    orders=say_count("one order", "{number} orders", r.order_slots, number=spelt(r.order_slots)),
                ),
            ),
            Article(
                "inks",
                say("Inks"),
                say(
                    "Choose a set and take its inks from the left without a gap. The first place {first}, the second "
                    "costs {second}, the third {third}, even where the set was begun.",
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
                say("Install a gear with the sector of your choice active, or turn one of your own to another sector."),
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
                say("Patrons"),
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
                    "The first time one of your specialties reaches {levels} you gain {rewards}. Beyond {top} an "
                    "advance pays {guilders}.",
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
                    "Draw {drawn} of each kind and keep one of each. Before choosing, {more} more cost {guilders}, "
                    "as often as you can pay; you may buy types and use gears meanwhile.",
                    drawn=say_count(
                        "one card", "{number} cards", r.order_cards_drawn, number=spelt(r.order_cards_drawn)
                    ),
                    more=spelt(r.more_cards_count),
                    guilders=guilder_words(r.more_cards_price),
                ),
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
