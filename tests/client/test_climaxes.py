"""Climaxes are staged: seen whole, ended by one press, left out where nothing moves, and never part of the game."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec
import pygame
import pytest

from game.client.graphics import layout
from game.client.scenes.board.board_scene import Board
from game.client.scenes.fulfilment.orders_bench import line
from game.client.scenes.motion.director import HOLDS_S
from game.client.scenes.motion.motion_builder import Pictures
from game.client.scenes.motion.opening import REVEAL_S
from game.client.scenes.reveal import LOOKED_S, THINKS_S
from game.client.text.story_text import Printed, printed_sheets
from game.client.text.terms import fame_words
from game.client.ui import soundscape
from game.client.ui.motions import Drawn, Picture, Seen
from game.client.ui.page import Page
from game.rules.moves import CommitPlan, TakePatronage
from game.rules.names import Action, Order
from game.rules.state import Table
from tests.client.at_table import AtTable
from tests.client.legibility import reading
from tests.rules import build

PLAY_PX = 26  # height of what is needed to play
CORNER = (5, 5)  # where nothing lies
NONE: Mapping[str, object] = {}
STILL = [{"reduced_motion": True}, {"speed": "off"}]
Open = Callable[..., AtTable]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens a table by hand, with settings."""

    def open_it(table: Table, **changes: object) -> AtTable:
        at = AtTable(table, tmp_path)
        at.session.choices.change(**changes)
        at.sit()
        at.pilot.app.choices.change(**changes)
        at.pilot.wait_until_still()
        return at

    yield open_it
    pygame.quit()


def with_order(reward: str = "advance") -> tuple[Table, Order]:
    """Anna can print an order whose both parts bring a reward that she is asked about."""
    table = build.table(seats=2)
    refinement = build.first_card("refinement", lambda card: card.bonus == reward)
    order = build.give_order(table, 0, build.printing_card("IU"), refinement)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, red=2, blue=2, gold=2, silver=2)
    build.set_levels(table, 0, typesetting=5, woodcutting=5, binding=5, illuminating=5)
    build.at_fulfilment(table)
    return table, order


def printed(at: AtTable) -> None:
    """Have Anna's order printed."""
    at.pilot.click("fill")
    at.pilot.wait_until_still()
    pos = at.pilot.pos("print")
    at.pilot.move_to(pos)
    at.pilot.down(pos)
    at.pilot.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)


def test_the_question_of_a_reward_waits_for_the_press_and_the_counting(opened: Open) -> None:
    at = opened(with_order()[0])
    printed(at)
    assert at.session.shown.prompt is not None
    frames = 0
    while at.pilot.scene.name == "fulfil":
        at.pilot.step()
        frames += 1
        assert at.pilot.app.director.moving or at.pilot.scene.name != "fulfil"
    assert frames / 60 > HOLDS_S + 0.5
    assert not at.pilot.app.director.moving


def test_any_press_brings_the_question_of_a_reward_at_once(opened: Open) -> None:
    at = opened(with_order()[0])
    printed(at)
    at.pilot.wait(0.2)
    at.pilot.down(CORNER)
    at.pilot.step()
    assert at.pilot.scene.name != "fulfil"


@pytest.mark.parametrize("changes", STILL)
def test_where_nothing_moves_the_question_comes_at_once(opened: Open, changes: dict[str, object]) -> None:
    at = opened(with_order()[0], **changes)
    printed(at)
    at.pilot.wait(0.2)
    assert at.pilot.scene.name != "fulfil"


# the line


def after_the_press(opened: Open, **changes: object) -> AtTable:
    """Anna printed and answered; a question may not be open any more."""
    at = opened(with_order("fame")[0], **changes)
    printed(at)
    at.pilot.wait_until_still()
    return at


@pytest.mark.slow
@pytest.mark.parametrize("changes", [{}, *STILL])
def test_printed_sheets_hang_on_the_line_until_the_round_ends(opened: Open, changes: dict[str, object]) -> None:
    at = after_the_press(opened, **changes)
    (sheet,) = at.names("sheet:")
    at.pilot.click("end")
    at.pilot.wait_until_still()
    assert at.session.shown.step.seat == 1
    assert at.names("sheet:") == [sheet]  # Tom sees it too
    at.pilot.click(sheet)
    assert at.pilot.scene.name == "close up"
    at.pilot.key(pygame.K_ESCAPE)
    at.pilot.click("none")
    at.pilot.click("end")
    at.pilot.wait_until_still()
    at.session.go_on()
    assert at.session.view().round == 2
    assert printed_sheets(at.session.seats, 2) == []


def test_a_printing_that_is_taken_back_leaves_the_line(opened: Open) -> None:
    at = after_the_press(opened)
    assert at.names("sheet:")
    at.pilot.click("undo")
    assert not at.names("sheet:")


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("orders", range(5))
@pytest.mark.parametrize("count", [1, 2, 3, 7, 16])
def test_all_sheets_hang_on_the_bench_beside_the_orders(opened: Open, orders: int, count: int) -> None:
    at = opened(with_order()[0])
    sheets = [Printed(number % 2, card) for number, card in enumerate(list(at.session.content.printing)[:count])]
    page, head = Page(), pygame.Rect(800, 96, 400, 52)
    line(page, at.session, sheets, orders, head)
    room = head if orders == 4 else layout.rect("fulfil", "orders bench")
    names = [target.name for target in page.targets]
    assert names == [f"sheet:{sheet.printing}" for sheet in sheets]
    for target in page.targets:
        assert room.contains(target.rect)
        assert orders == 4 or target.rect.left >= layout.grid("fulfil", "order", orders + 1)[-1].left


# patrons


def patron_won(opened: Open, seats: int = 2, changes: Mapping[str, object] = NONE) -> tuple[AtTable, str]:
    """Anna has just won a patron; the card."""
    table = build.table(seats=seats, round=6)
    build.set_levels(table, 0, typesetting=6, woodcutting=6, binding=6, illuminating=6)
    build.set_types(table, 0, "AAIIOOUU")
    build.give_inks(table, 0, red=3, blue=3, gold=3, silver=3)
    build.at_action(table, "patronage", {0: 2, 1: 1})
    at = opened(table, **changes)
    move = next(move for move in at.session.match.legal_moves(0) if isinstance(move, TakePatronage))
    assert isinstance(at.pilot.scene, Board)
    assert at.pilot.scene.submit(move)
    at.pilot.step()
    return at, move.card


def flying(at: AtTable, card: str) -> bool:
    """Whether the card of a patron is on its way."""
    motions = at.pilot.app.director._timeline.motions if at.pilot.app.director.moving else ()
    return any(Seen("before", f"patronage:{card}") in motion.pictures for motion in motions)


@pytest.mark.slow
def test_a_patron_that_was_won_is_shown_over_the_house_and_stays_there(opened: Open) -> None:
    at, card = patron_won(opened)
    state, frames = at.session.view(), 0
    while flying(at, card):
        at.pilot.step()
        frames += 1
    assert frames / 60 > 1.5
    assert at.session.view() == state
    at.pilot.wait_until_still()
    at.pilot.click(f"won:{card}")
    assert at.pilot.scene.name == "close up"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_press_lays_a_won_patron_down_and_it_stays_in_sight(opened: Open, seats: int) -> None:
    """With four seats its name stands on a line below the panels; pointing at the panel tells who it is as well."""
    at, card = patron_won(opened, seats)
    at.pilot.wait(0.3)
    assert flying(at, card)
    at.pilot.down(CORNER)
    assert not flying(at, card)
    assert at.names("won:") == [f"won:{card}"]
    assert at.session.content.patronage[card].name in at.pilot.app.page.targets.by_name("seat:0").hint


@pytest.mark.usefixtures("full_hd")
@pytest.mark.slow
@pytest.mark.parametrize("action", ["inks", "gears"])
@pytest.mark.parametrize("won", [1, 2, 5])
def test_names_of_won_patrons_are_readable_with_four_seats(opened: Open, action: Action, won: int) -> None:
    """The longest names too: at full size, beside no button and no row."""
    table = build.table(seats=4, round=6)
    patrons = table.content.patronage
    table.seats[0].patronage = tuple(sorted(patrons, key=lambda card: len(patrons[card].name))[-won:])
    build.at_action(table, action, {0: 2, 1: 1})
    at = opened(table)
    with reading() as found:
        at.pilot.paint_anew()
    shown = [at.pilot.app.page.targets.by_name(name) for name in at.names("won:")]
    assert len(shown) == min(won, 2)
    names = {target.label for target in shown}
    assert {one.words for one in found if one.height >= PLAY_PX and not one.cut} >= {*names, fame_words(won * 8)}
    others = [target for target in at.pilot.app.page.targets if target.name in ("pass", "undo", "end", "board:0")]
    assert not [other.name for other in others for target in shown if other.rect.colliderect(target.rect)]


@pytest.mark.parametrize("changes", STILL)
def test_where_nothing_moves_a_won_patron_lies_there_at_once(opened: Open, changes: dict[str, object]) -> None:
    at, card = patron_won(opened, changes=changes)
    assert not flying(at, card)
    assert at.names("won:") == [f"won:{card}"]


# plans come up


def at_the_reveal(opened: Open, *, automa: bool = False, changes: Mapping[str, object] = NONE) -> AtTable:
    """Just after Tom, the last one, sealed his plan."""
    table = build.table(seats=2, automa=automa)
    at = opened(table, **changes)
    at.session.take_news()  # as the plans' own scenes do
    for seat in (0, 1):
        assert at.session.turns.make(CommitPlan(seat, build.spread(table.seats[seat].marker_count, "inks", 3))) == ""
    at.pilot.scene.changed()
    at.pilot.step(2)
    assert at.pilot.scene.name == "reveal"
    return at


def slips(at: AtTable) -> int:
    """How many sealed slips lie on the table or turn over."""
    now_s = at.pilot.app.now() - at.pilot.app.director._begun_s
    poses = at.pilot.app.director._timeline.poses(now_s) if at.pilot.app.director.moving else []
    return sum(isinstance(pose.picture, Drawn) and pose.picture.name.startswith("slip") for pose in poses)


@pytest.mark.slow
@pytest.mark.parametrize("by_itself", [False, True])
def test_open_plans_are_looked_at_before_they_go_on_by_themselves(opened: Open, by_itself: bool) -> None:
    at = at_the_reveal(opened, changes={"turns_end": "always" if by_itself else "never"})
    at.pilot.wait(REVEAL_S + LOOKED_S - 0.5)
    assert at.pilot.scene.name == "reveal"
    at.pilot.wait(1.5)
    assert (at.pilot.scene.name == "board") is by_itself


def test_plans_come_up_row_by_row(opened: Open) -> None:
    at = at_the_reveal(opened)
    seen = [slips(at)]
    frames = 0
    while at.pilot.app.director.moving:
        at.pilot.step()
        frames += 1
        if slips(at) != seen[-1]:
            seen.append(slips(at))
    assert seen == [10, 8, 6, 4, 2, 0]  # both seats together
    assert frames / 60 == pytest.approx(REVEAL_S, abs=0.2)
    assert at.pilot.scene.name == "reveal"


def test_any_press_has_all_plans_open(opened: Open) -> None:
    at = at_the_reveal(opened)
    state = at.session.view()
    at.pilot.wait(1.0)
    assert slips(at)
    at.pilot.down(CORNER)
    assert not slips(at)
    assert not at.pilot.app.director.moving
    assert not at.pilot.scene.tick(0.0)
    assert at.session.view() == state


@pytest.mark.parametrize("changes", STILL)
def test_where_nothing_moves_all_plans_are_open(opened: Open, changes: dict[str, object]) -> None:
    assert not slips(at_the_reveal(opened, changes=changes))


def test_the_automas_card_waits_until_all_plans_are_open(opened: Open) -> None:
    at = at_the_reveal(opened, automa=True)
    number = at.session.match.number
    at.pilot.wait(REVEAL_S - 0.2)
    assert at.session.match.number == number
    at.pilot.wait(THINKS_S + 0.4)
    assert at.session.match.number > number


# the books that were printed


GREAT_BOOK, SMALL_BOOK = 12, 4


def with_books(*fame: int) -> Table:
    """Anna can print a book for each of these figures, which is its fame."""
    table = build.table(seats=2)
    for number, wanted in enumerate(fame):
        held = [order.refinement for order in table.seats[0].orders]
        worth = {card.id: card.colour_fame + card.decoration_fame for card in table.content.refinement.values()}
        refinement = next(card for card, paid in worth.items() if paid == wanted and card not in held)
        build.give_order(table, 0, build.printing_card(("IU", "AI", "AO", "OU")[number]), refinement)
    build.set_types(table, 0, "AAIIOOUU")
    build.give_inks(table, 0, red=3, blue=3, gold=3, silver=3)
    build.set_levels(table, 0, typesetting=6, woodcutting=6, binding=6, illuminating=6)
    build.at_fulfilment(table)
    return table


def drawn_now(at: AtTable) -> list[str]:
    """The names of the pictures that move or stay over the page."""
    director = at.pilot.app.director
    poses = director._timeline.poses(at.pilot.app.now() - director._begun_s) if director.moving else []
    return [pose.picture.name for pose in poses if isinstance(pose.picture, Drawn)]


def watched(at: AtTable) -> list[list[str]]:
    """What is drawn over the bench in each frame after the press, until a question comes or nothing moves."""
    frames = []
    while at.pilot.scene.name == "fulfil" and at.pilot.app.director.moving:
        frames.append(drawn_now(at))
        at.pilot.step()
    return frames


@pytest.mark.slow
def test_printed_books_stay_two_seconds_and_their_fame_counts_up_one_after_the_other(opened: Open) -> None:
    at = opened(with_books(SMALL_BOOK, 5))
    printed(at)
    frames = watched(at)
    stays = [frame for frame in frames if sum(name.startswith("book ") for name in frame) == 2]
    assert len(stays) / 60 > 2.0
    counts = [[name for name in frame if name.startswith("book's fame")] for frame in frames]
    seen = list(dict.fromkeys(tuple(names) for names in counts if names))
    assert seen[0] == ("book's fame 1",)
    assert ("book's fame 4",) in seen  # the first is counted before the second begins
    assert ("book's fame 4", "book's fame 5") in seen


@pytest.mark.slow
@pytest.mark.parametrize(("fame", "is_event"), [(9, False), (10, True), (GREAT_BOOK, True)])
def test_a_book_of_ten_fame_is_an_event(
    opened: Open, monkeypatch: pytest.MonkeyPatch, fame: int, *, is_event: bool
) -> None:
    at = opened(with_books(fame))
    heard = list[str]()
    monkeypatch.setattr(at.pilot.app.sounds, "hear", lambda name, **_: heard.append(name))
    printed(at)
    frames = watched(at)
    assert any("ribbon A masterpiece!" in frame for frame in frames) is is_event
    assert any(name.startswith("rays") for frame in frames for name in frame) is is_event
    assert (soundscape.LAUREL in heard) is is_event


@pytest.mark.slow
def test_a_turn_that_ends_by_itself_waits_until_the_books_were_seen(opened: Open) -> None:
    """What was printed can be taken back as long after the books were shown as after any other turn."""
    at = opened(with_books(SMALL_BOOK), turns_end="always")
    printed(at)
    while at.pilot.app.director.staged:
        at.pilot.step()
    at.pilot.wait(1.0)
    assert at.session.shown.step.seat == 0


@pytest.mark.slow
def test_a_computer_players_books_are_seen_before_its_next_move(tmp_path: Path) -> None:
    at = AtTable(with_books(GREAT_BOOK), tmp_path)
    at.session.reseat(0, msgspec.structs.replace(at.session.seats.players[0], kind="computer", level="adept"))
    at.sit()
    while not any(name.startswith("book ") for name in drawn_now(at)):
        at.pilot.step()
    number, frames = at.session.match.number, watched(at)
    assert sum("ribbon A masterpiece!" in frame for frame in frames) / 60 > 0.8
    assert at.session.match.number == number
    pygame.quit()


@pytest.mark.parametrize("changes", STILL)
def test_where_nothing_moves_no_book_rises(opened: Open, changes: dict[str, object]) -> None:
    at = opened(with_books(GREAT_BOOK), **changes)
    printed(at)
    assert watched(at)[0:1] in ([], [[]])


@pytest.mark.slow
def test_pictures_of_a_climax_are_made_once_and_not_in_one_frame(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[str]] = [[]]
    draw = Pictures._draw

    def counted(self: Pictures, picture: Picture) -> pygame.Surface | None:
        if isinstance(picture, Drawn):
            made[-1].append(picture.name)
        return draw(self, picture)

    monkeypatch.setattr(Pictures, "_draw", counted)
    at = opened(with_books(GREAT_BOOK, 13, 14))
    printed(at)
    while at.pilot.app.director.moving:
        made.append([])
        at.pilot.step()
    names = [name for frame in made for name in frame]
    assert len(names) == len(set(names))
    late = [name for frame in made for name in frame[1:] if name.startswith(("book", "rays", "ribbon"))]
    assert late == []
