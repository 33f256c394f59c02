"""The way of a move through the code is short, and the one that docs/ARCHITECTURE.md describes."""

import re
import sys
from pathlib import Path
from types import FrameType

from game.client.scenes.app import App
from game.client.ui.target_names import OrderSlot, order_card
from game.match.match import Match
from game.rules import Options
from game.rules.moves import TakeOrder
from tests.client.pilot import Pilot
from tests.client.session_at import in_action, sitting_at

MOST_FILES = 20


class Way:
    """Notes the files of the game that are entered from an event of the window until a move is made."""

    def __init__(self, project: Path) -> None:
        self._project = project
        self._is_made = False
        self.files: dict[str, None] = {}  # in the order in which they are entered

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if self._is_made:
            return
        code, path = frame.f_code, Path(frame.f_code.co_filename)
        if event == "call" and code is App._handle.__code__:
            self.files.clear()
        if event == "call" and path.is_relative_to(self._project / "game"):
            self.files[path.relative_to(self._project).as_posix()] = None
        self._is_made = event == "return" and code is Match.submit.__code__


def test_the_way_of_a_move_is_short_and_described(tmp_path: Path, project_folder: Path) -> None:
    """By the drop of a second card into an order slot, which takes an order."""
    session = sitting_at(tmp_path, in_action("orders"), Options(seats=2, automa=False, characters=False))
    seat, number = session.shown.step.seat, session.match.number
    move = next(move for move in session.match.legal_moves(seat) if isinstance(move, TakeOrder))
    slot = OrderSlot(len(session.view(seat).seats[seat].orders))
    pilot = Pilot(session.scene())
    pilot.wait_until_still()
    pilot.drag(order_card("refinement", move.refinement), slot)
    pilot.wait_until_still()

    way = Way(project_folder)
    before = sys.getprofile()
    sys.setprofile(way)
    try:
        pilot.drag(order_card("printing", move.printing), slot)
    finally:
        sys.setprofile(before)

    assert session.match.number == number + 1
    described = (project_folder / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = [row for row in described.split("## The way of a move")[1].split("\n## ")[0].splitlines() if row[:1] == "|"]
    assert 10 < len(way.files) <= MOST_FILES, list(way.files)
    assert set(way.files) == set(re.findall(r"`([\w/]+\.py)`", "\n".join(rows)))
