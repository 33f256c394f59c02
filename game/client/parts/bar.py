"""The bar at the top of every play screen."""

from collections import Counter

import pygame

from game.client.base import readings
from game.client.base.i18n import say
from game.client.graphics import control_art, layout, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.viewport import RectLike
from game.client.session.commission_desk import occasion_words
from game.client.session.hints import decides
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.rules.view import OBSERVER, View

ENTRY_GAP = 6
GAP = 24


def top_bar(page: Page, sitting: Sitting, view: View, words: str) -> None:
    """Put the rounds, a ribbon with `words`, and the buttons `log`, `rules` and `menu`; `hint` where it is of use.

    The rounds are the button `round card`.
    """
    track = layout.rect("take orders", "round track")
    round_track(page, track, sitting, view)
    target = Target("round card", "button", track, say("Round"), hint=say("Press for the steps of a round."))
    page.target(target, lambda brush, state: _light(brush, track) if state.hovered else None)
    ribbon = layout.rect("take orders", "turn ribbon")
    if decides(sitting) != OBSERVER:
        hint_button(page, layout.rect("take orders", "hint"))
        ribbon.w = layout.rect("take orders", "hint").x - GAP - ribbon.x
    widgets.ribbon(page, ribbon, words, occasion_words(sitting))
    bar_buttons(page)


def _light(brush: Brush, rect: pygame.Rect) -> None:
    brush.rect(rect.inflate(6, 6), theme.BRASS, width=3, radius=8)


def bar_buttons(page: Page) -> None:
    """Put the buttons `log`, `rules` and `menu`."""
    for name, label in (("log", say("Log")), ("rules", say("Rules")), ("menu", say("Menu"))):
        widgets.page_button(page, name, layout.rect("take orders", name), label, "dark", px=30)


def hint_button(page: Page, rect: RectLike) -> None:
    """Put the button `hint`."""
    hint = say("What an adept would do here, and why.")
    widgets.page_button(page, "hint", rect, say("Hint"), "dark", hint=hint, px=30)


def board_button(page: Page, rect: RectLike) -> None:
    """Put the button `board`."""
    hint = say("Everything on the board, and what each player has.")
    widgets.page_button(page, "board", rect, say("The board"), "wood", "eye", hint=hint, px=30)


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
    return lambda w, h: control_art.round_track_entry(number, (w, h), state, openings)
