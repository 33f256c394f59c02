"""The main loop: gives events to the scene, moves what is in motion, and repaints only what changed."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.base.i18n import ngettext, say
from game.client.base.settings import Choices
from game.client.graphics import theme
from game.client.graphics.brush import Brush, bake_part
from game.client.graphics.viewport import Point
from game.client.scenes.motion.director import Director
from game.client.scenes.motion.motion_builder import Anchors, Pictures
from game.client.session.save_status import save_status_of
from game.client.ui import window as app_window
from game.client.ui.devices import Controls, Devices
from game.client.ui.glow import glows
from game.client.ui.key_strip import KeyStrip
from game.client.ui.lens import Lens
from game.client.ui.notices import Foot
from game.client.ui.opposite import Opposite
from game.client.ui.page import Page
from game.client.ui.painter import SLICE_S, Layers, Painter, put_on
from game.client.ui.scene import Chain, News, Quit, Scene, Sprite, Transition
from game.client.ui.scene_stack import SceneStack
from game.client.ui.soundscape import Soundscape
from game.places import pictures_folder
from game.reportable import Reportable

if TYPE_CHECKING:
    from game.client.session.app_context import AppContext
    from game.client.session.match_context import PhonesOn
    from game.client.session.show import Show
    from game.client.ui.narrator import Narrator
    from game.client.ui.scene import Guide


def where(stack: SceneStack) -> Reportable:
    """The name of the scene, and the number of its move."""
    from game.client.scenes.game_scene import GameScene

    sittings = [scene.session for scene in stack.visible if isinstance(scene, GameScene)]
    subject = [f"move {session.match.number}" for session in sittings]
    return Reportable(", ".join([f"scene {stack.top.name}", *subject]))


class PageChanges:
    """Remembers which scenes were shown at the end of the last turn of the loop, and tells what changed since."""

    def __init__(self, director: Director, sounds: Soundscape, hear: Callable[[News], None]) -> None:
        self._director = director
        self._sounds = sounds
        self._hear = hear
        self._seen, self._seen_scenes = Anchors(), list[Scene]()

    def put(self, drop: tuple[str, Point] | None) -> None:
        """Remember where a hand let go of a piece: its motion begins there."""
        if drop:
            self._seen.put(*drop)

    def tell(self, painter: Painter, scenes: list[Scene]) -> None:
        """Give the director what happened, to be shown as motion over the new page."""
        shown = Anchors([*painter.pages_behind, painter.page])
        same = scenes == self._seen_scenes
        pictures = Pictures(painter.layers.viewport.scale, self._seen, shown, painter.layers.part)
        if news := scenes[-1].take_news():
            self._hear(news)
            self._sounds.tell(news)
            self._director.play(news, pictures, same=same)
        elif not same:
            self._director.go_over(same=scenes[:1] == self._seen_scenes[:1])
        for scene in self._seen_scenes:
            if scene not in scenes:
                self._director.play_along(scene.parting(), pictures)
        for scene in scenes:
            if scene not in self._seen_scenes:
                self._director.play_along(scene.arriving(self._seen_scenes), pictures, under=True)
        if shown:  # a scene whose question was answered may have no news left, so the earlier news is remembered
            self._seen = shown
        self._seen_scenes = scenes


SHOW_AFTER_S = 60.0
PREPARES_S, AT_ONCE = 8.0, 3  # in the last seconds before a show its first moves are made, a few in each turn
WAITING = frozenset({"title", "welcome"})  # scenes on which a show may begin
WARNING_S = 20.0  # how long the warning is shown before a table is cleared
PRESSES = {pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION}
INPUT = PRESSES | {
    pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL,
    pygame.FINGERMOTION, pygame.FINGERUP, pygame.KEYUP, pygame.JOYBUTTONUP,
}  # fmt: skip
SLIP = pygame.Rect(510, 420, 900, 200)


class IdleWatcher:
    """Begins a show on the title when nobody has touched anything for a minute; any press ends that.

    At a stand a game that everybody walked away from is cleared too, after a warning that any input stops.
    """

    def __init__(self, context: AppContext | None = None) -> None:
        self._context = context
        self._show: Show | None = None
        self._coming: Iterator[Show | None] | None = None  # the moves of the next one before it opens
        self._ready: Show | None = None
        self._rested_s = SHOW_AFTER_S  # since the last show was over
        self.from_start = False  # whether the next show begins as a game does, and not in the middle of one
        self._left_s: int | None = None  # until an abandoned table is cleared
        self._slip: dict[tuple[int, float], pygame.Surface] = {}

    @property
    def on_show(self) -> bool:
        """Whether a show goes on: the program plays by itself."""
        return self._show is not None

    @property
    def foot(self) -> Foot | None:
        """The foot below the page: the story of a show."""
        return self._show.foot if self._show is not None else None

    @property
    def guide(self) -> Guide | None:
        """Who explains the game now over its scenes: the Master of a chapter, the notes of a first game, or nobody."""
        return self._context.tutor or self._context.lessons if self._context is not None else None

    @property
    def phones(self) -> PhonesOn | None:
        """The phones of the match that is played now, while they are on."""
        return self._context.phones if self._context is not None else None

    def takes(self, event: pygame.Event) -> bool:
        """Whether an event is kept from the table: a file, what ends the show or a warning, or closes a stand."""
        if event.type == pygame.DROPFILE:
            return self._context is not None and not self.at_stand
        ends = event.type == pygame.QUIT or _is_of_the_keeper(event)
        if self.at_stand and (ends or (event.type == pygame.KEYDOWN and wants_full_screen(event))):
            return True
        return (self.on_show or self._left_s is not None) and event.type in INPUT

    def take(self, event: pygame.Event) -> Transition:
        """The answer to an event that `takes` accepted: a press during a show leads to the title."""
        if event.type == pygame.DROPFILE:
            return None if self.on_show else self._taken_in(Path(event.file))
        if _is_of_the_keeper(event):
            return Quit()
        if event.type in INPUT:
            self._left_s = None
        return self._to_welcome() if self.on_show and event.type in PRESSES else None

    def _taken_in(self, path: Path) -> Transition:
        """The answer to a file that was dropped on the window: a match is added to the saved ones."""
        from game.client.session.match_files import MatchFiles

        context = self._context
        return context.safely(lambda: MatchFiles(context).take_in(path)) if context is not None else None

    def begin_show(self) -> Transition:
        """Start a game that plays itself; a fault in config/ is told instead, and no game starts."""
        while self._ready is None:
            if not self._prepare_show():
                return None
        self._show, self._ready, self._coming = self._ready, None, None
        return self._show.start

    def _prepare_show(self) -> bool:
        """Make one move of the next show before it opens; in the end it is ready. Returns whether config/ lets it."""
        from game.client.session.show import new_show
        from game.content import ContentError

        assert self._context is not None  # without a room there is no title to begin from
        self._coming = self._coming or new_show(self._context, from_start=self.from_start)
        try:
            self._ready = next(self._coming)
        except ContentError as error:
            self._coming, self._rested_s = None, 0.0  # the next try comes a minute later
            self._context.profile.choices.refusals.tell(say("The show can’t start: {fault}", fault=error.text))
            return False
        return True

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> Transition:
        """Do what is due because nobody does anything: begin a show, warn, or clear the table."""
        if self._context is None:
            return None
        if self._show is not None:
            if self._show.tick(dt_s):
                return None
            self.from_start = not self.from_start
            return self._to_title(calls=True)
        self._rested_s += dt_s
        if self.guide is not None and (onward := self.guide.tick(scene, idle_s, dt_s)) is not None:
            return onward
        if scene.name in WAITING:
            return self._wait_for_show(min(idle_s, self._rested_s))
        return self._watch_table(idle_s) if self.at_stand else None

    def _wait_for_show(self, waited_s: float) -> Transition:
        """Begin the show once nobody has touched anything for so long; in the last seconds prepare it move by move."""
        if waited_s >= SHOW_AFTER_S:
            return self.begin_show()
        if waited_s < SHOW_AFTER_S - PREPARES_S and self._coming is not None:
            self.close()
        due = AT_ONCE if waited_s >= SHOW_AFTER_S - PREPARES_S else 0
        while due and self._ready is None and self._prepare_show():
            due -= 1
        return None

    def _watch_table(self, idle_s: float) -> Transition:
        """Warn, and then clear the table, when nobody has touched it for the time in the settings."""
        assert self._context is not None  # without a room there is no table
        left_s = self._context.profile.choices.now.stand_clears_s - idle_s
        self._left_s = max(0, round(left_s)) if left_s < WARNING_S else None
        return self._to_title(calls=True) if left_s <= 0 else None

    def _to_welcome(self) -> Transition:
        """The transition to the title, with the question over it whether to play a first game."""
        onward = self._to_title(calls=False)
        assert self._context is not None  # a show always has a room
        return Chain((onward, self._context.welcome()))

    def _to_title(self, *, calls: bool) -> Transition:
        assert self._context is not None
        self.close()
        self._rested_s = 0.0
        return self._context.clear(calls=calls)

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
        return self._context is not None and self._context.profile.kiosk

    def close(self) -> None:
        if (show := self._show or self._ready) is not None:
            show.close()
        self._show = self._ready = self._coming = self._left_s = None


def wants_full_screen(event: pygame.Event) -> bool:
    """Whether a key press asks for full screen, or for the way back from it."""
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))


def _is_of_the_keeper(event: pygame.Event) -> bool:
    """Whether a key press is Ctrl, Shift and Q, with which the keeper ends the program at a stand."""
    keys = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
    return event.type == pygame.KEYDOWN and event.key == pygame.K_q and all(event.mod & key for key in keys)


def _paint_warning(brush: Brush, left_s: int) -> None:
    brush.veil(SLIP.move(4, 4), theme.BLACK, 150, radius=14)
    brush.framed(SLIP, theme.PAPER_LIGHT, theme.VERMILION, 6, radius=14)
    words = ngettext(
        "Is anybody still playing? The table is cleared in {count} second. Touch anything to go on.",
        "Is anybody still playing? The table is cleared in {count} seconds. Touch anything to go on.",
        left_s,
    )
    brush.text(SLIP.inflate(-80, -40), words, "body", 40, align="center", wrap=True)


BUSY_HZ, IDLE_HZ, RESTING_HZ = 60, 20, 10
RESTING_S = 5.0  # so long after the last input 10 turns of the loop a second are enough
AWAKE_S = 0.5  # so long after the last input the loop runs at full speed
LONGEST_UNREST_S = 15.0  # free memory is handed back after this time even while something still moves
LONGEST_STEP_S = 0.1  # after a pause of the program motions continue where they were, and do not jump
EXPOSED = frozenset({pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED})


class App:
    """One window with a stack of scenes; `now` is a clock in seconds, and its jumps are ignored."""

    def __init__(
        self,
        window_size: tuple[int, int],
        *,
        first_scene: Scene,
        choices: Choices | None = None,
        full_screen: bool = False,
        watch: IdleWatcher | None = None,
        now: Callable[[], float] = app_window.system_s,
        window: pygame.Surface | None = None,
    ) -> None:
        """A `window` that is open already is taken; it has the size, or is as large as the screen."""
        self.attendance = watch or IdleWatcher()
        self.choices = choices or Choices()
        put_on(self.choices.now)
        self.now = app_window.SteadyClock(now)
        self.frame_times: deque[float] = deque(maxlen=600)  # ms of the frames that drew something
        self.full_screen = app_window.FullScreen(window_size, full_screen, lambda: self.choices.now.monitor)
        if window is None:
            window = app_window.open_window(window_size, full_screen=full_screen, monitor=self.choices.now.monitor)
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
        self._narrates = False  # as the settings said when the narrator came or went
        self._events = deque[pygame.Event]()  # not handled yet
        self._waited = False  # the director was not told of the last page, which is still painted
        self._under, self._over = list[Sprite](), list[Sprite]()  # motions: the sprites of the page in front
        self._changes = PageChanges(self.director, self.sounds, self._hear)
        self._rested: tuple[int, int] | None = None  # the scenes shown when free memory was last handed back
        self.held_back = False  # the scene wants to give way to the next one, but waits until motions were seen
        self._animating = False
        self._last_input_s = self._last_step_s = self._rested_s = self.now()

    @property
    def scene(self) -> Scene:
        return self.stack.top

    @property
    def page(self) -> Page:
        return self.painter.page

    @property
    def layers(self) -> Layers:
        return self.painter.layers

    @property
    def busy(self) -> bool:
        """Whether something moves or was just touched."""
        awake = self.now() - self._last_input_s < AWAKE_S
        return self._animating or self.controls.moving or self.director.moving or awake or self.layers.unfinished

    @property
    def pace_hz(self) -> int:
        """Turns of the loop a second: fast while something moves, slower and slower while nobody touches anything."""
        phones = self.attendance.phones
        if self.busy or (phones is not None and phones.is_awake):
            return BUSY_HZ
        return IDLE_HZ if self.now() - self._last_input_s < RESTING_S else RESTING_HZ

    def run(self, spare: Iterator[object]) -> None:
        """Run the loop until the person leaves; in each turn in which nothing moves, one step of `spare` is taken."""
        clock, listens = pygame.Clock(), False
        try:
            while self.step():
                if not listens:  # only now, so that the first page does not wait for pads
                    self.devices.pads.listen()
                    self.painter.slice_s = SLICE_S  # the first page is painted at once: nothing moves before it
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
        self.painter.begin_turn()
        if self._waited:  # the old page stays until all of the new one is painted, and its motions go on
            if self.painter.go_on():
                self._waited = False
                self._tell_director()
            self.director.settle()
            self._draw()
            return True
        self.painter.turned_over = False
        self._events.extend(pygame.event.get())
        while self._events and self.painter.layers.stands:
            event = self._events.popleft()
            if event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
                self._keep_picture()
                continue
            self._handle(event)
            if not self.stack.running:
                return False
            self._build_if_changed()  # the next event must see the page that this one changed
        if self.painter.layers.stands:
            self._pass_time()
        if self.stack.running:
            if self._build_if_changed():
                self._tell_director()
            drew = self._draw()
            if self.narrator is not None and not self._waited:
                self.narrator.see(self.scene, self.page, self.controls)
            self.sounds.after_frame(self.scene, quiet=not (self.busy or drew))
            self._rest(busy=drew or self._waited)
        return self.stack.running

    def apply(self, transition: Transition) -> None:
        self.stack.apply(transition)

    def _handle(self, event: pygame.Event) -> None:
        if self.devices.echoes(event):
            return
        if self.opposite.upright is not None:
            event = self.opposite.read(event, self.painter.size)
        if event.type in PRESSES:
            if self.narrator is not None:
                self.narrator.press()
            self.director.skip()  # any press ends all motions before it acts
            self.scene.hurry()
        self.apply(self._answer(event))
        if event.type in INPUT:
            self._last_input_s = self.now()

    def _answer(self, event: pygame.Event) -> Transition:
        """The answer to an event: of the idle watcher, the window, or the scene."""
        if self.attendance.takes(event):
            self.controls.let_go()
            return self.attendance.take(event)
        if event.type == pygame.QUIT:
            keeping = save_status_of(self.choices)  # it asks first where the disk has not taken everything yet
            return Quit() if keeping is None or self.scene.name == "not kept" else keeping.quit()
        if event.type in EXPOSED:
            self.painter.expose()
        elif event.type == pygame.AUDIODEVICEREMOVED:
            self.sounds.device_removed(event)
        elif event.type == pygame.KEYDOWN and wants_full_screen(event):
            self.controls.let_go()
            self._use_window(self.full_screen.toggle())
            self.choices.change(full_screen=self.full_screen.on)
        else:
            return self.devices.handle(event, self.painter.size)
        return None

    def _keep_picture(self) -> None:
        """Save a picture of the window and say where it is; at a stand nothing is saved."""
        if (window := pygame.display.get_surface()) and not self.attendance.at_stand:
            told = app_window.take_picture(window, pictures_folder())
            self.controls.notices.show_toast(told, self.page.scale, self.now())

    @property
    def _told_below(self) -> Foot | None:
        """The foot below the page: moves that are not on the disk, the story of a show, or what keys do."""
        keeping = save_status_of(self.choices)
        trouble = keeping.foot if keeping is not None and not self.attendance.on_show else None
        return trouble or self.attendance.foot or (None if self.attendance.on_show else self.strip.foot)

    def _pass_time(self) -> None:
        now_s = self.now()
        dt_s = min(now_s - self._last_step_s, LONGEST_STEP_S)
        self._last_step_s = now_s
        if self.now.take_leap():  # the machine slept, and whoever woke it is there now
            self._last_input_s = now_s
        if (keeping := save_status_of(self.choices)) is not None:
            keeping.tick(now_s, resting=not self.busy)
        self.director.settle()
        if (phones := self.attendance.phones) is not None:
            phones.tick(dt_s)
        self.apply(self.controls.tick(dt_s))
        if self.stack.running:
            self.apply(self.attendance.tick(self.scene, now_s - self._last_input_s, dt_s))
            self.scene.staged = self.director.staged
            self._animating = self.scene.tick(dt_s)
            for cue, pan in (*self.scene.take_cues(), *self.director.take_cues()):
                self.sounds.hear(cue, pan=pan)
            if self._build_if_changed():
                self._tell_director()  # before a question covers the page on which it happened
                self._go_onward()

    def _go_onward(self) -> None:
        """Take the transition that the scene makes by itself, once its motions were seen for a moment."""
        if self.held_back and self.director.holds:
            return
        onward = self.scene.next()
        self.held_back = onward is not None and self.director.holds
        self.apply(None if self.held_back else onward)

    def _hear(self, news: News) -> None:
        if self.narrator is not None:
            self.narrator.hear(news)

    def _follow_settings(self) -> None:
        """Put the settings on, and have the narrator come or go where that was switched."""
        put_on(self.choices.now)
        if self.choices.now.narrate == self._narrates:
            return
        self._narrates = self.choices.now.narrate
        if self.narrator is not None:
            self.narrator.close()
        self.narrator = None
        if self._narrates:
            from game.client.ui.narrator import Narrator, Voice  # loaded only where it is wanted

            self.narrator = Narrator(Voice())

    def _use_window(self, window: pygame.Surface, foot: Foot | None = None) -> None:
        self.painter.use_window(window, foot)
        self.director.skip()

    def _build_if_changed(self) -> bool:
        """Build the page anew if something changed; returns whether the page stands."""
        if not self.painter.layers.stands:
            return False
        self.strip.see()
        self._follow_settings()
        window, foot = self.opposite.surface(pygame.display.get_surface()), self._told_below
        if window is not None and not self.painter.fits(window, foot):
            self._use_window(window, foot)
        if self.painter.build():
            self.controls.bind(self.scene, self.page, self.layers.viewport)
            self.painter.begin(self.controls.attention)
            self._waited = not (self.painter.has_time and self.painter.go_on())
        return not self._waited

    def _tell_director(self) -> None:
        self._changes.put(self.controls.take_drop())
        if self.painter.turned_over:
            self._changes.tell(self.painter, self.stack.visible)

    def _draw(self) -> bool:
        """Show what is new; returns whether anything was."""
        begun = time.perf_counter()
        if not self._waited:
            notices = self.controls.notices
            if sentence := self.scene.take_toast() or ("" if notices.toast else self.choices.refusals.take()):
                notices.show_toast(sentence, self.page.scale, self.now())
            self.painter.paint(self.controls.attention)
            lit = glows(self._lit_places(), self.layers.viewport.scale, 0.0, still=True)
            self._under = self.painter.sprites()
            self._over = [*lit, *self.controls.sprites(), *self.attendance.sprites(self.layers.viewport.scale)]
        sprites = [*self._under, *self.director.sprites(), *self._over]
        areas = self.lens.lay(self.layers, sprites, self.layers.show(sprites))
        if areas:
            self.opposite.show(areas)
            self.frame_times.append((time.perf_counter() - begun) * 1000)
        foot, window = self.painter.foot, self.opposite.surface(pygame.display.get_surface())
        if foot and window and (area := foot.show(window)):
            self.opposite.show([area])
        return bool(areas)

    def _lit_places(self) -> list[pygame.Rect]:
        """The places at which the last hint points, also after its sheet is closed."""
        return [target.rect for name in sorted(self.scene.lit()) if (target := self.page.targets.get(name)) is not None]

    def _rest(self, *, busy: bool) -> None:
        """Hand back the memory of earlier pages, once nothing moves any more or after the longest wait.

        Not in a turn that is `busy` with a picture: it would take twice as long.
        """
        late = self.now() - self._rested_s > LONGEST_UNREST_S
        if not busy and self.painter.behind != self._rested and (late or not self.busy):
            app_window.give_back()
            self._rested, self._rested_s = self.painter.behind, self.now()
