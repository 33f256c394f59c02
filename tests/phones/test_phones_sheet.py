"""The sheet of the phones: off at first, on and off by a press, a code for each seat, and nothing of it at a stand."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.phones import phones_sheet
from game.client.phones.phones import Phones
from game.client.phones.phones_sheet import LOOPBACK, PhonesSheet
from game.client.scenes.app import IdleWatcher
from game.client.scenes.menu import Menu
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.match_context import PhonesOn
from game.client.session.match_session import MatchSession
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.phones.phone_at import PhoneAt
from tests.rules import build


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AtTable]:
    """Anna and Tom before the menu, on a machine that nobody else reaches."""
    monkeypatch.setattr(phones_sheet, "own_addresses", lambda: [LOOPBACK])
    context = AppContext(tmp_path)
    at = AtTable(build.table(seats=2), tmp_path, context)
    at.pilot = Pilot(at.session.scene())
    at.pilot.app.attendance = IdleWatcher(context)
    yield at
    context.close()
    pygame.quit()


def phones_of(session: MatchSession) -> PhonesOn | None:
    """The phones of a sitting, while they are on."""
    assert session.context is not None
    return session.context.phones


def switched_on(at: AtTable) -> Phones:
    """The phones, which are on."""
    phones = phones_of(at.session)
    assert isinstance(phones, Phones)
    return phones


def switch_on(at: AtTable) -> None:
    """Go to the sheet by the menu, and switch the phones on."""
    at.pilot.click("menu")
    at.pilot.click("phones")
    at.pilot.click("on")


def test_phones_are_off_until_they_are_switched_on(at: AtTable) -> None:
    at.pilot.click("menu")
    at.pilot.click("phones")
    assert isinstance(at.pilot.scene, PhonesSheet)
    assert phones_of(at.session) is None
    at.pilot.click("on")
    phones = switched_on(at)
    assert phones.host.startswith(LOOPBACK)
    assert phones.code(0) != phones.code(1)
    at.pilot.click("off")
    assert phones_of(at.session) is None


def test_a_phone_that_joins_is_seen_on_the_sheet_and_plans_there(at: AtTable) -> None:
    switch_on(at)
    phones = switched_on(at)
    tom = PhoneAt(phones, code=phones.code(1))
    tom.hear()
    at.pilot.step(2)
    assert "give phone:1" in at.names("give phone")
    at.pilot.click("close")
    for press in ("each", "plus:inks", "plus:inks", "plus:inks", "confirm"):
        tom.say(press=press, seen=tom.page["number"])
        tom.hear()
        at.pilot.step(2)
    assert at.session.view().committed == (False, True)


def test_a_seat_is_given_to_another_phone_from_the_sheet(at: AtTable) -> None:
    switch_on(at)
    phones = switched_on(at)
    tom = PhoneAt(phones, code=phones.code(1))
    tom.hear()
    at.pilot.step(2)
    at.pilot.click("give phone:1")
    assert tom.is_cut_off
    assert phones.code(1)


def test_phones_end_with_the_match(at: AtTable) -> None:
    switch_on(at)
    phones = switched_on(at)
    at.pilot.click("close")
    at.pilot.click("menu")
    at.pilot.click("leave")
    assert phones_of(at.session) is None
    with pytest.raises(ConnectionRefusedError):
        PhoneAt(phones, code="0")


def test_what_cannot_be_switched_on_says_why(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phones_sheet, "own_addresses", lambda: ["203.0.113.7"])  # of nobody
    switch_on(at)
    assert phones_of(at.session) is None
    assert at.toast.startswith("Phones can’t be switched on at 203.0.113.7: ")


def test_there_are_no_phones_at_a_stand(tmp_path: Path) -> None:
    context = AppContext(tmp_path, kiosk=True)
    at = AtTable(build.table(seats=2), tmp_path, context)
    pilot = Pilot(Menu(at.session))
    assert "phones" not in [target.name for target in pilot.app.page.targets]
    context.close()
    pygame.quit()


def test_the_set_up_may_begin_with_phones(tmp_path: Path) -> None:
    """Once: the next match begins without them again."""
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context))
    pilot.app.apply(context.set_up())
    pilot.step()
    pilot.click("phones")
    pilot.click("start")
    assert isinstance(pilot.scene, PhonesSheet)
    assert not context.profile.recall_seats().phones
    context.close()
    pygame.quit()


SWITCHES_ON = """
from pathlib import Path
import gc, sys
from devtools.measure import memory_mib
from game.client.scenes import app, menu, setup_scene
from game.client.scenes.board import board_scene
from tests.client.at_table import seated
from tests.rules import build

session = seated(build.table(seats=4), Path(sys.argv[1]))
gc.collect()
before = memory_mib()
from game.client.phones.phones import Phones
from game.client.phones.phones_sheet import LOOPBACK, QR, _code

phones = Phones(session, LOOPBACK)
codes = [_code(phones.address(seat), QR) for seat in range(4)]
print(memory_mib() - before)
phones.close()
"""
MOST_MIB = 15  # it is 8


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="the system does not say what memory is held")
def test_phones_hold_little_memory(tmp_path: Path, project_folder: Path) -> None:
    command = [sys.executable, "-c", SWITCHES_ON, str(tmp_path)]
    done = subprocess.run(command, cwd=project_folder, capture_output=True, text=True, timeout=60, check=True)
    assert float(done.stdout.splitlines()[-1]) < MOST_MIB
