"""What the machine gains: effects one after the other, chains of actions, and goods that turn into points."""

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.fields import with_field
from game.companion.lens import get, has
from game.companion.names import ACTION_OF, GOODS, MOST, RESOURCES, Effect, EffectKind, Goods, Resource
from game.companion.play import Handler, Play, effects, number
from game.companion.questions import Question
from game.companion.set_up import ask_to_learn
from game.companion.state import State

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


HANDLERS: dict[type[tk.Task], Handler] = {
    tk.Gain: Handler(do=do_gain),
    tk.GainAt: Handler(ask_to_learn, take_gain_at, do_gain_at),
    tk.GainAsked: Handler(ask_effects, take_effects),
    tk.GainCount: Handler(ask_count, take_count),
    tk.EndAction: Handler(),
}
