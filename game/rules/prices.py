"""The least price that a seat can reach now, and the unused gears that would still gain something."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from game.content.tables import Content
from game.rules import chance, gears, scoring
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.apply import legal_moves, play, refusal
from game.rules.names import LETTER_INDEX, LETTERS, GearRewardKind
from game.rules.rewards import in_question
from game.rules.state import Seat, Table

Purchase: TypeAlias = mv.BuyType | mv.TakeInks | mv.BuyCards

HELPING: frozenset[GearRewardKind] = frozenset({"discount", "advance", "advance_lowest"})
"""Gears that help to buy and cost nothing: a discount, guilders for a level at the top (D3), a type of the track."""

SWAPPING: frozenset[GearRewardKind] = frozenset({"swap_type"})
"""Gears that make another type of one that was bought for less."""


class Offer(NamedTuple):
    """The least price of a thing that a seat can reach now, and the moves that reach it."""

    price: int
    moves: tuple[mv.Move, ...]

    @property
    def axles(self) -> tuple[int, ...]:
        """The axles of the gears that are used for it."""
        return tuple(move.axle for move in self.moves if isinstance(move, mv.UseGear))


def least_price(table: Table, buy: Purchase) -> Offer | None:
    """The least that what a move buys costs (A1, A2, A5), with the fewest moves; None where it is out of reach.

    A type may come of a gear too, be the answer to the question that is open, or be swapped for one that was bought for
    less. Nothing that the seat had is given up on the way, nothing drawn, no reward lost, and no other question asked.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> least_price(table, mv.BuyType(0, "A")) is None  # P6: nothing is bought before round 1
    True
    """
    found: list[Offer] = []
    had, at = table.seats[buy.seat].types, [(table, Offer(0, ()))]
    for before, so_far in at:  # grows while gears are used
        for move in _helping_moves(before, buy, table):
            after = before.clone()
            events = play(after, move)
            if any(isinstance(event, ev.RewardLost) for event in events):
                continue
            paid = sum(event.guilders for event in events if isinstance(event, ev.GuildersPaid))
            offer = Offer(so_far.price + paid, (*so_far.moves, move))
            gained = chance.subtract(after.seats[buy.seat].types, had)
            if move == buy or (isinstance(buy, mv.BuyType) and gained[LETTER_INDEX[buy.letter]]):
                found.append(offer)
            else:
                at.append((after, offer))
    return min(found, key=lambda offer: (offer.price, len(offer.moves)), default=None)


def _helping_moves(table: Table, buy: Purchase, start: Table) -> Iterator[mv.Move]:
    """The legal moves that may lead to it: the purchase, a gear that helps, or the answer to a question for a type."""
    top, seat = (table.stack[-1] if table.stack else None), table.seats[buy.seat]
    gained = chance.subtract(seat.types, start.seats[buy.seat].types)
    others = [letter for letter in LETTERS if gained[LETTER_INDEX[letter]]]  # bought for less, to be swapped
    if table.stack == start.stack:
        if refusal(table, buy) is None and not others:
            yield buy
        yield from _uses(table, seat, SWAPPING if others else HELPING)
    elif isinstance(top, mv.ChoosingAdvance):
        yield from (mv.Advance(buy.seat, specialty) for specialty in in_question(table, top))
    elif isinstance(top, mv.SwappingType) and isinstance(buy, mv.BuyType):
        yield from (mv.SwapType(buy.seat, letter, buy.letter) for letter in others)
    if isinstance(buy, mv.BuyType) and isinstance(top, mv.ChoosingFreeType | mv.BuyingDiscounted):
        taken = [take for take in legal_moves(table, buy.seat) if isinstance(take, mv.TakeType)]
        wanted = [take for take in taken if take.letter == buy.letter]
        yield from wanted or (taken if any(_uses(table, seat, SWAPPING)) else [])


def _uses(table: Table, seat: Seat, kinds: frozenset[GearRewardKind]) -> Iterator[mv.UseGear]:
    """The uses of a seat's gears of these kinds."""
    for axle, placed in enumerate(seat.gears):
        use = mv.UseGear(seat.index, axle)
        if gears.active_reward(table.content, placed).kind in kinds and refusal(table, use) is None:
            yield use


NO_ANSWERS = (mv.Decline, *mv.FREE_MOVES)


def gears_worth_using(table: Table, seat: int) -> tuple[int, ...]:
    """The axles of the gears that would gain a seat something now (A6): in the last round, final fame.

    In earlier rounds they give something without taking anything that counts, or what an order of the seat lacks.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> gears_worth_using(table, 0)
    ()
    """
    uses = (mv.UseGear(seat, axle) for axle in range(len(table.seats[seat].gears)))
    return tuple(use.axle for use in uses if refusal(table, use) is None and _gains(table, use))


def _gains(table: Table, use: mv.UseGear) -> bool:
    content, before = table.content, table.seats[use.seat]
    has_room = len(before.orders) < content.rules.order_slots
    for after in _outcomes(table, use):
        then = after.seats[use.seat]
        if table.round >= content.rules.rounds:
            if _final_fame(content, then) > _final_fame(content, before):
                return True
        elif (has_room and isinstance(after.stack[-1], mv.OfferingOrder)) or _is_better(content, before, then):
            return True
    return False


def _outcomes(table: Table, use: mv.UseGear) -> Iterator[Table]:
    """The tables to which the use of a gear can lead; one where an order is offered, before anything is drawn."""
    left: list[tuple[Table, mv.Move]] = [(table, use)]
    while left:
        before, move = left.pop()
        after = before.clone()
        play(after, move)
        if after.stack == table.stack or isinstance(after.stack[-1], mv.OfferingOrder):
            yield after
        else:
            answers = (answer for answer in legal_moves(after, use.seat) if not isinstance(answer, NO_ANSWERS))
            left += [(after, answer) for answer in answers]


def _final_fame(content: Content, seat: Seat) -> int:
    """Z1: what a seat's fame, levels and guilders count in the end."""
    return seat.fame + scoring.specialty_fame(content.rules, seat.levels) + scoring.guilder_fame(content, seat)


def _is_better(content: Content, before: Seat, after: Seat) -> bool:
    lacked, lacks = _lacks(content, before), _lacks(content, after)
    had = (before.fame, before.guilders, sum(before.levels), sum(before.inks), sum(before.types))
    has = (after.fame, after.guilders, sum(after.levels), sum(after.inks), sum(after.types))
    given = any(now < then for now, then in zip(has, had, strict=True))
    return lacks < lacked or (lacks == lacked and has != had and not given)


def _lacks(content: Content, seat: Seat) -> int:
    """How many letters and inks the orders of a seat lack, each order for itself."""
    count = 0
    for order in seat.orders:
        needs = (*content.printing[order.printing].needs, *content.refinement[order.refinement].inks)
        count += sum(max(0, need - has) for need, has in zip(needs, (*seat.types, *seat.inks), strict=True))
    return count
