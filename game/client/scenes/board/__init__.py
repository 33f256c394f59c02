"""The open band of the board: one module for each action, with its pieces, its places and its draft."""

from game.client.scenes.board.gears_row import GearsBand
from game.client.scenes.board.patronage_row import PatronageBand
from game.client.scenes.board.rows import Band, InksBand, OrdersBand, SpecialtiesBand
from game.rules.names import Action

BANDS: dict[Action, type[Band]] = {
    "orders": OrdersBand,
    "inks": InksBand,
    "specialties": SpecialtiesBand,
    "gears": GearsBand,
    "patronage": PatronageBand,
}
