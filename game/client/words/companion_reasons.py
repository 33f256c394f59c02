"""Why the owner has to do something at the table: a sentence for each happening that is an instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.base.i18n import listed, say, say_count
from game.client.words.companion_nouns import ROWS, direction_words
from game.companion import Happening, State
from game.companion import happenings as hp
from game.companion.shops import technology_row

Reason = Callable[[Any, State], str]


def reason_words(happening: Happening, state: State) -> str:
    """Why an instruction is to be done; `state` is the one after it. Empty where there is nothing to do."""
    return REASONS[type(happening)](happening, state) if happening.by_hand else ""


def _why_moved(happening: hp.TradesmanMoved, _: State) -> str:
    if happening.way is None:
        return say("In a reset, each tradesman in a room I moves to room II, and that room gives its action.")
    return say_count(
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
    return say_count(
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
    hp.OrderMarkerMoved: lambda h, _: say_count(
        "{count} step was left over.", "{count} steps were left over.", h.steps
    ),
    hp.OrderTaken: lambda _, __: say("It had room for another order. It pays nothing and takes one a round."),
    hp.ContractTaken: lambda _, __: say("There is an unlocked free space for it. It pays nothing."),
}
