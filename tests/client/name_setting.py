"""Pilots before the type blocks with which a name is set, and entries of the hall of fame."""

from collections.abc import Iterator
from datetime import date

import pygame

from game.client.scenes.destinations import Ways
from game.client.scenes.name_blocks import PRINT_S, NameBlocks
from game.client.session.hall_of_fame import Entry
from game.client.ui.scene import Transition
from tests.client.legibility import reading
from tests.client.pilot import Pilot

DAY = date(2026, 11, 28)


def entry(name: str = "ANNA", *, fame: int = 80, seats: int = 1, commission: str = "", match: str = "") -> Entry:
    """An entry of a match of its own."""
    return Entry(
        match=match or f"{name} {fame}", seat=0, name=name, fame=fame, date=DAY.isoformat(), seed=7, seats=seats,
        commission=commission, title="student" if seats == 1 else "",
    )  # fmt: skip


def drawn_words(pilot: Pilot) -> list[str]:
    """What is written on the page when it is built again."""
    with reading() as found:
        pilot.paint_anew()
    return [one.words for one in found]


def key_of(letter: str) -> int:
    """The key that types a letter."""
    return ord(letter.lower())


def stroke(pilot: Pilot, letter: str) -> None:
    """Press a key as a keyboard tells it: with the letter, which a field gets as text."""
    pilot.post(pygame.KEYDOWN, key=key_of(letter), mod=0, unicode=letter)
    pilot.type(letter)
    pilot.post(pygame.KEYUP, key=key_of(letter), mod=0)


printed: list[str] = []


def keep(name: str) -> Transition:
    """Note the name that is printed."""
    printed.append(name)
    return None


def before_the_blocks() -> Iterator[Pilot]:
    """A pilot before the blocks, with nothing in the stick."""
    printed.clear()
    yield Pilot(NameBlocks(entry(""), "Anna: place I", Ways(keep, lambda: printed.append("skipped"))), (960, 540))
    pygame.quit()


def press(pilot: Pilot) -> None:
    """Print the name, and wait until the press is up again."""
    pilot.click("done")
    pilot.wait(PRINT_S)
    pilot.step(3)


def line(pilot: Pilot) -> str:
    """What stands in the stick."""
    assert isinstance(pilot.scene, NameBlocks)
    return pilot.scene.set_name


def with_a_name_suggested() -> Iterator[Pilot]:
    """A pilot before the blocks, with Anna's name suggested, and two people who played before."""
    printed.clear()
    ways = Ways(keep, lambda: printed.append("skipped"))
    yield Pilot(NameBlocks(entry("ANNA"), "Anna: place I", ways, known=("KATE", "ANNA", "ŁUCJA 2")), (960, 540))
    pygame.quit()
