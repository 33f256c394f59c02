"""The open band of the board: one module for each action, with its pieces, its places and its draft."""

from game.client.parts.bands.base import Band
from game.client.parts.bands.gears import GearsBand
from game.client.parts.bands.inks import InksBand
from game.client.parts.bands.orders import OrdersBand
from game.client.parts.bands.patronage import PatronageBand
from game.client.parts.bands.specialties import SpecialtiesBand
from game.rules.names import Action

__all__ = ["BANDS", "Band"]

BANDS: dict[Action, type[Band]] = {
    "orders": OrdersBand,
    "inks": InksBand,
    "specialties": SpecialtiesBand,
    "gears": GearsBand,
    "patronage": PatronageBand,
}
