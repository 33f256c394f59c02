"""What a seat has laid out and not done yet: the markers of a plan, or the pieces on its orders."""

from typing import TypeAlias

import msgspec

from game.rules.names import Markers


class LaidPiece(msgspec.Struct, frozen=True, array_like=True):
    """A type or an ink on an order."""

    printing: str  # the order, by its printing card
    on_part: bool  # on its colour part, else on a letter
    at: int
    what: str  # a letter or an ink; "uncovered" for what leaves a letter open


class BonusLeftOut(msgspec.Struct, frozen=True, array_like=True):
    """A use of a bonus gear that is not made; `again` for the second one of the same gear."""

    axle: int
    again: bool = False


class OrdersDraft(msgspec.Struct, frozen=True):
    """The pieces on the orders of a seat, and what its fulfilment leaves out."""

    laid: tuple[LaidPiece, ...] = ()
    plain: tuple[str, ...] = ()  # printing cards of the orders that are printed without decoration
    without: tuple[BonusLeftOut, ...] = ()


Draft: TypeAlias = Markers | OrdersDraft
"""A plan's markers are a list in JSON, the pieces on orders a record."""
