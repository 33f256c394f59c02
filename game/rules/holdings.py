"""What a seat holds: gaining and paying fame, guilders, inks, types and orders; buying types (A1)."""

from collections.abc import Iterator

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import add, covers, discard_cards, plus, subtract
from game.rules.names import INK_INDEX, LETTER_INDEX, NOTHING, Counts, Ink, Letter, Order, OrderSource
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


def payments(seat: Seat, need: Counts) -> Iterator[Counts]:
    """Every handful of real inks that pays for these colours; more than one only with a wild colour (`caxton`)."""
    if seat.wild is None:
        if covers(seat.inks, need):
            yield need
        return
    wild = INK_INDEX[seat.wild]
    total = sum(need)
    ranges = [range(total + 1) if at == wild else range(need[at] + 1) for at in range(4)]
    for first in ranges[0]:
        for second in ranges[1]:
            for third in ranges[2]:
                paid = (first, second, third, total - first - second - third)
                if pays(seat, paid, need) and covers(seat.inks, paid):
                    yield paid


def pays(seat: Seat, paid: Counts, need: Counts) -> bool:
    """True if these real inks count as the colours asked for; each stands for one colour (`caxton`)."""
    if seat.wild is None:
        return paid == need
    wild = INK_INDEX[seat.wild]
    fits = all(at == wild or paid[at] <= need[at] for at in range(4))
    return fits and sum(paid) == sum(need) and min(paid) >= 0


Events = list[ev.Event]


def gain_fame(seat: Seat, fame: int, reason: ev.GainReason, events: Events) -> None:
    """Move a seat on the fame track."""
    if fame:
        seat.fame += fame
        events.append(ev.FameGained(seat.index, fame, reason))


def gain_guilders(seat: Seat, guilders: int, reason: ev.GainReason, events: Events) -> None:
    """Pay a seat."""
    if guilders:
        seat.guilders += guilders
        events.append(ev.GuildersGained(seat.index, guilders, reason))


def pay(seat: Seat, guilders: int, reason: ev.PayReason, events: Events) -> None:
    """Take guilders from a seat."""
    if guilders:
        seat.guilders -= guilders
        events.append(ev.GuildersPaid(seat.index, guilders, reason))


def gain_ink(table: Table, seat: Seat, ink: Ink, events: Events) -> None:
    """Move one ink from the bag to a seat."""
    index = INK_INDEX[ink]
    table.bag = plus(table.bag, index, -1)
    seat.inks = plus(seat.inks, index)
    events.append(ev.InkGained(seat.index, ink))


def return_inks(table: Table, seat: Seat, inks: Counts, events: Events) -> None:
    """Move inks from a seat to the bag."""
    if inks != NOTHING:
        seat.inks = subtract(seat.inks, inks)
        table.bag = add(table.bag, inks)
        events.append(ev.InksReturned(seat.index, inks))


def gain_type(seat: Seat, letter: Letter, events: Events) -> None:
    """Give a seat one type."""
    seat.types = plus(seat.types, LETTER_INDEX[letter])
    events.append(ev.TypeGained(seat.index, letter))


def lose_type(seat: Seat, letter: Letter, events: Events) -> None:
    """Take one type from a seat."""
    seat.types = plus(seat.types, LETTER_INDEX[letter], -1)
    events.append(ev.TypeLost(seat.index, letter))


def next_type_price(seat: Seat) -> int:
    """A1: guilders for the next type."""
    return sum(seat.types) + 1


def gain_order(seat: Seat, order: Order, source: OrderSource, events: Events) -> None:
    """Put an order into a free slot."""
    seat.orders = (*seat.orders, order)
    events.append(ev.OrderGained(seat.index, order.printing, order.refinement, source))


def held_order(seat: Seat, printing: str) -> Order | None:
    """The order of a seat that a printing card names, or None."""
    for order in seat.orders:
        if order[0] == printing:
            return order
    return None


def order_named(seat: Seat, printing: str) -> Order:
    """The order of a seat that a printing card names; the seat holds it."""
    order = held_order(seat, printing)
    assert order is not None
    return order


def give_up_order(table: Table, seat: Seat, printing: str, events: Events) -> None:
    """O2, O6: an order of the seat goes to the discards."""
    order = order_named(seat, printing)
    seat.orders = tuple(other for other in seat.orders if other is not order)
    events.append(ev.OrderGivenUp(seat.index, order.printing, order.refinement))
    discard_cards(table, "printing", (order.printing,), events)
    discard_cards(table, "refinement", (order.refinement,), events)


def refuse_give(table: Table, seat: Seat, move: mv.TakeOrder | mv.DrawOrder) -> Refusal | None:
    """O2, O6: with all slots full exactly one order held must be given, otherwise none."""
    if len(seat.orders) < table.content.rules.order_slots:
        return None if move.discard is None else Refusal("no_order_to_give")
    if move.discard is None:
        return Refusal("must_give_an_order", need=table.content.rules.order_slots)
    return None if held_order(seat, move.discard) else Refusal("order_not_held", what=move.discard)


def refuse_buy_type(table: Table, seat: Seat, move: mv.BuyType) -> Refusal | None:
    """A1: the n-th type costs n guilders."""
    price = next_type_price(seat)
    return None if seat.guilders >= price else Refusal("not_enough_guilders", need=price, have=seat.guilders)


def do_buy_type(table: Table, seat: Seat, move: mv.BuyType, asked: mv.Decision, events: Events) -> None:
    """A1."""
    pay(seat, next_type_price(seat), "type", events)
    gain_type(seat, move.letter, events)
