"""A hint: what the adviser would do in a person's place, and why. Only that person sees it; it is never logged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import read_px
from game.client.base.subject import Subject
from game.client.graphics import pictures, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.graphics.layout import shape
from game.client.scenes.game_scene import MatchScene
from game.client.session.hints import pointed_at, strength
from game.client.session.match_session import MatchSession
from game.client.text.move_text import advice_words, hint_words, move_about
from game.client.ui import widgets
from game.client.ui.glow import glows
from game.client.ui.notices import best_spot
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Scene, Sprite, Transition

if TYPE_CHECKING:
    from game.players import Choice
    from game.rules.moves import Move

SHEET = pygame.Rect(508, 564, 1000, 492)
SIZES = (SHEET.size, (720, 640), (1480, 430), (640, 700))
"""Sizes of the sheet: the first one is used that covers nothing at which the hint points."""
CARD = pygame.Rect(0, 0, 150, 210)  # of an order, beside the words
EYE, TOLD_PX, REASON_PX = 48, 34, 30


class Told(NamedTuple):
    """The words of a hint, the piece that they are about, and the boxes of what to do and of why."""

    words: str
    reason: str
    subject: Subject
    boxes: tuple[pygame.Rect, pygame.Rect]


class Hint(MatchScene, name="hint"):
    """Asks, says that somebody thinks, and then tells; gone as soon as the game has gone on.

    Targets `close` and, once the hint is there, `do`; sight `piece`, if the move is about one that can be seen close.
    """

    fills = True
    opaque = False
    closes_beside = True

    def __init__(self, below: Scene, session: MatchSession, seat: int) -> None:
        from game.match.thinking import seed_for

        self._below = below
        super().__init__(session, seat)
        self._view = session.view(seat)
        seed = seed_for(session.match.seed, seat, session.match.number)
        self._thinker = session.thinker
        self._ticket = self._thinker.advise(self._view, strength(session.choices.now), seed)
        self._choice: Choice | None = None
        self.sheet = best_spot((), [_read_size(*SHEET.size)], SHEET.bottomright)
        self.pointed: list[pygame.Rect] = []  # the targets of the move, on the table
        self._lit_s = 0.0
        session.light(seat, ())  # no targets of an earlier hint

    def build(self, page: Page) -> None:
        sheet = self.sheet
        widgets.sheet(page, sheet, "double")
        widgets.picture(page, (sheet.x + 40, sheet.y + 24, 64, 64), pictures.badge(self.session.style(self.seat)))
        words = say("A hint for {seat}", seat=self.session.name(self.seat))
        widgets.heading(page, (sheet.x + 124, sheet.y + 26, sheet.w - 164, 60), words, 40)
        if self._choice is None:
            widgets.label(page, self._inner, say("The adviser is thinking …"), px=TOLD_PX, colour=theme.INK_SOFT)
        else:
            self._build_told(page, self._told(self._choice))
        self._build_buttons(page, pygame.Rect(sheet.x + 48, sheet.bottom - 108, sheet.w - 96, 76))

    @property
    def _inner(self) -> pygame.Rect:
        return pygame.Rect(self.sheet.x + 48, self.sheet.y + 100, self.sheet.w - 96, self.sheet.h - 224)

    def _build_buttons(self, page: Page, line: pygame.Rect) -> None:
        width = min(300, (line.w - 24) // 2)
        close = (line.right - width, line.y, width, line.h)
        widgets.page_button(page, "close", close, say("Close"), "plain", "cross", px=34)
        if self._choice is not None:
            reason = self.session.turns.why_not(self._choice.move)
            box = (line.right - 2 * width - 24, line.y, width, line.h)
            widgets.page_button(
                page, "do", box, say("Do it"), "primary", "fist", reason=reason, px=34,
                hint=say("Does this for you. A plan or orders to fulfil are only prepared."),
            )  # fmt: skip

    def _build_told(self, page: Page, told: Told) -> None:
        upper, lower = told.boxes
        page.draw(upper, Brush.framed, upper, theme.PAPER_LIGHT, theme.INK_SOFT)
        written = pygame.Rect(upper.x, upper.y, upper.w - (EYE + 36 if told.subject else 0), upper.h)
        widgets.label(page, written.inflate(-40, -12), told.words, px=TOLD_PX, wrap=True)
        if told.subject:
            eye = (upper.right - EYE - 24, upper.centery - EYE // 2, EYE, EYE)
            widgets.picture(page, eye, icon_picture("eye", theme.INK_SOFT))
            widgets.sight(page, "piece", upper, told.words, told.subject, say("Press for a closer look."))
        if told.subject[:1] == ("order",):
            card = CARD.move(self.sheet.right - 48 - CARD.w, upper.y)
            widgets.picture(page, card, pictures.refinement_card(self.session.content.refinement[told.subject[2]]))
        widgets.label(page, lower, told.reason, px=REASON_PX, colour=theme.INK_SOFT, wrap=True, valign="top")

    def _told(self, choice: Choice) -> Told:
        """The words and their boxes: the move's words take the room they need, and the reason gets the rest."""
        words = advice_words(choice.move, choice.then, self.session.seats)
        subject = move_about(choice.move, self.session.seats)
        inner = self._inner
        if subject[:1] == ("order",):  # its refinement card has no name: it is shown
            inner.w -= CARD.w + 20
        width = inner.w - 40 - (EYE + 36 if subject else 0)
        needed = typesetting.measure(words, "body", read_px(TOLD_PX), max_width=width, wrap=True)[1] + 28
        upper = pygame.Rect(inner.x, inner.y, inner.w, min(max(76, needed), inner.h * 5 // 8))
        lower = pygame.Rect(inner.x + 20, upper.bottom + 16, inner.w - 40, inner.bottom - upper.bottom - 16)
        return Told(words, hint_words(choice, self.session.seats), subject, (upper, lower))

    def tick(self, dt_s: float) -> bool:
        self._lit_s += dt_s
        if self._choice is None:
            self._choice = self._thinker.answer(self._ticket)
            if self._choice is not None:
                self._point(self._choice.move)
        return False

    def _point(self, move: Move) -> None:
        """Light the targets of the move, also after this sheet is closed, and find a sheet that covers none of them."""
        found = pointed_at(self._below, self.session, move)
        self.pointed = list(found.values())
        self.sheet = best_spot(self.pointed, [_read_size(*size) for size in SIZES], SHEET.bottomright)
        self.session.light(self.seat, found)
        self._lit_s = 0.0
        self.changed()

    @property
    def topic(self) -> object:  # type: ignore[override]
        return self._choice

    @property
    def default(self) -> str:  # type: ignore[override]
        """What Enter chooses: what is advised, where it can be done."""
        return "do" if self._choice is not None and not self.session.turns.why_not(self._choice.move) else "close"

    @property
    def move(self) -> Move | None:
        """The move that it advises; None while the adviser thinks."""
        return self._choice.move if self._choice is not None else None

    @property
    def says(self) -> Told | None:
        """The words of the hint; None while the adviser thinks."""
        return self._told(self._choice) if self._choice is not None else None

    def sprites(self) -> Sequence[Sprite]:
        return glows(self.pointed, self.scale, self._lit_s, still=self.session.choices.now.reduced_motion)

    def next(self) -> Transition:
        """Close once the table has changed or somebody else plays, because then the hint is worth nothing."""
        return None if self.session.view(self.seat) is self._view else Pop()

    def press(self, name: str) -> Transition:
        if name == "do" and self.move is not None:
            self._do(self.move)
        return Pop()

    def _do(self, move: Move) -> None:
        """Make the move; a plan and a printing are only laid out, for the person to check and hand in."""
        if self._below.lay_out(move):
            return
        self._below.toast(self.session.turns.submit(move, self.seen))
        self._below.changed()

    def take_news(self) -> None:
        """What happens is shown by the scene below, once this sheet is closed."""

    def leave(self) -> None:
        self._thinker.forget(self._ticket)


def _read_size(width: int, height: int) -> tuple[int, int]:
    """The size of a sheet with room for words at the size at which they are read."""
    return min(shape()[0] - 48, read_px(width)), min(shape()[1] - 48, read_px(height))
