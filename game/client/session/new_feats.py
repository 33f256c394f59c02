"""What a match that has just ended added to the feats of the guild."""

from game.client.base.i18n import listed, say
from game.client.session.match_session import MatchSession
from game.client.text.statistics_text import feat_words
from game.match.statistics import earned


def new_feats_words(session: MatchSession) -> str:
    """Return the line for the feats that this match earned first of all; empty where it earned none."""
    if session.context is None:
        return ""
    titles = [title.id for title in session.content.rules.solo_titles]
    first = earned(session.context.profile.store.ledger.all(), titles)
    new = [(feat, one) for feat, one in first.items() if one.match_id == session.match.id]
    if not new:
        return ""
    told = [say("{feat} ({name})", feat=feat_words(feat), name=session.name(one.seat)) for feat, one in new]
    return say("New in the guild’s book of feats: {feats}.", feats=listed(told))
