"""Four people with a pad each: whoever is asked presses, and plans are laid blind."""

import pygame

from game.client.base.bindings import WAYS, Intent
from game.client.ui.target_names import JoinSeat
from game.rules.moves import CommitPlan, Move
from tests.client.made_up_pad import FOR_ACTIONS, MadeUpPad
from tests.client.pilot import Pilot
from tests.client.player.by_focus import PadHand
from tests.client.player.player import Player

HAND_IN = pygame.CONTROLLER_BUTTON_RIGHTSTICK


class PadHands(PadHand):
    """All hands on all pads; the pad of whoever acts is the one that is pressed."""

    def __init__(self, pilot: Pilot, count: int) -> None:
        super().__init__(pilot)
        self.pads = [self.pad, *(MadeUpPad(pilot) for _ in range(count - 1))]
        self.used: set[int] = set()

    def join(self, seat: int) -> None:
        """Claim a seat with the pad of the same number."""
        self.pad = self.pads[seat]
        self.pad.press(pygame.CONTROLLER_BUTTON_A)
        self.pilot.step()
        if self.pilot.scene.name == "join":
            self.press(JoinSeat(seat))
            self.pilot.step()
        assert self.pilot.app.choices.claims.seat_of(self.pad.instance) == seat

    def down(self, intent: Intent) -> None:
        """Press a button of the pad of whoever acts now."""
        scenes = self.pilot.app.stack.all
        if scenes[-1].of_pad is None:
            acts = next((scene.acts for scene in reversed(scenes) if scene.acts is not None), -1)
            self.pad = self.pads[max(0, acts)]
        self.used.add(self.pad.instance)
        super().down(intent)

    def ways_from(self, name: str) -> tuple[Intent, ...]:
        """Where all plan at once the shoulders lay markers."""
        return tuple(WAYS) if self.pilot.scene.name == "together" else self.ways

    def plan(self, move: CommitPlan) -> None:
        """Lay a plan blind and hand it in: by a long press, or in every other round by two."""
        pad = self.pads[move.seat]
        for button, count in zip(FOR_ACTIONS, move.markers, strict=True):
            for _ in range(count):
                pad.press(button)
        pad.down(HAND_IN)
        for _ in range(12):
            self.rest()
        pad.up(HAND_IN)


class PadPlayers(Player):
    """The people who hold them."""

    blind = 0  # plans that were made all at once

    def make(self, move: Move) -> None:
        """Make a move; a plan is laid blind."""
        if not isinstance(move, CommitPlan) or not isinstance(self.fingers, PadHands):
            super().make(move)
            return
        self.come_to(move)
        assert self.scene_name == "together"
        self.fingers.plan(move)
        assert self.session.match.log[-1].move == move
        self.fingers.pilot.step()
        self.blind += 1
