"""The worked examples that can be watched from the rules: they end in the published sums, and lead back to the page."""

from pathlib import Path
from shutil import copy

import pytest
from msgspec import structs

from game.cli.check import examples_line
from game.client.scenes.examples import example_past, own_examples, read_examples, with_examples
from game.client.scenes.replaying import Replaying, sitting_at, table_picture
from game.client.scenes.rules_pages import RulesPages
from game.client.session.match_session import MatchSession
from game.client.text.rulebook import chapters
from game.client.ui.scene import Push
from game.content import ContentError, own_content
from game.content.prepared_tables import FILE, IDS
from game.places import CONFIG
from game.rules import Table, refusal
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.view import OBSERVER
from tests.client.legibility import reading
from tests.client.pilot import Pilot
from tests.rules.build import ink_counts, of_kind


def played(example: str) -> tuple[Table, Table, list[ev.Event]]:
    """The first and the last table of an example, and what happened between them."""
    replay = example_past(example).replay
    events = [event for entry in replay.entries for event in entry.events]
    return replay.table(replay.first), replay.table(replay.last), events


def test_every_move_of_every_example_is_there() -> None:
    for one in own_examples():
        assert len(example_past(one.id).replay.entries) == len(one.moves)


def test_X1_watched() -> None:
    """X1: Anna may not take gears; Kate is first where she has most markers."""
    before, after, events = played("X1")
    assert [seat.marker_count for seat in before.seats] == [7, 8, 9]
    (orders,) = of_kind(events, ev.PlayOrdersSet)
    assert orders.orders == ((0, 1, 2), (0, 1, 2), (2, 1, 0), (2, 1), (0, 1, 2))
    assert after.phase == "fulfilment"


def test_X2_watched() -> None:
    """X2: the blue and the gold cost 3 guilders where the first ink is gone."""
    before, after, _ = played("X2")
    assert before.seats[0].guilders - after.seats[0].guilders == 3
    assert after.seats[0].inks == ink_counts(blue=1, gold=1)


def test_X3_watched() -> None:
    """X3: the disk moves once, for typesetting IV, and gives an ink; illuminating II gives nothing."""
    _, after, events = played("X3")
    assert of_kind(events, ev.DiskMoved) == [ev.DiskMoved(0, 4)]
    assert (after.seats[0].levels, sum(after.seats[0].inks)) == ((4, 0, 2, 2), 1)


def test_X4_watched() -> None:
    """X4: U and then A cost 4+5."""
    _, _, events = played("X4")
    assert [event.guilders for event in of_kind(events, ev.GuildersPaid)] == [4, 5]


@pytest.mark.parametrize(("example", "guilders", "fame"), [("X5", 5, 0), ("X6", 5, 2), ("X7", 5, 3), ("X10", 5, 2)])
def test_X5_X6_X7_X10_watched(example: str, guilders: int, fame: int) -> None:
    """X5: I, O, O, U pays 5 guilders. X6: 1 red for 2. X7: the decoration for 3. X10: the letter O twice for 2."""
    _, after, _ = played(example)
    assert (after.seats[0].guilders, after.seats[0].fame) == (guilders, fame)


def test_X8_watched() -> None:
    """X8: 84 on the track and 27 more, 111 in all."""
    _, after, _ = played("X8")
    assert (after.scores[0].track, after.scores[0].total) == (84, 111)


def test_X9_watched() -> None:
    """X9: `vietor` with 5 guilders has 2 fame, and another printer 1."""
    _, after, _ = played("X9")
    assert [sheet.total for sheet in after.scores] == [2, 1]


def test_X11_watched() -> None:
    """X11: the token goes on, and the markers are 7, 8, 9, 10 in the new turn order."""
    before, after, _ = played("X11")
    assert [before.seats[seat].marker_count for seat in before.turn_order] == [7, 8, 9, 10]
    assert after.turn_order == (1, 2, 3, 0)
    assert [after.seats[seat].marker_count for seat in after.turn_order] == [7, 8, 9, 10]


def test_X12_watched() -> None:
    """X12: after the third gear was used it cannot be used again, and the first two are used after it."""
    replay = example_past("X12").replay
    used = [entry.move.axle for entry in replay.entries if isinstance(entry.move, mv.UseGear)]
    assert used == [2, 0, 1]
    again = refusal(replay.table(replay.last), mv.UseGear(0, 2))
    assert again is not None
    assert again.code == "gear_already_used"


# on the pages


def test_each_example_belongs_to_an_article() -> None:
    content = own_content()
    shown = [article.example for chapter in with_examples(chapters(content), content) for article in chapter.articles]
    assert sorted(filter(None, shown)) == sorted(IDS)


def test_other_rules_have_none() -> None:
    content = own_content()
    other = structs.replace(content, rules=structs.replace(content.rules, guilders_per_fame=4))
    assert not [
        article for chapter in with_examples(chapters(other), other) for article in chapter.articles if article.example
    ]


def test_an_example_is_opened_stepped_through_and_left(pilot: Pilot) -> None:
    pilot.app.apply(Push(RulesPages(own_content(), "ink prices")))
    pilot.step()
    pages = pilot.scene_of(RulesPages)
    leaf = pages.leaf
    pilot.click("example:X2")
    replay = pilot.scene_of(Replaying)
    assert "go on" not in {target.name for item in pilot.app.page.items if (target := item.target)}
    for number in (1, 2):
        pilot.click("move on")
        assert replay.number == number
    pilot.click("close")
    assert pilot.scene_of(RulesPages) is pages
    assert pages.leaf == leaf


@pytest.mark.slow
def test_every_example_can_be_drawn_from_its_start_to_its_end(pilot: Pilot) -> None:
    for one in own_examples():
        pilot.app.apply(Push(RulesPages(own_content(), one.article)))
        pilot.step()
        pilot.click(f"example:{one.id}")
        pilot.click("end")
        assert isinstance(pilot.scene, Replaying)
        pilot.click("close")
        pilot.click("close")


def test_the_end_of_an_example_is_counted_at_once(pilot: Pilot) -> None:
    """X8: nothing goes on by itself in a replay, so the sheet of fame is whole."""
    past = example_past("X8")
    like = MatchSession(past.at(past.replay.first))
    with reading() as found:
        table_picture(sitting_at(past, like, past.replay.last, OBSERVER), (1920, 1080))
    words = {one.words for one in found}
    assert "84" in words
    assert "The guild is still counting." not in words


# what is wrong in the file


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("[buy_type, 0, U]", "[take_inks, 0, 0, 1]", "X4"),
        ("id: X2", "id: X20", "expected X1"),
        ("id: X2", "id: X1", "twice"),
        ("article: ink prices", "article: ink price", "expected fame"),
        ("[2, 2, 1, 1, 1]", "[2, 2, 1, 1, 2]", "no such table"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, right: str, wrong: str, told: str) -> None:
    copy(CONFIG / FILE, tmp_path / FILE)
    text = (tmp_path / FILE).read_text(encoding="utf-8")
    assert right in text
    (tmp_path / FILE).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_examples(tmp_path, own_content())
    assert told in str(caught.value)


def test_check_plays_the_examples() -> None:
    assert examples_line(CONFIG) == "12 examples of the rules, each one played"
