"""From the printing house of an open question its person buys types, uses gears and swaps levels, and goes on (A4)."""

from collections.abc import Callable

import pytest

from game.rules import Table
from game.rules import moves as ask
from game.rules.names import SPECIALTIES, Reward
from tests.client.asked_at import Asked, anna, asker, questioned, sitting_of
from tests.client.at_table import below
from tests.client.pilot import Pilot
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd", "unpainted")

asked = pytest.fixture(asker)


@pytest.fixture
def table() -> Table:
    """Anna, who swaps levels, has a gear for which she gives up a type."""
    table = questioned()
    build.set_character(table, 0, "plantin")
    build.give_gear(table, 0, *build.find_sector("scrap_type"))
    return table


QUESTIONS: list[Callable[[Table], ask.Decision]] = [
    lambda table: ask.ChoosingInk(0, 2),
    lambda table: ask.ChoosingAdvance(0, SPECIALTIES),
    lambda table: ask.OfferingOrder(0),
    lambda table: ask.KeepingOrder(0, table.printing_pile.deck[:2], table.refinement_pile.deck[:2]),
    lambda table: ask.SwappingInk(0),
    lambda table: ask.SwappingType(0),
    lambda table: ask.ScrappingType(0),
    lambda table: ask.ReturningInk(0, ("gold", "red")),
    lambda table: ask.BuyingDiscounted(0, ("A", "I")),
    lambda table: ask.Rewards(0, (Reward("inks", 1), Reward("order", 1))),
]


@pytest.mark.slow
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__code__.co_names[1])
def test_A4_from_the_printing_house_of_a_question(
    asked: Asked, table: Table, question: Callable[[Table], ask.Decision]
) -> None:
    pilot = asked(question(table))
    name, top = pilot.scene.name, sitting_of(pilot).shown.prompt
    pilot.click("workshop:0")
    pilot.step(2)
    pilot.drag("type:U", "types")
    assert (anna(pilot).types, anna(pilot).guilders) == ((1, 1, 1, 2), 5)
    pilot.drag("level marker:typesetting", "row:binding")
    assert anna(pilot).levels == (0, 0, 2, 0)
    pilot.click("use:0")
    pilot.step(2)
    assert pilot.scene.name == "scrap type"
    pilot.drag("type:A", "guilders")
    pilot.step(2)
    assert (anna(pilot).guilders, pilot.scene.name) == (10, "workshop")
    pilot.click("close")
    pilot.step(2)
    assert (pilot.scene.name, sitting_of(pilot).shown.prompt) == (name, top)
    pilot.click("undo")
    pilot.step(2)
    assert (pilot.scene.name, anna(pilot).guilders) == ("scrap type", 5)


def test_A4_the_free_type_may_be_taken_in_the_printing_house(asked: Asked) -> None:
    """A1: the case never asks for guilders where the open reward gives the letter free."""
    pilot = asked(ask.ChoosingFreeType(0))
    pilot.click("workshop:0")
    pilot.step(2)
    pilot.drag("type:O", "types")
    pilot.step(2)
    assert (anna(pilot).types, anna(pilot).guilders) == ((1, 1, 2, 1), 10)
    pilot.click("close")
    pilot.step(2)
    assert pilot.scene.name == "below"


def test_A4_others_look_on_and_are_told_who_chooses(asked: Asked) -> None:
    """A4: the others wait; their printing houses say for whom."""
    pilot = asked(ask.ChoosingInk(0, 2))
    pilot.click("workshop:0")
    pilot.step(2)
    pilot.click("tab:1")
    assert sitting_of(pilot).turns.why_not(ask.BuyType(1, "A")).startswith("Anna chooses first")
    target = pilot.app.page.targets.by_name("type:A")
    assert not target.enabled


def test_A4_a_choice_lost_on_the_way_leads_back_to_the_scene(asked: Asked, table: Table) -> None:
    """A4, R3: the last type given up by a gear leaves nothing to swap, so that question closes too."""
    build.set_types(table, 0, "A")
    pilot = asked(ask.SwappingType(0))
    pilot.click("workshop:0")
    pilot.step(2)
    pilot.click("use:0")
    pilot.step(2)
    pilot.drag("type:A", "fame")
    pilot.step(2)
    assert pilot.scene.name == "workshop"
    pilot.click("close")
    pilot.step(2)
    assert pilot.scene.name == "below"


def test_A4_after_a_restart_the_questions_are_asked_from_the_last_to_the_first(table: Table, asked: Asked) -> None:
    """A4: the scene below shows none of the questions that wait."""
    build.ask_now(table, ask.ChoosingInk(0, 1))
    pilot = asked(ask.ScrappingType(0))
    assert pilot.scene.name == "scrap type"
    pilot.drag("type:A", "fame")
    pilot.step(2)
    assert pilot.scene.name == "choose ink"
    again = Pilot(below(sitting_of(pilot)))
    assert again.scene.name == "choose ink"
    again.drag("ink:blue", "inks")
    again.step(2)
    assert again.scene.name == "below"
