"""A printing house: all that a seat owns, on one oak board."""

import pygame

from game.client.graphics import layout
from game.client.parts.character import character_button
from game.client.parts.gears import gear_train
from game.client.parts.orders import order_slots
from game.client.parts.tracks import tracks
from game.client.parts.trays import buy_button, inks_tray, types_tray
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import SeatSpot
from game.rules.view import View


def box(name: str) -> pygame.Rect:
    """A rectangle of the printing house on the play screens."""
    return layout.rect("take orders", name)


def printing_house(page: Page, sitting: Sitting, view: View, seat: int) -> None:
    """Put the board of a seat of a person: gears, tracks, orders, types, inks, and `buy`."""
    shown = view.seats[seat]
    widgets.board(page, box("printing house"))
    page.anchor(SeatSpot("house", seat), box("printing house"))
    gear_train(page, box("gear train"), sitting, view, seat)
    tracks(page, box("specialty tracks"), sitting, view, seat)
    order_slots(page, box("order slots"), sitting, view, seat)
    types_tray(page, box("types tray"), sitting, shown)
    inks_tray(page, box("inks tray"), shown)
    character_button(page, box("character"), sitting, shown)
    buy_button(page, box("buy type beside a character" if shown.character else "buy type"), sitting, shown)
