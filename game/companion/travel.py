"""Travel (V6): the way, the city, the factory, and steps left over."""

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.names import DIRECTIONS, MOST_DIRECTOR_STEPS, Direction, Effect, clockwise
from game.companion.play import Handler, Play, choice, number, yes_no
from game.companion.questions import Question
from game.companion.shops import next_space, take_piece
from game.companion.state import State, level_of


def ask_travel(state: State, _: tk.Travel) -> Question | None:
    """V6: the nearest direction clockwise from the arrow, its own first, that leads to a city not visited."""
    if not state.workforce:
        return None
    directions = clockwise(state.arrow)
    return choice("way_to_new_city", "V6", (*directions, "none"), arrow=state.arrow, steps=state.workforce)


def take_travel(play: Play, _: tk.Travel, answer: an.Word) -> None:
    """V6: as many steps as its workforce; all visited: the first way clockwise."""
    steps = play.state.workforce
    if answer.word == "none":
        play.then(tk.TravelOn(steps))
    else:
        _set_out(play, _direction(answer), steps, new_cities=True)


def do_stay(play: Play, _: tk.Travel) -> None:
    """V6: without workforce there is no step."""
    play.tell(hp.CameToNothing("travel", "no_workforce"))


def ask_first_way(state: State, task: tk.TravelOn) -> Question:
    """V6: the first way clockwise from the arrow, its own counting first."""
    return choice("first_way", "V6", clockwise(state.arrow), arrow=state.arrow, steps=task.steps)


def take_first_way(play: Play, task: tk.TravelOn, answer: an.Word) -> None:
    """V6: there is no new city to come to."""
    _set_out(play, _direction(answer), task.steps, new_cities=False)


def _direction(answer: an.Word) -> Direction:
    return DIRECTIONS[DIRECTIONS.index(answer.word)]


def _set_out(play: Play, direction: Direction, steps: int, *, new_cities: bool) -> None:
    play.tell(hp.Travelled(direction, steps))
    play.then(tk.Arrive(steps, new_cities))


def ask_end(_: State, task: tk.Arrive) -> Question:
    """V6: where it stops: at a city, or where its steps end."""
    ends = ("new_city", "visited_city", "coin", "road") if task.new_cities else ("visited_city", "coin", "road")
    return choice("way_ends", "V6", ends, steps=task.steps)


def take_end(play: Play, task: tk.Arrive, answer: an.Word) -> None:
    """V6: ending on a coin is a trade (V3); a city visited before is only a stop."""
    match answer.word:
        case "coin":
            play.then(tk.Gain((Effect("trade"),)))
        case "new_city" | "visited_city":
            play.then(tk.CountSteps(task.steps, new_city=answer.word == "new_city"))


def ask_steps(_: State, task: tk.CountSteps) -> Question | None:
    """V6: the steps to the city; a single one needs no question."""
    return number("steps_used", "V6", 1, task.steps, steps=task.steps) if task.steps > 1 else None


def take_steps(play: Play, task: tk.CountSteps, answer: an.Number) -> None:
    """V6: the city, then the steps left over."""
    _stop(play, task, answer.value)


def do_steps(play: Play, task: tk.CountSteps) -> None:
    """V6: its one step."""
    _stop(play, task, 1)


def _stop(play: Play, task: tk.CountSteps, used: int) -> None:
    visit = (tk.VisitCity(), tk.TakeFactory()) if task.new_city else ()
    play.then(*visit, tk.MoveOrderMarker(task.steps - used))


def do_visit(play: Play, _: tk.VisitCity) -> None:
    """V6: the city's tile goes, the next marker comes, the director moves on and gives its reward."""
    play.tell(hp.CityVisited())
    left = play.state.city_markers - 1
    if left >= 0:
        play.change(city_markers=left)
        play.tell(hp.MarkerLaid(left))
    step = play.state.director + 1
    if step <= MOST_DIRECTOR_STEPS:
        play.change(director=step)
        play.tell(hp.DirectorMoved(step))
        play.then(tk.GainAsked("director_reward", step))


def ask_factory(state: State, _: tk.TakeFactory) -> Question | None:
    """V6: whether there is a factory of the level that V8 asks for; none without a marker or a space."""
    space = next_space(state)
    if space is None or not state.city_markers:
        return None
    return yes_no("factory_there", "V6", level=level_of(space), markers=state.city_markers)


def take_factory(play: Play, _: tk.TakeFactory, answer: an.Said) -> None:
    """V6, V8: the next city marker pays for it."""
    if not answer.yes:
        play.tell(hp.CameToNothing("factory", "none_of_that_level"))
        return
    left = play.state.city_markers - 1
    play.change(city_markers=left)
    play.tell(hp.MarkerPaid(left))
    take_piece(play, "factory")


def do_no_factory(play: Play, _: tk.TakeFactory) -> None:
    """V6, V8: no marker is paid."""
    full = next_space(play.state) is None
    play.tell(hp.CameToNothing("factory", "workshop_full" if full else "no_marker_left"))


def do_order_marker(play: Play, task: tk.MoveOrderMarker) -> None:
    """V6: one space a step left over, to the last space at most."""
    number_now = min(play.state.order_marker + task.steps, play.state.board.order_track)
    steps = number_now - play.state.order_marker
    if steps > 0:
        play.change(order_marker=number_now)
        play.tell(hp.OrderMarkerMoved(steps, number_now))


HANDLERS: dict[type[tk.Task], Handler] = {
    tk.Travel: Handler(ask_travel, take_travel, do_stay),
    tk.TravelOn: Handler(ask_first_way, take_first_way),
    tk.Arrive: Handler(ask_end, take_end),
    tk.CountSteps: Handler(ask_steps, take_steps, do_steps),
    tk.VisitCity: Handler(do=do_visit),
    tk.TakeFactory: Handler(ask_factory, take_factory, do_no_factory),
    tk.MoveOrderMarker: Handler(do=do_order_marker),
}
