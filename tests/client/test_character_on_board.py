"""One's character stands on the board: pressed for a closer look, or for what it can do now (A3, `plantin`)."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.graphics.theme import VERMILION
from game.rules.moves import SwapLevels
from game.rules.names import CharacterId
from tests.client.at_table import AtTable
from tests.rules import build


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for saves; the window is closed in the end."""
    yield tmp_path
    pygame.quit()


def board_with(character: CharacterId | None, folder: Path, **levels: int) -> AtTable:
    """Anna's turn in Orders with a character."""
    table = build.table(seats=2, characters=True)
    if character:
        build.set_character(table, 0, character)
    build.at_action(table, "orders")
    build.set_levels(table, 0, **levels)
    at = AtTable(table, folder)
    at.sit()
    return at


def test_plantin_swaps_from_the_board(folder: Path) -> None:
    """`plantin`: the portrait leads to the swap, which is made by one drag and can be taken back."""
    at = board_with("plantin", folder, binding=2)
    at.pilot.click("character")
    assert at.pilot.scene.name == "level swap"
    at.pilot.drag("level marker:binding", "row:typesetting")
    at.pilot.step(2)
    assert at.session.match.log[-1].move == SwapLevels(0, "binding", "typesetting")
    assert at.pilot.scene.name == "board"
    at.pilot.click("character")
    at.pilot.step(2)
    assert at.pilot.scene.name == "close up"  # swapped this round: nothing to do but to read
    at.pilot.click("close")
    at.pilot.step(2)
    at.pilot.click("undo")
    assert at.session.view().seats[0].levels[2] == 2


@pytest.mark.parametrize("character", ["vietor", "plantin"])
def test_a_character_with_nothing_to_do_is_looked_at(folder: Path, character: CharacterId) -> None:
    at = board_with(character, folder)  # all levels equal: Plantin has nothing to swap
    at.pilot.click("character")
    at.pilot.step(2)
    assert at.pilot.scene.name == "close up"


@pytest.mark.usefixtures("full_hd")
def test_the_portrait_is_framed_while_it_can_act(folder: Path) -> None:
    def frame(at: AtTable) -> int:
        surface = pygame.display.get_surface()
        assert surface is not None
        rect = at.pilot.app.page.targets.by_name("character").rect
        edge = pygame.mask.from_threshold(surface.subsurface(rect), VERMILION, (24, 24, 24, 255))
        return edge.count()

    assert frame(board_with("plantin", folder / "a", binding=2)) > 400
    assert frame(board_with("plantin", folder / "b")) < 100


def test_a_game_without_characters_has_the_whole_width_for_buying(tmp_path: Path) -> None:
    table = build.table(seats=2)
    build.at_action(table, "orders")
    at = AtTable(table, tmp_path)
    at.sit()
    assert "character" not in at.pilot.app.page.targets
    assert at.pilot.app.page.targets.by_name("buy").rect.w > 250
    pygame.quit()
