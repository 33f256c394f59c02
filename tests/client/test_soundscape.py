"""Who is called by the bell, what the end sounds like, and that no plan can be heard out."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.settings import Choices
from game.client.ui import soundscape as cue
from game.client.ui.scene import Scene
from game.client.ui.soundscape import NOBODY, Soundscape
from game.rules import Options
from game.rules.moves import EndTurn, Planning
from tests.client.at_table import AtTable
from tests.client.session_at import in_action, sitting_at
from tests.rules import build


class Heard(Soundscape):
    """Remembers what is to be heard."""

    def __init__(self) -> None:
        super().__init__(Choices(), lambda: 0.0)
        self.row: list[str] = []

    def hear(self, name: str, *, pan: float = 0.0) -> None:
        """A cue."""
        self.row.append(name)


class Calling(Scene):
    """A scene that calls a seat."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat

    @property
    def calls(self) -> int | None:
        """The seat."""
        return self._seat


@pytest.mark.parametrize(
    ("seats", "bells"),
    [([0], 1), ([0, 0], 1), ([0, 1, 0], 3), ([0, None, 0], 1), ([0, NOBODY, 0], 2), ([NOBODY, None], 0)],
)
def test_the_bell_rings_once_for_each_person_who_is_next(seats: list[int | None], bells: int) -> None:
    heard = Heard()
    for seat in seats:
        for _ in range(3):
            heard.after_frame(Calling(seat), quiet=True)
    assert heard.row == [cue.YOUR_TURN] * bells


def test_a_turn_on_the_board_calls_its_person_and_the_automa_is_not_called(tmp_path: Path) -> None:
    person = sitting_at(tmp_path / "person", in_action("orders"))
    assert person.scene().calls == person.shown.step.seat
    automa = sitting_at(tmp_path / "automa", in_action("orders", automa=True))
    assert automa.scene().calls == NOBODY


def test_no_bell_rings_behind_the_curtain(tmp_path: Path) -> None:
    session = sitting_at(
        tmp_path,
        lambda table: bool(table.stack) and isinstance(table.stack[-1], Planning),
        Options(seats=2, automa=False, characters=False),
    )
    curtain = session.shown.step
    assert session.scene_of(curtain).calls is None
    session.open_curtain(curtain.seat)
    assert session.shown.step.kind == "plan"
    assert session.scene().calls == NOBODY


@pytest.fixture
def ended(tmp_path: Path) -> Iterator[AtTable]:
    """In front of the final scores."""
    table = build.table(seats=2, round=6)
    build.at_fulfilment(table)
    at = AtTable(table, tmp_path)
    for seat in (0, 1):
        at.session.turns.make(EndTurn(seat))
    at.sit()
    yield at
    pygame.quit()


@pytest.mark.parametrize("skipped", [False, True])
def test_the_titles_are_named_with_one_fanfare(ended: AtTable, skipped: bool) -> None:
    scene, heard = ended.pilot.scene, list[str]()
    take = scene.take_cues

    def listened() -> list[tuple[str, float]]:
        cues = list(take())
        heard.extend(name for name, _ in cues)
        return cues

    scene.take_cues = listened  # type: ignore[method-assign]
    if skipped:
        ended.pilot.key(pygame.K_x)
        ended.pilot.key(pygame.K_x)
    ended.pilot.wait_until_still(20.0)
    assert heard.count(cue.TITLES) == 1
    assert heard[-1] == cue.TITLES
