"""The open row of the board: one module for each action, with its pieces, its places and its draft."""

from game.client.scenes.board.board_rows import BoardRow, InksRow, OrdersRow, SpecialtiesRow
from game.client.scenes.board.gears_row import GearsRow
from game.client.scenes.board.patronage_row import PatronageRow
from game.rules.names import Action

BOARD_ROWS: dict[Action, type[BoardRow]] = {
    "orders": OrdersRow,
    "inks": InksRow,
    "specialties": SpecialtiesRow,
    "gears": GearsRow,
    "patronage": PatronageRow,
}
