"""A random legal move without the list of all of them: for simulations, laws and quick play-outs.

Every move that `legal_moves` lists can come, the free ones inside a choice from `sample_any_free_move` alone; likelier
are those that make a lively game (fulfil what can be fulfilled, rather act than pass). The randomness is the caller's,
never the table's.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game.rules import characters, fulfilment, gear_rewards, holdings, planning, preparation, rewards
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.actions import advance_choices, ask_patronage, offered
from game.rules.apply import ASK, apply, open_to_chooser, pending_seats
from game.rules.chance import add, covers, pick, short, subtract
from game.rules.gears import SECTORS
from game.rules.names import ACTIONS, LETTERS, NOTHING, SPECIALTIES, Action, Letter, Order, Specialty
from game.rules.state import Seat, Table, has

# Shares of the draws, chosen for lively games.
WAIT_WITH_ORDERS = 0.25
FULFIL_ORDER = 0.9
DO_PART = 0.85
USE_BONUS_GEAR = 0.8
NEEDLESSLY_UNCOVERED = 0.2
FREE = 0.25  # a free move instead of the answer that is due
BY_ANYBODY = 0.1  # a free move of any seat, or of that whose choice is open
FOR_AN_ORDER = 0.7
PASS = 0.05
DECLINE = 0.08
BUY_CARDS = 0.3
BOTH_SYMBOLS = 0.4
FAVOURITE = 0.4
REPOSITION = 0.3
CARD_RATHER_THAN_SPACE = 0.7

OnMove = Callable[[mv.Move, list[ev.Event]], None]


def sample_fulfilment(table: Table, seat: Seat, top: mv.FulfilTurn, rng: Random) -> mv.Move:
    """F1 to F8: as many orders, parts and bonus gears as chance and means allow; else the end of the turn (F9)."""
    rests = top.done or rng.random() < WAIT_WITH_ORDERS
    orders, uncovered = ((), None) if rests else _sample_orders(table, seat, rng)
    if not orders:
        return mv.EndTurn(seat.index)
    chosen = _sample_parts(table, seat, orders, rng)
    return mv.Fulfil(seat.index, chosen, _sample_bonus_gears(table, seat, chosen, rng), uncovered)


def _sample_orders(table: Table, seat: Seat, rng: Random) -> tuple[tuple[Order, ...], Letter | None]:
    """F2: orders whose letters the seat covers together; `manutius` may miss one letter of two or more."""
    cards, need, chosen = table.content.printing, NOTHING, set()
    spare = 1 if has(table.content, seat, "manutius") and len(seat.orders) > 1 else 0
    for order in rng.sample(seat.orders, len(seat.orders)):
        more = add(need, cards[order.printing].needs)
        if rng.random() < FULFIL_ORDER and short(seat.types, more) <= spare:
            chosen.add(order.printing)
            need = more
    missed = short(seat.types, need)
    if not chosen or (missed and len(chosen) < 2):
        return (), None
    orders = tuple(order for order in seat.orders if order.printing in chosen)
    if missed:
        return orders, next(letter for letter, n, have in zip(LETTERS, need, seat.types, strict=True) if n > have)
    if spare and len(orders) > 1 and rng.random() < NEEDLESSLY_UNCOVERED:
        return orders, pick(cards[pick(orders, rng).printing].letters, rng)
    return orders, None


def _sample_parts(table: Table, seat: Seat, orders: Sequence[Order], rng: Random) -> tuple[mv.FulfilledOrder, ...]:
    """F3, F4: each part that can be done, mostly; an ink pays once."""
    left, chosen = seat.inks, []
    for order in orders:
        card = table.content.refinement[order.refinement]
        colour = None
        if rng.random() < DO_PART:
            paid = [inks for inks in holdings.payments(seat, card.inks) if covers(left, inks)]
            if paid:
                colour = pick(paid, rng)
                left = subtract(left, colour)
        decoration = rng.random() < DO_PART and covers(seat.levels, card.levels)
        chosen.append(mv.FulfilledOrder(order.printing, colour, decoration))
    return tuple(chosen)


def _sample_bonus_gears(
    table: Table, seat: Seat, orders: tuple[mv.FulfilledOrder, ...], rng: Random
) -> tuple[int, ...]:
    """F7, G7: gears that give fame now; `schoffer` uses one of them twice at times."""
    uses: list[int] = []
    left = table.content.rules.gear_uses_per_round - seat.gear_uses
    again = has(table.content, seat, "schoffer") and all(placed.used < 2 for placed in seat.gears)
    for axle in fulfilment.bonus_axles(table.content, seat):
        if fulfilment.gear_gain(table.content, seat, axle, orders):
            used = seat.gears[axle].used
            times = (not used) + again
            while times and len(uses) < left and rng.random() < USE_BONUS_GEAR:
                uses.append(axle)
                times -= 1
                again = again and used + uses.count(axle) < 2
    return tuple(uses)


def sample_move(table: Table, seat: int, rng: Random) -> mv.Move | None:
    """A random legal move of a seat, or None where it has to wait.

    >>> from game.content import load_content
    >>> from game.rules import Options, legal_moves, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False, characters=False, first_seat=0), seed=1)
    >>> sample_move(table, 0, Random(1)) in legal_moves(table, 0), sample_move(table, 1, Random(1))
    (True, None)
    """
    if not table.stack or not 0 <= seat < len(table.seats):
        return None
    top, who = table.stack[-1], table.seats[seat]
    kind = type(top)
    asked = top.seat == seat or (kind is mv.Planning and who.plan is None and not who.is_automa)
    is_open = kind in mv.OPEN_DECISIONS or (kind is mv.KeepingOrder and open_to_chooser(table, seat))
    if is_open and (not asked or rng.random() < FREE):
        move = sample_free_move(table, who, rng, swaps=kind is not mv.KeepingOrder)
        if move is not None:
            return move
    if not asked:
        return None
    if kind in mv.DECLINABLE and rng.random() < DECLINE:
        return mv.Decline(seat)
    sample = SAMPLE.get(kind)
    return sample(table, who, top, rng) if sample else pick(list(ASK[kind](table, top)), rng)


def play_random_game(table: Table, rng: Random, on_move: OnMove | None = None) -> int:
    """Play a table to its end by random moves and return how many; `on_move` sees each with its events."""
    start = table.number
    while pending := pending_seats(table):
        seat = pick(pending, rng)
        move = sample_any_free_move(table, rng) if rng.random() < BY_ANYBODY else None
        move = move or sample_move(table, seat, rng)
        assert move is not None
        events = apply(table, move)
        if on_move is not None:
            on_move(move, events)
    return table.number - start


def sample_any_free_move(table: Table, rng: Random) -> mv.Move | None:
    """A free move of any seat, or of the one whose choice is open; None where it can make none (A4)."""
    top = table.stack[-1]
    if type(top) in mv.OPEN_DECISIONS:
        return sample_free_move(table, pick(table.seats, rng), rng)
    return sample_free_move(table, table.seats[top.seat], rng) if open_to_chooser(table, top.seat) else None


def sample_free_move(table: Table, seat: Seat, rng: Random, *, swaps: bool = True) -> mv.Move | None:
    """A1 to A3, while they are open: buy a type, use a gear, swap levels."""
    if seat.is_automa:
        return None
    free: list[mv.Move] = []
    if seat.guilders >= holdings.next_type_price(seat):
        free.append(mv.BuyType(seat.index, _wanted_letter(table, seat, rng)))
    for axle in range(len(seat.gears)):
        use = mv.UseGear(seat.index, axle)
        if gear_rewards.refuse_use_gear(table, seat, use) is None:
            free.append(use)
    if swaps and has(table.content, seat, "plantin") and not seat.swapped_levels:
        first, second = sorted(rng.sample(range(4), 2))
        if seat.levels[first] != seat.levels[second]:
            free.append(mv.SwapLevels(seat.index, SPECIALTIES[first], SPECIALTIES[second]))
    return pick(free, rng) if free else None


def _wanted_letter(table: Table, seat: Seat, rng: Random) -> Letter:
    """Mostly a letter of an order that the seat holds."""
    if seat.orders and rng.random() < FOR_AN_ORDER:
        return pick(table.content.printing[pick(seat.orders, rng).printing].letters, rng)
    return pick(LETTERS, rng)


def _draft(table: Table, seat: Seat, top: mv.Drafting, rng: Random) -> mv.Move:
    return mv.DraftOrder(seat.index, pick(table.draft_printing, rng), pick(table.draft_refinement, rng))


def _types(table: Table, seat: Seat, top: mv.ChoosingTypes, rng: Random) -> mv.Move:
    return mv.ChooseTypes(seat.index, pick(preparation.type_choices(table.content.rules.start_types), rng))


def _plan(table: Table, seat: Seat, top: mv.Planning, rng: Random) -> mv.Move:
    return mv.CommitPlan(
        seat.index, pick(planning.plans(seat.marker_count, table.content.rules.most_markers_on_action), rng)
    )


def _shift(table: Table, seat: Seat, top: mv.ShiftingMarker, rng: Random) -> mv.Move:
    move = mv.ShiftMarker(seat.index, pick(ACTIONS, rng), pick(ACTIONS, rng))
    return mv.LeaveMarkers(seat.index) if characters.refuse_shift(table, seat, move) else move


def _turn(table: Table, seat: Seat, top: mv.ActionTurn, rng: Random) -> mv.Move:
    if seat.is_automa:
        return mv.AutomaAct(seat.index)
    move = None if rng.random() < PASS else ACT[top.action](table, seat, rng)
    return move or mv.Pass(seat.index)


def _orders(table: Table, seat: Seat, rng: Random) -> mv.Move | None:
    printing = [card for card in table.printing_row if card is not None]
    refinement = [card for card in table.refinement_row if card is not None]
    if not printing or not refinement:
        return None
    full = len(seat.orders) >= table.content.rules.order_slots
    give = pick(seat.orders, rng).printing if full else None
    return mv.TakeOrder(seat.index, pick(printing, rng), pick(refinement, rng), give)


def _inks(table: Table, seat: Seat, rng: Random) -> mv.Move | None:
    ink_set = int(rng.random() * len(table.ink_sets))
    counts, total = [], 0
    for count, (price, _) in enumerate(offered(table, ink_set), start=1):
        total += price
        if total <= seat.guilders:
            counts.append(count)
    return mv.TakeInks(seat.index, ink_set, pick(counts, rng)) if counts else None


def _specialties(table: Table, seat: Seat, rng: Random) -> mv.Move | None:
    cards = [card for card in table.specialty_row if card is not None]
    if not cards:
        return None
    card = pick(cards, rng)
    choices = advance_choices(table.content.specialty[card].specialties)
    way = rng.random()
    if way < BOTH_SYMBOLS:
        return mv.TakeSpecialty(seat.index, card, choices[0])
    advances = (_favourite(seat),) if way < BOTH_SYMBOLS + FAVOURITE else pick(choices, rng)
    return mv.TakeSpecialty(seat.index, card, advances)


def _favourite(seat: Seat) -> Specialty:
    """The highest specialty: somebody has to reach the top now and then. Equals differ from seat to seat."""
    return SPECIALTIES[max(range(4), key=lambda index: (seat.levels[index], (index + seat.index) % 4))]


def _gears(table: Table, seat: Seat, rng: Random) -> mv.Move | None:
    unused = [axle for axle, placed in enumerate(seat.gears) if not placed.used]
    board = [gear for gear in table.gears_row if gear is not None]
    axles = [len(seat.gears)] if len(seat.gears) < table.content.rules.axles else unused
    if unused and (not board or rng.random() < REPOSITION):
        axle = pick(unused, rng)
        return mv.RepositionGear(seat.index, axle, (seat.gears[axle].sector + 1 + int(rng.random() * 2)) % SECTORS)
    if not board or not axles:
        return None
    return mv.InstallGear(seat.index, pick(board, rng), pick(axles, rng), int(rng.random() * SECTORS))


def _patronage(table: Table, seat: Seat, rng: Random) -> mv.Move | None:
    moves = list(ask_patronage(table, seat))
    cards = [move for move in moves if isinstance(move, mv.TakePatronage)]
    if cards and rng.random() < CARD_RATHER_THAN_SPACE:
        return pick(cards, rng)
    spaces = [move for move in moves if isinstance(move, mv.ClaimReward)]
    return pick(spaces, rng) if spaces else None


def _keep_order(table: Table, seat: Seat, top: mv.KeepingOrder, rng: Random) -> mv.Move:
    """O4, O5: mostly keep one of each kind, at times pay for more."""
    if seat.guilders >= table.content.rules.more_cards_price and rng.random() < BUY_CARDS:
        purchases = rewards.card_purchases(table)
        if purchases:
            return mv.BuyCards(seat.index, *pick(purchases, rng))
    return mv.KeepOrder(seat.index, pick(top.printing, rng), pick(top.refinement, rng))


SAMPLE: dict[type[mv.Decision], Callable[[Table, Seat, Any, Random], mv.Move]] = {
    mv.Drafting: _draft,
    mv.ChoosingTypes: _types,
    mv.Planning: _plan,
    mv.ShiftingMarker: _shift,
    mv.ActionTurn: _turn,
    mv.FulfilTurn: sample_fulfilment,
    mv.KeepingOrder: _keep_order,
}
"""Where listing all moves would be slow; the other decisions have few."""

ACT: dict[Action, Callable[[Table, Seat, Random], mv.Move | None]] = {
    "orders": _orders,
    "inks": _inks,
    "specialties": _specialties,
    "gears": _gears,
    "patronage": _patronage,
}
