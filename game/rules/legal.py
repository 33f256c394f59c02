"""What a seat may do now: `legal_moves` lists it, `refusal` says why something else is not allowed.

Each decision has one generator, each kind of move one check; a law test proves that the two agree.
"""

from collections.abc import Iterator

from game.rules import characters, gear_rewards, holdings
from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.abilities import has
from game.rules.move_rules import ASK, MOVE_RULES
from game.rules.names import LETTERS, SPECIALTIES
from game.rules.phases import actions, planning
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table

# the doors


def pending_seats(table: Table) -> tuple[int, ...]:
    """The seats that the game waits for, in turn order: several only while plans are made (L1)."""
    if not table.stack:
        return ()
    top = table.stack[-1]
    if type(top) is ask.Planning:
        seats = (table.seats[index] for index in table.turn_order)
        return tuple(seat.index for seat in seats if seat.plan is None and not seat.is_automa)
    return (top.seat,)


def free_moves_open(table: Table) -> bool:
    """A4: whether every seat may buy types, use gears and swap levels now."""
    return bool(table.stack) and type(table.stack[-1]) in ask.OPEN_DECISIONS


def open_to_chooser(table: Table, seat: int) -> bool:
    """A4: whether this seat chooses among drawn order cards, so that it alone may buy types and use gears."""
    top = table.stack[-1] if table.stack else None
    return isinstance(top, ask.KeepingOrder) and top.seat == seat and table.phase not in ask.BEFORE_ROUND_1


def legal_moves(table: Table, seat: int) -> list[mv.Move]:
    """All moves that a seat may make now, in an order that never varies; empty where it has to wait.

    Plans and fulfilments are many: `game.play.sampling` picks one at random without listing them.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False, characters=False, first_seat=0), seed=1)
    >>> len(legal_moves(table, 0)), legal_moves(table, 1)
    (36, [])
    """
    if not table.stack or not 0 <= seat < len(table.seats):
        return []
    top = table.stack[-1]
    kind = type(top)
    moves: list[mv.Move] = []
    if kind is ask.Planning:
        moves.extend(planning.ask_plan(table, table.seats[seat]))
    elif top.seat == seat:
        moves.extend(ASK[kind](table, top))
        if kind in ask.DECLINABLE:
            moves.append(mv.Decline(seat))
    if kind in ask.OPEN_DECISIONS:
        moves.extend(free_moves(table, table.seats[seat]))
    elif open_to_chooser(table, seat):
        moves.extend(chooser_moves(table, table.seats[seat]))
    return moves


def free_moves(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """A1 to A3, while they are open."""
    if seat.is_automa:
        return
    yield from chooser_moves(table, seat)
    if has(table.content, seat, "plantin"):
        for at, first in enumerate(SPECIALTIES):
            for second in SPECIALTIES[at + 1 :]:
                swap = mv.SwapLevels(seat.index, first, second)
                if characters.refuse_swap_levels(table, seat, swap) is None:
                    yield swap


def chooser_moves(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """A1 and A2: what a seat may do before it keeps one of the orders drawn too."""
    if seat.guilders >= holdings.next_type_price(seat):
        for letter in LETTERS:
            yield mv.BuyType(seat.index, letter)
    for axle in range(len(seat.gears)):
        use = mv.UseGear(seat.index, axle)
        if gear_rewards.refuse_use_gear(table, seat, use) is None:
            yield use


def refusal(table: Table, move: mv.Move) -> Refusal | None:
    """Why a move is not allowed, or None where it is.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> from game.rules.moves import BuyType
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False, characters=False, first_seat=0), seed=1)
    >>> refusal(table, BuyType(seat=0, letter="A"))
    Refusal(code='free_moves_closed', need=0, have=0, what='')
    """
    if not table.stack:
        return Refusal("game_over")
    if not 0 <= move.seat < len(table.seats):
        return Refusal("no_such_seat")
    seat = table.seats[move.seat]
    kind = type(move)
    return _refuse_moment(table, seat, move, kind) or MOVE_RULES[kind].refuse(table, seat, move)


def _refuse_moment(table: Table, seat: Seat, move: mv.Move, kind: type[mv.Move]) -> Refusal | None:
    """Whether this is the time for such a move of this seat."""
    top = table.stack[-1]
    asked = type(top)
    if kind in mv.FREE_MOVES:
        if seat.is_automa:
            return Refusal("not_your_turn")
        is_open = asked in ask.OPEN_DECISIONS or (kind in mv.CHOOSER_MOVES and open_to_chooser(table, seat.index))
        return None if is_open else Refusal("free_moves_closed")
    if asked is not ask.Planning and top.seat != move.seat:
        return Refusal("not_your_turn")
    if kind is mv.Decline:
        return None if asked in ask.DECLINABLE else Refusal("cannot_decline")
    if asked not in MOVE_RULES[kind].answers or not _fits_turn(table, seat, top, kind):
        return Refusal("not_asked_now")
    return None


def _fits_turn(table: Table, seat: Seat, top: ask.Decision, kind: type[mv.Move]) -> bool:
    """In an action only its own moves; the automa has one of its own (U6) and no plan."""
    if type(top) is ask.ActionTurn:
        if seat.is_automa or kind is mv.AutomaAct:
            return seat.is_automa and kind is mv.AutomaAct
        return kind is mv.Pass or actions.ACTION_OF[kind] == top.action
    return type(top) is not ask.Planning or not seat.is_automa
