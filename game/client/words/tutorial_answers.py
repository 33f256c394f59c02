"""What the Master answers to moves that a chapter did not ask for: one sentence or two, by the answer’s key."""

from collections.abc import Callable, Mapping

from game.client.base.i18n import say

ANSWERS: Mapping[str, Callable[[], str]] = {
    "elementa first": lambda: say("Fine too, but now this one lacks its A. Go on, or undo."),
    "gold for red": lambda: say("Red is asked for here; gold has its place on the other order."),
    "decoration off": lambda: say("Leave it in. It costs nothing."),
    "useless letter": lambda: say("No order here needs that letter. Undo, and take an A."),
    "colour left out": lambda: say("Two fame are waiting. You may leave them, but why?"),
    "one order only": lambda: say("You fulfilled one order. The other waits for a later round."),
    "reward declined": lambda: say("Declined. You may; here nothing speaks for it."),
    "no order": lambda: say("You may pass, but then you have no order to fulfil. Undo, and choose."),
    "useless set": lambda: say("These are not the inks your order asks for. Undo, or keep them for later orders."),
    "other specialty": lambda: say("Also fine, but your order still waits for its levels. Undo?"),
    "ink declined": lambda: say("Declined. An ink would have been free."),
    "other sector": lambda: say("Also allowed. Today we need blue: turn it back, or undo."),
    "count the turns": lambda: say(
        "Count the turns: IV, V, VI. Three turns are a full circle. What must be active today?"
    ),
    "reward taken": lambda: say("Taken. At the end that is about 1 fame, against 8. Undo, or keep it."),
    "own type": lambda: say("You own that one. Look at your specialties."),
    "no marker on inks": lambda: say("Without a marker on Inks you get none. Move one there, or hand in as it is."),
    "three actions empty": lambda: say("Three actions without you. Sure?"),
    "gold gone": lambda: say("The gold is gone. Another set still helps, or pass."),
    "orders first": lambda: say("Orders come before inks: take an order, or pass."),
    "gear forgotten": lambda: say("One of your gears still has a reward for you. Use it first, or go on."),
    "out of money": lambda: say("Your guilders are gone, and the A is still missing. Undo, or start again."),
}
"""The answers by their keys; the prepared tables say when each is given."""
