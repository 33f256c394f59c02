"""Every way out of a free move's question leads back to the turn that it was asked in: A02, A04, A4."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.game_steps import GameStep
from game.client.scenes.game_scene import GameScene
from game.client.scenes.hint import Hint
from game.client.scenes.plan import Plan
from game.client.scenes.questions import Question
from game.rules import Table
from game.rules.moves import BuyType, CommitPlan, EndTurn, Fulfil, FulfilledOrder, Pass, SwapLevels, UseGear
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

WINDOW = (480, 270)
ASKING = ("swap_ink", "swap_type", "scrap_type", "discount", "advance_lowest", "one_for_two", "order")
AT = ("plan", "orders", "inks", "specialties", "gears", "patronage", "fulfil")
BEFORE_AND_AFTER = [(where, done) for where in AT for done in (False, True) if (where, done) != ("plan", True)]
"""The stops, before the action and after it; a plan that is handed in is no turn to come back to."""
FREE = (BuyType(0, "A"), SwapLevels(0, "binding", "woodcutting"))
WAYS = (
    "undo",
    *(pytest.param(way, marks=pytest.mark.slow) for way in ("escape and undo", "hint and undo", "decline")),
)


class Round:
    """Anna before one stop of a round, with a gear of one kind and things to use it on."""

    def __init__(self, folder: Path, kind: str, where: str, *, done: bool) -> None:
        self.at = AtTable(self._table(kind, where), folder)
        self.session = self.at.session
        self.session.choices.change(speed="off")
        if where == "plan":
            self.session.open_curtain(0)
        self.pilot = Pilot(self.session.scene(), WINDOW, choices=self.session.choices)
        if done:
            self._do_the_action(where)
        self.before = self.moment()

    def _table(self, kind: str, where: str) -> Table:
        table = build.table(seats=2)
        build.give_gear(table, 0, *build.find_sector(kind))
        build.give_inks(table, 0, blue=1, silver=1, gold=1, red=1)
        build.set_types(table, 0, "AIOU")
        build.set_levels(table, 0, binding=2)
        build.set_character(table, 0, "plantin")
        if where == "fulfil":
            build.give_order(table, 0, build.printing_card("IU"), build.first_card("refinement"))
            build.at_fulfilment(table)
        elif where != "plan":
            build.at_action(table, where, {0: 2, 1: 1})  # type: ignore[arg-type]
        return table

    def _do_the_action(self, where: str) -> None:
        order = self.session.view().seats[0].orders
        done = Fulfil(0, (FulfilledOrder(order[0].printing, None, False),)) if where == "fulfil" else Pass(0)
        assert self.session.turns.make(done) == ""
        self.pilot.step(2)

    def moment(self) -> tuple[int, GameStep, bool, int, str]:
        """All that must be as before: the state, what is shown of it, whose turn, and the scene in front."""
        session = self.session
        return (
            session.match.number,
            session.shown.step,
            session.shown.holding,
            session.shown.at_screen,
            self.pilot.scene.name,
        )

    def ask(self) -> None:
        """Use the gear, and come to its question."""
        assert self.session.turns.make(UseGear(0, 0)) == ""
        self.pilot.step(3)
        assert isinstance(self.pilot.scene, Question)

    def leave(self, way: str) -> None:
        """Go a way out of the question."""
        if way == "escape and undo":
            self.pilot.key(pygame.K_ESCAPE)  # to the menu, and back from it: nothing is taken back by that
            assert self.pilot.scene.name == "menu"
            self.pilot.key(pygame.K_ESCAPE)
            assert isinstance(self.pilot.scene, Question)
        if way == "hint and undo":
            self.pilot.key(pygame.K_h)
            assert isinstance(self.pilot.scene, Hint)
            self.pilot.click("close")
        self.pilot.click("decline" if way == "decline" else "undo")
        self.pilot.step(3)


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[..., Round]]:
    """Opens the window at a stop."""
    made = iter(range(100))
    yield lambda kind, where, done: Round(tmp_path / str(next(made)), kind, where, done=done)
    pygame.quit()


@pytest.mark.parametrize(("where", "done"), BEFORE_AND_AFTER)
@pytest.mark.parametrize("kind", [ASKING[0], *(pytest.param(kind, marks=pytest.mark.slow) for kind in ASKING[1:])])
@pytest.mark.parametrize("way", WAYS)
def test_a_question_leads_back_to_the_same_turn(
    begin: Callable[..., Round], way: str, kind: str, where: str, done: bool
) -> None:
    game = begin(kind, where, done)
    game.ask()
    game.leave(way)
    if (way, where) == ("escape and undo", "plan"):  # the menu has drawn the curtain
        assert game.pilot.scene.name == "curtain"
        game.session.open_curtain(0)
        game.pilot.step(3)
    number, *rest = game.moment()
    assert rest == list(game.before[1:])
    assert number == game.before[0] + 2 * (way == "decline")


@pytest.mark.parametrize(("where", "done"), BEFORE_AND_AFTER)
def test_a_free_move_without_a_question_is_taken_back_alone(
    begin: Callable[..., Round], where: str, done: bool
) -> None:
    """A1, A3: a type bought or levels swapped, and taken back: the turn is as it was."""
    game = begin("swap_ink", where, done)
    for move in FREE:
        assert isinstance(game.pilot.scene, GameScene)
        assert game.pilot.scene.submit(move)
        game.pilot.step(2)
        assert game.moment()[1:] == game.before[1:]
        game.pilot.click("undo")
        game.pilot.step(2)
        assert game.moment() == game.before


def test_undo_after_the_turn_is_ended_stays_refused(begin: Callable[..., Round]) -> None:
    game = begin("swap_ink", "inks", True)
    game.ask()
    game.leave("undo")
    game.pilot.click("end")
    game.pilot.step(2)
    assert game.session.shown.step.seat == 1
    assert game.session.turns.undo_reason(0) == "This turn has ended: it can’t be undone."
    assert game.session.turns.undo_reason(1)


def test_the_last_piece_laid_is_taken_back_first(begin: Callable[..., Round]) -> None:
    """Fulfilment: undo takes pieces back one step at a time, then the seat's own move, never an ended turn."""
    game = begin("swap_ink", "fulfil", False)
    assert game.session.turns.make(EndTurn(0)) == ""
    game.pilot.step(3)
    undo = game.pilot.app.page.targets.by_name("undo")
    assert not undo.enabled
    assert game.session.match.log[-1].move == EndTurn(0)
    again = begin("swap_ink", "fulfil", False)
    order = again.session.view().seats[0].orders[0]
    again.pilot.click("fill")
    again.pilot.click(f"order:{order.printing}")
    again.pilot.click("undo")
    again.pilot.click("undo")
    assert again.moment() == again.before
    assert not again.pilot.app.page.targets.by_name("undo").enabled


def test_a_plan_takes_back_its_last_marker_first(begin: Callable[..., Round]) -> None:
    game = begin("swap_ink", "plan", False)
    game.pilot.click("plan slot:inks:2")
    game.pilot.click("plan slot:orders:3")
    game.pilot.click("clear")
    plan = game.pilot.scene_of(Plan)
    found = []
    for _ in range(3):
        game.pilot.click("undo")
        found.append(plan.draft.markers)
    assert found == [(3, 2, 0, 0, 0), (0, 2, 0, 0, 0), (0, 0, 0, 0, 0)]
    assert game.session.match.draft(0) is None
    assert not isinstance(game.session.match.log[-1].move if game.session.match.log else None, CommitPlan)
