"""`guillard`: install gears of those drawn, one after the other."""

from collections.abc import Sequence

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, ngettext, say
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush, Picture, sized
from game.client.graphics.layout import MAIN
from game.client.graphics.viewport import Point
from game.client.scenes.board.gears_row import POINTER_UP, FreeTurn, nothing, on_the_hub
from game.client.scenes.first_choices import Choice
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts.gear_train import POINTER, axle_boxes, gear_picture
from game.client.scenes.parts.notes import put_task
from game.client.text.reward_text import reward_words
from game.client.text.terms import axle_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Sprite, Transition
from game.client.ui.target_names import AxlePlace, GearPiece
from game.rules import moves as mv
from game.rules.gears import SECTORS
from game.rules.view import View

OFFER = pygame.Rect(MAIN.x, MAIN.y, MAIN.w, 356)
OFFERED = 264
TRAIN = pygame.Rect(MAIN.x, OFFER.bottom + 16, 976, MAIN.bottom - OFFER.bottom - 16)
COMING = pygame.Rect(TRAIN.right + 16, TRAIN.y, MAIN.right - TRAIN.right - 16, TRAIN.h)
TURN = pygame.Rect(1512, 632, 384, 84)


class DrawnGearChoice(Choice):
    """`guillard`: pieces `gear:<id>`; places `axle:<n>`, and `offer` to put a gear back; `turn` turns the gear laid.

    A hand turns that gear at its rim, as in the Gears action; at its hub it is taken off again.
    """

    laid_in = ("gear", "sector")
    decision: mv.InstallingDrawn

    def __init__(self, scene: GameScene, decision: mv.Decision) -> None:
        super().__init__(scene, decision)
        self.gear: str | None = None
        self.sector = 0
        self._grabbed_at: Point = (0, 0)
        self._turning: FreeTurn | None = None  # the laid gear while a hand turns it, and until it is at rest

    @property
    def axle(self) -> int:
        """The axle that is next (G2)."""
        return len(self.session.view(self.seat).seats[self.seat].gears)

    def task(self) -> str:
        seat = self.session.name(self.seat)
        return ngettext("{seat} installs {count} gear", "{seat} installs {count} gears", self.decision.left, seat=seat)

    def build(self, page: Page, view: View) -> None:
        """Put the drawn gears, the train, and what the laid gear will give."""
        widgets.sheet(page, OFFER)
        widgets.ground(page, "offer", OFFER.inflate(-32, -32), say("The gears drawn"))
        words = say("Place a gear on the next axle, turn it by its rim and install it. The others are discarded.")
        put_task(page, pygame.Rect(OFFER.x + 40, OFFER.y + 20, OFFER.w - 80, 44), say("Gears"), words, 30)
        widgets.board(page, TRAIN)
        boxes = self._boxes()
        for axle, box in enumerate(boxes):
            self._build_axle(page, view, axle, box)
        for place, gear in enumerate(self.decision.gears):
            home = pygame.Rect(OFFER.x + 60 + place * 352, OFFER.y + 72, OFFERED, OFFERED)
            self._build_gear(page, gear, boxes[self.axle] if gear == self.gear else home)
        self._build_coming(page, view)
        reason = "" if self.gear else say("Place a gear on the axle first.")
        widgets.page_button(page, "turn", TURN, say("Turn the gear"), icon="rotate", reason=reason)

    def _boxes(self) -> list[pygame.Rect]:
        return axle_boxes(TRAIN, 330, self.session.content.rules.axles, 170)

    def _build_axle(self, page: Page, view: View, axle: int, box: pygame.Rect) -> None:
        widgets.place(page, AxlePlace(axle), box, say("Axle {number}", number=axle_words(axle)), sized(_axle))
        placed = view.seats[self.seat].gears
        if axle < len(placed):
            gear = self.session.content.gears[placed[axle].gear]
            widgets.picture(page, box, gear_picture(gear, axle, placed[axle].sector))
        top = pygame.Rect(box.centerx - POINTER[0] // 2, box.y - POINTER_UP, *POINTER)
        widgets.picture(page, top, pictures.axle_pointer(axle))

    def _build_gear(self, page: Page, gear: str, box: pygame.Rect) -> None:
        content = self.session.content
        hint = "\n".join(reward_words(sector, content.rules) for sector in content.gears[gear].sectors)
        subject = ("gear", gear)
        widgets.piece(page, GearPiece(gear), box, self._picture(gear), say("Gear"), hint=hint, subject=subject)

    def _picture(self, gear: str) -> Picture:
        shown = self.session.content.gears[gear]
        if gear == self.gear and self._turning:
            return nothing
        if gear == self.gear:
            return gear_picture(shown, self.axle, self.sector)
        return pictures.gear(shown)

    def _build_coming(self, page: Page, view: View) -> None:
        """Put what each gear of the train gives in this round and in the next ones (T1)."""
        widgets.sheet(page, COMING)
        inner = pygame.Rect(COMING.x + 32, COMING.y + 24, COMING.w - 64, COMING.h - 48)
        widgets.heading(page, (inner.x, inner.y, inner.w, 48), say("Round by round"))
        if self.gear is None:
            words = say("Gears turn one sector each round. Place one to preview its rewards.")
            widgets.label(page, inner.move(0, 64), words, px=30, valign="top", wrap=True)
            return
        gear = self.session.content.gears[self.gear]
        for ahead in range(SECTORS):
            sector = readings.sector_after(self.axle, self.sector, ahead)
            box = pygame.Rect(inner.x, inner.y + 60 + ahead * 148, inner.w, 140)
            title = say("Round {round}", round=ROMAN[view.round + ahead])
            widgets.label(page, (box.x, box.y, box.w, 36), title, px=28, colour=theme.RUBRIC)
            widgets.picture(page, (box.x, box.y + 42, 84, 84), pictures.reward(gear.sectors[sector]))
            words = reward_words(gear.sectors[sector], self.session.content.rules)
            widgets.label(page, (box.x + 100, box.y + 36, box.w - 100, 100), words, px=27, wrap=True)

    def places_for(self, piece: str) -> frozenset[str]:
        return frozenset({"offer" if self._is_laid(piece) else AxlePlace(self.axle)})

    def _is_laid(self, piece: str) -> bool:
        return isinstance(piece, GearPiece) and piece.gear == self.gear

    def take_back(self) -> None:
        """Take back what was laid or turned last; what still turns stops."""
        super().take_back()
        self._turning = None

    def put(self, piece: str, place: str) -> None:
        """Lay a gear on the axle, or put it back."""
        self.gear = piece.gear if isinstance(piece, GearPiece) and place != "offer" else None
        self.sector, self._turning = 0, None

    def why_not(self, piece: str, place: str) -> str:
        """G2: the rules' own words for a wrong axle."""
        match piece, place:
            case GearPiece(gear), AxlePlace(axle):
                return self.session.turns.why_not(mv.InstallGear(self.seat, gear, axle, self.sector))
        return say("Place gears on an axle.")

    def press(self, name: str) -> Transition:
        if name == "turn":
            self.step(self._turn_on)
        return None

    def _turn_on(self) -> None:
        self.sector, self._turning = (self.sector + 1) % SECTORS, None

    def grab(self, name: str, pos: Point) -> bool:
        self._grabbed_at = pos
        return self._is_laid(name) and not on_the_hub(self._boxes()[self.axle], pos)

    def pull(self, name: str, pos: Point) -> None:
        """Turn the gear; what it will give follows whenever another sector is nearest to the top."""
        assert self.gear is not None
        begins = self._turning is None or self._turning.left
        if self._turning is None or begins:
            picture = gear_picture(self.session.content.gears[self.gear], self.axle, self.sector, loose=True)
            box = self._boxes()[self.axle]
            self._turning = FreeTurn(picture, box, self.axle, self.sector, self._grabbed_at)
        self._turning.pull(pos)
        before, self.sector = self.sector, self._turning.sector
        if begins or before != self.sector:
            self.scene.changed()

    def let_go(self, name: str) -> None:
        if self._turning is not None:
            self._turning.let_go()
            if self.scene.at_once:
                self._turning = None
        self.scene.changed()

    def tick(self, dt_s: float) -> bool:
        if self._turning is None:
            return False
        self._turning.tick(dt_s)
        self._cues += tuple(self._turning.cues(dt_s))
        if self._turning.settled:
            self._turning = None
            self.scene.changed()
        return self._turning is not None

    def sprites(self) -> Sequence[Sprite]:
        return self._turning.sprites(self.scene.scale) if self._turning is not None else ()

    def missing(self) -> str:
        return "" if self.gear else say("Place one of the gears on axle {axle}.", axle=axle_words(self.axle))

    def move(self) -> mv.InstallGear:
        assert self.gear is not None
        return mv.InstallGear(self.seat, self.gear, self.axle, self.sector)

    def confirm_words(self) -> str:
        return say("Install on axle {axle}", axle=axle_words(self.axle))


def _axle(size: tuple[int, int]) -> pygame.Surface:
    """The picture of an axle that waits for its gear."""
    px = min(size)
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    brush = Brush(surface, 1)
    brush.circle((px / 2, px / 2), px * 0.43, theme.mix(theme.WALNUT_DARK, theme.OAK, 0.5), max(2, px // 80))
    brush.circle((px / 2, px / 2), px * 0.06, theme.BRASS_DARK)
    brush.circle((px / 2, px / 2), px * 0.035, theme.BRASS)
    return surface
