"""The count at the end: every category, what decided, and the title that fame earns."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.graphics.brush import Brush
from game.client.scenes.final import Final, categories, deciding_words, next_title_words, tie_words
from game.client.scenes.winner_sheet import SHEET, STAYS_S
from game.rules.moves import EndTurn
from game.rules.names import ACTIONS
from game.rules.state import ScoreSheet
from tests.client.at_table import AtTable
from tests.client.legibility import reading
from tests.rules import build


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """The end of a game: Anna has levels, a patron and guilders, Tom has nothing."""
    table = build.table(seats=2, round=6)
    build.set_levels(table, 0, typesetting=6, binding=4)
    table.seats[0].patronage = (table.patronage_row[0] or "",)
    table.patronage_row = (None, *table.patronage_row[1:])
    table.seats[0].guilders, table.seats[1].guilders = 7, 0
    build.at_fulfilment(table)
    game = AtTable(table, tmp_path)
    for seat in (0, 1):
        game.session.turns.make(EndTurn(seat))
    game.sit()
    yield game
    pygame.quit()


def sheet(seat: int, total: int, rank: int, types: int = 0, inks: int = 0) -> ScoreSheet:
    """A sheet with this sum."""
    return ScoreSheet(seat, total, 0, 0, 0, total, types, inks, rank)


def test_Z1_every_category_shows_its_fame_and_what_it_is_made_of(at: AtTable) -> None:
    """Z1: 6 and 1 for VI and IV, 8 for a patronage card, 1 for each full 3 guilders."""
    assert isinstance(at.pilot.scene, Final)
    view, rules = at.session.view(), at.session.content.rules
    shown = [row.figures(rules, view.seats[0], view.scores[0]) for row in categories(rules)]
    assert shown == [(0, ""), (7, "VI + IV"), (8, "1 × 8"), (2, "7 guilders")]
    assert sum(fame for fame, _ in shown) == view.scores[0].total


def test_Z2_what_broke_a_tie_is_said_beside_the_sum(at: AtTable) -> None:
    """Z2: fewer types, then fewer inks, then shared."""
    lead = [sheet(0, 20, 1), sheet(1, 15, 2)]
    types = [sheet(0, 20, 2, types=4), sheet(1, 20, 1, types=3)]
    inks = [sheet(0, 20, 1, types=3, inks=1), sheet(1, 20, 2, types=3, inks=2)]
    shared = [sheet(0, 20, 1), sheet(1, 20, 1)]
    said = [deciding_words(at.session, scores) for scores in (lead, types, inks, shared)]
    assert said[0] == "5 fame ahead of Tom"
    assert said[1] == "Tied with Anna; wins with fewer types (3)"
    assert said[2] == "Tied with Tom; wins with fewer inks (1)"
    assert "share" in said[3]


def test_U10_the_next_title_is_named_until_there_is_none(at: AtTable) -> None:
    """U10: 101 makes a Senior Student, above 150 is the top."""
    assert next_title_words(at.session, 100) == "1 fame short of Senior Student."
    assert next_title_words(at.session, 151) == ""


@pytest.mark.slow
def test_the_table_can_be_looked_at_after_the_end(at: AtTable) -> None:
    at.pilot.click("watch")
    at.pilot.step()
    assert at.pilot.scene.name == "last look"
    assert "patronage" in " ".join(target.name for target in at.pilot.app.page.targets)
    at.pilot.click("seat:1")
    for _ in ACTIONS:  # every row can be opened
        at.pilot.click("band")
        at.pilot.step()
    at.pilot.click("close")
    at.pilot.step()
    assert at.pilot.scene.name == "final"


@pytest.mark.slow
@pytest.mark.parametrize(("button", "scene"), [("title", "title"), ("again", "setup"), ("sheets", "printed-sheets")])
def test_the_end_leads_on(at: AtTable, button: str, scene: str) -> None:
    at.pilot.click(button)
    at.pilot.step()
    assert at.pilot.scene.name == scene


def drawn_words(at: AtTable) -> list[str]:
    """What is written on the page when it is built again."""
    with reading() as found:
        at.pilot.paint_anew()
    return [one.words for one in found]


def test_the_rows_are_counted_one_after_the_other_and_the_winner_named_last(at: AtTable) -> None:
    assert "The winner is" not in drawn_words(at)
    at.pilot.wait_until_still()
    assert "The winner is" in drawn_words(at)


def test_sum_by_sum_rolls_for_about_ten_seconds(at: AtTable) -> None:
    """The sums below grow and never fall, and end at what the rules counted; each is seen before the winner is."""
    scene = at.pilot.scene
    assert isinstance(scene, Final)
    state, frames, sums = at.session.view(), 0, [[0], [0]]
    while at.pilot.app.busy:
        if scene.sprites():
            for seat in range(2):
                sums[seat].append(scene._counting.shown(seat)[1])
        at.pilot.step()
        frames += 1
    assert 8 < frames / 60 < 11
    for seat, score in enumerate(at.session.view().scores):
        assert sums[seat] == sorted(sums[seat])
        assert sums[seat][-1] == score.total
    assert len(set(sums[0])) > 8  # through the numbers between
    assert at.session.view() == state


@pytest.mark.parametrize("changes", [{"reduced_motion": True}, {"speed": "off"}])
def test_where_nothing_moves_all_is_counted_at_once(at: AtTable, changes: dict[str, object]) -> None:
    at.session.choices.change(**changes)
    at.pilot.step()
    assert "The winner is" in drawn_words(at)
    shown = [at.pilot.scene.sprites()]
    for _ in range(60):
        at.pilot.step()
        shown.append(at.pilot.scene.sprites())
    assert all(sprites == shown[0] for sprites in shown)
    assert not at.pilot.app.busy
    assert bool(shown[0]) is ("reduced_motion" in changes)  # the winner's sheet stands there


def winner_sprites(at: AtTable) -> list[tuple[float, float]]:
    """Where the sprites are, once the winner was named."""
    at.pilot.wait_until_still()
    return [sprite.centre for sprite in at.pilot.scene.sprites()]


def test_the_winners_sheet_rises_stands_for_a_while_and_gives_the_scores_back(at: AtTable) -> None:
    state, scene = at.session.view(), at.pilot.scene
    assert isinstance(scene, Final)
    while not scene.sprites() or scene.sprites()[-1].centre[1] < SHEET.bottom:
        at.pilot.step()
    rising = scene.sprites()[-1].centre
    (*_, standing) = winner_sprites(at)
    assert rising[1] > standing[1] == SHEET.centery
    assert SHEET.bottom < at.pilot.app.page.targets.by_name("again").rect.top  # what can be pressed stays in sight
    at.pilot.wait(STAYS_S / 2)
    assert scene.sprites()[-1].centre == standing
    at.pilot.wait(STAYS_S / 2)
    assert not scene.sprites()
    assert at.session.view() == state


def test_a_press_takes_the_winners_sheet_away_and_still_counts(at: AtTable) -> None:
    at.pilot.down((1900, 60))
    at.pilot.up((1900, 60))
    assert winner_sprites(at)
    at.pilot.down((1900, 60))
    assert not at.pilot.scene.sprites()


@pytest.mark.parametrize("button", ["title", "again"])
def test_a_button_below_the_winners_sheet_leads_on_at_once(at: AtTable, button: str) -> None:
    assert winner_sprites(at)
    at.pilot.click(button)
    at.pilot.step()
    assert at.pilot.scene.name != "final"


def test_pictures_of_the_winners_sheet_are_made_once_and_before_it_moves(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[bool]()
    bake = Final.bake

    def noted(shown: Final, size: tuple[float, float], paint: Callable[[Brush], None]) -> pygame.Surface:
        made.append(shown._counting.over)
        return bake(shown, size, paint)

    monkeypatch.setattr(Final, "bake", noted)
    at.pilot.wait_until_still()
    assert made
    assert not any(made)


def test_a_press_where_nothing_lies_has_all_counted(at: AtTable) -> None:
    at.pilot.wait(1.0)
    at.pilot.down((1900, 60))
    assert "The winner is" in drawn_words(at)


@pytest.mark.slow
def test_Z2_ties_and_what_breaks_them_are_told_before_the_winner(tmp_path: Path) -> None:
    """Z2: fewer types, told sentence by sentence."""
    table = build.table(seats=2, round=6)
    for seat, types in ((0, "AIO"), (1, "AI")):
        build.set_types(table, seat, types)
        table.seats[seat].guilders = 0
    build.at_fulfilment(table)
    game = AtTable(table, tmp_path)
    for seat in (0, 1):
        game.session.turns.make(EndTurn(seat))
    game.sit()
    told = list[str]()
    for _ in range(15 * 15):
        game.pilot.step(3)  # what is told stays for many more
        words = [word for word in drawn_words(game) if word.startswith("A tie") or "winner is" in word]
        told += [word for word in words if word not in told]
        if not game.pilot.app.busy:
            break
    assert told == [
        "A tie: Anna and Tom have 0 fame each.",
        "A tie: Anna and Tom have 0 fame each.\nFewer types win the tie: Anna 3 and Tom 2.",
        "And the winner is…",
        "The winner is",
    ]
    pygame.quit()


def test_Z2_what_inks_break_and_what_is_shared_is_told(at: AtTable) -> None:
    """Z2: after types the inks, and at last the place is shared."""
    inks = [sheet(0, 20, 1, types=3, inks=1), sheet(1, 20, 2, types=3, inks=2)]
    assert tie_words(at.session, inks)[-1].splitlines()[-1] == "Still tied; fewer inks win: Anna 1 and Tom 2."
    shared = [sheet(0, 20, 1), sheet(1, 20, 1)]
    assert tie_words(at.session, shared)[-1].endswith("Still tied players share the place.")
    assert tie_words(at.session, [sheet(0, 20, 1), sheet(1, 15, 2)]) == []


def test_any_key_has_all_rows_counted_at_once(at: AtTable) -> None:
    at.pilot.key(pygame.K_x)
    assert "The winner is" in drawn_words(at)


def test_the_printed_sheets_name_people_rounds_and_seed(at: AtTable) -> None:
    at.pilot.click("sheets")
    words = " ".join(drawn_words(at))
    assert "Anna and Tom" in words
    assert f"seed of this game is {at.session.match.seed}" in words
    assert "6 rounds" in words
