"""The end of the game (Z1, Z2) and the solo titles (U10)."""

import pytest

from game.rules import Table
from game.rules import events as ev
from game.rules.scoring import solo_title
from tests.rules.build import at_fulfilment, content, end_fulfilment, give_inks, of_kind, set_levels, set_types, table


def last_round(seats: int = 2, automa: bool = False) -> Table:
    """A table at the fulfilment of round 6 whose seats have nothing that counts."""
    at = table(seats=seats, automa=automa, round=6)
    for seat in at.seats:
        seat.guilders = 0
    at_fulfilment(at)
    return at


def ranks(at: Table) -> list[int]:
    end_fulfilment(at)
    return [sheet.rank for sheet in at.scores]


@pytest.mark.parametrize(("level", "fame"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 3), (6, 6)])
def test_Z1_specialties(level: int, fame: int) -> None:
    """Z1: 6 / 3 / 1 fame for each specialty at VI / V / IV."""
    at = last_round()
    set_levels(at, 0, typesetting=level, binding=level)
    end_fulfilment(at)
    assert (at.scores[0].specialties, at.scores[0].total) == (2 * fame, 2 * fame)


@pytest.mark.parametrize(("guilders", "fame"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (17, 5)])
def test_Z1_guilders(guilders: int, fame: int) -> None:
    """Z1: 1 per full 3 guilders."""
    at = last_round()
    at.seats[0].guilders = guilders
    end_fulfilment(at)
    assert (at.scores[0].guilders, at.scores[0].total) == (fame, fame)


def test_Z1_patronage_cards_and_the_track() -> None:
    """Z1: 8 for each patronage card, on top of the fame gained during the game."""
    at = last_round()
    at.seats[0].fame, at.seats[0].patronage = 40, ("patronage-01", "patronage-02", "patronage-03")
    events = end_fulfilment(at)
    sheet = at.scores[0]
    assert (sheet.track, sheet.patronage, sheet.total) == (40, 24, 64)
    assert of_kind(events, ev.GameEnded) == [ev.GameEnded(at.scores)]
    assert (at.phase, at.is_over, at.stack) == ("over", True, ())


def test_Z1_nothing_else_counts() -> None:
    """Z1: inks, types, gears and orders left over are worth nothing."""
    at = last_round()
    give_inks(at, 0, red=5)
    set_types(at, 0, "AIOU")
    end_fulfilment(at)
    assert at.scores[0].total == 0


def test_Z2_most_fame_wins() -> None:
    """Z2: most fame wins."""
    at = last_round(seats=3)
    at.seats[0].fame, at.seats[1].fame, at.seats[2].fame = 20, 31, 30
    assert ranks(at) == [3, 1, 2]


def test_Z2_fewer_types_break_a_tie() -> None:
    """Z2: ties: fewer types, before the inks are looked at."""
    at = last_round()
    set_types(at, 0, "AIO")
    set_types(at, 1, "UU")
    give_inks(at, 1, red=3)
    assert ranks(at) == [2, 1]


def test_Z2_then_fewer_inks() -> None:
    """Z2: then fewer inks (Ruling: fewer, as three editions say)."""
    at = last_round()
    set_types(at, 0, "A")
    set_types(at, 1, "U")
    give_inks(at, 0, red=1)
    give_inks(at, 1, gold=2)
    assert ranks(at) == [1, 2]


def test_Z2_then_shared() -> None:
    """Z2: then shared: both are first, the next is third."""
    at = last_round(seats=3)
    at.seats[0].fame = at.seats[2].fame = 5
    assert ranks(at) == [1, 3, 1]


def test_Z2_the_automa_is_not_ranked() -> None:
    """Z2: the automa is not ranked."""
    at = last_round(seats=2, automa=True)
    assert ranks(at) == [1, 1]
    assert [sheet.seat for sheet in at.scores] == [0, 1]


@pytest.mark.parametrize(
    ("fame", "title"),
    [
        (0, "student"),
        (99, "student"),
        (100, "student"),
        (101, "senior_student"),
        (110, "senior_student"),
        (111, "apprentice"),
        (120, "apprentice"),
        (121, "senior_apprentice"),
        (130, "senior_apprentice"),
        (131, "junior_master"),
        (140, "junior_master"),
        (141, "master_of_printing"),
        (150, "master_of_printing"),
        (151, "guildmaster"),
        (300, "guildmaster"),
    ],
)
def test_U10_solo_titles(fame: int, title: str) -> None:
    """U10: solo titles by final fame (Ruling: exactly 100 is a Student)."""
    assert solo_title(content().rules, fame) == title
