"""What a seat may do now: `legal_moves` lists it, `refusal` says why something else is not allowed.

Each decision has one generator, each kind of move one check; a law test proves that the two agree.
"""

from collections.abc import Callable, Iterator
from typing import Any

from game.rules import automa, characters, gear_rewards, gears, holdings, order_reward, rewards
from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.names import LETTERS, SPECIALTIES
from game.rules.phases import actions, fulfilment, patronage, planning, preparation
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


def _allow(table: Table, seat: Seat, move: mv.Move) -> Refusal | None:
    return None


ASK: dict[type[ask.Decision], Callable[[Table, Any], Iterator[mv.Move]]] = {
    ask.KeepingCharacter: characters.ask_keep_character,
    ask.InstallingDrawn: characters.ask_install_drawn,
    ask.StartingLevels: characters.ask_start_levels,
    ask.Drafting: preparation.ask_draft,
    ask.ChoosingTypes: preparation.ask_types,
    ask.NamingColour: characters.ask_colour,
    ask.RevealingPlan: automa.ask_reveal,
    ask.ShiftingMarker: characters.ask_shift,
    ask.ActionTurn: actions.ask_turn,
    ask.FulfilTurn: fulfilment.ask_fulfil,
    ask.ChoosingInk: rewards.ask_ink,
    ask.ChoosingAdvance: rewards.ask_advance,
    ask.ChoosingFreeType: rewards.ask_free_type,
    ask.OfferingOrder: order_reward.ask_offer,
    ask.KeepingOrder: order_reward.ask_keep_order,
    ask.SwappingInk: gear_rewards.ask_swap_ink,
    ask.SwappingType: gear_rewards.ask_swap_type,
    ask.ScrappingType: gear_rewards.ask_scrap_type,
    ask.ReturningInk: gear_rewards.ask_return_ink,
    ask.BuyingDiscounted: gear_rewards.ask_discounted,
    ask.Rewards: rewards.ask_rewards,
}

CHECK: dict[type[mv.Move], Callable[[Table, Seat, Any], Refusal | None]] = {
    mv.KeepCharacter: characters.refuse_keep_character,
    mv.StartLevels: characters.refuse_start_levels,
    mv.DraftOrder: preparation.refuse_draft,
    mv.ChooseTypes: preparation.refuse_types,
    mv.NameColour: _allow,
    mv.CommitPlan: planning.refuse_plan,
    mv.RevealPlan: _allow,
    mv.ShiftMarker: characters.refuse_shift,
    mv.LeaveMarkers: _allow,
    mv.TakeOrder: actions.refuse_take_order,
    mv.TakeInks: actions.refuse_take_inks,
    mv.TakeSpecialty: actions.refuse_take_specialty,
    mv.RepositionGear: gears.refuse_reposition,
    mv.ClaimReward: patronage.refuse_claim,
    mv.TakePatronage: patronage.refuse_patronage,
    mv.Pass: _allow,
    mv.AutomaAct: _allow,
    mv.Fulfil: fulfilment.refuse_fulfil,
    mv.EndTurn: fulfilment.refuse_end_turn,
    mv.BuyType: holdings.refuse_buy_type,
    mv.UseGear: gear_rewards.refuse_use_gear,
    mv.SwapLevels: characters.refuse_swap_levels,
    mv.TakeInk: rewards.refuse_take_ink,
    mv.Advance: rewards.refuse_advance,
    mv.TakeType: gear_rewards.refuse_take_type,
    mv.DrawOrder: order_reward.refuse_draw_order,
    mv.BuyCards: order_reward.refuse_buy_cards,
    mv.KeepOrder: order_reward.refuse_keep_order,
    mv.ChooseReward: rewards.refuse_choose_reward,
    mv.Decline: _allow,
    mv.SwapInk: gear_rewards.refuse_swap_ink,
    mv.SwapType: gear_rewards.refuse_swap_type,
    mv.ScrapType: gear_rewards.refuse_scrap_type,
    mv.ReturnInk: gear_rewards.refuse_return_ink,
}

ANSWERS: dict[type[mv.Move], frozenset[type[ask.Decision]]] = {
    mv.KeepCharacter: frozenset({ask.KeepingCharacter}),
    mv.StartLevels: frozenset({ask.StartingLevels}),
    mv.DraftOrder: frozenset({ask.Drafting}),
    mv.ChooseTypes: frozenset({ask.ChoosingTypes}),
    mv.NameColour: frozenset({ask.NamingColour}),
    mv.CommitPlan: frozenset({ask.Planning}),
    mv.RevealPlan: frozenset({ask.RevealingPlan}),
    mv.ShiftMarker: frozenset({ask.ShiftingMarker}),
    mv.LeaveMarkers: frozenset({ask.ShiftingMarker}),
    mv.Pass: frozenset({ask.ActionTurn}),
    mv.AutomaAct: frozenset({ask.ActionTurn}),
    mv.Fulfil: frozenset({ask.FulfilTurn}),
    mv.EndTurn: frozenset({ask.FulfilTurn}),
    mv.TakeInk: frozenset({ask.ChoosingInk}),
    mv.Advance: frozenset({ask.ChoosingAdvance}),
    mv.TakeType: frozenset({ask.ChoosingFreeType, ask.BuyingDiscounted}),
    mv.DrawOrder: frozenset({ask.OfferingOrder}),
    mv.BuyCards: frozenset({ask.KeepingOrder}),
    mv.KeepOrder: frozenset({ask.KeepingOrder}),
    mv.ChooseReward: frozenset({ask.Rewards}),
    mv.SwapInk: frozenset({ask.SwappingInk}),
    mv.SwapType: frozenset({ask.SwappingType}),
    mv.ScrapType: frozenset({ask.ScrappingType}),
    mv.ReturnInk: frozenset({ask.ReturningInk}),
    **dict.fromkeys(actions.ACTION_OF, frozenset({ask.ActionTurn})),
    mv.InstallGear: frozenset({ask.ActionTurn, ask.InstallingDrawn}),
}


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
    if seat.character == "plantin":
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
    return _refuse_moment(table, seat, move, kind) or _check(table, kind)(table, seat, move)


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
    if asked not in ANSWERS[kind] or not _fits_turn(table, seat, top, kind):
        return Refusal("not_asked_now")
    return None


def _fits_turn(table: Table, seat: Seat, top: ask.Decision, kind: type[mv.Move]) -> bool:
    """In an action only its own moves; the automa has one of its own (U6) and no plan."""
    if type(top) is ask.ActionTurn:
        if seat.is_automa or kind is mv.AutomaAct:
            return seat.is_automa and kind is mv.AutomaAct
        return kind is mv.Pass or actions.ACTION_OF[kind] == top.action
    return type(top) is not ask.Planning or not seat.is_automa


def _check(table: Table, kind: type[mv.Move]) -> Callable[[Table, Seat, Any], Refusal | None]:
    if kind is mv.InstallGear:
        drawn = type(table.stack[-1]) is ask.InstallingDrawn
        return characters.refuse_install_drawn if drawn else actions.refuse_install
    return CHECK[kind]
