"""The suggestion for a fulfilment is the best of all legal ones, and its pay is what applying it pays."""

import pytest

from game.rules import Table, apply, legal_moves, refusal
from game.rules.moves import Fulfil
from game.rules.names import CharacterId
from game.rules.suggest import best_fulfilment, best_without_loss, gains, worth
from tests.rules import build
from tests.rules.fulfilling import fulfilling
from tests.rules.own_cards import own_order


def rich_table(character: CharacterId, types: str) -> Table:
    """Anna holds three orders, inks for some of their parts and three bonus gears."""
    table = build.table(seats=2)
    build.at_fulfilment(table)
    build.set_character(table, 0, character)
    build.give_orders(table, 0, 3)
    build.set_types(table, 0, types)
    build.give_inks(table, 0, gold=2, red=2, silver=1)
    table.seats[0].levels = (2, 3, 2, 1)
    table.seats[0].wild = "red" if character == "caxton" else None
    for kind in ("type_bonus", "decoration_bonus", "ink_bonus"):
        build.give_gear(table, 0, *build.find_sector(kind, but=[placed.gear for placed in table.seats[0].gears]))
    return table


@pytest.mark.parametrize("character", ["tory", "manutius", "schoffer", "caxton", "fiol"])
@pytest.mark.parametrize("types", ["AIOU", "AIIOOUU", "AAIIIIOOOUUU"])
def test_F8_the_suggestion_pays_as_much_as_any_legal_fulfilment(character: CharacterId, types: str) -> None:
    """F8: nothing that is legal is worth more, and what is suggested is legal."""
    table = rich_table(character, types)
    seat, content = table.seats[0], table.content
    legal = [move for move in legal_moves(table, 0) if isinstance(move, Fulfil)]
    best = best_fulfilment(content, seat, lambda move: refusal(table, move) is None)
    assert (best is None) is (not legal)
    if best is not None:
        assert best in legal
        assert worth(content, seat, best) == max(worth(content, seat, move) for move in legal)


@pytest.mark.parametrize("character", ["schoffer", "fiol"])
def test_F8_the_preview_is_what_is_paid(character: CharacterId) -> None:
    """F8: guilders and fame of the preview are those that come, whatever is fulfilled."""
    table = rich_table(character, "AIIOOUU")
    seat = table.seats[0]
    legal = [move for move in legal_moves(table, 0) if isinstance(move, Fulfil)]
    assert len(legal) > 10
    for move in legal[::2]:
        after = table.clone()
        apply(after, move)
        paid = (after.seats[0].guilders - seat.guilders, after.seats[0].fame - seat.fame)
        assert gains(table.content, seat, move)[:2] == paid


@pytest.mark.parametrize("price", [1, 3, 5])
def test_Z1_guilders_are_worth_what_the_final_count_gives(price: int) -> None:
    """Z1: the suggestion weighs guilders by the rules of this content, not by a price of its own."""
    table = rich_table("tory", "AIIOOUU")
    build.with_rules(table, guilders_per_fame=price)
    move = next(move for move in legal_moves(table, 0) if isinstance(move, Fulfil))
    paid = gains(table.content, table.seats[0], move)
    assert paid.guilders
    assert not paid.rewards
    assert worth(table.content, table.seats[0], move) == paid.fame + paid.guilders / price


@pytest.mark.parametrize(
    ("fame", "is_last", "opens"), [((3, 3), True, True), ((2, 3), True, False), ((3, 3), False, False)]
)
def test_F8_the_best_is_laid_out_only_where_no_other_is_as_good_and_nothing_is_lost(
    fame: tuple[int, int], is_last: bool, opens: bool
) -> None:
    """F8: two orders show the only ink; what the other could still bring counts unless this is the last round."""
    table = fulfilling(types="AI")
    first = own_order(table, 0, "A", inks={"red": 1}, fame=fame)
    own_order(table, 0, "I", inks={"red": 1}, fame=(2, 3))
    build.give_inks(table, 0, red=1)
    best = best_without_loss(table.content, table.seats[0], lambda move: refusal(table, move) is None, is_last=is_last)
    assert (best is not None) is opens
    if best is not None:
        assert [order.printing for order in best.orders if order.colour] == [first]
