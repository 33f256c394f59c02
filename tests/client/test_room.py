"""What there is room for is shown at its size, and nothing touches or hides what stands beside it."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.client.graphics import card_art, layout, pictures
from game.client.graphics.brush import Brush
from game.client.scenes import title as titles
from game.client.scenes.board.board_rows import OrdersRow
from game.client.scenes.fulfilment import orders_bench
from game.client.scenes.parts import orders, player_board
from game.client.text.story_text import Printed
from game.client.ui import widgets
from game.client.ui.page import REST, Page
from game.rules.moves import EndTurn
from game.rules.names import Order
from tests.client.at_table import AtTable
from tests.client.painted import words_on
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd")

TRAY = pygame.Rect(0, 0, 256, 62)
LETTERS_END = 0.93  # of the height of a printing card
Opened = Callable[[int], AtTable]


@pytest.fixture
def planning(tmp_path: Path) -> Iterator[Opened]:
    """Opens the plan of Anna, who holds an order, at a table of so many seats."""

    def open_it(seats: int) -> AtTable:
        table = build.table(seats=seats)
        build.give_order(table, 0, build.printing_card("AO"), build.first_card("refinement", lambda card: True))
        at = AtTable(table, tmp_path)
        at.session.open_curtain(0)
        at.sit()
        return at

    yield open_it
    pygame.quit()


class Noted:
    """A brush that only notes what would be painted."""

    def __init__(self) -> None:
        self.sides: list[int] = []
        self.pictures: list[tuple[object, pygame.Rect]] = []
        self.words: list[pygame.Rect] = []

    def blit(self, picture: object, box: pygame.Rect) -> None:
        self.sides.append(pygame.Rect(box).w)
        self.pictures.append((picture, pygame.Rect(box)))

    def text(self, box: pygame.Rect, *rest: object) -> None:
        self.words.append(pygame.Rect(box))


def test_four_types_lie_side_by_side_and_inks_are_as_large_as_their_counts_let_them() -> None:
    four, many = Noted(), Noted()
    player_board._paint_goods(four, TRAY, (2, 1, 0, 1), pictures.EACH_TYPE)  # type: ignore[arg-type]
    assert len(four.sides) == 4
    assert four.words == []
    player_board._paint_goods(many, TRAY, (4, 2, 2, 2), pictures.EACH_INK)  # type: ignore[arg-type]
    assert min(many.sides) >= 38
    assert all(words.right <= TRAY.right for words in many.words)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sets_stand_apart_on_the_summary(planning: Opened, seats: int) -> None:
    targets = planning(seats).pilot.app.page.targets
    for first in range(seats - 1):
        left, right = (targets.by_name(f"look:ink set:{number}").rect for number in (first, first + 1))
        assert right.x - left.right >= (16 if seats == 4 else 6)


def test_own_orders_tell_fame_and_reward_beside_the_plan(planning: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    at = planning(2)
    order = at.session.view(0).seats[0].orders[0]
    card = at.session.content.refinement[order.refinement]
    assert f"{card.colour_fame} + {card.decoration_fame}" in words_on(at.pilot, monkeypatch)


@pytest.mark.parametrize("width", [800, 972], ids=["plan", "gears"])
def test_the_reward_of_an_own_order_covers_no_other_picture(planning: Opened, width: int) -> None:
    """Four orders of the longest books, two in a row, with each refinement card."""
    session = planning(2).session
    seat, content = session.view().seats[0], session.content
    longest = sorted(content.printing, key=lambda card: -len(content.printing[card].letters))[:4]
    cards = list(content.refinement)
    for first in range(0, len(cards), 4):
        page, noted = Page(), Noted()
        seat.orders = tuple(map(Order, longest, (cards * 2)[first : first + 4]))
        orders.order_rows(page, pygame.Rect(0, 0, width, 132), session, seat)
        for item in page.items:
            if item.function is Brush.blit:
                noted.blit(*item.args)
            elif item.function is orders.paint_row:
                item.paint(noted, REST)  # type: ignore[arg-type]
        boxes = [box for _, box in noted.pictures]
        rewards = {orders.both_picture(content.refinement[order.refinement]) for order in seat.orders}
        covering = [box for picture, box in noted.pictures if picture in rewards]
        assert len(covering) == 4
        assert all(boxes[at] == box for box in covering for at in box.collidelistall(boxes))


def test_a_lock_names_the_round_that_opens_it(planning: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(card_art, "words", lambda face, box, words, *rest: said.append(words))
    at = planning(2)
    card = next(card for card in at.session.view().patronage_row if card is not None)
    card_art.patronage_strip(at.session.content.patronage[card], (211, 49), True, 4)
    assert said == ["from IV"]
    at.pilot.click("board")
    at.pilot.step()
    assert "from III" in words_on(at.pilot, monkeypatch)


@pytest.mark.parametrize("letters", ["AAIIO", "AIOUUU"])
def test_the_woodcut_of_many_letters_is_whole_and_beside_them(letters: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[object, pygame.Rect]] = []
    monkeypatch.setattr(widgets, "picture", lambda page, box, picture: shown.append((picture, pygame.Rect(box))))
    card = build.table().content.printing[build.printing_card(letters)]
    inner = pygame.Rect(60, 148, 308, 664)
    boxes = orders_bench.letter_boxes(inner, len(letters))
    orders_bench._printing_half(Page(), inner, card, beside=len(letters) > orders_bench.LETTERS_IN_LINE)
    woodcut, coin = (box for _, box in shown)
    assert shown[0][0] is pictures.woodcut(card)
    assert woodcut.w / woodcut.h == pytest.approx(orders_bench.WOODCUT[0] / orders_bench.WOODCUT[1], rel=0.02)
    assert woodcut.unionall([coin]).collidelist(boxes) == -1
    assert all(box.bottom < inner.y + 262 for box in boxes), "the colour part begins there"


def test_a_badge_hides_no_letter_of_a_sheet_on_the_line(planning: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    at, shown = planning(2), list[pygame.Rect]()
    monkeypatch.setattr(widgets, "picture", lambda page, box, picture: shown.append(pygame.Rect(box)))
    box = pygame.Rect(1200, 178, 168, 235)
    orders_bench._sheet_line(Page(), at.session, Printed(0, build.printing_card("AIOUUU")), box)
    assert shown[-1].y >= box.y + round(box.h * LETTERS_END)
    lowest = orders_bench.TOPS[-1] + orders_bench.HANGS + box.h
    assert lowest + shown[-1].bottom - box.bottom < layout.rect("fulfil", "orders bench").bottom


def test_resume_stands_clear_of_the_line_below_it() -> None:
    noted, notes = Noted(), ["Round III: Anna", *[""] * 10]
    boxes = titles._item_boxes(notes)
    item = titles.TitleItem("resume", "Resume", None, lambda: None)
    titles._paint_noted(noted, boxes[0], item, notes[0], (0, 0, 0))  # type: ignore[arg-type]
    label, note = noted.words
    assert label.h >= 42, "a line of 36 px with what hangs below it"
    assert note.y >= label.bottom
    assert boxes[0].contains(note)
    assert boxes[-1].bottom <= layout.rect("title", "menu tray").bottom - 24
    assert min(box.h for box in boxes) >= 60
    assert all(upper.bottom < lower.y for upper, lower in pairwise(boxes))


def test_two_seats_have_the_whole_width_of_the_board(planning: Opened) -> None:
    at = planning(2)
    at.pilot.click("board")
    at.pilot.step()
    targets, board = at.pilot.app.page.targets, layout.rect("whole board", "main board")
    view = at.session.view()
    for name in ("look:ink set:1", f"look:gear:{view.gears_row[1]}", f"look:specialty:{view.specialty_row[1]}"):
        assert targets.by_name(name).rect.x >= board.centerx - 60, name
    assert targets.by_name(f"look:refinement:{view.refinement_row[1]}").rect.x > board.x + board.w * 2 // 3
    assert targets.by_name("seat:1").rect.bottom > board.h * 9 // 10


def test_two_seats_fill_the_score_sheet_and_guild_titles_are_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = build.table(seats=2, round=6)
    build.at_fulfilment(table)
    at = AtTable(table, tmp_path)
    for seat in (0, 1):
        at.session.turns.make(EndTurn(seat))
    at.sit()
    at.pilot.scene.hurry()
    words = words_on(at.pilot, monkeypatch)
    assert "Guild titles" not in words
    assert words.count("No books") == 2
    framed = max(item.rect.right for item in at.pilot.app.page.items if item.rect.y == 144 and item.rect.h == 696)
    assert framed > layout.rect("final", "score sheet").right - 60
    pygame.quit()


@pytest.mark.parametrize("left", [False, True])
def test_the_line_between_the_cards_on_offer_goes_with_them(tmp_path: Path, *, left: bool) -> None:
    table = build.table(seats=2)
    build.at_action(table, "orders", {0: 1, 1: 1})
    at = AtTable(table, tmp_path)
    row, page = at.sit().scene.part, Page()  # type: ignore[attr-defined]
    assert isinstance(row, OrdersRow)
    layout.choose_side(left=left)
    layout.follow(followed=True)
    try:
        row.lay_out(page, at.session.view(0))
        (line,) = (item.args[0][0] for item in page.items if item.function is Brush.line)
        cards = {kind: layout.rect("take orders", f"{kind} cards") for kind in ("printing", "refinement")}
        assert cards["printing"].right < line < cards["refinement"].x
    finally:
        layout.choose_side(left=False)
        pygame.quit()
