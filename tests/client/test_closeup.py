"""A closer look at any piece: how it opens and closes, what it says, and what it never tells."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.subject import Subject
from game.client.scenes.closeup import LOOKS, TIGHT, CloseUp, Look, Setting, look_of, rule_height
from game.client.scenes.rules_pages import RulesPages
from game.client.session.match_session import MatchSession
from game.client.text import rulebook
from game.client.text.reward_text import reward_words
from game.client.ui.page import Page
from game.rules import moves
from game.rules.moves import Planning
from game.rules.names import ACTIONS, Action, PlacedGear
from game.rules.state import Table
from tests.client.at_table import AtTable, seated
from tests.client.pilot import Pilot
from tests.client.session_at import cards, sitting_at
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

IDS: dict[str, list[tuple[str, ...]]] = {
    "printing": [(card,) for card in cards().printing],
    "refinement": [(card,) for card in cards().refinement],
    "order": list(zip(cards().printing, cards().refinement, strict=True)),
    "specialty": [(card,) for card in cards().specialty],
    "patronage": [(card,) for card in cards().patronage],
    "space": [("0",), ("1",), ("2",), ("3",)],
    "planning": [(card,) for card in cards().planning],
    "gear": [(gear,) for gear in cards().gears],
    "type": [(), ("A",), ("U",)],
    "ink set": [("0",), ("1",)],
    "ink": [(), ("blue",), ("red",)],
    "marker": [("0",), ("1",)],
    "craft": [("typesetting",), ("illuminating",)],
    "track": [()],
    "character": [(character,) for character in cards().characters],
}


@pytest.fixture
def table() -> Table:
    """Anna is to take orders; Tom waits."""
    table = build.table(seats=2)
    build.at_action(table, "orders")
    return table


@pytest.fixture
def at_orders(table: Table, tmp_path: Path) -> Iterator[Pilot]:
    """A pilot whose seat takes an order, and has a gear."""
    table.seats[0].gears = (PlacedGear(next(iter(table.content.gears)), 0, 0),)
    yield AtTable(table, tmp_path).sit()
    pygame.quit()


def first(pilot: Pilot, start: str) -> str:
    return next(target.name for target in pilot.app.page.targets if target.name.startswith(start))


def words_of(look: Look) -> list[str]:
    return [line.words for line in look.lines]


def lacking(look: Look) -> list[str]:
    return [line.words for line in look.lines if line.lacking]


def seen(session: MatchSession, *subject: str, seat: int = 0) -> Look:
    return look_of(session, seat, subject)


# opening and closing


@pytest.mark.parametrize("way", ["right button", "long press", "key"])
def test_a_piece_is_seen_close_in_each_way(at_orders: Pilot, way: str) -> None:
    name = first(at_orders, "printing:")
    if way == "right button":
        at_orders.down(at_orders.pos(name), button=3)
    elif way == "long press":
        at_orders.hold(name, 0.7)
    else:
        at_orders.hover(name)
        at_orders.key(pygame.K_i)
    assert isinstance(at_orders.scene, CloseUp)
    assert at_orders.scene.look.title == at_orders_title(name)
    assert not at_orders.app.controls.hand.busy


def at_orders_title(name: str) -> str:
    return cards().printing[name.partition(":")[2]].title


def test_under_the_title_of_a_book_is_the_one_in_its_own_language(table: Table, tmp_path: Path) -> None:
    session = AtTable(table, tmp_path).session
    assert seen(session, "printing", "printing-34").under == "Das Narrenschiff"
    assert seen(session, "printing", "printing-01").under == ""
    assert seen(session, "order", "printing-47", "refinement-01").under == "De humani corporis fabrica"


@pytest.mark.slow
@pytest.mark.parametrize("way", ["press", "right button", "escape", "key", "button"])
def test_whatever_comes_next_closes_it(at_orders: Pilot, way: str) -> None:
    board = at_orders.scene
    at_orders.down(at_orders.pos(first(at_orders, "printing:")), button=3)
    assert at_orders.scene is not board
    match way:
        case "press":
            at_orders.click_at((20, 20))
        case "right button":
            at_orders.down((900, 500), button=3)
        case "escape":
            at_orders.key(pygame.K_ESCAPE)
        case "key":
            at_orders.hover("close")
            at_orders.key(pygame.K_i)
        case "button":
            at_orders.click("close")
    assert at_orders.scene is board


def test_a_press_that_moves_is_a_drag_and_a_short_one_lifts(at_orders: Pilot) -> None:
    name = first(at_orders, "printing:")
    x, y = at_orders.pos(name)
    at_orders.down((x, y))
    at_orders.wait(0.3)
    at_orders.move_to((x + 40, y), held=True)
    at_orders.wait(0.7)
    assert at_orders.scene.name == "board"
    assert at_orders.app.controls.hand.piece == name


@pytest.mark.slow
def test_the_way_to_the_rules_leads_to_the_chapter_of_the_piece(at_orders: Pilot) -> None:
    at_orders.down(at_orders.pos(first(at_orders, "fitted gear:")), button=3)
    at_orders.click("rules")
    assert isinstance(at_orders.scene, RulesPages)
    assert at_orders.app.page.targets.by_name("chapter:5").value == "True"
    at_orders.key(pygame.K_ESCAPE)
    assert isinstance(at_orders.scene, CloseUp)


def test_what_is_only_shown_opens_by_a_press(at_orders: Pilot) -> None:
    at_orders.click(first(at_orders, "strip:specialty:"))
    assert isinstance(at_orders.scene, CloseUp)


def test_the_focus_comes_back_to_what_was_looked_at(at_orders: Pilot) -> None:
    name = first(at_orders, "printing:")
    for _ in range(len(at_orders.app.page.targets)):
        at_orders.key(pygame.K_TAB)
        if at_orders.app.controls.attention.focused == name:
            break
    at_orders.key(pygame.K_i)
    assert at_orders.app.controls.attention.focused == "close"
    at_orders.wait(0.1)
    at_orders.key(pygame.K_RETURN)
    assert at_orders.app.controls.attention.focused == name


def test_a_tooltip_says_how_to_look_closer_only_where_one_can(at_orders: Pilot) -> None:
    at_orders.hover(first(at_orders, "printing:"))
    at_orders.wait(1)
    with_note = at_orders.app.controls.notices.tip
    at_orders.hover("end")
    at_orders.wait(1)
    without = at_orders.app.controls.notices.tip
    assert with_note
    assert without
    assert at_orders.app.page.targets.by_name("end").subject == ()
    assert with_note.sprite.surface.get_height() > without.sprite.surface.get_height()


# what it says


@pytest.mark.parametrize("kind", LOOKS)
def test_every_piece_of_every_kind_is_explained(table: Table, tmp_path: Path, kind: str) -> None:
    session = seated(table, tmp_path)
    for which in IDS[kind]:
        look = seen(session, kind, *which)
        assert look.title
        assert look.large
        assert all(line.words and line.icons for line in look.lines)
        assert look.rule.endswith(".")
        assert rulebook.chapter_with(session.content, look.article)


@pytest.mark.parametrize("action", ACTIONS)
def test_everything_on_the_board_that_says_what_it_shows_can_be_seen(tmp_path: Path, action: Action) -> None:
    table = build.table(seats=2)
    build.at_action(table, action)
    build.give_orders(table, 0, 2)
    at = AtTable(table, tmp_path)
    pilot, session = at.sit(), at.session
    abouts: set[Subject] = {target.subject for target in pilot.app.page.targets if target.subject}
    assert len(abouts) > 1
    for subject in abouts:
        assert look_of(session, session.shown.step.seat, subject).lines
    pygame.quit()


def look_at(table: Table, folder: Path, *subject: str, seat: int = 0) -> Look:
    return look_of(seated(table, folder), seat, subject)


def test_an_order_says_what_its_seat_still_lacks(table: Table, tmp_path: Path) -> None:
    order = build.give_orders(table, 0, 1)[0]
    subject = ("order", *order)
    printing, refinement = table.content.printing[order.printing], table.content.refinement[order.refinement]
    seat = table.seats[0]
    seat.types = seat.inks = seat.levels = (0, 0, 0, 0)
    assert len(lacking(look_at(table, tmp_path / "nothing", *subject))) == 3
    seat.types = printing.needs
    assert len(lacking(look_at(table, tmp_path / "types", *subject))) == 2
    seat.inks, seat.levels = refinement.inks, refinement.levels
    assert not lacking(look_at(table, tmp_path / "all", *subject))
    assert "Anna has everything it needs." in words_of(look_at(table, tmp_path / "all", *subject))


def test_fiol_an_order_tells_whose_one_part_is_enough(table: Table, tmp_path: Path) -> None:
    """F5, `fiol`: where its seat holds or looks at an order, one part is told to earn the reward."""
    order = build.give_orders(table, 0, 1)[0]
    subject, card = ("order", *order), ("refinement", order.refinement)
    both, either = "With Colour and Decoration fulfilled, also", "With Colour or Decoration fulfilled, also"
    assert any(line.startswith(both) for line in words_of(look_at(table, tmp_path / "both", *subject)))
    build.set_character(table, 0, "fiol")
    assert any(line.startswith(either) for line in words_of(look_at(table, tmp_path / "either", *subject)))
    look = look_at(table, tmp_path / "card", *card)
    assert "Either also gives" in look.rule
    assert any(line.startswith(either) for line in words_of(look))
    assert any(line.startswith(both) for line in words_of(look_at(table, tmp_path / "other", *card, seat=1)))


def test_a_card_on_offer_is_measured_by_the_seat_that_looks(table: Table, tmp_path: Path) -> None:
    card = build.printing_card("AIU")
    table.seats[0].types, table.seats[1].types = (1, 1, 1, 1), (1, 0, 0, 1)
    assert lacking(look_at(table, tmp_path, "printing", card)) == []
    assert lacking(look_at(table, tmp_path, "printing", card, seat=1)) == ["Missing letter: I."]


def test_T1_a_gear_says_when_each_sector_comes_up(table: Table, tmp_path: Path) -> None:
    """T1: axle 1 turns clockwise, so what is listed before comes next; after the last round nothing comes."""
    name = next(iter(table.content.gears))
    table.seats[0].gears = (PlacedGear(name, 1, 0),)
    table.round = 5
    words = [line.partition(": ") for line in words_of(look_at(table, tmp_path, "gear", name))]
    assert [when for when, _, _ in words] == ["Active now", "Active in round VI", "Not again this game"]
    sectors = table.content.gears[name].sectors
    assert [reward for _, _, reward in words] == [reward_words(sectors[at], table.content.rules) for at in (1, 0, 2)]


def test_C2_an_ink_says_what_the_bag_holds(table: Table, tmp_path: Path) -> None:
    """C2: the contents of the bag are public."""
    table.bag, table.seats[0].inks = (7, 0, 0, 0), (2, 0, 0, 0)
    assert words_of(look_at(table, tmp_path, "ink", "blue")) == ["Anna has 2, the bag holds 7."]


def test_L1_nothing_of_a_plan_that_is_handed_in_shows(tmp_path: Path) -> None:
    """L1: plans are secret until all are open."""
    session = sitting_at(tmp_path, lambda table: bool(table.stack) and isinstance(table.stack[-1], Planning))
    seats = [seat for seat in session.seats.people if not session.view().committed[seat]]
    assert len(seats) > 1
    kinds = [(kind, *which) for kind, listed in IDS.items() for which in listed[:2] if kind != "marker"]
    abouts = [*kinds, *(("marker", str(seat)) for seat in session.seats.people)]
    before = [words_of(look_of(session, seats[1], subject)) for subject in abouts]
    left = session.view().seats[seats[0]].marker_count
    counts = []
    for _ in ACTIONS:
        counts.append(min(6, left))
        left -= counts[-1]
    assert session.turns.make(moves.CommitPlan(seats[0], tuple(counts))) == ""  # type: ignore[arg-type]
    assert [words_of(look_of(session, seats[1], subject)) for subject in abouts] == before


# how it looks


@pytest.mark.parametrize("scale", [2 / 3, 1.0])
@pytest.mark.parametrize("kind", ["order", "patronage", "planning", "gear", "character", "track"])
def test_all_lines_have_room(table: Table, tmp_path: Path, kind: str, scale: float) -> None:
    table.seats[0].types = table.seats[0].inks = table.seats[0].levels = (0, 0, 0, 0)
    session, page = seated(table, tmp_path), Page(scale)
    for which in IDS[kind]:
        sheet = CloseUp(session, 0, (kind, *which))
        box, lines = sheet.words_box, sheet.look.lines
        room = box.h - rule_height(page, sheet.look.rule, box.w)
        assert Setting.fitting(page, lines, box.w, room).high(TIGHT) <= room, (kind, which)
