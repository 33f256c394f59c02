"""What a move did, in the few lines that stand beside a turn while it is looked at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.client import event_words
from game.client import piece_words as names
from game.client.messages import say
from game.rules import events as ev

if TYPE_CHECKING:
    from game.client.sitting import Sitting

GAINS = (ev.GuildersGained, ev.FameGained)


def turn_lines(events: Iterable[ev.Event], seat: int, sitting: Sitting) -> list[str]:
    """The lines of the log for what a seat did, its guilders and fame added up in the last one."""
    own = [event for event in events if getattr(event, "seat", None) == seat]
    lines = [event_words.words(event, sitting) for event in own if not isinstance(event, GAINS)]
    return [line for line in [*lines, _gain_line(own, seat, sitting)] if line]


def _gain_line(events: Iterable[ev.Event], seat: int, sitting: Sitting) -> str:
    gained = list(events)
    guilders = sum(event.guilders for event in gained if isinstance(event, ev.GuildersGained))
    fame = sum(event.fame for event in gained if isinstance(event, ev.FameGained))
    amounts = [names.guilder_words(guilders)] * bool(guilders) + [names.fame_words(fame)] * bool(fame)
    return say("{seat} gains {amounts}.", seat=sitting.name(seat), amounts=names.both(amounts)) if amounts else ""
