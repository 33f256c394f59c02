"""A window at a turn in fulfilment, and what is done and read there again and again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.client.scenes.fulfilment.fulfilment_scene import Fulfilment
from game.rules import Table
from game.rules.names import Order
from game.rules.state import Seat
from tests.client.at_table import Below, seated
from tests.client.pilot import Pilot
from tests.rules import build

Opened = Callable[[], Pilot]


def at_fulfilment() -> Table:
    """Anna is to fulfil orders; what she has is up to the test."""
    table = build.table(seats=2)
    build.at_fulfilment(table)
    return table


def opener(table: Table, tmp_path: Path) -> Iterator[Opened]:
    """Opens the scene for Anna."""

    def open_it() -> Pilot:
        session = seated(table, tmp_path)
        return Pilot(Fulfilment(session, session.shown.step))

    yield open_it
    pygame.quit()


def order_of(table: Table, letters: str, **inks: int) -> Order:
    """An order of Anna's with these letters, and these inks on its colour part where some are named."""
    wanted = build.ink_counts(**inks)
    held = [order.refinement for order in table.seats[0].orders]
    refinement = build.first_card("refinement", lambda card: card.inks == wanted if inks else True, held)
    held = [order.printing for order in table.seats[0].orders]
    return build.give_order(table, 0, build.printing_card(letters, held), refinement)


def press_print(pilot: Pilot) -> None:
    """Print, whatever it earns."""
    pilot.click("print")
    if pilot.scene.name == "confirm":
        pilot.click("yes")


def scene(pilot: Pilot) -> Fulfilment:
    """The scene in front."""
    assert isinstance(pilot.scene, Fulfilment)
    return pilot.scene


def anna(pilot: Pilot) -> Seat:
    """What Anna holds now."""
    return scene(pilot).holder


def seat_on_turn(pilot: Pilot) -> int:
    """Whose scene is shown."""
    assert isinstance(pilot.scene, Below)
    return pilot.scene.step.seat


def says(pilot: Pilot) -> bool:
    """Whether a sentence is shown."""
    return pilot.app.controls.notices.toast is not None


def lay_letters(pilot: Pilot, order: Order) -> None:
    """Drag types onto all letters of an order."""
    for place in scene(pilot).draft.letters(order):
        draft = scene(pilot).draft
        piece = next(piece for piece in draft.free(draft.types()) if draft.counts(piece, place))
        pilot.drag(piece, place)
