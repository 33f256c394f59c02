"""A program killed in play: `python -m tests.campaigns.kills --count 200 --seed 1`.

Another process plays a saved match on and says each state once it is committed; it is killed at a random moment, and
the match must open at the last state that was said, or one step further. Nobody has to be told of anything: a kill
harms no file. Lost is a match that opens elsewhere.
"""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.content import Content, load_content
from game.match import Store
from game.rules import Options
from tests.campaigns.report import Tally, report
from tests.match.killed import line_of
from tests.match.play import begin
from tests.match.test_kills import killed_at_a_random_moment

OPTIONS = Options(seats=3, automa=True)
PROJECT = Path(__file__).resolve().parents[2]


def kill_one(tally: Tally, folder: Path, match_id: str, content: Content, rng: Random) -> str:
    """One kill; the id of the match to go on with."""
    said = killed_at_a_random_moment(folder, match_id, rng, PROJECT)
    with Store(folder) as store:
        match = store.open_match(match_id, content)
        told = f"killed after {said[-1:]}"
        if store.problem is not None:
            tally.untold(f"the file is {store.problem}", told)
        further = abs(match.number - int(said[-1].split()[0])) == 1  # committed, and not said any more
        if not match.opening or (line_of(match) != said[-1] and not further):
            tally.lost(f"it opened at {line_of(match)}", told)
        return begin(store, content, OPTIONS, rng.randrange(1 << 32)).id if match.is_over else match_id


def run(count: int, seed: int) -> Tally:
    """The tally of so many kills."""
    tally, content, rng = Tally("kills in play"), load_content(), Random(seed)
    with TemporaryDirectory(prefix="gutenberg-campaign-") as name:
        folder = Path(name)
        with Store(folder) as store:
            match_id = begin(store, content, OPTIONS, seed).id
        for number in range(count):
            with tally.case(f"kill {number}"):
                match_id = kill_one(tally, folder, match_id, content, rng)
    return tally


if __name__ == "__main__":
    sys.exit(report(run, __doc__, count=200))
