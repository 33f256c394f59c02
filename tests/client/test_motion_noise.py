"""Whatever a person does while things move, short of making a move, the game is the same as without it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.session.match_session import MatchSession
from game.client.ui.scene import Replace
from game.match.match import Match
from game.match.players import Player
from game.match.store import Store
from game.rules import Options, Table, apply, new_game, pending_seats
from game.rules.moves import Move
from game.rules.sampling import sample_move
from tests.client.pilot import Pilot
from tests.client.session_at import cards, in_action, moves_to

pytestmark = pytest.mark.usefixtures("full_hd")

WINDOW = (640, 360)
CORNER = (638, 358)  # where nothing lies
LONGEST = 300  # frames that anything moves after a move
MOVES = 8  # of the quick games
SEED = 3
OPTIONS = Options(seats=2, automa=True, characters=False)
PEOPLE = (Player("Anna", "anchor"), Player("Tom", "key"), Player("Automa", "automa", "automa"))
Noise = Callable[[Pilot, Random], None]


def silence(pilot: Pilot, rng: Random) -> None:
    """Only look."""
    pilot.step()


def spam(pilot: Pilot, rng: Random) -> None:
    """Click on every frame."""
    pilot.down(CORNER)
    pilot.post(pygame.MOUSEBUTTONUP, pos=CORNER, button=1, touch=False)


def fidget(pilot: Pilot, rng: Random) -> None:
    """Point about, and now and then press something that means nothing, which skips."""
    pilot.move_to((rng.randrange(WINDOW[0]), rng.randrange(WINDOW[1])))
    if rng.random() < 0.1:
        pilot.down(CORNER, button=3)
    if rng.random() < 0.1:
        pilot.post(pygame.KEYDOWN, key=pygame.K_F7, mod=0, unicode="")


class Watched:
    """A match that is played by the rules while a pilot watches all that moves, with some noise."""

    def __init__(self, folder: Path, before: list[Move], seed: int) -> None:
        self.match: Match = Store(folder).new_match(cards(), OPTIONS, seed, PEOPLE)
        for move in before:
            self.match.submit(move, self.match.number)
        self.session = MatchSession(self.match)
        self.pilot = Pilot(self.session.scene(), WINDOW)
        self._made = self.match.number
        self.moved = 0  # frames in which something was on its way

    def play(self, moves: list[Move], noise: Noise) -> None:
        """Make the moves, each after what the one before set in motion."""
        rng = Random(SEED)
        for move in moves:
            self._come_on()
            if self.match.number == self._made:  # the automa moves by itself while time passes
                assert self.session.turns.make(move) == "", move
            self._made += 1
            assert self.match.log[self._made - 1].move == move
            self.pilot.scene.changed()
            for _ in range(LONGEST):
                noise(self.pilot, rng)
                self.moved += self.pilot.app.director.moving
                if not self.pilot.app.director.moving:
                    break
            assert not self.pilot.app.director.moving

    def _come_on(self) -> None:
        """Leave what is only shown; curtains are opened by their names."""
        while self.session.shown.holding or self.session.shown.step.kind in ("reveal", "turn gears", "round end"):
            before = self.session.shown.step
            self.session.go_on()
            if self.session.shown.step == before:
                break
        if self.session.shown.step.kind == "curtain":
            self.session.open_curtain(self.session.shown.step.seat)
        if self.pilot.scene.name == "curtain":
            self.pilot.app.apply(Replace(self.session.scene()))
        self.pilot.step()

    @property
    def state(self) -> object:
        """All that there is to know about the game."""
        moves = [entry.move for entry in self.match.log]
        return moves, [self.match.view(seat) for seat in range(OPTIONS.seats)]


def moves_from(table: Table, count: int) -> list[Move]:
    """Random moves from a table on."""
    rng, moves = Random(SEED), list[Move]()
    while not table.is_over and len(moves) < count:
        pending = pending_seats(table)
        move = sample_move(table, next(seat for seat in table.turn_order if seat in pending), rng)
        assert move is not None
        apply(table, move)
        moves.append(move)
    return moves


@pytest.fixture
def close() -> Iterator[None]:
    """Closes the windows."""
    yield
    pygame.quit()


def compared(folder: Path, before: list[Move], seed: int, count: int, noise: Noise) -> int:
    """How many frames moved without noise, once the game was the same with it."""
    table, _ = new_game(cards(), OPTIONS, seed)
    for move in before:
        apply(table, move)
    moves = moves_from(table, count)
    quiet = Watched(folder / "quiet", before, seed)
    quiet.play(moves, silence)
    noisy = Watched(folder / "noisy", before, seed)
    noisy.play(moves, noise)
    assert noisy.state == quiet.state
    assert quiet.pilot.scene.name == noisy.pilot.scene.name
    return quiet.moved


@pytest.mark.slow
@pytest.mark.parametrize("noise", [spam, fidget])
def test_noise_on_every_frame_changes_no_game(tmp_path: Path, close: None, noise: Noise) -> None:
    seed, before = moves_to(OPTIONS, in_action("orders", from_round=2))
    assert compared(tmp_path, before, seed, MOVES, noise) > MOVES


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("noise", [spam, fidget])
def test_a_whole_game_with_noise_ends_as_one_without(tmp_path: Path, close: None, noise: Noise) -> None:
    assert compared(tmp_path, [], SEED, 10_000, noise) > 1000
