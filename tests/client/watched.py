"""An app that somebody watches over, at a room of its own."""

import pygame

from devtools.staging import ThinksHere
from game.client.base.settings import Settings
from game.client.scenes.app import WARNING_S, IdleWatcher
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from tests.client.pilot import Pilot

SIZE = (640, 360)
ABANDONED_S = Settings().stand_clears_s - WARNING_S


class Watched(Pilot):
    """A pilot of a room that somebody watches over."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(Title(context, calls=True), SIZE, choices=context.profile.choices)
        self.context = context
        self.watch = IdleWatcher(context)
        self.app.attendance = self.watch
        self.step()

    def idle(self, seconds: float) -> None:
        """Let time pass as the loop does that nobody watches: a few looks a second."""
        for _ in range(round(seconds / 0.1)):
            self.clock.now_s += 0.1
            self.app.step()


def of_a_room(context: AppContext) -> Watched:
    context._played = context.profile.content
    context._thinker = ThinksHere(context.profile.content)
    return Watched(context)


def press_key(pilot: Pilot, key: int, mod: int = 0) -> None:
    pilot.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")


def begin_game(stand: Watched) -> None:
    stand.click("any") if "any" in stand.app.page.targets else None
    stand.wait(1)
    stand.click("short")
    stand.click("start")
    stand.step(2)
