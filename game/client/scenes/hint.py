"""A hint: what an adept would do in a person's place, and why. It is shown to that person only, and never logged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import theme, widgets
from game.client.art import tokens
from game.client.game_scene import look_closer
from game.client.glow import glows
from game.client.hints import pointed_at
from game.client.messages import say
from game.client.move_words import move_about, move_words
from game.client.page import Page
from game.client.reason_words import reason_words
from game.client.scene import Pop, Scene, Sprite, Transition
from game.client.sitting import Sitting
from game.client.targets import About

if TYPE_CHECKING:
    from game.match.players import Level
    from game.players import Choice
    from game.rules.moves import Move

SHEET = pygame.Rect(420, 270, 1080, 540)
ELSEWHERE = (SHEET, SHEET.move(0, 230), SHEET.move(0, -230))  # where it covers least of what it points at
ADVISER: Level = "adept"
EYE = 48


class Hint(Scene):
    """Asks, says that somebody thinks, and then tells; gone as soon as the game has gone on.

    Target `close`; sight `piece`, where the move is about one that can be seen close.
    """

    name = "hint"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, below: Scene, sitting: Sitting, seat: int) -> None:
        from game.match.thinking import seed_for

        self._below = below
        self._sitting = sitting
        self._seat = seat
        self._view = sitting.view(seat)
        seed = seed_for(sitting.match.seed, seat, sitting.match.number)
        self._thinker = sitting.thinker
        self._ticket = self._thinker.ask(self._view, ADVISER, seed)
        self._choice: Choice | None = None
        self._sheet = SHEET
        self._lit: list[pygame.Rect] = []  # on the table, what the move takes in hand
        self._lit_s = 0.0

    # what is seen

    def build(self, page: Page) -> None:
        """Put what to do and why, or that it is thought about."""
        widgets.sheet(page, self._sheet, "double")
        style = self._sitting.style(self._seat)
        widgets.picture(
            page, (self._sheet.x + 48, self._sheet.y + 40, 84, 84), lambda width, _height: tokens.badge(style, width)
        )
        head = pygame.Rect(self._sheet.x + 152, self._sheet.y + 44, self._sheet.w - 200, 72)
        words = say("A hint for {seat}", seat=self._sitting.name(self._seat))
        widgets.heading(page, head, words, 44)
        inner = pygame.Rect(self._sheet.x + 56, self._sheet.y + 144, self._sheet.w - 112, 244)
        if self._choice is None:
            widgets.label(page, inner, say("An adept is thinking it over …"), px=34, colour=theme.INK_SOFT)
        else:
            self._build_told(page, self._choice, inner)
        close = (self._sheet.right - 356, self._sheet.bottom - 136, 300, 92)
        widgets.page_button(page, "close", close, say("Close"), "primary", "check", px=34)

    def _build_told(self, page: Page, choice: Choice, inner: pygame.Rect) -> None:
        words, about = move_words(choice.move, self._sitting), move_about(choice.move, self._sitting)
        upper = pygame.Rect(inner.x, inner.y, inner.w, 116)
        written = pygame.Rect(upper.x, upper.y, upper.w - (EYE + 36 if about else 0), upper.h)
        page.draw(upper, lambda brush: brush.rect(upper, theme.PAPER_LIGHT, radius=8))
        page.draw(upper, lambda brush: brush.rect(upper, theme.INK_SOFT, width=2, radius=8))
        widgets.label(page, written.inflate(-40, -12), words, px=36, wrap=True)
        if about:
            eye = (upper.right - EYE - 24, upper.centery - EYE // 2, EYE, EYE)
            widgets.picture(page, eye, widgets.icon_picture("eye", theme.INK_SOFT))
            widgets.sight(page, "piece", upper, words, about, say("Press to see it close."))
        lower = (inner.x + 20, upper.bottom + 12, inner.w - 40, inner.bottom - upper.bottom - 12)
        reason = reason_words(choice.reason, self._sitting)
        widgets.label(page, lower, reason, px=30, colour=theme.INK_SOFT, wrap=True)

    # what happens

    def tick(self, dt_s: float) -> bool:
        """See whether the answer is there."""
        self._lit_s += dt_s
        if self._choice is None:
            self._choice = self._thinker.answer(self._ticket)
            if self._choice is not None:
                self._point(self._choice.move)
        return False

    def _point(self, move: Move) -> None:
        """Light what the move takes in hand, and leave it uncovered if that can be."""
        places = pointed_at(self._below, self._sitting, move)
        self._sheet = min(ELSEWHERE, key=lambda sheet: len(sheet.collidelistall(places)))
        self._lit = [place for place in places if not self._sheet.colliderect(place)]
        self._lit_s = 0.0
        self.changed()

    def sprites(self) -> Sequence[Sprite]:
        """A glow around what the move takes in hand."""
        return glows(self._lit, self.scale, self._lit_s, still=self._sitting.choices.now.reduced_motion)

    def next(self) -> Transition:
        """Away once the table is another one, or somebody else plays: then the hint is worth nothing."""
        return None if self._sitting.view(self._seat) is self._view else Pop()

    def press(self, name: str) -> Transition:
        """Close."""
        return Pop()

    def closer_look(self, about: About) -> Transition:
        """The piece that the move is about."""
        return look_closer(self._sitting, self._seat, about)

    def leave(self) -> None:
        """Nobody waits for the answer any more."""
        self._thinker.forget(self._ticket)
