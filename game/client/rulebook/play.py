"""The course of a game: chapters on its aim, a round, the actions and printing."""

from game.client.rulebook.article import Article, Chapter
from game.client.words.messages import say
from game.content import Content


def aim(content: Content) -> Chapter:
    """What it is about, and how a game begins."""
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
                say(
                    "The letters A, I, O and U. An order needs a type for each letter it shows; you keep your types. "
                    "A type costs as many guilders as you then own types."
                ),
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


def a_round(content: Content) -> Chapter:
    """The course of a round."""
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
                    "The board is filled anew and the first player token passes on. Markers go with it: 7 for the "
                    "first, 8 for the second, 9 for the third of three or more, 10 for the fourth of four."
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
                    "as often as you can pay; you may buy types and use gears meanwhile."
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
                say("Some gears give 2 fame for each order now fulfilled that shows a letter, ink or specialty."),
            ),
            Article(
                "trash",
                say("Afterwards"),
                say("Fulfilled orders leave your house, even those without a part done. The others stay."),
            ),
        ),
    )
