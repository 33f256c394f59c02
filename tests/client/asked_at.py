"""A window at a question inside a reward, and what is read there again and again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.client.session.match_session import MatchSession
from game.rules import Table
from game.rules import moves as ask
from game.rules.state import Seat
from tests.client.at_table import below, seated
from tests.client.pilot import Pilot
from tests.rules import build

Asked = Callable[[ask.Decision], Pilot]


def questioned() -> Table:
    """Anna has one of each type, two gold inks and a red one, and is at II in typesetting."""
    table = build.table(seats=2)
    build.at_action(table, "patronage")
    build.set_types(table, 0, "AIOU")
    build.give_inks(table, 0, gold=2, red=1)
    build.set_levels(table, 0, typesetting=2)
    return table


def asker(table: Table, tmp_path: Path) -> Iterator[Asked]:
    """Puts a question to Anna and a pilot in front of it."""

    def put(decision: ask.Decision) -> Pilot:
        build.ask_now(table, decision)
        return Pilot(below(seated(table, tmp_path)))

    yield put
    pygame.quit()


def sitting_of(pilot: Pilot) -> MatchSession:
    """The sitting of the scene in front."""
    session = getattr(pilot.scene, "session", None)
    assert isinstance(session, MatchSession)
    return session


def anna(pilot: Pilot) -> Seat:
    """What Anna holds now."""
    return sitting_of(pilot).view().seats[0]


def toast(pilot: Pilot) -> bool:
    """Whether a sentence is shown."""
    return pilot.app.controls.notices.toast is not None
