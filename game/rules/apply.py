"""Making a move: `apply` checks it first, `play` trusts that it is legal."""

from collections.abc import Callable
from typing import Any

from game.rules import automa, characters, gear_rewards, holdings, order_reward, rewards
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.holdings import Events
from game.rules.legal import refusal
from game.rules.phases import actions, fulfilment, patronage, planning, preparation
from game.rules.progress import settle
from game.rules.refusals import IllegalMove
from game.rules.state import Seat, Table


def _install(table: Table, seat: Seat, move: mv.InstallGear, events: Events) -> None:
    """From those that `guillard` drew, or from the board (G1)."""
    drawn = type(table.stack[-1]) is ask.InstallingDrawn
    (characters.do_install_drawn if drawn else actions.do_install)(table, seat, move, events)


DO: dict[type[mv.Move], Callable[[Table, Seat, Any, Events], None]] = {
    mv.KeepCharacter: characters.do_keep_character,
    mv.StartLevels: characters.do_start_levels,
    mv.DraftOrder: preparation.do_draft,
    mv.ChooseTypes: preparation.do_types,
    mv.NameColour: characters.do_name_colour,
    mv.CommitPlan: planning.do_plan,
    mv.RevealPlan: automa.do_reveal,
    mv.ShiftMarker: characters.do_shift,
    mv.LeaveMarkers: characters.do_leave,
    mv.TakeOrder: actions.do_take_order,
    mv.TakeInks: actions.do_take_inks,
    mv.TakeSpecialty: actions.do_take_specialty,
    mv.InstallGear: _install,
    mv.RepositionGear: actions.do_reposition,
    mv.ClaimReward: patronage.do_claim,
    mv.TakePatronage: patronage.do_patronage,
    mv.Pass: actions.do_pass,
    mv.AutomaAct: automa.do_automa_act,
    mv.Fulfil: fulfilment.do_fulfil,
    mv.EndTurn: fulfilment.do_end_turn,
    mv.BuyType: holdings.do_buy_type,
    mv.UseGear: gear_rewards.do_use_gear,
    mv.SwapLevels: characters.do_swap_levels,
    mv.TakeInk: rewards.do_take_ink,
    mv.Advance: rewards.do_advance,
    mv.TakeType: gear_rewards.do_take_type,
    mv.DrawOrder: order_reward.do_draw_order,
    mv.BuyCards: order_reward.do_buy_cards,
    mv.KeepOrder: order_reward.do_keep_order,
    mv.ChooseReward: rewards.do_choose_reward,
    mv.Decline: rewards.do_decline,
    mv.SwapInk: gear_rewards.do_swap_ink,
    mv.SwapType: gear_rewards.do_swap_type,
    mv.ScrapType: gear_rewards.do_scrap_type,
    mv.ReturnInk: gear_rewards.do_return_ink,
}


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
    DO[type(move)](table, table.seats[move.seat], move, events)
    table.number += 1
    settle(table, events)
    return events
