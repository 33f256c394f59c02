"""What a seat may do now, and doing it: `legal_moves`, `refusal`, `apply` (which checks) and `play` (which trusts)."""

from collections.abc import Iterator

from game.rules import actions, automa, characters, fulfilment, gear_rewards, holdings, planning, preparation, rewards
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.gears import do_reposition, refuse_reposition
from game.rules.holdings import Events
from game.rules.names import INKS, LETTERS, SPECIALTIES
from game.rules.preparation import type_choices
from game.rules.progress import settle
from game.rules.refusals import IllegalMove, Refusal
from game.rules.rule_records import Asker, MoveRule, always_allowed, one_of
from game.rules.state import Seat, Table, has

# One record a move: what makes it, what refuses it, and which questions it answers; and who lists the answers.


MOVE_RULES: dict[type[mv.Move], MoveRule] = {
    mv.KeepCharacter: MoveRule(characters.do_keep_character, characters.refuse_keep_character, mv.KeepingCharacter),
    mv.StartLevels: MoveRule(characters.do_start_levels, characters.refuse_start_levels, mv.StartingLevels),
    mv.DraftOrder: MoveRule(preparation.do_draft, preparation.refuse_draft, mv.Drafting),
    mv.ChooseTypes: MoveRule(preparation.do_types, preparation.refuse_types, mv.ChoosingTypes),
    mv.NameColour: MoveRule(characters.do_name_colour, always_allowed, mv.NamingColour),
    mv.CommitPlan: MoveRule(planning.do_plan, planning.refuse_plan, mv.Planning),
    mv.RevealPlan: MoveRule(automa.do_reveal, always_allowed, mv.RevealingPlan),
    mv.ShiftMarker: MoveRule(characters.do_shift, characters.refuse_shift, mv.ShiftingMarker),
    mv.LeaveMarkers: MoveRule(characters.do_leave, always_allowed, mv.ShiftingMarker),
    mv.TakeOrder: MoveRule(actions.do_take_order, actions.refuse_take_order, mv.ActionTurn),
    mv.TakeInks: MoveRule(actions.do_take_inks, actions.refuse_take_inks, mv.ActionTurn),
    mv.TakeSpecialty: MoveRule(actions.do_take_specialty, actions.refuse_take_specialty, mv.ActionTurn),
    mv.InstallGear: MoveRule(actions.do_install, actions.refuse_install, mv.ActionTurn, mv.InstallingDrawn),
    mv.RepositionGear: MoveRule(do_reposition, refuse_reposition, mv.ActionTurn),
    mv.ClaimReward: MoveRule(actions.do_claim, actions.refuse_claim, mv.ActionTurn),
    mv.TakePatronage: MoveRule(actions.do_patronage, actions.refuse_patronage, mv.ActionTurn),
    mv.Pass: MoveRule(actions.do_pass, always_allowed, mv.ActionTurn),
    mv.AutomaAct: MoveRule(automa.do_automa_act, always_allowed, mv.ActionTurn),
    mv.Fulfil: MoveRule(fulfilment.do_fulfil, fulfilment.refuse_fulfil, mv.FulfilTurn),
    mv.EndTurn: MoveRule(fulfilment.do_end_turn, always_allowed, mv.FulfilTurn),
    mv.BuyType: MoveRule(holdings.do_buy_type, holdings.refuse_buy_type),
    mv.UseGear: MoveRule(gear_rewards.do_use_gear, gear_rewards.refuse_use_gear),
    mv.SwapLevels: MoveRule(characters.do_swap_levels, characters.refuse_swap_levels),
    mv.TakeInk: MoveRule(rewards.do_take_ink, rewards.refuse_take_ink, mv.ChoosingInk),
    mv.Advance: MoveRule(rewards.do_advance, rewards.refuse_advance, mv.ChoosingAdvance),
    mv.DrawOrder: MoveRule(rewards.do_draw_order, holdings.refuse_give, mv.OfferingOrder),
    mv.BuyCards: MoveRule(rewards.do_buy_cards, rewards.refuse_buy_cards, mv.KeepingOrder),
    mv.KeepOrder: MoveRule(rewards.do_keep_order, rewards.refuse_keep_order, mv.KeepingOrder),
    mv.ChooseReward: MoveRule(rewards.do_choose_reward, rewards.refuse_choose_reward, mv.Rewards),
    mv.Decline: MoveRule(rewards.do_decline, always_allowed, *mv.INSIDE),
    **gear_rewards.ANSWERS,
}
"""One entry for each move. Free moves answer no question."""

ASK: dict[type[mv.Decision], Asker] = {
    mv.KeepingCharacter: one_of(mv.KeepCharacter, lambda table, asked: table.seats[asked.seat].drawn_characters),
    mv.InstallingDrawn: characters.ask_install_drawn,
    mv.StartingLevels: characters.ask_start_levels,
    mv.Drafting: preparation.ask_draft,
    mv.ChoosingTypes: one_of(mv.ChooseTypes, lambda table, asked: type_choices(table.content.rules.start_types)),
    mv.NamingColour: one_of(mv.NameColour, lambda table, asked: INKS),  # T2: the same again too
    mv.RevealingPlan: lambda table, asked: iter((mv.RevealPlan(asked.seat),)),
    mv.ShiftingMarker: characters.ask_shift,
    mv.ActionTurn: actions.ask_turn,
    mv.FulfilTurn: fulfilment.ask_fulfil,
    mv.ChoosingInk: one_of(mv.TakeInk, rewards.inks_in_bag),
    mv.ChoosingAdvance: one_of(mv.Advance, rewards.in_question),
    mv.ChoosingFreeType: one_of(mv.TakeType, lambda table, asked: LETTERS),  # C2: types never run out
    mv.OfferingOrder: rewards.ask_offer,
    mv.KeepingOrder: rewards.ask_keep_order,
    mv.Rewards: one_of(mv.ChooseReward, lambda table, asked: dict.fromkeys(asked.rewards)),  # R3: each once
    **gear_rewards.QUESTIONS,
}
"""What may be answered, for each question but plans, which are too many."""

# Each decision has one generator, each kind of move one check; a law test proves that the two agree.


def pending_seats(table: Table) -> tuple[int, ...]:
    """The seats that the game waits for, in turn order: several only while plans are made (L1)."""
    if not table.stack:
        return ()
    top = table.stack[-1]
    if type(top) is mv.Planning:
        seats = (table.seats[index] for index in table.turn_order)
        return tuple(seat.index for seat in seats if seat.plan is None and not seat.is_automa)
    return (top.seat,)


def free_moves_open(table: Table) -> bool:
    """A4: whether every seat may buy types, use gears and swap levels now."""
    return bool(table.stack) and type(table.stack[-1]) in mv.OPEN_DECISIONS


def open_to_chooser(table: Table, seat: int) -> bool:
    """A4: whether this seat has a choice open, so that it alone may make free moves."""
    if not table.stack or table.phase in mv.BEFORE_ROUND_1:
        return False
    top = table.stack[-1]
    return type(top) in mv.CHOICE_KINDS and top.seat == seat


def legal_moves(table: Table, seat: int) -> list[mv.Move]:
    """All moves that a seat may make now, in an order that never varies; empty where it has to wait.

    Plans and fulfilments are many: `game.rules.sampling` picks one at random without listing them.

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
    if kind is mv.Planning:
        moves.extend(planning.ask_plan(table, table.seats[seat]))
    elif top.seat == seat:
        moves.extend(ASK[kind](table, top))
        if kind in mv.DECLINABLE:
            moves.append(mv.Decline(seat))
    if kind in mv.OPEN_DECISIONS or open_to_chooser(table, seat):
        moves.extend(free_moves(table, table.seats[seat]))
    return moves


def free_moves(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """A1 to A3, while they are open."""
    if seat.is_automa:
        return
    if seat.guilders >= holdings.next_type_price(seat):
        for letter in LETTERS:
            yield mv.BuyType(seat.index, letter)
    for axle in range(len(seat.gears)):
        use = mv.UseGear(seat.index, axle)
        if gear_rewards.refuse_use_gear(table, seat, use) is None:
            yield use
    if has(table.content, seat, "plantin"):
        for at, first in enumerate(SPECIALTIES):
            for second in SPECIALTIES[at + 1 :]:
                swap = mv.SwapLevels(seat.index, first, second)
                if characters.refuse_swap_levels(table, seat, swap) is None:
                    yield swap


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
    seat, rule = table.seats[move.seat], MOVE_RULES[type(move)]
    return _refuse_moment(table, seat, move, rule) or rule.refuse(table, seat, move)


def _refuse_moment(table: Table, seat: Seat, move: mv.Move, rule: MoveRule) -> Refusal | None:
    """Whether this is the time for such a move of this seat."""
    top, kind = table.stack[-1], type(move)
    asked = type(top)
    if not rule.answers:
        if seat.is_automa:
            return Refusal("not_your_turn")
        is_open = asked in mv.OPEN_DECISIONS or open_to_chooser(table, seat.index)
        return None if is_open else Refusal("free_moves_closed")
    if asked is not mv.Planning and top.seat != move.seat:
        return Refusal("not_your_turn")
    if kind is mv.Decline:
        return None if asked in mv.DECLINABLE else Refusal("cannot_decline")
    if asked not in rule.answers or not _fits_turn(table, seat, top, kind):
        return Refusal("not_asked_now")
    return None


def _fits_turn(table: Table, seat: Seat, top: mv.Decision, kind: type[mv.Move]) -> bool:
    """In an action only its own moves; the automa has one of its own (U6) and no plan."""
    if type(top) is mv.ActionTurn:
        if seat.is_automa or kind is mv.AutomaAct:
            return seat.is_automa and kind is mv.AutomaAct
        return kind is mv.Pass or actions.ACTION_OF[kind] == top.action
    return type(top) is not mv.Planning or not seat.is_automa


def apply(table: Table, move: mv.Move) -> list[ev.Event]:
    """Make a move, go on to the next decision, and return what happened; raises IllegalMove, changing nothing.

    >>> from game.content import load_content
    >>> from game.rules import Options, legal_moves, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False, characters=False, first_seat=0), seed=1)
    >>> type(apply(table, legal_moves(table, 0)[0])[0]).__name__
    'OrderGained'
    """
    refused = refusal(table, move)
    if refused:
        raise IllegalMove(refused)
    return play(table, move)


def play(table: Table, move: mv.Move) -> list[ev.Event]:
    """Make a move that is known to be legal, e.g. because `legal_moves` gave it."""
    events: Events = []
    rule, before = MOVE_RULES[type(move)], table.stack
    if rule.answers:
        table.stack = before[:-1]  # what the move sets off goes on top from here
    rule.do(table, table.seats[move.seat], move, before[-1], events)
    table.number += 1
    settle(table, events)
    while table.stack and type(table.stack[-1]) in rewards.LOST_AS and _lost_its_answers(table, before):
        rewards.lose_reward(table, events)
        settle(table, events)
    return events


def _lost_its_answers(table: Table, before: tuple[mv.Decision, ...]) -> bool:
    """R3, A4: whether a move took the last answer from a reward that was open already, e.g. the bag's last ink."""
    top = table.stack[-1]
    return top in before and next(ASK[type(top)](table, top), None) is None
