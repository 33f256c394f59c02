"""Set-up (Q1 to Q3): what only the table shows, one question after the other."""

from msgspec.structs import replace

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.chance import draw, shuffled
from game.companion.fields import ask_field, fitted, value_of, with_field
from game.companion.lens import get, has
from game.companion.play import Handler, Play, yes_no
from game.companion.questions import Question
from game.companion.state import State

USUAL_CITY = {1: (3, 3), 2: (3, 4), 3: (4, 4)}
"""Q1: rows and columns by the number of people, the machine being one player more."""

STARTING_GOODS = ("paper", "ink", "lead", "coins", "points", "capacity", "workforce", "city_markers")
"""Q1: what a person starts with, too."""

SWITCHES = ("contract", "technology", "factory", "good_limit", "coin_limit")


def set_up_tasks() -> tuple[tk.Task, ...]:
    """All that is to do before the first round, in order."""
    return (
        tk.AskField("people", "Q1"),
        tk.AskField("place", "Q1"),
        tk.EnterCity(),
        tk.EnterBoard(),
        tk.AskField("order_marker", "Q1"),
        *(tk.AskField(name, "Q1") for name in STARTING_GOODS),
        tk.AskField("assistants", "V9"),
        tk.SetDifficulty(),
        tk.AskField("tile_mode", "Q3"),
        tk.ShuffleTiles(),
        tk.PlaceTradesmen(),
        tk.ConfirmTradesmen(),
        tk.BeginRound(),
    )


def ask_for_field(state: State, task: tk.AskField) -> Question | None:
    """Q1, Y6: the field as it stands is what is suggested."""
    return ask_field(state, task.path, task.rule)


def take_field(play: Play, task: tk.AskField, answer: an.Answer) -> None:
    """Q1, Y6: the field as the owner says."""
    play.state = with_field(play.state, task.path, value_of(answer))


def ask_city(state: State, _: tk.EnterCity) -> Question | None:
    """Q1: the rows, or a city kept from another game."""
    question = ask_field(state, "city.rows", "Q1")
    assert question is not None
    rows, columns = USUAL_CITY[state.people]
    figures = {"players": state.people + 1, "rows": rows, "columns": columns}
    return replace(question, figures=figures, suggested=rows, profile="city")


def take_city(play: Play, _: tk.EnterCity, answer: an.Number | an.UseCity) -> None:
    """Q1: a kept city is complete; of another the columns and shops are asked."""
    if isinstance(answer, an.UseCity):
        play.state = fitted(replace(play.state, city=answer.city))
        return
    play.change(city=play.state.city.resized(answer.value, USUAL_CITY[play.state.people][1]))
    play.then(tk.AskField("city.columns", "Q1"), tk.EnterShops())


def ask_shops(_: State, __: tk.EnterShops) -> Question:
    """Q1: now, or each when a tradesman first comes to it."""
    return yes_no("enter_shops", "Q1")


def take_shops(play: Play, _: tk.EnterShops, answer: an.Said) -> None:
    """Q1: its own action and that of its room II."""
    if answer.yes:
        shops = range(len(play.state.city.shops))
        names = ("action", "room_action")
        play.then(*(tk.LearnEffects(f"city.shops.{shop}.{name}") for shop in shops for name in names))


def ask_to_learn(state: State, task: tk.LearnEffects | tk.GainAt) -> Question | None:
    """Q1: only what is not known yet."""
    known = not has(state, task.path) or get(state, task.path) is not None
    return None if known else ask_field(state, task.path, "Q1")


def take_lesson(play: Play, task: tk.LearnEffects, answer: an.Gives) -> None:
    """Q1: entered once."""
    play.state = with_field(play.state, task.path, answer.effects)


def ask_board(state: State, _: tk.EnterBoard) -> Question | None:
    """Q1: how long the composing stick is, or a board kept from another game."""
    question = ask_field(state, "board.stick.count", "Q1")
    assert question is not None
    return replace(question, profile="board")


def take_board(play: Play, _: tk.EnterBoard, answer: an.Number | an.UseBoard) -> None:
    """Q1: a kept board is complete; of another its letters and sizes are asked; what spaces cover, later."""
    if isinstance(answer, an.UseBoard):
        play.state = fitted(replace(play.state, board=answer.board))
        return
    play.state = with_field(play.state, "board.stick.count", answer.value)
    letters = (tk.AskField(f"board.stick.{space}.letter", "Q1") for space in range(answer.value))
    sizes = (tk.AskField("board.workshop_rows", "Q1"), tk.AskField("board.order_track", "Q1"))
    play.then(*letters, *sizes)


def ask_difficulty(_: State, __: tk.SetDifficulty) -> Question:
    """Y5: off by default."""
    return yes_no("change_difficulty", "Y5")


def take_difficulty(play: Play, _: tk.SetDifficulty, answer: an.Said) -> None:
    """Y5: each switch on its own."""
    if answer.yes:
        play.then(*(tk.AskField(f"difficulty.{name}", "Y5") for name in SWITCHES))


def do_shuffle(play: Play, _: tk.ShuffleTiles) -> None:
    """Q2, W6: all 24 tiles; of the owner's own only the count is kept."""
    play.change(pile=shuffled(play, range(len(play.state.tiles))))
    play.tell(hp.TilesShuffled() if play.state.tile_mode == "ours" else hp.BoxTilesShuffled())


def do_place_tradesmen(play: Play, _: tk.PlaceTradesmen) -> None:
    """Q2: two different shops; both stand, in room II."""
    count = len(play.state.city.shops)
    first = draw(play, count)
    second = (first + 1 + draw(play, count - 1)) % count
    for index, shop in enumerate((first, second)):
        play.change_tradesman(index, shop=shop, room=2, standing=True)
        play.tell(hp.TradesmanPlaced(index, shop, 2))


def ask_tradesmen(state: State, _: tk.ConfirmTradesmen) -> Question:
    """Q2: the base game may tie places to the order marker."""
    first, second = state.tradesmen
    return yes_no("tradesmen_right", "Q2", first=first.shop, second=second.shop)


def take_tradesmen(play: Play, _: tk.ConfirmTradesmen, answer: an.Said) -> None:
    """Q2: the owner may correct the shops and the rooms."""
    if not answer.yes:
        names = ("tradesmen.0.shop", "tradesmen.0.room", "tradesmen.1.shop", "tradesmen.1.room")
        play.then(*(tk.AskField(name, "Q2") for name in names))


HANDLERS: dict[type[tk.Task], Handler] = {
    tk.AskField: Handler(ask_for_field, take_field),
    tk.EnterCity: Handler(ask_city, take_city),
    tk.EnterShops: Handler(ask_shops, take_shops),
    tk.LearnEffects: Handler(ask_to_learn, take_lesson),
    tk.EnterBoard: Handler(ask_board, take_board),
    tk.SetDifficulty: Handler(ask_difficulty, take_difficulty),
    tk.ShuffleTiles: Handler(do=do_shuffle),
    tk.PlaceTradesmen: Handler(do=do_place_tradesmen),
    tk.ConfirmTradesmen: Handler(ask_tradesmen, take_tradesmen),
}
