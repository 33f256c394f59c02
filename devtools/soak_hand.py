"""The player of a soak: plays whole games in one window, with people and computers, and watches shows between them."""

import ctypes
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from math import cos, pi, sin
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
import pygame

from devtools.staging import AUTOMA, PEOPLE, ThinksHere
from game.client.base.game_steps import RoundEndStep
from game.client.graphics.viewport import Point
from game.client.scenes.app import LONGEST_STEP_S, SHOW_AFTER_S, App, IdleWatcher
from game.client.scenes.game_scene import GameScene, PromptScene
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.leaving import to_title
from game.client.session.match_session import MatchSession
from game.client.ui.page import Target
from game.client.ui.scene import Replace, Reset
from game.client.ui.target_names import SeatPanel
from game.match.players import Player
from game.rules import Options, Table, apply, new_game, pending_seats
from game.rules.moves import Move
from game.rules.sampling import sample_move
from game.terminal import tell

# ---------------------------------------------------------------- soak measure
# What a process holds, as far as the system says: memory, open files, other processes; and how such figures drift.


FEWEST = 6  # figures, to speak of a drift
SELF = Path("/proc/self")


def memory_mib() -> float:
    """Memory that this process holds; 0 where the system does not say."""
    status = SELF / "status"
    if not status.is_file():
        return 0.0
    resident = next(words for words in status.read_text().splitlines() if words.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


def open_files() -> int:
    """Files that this process has open; 0 where the system does not say."""
    folder = SELF / "fd"
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def processes() -> frozenset[str]:
    """Ids of the processes that this one has started and that are still there; none where the system does not say."""
    return frozenset(child for children in SELF.glob("task/*/children") for child in children.read_text().split())


def drift(samples: Sequence[float]) -> float:
    """By which share the mean of the last third is above that of the first; 0 where there are too few to tell.

    >>> drift([100, 102, 99, 100, 104, 103])
    0.025
    """
    third = len(samples) // 3
    if len(samples) < FEWEST:
        return 0.0
    return round(fmean(samples[-third:]) / fmean(samples[:third]) - 1, 3)


# ---------------------------------------------------------------- soak pads
# Virtual pads, made by SDL, which sends the same events for them as for real ones.


GAME_CONTROLLER, AXES, BUTTONS, HATS = 1, 6, 12, 1
FULLY = 32767  # how far an axis goes to either side
MOST = 2  # as many as may be plugged in at once


class MadeUpPads:
    """Pads that come, push their sticks and go; none where the library or the system cannot do that."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._sdl = library()
        self.came = self.gone = 0

    def do_something(self) -> None:
        """Plug one in, pull one out, push a stick, or tell of one that is gone already."""
        if self._sdl is not None and pygame.joystick.get_init():
            self._rng.choice((self._plug_in, self._pull_out, self._push, self._push, self._flicker))()

    def pull_all_out(self) -> None:
        """Leave none."""
        while self._sdl is not None and self._plugged:
            self._pull_out()

    @property
    def _plugged(self) -> list[int]:
        """The places in the row of all pads where made-up ones are."""
        assert self._sdl is not None  # nobody asks without it
        return [place for place in range(self._sdl.SDL_NumJoysticks()) if self._sdl.SDL_JoystickIsVirtual(place)]

    def _plug_in(self) -> None:
        assert self._sdl is not None
        if len(self._plugged) < MOST:
            self.came += self._sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, HATS) >= 0

    def _pull_out(self) -> None:
        assert self._sdl is not None
        if plugged := self._plugged:
            self.gone += self._sdl.SDL_JoystickDetachVirtual(self._rng.choice(plugged)) == 0

    def _flicker(self) -> None:
        """Have one told of that is gone before anybody reads that it came."""
        assert self._sdl is not None
        pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=self._sdl.SDL_NumJoysticks(), guid=""))

    def _push(self) -> None:
        """Push both axes of the left stick anywhere, as far as the program holds the pad open."""
        assert self._sdl is not None
        for place in self._plugged:
            pad = self._sdl.SDL_JoystickFromInstanceID(self._sdl.SDL_JoystickGetDeviceInstanceID(place))
            for axis in (0, 1) if pad else ():
                value = ctypes.c_int16(self._rng.randint(-FULLY, FULLY))
                self._sdl.SDL_JoystickSetVirtualAxis(ctypes.c_void_p(pad), axis, value)


def library() -> ctypes.CDLL | None:
    """The library that pygame has loaded; None where the system does not say where it is."""
    maps = Path("/proc/self/maps")
    if not maps.is_file():
        return None
    paths = (words.split()[-1] for words in maps.read_text().splitlines() if "libSDL2-2" in words)
    path = next(paths, None)
    if path is None:
        return None
    sdl = ctypes.CDLL(path)
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return sdl


# ---------------------------------------------------------------- soak disk
# A disk that is full for a while: no file of this process can be written, the store's as little as any other.


class Disk:
    """Fills and frees the disk by the limit that the system sets to the size of a file; not where there is none."""

    def __init__(self) -> None:
        self.is_full = False
        self.filled = 0  # how often

    def fill(self) -> None:
        """Let nothing more be written: the system refuses it as it would on a full disk."""
        if not self.is_full and _limit(0):
            self.is_full = True
            self.filled += 1

    def free(self) -> None:
        """Let all be written again."""
        if self.is_full:
            _limit(None)
            self.is_full = False


def _limit(size: int | None) -> bool:
    """Set how large a file may become, None for as large as ever; whether this system has such a limit."""
    if sys.platform == "win32":
        return False
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard if size is None else size, hard))
    return True


# ---------------------------------------------------------------- soak gestures
# What the hand of a soak does at one window, whatever is played: it points, clicks, lifts, cranks and resizes.


FRAME_S = 1 / 60
STUCK_S = 6.0  # slowest speed and longest motion together
FULL_SCREEN = 0.2  # of the changes of size
SHUNNED = frozenset({"quit", "leave", "title", "again", "full screen", "companion", "undo"})
SIZES = (
    (1, 1),
    (64, 64),
    (320, 180),
    (640, 360),
    (1000, 1400),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
)


class ProgramLeft(Exception):
    """Raised where a press has ended the program: in a window of one pixel any press may fall on "Quit"."""


class Gestures:
    """A window on a room, and what is done at it; counts its frames and what did not come to rest."""

    def __init__(
        self, context: AppContext, size: tuple[int, int], seed: int, sizes: Sequence[tuple[int, int]] = SIZES
    ) -> None:
        self.rng = Random(seed)
        self.context = context
        self.pads = MadeUpPads(self.rng)
        self.frames = self.resizes = 0
        self.stuck: list[str] = []  # where
        self._size, self._sizes = size, sizes
        self._now_s = 0.0
        self.app = self._open_window()

    def _open_window(self) -> App:
        """A window with the title in it, which hears of pads and begins the show when it is left alone."""
        context = self.context
        app = App(
            self._size,
            first_scene=Title(context),
            choices=context.profile.choices,
            watch=IdleWatcher(context),
            now=lambda: self._now_s,
        )
        app.devices.pads.listen()
        return app

    # beside the moves

    def do_aside(self) -> None:
        self.rng.choice(
            (
                self._point_about,
                self._carry_home,
                self._press_about,
                self._spam,
                self._resize,
                self._see_to_pads,
            )
        )()

    def _targets(self, *roles: str) -> list[Target]:
        found = [target for target in self.app.page.targets if target.name not in SHUNNED and target.enabled]
        return [target for target in found if not roles or target.role in roles]

    def _point_about(self) -> None:
        """Hover, long enough for a tooltip at times."""
        for _ in range(self.rng.randrange(2, 8)):
            if targets := self._targets():
                self._move(self.rng.choice(targets).rect.center)
                self.step(self.rng.choice((1, 4, 60)))

    def _carry_home(self) -> None:
        """Lift a piece, carry it about, and let it fly home."""
        if pieces := self._targets("piece"):
            start = self.rng.choice(pieces).rect.center
            self._button(pygame.MOUSEBUTTONDOWN, start)
            for part in range(1, 30):
                self._move((start[0] + 12 * part * cos(part / 9), start[1] - 6 * part), held=True)
            self._button(pygame.MOUSEBUTTONDOWN, start, button=3)
            self._button(pygame.MOUSEBUTTONUP, start)
            self.rest()

    def _press_about(self) -> None:
        """Open what can be looked at (log, rules, a piece seen close, a printing house) and come back."""
        names = [
            target.name
            for target in self._targets()
            if target.role == "sight" or isinstance(target.name, SeatPanel) or target.name in {"log", "rules", "menu"}
        ]
        if names:
            self.press(self.rng.choice(names))
            self.step(20)

    def _spam(self) -> None:
        """Click where nothing is, on every frame."""
        for _ in range(20):
            self.click((1, 1))

    def crank(self) -> None:
        """Turn a train by hand, or all of them by their button."""
        cranks = self._targets("panel")
        if not cranks or self.rng.random() < 0.5:
            self.press("all")
            self.rest()
            return
        rect, start, turn = self.rng.choice(cranks).rect, self.rng.random() * 2 * pi, self.rng.uniform(0.5, 4.0)
        around = [start + turn * part / 40 for part in range(41)]
        points = [
            (rect.centerx + rect.w * 0.4 * cos(angle), rect.centery + rect.w * 0.4 * sin(angle)) for angle in around
        ]
        self._button(pygame.MOUSEBUTTONDOWN, points[0])
        for point in points:
            self._move(point, held=True)
        self._button(pygame.MOUSEBUTTONUP, points[-1])
        self.rest()

    def _resize(self) -> None:
        """Draw the window to another size, or switch full screen on or off."""
        self.resizes += 1
        if self.rng.random() < FULL_SCREEN:
            self._post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
        else:
            pygame.display.set_mode(self.rng.choice(self._sizes), pygame.RESIZABLE)
        self.step(self.rng.choice((1, 4, 60)))

    def _see_to_pads(self) -> None:
        """Have pads come and go, and sticks be pushed."""
        for _ in range(self.rng.randrange(1, 6)):
            self.pads.do_something()
            self.step(self.rng.choice((1, 4)))

    def tidy_up(self) -> None:
        """Leave the window and the pads as they were in the beginning.

        Another size throws away all pictures, and what is left says nothing if they are there at one time and not at
        another: so the window always comes from another size.
        """
        self.pads.pull_all_out()
        if self.app.full_screen.on:
            self._post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
        for size in ((self._size[0] // 2, self._size[1] // 2), self._size):
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self.step()

    # gestures

    def press(self, name: str) -> None:
        """Click a target, if it is there."""
        if target := self.app.page.targets.get(name):
            self.step(8)
            self.click(target.rect.center)

    def click(self, point: Point) -> None:
        """Click a point."""
        self._button(pygame.MOUSEBUTTONDOWN, point)
        self._button(pygame.MOUSEBUTTONUP, point)

    def hold(self, name: str, seconds: float) -> None:
        """Keep a target pressed, and let go in a corner."""
        where = self.app.page.targets.by_name(name).rect.center
        self.step(8)
        self._button(pygame.MOUSEBUTTONDOWN, where)
        self.step(round(seconds / FRAME_S))
        self._button(pygame.MOUSEBUTTONUP, (1, 1))

    def _move(self, point: Point, *, held: bool = False) -> None:
        self._post(pygame.MOUSEMOTION, pos=self._px(point), rel=(0, 0), buttons=(int(held), 0, 0), touch=False)

    def _button(self, kind: int, point: Point, *, button: int = 1) -> None:
        self._post(kind, pos=self._px(point), button=button, touch=False)

    def _px(self, point: Point) -> tuple[int, int]:
        return self.app.layers.viewport.to_window(point)

    def _post(self, kind: int, **attributes: Any) -> None:
        pygame.event.post(pygame.Event(kind, **attributes))
        self.step()

    # time

    def step(self, count: int = 1, frame_s: float = FRAME_S) -> None:
        """Let frames pass, each a sixtieth of a second long or as is said, however quickly it is drawn."""
        for _ in range(count):
            self._now_s += frame_s
            self.frames += 1
            if not self.app.step():
                raise ProgramLeft

    def rest(self) -> None:
        """Let frames pass until nothing moves; what never comes to rest is counted and ended."""
        self.step()
        begun_s = self._now_s
        while self.app.director.moving or self.app.controls.moving or self.app.held_back:
            self.step()
            if self._now_s - begun_s > STUCK_S:
                self.note_stuck("motion")
                self.app.director.skip()
                return

    def note_stuck(self, what: str) -> None:
        """Note that something does not come to its end, and on which screen."""
        self.stuck.append(f"{what} at {self.app.scene.name} after {self.frames} frames")


# ---------------------------------------------------------------- soak hand
# The player of a soak: plays whole games in one window, with people and computers, and watches shows between them.


LULL_S = 2.0  # longer than the loop counts as busy after a press
ASIDE = 0.25  # of the moves with something beside them
FILLS, FREES = 0.01, 0.1  # of the moves after which the disk is full, and has room again
SEATINGS = (
    Options(seats=1, automa=True),
    Options(seats=2, automa=True),
    Options(seats=3, automa=False),
    Options(seats=4, automa=False),
)
COMPUTERS = tuple(msgspec.structs.replace(player, kind="computer", level="novice") for player in PEOPLE)
SHOWS = 0.2  # of the games are shows
SHOW_LENGTHS = (10, 30, 60, 10_000)  # in moves that are watched; more than a game has is to its end and on to the title
WITH_COMPUTERS = 0.4  # of the other games have some at the table
ELSEWHERE = 0.5  # of those have them think in a process of their own
PATIENCE_S, REAL_PATIENCE_S = 60.0, 30.0  # by the window's clock and by the processor's, for a computer's move
KEPT = 20  # games of which the oldest is thrown away


class Rest(NamedTuple):
    """What the program held after a game, on the screen of the seats, where little is needed."""

    at_s: float  # by the processor's clock
    mib: float
    files: int
    processes: int
    left: int  # in the temp folder


class SoakHand(Gestures):
    """Plays game after game; counts what it did, what it lost, and what would have ended the program."""

    def __init__(
        self, folder: Path, size: tuple[int, int], seed: int, sizes: Sequence[tuple[int, int]] = SIZES
    ) -> None:
        self._processes_before = processes()
        super().__init__(AppContext(folder), size, seed, sizes)
        self.disk = Disk()
        self.games = self.shows = self.moves = self.lost = 0
        self.uncaught: list[str] = []  # tracebacks
        self.at_rest: list[Rest] = []
        self.step()

    def close(self) -> None:
        """End all of it, as the program does that is left."""
        self.disk.free()
        self.app.attendance.close()
        self.app.sounds.close()
        self.context.close()

    # games

    def play_on(self, goes_on: Callable[[], bool]) -> None:
        """Play one game after the other as long as it `goes_on`; the last one is broken off."""
        while goes_on():
            self.play_game(goes_on)

    def play_game(self, goes_on: Callable[[], bool]) -> None:
        """Play one game or watch one show, then rest; what would have ended the program is counted."""
        play = self.watch_show if self.rng.random() < SHOWS else self.sit_and_play
        try:
            play(goes_on)
            self.fall_asleep()
        except ProgramLeft:
            self.disk.free()
            self._begin_again()
        except Exception:  # noqa: BLE001 - a soak tells all that goes wrong, and has to go on for that
            self.disk.free()
            self._note_uncaught(traceback.format_exc())
            self._begin_again()
        self.games += 1

    def _note_uncaught(self, words: str) -> None:
        """Note a traceback; one that is not known yet is told at once."""
        if words not in self.uncaught:
            tell(*words.splitlines(), flush=True)
        self.uncaught.append(words)

    def _begin_again(self) -> None:
        """Open another window, as a person would."""
        self.app.attendance.close()
        self.context.end_thinking()
        self.app = self._open_window()

    def sit_and_play(self, goes_on: Callable[[], bool]) -> None:
        """Play a game of people, with computers at the table or not, to its end or as long as it `goes_on`."""
        options, seed = self.rng.choice(SEATINGS), self.rng.randrange(10**6)
        session = self.sit_down(options, seed, (*self._who_sits(options.seats), *(AUTOMA,) * options.automa))
        table, _ = new_game(self.context.profile.content, options, seed)
        while goes_on() and not table.is_over and self.take_turn(session, table):
            self._fill_or_free()
        self.leave(session)

    def _who_sits(self, seats: int) -> tuple[Player, ...]:
        """People, or at least one with computers."""
        mixed = self.rng.random() < WITH_COMPUTERS
        others = [(COMPUTERS if mixed and self.rng.random() < 0.5 else PEOPLE)[seat] for seat in range(1, seats)]
        return (PEOPLE[0], *others)

    def sit_down(self, options: Options, seed: int, players: tuple[Player, ...]) -> MatchSession:
        """A sitting at a new match, on the screen."""
        match = self.context.profile.store.new_match(self.context.profile.content, options, seed, players)
        thinker = ThinksHere(self.context.profile.content) if self.rng.random() >= ELSEWHERE else None
        session = self.context.sit(match, thinker)
        self.app.apply(Reset(session.scene()))
        self.step()
        return session

    def _fill_or_free(self) -> None:
        """Have the disk fill at times, and have room again some moves later."""
        if self.rng.random() < (FREES if self.disk.is_full else FILLS):
            (self.disk.free if self.disk.is_full else self.disk.fill)()

    def leave(self, session: MatchSession) -> None:
        """Go back to the title with room on the disk, and see whether all of the match is there."""
        self.rest()
        self.disk.free()
        self.click((1, 1))  # somebody is there: else the show would begin on the title, if computers played for long
        self.app.apply(to_title(session))
        self.rest()
        match, store = session.match, self.context.profile.store
        self.lost += not match.is_saved or store.open_match(match.id, match.content).number != match.number
        for save in store.saved_games()[KEPT:]:
            store.delete(save.id)

    def watch_show(self, goes_on: Callable[[], bool], lengths: Sequence[int] = SHOW_LENGTHS) -> None:
        """Leave the title alone until the show begins, watch one of these numbers of moves, and end it with a click."""
        self.shows += 1
        self.app.apply(Reset(Title(self.context, calls=True)))
        self.step(round(SHOW_AFTER_S / LONGEST_STEP_S) + 1, LONGEST_STEP_S)
        self._look_on(goes_on, self.rng.choice(lengths))
        self.click((1, 1))
        self.rest()

    def _look_on(self, goes_on: Callable[[], bool], moves: int) -> None:
        """Watch so many moves of computers, or to the end; what is stuck there for too long is counted."""
        while moves and goes_on() and self.app.attendance.on_show:
            if not self._await_move():
                return
            moves -= 1

    def _await_move(self) -> bool:
        """Look on until the next move of a computer or the end of its game; False if that takes too long."""
        number, since_s, since_real_s = self._number, self._now_s, time.perf_counter()
        while self._number == number:
            self.step()
            if self._now_s - since_s > PATIENCE_S and time.perf_counter() - since_real_s > REAL_PATIENCE_S:
                self.note_stuck("computer's move")
                return False
        self.moves += 1
        return True

    @property
    def _number(self) -> int:
        """How many moves the game on the screen has seen; -1 where there is none."""
        scene = self.app.scene
        return scene.session.match.number if isinstance(scene, GameScene | PromptScene) else -1

    def fall_asleep(self) -> None:
        """Wait at the set-up until the program has handed free memory back, and note how much it holds then."""
        self.tidy_up()
        self.app.apply(self.context.set_up())
        self.step(round(LULL_S / FRAME_S))
        started = self._started_and_left()
        left = len(list(Path(tempfile.gettempdir()).iterdir()))
        self.at_rest.append(Rest(time.perf_counter(), memory_mib(), open_files(), started, left))

    def _started_and_left(self) -> int:
        """How many processes are left; one that was just ended is there until the system, by its own time, is done."""
        begun_s = time.perf_counter()
        while (left := processes() - self._processes_before) and time.perf_counter() - begun_s < REAL_PATIENCE_S:
            time.sleep(FRAME_S)
        return len(left)

    # moves

    def take_turn(self, session: MatchSession, table: Table) -> bool:
        """Come to where the next move is asked for, do something beside it at times, and make it or wait for it.

        False if a computer player keeps everybody waiting.
        """
        self._come_on(session)
        if self.rng.random() < ASIDE:
            self.do_aside()
        self._follow(session, table)
        if table.is_over:
            return True
        pending = [seat for seat in table.turn_order if seat in pending_seats(table)]
        seat = next((seat for seat in pending if seat not in session.seats.computers), None)
        if seat is None:
            return self._wait_for(session)
        move = sample_move(table, seat, self.rng)
        if move is not None and self._submit(session, move):
            self._follow(session, table)
            self.moves += 1
        self.rest()
        return True

    def _wait_for(self, session: MatchSession) -> bool:
        """Wait for a computer's move, wherever an aside has led; False if it does not come."""
        self._come_on(session)
        while session.shown.step != session.shown.actual:  # all plans open: people go on from there
            session.go_on()
            self.app.scene.changed()
            self.rest()
        if session.thinking.due is None or self._number < session.match.number:
            return True  # it came meanwhile, or something lies over the game again
        return self._await_move()

    def _submit(self, session: MatchSession, move: Move) -> bool:
        scene = self.app.scene
        if isinstance(scene, GameScene | PromptScene) and scene.session is session:
            return scene.submit(move)
        return not session.turns.make(move)

    def _follow(self, session: MatchSession, table: Table) -> None:
        """Have the table follow the match, whatever moves it."""
        for entry in session.match.log[table.number :]:
            apply(table, entry.move)

    def _come_on(self, session: MatchSession) -> None:
        """Leave what lies over the game and what is only shown; turn gears by hand, open curtains by holding."""
        for _ in range(8):
            scene = self.app.scene
            if scene.name == "curtain":
                self.hold("open", 1.0)
            elif scene.name == "turn gears":
                self.crank()
                session.go_on()
            elif not isinstance(scene, GameScene | PromptScene):
                self.app.apply(Replace(session.scene()) if len(self.app.stack.visible) < 2 else Reset(session.scene()))
            elif session.shown.holding or isinstance(session.shown.step, RoundEndStep):
                session.go_on()
            else:
                return
            self.app.scene.changed()
            self.rest()
