"""The hall of fame: who stands where, who is in it once, and what becomes of its file."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.client.session.hall_of_fame import BEST, DAYS, FILE, FORMAT, LETTERS, Entry, Hall, composed


def entry(
    fame: int, *, match: str = "", seats: int = 1, day: str = "2026-11-28", commission: str = "", repeat: bool = False
) -> Entry:
    """An entry of a match of its own."""
    return Entry(
        match=match or f"{seats} seats {fame} {day} {commission}",
        seat=0,
        name="ANNA",
        fame=fame,
        date=day,
        seed=7,
        seats=seats,
        commission=commission,
        repeat=repeat,
    )


def fames(entries: list[Entry]) -> list[int]:
    """The fame of each, as listed."""
    return [one.fame for one in entries]


# ranking


def test_the_ten_best_stand_in_order_and_the_eleventh_gives_way() -> None:
    hall = Hall()
    for fame in (50, 90, 70, 10, 60, 80, 40, 30, 20, 100, 55):
        hall.enter(entry(fame))
    assert fames(hall.best_of(1)) == [100, 90, 80, 70, 60, 55, 50, 40, 30, 20]
    assert not hall.takes(entry(15))
    assert hall.takes(entry(25))


def test_each_count_of_seats_has_a_list_of_its_own() -> None:
    hall = Hall()
    for seats in (1, 2, 3, 4):
        hall.enter(entry(10 * seats, seats=seats))
    assert [fames(hall.best_of(seats)) for seats in (1, 2, 3, 4)] == [[10], [20], [30], [40]]
    assert hall.record is not None
    assert hall.record.fame == 40


def test_of_equal_fame_the_earlier_stands_first_whenever_it_was_entered() -> None:
    hall = Hall()
    for match, day in (("late", "2026-11-28"), ("early", "2026-11-02"), ("later that day", "2026-11-28")):
        hall.enter(entry(80, match=match, day=day))
    assert [one.match for one in hall.best_of(1)] == ["early", "late", "later that day"]


def test_equal_fame_is_not_enough_for_a_full_list() -> None:
    hall = Hall()
    for number in range(BEST):
        hall.enter(entry(80, match=str(number)))
    assert not hall.takes(entry(80, match="one more"))


def test_a_seat_of_a_match_enters_once() -> None:
    hall = Hall()
    hall.enter(entry(80, match="the same"))
    assert not hall.takes(entry(90, match="the same"))
    hall.enter(entry(90, match="the same"))
    assert fames(hall.best_of(1)) == [80]


def test_a_commission_counts_on_its_day_and_among_all() -> None:
    hall = Hall()
    for number in range(BEST):
        hall.enter(entry(100 + number))
    hall.enter(entry(40, commission="2026-11-28"))
    assert fames(hall.best_on(date(2026, 11, 28))) == [40]
    assert hall.best_on(date(2026, 11, 29)) == []
    assert 40 not in fames(hall.best_of(1))


def test_old_commissions_give_way_to_new_ones() -> None:
    hall = Hall()
    for number in range(BEST):
        hall.enter(entry(100 + number))
    days = [date(2026, 11, 20) + timedelta(number) for number in range(DAYS + 1)]
    for day in days:
        hall.enter(entry(40, commission=day.isoformat()))
    assert [len(hall.best_on(day)) for day in days] == [0, *[1] * DAYS]


def test_days_to_come_take_no_place_from_those_before_them() -> None:
    hall = Hall()
    for number in range(BEST):
        hall.enter(entry(100 + number))
    ahead = [date(2031, 1, 1) + timedelta(number) for number in range(DAYS + 1)]
    for day in ahead:  # the clock was wrong, and is put right
        hall.enter(entry(40, day=day.isoformat(), commission=day.isoformat()))
    days = [date(2026, 11, 20) + timedelta(number) for number in range(DAYS + 1)]
    for day in days:
        today = entry(40, day=day.isoformat(), commission=day.isoformat())
        assert hall.takes(today)
        hall.enter(today)
    assert [len(hall.best_on(day)) for day in days] == [0, *[1] * DAYS]
    assert [len(hall.best_on(day)) for day in ahead] == [0, *[1] * DAYS], (
        "nor are they lost: the clock may be wrong now"
    )


# the file


def test_what_is_entered_is_there_the_next_time(tmp_path: Path) -> None:
    Hall(tmp_path).enter(entry(80))
    again = Hall(tmp_path)
    assert (fames(again.best_of(1)), again.trouble) == ([80], "")


def test_two_windows_lose_no_entry_of_each_other(tmp_path: Path) -> None:
    one, other = Hall(tmp_path), Hall(tmp_path)
    one.enter(entry(80))
    other.enter(entry(70))
    assert fames(other.best_of(1)) == fames(Hall(tmp_path).best_of(1)) == [80, 70]


def test_a_kill_while_writing_leaves_the_old_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(tmp_path)
    hall.enter(entry(80))

    def killed(_file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.client.base.kept_files.os.fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        hall.enter(entry(70))
    monkeypatch.undo()
    again = Hall(tmp_path)
    assert (fames(again.best_of(1)), again.trouble) == ([80], "")


@pytest.mark.parametrize("words", [b"", b"\x00" * 900, b'{"format": 1, "entries": [{"ma', b"[]", b'{"entries": 4}'])
def test_a_damaged_file_is_set_aside_and_a_new_list_begins(tmp_path: Path, words: bytes) -> None:
    (tmp_path / FILE).write_bytes(words)
    hall = Hall(tmp_path)
    assert (hall.entries, hall.trouble) == ((), "damaged")
    assert (tmp_path / "hall-damaged-1.json").read_bytes() == words
    hall.enter(entry(80))
    assert fames(Hall(tmp_path).best_of(1)) == [80]


@pytest.mark.parametrize(
    "changes",
    [
        {"fame": "many"},
        {"fame": -1},
        {"seats": 5},
        {"name": "anna"},
        {"name": ""},
        {"name": "ANNA ANNA ANNA"},
        {"date": "yesterday"},
        {"date": "2026-W48-6"},
        {"commission": "2026-11-31"},
        {"seed": -4},
    ],
)
def test_an_entry_that_makes_no_sense_spoils_no_other(tmp_path: Path, changes: dict[str, object]) -> None:
    Hall(tmp_path).enter(entry(80))
    Hall(tmp_path).enter(entry(70))
    whole = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    whole["entries"][1].update(changes)
    (tmp_path / FILE).write_text(json.dumps(whole), encoding="utf-8")
    hall = Hall(tmp_path)
    assert (fames(hall.best_of(1)), hall.trouble) == ([80], "damaged")
    assert json.loads((tmp_path / "hall-damaged-1.json").read_text(encoding="utf-8")) == whole
    assert fames(Hall(tmp_path).best_of(1)) == [80]


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    words = json.dumps({"format": FORMAT + 1, "guilds": {}})
    (tmp_path / FILE).write_text(words, encoding="utf-8")
    hall = Hall(tmp_path)
    hall.enter(entry(80))
    assert (fames(hall.best_of(1)), hall.trouble) == ([80], "newer")
    assert (tmp_path / FILE).read_text(encoding="utf-8") == words


def test_a_disk_that_refuses_is_told_and_nothing_is_lost_while_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(tmp_path)

    def refuse(_path: Path, _words: str) -> None:
        raise PermissionError

    monkeypatch.setattr("game.client.base.kept_files.write_whole", refuse)
    hall.enter(entry(80))
    assert (fames(hall.best_of(1)), hall.trouble) == ([80], "disk")
    monkeypatch.undo()
    hall.enter(entry(70))
    assert fames(Hall(tmp_path).best_of(1)) == [80, 70]


# names


@pytest.mark.parametrize(
    ("typed", "set_name"),
    [
        ("Anna", "ANNA"),
        ("Player 1", "PLAYER 1"),
        ("Jean-Noël", "JEAN-NOËL"),
        ("Strauß", "STRAUSS"),
        ("  Christophe Plantin", "CHRISTOPHE"),
        ("Z\u0307o\u0142\u0107", "ŻOŁĆ"),
        ("Œuvre 42", "ŒUVRE 42"),
        ("Ģirts", "GIRTS"),
        ("森", ""),
    ],
)
def test_a_name_is_set_in_capitals_as_far_as_there_are_blocks(typed: str, set_name: str) -> None:
    assert composed(typed) == set_name


@pytest.mark.parametrize(
    "letters", ["ĄĆĘŁŃÓŚŹŻ", "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ", "ÀÈÉÌÎÒÙ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"]
)
def test_all_letters_of_the_languages_and_all_figures_are_sorts(letters: str) -> None:
    assert set(letters) <= set(LETTERS)
    assert len(LETTERS) == len(set(LETTERS))


def test_a_name_may_still_be_changed(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    hall.enter(entry(80, match="mine"))
    hall.enter(entry(70, match="another"))
    hall.rename(("mine", 0), "ŁUCJA")
    assert [one.name for one in Hall(tmp_path).best_of(1)] == ["ŁUCJA", "ANNA"]


# today's commission


def test_repeats_stand_below_what_counts_and_give_way_to_it() -> None:
    hall, day = Hall(), "2026-11-28"
    for number in range(BEST):
        hall.enter(entry(100 + number, match=str(number), commission=day, repeat=True))
    hall.enter(entry(20, match="first", commission=day))
    listed = hall.best_on(date(2026, 11, 28))
    assert [one.match for one in listed[:2]] == ["first", "9"]
    assert len(listed) == BEST
