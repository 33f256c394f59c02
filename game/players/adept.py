"""A good player: weighs every move by where it leads, plans its markers, and prints when that pays."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from game.players.choice import Choice, Reason, ReasonCode
from game.players.foresight import best_plan, candidates, gear_change, known_gain, turn_gains
from game.players.legal_moves import LegalMoves
from game.players.weights import Weights
from game.players.worth import Judge
from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.apply import play
from game.rules.characters import shifted
from game.rules.holdings import next_type_price
from game.rules.legal import ASK, refusal
from game.rules.names import ACTION_INDEX, ACTIONS, LETTERS, CharacterId, Markers
from game.rules.state import Seat, Table
from game.rules.suggest import with_bonus_gears, without_bonus_gears
from game.rules.view import View

CHARACTER_RANK: tuple[CharacterId, ...] = (
    "guillard",
    "fiol",
    "manutius",
    "schoffer",
    "ungler",
    "caxton",
    "tory",
    "vietor",
    "plantin",
    "gutenberg",
)
MISJUDGEMENT = 1.0  # fame by which an adept is usually off when it judges a position
WORTH_A_MOVE = 0.05  # fame; less than that is left alone
CARDS_WORTH_PAYING = 4.0  # the worth of a drawn order below which two cards more are bought
REWARD_ORDER = ("advance", "type", "inks", "order")


class Weighed(NamedTuple):
    """A move and the fame that it should lead to."""

    worth: float
    move: mv.Move


def by_worth(one: Weighed) -> float:
    """Where a move leads."""
    return one.worth


class Adept:
    """Weighs where each move leads with the same judge that a master uses further ahead, but less surely."""

    def __init__(self, seed: int, weights: Weights | None = None, misjudgement: float = MISJUDGEMENT) -> None:
        self.rng = Random(seed)
        self.misjudgement = misjudgement
        self.weights = weights
        self._judge: Judge | None = None

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move that leads to most."""
        judge = self.judge(legal)
        special = SPECIAL.get(type(legal.top))
        return special(judge, legal.table, legal.seat, legal.top) if special else weigh_answers(judge, legal)

    def judge(self, legal: LegalMoves) -> Judge:
        """The player's judge, for the cards in play."""
        if self._judge is None or self._judge.content is not legal.content:
            self._judge = Judge(legal.content, self.weights, self.misjudgement, self.rng)
        return self._judge


def after(table: Table, *moves: mv.Move) -> Table:
    """The table after some moves."""
    twin = table.clone()
    for move in moves:
        play(twin, move)
    return twin


def weigh_answers(judge: Judge, legal: LegalMoves) -> Choice:
    """Every answer to the question that is asked."""
    return best_of(weighed_answers(judge, legal.table, legal.seat.index))


def weighed_answers(judge: Judge, table: Table, seat: int) -> list[Weighed]:
    """Every answer to the top question, with where it leads."""
    top = table.stack[-1]
    moves = list(ASK[type(top)](table, top))
    if type(top) in ask.DECLINABLE:
        moves.append(mv.Decline(seat))
    return [Weighed(judge.worth(after(table, move), seat), move) for move in moves]


def best_of(weighed: Sequence[Weighed], code: ReasonCode = "worth_most", aim: str = "") -> Choice:
    """The first of the best, with how much better it is than the least."""
    best = max(weighed, key=by_worth)
    if len(weighed) == 1:
        return Choice(best.move, Reason("only_move"))
    over = best.worth - min(weighed, key=by_worth).worth
    passive = isinstance(best.move, mv.Pass | mv.Decline | mv.EndTurn | mv.LeaveMarkers)
    return Choice(best.move, Reason("nothing_better" if passive else code, aim, round(over, 2), len(weighed)))


# preparation


def _keep_character(judge: Judge, table: Table, seat: Seat, top: ask.KeepingCharacter) -> Choice:
    best = min(seat.drawn_characters, key=CHARACTER_RANK.index)
    return Choice(mv.KeepCharacter(seat.index, best), Reason("rule_of_thumb", best, weighed=len(seat.drawn_characters)))


def _install_drawn(judge: Judge, table: Table, seat: Seat, top: ask.InstallingDrawn) -> Choice:
    weighed = []
    for move in ASK[ask.InstallingDrawn](table, top):
        assert isinstance(move, mv.InstallGear)
        now = judge.sector_of(table, move.gear, move.sector)
        weighed.append(Weighed(judge.worth(after(table, move), seat.index) + now, move))
    return best_of(weighed)


def _name_colour(judge: Judge, table: Table, seat: Seat, top: ask.NamingColour) -> Choice:
    """T2: the colour of which the seat has most."""
    return best_of(weighed_answers(judge, table, seat.index))


# planning


def gains_of(judge: Judge, table: Table, seat: int) -> list[tuple[float, ...]]:
    """What a turn in each action should bring, by how many come first."""
    return [turn_gains(judge, table, seat, action) for action in ACTIONS]


def _plan(judge: Judge, table: Table, seat: Seat, top: ask.Planning) -> Choice:
    gains = gains_of(judge, table, seat.index)
    markers, worth = best_plan(table, seat, gains)
    aim = max(range(5), key=lambda action: gains[action][0] - gains[action][1])
    return Choice(mv.CommitPlan(seat.index, markers), Reason("plan_for_turns", ACTIONS[aim], round(worth, 2), 5))


def _shift(judge: Judge, table: Table, seat: Seat, top: ask.ShiftingMarker) -> Choice:
    """`gutenberg`: all markers are open, so the play order of each shift is known."""
    gains = gains_of(judge, table, seat.index)

    def shown(move: mv.Move) -> Callable[[int], Markers]:
        def markers(other: int) -> Markers:
            found = table.seats[other].markers
            assert found is not None
            if other == seat.index and isinstance(move, mv.ShiftMarker):
                return shifted(found, ACTION_INDEX[move.source], ACTION_INDEX[move.target])
            return found

        return markers

    moves = ASK[ask.ShiftingMarker](table, top)
    return best_of([Weighed(known_gain(table, seat.index, gains, shown(move)), move) for move in moves])


# the five actions


def _turn(judge: Judge, table: Table, seat: Seat, top: ask.ActionTurn) -> Choice:
    gear = useful_gear(judge, table, seat)
    if gear is not None:
        return gear
    weighed = weighed_turns(judge, table, seat, top)
    if top.action == "patronage":
        bought = _patron_to_buy_for(judge, table, seat, max(weighed, key=by_worth).worth)
        if bought is not None:
            return bought
    return best_of(weighed, aim=top.action)


def weighed_turns(judge: Judge, table: Table, seat: Seat, top: ask.ActionTurn) -> list[Weighed]:
    """Every turn in the action that deserves a look, and the pass."""
    moves = [*candidates(judge, table, seat.index, top.action), mv.Pass(seat.index)]
    return [
        Weighed(judge.worth(after(table, move), seat.index) + gear_change(judge, table, seat, move), move)
        for move in moves
    ]


def _patron_to_buy_for(judge: Judge, table: Table, seat: Seat, least: float) -> Choice | None:
    """M2, A1: buy the types that a patronage card still asks for, where that leads to more."""
    best: Choice | None = None
    for card in table.patronage_row:
        if card is not None:
            lacks = missing_letters(seat, judge.content.patronage[card].types)
            moves = [mv.BuyType(seat.index, letter) for letter in lacks]
            if moves and price(seat, len(moves)) <= seat.guilders:
                bought = after(table, *moves)
                takes = [move for move in ASK[ask.ActionTurn](bought, bought.stack[-1]) if _takes(move, card)]
                for move in takes:
                    worth = judge.worth(after(bought, move), seat.index)
                    if worth > least + WORTH_A_MOVE:
                        reason = Reason("buys_for_patronage", card, round(worth - least, 2), len(takes))
                        best, least = Choice(moves[0], reason), worth
    return best


def _takes(move: mv.Move, card: str) -> bool:
    return isinstance(move, mv.TakePatronage) and move.card == card


def missing_letters(seat: Seat, needs: Sequence[int]) -> list[Any]:
    """The letters that the seat lacks of these, one by one."""
    return [
        letter
        for letter, have, need in zip(LETTERS, seat.types, needs, strict=True)
        for _ in range(max(0, need - have))
    ]


def price(seat: Seat, count: int) -> int:
    """A1: guilders for so many types more."""
    return count * next_type_price(seat) + count * (count - 1) // 2


# gears


def useful_gear(judge: Judge, table: Table, seat: Seat) -> Choice | None:
    """A2: the gear whose use leads to most, if it leads to more than leaving it."""
    base = judge.worth(table, seat.index)
    best: Choice | None = None
    least = base + WORTH_A_MOVE
    for axle, placed in enumerate(seat.gears):
        use = mv.UseGear(seat.index, axle)
        if refusal(table, use) is None:
            worth = settled_worth(judge, after(table, use), seat.index, len(table.stack))
            if worth > least:
                kind = judge.content.gears[placed.gear].sectors[placed.sector].kind
                best, least = Choice(use, Reason("uses_gear", kind, round(worth - base, 2), len(seat.gears))), worth
    return best


def settled_worth(judge: Judge, table: Table, seat: int, depth: int) -> float:
    """Where a table leads once the seat has answered a question that a move of it opened."""
    if len(table.stack) > depth and table.stack[-1].seat == seat and isinstance(table.stack[-1], SMALL):
        return max(weighed_answers(judge, table, seat), key=by_worth).worth
    return judge.worth(table, seat)


SMALL = (
    ask.SwappingInk,
    ask.SwappingType,
    ask.ScrappingType,
    ask.ReturningInk,
    ask.BuyingDiscounted,
    ask.ChoosingAdvance,
)
"""Questions whose answer decides whether asking for it was worth it."""


# fulfilment


def _fulfil(judge: Judge, table: Table, seat: Seat, top: ask.FulfilTurn) -> Choice:
    """F8: gears that help come first, then the best of all printings, the types for it bought (A1)."""
    gear = useful_gear(judge, table, seat)
    if gear is not None:
        return gear
    end = Weighed(judge.worth(table, seat.index, may_fulfil=False), mv.EndTurn(seat.index))
    if top.done:
        return best_of([end])
    weighed = [end, *weighed_printings(judge, table, seat)]
    best = best_of(weighed, "fulfils_orders")
    return Choice(best.move, _bought(best.reason)) if isinstance(best.move, mv.BuyType) else best


def _bought(reason: Reason) -> Reason:
    return Reason("buys_for_orders", reason.aim, reason.worth, reason.weighed)


def weighed_printings(judge: Judge, table: Table, seat: Seat) -> Iterator[Weighed]:
    """Every fulfilment that the seat could have, the letters bought that it lacks; its first move stands for it."""
    seen = set()
    for bought in _purchases(judge, seat):
        moves = [mv.BuyType(seat.index, letter) for letter in bought]
        at = after(table, *moves)
        holder = at.seats[seat.index]

        def allows(move: mv.Fulfil, at: Table = at) -> bool:
            return refusal(at, move) is None

        for plain in without_bonus_gears(judge.content, holder, allows):
            names = tuple((order.printing, order.colour is None) for order in plain.orders)
            if names not in seen:  # with fewer types bought it was weighed already
                seen.add(names)
                move = with_bonus_gears(judge.content, holder, plain, allows)
                yield Weighed(judge.worth(after(at, move), seat.index), moves[0] if moves else move)


def _purchases(judge: Judge, seat: Seat) -> list[tuple[Any, ...]]:
    """Letters to buy that make another set of orders possible, fewest first."""
    found: dict[tuple[Any, ...], None] = {(): None}
    sets: list[tuple[int, ...]] = [(0, 0, 0, 0)]
    for order in seat.orders:
        needs = judge.facts(order).needs
        sets += [tuple(a + b for a, b in zip(one, needs, strict=True)) for one in sets]
    for needs_of_set in sets:
        lacks = tuple(missing_letters(seat, needs_of_set))
        if price(seat, len(lacks)) <= seat.guilders:
            found[lacks] = None
    return sorted(found, key=len)


# an order as a reward


def _offer(judge: Judge, table: Table, seat: Seat, top: ask.OfferingOrder) -> Choice:
    """O4, O6: with all slots full only for an order that is worth less than one still to be drawn."""
    if len(seat.orders) < judge.content.rules.order_slots:
        return Choice(mv.DrawOrder(seat.index), Reason("worth_most", "order", weighed=2))
    poorest = min(seat.orders, key=lambda order: judge.order_worth(table, seat, order))
    moves: list[mv.Move] = [mv.DrawOrder(seat.index, poorest.printing), mv.Decline(seat.index)]
    return best_of([Weighed(judge.worth(after(table, move), seat.index), move) for move in moves], aim="order")


def _keep_order(judge: Judge, table: Table, seat: Seat, top: ask.KeepingOrder) -> Choice:
    """O4, O5: two cards more where none of those drawn is worth much."""
    moves = list(ASK[ask.KeepingOrder](table, top))
    kept = [
        Weighed(judge.worth(after(table, move), seat.index), move) for move in moves if isinstance(move, mv.KeepOrder)
    ]
    buys = [move for move in moves if isinstance(move, mv.BuyCards)]
    best = max(kept, key=by_worth)
    if buys and len(top.printing) + len(top.refinement) < MOST_CARDS and seat.guilders >= SPARE_GUILDERS:
        return _more_cards(judge, table, seat, top, best, buys) or best_of(kept, aim="order")
    return best_of(kept, aim="order")


MOST_CARDS = 5
SPARE_GUILDERS = 10


def _more_cards(
    judge: Judge, table: Table, seat: Seat, top: ask.KeepingOrder, best: Weighed, buys: Sequence[mv.Move]
) -> Choice | None:
    assert isinstance(best.move, mv.KeepOrder)
    holder = after(table, best.move).seats[seat.index]
    worth = judge.order_worth(table, holder, holder.orders[-1])
    if worth >= CARDS_WORTH_PAYING:
        return None
    return Choice(buys[len(buys) // 2], Reason("worth_most", "cards", round(CARDS_WORTH_PAYING - worth, 2), len(buys)))


def _rewards(judge: Judge, table: Table, seat: Seat, top: ask.Rewards) -> Choice:
    """R3: levels and types first, so that an order is chosen knowing them."""
    best = min(top.rewards, key=lambda reward: REWARD_ORDER.index(reward.kind))
    return Choice(mv.ChooseReward(seat.index, best), Reason("rule_of_thumb", best.kind, weighed=len(top.rewards)))


SPECIAL: dict[type[ask.Decision], Callable[[Judge, Table, Seat, Any], Choice]] = {
    ask.KeepingCharacter: _keep_character,
    ask.InstallingDrawn: _install_drawn,
    ask.NamingColour: _name_colour,
    ask.Planning: _plan,
    ask.ShiftingMarker: _shift,
    ask.ActionTurn: _turn,
    ask.FulfilTurn: _fulfil,
    ask.OfferingOrder: _offer,
    ask.KeepingOrder: _keep_order,
    ask.Rewards: _rewards,
}
"""Decisions where weighing each answer alone would be slow or wrong."""
