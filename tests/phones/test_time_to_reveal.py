"""How long four people take from the first plan to the reveal, by the curtain and by phones, by equally fast hands."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.phones.phones import Phones
from game.client.scenes.app import IdleWatcher
from game.client.session.app_context import AppContext
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.phones.phone_at import PhoneAt, listening
from tests.rules import build

TAP_S = 0.5  # from one press to the next
ACTIONS = ("orders", "inks", "specialties", "gears", "patronage")


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """Four people before a window, about to plan."""
    context = AppContext(tmp_path)
    at = AtTable(build.table(seats=4), tmp_path, context)
    at.pilot = Pilot(at.session.scene())
    at.pilot.app.attendance = IdleWatcher(context)
    yield at
    context.close()
    pygame.quit()


def by_curtain(at: AtTable) -> None:
    """Each in turn holds the seal, lays all markers, hands in, and the next one takes the place."""
    pilot = at.pilot
    while at.session.shown.step.kind == "curtain":
        seat = at.session.shown.step.seat
        pilot.wait(TAP_S)
        pilot.hold("open", 1.0)
        pilot.wait_until_still()
        for press in presses(at, seat):
            pilot.wait(TAP_S)
            pilot.click(press)
        pilot.wait_until_still()


def by_phones(at: AtTable) -> None:
    """All at once: what each presses, everybody presses at the same time."""
    context = at.session.context
    assert isinstance(context, AppContext)
    phones: Phones = listening(at.session)
    hands = [PhoneAt(phones, code=phones.code(seat)) for seat in range(4)]
    for hand in hands:
        hand.hear()
    context.phones = phones
    rows = [presses(at, seat) for seat in range(4)]
    for turn in range(max(map(len, rows))):
        at.pilot.wait(TAP_S)
        for hand, row in zip(hands, rows, strict=True):
            if turn < len(row):
                hand.press(row[turn])
    for hand in hands:
        if "rows" in hand.page:  # what came last told of somebody else's plan
            hand.hear(lambda page: "rows" not in page)


def presses(at: AtTable, seat: int) -> list[str]:
    """The same presses for both: one marker on each action, the others one by one, and the plan is handed in."""
    more = at.session.view(seat).seats[seat].marker_count - len(ACTIONS)
    return ["each", *(f"plus:{ACTIONS[number % 5]}" for number in range(more)), "confirm"]


def seconds(at: AtTable, how: Callable[[AtTable], None]) -> float:
    """How long it takes to the reveal, on the clock of the window."""
    begun = at.pilot.clock.now_s
    how(at)
    at.pilot.step(2)
    assert at.session.shown.step.kind == "reveal"
    return at.pilot.clock.now_s - begun


@pytest.mark.slow
def test_phones_need_a_third_of_the_time(tmp_path_factory: pytest.TempPathFactory, at: AtTable) -> None:
    curtain_s = seconds(at, by_curtain)
    context = AppContext(tmp_path_factory.mktemp("phones"))
    other = AtTable(build.table(seats=4), tmp_path_factory.mktemp("table"), context)
    other.pilot = Pilot(other.session.scene())
    other.pilot.app.attendance = IdleWatcher(context)
    phones_s = seconds(other, by_phones)
    context.close()
    print(f"four people: {curtain_s:.1f} s by the curtain, {phones_s:.1f} s by phones")
    assert phones_s < curtain_s / 3
