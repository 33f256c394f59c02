"""Trade (V3), technologies and the workshop's spaces (V7, V8), assistants (V9)."""

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.chance import shuffled
from game.companion.names import GOODS, STEPS, Direction, Good, Piece, clockwise
from game.companion.play import Handler, Play, choice, effects, yes_no
from game.companion.questions import Question
from game.companion.state import State, level_of


def third_of(state: State) -> int:
    """V3, V7: 0, 1 or 2 as the letter order begins with A or B, C or D, E or F."""
    return "ABCDEF".index(state.letter_order[0]) // 2


def ask_trade(state: State, _: tk.Trade) -> Question:
    """V3: what the right side of a trading tile gives."""
    return effects("trade_tile", "V3", number=third_of(state) + 1, letter=state.letter_order[0])


def take_trade(play: Play, _: tk.Trade, answer: an.Gives) -> None:
    """V3: used or not, the tile is replaced; nothing is paid."""
    play.tell(hp.TradeTileReplaced(third_of(play.state) + 1))
    play.then(tk.Gain(answer.effects))


def next_space(state: State) -> int | None:
    """V8: the first free technology space, row by row from the left; None if the workshop is full."""
    space = len(state.workshop)
    return space if space < len(state.board.covers) else None


def technology_row(state: State) -> Good:
    """V7: A B paper, C D ink, E F lead."""
    return GOODS[third_of(state)]


def ask_technology(state: State, _: tk.GetTechnology) -> Question | None:
    """V7: whether one of the level that V8 asks for is in the row."""
    space = next_space(state)
    if space is None:
        return None
    row, letter = technology_row(state), state.letter_order[0]
    return yes_no("technology_there", "V7", row=row, level=level_of(space), letter=letter)


def take_technology(play: Play, _: tk.GetTechnology, answer: an.Said) -> None:
    """V7: free of charge; none of that level there: nothing."""
    if answer.yes:
        take_piece(play, "technology", technology_row(play.state))
    else:
        play.tell(hp.CameToNothing("technology", "none_of_that_level"))


def do_no_technology(play: Play, _: tk.GetTechnology) -> None:
    """V8: a full workshop takes no more."""
    play.tell(hp.CameToNothing("technology", "workshop_full"))


def take_piece(play: Play, piece: Piece, row: Good | None = None) -> None:
    """V8: a technology or a factory goes to the next space, and what that covers is gained."""
    space = len(play.state.workshop)
    play.change(workshop=(*play.state.workshop, piece))
    play.tell(hp.PieceTaken(piece, row or "", level_of(space), space))
    play.then(tk.GainAt(f"board.covers.{space}"))


# assistants


def place_between(first: int, second: int) -> str:
    """The name of the place between two shops, as a choice: "4-5"."""
    return f"{min(first, second)}-{max(first, second)}"


def places_beside(state: State, shop: int, first: Direction) -> tuple[str, ...]:
    """V9: the places between a shop and its neighbours, clockwise from a direction."""
    row, column = divmod(shop, state.city.columns)
    places = []
    for direction in clockwise(first):
        down, right = STEPS[direction]
        inside = 0 <= row + down < state.city.rows and 0 <= column + right < state.city.columns
        if inside and not (down and right):
            places.append(place_between(shop, shop + down * state.city.columns + right))
    return tuple(places)


def all_places(state: State) -> tuple[str, ...]:
    """V9: every place between two shops, once."""
    shops = range(len(state.city.shops))
    return tuple(dict.fromkeys(place for shop in shops for place in places_beside(state, shop, "north")))


def ask_unlock(_: State, __: tk.UnlockAssistant) -> Question:
    """V9: one that is not on the board."""
    return yes_no("assistant_left", "V9")


def take_unlock(play: Play, _: tk.UnlockAssistant, answer: an.Said) -> None:
    """V9: drawn; the owner's hand does that."""
    if answer.yes:
        play.then(tk.PlaceAssistant())
    else:
        play.tell(hp.CameToNothing("assistant", "no_assistant_left"))


def _beside_current(state: State) -> tuple[str, ...]:
    return places_beside(state, state.tradesmen[state.current].shop, state.arrow)


def ask_place(state: State, _: tk.PlaceAssistant) -> Question:
    """V9: the first free place beside the current tradesman, clockwise from the arrow."""
    shop = state.tradesmen[state.current].shop
    return choice("assistant_place", "V9", (*_beside_current(state), "none"), shop=shop, arrow=state.arrow)


def take_place(play: Play, _: tk.PlaceAssistant, answer: an.Word) -> None:
    """V9: there, else anywhere: the places in an order by chance, of which the first free one is a fair draw."""
    if answer.word != "none":
        _put_assistant(play, answer.word)
        return
    beside = _beside_current(play.state)
    play.then(
        tk.PlaceAssistantElsewhere(shuffled(play, [each for each in all_places(play.state) if each not in beside]))
    )


def ask_elsewhere(state: State, task: tk.PlaceAssistantElsewhere) -> Question | None:
    """V9: the first of the drawn places that is free."""
    known = set(all_places(state))
    places = tuple(place for place in task.places if place in known)
    return choice("assistant_elsewhere", "V9", (*places, "none")) if places else None


def take_elsewhere(play: Play, task: tk.PlaceAssistantElsewhere, answer: an.Word) -> None:
    """V9: there, or nowhere at all."""
    if answer.word == "none":
        do_nowhere(play, task)
    else:
        _put_assistant(play, answer.word)


def do_nowhere(play: Play, _: tk.PlaceAssistantElsewhere) -> None:
    """V9: the city has no free place."""
    play.tell(hp.CameToNothing("assistant", "no_place_left"))


def _put_assistant(play: Play, place: str) -> None:
    first, second = (int(shop) for shop in place.split("-"))
    play.change(assistants=True)
    play.tell(hp.AssistantPlaced(first, second))


HANDLERS: dict[type[tk.Task], Handler] = {
    tk.Trade: Handler(ask_trade, take_trade),
    tk.GetTechnology: Handler(ask_technology, take_technology, do_no_technology),
    tk.UnlockAssistant: Handler(ask_unlock, take_unlock),
    tk.PlaceAssistant: Handler(ask_place, take_place),
    tk.PlaceAssistantElsewhere: Handler(ask_elsewhere, take_elsewhere, do_nowhere),
}
