"""A day's commission for one printer: what is dealt, whether it was begun, and how to begin or continue it."""

from datetime import date
from functools import cached_property
from typing import Literal, TypeAlias

from game.client.base.drawable import shown_name, typed_name
from game.client.base.seating import LONGEST_NAME, Seating, player_name
from game.client.session.app_context import AppContext
from game.client.session.commission import OPTIONS, commission_words, commissioned, day_of, seed_of
from game.client.session.match_session import MatchSession
from game.client.ui.scene import Transition
from game.match.store import SavedGame
from game.rules import new_game
from game.rules.view import View, view_for

Standing: TypeAlias = Literal["new", "waits", "repeat waits", "done"]


class CommissionController:
    """The commission of a `day`; its printer is the first person of the seating, unless another name is typed."""

    def __init__(self, context: AppContext, day: date) -> None:
        self.context = context
        self.day = day
        self.seating: Seating = commissioned(context.profile.recall_seats(), day)
        self._chair = self.seating.chairs[self.seating.taken[0]]

    @property
    def typed(self) -> str:
        return self._chair.name

    @typed.setter
    def typed(self, name: str) -> None:
        self._chair.name = typed_name(name, LONGEST_NAME)

    @property
    def printer(self) -> str:
        return shown_name(self.seating.name(self.seating.taken[0]))

    @cached_property
    def dealt(self) -> View:
        """What lies on the table when it begins, the same for everybody; raises ContentError."""
        return view_for(new_game(self.context.profile.content, OPTIONS, seed_of(self.day))[0], 0)

    def saves(self) -> list[SavedGame]:
        """The saved matches of this commission by this printer: one, unless some came from elsewhere."""
        sound = [save for save in self.context.profile.store.saved_games() if save.problem is None]
        of_day = [save for save in sound if save.options == OPTIONS and save.seed == seed_of(self.day)]
        return [save for save in of_day if player_name(save.players[0], 0) == self.printer]

    @property
    def waiting(self) -> SavedGame | None:
        return next((save for save in self.saves() if not save.finished), None)

    @property
    def standing(self) -> Standing:
        """How far the printer is: nothing begun yet, a match waits, or it was played."""
        first, waiting = self.context.profile.attempts.first(self.day, self.printer), self.waiting
        if waiting is not None:
            return "waits" if first in ("", waiting.id) else "repeat waits"
        return "done" if first or self.saves() else "new"

    def begin(self) -> Transition:
        """Begin it and replace its saved match; the first attempt counts. Raises SaveError."""
        for save in self.saves():
            if save.finished:
                self.context.profile.attempt(self.day, self.printer, save.id)  # a match from before attempts were kept
            self.context.profile.store.delete(save.id)
        return self.context.begin_commission(self.seating, self.day, self.printer)

    def go_on(self) -> Transition:
        """Open the match that waits; raises SaveError."""
        waiting = self.waiting
        return self.context.open(waiting) if waiting is not None else self.begin()


def commission_of(session: MatchSession, today: date) -> date | None:
    """The day whose commission a match is; one of a future day is practice, unless it was begun here."""
    day = day_of(session.match.seed, session.match.options)
    begun = session.context.profile.commissions if session.context is not None else set[date]()
    return day if day is not None and (day <= today or day in begun) else None


def occasion_words(session: MatchSession) -> str:
    """Words for a commission and whether it is a repeat; empty for any other match."""
    context = session.context
    if context is None or day_of(session.match.seed, session.match.options) is None:
        return ""
    day = commission_of(session, context.profile.today())
    if day is None:
        return ""
    first = context.profile.attempts.first(day, session.name(0))
    return commission_words(day, repeat=first not in ("", session.match.id))
