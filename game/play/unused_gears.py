"""Which unused gears would gain a seat something now: their use is lost when the round ends (G6, N3)."""

from collections.abc import Iterator

from game.content.tables import Content
from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.apply import play
from game.rules.legal import legal_moves, refusal
from game.rules.scoring import guilder_fame, specialty_fame
from game.rules.state import Seat, Table


def gears_worth_using(table: Table, seat: int) -> tuple[int, ...]:
    """The axles of the gears that would gain a seat something now (A6): in the last round, final fame.

    In earlier rounds they give something without taking anything that counts, or what an order of the seat lacks.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> gears_worth_using(table, 0)
    ()
    """
    uses = (mv.UseGear(seat, axle) for axle in range(len(table.seats[seat].gears)))
    return tuple(use.axle for use in uses if refusal(table, use) is None and _gains(table, use))


def _gains(table: Table, use: mv.UseGear) -> bool:
    content, before = table.content, table.seats[use.seat]
    has_room = len(before.orders) < content.rules.order_slots
    for after in _outcomes(table, use):
        then = after.seats[use.seat]
        if table.round >= content.rules.rounds:
            if _final_fame(content, then) > _final_fame(content, before):
                return True
        elif (has_room and isinstance(after.stack[-1], ask.OfferingOrder)) or _is_better(content, before, then):
            return True
    return False


def _outcomes(table: Table, use: mv.UseGear) -> Iterator[Table]:
    """The tables to which the use of a gear can lead; one where an order is offered, before anything is drawn."""
    left: list[tuple[Table, mv.Move]] = [(table, use)]
    while left:
        before, move = left.pop()
        after = before.clone()
        play(after, move)
        if after.stack == table.stack or isinstance(after.stack[-1], ask.OfferingOrder):
            yield after
        else:
            left += [(after, answer) for answer in legal_moves(after, use.seat) if not isinstance(answer, mv.Decline)]


def _final_fame(content: Content, seat: Seat) -> int:
    """Z1: what a seat's fame, levels and guilders count in the end."""
    return seat.fame + specialty_fame(content.rules, seat.levels) + guilder_fame(content, seat)


def _is_better(content: Content, before: Seat, after: Seat) -> bool:
    lacked, lacks = _lacks(content, before), _lacks(content, after)
    had = (before.fame, before.guilders, sum(before.levels), sum(before.inks), sum(before.types))
    has = (after.fame, after.guilders, sum(after.levels), sum(after.inks), sum(after.types))
    given = any(now < then for now, then in zip(has, had, strict=True))
    return lacks < lacked or (lacks == lacked and has != had and not given)


def _lacks(content: Content, seat: Seat) -> int:
    """How many letters and inks the orders of a seat lack, each order for itself."""
    count = 0
    for order in seat.orders:
        needs = (*content.printing[order.printing].needs, *content.refinement[order.refinement].inks)
        count += sum(max(0, need - has) for need, has in zip(needs, (*seat.types, *seat.inks), strict=True))
    return count
