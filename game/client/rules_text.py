"""The rules of the game for people who play it: chapters of short articles, in our own words.

The figures are those of the published game; which rule wins in doubt is decided by the rules engine, not here.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.client.messages import say
from game.client.piece_words import character_words, solo_title_words
from game.rules.names import CharacterId


class Article(NamedTuple):
    """One thing explained: a pictogram's name or `portrait:<character>`, a heading and a few sentences."""

    icon: str
    heading: str
    words: str


class Chapter(NamedTuple):
    """A screen of the rules: a short title for its tab, and its articles."""

    title: str
    articles: tuple[Article, ...]


def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the chosen language."""
    return tuple(chapter() for chapter in CHAPTERS)


def _aim() -> Chapter:
    return Chapter(
        say("Aim"),
        (
            Article(
                "laurel",
                say("Fame"),
                say(
                    "You run a printing house. After six rounds the one with the most fame wins: from orders, "
                    "specialties, patrons and money."
                ),
            ),
            Article(
                "order",
                say("Orders"),
                say(
                    "An order is one printing card with one refinement card. Fulfilling it pays guilders, and fame for "
                    "its refinement. You hold at most four."
                ),
            ),
            Article(
                "type",
                say("Types"),
                say("The letters A, I, O and U. An order needs a type for each letter it shows; you keep your types."),
            ),
            Article(
                "drop",
                say("Inks"),
                say(
                    "Blue, silver, gold and red, twelve of each in one bag. Inks are spent on the colour parts of "
                    "orders and on patrons."
                ),
            ),
            Article(
                "specialties",
                say("Specialties"),
                say("Four crafts from 0 to VI. Decoration parts and patrons ask for a level; it is never spent."),
            ),
            Article(
                "gears",
                say("Gears"),
                say("Up to three on your axles. Each gives the reward of its active sector once a round."),
            ),
            Article(
                "coin", say("Guilders"), say("You start with 10. They buy types, inks and a better choice of orders.")
            ),
            Article(
                "first",
                say("Before round I"),
                say(
                    "Keep one of two characters, draft two orders (forwards, then backwards in turn order), and choose "
                    "three types."
                ),
            ),
        ),
    )


def _round() -> Chapter:
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
                    "Spread all your markers over the five actions, at most six on one. A plan that was handed in is "
                    "final; then all are shown together."
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
                    "The board is filled anew. The first player token passes on, and every other seat gives one marker "
                    "to the seat that passed it: 7, 8, 9 and 10 again."
                ),
            ),
            Article(
                "plus",
                say("At any time"),
                say(
                    "Buy types (the fourth you own costs 4 guilders, and so on) and use gears, whoever's turn it is, "
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


def _actions() -> Chapter:
    return Chapter(
        say("Actions"),
        (
            Article(
                "orders",
                say("Orders"),
                say("Take one printing and one refinement card as an order. With four orders you give one up first."),
            ),
            Article(
                "inks",
                say("Inks"),
                say(
                    "Choose a set and take its inks from the left without a gap. The first place is free, the second "
                    "costs 1 guilder, the third 2, even where the set was begun."
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
                say("Claim a free reward: an order, a level, 3 guilders or 2 inks. Each can be claimed once a round."),
            ),
            Article(
                "trophy",
                say("Patrons"),
                say(
                    "Or, from round III on, take an open patronage card: show its levels and types, pay its inks. It "
                    "is worth 8 fame at the end."
                ),
            ),
            Article(
                "advance",
                say("Reward track"),
                say(
                    "The first time one of your specialties reaches II, IV, V and VI you gain an ink, an ink, an order "
                    "and a type. Beyond VI an advance pays 3 guilders."
                ),
            ),
            Article(
                "order",
                say("An order as a reward"),
                say(
                    "Draw two cards of each kind and keep one of each. Before choosing, two more cost 2 guilders, "
                    "as often as you can pay."
                ),
            ),
        ),
    )


def _fulfilling() -> Chapter:
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
                say("Some gears give 2 fame for each order now fulfilled that shows a letter, ink or specialty."),
            ),
            Article(
                "trash",
                say("Afterwards"),
                say("Fulfilled orders leave your house, even those without a part done. The others stay."),
            ),
        ),
    )


def _gears() -> Chapter:
    return Chapter(
        say("Gears"),
        (
            Article(
                "gears", say("Axles"), say("Gears go on from the top without a gap, the sector of your choice active.")
            ),
            Article(
                "swap_type",
                say("A fourth gear"),
                say("With three gears a new one takes the place of one of yours, which is discarded."),
            ),
            Article(
                "rotate",
                say("Turning"),
                say("The first gear turns clockwise, the second the other way, the third clockwise again."),
            ),
            Article(
                "lock", say("Used gears"), say("A gear used this round can't be replaced or turned until the next.")
            ),
            Article(
                "check",
                say("Using"),
                say("Once a round for each gear and three times in all, only where the reward does something."),
            ),
            Article(
                "laurel",
                say("Bonus gears"),
                say("These wait for fulfilment: they are used together with the orders that earn their fame."),
            ),
        ),
    )


def _sectors() -> Chapter:
    return Chapter(
        say("Sectors"),
        (
            Article("swap_ink", say("Swap an ink"), say("Return one ink and take another colour from the bag.")),
            Article("swap_type", say("Swap a type"), say("Exchange one of your types for another letter.")),
            Article("ink", say("One ink"), say("Take one ink of the colour shown.")),
            Article("one_for_two", say("Two for one"), say("Return one ink of this colour, take any two.")),
            Article("advance", say("Advance"), say("The specialty shown goes up by one level.")),
            Article("advance_lowest", say("Advance the lowest"), say("Your lowest specialty goes up by one level.")),
            Article("order", say("An order"), say("Draw cards and keep an order.")),
            Article("scrap_type", say("Scrap a type"), say("Give up one type for 3 fame or for 5 guilders.")),
            Article("discount", say("Discount"), say("Buy one type of a letter shown for 3 guilders less.")),
            Article("round_fame", say("Fame of the round"), say("Gain 1 fame in round I, up to 6 in round VI.")),
            Article("type_bonus", say("Bonus for a letter"), say("Gain 2 fame for each order that shows it.")),
            Article("ink_bonus", say("Bonus for an ink"), say("Gain 2 fame for each colour part done with it.")),
            Article(
                "decoration_bonus",
                say("Bonus for a specialty"),
                say("Gain 2 fame for each decoration part that shows it."),
            ),
        ),
    )


FAMILIAR_NAMES: dict[CharacterId, str] = {
    "gutenberg": "Gutenberg",
    "guillard": "Guillard",
    "manutius": "Manutius",
    "ungler": "Ungler",
    "schoffer": "Schöffer",
    "tory": "Tory",
    "plantin": "Plantin",
    "caxton": "Caxton",
    "fiol": "Fiol",
    "vietor": "Vietor",
}


def _characters() -> Chapter:
    return Chapter(
        say("Characters"),
        tuple(
            Article(f"portrait:{character}", name, character_words(character))
            for character, name in FAMILIAR_NAMES.items()
        ),
    )


def _automa() -> Chapter:
    return Chapter(
        say("Automa"),
        (
            Article(
                "automa",
                say("Who it is"),
                say("A seat that takes things away from the board and never scores. With one player it always plays."),
            ),
            Article(
                "marker",
                say("Its plan"),
                say("Once all plans are open its card moves its markers from action to action; they stay there."),
            ),
            Article(
                "first",
                say("Its place"),
                say("It is first in round I. Then the token, its markers and the order of play treat it like anyone."),
            ),
            Article(
                "cross",
                say("What it takes"),
                say(
                    "Cards numbered 1 to 4 are turned up until one names a space with something in it: that goes away."
                ),
            ),
            Article(
                "patronage",
                say("Patronage"),
                say("It closes a reward for the round. If its card shows the sign, it removes the first open patron."),
            ),
            Article(
                "minus",
                say("Fewest and most"),
                say("Some moves name the action with the fewest or most of its markers; its card breaks ties."),
            ),
        ),
    )


def _scoring() -> Chapter:
    return Chapter(
        say("Scoring"),
        (
            Article(
                "laurel", say("During the game"), say("Fame from orders, gears and characters stands on the track.")
            ),
            Article(
                "specialties",
                say("Specialties"),
                say("At the end each gives 6 fame at VI, 3 at V and 1 at IV."),
            ),
            Article("patronage", say("Patronage cards"), say("Each card that you took is worth 8 fame.")),
            Article("coin", say("Guilders"), say("Every full 3 guilders that are left give 1 fame.")),
            Article(
                "trophy",
                say("The winner"),
                say("The most fame wins. Ties go to fewer types, then to fewer inks; then the victory is shared."),
            ),
            Article(
                "person",
                say("Alone"),
                say(
                    "Your fame earns a title: {lowest} up to 100, a step higher every ten, {highest} above 150.",
                    lowest=solo_title_words("student"),
                    highest=solo_title_words("guildmaster"),
                ),
            ),
        ),
    )


CHAPTERS: tuple[Callable[[], Chapter], ...] = (
    _aim,
    _round,
    _actions,
    _fulfilling,
    _gears,
    _sectors,
    _characters,
    _automa,
    _scoring,
)
