"""The log of a match: what everybody saw happen, and on request the reasons of computer players."""

import pygame

from game.client.base.i18n import say
from game.client.base.subject import Subject
from game.client.scenes.destinations import ToCloseUp, ToReplay
from game.client.scenes.parts.notes import LINES, Line, PagedLog, set_line
from game.client.session.match_session import MatchSession
from game.client.text import event_text
from game.client.text.move_text import is_news, reason_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Chain, Pop, Push, Transition
from game.match.timeline import LogEntry
from game.rules import events as ev
from game.rules.moves import CommitPlan
from game.rules.view import OBSERVER

REPLAY = pygame.Rect(460, 72, 240, 64)


class LogPanel(PagedLog):
    """The pages of a log; `replay` opens the replay, `why` adds the reasons of computer players if there are any."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__(log_lines(session))
        self._session, self._style = session, session.style
        self._why = False

    def _build_more(self, page: Page) -> None:
        if self._session.context is not None:
            beside = LINES.x + widgets.width_of(page, say("Log"), 48, "sc") + 24
            box = REPLAY.move(max(0, beside - REPLAY.x), 0)
            widgets.page_button(page, "replay", box, say("Replay"), icon="eye", px=30)
        if self._session.thinking.reasons:
            widgets.toggle(page, "why", (760, 72, 480, 64), say("Show the computer’s reasons"), self._why)

    def press(self, name: str) -> Transition:
        if name == "replay":
            return Chain((Pop(), Push(ToReplay(self._session, self._session.match.number))))
        if name != "why":
            return super().press(name)
        self._why = not self._why
        self._show(log_lines(self._session, reasons=self._why))
        return None

    def closer_look(self, subject: Subject) -> Transition:
        """The piece that a line is about, as everybody may see it."""
        return Push(ToCloseUp(self._session, OBSERVER, subject))


def log_lines(session: MatchSession, *, reasons: bool = False) -> list[Line]:
    """All lines from the start, with or without the reasons of computers; no secret plan is ever in them."""
    lines = [line_of(event, session) for event in session.match.opening]
    kept: list[Line] = []  # why computer players planned as they did, until the plans are open
    for entry in session.match.log:
        happened = entry_lines(entry, session)
        why = _reason_lines(entry.number, session) if reasons else []
        if isinstance(entry.move, CommitPlan):
            kept, why = kept + why, []
        if any(isinstance(event, ev.PlansRevealed) for event in entry.events):
            why, kept = kept, []
        lines += _with_reasons(happened, why)
    return [line for line in lines if line.words] or [set_line(say("Nothing has happened yet."), OBSERVER, "", 0)]


def _with_reasons(happened: list[Line], why: list[Line]) -> list[Line]:
    """The lines with reasons, each below what its seat did and before the action that its turn opens."""
    own = [place for place, line in enumerate(happened, 1) if line.words and why and line.seat == why[0].seat]
    at = own[-1] if own else len(happened)
    return happened[:at] + why + happened[at:]


def entry_lines(entry: LogEntry, session: MatchSession) -> list[Line]:
    """The lines of a move, whose words are kept once they are set."""
    return [line_of(ev.seen_by(event, OBSERVER), session) for event in entry.events]


def line_of(event: ev.Event, session: MatchSession) -> Line:
    """The line of an event; without words where the event has none."""
    begun = event.round if isinstance(event, ev.RoundStarted) else 0
    words, seat = event_text.words(event, session.seats), getattr(event, "seat", OBSERVER)
    return set_line(words, seat, event_text.icon_of(event), begun, event_text.subject(event))


def _reason_lines(number: int, session: MatchSession) -> list[Line]:
    """The lines for why a computer player made the move of that number; none where the reason is obvious."""
    told = session.thinking.reasons.get(number)
    if told is None or not is_news(told.reason):
        return []
    words = say("{seat}: {reason}", seat=session.name(told.seat), reason=reason_words(told.reason, session.seats))
    return [set_line(words, told.seat, "", 0)._replace(is_reason=True)]
