"""Laws of the open questions: who is asked what, and that there is an answer."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, get_args

from game.rules import decisions as ask
from game.rules.gear_rewards.inks import swappable
from game.rules.gear_rewards.types import discount_price
from game.rules.laws.course import order_of_phase
from game.rules.laws.record import Law
from game.rules.names import ACTIONS, INK_INDEX, Phase
from game.rules.rewards import can_have_order
from game.rules.state import Seat, Table

Check: TypeAlias = Callable[[Table, Seat, Any], bool]
"""Whether a seat may be asked this question, with these choices."""

TURNS: dict[type[ask.Decision], Phase] = {
    ask.KeepingCharacter: "characters",
    ask.Drafting: "draft",
    ask.ChoosingTypes: "types",
    ask.NamingColour: "wild_colour",
    ask.Planning: "planning",
    ask.RevealingPlan: "reveal",
    ask.ShiftingMarker: "shift",
    ask.ActionTurn: "actions",
    ask.FulfilTurn: "fulfilment",
}
"""The question that opens a turn in each phase. All others are asked within a turn."""

OF_CHARACTERS = (ask.InstallingDrawn, ask.StartingLevels)
WAITING = (*ask.OPEN_DECISIONS, ask.Advances, ask.Rewards, ask.KeepingOrder, ask.InstallingDrawn)
"""Questions that may lie below another one."""


def _always(table: Table, seat: Seat, asked: Any) -> bool:
    return True


def _distinct(choices: Sequence[object]) -> bool:
    """At least one, each once."""
    return 0 < len(choices) == len(set(choices))


def most_inks(table: Table) -> int:
    """The most inks of choice that come at once: from patronage, an order, or `one_for_two`."""
    bonus = max(card.bonus_count * (card.bonus == "inks") for card in table.content.refinement.values())
    return max(2, table.content.rules.patronage_inks, bonus)


def _keeping_character(table: Table, seat: Seat, asked: ask.KeepingCharacter) -> bool:
    return 0 < len(seat.drawn_characters) <= table.content.rules.characters_drawn and seat.character is None


def _installing(table: Table, seat: Seat, asked: ask.InstallingDrawn) -> bool:
    fits = len(seat.gears) + max(1, asked.left) <= table.content.rules.axles
    return bool(asked.gears) and asked.left >= 0 and fits


def _offering_order(table: Table, seat: Seat, asked: ask.OfferingOrder) -> bool:
    """A4: one order after the other."""
    return can_have_order(table) and not any(type(other) is ask.KeepingOrder for other in table.stack)


def _keeping_order(table: Table, seat: Seat, asked: ask.KeepingOrder) -> bool:
    return bool(asked.printing and asked.refinement) and len(seat.orders) < table.content.rules.order_slots


def _rewards(table: Table, seat: Seat, asked: ask.Rewards) -> bool:
    most = {"inks": most_inks(table), "advance": 1, "order": 1, "type": 1}
    sound = all(1 <= reward.amount <= most.get(reward.kind, 0) for reward in asked.rewards)
    least = 2 if table.stack[-1] is asked else 1  # rewards that are all alike are settled at once
    return sound and len(asked.rewards) <= table.content.rules.order_slots and len(set(asked.rewards)) >= least


CHECKS: dict[type[ask.Decision], Check] = {
    ask.KeepingCharacter: _keeping_character,
    ask.InstallingDrawn: _installing,
    ask.StartingLevels: lambda table, seat, asked: not any(seat.levels),
    ask.Drafting: lambda table, seat, asked: bool(table.draft_printing and table.draft_refinement),
    ask.ChoosingTypes: _always,
    ask.NamingColour: _always,
    ask.Planning: _always,
    ask.RevealingPlan: lambda table, seat, asked: seat.is_automa,
    ask.ShiftingMarker: _always,
    ask.ActionTurn: lambda table, seat, asked: asked.action == ACTIONS[table.action],
    ask.FulfilTurn: _always,
    ask.ChoosingInk: lambda table, seat, asked: any(table.bag) and 1 <= asked.left <= most_inks(table),
    ask.ChoosingAdvance: lambda table, seat, asked: _distinct(asked.among),
    ask.ChoosingFreeType: _always,
    ask.OfferingOrder: _offering_order,
    ask.KeepingOrder: _keeping_order,
    ask.SwappingInk: lambda table, seat, asked: swappable(table, seat),
    ask.SwappingType: lambda table, seat, asked: any(seat.types),
    ask.ScrappingType: lambda table, seat, asked: any(seat.types),
    ask.ReturningInk: lambda table, seat, asked: (
        _distinct(asked.among) and all(seat.inks[INK_INDEX[ink]] for ink in asked.among)
    ),
    ask.BuyingDiscounted: lambda table, seat, asked: (
        _distinct(asked.letters) and seat.guilders >= discount_price(table, seat)
    ),
    ask.Advances: lambda table, seat, asked: 1 <= len(asked.specialties) <= 2 and table.stack[-1] is not asked,
    ask.Rewards: _rewards,
}
"""One entry for each question."""


def _asked(table: Table) -> Iterator[str]:
    """E1: the lowest question is that of the turn, or was asked within it."""
    if table.phase == "over":
        if table.stack:
            yield f"stack at the end: {table.stack}"
        return
    if not table.stack:
        yield f"nobody is asked in {table.phase}"
        return
    lowest = table.stack[0]
    turn = TURNS.get(type(lowest))
    within = turn is None and table.phase in ("characters", "actions")  # a turn that is used up
    order = order_of_phase(table)
    seat = -1 if table.phase == "planning" else order[len(order) - len(table.queue) - 1]
    if not (within or turn == table.phase) or lowest.seat != seat:
        yield f"{lowest} in {table.phase}, where seat {seat} is asked"
    elif table.phase == "planning" and not any(seat.plan is None and not seat.is_automa for seat in table.seats):
        yield "all plans are made"


def _stack(table: Table) -> Iterator[str]:
    """A4: what is asked within a turn is asked of one seat, one thing after the other, each kind once."""
    kinds = [type(asked) for asked in table.stack]
    if len(set(kinds)) < len(kinds):
        yield f"asked twice: {table.stack}"
    if any(kind in TURNS for kind in kinds[1:]) or any(kind not in WAITING for kind in kinds[:-1]):
        yield f"asked out of turn: {table.stack}"
    if table.phase != "characters" and any(kind in OF_CHARACTERS for kind in kinds):
        yield f"asked after the set-up: {table.stack}"
    if table.phase == "characters" and any(kind in get_args(ask.GearQuestion) for kind in kinds):
        yield f"asked before round 1: {table.stack}"
    within = [asked.seat for asked in table.stack if type(asked) not in TURNS]
    if len(set(within)) > 1 or any(not 0 <= seat < table.options.seats for seat in within):
        yield f"seats: {table.stack}"


def _choices(table: Table) -> Iterator[str]:
    """Every question can be answered."""
    for asked in table.stack:
        if not CHECKS[type(asked)](table, table.seats[asked.seat], asked):
            yield f"no answer to {asked}"


LAWS: tuple[Law, ...] = (
    Law("questions", "The seat whose turn it is is asked", ("stack",), _asked),
    Law("questions", "One seat is asked, one thing after the other", ("stack",), _stack),
    Law("questions", "Every question can be answered", ("stack",), _choices),
)
