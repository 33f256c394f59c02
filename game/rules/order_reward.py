"""An order as a reward (O4 to O8): the offer, the draw, paying for more cards, and keeping a pair."""

from collections.abc import Iterator

from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.holdings import Events, gain_order, give_up_order, pay, refuse_give
from game.rules.names import Order
from game.rules.piles import cards_left, discard_cards, draw_cards
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


def ask_offer(table: Table, decision: ask.OfferingOrder) -> Iterator[mv.Move]:
    """O4, O6: draw, with four orders each of them may go."""
    seat = table.seats[decision.seat]
    if len(seat.orders) < table.content.rules.order_slots:
        yield mv.DrawOrder(decision.seat)
    else:
        for order in seat.orders:
            yield mv.DrawOrder(decision.seat, order.printing)


def refuse_draw_order(table: Table, seat: Seat, move: mv.DrawOrder) -> Refusal | None:
    """O6."""
    return refuse_give(table, seat, move.discard)


def do_draw_order(table: Table, seat: Seat, move: mv.DrawOrder, events: Events) -> None:
    """O4, O6: the discard comes before the draw."""
    table.stack = table.stack[:-1]
    if move.discard is not None:
        give_up_order(table, seat, move.discard, events)
    count = table.content.rules.order_cards_drawn
    printing = draw_cards(table, "printing", count, events)
    refinement = draw_cards(table, "refinement", count, events)
    events.append(ev.CardsDrawn(seat.index, printing, refinement))
    table.stack += (ask.KeepingOrder(seat.index, printing, refinement),)


def card_purchases(table: Table) -> list[tuple[int, int]]:
    """O5, O7: printing and refinement cards that one payment can buy; only what exists is sold."""
    count = table.content.rules.more_cards_count
    printing, refinement = cards_left(table, "printing"), cards_left(table, "refinement")
    mixes = [(first, count - first) for first in range(count, -1, -1)]
    return [mix for mix in mixes if mix[0] <= printing and mix[1] <= refinement]


def ask_keep_order(table: Table, decision: ask.KeepingOrder) -> Iterator[mv.Move]:
    """O4: any pair of those drawn, or more cards while the seat can pay (O5)."""
    for printing in decision.printing:
        for refinement in decision.refinement:
            yield mv.KeepOrder(decision.seat, printing, refinement)
    if table.seats[decision.seat].guilders >= table.content.rules.more_cards_price:
        for printing_count, refinement_count in card_purchases(table):
            yield mv.BuyCards(decision.seat, printing_count, refinement_count)


def refuse_buy_cards(table: Table, seat: Seat, move: mv.BuyCards) -> Refusal | None:
    """O5, O7."""
    price = table.content.rules.more_cards_price
    if seat.guilders < price:
        return Refusal("not_enough_guilders", need=price, have=seat.guilders)
    mix = (move.printing, move.refinement)
    return None if mix in card_purchases(table) else Refusal("no_cards_left")


def do_buy_cards(table: Table, seat: Seat, move: mv.BuyCards, events: Events) -> None:
    """O5: two cards more to choose from."""
    top = table.stack[-1]
    assert isinstance(top, ask.KeepingOrder)
    pay(seat, table.content.rules.more_cards_price, "cards", events)
    printing = draw_cards(table, "printing", move.printing, events)
    refinement = draw_cards(table, "refinement", move.refinement, events)
    events.append(ev.CardsDrawn(seat.index, printing, refinement))
    more = ask.KeepingOrder(seat.index, top.printing + printing, top.refinement + refinement)
    table.stack = (*table.stack[:-1], more)


def refuse_keep_order(table: Table, seat: Seat, move: mv.KeepOrder) -> Refusal | None:
    """Both cards must be among those drawn."""
    top = table.stack[-1]
    assert isinstance(top, ask.KeepingOrder)
    drawn = move.printing in top.printing and move.refinement in top.refinement
    return None if drawn else Refusal("not_on_offer", what=move.printing)


def do_keep_order(table: Table, seat: Seat, move: mv.KeepOrder, events: Events) -> None:
    """O4: keep one of each, discard the others."""
    top = table.stack[-1]
    assert isinstance(top, ask.KeepingOrder)
    table.stack = table.stack[:-1]
    gain_order(seat, Order(move.printing, move.refinement), "reward", events)
    discard_cards(table, "printing", [card for card in top.printing if card != move.printing], events)
    discard_cards(table, "refinement", [card for card in top.refinement if card != move.refinement], events)
