"""The game as a PettingZoo environment (AEC), and what a seat may know as a row of whole numbers.

An agent sees what its seat would see: all that it is told is made of `view_for`, never of the table. It acts when the
game waits for its seat, free moves included; the automa plays by itself.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game.content import load_content
from game.content.tables import Content
from game.players.player import LegalMoves
from game.rules import Options, Table, apply, check_options, legal_moves, new_game, pending_seats, save_state, view_for
from game.rules import moves as mv
from game.rules.moves import Decision
from game.rules.names import ACTIONS, INKS, LETTERS, PHASES, SPECIALTIES
from game.rules.state import Seat
from game.rules.view import View

# What a seat may know, as a row of whole numbers that always has the same length and order, each with a name. Names
# of things are their place in `config/` and in the vocabulary of the rules, counted from 1; 0 is none. Seats are
# counted from the one that looks: 0 is its own, 1 the next to its left.


SEATS = 4
DECISIONS = tuple(kind.__name__ for kind in get_args(Decision))
Figures: TypeAlias = Iterator[tuple[str, int]]


def figures(view: View, content: Content) -> Figures:
    """Every figure of a view with its name; how many they are depends on the content alone."""
    yield from _moment(view)
    yield from _board(view, content)
    for place in range(SEATS):
        taken = place < len(view.seats)
        seat = view.seats[(view.seat + place) % len(view.seats)] if taken else None
        yield from _seat(f"seat {place}", seat, view, content)


def _moment(view: View) -> Figures:
    yield from (("round", view.round), ("action", view.action + 1), ("free moves open", view.free_moves_open))
    yield from _one_of("phase", PHASES, view.phase)
    asked = view.top
    yield from _one_of("decision", DECISIONS, type(asked).__name__)
    yield "decision left", getattr(asked, "left", 0)
    yield from _padded("turn order", [1 + _place(view, seat) for seat in view.turn_order], SEATS)
    for at, action in enumerate(ACTIONS):
        order = view.action_orders[at] if at < len(view.action_orders) else ()
        yield from _padded(f"order of {action}", [1 + _place(view, seat) for seat in order], SEATS)


def _board(view: View, content: Content) -> Figures:
    most = max(table.spaces for table in content.seat_counts.values())
    patrons = max(len(table.patronage_rounds) for table in content.seat_counts.values())
    pool = max(table.draft_pool for table in content.seat_counts.values())
    yield from _counts("bag", INKS, view.bag)
    for name, row, cards, length in (
        ("printing row", view.printing_row, content.printing, most),
        ("refinement row", view.refinement_row, content.refinement, most),
        ("specialty row", view.specialty_row, content.specialty, most),
        ("gears row", view.gears_row, content.gears, most),
        ("patronage row", view.patronage_row, content.patronage, patrons),
        ("draft printing", view.draft_printing, content.printing, pool),
        ("draft refinement", view.draft_refinement, content.refinement, pool),
        ("drawn printing", getattr(view.top, "printing", ()), content.printing, pool),
        ("drawn refinement", getattr(view.top, "refinement", ()), content.refinement, pool),
        ("drawn gears", getattr(view.top, "gears", ()), content.gears, most),
    ):
        yield from _padded(name, _numbers(row, list(cards)), length)
    inks = [_number(ink, INKS) for ink_set in view.ink_sets for ink in ink_set]
    yield from _padded("ink sets", inks, most * content.rules.ink_set_size)
    claimed = [0 if seat < 0 else 1 + _place(view, seat) for seat in view.claimed]
    yield from _padded("claimed", claimed, len(content.rules.patronage_rewards))
    yield from _padded("cards in decks", view.deck_counts, len(view.deck_counts))
    yield "planning left", view.planning_left
    yield "planning card", _number(view.planning_card, list(content.planning))


def _seat(name: str, seat: Seat | None, view: View, content: Content) -> Figures:
    """One place at the table; all figures are 0 where nobody sits."""
    rules = content.rules
    yield f"{name} here", seat is not None
    yield f"{name} is first", seat is not None and seat.index == view.first
    yield f"{name} is waited for", seat is not None and seat.index in view.pending
    yield f"{name} turns to come", view.queue.count(seat.index) if seat else 0
    yield f"{name} is next but", view.queue.index(seat.index) if seat and seat.index in view.queue else 0
    yield f"{name} has planned", seat is not None and view.committed[seat.index]
    for field in (
        "is_automa",
        "guilders",
        "fame",
        "disk",
        "marker_count",
        "gear_uses",
        "swapped_levels",
        "orders_fulfilled",
    ):
        yield f"{name} {field}", getattr(seat, field, 0)
    for field, words in (
        ("types", LETTERS),
        ("inks", INKS),
        ("levels", SPECIALTIES),
        ("markers", ACTIONS),
        ("plan", ACTIONS),
    ):
        yield from _counts(f"{name} {field}", words, getattr(seat, field, None))
    for kind, cards in (("printing", content.printing), ("refinement", content.refinement)):
        held = [getattr(order, kind) for order in seat.orders] if seat else ()
        yield from _padded(f"{name} {kind}", _numbers(held, list(cards)), rules.order_slots)
    placed = seat.gears if seat else ()
    yield from _padded(f"{name} gears", _numbers([one.gear for one in placed], list(content.gears)), rules.axles)
    yield from _padded(f"{name} sectors up", [one.sector for one in placed], rules.axles)
    yield from _padded(f"{name} gears used", [one.used for one in placed], rules.axles)
    for card in content.patronage:
        yield f"{name} patron {card}", seat is not None and card in seat.patronage
    yield f"{name} character", _number(seat and seat.character, tuple(content.characters))
    drawn = seat.drawn_characters if seat else ()
    yield from _padded(f"{name} drawn characters", _numbers(drawn, tuple(content.characters)), rules.characters_drawn)
    yield f"{name} wild", _number(seat and seat.wild, INKS)


# one thing as figures


def _place(view: View, seat: int) -> int:
    return (seat - view.seat) % len(view.seats)


def _number(word: Any, words: Sequence[Any]) -> int:
    return 0 if word is None else 1 + words.index(word)


def _numbers(found: Sequence[Any], words: Sequence[Any]) -> list[int]:
    return [_number(word, words) for word in found]


def _one_of(name: str, words: Sequence[str], word: str) -> Figures:
    for each in words:
        yield f"{name} {each}", each == word


def _counts(name: str, words: Sequence[str], counts: Sequence[int] | None) -> Figures:
    yield from zip((f"{name} {word}" for word in words), counts or (0,) * len(words), strict=True)


def _padded(name: str, values: Sequence[int], length: int) -> Figures:
    if len(values) > length:
        raise ValueError(f"{name}: {len(values)} values for {length} places")
    for at in range(length):
        yield f"{name} {at + 1}", values[at] if at < len(values) else 0


MOST_MOVES = 1024
"""Actions of the space. No decision of the box has as many moves: plans are the most, 820 and a few free moves."""

HIGHEST = np.iinfo(np.int16).max
Observation: TypeAlias = dict[str, Any]
Reward: TypeAlias = Literal["victory", "fame"]


def env(**options: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action loses, a wrong order of calls is an error."""
    wrapped = wrappers.TerminateIllegalWrapper(Environment(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class Environment(AECEnv):
    """One game after the other. Action N of an agent is the Nth of its legal moves, in the order of `legal_moves`.

    The rewards come at the end: the victory, shared where several are first, or the fame of each.
    """

    metadata = {"name": "gutenberg_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as theirs

    def __init__(
        self,
        *,
        seats: int = 2,
        automa: bool = False,
        characters: bool = True,
        reward: Reward = "victory",
        content: Content | None = None,
        render_mode: str | None = None,
    ) -> None:
        """ValueError for seats that the rules do not know; alone one plays with the automa, best for `fame`."""
        super().__init__()
        self.options = Options(seats=seats, automa=automa, characters=characters)
        check_options(self.options)
        self.content = content or load_content()
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seeds = Random()
        self._table = self._dealt(0)
        self._moves: dict[int, tuple[mv.Move, ...]] = {}
        self.figure_names = tuple(name for name, _ in figures(view_for(self._table, 0), self.content))
        self._observations = spaces.Dict(
            {
                "observation": spaces.Box(-1, HIGHEST, (len(self.figure_names),), np.int16),
                "action_mask": spaces.Box(0, 1, (MOST_MOVES,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observations)
        self.action_spaces = {agent: spaces.Discrete(MOST_MOVES) for agent in self.possible_agents}

    def _dealt(self, seed: int) -> Table:
        return new_game(self.content, self.options, seed)[0]

    # what PettingZoo asks for

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal another game; the same seed deals the same, and so do all games after it that are given none."""
        if seed is not None:
            self._seeds = Random(seed)
        self._table = self._dealt(self._seeds.getrandbits(32) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """Make the selected agent's move; ValueError where the mask does not allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moves = self.moves(agent)
        if action is None or not 0 <= action < len(moves):
            raise ValueError(f"action {action} is none of the {len(moves)} legal moves of {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        apply(self._table, moves[action])
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent may know as whole numbers, and which actions it may take now: none while others are asked."""
        mask = np.zeros(MOST_MOVES, np.int8)
        mask[: len(self.moves(agent))] = 1
        seen = [value for _, value in figures(self.view(agent), self.content)]
        return {"observation": np.array(seen, np.int16), "action_mask": mask}

    def render(self) -> str | None:
        """A line that says where the game stands, for `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        seen = view_for(self._table, -1)
        fame = ", ".join(f"{agent} {self._fame(seat)}" for seat, agent in enumerate(self.possible_agents))
        return f"round {seen.round}, {seen.phase}, move {seen.number}; fame: {fame}"

    def close(self) -> None:
        """Leave nothing open: there is nothing."""

    # what else a player or a referee may ask for

    def view(self, agent: str) -> View:
        """All that an agent may know, as the computer players of the game get it."""
        return view_for(self._table, self._seat(agent))

    def moves(self, agent: str) -> tuple[mv.Move, ...]:
        """The legal moves of an agent by action; none while others are asked. OverflowError where they are too many."""
        seat = self._seat(agent)
        if not self.agents or agent != self.agent_selection or seat not in pending_seats(self._table):
            return ()
        if seat not in self._moves:
            moves = tuple(LegalMoves(self.content, view_for(self._table, seat)))
            if len(moves) > MOST_MOVES:
                raise OverflowError(
                    f"{len(moves)} legal moves, and {MOST_MOVES} actions: with these cards they are more"
                )
            self._moves = {seat: moves}
        return self._moves[seat]

    def saved(self) -> bytes:
        """The whole state with all its secrets, as saves hold it: for referees and tests, not for players."""
        return save_state(self._table)

    # the course of a game

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _go_on(self) -> None:
        """Let the automa play until an agent is asked, or give everybody what they played for."""
        self._moves = {}
        while pending := pending_seats(self._table):
            if not self._table.seats[pending[0]].is_automa:
                self.agent_selection = self.possible_agents[pending[0]]
                return
            apply(self._table, legal_moves(self._table, pending[0])[0])  # the automa has no choice
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: self._reward(self._seat(agent)) for agent in self.agents}

    def _reward(self, seat: int) -> float:
        if self.reward == "fame":
            return float(self._fame(seat))
        ranks = [sheet.rank for sheet in self._table.scores]
        return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0

    def _fame(self, seat: int) -> int:
        scores = self._table.scores
        return scores[seat].total if scores else self._table.seats[seat].fame
