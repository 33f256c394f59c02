"""What happened, in the past tense. An event holds the result of chance, so a log or an animation needs nothing else.

All is open to all but plans (R1): `seen_by` gives the form of an event that one seat may see.
"""

from typing import Literal, TypeAlias

import msgspec

from game.rules.decisions import snake
from game.rules.names import (
    Action,
    CardKind,
    CharacterId,
    Counts,
    GearRewardKind,
    Ink,
    Letter,
    Markers,
    MoveEnd,
    OrderSource,
    RewardKind,
    ScrapPayment,
    Specialty,
)
from game.rules.state import InkSet, Row, ScoreSheet

GainReason: TypeAlias = Literal[
    "printing",
    "colour",
    "decoration",
    "bonus_gear",
    "reward",
    "gear",
    "scrap",
    "top_level",
    "patronage",
    "tory",
]
PayReason: TypeAlias = Literal["inks", "cards", "type"]


class _Event(msgspec.Struct, frozen=True, gc=False, tag=snake):
    pass


class _SeatEvent(_Event, frozen=True):
    seat: int


class GameStarted(_Event, frozen=True):
    """The board is laid out; `first` has the token."""

    seats: int
    first: int


class CharactersDrawn(_SeatEvent, frozen=True):
    """P4: one of these stays."""

    characters: tuple[CharacterId, ...]


class CharacterKept(_SeatEvent, frozen=True):
    """P4: and the others left the game."""

    character: CharacterId
    removed: tuple[CharacterId, ...]


class OrderGained(_SeatEvent, frozen=True):
    """An order came to a free slot."""

    printing: str
    refinement: str
    source: OrderSource


class OrderGivenUp(_SeatEvent, frozen=True):
    """O2, O6: an order went to the discards."""

    printing: str
    refinement: str


class TypesChosen(_SeatEvent, frozen=True):
    """P6."""

    letters: tuple[Letter, ...]


class RoundStarted(_Event, frozen=True):
    """N2: and who is first in it."""

    round: int
    first: int


class ColourNamed(_SeatEvent, frozen=True):
    """T2."""

    ink: Ink


class GearsTurned(_SeatEvent, frozen=True):
    """T1: the sectors that are active now, axle 1 first."""

    sectors: tuple[int, ...]


class PlanCommitted(_SeatEvent, frozen=True):
    """L1: `markers` is None for everybody but the seat itself."""

    markers: Markers | None


class PlansRevealed(_Event, frozen=True):
    """L2: by seat, the automa's from the round before included."""

    markers: tuple[Markers, ...]


class AutomaPlanned(_SeatEvent, frozen=True):
    """U3: each move of the card as it was applied; None where it did nothing (U5)."""

    card: str
    moves: tuple[tuple[MoveEnd, MoveEnd], ...]
    applied: tuple[tuple[Action, Action] | None, ...]
    markers: Markers


class MarkerShifted(_SeatEvent, frozen=True):
    """`gutenberg` moved a marker."""

    source: Action
    target: Action


class PlayOrdersSet(_Event, frozen=True):
    """L3: the seats of each action in the order in which they act."""

    orders: tuple[tuple[int, ...], ...]


class ActionStarted(_Event, frozen=True):
    """E1."""

    action: Action
    order: tuple[int, ...]


class Passed(_SeatEvent, frozen=True):
    """E1."""

    action: Action


class ActionEnded(_Event, frozen=True):
    """E2: what was left in the action's spaces went away."""

    action: Action
    cards: tuple[str, ...]
    inks: Counts


class InksTaken(_SeatEvent, frozen=True):
    """I1."""

    ink_set: int
    inks: tuple[Ink, ...]


class SpecialtyCardTaken(_SeatEvent, frozen=True):
    """D1."""

    card: str


class SpecialtyAdvanced(_SeatEvent, frozen=True):
    """A level up; at the top the event is `GuildersGained` instead (D3)."""

    specialty: Specialty
    level: int


class DiskMoved(_SeatEvent, frozen=True):
    """D2: the reward disk reached this level's space."""

    level: int


class GearsDrawn(_SeatEvent, frozen=True):
    """`guillard`."""

    gears: tuple[str, ...]


class GearInstalled(_SeatEvent, frozen=True):
    """G1; `replaced` is the gear that was on the axle (G3)."""

    gear: str
    axle: int
    sector: int
    replaced: str | None


class GearRepositioned(_SeatEvent, frozen=True):
    """G1."""

    axle: int
    sector: int


class RewardClaimed(_SeatEvent, frozen=True):
    """M1."""

    space: int


class PatronageTaken(_SeatEvent, frozen=True):
    """M2."""

    card: str
    inks: Counts


class AutomaActed(_SeatEvent, frozen=True):
    """U6 to U8: the execution numbers turned up, and what went: card ids, inks, or a reward space (else -1)."""

    action: Action
    searches: tuple[tuple[int, ...], ...]
    cards: tuple[str, ...]
    inks: Counts
    space: int


class CardsDrawn(_SeatEvent, frozen=True):
    """O4, O5: cards drawn for an order, open to all."""

    printing: tuple[str, ...]
    refinement: tuple[str, ...]


class CardsDiscarded(_Event, frozen=True):
    """Cards of one kind went to their discard pile."""

    kind: CardKind
    cards: tuple[str, ...]


class DeckShuffled(_Event, frozen=True):
    """R2: the discards became the deck."""

    kind: CardKind


class InkGained(_SeatEvent, frozen=True):
    """An ink came from the bag."""

    ink: Ink


class InksReturned(_SeatEvent, frozen=True):
    """Inks went back to the bag."""

    inks: Counts


class TypeGained(_SeatEvent, frozen=True):
    """A type came, bought (see `GuildersPaid`) or free."""

    letter: Letter


class TypeLost(_SeatEvent, frozen=True):
    """A type was exchanged or given up."""

    letter: Letter


class GuildersGained(_SeatEvent, frozen=True):
    """Guilders came."""

    guilders: int
    reason: GainReason


class GuildersPaid(_SeatEvent, frozen=True):
    """Guilders went."""

    guilders: int
    reason: PayReason


class FameGained(_SeatEvent, frozen=True):
    """Fame came."""

    fame: int
    reason: GainReason


class GearUsed(_SeatEvent, frozen=True):
    """G6."""

    axle: int
    reward: GearRewardKind


class TypeScrapped(_SeatEvent, frozen=True):
    """Gear reward `scrap_type`."""

    letter: Letter
    payment: ScrapPayment


class LevelsSwapped(_SeatEvent, frozen=True):
    """`plantin`."""

    first: Specialty
    second: Specialty


class RewardDeclined(_SeatEvent, frozen=True):
    """R3: `reward` is the decision's tag."""

    reward: str


class RewardLost(_SeatEvent, frozen=True):
    """R3: it could not be had."""

    reward: RewardKind


class OrderFulfilled(_SeatEvent, frozen=True):
    """F2 to F4: one order of a fulfilment."""

    printing: str
    refinement: str
    colour: bool
    decoration: bool


class TurnEnded(_SeatEvent, frozen=True):
    """F9."""


class BoardRefilled(_Event, frozen=True):
    """N1: the rows as they stand now."""

    printing: Row
    refinement: Row
    specialty: Row
    gears: Row
    ink_sets: tuple[InkSet, ...]


class TokenPassed(_Event, frozen=True):
    """N4: the first player token, and the markers that each seat has now."""

    source: int
    target: int
    marker_counts: tuple[int, ...]
    automa_markers: Markers | None


class GameEnded(_Event, frozen=True):
    """Z1, Z2."""

    scores: tuple[ScoreSheet, ...]


Event: TypeAlias = (
    GameStarted
    | CharactersDrawn
    | CharacterKept
    | OrderGained
    | OrderGivenUp
    | TypesChosen
    | RoundStarted
    | ColourNamed
    | GearsTurned
    | PlanCommitted
    | PlansRevealed
    | AutomaPlanned
    | MarkerShifted
    | PlayOrdersSet
    | ActionStarted
    | Passed
    | ActionEnded
    | InksTaken
    | SpecialtyCardTaken
    | SpecialtyAdvanced
    | DiskMoved
    | GearsDrawn
    | GearInstalled
    | GearRepositioned
    | RewardClaimed
    | PatronageTaken
    | AutomaActed
    | CardsDrawn
    | CardsDiscarded
    | DeckShuffled
    | InkGained
    | InksReturned
    | TypeGained
    | TypeLost
    | GuildersGained
    | GuildersPaid
    | FameGained
    | GearUsed
    | TypeScrapped
    | LevelsSwapped
    | RewardDeclined
    | RewardLost
    | OrderFulfilled
    | TurnEnded
    | BoardRefilled
    | TokenPassed
    | GameEnded
)

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
