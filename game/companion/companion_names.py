"""The names of the companion's screens and pads; all numbers in them count from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.client.ui.target_names import Name

if TYPE_CHECKING:
    from game.companion.rules.symbols import EffectKind


class AnswerButton(Name, word="answer"):
    """A choice: a word of the question, a letter, a direction, yes or no."""

    word: str


class NumberButton(Name, word="number"):
    """A number."""

    number: int


class ShopButton(Name, word="shop"):
    """A shop in the city."""

    shop: int


class LetterKey(Name, word="letter key"):
    """A letter to be set, or set already; "none" for a space without one."""

    letter: str


class PickField(Name, word="pick"):
    """The number or the space that is typed next, or the field that is set."""

    at: int | str


class OneLess(Name, word="one less"):
    """One less in a number or a field, or of a good: which one it is."""

    of: int | str


class OneMore(Name, word="one more"):
    """One more in a number or a field, or of a good: which one it is."""

    of: int | str


class GiveEffect(Name, word="give"):
    """One more of what something on the table gives."""

    kind: EffectKind


class ProfileButton(Name, word="profile"):
    """A city or board that was kept, as the answer."""

    at: int


class StepButton(Name, word="to"):
    """The step of an answer, to go back to it."""

    at: int


class KeepButton(Name, word="keep"):
    """Keep the city or the board for other games."""

    kind: Literal["city", "board"]


class GroupTab(Name, word="group"):
    """A group of fields."""

    group: str
