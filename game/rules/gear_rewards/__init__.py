"""What the sectors of gears do (§6): using a gear at any time (A2, A6), and one record for each kind of reward."""

from game.content.tables import GearReward
from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.gear_rewards import gains, inks, types
from game.rules.gear_rewards.record import Asker, GearRewardRule
from game.rules.gears import BONUS_KINDS, active_reward, mark_used, refuse_count
from game.rules.holdings import Events
from game.rules.move_rule import MoveRule
from game.rules.names import SPECIALTY_INDEX, GearRewardKind
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table

RULES: dict[GearRewardKind, GearRewardRule] = {**inks.RULES, **types.RULES, **gains.RULES}
"""One entry for each kind but the bonuses, which wait for fulfilment (F7)."""

QUESTIONS: dict[type[ask.Decision], Asker] = {**inks.QUESTIONS, **types.QUESTIONS}
ANSWERS: dict[type[mv.Move], MoveRule] = {**inks.ANSWERS, **types.ANSWERS}


def refuse_use_gear(table: Table, seat: Seat, move: mv.UseGear) -> Refusal | None:
    """G6, G7, F7, A6; A4: before an order is kept no gear brings another."""
    refused = refuse_count(table, seat, move.axle)
    if refused:
        return refused
    reward = active_reward(table.content, seat.gears[move.axle])
    if reward.kind in BONUS_KINDS:
        return Refusal("bonus_gear_waits_for_orders")
    if not RULES[reward.kind].is_usable(table, seat, reward):
        return Refusal("gear_does_nothing")
    keeping = type(table.stack[-1]) is ask.KeepingOrder
    return Refusal("order_to_keep_first") if keeping and brings_order(table, seat, reward) else None


def brings_order(table: Table, seat: Seat, reward: GearReward) -> bool:
    """A4: whether the reward is an order, or a level that earns one on the reward track (D2)."""
    track = table.content.rules.reward_track
    if reward.kind == "advance" and reward.specialty is not None:
        level = seat.levels[SPECIALTY_INDEX[reward.specialty]] + 1
    elif reward.kind == "advance_lowest":
        level = min(seat.levels) + 1
    else:
        return reward.kind == "order"
    return seat.disk < len(track) and track[seat.disk].level == level and track[seat.disk].reward == "order"


def do_use_gear(table: Table, seat: Seat, move: mv.UseGear, events: Events) -> None:
    """A2, A6: the reward is settled at once, as `RULES` says."""
    reward = active_reward(table.content, seat.gears[move.axle])
    mark_used(table, seat, move.axle, events)
    RULES[reward.kind].settle(table, seat, reward, events)
