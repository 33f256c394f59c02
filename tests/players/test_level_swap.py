"""`plantin` in the hands of a computer player: levels are swapped where an order or a patron asks for them (A3)."""

import pytest

from game.players import LegalMoves, Level, make_player
from game.rules import Table, view_for
from game.rules import moves as mv
from game.rules.names import CharacterId
from tests.rules.build import at_fulfilment, set_levels, set_types, table
from tests.rules.own_cards import own_order


def asking_for(woodcutting: int, character: CharacterId = "plantin") -> Table:
    """At fulfilment, with an order whose decoration asks for that much woodcutting; only typesetting is at IV."""
    at = table(seats=2, characters=True)
    at.seats[0].character = character
    own_order(at, 0, "A", inks={"red": 1}, levels={"woodcutting": woodcutting}, fame=(2, 9))
    set_types(at, 0, "A")
    set_levels(at, 0, typesetting=4)
    at_fulfilment(at)
    return at


@pytest.mark.parametrize("level", ["adept", "master"])
def test_A3_levels_are_swapped_for_an_order(level: Level) -> None:
    at = asking_for(4)
    view = view_for(at, 0)
    choice = make_player(level, 1).choose(view, LegalMoves(at.content, view))
    assert choice.move == mv.SwapLevels(0, "typesetting", "woodcutting")
    assert choice.reason.worth > 3


@pytest.mark.parametrize(("woodcutting", "character"), [(6, "plantin"), (4, "vietor")])
def test_A3_no_swap_that_does_not_help_or_is_not_allowed(woodcutting: int, character: CharacterId) -> None:
    at = asking_for(woodcutting, character)
    at.round = at.content.rules.rounds
    view = view_for(at, 0)
    choice = make_player("master", 1).choose(view, LegalMoves(at.content, view))  # an adept may misjudge it
    assert not isinstance(choice.move, mv.SwapLevels)


def test_A3_one_swap_a_round() -> None:
    """A player that tried a second one would have to be answered for."""
    at = asking_for(4)
    at.seats[0].swapped_levels = True
    view, player = view_for(at, 0), make_player("adept", 1)
    assert not isinstance(player.choose(view, LegalMoves(at.content, view)).move, mv.SwapLevels)
    assert player.incidents == 0
