"""The companion's doors: the question that is open, why an answer is refused, and answering it to the end."""

from collections.abc import Sequence

import msgspec

from game.companion.rules import action_phase, dialogue, gains
from game.companion.rules import dialogue as an
from game.companion.rules import dialogue as hp
from game.companion.rules import pending as tk
from game.companion.rules.dialogue import Question
from game.companion.rules.fields import edit_refusal, with_field
from game.companion.rules.gains import Handler, Play, entropy_of, number, yes_no
from game.companion.rules.machine import State, Tile, level_of
from game.companion.rules.symbols import MOST_CONTRACTS

# ---------------------------------------------------------------- phases
# Contracts (Y2), the next round (Y6) and the end (Y4, Y5).


CONTRACT_POINTS = 5  # Y4


def ask_places(state: State, _: tk.CountContracts) -> Question:
    """Y2: how many it takes: one for each unlocked free place, as far as there are any on offer."""
    return number("contract_places", "Y2", 0, min(6, MOST_CONTRACTS - state.contracts), contracts=state.contracts)


def take_places(play: Play, _: tk.CountContracts, answer: an.Number) -> None:
    """Y2: none: it passes."""
    if answer.value:
        play.then(*(tk.TakeContract() for _ in range(answer.value)))
    else:
        play.tell(hp.CameToNothing("contract", "no_contract"))


def do_contract(play: Play, _: tk.TakeContract) -> None:
    """Y2: the cheapest, of equals the leftmost, free; what its place covers is gained."""
    play.change(contracts=min(play.state.contracts + 1, MOST_CONTRACTS))
    play.tell(hp.ContractTaken(play.state.contracts))
    play.then(tk.GainAsked("contract_covers", play.state.contracts))


def ask_end_round(state: State, _: tk.EndRound) -> Question:
    """Y6: whether the last round is over."""
    return yes_no("last_round", "Y6", likely=False, round=state.round)


def take_end_round(play: Play, _: tk.EndRound, answer: an.Said) -> None:
    """Y6: another round has a new player order; the end has the points of a person."""
    if answer.yes:
        play.then(tk.AskField("other_points", "Y4"), tk.CountScore())
    else:
        play.then(tk.AskField("place", "Y6"), tk.AskField("order_marker", "Y6"), tk.BeginRound())


class Score(msgspec.Struct, frozen=True):
    """The machine's points by where they come from (Y4)."""

    points: int
    contracts: int
    technologies: int
    factories: int
    other: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.points + self.contracts + self.technologies + self.factories + self.other


def score(state: State) -> Score:
    """Y4, Y5: what the machine would have if the game ended now."""
    switches = state.difficulty
    return Score(
        points=state.points,
        contracts=state.contracts * (CONTRACT_POINTS + switches.contract),
        technologies=_levels(state, "technology", switches.technology),
        factories=_levels(state, "factory", switches.factory),
        other=state.other_points,
    )


def _levels(state: State, piece: str, more: int) -> int:
    """Y4: each piece counts its level; Y5: or one more or less."""
    return sum(level_of(space) + more for space, held in enumerate(state.workshop) if held == piece)


def do_score(play: Play, _: tk.CountScore) -> None:
    """Y4: the end."""
    play.change(finished=True)
    play.tell(hp.GameEnded(score(play.state).total))


HANDLERS: dict[type[tk.Task], Handler] = {
    tk.CountContracts: Handler(ask_places, take_places),
    tk.TakeContract: Handler(do=do_contract),
    tk.EndRound: Handler(ask_end_round, take_end_round),
    tk.CountScore: Handler(do=do_score),
}

# ---------------------------------------------------------------- engine
# The companion's three doors: the question that is open, what an answer would be refused for, and answering it.


_HANDLERS: dict[type[tk.Task], Handler] = {
    **gains.HANDLERS,
    **action_phase.HANDLERS,
    **HANDLERS,
}


def new_state(tiles: Sequence[Tile], seed: int) -> State:
    """A machine that has still to be set up (Q1). The same seed and answers give the same game."""
    state = State(entropy=entropy_of(seed), tiles=tuple(tiles), stack=tuple(reversed(gains.set_up_tasks())))
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
    return "nothing_asked" if asked is None else dialogue.refusal(asked, answer)


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
