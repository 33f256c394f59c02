"""Somebody who learns: plays chapters of the tutorial with any hand, along the script or beside it."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.client.scenes.tutorial.lesson import Lesson, stop_words
from game.client.scenes.tutorial.tutor import NEXT, Tutor
from game.client.session.app_context import AppContext
from game.client.session.tutorial_progress import Kept
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.watched import Watched, of_a_room

MOST_STEPS = 80
TRY = "try"  # begins a gesture that lays a piece where it may not go
ONWARD = ("continue", "pass", "end")


class Learner:
    """One person at the tutorial; `hand` makes the hand for the window."""

    def __init__(self, folder: Path, hand: Callable[[Pilot], Fingers] = Fingers) -> None:
        self.watched: Watched = of_a_room(AppContext(folder))
        self.watched.context.profile.choices.change(speed="off", pace="fast", reduced_motion=True)
        self.watched.app.apply(self.watched.context.tutorial())
        self.watched.step(2)
        self.hand = hand(self.watched)

    def close(self) -> None:
        """Leave the program."""
        self.watched.context.close()
        pygame.quit()

    @property
    def tutor(self) -> Tutor:
        """The Master."""
        tutor = self.watched.context.tutor
        assert isinstance(tutor, Tutor)
        return tutor

    @property
    def lesson(self) -> Lesson:
        """The chapter that is played."""
        return self.tutor.lesson

    def points_at(self, name: str) -> bool:
        """Whether the hand points at a target."""
        return self.tutor._subject[0][0] == self.watched.app.page.targets.by_name(name).rect

    @property
    def bubble(self) -> pygame.Rect:
        """Where the Master's words lie."""
        return self.watched.app.page.targets.by_name("master").rect

    @property
    def said(self) -> str:
        """The key of the bubble that is due."""
        return self.lesson.bubble.say

    @property
    def kept(self) -> Kept:
        """What is kept of the tutorial."""
        return self.watched.context.profile.progress.kept

    @property
    def at_map(self) -> bool:
        """Whether the map is shown."""
        return self.watched.scene.name == "tutorial"

    @property
    def targets(self) -> list[str]:
        """The names of what can be pressed."""
        return [str(target.name) for target in self.watched.app.page.targets]

    @property
    def onward(self) -> str:
        """The button that leads on without a deed."""
        return next(name for name in ONWARD if self.hand.shows(name))

    def begin(self, at: int) -> None:
        """Open a chapter from the map."""
        self.hand.press(f"lesson:{at}")
        self.watched.step(3)

    def do(self, *gestures: Sequence[str]) -> None:
        """Press targets, and lay pieces on places."""
        for gesture in gestures:
            if gesture[0] == TRY:
                self.watched.drag(gesture[1], gesture[2])
            elif len(gesture) == 1:
                self.hand.press(gesture[0])
            else:
                self.hand.put(*gesture)
            self.watched.step(3)
            self.watched.see_what_comes()

    def go_on(self) -> None:
        """Do what the script wants now: the moves of the bubble, a press, or what leads to its stop."""
        if self.lesson.waits or self.lesson.quiet:
            self.do([self.onward])
        elif self.lesson.asks:
            bubble = self.lesson.bubble
            for gesture in bubble.show:
                if self.lesson.bubble is bubble or set(gesture) <= set(self.targets):
                    self.do(gesture)
        else:
            self.do([NEXT])

    def go_to(self, key: str) -> None:
        """Play along the script until a bubble is said at its stop."""
        for _ in range(MOST_STEPS):
            if self.said == key and not self.lesson.waits:
                return
            self.go_on()
        raise AssertionError(f"{key} was never said, but {self.said}")

    def finish(self) -> list[str]:
        """Play along the script to the map; the keys of what was said."""
        said: list[str] = []
        for _ in range(MOST_STEPS):
            if self.at_map:
                return said
            if self.said not in said:
                said.append(self.said)
            self.go_on()
        raise AssertionError(f"the chapter ends at {self.said}, {stop_words(self.lesson.session)}")
