"""The gear train of a seat, at rest and turning, and what its gears will show in the coming rounds (T1)."""

from collections.abc import Iterator, Sequence
from functools import cache

import pygame
from msgspec.structs import replace

from game.client.base import readings
from game.client.base.i18n import ROMAN, say, sentences
from game.client.graphics import gear_art, pictures, theme
from game.client.graphics.brush import Brush, Picture, Turning
from game.client.graphics.viewport import Point
from game.client.session.match_session import MatchSession
from game.client.text.refused import after
from game.client.text.reward_text import reward_words, reward_words_short
from game.client.text.told import fitted
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Sprite
from game.client.ui.soundscape import Pawl, axle_pan
from game.client.ui.target_names import AxleSpot, FittedGear, UseButton
from game.client.ui.turn_gesture import Pointer
from game.content import Content
from game.content.tables import Gear, GearReward, RuleConstants
from game.gearbox.gear_physics import GearTrain
from game.gearbox.mesh import is_half_pitch
from game.rules.gears import active_reward
from game.rules.moves import UseGear
from game.rules.names import PlacedGear
from game.rules.state import Seat
from game.rules.view import View

LEFT = 70  # room for the axles' numbers
TILE = 66


def forecast(page: Page, rect: pygame.Rect, content: Content, view: View, gears: Sequence[PlacedGear]) -> None:
    """Put a sheet with a column for each round left, this one first, and a row for each gear."""
    widgets.sheet(page, rect)
    widgets.heading(page, (rect.x + 24, rect.y + 16, rect.w - 48, 44), say("Coming rounds"), 34)
    if not gears:
        words = say("Gears turn by one sector at the start of each round.")
        widgets.label(page, (rect.x + 24, rect.y + 80, rect.w - 56, 120), words, wrap=True, valign="top")
        return
    rounds = content.rules.rounds - view.round + 1
    pitch = min(84, (rect.w - LEFT - 36) // rounds)
    now = pygame.Rect(rect.x + LEFT - 4, rect.y + 66, pitch, 48 + len(gears) * (TILE + 14))
    page.draw(now, Brush.rect, now, theme.VERMILION, width=4, radius=6)
    for ahead in range(rounds):
        box = (now.x + ahead * pitch, now.y + 4, pitch, 38)
        widgets.label(page, box, ROMAN[view.round + ahead], px=26, face="roman", align="center")
    side, explained = min(TILE, pitch - 8), pygame.Rect(rect.x + 24, rect.y + 356, rect.w - 56, 36)
    widgets.label(page, explained, say("This round"), colour=theme.RUBRIC)
    for axle, (placed, sectors) in enumerate(zip(gears, readings.forecast(gears, rounds), strict=True)):
        rewards, top = content.gears[placed.gear].sectors, now.y + 44 + axle * (TILE + 14)
        widgets.picture(page, (now.x - 48, top + 10, 40, 46), pictures.axle_pointer(axle + 1))
        for ahead, sector in enumerate(sectors):
            left = now.x + ahead * pitch + (pitch - side) // 2
            widgets.picture(page, (left, top + (TILE - side) // 2, side, side), pictures.reward(rewards[sector]))
        line, reward = explained.move(0, 42 + axle * 54), rewards[sectors[0]]
        widgets.picture(page, (line.x, line.y + 2, 46, 46), pictures.reward(reward))
        words = reward_words_short(reward, content.rules)
        widgets.label(page, (line.x + 60, line.y, line.w - 60, 50), words)


POINTER = (44, 50)


@cache
def gear_picture(gear: Gear, axle: int, sector: int, *, used: bool = False, loose: bool = False) -> Picture:
    """A gear with one sector up, its teeth shifted so that it meshes on its axle; a `loose` one has none that counts.

    A sector is a whole number of teeth: a gear that lists its sectors from the one that is up looks as if turned.
    """
    turned = replace(gear, sectors=gear.sectors[sector:] + gear.sectors[:sector])
    active = None if loose else 0
    return lambda w, h: gear_art.gear(turned, min(w, h), half=is_half_pitch(axle), active=active, used=used)


def axle_boxes(rect: pygame.Rect, diameter: int, count: int, top: int) -> list[pygame.Rect]:
    """The squares of gears of a diameter that mesh side by side, in the middle of a rectangle."""
    pitch = round(2 * gear_art.pitch_radius(diameter))
    left = rect.centerx - ((count - 1) * pitch + diameter) // 2
    return [pygame.Rect(left + axle * pitch, rect.y + top, diameter, diameter) for axle in range(count)]


def gear_train(page: Page, rect: pygame.Rect, session: MatchSession, seat: Seat) -> None:
    """Put the gears of a seat, and on the buttons `use:<axle>` their rewards in words."""
    axles = session.content.rules.axles
    boxes = axle_boxes(rect, min(208, rect.h - 120), axles, 42)
    page.part(_train, rect, boxes, session.content, seat.gears)
    for axle, box in enumerate(boxes):
        page.anchor(AxleSpot(seat.index, axle), box)
    width = rect.w // axles - 16
    for axle, placed in enumerate(seat.gears):
        words = pygame.Rect(boxes[axle].centerx - width // 2, rect.bottom - 77, width, 76)
        use_button(page, words, session, seat.index, (axle, placed))


def _train(
    page: Page, rect: pygame.Rect, boxes: Sequence[pygame.Rect], content: Content, gears: Sequence[PlacedGear]
) -> None:
    widgets.picture(page, rect, widgets.slot_picture())
    put_train(page, boxes, content, gears, theme.mix(theme.WALNUT_DARK, theme.OAK, 0.5), (15, 9))


def put_train(
    page: Page, boxes: Sequence[pygame.Rect], content: Content, gears: Sequence[PlacedGear],
    colour: theme.Rgb, pin: tuple[int, int],
) -> None:  # fmt: skip
    """Put the axles with their gears, sights `fitted gear:<axle>`, or without as in `paint_axle`, under pointers."""
    for axle in (*range(1, len(boxes), 2), *range(0, len(boxes), 2)):
        box = boxes[axle]
        if axle < len(gears):
            placed = gears[axle]
            gear = gear_picture(content.gears[placed.gear], axle, placed.sector, used=placed.used > 0)
            widgets.picture(page, box, gear)
        else:
            page.draw(box, paint_axle, box, colour, pin)
        widgets.picture(page, (box.centerx - POINTER[0] // 2, box.y - 38, *POINTER), pictures.axle_pointer(axle + 1))
    for axle, placed in enumerate(gears):
        widgets.sight(page, FittedGear(axle), boxes[axle], *fitted(content, axle, placed))


def paint_axle(brush: Brush, box: pygame.Rect, colour: theme.Rgb, pin: tuple[int, int], share: float = 0.43) -> None:
    """An axle without a gear: the circle on which its gear would be, and its pin with the radii of both colours."""
    brush.circle(box.center, box.w * share, colour, 3)
    brush.circle(box.center, pin[0], theme.BRASS_DARK)
    brush.circle(box.center, pin[1], theme.BRASS)


def use_button(
    page: Page, box: pygame.Rect, session: MatchSession, seat: int, at: tuple[int, PlacedGear],
    *, pictured: bool = False,
) -> None:  # fmt: skip
    """Put the button `use:<axle>` that says what the sector gives, with its picture where wanted; disabled, why not."""
    axle, placed = at
    reward, rules = active_reward(session.content, placed), session.content.rules
    page.part(_use_button, box, rules, axle, reward, session.turns.why_not(UseGear(seat, axle)), pictured=pictured)


def _use_button(
    page: Page, box: pygame.Rect, rules: RuleConstants, axle: int, reward: GearReward, why_not: str, *, pictured: bool
) -> None:
    words, hint = reward_words_short(reward, rules), reward_words(reward, rules)
    reason = after(sentences((hint, why_not)), why_not) if why_not else ""
    shown, spoken = ("", words) if pictured else (words, "")
    widgets.page_button(page, UseButton(axle), box, shown, px=26, reason=reason, hint=hint, spoken=spoken)
    if pictured:
        side, colour = box.h - 12, theme.DISABLED_TEXT if why_not else theme.INK
        widgets.picture(page, (box.x + 8, box.y + 5, side, side), pictures.reward(reward))
        beside = (box.x + side + 18, box.y, box.w - side - 28, box.h - 4)
        widgets.label(page, beside, words, px=26, colour=colour, wrap=True, read=False)


def framed_words(brush: Brush, box: pygame.Rect, words: str, px: int = 26, inset: int = 8) -> None:
    """What a sector gives, on a label below its gear."""
    brush.framed(box, theme.PAPER_LIGHT, theme.INK, radius=6)
    brush.text(box.inflate(-12, -inset), words, "body", px, align="center", wrap=True)


WIND_DEG_S = 110.0  # how fast the top gear turns while a key is held


class TurningTrain:
    """A train that is shown one sector back until it is turned. The rules have turned it already."""

    def __init__(self, content: Content, gears: Sequence[PlacedGear], rect: pygame.Rect, diameter: int) -> None:
        self._gears = [content.gears[placed.gear] for placed in gears]
        self._train = GearTrain(len(gears))
        self._sectors = [placed.sector for placed in gears]
        self._before = [readings.sector_after(axle, placed.sector, -1) for axle, placed in enumerate(gears)]
        self._train.show(self._before)
        self._pawls = [Pawl(angle) for angle in self._train.angles()]
        self._pointer: Pointer | None = None  # the pointer of a hand on the top gear
        self._wound_deg = 0.0
        self._wound_now = False
        self.turned = False
        self._pictures: dict[float, list[tuple[pygame.Surface, Turning]]] = {}
        axles = axle_boxes(rect, diameter, content.rules.axles, 0)
        self.boxes, self.empty = axles[: len(gears)], axles[len(gears) :]

    @property
    def at_rest(self) -> bool:
        """Whether it is where the rules have it."""
        return self.turned and not self._train.is_moving

    @property
    def is_held(self) -> bool:
        return self._train.is_held

    def turn(self, *, at_once: bool = False) -> None:
        """Turn it by a sector if it has not turned yet: tooth by tooth, or `at_once`."""
        self._release()
        if not self.turned:
            self._train.ratchet()
            self.turned = True
        if at_once:
            self._train.show(self._sectors)

    def hurry(self) -> None:
        """End its turning at once, if it turns by itself."""
        if self.turned:
            self._train.show(self._sectors)

    def grab(self, pos: Point) -> bool:
        """Put a hand on the top gear at a point of the canvas; returns whether there is still something to turn."""
        if not self.turned:
            self._pointer = Pointer(self.boxes[0].center, pos)
            self._train.grab(self._pointer.angle_deg)
        return not self.turned

    def pull(self, pos: Point) -> None:
        """Move that hand: clockwise the gears follow it, up to the stop of a sector; back the pawls hold them."""
        if self._pointer is not None:
            self._train.pull(self._pointer.follow(pos))

    def let_go(self, *, at_once: bool = False) -> None:
        """Take the hand off: from half a sector on the gears go on by themselves, else they fall back."""
        self._release()
        if at_once:
            self._train.show(self._sectors if self.turned else self._before)

    def wind(self, dt_s: float) -> None:
        """Turn it for another moment by a key that is held."""
        if self.turned or self._pointer is not None:
            return
        if not self._train.is_held:
            self._wound_deg = 0.0
            self._train.grab(0.0)
        self._wound_now = True
        self._wound_deg += WIND_DEG_S * dt_s
        self._train.pull(self._wound_deg)

    def _release(self) -> None:
        self._pointer = None
        if self._train.is_held:
            self.turned = self._train.release() == 1

    def tick(self, dt_s: float) -> bool:
        if self._train.is_held and self._pointer is None and not self._wound_now:
            self._release()
        self._wound_now = False
        self._train.step(dt_s)
        return self._train.is_moving

    def cues(self, dt_s: float) -> list[tuple[str, float]]:
        """The clicks of this frame, each with its place from left to right."""
        pawls, at_rest = zip(self._pawls, self._train.angles(), strict=True), not self._train.is_moving
        clicks = [pawl.cue(angle, dt_s, at_rest=at_rest) for pawl, angle in pawls]
        return [(click, axle_pan(axle)) for axle, click in enumerate(clicks) if click is not None]

    def sprites(self, scale: float) -> list[Sprite]:
        """The gears at their angles; those shifted by half a pitch are below, as in the printing house."""
        if scale not in self._pictures:
            self._pictures[scale] = list(self.draw(scale))
        gears = zip(self._pictures[scale], self.boxes, self._train.angles(), strict=True)
        shown = [Sprite(surface, box.center, -angle % 360, turning) for (surface, turning), box, angle in gears]
        return [*shown[1::2], *shown[::2]]

    def draw(self, scale: float) -> Iterator[tuple[pygame.Surface, Turning]]:
        """Each gear's picture at rest, and how it looks while it turns; both stay in the cache."""
        for axle, (gear, box) in enumerate(zip(self._gears, self.boxes, strict=True)):
            px, half = max(1, round(box.w * scale)), is_half_pitch(axle)
            yield gear_art.gear(gear, px, half=half), gear_art.turning_gear(gear, px, half=half)
