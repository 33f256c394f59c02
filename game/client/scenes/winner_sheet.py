"""The sheet that names the winner: it rises over the final count, and stands there until a press or for a while."""

from collections.abc import Sequence
from functools import partial
from math import cos, sin, tau
from typing import NamedTuple

import pygame

from game.client.graphics import control_art, ornaments, pictures, theme
from game.client.graphics.brush import Brush, Picture, sized
from game.client.session.match_session import MatchSession
from game.client.ui.motions import ease
from game.client.ui.scene import Scene, Sprite
from game.rules import events as ev

SHEET = pygame.Rect(460, 92, 1000, 792)  # above the buttons at the foot
RAYS = pygame.Rect(-190, -162, 2300, 1300)
RAYS_PX = 480  # at which they are drawn
COMES_S, FLIES_S, STAYS_S, GOES_S = 0.5, 0.85, 7.0, 0.3
FROM_Y = 1500  # the middle of the sheet before it comes
WREATH, BADGE = 200, 92
BOOK_W, BOOK_PITCH = 140, 156
FLYING, FLYING_W, REACH, FALLS = 40, 60, (1250, 620), 300  # what flies: how many, how large, how far, how far down


class Victory(NamedTuple):
    """Who won, and the words for it."""

    seats: tuple[int, ...]
    head: str
    name: str
    fame: str
    foot: str


class WinnerSheet:
    """The motion of the sheet over a scene; all its pictures are made once, by `make`."""

    def __init__(self, scene: Scene, session: MatchSession, victory: Victory) -> None:
        self._scene = scene
        self._session = session
        self._victory = victory
        self._made: tuple[float, pygame.Surface, pygame.Surface, list[pygame.Surface]] | None = None
        self._now_s = STAYS_S  # it is over

    def make(self) -> None:
        """Draw the pictures for the scale of the page, unless that was done."""
        scale = self._scene.scale
        if self._made is None or self._made[0] != scale:
            things: list[Picture] = [pictures.type_block(letter) for letter in ("A", "I", "O", "U")]
            things += [pictures.coin(1), pictures.icon("laurel", theme.BRASS_LIGHT)]
            fill = partial(Brush.blit, rect=(0, 0, FLYING_W, FLYING_W))
            flying = [self._scene.bake((FLYING_W, FLYING_W), partial(fill, picture=one)) for one in things]
            rays = pygame.transform.smoothscale(
                ornaments.rays((RAYS_PX, RAYS_PX)), (round(RAYS.w * scale), round(RAYS.h * scale))
            )
            sheet = self._scene.bake(SHEET.size, lambda on: _paint(on, self._session, self._victory))
            self._made = scale, sheet, rays, flying

    @property
    def gone(self) -> bool:
        """Whether it was seen, or does not come."""
        return self._now_s >= STAYS_S

    def begin(self) -> None:
        """Have the sheet rise; with reduced motion it stands there at once."""
        self._now_s = FLIES_S if self._session.choices.now.reduced_motion else 0.0

    def end(self) -> None:
        self._now_s = STAYS_S

    def tick(self, dt_s: float) -> bool:
        self._now_s = min(STAYS_S, self._now_s + dt_s)
        goes = not self._session.choices.now.reduced_motion and self._now_s > STAYS_S - GOES_S
        return self._now_s < FLIES_S or (goes and self._now_s < STAYS_S)

    def sprites(self) -> list[Sprite]:
        """The rays, what flies, and the sheet over them."""
        if self.gone:
            return []
        self.make()
        assert self._made is not None  # just made
        _, sheet, rays, flying = self._made
        shines = COMES_S / 2 <= self._now_s <= STAYS_S - GOES_S
        around = [Sprite(rays, RAYS.center), *self._flying(flying)] if shines else []
        return [*around, Sprite(sheet, (SHEET.centerx, round(self._middle())))]

    def _middle(self) -> float:
        """Where the middle of the sheet is, from the top."""
        if self._now_s > STAYS_S - GOES_S and not self._session.choices.now.reduced_motion:
            return SHEET.centery - ease("cubic in", 1 - (STAYS_S - self._now_s) / GOES_S) * (SHEET.bottom + 40)
        return FROM_Y + (SHEET.centery - FROM_Y) * ease("cubic out", self._now_s / COMES_S)

    def _flying(self, things: Sequence[pygame.Surface]) -> list[Sprite]:
        """Types, coins and laurels that fly out from behind the sheet and fall."""
        part = (self._now_s - COMES_S / 2) / (FLIES_S - COMES_S / 2)
        if not 0 <= part < 1:
            return []
        way, found = ease("cubic out", part), list[Sprite]()
        for number in range(FLYING):
            angle, far = tau * number / FLYING, 0.7 + 0.3 * (number * 7 % 10) / 10
            x, y = REACH[0] * cos(angle) * far * way, REACH[1] * sin(angle) * far * way + FALLS * part * part
            found.append(Sprite(things[number % len(things)], (round(SHEET.centerx + x), round(SHEET.centery + y))))
        return found


def _paint(brush: Brush, session: MatchSession, victory: Victory) -> None:
    """Paint the sheet from its own corner: wreath, name, fame, and the books that were printed."""
    width, height = SHEET.size
    brush.blit(sized(control_art.sheet, "double"), (0, 0, width, height))
    count = len(victory.seats)
    for place, seat in enumerate(victory.seats):
        x = width // 2 + (2 * place - count + 1) * WREATH // 2
        brush.blit(pictures.icon("laurel", theme.VERMILION), (x - WREATH // 2, 40, WREATH, WREATH))
        badge = (x - BADGE // 2, 40 + (WREATH - BADGE) // 2 - 6, BADGE, BADGE)
        brush.blit(pictures.badge(session.style(seat)), badge)
    lines: tuple[tuple[int, int, str, theme.Face, int, theme.Rgb], ...] = (
        (236, 56, victory.head, "sc", 46, theme.INK),
        (282, 146, victory.name, "black", 128, theme.RUBRIC),
        (424, 58, victory.fame, "body", 50, theme.INK),
        (482, 44, victory.foot, "fell", 36, theme.INK_SOFT),
    )
    for top, room, words, face, px, colour in lines:
        brush.text((60, top, width - 120, room), words, face, px, colour, align="center")
    printed = _printed(session, victory.seats)
    ornaments.lozenge_rule(brush, (120, 548 if printed else 660), width - 240)
    pitch = min(BOOK_PITCH, (width - 120 - BOOK_W) // max(1, len(printed) - 1))
    left = (width - (len(printed) - 1) * pitch - BOOK_W) // 2
    for place, card in enumerate(printed):
        box = pygame.Rect(left + place * pitch, 580, BOOK_W, BOOK_W)
        brush.veil(box.move(4, 6), theme.BLACK, 90, radius=6)
        brush.rect(box, theme.PAPER_LIGHT, radius=4)
        brush.blit(pictures.woodcut(session.content.printing[card]), box.inflate(-12, -12))


def _printed(session: MatchSession, seats: Sequence[int]) -> list[str]:
    """The printing cards of all that some seats printed, in the order of the game."""
    happened = (event for entry in session.match.log for event in entry.events)
    return [event.printing for event in happened if isinstance(event, ev.OrderFulfilled) and event.seat in seats]
