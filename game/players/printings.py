"""Everything that a seat could print in its turn, letters still to be bought included (F1 to F8, A1)."""

from collections.abc import Iterator

from game.players.wants import missing_letters, price
from game.players.weighing import Weighed, after
from game.players.worth import Judge
from game.rules import moves as mv
from game.rules.apply import refusal
from game.rules.chance import add
from game.rules.names import NOTHING, Counts, Letter
from game.rules.state import Seat, Table
from game.rules.suggest import with_bonus_gears, without_bonus_gears


def weighed_printings(judge: Judge, table: Table, seat: Seat) -> Iterator[Weighed]:
    """Every fulfilment that the seat could have, the letters bought that it lacks; its first move stands for it."""
    seen = set()
    for bought in _purchases(judge, seat):
        moves = [mv.BuyType(seat.index, letter) for letter in bought]
        at = after(table, *moves)
        holder = at.seats[seat.index]

        def allows(move: mv.Fulfil, at: Table = at) -> bool:
            return refusal(at, move) is None

        for plain in without_bonus_gears(judge.content, holder, allows):
            names = tuple((order.printing, order.colour is None) for order in plain.orders)
            if names not in seen:  # with fewer types bought it was weighed already
                seen.add(names)
                move = with_bonus_gears(judge.content, holder, plain, allows)
                worth = judge.worth(after(at, move), seat.index)
                yield Weighed(worth, moves[0] if moves else move, plain.orders[0].printing)


def _purchases(judge: Judge, seat: Seat) -> list[tuple[Letter, ...]]:
    """Letters to buy that make another set of orders possible, fewest first."""
    found: dict[tuple[Letter, ...], None] = {(): None}
    sets: list[Counts] = [NOTHING]
    for order in seat.orders:
        needs = judge.facts(order).needs
        sets += [add(one, needs) for one in sets]
    for needs_of_set in sets:
        lacks = tuple(missing_letters(seat, needs_of_set))
        if price(seat, len(lacks)) <= seat.guilders:
            found[lacks] = None
    return sorted(found, key=len)
