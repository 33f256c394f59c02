"""The action `orders` (§4.3)."""

from game.rules import Table, apply, legal_moves, violations
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import Order
from tests.rules.build import (
    at_action,
    at_fulfilment,
    cards_on,
    code,
    end_fulfilment,
    first_card,
    give_order,
    give_orders,
    of_kind,
    pass_all,
    printing_card,
    set_types,
    starve,
    table,
)


def board_pair(at: Table, printing: int = 0, refinement: int = 0) -> tuple[str, str]:
    """The cards on two spaces of the board."""
    one, other = at.printing_row[printing], at.refinement_row[refinement]
    assert one is not None
    assert other is not None
    return one, other


def test_O1_one_printing_and_one_refinement_card_as_one_order() -> None:
    """O1: any printing with any refinement card of the board, into a free slot."""
    at = table(seats=3)
    at_action(at, "orders")
    assert len([move for move in legal_moves(at, 0) if isinstance(move, mv.TakeOrder)]) == 9
    printing, refinement = board_pair(at, 2, 0)
    assert apply(at, mv.TakeOrder(0, printing, refinement)) == [ev.OrderGained(0, printing, refinement, "board")]
    assert at.seats[0].orders == (Order(printing, refinement),)
    assert at.printing_row[2] is None
    assert at.refinement_row[0] is None
    assert len([move for move in legal_moves(at, 1) if isinstance(move, mv.TakeOrder)]) == 4


def test_O1_both_or_nothing() -> None:
    """O1: with one kind gone from the board there is nothing to take."""
    at = table(seats=2)
    starve(at, "refinement")
    at_action(at, "orders")
    printing, refinement = board_pair(at)
    at.refinement_row = (None, None)
    assert legal_moves(at, 0)[0] == mv.Pass(0)
    assert code(at, mv.TakeOrder(0, printing, refinement)) == "not_on_offer"


def test_O1_only_cards_of_the_board() -> None:
    """O1: not of a deck, not one that is taken."""
    at = table(seats=2)
    at_action(at, "orders")
    printing, refinement = board_pair(at)
    assert code(at, mv.TakeOrder(0, at.printing_pile.deck[0], refinement)) == "not_on_offer"
    assert code(at, mv.TakeOrder(0, printing, at.refinement_pile.deck[0])) == "not_on_offer"
    apply(at, mv.TakeOrder(0, printing, refinement))
    assert code(at, mv.TakeOrder(1, printing, board_pair(at, 1, 1)[1])) == "not_on_offer"


def test_O1_the_pair_is_never_split() -> None:
    """O1: both cards of an order leave together: given up or fulfilled."""
    at = table(seats=2)
    printing = printing_card("AO")
    refinement = first_card("refinement", lambda card: card.bonus == "fame")
    give_order(at, 0, printing, refinement)
    set_types(at, 0, "AO")
    at_fulfilment(at)
    apply(at, mv.Fulfil(0, (mv.FulfilledOrder(printing),)))
    assert at.seats[0].orders == ()
    assert at.printing_pile.discard[-1] == printing
    assert at.refinement_pile.discard[-1] == refinement


def test_O2_a_seat_with_four_gives_one_before_it_takes() -> None:
    """O2: at most 4: it gives one of them to the discards first, both cards."""
    at = table(seats=2)
    held = give_orders(at, 0, 4)
    at_action(at, "orders")
    printing, refinement = board_pair(at)
    assert code(at, mv.TakeOrder(0, printing, refinement)) == "must_give_an_order"
    assert code(at, mv.TakeOrder(0, printing, refinement, printing)) == "order_not_held"
    assert code(at, mv.TakeOrder(0, printing, refinement, "printing-99")) == "order_not_held"
    events = apply(at, mv.TakeOrder(0, printing, refinement, held[1].printing))
    assert events[0] == ev.OrderGivenUp(0, *held[1])
    assert at.seats[0].orders == (held[0], held[2], held[3], Order(printing, refinement))
    assert at.printing_pile.discard[-1] == held[1].printing
    assert at.refinement_pile.discard[-1] == held[1].refinement
    assert violations(at) == []


def test_O2_a_seat_with_three_gives_none() -> None:
    """O2: the fourth comes without giving."""
    at = table(seats=2)
    held = give_orders(at, 0, 3)
    at_action(at, "orders")
    printing, refinement = board_pair(at)
    assert code(at, mv.TakeOrder(0, printing, refinement, held[0].printing)) == "no_order_to_give"
    apply(at, mv.TakeOrder(0, printing, refinement))
    assert len(at.seats[0].orders) == 4


def test_O3_what_is_left_is_discarded_when_all_are_done() -> None:
    """O3: both kinds, and not before."""
    at = table(seats=3)
    at_action(at, "orders", {0: 1, 1: 1})
    left = cards_on(at.printing_row[1:] + at.refinement_row[1:])
    apply(at, mv.TakeOrder(0, *board_pair(at)))
    assert at.printing_pile.discard == ()
    (ended,) = of_kind(apply(at, mv.Pass(1)), ev.ActionEnded)[:1]
    assert ended == ev.ActionEnded("orders", left, (0, 0, 0, 0))
    assert at.printing_pile.discard + at.refinement_pile.discard == left
    assert at.printing_row == at.refinement_row == (None, None, None)


def test_O8_orders_stay_from_round_to_round() -> None:
    """O8 **Ruling**: an order leaves a seat only by O2, O6 or F6."""
    at = table(seats=2)
    held = give_orders(at, 0, 4)
    at_action(at, "orders")
    pass_all(at, "orders")
    at_fulfilment(at)
    end_fulfilment(at)
    assert at.round == 2
    assert at.seats[0].orders == tuple(held)


def test_O8_no_other_move_takes_an_order() -> None:
    """O8 **Ruling**: of all moves in the actions only O2's takes an order away."""
    at = table(seats=2)
    held = give_orders(at, 0, 4)
    for action in ("orders", "inks", "specialties", "gears", "patronage"):
        twin = at.clone()
        at_action(twin, action)
        for move in legal_moves(twin, 0):
            after = twin.clone()
            apply(after, move)
            gone = set(held) - set(after.seats[0].orders)
            assert len(gone) == isinstance(move, mv.TakeOrder)
