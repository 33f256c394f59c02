"""The stack of open questions: who is asked what, and from which choices. Data, no callbacks.

The top of `Table.stack` is what the game waits for. `Advances` and `Rewards` with one reward left need no answer:
the rules settle them as soon as they come to the top.
"""

from typing import TypeAlias

import msgspec

from game.rules.names import Action, Ink, Letter, Reward, Specialty


def snake(name: str) -> str:
    """`TakeInks` as `take_inks`: the tag that a class has in text."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class _Decision(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=snake):
    seat: int


class KeepingCharacter(_Decision, frozen=True):
    """Which of the characters drawn stays (P4)."""


class InstallingDrawn(_Decision, frozen=True):
    """Which drawn gear goes on the next axle (§7 `guillard`)."""

    gears: tuple[str, ...]
    left: int


class StartingLevels(_Decision, frozen=True):
    """Which specialty starts at I and which at II (§7 `ungler`)."""


class Drafting(_Decision, frozen=True):
    """One printing and one refinement card of the pool (P5)."""


class ChoosingTypes(_Decision, frozen=True):
    """Three types to start with (P6)."""


class NamingColour(_Decision, frozen=True):
    """The wild colour of the round (T2)."""


class Planning(_Decision, frozen=True):
    """All seats at once spread their markers (L1); `seat` is meaningless here and always -1."""


class RevealingPlan(_Decision, frozen=True):
    """The automa's planning card is due (L2, U3)."""


class ShiftingMarker(_Decision, frozen=True):
    """Gutenberg may shift one marker (L2)."""


class ActionTurn(_Decision, frozen=True):
    """A seat's turn in an action (E1)."""

    action: Action


class FulfilTurn(_Decision, frozen=True):
    """A seat's turn to fulfil orders (F1); after its choice only free moves and the end of the turn are left (F9)."""

    done: bool


class ChoosingInk(_Decision, frozen=True):
    """Inks of choice from the bag, one after the other (R4)."""

    left: int


class ChoosingAdvance(_Decision, frozen=True):
    """A specialty to advance by one level."""

    among: tuple[Specialty, ...]


class ChoosingFreeType(_Decision, frozen=True):
    """A type of choice, free of charge (§9, VI of the reward track)."""


class OfferingOrder(_Decision, frozen=True):
    """Whether to draw for an order (O4), and which order goes when all slots are full (O6)."""


class KeepingOrder(_Decision, frozen=True):
    """Which of the drawn cards to keep, or to pay for more (O5)."""

    printing: tuple[str, ...]
    refinement: tuple[str, ...]


class SwappingInk(_Decision, frozen=True):
    """Gear reward `swap_ink`."""


class SwappingType(_Decision, frozen=True):
    """Gear reward `swap_type`."""


class ScrappingType(_Decision, frozen=True):
    """Gear reward `scrap_type`."""


class ReturningInk(_Decision, frozen=True):
    """Gear reward `one_for_two`, where a wild colour leaves a choice of the ink to return."""

    among: tuple[Ink, ...]


class BuyingDiscounted(_Decision, frozen=True):
    """Gear reward `discount`: which of these letters to buy."""

    letters: tuple[Letter, ...]


class Advances(_Decision, frozen=True):
    """Specialties that still advance, in this order, each with its reward before the next (D5)."""

    specialties: tuple[Specialty, ...]


class Rewards(_Decision, frozen=True):
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
    | SwappingInk
    | SwappingType
    | ScrappingType
    | ReturningInk
    | BuyingDiscounted
    | Advances
    | Rewards
)

OPEN_DECISIONS: frozenset[type] = frozenset({Planning, ShiftingMarker, ActionTurn, FulfilTurn})
"""While the game waits for one of these, every seat may make free moves (A4)."""

BEFORE_ROUND_1: frozenset[str] = frozenset({"characters", "draft", "types"})
"""Phases in which nothing but set-up can be done (P6)."""

DECLINABLE: frozenset[type] = frozenset(
    {
        ChoosingInk,
        ChoosingAdvance,
        ChoosingFreeType,
        OfferingOrder,
        SwappingInk,
        SwappingType,
        ScrappingType,
        ReturningInk,
        BuyingDiscounted,
        Rewards,
    }
)
"""Rewards, which may be declined (R3). Once order cards are drawn one of each must be kept (O6)."""
