"""Orders: taking them (Y1), and moving them on, in the production (Y3) and by a shop's action (V1)."""

from msgspec.structs import replace

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.gains import gain
from game.companion.names import MOST_ON_LINE, MOST_PHASES, MOST_WAITING
from game.companion.play import Handler, Play, choice, number, yes_no
from game.companion.questions import Question
from game.companion.state import Order, State


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
    tk.TakeOrder: Handler(ask_order, take_order, do_no_order),
    tk.EnterOrder: Handler(ask_about_order, take_about_order),
    tk.MoveOrders: Handler(ask_stuck, take_stuck, do_no_move),
    tk.Produce: Handler(do=do_produce),
    tk.EndProduction: Handler(do=do_end_production),
}
