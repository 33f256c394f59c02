"""What a plan is made for: the summary beside it, and the whole board one press away, with the secret kept."""

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.scenes.board.whole_board import WholeBoard
from game.client.scenes.closeup import CloseUp, look_of
from game.client.scenes.curtain import Curtain
from game.client.scenes.parts.strips import patrons
from game.client.scenes.plan import Plan
from game.client.text.told import Gaze
from game.rules.moves import BuyType
from game.rules.view import OBSERVER, view_for
from tests.client.at_table import AtTable, seated
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd")

Open = Callable[..., AtTable]
SEATS = (2, 3, 4)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens the plan of Anna behind the curtain, two markers on inks, and over it the whole board if that is wanted."""

    def open_it(seats: int = 2, *, board: bool = True) -> AtTable:
        at = AtTable(build.table(seats=seats), tmp_path)
        at.session.open_curtain(0)
        at.sit()
        at.pilot.click("plan slot:inks:2")
        if board:
            at.pilot.click("board")
            at.pilot.step()
            assert isinstance(at.pilot.scene, WholeBoard)
        return at

    yield open_it
    pygame.quit()


def pieces_of(at: AtTable) -> set[str]:
    """The names of the sights for all that lies on the board."""
    view = at.session.view()
    names = {f"look:{kind}:{card}" for kind, row in _rows(view) for card in row if card is not None}
    names |= {f"look:ink set:{number}" for number in range(len(view.ink_sets))}
    return names | {f"look:space:{number}" for number in range(len(view.claimed))}


def _rows(view: object) -> list[tuple[str, tuple[str | None, ...]]]:
    kinds = ("printing", "refinement", "specialty", "gear", "patronage")
    return [(kind, getattr(view, f"{'gears' if kind == 'gear' else kind}_row")) for kind in kinds]


@pytest.mark.slow
@pytest.mark.parametrize("board", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_every_piece_is_a_sight_with_a_tooltip_and_a_closer_look(opened: Open, seats: int, board: bool) -> None:
    at = opened(seats, board=board)
    targets = at.pilot.app.page.targets
    for name in pieces_of(at):
        target = targets.by_name(name)
        assert (target.role, bool(target.hint), bool(target.label)) == ("sight", True, True)
        assert look_of(at.session, 0, target.subject).lines


@pytest.mark.slow
@pytest.mark.parametrize("board", [False, True])
def test_pieces_are_reached_by_keys_and_pressed(opened: Open, board: bool) -> None:
    at = opened(board=board)
    left = pieces_of(at)
    for _ in range(len(at.pilot.app.page.targets)):
        at.pilot.key(pygame.K_TAB)
        left.discard(str(at.pilot.app.controls.attention.focused))
    assert left == set()
    name = next(iter(sorted(pieces_of(at))))
    at.pilot.click(name)
    at.pilot.step()
    assert isinstance(at.pilot.scene, CloseUp)


def test_the_tooltip_of_a_book_says_what_i_could_print_with_it(opened: Open) -> None:
    at = opened(board=False)
    own = at.session.view().seats[0].types
    for card in at.session.view().printing_row:
        assert card is not None
        hint = at.pilot.app.page.targets.by_name(f"look:printing:{card}").hint
        needs = at.session.content.printing[card].needs
        covered = all(have >= need for have, need in zip(own, needs, strict=True))
        assert ("Your types cover all its letters." in hint) == covered
        assert ("Missing letters" in hint) != covered


def test_the_plan_says_who_goes_first_in_ties(opened: Open) -> None:
    at = opened(4, board=False)
    names = ["you" if seat == 0 else at.session.name(seat) for seat in at.session.view().turn_order]
    assert at.pilot.app.page.targets.by_name("ties").label == f"Ties go in this order: {', '.join(names)}."


@pytest.mark.parametrize("seats", SEATS)
def test_all_patrons_fit_their_lines_whatever_they_ask_for(tmp_path: Path, seats: int) -> None:
    rng, area = Random(seats), pygame.Rect(0, 0, 754, 98)
    session = seated(build.table(seats=seats), tmp_path)
    for number in range(1, 7):
        table = build.table(seats=seats, round=number)
        cards = list(table.content.patronage)
        for _ in range(5):
            rng.shuffle(cards)
            table.patronage_row = tuple(cards[: len(table.patronage_row)])
            view = view_for(table, OBSERVER)
            boxes = [box for box, _, _ in patrons(area, Gaze(session.seats, view))]
            assert len(boxes) == len(view.claimed) + len(view.patronage_row)
            assert all(map(area.contains, boxes))
            assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("way", ["close", "B", "Escape"])
def test_the_board_opens_by_its_key_and_closes_to_the_plan_as_it_was(opened: Open, way: str) -> None:
    at = opened(board=False)
    at.pilot.key(pygame.K_b)
    at.pilot.step()
    assert isinstance(at.pilot.scene, WholeBoard)
    if way == "close":
        at.pilot.click("close")
    else:
        at.pilot.key(pygame.K_b if way == "B" else pygame.K_ESCAPE)
    at.pilot.step()
    assert isinstance(at.pilot.scene, Plan)
    assert at.pilot.scene.draft.markers == (0, 2, 0, 0, 0)


def test_the_board_shows_nothing_of_the_plan(opened: Open) -> None:
    """The same picture, whatever is laid out below it."""
    at = opened(4)
    seen = [_picture(at)]
    at.pilot.click("close")
    at.pilot.step()
    at.pilot.click("plan slot:patronage:5")
    at.pilot.click("board")
    at.pilot.step()
    seen.append(_picture(at))
    assert seen[0] == seen[1]


def _picture(at: AtTable) -> bytes:
    at.pilot.hover("close")
    at.pilot.step(3)
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def test_a_move_of_another_seat_leads_from_the_board_behind_the_curtain(opened: Open) -> None:
    at = opened()
    assert at.session.turns.make(BuyType(1, "O")) == ""
    at.pilot.step(3)
    assert isinstance(at.pilot.scene, Curtain)


def test_who_takes_the_screen_from_the_board_closes_the_curtain(opened: Open) -> None:
    """Tom acts in his house, which he came to over Anna's board: her plan does not come back by itself."""
    at = opened()
    at.pilot.click("seat:1")
    at.pilot.step()
    at.pilot.click("act")
    at.pilot.click("close")
    at.pilot.step(3)
    assert isinstance(at.pilot.scene, Curtain)
