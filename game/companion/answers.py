"""What the owner answers: one small immutable class per form of question, and `Edit`, which is possible at any time."""

from typing import TypeAlias

import msgspec

from game.companion.names import Effects, Goods, snake
from game.companion.state import Board, City


class _Answer(msgspec.Struct, frozen=True, tag=snake, tag_field="answer"):
    pass


class Number(_Answer, frozen=True):
    """A number, or a shop by its place in the city (from 0, row by row)."""

    value: int


class Word(_Answer, frozen=True):
    """One of the question's choices."""

    word: str


class Said(_Answer, frozen=True):
    """Yes or no."""

    yes: bool


class Letters(_Answer, frozen=True):
    """The six letters in an order."""

    letters: str


class Gives(_Answer, frozen=True):
    """What something on the table gives; nothing at all is an answer too."""

    effects: Effects


class Counted(_Answer, frozen=True):
    """Counts of the three goods."""

    goods: Goods


class Counts(_Answer, frozen=True):
    """A number for each part of the question, in its order."""

    values: tuple[int, ...]


class Printed(_Answer, frozen=True):
    """The letters printed on a row of spaces; "" where there is none."""

    letters: tuple[str, ...]


class UseCity(_Answer, frozen=True):
    """A city kept from another game, where the question's profile is "city"."""

    city: City


class UseBoard(_Answer, frozen=True):
    """A board kept from another game, where the question's profile is "board"."""

    board: Board


class Edit(_Answer, frozen=True):
    """A field of the state is something else on the table; `fields` lists the paths. No answer to the question."""

    path: str
    value: bool | int | str | Effects | Goods


Answer: TypeAlias = Number | Word | Said | Letters | Gives | Counted | Counts | Printed | UseCity | UseBoard | Edit


class IllegalAnswer(Exception):
    """An answer that the question does not take; `code` says why, for the client to put in words."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
