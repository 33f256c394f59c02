"""One small immutable class per move. `to_text` and `from_text` give each a stable one-line form.

Each file has the moves of one part of a game and, at its end, their union; this package gathers them. Answers to gear
rewards stand beside their questions in `gear_questions.py`.

>>> to_text(TakeInks(seat=0, ink_set=2, count=1))
'["take_inks",0,2,1]'
>>> from_text('["take_inks",0,2,1]')
TakeInks(seat=0, ink_set=2, count=1)
"""

from typing import TypeAlias

import msgspec

from game.rules.gear_questions import *
from game.rules.moves.actions import *
from game.rules.moves.free import *
from game.rules.moves.fulfilment import *
from game.rules.moves.plans import *
from game.rules.moves.preparation import *
from game.rules.moves.rewards import *

Move: TypeAlias = PreparationMove | PlanMove | ActionMove | FulfilmentMove | FreeMove | RewardMove | GearAnswer

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
