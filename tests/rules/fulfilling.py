"""A table in the fulfilment, with the orders that a test gives."""

from game.rules import Table
from tests.rules.build import at_fulfilment, set_types, table


def fulfilling(seats: int = 2, types: str = "", first: int = 0) -> Table:
    """A table at fulfilment; seat 0 has these types."""
    at = table(seats=seats, first=first)
    set_types(at, 0, types)
    at_fulfilment(at)
    return at
