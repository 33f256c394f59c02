"""The commission of a day: what everybody plays on it, and which attempt counts."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.client.base.kept_files import Trouble
from game.client.base.seating import first_seating
from game.client.session.commission import FILE as ATTEMPTS
from game.client.session.commission import KEPT, OPTIONS, Attempts, commissioned, day_of, seed_of
from game.client.text.terms import day_words
from game.rules import Options


@pytest.mark.parametrize("folder", [True, False])
def test_the_first_attempt_of_a_printer_on_a_day_counts(folder: bool, tmp_path: Path) -> None:
    day, other = date(2026, 11, 28), date(2026, 11, 29)
    kept = tmp_path if folder else None
    attempts = Attempts(kept)
    assert attempts.claim(day, "Anna", "one")
    assert attempts.claim(day, "Anna", "one")
    assert not attempts.claim(day, "Anna", "two")
    assert attempts.claim(day, "Tom", "two")
    assert attempts.claim(other, "Anna", "three")
    if folder:
        assert Attempts(kept).first(day, "Anna") == "one"
    assert attempts.first(day, "Kate") == ""


def test_attempts_of_long_ago_are_forgotten(tmp_path: Path) -> None:
    attempts = Attempts(tmp_path)
    for number in range(KEPT + 5):
        attempts.claim(date(2026, 1, 1) + timedelta(number), "Anna", str(number))
    assert (Attempts(tmp_path).first(date(2026, 1, 5), "Anna"), attempts.first(date(2026, 1, 6), "Anna")) == ("", "5")


@pytest.mark.parametrize("words", ["{", "[]", '{"2026-11-28": 4}', '{"2026-11-28": {"Anna": 7}}'])
def test_attempts_that_cannot_be_read_lie_aside(words: str, tmp_path: Path) -> None:
    (tmp_path / ATTEMPTS).write_text(words, encoding="utf-8")
    told: list[Trouble] = []
    attempts = Attempts(tmp_path, told.append)
    assert attempts.claim(date(2026, 11, 28), "Anna", "one")
    assert [trouble.code for trouble in told] == ["unreadable"]
    assert (tmp_path / "attempts-damaged-1.json").read_text(encoding="utf-8") == words
    assert Attempts(tmp_path).first(date(2026, 11, 28), "Anna") == "one"


def test_everybody_plays_the_same_commission_on_a_day() -> None:
    day = date(2026, 11, 28)
    seating = commissioned(first_seating(), day)
    assert (seating.options(), seating.chosen_seed()) == (OPTIONS, seed_of(day))
    assert [player.kind for player in seating.players()] == ["person", "automa"]
    assert day_of(seating.chosen_seed(), seating.options()) == day


def test_a_day_begins_a_new_commission() -> None:
    new_year = date(2026, 12, 31) + timedelta(1)
    assert seed_of(new_year) - seed_of(date(2026, 12, 31)) == 20270101 - 20261231
    assert day_of(seed_of(new_year), OPTIONS) == new_year


@pytest.mark.parametrize("seed", [0, 7, 123456, 20261131, 20260230, 2026112, 99999999, 202611281])
def test_other_seeds_are_no_commission(seed: int) -> None:
    assert day_of(seed, OPTIONS) is None


def test_other_tables_are_no_commission() -> None:
    day = seed_of(date(2026, 11, 28))
    assert day_of(day, Options(seats=2, automa=True)) is None
    assert day_of(day, Options(seats=1, automa=True, characters=False)) is None


def test_a_date_is_said_in_words() -> None:
    assert [day_words(date(2026, month, 1)).split()[1] for month in (1, 5, 12)] == ["January", "May", "December"]
