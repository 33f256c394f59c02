"""Questions and moves: one small immutable class each. `to_text` and `from_text` give each a stable one-line form.

>>> to_text(TakeInks(seat=0, ink_set=2, count=1))
'["take_inks",0,2,1]'
>>> from_text('["take_inks",0,2,1]')
TakeInks(seat=0, ink_set=2, count=1)
"""

from typing import TypeAlias, get_args

import msgspec

from game.rules.names import Action, CharacterId, Counts, Ink, Letter, Markers, Reward, ScrapPayment, Specialty


def snake(name: str) -> str:
    """`TakeInks` as `take_inks`: the tag that a class has in text."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Asked(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=snake):
    """A question to a seat."""

    seat: int


class Made(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=snake):
    """A move of a seat."""

    seat: int


# What gear rewards ask, and the moves that answer. A new one is added here and in one of the two unions at the end;
# `gear_rewards.py` says what it does.


class SwappingInk(Asked, frozen=True):
    """Gear reward `swap_ink`."""


class SwappingType(Asked, frozen=True):
    """Gear reward `swap_type`."""


class ScrappingType(Asked, frozen=True):
    """Gear reward `scrap_type`."""


class ReturningInk(Asked, frozen=True):
    """Gear reward `one_for_two`, where a wild colour leaves a choice of the ink to return."""

    among: tuple[Ink, ...]


class BuyingDiscounted(Asked, frozen=True):
    """Gear reward `discount`: which of these letters to buy."""

    letters: tuple[Letter, ...]


class SwapInk(Made, frozen=True):
    """Return one ink, take another colour."""

    give: Ink
    take: Ink


class SwapType(Made, frozen=True):
    """Exchange one type for another letter."""

    give: Letter
    take: Letter


class ScrapType(Made, frozen=True):
    """Give up one type for fame or for guilders."""

    letter: Letter
    payment: ScrapPayment


class ReturnInk(Made, frozen=True):
    """`one_for_two` for `caxton`: which ink goes back to the bag."""

    ink: Ink


GearQuestion: TypeAlias = SwappingInk | SwappingType | ScrappingType | ReturningInk | BuyingDiscounted
GearAnswer: TypeAlias = SwapInk | SwapType | ScrapType | ReturnInk

# The stack of open questions: who is asked what, and from which choices. Data, no callbacks. The top of
# `Table.stack` is what the game waits for. `Advances` and `Rewards` with one reward left need no answer: the rules
# settle them as soon as they come to the top.


class KeepingCharacter(Asked, frozen=True):
    """Which of the characters drawn stays (P4)."""


class InstallingDrawn(Asked, frozen=True):
    """Which drawn gear goes on the next axle (§7 `guillard`)."""

    gears: tuple[str, ...]
    left: int


class StartingLevels(Asked, frozen=True):
    """Which specialty starts at I and which at II (§7 `ungler`)."""


class Drafting(Asked, frozen=True):
    """One printing and one refinement card of the pool (P5)."""


class ChoosingTypes(Asked, frozen=True):
    """Three types to start with (P6)."""


class NamingColour(Asked, frozen=True):
    """The wild colour of the round (T2)."""


class Planning(Asked, frozen=True):
    """All seats at once spread their markers (L1); `seat` is meaningless here and always -1."""


class RevealingPlan(Asked, frozen=True):
    """The automa's planning card is due (L2, U3)."""


class ShiftingMarker(Asked, frozen=True):
    """Gutenberg may shift one marker (L2)."""


class ActionTurn(Asked, frozen=True):
    """A seat's turn in an action (E1)."""

    action: Action


class FulfilTurn(Asked, frozen=True):
    """A seat's turn to fulfil orders (F1); after its choice only free moves and the end of the turn are left (F9)."""

    done: bool


class ChoosingInk(Asked, frozen=True):
    """Inks of choice from the bag, one after the other (R4)."""

    left: int


class ChoosingAdvance(Asked, frozen=True):
    """A specialty to advance by one level; without `among`, one of those that are lowest when it is answered."""

    among: tuple[Specialty, ...]


class ChoosingFreeType(Asked, frozen=True):
    """A type of choice, free of charge (§9, VI of the reward track)."""


class OfferingOrder(Asked, frozen=True):
    """Whether to draw for an order (O4), and which order goes when all slots are full (O6)."""


class KeepingOrder(Asked, frozen=True):
    """Which of the drawn cards to keep, or to pay for more (O5)."""

    printing: tuple[str, ...]
    refinement: tuple[str, ...]


class Advances(Asked, frozen=True):
    """Specialties that still advance, in this order, each with its reward before the next (D5)."""

    specialties: tuple[Specialty, ...]


class Rewards(Asked, frozen=True):
    """Rewards that came at once: the seat chooses their order (R3)."""

    rewards: tuple[Reward, ...]


Decision: TypeAlias = (
    KeepingCharacter | InstallingDrawn | StartingLevels | Drafting | ChoosingTypes | NamingColour | Planning
    | RevealingPlan | ShiftingMarker | ActionTurn | FulfilTurn | ChoosingInk | ChoosingAdvance | ChoosingFreeType
    | OfferingOrder | KeepingOrder | GearQuestion | Advances | Rewards
)  # fmt: skip

OPEN_DECISIONS: frozenset[type] = frozenset({Planning, ShiftingMarker, ActionTurn, FulfilTurn})
"""While the game waits for one of these, every seat may make free moves (A4)."""

BEFORE_ROUND_1: frozenset[str] = frozenset({"characters", "draft", "types"})
"""Phases in which nothing but set-up can be done (P6)."""

INSIDE: tuple[type[Decision], ...] = (
    ChoosingInk,
    ChoosingAdvance,
    ChoosingFreeType,
    OfferingOrder,
    *get_args(GearQuestion),
    Rewards,
)
"""Questions that a move opens for whoever made it: about rewards, which may be declined (R3).

Once order cards are drawn one of each must be kept (O6), so `KeepingOrder` is none of them.
"""

DECLINABLE: frozenset[type] = frozenset(INSIDE)

CHOICES: tuple[type[Decision], ...] = (*INSIDE, KeepingOrder)
"""While one of these is open, its seat alone may make free moves (A4)."""

CHOICE_KINDS: frozenset[type] = frozenset(CHOICES)

# Moves before round 1: characters, the first orders and types (P4 to P6).


class KeepCharacter(Made, frozen=True):
    """Keep this character of those drawn (P4)."""

    character: CharacterId


class StartLevels(Made, frozen=True):
    """`ungler`: one specialty to I, another to II."""

    first: Specialty
    second: Specialty


class DraftOrder(Made, frozen=True):
    """Take one printing and one refinement card of the pool (P5)."""

    printing: str
    refinement: str


class ChooseTypes(Made, frozen=True):
    """Choose the types to start with, in the order of the alphabet (P6)."""

    letters: tuple[Letter, ...]


# Moves of the start of a round: colours, plans and the automa's card (T2, L1, L2, U3).


class NameColour(Made, frozen=True):
    """`caxton`: the wild colour of this round (T2)."""

    ink: Ink


class CommitPlan(Made, frozen=True):
    """Hand in a plan: markers on the five actions (L1)."""

    markers: Markers


class RevealPlan(Made, frozen=True):
    """The automa's planning card is revealed and applied (U3)."""


class ShiftMarker(Made, frozen=True):
    """`gutenberg`: move one marker from one action to another (L2)."""

    source: Action
    target: Action


class LeaveMarkers(Made, frozen=True):
    """`gutenberg`: shift nothing."""


# Moves of the five actions (E1).


class TakeOrder(Made, frozen=True):
    """O1: take both cards from the board; with four orders give one of them, named by its printing card (O2)."""

    printing: str
    refinement: str
    discard: str | None = None


class TakeInks(Made, frozen=True):
    """I1: take so many inks of one set, from the left."""

    ink_set: int
    count: int


class TakeSpecialty(Made, frozen=True):
    """D1: take a card; its two symbols in the order they advance (A), or any one specialty (B)."""

    card: str
    advances: tuple[Specialty, ...]


class InstallGear(Made, frozen=True):
    """G1, G2, G3: put a gear on an axle (0 to 2) with this sector (0 to 2) up."""

    gear: str
    axle: int
    sector: int


class RepositionGear(Made, frozen=True):
    """G1: turn an installed gear to another sector."""

    axle: int
    sector: int


class ClaimReward(Made, frozen=True):
    """M1: claim a free reward space, counted from the left."""

    space: int


class TakePatronage(Made, frozen=True):
    """M2: take a patronage card, returning these inks."""

    card: str
    inks: Counts


class Pass(Made, frozen=True):
    """E1: do nothing in this action."""


class AutomaAct(Made, frozen=True):
    """The automa's turn in an action (U6)."""


# Moves that are open to every seat at almost any time (A1 to A4).


class BuyType(Made, frozen=True):
    """A1: buy a type."""

    letter: Letter


class UseGear(Made, frozen=True):
    """A2: use the active sector of the gear on this axle."""

    axle: int


class SwapLevels(Made, frozen=True):
    """A3: `plantin` swaps the levels of two specialties."""

    first: Specialty
    second: Specialty


# Answers to what rewards ask, wherever the reward comes from (R3, R4, O4 to O6).


class TakeInk(Made, frozen=True):
    """R4: take one ink of choice from the bag."""

    ink: Ink


class Advance(Made, frozen=True):
    """Advance this specialty."""

    specialty: Specialty


class TakeType(Made, frozen=True):
    """Take, or buy for less, a type of this letter."""

    letter: Letter


class DrawOrder(Made, frozen=True):
    """O4: draw; with four orders first discard one, named by its printing card (O6)."""

    discard: str | None = None


class BuyCards(Made, frozen=True):
    """O5: pay for two cards more, so many of each kind."""

    printing: int
    refinement: int


class KeepOrder(Made, frozen=True):
    """O4: keep one printing and one refinement card of those drawn."""

    printing: str
    refinement: str


class ChooseReward(Made, frozen=True):
    """R3: this reward next."""

    reward: Reward


class Decline(Made, frozen=True):
    """R3: decline the reward (all that is left of it)."""


# Moves of fulfilment (F1 to F9).


class FulfilledOrder(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One order of a fulfilment: the inks laid on its colour part, or None, and whether the decoration is done."""

    printing: str
    colour: Counts | None = None
    decoration: bool = False


class Fulfil(Made, frozen=True):
    """F8: the whole fulfilment at once; `bonus_gears` are axles, `uncovered` is `manutius`'s letter."""

    orders: tuple[FulfilledOrder, ...]
    bonus_gears: tuple[int, ...] = ()
    uncovered: Letter | None = None


class EndTurn(Made, frozen=True):
    """F9: end the turn in fulfilment."""


Move: TypeAlias = (
    KeepCharacter | StartLevels | DraftOrder | ChooseTypes | NameColour | CommitPlan | RevealPlan | ShiftMarker
    | LeaveMarkers | TakeOrder | TakeInks | TakeSpecialty | InstallGear | RepositionGear | ClaimReward | TakePatronage
    | Pass | AutomaAct | Fulfil | EndTurn | BuyType | UseGear | SwapLevels | TakeInk | Advance | TakeType | DrawOrder
    | BuyCards | KeepOrder | ChooseReward | Decline | GearAnswer
)  # fmt: skip

FREE_MOVES: tuple[type[Move], ...] = (BuyType, UseGear, SwapLevels)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Move] = msgspec.json.Decoder(Move)


def to_text(move: Move) -> str:
    """One line that `from_text` reads back."""
    return _encoder.encode(move).decode()


def from_text(text: str | bytes) -> Move:
    """The move of a line; raises msgspec.ValidationError (a ValueError) where the line is not one."""
    return _decoder.decode(text)
