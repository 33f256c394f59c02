"""Rewards (R3, R4, D2, D3, D5): settled one at a time, each with all that it sets off; an order as one (O4 to O8)."""

from collections.abc import Iterator

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import cards_left, discard_cards, draw_cards, plus
from game.rules.holdings import Events, gain_fame, gain_guilders, gain_ink, gain_order, give_up_order, pay
from game.rules.names import INK_INDEX, INKS, SPECIALTIES, SPECIALTY_INDEX, Ink, Order, Reward, RewardKind, Specialty
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table

# An order as a reward (O4 to O8): the offer, the draw, paying for more cards, and keeping a pair.


def ask_offer(table: Table, decision: mv.OfferingOrder) -> Iterator[mv.Move]:
    """O4, O6: draw, with four orders each of them may go."""
    seat = table.seats[decision.seat]
    if not can_have_order(table):
        return
    if len(seat.orders) < table.content.rules.order_slots:
        yield mv.DrawOrder(decision.seat)
    else:
        for order in seat.orders:
            yield mv.DrawOrder(decision.seat, order.printing)


def do_draw_order(table: Table, seat: Seat, move: mv.DrawOrder, asked: mv.Decision, events: Events) -> None:
    """O4, O6: the discard comes before the draw."""
    if move.discard is not None:
        give_up_order(table, seat, move.discard, events)
    count = table.content.rules.order_cards_drawn
    printing = draw_cards(table, "printing", count, events)
    refinement = draw_cards(table, "refinement", count, events)
    events.append(ev.CardsDrawn(seat.index, printing, refinement))
    table.stack += (mv.KeepingOrder(seat.index, printing, refinement),)


def card_purchases(table: Table) -> list[tuple[int, int]]:
    """O5, O7: printing and refinement cards that one payment can buy; only what exists is sold."""
    count = table.content.rules.more_cards_count
    printing, refinement = cards_left(table, "printing"), cards_left(table, "refinement")
    mixes = [(first, count - first) for first in range(count, -1, -1)]
    return [mix for mix in mixes if mix[0] <= printing and mix[1] <= refinement]


def ask_keep_order(table: Table, decision: mv.KeepingOrder) -> Iterator[mv.Move]:
    """O4: any pair of those drawn, or more cards while the seat can pay (O5)."""
    for printing in decision.printing:
        for refinement in decision.refinement:
            yield mv.KeepOrder(decision.seat, printing, refinement)
    if table.seats[decision.seat].guilders >= table.content.rules.more_cards_price:
        for printing_count, refinement_count in card_purchases(table):
            yield mv.BuyCards(decision.seat, printing_count, refinement_count)


def refuse_buy_cards(table: Table, seat: Seat, move: mv.BuyCards) -> Refusal | None:
    """O5, O7."""
    price = table.content.rules.more_cards_price
    if seat.guilders < price:
        return Refusal("not_enough_guilders", need=price, have=seat.guilders)
    mix = (move.printing, move.refinement)
    return None if mix in card_purchases(table) else Refusal("no_cards_left")


def do_buy_cards(table: Table, seat: Seat, move: mv.BuyCards, asked: mv.KeepingOrder, events: Events) -> None:
    """O5: two cards more to choose from."""
    pay(seat, table.content.rules.more_cards_price, "cards", events)
    printing = draw_cards(table, "printing", move.printing, events)
    refinement = draw_cards(table, "refinement", move.refinement, events)
    events.append(ev.CardsDrawn(seat.index, printing, refinement))
    table.stack += (mv.KeepingOrder(seat.index, asked.printing + printing, asked.refinement + refinement),)


def refuse_keep_order(table: Table, seat: Seat, move: mv.KeepOrder) -> Refusal | None:
    """Both cards must be among those drawn."""
    top = table.stack[-1]
    assert isinstance(top, mv.KeepingOrder)
    drawn = move.printing in top.printing and move.refinement in top.refinement
    return None if drawn else Refusal("not_on_offer", what=move.printing)


def do_keep_order(table: Table, seat: Seat, move: mv.KeepOrder, asked: mv.KeepingOrder, events: Events) -> None:
    """O4: keep one of each, discard the others."""
    gain_order(seat, Order(move.printing, move.refinement), "reward", events)
    discard_cards(table, "printing", [card for card in asked.printing if card != move.printing], events)
    discard_cards(table, "refinement", [card for card in asked.refinement if card != move.refinement], events)


def advance(table: Table, seat: Seat, specialty: Specialty, events: Events) -> None:
    """One level up, with the reward of the track when the level is new to the seat (D2, D3)."""
    rules = table.content.rules
    index = SPECIALTY_INDEX[specialty]
    if seat.levels[index] >= rules.top_level:
        gain_guilders(seat, rules.level_at_top_guilders, "top_level", events)
        return
    level = seat.levels[index] + 1
    seat.levels = plus(seat.levels, index)
    events.append(ev.SpecialtyAdvanced(seat.index, specialty, level))
    track = rules.reward_track
    if seat.disk < len(track) and track[seat.disk].level == level:
        kind = track[seat.disk].reward
        seat.disk += 1
        events.append(ev.DiskMoved(seat.index, level))
        settle(table, seat, Reward("inks" if kind == "ink" else kind, 1), events)


def settle_advances(table: Table, decision: mv.Advances, events: Events) -> None:
    """D5: the first of the specialties that still advance; the others wait below its reward."""
    if len(decision.specialties) > 1:
        table.stack += (mv.Advances(decision.seat, decision.specialties[1:]),)
    advance(table, table.seats[decision.seat], decision.specialties[0], events)


def can_have_order(table: Table) -> bool:
    """O7: an order can be drawn only while both kinds have a card left."""
    return cards_left(table, "printing") > 0 and cards_left(table, "refinement") > 0


def settle(table: Table, seat: Seat, reward: Reward, events: Events, reason: ev.GainReason = "reward") -> None:
    """Give a reward, or open the question that it brings; one that cannot be had is lost (R3)."""
    kind, count = reward
    if kind == "fame":
        gain_fame(seat, count, reason, events)
    elif kind == "guilders":
        gain_guilders(seat, count, reason, events)
    elif kind == "advance":
        table.stack += (mv.ChoosingAdvance(seat.index, SPECIALTIES),)
    elif kind == "type":
        table.stack += (mv.ChoosingFreeType(seat.index),)
    elif kind == "inks" and any(table.bag):
        table.stack += (mv.ChoosingInk(seat.index, count),)
    elif kind == "order" and can_have_order(table):
        offer_order(table, seat)
    else:
        events.append(ev.RewardLost(seat.index, kind))


def offer_order(table: Table, seat: Seat) -> None:
    """O4; A4: an order that a level earned while cards are drawn for another waits until that one is kept."""
    drawn = (at for at, asked in enumerate(table.stack) if type(asked) is mv.KeepingOrder)
    at = next(drawn, len(table.stack))
    table.stack = (*table.stack[:at], mv.OfferingOrder(seat.index), *table.stack[at:])


def due(table: Table, seat: Seat, rewards: list[Reward], events: Events) -> None:
    """Open rewards that came at once. Fame and guilders come first: nobody is ever worse off with them."""
    for reward in rewards:
        if reward.kind in ("fame", "guilders"):
            settle(table, seat, reward, events)
    rest = tuple(reward for reward in rewards if reward.kind not in ("fame", "guilders"))
    if rest:
        table.stack += (mv.Rewards(seat.index, rest),)


def has_one_reward(decision: mv.Rewards) -> bool:
    """True where no order is left to choose: one reward, or all of them alike."""
    return len(set(decision.rewards)) == 1


def order_matters(table: Table, decision: mv.Rewards) -> bool:
    """R3: whether it makes a difference which of the rewards that are due comes first.

    Only where one of them may show drawn cards (O4) before another is chosen; inks, levels and types come to the same.
    """
    seat, kinds = table.seats[decision.seat], [reward.kind for reward in decision.rewards]
    reached = max(seat.levels) + kinds.count("advance") if "advance" in kinds else 0
    track = table.content.rules.reward_track[seat.disk :]
    shows_cards = "order" in kinds or any(space.reward == "order" and space.level <= reached for space in track)
    return shows_cards and not has_one_reward(decision) and can_have_order(table)


def reward_in_any_order(table: Table) -> mv.ChooseReward | None:
    """R3: the choice of the next reward where their order makes no difference, so that nobody has to be asked."""
    top = table.stack[-1] if table.stack else None
    if not isinstance(top, mv.Rewards) or order_matters(table, top):
        return None
    return mv.ChooseReward(top.seat, top.rewards[0])


def settle_next_reward(table: Table, decision: mv.Rewards, events: Events, index: int = 0) -> None:
    """R3: settle one of the rewards that are due; the others wait below it."""
    rewards = decision.rewards
    rest = rewards[:index] + rewards[index + 1 :]
    if rest:
        table.stack += (mv.Rewards(decision.seat, rest),)
    settle(table, table.seats[decision.seat], rewards[index], events)


def refuse_choose_reward(table: Table, seat: Seat, move: mv.ChooseReward) -> Refusal | None:
    """Only a reward that is due."""
    top = table.stack[-1]
    assert isinstance(top, mv.Rewards)
    return None if move.reward in top.rewards else Refusal("not_on_offer")


def do_choose_reward(table: Table, seat: Seat, move: mv.ChooseReward, asked: mv.Rewards, events: Events) -> None:
    """R3: settle it."""
    settle_next_reward(table, asked, events, asked.rewards.index(move.reward))


def do_decline(table: Table, seat: Seat, move: mv.Decline, asked: mv.Decision, events: Events) -> None:
    """R3: what is left of the reward is lost."""
    events.append(ev.RewardDeclined(seat.index, mv.snake(type(asked).__name__)))


def lose_reward(table: Table, events: Events) -> None:
    """R3: the reward that is chosen cannot be had any more."""
    top = table.stack[-1]
    table.stack = table.stack[:-1]
    events.append(ev.RewardLost(top.seat, LOST_AS[type(top)]))


LOST_AS: dict[type[mv.Decision], RewardKind] = {
    mv.ChoosingInk: "inks",
    mv.OfferingOrder: "order",
    mv.SwappingInk: "inks",
    mv.ReturningInk: "inks",
    mv.SwappingType: "type",
    mv.ScrappingType: "type",
    mv.BuyingDiscounted: "type",
}
"""What is lost with each question whose answers a free move can take away."""


def inks_in_bag(table: Table, decision: mv.ChoosingInk) -> list[Ink]:
    """R4: the colours that the bag has now."""
    return [ink for ink, count in zip(INKS, table.bag, strict=True) if count]


def refuse_take_ink(table: Table, seat: Seat, move: mv.TakeInk) -> Refusal | None:
    """C2: a colour that the bag lacks cannot be taken."""
    return None if table.bag[INK_INDEX[move.ink]] else Refusal("bag_lacks_ink", what=move.ink)


def do_take_ink(table: Table, seat: Seat, move: mv.TakeInk, asked: mv.ChoosingInk, events: Events) -> None:
    """R4: one after the other, fewer if the bag has fewer."""
    gain_ink(table, seat, move.ink, events)
    if asked.left > 1:
        settle(table, seat, Reward("inks", asked.left - 1), events)


def lowest(seat: Seat) -> tuple[Specialty, ...]:
    """`advance_lowest`: the specialties at the lowest level."""
    least = min(seat.levels)
    return tuple(name for name, level in zip(SPECIALTIES, seat.levels, strict=True) if level == least)


def in_question(table: Table, decision: mv.ChoosingAdvance) -> tuple[Specialty, ...]:
    """The specialties that may advance now; one at the top gives guilders (D3)."""
    return decision.among or lowest(table.seats[decision.seat])


def refuse_advance(table: Table, seat: Seat, move: mv.Advance) -> Refusal | None:
    """Only one of those in question."""
    top = table.stack[-1]
    assert isinstance(top, mv.ChoosingAdvance)
    return None if move.specialty in in_question(table, top) else Refusal("not_on_offer", what=move.specialty)


def do_advance(table: Table, seat: Seat, move: mv.Advance, asked: mv.Decision, events: Events) -> None:
    """Advance it."""
    advance(table, seat, move.specialty, events)
