"""Today's commission: a game against the Automa whose seed is the date, so that everybody plays the same one."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date

import msgspec

from game.client.base.i18n import say, say_as
from game.client.base.seating import Seating
from game.rules import Options

OPTIONS = Options(seats=1, automa=True, characters=True)

MONTHS: tuple[Callable[[], str], ...] = (
    lambda: say("January"),
    lambda: say("February"),
    lambda: say("March"),
    lambda: say("April"),
    lambda: say("May"),
    lambda: say("June"),
    lambda: say("July"),
    lambda: say("August"),
    lambda: say("September"),
    lambda: say("October"),
    lambda: say("November"),
    lambda: say("December"),
)


def seed_of(day: date) -> int:
    """The seed of a day's commission.

    >>> seed_of(date(2026, 11, 28))
    20261128
    """
    return int(f"{day:%Y%m%d}")


def day_of(seed: int, options: Options) -> date | None:
    """The day whose commission a match is, however it was set up; None for any other match."""
    if options != OPTIONS:
        return None
    with suppress(ValueError):
        day = date.fromisoformat(str(seed))
        return day if seed_of(day) == seed else None
    return None


def commissioned(seating: Seating, day: date) -> Seating:
    """The seats for a day's commission: the first person of a seating, alone with the Automa."""
    people = [index for index, chair in enumerate(seating.chairs) if chair.sitter == "person"]
    seated = people[0] if people else 0
    chairs = [
        msgspec.structs.replace(chair, sitter="person" if index == seated else "empty")
        for index, chair in enumerate(seating.chairs)
    ]
    return Seating(chairs, automa=OPTIONS.automa, characters=OPTIONS.characters, seed=str(seed_of(day)))


def commission_words(day: date, *, repeat: bool = False) -> str:
    """What a day's commission is called."""
    if repeat:
        return say("Commission of {day}, a repeat", day=day_words(day))
    return say("Commission of {day}", day=day_words(day))


def day_words(day: date) -> str:
    """A date in words.

    >>> day_words(date(2026, 11, 28))
    '28 November 2026'
    """
    number = say_as("the first day of a month", "1") if day.day == 1 else day.day
    return say("{day} {month} {year}", day=number, month=MONTHS[day.month - 1](), year=day.year)
