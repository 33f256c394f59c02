"""What a move was worth beside the best other one: who follows the hints loses little, and the obvious is no merit."""

from collections.abc import Iterator
from random import Random

import pytest

from game.content import load_content
from game.match.past_states import LEAST_FAME
from game.players import Choice, LegalMoves, Player, make_adviser, make_player
from game.players.adviser import best_other
from game.rules import Options, Table, apply, new_game, pending_seats, view_for
from game.rules import moves as mv
from tests.laws.test_secrets import with_other_secrets
from tests.rules import build

CONTENT = load_content()


def other(table: Table, made: mv.Move) -> Choice:
    """The best other move than one that a seat made."""
    return best_other(LegalMoves(table.content, view_for(table, made.seat)), made)


def decided(options: Options, player: Player, seed: int) -> Iterator[tuple[Table, mv.Move]]:
    """Every move of a game without an automa, with the table before it."""
    table, _ = new_game(CONTENT, options, seed)
    while pending := pending_seats(table):
        view = view_for(table, pending[0])
        move = player.choose(view, LegalMoves(CONTENT, view)).move
        yield table.clone(), move
        apply(table, move)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_who_does_what_the_hints_say_hardly_ever_lost_fame_by_it(seed: int) -> None:
    """A master looks further ahead than the review, so they may see a move differently."""
    moves = list(decided(Options(seats=2, automa=False), make_adviser("master", seed), seed))
    leads = [other(table, move).reason.lead for table, move in moves]
    assert sum(lead >= LEAST_FAME for lead in leads) <= len(leads) // 20
    assert min(leads) < -LEAST_FAME  # and sometimes the choice mattered


def test_who_plays_by_chance_lost_fame_often() -> None:
    moves = list(decided(Options(seats=2, automa=False), make_player("random", 3), 3))
    assert sum(other(table, move).reason.lead >= LEAST_FAME for table, move in moves) > 5


def test_a_move_is_judged_by_what_its_seat_could_know() -> None:
    for table, move in list(decided(Options(seats=2, automa=False), make_player("novice", 5), 5))[20:60]:
        twin = with_other_secrets(table, move.seat, Random(1))
        assert other(twin, move) == other(table, move)


def test_a_pass_that_leaves_a_printed_order_undone_is_told_with_it() -> None:
    table = build.table(seats=2, round=6)
    order = build.give_order(table, 0, "printing-01", "refinement-01")
    card = CONTENT.printing[order.printing]
    build.set_types(table, 0, "".join(letter * count for letter, count in zip("AIOU", card.needs, strict=True)))
    build.set_levels(table, 0, typesetting=6, woodcutting=6, illuminating=6, binding=6)
    build.at_fulfilment(table)
    found = other(table, mv.EndTurn(0))
    assert isinstance(found.move, mv.Fulfil)
    assert found.reason.lead >= LEAST_FAME
    assert other(table, found.move).reason.code in ("only_move", "buys_for_orders")  # to print it is no merit
    assert other(table, mv.BuyType(0, "A")).reason.code == "only_move"  # it costs no turn


def test_to_take_an_ink_rather_than_fewer_of_the_same_set_is_no_merit() -> None:
    table = build.table(seats=2)
    empty = [(None, None, None)] * (len(table.ink_sets) - 1)
    build.set_inks_on_board(table, ("red", "blue", "gold"), *empty)
    build.at_action(table, "inks", {0: 2, 1: 1})
    best = max((mv.TakeInks(0, 0, count) for count in (1, 2, 3)), key=lambda move: -other(table, move).reason.lead)
    assert other(table, best).reason.code == "only_move"
    assert isinstance(other(table, mv.Pass(0)).move, mv.TakeInks)
