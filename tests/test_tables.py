"""A new word, move, event or question has an entry in every table that is keyed by its kind."""

from functools import cache

from game.client.base.game_steps import DECIDED
from game.content.vocabulary import GEAR_REWARD_KINDS
from game.rules.gear_rewards import RULES
from game.rules.gears import BONUS_KINDS
from tests.tables import KeyedTable, keyed_tables

LEAST_FOUND = 60

# Tables that need not have every key, by the reason.
OTHERS_HAVE_ONE = """
game.client.ui.gamepads.NAMED
game.client.graphics.theme.FAMILY_OF
game.players.novice.SECTOR_POINTS
game.players.weights._SECTORS
game.client.session.hints.TAKEN
game.client.session.hints.ELSEWHERE
game.players.novice.APPEAL
game.players.adept.SPECIAL
game.players.far_judge.WEIGHED
game.rules.sampling.SAMPLE
game.rules.laws.ANSWERABLE
game.rules.suggest.REWARD_WORTH
game.content.vocabulary.GEAR_REWARD_TAKES
"""  # a default serves what is not there
NOTHING_TO_SHOW = """
game.client.session.first_game.ASKED
game.client.scenes.motion.choreography.STEPS
game.client.text.event_text.CARDS_OF
game.client.text.move_text.PIECES
game.client.text.save_text.REASONS
game.client.session.show.NEWS
game.client.scenes.hall_scene.TROUBLE
game.client.graphics.order_art.BONUS_ICONS
game.cli.balance.NOTES
"""  # what is not there moves nothing, teaches nothing, or is not counted
PARTS = """
game.client.scenes.preparation_scene.CHOICES
game.client.scenes.keep_order.PROMPT_SCENES
game.client.base.game_steps.OF_SEAT
game.client.base.bindings.BUTTON_INTENTS
game.client.base.bindings.GROUPS
game.client.base.bindings.STEPS
game.client.base.bindings.TURNS
game.client.base.bindings.WAYS
game.client.text.reward_text.GEAR_ANSWERS
game.client.ui.key_strip.CARRYING
game.client.graphics.typesetting.FIGURE_FACES
game.companion.rules.fields._VALUE_OF
game.companion.rules.gains.TASK_OF
game.companion.rules.symbols.ACTION_OF
game.match.feats.RULES
game.rules.gear_rewards.RULES
game.rules.laws.TURNS
game.rules.rewards.LOST_AS
game.rules.gear_rewards.QUESTIONS
game.rules.gear_rewards.ANSWERS
game.rules.apply.ASK
game.rules.actions.ACTION_OF
game.rules.progress.ASK_SEAT
game.rules.progress.AFTER
"""  # together with another table they have all, see below, or the others of its kind never come there
GATHERED = "game.rules.gear_rewards."  # each file's own, put together by one that is complete
IN_FILES = ("RULES", "QUESTIONS", "ANSWERS")
PARTIAL = {*OTHERS_HAVE_ONE.split(), *NOTHING_TO_SHOW.split(), *PARTS.split()}


def is_partial(name: str) -> bool:
    """Whether a table need not have every key."""
    return name in PARTIAL or (name.startswith(GATHERED) and name.rpartition(".")[2] in IN_FILES)


@cache
def found() -> dict[str, KeyedTable]:
    """All tables by their names; not found yet while tests are collected, which every process does."""
    return {table.name: table for table in keyed_tables()}


def test_the_tables_are_found() -> None:
    assert len(found()) >= LEAST_FOUND
    assert found().keys() >= PARTIAL, "a table that is excused is gone or has another name"
    for name in ("game.client.text.terms.INK_NAMES", "game.client.text.event_text.LINES", "game.rules.apply.ASK"):
        assert name in found()


def test_tables_are_complete() -> None:
    assert {name: table.lacks for name, table in found().items() if table.lacks and not is_partial(name)} == {}


def test_every_gear_reward_is_settled_at_once_or_waits_for_orders() -> None:
    assert {*RULES, *BONUS_KINDS} == {*GEAR_REWARD_KINDS}


def test_every_question_stops_the_game_or_is_asked_over_a_scene() -> None:
    asked = found()["game.rules.apply.ASK"]
    prompts = found()["game.client.scenes.keep_order.PROMPT_SCENES"].found
    assert {question.__name__ for question in asked.wanted - prompts - {*DECIDED}} == {"Advances"}  # settled by itself
    assert {question.__name__ for question in asked.lacks} == {"Advances", "Planning"}  # plans are too many to list
    assert not prompts & {*DECIDED}
