"""The action phase: the machine's turns (W1 to W6), shops (V3, V7 to V9) and travel (V6)."""

from typing import Annotated

import msgspec

from game.companion.rules import dialogue as an
from game.companion.rules import symbols
from game.companion.rules.dialogue import Question, Way, choice, effects, number, yes_no
from game.companion.rules.gains import TASK_OF, Gain, GainAsked, GainAt, GetLetter, Play, ShuffleTiles, StackTask
from game.companion.rules.machine import State, Tile, level_of

# ---------------------------------------------------------------- trade, technologies and the workshop's spaces


def third_of(state: State) -> int:
    """V3, V7: 0, 1 or 2 as the letter order begins with A or B, C or D, E or F."""
    return "ABCDEF".index(state.letter_order[0]) // 2


class Trade(StackTask, frozen=True):
    """A tile of the trading board: nothing is paid for its right side; used or not, it is replaced (V3)."""

    def ask(self, state: State) -> Question:
        return effects("trade_tile", "V3", number=third_of(state) + 1, letter=state.letter_order[0])

    def take(self, play: Play, answer: an.Gives) -> None:
        play.instruct("trade_tile_replaced", number=third_of(play.state) + 1)
        play.then(Gain(answer.value))


def next_space(state: State) -> int | None:
    """V8: the first free technology space, row by row from the left; None if the workshop is full."""
    space = len(state.workshop)
    return space if space < len(state.board.covers) else None


def technology_row(state: State) -> symbols.Good:
    """V7: A B paper, C D ink, E F lead (V7_ruling_slip)."""
    return symbols.GOODS[third_of(state)]


def take_piece(play: Play, piece: symbols.Piece, row: symbols.Good | None = None) -> None:
    """V8: a technology or a factory goes to the next space, and what that covers is gained."""
    space = len(play.state.workshop)
    play.change(workshop=(*play.state.workshop, piece))
    play.instruct("piece_taken", piece=piece, row=row or "", level=level_of(space), space=space)
    play.then(GainAt(f"board.covers.{space}"))


class GetTechnology(StackTask, frozen=True):
    """A technology of the row and of the level of V8, free of charge (V7); none there: nothing (V7_ruling_none)."""

    def ask(self, state: State) -> Question | None:
        space = next_space(state)
        if space is None:
            return None
        row, letter = technology_row(state), state.letter_order[0]
        return yes_no("technology_there", "V7", row=row, level=level_of(space), letter=letter)

    def take(self, play: Play, answer: an.Said) -> None:
        if answer.value:
            take_piece(play, "technology", technology_row(play.state))
        else:
            play.tell_nothing("technology", "none_of_that_level")

    def do(self, play: Play) -> None:
        """V8_ruling: a full workshop takes no more."""
        play.tell_nothing("technology", "workshop_full")


# ---------------------------------------------------------------- assistants (V9)


def places_beside(state: State, shop: int, first: symbols.Direction) -> tuple[str, ...]:
    """V9: the places between a shop and its neighbours, clockwise from a direction, each as a choice: "4-5".

    V9_ruling_clockwise: from the direction of the arrow.
    """
    row, column = divmod(shop, state.city.columns)
    places = []
    for direction in symbols.clockwise(first):
        down, right = symbols.STEPS[direction]
        inside = 0 <= row + down < state.city.rows and 0 <= column + right < state.city.columns
        if inside and not (down and right):
            other = shop + down * state.city.columns + right
            places.append(f"{min(shop, other)}-{max(shop, other)}")
    return tuple(places)


def all_places(state: State) -> tuple[str, ...]:
    """V9: every place between two shops, once."""
    shops = range(len(state.city.shops))
    return tuple(dict.fromkeys(place for shop in shops for place in places_beside(state, shop, "north")))


def _beside_current(state: State) -> tuple[str, ...]:
    return places_beside(state, state.tradesmen[state.current].shop, state.arrow)


def _put_assistant(play: Play, place: str) -> None:
    first, second = (int(shop) for shop in place.split("-"))
    play.change(assistants=True)
    play.instruct("assistant_placed", first=first, second=second)


class UnlockAssistant(StackTask, frozen=True):
    """Whether an assistant is not on the board yet; the owner's hand draws it (V9)."""

    def ask(self, state: State) -> Question:
        return yes_no("assistant_left", "V9")

    def take(self, play: Play, answer: an.Said) -> None:
        if answer.value:
            play.then(PlaceAssistant())
        else:
            play.tell_nothing("assistant", "no_assistant_left")


class PlaceAssistant(StackTask, frozen=True):
    """The first free place beside the current tradesman, clockwise from the arrow (V9).

    Outside its turns that is the one that acted last (V9_acted_last).
    """

    def ask(self, state: State) -> Question:
        shop = state.tradesmen[state.current].shop
        return choice("assistant_place", "V9", (*_beside_current(state), "none"), shop=shop, arrow=state.arrow)

    def take(self, play: Play, answer: an.Word) -> None:
        """V9: there, else anywhere: the first free one of the places in an order by chance (V9_ruling_anywhere)."""
        if answer.value != "none":
            _put_assistant(play, answer.value)
            return
        beside = _beside_current(play.state)
        others = [each for each in all_places(play.state) if each not in beside]
        play.then(PlaceAssistantElsewhere(play.shuffled(others)))


class PlaceAssistantElsewhere(StackTask, frozen=True):
    """The first free one of the places between two shops, in the order drawn, or nowhere at all (V9)."""

    places: tuple[str, ...]

    def ask(self, state: State) -> Question | None:
        known = set(all_places(state))
        places = tuple(place for place in self.places if place in known)
        return choice("assistant_elsewhere", "V9", (*places, "none")) if places else None

    def take(self, play: Play, answer: an.Word) -> None:
        if answer.value == "none":
            self.do(play)
        else:
            _put_assistant(play, answer.value)

    def do(self, play: Play) -> None:
        """V9: the city has no free place."""
        play.tell_nothing("assistant", "no_place_left")


class AskAssistants(StackTask, frozen=True):
    """The goods, and nothing else, that a person would get of assistants beside a shop (V9, V9_each_action)."""

    shop: int

    def ask(self, state: State) -> Question | None:
        if not state.assistants:
            return None
        return Question(kind="assistant_goods", form="goods", rule="V9", high=6, figures={"shop": self.shop})

    def take(self, play: Play, answer: an.Counted) -> None:
        play.gain_goods(answer.value)


# ---------------------------------------------------------------- travel (V6)
# The way, the city, the factory, and steps left over.


class Travel(StackTask, frozen=True):
    """The nearest way clockwise from the arrow, its own first (V6_ruling_own_arrow), to a city not visited (V6)."""

    def ask(self, state: State) -> Question | None:
        if not state.workforce:
            return None
        directions = symbols.clockwise(state.arrow)
        return choice("way_to_new_city", "V6", (*directions, "none"), arrow=state.arrow, steps=state.workforce)

    def take(self, play: Play, answer: an.Word) -> None:
        """V6: as many steps as its workforce; all visited: the first way clockwise."""
        if answer.value == "none":
            play.then(TravelOn(play.state.workforce))
        else:
            _set_out(play, answer.value, play.state.workforce, new_cities=True)

    def do(self, play: Play) -> None:
        """V6: without workforce there is no step."""
        play.tell_nothing("travel", "no_workforce")


class TravelOn(StackTask, frozen=True):
    """All cities are visited: the first way clockwise from the arrow, its own counting first (V6)."""

    steps: int

    def ask(self, state: State) -> Question:
        return choice("first_way", "V6", symbols.clockwise(state.arrow), arrow=state.arrow, steps=self.steps)

    def take(self, play: Play, answer: an.Word) -> None:
        _set_out(play, answer.value, self.steps, new_cities=False)


def _set_out(play: Play, direction: str, steps: int, *, new_cities: bool) -> None:
    play.instruct("travelled", direction=direction, steps=steps)
    play.then(Arrive(steps, new_cities))


class Arrive(StackTask, frozen=True):
    """Where it stops: at a city, or where its steps end (V6)."""

    steps: int
    new_cities: bool

    def ask(self, state: State) -> Question:
        ends = ("new_city", "visited_city", "coin", "road") if self.new_cities else ("visited_city", "coin", "road")
        return choice("way_ends", "V6", ends, steps=self.steps)

    def take(self, play: Play, answer: an.Word) -> None:
        """V6: ending on a coin is a trade (V3); a city visited before is only a stop (V6_ruling_visited)."""
        match answer.value:
            case "coin":
                play.then(Gain((symbols.Effect("trade"),)))
            case "new_city" | "visited_city":
                play.then(CountSteps(self.steps, new_city=answer.value == "new_city"))


class CountSteps(StackTask, frozen=True):
    """The steps that it took to a city; a single one needs no question (V6)."""

    steps: int
    new_city: bool

    def ask(self, state: State) -> Question | None:
        return number("steps_used", "V6", 1, self.steps, steps=self.steps) if self.steps > 1 else None

    def take(self, play: Play, answer: an.Number) -> None:
        self._stop(play, answer.value)

    def do(self, play: Play) -> None:
        self._stop(play, 1)

    def _stop(self, play: Play, used: int) -> None:
        """V6: the city, then the steps left over."""
        visit = (VisitCity(), TakeFactory()) if self.new_city else ()
        play.then(*visit, MoveOrderMarker(self.steps - used))


class VisitCity(StackTask, frozen=True):
    """The city's tile goes, the next marker comes, the director moves on and gives its reward (V6)."""

    def do(self, play: Play) -> None:
        play.instruct("city_visited")
        left = play.state.city_markers - 1
        if left >= 0:
            play.change(city_markers=left)
            play.instruct("marker_laid", left=left)
        step = play.state.director + 1
        if step <= symbols.MOST_DIRECTOR_STEPS:
            play.change(director=step)
            play.instruct("director_moved", step=step)
            play.then(GainAsked("director_reward", step))


class TakeFactory(StackTask, frozen=True):
    """A factory of the level that V8 asks for, for the next city marker (V6).

    None without a marker (V6_ruling_no_marker), a space (V8_ruling) or one of that level (V6_no_factory).
    """

    def ask(self, state: State) -> Question | None:
        space = next_space(state)
        if space is None or not state.city_markers:
            return None
        return yes_no("factory_there", "V6", level=level_of(space), markers=state.city_markers)

    def take(self, play: Play, answer: an.Said) -> None:
        if not answer.value:
            play.tell_nothing("factory", "none_of_that_level")
            return
        left = play.state.city_markers - 1
        play.change(city_markers=left)
        play.instruct("marker_paid", left=left)
        take_piece(play, "factory")

    def do(self, play: Play) -> None:
        """V6, V8: no marker is paid."""
        play.tell_nothing("factory", "workshop_full" if next_space(play.state) is None else "no_marker_left")


class MoveOrderMarker(StackTask, frozen=True):
    """One space a step left over (V6_ruling_one_space_a_step), to the last space at most (V6)."""

    steps: int

    def do(self, play: Play) -> None:
        number_now = min(play.state.order_marker + self.steps, play.state.board.order_track)
        steps = number_now - play.state.order_marker
        if steps > 0:
            play.change(order_marker=number_now)
            play.instruct("order_marker_moved", steps=steps, number=number_now)


# ---------------------------------------------------------------- the machine's two turns in a round


class AwaitTurn(StackTask, frozen=True):
    """Until the owner says that it is the machine's turn; 1 or 2 of the round (W1)."""

    number: int

    def ask(self, state: State) -> Question:
        figures = {"number": self.number, "round": state.round, "tiles": len(state.pile)}
        return Question(kind="turn", form="go", rule="W1", choices=("go",), figures=figures)

    def take(self, play: Play, answer: an.Word) -> None:
        """W6_ruling: where no tile is left, all are shuffled before one is drawn; V10: the limits hold after it."""
        if not play.state.pile:
            ShuffleTiles().do(play)
        play.then(DrawTile(), TakeTurn(), Gain(()))


class DrawTile(StackTask, frozen=True):
    """The next tile of ours, or the arrow of the owner's (W1, Q3)."""

    def ask(self, state: State) -> Question | None:
        return None if state.tile_mode == "ours" else choice("tile_arrow", "Q3", symbols.DIRECTIONS)

    def take(self, play: Play, answer: an.Word) -> None:
        play.then(EnterLetters(answer.value))  # type: ignore[arg-type] # the question's choices are directions

    def do(self, play: Play) -> None:
        _turn_up(play, play.state.tiles[play.state.pile[-1]])


class EnterLetters(StackTask, frozen=True):
    """The letter order of the owner's tile, which is complete with it (Q3, W1)."""

    arrow: symbols.Direction

    def ask(self, state: State) -> Question:
        return Question(kind="tile_letters", form="letters", rule="Q3", figures={"arrow": self.arrow})

    def take(self, play: Play, answer: an.Letters) -> None:
        _turn_up(play, Tile(self.arrow, answer.value))


def _turn_up(play: Play, tile: Tile) -> None:
    play.change(tile=tile, pile=play.state.pile[:-1])
    play.tell("tile_drawn", arrow=tile.arrow, letters=tile.letters)


def active_tradesman(state: State) -> int | None:
    """W2: the one still standing; of two, the one nearer the upper left corner.

    The program's own: one in a room II comes before one in a room I (W2_ruling), since W5 asks whether any standing one
    is in a room II. Other reading: the one nearer the upper left, whatever its room. None if nobody stands (W2_nobody).
    """
    standing = [index for index, man in enumerate(state.tradesmen) if man.standing]
    return min(
        standing, key=lambda index: (state.tradesmen[index].room == 1, state.tradesmen[index].shop), default=None
    )


def shop_reached(state: State, start: int, direction: symbols.Direction, steps: int) -> int:
    """W3: the shop so many steps away; rows and columns wrap round, each by themselves (W3_ruling)."""
    row, column = divmod(start, state.city.columns)
    down, right = symbols.STEPS[direction]
    row = (row + down * steps) % state.city.rows
    return row * state.city.columns + (column + right * steps) % state.city.columns


def way_from(state: State, start: int) -> Way:
    """W3: the way of this turn from a shop, and whether it leaves the city at one edge and comes in at the other."""
    steps = state.order_marker
    row, column = divmod(start, state.city.columns)
    down, right = (part * steps for part in symbols.STEPS[state.arrow])
    inside = 0 <= row + down < state.city.rows and 0 <= column + right < state.city.columns
    return Way(state.arrow, steps, round_edge=not inside)


class TakeTurn(StackTask, frozen=True):
    """W4 if the active tradesman is in a room II and the other not where the way leads, else W5.

    Its own shop counts as another (W4_ruling_own_shop); nobody else is in its way (W4_ruling_other_people).
    """

    def do(self, play: Play) -> None:
        state = play.state
        active = active_tradesman(state)
        if active is None:  # W2_nobody: only after a hand edit
            here = state.tradesmen[state.current].shop
            _reset(play, None, here, here)
            return
        play.change(current=active)
        man, other = state.tradesmen[active], state.tradesmen[1 - active]
        if other.standing and other.shop < man.shop:
            play.tell("room_II_first", shop=man.shop, start=other.shop)
        target = shop_reached(state, man.shop, state.arrow, state.order_marker)
        if man.room == 2 and other.shop != target:
            _move(play, active, target)
        else:
            _reset(play, active, man.shop, target, way_from(state, man.shop) if man.room == 2 else None)


def _move(play: Play, active: int, target: int) -> None:
    """W4: into the room I of the shop, lie down, do the shop's action."""
    start = play.state.tradesmen[active].shop
    way = way_from(play.state, start)
    play.change_tradesman(active, shop=target, room=1, standing=False)
    play.instruct("tradesman_moved", tradesman=active, start=start, shop=target, room=1, way=way)
    play.instruct("tradesman_laid_down", tradesman=active)
    play.then(GainAt(f"city.shops.{target}.action"), AskAssistants(target))


def _reset(play: Play, active: int | None, start: int, shop: int, way: Way | None = None) -> None:
    """W5: a lead letter, then every tradesman in a room I, the upper left first (W5_ruling); the active one lies down.

    `way` leads to the shop where the other tradesman is; without one, no standing one is in a room II.
    """
    play.tell("reset_began", start=start, shop=shop, way=way)
    men = play.state.tradesmen
    in_first_room = sorted((index for index in range(2) if men[index].room == 1), key=lambda index: men[index].shop)
    if len(in_first_room) > 1:
        first, second = in_first_room
        play.tell("upper_left_first", shop=men[first].shop, start=men[second].shop)
    lying = () if active is None else (LayDown(active),)
    play.then(GetLetter(rule="W5"), *(UseRoom(index) for index in in_first_room), *lying)


class UseRoom(StackTask, frozen=True):
    """A tradesman in a room I moves to its room II, which gives its action (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]

    def do(self, play: Play) -> None:
        man = play.state.tradesmen[self.tradesman]
        if man.room == 2:  # only after a hand edit
            return
        play.change(current=self.tradesman)
        play.change_tradesman(self.tradesman, room=2)
        play.instruct("tradesman_moved", tradesman=self.tradesman, start=man.shop, shop=man.shop, room=2, way=None)
        play.then(GainAt(f"city.shops.{man.shop}.room_action"), AskAssistants(man.shop))


class LayDown(StackTask, frozen=True):
    """The active tradesman lies down, so that the other one is active next (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]

    def do(self, play: Play) -> None:
        play.change_tradesman(self.tradesman, standing=False)
        play.instruct("tradesman_laid_down", tradesman=self.tradesman)


TASK_OF |= {"trade": Trade(), "travel": Travel(), "technology": GetTechnology(), "assistant": UnlockAssistant()}
