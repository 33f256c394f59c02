"""What a saved match holds, in the database and in an exported file alike, and the steps from older formats.

A save holds the match twice: as options, seed and moves, and as the state to which they led. With the same rules and
content the two are checked against each other; with others, the match goes on from the state alone.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from game.match.errors import SaveError
from game.match.players import Draft, Player
from game.rules import Options
from game.rules.laws import MOST_MOVES
from game.rules.state import digest_of
from game.whole_text import whole_json

# A new field with a default needs no step. Whatever an older program could not read, or this one could not read of an
# older save, needs one: a function at the end of `STEPS`, which makes the format one higher.

Raw: TypeAlias = dict[str, Any]
"""A save or some of its parts as JSON: `header`, `position`, `moves`, `drafts` and so on."""


def _players_have_levels(raw: Raw) -> None:
    """1 to 2: computers may play, at a level."""
    for player in raw.get("header", {}).get("players", ()):
        player.setdefault("level", None)


def _orders_have_drafts(raw: Raw) -> None:
    """2 to 3: pieces on orders may be a draft too, and nothing in an older save has to change."""


STEPS: tuple[Callable[[Raw], None], ...] = (_players_have_levels, _orders_have_drafts)
"""The steps: the first leads from format 1 to format 2; each changes the save that it is given."""

FORMAT = len(STEPS) + 1  # of the saves that this program writes


def upgrade(raw: Raw, written: int) -> Raw:
    """The same save, or the same parts of it, in the newest format; `written` is the format that it has."""
    for step in STEPS[max(0, written - 1) :]:
        step(raw)
    if "header" in raw:
        raw["header"]["format"] = FORMAT
    return raw


T = TypeVar("T")

MOST_ROUNDS = 9  # no game has more, with whatever cards
RULES_VERSION = 1  # raise it with every change after which the moves of an older save could lead to another state


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a save that no move changes, while rules and content stay the same."""

    format: int = FORMAT
    rules_version: int = RULES_VERSION
    content_digest: str
    options: Options
    seed: int
    players: tuple[Player, ...]
    base_number: int = 0  # the moves before this one are frozen: they were made under other rules
    base_state: str | None = None  # the state at `base_number`; None where the match starts from its seed


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The state at which a match stands."""

    number: int
    round: int
    phase: str
    finished: bool
    state: str  # as `save_state` wrote it
    state_digest: str
    undone_by: int | None = None  # who took back the last moves, until the next one is made

    @property
    def is_possible(self) -> bool:
        """Whether a game can stand there; and if its state is undamaged, whether that says the same."""
        if not 0 <= self.number <= MOST_MOVES or not 0 <= self.round <= MOST_ROUNDS:
            return False
        told = _Told(number=self.number, round=self.round, phase=self.phase)
        return digest_of(self.state) != self.state_digest or _told_by(self.state) in (None, told)


class _Told(msgspec.Struct, frozen=True):
    """What a state says about round, phase and end."""

    number: int
    round: int
    phase: str


LOST = Position(number=0, round=0, phase="", finished=False, state="", state_digest="")
"""The position of a save in which none can be read."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of a move beside what it did; empty where it is not known, as of matches of older versions."""

    made_at: str = ""  # ISO 8601, in UTC
    reason: str = ""  # why a computer player made it, as JSON


NO_NOTE = Note()


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A whole saved match."""

    header: Header
    position: Position
    moves: tuple[str, ...]  # one line each, from `base_number` on
    frozen_moves: tuple[str, ...] = ()  # moves before it, which are only read and never replayed
    drafts: dict[int, Draft] = {}  # drafts by seat
    saved_at: str  # ISO 8601, in UTC
    notes: dict[int, Note] = {}  # by the number of the state that a move was made for
    proofs: tuple[str, ...] = ()  # in an exported match: the first digits of the state's digest after each move


class _Version(msgspec.Struct):
    format: int
    rules_version: int


def _told_by(state: str) -> "_Told | None":
    try:
        return msgspec.json.decode(state, type=_Told)
    except (ValueError, RecursionError):  # other rules may write other states
        return None


def header_from(text: object) -> Header:
    """The header of a save; raises SaveError, "future" or "damaged"."""
    raw = _raw(whole_json(_words(text)))
    return _decoded(_upgraded({"header": raw}, _version(raw))["header"], Header)


def format_of(text: object) -> int:
    """The format in which the header of a save is written; raises SaveError."""
    return _version(_raw(whole_json(_words(text))))


def position_from(text: object, written: int = FORMAT) -> Position:
    """The position of a save; LOST where unreadable, as the moves may lead there. SaveError where impossible."""
    try:
        position = _decoded(_upgraded({"position": _raw(_words(text))}, written)["position"], Position)
    except SaveError:
        return LOST
    if not position.is_possible:
        raise SaveError("damaged", f"number {position.number}, round {position.round}, {position.phase!r}")
    return position


def to_json(save: Save) -> str:
    """An exported match as text, which `from_json` reads back."""
    return msgspec.json.format(msgspec.json.encode(save), indent=1).decode()


def from_json(text: str) -> Save:
    """The save of an exported text, without drafts of nobody; raises SaveError, "future" or "damaged"."""
    raw = _raw(whole_json(text))
    save = _decoded(_upgraded(raw, _version(raw.get("header"))), Save)
    if not save.position.is_possible or not 0 <= save.header.base_number <= MOST_MOVES:
        raise SaveError("damaged", f"{save.header.base_number} moves before {save.position.number}")
    drafts = {seat: draft for seat, draft in save.drafts.items() if 0 <= seat < len(save.header.players)}
    return msgspec.structs.replace(save, drafts=drafts)


def _words(value: object) -> str:
    """A value of the database as text; raises SaveError for one of another kind."""
    if not isinstance(value, str):
        raise SaveError("damaged", f"{type(value).__name__} where a text belongs")
    return value


def _raw(text: str) -> Raw:
    """The record in a text, unchecked; raises SaveError."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError("damaged", str(error)) from error


def _upgraded(raw: Raw, written: int) -> Raw:
    """Raw JSON in the newest format; raises SaveError if a step cannot upgrade it."""
    try:
        return upgrade(raw, written)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise SaveError("damaged", str(error)) from error


def _version(header: object) -> int:
    """The format number of a header; a newer one does not count as damage. Raises SaveError."""
    version = _decoded(header, _Version)
    if version.format > FORMAT or version.rules_version > RULES_VERSION:
        found = f"format {version.format}, rules {version.rules_version}"
        raise SaveError("future", f"{found}; known are {FORMAT} and {RULES_VERSION}")
    return version.format


def _decoded(raw: object, kind: type[T]) -> T:
    """The struct made of raw JSON; raises SaveError."""
    try:
        return msgspec.convert(raw, type=kind, str_keys=True)
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError("damaged", str(error)) from error


GROWING = "stack"  # the fields that hold records written as lists, in which new fields come last


def agree(older: object, newer: object) -> bool:
    """Whether two states in JSON say the same in all fields that both have.

    >>> agree({"round": 1, "stack": [["draft", 0]]}, {"round": 1, "stack": [["draft", 0, 5]], "spent": 3})
    True
    >>> agree({"round": 1}, {"round": 2})
    False
    """
    if isinstance(older, dict) and isinstance(newer, dict):
        both = older.keys() & newer.keys()
        return all((_grown if name == GROWING else agree)(older[name], newer[name]) for name in both)
    if isinstance(older, list) and isinstance(newer, list):
        return len(older) == len(newer) and all(map(agree, older, newer))
    return older == newer


def _grown(older: object, newer: object) -> bool:
    """Whether lists of records say the same, each as far as the shorter record goes."""
    if not (isinstance(older, list) and isinstance(newer, list)) or len(older) != len(newer):
        return False
    return all(
        isinstance(one, list) and isinstance(other, list) and all(map(agree, one, other))
        for one, other in zip(older, newer, strict=True)
    )
