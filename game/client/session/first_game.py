"""The lessons of a first game, and what is kept of the tutorial."""

from collections.abc import Iterator

from game.client.base.game_steps import ActionStep, FulfilStep, GameStep, PlanStep, RevealStep
from game.client.session.match_session import MatchSession
from game.client.text.tutorial_text import LESSONS
from game.client.ui.notices import NOTE, Foot
from game.rules import moves as ask
from game.rules.view import View

READ_S = 6.0  # a note shown for so long counts as read

ASKED: dict[type[ask.Decision], str] = {
    ask.Rewards: "rewards",
    ask.OfferingOrder: "drawn order",
    ask.KeepingOrder: "drawn order",
}
"""Questions with a lesson of their own; all others share one."""


class Lessons:
    """What has been explained in one first game, and the note that is shown now."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._learnt = set[str]()
        self._shown = ""
        self._stood_s = 0.0
        self.foot = Foot(lambda: self.words, NOTE, pressed=self.understood)

    @property
    def words(self) -> str:
        """The note to show now; empty where everything on the screen was explained."""
        return LESSONS[self._shown]() if self._shown else ""

    def is_read(self) -> bool:
        """Whether no note is shown that somebody may still be reading."""
        return not self._shown or self._stood_s >= READ_S

    def tick(self, dt_s: float) -> None:
        """Find what is on the screen, and count how long its note has been shown."""
        self._stood_s += dt_s
        due = next((thing for thing in things(self._session) if thing not in self._learnt), "")
        if due != self._shown:
            if self._stood_s >= READ_S and self._shown:
                self._learnt.add(self._shown)
            self._shown, self._stood_s = due, 0.0

    def understood(self) -> None:
        if self._shown:
            self._learnt.add(self._shown)
            self._shown, self._stood_s = "", 0.0
        self.tick(0.0)


def things(session: MatchSession) -> Iterator[str]:
    """The things on the screen that have a lesson, the most important first."""
    asked, step = session.shown.prompt, session.shown.step
    if asked is not None:
        yield ASKED.get(type(asked), "question")
        return
    if step.seat in session.seats.computers:
        yield "computer"
        return
    if session.shown.holding and isinstance(step, ActionStep):
        yield "end turn"
    elif isinstance(step, ActionStep):
        yield step.action
    elif step.kind in LESSONS:
        yield step.kind
    if isinstance(step, PlanStep):
        yield "this round"
    if isinstance(step, RevealStep) and _is_tied(session.view()):
        yield "tie"
    if step.seat in session.seats.people:
        if isinstance(step, ActionStep):
            yield from _at_limits(session, step)
        yield from _at_hand(session.view(), step)


def _is_tied(view: View) -> bool:
    spreads = [seat.markers for seat in view.seats if seat.markers is not None]
    return any(one and spread.count(one) > 1 for spread in zip(*spreads, strict=True) for one in spread)


def _at_limits(session: MatchSession, step: ActionStep) -> Iterator[str]:
    view, rules = session.view(), session.content.rules
    held = view.seats[step.seat]
    if step.action == "orders" and len(held.orders) == rules.order_slots:
        yield "full slots"
    if step.action == "specialties" and max(held.levels) == rules.top_level:
        yield "top level"
    if step.action == "inks" and min(view.bag) == 0:
        yield "empty colour"


def _at_hand(view: View, step: GameStep) -> Iterator[str]:
    held = view.seats[step.seat]
    if isinstance(step, ActionStep | FulfilStep) and held.gears:
        yield "own gears"
    if isinstance(step, FulfilStep) and held.orders:
        yield "missing letter"
    if isinstance(step, PlanStep | ActionStep):
        yield "hint"
