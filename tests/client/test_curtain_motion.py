"""How a curtain leaves the screen: turned up, faded, or at once."""

from pathlib import Path

import pygame
import pytest

from game.client.base.settings import Choices
from game.client.graphics import layout
from game.client.scenes.curtain import Curtain
from game.client.ui.motions import PAGE_S
from game.rules import Options
from game.rules.moves import Planning
from tests.client.pilot import FRAME_S, Pilot
from tests.client.session_at import sitting_at

SIZE = (960, 540)


def curtain_of(tmp_path: Path, **changes: object) -> Pilot:
    """In front of the first curtain of a game of two, which two clicks open."""
    choices = Choices()
    choices.change(curtain_by_clicks=True, **changes)
    session = sitting_at(
        tmp_path,
        lambda table: bool(table.stack) and isinstance(table.stack[-1], Planning),
        Options(seats=2, automa=False, characters=False),
    )
    curtain = session.scene()
    assert isinstance(curtain, Curtain)
    session.choices = choices
    return Pilot(curtain, SIZE, choices=choices)


def opened_curtain(pilot: Pilot) -> Pilot:
    """Just after the second click."""
    for _ in range(2):
        pilot.wait(0.5)
        pilot.click("open")
    assert pilot.scene.name == "plan"
    return pilot


def test_a_curtain_turns_up_over_its_left_edge(tmp_path: Path) -> None:
    pilot = opened_curtain(curtain_of(tmp_path))
    folio = layout.rect("curtain", "folio")
    edges = []
    while (sprites := pilot.app.director.sprites()) and pilot.app.director.moving:
        width = sprites[-1].surface.get_width() / pilot.app.layers.viewport.scale
        edges.append((round(sprites[-1].centre[0] - width / 2), width))
        pilot.step()
    assert len(edges) * FRAME_S == pytest.approx(PAGE_S, abs=2 * FRAME_S)
    assert {left for left, _ in edges} <= set(range(folio.x - 38, folio.x - 16))
    assert [width for _, width in edges] == sorted((width for _, width in edges), reverse=True)
    pygame.quit()


@pytest.mark.parametrize(("changes", "longest_s"), [({"reduced_motion": True}, 0.12), ({"speed": "off"}, 0.0)])
def test_a_curtain_fades_or_goes_at_once_for_those_who_want_it(
    tmp_path: Path, changes: dict[str, object], longest_s: float
) -> None:
    pilot = opened_curtain(curtain_of(tmp_path, **changes))
    frames = 0
    while pilot.app.director.moving:
        assert len(pilot.app.director.sprites()) == 1
        pilot.step()
        frames += 1
    assert frames * FRAME_S <= longest_s + FRAME_S
    pygame.quit()


def test_a_curtain_that_only_opens_the_menu_does_not_turn(tmp_path: Path) -> None:
    pilot = curtain_of(tmp_path)
    pilot.click("menu")
    assert not pilot.app.director.moving
    pygame.quit()
