"""The bar at the top of every play screen."""

from collections import Counter

import pygame

from game.client import layout, readings, widgets
from game.client.art import boards
from game.client.brush import Picture
from game.client.messages import say
from game.client.page import Page
from game.client.sitting import Sitting
from game.rules.view import View

ENTRY_GAP = 6


def top_bar(page: Page, sitting: Sitting, view: View, words: str) -> None:
    """Put the rounds, a ribbon with `words`, and the buttons `log`, `rules` and `menu`."""
    round_track(page, layout.rect("take orders", "round track"), sitting, view)
    widgets.ribbon(page, layout.rect("take orders", "turn ribbon"), words)
    for name, label in (("log", say("Log")), ("rules", say("Rules")), ("menu", say("Menu"))):
        widgets.page_button(page, name, layout.rect("take orders", name), label, "dark", px=30)


def round_track(page: Page, rect: pygame.Rect, sitting: Sitting, view: View) -> None:
    """Put one tile a round: past, now or coming, with a crown for each patronage card that it opens."""
    rounds = sitting.content.rules.rounds
    openings = Counter(readings.opening_rounds(sitting.content, view))
    width = (rect.w + ENTRY_GAP) // rounds
    for number in range(1, rounds + 1):
        box = pygame.Rect(rect.x + (number - 1) * width, rect.y, width - ENTRY_GAP, rect.h)
        state = "past" if number < view.round else "now" if number == view.round else "coming"
        widgets.picture(page, box, _entry(number, state, openings[number]))


def _entry(number: int, state: str, openings: int) -> Picture:
    return lambda w, h: boards.round_track_entry(number, (w, h), state, openings)
