"""What a seat can gain at once, found by the rules alone: every answer to every question is tried."""

from collections.abc import Callable, Iterator
from itertools import combinations

from game.players import Choice
from game.players.wants import missing_letters, price
from game.players.weighing import after
from game.rules import Table
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.apply import ASK, refusal
from game.rules.chance import add
from game.rules.names import NOTHING, Letter
from game.rules.scoring import specialty_fame
from game.rules.state import Seat
from game.rules.suggest import with_bonus_gears, without_bonus_gears

MOST_ADVICE = 30  # moves of one turn, free ones included
Advise = Callable[[Table, int], Choice]


def is_asked(table: Table, seat: int) -> bool:
    """Whether the seat has to answer a question inside its move."""
    return bool(table.stack) and table.stack[-1].seat == seat and isinstance(table.stack[-1], ask.INSIDE)


# fame on the table


def fame(table: Table, index: int) -> int:
    """What the seat would have (Z1, guilders left out) if it printed all it could now, types bought for it, and ended.

    Only a seat whose fulfilment of this round is still to come prints anything.
    """
    held = counted(table, index)
    if not _still_prints(table, index):
        return held
    at = table.clone()
    at.phase, at.action, at.queue = "fulfilment", -1, ()
    at.stack = (ask.FulfilTurn(index, False),)
    return max([held, *(counted(printed, index) for printed in _printed(at, index))])


def counted(table: Table, index: int) -> int:
    """Fame, levels and patrons of a seat as they are."""
    seat, rules = table.seats[index], table.content.rules
    return seat.fame + specialty_fame(rules, seat.levels) + rules.patronage_card_fame * len(seat.patronage)


def _still_prints(table: Table, index: int) -> bool:
    if table.phase in ("round_end", "over"):
        return False
    bottom = table.stack[0] if table.stack else None
    turn = isinstance(bottom, ask.FulfilTurn) and bottom.seat == index and not bottom.done
    return table.phase != "fulfilment" or turn or index in table.queue


def _printed(at: Table, index: int) -> Iterator[Table]:
    for letters in _purchases(at, at.seats[index]):
        table = after(at, *(mv.BuyType(index, letter) for letter in letters))
        seat = table.seats[index]

        def allows(move: mv.Fulfil, table: Table = table) -> bool:
            return refusal(table, move) is None

        for plain in without_bonus_gears(table.content, seat, allows):
            yield after(table, with_bonus_gears(table.content, seat, plain, allows))


def _purchases(table: Table, seat: Seat) -> list[tuple[Letter, ...]]:
    """A1: the letters that each set of orders lacks, or for `manutius` one less, where they can be paid."""
    found: dict[tuple[Letter, ...], None] = {(): None}
    for count in range(1, len(seat.orders) + 1):
        for orders in combinations(seat.orders, count):
            needs = NOTHING
            for order in orders:
                needs = add(needs, table.content.printing[order.printing].needs)
            lacks = tuple(missing_letters(seat, needs))
            fewer = [lacks[:at] + lacks[at + 1 :] for at in range(len(lacks)) if seat.character == "manutius"]
            found |= dict.fromkeys(one for one in (lacks, *fewer) if price(seat, len(one)) <= seat.guilders)
    return list(found)


# looking through


def answers(table: Table, index: int) -> list[mv.Move]:
    """Every move that answers what the seat is asked; an order is never drawn, for what comes is chance."""
    top = table.stack[-1]
    if isinstance(top, ask.OfferingOrder):
        return [mv.Decline(index)]
    moves = list(ASK[type(top)](table, top))
    if isinstance(top, ask.ActionTurn):
        moves.append(mv.Pass(index))
    if type(top) in ask.DECLINABLE and not isinstance(top, ask.Rewards):
        moves.append(mv.Decline(index))
    return moves


def best_fame(table: Table, index: int) -> int:
    """The most fame on the table over all the answers to all that the seat is asked."""
    if not is_asked(table, index):
        return fame(table, index)
    return max(best_fame(after(table, move), index) for move in answers(table, index))


def gain_of_looking(table: Table, index: int) -> tuple[int, int]:
    """The most fame over the moves that open questions, with all answers, and how much of it no move gives by itself.

    Without such moves both are 0.
    """
    tables = [after(table, move) for move in answers(table, index)]
    asked = [at for at in tables if is_asked(at, index)]
    most = max((best_fame(at, index) for at in asked), default=0)
    return most, most - max(fame(at, index) for at in tables) if asked else 0


def fame_by_advice(table: Table, index: int, advise: Advise) -> int:
    """Fame on the table once the seat has done as it is told until its turn is over, with gears used on the way."""
    first, at = table.stack[-1], table
    for _ in range(MOST_ADVICE):
        top = at.stack[-1] if at.stack else None
        over = top is None or top.seat != index
        if over or (not isinstance(top, ask.INSIDE) and top != first):
            break
        move: mv.Move = mv.Decline(index)
        if not isinstance(top, ask.OfferingOrder):
            move = advise(at, index).move
        at = after(at, move)
    return fame(at, index)
