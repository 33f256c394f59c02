"""Forged match files, taken in and proven: `python -m tests.campaigns.match_files --count 2000 --seed 1`.

Each case changes any field of an honest match file to any value and makes its digests anew, so that only the laws can
refuse it. `replay` judges the file; "From a file" takes it in or says why not; what was taken in is opened, shown to
each seat and played on. Then it is put among the saved games as an earlier version did, and the game starts, resumes,
and opens what the list offers. Certified wrongly is what `replay` calls proven although its moves do not lead there
from the deal; refused wrongly an honest file that is not taken in.
"""

import os
import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from game.cli import endings, replay_command
from game.client.scenes.destinations import ToBoard, ToLog, ToPlayerBoard, ToReplay
from game.client.session.app_context import AppContext
from game.client.session.match_files import ENDING, MatchFiles
from game.client.session.match_session import MatchSession
from game.client.text.move_text import reason_words
from game.client.ui.overlay import Message
from game.client.ui.scene import Destination, Push, Reset, Scene
from game.content import Content, load_content
from game.match import SaveError, Store
from game.match.format import from_json
from game.match.timeline import Timeline
from game.rules import digest
from game.rules.moves import from_text
from game.rules.state import digest_of
from game.rules.view import OBSERVER
from tests.campaigns.forgeries import Loose, forged, gone_on, honest_files
from tests.campaigns.report import Tally, report
from tests.campaigns.saves import Person

BASES = 60
HONEST = 0.03  # of the cases, to see that those are taken in
MOVES = 12
SECONDS = 60.0  # after which a case hangs
NUMBERS = ("tried", "crashed", "hung", "certified wrongly", "refused wrongly")


class HungError(BaseException):
    """A case that does not end; nothing catches it by mistake."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise HungError in what takes longer, where the system can interrupt it."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise HungError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def is_proven(text: str, content: Content) -> bool:
    """Whether all moves of a file lead from the deal to its last state, found without the laws and proofs."""
    save = from_json(text)
    try:
        timeline = Timeline.start(content, save.header.options, save.header.seed)
        for line in (*save.frozen_moves, *save.moves):
            timeline.advance(from_text(line))
    except Exception:  # noqa: BLE001 - whatever it is, the move is none
        return False
    told = save.position
    return (told.number, told.state_digest) == (timeline.table.number, digest(timeline.table)) and (
        digest_of(told.state) == told.state_digest
    )


def certified(path: Path, folder: Path) -> bool:
    """Whether `replay` calls a file proven."""
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()) as told:
        status = replay_command.run(Namespace(match=str(path), data=folder, export=None))
    assert status in (endings.ALL_WELL, replay_command.ON_TRUST) or told.getvalue(), "a refusal without a word"
    return status == endings.ALL_WELL


def taken_in(path: Path, context: AppContext) -> bool:
    """Whether "From a file" takes a file in; it always says something."""
    onward = MatchFiles(context, path.parent).take_in(path)
    assert isinstance(onward, Push)
    assert isinstance(onward.to, Message)
    assert onward.to._words
    return bool(context.profile.store.saved_games())


class Guest(Person):
    """A person who also looks at everything in a match that was taken in."""

    def open_first(self) -> None:
        """Open the only saved game, look at it as each seat, and play on."""
        (game,) = self.context.profile.saved_games()
        assert game.problem is None, "taken in, and listed as one that cannot be opened"
        match = self.context.profile.store.open_match(game.id, self.context.profile.cards_of(game.content_digest))
        session = self.context.sit(match)
        self._look(session)
        for _ in range(MOVES):
            pending = match.pending()
            if not pending:
                break
            match.submit(self._rng.choice(match.legal_moves(self._rng.choice(pending))), match.number)
        self._look(self.context.sit(match))

    def _look(self, session: MatchSession) -> None:
        seats = range(len(session.match.players))
        scenes: list[Scene | Destination] = [session.scene(), ToLog(session), ToReplay(session, session.match.number)]
        scenes += [ToBoard(session, seat) for seat in (OBSERVER, *seats)]
        scenes += [ToPlayerBoard(session, seat) for seat in seats]
        for told in session.thinking.reasons.values():
            assert reason_words(told.reason, session.seats)
        for scene in scenes:
            self.pilot.app.apply(Reset(scene))
            self.pilot.step()
            for seat in (OBSERVER, *seats):
                session.match.view(seat)


def try_one(tally: Tally, loose: Loose, told: str, content: Content, rng: Random, *, is_honest: bool) -> None:
    """One case."""
    with TemporaryDirectory(prefix="gutenberg-campaign-") as name:
        folder = Path(name)
        path = folder / f"match{ENDING}"
        path.write_bytes(msgspec.json.encode(loose))
        try:
            with limited(SECONDS), tally.case(told):
                if certified(path, folder / "none") and not is_proven(path.read_text(encoding="utf-8"), content):
                    tally.wrong("certified wrongly", "its moves do not lead there", told)
                if _is_played(path, folder / "taken in", content, rng):
                    tally.counts["taken in"] += 1
                elif is_honest:
                    tally.wrong("refused wrongly", "an honest file", told)
                _start_over(path, folder / "earlier", content, rng)
        except HungError:
            tally.wrong("hung", f"after {SECONDS} s", told)


def _is_played(path: Path, folder: Path, content: Content, rng: Random) -> bool:
    """Whether a file is taken in; then it is played, and once more after another start."""
    guest = Guest(folder, content, rng)
    try:
        if not taken_in(path, guest.context):
            return False
        guest.open_first()
    finally:
        guest.context.close()
    again = Guest(folder, content, rng)
    try:
        again.go_through()
    finally:
        again.context.close()
    return True


def _start_over(path: Path, folder: Path, content: Content, rng: Random) -> None:
    """Start with a match that an earlier version took in without a look at its state."""
    with Store(folder) as store, suppress(SaveError):
        store.import_json(path.read_text(encoding="utf-8"))
    person = Person(folder, content, rng)
    try:
        person.go_through()
    finally:
        person.context.close()


def run(count: int, seed: int) -> Tally:
    """The tally of so many cases; the same for the same seed."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    tally, content = Tally("forged match files", NUMBERS), load_content()
    bases = honest_files(content, Random(f"{seed} bases"), BASES)
    with TemporaryDirectory(prefix="gutenberg-campaign-") as name:
        os.environ["XDG_DOCUMENTS_DIR"] = name  # where games are given out
        for number in range(count):
            rng = Random(f"{seed} {number}")
            base = gone_on(rng.choice(bases)) if rng.random() < 0.8 else rng.choice(bases)
            is_honest = rng.random() < HONEST
            loose, what = (base, "honest") if is_honest else forged(base, rng.choice(bases), content, rng)
            try_one(tally, loose, f"--seed {seed}, case {number}, {what}", content, rng, is_honest=is_honest)
    tally.name += f" ({tally.counts['taken in']} taken in)"
    return tally


if __name__ == "__main__":
    sys.exit(report(run, __doc__, count=2000))
