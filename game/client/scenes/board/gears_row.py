"""The Gears action: install a gear, or turn one of the seat's own (G1 to G4), tried first on an axle."""

from collections.abc import Sequence
from functools import cache
from math import atan2, degrees, hypot
from typing import NamedTuple

import pygame

from game.client.base.i18n import ROMAN, pgettext, say
from game.client.graphics import gear_art, layout, panes, pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.viewport import Point
from game.client.scenes.board.board_rows import BoardRow
from game.client.scenes.game_scene import GameScene
from game.client.scenes.motion.motion_builder import paced
from game.client.scenes.parts import blocks
from game.client.scenes.parts.gear_train import POINTER, forecast, gear_picture, paint_axle, use_button
from game.client.scenes.parts.orders import order_rows
from game.client.scenes.parts.patrons import under_patrons
from game.client.scenes.parts.strips import strips
from game.client.text import told
from game.client.text.reward_text import reward_words_short
from game.client.text.terms import action_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Sprite, Transition
from game.client.ui.soundscape import Pawl, axle_pan
from game.client.ui.target_names import AxlePlace, AxleSpot, GearPiece
from game.client.ui.turn_gesture import Pointer
from game.content import Content
from game.gearbox.gear_physics import GearTrain
from game.gearbox.mesh import SECTOR_DEG
from game.rules.gears import SECTORS
from game.rules.moves import InstallGear, RepositionGear
from game.rules.names import ACTIONS, Action, PlacedGear
from game.rules.view import View

PALE = (255, 255, 255, 205)


class Ghost(NamedTuple):
    """A gear that is tried on an axle: from the board, or the seat's own one from there."""

    gear: str
    axle: int
    sector: int
    own: bool

    def turned_on(self) -> "Ghost":
        """The same gear turned clockwise by a sector."""
        return self._replace(sector=(self.sector - 1) % SECTORS)

    def picture(self, content: Content, *, loose: bool = False) -> Picture:
        """The picture of the tried gear, a little pale; in a hand it is `loose`, so that no sector is brighter."""
        return _pale(gear_picture(content.gears[self.gear], self.axle, self.sector, loose=loose))


@cache
def _pale(whole: Picture) -> Picture:
    def pale(width: int, height: int) -> pygame.Surface:
        copy = whole(width, height).copy() if callable(whole) else whole.copy()
        copy.fill(PALE, special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    return pale


def hole(brush: Brush, box: pygame.Rect, words: str) -> None:
    """The space of a gear that is gone, with a word about it."""
    brush.circle(box.center, box.w * 0.45, theme.PAPER_SHADE)
    brush.circle(box.center, box.w * 0.45, theme.INK_SOFT, 3)
    brush.text(box.inflate(-48, 0), words, "body", 28, align="center")


def framed(brush: Brush, box: pygame.Rect, words: str) -> None:
    """Words in the frame that marks something as not done yet."""
    brush.framed(box, theme.PAPER_LIGHT, theme.VERMILION, 4)
    brush.text(box.inflate(-24, -12), words, "body", 28, align="center", wrap=True)


SETTLE_S = 0.18  # the time from where the hand left it to the nearest sector
POINTER_UP = 34  # how far above its gear the pointer of an axle begins
HUB = 0.2  # share of a gear's width: a hand this near to its middle takes it off


def on_the_hub(box: pygame.Rect, pos: Point) -> bool:
    """Whether a point is so near to the middle of a gear that a hand takes the gear off."""
    return hypot(pos[0] - box.centerx, pos[1] - box.centery) < HUB * box.w


def sector_at(box: pygame.Rect, pos: Point) -> int:
    """The sector at a point of a gear with its first sector up; the first one also in the middle."""
    if on_the_hub(box, pos):
        return 0
    clockwise_deg = degrees(atan2(pos[0] - box.centerx, box.centery - pos[1]))
    return round(clockwise_deg / SECTOR_DEG) % SECTORS


class TurnedGear:
    """One gear that turns on its axle; `picture` shows it as it was before."""

    def __init__(self, picture: Picture, box: pygame.Rect, axle: int) -> None:
        self._picture = picture
        self._box = box
        self._axle = axle
        self._turned_deg = 0.0
        self._pawl = Pawl(0.0)
        self._surfaces: dict[float, tuple[pygame.Surface, pygame.Surface]] = {}

    @property
    def settled(self) -> bool:
        """Whether it is at rest with a sector up."""
        return True

    def cues(self, dt_s: float) -> list[tuple[str, float]]:
        """The clicks of this frame, each with its place from left to right."""
        click = self._pawl.cue(self._turned_deg, dt_s, at_rest=self.settled)
        return [(click, axle_pan(self._axle))] if click is not None else []

    def sprites(self, scale: float) -> list[Sprite]:
        """The gear at its present angle, under the number of its axle."""
        if scale not in self._surfaces:
            side, width, height = (max(1, round(part * scale)) for part in (self._box.w, *POINTER))
            gear = self._picture(side, side) if callable(self._picture) else self._picture
            self._surfaces[scale] = gear, gear_art.axle_pointer(self._axle + 1, (width, height))
        gear, pointer = self._surfaces[scale]
        above = (self._box.centerx, self._box.y - POINTER_UP + POINTER[1] // 2)
        return [Sprite(gear, self._box.center, round(-self._turned_deg, 1) % 360), Sprite(pointer, above)]


class Ratchet(TurnedGear):
    """One gear that a button turns by a sector, clockwise and tooth by tooth."""

    def __init__(self, picture: Picture, box: pygame.Rect, axle: int) -> None:
        super().__init__(picture, box, axle)
        self._train = GearTrain(1)
        self._train.ratchet()

    @property
    def settled(self) -> bool:
        return not self._train.is_moving

    def tick(self, dt_s: float) -> bool:
        self._train.step(dt_s)
        self._turned_deg = self._train.angles()[0]
        return self._train.is_moving


class FreeTurn(TurnedGear):
    """One gear in a hand, which turns it in both directions without limit."""

    def __init__(self, picture: Picture, box: pygame.Rect, axle: int, sector: int, pos: Point) -> None:
        super().__init__(picture, box, axle)
        self._first = sector
        self._pointer = Pointer(box.center, pos)
        self._origin_deg = self._pointer.angle_deg
        self._left_s = -1.0  # seconds until it is at rest; below 0 while a hand is on it
        self._left_deg = 0.0  # where the hand left it

    @property
    def sector(self) -> int:
        """The sector that is nearest to the top: they are listed clockwise."""
        return (self._first - self._thirds) % SECTORS

    @property
    def _thirds(self) -> int:
        return round(self._turned_deg / SECTOR_DEG)

    @property
    def left(self) -> bool:
        return self._left_s >= 0.0

    @property
    def settled(self) -> bool:
        """Whether it has come to rest after the hand left it."""
        return self._left_s == 0.0

    def pull(self, pos: Point) -> None:
        self._turned_deg = self._pointer.follow(pos) - self._origin_deg

    def let_go(self, *, at_once: bool = False) -> None:
        self._left_s, self._left_deg = 0.0 if at_once else SETTLE_S, self._turned_deg

    def tick(self, dt_s: float) -> bool:
        if not self.left:
            return False
        self._left_s = max(0.0, self._left_s - dt_s)
        goal = self._thirds * SECTOR_DEG
        self._turned_deg = goal + (self._left_deg - goal) * (self._left_s / SETTLE_S) ** 3
        return not self.settled


GEAR_GAP = 104  # between gears on offer


class GearsRow(BoardRow):
    """Pieces `gear:<id>`, offered or own; places `axle:<n>`, `offer`; buttons `turn`, `cancel`, `install`.

    A hand turns a tried gear, or one of the seat's own, on its axle; at its hub a tried gear is taken off again.
    """

    def __init__(self, scene: GameScene, action: Action) -> None:
        super().__init__(scene, action)
        self.ghost: Ghost | None = None
        self._in_hand: Ghost | None = None  # the gear under a hand, which turns once the hand moves
        self._grabbed_at: Point = (0, 0)
        self._offered: dict[GearPiece, pygame.Rect] = {}  # where the gears on offer lie
        self._taken = ("", 0)  # the gear and the sector on which a hand was put last
        self._turning: FreeTurn | Ratchet | None = None

    @property
    def offered(self) -> Sequence[str | None]:
        """The gears that can be had, None where one is gone."""
        return self.view.gears_row

    def task(self) -> str:
        if self.ghost is None:
            return say("Place a gear on an axle, held by the sector you want active, or turn one of yours.")
        if not self.ghost.own and self.ghost.axle < len(self.scene.holder.gears):
            return say("Turn the gear by its rim, then install it. The gear it replaces is discarded.")
        return say("Turn the gear by its rim until the sector you want is active, then install it.")

    @property
    def has_draft(self) -> bool:
        return self.ghost is not None

    @property
    def drafted(self) -> InstallGear | RepositionGear | None:
        return self.move(self.ghost) if self.ghost is not None else None

    def take_back(self) -> None:
        self._try(None)

    def move(self, ghost: Ghost) -> InstallGear | RepositionGear:
        """The move that puts a tried gear there for good."""
        if ghost.own:
            return RepositionGear(self.scene.seat, ghost.axle, ghost.sector)
        return InstallGear(self.scene.seat, ghost.gear, ghost.axle, ghost.sector)

    def _try(self, ghost: Ghost | None) -> None:
        """Try another gear, or the same one on another axle, or none."""
        self.ghost, self._turning = ghost, None

    def _turn_on(self, ghost: Ghost) -> None:
        """Try a gear with its next sector up; it turns tooth by tooth, unless motion is switched off."""
        self._try(ghost.turned_on())
        if not self.session.choices.now.is_still:
            self._turning = Ratchet(ghost.picture(self.content, loose=True), self._box(ghost.axle), ghost.axle)

    def hurry(self) -> None:
        if isinstance(self._turning, Ratchet):
            self._turning = None
            self.scene.changed()

    def _own(self, gear: str) -> Ghost | None:
        """A gear of the seat with its active sector."""
        placed = enumerate(self.scene.holder.gears)
        return next((Ghost(gear, axle, own.sector, own=True) for axle, own in placed if own.gear == gear), None)

    def _box(self, axle: int) -> pygame.Rect:
        return layout.grid("gears", "axle", self.content.rules.axles)[axle]

    def grab(self, name: str, pos: Point) -> bool:
        """Whether a hand at this point turns a gear on an axle, instead of lifting it."""
        box = self._offered.get(name) if isinstance(name, GearPiece) else None
        self._taken = (name, sector_at(box, pos) if box else 0)
        self._in_hand = self._turnable(name.gear, pos) if isinstance(name, GearPiece) else None
        self._grabbed_at = pos
        return self._in_hand is not None

    def _turnable(self, gear: str, pos: Point) -> Ghost | None:
        if not self.may_act:
            return None
        if self.ghost is not None and self.ghost.gear == gear:
            return None if on_the_hub(self._box(self.ghost.axle), pos) else self.ghost
        own = self._own(gear)
        return own if own is not None and not self.session.turns.why_not(self.move(own.turned_on())) else None

    def pull(self, name: str, pos: Point) -> None:
        """Turn the gear; the forecast follows whenever another sector is nearest to the top."""
        if self._in_hand is not None:
            ghost, self._in_hand = self._in_hand, None
            self._try(ghost)
            box, picture = self._box(ghost.axle), ghost.picture(self.content, loose=True)
            self._turning = FreeTurn(picture, box, ghost.axle, ghost.sector, self._grabbed_at)
            self.scene.changed()
        if not isinstance(self._turning, FreeTurn) or self.ghost is None:
            return
        self._turning.pull(pos)
        if self._turning.sector != self.ghost.sector:
            self.ghost = self.ghost._replace(sector=self._turning.sector)
            self.scene.changed()

    def let_go(self, name: str) -> None:
        self._in_hand = None
        if isinstance(self._turning, FreeTurn):
            self._turning.let_go(at_once=self.session.choices.now.is_still)

    def tick(self, dt_s: float) -> bool:
        """Let a turned gear come to rest; then it is painted on the page again."""
        turning = self._turning
        if turning is None:
            return False
        turning.tick(paced(dt_s, self.session.choices.now.speed) if isinstance(turning, Ratchet) else dt_s)
        self._cues += tuple(turning.cues(dt_s))
        if turning.settled:
            self._turning = None
            self.scene.changed()
        return True

    def sprites(self) -> Sequence[Sprite]:
        return self._turning.sprites(self.scene.scale) if self._turning is not None else ()

    def views(self) -> list[panes.View]:
        line = layout.rect("gears", "gears on offer").inflate(-24, -12)
        return blocks.gears(action_words("gears"), line, self._boxes(), watched=self.is_told, automa=self.is_automa)

    def _boxes(self) -> list[pygame.Rect]:
        """The places of the gears on offer."""
        rect, first = layout.rect("gears", "gears on offer"), layout.rect("gears", "offered gear")
        area = pygame.Rect(rect.x, first.y, rect.w, first.h)
        return layout.row(area, len(self.offered), first.size, GEAR_GAP)

    def build(self, page: Page, view: View) -> None:
        """Put the gears on offer over the enlarged train of the seat."""
        offer = layout.rect("gears", "gears on offer")
        widgets.sheet(page, offer)
        self._offer(page, offer)
        self.head(page, view, offer.inflate(-24, -12))
        self.house(page, view)
        area = under_patrons(layout.rect("gears", "other slim strips"), view, self.scene.seat)
        pitch = area.h // (len(ACTIONS) - 1)
        boxes = [pygame.Rect(area.x, area.y + place * pitch, area.w, pitch - 6) for place in range(len(ACTIONS) - 1)]
        page.part(strips, self.session, view, [action for action in ACTIONS if action != "gears"], boxes)

    def _offer(self, page: Page, rect: pygame.Rect) -> None:
        widgets.ground(page, "offer", rect, say("Gears on offer"))
        offered, boxes = self.offered, self._boxes()
        self._offered = {GearPiece(gear): box for gear, box in zip(offered, boxes, strict=True) if gear}
        for space, (gear, box) in enumerate(zip(offered, boxes, strict=True), start=1):
            if gear is None:
                page.draw(box, hole, box, "")
            elif self.ghost is not None and self.ghost.gear == gear:
                page.draw(box, hole, box, say("on axle {number}", number=ROMAN[self.ghost.axle + 1]))
            else:
                picture = pictures.gear(self.content.gears[gear])
                widgets.piece(page, GearPiece(gear), box, picture, *told.gear(self.scene.gaze, gear))
            widgets.picture(page, (box.x - 14, box.y + 8, 38, 38), pictures.level(space))

    def house(self, page: Page, view: View) -> None:
        seat = self.scene.holder
        if seat.is_automa:
            return
        rect = layout.rect("gears", "gear train")
        widgets.board(page, rect)
        inner = pygame.Rect(rect.x + 16, rect.y + 12, 996, 454)
        widgets.picture(page, inner, widgets.slot_picture())
        orders = pygame.Rect(inner.x, inner.bottom + 6, inner.w, rect.bottom - inner.bottom - 14)
        if seat.orders:
            widgets.picture(page, orders, widgets.panel_picture())
            order_rows(page, orders.inflate(-24, -4), self.session, seat)
        boxes = layout.grid("gears", "axle", self.content.rules.axles)
        for axle, box in enumerate(boxes):
            page.draw(box, paint_axle, box, theme.OAK, (20, 13), share=0.42)
            widgets.place(page, AxlePlace(axle), box, _axle_words(axle))
            page.anchor(AxleSpot(seat.index, axle), box)
        for axle in (*range(1, len(boxes), 2), *range(0, len(boxes), 2)):  # the corners of the squares overlap
            self._axle(page, boxes[axle], axle, seat.gears[axle] if axle < len(seat.gears) else None)
        for axle, box in enumerate(boxes):
            pointer = (box.centerx - POINTER[0] // 2, box.y - POINTER_UP, *POINTER)
            widgets.picture(page, pointer, pictures.axle_pointer(axle + 1))
            words = pygame.Rect(box.centerx - 147, box.bottom + 8, 294, 64)
            if (ghost := self.ghost) is not None and ghost.axle == axle:
                sector = self.content.gears[ghost.gear].sectors[ghost.sector]
                page.draw(words, framed, words, reward_words_short(sector, self.content.rules))
            elif axle < len(seat.gears):
                use_button(page, words, self.session, seat.index, (axle, seat.gears[axle]))
        if not self.is_told:
            page.anchor("forecast", layout.rect("gears", "forecast"))
            forecast(page, layout.rect("gears", "forecast"), self.content, view, self._tried(seat.gears))

    def _tried(self, gears: tuple[PlacedGear, ...]) -> tuple[PlacedGear, ...]:
        """The train as it would be with the tried gear."""
        if (ghost := self.ghost) is None:
            return gears
        return (*gears[: ghost.axle], PlacedGear(ghost.gear, ghost.sector, 0), *gears[ghost.axle + 1 :])

    def _axle(self, page: Page, box: pygame.Rect, axle: int, placed: PlacedGear | None) -> None:
        if (ghost := self.ghost) is not None and ghost.axle == axle:
            picture, subject = pictures.nothing if self._turning else ghost.picture(self.content), ("gear", ghost.gear)
            widgets.piece(page, GearPiece(ghost.gear), box, picture, say("The gear you try"), subject=subject)
            page.draw(box, Brush.circle, box.center, box.w * 0.5 + 4, theme.GLOW, 5)
        elif placed is not None:
            picture = gear_picture(self.content.gears[placed.gear], axle, placed.sector, used=placed.used > 0)
            widgets.piece(page, GearPiece(placed.gear), box, picture, *told.fitted(self.content, axle, placed))

    def buttons(self, page: Page) -> bool:
        """Put what turns the tried gear; while there is one, `cancel` and `install` in place of undo and end."""
        reason = "" if self.ghost else self.closed_words() or say("Place a gear on the axle first.")
        box, words = layout.rect("gears", "turn gear"), pgettext("a gear", "Turn")
        widgets.page_button(page, "turn", box, words, reason=reason, px=28)
        if self.ghost is None:
            return False
        why_not = self.session.turns.why_not(self.move(self.ghost))
        widgets.page_button(page, "cancel", layout.rect("gears", "undo"), say("Cancel"), px=28)
        box = layout.rect("gears", "end turn")
        words = say("Confirm") if self.ghost.own else say("Install")
        widgets.page_button(page, "install", box, words, "primary", reason=why_not, px=32)
        return True

    def places_for(self, piece: str) -> frozenset[str]:
        """The axles that may take the gear; for a tried gear the board too."""
        if not isinstance(piece, GearPiece) or not self.may_act:
            return NO_PLACES
        allows, axles = self.session.turns.allows, range(self.content.rules.axles)
        free = [AxlePlace(axle) for axle in axles if allows(InstallGear(self.scene.seat, piece.gear, axle, 0))]
        if self.ghost is not None and self.ghost.gear == piece.gear:
            return frozenset({*([AxlePlace(self.ghost.axle)] if self.ghost.own else free), "offer"})
        return frozenset(free) if piece.gear in self.offered else NO_PLACES

    def lay(self, piece: str, place: str) -> None:
        match piece, place:
            case _, "offer":
                self._try(None)
            case GearPiece(gear), AxlePlace(axle) if self.ghost is not None and self.ghost.gear == gear:
                self._try(self.ghost._replace(axle=axle))
            case GearPiece(gear), AxlePlace(axle):
                sector = self._taken[1] if self._taken[0] == piece else 0
                self._try(Ghost(gear, axle, sector, own=False))

    def press(self, name: str) -> Transition:
        """Turn, put back or install the tried gear; a press on a gear of the seat turns it by a sector."""
        match name:
            case "turn" if self.ghost is not None:
                self._turn_on(self.ghost)
            case "cancel":
                self._try(None)
            case "install" if self.ghost is not None:
                if self.scene.submit(self.move(self.ghost)):
                    self._try(None)
            case GearPiece(gear) if self.may_act and gear not in self.offered:
                self._try_own(gear)
            case AxlePlace() | "offer":
                pass
            case _:
                return super().press(name)
        return None

    def _try_own(self, gear: str) -> None:
        own = self._own(gear)
        if own is None:
            return
        if words := self.session.turns.why_not(self.move(own.turned_on())):
            self.scene.toast(words)
        else:
            self._turn_on(own)

    def wrong_place(self, piece: str, place: str) -> str:
        if not isinstance(place, AxlePlace) or not isinstance(piece, GearPiece):
            return say("Place gears on an axle of your printing house.")
        if self.ghost is not None and self.ghost.own:
            return say("Your own gear stays on its axle: turn it there.")
        return self.session.turns.why_not(InstallGear(self.scene.seat, piece.gear, place.axle, 0))

    def why_fixed(self, piece: str) -> str:
        if not isinstance(piece, GearPiece) or not self.may_act or piece.gear not in self.offered:
            return self.closed_words()
        return self.session.turns.why_not(InstallGear(self.scene.seat, piece.gear, 0, 0))


def _axle_words(axle: int) -> str:
    return say("Axle {number}", number=ROMAN[axle + 1])
