"""The names of the companion's screens and pads; all numbers in them count from 0."""

from typing import Literal

from game.client.ui.target_names import Name
from game.companion.rules.symbols import EffectKind


class AnswerButton(Name, word="answer"):  # a choice: a word of the question, a letter, a direction, yes or no
    word: str


class NumberButton(Name, word="number"):
    number: int


class ShopButton(Name, word="shop"):  # a shop in the city
    shop: int


class LetterKey(Name, word="letter key"):  # a letter to be set, or set already; "none" for a space without one
    letter: str


class PickField(Name, word="pick"):  # the number or the space that is typed next, or the field that is set
    at: int | str


class OneLess(Name, word="one less"):  # one less in a number or a field, or of a good: which one it is
    of: int | str


class OneMore(Name, word="one more"):  # one more of the same
    of: int | str


class GiveEffect(Name, word="give"):  # one more of what something on the table gives
    kind: EffectKind


class ProfileButton(Name, word="profile"):  # a city or board that was kept, as the answer
    at: int


class StepButton(Name, word="to"):  # the step of an answer, to go back to it
    at: int


class KeepButton(Name, word="keep"):  # keep the city or the board for other games
    kind: Literal["city", "board"]


class GroupTab(Name, word="group"):  # a group of fields
    group: str
