"""The environment is the game itself, tells no secrets, and passes PettingZoo's own tests.

More games: RESEARCH_GAMES=1000.
"""

import os
import warnings
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="only who trains players needs PettingZoo")

with warnings.catch_warnings():  # of theirs, about their own parts
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

from game.content import Content, load_content
from game.research import MOST_MOVES, Environment, env
from game.research.environment import figures
from game.rules import Options, Table, apply, legal_moves, new_game, pending_seats, save_state, view_for
from game.rules import moves as mv
from game.rules.planning import plans
from tests.laws.games import MIXES, decisions, name
from tests.laws.test_secrets import with_other_secrets

GAMES = int(os.environ.get("RESEARCH_GAMES", "100"))
FREE_MOVES = 4 + 3 + 6  # at most: letters to buy, axles, pairs of levels
THEIR_WARNINGS = pytest.mark.filterwarnings("ignore:.*:UserWarning")  # their test doubts observations that hold a mask


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def options_of(mix: Options) -> dict[str, Any]:
    return {"seats": mix.seats, "automa": mix.automa, "characters": mix.characters}


@THEIR_WARNINGS
@pytest.mark.parametrize("mix", MIXES, ids=name)
def test_pettingzoos_own_tests_are_green(mix: Options) -> None:
    api_test(env(**options_of(mix)), num_cycles=1000)
    seed_test(lambda: env(**options_of(mix)), num_cycles=50)


@pytest.mark.slow
def test_random_games_are_those_of_the_engine(content: Content) -> None:
    """The same choices lead to the same state byte for byte, secrets included."""
    for seed in range(GAMES):
        mix = MIXES[seed % len(MIXES)]
        assert played_there(mix, seed) == played_here(content, mix, seed)


def played_there(mix: Options, seed: int) -> bytes:
    environment, rng = Environment(**options_of(mix)), Random(seed)
    environment.reset(seed)
    for agent in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        assert observation is not None
        assert not truncated
        allowed = [int(action) for action in observation["action_mask"].nonzero()[0]]
        assert allowed == ([] if terminated else list(range(len(environment.moves(agent)))))
        environment.step(None if terminated else rng.choice(allowed))
    return environment.saved()


def played_here(content: Content, mix: Options, seed: int) -> bytes:
    rng = Random(seed)
    table, _ = new_game(content, Options(**options_of(mix)), seed)
    while pending := pending_seats(table):
        if table.seats[pending[0]].is_automa:
            apply(table, mv.RevealPlan(pending[0]) if table.phase == "reveal" else mv.AutomaAct(pending[0]))
        else:
            moves = legal_moves(table, pending[0])
            apply(table, moves[rng.choice(range(len(moves)))])
    return save_state(table)


@pytest.mark.parametrize("mix", MIXES, ids=name)
def test_R1_an_agent_observes_nothing_hidden(mix: Options) -> None:
    """R1: change whatever its seat cannot know, and the same numbers come."""
    environment = Environment(**options_of(mix))
    environment.reset(1)
    for table, rng in decisions(mix, 61):
        for seat, agent in enumerate(environment.possible_agents):
            assert observed(environment, table, agent) == observed(
                environment, with_other_secrets(table, seat, rng), agent
            )


def observed(environment: Environment, table: Table, agent: str) -> bytes:
    """What an agent observes where it is asked, at a table that the environment is given."""
    environment._table, environment._moves, environment.agent_selection = table, {}, agent
    found = environment.observe(agent)
    return bytes(found["observation"].tobytes() + found["action_mask"].tobytes())


def test_a_plan_is_observed_by_its_own_seat_alone(content: Content) -> None:
    """The law above would be empty if nothing were observed."""
    for table, _ in decisions(MIXES[4], 62):
        planned = [seat.index for seat in table.seats if seat.plan is not None]
        for seat in range(len(table.seats)):
            seen = {of for of, value in figures(view_for(table, seat), content) if " plan " in of and value}
            assert bool(seen) == (seat in planned)
            assert all(of.startswith("seat 0 plan ") for of in seen)


def test_every_list_of_moves_fits_the_actions(content: Content) -> None:
    """Plans are the most, and counted exactly; of all other moves many games show that they are far fewer."""
    rules = content.rules
    markers = max(rules.markers_by_turn)
    assert len(plans(markers, rules.most_markers_on_action)) + FREE_MOVES <= MOST_MOVES
    most = 0
    for seed in range(3):
        for mix in MIXES:
            for table, _ in decisions(mix, seed):
                for seat in pending_seats(table):
                    most = max(most, len(legal_moves(table, seat)))
                    assert table.seats[seat].marker_count <= markers
    assert 600 < most <= MOST_MOVES


def test_the_figures_have_names_and_are_as_many_at_every_table(content: Content) -> None:
    names = [Environment(**options_of(mix)).figure_names for mix in MIXES]
    assert all(each == names[0] for each in names)
    assert len(set(names[0])) == len(names[0])


def test_an_illegal_action_is_an_error_and_loses_in_the_usual_wrappers(capsys: pytest.CaptureFixture[str]) -> None:
    bare = Environment()
    bare.reset(3)
    with pytest.raises(ValueError, match="none of the 2 legal moves of seat_"):
        bare.step(5)
    wrapped = env()
    wrapped.reset(seed=3)
    loser = wrapped.agent_selection
    wrapped.step(5)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())
    capsys.readouterr()


@pytest.mark.parametrize("reward", ["victory", "fame"])
def test_the_rewards_come_at_the_end(reward: Any) -> None:
    environment = Environment(seats=3, reward=reward, render_mode="ansi")
    environment.reset(5)
    rng = Random(5)
    while not any(environment.terminations.values()):
        assert not any(environment.rewards.values())
        environment.step(rng.randrange(len(environment.moves(environment.agent_selection))))
    scores = environment._table.scores
    if reward == "fame":
        assert list(environment.rewards.values()) == [sheet.total for sheet in scores]
    else:
        assert sum(environment.rewards.values()) == pytest.approx(1)
        assert all(bool(environment.rewards[f"seat_{sheet.seat}"]) == (sheet.rank == 1) for sheet in scores)
    assert "over" in str(environment.render())


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    first, again = Environment(), Environment()
    for environment in (first, again):
        environment.reset(9)
        environment.reset()
    assert first.saved() == again.saved()
    first.reset()
    assert first.saved() != again.saved()
