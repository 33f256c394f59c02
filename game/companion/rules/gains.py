"""The machine while an answer is worked out: its set-up, what it gains, its lead letters and its orders."""

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from game.companion.rules import dialogue as an
from game.companion.rules import symbols
from game.companion.rules.dialogue import Event, Question, choice, effects, number, yes_no
from game.companion.rules.fields import ask_field, fitted, with_field
from game.companion.rules.machine import LeadLetter, Order, State, Task, Tradesman, get, has

T = TypeVar("T")
_MASK = (1 << 64) - 1


class StackTask(Task, msgspec.Struct, frozen=True, tag=symbols.snake, array_like=True):
    """A task as it is saved."""


class Play:
    """A state that rules replace piece by piece, and what they tell of it. It lives for one answer."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_tradesman(self, index: int, **fields: Any) -> None:
        tradesmen: list[Tradesman] = list(self.state.tradesmen)
        tradesmen[index] = replace(tradesmen[index], **fields)
        self.change(tradesmen=tuple(tradesmen))

    def set_field(self, path: str, value: Any) -> None:
        self.state = with_field(self.state, path, value)

    def tell(self, kind: str, **figures: Any) -> None:
        self.events.append(Event(kind, figures))

    def instruct(self, kind: str, **figures: Any) -> None:
        """Add to what has happened something that is to be done by hand on the table."""
        self.events.append(Event(kind, figures, by_hand=True))

    def tell_nothing(self, effect: str, why: str) -> None:
        self.tell("came_to_nothing", effect=effect, reason=why)

    def then(self, *tasks: Task) -> None:
        """Put tasks before all that is still to do, in this order."""
        self.change(stack=(*self.state.stack, *reversed(tasks)))

    def pop(self) -> Task:
        task = self.state.stack[-1]
        self.change(stack=self.state.stack[:-1])
        return task

    def draw(self, count: int) -> int:
        """The next number from 0 to count - 1.

        It is made of the seed and a counter in the state, so a game repeats anywhere: splitmix64 (Steele, Lea, Flood
        2014) over the counter, as in the big game, of which the companion knows nothing.
        """
        draws = self.state.draws + 1
        self.change(draws=draws)
        z = (self.state.entropy + draws * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * count) >> 64

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order that chance decides (Fisher-Yates)."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)

    def gain(self, resource: symbols.Resource, amount: int) -> None:
        """V1: so much more of something, as far as it can be counted; then V10."""
        total = min(getattr(self.state, resource) + amount, symbols.MOST[resource])
        self.change(**{resource: total})
        self.tell("gained", resource=resource, amount=amount, total=total)
        if resource in symbols.GOODS or resource == "coins":
            self.turn_into_points()

    def gain_goods(self, goods: symbols.Goods) -> None:
        """V1: each kind of goods that is there."""
        for good in symbols.GOODS:
            if amount := getattr(goods, good):
                self.gain(good, amount)

    def turn_into_points(self) -> None:
        """V10: goods of one kind, or coins, as often as there are enough (V10_ruling); each has its limit (Y5)."""
        for resource in (*symbols.GOODS, "coins"):
            limit = getattr(self.state.difficulty, f"{resource.removesuffix('s')}_limit")
            points, rest = divmod(getattr(self.state, resource), limit)
            if points:
                self.change(**{resource: rest, "points": min(self.state.points + points, symbols.MOST["points"])})
                self.tell("turned_into_points", resource=resource, amount=points * limit, points=points)


def entropy_of(seed: int) -> int:
    """The 64 bits that a seed stands for; any int is a seed."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


# ---------------------------------------------------------------- set-up (Q1 to Q3)
# What only the table shows, one question after the other.

USUAL_CITY = {1: (3, 3), 2: (3, 4), 3: (4, 4)}
"""Q1: rows and columns by the number of people, the machine being one player more."""

STARTING_GOODS = (*symbols.RESOURCES, "city_markers")
"""Q1: what a person starts with, too."""

ASKED_AT_ONCE = {
    "city_size": ("city.rows", "city.columns"),
    "board_size": ("board.stick.count", "board.workshop_rows", "board.order_track"),
    "start": STARTING_GOODS,
}
"""The fields whose numbers one question asks for, by its kind."""


class AskField(StackTask, frozen=True):
    """A field of the state, from the owner; as it stands is what is suggested (Q1, Y6)."""

    path: str
    rule: str

    def ask(self, state: State) -> Question | None:
        return ask_field(state, self.path, self.rule)

    def take(self, play: Play, answer: Any) -> None:
        play.set_field(self.path, answer.value)


def ask_numbers(state: State, kind: str) -> Question:
    """Q1: several numbers at once; what stands in their fields is what is suggested."""
    asked = [ask_field(state, path, "Q1") for path in ASKED_AT_ONCE[kind]]
    return Question(kind=kind, form="counts", rule="Q1", parts=tuple(part for part in asked if part))


def take_numbers(play: Play, kind: str, answer: an.Counts) -> None:
    """Q1: each number goes to its field."""
    for path, value in zip(ASKED_AT_ONCE[kind], answer.value, strict=True):
        play.set_field(path, value)


class EnterCity(StackTask, frozen=True):
    """How many rows and columns, or a city kept from another game, which is complete (Q1)."""

    def ask(self, state: State) -> Question:
        usual = USUAL_CITY[state.people]
        question = ask_numbers(state, "city_size")
        parts = tuple(replace(part, suggested=number) for part, number in zip(question.parts, usual, strict=True))
        figures = {"players": state.people + 1, "rows": usual[0], "columns": usual[1]}
        return replace(question, figures=figures, parts=parts, profile="city")

    def take(self, play: Play, answer: an.Counts | an.UseCity) -> None:
        if isinstance(answer, an.UseCity):
            play.state = fitted(replace(play.state, city=answer.value))
        else:
            take_numbers(play, "city_size", answer)
            play.then(EnterShops())


class EnterShops(StackTask, frozen=True):
    """Whether all shops are entered now, or each when a tradesman first comes to it (Q1)."""

    def ask(self, state: State) -> Question:
        return yes_no("enter_shops", "Q1", likely=False)

    def take(self, play: Play, answer: an.Said) -> None:
        """Q1: its own action and that of its room II."""
        if answer.value:
            shops = range(len(play.state.city.shops))
            names = ("action", "room_action")
            play.then(*(LearnEffects(f"city.shops.{shop}.{name}") for shop in shops for name in names))


class LearnEffects(StackTask, frozen=True):
    """What something on the table gives, entered once (Q1)."""

    path: str

    def ask(self, state: State) -> Question | None:
        """Q1: only what is not known yet."""
        known = not has(state, self.path) or get(state, self.path) is not None
        return None if known else ask_field(state, self.path, "Q1")

    def take(self, play: Play, answer: an.Gives) -> None:
        play.set_field(self.path, answer.value)


class EnterBoard(StackTask, frozen=True):
    """The sizes of its board, or a board kept from another game, which is complete; what spaces cover, later (Q1)."""

    def ask(self, state: State) -> Question:
        return replace(ask_numbers(state, "board_size"), profile="board")

    def take(self, play: Play, answer: an.Counts | an.UseBoard) -> None:
        if isinstance(answer, an.UseBoard):
            play.state = fitted(replace(play.state, board=answer.value))
        else:
            take_numbers(play, "board_size", answer)
            play.then(EnterStick())


class EnterStick(StackTask, frozen=True):
    """The letters printed on all spaces of the composing stick, at once (Q1)."""

    def ask(self, state: State) -> Question:
        spaces = len(state.board.stick)
        return Question(kind="stick_letters", form="printed", rule="Q1", high=spaces, choices=("", *symbols.LETTERS))

    def take(self, play: Play, answer: an.Printed) -> None:
        board = play.state.board
        stick = tuple(replace(space, letter=letter) for space, letter in zip(board.stick, answer.value, strict=True))
        play.change(board=replace(board, stick=stick))


class EnterStart(StackTask, frozen=True):
    """What it starts with, all at once (Q1)."""

    def ask(self, state: State) -> Question:
        return ask_numbers(state, "start")

    def take(self, play: Play, answer: an.Counts) -> None:
        take_numbers(play, "start", answer)


class SetDifficulty(StackTask, frozen=True):
    """Whether any switch of the difficulty is moved; off by default, each on its own (Y5, Y5_five_at_most)."""

    def ask(self, state: State) -> Question:
        return yes_no("change_difficulty", "Y5", likely=False)

    def take(self, play: Play, answer: an.Said) -> None:
        if answer.value:
            names = play.state.difficulty.__struct_fields__
            play.then(*(AskField(f"difficulty.{name}", "Y5") for name in names))


class ShuffleTiles(StackTask, frozen=True):
    """The 24 action tiles (Q2, W6); of the owner's own only the count is kept."""

    def do(self, play: Play) -> None:
        play.change(pile=play.shuffled(range(len(play.state.tiles))))
        if play.state.tile_mode == "ours":
            play.tell("tiles_shuffled")
        else:
            play.instruct("box_tiles_shuffled")


class PlaceTradesmen(StackTask, frozen=True):
    """Two different shops by chance (Q2); both stand, in room II (Q2_ruling)."""

    def do(self, play: Play) -> None:
        count = len(play.state.city.shops)
        first = play.draw(count)
        second = (first + 1 + play.draw(count - 1)) % count
        for index, shop in enumerate((first, second)):
            play.change_tradesman(index, shop=shop, room=2, standing=True)
            play.instruct("tradesman_placed", tradesman=index, shop=shop, room=2)


class ConfirmTradesmen(StackTask, frozen=True):
    """Whether the tradesmen stand where they should: the base game may tie places to the order marker (Q2)."""

    def ask(self, state: State) -> Question:
        first, second = state.tradesmen
        return yes_no("tradesmen_right", "Q2", first=first.shop, second=second.shop)

    def take(self, play: Play, answer: an.Said) -> None:
        """Q2: the owner may correct the shops and the rooms."""
        if not answer.value:
            play.then(*(AskField(f"tradesmen.{at}.{name}", "Q2") for at in range(2) for name in ("shop", "room")))


# ---------------------------------------------------------------- gains
# What a tile, a shop or a letter gives: effects one after the other, and chains of actions.

TASK_OF: dict[symbols.EffectKind, Task] = {}
"""What an effect sets off; each task is entered below its class."""


class Gain(StackTask, frozen=True):
    """Effects from left to right: the first at once, with all that it sets off; then the others (V1, W7).

    After the last one, goods and coins that nothing gave it are held to the limits too: what it started with, or a hand
    has set (V10_set_by_hand).
    """

    effects: symbols.Effects

    def do(self, play: Play) -> None:
        if not self.effects:
            play.turn_into_points()
            return
        first, *rest = self.effects
        play.then(Gain(tuple(rest)))
        action = symbols.ACTION_OF.get(first.kind)
        if first.kind in symbols.RESOURCES:
            play.gain(first.kind, first.amount)
        elif action is None:
            play.tell_nothing(first.kind, "cannot_use")
        elif EndAction(action) in play.state.stack:
            play.tell_nothing(first.kind, "chain_ended")
        else:
            play.tell("action_began", effect=first.kind)
            play.then(TASK_OF.get(first.kind) or MoveOrders(first.amount), EndAction(action))


class EndAction(StackTask, frozen=True):
    """While this is on the stack, its kind of action is running, and a second one is not begun (W7_ruling)."""

    action: symbols.Action


class GainAt(StackTask, frozen=True):
    """The effects that stand in a field, asked if they are not known, and entered once (Q1)."""

    path: str

    def ask(self, state: State) -> Question | None:
        return LearnEffects(self.path).ask(state)

    def take(self, play: Play, answer: an.Gives) -> None:
        play.set_field(self.path, answer.value)
        play.then(self)

    def do(self, play: Play) -> None:
        """Q1: nothing if the field went away with a hand edit."""
        if has(play.state, self.path):
            play.then(Gain(get(play.state, self.path)))


class GainAsked(StackTask, frozen=True):
    """What the director's step gives, or a contract's place covers: asked every time, gained at once (V6, Y2, W7).

    A contract's by the tile drawn last (Y2_last_tile).
    """

    source: Literal["director_reward", "contract_covers"]
    number: int

    def ask(self, state: State) -> Question:
        return effects(self.source, "V6" if self.source == "director_reward" else "Y2", number=self.number)

    def take(self, play: Play, answer: an.Gives) -> None:
        play.then(Gain(answer.value))


class GainCount(StackTask, frozen=True):
    """Coins or points beside the spaces that the capacity marker passed (Y3)."""

    resource: symbols.Resource
    fallen: int

    def ask(self, state: State) -> Question:
        end = state.capacity
        return number(f"capacity_{self.resource}", "Y3", 0, 20, start=end + self.fallen, end=end)

    def take(self, play: Play, answer: an.Number) -> None:
        if answer.value:
            play.gain(self.resource, answer.value)


# ---------------------------------------------------------------- lead letters


def first_letter(state: State) -> int | None:
    """V2, V5: the place of the held letter that comes first in the letter order, or None if it holds none."""
    order = state.letter_order
    places = range(len(state.letters))
    return min(places, key=lambda place: order.index(state.letters[place].letter), default=None)


class UseLetterGoods(StackTask, frozen=True):
    """The goods of a lead letter that it holds; none: nothing (V2)."""

    def do(self, play: Play) -> None:
        place = first_letter(play.state)
        if place is None:
            play.tell_nothing("letter_goods", "holds_no_letter")
        else:
            play.then(GainLetterGoods(place, "V2"))


class GainLetterGoods(StackTask, frozen=True):
    """The goods of the lead letter at this place in the workshop, asked if nobody has needed them yet (V2, V4)."""

    index: int
    rule: Literal["V2", "V4"] = "V4"

    def ask(self, state: State) -> Question | None:
        held = state.letters[self.index : self.index + 1]
        return ask_field(state, f"letters.{self.index}.goods", self.rule) if held and held[0].goods is None else None

    def take(self, play: Play, answer: an.Counted) -> None:
        play.set_field(f"letters.{self.index}.goods", answer.value)
        play.then(self)

    def do(self, play: Play) -> None:
        """V2, V4: nothing if the letter went away with a hand edit."""
        for letter in play.state.letters[self.index : self.index + 1]:
            assert letter.goods is not None
            play.gain_goods(letter.goods)


class GetLetter(StackTask, frozen=True):
    """The first lead letter of the order on the typesetting board, with its goods or without (V4).

    `rule` is W5 where a reset takes it.
    """

    goods: bool = False
    rule: Literal["V4", "W5"] = "V4"

    def ask(self, state: State) -> Question | None:
        if len(state.letters) >= symbols.MOST_LETTERS:
            return None
        return choice("letter_on_board", self.rule, (*state.letter_order, "none"), order=state.letter_order)

    def take(self, play: Play, answer: an.Word) -> None:
        """V4, W5: it goes to its workshop; with the icon its goods are gained."""
        if answer.value == "none":
            play.tell_nothing("lead_letter", "no_letter_there")
            return
        play.instruct("letter_taken", letter=answer.value)
        place = len(play.state.letters)
        play.change(letters=(*play.state.letters, LeadLetter(answer.value)))  # type: ignore[arg-type]
        if self.goods:
            play.then(GainLetterGoods(place))

    def do(self, play: Play) -> None:
        """V4_ruling: a third is not taken."""
        play.tell_nothing("lead_letter", "holds_two_letters")


def space_for(state: State, letter: str) -> int | None:
    """V5: the first free space of the composing stick that bears the letter, else the first free one."""
    free = [space for space, held in enumerate(state.stick) if not held]
    return next((space for space in free if state.board.stick[space].letter == letter), free[0] if free else None)


class SetLetter(StackTask, frozen=True):
    """Typesetting: one letter, and what its space covered; no letter: a point (V5), a full stick too (V5_ruling)."""

    def do(self, play: Play) -> None:
        place = first_letter(play.state)
        letter = "" if place is None else play.state.letters[place].letter
        space = space_for(play.state, letter)
        if place is None or space is None:
            play.tell("point_instead", reason="holds_no_letter" if place is None else "stick_full")
            play.gain("points", 1)
            return
        stick = (*play.state.stick[:space], letter, *play.state.stick[space + 1 :])
        play.change(stick=stick, letters=(*play.state.letters[:place], *play.state.letters[place + 1 :]))
        play.instruct("letter_set", letter=letter, space=space)
        play.then(GainAt(f"board.stick.{space}.covers"))


TASK_OF |= {
    "letter_goods": UseLetterGoods(),
    "lead_letter": GetLetter(),
    "lead_letter_goods": GetLetter(goods=True),
    "typesetting": SetLetter(),
}

# ---------------------------------------------------------------- orders
# Taking them (Y1), and moving them on, in the production (Y3) and by a shop's action (V1).


class TakeOrder(StackTask, frozen=True):
    """With fewer than two not begun the cheapest, of equals the leftmost (Y1_ruling), free; one a round (Y1)."""

    def ask(self, state: State) -> Question | None:
        if len(state.waiting) >= symbols.MOST_WAITING:
            return None
        return yes_no("order_on_offer", "Y1", waiting=len(state.waiting), choose="cheapest", of_equals="leftmost")

    def take(self, play: Play, answer: an.Said) -> None:
        if answer.value:
            play.instruct("order_taken")
            play.then(EnterOrder())
        else:
            play.tell_nothing("order", "no_order_on_offer")

    def do(self, play: Play) -> None:
        play.tell_nothing("order", "orders_full")


class EnterOrder(StackTask, frozen=True):
    """The order's phases, then its points; then it waits to be begun (Q4, Y1)."""

    phases: int = 0

    def ask(self, state: State) -> Question | None:
        if len(state.waiting) >= symbols.MOST_WAITING:  # a hand edit filled its place
            return None
        if not self.phases:
            return number("order_phases", "Q4", 1, symbols.MOST_PHASES)
        return number("order_points", "Q4", 0, 50, phases=self.phases)

    def take(self, play: Play, answer: an.Number) -> None:
        if self.phases:
            play.change(waiting=(*play.state.waiting, Order(0, self.phases, answer.value)))
        else:
            play.then(EnterOrder(answer.value))


def right_to_left(state: State) -> tuple[int, ...]:
    """Y3: the orders by place, most phases done first: those on the line, then those not begun.

    A place counts along `line` and goes on along `waiting`; of equals the one begun first comes first (Y3_equals).
    """
    line = sorted(range(len(state.line)), key=lambda place: -state.line[place].done)
    return (*line, *range(len(line), len(line) + len(state.waiting)))


class MoveOrders(StackTask, frozen=True):
    """So many phases; in the production they cost capacity (Y3); an action moves orders likewise (V1_ruling).

    `stuck` are those that cannot move in this sweep (Y3_ruling_skipped).
    """

    left: int
    production: bool = False
    stuck: tuple[int, ...] = ()

    def _left(self, state: State) -> int:
        return state.capacity if self.production else self.left

    def _due(self, state: State) -> tuple[int, ...]:
        """Y3: the places of the orders that move in this sweep, as far as phases or capacity go."""
        places = (place for place in right_to_left(state) if place not in self.stuck and place < symbols.MOST_ON_LINE)
        return tuple(places)[: self._left(state)]

    def ask(self, state: State) -> Question | None:
        """Y3: which of them cannot move; None if none is left to move."""
        places = self._due(state)
        if not places:
            return None
        rule, words = "Y3" if self.production else "V1", ("none", *map(str, places))
        return choice("orders_stuck", rule, words, left=self._left(state), moving=len(places))

    def take(self, play: Play, answer: an.Word) -> None:
        """Y3: one that cannot move is skipped; when all the others can, they move, and the next sweep begins."""
        if answer.value != "none":
            play.then(replace(self, stuck=(*self.stuck, int(answer.value))))
            return
        places = self._due(play.state)
        _sweep(play, places, production=self.production)
        if self.production or self.left > len(places):
            play.then(MoveOrders(self.left - len(places), self.production))

    def do(self, play: Play) -> None:
        """V1: nothing moves; the production tells its own end."""
        if not self.production:
            play.tell_nothing("move_orders", "no_order_moves")


def _sweep(play: Play, places: tuple[int, ...], *, production: bool) -> None:
    """Y3: each of the orders by one phase; finished ones leave and give their points at once.

    Each phase of the production costs one capacity (Y3_ruling_by_one).
    """
    line, waiting = play.state.line, play.state.waiting
    all_orders = (*line, *waiting)
    moved = {
        place: Order(min(old.done + 1, symbols.MOST_PHASES), old.left - 1, old.points)
        for place, old in enumerate(all_orders)
        if place in places
    }
    on_line = (moved.get(place, order) for place, order in enumerate(all_orders) if place < len(line) or place in moved)
    play.change(
        line=tuple(order for order in on_line if order.left),
        waiting=tuple(order for place, order in enumerate(waiting, len(line)) if place not in moved),
    )
    for order in (moved[place] for place in places):
        play.instruct("order_moved", done=order.done, left=order.left)
        if production:
            play.change(capacity=play.state.capacity - 1)
            play.instruct("capacity_fell", total=play.state.capacity)
        if not order.left:
            play.instruct("order_finished", points=order.points)
            play.gain("points", order.points)


class Produce(StackTask, frozen=True):
    """The production, as long as capacity lasts; no goods, no wages (Y3)."""

    def do(self, play: Play) -> None:
        if not play.state.capacity:
            play.tell_nothing("production", "no_capacity")
        elif not right_to_left(play.state):
            play.tell_nothing("production", "no_order_moves")
        else:
            play.then(MoveOrders(0, production=True), EndProduction(play.state.capacity))


class EndProduction(StackTask, frozen=True):
    """What the capacity marker passed since it stood at this number (Y3, Y3_at_the_end)."""

    capacity: int

    def do(self, play: Play) -> None:
        play.tell("production_ended", capacity=play.state.capacity)
        fallen = self.capacity - play.state.capacity
        if fallen > 0:
            play.then(GainCount("coins", fallen), GainCount("points", fallen))
