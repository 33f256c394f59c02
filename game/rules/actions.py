"""The five actions (E1, E2): orders (O1), inks (I1), specialties (D1), gears (G1) and patronage (M1 to M4)."""

from collections.abc import Callable, Iterator
from functools import cache

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.automa import open_patronage
from game.rules.chance import add, counted, covers, discard_cards
from game.rules.gears import SECTORS, place_gear, refuse_place
from game.rules.holdings import Events, gain_order, give_up_order, pay, payments, pays, refuse_give, return_inks
from game.rules.names import NOTHING, NOWHERE, SPECIALTIES, Action, CardKind, Ink, Order, Reward, Specialty
from game.rules.refusals import Refusal
from game.rules.rewards import settle
from game.rules.state import Seat, Table


def ask_patronage(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """M1, M2."""
    for space, owner in enumerate(table.claimed):
        if owner == NOWHERE:
            yield mv.ClaimReward(seat.index, space)
    for space, card in enumerate(table.patronage_row):
        if card is not None and open_patronage(table, space):
            wanted = table.content.patronage[card]
            if covers(seat.levels, wanted.levels) and covers(seat.types, wanted.types):
                for inks in payments(seat, wanted.inks):
                    yield mv.TakePatronage(seat.index, card, inks)


def refuse_claim(table: Table, seat: Seat, move: mv.ClaimReward) -> Refusal | None:
    """M1."""
    if not 0 <= move.space < len(table.claimed):
        return Refusal("no_such_space")
    return None if table.claimed[move.space] == NOWHERE else Refusal("space_claimed")


def do_claim(table: Table, seat: Seat, move: mv.ClaimReward, asked: mv.Decision, events: Events) -> None:
    """M1, M4: the space is claimed even if its reward is declined or cannot be had."""
    table.claimed = (*table.claimed[: move.space], seat.index, *table.claimed[move.space + 1 :])
    events.append(ev.RewardClaimed(seat.index, move.space))
    rules = table.content.rules
    kind = rules.patronage_rewards[move.space]
    amount = {"guilders": rules.patronage_guilders, "inks": rules.patronage_inks}.get(kind, 1)
    settle(table, seat, Reward("advance" if kind == "specialty" else kind, amount), events, "patronage")


def refuse_patronage(table: Table, seat: Seat, move: mv.TakePatronage) -> Refusal | None:
    """M2."""
    if move.card not in table.patronage_row:
        return Refusal("not_on_offer", what=move.card)
    space = table.patronage_row.index(move.card)
    if not open_patronage(table, space):
        opens = table.content.seat_counts[table.options.seat_count].patronage_rounds[space]
        return Refusal("card_not_open_yet", need=opens, have=table.round)
    wanted = table.content.patronage[move.card]
    if not covers(seat.levels, wanted.levels):
        return Refusal("levels_too_low", what=move.card)
    if not covers(seat.types, wanted.types):
        return Refusal("types_missing", what=move.card)
    if not covers(seat.inks, move.inks):
        return Refusal("inks_missing", what=move.card)
    return None if pays(seat, move.inks, wanted.inks) else Refusal("wrong_inks", what=move.card)


def do_patronage(table: Table, seat: Seat, move: mv.TakePatronage, asked: mv.Decision, events: Events) -> None:
    """M2: levels and types are only shown, inks go back to the bag."""
    table.take_from_row("patronage", move.card)
    seat.patronage += (move.card,)
    events.append(ev.PatronageTaken(seat.index, move.card, move.inks))
    return_inks(table, seat, move.inks, events)


def ask_orders(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """O1, O2."""
    full = len(seat.orders) >= table.content.rules.order_slots
    gives: list[str | None] = [order.printing for order in seat.orders] if full else [None]
    for printing in table.printing_row:
        for refinement in table.refinement_row:
            if printing is not None and refinement is not None:
                for give in gives:
                    yield mv.TakeOrder(seat.index, printing, refinement, give)


def refuse_take_order(table: Table, seat: Seat, move: mv.TakeOrder) -> Refusal | None:
    """O1: both cards are on the board; O2."""
    for card, row in ((move.printing, table.printing_row), (move.refinement, table.refinement_row)):
        if card not in row:
            return Refusal("not_on_offer", what=card)
    return refuse_give(table, seat, move)


def do_take_order(table: Table, seat: Seat, move: mv.TakeOrder, asked: mv.Decision, events: Events) -> None:
    """O1, O2: give an order first where all slots are full."""
    if move.discard is not None:
        give_up_order(table, seat, move.discard, events)
    table.take_from_row("printing", move.printing)
    table.take_from_row("refinement", move.refinement)
    gain_order(seat, Order(move.printing, move.refinement), "board", events)


def offered(table: Table, ink_set: int) -> list[tuple[int, Ink]]:
    """I1, I2: the inks still in a set, left to right, each with the price of its position."""
    prices = table.content.rules.ink_prices
    return [(prices[at], ink) for at, ink in enumerate(table.ink_sets[ink_set]) if ink is not None]


def ask_inks(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """I1: every set and count that the seat can pay for."""
    for ink_set in range(len(table.ink_sets)):
        total = 0
        for count, (price, _) in enumerate(offered(table, ink_set), start=1):
            total += price
            if total <= seat.guilders:
                yield mv.TakeInks(seat.index, ink_set, count)


def refuse_take_inks(table: Table, seat: Seat, move: mv.TakeInks) -> Refusal | None:
    """I1, I2."""
    if not 0 <= move.ink_set < len(table.ink_sets):
        return Refusal("no_such_space")
    inks = offered(table, move.ink_set)
    if not inks:
        return Refusal("space_empty")
    if not 1 <= move.count <= len(inks):
        return Refusal("not_that_many_inks", need=move.count, have=len(inks))
    price = sum(price for price, _ in inks[: move.count])
    return None if price <= seat.guilders else Refusal("not_enough_guilders", need=price, have=seat.guilders)


def do_take_inks(table: Table, seat: Seat, move: mv.TakeInks, asked: mv.Decision, events: Events) -> None:
    """I1: from the left without a gap."""
    inks = offered(table, move.ink_set)[: move.count]
    pay(seat, sum(price for price, _ in inks), "inks", events)
    taken = tuple(ink for _, ink in inks)
    row: list[Ink | None] = list(table.ink_sets[move.ink_set])
    first = next(at for at, ink in enumerate(row) if ink is not None)
    row[first : first + move.count] = [None] * move.count
    table.ink_sets = (*table.ink_sets[: move.ink_set], tuple(row), *table.ink_sets[move.ink_set + 1 :])
    seat.inks = add(seat.inks, counted(taken))
    events.append(ev.InksTaken(seat.index, move.ink_set, taken))


@cache
def advance_choices(shown: tuple[Specialty, Specialty]) -> tuple[tuple[Specialty, ...], ...]:
    """D1, D5: both symbols in either order (A), or any one specialty (B)."""
    return (*dict.fromkeys((shown, shown[::-1])), *((name,) for name in SPECIALTIES))


def ask_specialties(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """D1."""
    for card in table.specialty_row:
        if card is not None:
            for advances in advance_choices(table.content.specialty[card].specialties):
                yield mv.TakeSpecialty(seat.index, card, advances)


def refuse_take_specialty(table: Table, seat: Seat, move: mv.TakeSpecialty) -> Refusal | None:
    """D1."""
    if move.card not in table.specialty_row:
        return Refusal("not_on_offer", what=move.card)
    fits = move.advances in advance_choices(table.content.specialty[move.card].specialties)
    return None if fits else Refusal("wrong_advances")


def do_take_specialty(table: Table, seat: Seat, move: mv.TakeSpecialty, asked: mv.Decision, events: Events) -> None:
    """D1, D5: the used card is discarded at once, then levels come one at a time."""
    table.take_from_row("specialty", move.card)
    events.append(ev.SpecialtyCardTaken(seat.index, move.card))
    discard_cards(table, "specialty", (move.card,), events)
    table.stack += (mv.Advances(seat.index, move.advances),)


def ask_gears(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """G1 to G4."""
    count = len(seat.gears)
    free = count < table.content.rules.axles
    axles = [count] if free else [axle for axle in range(count) if not seat.gears[axle].used]
    for gear in table.gears_row:
        if gear is not None:
            for axle in axles:
                for sector in range(SECTORS):
                    yield mv.InstallGear(seat.index, gear, axle, sector)
    for axle, placed in enumerate(seat.gears):
        if not placed.used:
            for sector in range(SECTORS):
                if sector != placed.sector:
                    yield mv.RepositionGear(seat.index, axle, sector)


def refuse_install(table: Table, seat: Seat, move: mv.InstallGear) -> Refusal | None:
    """G1 to G4: a gear of the board, or one that `guillard` drew; axles fill from the top."""
    top = table.stack[-1]
    if move.gear not in (top.gears if type(top) is mv.InstallingDrawn else table.gears_row):
        return Refusal("not_on_offer", what=move.gear)
    return refuse_place(table, seat, move.axle, move.sector)


def do_install(table: Table, seat: Seat, move: mv.InstallGear, asked: mv.Decision, events: Events) -> None:
    """G1, G3; `guillard`: after the second drawn gear the others are discarded."""
    if type(asked) is not mv.InstallingDrawn:
        table.take_from_row("gears", move.gear)
    place_gear(table, seat, move, events)
    if type(asked) is mv.InstallingDrawn:
        rest = tuple(gear for gear in asked.gears if gear != move.gear)
        if asked.left > 1 and rest:
            table.stack += (mv.InstallingDrawn(seat.index, rest, asked.left - 1),)
        else:
            discard_cards(table, "gears", rest, events)


def do_pass(table: Table, seat: Seat, move: mv.Pass, asked: mv.ActionTurn, events: Events) -> None:
    """E1."""
    events.append(ev.Passed(seat.index, asked.action))


ASK: dict[Action, Callable[[Table, Seat], Iterator[mv.Move]]] = {
    "orders": ask_orders,
    "inks": ask_inks,
    "specialties": ask_specialties,
    "gears": ask_gears,
    "patronage": ask_patronage,
}
ACTION_OF: dict[type[mv.Move], Action] = {
    mv.TakeOrder: "orders",
    mv.TakeInks: "inks",
    mv.TakeSpecialty: "specialties",
    mv.InstallGear: "gears",
    mv.RepositionGear: "gears",
    mv.ClaimReward: "patronage",
    mv.TakePatronage: "patronage",
}


def ask_turn(table: Table, decision: mv.ActionTurn) -> Iterator[mv.Move]:
    """E1: the moves of the action, or a pass; U6: the automa never passes and has nothing to choose."""
    seat = table.seats[decision.seat]
    if seat.is_automa:
        yield mv.AutomaAct(decision.seat)
    else:
        yield from ASK[decision.action](table, seat)
        yield mv.Pass(decision.seat)


def clear_action(table: Table, action: Action, events: Events) -> None:
    """E2: O3, I3, D4, G5 clear the action's spaces even if no seat had a marker there."""
    cards: tuple[str, ...] = ()
    inks = NOTHING
    discards: Events = []
    if action == "inks":
        inks = counted(ink for row in table.ink_sets for ink in row)
        table.bag = add(table.bag, inks)
        table.ink_sets = tuple((None,) * len(row) for row in table.ink_sets)
    for kind in KINDS_OF[action]:
        row = getattr(table, f"{kind}_row")
        left = tuple([card for card in row if card is not None])
        discard_cards(table, kind, left, discards)
        setattr(table, f"{kind}_row", (None,) * len(row))
        cards += left
    events.append(ev.ActionEnded(action, cards, inks))
    events.extend(discards)


KINDS_OF: dict[Action, tuple[CardKind, ...]] = {
    "orders": ("printing", "refinement"),
    "inks": (),
    "specialties": ("specialty",),
    "gears": ("gears",),
    "patronage": (),
}
