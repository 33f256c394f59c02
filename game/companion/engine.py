"""The companion's three doors: the question that is open, what an answer would be refused for, and answering it."""

from collections.abc import Sequence

from game.companion import answers as an
from game.companion import gains, letters, orders, phases, questions, set_up, shops, travel, turns
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.chance import entropy_of
from game.companion.fields import edit_refusal, with_field
from game.companion.play import Handler, Play
from game.companion.questions import Question
from game.companion.state import State, Tile

_HANDLERS: dict[type[tk.Task], Handler] = {
    **set_up.HANDLERS,
    **turns.HANDLERS,
    **gains.HANDLERS,
    **letters.HANDLERS,
    **shops.HANDLERS,
    **travel.HANDLERS,
    **orders.HANDLERS,
    **phases.HANDLERS,
}


def new_state(tiles: Sequence[Tile], seed: int) -> State:
    """A machine that has still to be set up (Q1). The same seed and answers give the same game."""
    state = State(entropy=entropy_of(seed), tiles=tuple(tiles), stack=tuple(reversed(set_up.set_up_tasks())))
    return settled(Play(state)).state


def question(state: State) -> Question | None:
    """The one question that is open, or None once the game is over."""
    if not state.stack:
        return None
    task = state.stack[-1]
    ask = _HANDLERS[type(task)].ask
    return ask(state, task) if ask else None


def refusal(state: State, answer: an.Answer) -> str | None:
    """Why an answer is not possible now (a code), or None if it is."""
    if isinstance(answer, an.Edit):
        return edit_refusal(state, answer.path, answer.value)
    asked = question(state)
    return "nothing_asked" if asked is None else questions.refusal(asked, answer)


def answer(state: State, given: an.Answer) -> tuple[State, tuple[hp.Happening, ...]]:
    """The state after an answer or an edit, and what happened. Raises IllegalAnswer and changes nothing."""
    code = refusal(state, given)
    if code is not None:
        raise an.IllegalAnswer(code)
    play = Play(state)
    if isinstance(given, an.Edit):
        play.state = with_field(state, given.path, given.value)
        play.tell(hp.FieldEdited(given.path, given.value))
    else:
        task = state.stack[-1]
        take = _HANDLERS[type(task)].take
        assert take is not None
        play.pop()
        take(play, task, given)
    settled(play)
    return play.state, tuple(play.happenings)


def settled(play: Play) -> Play:
    """Work out whatever needs no answer, until a question is open or nothing is left."""
    while play.state.stack and question(play.state) is None:
        task = play.state.stack[-1]
        play.pop()
        do = _HANDLERS[type(task)].do
        if do is not None:
            do(play, task)
    return play
