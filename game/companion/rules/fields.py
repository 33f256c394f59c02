"""Q4: every field that the owner may set by hand, with its bounds. Set-up, hand edits and loading use it."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from game.companion.rules import dialogue as an
from game.companion.rules import symbols
from game.companion.rules.dialogue import ANSWER_OF, Form, Question, is_letter_order, refusal
from game.companion.rules.machine import LeadLetter, Order, State, StickSpace, get, has, pattern_of, put

Value: TypeAlias = bool | int | str | symbols.Effects | symbols.Goods
_High: TypeAlias = int | Callable[[State], int]


class _Spec(msgspec.Struct, frozen=True):
    form: Form
    low: int = 0
    high: _High = 0
    choices: tuple[int | str, ...] = ()


def _number(low: int, high: _High, *choices: int) -> _Spec:
    return _Spec("number", low, high, choices)


def _choice(*choices: str) -> _Spec:
    return _Spec("choice", choices=choices)


_YES_NO = _Spec("yes_no")
_EFFECTS = _Spec("effects")
_CLOSE = _number(-1, 1)

SPECS: dict[str, _Spec] = {
    **{name: _number(0, symbols.MOST[name]) for name in symbols.RESOURCES},
    "letters.count": _number(0, symbols.MOST_LETTERS),
    "letters.*.letter": _choice(*symbols.LETTERS),
    "letters.*.goods": _Spec("goods", 0, 3),
    "waiting.count": _number(0, symbols.MOST_WAITING),
    "waiting.*.left": _number(1, symbols.MOST_PHASES),
    "waiting.*.points": _number(0, 50),
    "line.count": _number(0, symbols.MOST_ON_LINE),
    "line.*.done": _number(0, symbols.MOST_PHASES),
    "line.*.left": _number(1, symbols.MOST_PHASES),
    "line.*.points": _number(0, 50),
    "contracts": _number(0, symbols.MOST_CONTRACTS),
    "workshop.count": _number(0, lambda state: len(state.board.covers)),
    "workshop.*": _choice(*symbols.PIECES),
    "city_markers": _number(0, 30),
    "director": _number(0, symbols.MOST_DIRECTOR_STEPS),
    "order_marker": _number(1, lambda state: state.board.order_track),
    "tradesmen.*.shop": _Spec("shop", 0, lambda state: len(state.city.shops) - 1),
    "tradesmen.*.room": _number(1, 2),
    "tradesmen.*.standing": _YES_NO,
    "people": _number(1, 3),
    "place": _number(1, lambda state: state.people + 1),
    "round": _number(0, symbols.MOST_ROUNDS),
    "stick.*": _choice("", *symbols.LETTERS),
    "assistants": _YES_NO,
    "other_points": _number(0, 500),
    "tile_mode": _choice(*symbols.TILE_MODES),
    "tile.arrow": _choice(*symbols.DIRECTIONS),
    "tile.letters": _Spec("letters"),
    "city.rows": _number(2, 6),
    "city.columns": _number(2, 6),
    "city.shops.*.action": _EFFECTS,
    "city.shops.*.room_action": _EFFECTS,
    "board.stick.count": _number(1, 40),
    "board.stick.*.letter": _choice("", *symbols.LETTERS),
    "board.stick.*.covers": _EFFECTS,
    "board.workshop_rows": _number(1, 6),
    "board.covers.*": _EFFECTS,
    "board.order_track": _number(1, 20),
    "difficulty.contract": _number(-5, 5, -5, -4, -3, -2, 0, 2, 3, 4, 5),  # Y5: 2 or more
    "difficulty.technology": _CLOSE,
    "difficulty.factory": _CLOSE,
    **{f"difficulty.{good}_limit": _number(2, 9) for good in symbols.GOODS},
    "difficulty.coin_limit": _number(2, 15),
}
"""By path, with a star for a place in a list."""

_NEW_ITEMS = {
    "letters": LeadLetter("A"),
    "waiting": Order(0, 3, 0),
    "line": Order(1, 2, 0),
    "workshop": "technology",
    "board.stick": StickSpace(),
}


def kind_of(path: str) -> str:
    """The field's name among the questions' kinds: its path without places."""
    return pattern_of(path).replace(".*", "")


def ask_field(state: State, path: str, rule: str = "Q4") -> Question | None:
    """The question for the field at a path, or None if there is no such field just now; None is "not known yet"."""
    spec = SPECS.get(pattern_of(path))
    if spec is None or not has(state, path):
        return None
    return Question(
        kind=kind_of(path),
        form=spec.form,
        rule=rule,
        figures=_figures(state, path),
        low=spec.low,
        high=spec.high if isinstance(spec.high, int) else spec.high(state),
        choices=spec.choices,
        suggested=get(state, path),
    )


def fields(state: State) -> tuple[Question, ...]:
    """The questions for all fields, in the order of the table."""
    found = (ask_field(state, path) for pattern in SPECS for path in _paths(state, pattern))
    return tuple(each for each in found if each is not None)


def _paths(state: State, pattern: str) -> Iterator[str]:
    front, star, back = pattern.partition(".*")
    if not star:
        yield pattern
    elif has(state, front):
        for index in range(len(get(state, front))):
            yield f"{front}.{index}{back}"


def _figures(state: State, path: str) -> dict[str, int | str]:
    """Which shop, space, letter or tradesman it is: counted from 0, and a letter by its name."""
    found: dict[str, int | str] = {"path": path}
    places = [int(part) for part in path.split(".") if part.isdigit()]
    if places:
        found["index"] = places[0]
    if path.startswith("letters.") and places:
        found["letter"] = get(state, path.rpartition(".")[0] + ".letter")
    return found


def edit_refusal(state: State, path: str, value: Value) -> str | None:
    """Why a field cannot be set to a value (a code), or None if it can."""
    question = ask_field(state, path)
    if question is None:
        return "no_such_field"
    if type(value) is not _VALUE_OF.get(ANSWER_OF[question.form], str):
        return "other_form"
    return refusal(question, answer_with(question.form, value))


_VALUE_OF: dict[type[an.Answer], type] = {an.Number: int, an.Said: bool, an.Gives: tuple, an.Counted: symbols.Goods}
"""What the answers hold that do not hold text; true and false are no numbers here."""


def answer_with(form: Form, value: Value) -> an.Answer:
    """The answer of a form that holds a value, which must be of that form."""
    return ANSWER_OF[form](value)  # type: ignore[arg-type, call-arg]


def with_field(state: State, path: str, value: Value) -> State:
    """The state with a field set, and with all that hangs on it fitted to it."""
    if path in ("city.rows", "city.columns"):
        assert isinstance(value, int)
        rows, columns = (value, state.city.columns) if path == "city.rows" else (state.city.rows, value)
        changed = put(state, "city", state.city.resized(rows, columns))
    elif path.endswith(".count"):
        assert isinstance(value, int)
        name = path.removesuffix(".count")
        changed = put(state, name, _of_length(get(state, name), value, _NEW_ITEMS[name]))
    else:
        changed = put(state, path, value)
    return fitted(changed)


def fitted(state: State) -> State:
    """The state with whatever depends on another field brought within its bounds."""
    track, last_shop = state.board.order_track, len(state.city.shops) - 1
    covers = _of_length(state.board.covers, state.board.workshop_rows * symbols.LEVELS, None)
    first, second = (msgspec.structs.replace(man, shop=min(man.shop, last_shop)) for man in state.tradesmen)
    return msgspec.structs.replace(
        state,
        place=min(state.place, state.people + 1),
        order_marker=min(state.order_marker, track),
        tradesmen=(first, second),
        board=msgspec.structs.replace(state.board, covers=covers),
        stick=_of_length(state.stick, len(state.board.stick), ""),
        workshop=state.workshop[: len(covers)],
    )


def _of_length(items: tuple[Any, ...], length: int, new: object) -> tuple[Any, ...]:
    """The items cut or filled up to a length."""
    return (*items[:length], *(new,) * (length - len(items)))


def is_sound(state: State) -> bool:
    """True if every known field is within its bounds and fits the others: what a save must show."""
    sizes = len(state.city.shops) == state.city.rows * state.city.columns and state.current in (0, 1)
    tiles = bool(state.tiles) and all(is_letter_order(tile.letters) for tile in state.tiles)
    pile = all(0 <= index < len(state.tiles) for index in state.pile)
    known = ((each, each.suggested) for each in fields(state))
    in_bounds = all(value is None or refusal(each, answer_with(each.form, value)) is None for each, value in known)
    return sizes and tiles and pile and fitted(state) == state and in_bounds
