"""Gear rewards about inks (§6): `swap_ink`, `ink` and `one_for_two`, with their questions and answers."""

from collections.abc import Iterator

from game.content.tables import GearReward
from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.gear_rewards.record import Asker, GearRewardRule, ask_seat
from game.rules.holdings import Events, gain_ink, return_inks
from game.rules.move_rule import MoveRule
from game.rules.names import INK_INDEX, INKS, GearRewardKind, Ink, Reward
from game.rules.piles import plus
from game.rules.refusals import Refusal
from game.rules.rewards import settle
from game.rules.state import Seat, Table


def swappable(table: Table, seat: Seat) -> bool:
    """`swap_ink`: an ink to give, and another colour in the bag."""
    return any(count and any(table.bag[:index] + table.bag[index + 1 :]) for index, count in enumerate(seat.inks))


def inks_that_count_as(seat: Seat, colour: Ink) -> tuple[Ink, ...]:
    """The real colours among a seat's inks that may be given as this one (`caxton`)."""
    return tuple(ink for ink in INKS if seat.inks[INK_INDEX[ink]] and ink in (colour, seat.wild))


def _can_ink(table: Table, seat: Seat, reward: GearReward) -> bool:
    return table.bag[INK_INDEX[reward.colours[0]]] > 0


def _can_one_for_two(table: Table, seat: Seat, reward: GearReward) -> bool:
    return bool(inks_that_count_as(seat, reward.colours[0]))


def _one_for_two(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    among = inks_that_count_as(seat, reward.colours[0])
    if len(among) == 1:
        give_for_two(table, seat, among[0], events)
    else:
        ask_seat(table, ask.ReturningInk(seat.index, among))


def give_for_two(table: Table, seat: Seat, ink: Ink, events: Events) -> None:
    """`one_for_two`: return the ink, then any two that the bag has (R4)."""
    return_inks(table, seat, plus((0, 0, 0, 0), INK_INDEX[ink]), events)
    settle(table, seat, Reward("inks", 2), events)


def ask_swap_ink(table: Table, decision: ask.SwappingInk) -> Iterator[mv.Move]:
    """Every ink of the seat against every other colour in the bag."""
    seat = table.seats[decision.seat]
    for give in INKS:
        if seat.inks[INK_INDEX[give]]:
            for take in INKS:
                if take != give and table.bag[INK_INDEX[take]]:
                    yield mv.SwapInk(decision.seat, give, take)


def refuse_swap_ink(table: Table, seat: Seat, move: mv.SwapInk) -> Refusal | None:
    """Another colour, which the bag has."""
    if not seat.inks[INK_INDEX[move.give]]:
        return Refusal("ink_not_owned", what=move.give)
    if move.give == move.take:
        return Refusal("same_ink", what=move.take)
    return None if table.bag[INK_INDEX[move.take]] else Refusal("bag_lacks_ink", what=move.take)


def do_swap_ink(table: Table, seat: Seat, move: mv.SwapInk, events: Events) -> None:
    """`swap_ink`."""
    table.stack = table.stack[:-1]
    return_inks(table, seat, plus((0, 0, 0, 0), INK_INDEX[move.give]), events)
    gain_ink(table, seat, move.take, events)


def ask_return_ink(table: Table, decision: ask.ReturningInk) -> Iterator[mv.Move]:
    """The inks that count as the colour."""
    for ink in decision.among:
        yield mv.ReturnInk(decision.seat, ink)


def refuse_return_ink(table: Table, seat: Seat, move: mv.ReturnInk) -> Refusal | None:
    """Only one of those."""
    top = table.stack[-1]
    assert isinstance(top, ask.ReturningInk)
    return None if move.ink in top.among else Refusal("wrong_inks", what=move.ink)


def do_return_ink(table: Table, seat: Seat, move: mv.ReturnInk, events: Events) -> None:
    """`one_for_two`."""
    table.stack = table.stack[:-1]
    give_for_two(table, seat, move.ink, events)


RULES: dict[GearRewardKind, GearRewardRule] = {
    "swap_ink": GearRewardRule(
        lambda table, seat, reward: swappable(table, seat),
        lambda table, seat, reward, events: ask_seat(table, ask.SwappingInk(seat.index)),
    ),
    "ink": GearRewardRule(
        _can_ink, lambda table, seat, reward, events: gain_ink(table, seat, reward.colours[0], events)
    ),
    "one_for_two": GearRewardRule(_can_one_for_two, _one_for_two),
}
"""One entry for each kind that is settled here."""

QUESTIONS: dict[type[ask.Decision], Asker] = {
    ask.SwappingInk: ask_swap_ink,
    ask.ReturningInk: ask_return_ink,
}
"""The answers to each question that they ask."""

ANSWERS: dict[type[mv.Move], MoveRule] = {
    mv.SwapInk: MoveRule(do_swap_ink, refuse_swap_ink, ask.SwappingInk),
    mv.ReturnInk: MoveRule(do_return_ink, refuse_return_ink, ask.ReturningInk),
}
"""One entry for each move that only they ask for."""
