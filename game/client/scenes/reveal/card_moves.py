"""How the automa's planning card moves its markers, step by step (U3)."""

from dataclasses import dataclass

from game.client.session.sitting import Sitting
from game.rules.events import AutomaPlanned
from game.rules.names import ACTION_INDEX, Action, Markers
from game.rules.view import OBSERVER, View

Applied = tuple[Action, Action] | None


@dataclass(frozen=True, slots=True)
class CardMoves:
    """The card of this round as it was applied, with the markers before its first move and after each."""

    event: AutomaPlanned
    stages: tuple[Markers, ...]


def card_moves(sitting: Sitting, view: View) -> CardMoves | None:
    """What the card of this round did; None while it is not revealed, and where the history cannot tell."""
    if view.planning_card is None:
        return None
    told = [event for event in sitting.match.events_for(OBSERVER, 0) if isinstance(event, AutomaPlanned)]
    if not told or told[-1].card != view.planning_card:
        return None
    stages = [told[-1].markers]
    for applied in reversed(told[-1].applied):
        stages.append(_taken_back(stages[-1], applied))
    return CardMoves(told[-1], tuple(reversed(stages)))


def _taken_back(markers: Markers, applied: Applied) -> Markers:
    """The markers before a move was applied."""
    counts = list(markers)
    if applied is not None:
        source, target = applied
        counts[ACTION_INDEX[source]] += 1
        counts[ACTION_INDEX[target]] -= 1
    return counts[0], counts[1], counts[2], counts[3], counts[4]
