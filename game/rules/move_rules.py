"""One record a move: what makes it, what refuses it, and which questions it answers; and who lists the answers."""

from collections.abc import Callable, Iterator
from typing import Any

from game.rules import automa, characters, gear_rewards, gears, holdings, order_reward, rewards
from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.holdings import Events
from game.rules.move_rule import MoveRule, always
from game.rules.phases import actions, fulfilment, patronage, planning, preparation
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


def _is_drawn(table: Table) -> bool:
    """Whether a gear is installed from those that `guillard` drew, not from the board (G1)."""
    return type(table.stack[-1]) is ask.InstallingDrawn


def _refuse_install(table: Table, seat: Seat, move: mv.InstallGear) -> Refusal | None:
    refuse = characters.refuse_install_drawn if _is_drawn(table) else actions.refuse_install
    return refuse(table, seat, move)


def _do_install(table: Table, seat: Seat, move: mv.InstallGear, events: Events) -> None:
    do = characters.do_install_drawn if _is_drawn(table) else actions.do_install
    do(table, seat, move, events)


MOVE_RULES: dict[type[mv.Move], MoveRule] = {
    mv.KeepCharacter: MoveRule(characters.do_keep_character, characters.refuse_keep_character, ask.KeepingCharacter),
    mv.StartLevels: MoveRule(characters.do_start_levels, characters.refuse_start_levels, ask.StartingLevels),
    mv.DraftOrder: MoveRule(preparation.do_draft, preparation.refuse_draft, ask.Drafting),
    mv.ChooseTypes: MoveRule(preparation.do_types, preparation.refuse_types, ask.ChoosingTypes),
    mv.NameColour: MoveRule(characters.do_name_colour, always, ask.NamingColour),
    mv.CommitPlan: MoveRule(planning.do_plan, planning.refuse_plan, ask.Planning),
    mv.RevealPlan: MoveRule(automa.do_reveal, always, ask.RevealingPlan),
    mv.ShiftMarker: MoveRule(characters.do_shift, characters.refuse_shift, ask.ShiftingMarker),
    mv.LeaveMarkers: MoveRule(characters.do_leave, always, ask.ShiftingMarker),
    mv.TakeOrder: MoveRule(actions.do_take_order, actions.refuse_take_order, ask.ActionTurn),
    mv.TakeInks: MoveRule(actions.do_take_inks, actions.refuse_take_inks, ask.ActionTurn),
    mv.TakeSpecialty: MoveRule(actions.do_take_specialty, actions.refuse_take_specialty, ask.ActionTurn),
    mv.InstallGear: MoveRule(_do_install, _refuse_install, ask.ActionTurn, ask.InstallingDrawn),
    mv.RepositionGear: MoveRule(actions.do_reposition, gears.refuse_reposition, ask.ActionTurn),
    mv.ClaimReward: MoveRule(patronage.do_claim, patronage.refuse_claim, ask.ActionTurn),
    mv.TakePatronage: MoveRule(patronage.do_patronage, patronage.refuse_patronage, ask.ActionTurn),
    mv.Pass: MoveRule(actions.do_pass, always, ask.ActionTurn),
    mv.AutomaAct: MoveRule(automa.do_automa_act, always, ask.ActionTurn),
    mv.Fulfil: MoveRule(fulfilment.do_fulfil, fulfilment.refuse_fulfil, ask.FulfilTurn),
    mv.EndTurn: MoveRule(fulfilment.do_end_turn, fulfilment.refuse_end_turn, ask.FulfilTurn),
    mv.BuyType: MoveRule(holdings.do_buy_type, holdings.refuse_buy_type),
    mv.UseGear: MoveRule(gear_rewards.do_use_gear, gear_rewards.refuse_use_gear),
    mv.SwapLevels: MoveRule(characters.do_swap_levels, characters.refuse_swap_levels),
    mv.TakeInk: MoveRule(rewards.do_take_ink, rewards.refuse_take_ink, ask.ChoosingInk),
    mv.Advance: MoveRule(rewards.do_advance, rewards.refuse_advance, ask.ChoosingAdvance),
    mv.DrawOrder: MoveRule(order_reward.do_draw_order, order_reward.refuse_draw_order, ask.OfferingOrder),
    mv.BuyCards: MoveRule(order_reward.do_buy_cards, order_reward.refuse_buy_cards, ask.KeepingOrder),
    mv.KeepOrder: MoveRule(order_reward.do_keep_order, order_reward.refuse_keep_order, ask.KeepingOrder),
    mv.ChooseReward: MoveRule(rewards.do_choose_reward, rewards.refuse_choose_reward, ask.Rewards),
    mv.Decline: MoveRule(rewards.do_decline, always, *ask.INSIDE),
    **gear_rewards.ANSWERS,
}
"""One entry for each move. Free moves answer no question."""

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
    ask.Rewards: rewards.ask_rewards,
    **gear_rewards.QUESTIONS,
}
"""What may be answered, for each question but plans, which are too many."""
