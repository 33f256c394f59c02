"""Moves of the start of a round: colours, plans and the automa's card (T2, L1, L2, U3)."""

from typing import TypeAlias

from game.rules.names import Action, Ink, Markers
from game.rules.tagged import Made


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


PlanMove: TypeAlias = NameColour | CommitPlan | RevealPlan | ShiftMarker | LeaveMarkers
