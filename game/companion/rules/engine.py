"""The companion's game: its rounds and its end, the question that is open, and answering it."""

from collections.abc import Sequence

import msgspec

from game.companion.rules import dialogue as an
from game.companion.rules import gains
from game.companion.rules.action_phase import AwaitTurn
from game.companion.rules.dialogue import Event, Question, number, yes_no
from game.companion.rules.fields import edit_refusal
from game.companion.rules.gains import AskField, GainAsked, Play, StackTask
from game.companion.rules.machine import State, Tile, level_of
from game.companion.rules.symbols import MOST_CONTRACTS, MOST_ROUNDS

CONTRACT_POINTS = 5  # Y4

# ---------------------------------------------------------------- rounds, contracts (Y2) and the end (Y4 to Y6)


class BeginRound(StackTask, frozen=True):
    """Both tradesmen stand up where they are; then the phases of the round (W6)."""

    def do(self, play: Play) -> None:
        play.change(round=min(play.state.round + 1, MOST_ROUNDS))
        play.tell("round_began", round=play.state.round)
        if not all(man.standing for man in play.state.tradesmen):
            play.instruct("tradesmen_stood_up")
        for index in range(2):
            play.change_tradesman(index, standing=True)
        turns = (AwaitTurn(1), AwaitTurn(2))
        play.then(*turns, gains.TakeOrder(), CountContracts(), gains.Produce(), EndRound())


class CountContracts(StackTask, frozen=True):
    """How many it takes: one for each unlocked free place, as far as there are any on offer; none: it passes (Y2)."""

    def ask(self, state: State) -> Question:
        return number("contract_places", "Y2", 0, min(6, MOST_CONTRACTS - state.contracts), contracts=state.contracts)

    def take(self, play: Play, answer: an.Number) -> None:
        if answer.value:
            play.then(*(TakeContract() for _ in range(answer.value)))
        else:
            play.tell_nothing("contract", "no_contract")


class TakeContract(StackTask, frozen=True):
    """The cheapest, of equals the leftmost (Y1_ruling), free; what its place covers is gained (Y2)."""

    def do(self, play: Play) -> None:
        play.change(contracts=min(play.state.contracts + 1, MOST_CONTRACTS))
        play.instruct("contract_taken", contracts=play.state.contracts)
        play.then(GainAsked("contract_covers", play.state.contracts))


class EndRound(StackTask, frozen=True):
    """Whether the last round is over, as the owner says (Y6_ruling): the end has the points of a person.

    Another round has a new player order (Y6), and its capacity stays (Y6_capacity).
    """

    def ask(self, state: State) -> Question:
        return yes_no("last_round", "Y6", likely=False, round=state.round)

    def take(self, play: Play, answer: an.Said) -> None:
        if answer.value:
            play.then(AskField("other_points", "Y4"), CountScore())
        else:
            play.then(AskField("place", "Y6"), AskField("order_marker", "Y6"), BeginRound())


class CountScore(StackTask, frozen=True):
    """The end (Y4)."""

    def do(self, play: Play) -> None:
        play.change(finished=True)
        play.tell("game_ended", total=score(play.state).total)


class Score(msgspec.Struct, frozen=True):
    """The machine's points by where they come from (Y4)."""

    points: int
    contracts: int
    technologies: int
    factories: int
    other: int

    @property
    def total(self) -> int:
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


# ---------------------------------------------------------------- questions and answers


def new_state(tiles: Sequence[Tile], seed: int) -> State:
    """A machine that has still to be set up (Q1). The same seed and answers give the same game."""
    play = Play(State(entropy=gains.entropy_of(seed), tiles=tuple(tiles)))
    play.then(
        AskField("people", "Q1"),
        AskField("place", "Q1"),
        gains.EnterCity(),
        gains.EnterBoard(),
        AskField("order_marker", "Q1"),
        gains.EnterStart(),
        AskField("assistants", "V9"),
        gains.SetDifficulty(),
        AskField("tile_mode", "Q3"),
        gains.ShuffleTiles(),
        gains.PlaceTradesmen(),
        gains.ConfirmTradesmen(),
        BeginRound(),
    )
    return settled(play).state


def question(state: State) -> Question | None:
    """The one question that is open, or None once the game is over."""
    asked: Question | None = state.stack[-1].ask(state) if state.stack else None
    return asked


def refusal(state: State, answer: an.Answer) -> str | None:
    """Why an answer is not possible now (a code), or None if it is."""
    if isinstance(answer, an.Edit):
        return edit_refusal(state, answer.path, answer.value)
    asked = question(state)
    return "nothing_asked" if asked is None else an.refusal(asked, answer)


def answer(state: State, given: an.Answer) -> tuple[State, tuple[Event, ...]]:
    """The state after an answer or an edit, and what happened. Raises IllegalAnswer and changes nothing."""
    code = refusal(state, given)
    if code is not None:
        raise an.IllegalAnswer(code)
    play = Play(state)
    if isinstance(given, an.Edit):
        play.set_field(given.path, given.value)
        play.tell("field_edited", path=given.path, value=given.value)
    else:
        play.pop().take(play, given)
    settled(play)
    return play.state, tuple(play.events)


def settled(play: Play) -> Play:
    """Work out whatever needs no answer, until a question is open or nothing is left."""
    while play.state.stack and question(play.state) is None:
        play.pop().do(play)
    return play
