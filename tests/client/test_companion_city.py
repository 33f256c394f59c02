"""The city on the companion's screens: what is known of a shop is on every grid, and what is asked about is framed."""

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from devtools.gallery_companion import asks, played_until
from game.client.graphics import theme
from game.companion.companion_controller import CompanionController, CompanionStore
from game.companion.rules.dialogue import Question
from game.companion.rules.machine import City, Shop, State
from game.companion.rules.symbols import Effect
from game.companion.screens.asking import Companion
from game.companion.screens.machine_picture import captions_of, shop_boxes, shops_asked
from tests.client.pilot import Pilot

TRAVEL, INK = (Effect("travel"),), (Effect("ink", 2),)
IN_THE_HOUSE, ASKED = (508, 384), (796, 560)
CITY_IN_THE_HOUSE = pygame.Rect(1006, 142, 508, 384)


def state_of(rows: int, columns: int, first: int) -> State:
    """A table where two shops are known, with the first tradesman somewhere."""
    known = (Shop(TRAVEL, None), Shop(None, INK))
    state = played_until(asks("turn")).state
    men = replace(state.tradesmen[0], shop=first), replace(state.tradesmen[1], shop=3)
    return replace(state, city=City(rows, columns, (*known, *(Shop(),) * (rows * columns - 2))), tradesmen=men)


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (3, 3), (3, 4), (4, 4), (4, 5)])
@pytest.mark.parametrize("size", [IN_THE_HOUSE, ASKED])
def test_a_known_shop_says_what_it_gives_whoever_stands_there(rows: int, columns: int, size: tuple[int, int]) -> None:
    box = shop_boxes(pygame.Rect(0, 0, *size), rows, columns)[0]
    for first in (0, 1):
        state = state_of(rows, columns, first)
        assert captions_of(state, 0, box) == ("Travel",)
        assert captions_of(state, 1, box) == ("…", "II: 2\u00a0× Ink")
        assert captions_of(state, 2, box) == ()


def test_where_there_is_room_both_actions_are_said() -> None:
    state = replace(state_of(2, 2, 0), city=City(2, 2, (Shop(TRAVEL, INK),) * 4))
    assert len(captions_of(state, 0, pygame.Rect(0, 0, 200, 200))) == 2
    assert captions_of(state, 0, pygame.Rect(0, 0, 110, 110)) == ("Travel",)


def test_the_shops_of_a_question_are_known() -> None:
    def shops(kind: str, **figures: int | str) -> set[int]:
        return set(shops_asked(Question(kind=kind, form="go", rule="Q1", figures=figures)))

    assert shops("city.shops.room_action", path="city.shops.4.room_action", index=4) == {4}
    assert shops("assistant_goods", shop=2) == {2}
    assert shops("tradesmen_right", first=3, second=8) == {3, 8}
    assert shops("tradesmen.shop", path="tradesmen.1.shop", index=1) == set()


@pytest.mark.usefixtures("full_hd")
def test_the_shop_that_is_asked_about_is_framed(tmp_path: Path) -> None:
    game = played_until(asks("tradesmen_right"))
    pilot = Pilot(Companion(CompanionController(CompanionStore(tmp_path), game, lambda: None)))
    pilot.click("continue")
    window = pygame.display.get_surface()
    assert window is not None
    boxes = shop_boxes(CITY_IN_THE_HOUSE, game.state.city.rows, game.state.city.columns)
    framed = {at for at, box in enumerate(boxes) if window.get_at((box.x + 2, box.centery))[:3] == theme.VERMILION}
    assert framed == {man.shop for man in game.state.tradesmen}
    pygame.quit()
