"""Where a word is long, as Italian ones are, it keeps clear of what stands beside it and of the frame round it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.i18n import say, set_language
from game.client.graphics import order_art, picture_cache, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.scenes.parts import orders
from game.client.ui import widgets
from game.client.ui.page import REST, Page
from game.content.tables import Content
from tests.client.at_table import AtTable, seated
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd")

CLEAR = 8  # canvas units between a word and what is beside it


@pytest.fixture
def italian() -> Iterator[None]:
    """The words are Italian meanwhile."""
    picture_cache.clear()
    set_language("it")
    yield
    picture_cache.clear()


@pytest.mark.usefixtures("italian")
def test_what_an_order_needs_stands_clear_of_the_word_before_it(tmp_path: Path) -> None:
    table = build.table(seats=2)
    build.give_orders(table, 0, 1)
    page = Page()
    orders.order_rows(page, pygame.Rect(0, 0, 450, 200), seated(table, tmp_path), table.seats[0], 1, lacks=True)
    rows = [item.args[0] for item in page.items if item.function is orders.paint_row]
    assert rows[-1].x >= typesetting.measure(say("needs"), "body", 26)[0] + CLEAR


def test_the_name_of_an_action_stands_clear_of_the_button_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, rooms = AtTable(build.table(seats=2), tmp_path), dict[str, pygame.Rect]()
    paint = Brush.text

    def note(self: Brush, rect: pygame.Rect, words: str, *rest: object, **named: object) -> None:
        rooms[words] = pygame.Rect(rect)
        paint(self, rect, words, *rest, **named)  # type: ignore[arg-type]

    at.session.open_curtain(0)
    monkeypatch.setattr(Brush, "text", note)
    at.sit()
    at.pilot.step()
    assert rooms["Specialties"].right + CLEAR <= at.pilot.app.page.targets.by_name("minus:specialties").rect.x
    pygame.quit()


@pytest.mark.usefixtures("italian")
def test_what_a_card_gives_stands_clear_of_the_end_of_its_dark_strip(content: Content) -> None:
    card = next(card for card in content.refinement.values() if card.bonus == "inks" and card.bonus_count == 2)
    for wide in range(150, 180, 2):
        face, right = order_art.refinement_card(card, wide), round(wide * 0.89)
        rows = range(round(wide * 1.13), round(wide * 1.27))
        end = [face.get_at((right - at, y)).r for at in (2, 3, 4) for y in rows]
        assert max(end) < theme.PAPER_LIGHT[0] // 2, wide


def test_words_below_a_pictogram_stand_clear_of_the_frame_of_their_button() -> None:
    face = pygame.Surface((208, 112))
    face.fill(theme.PAPER)
    widgets.paint_button(Brush(face, 1.0), REST, face.get_rect(), "gggg", "plain", icon="book", px=30)
    dark = [[face.get_at((x, y)).r < 120 for x in range(60, 148)] for y in range(face.get_height())]
    frame = max(y for y, row in enumerate(dark[:-12]) if all(row))
    words = max(y for y, row in enumerate(dark[:frame]) if any(row) and not all(row))
    assert frame - words > 3


def test_words_beside_a_pictogram_stand_clear_of_the_frame_of_their_button() -> None:
    face = pygame.Surface((220, 84))
    face.fill(theme.PAPER)
    widgets.paint_button(Brush(face, 1.0), REST, face.get_rect(), "Supprimer", "plain", icon="trash", px=32)
    dark = [[face.get_at((x, y)).r < 120 for y in range(20, 62)] for x in range(face.get_width())]
    frame = max(x for x, column in enumerate(dark[:-6]) if all(column))
    words = max(x for x, column in enumerate(dark[: frame - 2]) if any(column))
    assert frame - words >= CLEAR
