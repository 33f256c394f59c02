"""The story of a round: what each seat printed and won, the fame it gained, and who leads."""

from collections.abc import Iterator
from typing import NamedTuple

from game.client.base.i18n import say
from game.client.session.company import Company
from game.client.words.names import fame_words
from game.client.words.pieces import both, patronage_title, printing_title
from game.rules import events as ev
from game.rules.view import View


class SeatStory(NamedTuple):
    """What one seat did in a round: ids of printing and patronage cards, and fame."""

    seat: int
    printed: tuple[str, ...]
    patrons: tuple[str, ...]
    fame: int


class Printed(NamedTuple):
    """A sheet that a seat printed: the id of its printing card."""

    seat: int
    printing: str


def printed_sheets(sitting: Company, number: int) -> list[Printed]:
    """What was printed in a round, the first in front."""
    return [Printed(e.seat, e.printing) for e in _events_of(sitting, number) if isinstance(e, ev.OrderFulfilled)]


def round_story(sitting: Company, number: int) -> list[SeatStory]:
    """The story of each printer in a round, whoever gained most in front; what is known of it, in a frozen match."""
    happened = list(_events_of(sitting, number))
    stories = [_seat_story(seat, happened) for seat in sitting.printers]
    return sorted(stories, key=lambda story: -story.fame)


def _events_of(sitting: Company, number: int) -> Iterator[ev.Event]:
    """What happened from the start of a round to the start of the next one."""
    entries = (event for entry in sitting.match.log for event in entry.events)
    happened = [*sitting.match.opening, *entries]
    starts = (event.round for event in happened if isinstance(event, ev.RoundStarted))
    now = next(starts, number + 1) - 1  # a frozen match begins in the middle of a round
    for event in happened:
        if isinstance(event, ev.RoundStarted):
            now = event.round
        elif now == number:
            yield event


def _seat_story(seat: int, happened: list[ev.Event]) -> SeatStory:
    printed = tuple(e.printing for e in happened if isinstance(e, ev.OrderFulfilled) and e.seat == seat)
    patrons = tuple(e.card for e in happened if isinstance(e, ev.PatronageTaken) and e.seat == seat)
    fame = sum(e.fame for e in happened if isinstance(e, ev.FameGained) and e.seat == seat)
    return SeatStory(seat, printed, patrons, fame)


def story_words(story: SeatStory, sitting: Company) -> str:
    """One seat's round in a sentence or two."""
    content, name = sitting.content, sitting.name(story.seat)
    titles = both([printing_title(card, content) for card in story.printed])
    patrons = both([patronage_title(card, content) for card in story.patrons])
    if story.printed and story.patrons:
        return say(
            "{seat} printed {titles} and took {patrons}: {fame}.",
            seat=name, titles=titles, patrons=patrons, fame=fame_words(story.fame),
        )  # fmt: skip
    if story.printed:
        return say("{seat} printed {titles}: {fame}.", seat=name, titles=titles, fame=fame_words(story.fame))
    if story.patrons:
        return say("{seat} took {patrons}: {fame}.", seat=name, patrons=patrons, fame=fame_words(story.fame))
    if story.fame:
        return say("{seat} printed nothing, and gained {fame}.", seat=name, fame=fame_words(story.fame))
    return say("{seat} printed nothing and gained no fame.", seat=name)


def leader_words(view: View, sitting: Company) -> str:
    """Who leads on the fame track; empty where nobody plays against anybody."""
    if len(sitting.printers) < 2:
        return ""
    most = max(view.seats[seat].fame for seat in sitting.printers)
    leaders = [sitting.name(seat) for seat in sitting.printers if view.seats[seat].fame == most]
    if len(leaders) == 1:
        return say("{seat} leads with {fame}.", seat=leaders[0], fame=fame_words(most))
    return say("{seats} lead together with {fame}.", seats=both(leaders), fame=fame_words(most))
