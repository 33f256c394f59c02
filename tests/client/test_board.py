"""The five actions on the board, played by hand."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.graphics import card_art
from game.client.scenes.board.board_scene import Board
from game.client.session.match_session import MatchSession
from game.rules import Options
from game.rules.moves import ActionTurn
from game.rules.names import ACTION_INDEX, NOWHERE
from game.rules.state import Seat, Table
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.client.session_at import Wanted, in_action, sitting_at
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")


class Game:
    """A pilot in front of a sitting."""

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        self.pilot = Pilot(session.scene())

    @property
    def seat(self) -> int:
        """The seat that the screen is about."""
        return self.session.shown.step.seat

    @property
    def toast(self) -> str:
        """The sentence that is shown."""
        toast = self.pilot.app.controls.notices.toast
        return toast.sentence if toast else ""

    def own(self) -> Seat:
        """What that seat holds."""
        return self.session.view(self.seat).seats[self.seat]

    def names(self, start: str) -> list[str]:
        """The targets on the page whose names begin so."""
        return [target.name for target in self.pilot.app.page.targets if target.name.startswith(start)]

    def holds(self) -> bool:
        """Whether a finished turn is still shown."""
        return self.session.shown.holding

    def enabled(self, name: str) -> bool:
        """Whether a target can be pressed."""
        return self.pilot.app.page.targets.by_name(name).enabled


Start = Callable[..., Game]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Opens a game at a wanted moment."""

    def opened(wanted: Wanted, options: Options | None = None) -> Game:
        return Game(sitting_at(tmp_path, wanted, options))

    yield opened
    pygame.quit()


def acting(table: Table) -> Seat:
    return table.seats[table.stack[-1].seat]


def test_O1_both_cards_in_one_slot_are_an_order(start: Start) -> None:
    game = start(in_action("orders"))
    held = len(game.own().orders)
    printing, refinement = game.names("printing:")[0], game.names("refinement:")[0]
    game.pilot.drag(printing, f"slot:{held}")
    assert len(game.own().orders) == held
    game.pilot.click_click(refinement, f"slot:{held}")
    assert game.own().orders[-1] == (printing.partition(":")[2], refinement.partition(":")[2])
    assert game.session.shown.holding


def test_a_laid_card_goes_back_by_hand_and_by_escape(start: Start) -> None:
    game = start(in_action("orders"))
    held, printing = len(game.own().orders), game.names("printing:")[0]
    home = game.pilot.pos(printing)
    ways: list[Callable[[], None]] = [
        lambda: game.pilot.drag(printing, "offer"),
        lambda: game.pilot.key(pygame.K_ESCAPE),
    ]
    for take_back in ways:
        game.pilot.drag(printing, f"slot:{held}")
        assert game.pilot.pos(printing) != home
        take_back()
        assert game.pilot.pos(printing) == home


def test_a_card_on_a_held_order_returns_and_says_why(start: Start) -> None:
    game = start(in_action("orders", also=lambda table: 0 < len(acting(table).orders) < 4))
    game.pilot.drag(game.names("printing:")[0], "slot:0")
    assert "only when all slots are full" in game.toast


def test_O2_with_four_orders_a_card_names_the_one_given_up(start: Start) -> None:
    game = start(in_action("orders", also=lambda table: len(acting(table).orders) == 4))
    given = game.own().orders[2]
    game.pilot.drag(game.names("printing:")[0], "slot:2")
    assert "discards" in game.toast
    game.pilot.drag(game.names("refinement:")[0], "slot:2")
    assert given not in game.own().orders
    assert len(game.own().orders) == 4


def test_I1_an_ink_takes_those_to_its_left_along(start: Start) -> None:
    whole = in_action("inks", also=lambda table: acting(table).guilders >= 1 and None not in table.ink_sets[0])
    game = start(whole)
    guilders, inks = game.own().guilders, sum(game.own().inks)
    game.pilot.drag("offered ink:0:1", "inks")
    assert (game.own().guilders, sum(game.own().inks)) == (guilders - 1, inks + 2)
    game.pilot.click("undo")
    assert (game.own().guilders, sum(game.own().inks)) == (guilders, inks)


def test_I1_inks_that_cannot_be_paid_say_their_price(start: Start) -> None:
    game = start(in_action("inks", also=lambda table: acting(table).guilders < 3 and None not in table.ink_sets[0]))
    game.pilot.click("offered ink:0:2")
    assert "3" in game.toast
    assert not game.session.shown.holding


def test_D1_a_card_on_one_row_advances_that_specialty_only(start: Start) -> None:
    game = start(in_action("specialties", also=lambda table: acting(table).levels[2] < 6))
    before = game.own().levels
    card = game.names("specialty:")[0]
    game.pilot.drag(card, "row:binding")  # with "both" the card lies on all the tracks
    game.pilot.click("undo")
    assert game.own().levels == before
    game.pilot.click("advance:one")
    game.pilot.click_click(card, "row:binding")
    assert game.own().levels[2] == before[2] + 1
    assert sum(game.own().levels) == sum(before) + 1


def test_G1_a_tried_gear_is_turned_and_installed(start: Start) -> None:
    game = start(in_action("gears", also=lambda table: len(acting(table).gears) == 1))
    gear = game.names("gear:")[0]
    game.pilot.drag(gear, "axle:1")
    assert len(game.own().gears) == 1
    game.pilot.click("turn")
    game.pilot.click("install")
    assert game.own().gears[1] == (gear.partition(":")[2], 2, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("at", "sector"), [((0, -60), 0), ((55, 35), 1), ((-55, 35), 2), ((0, 0), 0)])
def test_G1_a_gear_comes_with_the_sector_up_by_which_it_is_taken(
    start: Start, at: tuple[int, int], sector: int
) -> None:
    """G1: no turn is needed then; in the middle it is taken as it lies."""
    game = start(in_action("gears", also=lambda table: not acting(table).gears))
    gear = game.names("gear:")[0]
    x, y = game.pilot.pos(gear)
    game.pilot.click_at((x + at[0], y + at[1]))
    game.pilot.wait_until_still()
    game.pilot.click("install")
    assert game.own().gears[0] == (gear.partition(":")[2], sector, 0)


def test_G2_a_gear_on_the_wrong_axle_returns_and_says_why(start: Start) -> None:
    game = start(in_action("gears", also=lambda table: not acting(table).gears))
    game.pilot.drag(game.names("gear:")[0], "axle:2")
    assert game.toast
    assert not game.names("install")


def test_G1_an_own_gear_is_turned_on_its_axle(start: Start) -> None:
    game = start(in_action("gears", also=lambda table: bool(acting(table).gears) and not acting(table).gears[0].used))
    placed = game.own().gears[0]
    game.pilot.click(f"gear:{placed.gear}")
    game.pilot.click("turn")
    game.pilot.click("turn")
    assert not game.enabled("install")  # back where it was
    game.pilot.click("turn")
    game.pilot.click("install")
    assert game.own().gears[0] == placed._replace(sector=(placed.sector - 1) % 3)


def test_M1_a_marker_claims_a_reward(start: Start) -> None:
    game = start(in_action("patronage", also=lambda table: table.claimed[2] == NOWHERE))
    guilders = game.own().guilders
    game.pilot.drag("marker", "space:2")
    assert game.own().guilders == guilders + 3
    assert game.session.view().claimed[2] == game.seat


def test_M2_a_patron_says_what_is_missing(start: Start) -> None:
    game = start(in_action("patronage"))
    game.pilot.click(game.names("patronage:")[-1])
    assert game.toast


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_turn_that_is_made_ends_by_hand_or_by_itself(start: Start, by_itself: bool) -> None:
    """As the settings say; by itself it ends after a moment in which it can be taken back."""
    game = start(in_action("inks"))
    before = game.session.shown.step
    game.session.choices.change(turns_end="always" if by_itself else "never")
    game.pilot.click(game.names("offered ink:")[0])  # it has one place to go
    assert game.holds()
    game.pilot.wait(1.0)
    assert game.session.shown.step == before
    assert bool(game.pilot.scene.sprites()) is by_itself  # the bar of the time that is left
    game.pilot.click("undo")
    assert not game.holds()
    game.pilot.step()
    assert not game.pilot.scene.sprites()
    game.pilot.click(game.names("offered ink:")[0])
    game.pilot.wait(4.0)
    assert (game.session.shown.step == before) is not by_itself
    game.session.choices.reset("play")


def test_A4_a_choice_of_a_free_move_does_not_make_the_turn_done(start: Start) -> None:
    """A4: the action is still to be taken once the choice is made, and its row says so."""

    def choosing(table: Table) -> bool:
        under, top = table.stack[-2:] if len(table.stack) > 1 else (None, None)
        return isinstance(under, ActionTurn) and not isinstance(top, ActionTurn)

    game = start(choosing)
    board = next(scene for scene in game.pilot.app.stack.visible if isinstance(scene, Board))
    assert not board.board_row.is_open
    assert board.board_row.state_words(board.board_row.view) == board.board_row.task()


def test_U6_the_automa_acts_by_itself_and_waits_to_be_read(start: Start) -> None:
    game = start(in_action("orders", automa=True))
    before = game.session.shown.step
    game.pilot.wait(1.0)
    assert game.session.shown.holding
    assert game.session.shown.step == before
    game.pilot.click("continue")
    assert game.session.shown.step != before


def test_U6_the_turn_of_the_automa_is_told_in_words_of_its_own(start: Start) -> None:
    """In some languages its name has an article, which a sentence about any player cannot have."""
    game = start(in_action("orders", automa=True))
    assert game.pilot.app.page.title == "Orders: the automa’s turn"


def test_A1_a_type_is_bought_from_the_case(start: Start) -> None:
    game = start(in_action("inks", also=lambda table: acting(table).guilders > sum(acting(table).types)))
    owned = game.own().types
    game.pilot.click("buy")
    game.pilot.drag("type:U", "types")
    game.pilot.click("close")
    assert game.own().types == (*owned[:3], owned[3] + 1)


def test_closed_patrons_keep_their_locks_whole_beside_the_open_ones(tmp_path: Path) -> None:
    """On the strip of patronage the cards that tell what they ask for share what the bare locks leave."""
    table = build.table(seats=4, round=4)
    wide = [f"patronage-{number:02}" for number in (13, 14, 15, 16, 1, 2)]
    table.patronage_row, table.patronage_removed = (
        tuple(wide),
        tuple(card for card in table.content.patronage if card not in wide),
    )
    build.at_action(table, "orders")
    at = AtTable(table, tmp_path)
    pilot = at.sit()
    rects = [pilot.app.page.targets.by_name(f"strip:patronage:{card}").rect for card in wide]
    pygame.quit()
    lock = card_art.strip_width(table.content.patronage["patronage-01"], 50, locked=True, told=False)
    assert [rect.w for rect in rects[4:]] == [lock, lock]
    assert sum(rect.w + 6 for rect in rects) <= 672


def test_a_closed_band_opens_the_whole_board(tmp_path: Path) -> None:
    """Each strip is a button, over or not, and leads to where all that lies there is large."""
    table = build.table(seats=2)
    build.at_action(table, "specialties")
    at = AtTable(table, tmp_path)
    pilot = at.sit()
    for action in ("orders", "inks", "gears", "patronage"):
        strip = pilot.app.page.targets.by_name(f"board:{ACTION_INDEX[action]}").rect
        # at its right lie cards to look at
        pilot.click_at(pilot.app.layers.viewport.to_window((strip.x + 120, strip.centery)))
        assert pilot.scene.name == "whole board"
        pilot.click("close")
    pygame.quit()
