"""The gears of a printing house with what they give now and in the coming rounds."""

import pygame

from game.client.base import readings
from game.client.base.i18n import say
from game.client.graphics import gear_art, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.parts.gears import axle_boxes, gear_picture
from game.client.session.sitting import Sitting
from game.client.text import piece_text as words
from game.client.text import reward_text
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.target_names import FittedGear, UseButton
from game.content.tables import GearReward
from game.rules.moves import UseGear
from game.rules.names import PlacedGear
from game.rules.state import Seat
from game.rules.view import View

BOARD = pygame.Rect(24, 92, 1240, 480)
TRAIN = pygame.Rect(40, 108, 846, 448)
FORECAST = pygame.Rect(902, 108, 346, 448)
DIAMETER = 300
POINTER = (48, 54)
SHOWN_ROUNDS = 4


def machines(page: Page, sitting: Sitting, view: View, seat: Seat, looked_at: str) -> None:
    """Put the gear train with the buttons `use:<axle>`, and what comes up in the coming rounds.

    `looked_at` says why no gear can be used here; empty where the seat's own person is at the screen.
    """
    widgets.board(page, BOARD)
    widgets.picture(page, TRAIN, widgets.slot_picture())
    axles = sitting.content.rules.axles
    boxes = axle_boxes(TRAIN, DIAMETER, axles, 44)
    for axle in (*range(1, axles, 2), *range(0, axles, 2)):
        placed = seat.gears[axle] if axle < len(seat.gears) else None
        page.draw(boxes[axle], _axle(sitting, placed, boxes[axle], axle))
    for axle, placed in enumerate(seat.gears):
        title = words.gear_title(placed.gear, sitting.content)
        widgets.sight(page, FittedGear(axle), boxes[axle], title, ("gear", placed.gear))
    for axle, box in enumerate(boxes):
        _use(page, sitting, seat, axle, box, looked_at)
    _forecast(page, sitting, view, seat)


def _axle(sitting: Sitting, placed: PlacedGear | None, box: pygame.Rect, axle: int) -> Paint:
    def paint(brush: Brush) -> None:
        if placed is None:
            brush.circle(box.center, box.w * 0.43, theme.OAK, 3)
            brush.circle(box.center, 22, theme.BRASS_DARK)
            brush.circle(box.center, 13, theme.BRASS)
        else:
            gear = sitting.content.gears[placed.gear]
            brush.blit(gear_picture(gear, axle, placed.sector, used=placed.used > 0), box)
        top = pygame.Rect(box.centerx - POINTER[0] // 2, box.y - 40, *POINTER)
        brush.blit(lambda w, h: gear_art.axle_pointer(axle + 1, (w, h)), top)

    return paint


def reward_of(sitting: Sitting, placed: PlacedGear, sector: int | None = None) -> GearReward:
    """The reward of a gear's sector; of the active one where none is named."""
    return sitting.content.gears[placed.gear].sectors[placed.sector if sector is None else sector]


def _use(page: Page, sitting: Sitting, seat: Seat, axle: int, gear: pygame.Rect, looked_at: str) -> None:
    """Put the button that uses a gear; an empty axle says so."""
    width = round(2 * gear_art.pitch_radius(DIAMETER)) - 12
    box = pygame.Rect(gear.centerx - width // 2, TRAIN.bottom - 100, width, 90)
    if axle >= len(seat.gears):
        widgets.label(page, box, say("no gear yet"), px=28, colour=theme.PAPER_LIGHT, align="center")
        return
    reward, rules = reward_of(sitting, seat.gears[axle]), sitting.content.rules
    reason = looked_at or sitting.turns.why_not(UseGear(seat.index, axle))
    widgets.page_button(
        page, UseButton(axle), box, reward_text.reward_words_short(reward, rules),
        enabled=not reason, reason=reason, hint=reward_text.reward_words(reward, rules), px=28,
    )  # fmt: skip


def _forecast(page: Page, sitting: Sitting, view: View, seat: Seat) -> None:
    """A row for each round to come, this one first: which sector each gear brings up."""
    widgets.sheet(page, FORECAST)
    inner = FORECAST.inflate(-44, -36)
    widgets.heading(page, (inner.x, inner.y, inner.w, 44), say("Coming rounds"), 32)
    rounds = max(1, min(SHOWN_ROUNDS, sitting.content.rules.rounds - view.round + 1))
    for ahead in range(rounds):
        line = pygame.Rect(inner.x, inner.y + 52 + ahead * 90, inner.w, 84)
        widgets.picture(page, (line.x, line.y + 14, 52, 52), _numeral(view.round + ahead, now=ahead == 0))
        for axle, sectors in enumerate(readings.forecast(seat.gears, rounds)):
            reward = reward_of(sitting, seat.gears[axle], sectors[ahead])
            tile = pygame.Rect(line.x + 70 + axle * 80, line.y + 4, 72, 72)
            widgets.picture(page, tile, pictures.reward(reward))
    if not seat.gears:
        words_box = (inner.x + 70, inner.y + 60, inner.w - 70, 160)
        widgets.label(page, words_box, say("Install gears to see their rewards."), px=28, wrap=True, valign="top")


def _numeral(number: int, *, now: bool) -> Picture:
    return lambda w, h: piece_art.roman(number, min(w, h), now)
