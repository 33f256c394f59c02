"""What happened, in the past tense. An event holds the result of chance, so a log or an animation needs nothing else.

Each file has the events of one part of a game and, at its end, their union; this package gathers them. All is open to
all but plans (R1): `seen_by` gives the form of an event that one seat may see.
"""

from typing import TypeAlias

from game.rules.events.ends import *
from game.rules.events.goods import *
from game.rules.events.opening import *
from game.rules.events.plans import *
from game.rules.events.turns import *

Event: TypeAlias = OpeningEvent | PlanEvent | TurnEvent | GoodsEvent | EndEvent

REVEALS: tuple[type[Event], ...] = (
    CharactersDrawn,
    GearsDrawn,
    CardsDrawn,
    DeckShuffled,
    PlansRevealed,
    AutomaPlanned,
    AutomaActed,
    BoardRefilled,
    GameEnded,
)
"""Events that show something nobody could know before: no undo past one of them."""


def seen_by(event: Event, seat: int) -> Event:
    """The form of an event that a seat may see: others' plans stay closed (L1)."""
    if isinstance(event, PlanCommitted) and event.seat != seat:
        return PlanCommitted(event.seat, None)
    return event
