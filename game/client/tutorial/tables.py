"""A match at a prepared table, which no list of games shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.client.home.seating import STYLES, default_name
from game.match.format import Header, Save, to_json
from game.match.journal import position_at
from game.match.players import Player
from game.play.prepared import LEARNER, options_of, prepared_table
from game.rules.state import save_state

if TYPE_CHECKING:
    from game.content import Content
    from game.content.tutorial_tables import TableSet
    from game.match.match import Match
    from game.match.store import Store

OTHER = "Tom"


def prepared_match(store: Store, content: Content, wanted: TableSet) -> Match:
    """A match that begins at a prepared table."""
    table = prepared_table(content, wanted)
    header = Header(
        content_digest=content.digest,
        options=options_of(wanted),
        seed=wanted.seed,
        players=tuple(_players(wanted)),
        base_number=table.number,
        base_state=save_state(table).decode(),
    )
    save = Save(header=header, position=position_at(table), moves=(), saved_at="")
    return store.open_match(store.import_json(to_json(save)), content)


def _players(wanted: TableSet) -> Sequence[Player]:
    """The learner, and whoever else is at the table."""
    learner = Player(default_name(LEARNER, "person"), STYLES[LEARNER])
    other = Player(OTHER, STYLES[1], "computer", "novice") if len(wanted.seats) > 1 else None
    automa = Player("", "automa", "automa") if wanted.automa else None
    return [player for player in (learner, other, automa) if player is not None]
