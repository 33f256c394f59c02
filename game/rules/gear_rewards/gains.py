"""Gear rewards that give levels, fame and orders (§6): `advance`, `advance_lowest`, `round_fame` and `order`."""

from game.content.tables import GearReward
from game.rules import decisions as ask
from game.rules.gear_rewards.record import GearRewardRule, always, ask_seat
from game.rules.holdings import Events, gain_fame
from game.rules.names import SPECIALTIES, GearRewardKind, Reward, Specialty
from game.rules.rewards import advance, can_have_order, settle
from game.rules.state import Seat, Table


def lowest(seat: Seat) -> tuple[Specialty, ...]:
    """`advance_lowest`: the specialties at the lowest level."""
    least = min(seat.levels)
    return tuple(name for name, level in zip(SPECIALTIES, seat.levels, strict=True) if level == least)


def _advance_lowest(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    among = lowest(seat)
    if len(among) == 1:
        advance(table, seat, among[0], events)
    else:
        ask_seat(table, ask.ChoosingAdvance(seat.index, among))


def _advance(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    assert reward.specialty is not None
    advance(table, seat, reward.specialty, events)


RULES: dict[GearRewardKind, GearRewardRule] = {
    "advance_lowest": GearRewardRule(always, _advance_lowest),
    "round_fame": GearRewardRule(
        always, lambda table, seat, reward, events: gain_fame(seat, table.round, "gear", events)
    ),
    "order": GearRewardRule(
        lambda table, seat, reward: can_have_order(table),
        lambda table, seat, reward, events: settle(table, seat, Reward("order", 1), events),
    ),
    "advance": GearRewardRule(always, _advance),
}
"""One entry for each kind that is settled here."""
