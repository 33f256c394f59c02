"""A match at a prepared table, which no list of games shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.client.base.seating import STYLES, default_name
from game.match.format import to_json
from game.match.seats import Player
from game.match.store import prepared_save
from game.rules.prepared import LEARNER

if TYPE_CHECKING:
    from game.content import Content
    from game.content.tables import TableSet
    from game.match.match import Match
    from game.match.store import Store

OTHER = "Tom"


def prepared_match(store: Store, content: Content, wanted: TableSet) -> Match:
    """A match that begins at a prepared table."""
    save = prepared_save(content, wanted, _players(wanted))
    return store.open_match(store.import_json(to_json(save)), content)


def _players(wanted: TableSet) -> Sequence[Player]:
    """The learner, and whoever else is at the table."""
    learner = Player(default_name(LEARNER, "person"), STYLES[LEARNER])
    other = Player(OTHER, STYLES[1], "computer", "novice") if len(wanted.seats) > 1 else None
    automa = Player("", "automa", "automa") if wanted.automa else None
    return [player for player in (learner, other, automa) if player is not None]
