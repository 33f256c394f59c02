"""What is laid on orders and not printed yet survives a crash and a quit, and is forgotten once it fits no more."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.fulfilment.draft import Draft
from game.client.scenes.fulfilment.fulfilment_scene import Fulfilment
from game.client.session.match_session import MatchSession
from game.match import Store
from game.match.players import LaidPiece, OrdersDraft
from game.rules.moves import EndTurn
from game.rules.names import LETTERS
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """Anna before one order, with the types for it; Tom after her."""
    table = build.table(seats=2)
    build.give_order(table, 0, "printing-01", "refinement-01")
    build.set_types(table, 0, "".join(LETTERS) * 3)
    build.at_fulfilment(table)
    at = AtTable(table, tmp_path)
    at.sit()
    yield at
    pygame.quit()


def draft_of(pilot: Pilot) -> Draft:
    """What lies on the orders of the scene in front."""
    return pilot.scene_of(Fulfilment).draft


def opened(at: AtTable, folder: Path) -> Pilot:
    """The match opened again by another program, without a word from the first one: as after a crash."""
    with Store(folder) as store:
        match = store.open_match("by-hand", at.session.content)
        return Pilot(MatchSession(match).scene())


def lay_all(at: AtTable) -> None:
    """Lay what the order needs."""
    order = at.session.view(0).seats[0].orders[0]
    at.pilot.click(f"order:{order.printing}")
    assert draft_of(at.pilot).laid


def test_what_lies_on_orders_lies_there_again_after_a_crash(at: AtTable, tmp_path: Path) -> None:
    lay_all(at)
    laid = draft_of(at.pilot).laid
    assert draft_of(opened(at, tmp_path)).laid == laid


def test_what_was_taken_back_does_not_come_again(at: AtTable, tmp_path: Path) -> None:
    lay_all(at)
    at.pilot.click("undo")
    assert not draft_of(opened(at, tmp_path)).laid


def test_a_draft_is_forgotten_with_the_turn(at: AtTable) -> None:
    lay_all(at)
    assert at.session.match.orders_draft(0) is not None
    assert at.session.turns.make(EndTurn(0)) == ""
    assert at.session.match.orders_draft(0) is None


def test_what_the_seat_has_no_more_is_not_laid_again(at: AtTable, tmp_path: Path) -> None:
    lay_all(at)
    kept = at.session.match.orders_draft(0)
    assert kept is not None
    table = build.table(seats=2)
    build.give_order(table, 0, "printing-01", "refinement-01")
    build.at_fulfilment(table)
    without_types = AtTable(table, tmp_path / "other")
    without_types.session.match.keep_draft(0, kept)
    assert not draft_of(without_types.sit()).laid


def test_a_piece_that_does_not_count_where_it_lies_is_not_laid_again(at: AtTable, tmp_path: Path) -> None:
    """A draft may come with a file that somebody wrote by hand."""
    letters = at.session.content.printing["printing-01"].letters
    others = [next(other for other in LETTERS if other != letter) for letter in letters]
    wrong = tuple(LaidPiece("printing-01", False, place, other) for place, other in enumerate(others))
    at.session.match.keep_draft(0, OrdersDraft(laid=(*wrong, LaidPiece("printing-01", True, 0, "A"))))
    assert not draft_of(opened(at, tmp_path)).laid


KILLED = """
import os, signal, sys
from pathlib import Path
from game.content import load_content
from game.match import Store
from tests.saves.make import laid_out

print(laid_out(Store(Path(sys.argv[1])), load_content(), "fulfilment").id, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.slow
def test_a_draft_outlives_a_program_that_is_killed(at: AtTable, tmp_path: Path, project_folder: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path / "killed")]
    done = subprocess.run(command, cwd=project_folder, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    with Store(tmp_path / "killed") as store:
        match = store.open_match(done.stdout.strip(), at.session.content)
        kept = match.orders_draft(match.pending()[0])
        assert kept is not None
        assert kept.laid[0].what == "A"
