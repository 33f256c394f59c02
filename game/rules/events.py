"""What happened, in the past tense. An event holds the result of chance, so a log needs nothing else.

All is open to all but plans (R1): `seen_by` gives the form of an event that one seat may see.
"""

from typing import Literal, TypeAlias

import msgspec

from game.rules import names
from game.rules.moves import snake
from game.rules.state import InkSet, Row, ScoreSheet


class Happened(msgspec.Struct, frozen=True, gc=False, tag=snake):
    """Something that happened; its tag names its kind in text."""


class SeatHappened(Happened, frozen=True):
    """Something that happened to a seat, or that it did."""

    seat: int


# Events of the start of a game: characters, the first orders and types (P4 to P6).


class GameStarted(Happened, frozen=True):
    """The board is laid out; `first` has the token."""

    seats: int
    first: int


class CharactersDrawn(SeatHappened, frozen=True):
    """P4: one of these stays."""

    characters: tuple[names.CharacterId, ...]


class CharacterKept(SeatHappened, frozen=True):
    """P4: and the others left the game."""

    character: names.CharacterId
    removed: tuple[names.CharacterId, ...]


class OrderGained(SeatHappened, frozen=True):
    """An order came to a free slot."""

    printing: str
    refinement: str
    source: names.OrderSource


class OrderGivenUp(SeatHappened, frozen=True):
    """O2, O6: an order went to the discards."""

    printing: str
    refinement: str


class TypesChosen(SeatHappened, frozen=True):
    """P6."""

    letters: tuple[names.Letter, ...]


# Events of the start of a round: colours, turning gears, plans and the order of play (T1, T2, L1 to L3).


class RoundStarted(Happened, frozen=True):
    """N2: and who is first in it."""

    round: int
    first: int


class ColourNamed(SeatHappened, frozen=True):
    """T2."""

    ink: names.Ink


class GearsTurned(SeatHappened, frozen=True):
    """T1: the sectors that are active now, axle 1 first."""

    sectors: tuple[int, ...]


class PlanCommitted(SeatHappened, frozen=True):
    """L1: `markers` is None for everybody but the seat itself."""

    markers: names.Markers | None


class PlansRevealed(Happened, frozen=True):
    """L2: by seat, the automa's from the round before included."""

    markers: tuple[names.Markers, ...]


class AutomaPlanned(SeatHappened, frozen=True):
    """U3: each move of the card as it was applied; None where it did nothing (U5)."""

    card: str
    moves: tuple[tuple[names.MoveEnd, names.MoveEnd], ...]
    applied: tuple[tuple[names.Action, names.Action] | None, ...]
    markers: names.Markers


class MarkerShifted(SeatHappened, frozen=True):
    """`gutenberg` moved a marker."""

    source: names.Action
    target: names.Action


class PlayOrdersSet(Happened, frozen=True):
    """L3: the seats of each action in the order in which they act."""

    orders: tuple[tuple[int, ...], ...]


# Events of the five actions, whoever acts (E1, E2), the automa too (U6).


class ActionStarted(Happened, frozen=True):
    """E1."""

    action: names.Action
    order: tuple[int, ...]


class Passed(SeatHappened, frozen=True):
    """E1."""

    action: names.Action


class ActionEnded(Happened, frozen=True):
    """E2: what was left in the action's spaces went away."""

    action: names.Action
    cards: tuple[str, ...]
    inks: names.Counts


class InksTaken(SeatHappened, frozen=True):
    """I1."""

    ink_set: int
    inks: tuple[names.Ink, ...]


class SpecialtyCardTaken(SeatHappened, frozen=True):
    """D1."""

    card: str


class SpecialtyAdvanced(SeatHappened, frozen=True):
    """A level up; at the top the event is `GuildersGained` instead (D3)."""

    specialty: names.Specialty
    level: int


class DiskMoved(SeatHappened, frozen=True):
    """D2: the reward disk reached this level's space."""

    level: int


class GearsDrawn(SeatHappened, frozen=True):
    """`guillard`."""

    gears: tuple[str, ...]


class GearInstalled(SeatHappened, frozen=True):
    """G1; `replaced` is the gear that was on the axle (G3)."""

    gear: str
    axle: int
    sector: int
    replaced: str | None


class GearRepositioned(SeatHappened, frozen=True):
    """G1."""

    axle: int
    sector: int


class RewardClaimed(SeatHappened, frozen=True):
    """M1."""

    space: int


class PatronageTaken(SeatHappened, frozen=True):
    """M2."""

    card: str
    inks: names.Counts


class AutomaActed(SeatHappened, frozen=True):
    """U6 to U8: the execution numbers turned up, and what went: card ids, inks, or a reward space (else -1)."""

    action: names.Action
    searches: tuple[tuple[int, ...], ...]
    cards: tuple[str, ...]
    inks: names.Counts
    space: int


# Events of what comes and goes: cards, inks, types, guilders, fame and levels.


GainReason: TypeAlias = Literal[
    "printing", "colour", "decoration", "bonus_gear", "reward", "gear", "scrap", "top_level", "patronage", "tory"
]
PayReason: TypeAlias = Literal["inks", "cards", "type"]


class CardsDrawn(SeatHappened, frozen=True):
    """O4, O5: cards drawn for an order, open to all."""

    printing: tuple[str, ...]
    refinement: tuple[str, ...]


class CardsDiscarded(Happened, frozen=True):
    """Cards of one kind went to their discard pile."""

    kind: names.CardKind
    cards: tuple[str, ...]


class DeckShuffled(Happened, frozen=True):
    """R2: the discards became the deck."""

    kind: names.CardKind


class InkGained(SeatHappened, frozen=True):
    """An ink came from the bag."""

    ink: names.Ink


class InksReturned(SeatHappened, frozen=True):
    """Inks went back to the bag."""

    inks: names.Counts


class TypeGained(SeatHappened, frozen=True):
    """A type came, bought (see `GuildersPaid`) or free."""

    letter: names.Letter


class TypeLost(SeatHappened, frozen=True):
    """A type was exchanged or given up."""

    letter: names.Letter


class GuildersGained(SeatHappened, frozen=True):
    """Guilders came."""

    guilders: int
    reason: GainReason


class GuildersPaid(SeatHappened, frozen=True):
    """Guilders went."""

    guilders: int
    reason: PayReason


class FameGained(SeatHappened, frozen=True):
    """Fame came."""

    fame: int
    reason: GainReason


class GearUsed(SeatHappened, frozen=True):
    """G6."""

    axle: int
    reward: names.GearRewardKind


class TypeScrapped(SeatHappened, frozen=True):
    """Gear reward `scrap_type`."""

    letter: names.Letter
    payment: names.ScrapPayment


class LevelsSwapped(SeatHappened, frozen=True):
    """`plantin`."""

    first: names.Specialty
    second: names.Specialty


class RewardDeclined(SeatHappened, frozen=True):
    """R3: `reward` is the decision's tag."""

    reward: str


class RewardLost(SeatHappened, frozen=True):
    """R3: it could not be had."""

    reward: names.RewardKind


# Events of fulfilment and of the end of a round and of the game (F1, N1, N4, Z1).


class OrderFulfilled(SeatHappened, frozen=True):
    """F2 to F4: one order of a fulfilment."""

    printing: str
    refinement: str
    colour: bool
    decoration: bool


class TurnEnded(SeatHappened, frozen=True):
    """F9."""


class BoardRefilled(Happened, frozen=True):
    """N1: the rows as they stand now."""

    printing: Row
    refinement: Row
    specialty: Row
    gears: Row
    ink_sets: tuple[InkSet, ...]


class TokenPassed(Happened, frozen=True):
    """N4: the first player token, and the markers that each seat has now."""

    source: int
    target: int
    marker_counts: tuple[int, ...]
    automa_markers: names.Markers | None


class GameEnded(Happened, frozen=True):
    """Z1, Z2."""

    scores: tuple[ScoreSheet, ...]


Event: TypeAlias = (
    GameStarted | CharactersDrawn | CharacterKept | OrderGained | OrderGivenUp | TypesChosen | RoundStarted
    | ColourNamed | GearsTurned | PlanCommitted | PlansRevealed | AutomaPlanned | MarkerShifted | PlayOrdersSet
    | ActionStarted | Passed | ActionEnded | InksTaken | SpecialtyCardTaken | SpecialtyAdvanced | DiskMoved | GearsDrawn
    | GearInstalled | GearRepositioned | RewardClaimed | PatronageTaken | AutomaActed | CardsDrawn | CardsDiscarded
    | DeckShuffled | InkGained | InksReturned | TypeGained | TypeLost | GuildersGained | GuildersPaid | FameGained
    | GearUsed | TypeScrapped | LevelsSwapped | RewardDeclined | RewardLost | OrderFulfilled | TurnEnded | BoardRefilled
    | TokenPassed | GameEnded
)  # fmt: skip

REVEALS: tuple[type[Event], ...] = (
    CharactersDrawn, GearsDrawn, CardsDrawn, DeckShuffled, PlansRevealed, AutomaPlanned, AutomaActed,
    BoardRefilled, GameEnded,
)  # fmt: skip
"""Events that show something nobody could know before: no undo past one of them."""


def seen_by(event: Event, seat: int) -> Event:
    """The form of an event that a seat may see: others' plans stay closed (L1)."""
    if isinstance(event, PlanCommitted) and event.seat != seat:
        return PlanCommitted(event.seat, None)
    return event
