"""Strong players print what pays: they buy the letters for it, take gears along, and know the last chance."""

import pytest

from game.players import Choice, LegalMoves
from game.players.adept import Adept
from game.rules import Table, apply, view_for
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import NOTHING
from tests.rules import build


def at_last_fulfilment(types: str, guilders: int) -> Table:
    """Anna's turn in the last round: one order of A, O, its one ink in hand and no level."""
    table = build.table(seats=2)
    build.at_fulfilment(table)
    table.round = table.content.rules.rounds
    build.set_types(table, 0, types)
    build.give_order(table, 0, build.printing_card("AO"), "refinement-01")
    build.give_inks(table, 0, red=1)
    table.seats[0].guilders = guilders
    return table


def turn(table: Table) -> list[Choice]:
    """All that an unerring adept chooses until its turn ends."""
    player, made = Adept(1, misjudgement=0.0), []
    while table.stack and isinstance(table.stack[-1], ask.FulfilTurn) and table.stack[-1].seat == 0:
        view = view_for(table, 0)
        made.append(player.choose(view, LegalMoves(table.content, view)))
        apply(table, made[-1].move)
    return made


@pytest.mark.parametrize("guilders", [3, 4])
def test_F3_the_last_order_is_printed_with_its_colour(guilders: int) -> None:
    """F2, F3: 3 guilders are 1 fame in the end and the order gives 2 and 3 guilders more, so the type is bought."""
    table = at_last_fulfilment("AI", guilders)
    made = turn(table)
    assert [type(choice.move) for choice in made] == [mv.BuyType, mv.Fulfil, mv.EndTurn]
    assert made[0].reason.code == "buys_for_orders"
    assert made[1].reason.worth > 0
    assert table.seats[0].inks == NOTHING
    assert table.seats[0].fame == 2


def test_A1_letters_that_cannot_be_paid_are_not_begun() -> None:
    """A1: with 2 guilders the third type stays where it is, and the turn just ends."""
    table = at_last_fulfilment("AI", 2)
    assert [type(choice.move) for choice in turn(table)] == [mv.EndTurn]


def test_F7_bonus_gears_are_taken_along() -> None:
    """F7."""
    table = at_last_fulfilment("AO", 0)
    build.give_gear(table, 0, *build.find_sector("type_bonus", lambda reward: "O" in reward.letters))
    fulfil = turn(table)[0].move
    assert isinstance(fulfil, mv.Fulfil)
    assert fulfil.bonus_gears == (0,)
    assert table.seats[0].fame == 4
