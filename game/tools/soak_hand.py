"""The hand that plays through a soak: whole games at one window, with pointer, keys and all motions."""

import time
from collections.abc import Callable
from math import cos, pi, sin
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pygame

from game.client import table as scenes
from game.client.app import App
from game.client.game_scene import GameScene, PromptScene
from game.client.room import Room
from game.client.scene import Replace, Reset
from game.client.sitting import Sitting
from game.client.targets import Target
from game.client.viewport import Point
from game.match.players import Player
from game.rules import Options, Table, apply, new_game, pending_seats
from game.rules.moves import Move
from game.rules.sampling import sample_move
from game.tools.soak import memory_mib, open_files
from game.tools.thinks_here import ThinksHere

FRAME_S = 1 / 60
LULL_S = 2.0  # longer than a finger counts as busy
STUCK_S = 6.0  # slowest speed and longest motion together
ASIDE = 0.25  # of the moves with something beside them
SHUNNED = frozenset({"quit", "leave", "title", "again", "full screen", "companion", "undo"})
SEATINGS = (
    Options(seats=1, automa=True),
    Options(seats=2, automa=True),
    Options(seats=3, automa=False),
    Options(seats=4, automa=False),
)
PEOPLE = (Player("Anna", "anchor"), Player("Tom", "key"), Player("Kate", "compasses"), Player("Will", "tower"))
AUTOMA = Player("Automa", "automa", "automa")
COMPUTERS = tuple(msgspec.structs.replace(player, kind="computer", level="novice") for player in PEOPLE)
SHOWS = 0.2  # of the games play themselves
LONGEST_TURN_S = 60.0  # what computers do is looked at for some seconds


class SoakHand:
    """Plays game after game; counts what it did and what did not come to rest."""

    def __init__(self, folder: Path, size: tuple[int, int], seed: int) -> None:
        self.rng = Random(seed)
        self.room = Room(folder, scenes.make_scene, scenes.make_prompt)
        self._now_s = 0.0
        self.app = App(size, first_scene=self.room.title(), choices=self.room.choices, now=lambda: self._now_s)
        self.games = self.moves = self.frames = self.stuck = 0
        self.at_rest: list[tuple[float, float, int]] = []  # after each game: the clock, MiB, open files
        self.step()

    # games

    def play_until(self, ends_s: float) -> None:
        """Play one game after the other until a moment of the processor's clock; the last one is broken off then."""
        while time.perf_counter() < ends_s:
            self.play_game(lambda: time.perf_counter() < ends_s)

    def play_game(self, goes_on: Callable[[], bool]) -> None:
        """Play one game to its end, or as long as it `goes_on`; now and then one that plays itself."""
        if self.rng.random() < SHOWS:
            sitting = self._sit_down(SEATINGS[-1], self.rng.randrange(10**6), COMPUTERS)
            self._look_on(sitting, goes_on)
        else:
            options, seed = self.rng.choice(SEATINGS), self.rng.randrange(10**6)
            sitting = self._sit_down(options, seed, (*PEOPLE[: options.seats], *(AUTOMA,) * options.automa))
            table, _ = new_game(self.room.content, options, seed)
            while goes_on() and not table.is_over:
                self._take_turn(sitting, table)
        self.rest()
        sitting.match.close()
        self.games += 1
        self.app.apply(Reset(self.room.title()))
        self.rest()
        self._fall_asleep()

    def _sit_down(self, options: Options, seed: int, players: tuple[Player, ...]) -> Sitting:
        """A sitting at a new match, on the screen."""
        sitting = self.room.sit(self.room.store.new_match(self.room.content, options, seed, players))
        sitting.thinker = ThinksHere(self.room.content)
        self.app.apply(Reset(sitting.scene()))
        self.step()
        return sitting

    def _look_on(self, sitting: Sitting, goes_on: Callable[[], bool]) -> None:
        """Watch computers play, and what is stuck there for too long."""
        number, since_s = -1, self._now_s
        while goes_on() and not sitting.match.is_over:
            self.step()
            if sitting.match.number != number:
                number, since_s = sitting.match.number, self._now_s
                self.moves += 1
            elif self._now_s - since_s > LONGEST_TURN_S:
                self.stuck += 1
                return

    def _fall_asleep(self) -> None:
        """Leave the seats alone until the program gives back what it has no use for, and note what it holds then."""
        self.app.apply(self.room.set_up())
        self.step(round(LULL_S / FRAME_S))
        self.at_rest.append((time.perf_counter(), memory_mib(), open_files()))

    def _take_turn(self, sitting: Sitting, table: Table) -> None:
        """Come to where the next move is asked for, do something beside it at times, and make it."""
        self._come_on(sitting)
        if self.rng.random() < ASIDE:
            self._do_aside()
        self._follow(sitting, table)
        if table.is_over:
            return
        pending = pending_seats(table)
        move = sample_move(table, next(seat for seat in table.turn_order if seat in pending), self.rng)
        if move is not None and self._submit(sitting, move):
            self._follow(sitting, table)
            self.moves += 1
        self.rest()

    def _submit(self, sitting: Sitting, move: Move) -> bool:
        scene = self.app.scene
        if isinstance(scene, GameScene | PromptScene) and scene.sitting is sitting:
            return scene.submit(move)
        return not sitting.submit(move)

    def _follow(self, sitting: Sitting, table: Table) -> None:
        """Have the table follow the match, whatever moves it."""
        for entry in sitting.match.log[table.number :]:
            apply(table, entry.move)

    def _come_on(self, sitting: Sitting) -> None:
        """Leave what lies over the game and what is only shown; turn gears by hand, open curtains by holding."""
        for _ in range(8):
            scene = self.app.scene
            if scene.name == "curtain":
                self._hold("open", 1.0)
            elif scene.name == "turn gears":
                self._crank()
                sitting.go_on()
            elif not isinstance(scene, GameScene | PromptScene):
                self.app.apply(Replace(sitting.scene()) if len(self.app.stack.visible) < 2 else Reset(sitting.scene()))
            elif sitting.holding or sitting.stop().kind == "round end":
                sitting.go_on()
            else:
                return
            self.app.scene.changed()
            self.rest()

    # beside the moves

    def _do_aside(self) -> None:
        self.rng.choice((self._point_about, self._carry_home, self._press_about, self._spam))()

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
            if target.role == "sight" or target.name.split(":")[0] in {"log", "rules", "menu", "seat"}
        ]
        if names:
            self.press(self.rng.choice(names))
            self.step(20)

    def _spam(self) -> None:
        """Click where nothing is, on every frame."""
        for _ in range(20):
            self._button(pygame.MOUSEBUTTONDOWN, (1, 1))
            self._button(pygame.MOUSEBUTTONUP, (1, 1))

    def _crank(self) -> None:
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

    # gestures

    def press(self, name: str) -> None:
        """Click a target, if it is there."""
        if target := self.app.page.targets.get(name):
            self.step(8)
            self._button(pygame.MOUSEBUTTONDOWN, target.rect.center)
            self._button(pygame.MOUSEBUTTONUP, target.rect.center)

    def _hold(self, name: str, seconds: float) -> None:
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

    def step(self, count: int = 1) -> None:
        """Let frames pass, each a sixtieth of a second long, however quickly it is drawn."""
        for _ in range(count):
            self._now_s += FRAME_S
            self.frames += 1
            self.app.step()

    def rest(self) -> None:
        """Let frames pass until nothing moves; what never comes to rest is counted and ended."""
        self.step()
        begun_s = self._now_s
        while self.app.director.moving or self.app.controls.moving or self.app.held_back:
            self.step()
            if self._now_s - begun_s > STUCK_S:
                self.stuck += 1
                self.app.director.skip()
                return
