"""What is asked, what the owner answers, and what happened: questions, answers, happenings."""

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec

from game.companion.rules.machine import Board, City
from game.companion.rules.symbols import (
    AMOUNTS,
    GOODS,
    LETTERS,
    MOST_EFFECTS,
    Direction,
    EffectKind,
    Effects,
    Good,
    Goods,
    Piece,
    Resource,
    Room,
    snake,
)

# ---------------------------------------------------------------- answers
# What the owner answers: one small immutable class per form of question, and `Edit`, which is possible at any time.


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


# ---------------------------------------------------------------- questions
# One question at a time, as data: what is asked, which answers it takes, and why.


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


def refusal(question: Question, answer: Answer) -> str | None:
    """Why the question does not take the answer (a code), or None if it does."""
    if isinstance(answer, (UseCity, UseBoard)):
        return _profile_refusal(question, answer)
    if type(answer) is not ANSWER_OF[question.form]:
        return "other_form"
    match answer:
        case Number(value):
            return _number_refusal(question, value)
        case Word(word):
            return None if word in question.choices else "no_choice"
        case Letters(letters):
            return None if is_letter_order(letters) else "no_letter_order"
        case Gives(effects):
            return effects_refusal(effects)
    return _refusal_of_several(question, answer)


def _refusal_of_several(question: Question, answer: Answer) -> str | None:
    match answer:
        case Counted(goods):
            return goods_refusal(goods, question.high)
        case Counts(values):
            return _counts_refusal(question, values)
        case Printed(letters):
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


def _profile_refusal(question: Question, answer: UseCity | UseBoard) -> str | None:
    if question.profile != ("city" if isinstance(answer, UseCity) else "board"):
        return "other_form"
    profile = answer.city if isinstance(answer, UseCity) else answer.board
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


# ---------------------------------------------------------------- happenings
# What happened, in the past tense, and whether the owner has to do it on the table. A happening with `by_hand` is
# an instruction: the client says "move the tradesman ..." where this says that it moved.


Idle: TypeAlias = Literal[
    "cannot_use",  # V: any other action gives it nothing
    "chain_ended",  # W7
    "holds_no_letter",  # V2
    "holds_two_letters",  # V4
    "no_letter_there",  # V4
    "no_workforce",  # V6
    "no_marker_left",  # V6
    "none_of_that_level",  # V7
    "workshop_full",  # V8
    "no_assistant_left",  # V9
    "no_place_left",  # V9
    "no_order_moves",  # Y3
    "no_capacity",  # Y3
    "orders_full",  # Y1
    "no_order_on_offer",  # Y1
    "no_contract",  # Y2
]


class _Happening(msgspec.Struct, frozen=True, tag=snake, tag_field="happening"):
    by_hand: ClassVar[bool] = False


class _ByHand(_Happening, frozen=True):
    by_hand: ClassVar[bool] = True


class Way(msgspec.Struct, frozen=True):
    """A way through the city: so many steps in a direction, round its edge or not (W3)."""

    direction: Direction
    steps: int
    round_edge: bool


class TilesShuffled(_Happening, frozen=True):
    """All 24 of ours (Q2, W6)."""


class BoxTilesShuffled(_ByHand, frozen=True):
    """All 24 of the owner's box (Q2, W6)."""


class RoundBegan(_Happening, frozen=True):
    """A round, counted from 1."""

    round: int


class TradesmenStoodUp(_ByHand, frozen=True):
    """Both, where they are (W6)."""


class TradesmanPlaced(_ByHand, frozen=True):
    """Set-up: a tradesman stands here (Q2)."""

    tradesman: int
    shop: int
    room: Room


class TileDrawn(_Happening, frozen=True):
    """The tile of this turn (W1)."""

    arrow: Direction
    letters: str


class TradesmanMoved(_ByHand, frozen=True):
    """Into a room of a shop by a way (W4), or without one within its own shop to the room II (W5)."""

    tradesman: int
    start: int
    shop: int
    room: Room
    way: Way | None = None


class TradesmanLaidDown(_ByHand, frozen=True):
    """W4, W5."""

    tradesman: int


class ResetBegan(_Happening, frozen=True):
    """W5; `way` leads to the shop where the other tradesman is; None: no standing one is in a room II."""

    start: int
    shop: int
    way: Way | None = None


class Gained(_Happening, frozen=True):
    """So much of something, and how much it has now (V1)."""

    resource: Resource
    amount: int
    total: int


class TurnedIntoPoints(_Happening, frozen=True):
    """V10: so many goods or coins of a kind went back and gave so many points."""

    resource: Good | Literal["coins"]
    amount: int
    points: int


class CameToNothing(_Happening, frozen=True):
    """Something gave it nothing, and why."""

    effect: EffectKind | Literal["factory", "order", "contract", "production"]
    reason: Idle


class PointInstead(_Happening, frozen=True):
    """It could not set a letter, and so gains a point (V5)."""

    reason: Literal["holds_no_letter", "stick_full"]


class ActionBegan(_Happening, frozen=True):
    """A shop action is running (W7)."""

    effect: EffectKind


class LetterTaken(_ByHand, frozen=True):
    """The first of this letter from the left of the typesetting board, which is refilled (V4, W5)."""

    letter: str


class LetterSet(_ByHand, frozen=True):
    """A lead letter from its workshop to a space of the composing stick, counted from 0 (V5)."""

    letter: str
    space: int


class TradeTileReplaced(_ByHand, frozen=True):
    """Tile 1, 2 or 3 of the trading board is discarded (V3)."""

    number: int


class PieceTaken(_ByHand, frozen=True):
    """A technology (of a row, which is refilled) or a factory goes to a technology space, counted from 0 (V7, V8)."""

    piece: Piece
    row: Good | Literal[""]
    level: int
    space: int


class AssistantPlaced(_ByHand, frozen=True):
    """One that is not on the board, drawn and put between two shops (V9)."""

    first: int
    second: int


class OrderMoved(_ByHand, frozen=True):
    """An order was started or moved by one phase (Y3)."""

    done: int
    left: int


class OrderFinished(_ByHand, frozen=True):
    """It leaves the line; its points are a `Gained` of their own (Y3)."""

    points: int


class CapacityFell(_ByHand, frozen=True):
    """By one a phase, to this number (Y3)."""

    total: int


class Travelled(_ByHand, frozen=True):
    """In this direction, as many steps at most (V6)."""

    direction: Direction
    steps: int


class CityVisited(_ByHand, frozen=True):
    """The city's tile is discarded (V6)."""


class MarkerLaid(_ByHand, frozen=True):
    """The next city marker is in the city; so many are left (V6)."""

    left: int


class MarkerPaid(_ByHand, frozen=True):
    """The next city marker paid for a factory; so many are left (V6)."""

    left: int


class DirectorMoved(_ByHand, frozen=True):
    """One step, to this one (V6)."""

    step: int


class OrderMarkerMoved(_ByHand, frozen=True):
    """For steps left over, to this number (V6)."""

    steps: int
    number: int


class OrderTaken(_ByHand, frozen=True):
    """The cheapest on offer, of equals the leftmost (Y1)."""


class ContractTaken(_ByHand, frozen=True):
    """The cheapest on offer, of equals the leftmost (Y2)."""

    contracts: int


class ProductionEnded(_Happening, frozen=True):
    """No capacity is left, or no order moves (Y3)."""

    capacity: int


class FieldEdited(_Happening, frozen=True):
    """The owner set a field (Q4)."""

    path: str
    value: bool | int | str | Effects | Goods


class GameEnded(_Happening, frozen=True):
    """Its final score (Y4)."""

    total: int


Happening: TypeAlias = (
    TilesShuffled
    | BoxTilesShuffled
    | RoundBegan
    | TradesmenStoodUp
    | TradesmanPlaced
    | TileDrawn
    | TradesmanMoved
    | TradesmanLaidDown
    | ResetBegan
    | Gained
    | TurnedIntoPoints
    | CameToNothing
    | PointInstead
    | ActionBegan
    | LetterTaken
    | LetterSet
    | TradeTileReplaced
    | PieceTaken
    | AssistantPlaced
    | OrderMoved
    | OrderFinished
    | CapacityFell
    | Travelled
    | CityVisited
    | MarkerLaid
    | MarkerPaid
    | DirectorMoved
    | OrderMarkerMoved
    | OrderTaken
    | ContractTaken
    | ProductionEnded
    | FieldEdited
    | GameEnded
)
