"""A journey from city to city (V6)."""

from typing import TypeAlias

from game.companion.tasks.base import StackTask


class Travel(StackTask, frozen=True):
    """The direction that leads to a new city."""


class TravelOn(StackTask, frozen=True):
    """All cities are visited: the first way."""

    steps: int


class Arrive(StackTask, frozen=True):
    """Where the way ends."""

    steps: int
    new_cities: bool


class CountSteps(StackTask, frozen=True):
    """The steps that it took to a city."""

    steps: int
    new_city: bool


class VisitCity(StackTask, frozen=True):
    """The tile, the marker, the director."""


class TakeFactory(StackTask, frozen=True):
    """A factory for the next city marker."""


class MoveOrderMarker(StackTask, frozen=True):
    """For the steps left over."""

    steps: int


TravelTask: TypeAlias = Travel | TravelOn | Arrive | CountSteps | VisitCity | TakeFactory | MoveOrderMarker
