"""What a person who only looks on is told about what happens on the table just now."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.client.messages import say

if TYPE_CHECKING:
    from game.client.sitting import Sitting

ACTIONS: Mapping[str, Callable[[], str]] = {
    "orders": lambda: say(
        "Orders: take a printing card, which says what to set, with a refinement card, which says how to adorn it."
    ),
    "inks": lambda: say("Inks: take one to three from one set; the first is free. Orders ask for them by colour."),
    "specialties": lambda: say(
        "Specialties: advance in typesetting, woodcutting, binding or illuminating. High levels are fame in the end."
    ),
    "gears": lambda: say(
        "Gears: mesh a new one with the others. The sector at the arrow is a help that comes back each time it turns."
    ),
    "patronage": lambda: say("Patronage: claim a favour for this round, or win a patron for good, worth eight fame."),
}

STOPS: Mapping[str, Callable[[], str]] = {
    "character": lambda: say("Each of the four leads a printing house around 1500, as a printer with a gift."),
    "draft": lambda: say("Before the first round the printers choose their first orders, one card after the other."),
    "types": lambda: say("Three wooden types to begin with: an order is set from the types that one owns."),
    "colour": lambda: say("Caxton names a colour: his inks of that colour stand for any other this round."),
    "planning": lambda: say("Planning: in secret, each printer spreads all markers over the five actions."),
    "reveal": lambda: say("All plans are open: who put more markers on an action goes first. No marker, no action."),
    "turn gears": lambda: say("A new round: each top gear turns by one sector and takes the gears below with it."),
    "fulfil": lambda: say(
        "Printing: types earn guilders, ink and skill earn fame, and an order done in every way earns something more."
    ),
    "round end": lambda: say("The round is over: the board is filled again, and another printer goes first."),
    "final": lambda: say("After the last round specialties, patrons and guilders count as fame too. Most fame wins."),
}


def caption(sitting: "Sitting") -> str:
    """One or two sentences about what the screen of a sitting shows."""
    stop = sitting.stop()
    told = ACTIONS.get(stop.detail) if stop.kind == "action" else STOPS.get(stop.kind)
    return told() if told else ""
