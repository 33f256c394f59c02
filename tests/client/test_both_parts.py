"""What both parts of an order also give stands beside both of their lines, wherever an order is shown by lines."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.graphics import pictures
from game.client.graphics.brush import Brush
from game.client.scenes.parts import orders
from game.client.scenes.parts.draft_table import DraftTable
from game.client.scenes.parts.strips import this_round
from game.client.ui.page import REST, Page
from game.content.tables import RefinementCard
from game.rules import Table
from tests.client.at_table import seated
from tests.rules import build


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.init()
    yield
    pygame.quit()


def middles(page: Page, monkeypatch: pytest.MonkeyPatch) -> dict[int, list[float]]:
    """The middles of all pictures on a page from top to bottom, by which picture it is."""
    found: dict[int, list[float]] = {}
    blit = Brush.blit

    def note(self: Brush, picture: Any, rect: Any, *rest: Any) -> None:
        found.setdefault(id(picture), []).append(rect[1] + rect[3] / 2 if len(rect) == 4 else rect[1])
        blit(self, picture, rect, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(Brush, "blit", note)
        for item in page.items:
            item.paint(Brush(pygame.Surface((1920, 1080)), 1.0), REST)
    return found


def stands_between(found: dict[int, list[float]], card: RefinementCard) -> bool:
    """Whether the reward of a card is below the line of its colour and above that of its decoration."""
    (reward,) = found[id(orders.both_picture(card))]
    colour, decoration = pictures.laurel(card.colour_fame), pictures.laurel(card.decoration_fame)
    return any(top < reward - 8 for top in found[id(colour)]) and any(low > reward + 8 for low in found[id(decoration)])


def refined(table: Table) -> list[RefinementCard]:
    """The refinement cards on the board."""
    return [table.content.refinement[card] for card in table.refinement_row if card is not None]


@pytest.mark.parametrize("seats", [2, 3])
def test_F5_the_board_of_a_round_has_it_between_the_lines(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page = build.table(seats=seats), Page()
    session = seated(table, tmp_path)
    this_round(page, pygame.Rect(1040, 92, 856, 512), session, session.view(), "")
    found = middles(page, monkeypatch)
    assert [stands_between(found, card) for card in refined(table)] == [True] * seats


@pytest.mark.parametrize("three", [False, True])
def test_F5_four_seats_have_room_for_it_but_beside_three_specialties(
    three: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page()
    chosen = next(card for card in build.content().refinement.values() if (sum(map(bool, card.levels)) > 2) is three)
    orders.refinement_lines(page, pygame.Rect(0, 0, 190, 72), chosen)
    assert stands_between(middles(page, monkeypatch), chosen) is not three


def test_F5_the_table_of_the_draft_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, page = build.table(seats=2), Page()
    refinement = build.first_card("refinement", lambda card: sum(map(bool, card.levels)) == 2)
    order = build.give_order(table, 0, build.printing_card("IU"), refinement)
    session = seated(table, tmp_path)
    DraftTable(session, 0).build_seats(page, session.view())
    assert stands_between(middles(page, monkeypatch), table.content.refinement[order.refinement])
