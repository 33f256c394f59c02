"""The action phase: turns, tiles and tradesmen."""

from typing import Annotated, TypeAlias

import msgspec

from game.companion.names import Direction
from game.companion.tasks.base import StackTask


class BeginRound(StackTask, frozen=True):
    """Both tradesmen stand up (W6)."""


class AwaitTurn(StackTask, frozen=True):
    """Until it is the machine's turn; 1 or 2 of the round."""

    number: int


class DrawTile(StackTask, frozen=True):
    """A tile off the pile, or the arrow of the owner's (W1)."""


class EnterLetters(StackTask, frozen=True):
    """The letter order of the owner's tile (Q3)."""

    arrow: Direction


class TakeTurn(StackTask, frozen=True):
    """Move, or reset (W2 to W5)."""


class UseRoom(StackTask, frozen=True):
    """A tradesman in a room I moves to its room II, which gives its action (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]


class LayDown(StackTask, frozen=True):
    """The active tradesman lies down (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]


class AskAssistants(StackTask, frozen=True):
    """Goods of the assistants beside a shop (V9)."""

    shop: int


TurnTask: TypeAlias = BeginRound | AwaitTurn | DrawTile | EnterLetters | TakeTurn | UseRoom | LayDown | AskAssistants
