"""A room with a pilot and a match in it, whose file may be in the hands of another program."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

from game.client.base.kept_files import SAVES
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.ui.scene import Reset
from game.match.players import Player
from game.rules import Options
from tests.client.pilot import Pilot

PEOPLE = (Player("Anna", "anchor"), Player("Tom", "key"))
OPTIONS = Options(seats=2, automa=False, characters=False)


class Table:
    """A room with a pilot, and a match in it."""

    def __init__(self, folder: Path) -> None:
        self.context: AppContext = AppContext(folder)
        self.pilot = Pilot(Title(self.context), (960, 540), choices=self.context.profile.choices)

    def begin(self) -> MatchSession:
        """A match on the screen."""
        match = self.context.profile.store.new_match(self.context.profile.content, OPTIONS, 5, PEOPLE)
        self.session = self.context.sit(match)
        self.pilot.app.apply(Reset(self.session.scene()))
        return self.session

    def play(self, moves: int) -> None:
        """Make some moves, each seen."""
        rng = Random(3)
        for _ in range(moves):
            match = self.session.match
            assert not self.session.turns.make(rng.choice(match.legal_moves(rng.choice(match.pending()))))
            if self.session.shown.holding:
                self.session.go_on()
            self.pilot.app.apply(Reset(self.session.scene()))
            self.pilot.step(2)

    @property
    def told(self) -> str:
        """What stands below the page."""
        foot = self.pilot.app.painter.foot
        return foot._words() if foot is not None else ""


def at_a_table(tmp_path: Path) -> Iterator[Table]:
    """A table whose display is closed afterwards."""
    yield Table(tmp_path)
    pygame.quit()


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The file in the hands of another program."""
    holder = sqlite3.connect(folder / SAVES, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        holder.close()
