"""What a fulfilment would pay, and which of many pays best: for previews and for "fill in for me"."""

from collections.abc import Iterable
from typing import NamedTuple

from game.content.tables import Content
from game.rules import moves as mv
from game.rules.names import Reward, RewardKind
from game.rules.phases.fulfilment import earns, part_reward
from game.rules.rewards import held_order
from game.rules.state import Seat

GUILDERS_FOR_A_FAME = 3  # as in the final count (Z1)
REWARD_WORTH: dict[RewardKind, float] = {"inks": 1.0, "advance": 2.0, "order": 3.0, "type": 1.5}
"""Fame that one ink, level, order or type may bring later: a rule of thumb that only breaks near ties."""


class Gains(NamedTuple):
    """What a fulfilment pays at once: guilders, fame of parts and gears, and the rewards that are then settled."""

    guilders: int
    fame: int
    rewards: tuple[Reward, ...]


def gear_gain(content: Content, seat: Seat, axle: int, orders: Iterable[mv.FulfilledOrder]) -> int:
    """F7: fame of one use of the bonus gear on an axle."""
    placed = seat.gears[axle]
    reward = content.gears[placed.gear].sectors[placed.sector]
    count = 0
    for chosen in orders:
        order = held_order(seat, chosen.printing)
        assert order is not None
        count += earns(reward, chosen, (content.printing[order.printing], content.refinement[order.refinement]))
    return count * content.rules.bonus_gear_fame


def gains(content: Content, seat: Seat, move: mv.Fulfil) -> Gains:
    """F2 to F8: what a fulfilment pays; rewards in guilders and fame are counted with them."""
    guilders = fame = 0
    rewards: list[Reward] = []
    for chosen in move.orders:
        order = held_order(seat, chosen.printing)
        assert order is not None
        card = content.refinement[order.refinement]
        guilders += content.printing[order.printing].guilders
        fame += card.colour_fame * (chosen.colour is not None) + card.decoration_fame * chosen.decoration
        reward = part_reward(seat, chosen, card)
        if reward is not None:
            guilders += reward.amount * (reward.kind == "guilders")
            fame += reward.amount * (reward.kind == "fame")
            rewards += [reward] if reward.kind in REWARD_WORTH else []
    fame += sum(gear_gain(content, seat, axle, move.orders) for axle in move.bonus_gears)
    return Gains(guilders, fame, tuple(rewards))


def worth(content: Content, seat: Seat, move: mv.Fulfil) -> float:
    """How good a fulfilment is, in fame."""
    found = gains(content, seat, move)
    later = sum(REWARD_WORTH[reward.kind] * reward.amount for reward in found.rewards)
    return found.fame + found.guilders / GUILDERS_FOR_A_FAME + later


def best_fulfilment(content: Content, seat: Seat, moves: Iterable[mv.Move]) -> mv.Fulfil | None:
    """The fulfilment among legal moves that pays most, the first of equals; None where there is none.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> best_fulfilment(table.content, table.seats[0], [mv.EndTurn(0)]) is None
    True
    """
    fulfilments = [move for move in moves if isinstance(move, mv.Fulfil)]
    return max(fulfilments, key=lambda move: worth(content, seat, move), default=None)
