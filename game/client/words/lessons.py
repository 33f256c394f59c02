"""The sentences of a first game, by the thing that is met for the first time."""

from collections.abc import Callable, Mapping

from game.client.words.messages import say

LESSONS: Mapping[str, Callable[[], str]] = {
    "draft": lambda: say(
        "A printing card and a refinement card make an order: a book to print. Take one of each; short words "
        "are printed sooner."
    ),
    "types": lambda: say(
        "Choose three wooden types: the letters that your orders show. You keep them, and print with them every round."
    ),
    "curtain": lambda: say("Plans are secret: whoever is named opens the curtain, and the others look away."),
    "plan": lambda: say(
        "Spread your markers over the five actions. You do only those that you put a marker on; more markers go first."
    ),
    "reveal": lambda: say(
        "All plans are open. In each action the printer with more markers goes first; equal ones go by turn order."
    ),
    "computer": lambda: say("A computer player moves now: what it does stands here, and below it in red why."),
    "orders": lambda: say("Orders: take one printing card and one refinement card. You can hold four orders."),
    "inks": lambda: say(
        "Inks: take one to three from the left of a set; the first is free. Your orders show which colours "
        "they ask for."
    ),
    "specialties": lambda: say(
        "Specialties: a card raises both skills that it shows, or any one you like. Orders ask for levels and "
        "never spend them."
    ),
    "gears": lambda: say(
        "Gears: put a new gear on an axle, or turn one of yours. What stands at its arrow is your reward, once a round."
    ),
    "patronage": lambda: say(
        "Patronage: claim one of the free rewards; nobody else can have it this round. From round III patrons wait "
        "here, too."
    ),
    "end turn": lambda: say("Look at what you did: Undo takes it back, End turn goes on to the next printer."),
    "own gears": lambda: say("Press a gear of yours to use its reward, once a round, whenever it helps you most."),
    "missing letter": lambda: say(
        "A letter is missing? Types can be bought at any time: the fourth costs four guilders."
    ),
    "hint": lambda: say(
        "Not sure what to do? Hint (H) says what would be good here, why, and does it for you if you wish."
    ),
    "drawn order": lambda: say("An order as a reward: keep one card of each kind; two more cards cost two guilders."),
    "rewards": lambda: say("You have earned rewards: take them one after the other, in the order that helps you most."),
    "question": lambda: say("A question inside your turn: choose what lights up. Undo leads back."),
    "fulfil": lambda: say(
        "Now print: lay types on the letters of an order. Its inks and skills earn fame; both together one thing more."
    ),
    "round end": lambda: say(
        "The round is over. The board is filled anew, another printer goes first, and what you own stays yours."
    ),
    "turn gears": lambda: say(
        "A new round: turn the top gear by one sector. It takes the gears meshed with it along, so new rewards come up."
    ),
    "final": lambda: say(
        "Final count: high levels, patrons and guilders are worth fame, too. Look at the table shows who had what."
    ),
}
