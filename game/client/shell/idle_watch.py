"""Whether anybody is there: begins a show when nobody is, and clears an abandoned table at a stand.

On the title the program begins to play by itself when nobody has touched anything for a minute; any press ends that.
At a stand a game that everybody walked away from is cleared too, after a warning that any input stops.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.base.i18n import say, say_count
from game.client.graphics import theme
from game.client.graphics.brush import Brush, bake_part
from game.client.ui.scene import Chain, Quit, Scene, Sprite, Transition

if TYPE_CHECKING:
    from game.client.session.room import Room
    from game.client.session.show import Show
    from game.client.ui.notices import Foot
    from game.client.ui.scene import Guide

SHOW_AFTER_S = 60.0
WAITING = frozenset({"title", "welcome"})  # scenes on which a show may begin
WARNING_S = 20.0  # how long the warning is shown before a table is cleared
PRESSES = frozenset({
    pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION,
})  # fmt: skip
WRITING = frozenset({pygame.TEXTINPUT, pygame.TEXTEDITING})
ELSE = WRITING | {
    pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.FINGERMOTION, pygame.FINGERUP, pygame.KEYUP,
    pygame.JOYBUTTONUP,
}  # fmt: skip
SLIP = pygame.Rect(510, 420, 900, 200)


class Attendance:
    """Watches over one room; `idle_s` is how long nobody has touched anything."""

    def __init__(self, room: Room | None = None) -> None:
        self._room = room
        self._show: Show | None = None
        self._rested_s = SHOW_AFTER_S  # since the last show was over
        self._left_s: int | None = None  # until an abandoned table is cleared
        self._slip: dict[tuple[int, float], pygame.Surface] = {}

    @property
    def on_show(self) -> bool:
        """Whether a show goes on: the program plays by itself."""
        return self._show is not None

    @property
    def foot(self) -> Foot | None:
        """The foot below the page: the story of a show, or the notes of a first game."""
        if self._show is not None:
            return self._show.foot
        lessons = self._room.lessons if self._room is not None else None
        return lessons.foot if lessons is not None else None

    @property
    def guide(self) -> Guide | None:
        """Who explains the game now over its scenes: the Master of the tutorial, or nobody."""
        return self._room.tutor if self._room is not None else None

    def takes(self, event: pygame.Event) -> bool:
        """Whether an event is kept from the table: a file, what ends the show or a warning, or closes a stand."""
        if event.type == pygame.DROPFILE:
            return self._room is not None and not self._room.kiosk
        if self._room is not None and self._room.kiosk and (event.type == pygame.QUIT or _is_of_the_window(event)):
            return True
        return (self.on_show or self._left_s is not None) and event.type in PRESSES | ELSE

    def take(self, event: pygame.Event) -> Transition:
        """The answer to an event that `takes` accepted: a press during a show leads to the title."""
        if event.type == pygame.DROPFILE:
            return None if self.on_show else self._taken_in(Path(event.file))
        if _is_of_the_keeper(event):
            return Quit()
        if event.type in PRESSES | ELSE:
            self._left_s = None
        return self._to_welcome() if self.on_show and event.type in PRESSES else None

    def _taken_in(self, path: Path) -> Transition:
        """The answer to a file that was dropped on the window: a match is added to the saved ones."""
        from game.client.session.match_files import MatchFiles

        room = self._room
        return room.safely(lambda: MatchFiles(room).take_in(path)) if room is not None else None

    def begin_show(self) -> Transition:
        """Start a game that plays itself; a fault in config/ is told instead, and no game starts."""
        from game.client.session.show import new_show
        from game.content import ContentError

        assert self._room is not None  # without a room there is no title to begin from
        try:
            self._show = new_show(self._room)
        except ContentError as error:
            self._rested_s = 0.0  # the next try comes a minute later
            self._room.choices.refusals.tell(say("The show can’t start: {fault}", fault=error.text))
            return None
        return self._show.start

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> Transition:
        """Do what is due because nobody does anything: begin a show, warn, or clear the table."""
        if self._room is None:
            return None
        if self._show is not None:
            return None if self._show.tick(dt_s) else self._to_title(calls=True)
        self._rested_s += dt_s
        if self._room.lessons is not None:
            self._room.lessons.tick(dt_s)
        if self._room.tutor is not None and (onward := self._room.tutor.tick(scene, idle_s, dt_s)) is not None:
            return onward
        if scene.name in WAITING:
            return self.begin_show() if min(idle_s, self._rested_s) >= SHOW_AFTER_S else None
        return self._watch_table(idle_s) if self._room.kiosk else None

    def _watch_table(self, idle_s: float) -> Transition:
        """Warn, and then clear the table, when nobody has touched it for the time in the settings."""
        assert self._room is not None  # without a room there is no table
        left_s = self._room.choices.now.stand_clears_s - idle_s
        self._left_s = max(0, round(left_s)) if left_s < WARNING_S else None
        return self._to_title(calls=True) if left_s <= 0 else None

    def _to_welcome(self) -> Transition:
        """The transition to the title, with the question over it whether to play a first game."""
        onward = self._to_title(calls=False)
        assert self._room is not None  # a show always has a room
        return Chain((onward, self._room.welcome()))

    def _to_title(self, *, calls: bool) -> Transition:
        assert self._room is not None
        self.close()
        self._rested_s = 0.0
        return self._room.clear(calls=calls)

    def sprites(self, scale: float) -> list[Sprite]:
        """The hand of the tutorial, and the warning that the table is about to be cleared, if it is due."""
        shown = [*self.guide.sprites(scale)] if self.guide is not None else []
        if self._left_s is None:
            return shown
        key = (self._left_s, scale)
        if key not in self._slip:
            left = self._left_s
            self._slip = {key: bake_part(SLIP.inflate(8, 8), scale, lambda brush: _paint_warning(brush, left))}
        return [*shown, Sprite(self._slip[key], SLIP.center)]

    @property
    def at_stand(self) -> bool:
        """Whether this is a stand, whose visitors leave nothing behind."""
        return self._room is not None and self._room.kiosk

    def close(self) -> None:
        """End the show, if there is one."""
        if self._show is not None:
            self._show.close()
        self._show = self._left_s = None


def _is_of_the_window(event: pygame.Event) -> bool:
    """Whether a key switches full screen, or is the keeper's way out of a stand."""
    return event.type == pygame.KEYDOWN and (wants_full_screen(event) or _is_of_the_keeper(event))


def wants_full_screen(event: pygame.Event) -> bool:
    """Whether a key press asks for full screen, or for the way back from it."""
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))


def _is_of_the_keeper(event: pygame.Event) -> bool:
    """Whether a key press is Ctrl, Shift and Q, with which the keeper ends the program at a stand."""
    keys = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
    return event.type == pygame.KEYDOWN and event.key == pygame.K_q and all(event.mod & key for key in keys)


def _paint_warning(brush: Brush, left_s: int) -> None:
    brush.veil(SLIP.move(4, 4), theme.BLACK, 150, radius=14)
    brush.rect(SLIP, theme.PAPER_LIGHT, radius=14)
    brush.rect(SLIP, theme.VERMILION, width=6, radius=14)
    words = say_count(
        "Is anybody still playing? The table is cleared in {count} second. Touch anything to go on.",
        "Is anybody still playing? The table is cleared in {count} seconds. Touch anything to go on.",
        left_s,
    )
    brush.text(SLIP.inflate(-80, -40), words, "body", 40, align="center", wrap=True)
