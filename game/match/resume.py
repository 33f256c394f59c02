"""Resuming a save: makes a timeline of its moves or its state, which check each other."""

from typing import NamedTuple

import msgspec

from game.content import Content, is_name_of
from game.match.agreement import agree
from game.match.errors import SaveError
from game.match.format import RULES_VERSION, Header, Position, Save, digest_of
from game.match.players import check_players
from game.match.timeline import Timeline
from game.rules import Table, check_options, digest, load_state, violations
from game.rules.moves import from_text
from game.rules.state import save_state

BROKEN = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError, RecursionError)
"""The errors that a damaged save may cause in the rules, which trust their tables."""


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
    table = _saved_table(save, content)
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
    """Whether the table is in the saved state."""
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
    if header.base_state is None:
        return Timeline.start(content, header.options, header.seed)
    return Timeline(load_state(header.base_state.encode(), content))


def _saved_table(save: Save, content: Content) -> Table | None:
    """The table of the saved state, if it is unaltered and agrees with the content."""
    state = save.position.state
    if digest_of(state) != save.position.state_digest:
        return None
    try:
        table = load_state(state.encode(), content)
        return table if table.options == save.header.options and not violations(table) else None
    except BROKEN:  # a state written by other rules may break any assumption of a recount
        return None


def _rebased(save: Save, content: Content) -> Header:
    """A header under which the match goes on from its saved state, its history frozen."""
    return msgspec.structs.replace(
        save.header,
        rules_version=RULES_VERSION,
        content_digest=content.digest,
        base_number=save.position.number,
        base_state=save.position.state,
    )
