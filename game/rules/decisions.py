"""The stack of open questions: who is asked what, and from which choices. Data, no callbacks.

The top of `Table.stack` is what the game waits for. `Advances` and `Rewards` with one reward left need no answer:
the rules settle them as soon as they come to the top.
"""

from typing import TypeAlias, get_args

from game.rules.gear_questions import *
from game.rules.names import Action, Reward, Specialty
from game.rules.tagged import Asked


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
    """A specialty to advance by one level."""

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
    KeepingCharacter
    | InstallingDrawn
    | StartingLevels
    | Drafting
    | ChoosingTypes
    | NamingColour
    | Planning
    | RevealingPlan
    | ShiftingMarker
    | ActionTurn
    | FulfilTurn
    | ChoosingInk
    | ChoosingAdvance
    | ChoosingFreeType
    | OfferingOrder
    | KeepingOrder
    | GearQuestion
    | Advances
    | Rewards
)

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
