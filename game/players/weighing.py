"""Weighing moves: where each of them leads, the best of them, and what speaks for it in the terms of the game."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from game.content.tables import Content, PatronageCard
from game.players.player import Choice, LegalMoves, Point, PointCode, Reason, ReasonCode, answers
from game.players.wants import missing_letters, price, take, wants
from game.players.worth import Judge, can_fulfil
from game.rules import moves as mv
from game.rules.apply import play, refusal
from game.rules.chance import add, short
from game.rules.gears import SECTORS
from game.rules.names import (
    ACTIONS,
    INK_INDEX,
    INKS,
    LETTERS,
    NOTHING,
    SPECIALTIES,
    SPECIALTY_INDEX,
    Counts,
    Ink,
    Letter,
    Order,
)
from game.rules.scoring import specialty_fame
from game.rules.state import Seat, Table, has
from game.rules.suggest import gains, with_bonus_gears, without_bonus_gears

WORTH_A_MOVE = 0.05  # fame; less than that is left alone


class Weighed(NamedTuple):
    """A move and the fame that it should lead to."""

    worth: float
    move: mv.Move
    aim: str = ""  # an id or a word of the rules, where the move alone does not tell


def by_worth(one: Weighed) -> float:
    """Where a move leads."""
    return one.worth


def after(table: Table, *moves: mv.Move) -> Table:
    """The table after some moves."""
    twin = table.clone()
    for move in moves:
        play(twin, move)
    return twin


def weighed_answers(judge: Judge, table: Table, seat: int) -> list[Weighed]:
    """Every answer to the top question, with where it leads."""
    return [Weighed(judge.worth(after(table, move), seat), move) for move in answers(table, seat)]


def best_of(weighed: Sequence[Weighed], code: ReasonCode = "worth_most", aim: str = "", count: int = 0) -> Choice:
    """The first of the best, with what it and the second best bring; `count` is how many moves there were in all.

    Both figures are over doing nothing, or over the second best where that is not allowed. Weaker moves change neither.
    """
    best = max(weighed, key=by_worth)
    if len(weighed) == 1:
        return Choice(best.move, Reason("only_move", mv.snake(type(best.move).__name__)))
    others = [one for one in weighed if one is not best]
    second = max([one for one in others if not _is_twin(one.move, best.move)] or others, key=by_worth)
    base = next((one.worth for one in weighed if isinstance(one.move, PASSIVE)), second.worth)
    if isinstance(best.move, PASSIVE):
        code, aim = "nothing_better", aim if aim in (*ACTIONS, "order") else mv.snake(type(best.move).__name__)
    worth, next_best = round(best.worth - base, 2), round(second.worth - base, 2)
    reason = Reason(code, best.aim or aim, worth, count or len(weighed), next_best=next_best)
    return Choice(best.move, reason, second=second.move)


def _is_twin(one: mv.Move, other: mv.Move) -> bool:
    """Whether moves take the same, only in another order."""
    if isinstance(one, mv.TakeSpecialty) and isinstance(other, mv.TakeSpecialty):
        return one.card == other.card and sorted(one.advances) == sorted(other.advances)
    return False


def aim_of_offer(move: mv.Move) -> str:
    """O4, O6: what an offered order is drawn for; empty for other moves."""
    if isinstance(move, mv.DrawOrder):
        return "order" if move.discard is None else "better order"
    return ""


PASSIVE = (mv.Pass, mv.Decline, mv.EndTurn, mv.LeaveMarkers)

# What speaks for a move in the terms of the game: found by laying what a seat has before and after side by side.


MOST_POINTS = 3
CHANCE = (mv.DrawOrder, mv.BuyCards)  # what is drawn in an imagined table says nothing
ENDS = (mv.Pass, mv.EndTurn, mv.AutomaAct, mv.Decline, mv.LeaveMarkers, mv.CommitPlan, mv.ShiftMarker)


BEYOND_ORDERS: tuple[PointCode, ...] = ("wins_patron", "serves_patron", "keeps_from", "final_fame")


def with_points(choice: Choice, legal: LegalMoves, *, orders_only: bool = False) -> Choice:
    """The choice with what speaks for it, and for the answers that should follow it, added to its reason.

    With `orders_only` it is what somebody sees who looks at the own orders alone.
    """
    points = points_for(legal.table, choice.move, choice.then, BEYOND_ORDERS if orders_only else ())
    aim = mv.snake(type(legal.top).__name__) if isinstance(choice.move, mv.Decline) else choice.reason.aim
    return replace(choice, reason=replace(choice.reason, aim=aim, points=points))


def points_for(table: Table, move: mv.Move, then: Sequence[mv.Move], unseen: Sequence[PointCode]) -> tuple[Point, ...]:
    """What speaks for a move and the answers after it, the weightiest first, without points of the `unseen` codes."""
    content, seat = table.content, table.seats[move.seat]
    if isinstance(move, mv.Fulfil):
        gain = gains(content, seat, move)
        points = (Point("pays", amount=gain.fame), Point("earns", amount=gain.guilders))
        return tuple(point for point in points if point.amount)
    if isinstance(move, (*ENDS, *CHANCE)):
        return tuple(_told_by_the_move(table, move))
    made = [move, *takewhile(lambda answer: not isinstance(answer, CHANCE), then)]
    later = after(table, *made).seats[move.seat]
    if isinstance(move, mv.ChooseTypes):
        return tuple(_first_types(content, later))[:MOST_POINTS]
    found = [
        *(_told_by_the_move(table, move) if isinstance(move, (*NEW_ORDERS, mv.StartLevels)) else ()),
        *_orders(table, seat, later),
        *_patrons(table, seat, later),
        *_fame(content, seat, later),
        *_rivals(table, move),
    ]
    found = sorted((one for one in found if one.code not in unseen), key=lambda point: WEIGHT.index(point.code))
    return tuple(found or [*_told_by_the_move(table, move), *_gains(seat, later)])[:MOST_POINTS]


NEW_ORDERS = (mv.DraftOrder, mv.TakeOrder, mv.KeepOrder)


def _told_by_the_move(table: Table, move: mv.Move) -> Iterator[Point]:
    """What a move brings by itself, whatever the seat holds."""
    if isinstance(move, NEW_ORDERS):
        yield Point("order_pays", move.printing, move.refinement)
    elif isinstance(move, mv.InstallGear | mv.RepositionGear):
        gear = move.gear if isinstance(move, mv.InstallGear) else table.seats[move.seat].gears[move.axle].gear
        later = (move.sector + (1 if move.axle % 2 else -1)) % SECTORS
        coming = f",{later}" if table.round < table.content.rules.rounds else ""
        yield Point("gear_brings", gear, f"{move.sector}{coming}")
    elif isinstance(move, mv.ClaimReward) and (kind := table.content.rules.patronage_rewards[move.space]) != "guilders":
        yield Point("space_gives", kind)
    elif isinstance(move, mv.StartLevels):
        yield from _asked_by_the_pool(table, move)
    elif isinstance(move, mv.EndTurn):
        yield from _still_lacking(table, table.seats[move.seat])
    elif isinstance(move, mv.ShiftMarker):
        yield Point("acts_earlier", move.target)
    elif isinstance(move, mv.ReturnInk):
        yield Point("spares_ink", of=move.ink)
    elif isinstance(move, mv.NameColour):
        yield Point("wild_ink", of=move.ink, amount=table.seats[move.seat].inks[INK_INDEX[move.ink]])


def _asked_by_the_pool(table: Table, move: mv.StartLevels) -> Iterator[Point]:
    """P5: how many cards of the draft to come ask for the specialties that start ahead."""
    pool = [table.content.refinement[card].levels for card in table.draft_refinement]
    for specialty in (move.second, move.first):
        cards = sum(levels[SPECIALTY_INDEX[specialty]] > 0 for levels in pool)
        if cards:
            yield Point("pool_asks", of=specialty, amount=cards)


def _still_lacking(table: Table, seat: Seat) -> Iterator[Point]:
    """What each order lacks that is not fulfilled: types first, then inks, then levels."""
    for order in seat.orders:
        card = table.content.refinement[order.refinement]
        letters = missing_letters(seat, table.content.printing[order.printing].needs)
        inks = [ink for ink, have, need in zip(INKS, seat.inks, card.inks, strict=True) if have < need]
        levels = [name for name, have, need in zip(SPECIALTIES, seat.levels, card.levels, strict=True) if have < need]
        if lacks := letters or inks or levels:
            yield Point("still_lacks", order.printing, ",".join(lacks))


def _first_types(content: Content, seat: Seat) -> Iterator[Point]:
    """P6: the order that can be printed first with the chosen types, and what the others still lack."""
    cards = [content.printing[order.printing] for order in seat.orders]
    for card in sorted(cards, key=lambda card: (short(seat.types, card.needs), -card.guilders)):
        lacks = missing_letters(seat, card.needs)
        if lacks:
            yield Point("type_to_buy", card.id, "".join(lacks), price(seat, len(lacks)))
        else:
            yield Point("prints", card.id, "".join(card.letters), card.guilders)


def _gains(seat: Seat, later: Seat) -> Iterator[Point]:
    """What a seat has more than before, where no order asks for it yet."""
    for name, old, new in zip(SPECIALTIES, seat.levels, later.levels, strict=True):
        if old < new:
            yield Point("rises", of=name, amount=new)
    inks = [name for name, old, new in zip(INKS, seat.inks, later.inks, strict=True) if old < new]
    if inks:
        yield Point("keeps_ink", of=",".join(inks))
    letters = [name for name, old, new in zip(LETTERS, seat.types, later.types, strict=True) if old < new]
    if letters:
        yield Point("new_letter", of="".join(letters))
    if seat.guilders < later.guilders:
        yield Point("earns", amount=later.guilders - seat.guilders)


WEIGHT: tuple[PointCode, ...] = (
    "finishes", "pays", "wins_patron", "colour", "decoration", "letters", "shares", "has_letters", "final_fame",
    "serves_patron", "keeps_from", "ink_for", "level_for", "order_pays", "gear_brings", "wild_ink", "pool_asks",
)  # fmt: skip


def _orders(table: Table, seat: Seat, later: Seat) -> Iterator[Point]:
    prints = can_fulfil(table, seat)
    for order in later.orders:
        if order in seat.orders:
            yield from _old_order(table.content, seat, later, order, prints=prints)
        else:
            yield from _new_order(table.content, later, order, prints=prints)


def _old_order(content: Content, seat: Seat, later: Seat, order: Order, *, prints: bool) -> Iterator[Point]:
    """At most one point for each order: the greatest step that it made."""
    before, now = _lacks(content, seat, order), _lacks(content, later, order)
    aim = order.printing
    if prints and any(before) and not any(now):
        yield Point("finishes", aim)
    elif before[0] and not now[0]:
        yield Point("letters", aim)
    elif before[1] and not now[1]:
        yield Point("colour", aim)
    elif before[2] and not now[2]:
        yield Point("decoration", aim)
    elif now[1] < before[1]:
        gained = _gained(INKS, seat.inks, later.inks, content.refinement[order.refinement].inks)
        if gained:  # else one of the wild colour stands for it
            yield Point("ink_for", aim, ",".join(gained))
    elif now[2] < before[2]:
        levels = content.refinement[order.refinement].levels
        yield Point("level_for", aim, ",".join(_gained(SPECIALTIES, seat.levels, later.levels, levels)))


def _gained(names: Sequence[str], had: Counts, has: Counts, wanted: Counts) -> list[str]:
    return [name for name, old, new, want in zip(names, had, has, wanted, strict=True) if old < new and old < want]


def _lacks(content: Content, seat: Seat, order: Order) -> tuple[int, int, int]:
    """How many types, inks and levels the seat lacks for an order, taken by itself."""
    card = content.refinement[order.refinement]
    return (
        short(seat.types, content.printing[order.printing].needs),
        take(list(seat.inks), card.inks, seat),
        short(seat.levels, card.levels),
    )


def _new_order(content: Content, later: Seat, order: Order, *, prints: bool) -> Iterator[Point]:
    letters, inks, levels = _lacks(content, later, order)
    if not letters:
        yield Point("finishes" if prints and not inks and not levels else "has_letters", order.printing)
        return
    needs = content.printing[order.printing].needs
    for other in later.orders:
        if other != order:
            others = content.printing[other.printing].needs
            pairs = zip(LETTERS, needs, others, later.types, strict=True)
            shared = [letter for letter, one, two, have in pairs if min(one, two) > have]
            if shared:
                yield Point("shares", other.printing, "".join(shared))
                return


def _patrons(table: Table, seat: Seat, later: Seat) -> Iterator[Point]:
    for name in table.patronage_row:
        if name is not None and name not in later.patronage:
            card = table.content.patronage[name]
            before, now = _wishes(seat, card), _wishes(later, card)
            if now < before:
                yield Point("serves_patron" if now else "wins_patron", name)


def _wishes(seat: Seat, card: PatronageCard) -> int:
    lacks = short(seat.levels, card.levels) + short(seat.types, card.types)
    return lacks + take(list(seat.inks), card.inks, seat)


def _fame(content: Content, seat: Seat, later: Seat) -> Iterator[Point]:
    final = specialty_fame(content.rules, later.levels) - specialty_fame(content.rules, seat.levels)
    if final > 0:
        yield Point("final_fame", amount=final)
    patrons = len(later.patronage) - len(seat.patronage)
    fame = later.fame - seat.fame + patrons * content.rules.patronage_card_fame
    if fame > 0:
        yield Point("pays", amount=fame)


def _rivals(table: Table, move: mv.Move) -> Iterator[Point]:
    """E2: seats that still have a turn in this action, and want what the move takes."""
    rivals = [table.seats[at] for at in table.queue if at != move.seat and not table.seats[at].is_automa]
    for rival in rivals:
        if isinstance(move, mv.TakePatronage) and not _wishes(rival, table.content.patronage[move.card]):
            yield Point("keeps_from", of=move.card, seat=rival.index)
            return
        if isinstance(move, mv.TakeInks):
            inks = _wanted_inks(table, rival, move)
            if inks:
                yield Point("keeps_from", of=inks[0], seat=rival.index)
                return


def _wanted_inks(table: Table, rival: Seat, move: mv.TakeInks) -> list[Ink]:
    """Inks of the set that the rival's orders still ask for, and that lie in no other set."""
    lying = [ink for ink in table.ink_sets[move.ink_set] if ink is not None][: move.count]
    others = {ink for at, inks in enumerate(table.ink_sets) if at != move.ink_set for ink in inks}
    lacks = wants(table.content, rival, rival.orders).inks
    return [ink for ink in lying if lacks[INK_INDEX[ink]] and ink not in others]


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
                worth = judge.worth(after(at, move), seat.index)
                yield Weighed(worth, moves[0] if moves else move, plain.orders[0].printing)


def _purchases(judge: Judge, seat: Seat) -> list[tuple[Letter, ...]]:
    """Letters to buy that make another set of orders possible, fewest first."""
    found: dict[tuple[Letter, ...], None] = {(): None}
    sets: list[Counts] = [NOTHING]
    for order in seat.orders:
        needs = judge.facts(order).needs
        sets += [add(one, needs) for one in sets]
    for needs_of_set in sets:
        lacks = tuple(missing_letters(seat, needs_of_set))
        if has(judge.content, seat, "manutius"):  # one of them may stay uncovered
            for at in range(len(lacks)):
                fewer = (*lacks[:at], *lacks[at + 1 :])
                if price(seat, len(fewer)) <= seat.guilders:
                    found[fewer] = None
        if price(seat, len(lacks)) <= seat.guilders:
            found[lacks] = None
    return sorted(found, key=len)
