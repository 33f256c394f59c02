"""The hand-over curtain: nothing of the table shows until the named person opens it."""

from collections.abc import Callable, Sequence
from math import cos, sin, tau

import pygame

from game.client import layout, theme, widgets
from game.client.art import tokens
from game.client.brush import Brush
from game.client.messages import say
from game.client.page import Page
from game.client.scene import Scene, Sprite, Transition
from game.client.settings import Choices
from game.client.targets import State, Target

HOLD_S = 0.8
EMPTYING = 2.0  # the ring empties this much faster than it fills
TICKS = 40  # strokes of the ring
SEAL = (636, 794)


class Curtain(Scene):
    """Covers all, names a seat, and opens by holding the seal; or by two clicks where holding is hard.

    `then` is asked for the transition when the curtain opens, so that no secret is made ready before.
    """

    name = "curtain"
    default = "open"

    def __init__(
        self,
        seat_name: str,
        seat_style: theme.SeatStyle,
        then: Callable[[], Transition],
        choices: Choices | None = None,
    ) -> None:
        self._seat_name = seat_name
        self._style = seat_style
        self._then = then
        self._choices = choices or Choices()
        self._held_s = 0.0
        self._held_now = False
        self._armed = False
        self._rings: dict[tuple[int, float], pygame.Surface] = {}

    @property
    def by_clicks(self) -> bool:
        """Whether it opens by two clicks: a choice that the settings keep."""
        return self._choices.now.curtain_by_clicks

    def build(self, page: Page) -> None:
        """Put the folio with the name, what is asked, and the seal."""
        page.draw((0, 0, *layout.CANVAS), lambda brush: brush.rect((0, 0, *layout.CANVAS), theme.WALNUT_DARK))
        folio = layout.rect("curtain", "folio")
        widgets.sheet(page, folio)
        page.draw(folio, lambda brush: _paint_frame(brush, folio))
        self._build_words(page, layout.rect("curtain", "text block"))
        seal = layout.rect("curtain", "hold button")
        page.target(Target("open", "button", seal, self._ask()), self._paint_seal)
        row = layout.rect("curtain", "seal row").inflate(-280, 8)
        widgets.toggle(page, "by clicks", row, say("Two clicks instead of holding"), self.by_clicks)

    def _build_words(self, page: Page, block: pygame.Rect) -> None:
        name = say("{seat},", seat=self._seat_name)
        box = pygame.Rect(block.x, block.y + 16, block.w - 140, 170)
        widgets.label(page, box, name, px=164, face="black")
        eyes = pygame.Rect(block.x, box.bottom, block.w, 140)
        widgets.label(page, eyes, say("your eyes only"), px=118, face="black", colour=theme.VERMILION)
        words = say("Let every other printer turn from the page. When you have finished, it closes by itself.")
        body = pygame.Rect(block.x, eyes.bottom + 16, block.w, block.bottom - eyes.bottom - 16)
        widgets.label(page, body, words, px=40, face="fell", valign="top", wrap=True)
        badge = pygame.Rect(block.right - 124, block.y + 16, 124, 124)
        widgets.picture(page, badge, lambda width, _height: tokens.badge(self._style, width))

    def press(self, name: str) -> Transition:
        """Switch the way of opening; or, when opening by clicks, arm first and open then."""
        self.changed()
        if name == "by clicks":
            self._choices.change(curtain_by_clicks=not self.by_clicks)
            self._armed = False
        elif self.by_clicks and self._armed:
            return self._then()
        else:
            self._armed = self.by_clicks
        return None

    def hold(self, name: str, dt_s: float) -> Transition:
        """Fill the ring, and open when it is full."""
        if name != "open" or self.by_clicks:
            return None
        self._held_now = True
        self._held_s += dt_s
        return self._then() if self._held_s >= HOLD_S else None

    def tick(self, dt_s: float) -> bool:
        """Empty the ring when the seal is let go."""
        if not self._held_now:
            self._held_s = max(0.0, self._held_s - EMPTYING * dt_s)
        self._held_now = False
        return self._held_s > 0

    def sprites(self) -> Sequence[Sprite]:
        """The ring around the seal."""
        lit = min(TICKS, round(TICKS * self._held_s / HOLD_S))
        key = (lit, self.scale)
        if key not in self._rings:
            self._rings[key] = self.bake((240, 240), lambda brush: _paint_ring(brush, lit))
        return [Sprite(self._rings[key], SEAL)]

    def back(self) -> Transition:
        """Stay: only the named person goes on from here."""
        return None

    def _ask(self) -> str:
        if not self.by_clicks:
            return say("Hold to open")
        return say("Click again to open") if self._armed else say("Click twice to open")

    def _paint_seal(self, brush: Brush, state: State) -> None:
        brush.circle(SEAL, 84, theme.mix(theme.VERMILION, theme.BLACK, 0.4))
        colour = theme.mix(theme.VERMILION, theme.WHITE, 0.15) if state.hovered else theme.VERMILION
        brush.circle((SEAL[0], SEAL[1] + (2 if state.pressed else -3)), 80, colour)
        brush.circle(SEAL, 58, theme.mix(theme.VERMILION, theme.BLACK, 0.25), 4)
        brush.blit(widgets.icon_picture("eye", theme.PAPER_LIGHT), (SEAL[0] - 40, SEAL[1] - 40, 80, 80))
        brush.text((788, 730, 600, 70), self._ask(), "sc", 56, theme.INK)
        how = say("with the mouse, a finger or the space bar")
        brush.text((788, 806, 600, 44), how, "body", 30, theme.INK_SOFT)


def _paint_frame(brush: Brush, folio: pygame.Rect) -> None:
    brush.rect(folio.inflate(-60, -60), theme.INK, width=3)
    brush.rect(folio.inflate(-112, -112), theme.INK_SOFT, width=1)
    middle = folio.y + 29 + 13
    for x in range(folio.x + 60, folio.right - 40, 52):
        for y in (middle, folio.bottom - 43):
            brush.polygon([(x - 6, y), (x, y - 7), (x + 6, y), (x, y + 7)], theme.INK)


def _paint_ring(brush: Brush, lit: int) -> None:
    for tick in range(TICKS):
        angle = tau * tick / TICKS
        near, far = ((120 + r * sin(angle), 120 - r * cos(angle)) for r in (94, 112))
        colour = theme.VERMILION if tick < lit else theme.mix(theme.PAPER_SHADE, theme.INK, 0.4)
        brush.line(near, far, colour, 9 if tick < lit else 5)
