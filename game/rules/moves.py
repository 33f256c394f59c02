"""One small immutable class per move. `to_text` and `from_text` give each a stable one-line form.

>>> to_text(TakeInks(seat=0, ink_set=2, count=1))
'["take_inks",0,2,1]'
>>> from_text('["take_inks",0,2,1]')
TakeInks(seat=0, ink_set=2, count=1)
"""

from typing import TypeAlias

import msgspec

from game.rules.decisions import snake
from game.rules.names import Action, CharacterId, Counts, Ink, Letter, Markers, Reward, ScrapPayment, Specialty


class _Move(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=snake):
    seat: int


# preparation


class KeepCharacter(_Move, frozen=True):
    """Keep this character of those drawn (P4)."""

    character: CharacterId


class StartLevels(_Move, frozen=True):
    """`ungler`: one specialty to I, another to II."""

    first: Specialty
    second: Specialty


class DraftOrder(_Move, frozen=True):
    """Take one printing and one refinement card of the pool (P5)."""

    printing: str
    refinement: str


class ChooseTypes(_Move, frozen=True):
    """Choose the types to start with, in the order of the alphabet (P6)."""

    letters: tuple[Letter, ...]


# round start and planning


class NameColour(_Move, frozen=True):
    """`caxton`: the wild colour of this round (T2)."""

    ink: Ink


class CommitPlan(_Move, frozen=True):
    """Hand in a plan: markers on the five actions (L1)."""

    markers: Markers


class RevealPlan(_Move, frozen=True):
    """The automa's planning card is revealed and applied (U3)."""


class ShiftMarker(_Move, frozen=True):
    """`gutenberg`: move one marker from one action to another (L2)."""

    source: Action
    target: Action


class LeaveMarkers(_Move, frozen=True):
    """`gutenberg`: shift nothing."""


# the five actions


class TakeOrder(_Move, frozen=True):
    """O1: take both cards from the board; with four orders give one of them, named by its printing card (O2)."""

    printing: str
    refinement: str
    discard: str | None = None


class TakeInks(_Move, frozen=True):
    """I1: take so many inks of one set, from the left."""

    ink_set: int
    count: int


class TakeSpecialty(_Move, frozen=True):
    """D1: take a card; its two symbols in the order they advance (A), or any one specialty (B)."""

    card: str
    advances: tuple[Specialty, ...]


class InstallGear(_Move, frozen=True):
    """G1, G2, G3: put a gear on an axle (0 to 2) with this sector (0 to 2) up."""

    gear: str
    axle: int
    sector: int


class RepositionGear(_Move, frozen=True):
    """G1: turn an installed gear to another sector."""

    axle: int
    sector: int


class ClaimReward(_Move, frozen=True):
    """M1: claim a free reward space, counted from the left."""

    space: int


class TakePatronage(_Move, frozen=True):
    """M2: take a patronage card, returning these inks."""

    card: str
    inks: Counts


class Pass(_Move, frozen=True):
    """E1: do nothing in this action."""


class AutomaAct(_Move, frozen=True):
    """The automa's turn in an action (U6)."""


# fulfilment


class FulfilledOrder(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One order of a fulfilment: the inks laid on its colour part, or None, and whether the decoration is done."""

    printing: str
    colour: Counts | None = None
    decoration: bool = False


class Fulfil(_Move, frozen=True):
    """F8: the whole fulfilment at once; `bonus_gears` are axles, `uncovered` is `manutius`'s letter."""

    orders: tuple[FulfilledOrder, ...]
    bonus_gears: tuple[int, ...] = ()
    uncovered: Letter | None = None


class EndTurn(_Move, frozen=True):
    """F9: end the turn in fulfilment."""


# free moves


class BuyType(_Move, frozen=True):
    """A1: buy a type."""

    letter: Letter


class UseGear(_Move, frozen=True):
    """A2: use the active sector of the gear on this axle."""

    axle: int


class SwapLevels(_Move, frozen=True):
    """A3: `plantin` swaps the levels of two specialties."""

    first: Specialty
    second: Specialty


# answers inside rewards


class TakeInk(_Move, frozen=True):
    """R4: take one ink of choice from the bag."""

    ink: Ink


class Advance(_Move, frozen=True):
    """Advance this specialty."""

    specialty: Specialty


class TakeType(_Move, frozen=True):
    """Take, or buy for less, a type of this letter."""

    letter: Letter


class DrawOrder(_Move, frozen=True):
    """O4: draw; with four orders first discard one, named by its printing card (O6)."""

    discard: str | None = None


class BuyCards(_Move, frozen=True):
    """O5: pay for two cards more, so many of each kind."""

    printing: int
    refinement: int


class KeepOrder(_Move, frozen=True):
    """O4: keep one printing and one refinement card of those drawn."""

    printing: str
    refinement: str


class ChooseReward(_Move, frozen=True):
    """R3: this reward next."""

    reward: Reward


class Decline(_Move, frozen=True):
    """R3: decline the reward (all that is left of it)."""


class SwapInk(_Move, frozen=True):
    """Return one ink, take another colour."""

    give: Ink
    take: Ink


class SwapType(_Move, frozen=True):
    """Exchange one type for another letter."""

    give: Letter
    take: Letter


class ScrapType(_Move, frozen=True):
    """Give up one type for fame or for guilders."""

    letter: Letter
    payment: ScrapPayment


class ReturnInk(_Move, frozen=True):
    """`one_for_two` for `caxton`: which ink goes back to the bag."""

    ink: Ink


Move: TypeAlias = (
    KeepCharacter
    | StartLevels
    | DraftOrder
    | ChooseTypes
    | NameColour
    | CommitPlan
    | RevealPlan
    | ShiftMarker
    | LeaveMarkers
    | TakeOrder
    | TakeInks
    | TakeSpecialty
    | InstallGear
    | RepositionGear
    | ClaimReward
    | TakePatronage
    | Pass
    | AutomaAct
    | Fulfil
    | EndTurn
    | BuyType
    | UseGear
    | SwapLevels
    | TakeInk
    | Advance
    | TakeType
    | DrawOrder
    | BuyCards
    | KeepOrder
    | ChooseReward
    | Decline
    | SwapInk
    | SwapType
    | ScrapType
    | ReturnInk
)

FREE_MOVES: tuple[type[Move], ...] = (BuyType, UseGear, SwapLevels)
CHOOSER_MOVES: tuple[type[Move], ...] = (BuyType, UseGear)
"""Those of them that a seat may make before it keeps one of the orders drawn (A4)."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Move] = msgspec.json.Decoder(Move)


def to_text(move: Move) -> str:
    """One line that `from_text` reads back."""
    return _encoder.encode(move).decode()


def from_text(text: str | bytes) -> Move:
    """The move of a line; raises msgspec.ValidationError (a ValueError) where the line is not one."""
    return _decoder.decode(text)
