"""From a save back to a timeline: the moves and the state prove each other, and either stands in for the other."""

import msgspec

from game.content import Content
from game.match.errors import SaveError
from game.match.format import RULES_VERSION, Header, Save, digest_of
from game.match.players import check_players
from game.match.timeline import Timeline
from game.rules import Table, check_options, digest, load_state, violations
from game.rules.moves import from_text


def resume(save: Save, content: Content) -> tuple[Header, Timeline]:
    """The header to go on with and the timeline; raises SaveError.

    Under the same rules and content the moves are replayed. Otherwise, or if they don't lead to the saved state, the
    match goes on from that state with a header that says so.
    """
    _refuse_strange_players(save.header)
    same = save.header.rules_version == RULES_VERSION and save.header.content_digest == content.digest
    replayed = _replay(save, content) if same else None
    if replayed is not None and digest(replayed.table) == save.position.state_digest:
        return save.header, replayed
    table = _saved_table(save, content)
    if table is not None:
        return _rebased(save, content), Timeline(table)
    if replayed is not None:  # the state is damaged, the moves are not
        return save.header, replayed
    raise SaveError("damaged" if same else "other_content", f"rules {save.header.rules_version}")


def _refuse_strange_players(header: Header) -> None:
    try:
        check_options(header.options)
        check_players(header.options, header.players)
    except ValueError as error:
        raise SaveError("damaged", str(error)) from error


def _replay(save: Save, content: Content) -> Timeline | None:
    """The timeline that the moves lead to, or None where they lead nowhere."""
    try:
        timeline = _start(save.header, content)
        for line in save.moves:
            timeline.advance(from_text(line))
    except (ValueError, LookupError, OverflowError):  # an illegal or unreadable move, a card that is not here
        return None
    timeline.undone_by = save.position.undone_by
    return timeline if timeline.table.number == save.position.number else None


def _start(header: Header, content: Content) -> Timeline:
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
    except (ValueError, LookupError, TypeError):  # what other rules wrote may break anything a recount rests on
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
