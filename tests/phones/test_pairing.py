"""Codes are spent once and for one seat; a seat can be given on, and who had it before has nothing."""

from random import Random

from game.client.phones.pairing import LETTERS, LONG, Pairing, shown_code, typed_code


def paired() -> tuple[Pairing, str, str]:
    """Two seats are offered, and the first one has a phone."""
    pairing = Pairing()
    pairing.offer((0, 1))
    code = pairing.code(0)
    joined = pairing.join(code)
    assert joined is not None
    assert joined[0] == 0
    return pairing, code, joined[1]


def test_a_code_seats_one_phone_and_is_spent() -> None:
    pairing, code, key = paired()
    assert pairing.seats == {0}
    assert pairing.seat_of(key) == 0
    assert pairing.join(code) is None
    assert pairing.code(0) == ""


def test_a_code_is_of_its_seat_alone() -> None:
    pairing, _, key = paired()
    other = pairing.join(pairing.code(1))
    assert other is not None
    assert other[0] == 1
    assert other[1] != key


def test_a_seat_that_is_given_on_leaves_the_phone_before_with_nothing() -> None:
    pairing, code, key = paired()
    pairing.free(0)
    assert pairing.seat_of(key) is None
    assert pairing.join(code) is None
    assert pairing.join(pairing.code(0)) is not None


def test_who_leaves_the_table_takes_phone_and_code_along() -> None:
    pairing, _, key = paired()
    unspent = pairing.code(1)
    pairing.offer(())
    assert pairing.seat_of(key) is None
    assert pairing.join(unspent) is None


def test_nothing_that_is_not_a_code_seats_anybody() -> None:
    pairing, code, key = paired()
    rng = Random(1)
    for told in (
        "",
        " ",
        code[:-1],
        key,
        "\ud800",
        "é" * 12,
        "0" * 12,
        *("".join(rng.sample(LETTERS, LONG)) for _ in range(500)),
    ):
        assert pairing.join(told) is None
        assert pairing.seat_of(told) is None or told == key


def test_a_code_can_be_typed_as_it_is_shown_and_as_it_is_misread() -> None:
    code = "01vgh2jk3mnp"
    assert typed_code(shown_code(code)) == code
    assert typed_code("OIUGH 2JK3MNP") == code


def test_codes_are_long() -> None:
    """Sixty bits: who guesses a million times a second needs some ten thousand years."""
    assert len(LETTERS) ** LONG >= 2**60
    pairing = Pairing()
    pairing.offer(range(4))
    assert len({pairing.code(seat) for seat in range(4)}) == 4
