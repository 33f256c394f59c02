"""The curtain between two people: nothing of the table is seen until the named person opens it."""

from collections.abc import Sequence
from math import cos, sin, tau
from unicodedata import combining

import pygame

from game.client.base.game_steps import CurtainStep
from game.client.base.i18n import say
from game.client.graphics import large_art, layout, ornaments, panes, pictures, theme
from game.client.graphics.brush import Brush, bake_part, wide
from game.client.graphics.material import piece
from game.client.scenes.destinations import ToMenu
from game.client.scenes.parts import blocks
from game.client.session.match_session import MatchSession
from game.client.ui import widgets
from game.client.ui.motions import PAGE_S, Box, Drawn, Motion, Patch
from game.client.ui.page import REST, Page, State, Target
from game.client.ui.scene import Push, Replace, Scene, Sprite, Transition

HOLD_S = 0.8
DROP_IN_S = 0.24
EMPTYING = 2.0  # the ring empties so many times faster than it fills
TICKS, RING = 64, 240  # strokes of the ring, and the side of its square
SEAL = (636, 784)
INITIAL = 276
SHADOW = 16  # around the folio


class Curtain(Scene, name="curtain", default="open"):
    """Covers all, names the seat that is to plan, and opens by holding the seal; or by two clicks where that is hard.

    The plan is prepared only when it opens, so that no secret is there before. Computers go on behind it. The badges of
    all who have still to plan stand at the foot.

    Targets: `open` (the seal), `by clicks` (toggle), `menu`.
    """

    leavers = ("menu",)

    def __init__(self, session: MatchSession, step: CurtainStep) -> None:
        self.table = self._session = session  # the match that is played behind it
        self._step = step
        self._held_s = 0.0
        self._held_now = False
        self._armed = False
        self._opened = False
        self._rings: dict[tuple[int, float], pygame.Surface] = {}

    @property
    def acts(self) -> int | None:
        return self._session.shown.at_screen

    @property
    def by_clicks(self) -> bool:
        """Whether it opens by two clicks: a choice that the settings keep."""
        return self._session.choices.now.curtain_by_clicks

    def views(self) -> list[panes.View]:
        """The folio, and the way out; in a window of the usual shape all is one picture."""
        parts = blocks.block(layout.rect("curtain", "folio"), 8), (1640, 20, 260, 80)
        return [] if layout.shape() == layout.CANVAS else [panes.View("", parts)]

    def build(self, page: Page) -> None:
        page.title = say("{seat}, your eyes only", seat=self._session.name(self._step.seat))
        _lay_table(page)
        folio = layout.rect("curtain", "folio")
        widgets.sheet(page, _under(folio))
        widgets.sheet(page, folio)
        page.draw(folio, ornaments.lozenge_frame, folio.inflate(-64, -64))
        block = layout.rect("curtain", "text block")
        self._build_name(page, block)
        _build_columns(page, block)
        seal = layout.rect("curtain", "hold button")
        page.target(Target("open", "button", seal, self._ask()), _paint_seal, self._ask())
        ring = pygame.Rect(0, 0, RING, RING).move_to(center=SEAL)
        widgets.picture(page, ring, self._ring(0))
        self._build_foot(page, layout.rect("curtain", "seal row"))
        widgets.page_button(page, "menu", (1644, 24, 252, 72), say("Menu"), "dark", "menu")

    def _build_name(self, page: Page, block: pygame.Rect) -> None:
        """Put the name with its first letter as an ornamental initial, where the black letter has it."""
        name, left = self._session.name(self._step.seat), block.x
        first, rest = name[:1].upper(), name[1:]
        is_letter = len(first) == 1 and first.isalpha() and theme.has_glyph("black", first)  # the capital of ß is two
        if is_letter and not combining(rest[:1] or " "):
            widgets.picture(page, (block.x, block.y + 4, INITIAL, INITIAL), wide(large_art.initial, first))
            left += INITIAL + 32
        else:
            rest = name
        named = pygame.Rect(left, block.y - 18, block.right - 140 - left, 218)
        widgets.label(page, named, say("{seat},", seat=rest), px=164, face="black")
        viewer = pygame.Rect(left, block.y + 146, block.right - left, 160)
        widgets.label(page, viewer, say("your eyes only"), px=118, face="black", colour=theme.RUBRIC)
        badge = pictures.badge(self._session.style(self._step.seat))
        widgets.picture(page, (block.right - 112, block.y + 8, 112, 112), badge)

    def _build_foot(self, page: Page, row: pygame.Rect) -> None:
        wide, view = 620, self._session.view()
        waiting = [seat for seat in view.turn_order if seat in self._session.seats.people and not view.committed[seat]]
        switch = pygame.Rect(row.right - wide, row.y - 4, wide, 64)
        widgets.toggle(page, "by clicks", switch, say("Two clicks instead of holding"), self.by_clicks)
        widgets.label(page, (row.x, row.y, 216, row.h), say("Still to plan:"), px=30)
        for place, seat in enumerate(waiting):
            badge = pictures.badge(self._session.style(seat))
            widgets.picture(page, (row.x + 200 + 62 * place, row.y, 56, 56), badge)

    def press(self, name: str) -> Transition:
        """Switch the way of opening; or, when opening by clicks, arm first and open then."""
        if name == "by clicks":
            self._session.choices.change(curtain_by_clicks=not self.by_clicks)
            self._armed = False
        elif self.by_clicks and self._armed:
            return self._open()
        else:
            self._armed = self.by_clicks
        return None

    def hold(self, name: str, dt_s: float) -> Transition:
        if name != "open" or self.by_clicks:
            return None
        self._held_now = True
        self._held_s += dt_s
        return self._open() if self._held_s >= HOLD_S else None

    def _open(self) -> Transition:
        self._opened = True
        self._session.open_curtain(self._step.seat)
        return Replace(self._session.scene())

    def parting(self) -> Sequence[Motion]:
        """The page turns over its left edge; it shows no secret, so it may be seen over one for a moment."""
        if not self._opened:
            return ()
        box = _folio()
        page = Patch("before", box)
        return (Motion(pictures=(page,), start=box, end=box, duration_s=PAGE_S, easing="cubic in-out", hinged=True),)

    def arriving(self, before: Sequence[Scene]) -> Sequence[Motion]:
        """The folio drops onto a bare table, so that nothing is seen of what another person laid.

        With reduced motion it is there at once, because a fade would show what it has to cover.
        """
        if self._session.choices.now.reduced_motion:
            return ()
        box = _folio()
        bare = Drawn("bare table", lambda _w, _h: bake_part(box, self.scale, self._paint_table), box[2:])
        above = (box[0], -box[3], box[2], box[3])
        return (
            Motion(pictures=(bare,), start=box, end=box, duration_s=DROP_IN_S, local=True),
            Motion(pictures=(Patch("after", box),), start=above, end=box, duration_s=DROP_IN_S, local=True),
        )

    def _paint_table(self, brush: Brush) -> None:
        bare = Page(self.scale)
        _lay_table(bare)
        for item in bare.items:
            item.paint(brush, REST)

    def tick(self, dt_s: float) -> bool:
        if not self._held_now:
            self._held_s = max(0.0, self._held_s - EMPTYING * dt_s)
        self._held_now = False
        return self._held_s > 0

    def next(self) -> Transition:
        """Where the game goes on without it; none while the named person has still to plan."""
        self._session.think_along(self._step)
        return self._session.transition(self._step)

    def sprites(self) -> Sequence[Sprite]:
        lit = min(TICKS, round(TICKS * self._held_s / HOLD_S))
        return [Sprite(self._ring(lit), SEAL)] if lit else []

    def _ring(self, lit: int) -> pygame.Surface:
        key = (lit, self.scale)
        if key not in self._rings:
            self._rings[key] = self.bake((RING, RING), lambda brush: _paint_ring(brush, lit))
        return self._rings[key]

    def back(self) -> Transition:
        """Open the menu; only the named person goes on from here."""
        return Push(ToMenu(self._session))

    def _ask(self) -> str:
        if not self.by_clicks:
            return say("Hold to open")
        return say("Click again to open") if self._armed else say("Click twice to open")


def _paint_seal(brush: Brush, state: State, ask: str) -> None:
    side = 168 + (8 if state.hovered else 0) - (12 if state.pressed else 0)
    box = pygame.Rect(0, 0, side, side).move_to(center=SEAL)
    brush.blit(lambda width, height: piece("seal_eye", (width, height)), box)
    brush.text((788, 716, 600, 72), ask, "sc", 60)
    brush.text((788, 796, 600, 44), say("with the mouse, a finger or the space bar"), px=30)


def _folio() -> Box:
    """All of the folio: both sheets with their shadows."""
    upper = layout.rect("curtain", "folio")
    x, y, width, height = upper.union(_under(upper)).inflate(2 * SHADOW, 2 * SHADOW).clip((0, 0, *layout.CANVAS))
    return (x, y, width, height)


def _under(folio: pygame.Rect) -> pygame.Rect:
    """The sheet that looks out from under the folio."""
    return folio.move(-20, 14).inflate(0, -12)


def _lay_table(page: Page) -> None:
    widgets.table(page)
    page.draw((0, 0, *layout.CANVAS), Brush.veil, (0, 0, *layout.CANVAS), theme.BLACK, 110)


def _build_columns(page: Page, block: pygame.Rect) -> None:
    """Put two columns of text, as in a book of the time: what happens here, but no secret."""
    left = say("Everyone else, look away: you are about to plan in secret.")
    right = say("Most markers act first; ties follow turn order. When all plans are ready, they are revealed.")
    column = pygame.Rect(block.x, block.y + 300, 500, 212)
    widgets.label(page, column, left, px=40, face="fell", valign="top", wrap=True)
    second = pygame.Rect(block.right - 500, column.y, 500, 212)
    widgets.label(page, second, right, px=40, face="fell", valign="top", wrap=True)
    line = pygame.Rect(block.centerx - 1, column.y + 8, 2, 176)
    page.draw(line, Brush.rect, line, theme.INK)
    foot = pygame.Rect(block.x, block.bottom - 30, block.w, 30)
    page.draw(foot, ornaments.lozenge_rule, foot.midleft, foot.w)


def _paint_ring(brush: Brush, lit: int) -> None:
    for tick in range(TICKS):
        angle = tau * tick / TICKS
        near, far = ((120 + r * sin(angle), 120 - r * cos(angle)) for r in (96, 112))
        colour = theme.VERMILION if tick < lit else theme.mix(theme.PAPER_SHADE, theme.INK, 0.3)
        brush.line(near, far, colour, 8 if tick < lit else 4)
