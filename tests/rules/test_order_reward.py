"""An order as a reward (§4.3)."""

import pytest

from game.rules import Table, apply, legal_moves, violations
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import CardKind, Order
from tests.rules.build import (
    answers,
    ask_now,
    at_action,
    code,
    give_orders,
    leave_in_deck,
    set_levels,
    set_top,
    starve,
    table,
)


def offered_order(guilders: int = 10, orders: int = 0) -> tuple[Table, list[Order]]:
    """A table that offers an order as a reward to seat 0, and the orders that the seat holds."""
    at = table(seats=2)
    at.seats[0].guilders = guilders
    held = give_orders(at, 0, orders)
    ask_now(at, ask.OfferingOrder(0))
    return at, held


def drawn(at: Table) -> ask.KeepingOrder:
    """The cards drawn that wait for a choice."""
    top = at.stack[-1]
    assert isinstance(top, ask.KeepingOrder)
    return top


def test_O4_draw_two_of_each_keep_one_of_each_discard_the_others() -> None:
    """O4: the order comes from the decks, not from the board."""
    at, _ = offered_order()
    printing, refinement = at.printing_pile.deck[:2], at.refinement_pile.deck[:2]
    row = at.printing_row
    assert apply(at, mv.DrawOrder(0)) == [ev.CardsDrawn(0, printing, refinement)]
    assert len([move for move in legal_moves(at, 0) if isinstance(move, mv.KeepOrder)]) == 4
    apply(at, mv.KeepOrder(0, printing[1], refinement[0]))
    assert at.seats[0].orders == (Order(printing[1], refinement[0]),)
    assert at.printing_pile.discard == (printing[0],)
    assert at.refinement_pile.discard == (refinement[1],)
    assert at.printing_row == row


def test_O4_is_optional() -> None:
    """O4: declined before the draw, nothing is drawn."""
    at, _ = offered_order()
    deck = at.printing_pile.deck
    assert answers(at, 0) == [mv.DrawOrder(0), mv.Decline(0)]
    apply(at, mv.Decline(0))
    assert (at.printing_pile.deck, at.seats[0].orders) == (deck, ())


def test_O4_from_the_reward_track() -> None:
    """O4: here from the track (D2, V); nobody else may answer."""
    at = table(seats=2)
    set_levels(at, 0, binding=4)
    ask_now(at, ask.ChoosingAdvance(0, ("binding",)))
    apply(at, mv.Advance(0, "binding"))
    assert at.stack[-1] == ask.OfferingOrder(0)
    assert code(at, mv.DrawOrder(1)) == "not_your_turn"


def test_O4_only_cards_drawn_can_be_kept() -> None:
    """O4: one of each kind of those drawn."""
    at, _ = offered_order()
    apply(at, mv.DrawOrder(0))
    top = drawn(at)
    assert code(at, mv.KeepOrder(0, at.printing_pile.deck[0], top.refinement[0])) == "not_on_offer"
    assert code(at, mv.KeepOrder(0, top.printing[0], at.refinement_pile.deck[0])) == "not_on_offer"
    assert code(at, mv.KeepOrder(1, top.printing[0], top.refinement[0])) == "not_your_turn"


@pytest.mark.parametrize("mix", [(2, 0), (1, 1), (0, 2)])
def test_O5_two_guilders_buy_two_cards_more(mix: tuple[int, int]) -> None:
    """O5: both printing, both refinement, or one of each; the seat chooses among all it drew."""
    at, _ = offered_order(guilders=5)
    apply(at, mv.DrawOrder(0))
    next_printing, next_refinement = at.printing_pile.deck[: mix[0]], at.refinement_pile.deck[: mix[1]]
    events = apply(at, mv.BuyCards(0, *mix))
    assert events == [ev.GuildersPaid(0, 2, "cards"), ev.CardsDrawn(0, next_printing, next_refinement)]
    top = drawn(at)
    assert (len(top.printing), len(top.refinement)) == (2 + mix[0], 2 + mix[1])
    pairs = [move for move in legal_moves(at, 0) if isinstance(move, mv.KeepOrder)]
    assert len(pairs) == len(top.printing) * len(top.refinement)
    apply(at, mv.KeepOrder(0, top.printing[-1], top.refinement[-1]))
    assert len(at.printing_pile.discard) == 1 + mix[0]
    assert len(at.refinement_pile.discard) == 1 + mix[1]
    assert violations(at) == []


def test_O5_again_and_again_while_the_seat_can_pay() -> None:
    """O5: 5 guilders buy twice; the fifth guilder buys nothing."""
    at, _ = offered_order(guilders=5)
    apply(at, mv.DrawOrder(0))
    apply(at, mv.BuyCards(0, 1, 1))
    apply(at, mv.BuyCards(0, 2, 0))
    assert at.seats[0].guilders == 1
    assert code(at, mv.BuyCards(0, 0, 2)) == "not_enough_guilders"
    assert (len(drawn(at).printing), len(drawn(at).refinement)) == (5, 3)


@pytest.mark.parametrize(("guilders", "refused"), [(1, "not_enough_guilders"), (2, None)])
def test_O5_for_exactly_two_guilders(guilders: int, refused: str | None) -> None:
    """O5: the last two guilders buy two cards."""
    at, _ = offered_order(guilders)
    apply(at, mv.DrawOrder(0))
    assert code(at, mv.BuyCards(0, 1, 1)) == refused


@pytest.mark.parametrize("mix", [(1, 0), (0, 1), (0, 0), (3, 0), (2, 2), (3, -1)])
def test_O5_always_two_cards(mix: tuple[int, int]) -> None:
    """O5: not one, not three."""
    at, _ = offered_order()
    apply(at, mv.DrawOrder(0))
    assert code(at, mv.BuyCards(0, *mix)) is not None


def test_O6_with_four_orders_one_goes_before_the_draw() -> None:
    """O6 **Ruling**: the discard comes before the draw."""
    at, held = offered_order(orders=4)
    assert code(at, mv.DrawOrder(0)) == "must_give_an_order"
    assert code(at, mv.DrawOrder(0, "printing-99")) == "order_not_held"
    events = apply(at, mv.DrawOrder(0, held[3].printing))
    assert events[0] == ev.OrderGivenUp(0, *held[3])
    assert isinstance(events[-1], ev.CardsDrawn)
    assert at.seats[0].orders == tuple(held[:3])
    assert at.printing_pile.discard == (held[3].printing,)


def test_O6_declining_keeps_all_four() -> None:
    """O6, O4: who declines gives none."""
    at, held = offered_order(orders=4)
    apply(at, mv.Decline(0))
    assert at.seats[0].orders == tuple(held)


def test_O6_the_discarded_cards_can_be_drawn_again() -> None:
    """O6, R2: they are in the discards when the deck runs out."""
    at, held = offered_order(orders=4)
    starve(at, "printing", left=1)
    apply(at, mv.DrawOrder(0, held[0].printing))
    assert drawn(at).printing[1] == held[0].printing


def test_O6_once_drawn_one_of_each_must_be_kept() -> None:
    """O6 **Ruling**: there is no way back."""
    at, _ = offered_order()
    apply(at, mv.DrawOrder(0))
    assert code(at, mv.Decline(0)) == "cannot_decline"
    assert {type(move) for move in legal_moves(at, 0)} == {mv.KeepOrder, mv.BuyCards, mv.BuyType}


@pytest.mark.parametrize("kind", ["printing", "refinement"])
def test_O7_lost_if_either_kind_has_no_card_left(kind: CardKind) -> None:
    """O7 **Ruling**: no card left in deck and discards."""
    at = table(seats=2)
    starve(at, kind)
    at_action(at, "patronage")
    events = apply(at, mv.ClaimReward(0, 0))
    assert ev.RewardLost(0, "order") in events
    assert at.stack[-1] == ask.ActionTurn(1, "patronage")


def test_O7_discards_count() -> None:
    """O7 **Ruling**: the deck alone may be empty."""
    at = table(seats=2)
    leave_in_deck(at, "printing", 0)
    at_action(at, "patronage")
    apply(at, mv.ClaimReward(0, 0))
    events = apply(at, mv.DrawOrder(0))
    assert events[0] == ev.DeckShuffled("printing")
    assert len(drawn(at).printing) == 2


def test_O7_is_decided_before_the_discard_of_O6() -> None:
    """O7, O6: orders still held are not yet in the discards, so the reward is lost before one is given."""
    at = table(seats=2)
    held = give_orders(at, 0, 4)
    starve(at, "printing")
    at_action(at, "patronage")
    assert ev.RewardLost(0, "order") in apply(at, mv.ClaimReward(0, 0))
    assert at.seats[0].orders == tuple(held)


def test_O7_one_card_of_a_kind_is_enough() -> None:
    """O7: what exists is drawn."""
    at, _ = offered_order()
    starve(at, "printing", left=1)
    apply(at, mv.DrawOrder(0))
    assert (len(drawn(at).printing), len(drawn(at).refinement)) == (1, 2)


def test_O7_sells_only_what_exists() -> None:
    """O7: O5 sells no mix that the decks cannot give."""
    at, _ = offered_order()
    set_top(at, "printing", "printing-01", "printing-02")
    starve(at, "printing", left=3)
    apply(at, mv.DrawOrder(0))
    assert code(at, mv.BuyCards(0, 2, 0)) == "no_cards_left"
    assert code(at, mv.BuyCards(0, 0, 2)) is None
    apply(at, mv.BuyCards(0, 1, 1))
    assert code(at, mv.BuyCards(0, 1, 1)) == "no_cards_left"
    starve(at, "refinement")
    assert code(at, mv.BuyCards(0, 0, 2)) == "no_cards_left"
