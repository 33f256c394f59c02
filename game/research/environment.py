"""The game as a PettingZoo environment in which the agents act one after the other (AEC).

An agent sees what its seat would see: all that it is told is made of `view_for`, never of the table. It acts when the
game waits for its seat, free moves included; the automa plays by itself.
"""

from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game.content import Content, load_content
from game.players.legal_moves import LegalMoves
from game.research.figures import figures
from game.rules import Options, Table, apply, check_options, new_game, pending_seats, save_state, view_for
from game.rules import moves as mv
from game.rules.view import View

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
        """The space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
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
            automatic = mv.RevealPlan if self._table.phase == "reveal" else mv.AutomaAct
            apply(self._table, automatic(pending[0]))
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
