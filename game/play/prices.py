"""What a thing costs a seat at least now, and the moves that pay so little: gears first, then the purchase."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.apply import play
from game.rules.gears import active_reward
from game.rules.legal import refusal
from game.rules.names import LETTER_INDEX, NOTHING, GearRewardKind
from game.rules.piles import subtract
from game.rules.state import Table

Purchase: TypeAlias = mv.BuyType | mv.TakeInks | mv.BuyCards

HELPING: frozenset[GearRewardKind] = frozenset({"discount", "advance", "advance_lowest"})
"""Gears that help to buy and cost nothing: a discount, guilders for a level at the top (D3), a type of the track."""


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

    A type may come of a gear too. Nothing is given up on the way, nothing drawn, and no other question asked.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> least_price(table, mv.BuyType(0, "A")) is None  # P6: nothing is bought before round 1
    True
    """
    found: list[Offer] = []
    asked, at = table.stack, [(table, Offer(0, ()))]
    for before, so_far in at:  # grows while gears are used
        for move in _helping_moves(before, buy, asked):
            after = before.clone()
            paid = sum(event.guilders for event in play(after, move) if isinstance(event, ev.GuildersPaid))
            offer = Offer(so_far.price + paid, (*so_far.moves, move))
            gained = subtract(after.seats[buy.seat].types, before.seats[buy.seat].types)
            if move == buy or (isinstance(buy, mv.BuyType) and gained[LETTER_INDEX[buy.letter]]):
                found.append(offer)
            elif gained == NOTHING:
                at.append((after, offer))
    return min(found, key=lambda offer: (offer.price, len(offer.moves)), default=None)


def _helping_moves(table: Table, buy: Purchase, asked: tuple[ask.Decision, ...]) -> Iterator[mv.Move]:
    """The legal moves that may lead to it: the purchase, a gear that helps, or the answer to its question."""
    top, seat = (table.stack[-1] if table.stack else None), table.seats[buy.seat]
    if table.stack == asked:
        if refusal(table, buy) is None:
            yield buy
        for axle, placed in enumerate(seat.gears):
            helps = active_reward(table.content, placed).kind in HELPING
            use = mv.UseGear(buy.seat, axle)
            if helps and refusal(table, use) is None:
                yield use
    elif isinstance(top, ask.ChoosingAdvance):
        yield from (mv.Advance(buy.seat, specialty) for specialty in top.among)
    elif isinstance(buy, mv.BuyType) and isinstance(top, ask.ChoosingFreeType | ask.BuyingDiscounted):
        take = mv.TakeType(buy.seat, buy.letter)
        if refusal(table, take) is None:
            yield take
