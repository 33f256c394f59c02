"""What a match that has just ended added to the feats of the guild."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.base.i18n import listed, say
from game.client.text.statistics_text import feat_words

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting


def new_feats_words(sitting: Sitting) -> str:
    """Return the line for the feats that this match earned first of all; empty where it earned none."""
    from game.match.statistics import earned

    if sitting.room is None:
        return ""
    titles = [title.id for title in sitting.content.rules.solo_titles]
    first = earned(sitting.room.store.ledger.all(), titles)
    new = [(feat, one) for feat, one in first.items() if one.match_id == sitting.match.id]
    if not new:
        return ""
    told = [say("{feat} ({name})", feat=feat_words(feat), name=sitting.name(one.seat)) for feat, one in new]
    return say("New in the guild’s book of feats: {feats}.", feats=listed(told))
