"""A gear that is tried on an axle, and turned there by hand before it is put in for good."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.client.graphics import layout
from game.client.graphics.viewport import Point
from game.client.motion.timeline import paced
from game.client.parts.bands.base import Band
from game.client.parts.bands.gear_ghost import Ghost
from game.client.parts.bands.gear_turning import FreeTurn, Ratchet, on_the_hub, sector_at
from game.client.screen.game_scene import GameScene
from game.client.ui.scene import Sprite
from game.client.ui.target_names import GearPiece
from game.rules.moves import InstallGear, RepositionGear


class GearTrial(Band):
    """The tried gear: where it is, which sector is up, and how it turns."""

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self.ghost: Ghost | None = None
        self._in_hand: Ghost | None = None  # the gear under a hand, which turns once the hand moves
        self._grabbed_at: Point = (0, 0)
        self._offered: dict[GearPiece, pygame.Rect] = {}  # where the gears on offer lie
        self._taken = ("", 0)  # the gear and the sector on which a hand was put last
        self._turning: FreeTurn | Ratchet | None = None

    @property
    def has_draft(self) -> bool:
        """Whether a gear is tried."""
        return self.ghost is not None

    def take_back(self) -> None:
        """Put the tried gear back."""
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
        if not self._at_once:
            self._turning = Ratchet(ghost.loose(self.content), self._box(ghost.axle), ghost.axle)

    @property
    def _at_once(self) -> bool:
        """Whether gears are to be turned at once, without motion."""
        now = self.sitting.choices.now
        return now.reduced_motion or now.speed == "off"

    def hurry(self) -> None:
        """End at once the turning of a gear that turns by itself."""
        if isinstance(self._turning, Ratchet):
            self._turning = None
            self.scene.changed()

    def _own(self, gear: str) -> Ghost | None:
        """A gear of the seat with its active sector."""
        placed = enumerate(self.view.seats[self.scene.seat].gears)
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
        return own if own is not None and not self.sitting.turns.why_not(self.move(own.turned_on())) else None

    def pull(self, name: str, pos: Point) -> None:
        """Turn the gear; the forecast follows whenever another sector is nearest to the top."""
        if self._in_hand is not None:
            ghost, self._in_hand = self._in_hand, None
            self._try(ghost)
            box = self._box(ghost.axle)
            self._turning = FreeTurn(ghost.loose(self.content), box, ghost.axle, ghost.sector, self._grabbed_at)
            self.scene.changed()
        if not isinstance(self._turning, FreeTurn) or self.ghost is None:
            return
        self._turning.pull(pos)
        if self._turning.sector != self.ghost.sector:
            self.ghost = replace(self.ghost, sector=self._turning.sector)
            self.scene.changed()

    def let_go(self, name: str) -> None:
        """The gear goes to the nearest sector."""
        self._in_hand = None
        if isinstance(self._turning, FreeTurn):
            self._turning.let_go(at_once=self._at_once)

    def tick(self, dt_s: float) -> bool:
        """Let a turned gear come to rest; then it is painted on the page again."""
        turning = self._turning
        if turning is None:
            return False
        turning.tick(paced(dt_s, self.sitting.choices.now.speed) if isinstance(turning, Ratchet) else dt_s)
        self._cues += tuple(turning.cues(dt_s))
        if turning.settled:
            self._turning = None
            self.scene.changed()
        return True

    def sprites(self) -> Sequence[Sprite]:
        """The gear that is turned."""
        return self._turning.sprites(self.scene.scale) if self._turning is not None else ()
