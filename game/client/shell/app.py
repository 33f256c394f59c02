"""The main loop: gives events to the scene, moves what is in motion, and repaints only what changed."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.base.settings import Choices
from game.client.motion.director import Director
from game.client.session.unsaved import keeping_of
from game.client.shell.idle_watch import ELSE, PRESSES, Attendance, wants_full_screen
from game.client.shell.page_changes import PageChanges
from game.client.shell.where import where
from game.client.ui import window as memory
from game.client.ui.devices import Devices
from game.client.ui.glow import glows
from game.client.ui.input import LEFT, Controls
from game.client.ui.key_strip import KeyStrip
from game.client.ui.lens import Lens
from game.client.ui.notices import Foot
from game.client.ui.page import Page
from game.client.ui.painter import Layers, Painter, put_on
from game.client.ui.scene import Quit, Scene, Transition
from game.client.ui.scene_stack import SceneStack
from game.client.ui.soundscape import Soundscape
from game.client.ui.window import FullScreen, Opposite, SteadyClock, open_window, system_s, take_picture, wants_picture
from game.places import pictures_folder

if TYPE_CHECKING:
    from game.client.ui.narrator import Narrator

BUSY_HZ, IDLE_HZ, RESTING_HZ = 60, 20, 10
RESTING_S = 5.0  # so long after the last input 10 turns of the loop a second are enough
AWAKE_S = 0.5  # so long after the last input the loop runs at full speed
LONGEST_UNREST_S = 15.0  # free memory is handed back after this time even while something still moves
LONGEST_STEP_S = 0.1  # after a pause of the program motions continue where they were, and do not jump
INPUT = PRESSES | ELSE
EXPOSED = frozenset({pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED})


class App:
    """One window with a stack of scenes; `now` is a clock in seconds, and its jumps are ignored."""

    def __init__(
        self,
        window_size: tuple[int, int],
        *,
        data_dir: Path | None = None,
        first_scene: Scene,
        choices: Choices | None = None,
        full_screen: bool = False,
        watch: Attendance | None = None,
        now: Callable[[], float] = system_s,
    ) -> None:
        self.data_dir = data_dir
        self.attendance = watch or Attendance()
        self.choices = choices or Choices()
        put_on(self.choices.now)
        self.now = SteadyClock(now)
        self.frame_times: deque[float] = deque(maxlen=600)  # ms of the frames that drew something
        self.full_screen = FullScreen(window_size, full_screen, lambda: self.choices.now.monitor)
        window = open_window(window_size, full_screen=full_screen, monitor=self.choices.now.monitor)
        self.sounds = Soundscape(self.choices, self.now)
        self.controls = Controls(self.now, self.choices, self.sounds)
        self.devices = Devices(self.controls, self.choices, lambda: self.stack.all)
        self.strip = KeyStrip(self.devices, self.controls, self.choices, lambda: self.page)
        self.lens = Lens(self.controls, self.devices, self.choices)
        self.director = Director(self.choices, self.now)
        self.stack = SceneStack(first_scene)
        self.opposite = Opposite(self.choices, self.stack)
        self.painter = Painter(window, self.stack, lambda: self.attendance.on_show, lambda: self.attendance.guide)
        self.narrator: Narrator | None = None  # tells in words what is going on
        self._changes = PageChanges(self.director, self.sounds)
        self._rested: tuple[int, int] | None = None  # the scenes shown when free memory was last handed back
        self.held_back = False  # the scene wants to give way to the next one, but waits until motions were seen
        self._animating = False
        self._last_input_s = self._last_step_s = self._rested_s = self.now()

    @property
    def scene(self) -> Scene:
        """The scene that acts."""
        return self.stack.top

    @property
    def page(self) -> Page:
        """The page of that scene."""
        return self.painter.page

    @property
    def layers(self) -> Layers:
        """What the page is painted on."""
        return self.painter.layers

    @property
    def busy(self) -> bool:
        """Whether something moves or was just touched."""
        awake = self.now() - self._last_input_s < AWAKE_S
        return self._animating or self.controls.moving or self.director.moving or awake

    @property
    def pace_hz(self) -> int:
        """Turns of the loop a second: fast while something moves, slower and slower while nobody touches anything."""
        if self.busy:
            return BUSY_HZ
        return IDLE_HZ if self.now() - self._last_input_s < RESTING_S else RESTING_HZ

    def run(self, spare: Iterator[object]) -> None:
        """Run the loop until the person leaves; in each turn in which nothing moves, one step of `spare` is taken."""
        clock, listens = pygame.Clock(), False
        try:
            while self.step():
                if not listens:  # only now, so that the first picture does not wait for pads
                    self.devices.pads.listen()
                    listens = True
                elif not self.busy:
                    next(spare, None)
                clock.tick(self.pace_hz)
        except Exception as error:
            error.add_note(where(self.stack))  # for the report
            raise
        finally:  # a signal may end the loop at any line
            self.attendance.close()
            if self.narrator is not None:
                self.narrator.close()
            self.sounds.close()
            pygame.quit()

    def step(self) -> bool:
        """Do one turn of the loop: events, time, picture. Returns whether the loop goes on."""
        self.painter.turned_over = False
        for event in pygame.event.get():
            if wants_picture(event):
                self._keep_picture()
                continue
            self._handle(event)
            if not self.stack.running:
                return False
            self._build_if_changed()  # the next event must see the page that this one changed
        self._pass_time()
        if self.stack.running:
            self._build_if_changed()
            self._tell_director()
            self._draw()
            if self.narrator is not None:
                self.narrator.see(self.scene, self.page, self.controls)
            self.sounds.after_frame(self.scene, quiet=not self.busy)
            self._rest()
        return self.stack.running

    def apply(self, transition: Transition) -> None:
        """Take a scene's transition."""
        self.stack.apply(transition)

    def _handle(self, event: pygame.Event) -> None:
        if self.devices.echoes(event):
            return
        event = self.opposite.read(event, self.painter.size)
        if event.type in INPUT:
            self._last_input_s = self.now()
        if event.type in PRESSES:
            self.director.skip()  # any press ends all motions before it acts
            self.scene.hurry()
        if self.attendance.takes(event):
            self.controls.let_go()
            self.apply(self.attendance.take(event))
        elif event.type == pygame.QUIT:
            self.apply(self._quit())
        elif event.type in EXPOSED:
            self.painter.expose()
        elif event.type == pygame.AUDIODEVICEREMOVED:
            self.sounds.device_removed(event)
        elif event.type == pygame.KEYDOWN and wants_full_screen(event):
            self.controls.let_go()
            self._use_window(self.full_screen.toggle())
            self.choices.change(full_screen=self.full_screen.on)
        elif (foot := self.painter.foot) is not None and self._is_for_foot(event, foot):
            foot.press()
        else:
            self.apply(self.devices.handle(event, self.painter.size))

    def _keep_picture(self) -> None:
        """Save a picture of the window and say where it is; at a stand nothing is saved."""
        if (window := pygame.display.get_surface()) and not self.attendance.at_stand:
            told = take_picture(window, pictures_folder())
            self.controls.notices.show_toast(told, self.page.scale, self.now())

    def _is_for_foot(self, event: pygame.Event, foot: Foot) -> bool:
        """Whether an event presses the foot: a click on it, or its key while nobody is typing."""
        if not foot.waits:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == LEFT and bool(event.pos[1] >= foot.top(self.painter.size[1]))
        if event.type == pygame.FINGERDOWN:
            return bool(event.y * self.painter.size[1] >= foot.top(self.painter.size[1]))
        return self.devices.means(event) == "note"

    def _quit(self) -> Transition:
        """The answer to a closed window: quit, but ask first where the disk has not taken everything yet."""
        keeping = keeping_of(self.choices)
        return Quit() if keeping is None or self.scene.name == "not kept" else keeping.quit()

    @property
    def _told_below(self) -> Foot | None:
        """The foot below the page: moves that are not on the disk, the story of a show, or a note of a first game."""
        keeping = keeping_of(self.choices)
        trouble = keeping.foot if keeping is not None and not self.attendance.on_show else None
        strip = None if self.attendance.on_show else self.strip.foot
        return trouble or self.attendance.foot or strip

    def _pass_time(self) -> None:
        now_s = self.now()
        dt_s = min(now_s - self._last_step_s, LONGEST_STEP_S)
        self._last_step_s = now_s
        if self.now.take_leap():  # the machine slept, and whoever woke it is there now
            self._last_input_s = now_s
        if (keeping := keeping_of(self.choices)) is not None:
            keeping.tick(now_s, resting=not self.busy)
        self.director.settle()
        self.apply(self.controls.tick(dt_s))
        if self.stack.running:
            self.apply(self.attendance.tick(self.scene, now_s - self._last_input_s, dt_s))
            self._animating = self.scene.tick(dt_s)
            for cue, pan in self.scene.take_cues():
                self.sounds.hear(cue, pan=pan)
            self._build_if_changed()
            self._tell_director()  # before a question covers the page on which it happened
            self._go_onward()

    def _go_onward(self) -> None:
        """Take the transition that the scene makes by itself, once its motions were seen for a moment."""
        if self.held_back and self.director.holds:
            return
        onward = self.scene.next()
        self.held_back = onward is not None and self.director.holds
        self.apply(None if self.held_back else onward)

    def _use_window(self, window: pygame.Surface, foot: Foot | None = None) -> None:
        self.painter.use_window(window, foot)
        self.director.skip()

    def _build_if_changed(self) -> None:
        self.strip.see()
        put_on(self.choices.now)
        window, foot = self.opposite.surface(pygame.display.get_surface()), self._told_below
        if window is not None and not self.painter.fits(window, foot):
            self._use_window(window, foot)
        if self.painter.build():
            self.controls.bind(self.scene, self.page, self.layers.viewport)
            self.painter.paint(self.controls.attention)

    def _tell_director(self) -> None:
        """Give the director what happened, to be shown as motion over the new page."""
        self._changes.put(self.controls.take_drop())
        if self.painter.turned_over:
            self._changes.tell(self.painter, self.stack.visible)

    def _draw(self) -> None:
        begun = time.perf_counter()
        if sentence := self.scene.take_toast() or self._refusal():
            self.controls.notices.show_toast(sentence, self.page.scale, self.now())
        self.painter.repaint(self.controls.attention)
        lit = glows(self._lit_places(), self.layers.viewport.scale, 0.0, still=True)
        above = [*lit, *self.controls.sprites(), *self.attendance.sprites(self.layers.viewport.scale)]
        sprites = [*self.scene.sprites(), *self.director.sprites(), *above]
        if areas := self.lens.lay(self.layers, sprites, self.layers.show(sprites)):
            self.opposite.show(areas)
            self.frame_times.append((time.perf_counter() - begun) * 1000)
        foot, window = self.painter.foot, self.opposite.surface(pygame.display.get_surface())
        if foot and window and (area := foot.show(window)):
            self.opposite.show([area])

    def _lit_places(self) -> list[pygame.Rect]:
        """The places at which the last hint points, also after its sheet is closed."""
        return [target.rect for name in sorted(self.scene.lit()) if (target := self.page.targets.get(name)) is not None]

    def _refusal(self) -> str:
        """The next sentence about the disk; empty while another toast is still shown."""
        return "" if self.controls.notices.toast else self.choices.refusals.take()

    def _rest(self) -> None:
        """Hand back the memory of earlier pages, once nothing moves any more or after the longest wait."""
        late = self.now() - self._rested_s > LONGEST_UNREST_S
        if self.painter.behind != self._rested and (late or not self.busy):
            memory.give_back()
            self._rested, self._rested_s = self.painter.behind, self.now()
