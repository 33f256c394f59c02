"""A plan is seen behind its own seat's opened curtain and nowhere else, whatever leads there: L1, A4, A17."""

import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from msgspec.structs import replace

from game.client.graphics import pictures
from game.client.scenes import plan as plan_scene
from game.client.scenes.curtain import Curtain
from game.client.scenes.plan import Plan
from game.client.scenes.workshop import Workshop
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.ui.scene import Push
from game.match.errors import SaveError
from game.rules.moves import BuyType, ChooseTypes, CommitPlan
from tests.client.at_table import AtTable
from tests.client.company import computer
from tests.client.pilot import Pilot
from tests.client.plan_walker import LIT, WINDOW, Walker, match_at_last_types
from tests.rules import build

STEPS = int(os.environ.get("SECRET_STEPS", "800"))


@pytest.fixture
def lit(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Markers of plans in a colour that is found in a picture, at once."""

    def lit_picture(width: int, height: int) -> pygame.Surface:
        surface = pygame.Surface((width, height))
        surface.fill(LIT)
        return surface

    of_plans = SimpleNamespace(**{**vars(pictures), "marker": lambda _style: lit_picture})
    monkeypatch.setattr(plan_scene, "pictures", of_plans)
    yield
    pygame.quit()


@pytest.mark.slow
@pytest.mark.usefixtures("lit")
def test_no_frame_holds_a_plan_of_a_shut_curtain(tmp_path: Path) -> None:
    """Random walks through undo, resume, seats, menu, houses, log and computers that take over."""
    walker = Walker(tmp_path, seed=17)
    for _ in range(STEPS):
        walker.walk()
    walker.context.close()
    print(f"{STEPS} steps: {walker.plans_seen} frames with a plan, {walker.curtains} curtains, {walker.undone} undone")
    # the walk came to what it is about
    assert walker.plans_seen > STEPS // 100
    assert walker.curtains > STEPS // 200
    assert walker.undone > STEPS // 1000


# the walk that leaked, and its members


@pytest.fixture
def planned(tmp_path: Path) -> Iterator[AtTable]:
    """Anna has opened her curtain and laid two markers; Tom plans after her."""
    at = AtTable(build.table(seats=2), tmp_path)
    at.session.open_curtain(0)
    at.sit()
    at.pilot.click("plan slot:inks:2")
    yield at
    pygame.quit()


@pytest.fixture
def types_taken(tmp_path: Path) -> Iterator[tuple[MatchSession, ChooseTypes]]:
    """The last seat has just taken its types; and how it did."""
    context = AppContext(tmp_path)
    session = context.sit(match_at_last_types(context))
    types = session.match.legal_moves(session.match.pending()[0])[0]
    assert isinstance(types, ChooseTypes)
    assert session.turns.make(types) == ""
    yield session, types
    context.close()
    pygame.quit()


def test_nobody_takes_back_from_a_plan_what_another_seat_did(types_taken: tuple[MatchSession, ChooseTypes]) -> None:
    """Ben takes his types, Anna plans, opens her house: undo there is not for Ben's types."""
    session, types = types_taken
    anna = session.shown.step.seat
    assert anna != types.seat
    session.open_curtain(anna)
    pilot = Pilot(session.scene(), WINDOW)
    pilot.app.apply(Push(Workshop(session, anna)))
    pilot.step()
    undo = pilot.app.page.targets.by_name("undo")
    assert not undo.enabled
    assert undo.reason == "Another player made the last move: only they can undo it."
    assert session.turns.undo(anna) != ""
    assert session.match.log[-1].move == types


def test_undo_from_a_plan_closes_the_curtain_where_it_leads_out_of_planning(
    types_taken: tuple[MatchSession, ChooseTypes],
) -> None:
    """Anna was the last to take types, and takes them back from her plan: her next plan asks for the seal again."""
    session, types = types_taken
    session.open_curtain(types.seat)
    assert session.shown.step.kind == "plan"
    assert session.turns.undo(types.seat) == ""
    assert session.shown.step.kind == "types"
    assert session.turns.make(types) == ""
    assert session.shown.step.kind == "curtain"


@pytest.mark.slow
def test_a_seat_that_takes_the_screen_closes_the_curtain(planned: AtTable) -> None:
    """A4: Tom may use what he has while Anna plans; her plan is gone from the screen before he does."""
    pilot = planned.pilot
    pilot.click("workshop:0")
    pilot.step()
    pilot.click("tab:1")
    assert not pilot.app.page.targets.by_name("type:O").enabled
    pilot.click("act")
    pilot.drag("type:O", "types")
    assert planned.session.match.log[-1].move == BuyType(1, "O")
    pilot.click("close")
    pilot.step()
    assert isinstance(pilot.scene, Curtain)
    assert planned.session.shown.step.seat == 0


def test_a_move_of_another_seat_closes_the_curtain(planned: AtTable) -> None:
    assert planned.session.turns.make(BuyType(1, "O")) == ""
    planned.pilot.step(2)
    assert isinstance(planned.pilot.scene, Curtain)


def test_a_plan_is_kept_behind_the_curtain_while_its_seat_is_away(planned: AtTable) -> None:
    planned.pilot.key(pygame.K_ESCAPE)
    planned.pilot.step()
    assert isinstance(planned.pilot.scene, Curtain)
    planned.session.open_curtain(0)
    planned.sit()
    assert isinstance(planned.pilot.scene, Plan)
    assert planned.pilot.scene.draft.markers == (0, 2, 0, 0, 0)


def test_who_stays_alone_is_not_shown_a_plan_that_lay_behind_a_shut_curtain(planned: AtTable) -> None:
    """Tom makes himself a computer player in front of Anna's shut curtain: he must not see what she has laid."""
    session: MatchSession = planned.session
    session.close_curtain()
    assert session.reseat(1, computer(1)) == ""
    assert session.shown.step.kind == "plan"  # alone, without a curtain
    planned.sit()
    assert isinstance(planned.pilot.scene, Plan)
    assert planned.pilot.scene.draft.markers == (0, 0, 0, 0, 0)


def test_who_is_alone_keeps_the_own_plan_when_computers_change(tmp_path: Path) -> None:
    at = AtTable(build.table(seats=2), tmp_path)
    assert at.session.reseat(1, computer(1)) == ""
    at.sit()
    at.pilot.click("plan slot:inks:2")
    assert at.session.reseat(1, replace(computer(1), level="master")) == ""
    at.sit()
    assert isinstance(at.pilot.scene, Plan)
    assert at.pilot.scene.draft.markers == (0, 2, 0, 0, 0)
    pygame.quit()


def test_a_plan_that_is_handed_in_closes_its_curtain(planned: AtTable) -> None:
    planned.pilot.click("plan slot:orders:5")
    planned.pilot.click("confirm")
    assert isinstance(planned.session.match.log[-1].move, CommitPlan)
    planned.pilot.step()
    assert isinstance(planned.pilot.scene, Curtain)
    assert planned.session.shown.step.seat == 1


def test_a_plan_that_cannot_be_forgotten_keeps_the_seat(planned: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the disk does not forget Anna's plan, Tom does not leave: nobody is alone with what she has laid."""

    def refuse(*_: object) -> None:
        raise SaveError("changed_elsewhere")

    session = planned.session
    session.close_curtain()
    monkeypatch.setattr(session.match, "keep_draft", refuse)
    assert session.reseat(1, computer(1)) != ""
    assert session.seats.people == (0, 1)
    assert session.shown.step.kind == "curtain"
