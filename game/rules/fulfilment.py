"""Fulfilling orders (F1 to F9): one choice fixes the seat's whole fulfilment."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from msgspec.structs import replace

from game.content.tables import Content, GearReward, RefinementCard
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import add, covers, discard_cards, plus
from game.rules.gears import BONUS_KINDS, active_reward, mark_used, refuse_count
from game.rules.holdings import Events, gain_fame, gain_guilders, held_order, order_named, payments, pays, return_inks
from game.rules.names import INK_INDEX, LETTER_INDEX, LETTERS, NOTHING, SPECIALTY_INDEX, Counts, Letter, Order, Reward
from game.rules.refusals import Refusal
from game.rules.rewards import due
from game.rules.state import Seat, Table, has


def needed_types(table: Table, move: mv.Fulfil) -> Counts:
    """F2: types that all the orders show together, less the letter that `manutius` leaves uncovered."""
    need = NOTHING
    for order in move.orders:
        need = add(need, table.content.printing[order.printing].needs)
    return need if move.uncovered is None else plus(need, LETTER_INDEX[move.uncovered], -1)


def needed_inks(move: mv.Fulfil) -> Counts:
    """F3: inks that go back to the bag."""
    inks = NOTHING
    for order in move.orders:
        if order.colour is not None:
            inks = add(inks, order.colour)
    return inks


def earns(reward: GearReward, needs: Counts, inks: Counts, levels: Counts, colour: bool, decoration: bool) -> bool:
    """F7: True if a bonus gear gives fame for an order with these figures, once however often the order qualifies.

    The kinds are `type_bonus`, `ink_bonus` and `decoration_bonus`; a part that is left out earns nothing.
    """
    if reward.kind == "type_bonus":
        return any(needs[LETTER_INDEX[letter]] for letter in reward.letters)
    if reward.kind == "ink_bonus":
        return colour and any(inks[INK_INDEX[ink]] for ink in reward.colours)
    assert reward.specialty is not None
    return decoration and levels[SPECIALTY_INDEX[reward.specialty]] > 0


def bonus_axles(content: Content, seat: Seat) -> list[int]:
    """F7: the axles whose gear has a bonus up."""
    return [axle for axle, placed in enumerate(seat.gears) if active_reward(content, placed).kind in BONUS_KINDS]


def gear_gain(content: Content, seat: Seat, axle: int, orders: Iterable[mv.FulfilledOrder]) -> int:
    """F7: fame of one use of the bonus gear on an axle."""
    reward = active_reward(content, seat.gears[axle])
    count = 0
    for chosen in orders:
        order = order_named(seat, chosen.printing)
        needs, card = content.printing[order.printing].needs, content.refinement[order.refinement]
        count += earns(reward, needs, card.inks, card.levels, chosen.colour is not None, chosen.decoration)
    return count * content.rules.bonus_gear_fame


def fame_by_order(content: Content, seat: Seat, events: Iterable[ev.Event]) -> dict[str, int]:
    """F4, F7: the fame that each order of a seat's fulfilment brought by its parts and bonus gears, by printing card.

    What others did in these events counts for nothing.
    """
    happened = [
        event for event in events if isinstance(event, ev.GearUsed | ev.OrderFulfilled) and event.seat == seat.index
    ]
    used = [active_reward(content, seat.gears[event.axle]) for event in happened if isinstance(event, ev.GearUsed)]
    bonus = [reward for reward in used if reward.kind in BONUS_KINDS]
    fame = dict[str, int]()
    for order in happened:
        if isinstance(order, ev.OrderFulfilled):
            needs, card = content.printing[order.printing].needs, content.refinement[order.refinement]
            figures = (needs, card.inks, card.levels, order.colour, order.decoration)
            paid = sum(earns(reward, *figures) for reward in bonus)
            parts = card.colour_fame * order.colour + card.decoration_fame * order.decoration
            fame[order.printing] = parts + paid * content.rules.bonus_gear_fame
    return fame


def refuse_fulfil(table: Table, seat: Seat, move: mv.Fulfil) -> Refusal | None:
    """F1 to F8: every part of the choice, in the order in which a person would look at it."""
    top = table.stack[-1]
    assert isinstance(top, mv.FulfilTurn)
    if top.done:
        return Refusal("already_fulfilled")
    return (
        _refuse_orders(seat, move)
        or _refuse_letters(table, seat, move)
        or _refuse_parts(table, seat, move)
        or _refuse_bonus_gears(table, seat, move)
    )


def _refuse_orders(seat: Seat, move: mv.Fulfil) -> Refusal | None:
    if not move.orders:
        return Refusal("nothing_to_fulfil")
    names = [order.printing for order in move.orders]
    for name in names:
        if held_order(seat, name) is None:
            return Refusal("order_not_held", what=name)
    return Refusal("same_order_twice") if len(set(names)) < len(names) else None


def _refuse_letters(table: Table, seat: Seat, move: mv.Fulfil) -> Refusal | None:
    if move.uncovered is not None:
        if not has(table.content, seat, "manutius") or len(move.orders) < 2:
            return Refusal("may_not_leave_uncovered", what=move.uncovered)
        at = LETTER_INDEX[move.uncovered]
        if not any(table.content.printing[order.printing].needs[at] for order in move.orders):
            return Refusal("may_not_leave_uncovered", what=move.uncovered)
    need = needed_types(table, move)
    for letter, wanted, have in zip(LETTERS, need, seat.types, strict=True):
        if wanted > have:
            return Refusal("letters_missing", need=wanted, have=have, what=letter)
    return None


def _refuse_parts(table: Table, seat: Seat, move: mv.Fulfil) -> Refusal | None:
    if not covers(seat.inks, needed_inks(move)):
        return Refusal("inks_missing")
    for chosen in move.orders:
        refinement = table.content.refinement[order_named(seat, chosen.printing).refinement]
        if chosen.colour is not None and not pays(seat, chosen.colour, refinement.inks):
            return Refusal("wrong_inks", what=chosen.printing)
        if chosen.decoration and not covers(seat.levels, refinement.levels):
            return Refusal("levels_too_low", what=chosen.printing)
    return None


def _refuse_bonus_gears(table: Table, seat: Seat, move: mv.Fulfil) -> Refusal | None:
    if not move.bonus_gears:
        return None
    trial = replace(seat)
    for axle in move.bonus_gears:
        refused = refuse_count(table, trial, axle)
        if refused:
            return refused
        if active_reward(table.content, trial.gears[axle]).kind not in BONUS_KINDS:
            return Refusal("not_a_bonus_gear", what=str(axle + 1))
        if not gear_gain(table.content, seat, axle, move.orders):
            return Refusal("bonus_not_earned", what=str(axle + 1))
        mark_used(table, trial, axle, [])
    return None


def do_fulfil(table: Table, seat: Seat, move: mv.Fulfil, asked: mv.Decision, events: Events) -> None:
    """F8: inks and cards first, then guilders, fame of the parts, fame of bonus gears, rewards."""
    table.stack += (mv.FulfilTurn(seat.index, True),)
    held = [(chosen, order_named(seat, chosen.printing)) for chosen in move.orders]
    gear_fame = [gear_gain(table.content, seat, axle, move.orders) for axle in move.bonus_gears]
    return_inks(table, seat, needed_inks(move), events)
    _hand_in(table, seat, held, events)
    for _, order in held:
        gain_guilders(seat, table.content.printing[order.printing].guilders, "printing", events)
    for chosen, order in held:
        refinement = table.content.refinement[order.refinement]
        gain_fame(seat, refinement.colour_fame if chosen.colour is not None else 0, "colour", events)
        gain_fame(seat, refinement.decoration_fame if chosen.decoration else 0, "decoration", events)
    for axle, fame in zip(move.bonus_gears, gear_fame, strict=True):
        mark_used(table, seat, axle, events)
        gain_fame(seat, fame, "bonus_gear", events)
    cards = table.content.refinement
    earned = (part_reward(table.content, seat, chosen, cards[order.refinement]) for chosen, order in held)
    due(table, seat, [reward for reward in earned if reward is not None], events)


def _hand_in(table: Table, seat: Seat, held: list[tuple[mv.FulfilledOrder, Order]], events: Events) -> None:
    """F6: both cards of each order are discarded, so that slots are free."""
    done = [order for _, order in held]
    seat.orders = tuple(order for order in seat.orders if order not in done)
    seat.orders_fulfilled += len(done)
    for chosen, order in held:
        colour, decoration = chosen.colour is not None, chosen.decoration
        events.append(ev.OrderFulfilled(seat.index, order.printing, order.refinement, colour, decoration))
    discard_cards(table, "printing", [order.printing for order in done], events)
    discard_cards(table, "refinement", [order.refinement for order in done], events)


def part_reward(content: Content, seat: Seat, chosen: mv.FulfilledOrder, card: RefinementCard) -> Reward | None:
    """F5: the reward of an order with both parts done; for `fiol` with just one part too."""
    parts = (chosen.colour is not None) + chosen.decoration
    earned = parts == 2 or (parts == 1 and one_part_is_enough(content, seat))
    return Reward(card.bonus, card.bonus_count) if earned else None


def one_part_is_enough(content: Content, seat: Seat) -> bool:
    """`fiol`: whether one part of an order earns its reward."""
    return has(content, seat, "fiol")


def do_end_turn(table: Table, seat: Seat, move: mv.EndTurn, asked: mv.Decision, events: Events) -> None:
    """F9: at any time within the turn."""
    events.append(ev.TurnEnded(seat.index))


def ask_fulfil(table: Table, decision: mv.FulfilTurn) -> Iterator[mv.Move]:
    """F1, F9: every fulfilment that the rules allow, and the end of the turn."""
    yield mv.EndTurn(decision.seat)
    if not decision.done:
        seat = table.seats[decision.seat]
        for count in range(1, len(seat.orders) + 1):
            for orders in combinations(seat.orders, count):
                yield from _fulfilments(table, seat, orders)


def _fulfilments(table: Table, seat: Seat, orders: tuple[Order, ...]) -> Iterator[mv.Fulfil]:
    plain = tuple(mv.FulfilledOrder(order.printing) for order in orders)
    for uncovered in _uncovered_choices(table, seat, orders):
        if covers(seat.types, needed_types(table, mv.Fulfil(seat.index, plain, (), uncovered))):
            for chosen in product(*(part_choices(table, seat, order) for order in orders)):
                if covers(seat.inks, needed_inks(mv.Fulfil(seat.index, chosen))):
                    for gears in _gear_choices(table, seat, chosen):
                        yield mv.Fulfil(seat.index, chosen, gears, uncovered)


def _uncovered_choices(table: Table, seat: Seat, orders: tuple[Order, ...]) -> list[Letter | None]:
    if not has(table.content, seat, "manutius") or len(orders) < 2:
        return [None]
    shown = {letter for order in orders for letter in table.content.printing[order.printing].letters}
    return [None, *(letter for letter in LETTERS if letter in shown)]


def part_choices(table: Table, seat: Seat, order: Order) -> list[mv.FulfilledOrder]:
    """F3, F4: the ways to fulfil one order by itself: with which inks or none, with the decoration or without."""
    card = table.content.refinement[order.refinement]
    colours: list[Counts | None] = [None, *payments(seat, card.inks)]
    decorations = (False, True) if covers(seat.levels, card.levels) else (False,)
    return [mv.FulfilledOrder(order.printing, colour, done) for colour in colours for done in decorations]


def _gear_choices(table: Table, seat: Seat, orders: tuple[mv.FulfilledOrder, ...]) -> Iterator[tuple[int, ...]]:
    """F7: every set of bonus gears that gives fame; Schöffer's may come twice."""
    times = 2 if has(table.content, seat, "schoffer") else 1
    axles = [axle for axle in bonus_axles(table.content, seat) if gear_gain(table.content, seat, axle, orders)]
    for counts in product(range(times + 1), repeat=len(axles)):
        gears = tuple(axle for axle, count in zip(axles, counts, strict=True) for _ in range(count))
        if _refuse_bonus_gears(table, seat, mv.Fulfil(seat.index, orders, gears)) is None:
            yield gears
