"""What is asked, what the owner answers, and what happened: questions, answers, events."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import field

from game.companion.rules.machine import Board, City
from game.companion.rules.symbols import AMOUNTS, GOODS, LETTERS, MOST_EFFECTS, Direction, Effects, Goods, snake

# ---------------------------------------------------------------- answers
# One small record for each form of answer, and `Edit`, which is possible at any time.


class _Answer(msgspec.Struct, frozen=True, tag=snake, tag_field="answer"):
    pass


class Number(_Answer, frozen=True):
    """A number, or a shop by its place in the city (from 0, row by row)."""

    value: int


class Word(_Answer, frozen=True):
    """One of the question's choices."""

    value: str = field(name="word")


class Said(_Answer, frozen=True):
    """Yes or no."""

    value: bool = field(name="yes")


class Letters(_Answer, frozen=True):
    """The six letters in an order."""

    value: str = field(name="letters")


class Gives(_Answer, frozen=True):
    """What something on the table gives; nothing at all is an answer too."""

    value: Effects = field(name="effects")


class Counted(_Answer, frozen=True):
    """Counts of the three goods."""

    value: Goods = field(name="goods")


class Counts(_Answer, frozen=True):
    """A number for each part of the question, in its order."""

    value: tuple[int, ...] = field(name="values")


class Printed(_Answer, frozen=True):
    """The letters printed on a row of spaces; "" where there is none."""

    value: tuple[str, ...] = field(name="letters")


class UseCity(_Answer, frozen=True):
    """A city kept from another game, where the question's profile is "city"."""

    value: City = field(name="city")


class UseBoard(_Answer, frozen=True):
    """A board kept from another game, where the question's profile is "board"."""

    value: Board = field(name="board")


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


# ---------------------------------------------------------------- questions
# One question at a time, as data: what is asked, which answers it takes, and why.

Form: TypeAlias = Literal[
    "go", "number", "choice", "yes_no", "letters", "effects", "goods", "shop", "counts", "printed"
]

ANSWER_OF: dict[Form, type[Answer]] = {
    "go": Word,
    "number": Number,
    "choice": Word,
    "yes_no": Said,
    "letters": Letters,
    "effects": Gives,
    "goods": Counted,
    "shop": Number,
    "counts": Counts,
    "printed": Printed,
}
"""How a question of each form is answered."""

Figure: TypeAlias = int | str


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner is asked."""

    kind: str  # for the words; of a field its path without places, so that Q1, Y6 and hand edits share their words
    form: Form
    rule: str  # the id of the rule that asks
    figures: Mapping[str, Figure] = {}  # the state behind it, for the words
    low: int = 0
    high: int = 0  # bounds of a number, of a shop, or of each of the goods
    choices: tuple[int | str, ...] = ()  # all answers, where they are words or a few numbers
    parts: tuple["Question", ...] = ()  # of several numbers that are asked at once: the question for each field
    suggested: Any = None  # what the companion takes for likely, as the answer would hold it
    profile: Literal["", "city", "board"] = ""  # a profile of this kind answers as well

    @property
    def path(self) -> str:
        """Of a field, where it is in the state."""
        return str(self.figures["path"])


def yes_no(kind: str, rule: str, *, likely: bool = True, **figures: Figure) -> Question:
    """A question for yes or no, of which one is likely."""
    return Question(kind=kind, form="yes_no", rule=rule, figures=figures, suggested=likely)


def choice(kind: str, rule: str, choices: tuple[str, ...], **figures: Figure) -> Question:
    """A question for one of some words."""
    return Question(kind=kind, form="choice", rule=rule, choices=choices, figures=figures)


def number(kind: str, rule: str, low: int, high: int, **figures: Figure) -> Question:
    """A question for a number within bounds."""
    return Question(kind=kind, form="number", rule=rule, low=low, high=high, figures=figures)


def effects(kind: str, rule: str, **figures: Figure) -> Question:
    """A question for what something gives."""
    return Question(kind=kind, form="effects", rule=rule, figures=figures)


def refusal(question: Question, answer: Answer) -> str | None:
    """Why the question does not take the answer (a code), or None if it does."""
    if isinstance(answer, UseCity | UseBoard):
        if question.profile != ("city" if isinstance(answer, UseCity) else "board"):
            return "other_form"
        return None if is_sound_profile(answer.value) else "unsound_profile"
    if type(answer) is not ANSWER_OF[question.form]:
        return "other_form"
    match answer:
        case Number(value) if not question.choices:
            return None if question.low <= value <= question.high else "out_of_bounds"
        case Number(value) | Word(value):
            return None if value in question.choices else "no_choice"
        case Letters(letters):
            return None if is_letter_order(letters) else "no_letter_order"
        case Gives(given):
            return effects_refusal(given)
    return _refusal_of_several(question, answer)


def _refusal_of_several(question: Question, answer: Answer) -> str | None:
    match answer:
        case Counted(goods):
            sound = all(0 <= getattr(goods, good) <= question.high for good in GOODS)
            return None if sound else "out_of_bounds"
        case Counts(values) if len(values) != len(question.parts):
            return "other_form"
        case Counts(values):
            sound = all(part.low <= value <= part.high for part, value in zip(question.parts, values, strict=True))
            return None if sound else "out_of_bounds"
        case Printed(letters):
            sound = len(letters) == question.high and all(each in question.choices for each in letters)
            return None if sound else "no_choice"
    return None


def is_letter_order(letters: str) -> bool:
    """True if each of the six letters is there once (Q3)."""
    return sorted(letters) == list(LETTERS)


def effects_refusal(given: Effects) -> str | None:
    """Why nothing on a table can give this (a code), or None."""
    if len(given) > MOST_EFFECTS:
        return "too_many_effects"
    sound = all(effect.kind in AMOUNTS and 1 <= effect.amount <= AMOUNTS[effect.kind] for effect in given)
    return None if sound else "out_of_bounds"


def is_sound_profile(profile: City | Board) -> bool:
    """True if a profile, which may come from a file, agrees with itself and its bounds."""
    if isinstance(profile, City):
        known = [given for shop in profile.shops for given in (shop.action, shop.room_action)]
        sized = 2 <= profile.rows <= 6 and 2 <= profile.columns <= 6
        agrees = sized and len(profile.shops) == profile.rows * profile.columns
    else:
        known = [*(space.covers for space in profile.stick), *profile.covers]
        sized = 1 <= profile.workshop_rows <= 6 and 1 <= profile.order_track <= 20 and 1 <= len(profile.stick) <= 40
        lettered = all(space.letter in ("", *LETTERS) for space in profile.stick)
        agrees = sized and lettered and len(profile.covers) == profile.workshop_rows * 4
    return agrees and all(given is None or effects_refusal(given) is None for given in known)


# ---------------------------------------------------------------- events


class Way(msgspec.Struct, frozen=True):
    """A way through the city: so many steps in a direction, round its edge or not (W3)."""

    direction: Direction
    steps: int
    round_edge: bool


class Event(msgspec.Struct, frozen=True):
    """What happened, with its figures for the words.

    One that is to be done `by_hand` on the table is an instruction: the client says "move the tradesman ..." of
    `tradesman_moved`. Shops, spaces and tradesmen count from 0.
    """

    kind: str
    figures: Mapping[str, Any]
    by_hand: bool = False
