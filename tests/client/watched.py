"""An app that somebody watches over, at a room of its own."""

import pygame

from devtools.staging import ThinksHere
from game.client.base.settings import Settings
from game.client.scenes.app import WARNING_S, Attendance
from game.client.scenes.title import title_of
from game.client.session.room import Room
from tests.client.pilot import Pilot

SIZE = (640, 360)
ABANDONED_S = Settings().stand_clears_s - WARNING_S


class Watched(Pilot):
    """A pilot of a room that somebody watches over."""

    def __init__(self, room: Room) -> None:
        super().__init__(title_of(room, calls=True), SIZE, choices=room.choices)
        self.room = room
        self.watch = Attendance(room)
        self.app.attendance = self.watch
        self.step()

    def idle(self, seconds: float) -> None:
        """Let time pass as the loop does that nobody watches: a few looks a second."""
        for _ in range(round(seconds / 0.1)):
            self.clock.now_s += 0.1
            self.app.step()


def of_a_room(room: Room) -> Watched:
    room._played = room.content
    room._thinker = ThinksHere(room.content)
    return Watched(room)


def press_key(pilot: Pilot, key: int, mod: int = 0) -> None:
    pilot.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")


def begin_game(stand: Watched) -> None:
    stand.click("any") if "any" in stand.app.page.targets else None
    stand.wait(1)
    stand.click("short")
    stand.click("start")
    stand.step(2)
