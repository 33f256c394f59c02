"""The lessons of a first game: notes over its page, each where it covers least, until they are understood."""

from collections.abc import Iterator, Sequence

import pygame

from game.client.base.game_steps import ActionStep, FulfilStep, GameStep, PlanStep, RevealStep
from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.graphics.layout import shape
from game.client.session.match_session import MatchSession
from game.client.text.tutorial_text import LESSONS
from game.client.ui import widgets
from game.client.ui.notices import best_spot
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Scene, Sprite
from game.rules import moves as ask
from game.rules.view import View

READ_S = 6.0  # a note shown for so long counts as read

ASKED: dict[type[ask.Decision], str] = {
    ask.Rewards: "rewards",
    ask.OfferingOrder: "drawn order",
    ask.KeepingOrder: "drawn order",
}
"""Questions with a lesson of their own; all others share one."""


NOTE = "note"  # the target, all of which is pressed
WIDTHS = (1240, 860, 560, 380, 300)
PX, PAD, BUTTON_H = 26, 12, 46
BESIDE = 800  # the least width of a note that has its button beside its words


class Lessons:
    """What has been explained in one first game, and the note that is shown now.

    Target: `note`, where a scene of the game has something to explain; a press ends it.
    """

    needs_whole = False

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._learnt = set[str]()
        self._shown = ""
        self._stood_s = 0.0
        self._spot: tuple[object, pygame.Rect] | None = None  # where the note lies, with what it is over
        self.revision = 0

    def build(self, scene: Scene, page: Page) -> None:
        """Put the note over a scene of the game, but not over a sheet such as the menu."""
        of_match = scene.table is self._session and not scene.closes_beside
        if not self.words or not of_match:
            return
        box = self._spot_on(page, (scene.name, self.words, page.scale))
        page.target(Target(NOTE, "button", box, self.words), _paint_note, box, self.words, _button(page, box))
        page.answers[NOTE] = self.understood
        page.tell(self.words)

    def _spot_on(self, page: Page, over: object) -> pygame.Rect:
        """Where the note lies: where it was, unless something has come there."""
        taken = page.taken()
        if self._spot is None or self._spot[0] != over or self._spot[1].collidelist(taken) >= 0:
            sizes = [_size(page, self.words, width) for width in WIDTHS]
            self._spot = over, best_spot(taken, sizes, shape(), margin=6)
        return self._spot[1]

    def sprites(self, scale: float) -> Sequence[Sprite]:
        return ()

    @property
    def words(self) -> str:
        """The note to show now; empty where everything on the screen was explained."""
        return LESSONS[self._shown]() if self._shown else ""

    def is_read(self) -> bool:
        """Whether no note is shown that somebody may still be reading."""
        return not self._shown or self._stood_s >= READ_S

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> None:
        """Find what is on the screen, and count how long its note has been shown."""
        self.look(dt_s)

    def look(self, dt_s: float) -> None:
        self._stood_s += dt_s
        due = next((thing for thing in things(self._session) if thing not in self._learnt), "")
        if due != self._shown:
            if self._stood_s >= READ_S and self._shown:
                self._learnt.add(self._shown)
            self._shown, self._stood_s = due, 0.0
            self.revision += 1

    def understood(self) -> None:
        """End the note that is shown; the next one comes if there is more to explain."""
        self._learnt.add(self._shown)
        self.look(0.0)


def _size(page: Page, words: str, width: int) -> tuple[int, int]:
    button = _button_w(page)
    inner = width - 2 * PAD - (button + PAD if width >= BESIDE else 0)
    high = widgets.height_of(page, words, PX, inner)
    return width, 2 * PAD + (max(high, BUTTON_H) if width >= BESIDE else high + BUTTON_H + PAD // 2)


def _button_w(page: Page) -> int:
    return widgets.width_of(page, say("Got it"), PX) + 44


def _button(page: Page, box: pygame.Rect) -> pygame.Rect:
    """Where the button is painted: at the right of the words or below them."""
    wide = _button_w(page)
    top = box.centery - BUTTON_H // 2 if box.w >= BESIDE else box.bottom - PAD - BUTTON_H
    return pygame.Rect(box.right - PAD - wide, top, wide, BUTTON_H)


def _inner(box: pygame.Rect, button: pygame.Rect) -> pygame.Rect:
    """Where the words stand."""
    inner = box.inflate(-2 * PAD, -2 * PAD)
    if box.w >= BESIDE:
        inner.w = button.x - PAD - inner.x
    else:
        inner.h = button.y - PAD // 2 - inner.y
    return inner


def _paint_note(brush: Brush, state: State, box: pygame.Rect, words: str, button: pygame.Rect) -> None:
    brush.veil(box.move(5, 5), theme.BLACK, 120, radius=12)
    brush.rect(box, theme.PAPER_LIGHT, radius=12)
    brush.rect(box, theme.VERMILION, width=4, radius=12)
    brush.text(_inner(box, button), words, "body", PX, wrap=True)
    widgets.paint_button(brush, state, button, say("Got it"), "primary", px=PX)


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
