"""A closer look at any piece: what it shows, in words, and the rule behind it.

A target names what it shows in `about`: a kind of `LOOKS` and what tells this piece from others of its kind. A scene
of a game answers `closer_look` with `look_closer(sitting, seat, about)`; that is all there is to it.
"""

from collections.abc import Callable

from game.client.base.subject import About
from game.client.closeup import board, house, orders
from game.client.closeup.look import Eyes, Look
from game.client.closeup.sheet import CloseUp
from game.client.session.sitting import Sitting

__all__ = ["LOOKS", "CloseUp", "Look", "look_of"]

LOOKS: dict[str, Callable[..., Look]] = {
    "printing": orders.printing,  # the card's id
    "refinement": orders.refinement,  # the card's id
    "order": orders.order,  # the ids of both its cards
    "specialty": board.specialty,  # the card's id
    "patronage": board.patronage,  # the card's id
    "space": board.space,  # the number of the reward space
    "planning": board.planning,  # the card's id, once it is turned up
    "gear": house.gear,  # the gear's id
    "type": house.type_,  # a letter, or none for all four
    "ink set": board.ink_set,  # its number
    "ink": house.ink,  # a colour, or none for all four
    "marker": house.marker,  # the seat whose it is
    "craft": house.craft,  # a specialty
    "track": house.track,
    "character": house.character,  # its id
}


def look_of(sitting: Sitting, seat: int, about: About) -> Look:
    """What a closer look shows a seat of a piece; KeyError for an unknown kind or id."""
    kind, *which = about
    return LOOKS[kind](Eyes(sitting, seat), *which)


def close_up(sitting: Sitting, seat: int, about: About) -> CloseUp:
    """The sheet on which a seat sees a piece close; KeyError for an unknown kind or id."""
    return CloseUp(look_of(sitting, seat, about), sitting.content)
