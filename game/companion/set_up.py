"""Set-up (Q1 to Q3): what only the table shows, one question after the other."""

from msgspec.structs import replace

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.chance import draw, shuffled
from game.companion.fields import ask_field, field, fitted, value_of, with_field
from game.companion.lens import get, has
from game.companion.names import LETTERS
from game.companion.play import Handler, Play, yes_no
from game.companion.questions import Part, Question
from game.companion.state import State

USUAL_CITY = {1: (3, 3), 2: (3, 4), 3: (4, 4)}
"""Q1: rows and columns by the number of people, the machine being one player more."""

STARTING_GOODS = ("paper", "ink", "lead", "coins", "points", "capacity", "workforce", "city_markers")
"""Q1: what a person starts with, too."""

CITY_SIZE = ("city.rows", "city.columns")
BOARD_SIZE = ("board.stick.count", "board.workshop_rows", "board.order_track")

ASKED_AT_ONCE = {"city_size": CITY_SIZE, "board_size": BOARD_SIZE, "start": STARTING_GOODS}
"""The fields whose numbers one question asks for, by its kind."""

SWITCHES = ("contract", "technology", "factory", "good_limit", "coin_limit")


def set_up_tasks() -> tuple[tk.Task, ...]:
    """All that is to do before the first round, in order."""
    return (
        tk.AskField("people", "Q1"),
        tk.AskField("place", "Q1"),
        tk.EnterCity(),
        tk.EnterBoard(),
        tk.AskField("order_marker", "Q1"),
        tk.EnterStart(),
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


def ask_numbers(state: State, kind: str) -> Question:
    """Q1: several numbers at once; what stands in their fields is what is suggested."""
    found = [field(state, path) for path in ASKED_AT_ONCE[kind]]
    parts = tuple(
        Part(each.path, each.low, each.high, each.value) for each in found if each and isinstance(each.value, int)
    )
    return Question(kind=kind, form="counts", rule="Q1", parts=parts)


def take_numbers(play: Play, kind: str, answer: an.Counts) -> None:
    """Q1: each number goes to its field."""
    for path, value in zip(ASKED_AT_ONCE[kind], answer.values, strict=True):
        play.state = with_field(play.state, path, value)


def ask_city(state: State, _: tk.EnterCity) -> Question:
    """Q1: how many rows and columns, or a city kept from another game."""
    usual = USUAL_CITY[state.people]
    question = ask_numbers(state, "city_size")
    parts = tuple(replace(part, suggested=number) for part, number in zip(question.parts, usual, strict=True))
    figures = {"players": state.people + 1, "rows": usual[0], "columns": usual[1]}
    return replace(question, figures=figures, parts=parts, profile="city")


def take_city(play: Play, _: tk.EnterCity, answer: an.Counts | an.UseCity) -> None:
    """Q1: a kept city is complete; of another the shops are asked."""
    if isinstance(answer, an.UseCity):
        play.state = fitted(replace(play.state, city=answer.city))
        return
    take_numbers(play, "city_size", answer)
    play.then(tk.EnterShops())


def ask_shops(_: State, __: tk.EnterShops) -> Question:
    """Q1: now, or each when a tradesman first comes to it."""
    return yes_no("enter_shops", "Q1", likely=False)


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


def ask_board(state: State, _: tk.EnterBoard) -> Question:
    """Q1: the sizes of its board, or a board kept from another game."""
    return replace(ask_numbers(state, "board_size"), profile="board")


def take_board(play: Play, _: tk.EnterBoard, answer: an.Counts | an.UseBoard) -> None:
    """Q1: a kept board is complete; of another the letters are asked; what spaces cover, later."""
    if isinstance(answer, an.UseBoard):
        play.state = fitted(replace(play.state, board=answer.board))
        return
    take_numbers(play, "board_size", answer)
    play.then(tk.EnterStick())


def ask_stick(state: State, _: tk.EnterStick) -> Question:
    """Q1: the letters of all spaces of the composing stick at once."""
    spaces = len(state.board.stick)
    return Question(kind="stick_letters", form="printed", rule="Q1", high=spaces, choices=("", *LETTERS))


def take_stick(play: Play, _: tk.EnterStick, answer: an.Printed) -> None:
    """Q1: each letter on its space."""
    board = play.state.board
    stick = tuple(replace(space, letter=letter) for space, letter in zip(board.stick, answer.letters, strict=True))
    play.change(board=replace(board, stick=stick))


def ask_start(state: State, _: tk.EnterStart) -> Question:
    """Q1: the starting goods, all at once."""
    return ask_numbers(state, "start")


def take_start(play: Play, _: tk.EnterStart, answer: an.Counts) -> None:
    """Q1: it has them."""
    take_numbers(play, "start", answer)


def ask_difficulty(_: State, __: tk.SetDifficulty) -> Question:
    """Y5: off by default."""
    return yes_no("change_difficulty", "Y5", likely=False)


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
    tk.EnterStick: Handler(ask_stick, take_stick),
    tk.EnterStart: Handler(ask_start, take_start),
    tk.SetDifficulty: Handler(ask_difficulty, take_difficulty),
    tk.ShuffleTiles: Handler(do=do_shuffle),
    tk.PlaceTradesmen: Handler(do=do_place_tradesmen),
    tk.ConfirmTradesmen: Handler(ask_tradesmen, take_tradesmen),
}
