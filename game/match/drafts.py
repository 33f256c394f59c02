"""Drafts: what a seat has laid out without making the move: markers of a plan, or pieces on its orders."""

from typing import TypeAlias

import msgspec

from game.rules.names import Markers


class LaidPiece(msgspec.Struct, frozen=True, array_like=True):
    """A type or an ink on an order."""

    printing: str  # the order, by its printing card
    on_part: bool  # True: on its colour part; False: on a letter
    at: int
    what: str  # a letter or an ink; "uncovered" for the blank that leaves a letter open


class BonusLeftOut(msgspec.Struct, frozen=True, array_like=True):
    """A use of a bonus gear that was left out; `again` for the second use of the same gear."""

    axle: int
    again: bool = False


class OrdersDraft(msgspec.Struct, frozen=True):
    """The pieces on the orders of a seat, and what its fulfilment leaves out."""

    laid: tuple[LaidPiece, ...] = ()
    plain: tuple[str, ...] = ()  # printing cards of the orders that are printed without decoration
    without: tuple[BonusLeftOut, ...] = ()


Draft: TypeAlias = Markers | OrdersDraft
"""A plan's markers are a list in JSON, the pieces on orders a record."""
