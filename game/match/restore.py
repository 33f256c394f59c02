"""Resuming a save: makes a timeline of its moves or its state, which check each other."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from game.content import Content, is_name_of
from game.match.errors import SaveCode, SaveError
from game.match.format import RULES_VERSION, Header, Position, Save, agree
from game.match.players import check_players
from game.match.timeline import Timeline
from game.rules import BrokenLaw, Table, broken_law, check_options, digest, load_state
from game.rules.moves import from_text
from game.rules.state import digest_of, save_state

BROKEN = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError, RecursionError)
"""The errors that a damaged save may cause in the rules, which trust their tables."""


class UnlawfulState(ValueError):
    """Raised for a state in which no game can stand; `law` is what it breaks."""

    def __init__(self, law: BrokenLaw) -> None:
        super().__init__(law.text)
        self.law = law


def resume(save: Save, content: Content) -> tuple[Header, Timeline]:
    """The header and the timeline with which the match goes on; raises SaveError.

    Under the same rules and content the moves are replayed. Otherwise, or if they don't lead to the saved state, the
    match goes on from that state with a header that says so. Where that state is lost, it goes on from the last one
    that the moves lead to.
    """
    refuse_strange_players(save.header)
    same = save.header.rules_version == RULES_VERSION and is_name_of(save.header.content_digest, content)
    replayed = _replay(save, content) if same else None
    if replayed is not None and replayed.proves:
        return save.header, replayed.timeline
    table = _saved_table(save.header, save.position, content)
    if table is not None:
        return _rebased(save, content), Timeline(table)
    begun = save.position.number > save.header.base_number
    if replayed is not None and (replayed.timeline.entries or not begun):  # the state is damaged, but the moves are not
        return save.header, replayed.timeline
    raise SaveError("damaged" if same else "other_content", f"rules {save.header.rules_version}")


def refuse_strange_players(header: Header) -> None:
    """Raise SaveError for players or options that no match has."""
    try:
        check_options(header.options)
        check_players(header.options, header.players)
    except ValueError as error:
        raise SaveError("damaged", str(error)) from error


class _Replayed(NamedTuple):
    """Where the moves lead; `proves` if all are legal and they pass through the saved state."""

    timeline: Timeline
    proves: bool


def _replay(save: Save, content: Content) -> _Replayed | None:
    """The timeline of the moves, as far as they are legal; None where the first state cannot be made."""
    try:
        timeline = start_of(save.header, content)
    except BROKEN:  # a card that does not exist here
        return None
    position, whole = save.position, True
    proves = _is_at(timeline, position)
    try:
        for line in save.moves:
            timeline.advance(from_text(line))
            proves = proves or _is_at(timeline, position)
    except BROKEN:  # an illegal or unreadable move
        whole = False
    if timeline.table.number == position.number:
        timeline.undone_by = position.undone_by
    return _Replayed(timeline, proves and (whole or timeline.table.number == position.number))


def _is_at(timeline: Timeline, position: Position) -> bool:
    if timeline.table.number != position.number:
        return False
    return digest(timeline.table) == position.state_digest or _is_told_by(timeline.table, position)


def _is_told_by(table: Table, position: Position) -> bool:
    """Whether the saved state agrees with the table in all fields that both have; see `agreement`."""
    if digest_of(position.state) != position.state_digest:
        return False
    try:
        return agree(msgspec.json.decode(position.state), msgspec.json.decode(save_state(table)))
    except (ValueError, RecursionError):
        return False


def start_of(header: Header, content: Content) -> Timeline:
    """The timeline at the first state from which moves can be replayed; raises one of BROKEN."""
    if header.base_state is not None:
        return Timeline(_lawful_table(header, header.base_number, header.base_state, content))
    if header.base_number:
        raise ValueError(f"no state at move {header.base_number}")
    return Timeline.start(content, header.options, header.seed)


def _lawful_table(header: Header, number: int, state: str, content: Content) -> Table:
    """The table of a state in which a game can stand, this one, at this move; raises one of BROKEN.

    A part of the game may have been played with other cards, so those laws hold that know nothing of the past.
    """
    table = load_state(state.encode(), content)
    if (table.number, table.options, table.seed) != (number, header.options, header.seed):
        raise ValueError("a state of another game")
    if law := broken_law(table, cards_known=False):
        raise UnlawfulState(law)
    return table


def _saved_table(header: Header, position: Position, content: Content) -> Table | None:
    """The table of the saved state, if it is unaltered and agrees with the content."""
    if digest_of(position.state) != position.state_digest:
        return None
    try:
        return _lawful_table(header, position.number, position.state, content)
    except BROKEN:  # a state written by other rules may break any assumption of a law
        return None


@lru_cache(maxsize=256)  # a list of matches is read often, and each state in it changes seldom
def cannot_open(header: Header, position: Position, content: Content) -> SaveCode | None:
    """Why a match cannot be opened with these cards, as far as its two states tell without moves; None if it may."""
    same = header.rules_version == RULES_VERSION and is_name_of(header.content_digest, content)
    if same and (header.base_state is None or _starts(header, content)):
        return None
    if _saved_table(header, position, content) is not None:
        return None
    return "damaged" if same else "other_content"


def _starts(header: Header, content: Content) -> bool:
    try:
        start_of(header, content)
    except BROKEN:
        return False
    return True


def _rebased(save: Save, content: Content) -> Header:
    """A header under which the match goes on from its saved state, its history frozen."""
    return msgspec.structs.replace(
        save.header,
        rules_version=RULES_VERSION,
        content_digest=content.digest,
        base_number=save.position.number,
        base_state=save.position.state,
    )
