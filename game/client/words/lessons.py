"""The sentences of a first game, by the thing that is met for the first time."""

from collections.abc import Callable, Mapping

from game.client.base.i18n import say

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
    "end turn": lambda: say("Check what you did: Undo reverts it. End turn passes to the next player."),
    "own gears": lambda: say("Press one of your gears to use its reward, once a round, whenever it helps you most."),
    "missing letter": lambda: say(
        "A letter is missing? You can buy types at any time: the fourth costs four guilders."
    ),
    "hint": lambda: say("Not sure what to do? Hint suggests a good move, says why, and can do it for you."),
    "drawn order": lambda: say("An order as a reward: keep one card of each kind. 2 more cards cost 2 guilders."),
    "rewards": lambda: say("You earned rewards: take them one by one, in the order that helps you most."),
    "question": lambda: say("A choice within your turn: choose what is highlighted. Undo goes back."),
    "fulfil": lambda: say(
        "Now fulfil orders: place types on the letters. Colour and Decoration earn fame; both together earn one"
        " reward more."
    ),
    "round end": lambda: say(
        "The round is over. The board refills, another player goes first, and you keep what you own."
    ),
    "turn gears": lambda: say(
        "A new round: turn the top gear by one sector. It turns the others, so new rewards become active."
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
