"""The open band of the board: one module for each action, each with its pieces, places and half-made move."""

from game.client.scenes.bands.base import Band
from game.client.scenes.bands.gears import GearsBand
from game.client.scenes.bands.inks import InksBand
from game.client.scenes.bands.orders import OrdersBand
from game.client.scenes.bands.patronage import PatronageBand
from game.client.scenes.bands.specialties import SpecialtiesBand
from game.rules.names import Action

__all__ = ["BANDS", "Band"]

BANDS: dict[Action, type[Band]] = {
    "orders": OrdersBand,
    "inks": InksBand,
    "specialties": SpecialtiesBand,
    "gears": GearsBand,
    "patronage": PatronageBand,
}
