"""The machine while an answer is worked out: its draws, what it gains, its lead letters and its orders."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from game.companion.rules import dialogue as an
from game.companion.rules import dialogue as hp
from game.companion.rules import pending as tk
from game.companion.rules.dialogue import Happening, Part, Question
from game.companion.rules.fields import ask_field, field, fitted, value_of, with_field
from game.companion.rules.machine import LeadLetter, Order, State, Tradesman, get, has
from game.companion.rules.pending import Task
from game.companion.rules.symbols import (
    ACTION_OF,
    GOODS,
    LETTERS,
    MOST,
    MOST_LETTERS,
    MOST_ON_LINE,
    MOST_PHASES,
    MOST_WAITING,
    RESOURCES,
    Effect,
    EffectKind,
    Goods,
    Resource,
)

# ---------------------------------------------------------------- play
# The machine while an answer is being worked out: the state so far, and what has happened.


class Play:
    """A state that rules replace piece by piece, and the happenings that they tell. It lives for one answer."""

    __slots__ = ("happenings", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.happenings: list[Happening] = []

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def change_tradesman(self, index: int, **fields: Any) -> None:
        """Replace fields of one tradesman."""
        tradesmen: list[Tradesman] = list(self.state.tradesmen)
        tradesmen[index] = replace(tradesmen[index], **fields)
        self.change(tradesmen=tuple(tradesmen))

    def tell(self, *happenings: Happening) -> None:
        """Add to what has happened."""
        self.happenings.extend(happenings)

    def then(self, *tasks: Task) -> None:
        """Put tasks before all that is still to do, in this order."""
        self.state = replace(self.state, stack=(*self.state.stack, *reversed(tasks)))

    def pop(self) -> None:
        """Take the next task off the stack."""
        self.state = replace(self.state, stack=self.state.stack[:-1])


class Handler(NamedTuple):
    """What is done with one kind of task.

    `ask` gives the question that it needs, or None if it needs none; `take` works out the answer; `do` works the task
    out where there is nothing to ask. The task is off the stack by then, and both may put others on it.
    """

    ask: Callable[[State, Any], Question | None] | None = None
    take: Callable[[Play, Any, Any], None] | None = None
    do: Callable[[Play, Any], None] | None = None


def yes_no(kind: str, rule: str, *, likely: bool = True, **figures: int | str) -> Question:
    """A question for yes or no, of which one is likely."""
    return Question(kind=kind, form="yes_no", rule=rule, figures=figures, suggested=likely)


def choice(kind: str, rule: str, choices: tuple[str, ...], **figures: int | str) -> Question:
    """A question for one of some words."""
    return Question(kind=kind, form="choice", rule=rule, choices=choices, figures=figures)


def number(kind: str, rule: str, low: int, high: int, **figures: int | str) -> Question:
    """A question for a number within bounds."""
    return Question(kind=kind, form="number", rule=rule, low=low, high=high, figures=figures)


def effects(kind: str, rule: str, **figures: int | str) -> Question:
    """A question for what something gives."""
    return Question(kind=kind, form="effects", rule=rule, figures=figures)


# ---------------------------------------------------------------- chance
# Chance: every draw is made of the seed and a counter in the state, so a game repeats anywhere. The same numbers as
# the big game's: splitmix64 (Steele, Lea, Flood 2014) over the counter. It is written out again because that one
# draws for a table of its own, and the companion knows nothing of the big game.


T = TypeVar("T")
_MASK = (1 << 64) - 1


def entropy_of(seed: int) -> int:
    """The 64 bits that a seed stands for; any int is a seed."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def draw(play: Play, count: int) -> int:
    """The next number from 0 to count - 1."""
    draws = play.state.draws + 1
    play.change(draws=draws)
    z = (play.state.entropy + draws * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * count) >> 64


def shuffled(play: Play, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order that chance decides (Fisher-Yates)."""
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = draw(play, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


# ---------------------------------------------------------------- set up
# Set-up (Q1 to Q3): what only the table shows, one question after the other.


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


# ---------------------------------------------------------------- gains
# What the machine gains: effects one after the other, chains of actions, and goods that turn into points.


_TASK_OF: dict[EffectKind, tk.Task] = {
    "letter_goods": tk.UseLetterGoods(),
    "trade": tk.Trade(),
    "lead_letter": tk.GetLetter(),
    "lead_letter_goods": tk.GetLetter(goods=True),
    "typesetting": tk.SetLetter(),
    "travel": tk.Travel(),
    "technology": tk.GetTechnology(),
    "assistant": tk.UnlockAssistant(),
}


def gain(play: Play, resource: Resource, amount: int) -> None:
    """V1: so much more of something, as far as it can be counted; then V10."""
    total = min(getattr(play.state, resource) + amount, MOST[resource])
    play.change(**{resource: total})
    play.tell(hp.Gained(resource, amount, total))
    if resource in GOODS or resource == "coins":
        turn_into_points(play)


def gain_goods(play: Play, goods: Goods) -> None:
    """V1: each kind of goods that is there."""
    for good in GOODS:
        if amount := getattr(goods, good):
            gain(play, good, amount)


def turn_into_points(play: Play) -> None:
    """V10: as often as there are enough goods of one kind, or coins."""
    difficulty = play.state.difficulty
    limits = (*((good, difficulty.good_limit) for good in GOODS), ("coins", difficulty.coin_limit))
    for resource, limit in limits:
        points, rest = divmod(getattr(play.state, resource), limit)
        if points:
            play.change(**{resource: rest, "points": min(play.state.points + points, MOST["points"])})
            play.tell(hp.TurnedIntoPoints(resource, points * limit, points))  # type: ignore[arg-type]


def do_gain(play: Play, task: tk.Gain) -> None:
    """V1, W7: the first effect at once, with all that it sets off; then the others."""
    if not task.effects:
        return
    first, *rest = task.effects
    play.then(tk.Gain(tuple(rest)))
    if first.kind in RESOURCES:
        gain(play, first.kind, first.amount)
    else:
        begin_action(play, first)


def begin_action(play: Play, effect: Effect) -> None:
    """W7: an action runs until its end comes up on the stack; a second one of its kind is not begun."""
    action = ACTION_OF.get(effect.kind)
    if action is None:
        play.tell(hp.CameToNothing(effect.kind, "cannot_use"))
    elif tk.EndAction(action) in play.state.stack:
        play.tell(hp.CameToNothing(effect.kind, "chain_ended"))
    else:
        play.tell(hp.ActionBegan(effect.kind))
        play.then(_TASK_OF.get(effect.kind) or tk.MoveOrders(effect.amount), tk.EndAction(action))


def do_gain_at(play: Play, task: tk.GainAt) -> None:
    """Q1: known by now; nothing if the field went away with a hand edit."""
    if has(play.state, task.path):
        play.then(tk.Gain(get(play.state, task.path)))


def take_gain_at(play: Play, task: tk.GainAt, answer: an.Gives) -> None:
    """Q1: entered once, and gained."""
    play.state = with_field(play.state, task.path, answer.effects)
    play.then(task)


def ask_effects(_: State, task: tk.GainAsked) -> Question:
    """V6, Y2: what the director's step gives, or what a contract's place covers."""
    return effects(task.source, "V6" if task.source == "director_reward" else "Y2", number=task.number)


def take_effects(play: Play, _: tk.GainAsked, answer: an.Gives) -> None:
    """V6, Y2: gained at once (W7)."""
    play.then(tk.Gain(answer.effects))


def ask_count(state: State, task: tk.GainCount) -> Question:
    """Y3: what stands beside the spaces that the capacity marker passed."""
    end = state.capacity
    return number(f"capacity_{task.resource}", "Y3", 0, 20, start=end + task.fallen, end=end)


def take_count(play: Play, task: tk.GainCount, answer: an.Number) -> None:
    """Y3: coins or points of the capacity marker's way."""
    if answer.value:
        gain(play, task.resource, answer.value)


# ---------------------------------------------------------------- letters
# Lead letters: their goods (V2), getting one (V4) and setting one (V5).


def first_letter(state: State) -> int | None:
    """V2, V5: the place of the held letter that comes first in the letter order, or None if it holds none."""
    order = state.letter_order
    places = range(len(state.letters))
    return min(places, key=lambda place: order.index(state.letters[place].letter), default=None)


def do_use_goods(play: Play, _: tk.UseLetterGoods) -> None:
    """V2: the goods of one that it holds; none: nothing."""
    place = first_letter(play.state)
    if place is None:
        play.tell(hp.CameToNothing("letter_goods", "holds_no_letter"))
    else:
        play.then(tk.GainLetterGoods(place))


def ask_goods(state: State, task: tk.GainLetterGoods) -> Question | None:
    """V2, V4: what the letter shows, if nobody has needed it yet."""
    held = state.letters[task.index : task.index + 1]
    return ask_field(state, f"letters.{task.index}.goods", "V2") if held and held[0].goods is None else None


def take_goods(play: Play, task: tk.GainLetterGoods, answer: an.Counted) -> None:
    """V2, V4: known from now on."""
    play.state = with_field(play.state, f"letters.{task.index}.goods", answer.goods)
    play.then(task)


def do_goods(play: Play, task: tk.GainLetterGoods) -> None:
    """V2, V4: gained; nothing if the letter went away with a hand edit."""
    for letter in play.state.letters[task.index : task.index + 1]:
        assert letter.goods is not None
        gain_goods(play, letter.goods)


def ask_letter(state: State, task: tk.GetLetter) -> Question | None:
    """V4, W5: which letter of the order is the first that lies on the typesetting board."""
    if len(state.letters) >= MOST_LETTERS:
        return None
    return choice("letter_on_board", task.rule, (*state.letter_order, "none"), order=state.letter_order)


def take_letter(play: Play, task: tk.GetLetter, answer: an.Word) -> None:
    """V4, W5: it goes to its workshop; with the icon its goods are gained."""
    if answer.word == "none":
        play.tell(hp.CameToNothing("lead_letter", "no_letter_there"))
        return
    play.tell(hp.LetterTaken(answer.word))
    place = len(play.state.letters)
    play.change(letters=(*play.state.letters, LeadLetter(answer.word)))  # type: ignore[arg-type]
    if task.goods:
        play.then(tk.GainLetterGoods(place))


def do_no_letter(play: Play, _: tk.GetLetter) -> None:
    """V4: a third is not taken."""
    play.tell(hp.CameToNothing("lead_letter", "holds_two_letters"))


def space_for(state: State, letter: str) -> int | None:
    """V5: the first free space of the composing stick that bears the letter, else the first free one."""
    free = [space for space, held in enumerate(state.stick) if not held]
    return next((space for space in free if state.board.stick[space].letter == letter), free[0] if free else None)


def do_set(play: Play, _: tk.SetLetter) -> None:
    """V5: one letter, and what its space covered; no letter or a full stick: a point."""
    place = first_letter(play.state)
    if place is None:
        _point_instead(play, hp.PointInstead("holds_no_letter"))
        return
    letter = play.state.letters[place].letter
    space = space_for(play.state, letter)
    if space is None:
        _point_instead(play, hp.PointInstead("stick_full"))
        return
    stick = (*play.state.stick[:space], letter, *play.state.stick[space + 1 :])
    play.change(stick=stick, letters=(*play.state.letters[:place], *play.state.letters[place + 1 :]))
    play.tell(hp.LetterSet(letter, space))
    play.then(tk.GainAt(f"board.stick.{space}.covers"))


def _point_instead(play: Play, why: hp.PointInstead) -> None:
    play.tell(why)
    gain(play, "points", 1)


# ---------------------------------------------------------------- orders
# Orders: taking them (Y1), and moving them on, in the production (Y3) and by a shop's action (V1).


def ask_order(state: State, _: tk.TakeOrder) -> Question | None:
    """Y1: with fewer than two not begun, whether there is one on offer."""
    if len(state.waiting) >= MOST_WAITING:
        return None
    return yes_no("order_on_offer", "Y1", waiting=len(state.waiting), choose="cheapest", of_equals="leftmost")


def take_order(play: Play, _: tk.TakeOrder, answer: an.Said) -> None:
    """Y1: the cheapest, of equals the leftmost, free; one a round."""
    if answer.yes:
        play.tell(hp.OrderTaken())
        play.then(tk.EnterOrder())
    else:
        play.tell(hp.CameToNothing("order", "no_order_on_offer"))


def do_no_order(play: Play, _: tk.TakeOrder) -> None:
    """Y1: two are waiting."""
    play.tell(hp.CameToNothing("order", "orders_full"))


def ask_about_order(state: State, task: tk.EnterOrder) -> Question | None:
    """Q4: the order's phases, then its points; None if a hand edit filled its place."""
    if len(state.waiting) >= MOST_WAITING:
        return None
    if not task.phases:
        return number("order_phases", "Q4", 1, MOST_PHASES)
    return number("order_points", "Q4", 0, 50, phases=task.phases)


def take_about_order(play: Play, task: tk.EnterOrder, answer: an.Number) -> None:
    """Q4: known, it waits to be begun."""
    if task.phases:
        play.change(waiting=(*play.state.waiting, Order(0, task.phases, answer.value)))
    else:
        play.then(tk.EnterOrder(answer.value))


# moving them


def right_to_left(state: State) -> tuple[int, ...]:
    """Y3: the orders by place, most phases done first: those on the line, then those not begun.

    A place counts along `line` and goes on along `waiting`.
    """
    line = sorted(range(len(state.line)), key=lambda place: -state.line[place].done)
    return (*line, *range(len(line), len(line) + len(state.waiting)))


def due(state: State, task: tk.MoveOrders) -> tuple[int, ...]:
    """Y3: the places of the orders that move in this sweep, as far as phases or capacity go."""
    left = state.capacity if task.production else task.left
    startable = MOST_ON_LINE - len(state.line)
    last = len(state.line) + startable
    return tuple(place for place in right_to_left(state) if place not in task.stuck and place < last)[:left]


def ask_stuck(state: State, task: tk.MoveOrders) -> Question | None:
    """Y3: which of them cannot move; None if none is left to move."""
    places = due(state, task)
    if not places:
        return None
    words = tuple(str(place) for place in places)
    left = state.capacity if task.production else task.left
    return choice("orders_stuck", "Y3" if task.production else "V1", ("none", *words), left=left, moving=len(places))


def take_stuck(play: Play, task: tk.MoveOrders, answer: an.Word) -> None:
    """Y3: one that cannot move is skipped; when all the others can, they move, and the next sweep begins."""
    if answer.word != "none":
        play.then(replace(task, stuck=(*task.stuck, int(answer.word))))
        return
    places = due(play.state, task)
    _sweep(play, places, production=task.production)
    if task.production or task.left > len(places):
        play.then(tk.MoveOrders(task.left - len(places), task.production))


def do_no_move(play: Play, task: tk.MoveOrders) -> None:
    """V1: nothing moves; the production tells its own end."""
    if not task.production:
        play.tell(hp.CameToNothing("move_orders", "no_order_moves"))


def _sweep(play: Play, places: tuple[int, ...], *, production: bool) -> None:
    """Y3: each of the orders by one phase; finished ones leave and give their points at once."""
    line, waiting = play.state.line, play.state.waiting
    all_orders = (*line, *waiting)
    moved = {place: _one_further(old) for place, old in enumerate(all_orders) if place in places}
    on_line = (moved.get(place, order) for place, order in enumerate(all_orders) if place < len(line) or place in moved)
    play.change(
        line=tuple(order for order in on_line if order.left),
        waiting=tuple(order for place, order in enumerate(waiting, len(line)) if place not in moved),
    )
    for place in places:
        _tell_moved(play, moved[place], production=production)


def _one_further(order: Order) -> Order:
    return Order(min(order.done + 1, MOST_PHASES), order.left - 1, order.points)


def _tell_moved(play: Play, order: Order, *, production: bool) -> None:
    play.tell(hp.OrderMoved(order.done, order.left))
    if production:
        play.change(capacity=play.state.capacity - 1)
        play.tell(hp.CapacityFell(play.state.capacity))
    if not order.left:
        play.tell(hp.OrderFinished(order.points))
        gain(play, "points", order.points)


def do_produce(play: Play, _: tk.Produce) -> None:
    """Y3: as long as capacity lasts; no goods, no wages."""
    if not play.state.capacity:
        play.tell(hp.CameToNothing("production", "no_capacity"))
    elif not right_to_left(play.state):
        play.tell(hp.CameToNothing("production", "no_order_moves"))
    else:
        play.then(tk.MoveOrders(0, production=True), tk.EndProduction(play.state.capacity))


def do_end_production(play: Play, task: tk.EndProduction) -> None:
    """Y3: then what the capacity marker passed."""
    play.tell(hp.ProductionEnded(play.state.capacity))
    fallen = task.capacity - play.state.capacity
    if fallen > 0:
        play.then(tk.GainCount("coins", fallen), tk.GainCount("points", fallen))


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
    tk.Gain: Handler(do=do_gain),
    tk.GainAt: Handler(ask_to_learn, take_gain_at, do_gain_at),
    tk.GainAsked: Handler(ask_effects, take_effects),
    tk.GainCount: Handler(ask_count, take_count),
    tk.EndAction: Handler(),
    tk.UseLetterGoods: Handler(do=do_use_goods),
    tk.GainLetterGoods: Handler(ask_goods, take_goods, do_goods),
    tk.GetLetter: Handler(ask_letter, take_letter, do_no_letter),
    tk.SetLetter: Handler(do=do_set),
    tk.TakeOrder: Handler(ask_order, take_order, do_no_order),
    tk.EnterOrder: Handler(ask_about_order, take_about_order),
    tk.MoveOrders: Handler(ask_stuck, take_stuck, do_no_move),
    tk.Produce: Handler(do=do_produce),
    tk.EndProduction: Handler(do=do_end_production),
}
