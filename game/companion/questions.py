"""One question at a time, as data: what is asked, which answers it takes, and why."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from game.companion import answers as an
from game.companion.names import AMOUNTS, GOODS, LETTERS, MOST_EFFECTS, Effects, Goods
from game.companion.state import Board, City

Form: TypeAlias = Literal[
    "go", "number", "choice", "yes_no", "letters", "effects", "goods", "shop", "counts", "printed"
]
"""How it is answered: `Word("go")`, `Number`, `Word`, `Said`, `Letters`, `Gives`, `Counted`; a shop is a `Number`, and
several numbers or printed letters at once are `Counts` and `Printed`."""

Figure: TypeAlias = int | str


class Part(msgspec.Struct, frozen=True):
    """One of several numbers that are asked at once: the field it is for, its bounds, and what is likely."""

    path: str
    low: int
    high: int
    suggested: int


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner is asked."""

    kind: str  # a name of KINDS, for the words
    form: Form
    rule: str  # the id of the rule that asks
    figures: Mapping[str, Figure] = {}  # the state behind it, for the words
    low: int = 0
    high: int = 0  # bounds of a number, of a shop, or of each of the goods
    choices: tuple[int | str, ...] = ()  # all answers, where they are words or a few numbers
    parts: tuple[Part, ...] = ()  # of several numbers
    suggested: bool | int | str | Effects | Goods | None = None  # what the companion takes for likely
    profile: Literal["", "city", "board"] = ""  # a profile of this kind answers as well


ANSWER_OF: dict[Form, type[an.Answer]] = {
    "go": an.Word,
    "number": an.Number,
    "choice": an.Word,
    "yes_no": an.Said,
    "letters": an.Letters,
    "effects": an.Gives,
    "goods": an.Counted,
    "shop": an.Number,
    "counts": an.Counts,
    "printed": an.Printed,
}

KINDS = (
    # fields of the state: their path without places, so that Q1, Y6 and hand edits share their words
    "people",
    "place",
    "order_marker",
    "tile_mode",
    "city.shops.action",
    "city.shops.room_action",
    "board.stick.covers",
    "board.covers",
    "assistants",
    "difficulty.contract",
    "difficulty.technology",
    "difficulty.factory",
    "difficulty.good_limit",
    "difficulty.coin_limit",
    "tradesmen.shop",
    "tradesmen.room",
    "letters.goods",
    "other_points",
    # the rest
    "city_size",
    "board_size",
    "stick_letters",
    "start",
    "enter_shops",
    "change_difficulty",
    "tradesmen_right",
    "turn",
    "tile_arrow",
    "tile_letters",
    "letter_on_board",
    "assistant_goods",
    "trade_tile",
    "director_reward",
    "contract_covers",
    "technology_there",
    "factory_there",
    "assistant_left",
    "assistant_place",
    "assistant_elsewhere",
    "orders_stuck",
    "way_to_new_city",
    "first_way",
    "way_ends",
    "steps_used",
    "order_on_offer",
    "order_phases",
    "order_points",
    "contract_places",
    "capacity_coins",
    "capacity_points",
    "last_round",
)
"""All that can be asked."""


def refusal(question: Question, answer: an.Answer) -> str | None:
    """Why the question does not take the answer (a code), or None if it does."""
    if isinstance(answer, (an.UseCity, an.UseBoard)):
        return _profile_refusal(question, answer)
    if type(answer) is not ANSWER_OF[question.form]:
        return "other_form"
    match answer:
        case an.Number(value):
            return _number_refusal(question, value)
        case an.Word(word):
            return None if word in question.choices else "no_choice"
        case an.Letters(letters):
            return None if is_letter_order(letters) else "no_letter_order"
        case an.Gives(effects):
            return effects_refusal(effects)
    return _refusal_of_several(question, answer)


def _refusal_of_several(question: Question, answer: an.Answer) -> str | None:
    match answer:
        case an.Counted(goods):
            return goods_refusal(goods, question.high)
        case an.Counts(values):
            return _counts_refusal(question, values)
        case an.Printed(letters):
            sound = len(letters) == question.high and all(each in question.choices for each in letters)
            return None if sound else "no_choice"
    return None


def _counts_refusal(question: Question, values: tuple[int, ...]) -> str | None:
    if len(values) != len(question.parts):
        return "other_form"
    sound = all(part.low <= value <= part.high for part, value in zip(question.parts, values, strict=True))
    return None if sound else "out_of_bounds"


def _number_refusal(question: Question, value: int) -> str | None:
    if question.choices:
        return None if value in question.choices else "no_choice"
    return None if question.low <= value <= question.high else "out_of_bounds"


def _profile_refusal(question: Question, answer: an.UseCity | an.UseBoard) -> str | None:
    if question.profile != ("city" if isinstance(answer, an.UseCity) else "board"):
        return "other_form"
    profile = answer.city if isinstance(answer, an.UseCity) else answer.board
    return None if is_sound_profile(profile) else "unsound_profile"


def is_letter_order(letters: str) -> bool:
    """True if each of the six letters is there once (Q3)."""
    return sorted(letters) == list(LETTERS)


def effects_refusal(effects: Effects) -> str | None:
    """Why nothing on a table can give this (a code), or None."""
    if len(effects) > MOST_EFFECTS:
        return "too_many_effects"
    sound = all(effect.kind in AMOUNTS and 1 <= effect.amount <= AMOUNTS[effect.kind] for effect in effects)
    return None if sound else "out_of_bounds"


def goods_refusal(goods: Goods, high: int) -> str | None:
    """Why these counts of goods cannot be (a code), or None."""
    return None if all(0 <= getattr(goods, good) <= high for good in GOODS) else "out_of_bounds"


def is_sound_profile(profile: City | Board) -> bool:
    """True if a profile, which may come from a file, agrees with itself and its bounds."""
    if isinstance(profile, City):
        known = [effects for shop in profile.shops for effects in (shop.action, shop.room_action)]
        sized = 2 <= profile.rows <= 6 and 2 <= profile.columns <= 6
        agrees = sized and len(profile.shops) == profile.rows * profile.columns
    else:
        known = [*(space.covers for space in profile.stick), *profile.covers]
        sized = 1 <= profile.workshop_rows <= 6 and 1 <= profile.order_track <= 20 and 1 <= len(profile.stick) <= 40
        lettered = all(space.letter in ("", *LETTERS) for space in profile.stick)
        agrees = sized and lettered and len(profile.covers) == profile.workshop_rows * 4
    return agrees and all(effects is None or effects_refusal(effects) is None for effects in known)
