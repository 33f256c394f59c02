"""Mutated saves through the whole screen: `python -m tests.campaigns.saves --count 2500 --seed 1`.

Each case copies a folder with four matches, changes one thing in its file, and then is a person: looks at the title,
resumes, makes a few moves, leaves, looks at the list, opens what is there, and leaves again. Lost is a match that the
change did not touch, or whose rows SQLite itself still reads as they were, and that does not open where it stood;
or a damaged file that was not kept. Untold is a file set aside, or an earlier state opened, without a word.
"""

import os
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from game.client.base.kept_files import SAVES
from game.client.scenes.curtain import Curtain
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.leaving import to_title
from game.client.session.match_session import MatchSession
from game.client.ui.overlay import Message
from game.client.ui.scene import Reset
from game.content import Content, load_content
from game.match import Player, Store
from game.match.match import Match
from game.rules import Options
from tests.campaigns.mutations import Mutation, mutate
from tests.campaigns.report import Tally, report
from tests.client.pilot import Pilot

SIZE = (640, 360)
MOVES = 3  # that a person makes in a match
PEOPLE = tuple(Player(name, style) for name, style in (("Anna", "anchor"), ("Tom", "key"), ("Zoë", "tower")))
AUTOMA = Player("Automa", "gear", "automa")
GAMES = (
    (Options(seats=2, automa=False), 60),
    (Options(seats=1, automa=True), 45),
    (Options(seats=3, automa=False), 40),
)
Rows = dict[str, tuple[object, ...]]


def make_base(folder: Path, content: Content) -> None:
    """Four matches in a folder, one of them just begun; their names are the same each time."""
    rng, names = Random(1), Random(2)
    with patch("secrets.token_hex", lambda length: names.randbytes(length).hex()), Store(folder) as store:
        for seed, (options, moves) in enumerate((*GAMES, (GAMES[0][0], 0))):
            players = PEOPLE[: options.seats] + (AUTOMA,) * options.automa
            play(store.new_match(content, options, seed, players), rng, moves)


def play(match: Match, rng: Random, moves: int) -> None:
    """Make some moves, if there are any, and lay out a plan where one is due."""
    for _ in range(moves):
        if not match.is_over:
            seat = rng.choice(match.pending())
            match.submit(rng.choice(match.legal_moves(seat)), match.number)
    if match.view(0).phase == "planning":
        match.keep_draft(match.pending()[0], (1, 0, 0, 0, 0))


def rows_by_match(data: bytes, folder: Path) -> Rows:
    """What SQLite reads of a file whose missing end is filled with zeros, match by match."""
    copy = folder / "read.sqlite"
    copy.write_bytes(data)
    found: Rows = {}
    with suppress(sqlite3.Error, UnicodeDecodeError), closing(sqlite3.connect(copy)) as connection:
        connection.text_factory = lambda letters: letters.decode(errors="replace")
        ids = [
            row[0] for row in connection.execute("SELECT id FROM matches NOT INDEXED")
        ]  # an index may tell old names
        for match_id in ids:
            with suppress(sqlite3.Error, UnicodeDecodeError):
                query = "SELECT header, position FROM matches NOT INDEXED WHERE id = ?"
                lines = connection.execute("SELECT match_id, number, line FROM moves").fetchall()
                ours = sorted((line[1:] for line in lines if line[0] == match_id), key=repr)
                if row := connection.execute(query, (match_id,)).fetchone():
                    found[match_id] = (*row, tuple(ours))
    copy.unlink(missing_ok=True)
    return found


class Person:
    """Somebody at a screen over a folder, who goes through all of it."""

    def __init__(self, folder: Path, content: Content, rng: Random) -> None:
        self.context = AppContext(folder)
        self.context.profile.content = content
        self.pilot = Pilot(Title(self.context), SIZE, choices=self.context.profile.choices)
        self.said: list[str] = []
        self.opened: dict[str, tuple[int, int | None, bool]] = {}  # where matches opened, and whether a word was said
        self._rng = rng

    def go_through(self) -> None:
        """Resume, then open all that the list offers."""
        if self._is_open("resume"):
            self.pilot.click("resume")
            self._sit_down()
        if self._is_open("saved"):
            self.pilot.click("saved")
        self.read_messages()
        for row in range(len(getattr(self.pilot.scene, "shown", ()))):
            self._open_row(row)
        if self.pilot.scene.name == "saved games":
            self.pilot.click("back")

    def _is_open(self, name: str) -> bool:
        targets = self.pilot.app.page.targets
        return name in targets and targets.by_name(name).enabled

    def read_messages(self) -> bool:
        """Close what lies over the scene, having read it; whether there was a word of an earlier move."""
        earlier = False
        self.pilot.step(2)
        while self.pilot.scene.name == "message":
            words = self.pilot.scene_of(Message)._words
            earlier = earlier or "continues after" in words
            self._hear(words)
            self.pilot.click("close")
        toast = self.pilot.app.controls.notices.toast
        if toast is not None:
            self._hear(toast.sentence)
        return earlier

    def _hear(self, words: str) -> None:
        assert words
        self.said.append(words)

    def _open_row(self, row: int) -> None:
        if self._is_open(f"game:{row}"):
            self.pilot.click(f"game:{row}")
            self._sit_down()
            if self.pilot.scene.name == "title":  # a game that could not be opened leaves the list where it is
                self.pilot.click("saved")
        else:
            self.pilot.click(f"write out:{row}")
        self.read_messages()

    def _sit_down(self) -> None:
        """Play on in the match that was opened, if one was, and leave it."""
        told = self.read_messages()
        session = next((scene.session for scene in self.pilot.app.stack.visible if hasattr(scene, "session")), None)
        if session is None and isinstance(scene := self.pilot.scene, Curtain):
            session = scene.table
        if session is None:
            return
        match = session.match
        self.opened.setdefault(match.id, (match.opened_at, match.left_at, told))
        self._play_on(session)
        self.pilot.app.apply(to_title(session))
        self.read_messages()
        if self.pilot.scene.name == "not kept":
            self.pilot.click("leave")

    def _play_on(self, session: MatchSession) -> None:
        for _ in range(MOVES):
            people = [seat for seat in session.match.pending() if seat in session.seats.people]
            if not people:
                break
            session.turns.make(self._rng.choice(session.match.legal_moves(people[0])))
            if session.shown.holding:
                session.go_on()
            self.pilot.app.apply(Reset(session.scene()))
            self.pilot.step(2)


def try_one(tally: Tally, base: Path, content: Content, seed: str) -> None:
    """One case."""
    rng = Random(seed)
    with TemporaryDirectory(prefix="gutenberg-campaign-") as name:
        folder = Path(name) / "data"
        shutil.copytree(base, folder)
        before = rows_by_match((folder / SAVES).read_bytes(), folder)
        size = (folder / SAVES).stat().st_size
        mutation = mutate(folder / SAVES, rng)
        changed = (folder / SAVES).read_bytes()
        now = rows_by_match(changed.ljust(size, b"\0"), folder)
        told = f"{seed}: {mutation.told}"
        with tally.case(told):
            person = Person(folder, content, rng)
            try:
                person.go_through()
                judge(tally, person, before, now, mutation, told)
                aside = person.context.profile.store.set_aside
                if aside is not None and aside.read_bytes() != changed and "WAL" not in mutation.told:
                    tally.lost("the damaged file is not as it was", told)
            finally:
                person.context.close()


def judge(tally: Tally, person: Person, before: Rows, now: Rows, mutation: Mutation, told: str) -> None:
    """Count what was not said, and what is gone."""
    if person.context.profile.store.set_aside is not None and not any("damaged" in words for words in person.said):
        tally.untold("a file was set aside", told)
    for match_id, (opened_at, left_at, said) in person.opened.items():
        if (left_at is None or left_at > opened_at) and not said:
            tally.untold(f"{match_id} opened at {opened_at}, not {left_at}", told)
    for match_id, rows in before.items():
        untouched = mutation.match_id not in ("", match_id) or now.get(match_id) == rows
        number = len(rows[2])  # type: ignore[arg-type]
        opened = person.opened.get(match_id)
        if untouched and (opened is None or opened[0] != number):
            tally.lost(f"{match_id} of {number} moves opened as {opened}", told)


def run(count: int, seed: int) -> Tally:
    """The tally of so many cases."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    tally, content = Tally("mutated saves"), load_content()
    with TemporaryDirectory(prefix="gutenberg-campaign-") as name:
        os.environ["XDG_DOCUMENTS_DIR"] = str(Path(name) / "documents")  # where games are given out
        base = Path(name) / "base"
        make_base(base, content)
        for number in range(count):
            try_one(tally, base, content, f"{seed}-{number}")
    return tally


if __name__ == "__main__":
    sys.exit(report(run, __doc__, count=2500))
