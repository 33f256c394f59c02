"""The few lines beside a turn that is shown: what each move did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.client.base.i18n import say
from game.client.words import events as event_words
from game.client.words import pieces as names
from game.rules import events as ev

if TYPE_CHECKING:
    from game.client.session.company import Company
    from game.players import Reason

SUMMED = (ev.GuildersPaid, ev.GuildersGained, ev.FameGained)


def is_news(reason: Reason) -> bool:
    """Whether a reason is worth a line; that there was no choice can be seen anyway."""
    return reason.code != "only_move"


def turn_lines(events: Iterable[ev.Event], seat: int, sitting: Company) -> list[str]:
    """The lines of the log for what a seat did; what it paid is added up in the first, what it gained in the last.

    Where room is short the first is left out: what was paid is seen on the purse, what was taken should be read.
    """
    own = [event for event in events if getattr(event, "seat", None) == seat and not isinstance(event, ev.GearsTurned)]
    lines = [event_words.words(event, sitting) for event in own if not isinstance(event, SUMMED)]
    return [line for line in [_paid_line(own, seat, sitting), *lines, _gain_line(own, seat, sitting)] if line]


def _paid_line(own: Iterable[ev.Event], seat: int, sitting: Company) -> str:
    guilders = sum(event.guilders for event in own if isinstance(event, ev.GuildersPaid))
    if not guilders:
        return ""
    return say("{seat} pays {amount}.", seat=sitting.name(seat), amount=names.guilder_words(guilders))


def _gain_line(own: Sequence[ev.Event], seat: int, sitting: Company) -> str:
    guilders = sum(event.guilders for event in own if isinstance(event, ev.GuildersGained))
    fame = sum(event.fame for event in own if isinstance(event, ev.FameGained))
    amounts = [names.guilder_words(guilders)] * bool(guilders) + [names.fame_words(fame)] * bool(fame)
    return say("{seat} gains {amount}.", seat=sitting.name(seat), amount=names.both(amounts)) if amounts else ""
