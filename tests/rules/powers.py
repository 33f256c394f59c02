"""Tables at which one character may use its power."""

from game.rules import Table
from game.rules import moves as mv
from game.rules.names import CharacterId
from tests.rules.build import at_fulfilment, new_table, play_all, set_character, set_types, table


def house(character: CharacterId, seats: int = 2, types: str = "") -> Table:
    """A table at the planning of round 1; seat 0 has the character and these types."""
    at = table(seats=seats)
    set_character(at, 0, character)
    set_types(at, 0, types)
    return at


def fulfilling(character: CharacterId, types: str = "") -> Table:
    """The same at the fulfilment of seat 0."""
    at = house(character, types=types)
    at_fulfilment(at)
    return at


def keeping(character: CharacterId, seats: int = 2) -> Table:
    """A table where seat 0 may keep this character, the first thing in the set-up."""
    at = new_table(seats=seats, characters=True)
    other: CharacterId = "vietor" if character != "vietor" else "tory"
    at.seats[0].drawn_characters = (character, other)
    return at


# gutenberg


def shifting(plan: tuple[int, int, int, int, int] = (6, 1, 0, 0, 0)) -> Table:
    """A table where seat 0 has handed in this plan and may shift."""
    at = house("gutenberg")
    play_all(at, mv.CommitPlan(0, plan), mv.CommitPlan(1, (2, 2, 2, 1, 1)))
    return at
