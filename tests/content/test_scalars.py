"""Unquoted scalars mean what they say, or nothing."""

import pytest

from game.content.strict_yaml import scalar_value

ODD = [
    *("no", "No", "NO", "yes", "on", "Off", "y", "N", "True", "FALSE", "null", "Null", "~", ""),
    *("010", "0o17", "0x1F", "0b11", "1_000", "1:30", "190:20:30", "+12", "-0", "1.5", ".5", "5.", "1e3", "2E-3"),
    *(".inf", "-.Inf", ".nan", "2001-12-14", "2001-12-14T21:59:43.10-05:00", "12345678901", "<<", "=", "1,000"),
]


@pytest.mark.parametrize("text", ODD)
def test_odd_scalars_have_no_value(text: str) -> None:
    assert scalar_value(text) is None


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("12", 12), ("-3", -3), ("999999999", 999999999)])
def test_plain_whole_numbers_are_numbers(text: str, value: int) -> None:
    assert scalar_value(text) == value
    assert type(scalar_value(text)) is int


def test_true_and_false_are_the_only_flags() -> None:
    assert scalar_value("true") is True
    assert scalar_value("false") is False


@pytest.mark.parametrize(
    "text", ["O", "I", "A", "U", "gear-07", "Fust & Schöffer", "42-line Bible", "not", "inks > min"]
)
def test_everything_else_is_text(text: str) -> None:
    assert scalar_value(text) == text
