"""The frozen records of the tutorial and the examples: prepared tables, and what is said or played at them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.content.names import Action, CharacterId, Counts, Ink, Markers


class SeatSet(msgspec.Struct, frozen=True, gc=False):
    """What one place at a prepared table holds, and how its markers are spread."""

    guilders: int
    fame: int
    types: Counts
    inks: Counts
    levels: Counts
    orders: tuple[tuple[str, str], ...]  # printing card, refinement card
    gears: tuple[tuple[str, int], ...]  # gear, active sector
    patronage: tuple[str, ...]
    markers: Markers | None  # on the initiative board; None where a plan is still to be made
    character: CharacterId | None


class TableSet(msgspec.Struct, frozen=True, gc=False):
    """A prepared table; the learner is seat 0 and goes first. Rows that are empty are dealt from the decks."""

    round: int
    stage: str  # "planning", an action or "fulfilment"
    seed: int
    seats: tuple[SeatSet, ...]
    automa: bool
    printing: tuple[str, ...]
    refinement: tuple[str, ...]
    specialty: tuple[str, ...]
    gears: tuple[str, ...]
    patronage: tuple[str, ...]
    ink_sets: tuple[tuple[Ink, ...], ...]
    planning: str  # the automa's next planning card
    opening: tuple[bytes, ...]  # moves made before the learner may act, as JSON
    from_stop: str  # the stop that is shown first; empty for that of the table


class Wish(msgspec.Struct, frozen=True, gc=False):
    """Something that may have come about; all that it names must hold."""

    made: Mapping[str, Mapping[str, Any]] = {}  # moves of the learner in this chapter, by kind, with some fields
    tried: tuple[tuple[str, str], ...] = ()  # a piece and a place, as patterns: one of these was tried
    pressed: tuple[str, ...] = ()  # one of these targets was pressed
    laid: Mapping[str, str] = {}  # by printing card: what is laid out on the order, "letters", "colour" or "all"
    plain: tuple[str, ...] = ()  # printing cards of which one is to be fulfilled without Decoration
    plan: Mapping[Action, tuple[int, int]] = {}  # from how many to how many markers of the learner
    placed: int | None = None  # so many markers at least are on the plan
    empty: int | None = None  # so many actions at least have none, while all markers are placed
    stop: str = ""  # what the screen shows
    calm: bool = False  # no question is open
    gear_left: bool = False  # a gear of the learner could still be used
    spent: str = ""  # a target that can no longer be used
    fame: tuple[int, int] | None = None  # gained in this chapter, from and to


class AnswerTo(msgspec.Struct, frozen=True, gc=False):
    """What is said if something else came about."""

    when: Wish
    say: str


class Bubble(msgspec.Struct, frozen=True, gc=False):
    """One sentence of the Master."""

    say: str  # the key of its words
    hand: tuple[str, ...]  # targets and spots that it is about; the hand points at the first that is there
    question: bool  # the learner is to find out: what "Show me" would use is not lit
    until: tuple[Wish, ...]  # one of these ends it; none: a press
    instead: tuple[AnswerTo, ...]
    when: tuple[Wish, ...]  # it is left out unless one of these holds
    unless: tuple[Wish, ...]  # it is left out where one of these holds
    show: tuple[tuple[str, ...], ...]  # what "Show me" does: a target to press, or a piece and its place
    stuck: str  # the key of an answer: said to whoever would go on without what is asked for; empty if that is fine
    replay: bool  # the chapter can be played again here, or be shown from its beginning
    wait: str  # the stop at which it is said; until then `meanwhile` is
    meanwhile: str  # the key of an answer
    table: int  # the table that begins with it; -1 where the last one goes on


class Chapter(msgspec.Struct, frozen=True, gc=False):
    """One chapter of the tutorial."""

    seconds: int
    tables: tuple[TableSet, ...]
    other: tuple[bytes, ...]  # the moves of the other seat, as JSON
    free: bool  # nothing is asked for: no legal move is answered
    bubbles: tuple[Bubble, ...]


class Example(msgspec.Struct, frozen=True, gc=False):
    """A worked example of the rules: the article it belongs to, a prepared table, and the moves made there."""

    id: str  # X1, X2 and so on
    article: str
    table: TableSet
    moves: tuple[bytes, ...]  # as JSON
