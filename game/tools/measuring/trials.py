"""Trials in a window that `game.tools.measuring.measure` starts, each in a process of its own: frames, and idling."""

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pygame

from game.client import routes as registry
from game.client.home.room import Room
from game.client.screen.scene import Scene
from game.client.shell.app import RESTING_HZ, App
from game.terminal import tell
from game.tools.measuring.trial_motions import MOTIONS
from game.tools.staging import stages

FRAMES = 240
WARM_UP = 20  # frames until every picture was made once
QUIET = 100  # frames in which nothing moves: more than there are sounds, of which each such frame loads one
IDLE_S = 5.0
MIB = 1024 * 1024


@contextmanager
def board(size: tuple[int, int]) -> Iterator[tuple[App, Scene]]:
    """A window with a turn on the board, some rounds into a game, and all scenes loaded, as they are by then."""
    with tempfile.TemporaryDirectory() as saves:
        room = Room(Path(saves), registry.make_scene, registry.make_prompt)
        stage = stages.Stage(room.content, room.store, room)
        scene = stage.stopped(stages.THREE, stages.turn_in("orders"), "action").scene()
        for _ in registry.load_scenes():
            pass
        yield App(size, first_scene=scene, open_scene=registry.open_scene), scene
        pygame.quit()
        room.store.close()


def frames(size: tuple[int, int]) -> dict[str, Any]:
    """Times of a frame: the board shown again, built anew after a move, pointed at, and with pieces moving over it."""
    with board(size) as (app, scene):
        floor = _floor(app)
        targets = [item.rect.center for item in app.page.items if item.target] or [(0, 0)]
        found = {
            "board": timed(app, lambda at: app.layers.expose()),
            "rebuild": timed(app, lambda at: scene.changed()),
            "pointer": timed(app, lambda at: _point(app, targets[at % len(targets)])),
        }
        app.stack.top.leave()
        for motion in MOTIONS:
            moving = motion(scene)
            over = App(size, first_scene=moving, open_scene=registry.open_scene)
            found[moving.name] = timed(over, lambda at: None)
        return {name: _told(size, times, floor) for name, times in found.items()}


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


def main(words: list[str]) -> None:
    """Write the outcome of a trial, named by its word and a window size, as one line of JSON."""
    trial = {"frames": frames, "idle": idle}[words[0]]
    tell(json.dumps(trial((int(words[1]), int(words[2])))))


if __name__ == "__main__":
    main(sys.argv[1:])
