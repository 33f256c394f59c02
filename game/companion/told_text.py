"""What happened to the machine, in words, and why the owner has to do something at the table."""

from collections.abc import Callable

from game.client.base.i18n import listed, ngettext, say, sentences
from game.companion import companion_text
from game.companion.companion_text import Names
from game.companion.rules.action_phase import technology_row
from game.companion.rules.dialogue import Event
from game.companion.rules.fields import kind_of
from game.companion.rules.machine import State
from game.companion.rulings import RULED, ruling_words

# ---------------------------------------------------------------- reasons


def reason_words(event: Event, state: State) -> str:
    """Why an instruction is to be done; `state` is the one after it. Empty where there is nothing to do."""
    return REASONS[event.kind](event.figures, state) if event.by_hand else ""


def ruling_of(event: Event) -> str:
    """The program's own ruling behind an event, with the other reading; empty where there is none."""
    key = RULED.get(event.figures.get("reason", event.kind))
    if event.kind == "tradesman_moved" and event.figures["way"] is not None:
        own_shop = event.figures["start"] == event.figures["shop"]
        key = "W4_ruling_own_shop" if own_shop else "W3_ruling" if event.figures["way"].round_edge else None
    return ruling_words(key)


def _why_moved(figures: Names, _: State) -> str:
    way = figures["way"]
    if way is None:
        return say("In a reset, each tradesman in a room I moves to room II, and that room gives its action.")
    return ngettext(
        "The arrow points {arrow}, and its turn order marker shows {count} step. The shop gives its action.",
        "The arrow points {arrow}, and its turn order marker shows {count} steps. The shop gives its action.",
        way.steps,
        arrow=companion_text.direction_words(way.direction),
    )


def _why_laid_down(figures: Names, state: State) -> str:
    if not any(man.standing for man in state.tradesmen):
        return say("Both tradesmen have acted this round; its orders are next.")
    if figures["tradesman"] == 0:
        return say("The first tradesman has acted this round; the standing one is next.")
    return say("The second tradesman has acted this round; the standing one is next.")


def _why_letter(figures: Names, state: State) -> str:
    order, letter = state.letter_order, figures["letter"]
    before = order[: order.index(letter)]
    if before:
        return say(
            "The tile’s letters are {order}; none of {missing} is on the board.", order=order, missing=listed(before)
        )
    return say("The tile’s letters are {order}: {letter} comes first.", order=order, letter=letter)


def _why_set(figures: Names, state: State) -> str:
    if state.board.stick[figures["space"]].letter == figures["letter"]:
        return say("It is the first free space with this letter.")
    return say("No free space has this letter: it goes to the first free one.")


def _why_piece(figures: Names, state: State) -> str:
    if figures["piece"] == "factory":
        return say("It is the next free space, row by row, and needs this level; a city marker pays.")
    return say(
        "The letters begin with {letter}: the row of {row}. The next free space needs this level.",
        letter=state.letter_order[0],
        row=companion_text.ROWS[technology_row(state)](),
    )


REASONS: dict[str, Callable[[Names, State], str]] = {
    "box_tiles_shuffled": lambda _, __: say("A tile is drawn each turn. When none is left, all are shuffled again."),
    "tradesmen_stood_up": lambda _, __: say("A new round begins, and each of them acts once in it."),
    "tradesman_placed": lambda _, __: say("The shop was drawn at random. You can change it in a moment."),
    "tradesman_moved": _why_moved,
    "tradesman_laid_down": _why_laid_down,
    "letter_taken": _why_letter,
    "letter_set": _why_set,
    "trade_tile_replaced": lambda f, state: say(
        "The letters begin with {letter}: that is tile {number}. It pays nothing. Used or not, the tile is discarded.",
        letter=state.letter_order[0],
        **f,
    ),
    "piece_taken": _why_piece,
    "assistant_placed": lambda _, state: say(
        "It is the first free space clockwise from the arrow ({arrow}), or the first that was drawn.",
        arrow=companion_text.direction_words(state.arrow),
    ),
    "order_moved": lambda _, __: say("Orders move from right to left, one phase each, and no goods are paid."),
    "order_finished": lambda _, __: say("Its last phase is finished."),
    "capacity_fell": lambda _, __: say("Each phase of production costs one capacity."),
    "travelled": lambda f, state: ngettext(
        "It is the first way clockwise from the arrow ({arrow}), and its workforce allows {count} step.",
        "It is the first way clockwise from the arrow ({arrow}), and its workforce allows {count} steps.",
        f["steps"],
        arrow=companion_text.direction_words(state.arrow),
    ),
    "city_visited": lambda _, __: say("It visits this city for the first time."),
    "marker_laid": lambda _, __: say("Each city that it visits takes a marker."),
    "marker_paid": lambda _, __: say("A factory costs it only a marker."),
    "director_moved": lambda _, __: say("It visited a new city. Next you are asked what this step gives."),
    "order_marker_moved": lambda f, _: ngettext(
        "{count} step was left over.", "{count} steps were left over.", f["steps"]
    ),
    "order_taken": lambda _, __: say("It had room for another order. It pays nothing and takes one a round."),
    "contract_taken": lambda _, __: say("There is an unlocked free space for it. It pays nothing."),
}
"""Why each instruction is to be done."""

# ---------------------------------------------------------------- what happened

IDLE_WORDS: dict[str, companion_text.Words] = {
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


def told(event: Event, state: State) -> str:
    """The line of an event; `state` as it is afterwards."""
    if event.kind == "field_edited":
        path, value = event.figures["path"], event.figures["value"]
        return say(
            "Set by hand: {field}: {value}.",
            field=companion_text.field_words(path),
            value=companion_text.value_words(kind_of(path), value, state),
        )
    return LINES[event.kind](companion_text.names_of(event.figures, "shop", "start", "first", "second"))


def logged(event: Event, state: State) -> str:
    """The line of an event for the log: marked where it is the program's own ruling; instructions are not."""
    mark = say("This is the program’s own ruling.") if ruling_of(event) and not event.by_hand else ""
    return sentences((told(event, state), mark))


def _moved(names: Names) -> str:
    if names["way"] is None:
        return say("Move {tradesman} of the machine into room {room} of its {shop}.", **names)
    if names["start"] == names["shop"]:
        return say("Move {tradesman} of the machine into room {room} of the same {shop}: {way}.", **names)
    return say("Move {tradesman} of the machine from {start} to {shop}, into room {room}: {way}.", **names)


def _reset(names: Names) -> str:
    if names["way"] is None:
        return say("Reset: no standing tradesman is in a room II.")
    return say("Reset: the way from {start} ({way}) leads to {shop}, where its other tradesman is.", **names)


def _piece(names: Names) -> str:
    if names["piece"] == "factory":
        return say("Put a factory of level {level} on technology space {space} of the machine.", **names)
    return say(
        "Put a technology of level {level} from the row of {row} on its technology space {space}, and refill the row.",
        **names,
    )


LINES: dict[str, companion_text.Line] = {
    "tiles_shuffled": lambda _: say("The 24 action tiles were shuffled."),
    "box_tiles_shuffled": lambda _: say("Shuffle all 24 action tiles of your box."),
    "round_began": lambda f: say("Round {round} begins.", **f),
    "tradesmen_stood_up": lambda _: say("Stand both tradesmen of the machine up where they are."),
    "tradesman_placed": lambda f: say("Put {tradesman} of the machine standing on {shop}, in room {room}.", **f),
    "tile_drawn": lambda f: say("It drew a tile: the arrow points {arrow}, the letters are {letters}.", **f),
    "room_II_first": lambda f: say(
        "Both tradesmen stand: the one on {shop}, in room II, acts before the one on {start}, in room I.", **f
    ),
    "upper_left_first": lambda f: say(
        "Both tradesmen are in a room I: the one on {shop} acts before the one on {start}.", **f
    ),
    "tradesman_moved": _moved,
    "tradesman_laid_down": lambda f: say("Tip {tradesman} of the machine over.", **f),
    "reset_began": _reset,
    "gained": lambda f: say("It gains {amount} and now has {total}.", **f),
    "turned_into_points": lambda f: ngettext(
        "{amount} became {count} point.", "{amount} became {count} points.", f["points"], **f
    ),
    "came_to_nothing": lambda f: IDLE_WORDS[f["reason"]](),
    "point_instead": lambda f: (
        say("It has no lead letter to set: it gains a point instead.")
        if f["reason"] == "holds_no_letter"
        else say("Its composing stick is full: it gains a point instead.")
    ),
    "action_began": lambda f: say("It uses this action: {action}.", action=companion_text.EFFECT_WORDS[f["effect"]]()),
    "letter_taken": lambda f: say(
        "Give the machine the first lead letter {letter} from the left of the typesetting board. Refill the space.", **f
    ),
    "letter_set": lambda f: say("Set lead letter {letter} on space {space} of its composing stick.", **f),
    "trade_tile_replaced": lambda f: say("Discard trading tile {number} and replace it.", **f),
    "piece_taken": _piece,
    "assistant_placed": lambda f: say(
        "Draw an assistant that is not in the city and put it between {first} and {second}.", **f
    ),
    "order_moved": lambda f: say("Move its order on by one phase: {done} finished, {left} left.", **f),
    "order_finished": lambda f: ngettext(
        "Take its finished order off the line: it scores {count} point.",
        "Take its finished order off the line: it scores {count} points.",
        f["points"],
    ),
    "capacity_fell": lambda f: say("Move its capacity marker down to {total}.", **f),
    "travelled": lambda f: ngettext(
        "Move its traveller {direction}: {count} step at most.",
        "Move its traveller {direction}: {count} steps at most.",
        f["steps"],
        direction=f["direction"],
    ),
    "city_visited": lambda _: say("Discard the tile of the city."),
    "marker_laid": lambda f: say("Place its next city marker in the city; it has {left} left.", **f),
    "marker_paid": lambda f: say("Pay its next city marker for the factory; it has {left} left.", **f),
    "director_moved": lambda f: say("Move its director to step {step}.", **f),
    "order_marker_moved": lambda f: say("Move its turn order marker to {number}.", **f),
    "order_taken": lambda _: say("Give it the cheapest order on offer; among equals the leftmost."),
    "contract_taken": lambda f: say(
        "Give it the cheapest contract on offer; among equals the leftmost. It now has {contracts}.", **f
    ),
    "production_ended": lambda f: say("Its production is over; its capacity is {capacity}. It pays no wages.", **f),
    "game_ended": lambda f: ngettext(
        "The machine ends with {count} point.", "The machine ends with {count} points.", f["total"]
    ),
}
"""What each event is in words; what the owner has to do is an instruction."""
