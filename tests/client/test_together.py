"""Planning all at once: five buttons lay markers, others take them back and hand in; nothing of it is seen or heard."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.base.bindings import KEYS, USES, PlanButtons, PlanUse
from game.client.graphics.brush import Brush
from game.client.scenes.together import FELT_MS, HOLD_S, LAST_MS, BlindPlanner, Together
from game.rules.moves import CommitPlan
from game.rules.names import Markers
from game.rules.planning import plans
from tests.client.at_table import AtTable
from tests.client.made_up_pad import FOR_ACTIONS, MadeUpPad
from tests.client.pilot import FRAME_S, Pilot
from tests.client.witness import Witness, first_difference
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

ALL_BACK, HAND_IN = pygame.CONTROLLER_BUTTON_LEFTSTICK, pygame.CONTROLLER_BUTTON_RIGHTSTICK
OF_HANDS = (("q", "w", "e", "r", "t", "a", "s"), ("y", "u", "i", "o", "p", "k", "l"))
WINDOW = (640, 360)


class Evening:
    """People with a pad each, who plan at once; the first `padded` ones have one."""

    def __init__(self, folder: Path, seats: int, padded: int, size: tuple[int, int] = WINDOW) -> None:
        self.at = AtTable(build.table(seats=seats), folder)
        choices = self.at.session.choices
        choices.change(planning="controllers")
        self.pilot = self.at.pilot = Pilot(self.at.session.scene(), size, choices=choices)
        self.pads = [MadeUpPad(self.pilot) for _ in range(padded)]
        choices.claims.begin(self.at.session.match.id)
        for seat, pad in enumerate(self.pads):
            choices.claims.give(pad.instance, seat)
        self.pilot.wait_until_still()

    @property
    def committed(self) -> tuple[bool, ...]:
        """Who has handed a plan in."""
        return tuple(self.at.session.view().committed)

    def count(self, seat: int) -> int:
        """The markers that a seat has."""
        return self.at.session.view().seats[seat].marker_count

    def lay(self, seat: int, plan: Markers) -> None:
        """Press each action as often as a plan says."""
        for button, count in zip(FOR_ACTIONS, plan, strict=True):
            for _ in range(count):
                self.pads[seat].press(button)

    def plan(self, seat: int, plan: Markers) -> None:
        """Lay a plan and hand it in by two presses."""
        self.lay(seat, plan)
        self.pads[seat].press(HAND_IN)
        self.pads[seat].press(HAND_IN)

    def planned(self) -> list[CommitPlan]:
        """The plans that were handed in."""
        return [entry.move for entry in self.at.session.match.log if isinstance(entry.move, CommitPlan)]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Three people, all with a pad."""
    made = Evening(tmp_path, 3, 3)
    assert isinstance(made.pilot.scene, Together)
    yield made
    pygame.quit()


def some(count: int, at: int = 0) -> Markers:
    """One of the plans with so many markers."""
    every = plans(count, 6)
    return every[at * 7 % len(every)]


def test_each_plans_with_buttons_of_their_own_in_any_order(evening: Evening) -> None:
    wanted = [some(evening.count(seat), seat + 3) for seat in range(3)]
    evening.lay(2, wanted[2])
    evening.plan(0, wanted[0])
    assert evening.committed == (True, False, False)
    evening.pads[2].press(HAND_IN)
    evening.pads[2].press(HAND_IN)
    evening.plan(1, wanted[1])
    assert {move.seat: move.markers for move in evening.planned()} == dict(enumerate(wanted))
    evening.pilot.wait_until_still()
    assert evening.pilot.scene.name == "reveal"


def test_a_long_press_hands_in(evening: Evening) -> None:
    evening.lay(1, some(evening.count(1)))
    evening.pads[1].down(HAND_IN)
    evening.pilot.wait(HOLD_S / 2)
    assert not any(evening.committed)
    evening.pilot.wait(HOLD_S)
    assert evening.committed == (False, True, False)


def test_a_plan_that_is_not_whole_is_refused_in_the_same_words(evening: Evening) -> None:
    evening.lay(0, (1, 0, 0, 0, 0))
    evening.pads[0].press(HAND_IN)
    evening.pads[0].press(HAND_IN)
    assert not any(evening.committed)
    evening.lay(0, some(evening.count(0) - 1))
    evening.pads[0].press(HAND_IN)
    evening.pads[0].press(HAND_IN)
    assert evening.committed[0]


def told(evening: Evening) -> list[str]:
    """What the page says of each plan."""
    written = [item.args[1] for item in evening.pilot.app.page.items if item.function is Brush.text]
    return [words for words in written if "still to place" in words or "marker" in words or "submit" in words]


def test_who_plans_feels_and_sees_how_many_markers_lie(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each marker that lies is felt by whoever laid it, the last one longer, and a press too many not at all."""
    felt: list[tuple[int, int]] = []
    monkeypatch.setattr(evening.pilot.app.devices.pads, "shake", lambda pad, ms: felt.append((pad, ms)))
    count, pad = evening.count(0), evening.pads[0].instance
    evening.lay(0, (2, 0, 0, 0, 0))
    assert f"{count - 2} of {count} still to place" in told(evening)
    other = evening.count(1)
    assert f"{other} of {other} still to place" in told(evening)
    evening.lay(0, some(count - 2))
    evening.lay(0, (0, 1, 0, 0, 0))
    assert felt == [*[(pad, FELT_MS)] * (count - 1), (pad, LAST_MS), (pad, 0)]


def test_what_is_missing_is_said_at_the_first_press(evening: Evening) -> None:
    evening.lay(0, (1, 0, 0, 0, 0))
    evening.pads[0].press(HAND_IN)
    assert f"Place {evening.count(0) - 1} more markers" in told(evening)
    assert not any("submit" in words for words in told(evening))
    evening.lay(0, some(evening.count(0) - 1))
    evening.pads[0].press(HAND_IN)
    assert "Press again to submit." in told(evening)


def test_a_pad_that_leaves_moves_nobodys_panel(evening: Evening) -> None:
    names = [evening.at.session.name(seat) for seat in (1, 2)]

    def panels() -> list[pygame.Rect]:
        items = [item for item in evening.pilot.app.page.items if item.function is Brush.text]
        return [item.rect for item in items if item.args[1] in names and item.rect.x < 900]

    before = panels()
    evening.pads[0].unplug()
    evening.pads[1].press(HAND_IN)
    while evening.pilot.scene.name != "together":
        evening.pilot.click("close")
        evening.pilot.step(2)
    assert evening.at.session.together == (1, 2)
    assert panels() == before


def test_all_markers_come_back_at_a_press(evening: Evening) -> None:
    wanted = some(evening.count(0), 5)
    evening.lay(0, (2, 2, 0, 0, 0))
    evening.pads[0].press(ALL_BACK)
    evening.plan(0, wanted)
    assert evening.planned()[-1].markers == wanted


def test_buttons_that_are_changed_meanwhile_hold_at_once(evening: Evening) -> None:
    """The two ends of a pad change places: orders are laid with the right shoulder."""
    evening.pilot.click("menu")
    evening.at.session.choices.bindings.put_plan(PlanUse("pad", "orders"), pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    evening.pilot.click("resume")
    wanted = some(evening.count(0), 5)
    evening.plan(0, (wanted[4], *wanted[1:4], wanted[0]))
    assert evening.planned()[-1].markers == wanted


def test_triggers_do_the_same(evening: Evening) -> None:
    wanted = some(evening.count(0), 5)
    evening.lay(0, (2, 2, 0, 0, 0))
    evening.pads[0].pull(pygame.CONTROLLER_AXIS_TRIGGERLEFT)
    evening.lay(0, wanted)
    evening.pads[0].pull(pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    evening.pads[0].pull(pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    assert evening.planned()[-1].markers == wanted


def test_presses_too_many_do_nothing() -> None:
    planner = BlindPlanner(8, 6, {use: (code,) for code, use in enumerate(USES)})
    for code in (0,) * 9 + (1,) * 9:
        planner.down(code)
    assert planner.markers == (6, 2, 0, 0, 0)


def test_a_button_that_hands_in_is_let_go_with_the_window(evening: Evening) -> None:
    evening.lay(1, some(evening.count(1)))
    evening.pads[1].down(HAND_IN)
    evening.pilot.post(pygame.WINDOWFOCUSLOST)
    evening.pilot.wait(2 * HOLD_S)
    assert not any(evening.committed)


def test_who_has_no_pad_plans_behind_the_curtain_after_that(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 3, 2)
    evening.plan(0, some(evening.count(0)))
    evening.plan(1, some(evening.count(1)))
    evening.pilot.wait_until_still()
    assert evening.pilot.scene.name == "curtain"
    assert evening.at.session.shown.step.seat == 2
    pygame.quit()


def test_the_curtain_stays_the_usual_way(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 2, 2)
    evening.pilot.click("curtain")
    evening.pilot.step(2)
    assert evening.pilot.scene.name == "curtain"
    assert evening.at.session.choices.now.planning == "curtain"
    pygame.quit()


def test_the_rest_of_the_screen_is_in_reach_of_a_pad_meanwhile(evening: Evening) -> None:
    pad = evening.pads[2]
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    while evening.pilot.app.controls.attention.focused != "board":
        pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert evening.pilot.scene.name == "whole board"
    pad.press(pygame.CONTROLLER_BUTTON_B)
    assert evening.pilot.scene.name == "together"


def test_the_strip_names_no_button_that_plans(evening: Evening) -> None:
    evening.pads[2].press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    evening.pilot.step(3)
    strip = evening.pilot.app.strip
    assert strip.foot is not None
    assert strip._codes("buttons", "choose")
    assert not strip._codes("buttons", "next_group")
    assert not strip._codes("buttons", "back")


def test_two_people_share_a_keyboard(tmp_path: Path) -> None:
    at = AtTable(build.table(seats=2), tmp_path)
    at.session.choices.change(planning="keyboard")
    pilot = Pilot(at.session.scene(), WINDOW, choices=at.session.choices)
    assert pilot.scene.name == "together"
    wanted = [some(at.session.view().seats[seat].marker_count, 4 + seat) for seat in range(2)]
    for seat, plan in enumerate(wanted):
        keys = [KEYS[name] for name in OF_HANDS[seat]]
        for key, count in zip(keys, plan, strict=False):
            for _ in range(count):
                pilot.key(key)
        pilot.key(keys[6])
        pilot.key(keys[6])
    found = {entry.move.seat: entry.move.markers for entry in at.session.match.log if hasattr(entry.move, "markers")}
    assert found == dict(enumerate(wanted))
    pygame.quit()


# nothing is told


def pressed(folder: Path, patch: pytest.MonkeyPatch, presses: Sequence[int | None]) -> list[Any]:
    """What is seen and heard while the second of three people presses something, or rests, and then hands in."""
    evening = Evening(folder, 3, 3, (320, 180))
    evening.plan(0, some(evening.count(0)))
    witness = Witness(evening.at.session, patch)
    witness.watch(evening.pilot)
    for button in presses:
        if button is None:
            evening.pilot.step(2)
        else:
            evening.pads[1].press(button)
    for _ in range(2):
        evening.pads[1].press(HAND_IN)
    evening.pilot.wait(1.0)
    pygame.quit()
    return witness.frames


@pytest.mark.slow
@pytest.mark.parametrize("whole", [True, False], ids=["handed in", "refused"])
def test_L1_no_frame_tells_what_is_planned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, whole: bool) -> None:
    """L1: wherever as many markers lie, and in whatever order, every picture and every sound is the same."""
    count = build.table(seats=3).seats[1].marker_count - (not whole)
    one = [FOR_ACTIONS[at % 5] for at in range(count)]
    other = [FOR_ACTIONS[4]] * min(count, 6) + [FOR_ACTIONS[3]] * (count - min(count, 6))
    back: list[list[int | None]] = [[FOR_ACTIONS[at], None, FOR_ACTIONS[(at + other) % 5], ALL_BACK] for at, other in
                                    ((3, 4), (0, 0), (1, 2))]  # fmt: skip
    evenings = []
    for number, (taken_back, presses) in enumerate(zip(back, (one, other, other[::-1]), strict=True)):
        with monkeypatch.context() as patch:
            evenings.append(pressed(tmp_path / str(number), patch, [*taken_back, *presses]))
    assert len(evenings[0]) > 1.0 / FRAME_S
    assert any(frame.heard for frame in evenings[0]) == whole
    for evening in evenings[1:]:
        assert not first_difference(evenings[0], evening)


def test_a_desk_that_waits_for_a_second_press_goes_on_at_another_button() -> None:
    """The first press of the button that hands in is taken back by any other one."""
    buttons: PlanButtons = {use: (code,) for code, use in enumerate(USES)}
    controller = BlindPlanner(1, 6, buttons)
    told = list[str]()
    controller.down(0)
    for code in (6, 0, 6, 6):
        controller.down(code)
        controller.up(code)
        told.append("done" if controller.is_done else controller.told)
    assert told == ["asks", "plans", "asks", "done"]
