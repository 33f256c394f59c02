"""What the Master says in the tutorial, by key: a number for the chapter and one for the place in it.

Each has at most 25 words and one idea. A letter at the end marks one of several that fit what the player did.
"""

from collections.abc import Callable, Mapping

from game.client.base.i18n import say, say_count

BUBBLES: Mapping[str, Callable[[], str]] = {
    # fulfilling orders
    "1.1": lambda: say("You run a printing house. After six rounds the player with the most fame wins."),
    "1.2": lambda: say("This is an order: its printing card pays guilders, its refinement card pays fame."),
    "1.3": lambda: say("This book needs the letters A and O. You own both: place them."),
    "1.4": lambda: say("Colour asks for one red ink: 2 fame. Ink is spent; types stay yours."),
    "1.5": lambda: say(
        "Decoration asks for Typesetting II and Binding II. You have both, so it counts: 3 fame, nothing spent."
    ),
    "1.6": lambda: say("Colour and Decoration both fulfilled? Then the order also gives the reward at its foot."),
    "1.7": lambda: say("The second order needs A and I. Your A is in use: a type serves one order a round."),
    "1.8": lambda: say("Buy another A. Your fourth type costs 4 guilders; a fifth would cost 5."),
    "1.9": lambda: say("Now fill the second order: A, I and the gold ink."),
    "1.10": lambda: say("Nine fame and six guilders. Print!"),
    "1.11": lambda: say(
        "Two rewards: an ink from the bag, and one level in any specialty. Take them in any order you like."
    ),
    "1.12": lambda: say(
        "That is the heart of it. The rest of the game gets you types, inks, levels and better orders."
    ),
    # orders and inks
    "2.1": lambda: say(
        "Orders come first in every round. Take one printing card and one refinement card: together they are one order."
    ),
    "2.2": lambda: say(
        "Compare the letters on the cards with your types: you can buy missing ones. Choose a printing card."
    ),
    "2.3a": lambda: say("Two letters, both yours: you can fulfil it this very round."),
    "2.3b": lambda: say("One I is missing: buy it for 4 guilders. But this card pays 5."),
    "2.4": lambda: say("Now a refinement card. Less ink is quicker, more ink pays more."),
    "2.5": lambda: say(
        "The pair stays together for good. Your house holds four orders; a fifth costs you one of them."
    ),
    "2.6": lambda: say(
        "Next: inks. Choose one set and take from its left: the first is free, the second 1 guilder, the third 2."
    ),
    "2.8a": lambda: say("Well found. Prices belong to the places: who comes later pays the same."),
    "2.8b": lambda: say("The right ink, but another way is cheaper. Undo if you like."),
    "2.9": lambda: say(
        "Inks that nobody takes return to the bag. Look into it at any time: twelve of each colour, no secrets."
    ),
    "2.10": lambda: say(
        "A passed action costs nothing and brings nothing. Now you have a commission: on to its decoration."
    ),
    # specialties
    "3.1": lambda: say(
        "Four specialties, from 0 to VI. Orders and patronage cards ask for levels. Levels are never spent."
    ),
    "3.2": lambda: say("Your order asks for Typesetting II and Binding II. You are at I and I."),
    "3.3": lambda: say(
        "One card here shows exactly these two. Take it: each of its symbols raises that specialty by one."
    ),
    "3.4": lambda: say("Your first specialty at II earns the reward below it: an ink of your choice."),
    "3.5": lambda: say("The second symbol counts as well. Its specialty is at II too, but each mark pays only once."),
    "3.6": lambda: say(
        "The marks: II an ink, IV an ink, V an order, VI a type. Climb with one specialty to get there."
    ),
    "3.7": lambda: say("Any card may instead raise any one specialty by one: good when its symbols do not help you."),
    "3.8": lambda: say("At the end of the game each specialty pays: 1 fame at IV, 3 at V, 6 at VI."),
    # gears
    "4.1": lambda: say(
        "A gear has three sectors. Only the one at the arrow is active; it gives its reward once a round."
    ),
    "4.2": lambda: say("Place this gear on axle I, turn it until the blue ink is at the arrow, and install it."),
    "4.3": lambda: say("Use it now: press the gear. Using gears is free, at any time in the round."),
    "4.4": lambda: say("Used gears rest until the next round. A house has three uses a round at most."),
    "4.5": lambda: say("A new round. Your top gear must turn one sector clockwise. Turn it."),
    "4.6": lambda: say("“Advance Typesetting” is active now. This table shows what every round will bring."),
    "4.7": lambda: say(
        "A second gear meshes with the first and turns the other way. Set it so that round VI gives “Fame = round"
        " number”."
    ),
    "4.8": lambda: say("Three turns are a full circle: 3 fame today, and 6 in round VI. Use it now if you like."),
    "4.9": lambda: say(
        "Red sectors marked 2 wait for fulfilment: 2 fame for each order with their letter, ink or specialty."
    ),
    "4.10": lambda: say("A fourth gear replaces one of three. Instead of taking a gear you may turn one of your own."),
    # patronage
    "5.1": lambda: say("One turn in patronage: either one of four rewards, each for one player a round …"),
    "5.2": lambda: say("… or one patronage card, worth 8 fame at the end, once its round has come."),
    "5.3": lambda: say(
        "“Fugger” asks for Binding II and two gold inks. Levels and types are only shown; inks are paid."
    ),
    "5.4": lambda: say("You can pay. Compare: 3 guilders are worth 1 fame at the end, this card 8. Choose."),
    "5.5": lambda: say("The gold is back in the bag, the card is yours: 8 fame at the end."),
    "5.6": lambda: say("“Corvinus” opens next round: Binding III, an I and an O. Press what you still need."),
    "5.7": lambda: say(
        "Right: one level of Binding. Each card can be taken once, and all players see them: plan early."
    ),
    # plans and order of play
    "6.1": lambda: say(
        "Before acting, all players spread their markers over the five actions, in secret. At a shared screen the"
        " others look away."
    ),
    "6.2": lambda: say(
        "No marker, no turn. More markers act earlier. Ties follow turn order, and this round you are first."
    ),
    "6.3": lambda: say("You need two gold inks. Only one set has them, and Tom can use gold as well."),
    "6.4": lambda: say("How sure do you want to be? Place your seven markers."),
    "6.5": lambda: say("A plan that is handed in is final. Hand it in."),
    "6.6a": lambda: say("Tom has two on Inks. You act first: by more markers, or by a tie that turn order gives you."),
    "6.6b": lambda: say("Tom has two on Inks, you have one. He goes first. That was the risk."),
    "6.7": lambda: say("With two markers the tie was yours: being first player is worth a marker."),
    "6.8": lambda: say("Take your inks."),
    "6.9": lambda: say(
        "At the end of the round the token passes on. You gave it away, so you get one marker: eight next time."
    ),
    "6.10": lambda: say("First player: early in ties, fewest markers. Last player: the other way round. It evens out."),
    # a whole round alone
    "7.1": lambda: say("Last round, alone against the automa. It removes things from the board and never scores."),
    "7.2": lambda: say("Goal: 20 fame this round. Your house can make 24. No more pointing; Hint still helps."),
    "7.3": lambda: say(
        "Now the automa reveals its planning card and shifts its markers. Then the order of play is fixed."
    ),
    "7.4": lambda: say("It reveals numbers until one names a space that is not empty. What is there is discarded."),
    "7.5": lambda: say("Before you fulfil: types, gears, inks. Is anything still to buy or to use?"),
    "7.6": lambda: say(
        "The guild adds: specialties at IV, V and VI, 8 for each patronage card, 1 for every 3 guilders."
    ),
}
"""All bubbles without figures of the player’s own."""

FILLED = ("2.7", "7.7a", "7.7b")
"""The bubbles that say what the player needs or gained."""


def inks_wanted(inks: str) -> str:
    """The bubble 2.7: which inks the chosen order asks for."""
    return say("Your order asks for these inks: {inks}. Find the set that gives them for the least money.", inks=inks)


def goal_reached(fame: int) -> str:
    """The bubble 7.7a: the last chapter’s goal was reached."""
    return say("{fame} fame in one round: welcome to the guild. Shall we set the table for a first game?", fame=fame)


def goal_missed(fame: int) -> str:
    """The bubble 7.7b: the last chapter’s goal was missed."""
    return say_count(
        "{count} fame. Your house could make 24. Try again, or see how?",
        "{count} fame. Your house could make 24. Try again, or see how?",
        fame,
    )
