"""What a law is."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from game.rules.state import Table

LawCode: TypeAlias = Literal[
    "setup",
    "board",
    "cards",
    "inks",
    "characters",
    "markers",
    "levels",
    "fame",
    "guilders",
    "types",
    "orders",
    "gears",
    "course",
    "questions",
    "scores",
]
"""What can be wrong with a state; `game.client.words.laws` says it."""


class Law(NamedTuple):
    """What holds in every state of a game.

    `broken` tells each way in which a table breaks it, in words for a developer. It may rely on all laws before it in
    the table of laws. `fields` are those of the state that it keeps in order: `seats.levels` is one of each seat.
    """

    code: LawCode
    about: str
    fields: tuple[str, ...]
    broken: Callable[[Table], Iterator[str]]
    of_cards: bool = False  # it holds only for the cards and numbers with which all of the game was played


class BrokenLaw(NamedTuple):
    """A law that a table breaks, and how."""

    code: LawCode
    text: str
