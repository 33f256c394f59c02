"""Measure the client: the time to its first picture, the times of frames, and what it uses while it waits."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import cos, pi, sin, tau
from pathlib import Path
from statistics import median, quantiles
from time import sleep
from typing import Any

import pygame

from devtools import staging
from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from devtools.soak_hand import SHOW_LENGTHS, SoakHand
from devtools.staging import AUTOMA, PEOPLE
from game.cli.bench import middle_of_a_game
from game.client.graphics import gear_art, order_art, piece_art
from game.client.scenes.app import RESTING_HZ, App
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts.gear_train import TurningTrain
from game.client.scenes.start import load_scenes, set_ahead
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.page import Page
from game.client.ui.painter import SLICE_S
from game.client.ui.scene import Scene, Sprite
from game.content import Content, load_content
from game.match.thinking import Thinker
from game.places import FROZEN, MEASURE, ROOT, own_command
from game.players import LegalMoves, make_player
from game.rules import Options, Table, View, apply, new_game, pending_seats, view_for
from game.rules.moves import TakeOrder
from game.rules.names import PlacedGear
from game.terminal import tell

# ---------------------------------------------------------------- trial motions
# Motions over another scene's page, for the trials of frames: a card carried, coins flying, all gears turning.


FRAME_S = 1 / 60
GEARS = ((1230, 560), (1400, 560), (1570, 560))
GEAR_UNITS, CARD_UNITS, COIN_UNITS = 208, 168, 44
TURN_DEG = 2.5  # a frame
ROUND_FRAMES = 120  # the card goes round the table in two seconds
COINS, FLIGHT_FRAMES = 10, 24
BOARDS = tuple(pygame.Rect(250 + x * 950, 150 + y * 430, 690, 330) for y in range(2) for x in range(2))
DIAMETER = 230  # of a gear where four seats turn theirs


class Motion(Scene):
    """Another scene's page with something that moves over it in every frame; `drag` to begin with."""

    name = "drag"

    def __init__(self, under: Scene) -> None:
        self._under = under
        self._frame = 0
        self._pictures: list[pygame.Surface] = []

    def build(self, page: Page) -> None:
        """Put what the other scene shows, and make the pieces at its scale."""
        self._under.scale = page.scale
        self._under.build(page)
        self._pictures = self.pictures(page.scale)

    def pictures(self, scale: float) -> list[pygame.Surface]:
        """Three gears and a card."""
        content = load_content()
        gears = list(content.gears.values())[: len(GEARS)]
        card = next(iter(content.printing.values()))
        turning = [gear_art.gear(gear, round(GEAR_UNITS * scale)) for gear in gears]
        return [*turning, order_art.printing_card(card, round(CARD_UNITS * scale))]

    def tick(self, dt_s: float) -> bool:
        """Move on by a frame, however long the last one took."""
        self._frame += 1
        return True

    def sprites(self) -> Sequence[Sprite]:
        """The gears, turning against one another, and the card above them."""
        turned = self._frame * TURN_DEG
        *gears, card = self._pictures
        turning = [
            Sprite(gear, where, turned if axle % 2 else -turned)
            for axle, (gear, where) in enumerate(zip(gears, GEARS, strict=True))
        ]
        way = self._frame / ROUND_FRAMES * tau
        return [*turning, Sprite(card, (960 + 700 * cos(way), 540 + 300 * sin(way)))]


class Flying(Motion):
    """Coins that fly in arcs from one side of the table to the other, one after the other and turning a little."""

    name = "flying"

    def pictures(self, scale: float) -> list[pygame.Surface]:
        """A coin."""
        return [piece_art.coin(1, round(COIN_UNITS * scale))]

    def sprites(self) -> Sequence[Sprite]:
        """All coins, each at its own part of the way."""
        return [self._coin(coin) for coin in range(COINS)]

    def _coin(self, coin: int) -> Sprite:
        share = (self._frame / FLIGHT_FRAMES + coin / COINS) % 1
        height = 40 * sin(share * pi)
        return Sprite(self._pictures[0], (300 + 1300 * share, 200 + 70 * coin - height), 6 * sin(share * tau))


class Gears(Motion):
    """Four seats' trains of three gears, which all turn at once, again and again."""

    name = "gears"

    def __init__(self, under: Scene) -> None:
        super().__init__(under)
        self._content = load_content()
        self._trains = _trains(self._content)

    def pictures(self, scale: float) -> list[pygame.Surface]:
        """None but those that the trains have."""
        return []

    def tick(self, dt_s: float) -> bool:
        """Let the trains turn by a frame; where all rest, they begin again."""
        for train in self._trains:
            train.tick(FRAME_S)
        if all(train.at_rest for train in self._trains):
            self._trains = _trains(self._content)
        return super().tick(dt_s)

    def sprites(self) -> Sequence[Sprite]:
        """All gears."""
        return [sprite for train in self._trains for sprite in train.sprites(self.scale)]


def _trains(content: Content) -> list[TurningTrain]:
    """A train for each board, on its way already."""
    names = list(content.gears)[: content.rules.axles * len(BOARDS)]
    trains = []
    for at, board in enumerate(BOARDS):
        placed = [PlacedGear(name, 0, 0) for name in names[at :: len(BOARDS)]]
        trains.append(TurningTrain(content, placed, board, DIAMETER))
        trains[-1].turn()
    return trains


MOTIONS: tuple[Callable[[Scene], Motion], ...] = (Motion, Flying, Gears)

# ---------------------------------------------------------------- trials
# Trials in a window that `devtools.measure` starts, each in a process of its own: frames, and idling.


FRAMES = 240
WARM_UP = 20  # frames until every picture was made once
QUIET = 100  # frames in which nothing moves: more than there are sounds, of which each such frame loads one
IDLE_S = 5.0
MIB = 1024 * 1024


@contextmanager
def board(size: tuple[int, int]) -> Iterator[tuple[App, GameScene]]:
    """A window with a turn on the board, some rounds into a game, and all scenes loaded, as they are by then."""
    with tempfile.TemporaryDirectory() as saves:
        context = AppContext(Path(saves))
        stage = staging.Stage(context.profile.content, context.profile.store, context)
        scene = stage.stopped(staging.THREE, staging.turn_in("orders"), "action").scene()
        assert isinstance(scene, GameScene)
        for _ in load_scenes():
            pass
        yield App(size, first_scene=scene), scene
        pygame.quit()
        context.profile.store.close()


def frames(size: tuple[int, int]) -> dict[str, Any]:
    """Times of a frame: the board shown again, painted whole, built anew after a press and a move, and with motions."""
    with board(size) as (app, scene):
        floor = _floor(app)
        targets = [item.rect.center for item in app.page.items if item.target] or [(0, 0)]
        found = {
            "board": timed(app, lambda at: app.layers.expose()),
            "rebuild": timed(app, lambda at: _paint_all(app)),
            "press": timed(app, lambda at: _lay_or_take_back(app, at)),
            "move": timed(app, _move_or_undo(app, scene)),
            "pointer": timed(app, lambda at: _point(app, targets[at % len(targets)])),
        }
        app.stack.top.leave()
        for motion in MOTIONS:
            moving = motion(scene)
            over = App(size, first_scene=moving)
            found[moving.name] = timed(over, lambda at: None)
        return {name: _told(size, times, floor) for name, times in found.items()}


def _paint_all(app: App) -> None:
    """Build the page anew, and have all of it painted."""
    app.layers.forget()
    app.scene.changed()


def _lay_or_take_back(app: App, at: int) -> None:
    """What a press does to a page: the first piece is laid on a place, or taken back."""
    app.scene.changed()
    if at % 2:
        app.scene.back()
        return
    pieces = [target.name for target in app.page.targets if target.role == "piece"]
    piece, places = next((piece, places) for piece in pieces if (places := app.scene.piece_part.places_for(piece)))
    app.scene.piece_part.lay(piece, min(places))


def _move_or_undo(app: App, scene: GameScene) -> Callable[[int], None]:
    """What a move does to a page: the seat on turn makes one that is no pass, or undoes it; motions are skipped."""
    moves = LegalMoves(scene.session.content, scene.session.view(scene.seat))
    move = next(move for move in moves if isinstance(move, TakeOrder))

    def go(at: int) -> None:
        app.director.skip()
        if at % 2:
            scene.undo()
        else:
            scene.submit(move)

    return go


def _told(size: tuple[int, int], times: dict[str, float], floor: float) -> dict[str, Any]:
    """What is told of one kind of frame; `ratio` says how many times the floor it takes."""
    ratio = round(times["median_ms"] / max(floor, 0.01), 2)
    return {"size": f"{size[0]}x{size[1]}", **times, "floor_ms": floor, "ratio": ratio}


def _point(app: App, where: tuple[int, int]) -> None:
    pos = app.layers.viewport.to_window(where)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))


def timed(app: App, prepare: Callable[[int], None]) -> dict[str, float]:
    """Median and 99th percentile of a step of the loop, in ms."""
    times = []
    for at in range(FRAMES + WARM_UP):
        prepare(at)
        begun = time.perf_counter()
        app.step()
        times.append((time.perf_counter() - begun) * 1000)
    kept = times[WARM_UP:]
    return {"median_ms": round(median(kept), 2), "p99_ms": round(quantiles(kept, n=100)[98], 2)}


def _floor(app: App) -> float:
    """What no frame that fills the window can beat here: one picture laid down and shown."""
    app.step()
    window = pygame.display.get_surface()
    assert window is not None  # the app opened it
    background = window.copy()
    times = []
    for _ in range(FRAMES // 2):
        begun = time.perf_counter()
        window.blit(background, (0, 0))
        pygame.display.flip()
        times.append((time.perf_counter() - begun) * 1000)
    return round(median(times), 2)


def idle(size: tuple[int, int]) -> dict[str, Any]:
    """The shares of one core that the board takes while nobody touches it: in silence, and while the tune plays."""
    with board(size) as (app, _scene):
        for _ in range(WARM_UP):
            app.step()
        while app.busy:
            app.step()
        for _ in range(QUIET):
            app.step()
        with_music = _resting_percent(app)
        app.choices.change(muted=True)
        return {"idle_cpu_percent": _resting_percent(app), "idle_with_music_percent": with_music}


def _resting_percent(app: App) -> float:
    """What the loop takes once it has slowed down."""
    clock = pygame.Clock()
    while app.pace_hz > RESTING_HZ:
        app.step()
        clock.tick(app.pace_hz)
    begun, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < IDLE_S:
        app.step()
        clock.tick(app.pace_hz)
    return round((time.process_time() - used) / (time.perf_counter() - begun) * 100, 2)


def memory_mib() -> float | None:
    """Memory that this process holds now, or at most held; None where the system does not say."""
    status = Path("/proc/self/status")
    if status.is_file():
        resident = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return round(int(resident.split()[1]) / 1024, 1)
    try:
        import resource
    except ImportError:  # Windows
        return None
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MIB, 1)  # macOS counts bytes


# ---------------------------------------------------------------- thinking trial
# A trial that `bench` starts in a process of its own: a card is dragged while a master thinks beside it. Every
# frame asks the thinking process for its answer and puts the next question, as a match with computers does.


class Thinking(Motion):
    """The dragged card, and a master that always has something to think about."""

    name = "thinking"

    def __init__(self, under: Scene) -> None:
        super().__init__(under)
        table = middle_of_a_game()
        self.thinker = Thinker(table.content)
        self.thoughts = 0
        self._view = _worth_a_search(table)
        self._ticket = self._ask()

    def _ask(self) -> int:
        return self.thinker.ask(self._view, "master", self.thoughts)

    def tick(self, dt_s: float) -> bool:
        """Look for the answer, and ask again where there is one."""
        if self.thinker.answer(self._ticket) is not None:
            self.thoughts += 1
            self._ticket = self._ask()
        return super().tick(dt_s)


def _worth_a_search(table: Table) -> View:
    """The next view for which a master looks ahead; the table is played on to there."""
    while True:
        view = view_for(table, pending_seats(table)[0])
        choice = make_player("master", 0).choose(view, LegalMoves(table.content, view))
        if choice.reason.code == "searched":
            return view
        apply(table, choice.move)


def frames_beside_thinking(size: tuple[int, int]) -> dict[str, Any]:
    """Times of a frame with the dragged card alone and beside the master, and how many thoughts came meanwhile."""
    with board(size) as (app, scene):
        app.stack.top.leave()
        alone = timed(App(size, first_scene=Motion(scene)), _next_frame)
        busy = Thinking(scene)
        beside = timed(App(size, first_scene=busy), _next_frame)
        busy.thinker.close()
        shape = {"size": f"{size[0]}x{size[1]}"}
        return {"no thought": shape | alone, "thought": {**shape, **beside, "thoughts": busy.thoughts}}


def _next_frame(at: int) -> None:
    """Rest until the next picture is due, as the game does: the master thinks in that time too."""
    sleep(FRAME_S / 2)


# ---------------------------------------------------------------- whole game
# A whole game played by a hand, and one that computers play in a show, at normal speed on a clock of their own.


SEED = 4242
LATE_FLOORS = 17  # a frame is late beyond: 16.7 ms on a machine that lays a picture down and shows it in 1 ms


class TimedHand(SoakHand):
    """A hand that notes how long each turn of the loop takes in which something is drawn.

    The title before a game is left out: the loop rests there, and draws a picture of its works in one of its few turns.
    """

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self.times_ms: list[tuple[float, str]] = []
        super().__init__(folder, size, SEED, [size])
        self.app.painter.slice_s = SLICE_S
        self._spare = set_ahead(self.app, self.context)

    def do_aside(self) -> None:
        """Point, carry a piece home, or look at something."""
        self.rng.choice((self._point_about, self._carry_home, self._press_about))()

    def step(self, count: int = 1, frame_s: float = FRAME_S) -> None:
        """Let frames pass and note their times."""
        for _ in range(count):
            scene = self.app.scene.name
            self.app.frame_times.clear()
            begun_s = time.perf_counter()
            super().step(1, frame_s)
            if not self.app.busy:
                next(self._spare)
            if self.app.frame_times and scene != Title.name:
                self.times_ms.append(((time.perf_counter() - begun_s) * 1000, scene))
        if not self.app.layers.stands:  # what is pressed next is looked for on the page that is on its way
            self.step()

    def play_two_seats(self) -> None:
        """Two people play to the end."""
        options = Options(seats=2, automa=True, characters=True)
        session = self.sit_down(options, SEED, (*PEOPLE[:2], AUTOMA))
        table, _ = new_game(self.context.profile.content, options, SEED)
        while not table.is_over and self.take_turn(session, table):
            pass
        self.leave(session)


def whole_game(size: tuple[int, int]) -> dict[str, Any]:
    """Late frames of two whole games, by a hand and by computers: their share, the worst of all in ms and floors."""
    with tempfile.TemporaryDirectory() as saves:
        for _ in load_scenes():  # as in the first seconds that nobody does anything
            pass
        hand = TimedHand(Path(saves), size)
        floor = _floor(hand.app)
        found = {}
        show = partial(hand.watch_show, lambda: True, SHOW_LENGTHS[-1:])
        for name, play in (("hand", hand.play_two_seats), ("computers", show)):
            hand.times_ms.clear()
            play()
            found[f"game of {name}"] = _lateness(hand.times_ms, floor)
        hand.close()
    return found


def _lateness(times_ms: list[tuple[float, str]], floor: float) -> dict[str, Any]:
    """How many frames there were, which share of them was late, and the worst one with the scene where it was."""
    late = sum(ms > LATE_FLOORS * floor for ms, _ in times_ms)
    worst, scene = max(times_ms)
    return {
        "frames": len(times_ms),
        "late_percent": round(100 * late / len(times_ms), 2),
        "worst_ms": round(worst, 1),
        "worst_floors": round(worst / floor, 1),
        "worst_at": scene,
    }


# ---------------------------------------------------------------- memory


def memory(size: tuple[int, int]) -> dict[str, float | None]:
    """Show every scene in a window of that size; the memory that is held then, in MiB."""
    with tempfile.TemporaryDirectory() as saves:
        gallery = Gallery(size, Path(saves))
        for picture in PICTURES:
            gallery.show(picture.scenes(gallery), picture.seconds)
        held = memory_mib()
        gallery.close()
    return {"memory_mib": held}


# ---------------------------------------------------------------- measure
# Measure the client: the time to its first picture, the times of frames, and what it uses while it waits. Each
# figure comes from a process of its own, so that no measurement makes another one faster.


STARTS = 5
LONGEST_S = 1800  # for one process: whole games at 4K on a slow machine
GOODBYE_S = 10


def run(environment: dict[str, str], sizes: Sequence[tuple[int, int]] = ((1920, 1080),)) -> dict[str, Any]:
    """All figures by name; frames of further sizes have the size in their name."""
    idle = trial(environment, "idle", sizes[0])
    frames = {}
    for at, size in enumerate(sizes):
        found = {"start": start(environment, size)}
        found |= trial(environment, "frames", size) | trial(environment, "game", size)
        for name, figures in found.items():
            frames[f"{name} {size[0]}x{size[1]}" if at else name] = figures
    first, ready = (frames["start"][name] for name in ("first_frame_ms", "assets_ready_ms"))
    return {"first_frame_ms": first, "assets_ready_ms": ready, **idle, "frames": frames}


def start(environment: dict[str, str], size: tuple[int, int]) -> dict[str, Any]:
    """From the start of the program to its first picture, its whole title, and all pictures decoded: in ms.

    The first two are told in floors too: in turn with each start a window is opened that shows one picture. All are
    the middle of a few starts.
    """
    with tempfile.TemporaryDirectory() as compiled:
        warm = {**environment, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
        _, *rounds = [(_floor_ms(warm, size), *_start_ms(warm, size)) for _ in range(1 + STARTS)]  # first it compiles
    floor, first, whole, ready = (round(median(times), 1) for times in zip(*rounds, strict=True))
    return {
        "size": f"{size[0]}x{size[1]}",
        "floor_ms": floor,
        "first_frame_ms": first,
        "first_frame_floors": round(first / floor, 2),
        "title_ms": whole,
        "title_floors": round(whole / floor, 2),
        "assets_ready_ms": ready,
    }


def _floor_ms(environment: dict[str, str], size: tuple[int, int]) -> float:
    return _moments_ms("measured_floor", environment, *map(str, size))[0]


def _start_ms(environment: dict[str, str], size: tuple[int, int]) -> tuple[float, ...]:
    """Of the first picture, the whole title and all pictures; the settings that are read are those of a window."""
    with tempfile.TemporaryDirectory() as saves:
        (Path(saves) / "settings.json").write_text('{"full_screen": false}', encoding="utf-8")
        return _moments_ms("measured_start", environment, saves, *map(str, size))


def _moments_ms(module: str, environment: dict[str, str], *words: str) -> tuple[float, ...]:
    """The moments that a program tells, since it was started; nothing is loaded before it where that can be."""
    program = [*own_command(MEASURE), module] if FROZEN else [sys.executable, str(ROOT / "devtools" / f"{module}.py")]
    begun = time.time()
    *_, told = _said([*program, *words], environment).splitlines()
    return tuple((float(moment) - begun) * 1000 for moment in told.split())


def trial(environment: dict[str, str], what: str, size: tuple[int, int]) -> dict[str, Any]:
    """What a trial says that is made in a process of its own; see `TRIALS`."""
    told = _said([*own_command(MEASURE), "measure", what, *map(str, size)], environment)
    found: dict[str, Any] = json.loads(told.splitlines()[-1])
    return found


def _said(command: Sequence[str], environment: dict[str, str]) -> str:
    done = subprocess.run(  # noqa: S603 - our own program
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, timeout=LONGEST_S, check=True
    )
    return done.stdout


# the screen


@contextmanager
def screen() -> Iterator[tuple[str, dict[str, str]]]:
    """A screen to measure on, in words, and the environment that leads there: the system's, a virtual one, or none.

    Whatever the measured programs leave behind, killed ones too, goes with it.
    """
    with tempfile.TemporaryDirectory() as passing, _screen() as (words, environment):
        yield words, {**environment, **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), passing)}


@contextmanager
def _screen() -> Iterator[tuple[str, dict[str, str]]]:
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(ROOT)}
    environment.pop("SDL_VIDEODRIVER", None)
    environment.setdefault("SDL_AUDIODRIVER", "dummy")  # nobody wants to hear a measurement
    if sys.platform != "linux" or "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment:
        yield "the screen", environment
    elif shutil.which("Xvfb"):
        with _virtual_screen() as display:
            yield "x11 on a virtual screen", {**environment, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
    else:
        yield "no screen (dummy driver)", {**environment, "SDL_VIDEODRIVER": "dummy"}


@contextmanager
def _virtual_screen() -> Iterator[str]:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "3840x2160x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)  # noqa: S603 - fixed words
    os.close(writing)
    try:
        with os.fdopen(reading) as told:  # the server says its number when it is ready, or closes the pipe
            number = told.readline().strip()
        if not number:
            raise OSError("the virtual screen did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(GOODBYE_S)


TRIALS = {"frames": frames, "idle": idle, "thinking": frames_beside_thinking, "memory": memory, "game": whole_game}
"""By their words: `python -m devtools.measure WORD WIDTH HEIGHT` prints the outcome as one line of JSON."""


def main(word: str, width: str, height: str) -> None:
    """Make a trial and print its outcome."""
    tell(json.dumps(TRIALS[word]((int(width), int(height)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
