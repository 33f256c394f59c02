"""Gear rewards about types (§6): `swap_type`, `scrap_type` and `discount`, with their questions and answers."""

from collections.abc import Iterator

from game.content.tables import GearReward
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.gear_rewards.record import Asker, GearRewardRule, ask_seat
from game.rules.holdings import Events, gain_fame, gain_guilders, gain_type, lose_type, next_type_price, pay
from game.rules.move_rule import MoveRule
from game.rules.names import LETTER_INDEX, LETTERS, GearRewardKind, Letter
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


def discount_price(table: Table, seat: Seat) -> int:
    """`discount`, A5: the price of the next type, never negative."""
    return max(0, next_type_price(seat) - table.content.rules.discount_guilders)


def _discount(table: Table, seat: Seat, reward: GearReward, events: Events) -> None:
    if len(reward.letters) == 1:
        buy_discounted(table, seat, reward.letters[0], events)
    else:
        ask_seat(table, ask.BuyingDiscounted(seat.index, reward.letters))


def buy_discounted(table: Table, seat: Seat, letter: Letter, events: Events) -> None:
    """`discount`: one type for less, there and then."""
    pay(seat, discount_price(table, seat), "type", events)
    gain_type(seat, letter, events)


def ask_swap_type(table: Table, decision: ask.SwappingType) -> Iterator[mv.Move]:
    """Every type of the seat against every other letter."""
    seat = table.seats[decision.seat]
    for give in LETTERS:
        if seat.types[LETTER_INDEX[give]]:
            for take in LETTERS:
                if take != give:
                    yield mv.SwapType(decision.seat, give, take)


def refuse_swap_type(table: Table, seat: Seat, move: mv.SwapType) -> Refusal | None:
    """Another letter."""
    if not seat.types[LETTER_INDEX[move.give]]:
        return Refusal("type_not_owned", what=move.give)
    return Refusal("same_type", what=move.take) if move.give == move.take else None


def do_swap_type(table: Table, seat: Seat, move: mv.SwapType, events: Events) -> None:
    """`swap_type`."""
    table.stack = table.stack[:-1]
    lose_type(seat, move.give, events)
    gain_type(seat, move.take, events)


def ask_scrap_type(table: Table, decision: ask.ScrappingType) -> Iterator[mv.Move]:
    """Every letter that the seat owns, for fame or for guilders."""
    seat = table.seats[decision.seat]
    for letter in LETTERS:
        if seat.types[LETTER_INDEX[letter]]:
            yield mv.ScrapType(decision.seat, letter, "fame")
            yield mv.ScrapType(decision.seat, letter, "guilders")


def refuse_scrap_type(table: Table, seat: Seat, move: mv.ScrapType) -> Refusal | None:
    """A type that the seat owns."""
    return None if seat.types[LETTER_INDEX[move.letter]] else Refusal("type_not_owned", what=move.letter)


def do_scrap_type(table: Table, seat: Seat, move: mv.ScrapType, events: Events) -> None:
    """`scrap_type`: 3 fame or 5 guilders."""
    table.stack = table.stack[:-1]
    lose_type(seat, move.letter, events)
    events.append(ev.TypeScrapped(seat.index, move.letter, move.payment))
    if move.payment == "fame":
        gain_fame(seat, table.content.rules.scrap_fame, "scrap", events)
    else:
        gain_guilders(seat, table.content.rules.scrap_guilders, "scrap", events)


def ask_discounted(table: Table, decision: ask.BuyingDiscounted) -> Iterator[mv.Move]:
    """The letters of the sector."""
    for letter in decision.letters:
        yield mv.TakeType(decision.seat, letter)


def refuse_take_type(table: Table, seat: Seat, move: mv.TakeType) -> Refusal | None:
    """Any letter when free, one of the sector's when bought for less."""
    top = table.stack[-1]
    free = isinstance(top, ask.ChoosingFreeType)
    return None if free or move.letter in getattr(top, "letters", ()) else Refusal("not_on_offer", what=move.letter)


def do_take_type(table: Table, seat: Seat, move: mv.TakeType, events: Events) -> None:
    """Take it, or buy it."""
    top = table.stack[-1]
    table.stack = table.stack[:-1]
    if isinstance(top, ask.BuyingDiscounted):
        buy_discounted(table, seat, move.letter, events)
    else:
        gain_type(seat, move.letter, events)


RULES: dict[GearRewardKind, GearRewardRule] = {
    "swap_type": GearRewardRule(
        lambda table, seat, reward: any(seat.types),
        lambda table, seat, reward, events: ask_seat(table, ask.SwappingType(seat.index)),
    ),
    "scrap_type": GearRewardRule(
        lambda table, seat, reward: any(seat.types),
        lambda table, seat, reward, events: ask_seat(table, ask.ScrappingType(seat.index)),
    ),
    "discount": GearRewardRule(lambda table, seat, reward: seat.guilders >= discount_price(table, seat), _discount),
}
"""One entry for each kind that is settled here."""

QUESTIONS: dict[type[ask.Decision], Asker] = {
    ask.SwappingType: ask_swap_type,
    ask.ScrappingType: ask_scrap_type,
    ask.BuyingDiscounted: ask_discounted,
}
"""The answers to each question that they ask."""

ANSWERS: dict[type[mv.Move], MoveRule] = {
    mv.SwapType: MoveRule(do_swap_type, refuse_swap_type, ask.SwappingType),
    mv.ScrapType: MoveRule(do_scrap_type, refuse_scrap_type, ask.ScrappingType),
    mv.TakeType: MoveRule(do_take_type, refuse_take_type, ask.ChoosingFreeType, ask.BuyingDiscounted),
}
"""One entry for each move that answers them."""
