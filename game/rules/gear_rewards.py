"""What the sectors of gears do (§6): using a gear at any time (A2, A6), and one record for each kind of reward.

They give levels, fame and orders (`advance`, `advance_lowest`, `round_fame`, `order`), inks (`swap_ink`, `ink`,
`one_for_two`) and types (`swap_type`, `scrap_type`, `discount`).
"""

from collections.abc import Iterator

from game.content.tables import GearReward
from game.rules import events as ev
from game.rules import holdings, names
from game.rules import moves as mv
from game.rules.chance import plus
from game.rules.gears import BONUS_KINDS, active_reward, mark_used, refuse_count
from game.rules.holdings import Events
from game.rules.names import Ink, Letter
from game.rules.refusals import Refusal
from game.rules.rewards import advance, can_have_order, lowest, settle
from game.rules.rule_records import Asker, GearRewardRule, MoveRule, always_useful, ask_seat
from game.rules.state import Seat, Table

# Levels, fame and orders: `advance`, `advance_lowest`, `round_fame` and `order`.


def _advance_lowest(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    among = lowest(seat)
    if len(among) == 1:
        advance(table, seat, among[0], events)
    else:
        ask_seat(table, mv.ChoosingAdvance(seat.index, ()))


def _advance(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    assert reward.specialty is not None
    advance(table, seat, reward.specialty, events)


# Inks: `swap_ink`, `ink` and `one_for_two`, with their questions and answers.


def swappable(table: Table, seat: Seat) -> bool:
    """`swap_ink`: an ink to give, and another colour in the bag."""
    return any(count and any(table.bag[:index] + table.bag[index + 1 :]) for index, count in enumerate(seat.inks))


def inks_that_count_as(seat: Seat, colour: Ink) -> tuple[Ink, ...]:
    """The real colours among a seat's inks that may be given as this one (`caxton`)."""
    return tuple(ink for ink in names.INKS if seat.inks[names.INK_INDEX[ink]] and ink in (colour, seat.wild))


def _one_for_two(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    among = inks_that_count_as(seat, reward.colours[0])
    if len(among) == 1:
        give_for_two(table, seat, among[0], events)
    else:
        ask_seat(table, mv.ReturningInk(seat.index, among))


def give_for_two(table: Table, seat: Seat, ink: Ink, events: Events) -> None:
    """`one_for_two`: return the ink, then any two that the bag has (R4)."""
    holdings.return_inks(table, seat, plus((0, 0, 0, 0), names.INK_INDEX[ink]), events)
    settle(table, seat, names.Reward("inks", 2), events)


def ask_swap_ink(table: Table, decision: mv.SwappingInk) -> Iterator[mv.Move]:
    """Every ink of the seat against every other colour in the bag."""
    seat = table.seats[decision.seat]
    for give in names.INKS:
        if seat.inks[names.INK_INDEX[give]]:
            for take in names.INKS:
                if take != give and table.bag[names.INK_INDEX[take]]:
                    yield mv.SwapInk(decision.seat, give, take)


def refuse_swap_ink(table: Table, seat: Seat, move: mv.SwapInk) -> Refusal | None:
    """Another colour, which the bag has."""
    if not seat.inks[names.INK_INDEX[move.give]]:
        return Refusal("ink_not_owned", what=move.give)
    if move.give == move.take:
        return Refusal("same_ink", what=move.take)
    return None if table.bag[names.INK_INDEX[move.take]] else Refusal("bag_lacks_ink", what=move.take)


def do_swap_ink(table: Table, seat: Seat, move: mv.SwapInk, asked: mv.Decision, events: Events) -> None:
    """`swap_ink`."""
    holdings.return_inks(table, seat, plus((0, 0, 0, 0), names.INK_INDEX[move.give]), events)
    holdings.gain_ink(table, seat, move.take, events)


def ask_return_ink(table: Table, decision: mv.ReturningInk) -> Iterator[mv.Move]:
    """The inks that count as the colour and that the seat has."""
    for ink in decision.among:
        if table.seats[decision.seat].inks[names.INK_INDEX[ink]]:
            yield mv.ReturnInk(decision.seat, ink)


def refuse_return_ink(table: Table, seat: Seat, move: mv.ReturnInk) -> Refusal | None:
    """Only one of those."""
    top = table.stack[-1]
    assert isinstance(top, mv.ReturningInk)
    if not seat.inks[names.INK_INDEX[move.ink]]:
        return Refusal("ink_not_owned", what=move.ink)
    return None if move.ink in top.among else Refusal("wrong_inks", what=move.ink)


def do_return_ink(table: Table, seat: Seat, move: mv.ReturnInk, asked: mv.Decision, events: Events) -> None:
    """`one_for_two`."""
    give_for_two(table, seat, move.ink, events)


# Types: `swap_type`, `scrap_type` and `discount`, with their questions and answers.


def discount_price(table: Table, seat: Seat) -> int:
    """`discount`, A5: the price of the next type, never negative."""
    return max(0, holdings.next_type_price(seat) - table.content.rules.discount_guilders)


def can_buy_discounted(table: Table, seat: Seat) -> bool:
    """`discount`: whether a seat can pay for it."""
    return seat.guilders >= discount_price(table, seat)


def _discount(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    if len(reward.letters) == 1:
        buy_discounted(table, seat, reward.letters[0], events)
    else:
        ask_seat(table, mv.BuyingDiscounted(seat.index, reward.letters))


def buy_discounted(table: Table, seat: Seat, letter: Letter, events: Events) -> None:
    """`discount`: one type for less, there and then."""
    holdings.pay(seat, discount_price(table, seat), "type", events)
    holdings.gain_type(seat, letter, events)


def ask_swap_type(table: Table, decision: mv.SwappingType) -> Iterator[mv.Move]:
    """Every type of the seat against every other letter."""
    seat = table.seats[decision.seat]
    for give in names.LETTERS:
        if seat.types[names.LETTER_INDEX[give]]:
            for take in names.LETTERS:
                if take != give:
                    yield mv.SwapType(decision.seat, give, take)


def refuse_swap_type(table: Table, seat: Seat, move: mv.SwapType) -> Refusal | None:
    """Another letter."""
    if not seat.types[names.LETTER_INDEX[move.give]]:
        return Refusal("type_not_owned", what=move.give)
    return Refusal("same_type", what=move.take) if move.give == move.take else None


def do_swap_type(table: Table, seat: Seat, move: mv.SwapType, asked: mv.Decision, events: Events) -> None:
    """`swap_type`."""
    holdings.lose_type(seat, move.give, events)
    holdings.gain_type(seat, move.take, events)


def ask_scrap_type(table: Table, decision: mv.ScrappingType) -> Iterator[mv.Move]:
    """Every letter that the seat owns, for fame or for guilders."""
    seat = table.seats[decision.seat]
    for letter in names.LETTERS:
        if seat.types[names.LETTER_INDEX[letter]]:
            yield mv.ScrapType(decision.seat, letter, "fame")
            yield mv.ScrapType(decision.seat, letter, "guilders")


def refuse_scrap_type(table: Table, seat: Seat, move: mv.ScrapType) -> Refusal | None:
    """A type that the seat owns."""
    return None if seat.types[names.LETTER_INDEX[move.letter]] else Refusal("type_not_owned", what=move.letter)


def do_scrap_type(table: Table, seat: Seat, move: mv.ScrapType, asked: mv.Decision, events: Events) -> None:
    """`scrap_type`: 3 fame or 5 guilders."""
    holdings.lose_type(seat, move.letter, events)
    events.append(ev.TypeScrapped(seat.index, move.letter, move.payment))
    if move.payment == "fame":
        holdings.gain_fame(seat, table.content.rules.scrap_fame, "scrap", events)
    else:
        holdings.gain_guilders(seat, table.content.rules.scrap_guilders, "scrap", events)


def ask_discounted(table: Table, decision: mv.BuyingDiscounted) -> Iterator[mv.Move]:
    """The letters of the sector, where the seat can pay."""
    if can_buy_discounted(table, table.seats[decision.seat]):
        for letter in decision.letters:
            yield mv.TakeType(decision.seat, letter)


def refuse_take_type(table: Table, seat: Seat, move: mv.TakeType) -> Refusal | None:
    """Any letter when free, one of the sector's when bought for less."""
    top = table.stack[-1]
    free = isinstance(top, mv.ChoosingFreeType)
    return None if free or move.letter in getattr(top, "letters", ()) else Refusal("not_on_offer", what=move.letter)


def do_take_type(table: Table, seat: Seat, move: mv.TakeType, asked: mv.Decision, events: Events) -> None:
    """Take it, or buy it."""
    if isinstance(asked, mv.BuyingDiscounted):
        buy_discounted(table, seat, move.letter, events)
    else:
        holdings.gain_type(seat, move.letter, events)


RULES: dict[names.GearRewardKind, GearRewardRule] = {
    "swap_ink": GearRewardRule(
        lambda table, seat, reward: swappable(table, seat),
        lambda table, seat, reward, events: ask_seat(table, mv.SwappingInk(seat.index)),
    ),
    "ink": GearRewardRule(
        lambda table, seat, reward: table.bag[names.INK_INDEX[reward.colours[0]]] > 0,
        lambda table, seat, reward, events: holdings.gain_ink(table, seat, reward.colours[0], events),
    ),
    "one_for_two": GearRewardRule(
        lambda table, seat, reward: bool(inks_that_count_as(seat, reward.colours[0])), _one_for_two
    ),
    "swap_type": GearRewardRule(
        lambda table, seat, reward: any(seat.types),
        lambda table, seat, reward, events: ask_seat(table, mv.SwappingType(seat.index)),
    ),
    "scrap_type": GearRewardRule(
        lambda table, seat, reward: any(seat.types),
        lambda table, seat, reward, events: ask_seat(table, mv.ScrappingType(seat.index)),
    ),
    "discount": GearRewardRule(lambda table, seat, reward: can_buy_discounted(table, seat), _discount),
    "advance_lowest": GearRewardRule(always_useful, _advance_lowest),
    "round_fame": GearRewardRule(
        always_useful, lambda table, seat, reward, events: holdings.gain_fame(seat, table.round, "gear", events)
    ),
    "order": GearRewardRule(
        lambda table, seat, reward: can_have_order(table),
        lambda table, seat, reward, events: settle(table, seat, names.Reward("order", 1), events),
    ),
    "advance": GearRewardRule(always_useful, _advance),
}
"""One entry for each kind but the bonuses, which wait for fulfilment (F7)."""

QUESTIONS: dict[type[mv.Decision], Asker] = {
    mv.SwappingInk: ask_swap_ink,
    mv.ReturningInk: ask_return_ink,
    mv.SwappingType: ask_swap_type,
    mv.ScrappingType: ask_scrap_type,
    mv.BuyingDiscounted: ask_discounted,
}
ANSWERS: dict[type[mv.Move], MoveRule] = {
    mv.SwapInk: MoveRule(do_swap_ink, refuse_swap_ink, mv.SwappingInk),
    mv.ReturnInk: MoveRule(do_return_ink, refuse_return_ink, mv.ReturningInk),
    mv.SwapType: MoveRule(do_swap_type, refuse_swap_type, mv.SwappingType),
    mv.ScrapType: MoveRule(do_scrap_type, refuse_scrap_type, mv.ScrappingType),
    mv.TakeType: MoveRule(do_take_type, refuse_take_type, mv.ChoosingFreeType, mv.BuyingDiscounted),
}


def refuse_use_gear(table: Table, seat: Seat, move: mv.UseGear) -> Refusal | None:
    """G6, G7, F7, A6; A4: while cards are drawn for an order no gear brings another."""
    refused = refuse_count(table, seat, move.axle)
    if refused:
        return refused
    reward = active_reward(table.content, seat.gears[move.axle])
    if reward.kind in BONUS_KINDS:
        return Refusal("bonus_gear_waits_for_orders")
    if not RULES[reward.kind].is_usable(table, seat, reward):
        return Refusal("gear_does_nothing")
    keeping = mv.KeepingOrder in map(type, table.stack)
    return Refusal("order_to_keep_first") if keeping and brings_order(table, seat, reward) else None


def brings_order(table: Table, seat: Seat, reward: GearReward) -> bool:
    """A4: whether the reward is an order, or a level that earns one on the reward track (D2)."""
    track = table.content.rules.reward_track
    if reward.kind == "advance" and reward.specialty is not None:
        level = seat.levels[names.SPECIALTY_INDEX[reward.specialty]] + 1
    elif reward.kind == "advance_lowest":
        level = min(seat.levels) + 1
    else:
        return reward.kind == "order"
    return seat.disk < len(track) and track[seat.disk].level == level and track[seat.disk].reward == "order"


def do_use_gear(table: Table, seat: Seat, move: mv.UseGear, asked: mv.Decision, events: Events) -> None:
    """A2, A6: the reward is settled at once, as `RULES` says."""
    reward = active_reward(table.content, seat.gears[move.axle])
    mark_used(table, seat, move.axle, events)
    RULES[reward.kind].settle(table, seat, reward, events)
