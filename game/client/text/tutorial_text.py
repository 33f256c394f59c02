"""What the Master says in the tutorial, by key, and the sentences of a first game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.client.base.i18n import ngettext, pgettext, say


class ChapterWords(NamedTuple):
    """What the map says of one chapter."""

    title: Callable[[], str]
    subject: Callable[[], str]  # what it teaches


CHAPTERS: tuple[ChapterWords, ...] = (
    ChapterWords(lambda: say("The first sheet"), lambda: say("Fulfil orders")),
    ChapterWords(lambda: pgettext("a chapter of the tutorial", "A commission"), lambda: say("Orders and inks")),
    ChapterWords(lambda: say("Four specialties"), lambda: say("Levels and their rewards")),
    ChapterWords(lambda: say("Wheels"), lambda: say("Gears and what they bring")),
    ChapterWords(lambda: say("Patronage"), lambda: say("Rewards, and cards worth fame")),
    ChapterWords(lambda: say("In secret"), lambda: say("Plans and order of play")),
    ChapterWords(lambda: say("Master of the house"), lambda: say("A whole round on your own")),
)
"""The seven chapters, first to last."""


def minutes_words(minutes: int, seconds: int) -> str:
    """How long a chapter takes."""
    return say("{minutes}:{seconds} min", minutes=minutes, seconds=f"{seconds:02}")


TUTORIAL: dict[str, Callable[[], str]] = {
    "name": lambda: say("The first commission"),
    "learn": lambda: say("Learn to play"),
    "offer": lambda: say("Learn the game?"),
    "offer words": lambda: say(
        "Seven chapters of three minutes show it piece by piece. A first game explains each new thing when you meet"
        " it. You can leave either at any time."
    ),
    "offer game": lambda: say("First game"),
    "map": lambda: say("Choose a chapter. Each can be played on its own and left at any time."),
    "experienced": lambda: say("I know board games"),
    "experienced hint": lambda: say("Only the last two chapters: plans, and a whole round."),
    "title": lambda: say("To the title"),
    "done": lambda: say("Done"),
    "left": lambda: say("Left halfway: press to go on."),
    "speaker": lambda: pgettext("who explains the game", "The Master"),
    "back": lambda: pgettext("to the sentence before", "Back"),
    "next": lambda: pgettext("to the sentence after", "Next"),
    "aside": lambda: say("Press here to move this aside."),
    "undo": lambda: say("Undo"),
    "again": lambda: say("Start again"),
    "show": lambda: say("Show me"),
    "show hint": lambda: say("Make the move for me, slowly."),
    "skip": lambda: say("Skip this chapter"),
    "leave": lambda: say("Leave"),
    "leave hint": lambda: say("Go to the map. This chapter can be continued later."),
    "to map": lambda: say("To the map"),
    "to game": lambda: say("First game"),
    "off script": lambda: say("That is allowed, too, but it doesn’t help here. Undo it, or go on."),
    "stuck": lambda: say("From here this chapter can’t go on as it should. Undo, or start it again."),
}
"""Buttons, and the sentences that belong to no single chapter."""


def ready_words(button: str) -> str:
    """What is said where all is laid out as it was asked for."""
    return say("That is just right. Now press “{button}”.", button=button)


def done_already(words: str) -> str:
    """A sentence that asks for what was done before it was said."""
    return say("Already done. {words}", words=words)


# What the Master says in the tutorial, by key: a number for the chapter and one for the place in it. Each has at
# most 25 words and one idea. A letter at the end marks one of several that fit what the player did.


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
    "1.10": lambda: say("Nine fame and six guilders. Press “Print!”."),
    "1.11": lambda: say("Two rewards: first an ink from the bag, then one level in any specialty."),
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
    "2.8a": lambda: say("Well spotted. Each space has its price: whoever comes later pays the same."),
    "2.8b": lambda: say("The right ink, but another way is cheaper. Undo if you like."),
    "2.9": lambda: say(
        "Inks that nobody takes return to the bag. Look into it at any time: twelve of each colour, no secrets."
    ),
    "2.10": lambda: say(
        "A passed action costs nothing and brings nothing. Now you have an order: on to its decoration."
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
    "4.4": lambda: say("Used gears rest until the next round. You can use gears three times a round at most."),
    "4.5": lambda: say("A new round. Your gear on axle I must turn one sector clockwise. Turn it."),
    "4.6": lambda: say("“Advance Typesetting” is active now. This table shows what every round will bring."),
    "4.7": lambda: say(
        "A second gear meshes with the first and turns the other way. Set it so that round VI gives “Fame = round"
        " number”."
    ),
    "4.8": lambda: say(
        "After three rounds a gear has come full circle: 3 fame today, and 6 in round VI. Use it now if you like."
    ),
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
    "6.5": lambda: say("A submitted plan is final. Submit it."),
    "6.6a": lambda: say("Tom has two on Inks. You act first: you have more markers, or turn order breaks the tie."),
    "6.6b": lambda: say("Tom has two on Inks, you have one. He goes first. That was the risk."),
    "6.7": lambda: say("With two markers the tie was yours: being first player is worth a marker."),
    "6.8": lambda: say("Take your inks."),
    "6.9": lambda: say(
        "At the end of the round the token passes on. You gave it away, so you get one marker: eight next time."
    ),
    "6.10": lambda: say(
        "The first player wins ties but has the fewest markers; for the last player it is the other way round."
    ),
    # a whole round alone
    "7.1": lambda: say("Last round, alone against the automa. It removes things from the board and never scores."),
    "7.2": lambda: say("Goal: 20 fame this round. Your house can make 24. I point no more; “Hint” still helps."),
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
    return ngettext(
        "{count} fame. Your house could make 24. Try again, or see how?",
        "{count} fame. Your house could make 24. Try again, or see how?",
        fame,
    )


# What the Master answers to moves that a chapter did not ask for: one sentence or two, by the answer’s key.


ANSWERS: Mapping[str, Callable[[], str]] = {
    "elementa first": lambda: say("Fine too, but now this one lacks its A. Go on, or undo."),
    "gold for red": lambda: say("Red is asked for here; gold has its place on the other order."),
    "decoration off": lambda: say("Leave it in. It costs nothing."),
    "useless letter": lambda: say("No order here needs that letter. Undo, and take an A."),
    "colour left out": lambda: say("Two fame are waiting. You may leave them, but why?"),
    "one order only": lambda: say("You fulfilled one order. The other waits for a later round."),
    "reward declined": lambda: say("Declined. You may, but here there is no reason to."),
    "no order": lambda: say("You may pass, but then you have no order to fulfil. Undo, and choose."),
    "useless set": lambda: say("These are not the inks your order asks for. Undo, or keep them for later orders."),
    "other specialty": lambda: say("Also fine, but your order still waits for its levels. Undo?"),
    "ink declined": lambda: say("Declined. An ink would have been free."),
    "other sector": lambda: say("Also allowed. Today we need blue: turn it back, or undo."),
    "count the turns": lambda: say(
        "Count the rounds: IV, V, VI. In three rounds a gear comes full circle. What must be active today?"
    ),
    "reward taken": lambda: say("Taken. At the end that is worth about 1 fame; the card is worth 8. Undo, or keep it."),
    "own type": lambda: say("You own that one. Look at your specialties."),
    "no marker on inks": lambda: say("Without a marker on Inks you get none. Move one there, or submit it as it is."),
    "three actions empty": lambda: say("Three actions without you. Sure?"),
    "gold gone": lambda: say("The gold is gone. Another set still helps, or pass."),
    "orders first": lambda: say("Orders come before inks: take an order, or pass."),
    "gear forgotten": lambda: say("One of your gears still has a reward for you. Use it first, or go on."),
    "out of money": lambda: say("Your guilders are gone, and the A is still missing. Undo, or start again."),
}
"""The answers by their keys; the prepared tables say when each is given."""

# The sentences of a first game, by the thing that is met for the first time.


LESSONS: Mapping[str, Callable[[], str]] = {
    "draft": lambda: say(
        "A printing card and a refinement card make an order: a book to print. Take one of each. Short words are"
        " easier."
    ),
    "types": lambda: say(
        "Choose three wooden types: the letters your orders show. You keep them and use them every round."
    ),
    "curtain": lambda: say("Plans are secret: the named player opens the curtain, and the others look away."),
    "plan": lambda: say(
        "Spread your markers over the five actions. You take only actions with your markers; more markers act earlier."
    ),
    "this round": lambda: say(
        "At the right is what each action offers, row by row: orders, inks, specialties, gears, patronage. Press any"
        " piece to see it in words."
    ),
    "reveal": lambda: say("All plans are revealed. In each action, more markers act earlier; ties follow turn order."),
    "computer": lambda: say("The computer moves now. Here you see what it does, and below it in red why."),
    "orders": lambda: say("Orders: take one printing card and one refinement card. You can have four orders."),
    "inks": lambda: say(
        "Inks: take one to three from the left of a set; the first is free. Your orders show the colours you need."
    ),
    "specialties": lambda: say(
        "Specialties: a card advances both that it shows, or any one you like. Orders need levels and never spend them."
    ),
    "gears": lambda: say(
        "Gears: place a new gear on an axle, or turn one of yours. The active sector is your reward, once a round."
    ),
    "patronage": lambda: say(
        "Patronage: claim a free reward; nobody else can have it this round. From round III you can also take"
        " patronage cards."
    ),
    "end turn": lambda: say("Check what you did: “Undo” reverts it. “End turn” passes to the next player."),
    "own gears": lambda: say("Press one of your gears to use its reward, once a round, whenever it helps you most."),
    "missing letter": lambda: say(
        "A letter is missing? You can buy types at any time: the fourth costs four guilders."
    ),
    "hint": lambda: say("Not sure what to do? “Hint” suggests a good move, says why, and can do it for you."),
    "drawn order": lambda: say("An order as a reward: keep one card of each kind. 2 more cards cost 2 guilders."),
    "rewards": lambda: say("You earned rewards: take them one by one, in the order that helps you most."),
    "question": lambda: say("A choice within your turn: choose what is highlighted. “Undo” goes back."),
    "fulfil": lambda: say(
        "Now fulfil orders: place types on the letters. Colour and Decoration earn fame; both together earn one"
        " more reward."
    ),
    "round end": lambda: say(
        "The round is over. The board refills, another player goes first, and you keep what you own."
    ),
    "turn gears": lambda: say(
        "A new round: turn the gear on axle I by one sector. It turns the others, so new rewards become active."
    ),
    "full slots": lambda: say("Your four order slots are full. If you take another order, you discard one of yours."),
    "top level": lambda: say("VI is the top: each further level of that specialty gives 3 guilders instead."),
    "empty colour": lambda: say(
        "The bag has no more inks of one colour. They return when players spend them on orders."
    ),
    "tie": lambda: say("A tie: with equal markers, the player who is earlier in turn order acts first."),
    "final": lambda: say(
        "Final count: specialties, patronage cards and guilders earn fame, too. View the table to see who had what."
    ),
}
