"""The action patronage (M1 to M4): claim a reward, or meet what a patron asks."""

from collections.abc import Iterator

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.automa import open_patronage
from game.rules.holdings import Events, return_inks
from game.rules.names import NOWHERE, Reward
from game.rules.payments import payments, pays
from game.rules.piles import covers
from game.rules.refusals import Refusal
from game.rules.rewards import settle
from game.rules.state import Seat, Table


def ask_patronage(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """M1, M2."""
    for space, owner in enumerate(table.claimed):
        if owner == NOWHERE:
            yield mv.ClaimReward(seat.index, space)
    for space, card in enumerate(table.patronage_row):
        if card is not None and open_patronage(table, space):
            wanted = table.content.patronage[card]
            if covers(seat.levels, wanted.levels) and covers(seat.types, wanted.types):
                for inks in payments(seat, wanted.inks):
                    yield mv.TakePatronage(seat.index, card, inks)


def refuse_claim(table: Table, seat: Seat, move: mv.ClaimReward) -> Refusal | None:
    """M1."""
    if not 0 <= move.space < len(table.claimed):
        return Refusal("no_such_space")
    return None if table.claimed[move.space] == NOWHERE else Refusal("space_claimed")


def do_claim(table: Table, seat: Seat, move: mv.ClaimReward, events: Events) -> None:
    """M1, M4: the space is claimed even if its reward is declined or cannot be had."""
    table.stack = table.stack[:-1]
    table.claimed = (*table.claimed[: move.space], seat.index, *table.claimed[move.space + 1 :])
    events.append(ev.RewardClaimed(seat.index, move.space))
    rules = table.content.rules
    rewards = {
        "order": Reward("order", 1),
        "specialty": Reward("advance", 1),
        "guilders": Reward("guilders", rules.patronage_guilders),
        "inks": Reward("inks", rules.patronage_inks),
    }
    settle(table, seat, rewards[rules.patronage_rewards[move.space]], events, "patronage")


def refuse_patronage(table: Table, seat: Seat, move: mv.TakePatronage) -> Refusal | None:
    """M2."""
    if move.card not in table.patronage_row:
        return Refusal("not_on_offer", what=move.card)
    space = table.patronage_row.index(move.card)
    if not open_patronage(table, space):
        opens = table.content.seat_counts[table.options.seat_count].patronage_rounds[space]
        return Refusal("card_not_open_yet", need=opens, have=table.round)
    wanted = table.content.patronage[move.card]
    if not covers(seat.levels, wanted.levels):
        return Refusal("levels_too_low", what=move.card)
    if not covers(seat.types, wanted.types):
        return Refusal("types_missing", what=move.card)
    if not covers(seat.inks, move.inks):
        return Refusal("inks_missing", what=move.card)
    return None if pays(seat, move.inks, wanted.inks) else Refusal("wrong_inks", what=move.card)


def do_patronage(table: Table, seat: Seat, move: mv.TakePatronage, events: Events) -> None:
    """M2: levels and types are only shown, inks go back to the bag."""
    table.stack = table.stack[:-1]
    table.patronage_row = tuple(None if card == move.card else card for card in table.patronage_row)
    seat.patronage += (move.card,)
    events.append(ev.PatronageTaken(seat.index, move.card, move.inks))
    return_inks(table, seat, move.inks, events)
