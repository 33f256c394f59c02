"""The player of a soak: plays whole games in one window, with people and computers, and watches shows between them."""

import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.client import routes as scenes
from game.client.home.leaving import to_title
from game.client.home.room import Room
from game.client.screen.game_scene import GameScene, PromptScene
from game.client.screen.scene import Replace, Reset
from game.client.session.sitting import Sitting
from game.client.session.stops import RoundEndStop
from game.client.shell.app import LONGEST_STEP_S
from game.client.shell.idle_watch import SHOW_AFTER_S
from game.match.players import Player
from game.play.sampling import sample_move
from game.rules import Options, Table, apply, new_game, pending_seats
from game.rules.moves import Move
from game.terminal import tell
from game.tools.soak_disk import Disk
from game.tools.soak_gestures import FRAME_S, SIZES, Gestures, ProgramLeft
from game.tools.soak_measure import memory_mib, open_files, processes
from game.tools.staging.stages import AUTOMA, PEOPLE
from game.tools.thinks_here import ThinksHere

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
        super().__init__(Room(folder, scenes.make_scene, scenes.make_prompt), size, seed, sizes)
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
        self.room.close()

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
        self.room.end_thinking()
        self.app = self._open_window()

    def sit_and_play(self, goes_on: Callable[[], bool]) -> None:
        """Play a game of people, with computers at the table or not, to its end or as long as it `goes_on`."""
        options, seed = self.rng.choice(SEATINGS), self.rng.randrange(10**6)
        sitting = self.sit_down(options, seed, (*self._who_sits(options.seats), *(AUTOMA,) * options.automa))
        table, _ = new_game(self.room.content, options, seed)
        while goes_on() and not table.is_over and self.take_turn(sitting, table):
            self._fill_or_free()
        self.leave(sitting)

    def _who_sits(self, seats: int) -> tuple[Player, ...]:
        """People, or at least one with computers."""
        mixed = self.rng.random() < WITH_COMPUTERS
        others = [(COMPUTERS if mixed and self.rng.random() < 0.5 else PEOPLE)[seat] for seat in range(1, seats)]
        return (PEOPLE[0], *others)

    def sit_down(self, options: Options, seed: int, players: tuple[Player, ...]) -> Sitting:
        """A sitting at a new match, on the screen."""
        match = self.room.store.new_match(self.room.content, options, seed, players)
        thinker = ThinksHere(self.room.content) if self.rng.random() >= ELSEWHERE else None
        sitting = self.room.sit(match, thinker)
        self.app.apply(Reset(sitting.scene()))
        self.step()
        return sitting

    def _fill_or_free(self) -> None:
        """Have the disk fill at times, and have room again some moves later."""
        if self.rng.random() < (FREES if self.disk.is_full else FILLS):
            (self.disk.free if self.disk.is_full else self.disk.fill)()

    def leave(self, sitting: Sitting) -> None:
        """Go back to the title with room on the disk, and see whether all of the match is there."""
        self.rest()
        self.disk.free()
        self.click((1, 1))  # somebody is there: else the show would begin on the title, if computers played for long
        self.app.apply(to_title(sitting))
        self.rest()
        match, store = sitting.match, self.room.store
        self.lost += not match.is_saved or store.open_match(match.id, match.content).number != match.number
        for save in store.saved_games()[KEPT:]:
            store.delete(save.id)

    def watch_show(self, goes_on: Callable[[], bool]) -> None:
        """Leave the title alone until the show begins, watch a part of it, and end it with a click."""
        self.shows += 1
        self.app.apply(Reset(scenes.title_of(self.room, calls=True)))
        self.step(round(SHOW_AFTER_S / LONGEST_STEP_S) + 1, LONGEST_STEP_S)
        self._look_on(goes_on, self.rng.choice(SHOW_LENGTHS))
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
        return scene.sitting.match.number if isinstance(scene, GameScene | PromptScene) else -1

    def fall_asleep(self) -> None:
        """Wait at the set-up until the program has handed free memory back, and note how much it holds then."""
        self.tidy_up()
        self.app.apply(self.room.set_up())
        self.step(round(LULL_S / FRAME_S))
        started = len(processes() - self._processes_before)
        left = len(list(Path(tempfile.gettempdir()).iterdir()))
        self.at_rest.append(Rest(time.perf_counter(), memory_mib(), open_files(), started, left))

    # moves

    def take_turn(self, sitting: Sitting, table: Table) -> bool:
        """Come to where the next move is asked for, do something beside it at times, and make it or wait for it.

        False if a computer player keeps everybody waiting.
        """
        self._come_on(sitting)
        if self.rng.random() < ASIDE:
            self.do_aside()
        self._follow(sitting, table)
        if table.is_over:
            return True
        pending = [seat for seat in table.turn_order if seat in pending_seats(table)]
        seat = next((seat for seat in pending if seat not in sitting.computers), None)
        if seat is None:
            return self._wait_for(sitting)
        move = sample_move(table, seat, self.rng)
        if move is not None and self._submit(sitting, move):
            self._follow(sitting, table)
            self.moves += 1
        self.rest()
        return True

    def _wait_for(self, sitting: Sitting) -> bool:
        """Wait for a computer's move, wherever an aside has led; False if it does not come."""
        self._come_on(sitting)
        while sitting.shown.stop != sitting.shown.actual:  # all plans open: people go on from there
            sitting.go_on()
            self.app.scene.changed()
            self.rest()
        if sitting.thinking.due is None or self._number < sitting.match.number:
            return True  # it came meanwhile, or something lies over the game again
        return self._await_move()

    def _submit(self, sitting: Sitting, move: Move) -> bool:
        scene = self.app.scene
        if isinstance(scene, GameScene | PromptScene) and scene.sitting is sitting:
            return scene.submit(move)
        return not sitting.turns.make(move)

    def _follow(self, sitting: Sitting, table: Table) -> None:
        """Have the table follow the match, whatever moves it."""
        for entry in sitting.match.log[table.number :]:
            apply(table, entry.move)

    def _come_on(self, sitting: Sitting) -> None:
        """Leave what lies over the game and what is only shown; turn gears by hand, open curtains by holding."""
        for _ in range(8):
            scene = self.app.scene
            if scene.name == "curtain":
                self.hold("open", 1.0)
            elif scene.name == "turn gears":
                self.crank()
                sitting.go_on()
            elif not isinstance(scene, GameScene | PromptScene):
                self.app.apply(Replace(sitting.scene()) if len(self.app.stack.visible) < 2 else Reset(sitting.scene()))
            elif sitting.shown.holding or isinstance(sitting.shown.stop, RoundEndStop):
                sitting.go_on()
            else:
                return
            self.app.scene.changed()
            self.rest()
