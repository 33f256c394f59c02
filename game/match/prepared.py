"""The save of a match that begins at a prepared table, with the moves that were made there."""

from collections.abc import Iterable, Sequence

from game.content import Content
from game.content.tables import TableSet
from game.match.format import Header, Save
from game.match.journal import position_of
from game.match.players import Player
from game.match.timeline import Timeline
from game.rules.moves import from_text, to_text
from game.rules.prepared import options_of, prepared_table
from game.rules.state import save_state


def prepared_save(content: Content, wanted: TableSet, players: Sequence[Player], moves: Iterable[bytes] = ()) -> Save:
    """The save of a prepared table and its moves; raises ValueError for an impossible table and IllegalMove."""
    timeline = Timeline(prepared_table(content, wanted))
    header = Header(
        content_digest=content.digest,
        options=options_of(wanted),
        seed=wanted.seed,
        players=tuple(players),
        base_number=timeline.table.number,
        base_state=save_state(timeline.table).decode(),
    )
    for move in moves:
        timeline.advance(from_text(move))
    lines = tuple(to_text(entry.move) for entry in timeline.entries)
    return Save(header=header, position=position_of(timeline), moves=lines, saved_at="")
