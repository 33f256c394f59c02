"""Who sits at the table: the laws about seats, and what is kept for the next time."""

from pathlib import Path

import pytest

from game.client.base.seating import FILE, Seating, Sitter, first_seating, recall, remember, seating_of
from game.rules import check_options


def seating(people: int, **choices: object) -> Seating:
    """A seating of so many people, with some choices made."""
    made = first_seating()
    for index, chair in enumerate(made.chairs):
        chair.sitter = "person" if index < people else "empty"
    for name, value in choices.items():
        setattr(made, name, value)
    return made


@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("automa", [True, False])
def test_S1_every_seating_that_can_start_is_a_match(people: int, automa: bool) -> None:
    """S1: two to four seats in all."""
    made = seating(people, automa=automa)
    assert made.start_reason() == ""
    check_options(made.options())
    assert len(made.players()) == made.options().seat_count == made.seat_count


def test_S1_one_person_plays_against_the_automa_and_four_without() -> None:
    """S1: the switch is fixed at both ends, and says why."""
    assert seating(1, automa=False).with_automa
    assert "solo" in seating(1).automa_reason()
    assert not seating(4, automa=True).with_automa
    assert "four" in seating(4).automa_reason()
    assert seating(2).automa_reason() == seating(3).automa_reason() == ""


def test_nobody_is_not_enough() -> None:
    assert "Nobody" in seating(0).start_reason()


def test_two_printers_need_two_names() -> None:
    made = seating(3)
    made.chairs[0].name, made.chairs[2].name = "Anna", " Anna "
    assert "Anna" in made.start_reason()
    made.chairs[2].name = ""
    assert made.start_reason() == ""


def test_S4_the_first_seat_is_counted_among_people() -> None:
    """S4: an empty chair between two people is no seat."""
    made = seating(1, automa=False, first=2)
    made.chairs[2].sitter = "person"
    assert made.options().first_seat == 1
    made.automa = True
    assert made.options().first_seat is None  # the automa is first


def test_a_first_player_who_leaves_is_first_no_longer() -> None:
    made = seating(3, automa=False, first=2)
    made.chairs[2].sitter = "empty"
    assert made.options().first_seat is None


def test_emblems_change_hands_and_stay_four() -> None:
    made = seating(2)
    made.take_style(0, "compasses")
    assert [chair.style for chair in made.chairs] == ["compasses", "anchor", "key", "tower"]


def test_a_typed_seed_is_the_seed() -> None:
    assert seating(2, seed="0042").chosen_seed() == 42
    assert 0 <= seating(2).chosen_seed() < 10**6


def test_the_first_game_is_the_simplest() -> None:
    made = first_seating()
    assert made.is_first_game
    assert not made.options().characters
    made.set_first_game(False)
    assert made.options().characters


def test_people_are_remembered_but_not_the_seed(tmp_path: Path) -> None:
    made = seating(3, seed="5", characters=True)
    made.chairs[1].name = "Tomasz Wiśniewski"
    remember(tmp_path / "new", made)
    again = recall(tmp_path / "new")
    assert again.players() == made.players()
    assert (again.seed, again.characters) == ("", True)


@pytest.mark.parametrize("kept", [b"", b"{", b"\xff\xfe", b'{"chairs":[]}', b"[1,2]"])
def test_what_cannot_be_read_is_as_nothing(kept: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(kept)
    assert recall(tmp_path) == first_seating()


def test_a_match_can_be_set_up_again() -> None:
    made = seating(2, automa=True, characters=True)
    made.chairs[0].name = "Anna"
    made.take_style(0, "tower")
    again = seating_of(made.players(), made.options())
    assert (again.players(), again.options()) == (made.players(), made.options())


# computers


def with_computers(*sitters: Sitter, **choices: object) -> Seating:
    """A seating with these on its chairs."""
    made = seating(0, **choices)
    for chair, sitter in zip(made.chairs, sitters, strict=False):
        chair.sitter = sitter
    return made


def test_S1_a_computer_takes_a_seat_as_a_person_does() -> None:
    """S1: a person and a computer are two printers, with or without the automa."""
    made = with_computers("person", "empty", "computer", automa=False, characters=True)
    made.chairs[2].level = "master"
    assert [(player.kind, player.level) for player in made.players()] == [("person", None), ("computer", "master")]
    assert made.options().seats == 2
    assert not made.with_automa
    assert not made.automa_reason()
    made.automa = True
    assert made.players()[-1].kind == "automa"


def test_computers_alone_are_watched() -> None:
    assert with_computers("computer", "computer").is_shown
    assert with_computers("computer", "computer").start_reason() == ""
    assert not with_computers("computer", "person").is_shown
    assert not seating(0).is_shown


def test_computers_have_names_of_their_own() -> None:
    made = with_computers("computer", "computer", "computer", "computer")
    assert len({player.name for player in made.players()}) == 4
    assert made.start_reason() == ""
    made.chairs[0].sitter, made.chairs[0].name = "person", made.name(1)
    assert made.name(1) in made.start_reason()


def test_a_name_that_nobody_typed_goes_with_the_computer() -> None:
    """Playing again with a person on that chair, the person is not called like the computer was."""
    again = seating_of(with_computers("person", "computer").players(), seating(2).options())
    assert again.chairs[1].sitter == "computer"
    before = again.name(1)
    again.chairs[1].sitter = "person"
    assert again.name(1) != before


def test_a_match_with_computers_can_be_set_up_again() -> None:
    made = with_computers("computer", "person", "computer", automa=True)
    made.chairs[0].level, made.chairs[2].level = "novice", "master"
    made.chairs[2].name = "Deep Press"
    again = seating_of(made.players(), made.options())
    assert (again.players(), again.options()) == (made.players(), made.options())


def test_computers_are_remembered(tmp_path: Path) -> None:
    made = with_computers("person", "computer", "computer")
    made.chairs[1].level = "novice"
    remember(tmp_path, made)
    assert recall(tmp_path) == made


def test_seats_of_an_older_version_are_still_read(tmp_path: Path) -> None:
    """Then a chair was only taken or not."""
    made = seating(3, automa=False, characters=True)
    taken = ", ".join(
        f'{{"name": "", "style": "{chair.style}", "taken": {"true" if chair.taken else "false"}}}'
        for chair in made.chairs
    )
    (tmp_path / FILE).write_text(f'{{"chairs": [{taken}], "automa": false, "characters": true, "first": null}}')
    assert recall(tmp_path) == made


def test_words_of_a_newer_version_are_as_usual(tmp_path: Path) -> None:
    remember(tmp_path, with_computers("person", "computer"))
    kept = (tmp_path / FILE).read_text()
    (tmp_path / FILE).write_text(kept.replace('"adept"', '"genius"').replace('"computer"', '"ghost"'))
    again = recall(tmp_path)
    assert [chair.sitter for chair in again.chairs] == ["person", "empty", "empty", "empty"]
    assert {chair.level for chair in again.chairs} == {"adept"}
