"""A plan is seen behind its own seat's opened curtain and nowhere else, whatever leads there: L1, A4, A17."""

import os
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pygame
import pytest
from msgspec.structs import replace

from game.client.art import tokens
from game.client.drawing import layout
from game.client.home.room import Room
from game.client.routes import make_prompt, make_scene
from game.client.scenes import plan as plan_scene
from game.client.scenes.curtain import Curtain
from game.client.scenes.plan import Plan
from game.client.scenes.workshop import Workshop
from game.client.screen.scene import Push, Reset
from game.client.screen.targets import Target
from game.client.session.sitting import Sitting
from game.match.errors import SaveError
from game.match.match import Match
from game.rules import Options, Table
from game.rules.decisions import ChoosingTypes
from game.rules.moves import BuyType, ChooseTypes, CommitPlan
from game.tools.thinks_here import ThinksHere
from tests.client.at_table import AtTable
from tests.client.company import computer, person
from tests.client.pilot import Pilot
from tests.client.sitting_at import cards, moves_to
from tests.rules import build

STEPS = int(os.environ.get("SECRET_STEPS", "5000"))
WINDOW = (320, 180)
LIT = (255, 0, 255)  # no other thing on the table has this colour
OPTIONS = Options(seats=2, automa=False, characters=False)
SHUNNED = frozenset({"quit", "full screen"})
OFTEN: tuple[str, ...] = ("open", "workshop", "type", "seat", "tab", "act", "undo", "menu")
OFTEN += ("leave", "close", "slot", "confirm", "who", "resume", "board", "seat")


def last_types(table: Table) -> bool:
    """Whether the last seat is to take its types: what comes next is the first plan."""
    top = table.stack[-1] if table.stack else None
    return isinstance(top, ChoosingTypes) and not table.queue


def match_at_last_types(room: Room) -> Match:
    """A new match of two people, where the last seat is to take its types."""
    seed, moves = moves_to(OPTIONS, last_types)
    match = room.store.new_match(cards(), OPTIONS, seed, (person(0), person(1)))
    for move in moves:
        match.submit(move, match.number)
    return match


class Walker:
    """Presses whatever can be pressed around the first plans of a match, and checks each frame."""

    pilot: Pilot  # from the first match on

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.room = Room(folder, make_scene, make_prompt)
        self.room.__dict__["content"] = cards()
        self.room.choices.change(speed="off", reduced_motion=True)
        self.opened: int | None = None  # the seat whose own hand opened its curtain, while that counts
        self.plans_seen = self.curtains = self.undone = 0
        self.trail: deque[str] = deque(maxlen=8)  # the last steps, to be told with a failure
        self.begin()

    def begin(self) -> None:
        """A new match, where the last seat is to take its types."""
        self.opened = None
        self._sit(match_at_last_types(self.room))

    def _sit(self, match: Match) -> None:
        self.sitting = self.room.sit(match, ThinksHere(match.content))
        scene = self.sitting.scene()
        if hasattr(self, "pilot"):
            self.pilot.app.apply(Reset(scene))
            self.pilot.step()
        else:
            self.pilot = Pilot(scene, WINDOW, choices=self.room.choices)

    # a step

    def walk(self) -> None:
        """One step, and the frame after it."""
        if self.sitting.match.is_over or self.sitting.view().phase in ("actions", "fulfilment"):
            self.begin()
        before, people = self.sitting.match.number, self.sitting.people
        last = self.sitting.match.log[-1] if self.sitting.match.log else None
        at_screen = self._at_screen()
        self._do()
        for _ in range(2):
            self.pilot.step()
            self._judge(before, people)
        number = self.sitting.match.number
        if number < before:
            assert last is not None
            assert last.move.seat == at_screen, f"seat {at_screen} took back {last.move}"
            self.undone += 1

    def _at_screen(self) -> int:
        scene = self.pilot.scene
        return scene.acting if isinstance(scene, Workshop) else self.sitting.shown.at_screen

    def _do(self) -> None:
        scene = self.pilot.scene
        self.trail.append(f"on {scene.name}, {self.sitting.shown.stop}")
        if scene.name == "title":
            self._resume()
            return
        if self.rng.random() < 0.06:
            self.pilot.app.apply(scene.back())
            return
        targets = [one for one in self.pilot.app.page.targets if one.enabled and one.name not in SHUNNED]
        if targets:
            self._use(self._one_of(targets))

    def _one_of(self, targets: list[Target]) -> Target:
        often = [one for one in targets if one.name.split(":")[0] in OFTEN]
        return self.rng.choice(often if often and self.rng.random() < 0.6 else targets)

    def _use(self, target: Target) -> None:
        scene, app = self.pilot.scene, self.pilot.app
        self.trail.append(f"used {target.name}")
        if isinstance(scene, Curtain) and target.name == "open":
            self._open(scene)
            return
        if target.name == "act":
            self.opened = None
        places = sorted(scene.places_for(target.name)) if target.role == "piece" else []
        onward = scene.lay(target.name, self.rng.choice(places)) if places else scene.press(target.name)
        app.apply(onward)

    def _open(self, scene: Curtain) -> None:
        stop = self.sitting.shown.stop
        assert stop.kind == "curtain"
        assert self.sitting.name(stop.seat) == scene._seat_name
        self.opened = stop.seat
        self.curtains += 1
        self.pilot.app.apply(scene.hold("open", 1.0) or scene.press("open") or scene.press("open"))

    def _resume(self) -> None:
        self.opened = None
        self._sit(self.room.store.open_match(self.sitting.match.id, cards()))

    # what is checked

    def _judge(self, before: int, people: tuple[int, ...]) -> None:
        match = self.sitting.match
        if isinstance(self.pilot.scene, Curtain) or self.pilot.scene.name == "title":
            self.opened = None
        if self.opened is not None and self._over_for(self.opened, before):
            self.opened = None
        alone = len(self.sitting.people) == 1
        if alone and len(people) > 1 and self.opened is None:
            assert match.draft(self.sitting.people[0]) is None, "the plan of a shut curtain came into the open"
        if not self._shows_markers():
            return
        self.plans_seen += 1
        shown = [scene.seat for scene in self.pilot.app.stack.visible if isinstance(scene, Plan)]
        assert shown == [self.sitting.people[0] if alone else self.opened], (
            f"the plan of {shown} is on the screen, the curtain of {self.opened} is open: {'; '.join(self.trail)}"
        )

    def _over_for(self, seat: int, before: int) -> bool:
        """Whether the seat is not asked for its plan any more, or another person acted since."""
        view, people = self.sitting.view(), self.sitting.people
        others = [entry for entry in self.sitting.match.log if entry.number >= before and entry.move.seat != seat]
        acted = any(entry.move.seat in people for entry in others)
        return acted or seat not in people or view.committed[seat] or view.phase != "planning"

    def _shows_markers(self) -> bool:
        """Whether a marker is seen on a row of the sheet."""
        surface = pygame.display.get_surface()
        assert surface is not None
        scale = WINDOW[0] / layout.CANVAS[0]
        x, y, w, h = (round(number * scale) for number in layout.rect("plan", "plan sheet"))
        colours = pygame.mask.from_threshold(surface.subsurface((x, y, w, h)), LIT, (40, 40, 40, 255))
        return colours.count() > 3


@pytest.fixture
def lit(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Markers of plans in a colour that is found in a picture, at once."""

    def marker(_style: object, px: int) -> pygame.Surface:
        surface = pygame.Surface((px, px))
        surface.fill(LIT)
        return surface

    monkeypatch.setattr(plan_scene, "tokens", SimpleNamespace(marker=marker, badge=tokens.badge))
    yield
    pygame.quit()


@pytest.mark.slow
@pytest.mark.usefixtures("lit")
def test_no_frame_holds_a_plan_of_a_shut_curtain(tmp_path: Path) -> None:
    """Random walks through undo, resume, seats, menu, houses, log and computers that take over."""
    walker = Walker(tmp_path, seed=17)
    for _ in range(STEPS):
        walker.walk()
    walker.room.close()
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
    at.sitting.open_curtain(0)
    at.sit()
    at.pilot.click("plan slot:inks:2")
    yield at
    pygame.quit()


@pytest.fixture
def types_taken(tmp_path: Path) -> Iterator[tuple[Sitting, ChooseTypes]]:
    """The last seat has just taken its types; and how it did."""
    room = Room(tmp_path, make_scene, make_prompt)
    sitting = room.sit(match_at_last_types(room))
    types = sitting.match.legal_moves(sitting.match.pending()[0])[0]
    assert isinstance(types, ChooseTypes)
    assert sitting.turns.make(types) == ""
    yield sitting, types
    room.close()
    pygame.quit()


def test_nobody_takes_back_from_a_plan_what_another_seat_did(types_taken: tuple[Sitting, ChooseTypes]) -> None:
    """Ben takes his types, Anna plans, opens her house: undo there is not for Ben's types."""
    sitting, types = types_taken
    anna = sitting.shown.stop.seat
    assert anna != types.seat
    sitting.open_curtain(anna)
    pilot = Pilot(sitting.scene(), WINDOW)
    pilot.app.apply(Push(Workshop(sitting, anna)))
    pilot.step()
    undo = pilot.app.page.targets.by_name("undo")
    assert not undo.enabled
    assert undo.reason == "The last move was somebody else’s: only they could take it back."
    assert sitting.turns.undo(anna) != ""
    assert sitting.match.log[-1].move == types


def test_undo_from_a_plan_closes_the_curtain_where_it_leads_out_of_planning(
    types_taken: tuple[Sitting, ChooseTypes],
) -> None:
    """Anna was the last to take types, and takes them back from her plan: her next plan asks for the seal again."""
    sitting, types = types_taken
    sitting.open_curtain(types.seat)
    assert sitting.shown.stop.kind == "plan"
    assert sitting.turns.undo(types.seat) == ""
    assert sitting.shown.stop.kind == "types"
    assert sitting.turns.make(types) == ""
    assert sitting.shown.stop.kind == "curtain"


def test_a_seat_that_takes_the_screen_closes_the_curtain(planned: AtTable) -> None:
    """A4: Tom may use what he has while Anna plans; her plan is gone from the screen before he does."""
    pilot = planned.pilot
    pilot.click("workshop:0")
    pilot.step()
    pilot.click("tab:1")
    assert not pilot.app.page.targets.by_name("type:O").enabled
    pilot.click("act")
    pilot.drag("type:O", "types")
    assert planned.sitting.match.log[-1].move == BuyType(1, "O")
    pilot.click("close")
    pilot.step()
    assert isinstance(pilot.scene, Curtain)
    assert planned.sitting.shown.stop.seat == 0


def test_a_move_of_another_seat_closes_the_curtain(planned: AtTable) -> None:
    assert planned.sitting.turns.make(BuyType(1, "O")) == ""
    planned.pilot.step(2)
    assert isinstance(planned.pilot.scene, Curtain)


def test_a_plan_is_kept_behind_the_curtain_while_its_seat_is_away(planned: AtTable) -> None:
    planned.pilot.key(pygame.K_ESCAPE)
    planned.pilot.step()
    assert isinstance(planned.pilot.scene, Curtain)
    planned.sitting.open_curtain(0)
    planned.sit()
    assert isinstance(planned.pilot.scene, Plan)
    assert planned.pilot.scene.draft.markers == (0, 2, 0, 0, 0)


def test_who_stays_alone_is_not_shown_a_plan_that_lay_behind_a_shut_curtain(planned: AtTable) -> None:
    """Tom makes himself a computer player in front of Anna's shut curtain: he must not see what she has laid."""
    sitting: Sitting = planned.sitting
    sitting.close_curtain()
    assert sitting.reseat(1, computer(1)) == ""
    assert sitting.shown.stop.kind == "plan"  # alone, without a curtain
    planned.sit()
    assert isinstance(planned.pilot.scene, Plan)
    assert planned.pilot.scene.draft.markers == (0, 0, 0, 0, 0)


def test_who_is_alone_keeps_the_own_plan_when_computers_change(tmp_path: Path) -> None:
    at = AtTable(build.table(seats=2), tmp_path)
    assert at.sitting.reseat(1, computer(1)) == ""
    at.sit()
    at.pilot.click("plan slot:inks:2")
    assert at.sitting.reseat(1, replace(computer(1), level="master")) == ""
    at.sit()
    assert isinstance(at.pilot.scene, Plan)
    assert at.pilot.scene.draft.markers == (0, 2, 0, 0, 0)
    pygame.quit()


def test_a_plan_that_is_handed_in_closes_its_curtain(planned: AtTable) -> None:
    planned.pilot.click("plan slot:orders:5")
    planned.pilot.click("confirm")
    assert isinstance(planned.sitting.match.log[-1].move, CommitPlan)
    planned.pilot.step()
    assert isinstance(planned.pilot.scene, Curtain)
    assert planned.sitting.shown.stop.seat == 1


def test_a_plan_that_cannot_be_forgotten_keeps_the_seat(planned: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the disk does not forget Anna's plan, Tom does not leave: nobody is alone with what she has laid."""

    def refuse(*_: object) -> None:
        raise SaveError("changed_elsewhere")

    sitting = planned.sitting
    sitting.close_curtain()
    monkeypatch.setattr(sitting.match, "keep_draft", refuse)
    assert sitting.reseat(1, computer(1)) != ""
    assert sitting.people == (0, 1)
    assert sitting.shown.stop.kind == "curtain"
