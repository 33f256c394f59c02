"""What happened to the machine, in words, and why the owner has to do something at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.base.i18n import listed, ngettext, say
from game.companion.companion_text import (
    EFFECT_WORDS,
    ROWS,
    amount_words,
    direction_words,
    field_words,
    shop_words,
    tradesman_words,
    value_words,
    way_words,
)
from game.companion.rules import dialogue as hp
from game.companion.rules.action_phase import technology_row
from game.companion.rules.dialogue import Happening
from game.companion.rules.fields import kind_of
from game.companion.rules.machine import State

# ---------------------------------------------------------------- companion reasons
# Why the owner has to do something at the table: a sentence for each happening that is an instruction.


Reason = Callable[[Any, State], str]


def reason_words(happening: Happening, state: State) -> str:
    """Why an instruction is to be done; `state` is the one after it. Empty where there is nothing to do."""
    return REASONS[type(happening)](happening, state) if happening.by_hand else ""


def _why_moved(happening: hp.TradesmanMoved, _: State) -> str:
    if happening.way is None:
        return say("In a reset, each tradesman in a room I moves to room II, and that room gives its action.")
    return ngettext(
        "The arrow points {arrow}, and its order marker shows {count} step. The shop gives its action.",
        "The arrow points {arrow}, and its order marker shows {count} steps. The shop gives its action.",
        happening.way.steps,
        arrow=direction_words(happening.way.direction),
    )


def _why_letter(happening: hp.LetterTaken, state: State) -> str:
    order = state.letter_order
    before = order[: order.index(happening.letter)]
    if before:
        return say(
            "The tile’s letters are {order}; none of {missing} is on the board.", order=order, missing=listed(before)
        )
    return say("The tile’s letters are {order}: {letter} comes first.", order=order, letter=happening.letter)


def _why_set(happening: hp.LetterSet, state: State) -> str:
    if state.board.stick[happening.space].letter == happening.letter:
        return say("It is the first free space with this letter.")
    return say("No free space has this letter: it goes to the first free one.")


def _why_piece(happening: hp.PieceTaken, state: State) -> str:
    if happening.piece == "factory":
        return say("It is the next free space, row by row, and needs this level; a city marker pays.")
    first, row = state.letter_order[0], ROWS[technology_row(state)]()
    return say(
        "The letters begin with {letter}: the row of {row}. The next free space needs this level.",
        letter=first,
        row=row,
    )


def _why_travelled(happening: hp.Travelled, state: State) -> str:
    return ngettext(
        "It is the first way clockwise from the arrow ({arrow}), and its workforce allows {count} step.",
        "It is the first way clockwise from the arrow ({arrow}), and its workforce allows {count} steps.",
        happening.steps,
        arrow=direction_words(state.arrow),
    )


def _why_assistant(_: hp.AssistantPlaced, state: State) -> str:
    return say(
        "It is the first free space clockwise from the arrow ({arrow}), or the first that was drawn.",
        arrow=direction_words(state.arrow),
    )


REASONS: dict[type, Reason] = {
    hp.BoxTilesShuffled: lambda _, __: say("A tile is drawn each turn. When none is left, all are shuffled again."),
    hp.TradesmenStoodUp: lambda _, __: say("A new round begins, and each of them acts once in it."),
    hp.TradesmanPlaced: lambda _, __: say("The shop was drawn at random. You can change it in a moment."),
    hp.TradesmanMoved: _why_moved,
    hp.TradesmanLaidDown: lambda h, _: (
        say("The first tradesman has acted this round; the standing one is next.")
        if h.tradesman == 0
        else say("The second tradesman has acted this round; the standing one is next.")
    ),
    hp.LetterTaken: _why_letter,
    hp.LetterSet: _why_set,
    hp.TradeTileReplaced: lambda h, state: say(
        "The letters begin with {letter}: that is tile {number}. It pays nothing. Used or not, the tile is discarded.",
        letter=state.letter_order[0],
        number=h.number,
    ),
    hp.PieceTaken: _why_piece,
    hp.AssistantPlaced: _why_assistant,
    hp.OrderMoved: lambda _, __: say("Orders move from right to left, one phase each, and no goods are paid."),
    hp.OrderFinished: lambda _, __: say("Its last phase is finished."),
    hp.CapacityFell: lambda _, __: say("Each phase of production costs one capacity."),
    hp.Travelled: _why_travelled,
    hp.CityVisited: lambda _, __: say("It visits this city for the first time."),
    hp.MarkerLaid: lambda _, __: say("Each city that it visits takes a marker."),
    hp.MarkerPaid: lambda _, __: say("A factory costs it only a marker."),
    hp.DirectorMoved: lambda _, __: say("It visited a new city. Next you are asked what this step gives."),
    hp.OrderMarkerMoved: lambda h, _: ngettext("{count} step was left over.", "{count} steps were left over.", h.steps),
    hp.OrderTaken: lambda _, __: say("It had room for another order. It pays nothing and takes one a round."),
    hp.ContractTaken: lambda _, __: say("There is an unlocked free space for it. It pays nothing."),
}

# ---------------------------------------------------------------- companion told
# What happened to the machine, in words: a line for each happening; what the owner has to do is an instruction.


Line = Callable[[Any], str]

IDLE_WORDS: dict[str, Callable[[], str]] = {
    "cannot_use": lambda: say("It can’t use this."),
    "chain_ended": lambda: say("This action is already running: the chain ends here."),
    "holds_no_letter": lambda: say("It has no lead letter."),
    "holds_two_letters": lambda: say("It has two lead letters already and takes no third."),
    "no_letter_there": lambda: say("There is no lead letter on the typesetting board."),
    "no_workforce": lambda: say("Without workforce it does not travel."),
    "no_marker_left": lambda: say("It has no city marker left to pay for a factory."),
    "none_of_that_level": lambda: say("There is none of the level it needs."),
    "workshop_full": lambda: say("Its workshop is full."),
    "no_assistant_left": lambda: say("No assistant is left."),
    "no_place_left": lambda: say("There is no free space for an assistant."),
    "no_order_moves": lambda: say("No order can move."),
    "no_capacity": lambda: say("It has no capacity for production."),
    "orders_full": lambda: say("Two orders are waiting: it takes none."),
    "no_order_on_offer": lambda: say("No order is on offer."),
    "no_contract": lambda: say("There is no free contract space, or no contract on offer: it passes."),
}


def told(happening: Happening, state: State) -> str:
    """The line of a happening; `state` as it is afterwards."""
    if isinstance(happening, hp.FieldEdited):
        value = value_words(kind_of(happening.path), happening.value, state)
        return say("Set by hand: {field}: {value}.", field=field_words(happening.path), value=value)
    return LINES[type(happening)](happening)


def _room(room: int) -> str:
    return "I" * room


def _man(happening: hp.TradesmanPlaced | hp.TradesmanMoved) -> dict[str, str]:
    return {"tradesman": tradesman_words(happening.tradesman), "shop": shop_words(happening.shop)}


def _moved(happening: hp.TradesmanMoved) -> str:
    names = {**_man(happening), "room": _room(happening.room)}
    if happening.way is None:
        return say("Move {tradesman} of the machine into room {room} of its {shop}.", **names)
    names["way"] = way_words(happening.way)
    if happening.start == happening.shop:
        return say("Move {tradesman} of the machine into room {room} of the same {shop}: {way}.", **names)
    start = shop_words(happening.start)
    return say("Move {tradesman} of the machine from {start} to {shop}, into room {room}: {way}.", start=start, **names)


def _reset(happening: hp.ResetBegan) -> str:
    if happening.way is None:
        return say("Reset: no standing tradesman is in a room II.")
    names = {"start": shop_words(happening.start), "shop": shop_words(happening.shop), "way": way_words(happening.way)}
    return say("Reset: the way from {start} ({way}) leads to {shop}, where its other tradesman is.", **names)


def _piece(happening: hp.PieceTaken) -> str:
    if happening.piece == "factory":
        return say(
            "Put a factory of level {level} on technology space {space} of the machine.",
            level=happening.level,
            space=happening.space + 1,
        )
    return say(
        "Put a technology of level {level} from the row of {row} on its technology space {space}, and refill the row.",
        level=happening.level,
        row=ROWS[happening.row](),
        space=happening.space + 1,
    )


LINES: dict[type, Line] = {
    hp.TilesShuffled: lambda _: say("The 24 action tiles were shuffled."),
    hp.BoxTilesShuffled: lambda _: say("Shuffle all 24 action tiles of your box."),
    hp.RoundBegan: lambda h: say("Round {round} begins.", round=h.round),
    hp.TradesmenStoodUp: lambda _: say("Stand both tradesmen of the machine up where they are."),
    hp.TradesmanPlaced: lambda h: say(
        "Put {tradesman} of the machine standing on {shop}, in room {room}.", **_man(h), room=_room(h.room)
    ),
    hp.TileDrawn: lambda h: say(
        "It drew a tile: the arrow points {arrow}, the letters are {letters}.",
        arrow=direction_words(h.arrow),
        letters=h.letters,
    ),
    hp.TradesmanMoved: _moved,
    hp.TradesmanLaidDown: lambda h: say("Tip {tradesman} of the machine over.", tradesman=tradesman_words(h.tradesman)),
    hp.ResetBegan: _reset,
    hp.Gained: lambda h: say(
        "It gains {amount} and now has {total}.", amount=amount_words(h.resource, h.amount), total=h.total
    ),
    hp.TurnedIntoPoints: lambda h: ngettext(
        "{amount} became {count} point.",
        "{amount} became {count} points.",
        h.points,
        amount=amount_words(h.resource, h.amount),
    ),
    hp.CameToNothing: lambda h: IDLE_WORDS[h.reason](),
    hp.PointInstead: lambda h: (
        say("It has no lead letter to set: it gains a point instead.")
        if h.reason == "holds_no_letter"
        else say("Its composing stick is full: it gains a point instead.")
    ),
    hp.ActionBegan: lambda h: say("It uses this action: {action}.", action=EFFECT_WORDS[h.effect]()),
    hp.LetterTaken: lambda h: say(
        "Give the machine the first lead letter {letter} from the left of the typesetting board. Refill the space.",
        letter=h.letter,
    ),
    hp.LetterSet: lambda h: say(
        "Set lead letter {letter} on space {space} of its composing stick.", letter=h.letter, space=h.space + 1
    ),
    hp.TradeTileReplaced: lambda h: say("Discard trading tile {number} and replace it.", number=h.number),
    hp.PieceTaken: _piece,
    hp.AssistantPlaced: lambda h: say(
        "Draw an assistant that is not in the city and put it between {first} and {second}.",
        first=shop_words(h.first),
        second=shop_words(h.second),
    ),
    hp.OrderMoved: lambda h: say(
        "Move its order on by one phase: {done} finished, {left} left.", done=h.done, left=h.left
    ),
    hp.OrderFinished: lambda h: ngettext(
        "Take its finished order off the line: it scores {count} point.",
        "Take its finished order off the line: it scores {count} points.",
        h.points,
    ),
    hp.CapacityFell: lambda h: say("Move its capacity marker down to {total}.", total=h.total),
    hp.Travelled: lambda h: ngettext(
        "Move its traveller {direction}: {count} step at most.",
        "Move its traveller {direction}: {count} steps at most.",
        h.steps,
        direction=direction_words(h.direction),
    ),
    hp.CityVisited: lambda _: say("Discard the tile of the city."),
    hp.MarkerLaid: lambda h: say("Place its next city marker in the city; it has {left} left.", left=h.left),
    hp.MarkerPaid: lambda h: say("Pay its next city marker for the factory; it has {left} left.", left=h.left),
    hp.DirectorMoved: lambda h: say("Move its director to step {step}.", step=h.step),
    hp.OrderMarkerMoved: lambda h: say("Move its order marker to {number}.", number=h.number),
    hp.OrderTaken: lambda _: say("Give it the cheapest order on offer; among equals the leftmost."),
    hp.ContractTaken: lambda h: say(
        "Give it the cheapest contract on offer; among equals the leftmost. It now has {contracts}.",
        contracts=h.contracts,
    ),
    hp.ProductionEnded: lambda h: say("Its production is over; its capacity is {capacity}.", capacity=h.capacity),
    hp.GameEnded: lambda h: ngettext(
        "The machine ends with {count} point.", "The machine ends with {count} points.", h.total
    ),
}
