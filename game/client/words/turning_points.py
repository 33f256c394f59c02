"""Sentences about the turning points of a match that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.base.i18n import ROMAN, say, sentences
from game.client.words import events as event_words
from game.client.words import log_parts as part
from game.client.words import pieces as names
from game.client.words.moves import advice_words
from game.client.words.reasons import reason_words
from game.rules.moves import BEFORE_ROUND_1, CommitPlan
from game.rules.names import ACTIONS

if TYPE_CHECKING:
    from game.client.session.company import Company
    from game.match.past import TurningPoint
    from game.match.timeline import LogEntry
    from game.rules import Table


def when_words(table: Table) -> str:
    """When in the game it was."""
    if table.phase in BEFORE_ROUND_1:
        return say("Preparation")
    number = ROMAN[table.round]
    if table.phase == "actions":
        return say("Round {round}: {action}", round=number, action=names.action_words(ACTIONS[table.action]))
    if table.phase in ("planning", "reveal", "shift"):
        return say("Round {round}: plans", round=number)
    if table.phase == "fulfilment":
        return say("Round {round}: fulfilment", round=number)
    return say("Round {round}", round=number)


def figure_words(point: TurningPoint) -> str:
    """The fame at stake, with its sign."""
    fame = round(abs(point.fame))
    return say("+{number}", number=fame) if point.fame > 0 else say("−{number}", number=fame)


def made_words(entry: LogEntry, sitting: Company) -> str:
    """What the seat did."""
    move = entry.move
    if isinstance(move, CommitPlan):
        return say("{seat}: {markers}", seat=sitting.name(move.seat), markers=part.markers(move.markers))
    own = [event for event in entry.events if getattr(event, "seat", None) == move.seat]
    return sentences(event_words.words(event, sitting) for event in own)


def other_words(point: TurningPoint, then: Company) -> str:
    """The best other move and why it was good; `then` is the sitting of the state that the move was made for."""
    other = point.other
    advice = advice_words(other.move, other.then, then)
    if other.reason.points or other.reason.code == "buys_for_orders":
        advice = sentences([advice, reason_words(other.reason, then, figures=False)])
    if point.fame > 0:
        return say("The next best option: {advice}", advice=advice)
    return say("A better option: {advice}", advice=advice)
