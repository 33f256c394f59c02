"""What all events have in common."""

import msgspec

from game.rules.tagged import snake


class Happened(msgspec.Struct, frozen=True, gc=False, tag=snake):
    """Something that happened; its tag names its kind in text."""


class SeatHappened(Happened, frozen=True):
    """Something that happened to a seat, or that it did."""

    seat: int
