"""The side of the orders bench: levels, gears, what the printing pays, and the trays below."""

from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.graphics import layout, pictures, piece_art, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.graphics.order_art import short_fame_words
from game.client.parts.gears import use_button
from game.client.session.sitting import Sitting
from game.client.text import reward_text
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target, TargetPaint
from game.client.ui.target_names import SeatSpot
from game.content.tables import GearReward
from game.rules.names import SPECIALTIES, PlacedGear
from game.rules.state import Seat
from game.rules.suggest import Gains

TILE, APART = 64, 8
AGAIN = 92  # width of the switch for a second use


class BonusUse(NamedTuple):
    """One use of a bonus gear in this fulfilment: its target's name, what it would give, and whether it is chosen."""

    name: str
    axle: int
    reward: GearReward
    fame: int
    chosen: bool
    reason: str  # why it cannot be chosen


def _sheet(page: Page, name: str, heading: str) -> pygame.Rect:
    """Put a sheet with a heading and a line; returns the room that is left on it."""
    box = layout.rect("fulfil", name)
    widgets.sheet(page, box)
    widgets.heading(page, (box.x + 24, box.y + 14, box.w - 48, 40), heading, 32)
    y = box.y + 56
    page.draw((box.x + 24, y, box.w - 48, 2), lambda brush: brush.line((box.x + 24, y), (box.right - 24, y), theme.INK))
    return pygame.Rect(box.x + 24, y + 6, box.w - 48, box.bottom - y - 20)


def levels(page: Page, seat: Seat, heading: str) -> None:
    """Put the four levels of a seat."""
    area = _sheet(page, "levels", heading)
    for at, specialty in enumerate(SPECIALTIES):
        x, y = area.x + at % 2 * (area.w // 2) + 8, area.y + 4 + at // 2 * 60
        widgets.picture(page, (x, y, 52, 52), icon_picture(specialty))
        widgets.picture(page, (x + 66, y + 2, 48, 48), pictures.level(seat.levels[at]))


def gears(
    page: Page, sitting: Sitting, seat: int, uses: list[BonusUse], others: list[tuple[int, PlacedGear]], idle: str
) -> None:
    """Put a switch with its fame for each use of a bonus gear, and `use:<axle>` for each other gear.

    Where there is none of both, the words `idle`.
    """
    area = _sheet(page, "gears", say("Gears"))
    if not uses and not others:
        widgets.label(page, area, idle, px=28, wrap=True, valign="top")
    above = len({use.axle for use in uses})
    for at, (axle, placed) in enumerate(others, start=above):
        box = pygame.Rect(area.x, area.y + at * (TILE + APART), area.w, TILE)
        use_button(page, box, sitting, seat, (axle, placed), pictured=True)
    for use, box in zip(uses, _use_boxes(area, uses), strict=True):
        title = reward_text.reward_words_short(use.reward, sitting.content.rules)
        target = Target(
            use.name, "toggle", box, title, not use.reason, use.reason,
            hint=reward_text.reward_words(use.reward, sitting.content.rules), value=str(use.chosen),
        )  # fmt: skip
        page.target(target, _use_painter(box, use, title, area.w))


def _use_boxes(area: pygame.Rect, uses: list[BonusUse]) -> list[pygame.Rect]:
    """A line for each gear; a second use of it stands at the right end of its line."""
    axles = list(dict.fromkeys(use.axle for use in uses))
    twice = len(uses) > len(axles)
    boxes = []
    for at, use in enumerate(uses):
        box = pygame.Rect(area.x, area.y + axles.index(use.axle) * (TILE + APART), area.w, TILE)
        if twice:
            box.w -= AGAIN + APART
        boxes.append(box if at < len(axles) else pygame.Rect(area.right - AGAIN, box.y, AGAIN, box.h))
    return boxes


def _use_painter(box: pygame.Rect, use: BonusUse, title: str, whole: int) -> TargetPaint:
    """The switch for a use; where a second one stands beside it, its words have less than the `whole` width."""
    gain = say("+{fame}", fame=short_fame_words(use.fame))

    def paint(brush: Brush, state: State) -> None:
        if state.hovered:
            brush.rect(box, theme.BRASS, width=3, radius=8)
        side = min(TILE, box.h)
        tile = pygame.Rect(box.x + 2, box.centery - side // 2, side, side)
        brush.blit(pictures.reward(use.reward), tile)
        text = pygame.Rect(tile.right + 10, box.y, box.right - tile.right - 12, box.h)
        colour = theme.RUBRIC if use.chosen else theme.INK_SOFT
        if box.w == whole:
            brush.text((text.x, text.y, text.w, text.h // 2 - 2), title, "body", 26, theme.INK)
            brush.text((text.x, text.y + text.h // 2, text.w, text.h // 2), gain, "body", 26, colour)
        elif box.w > AGAIN:
            text.x, text.w = text.x + 4, text.w - 4
            brush.text(text, "\n".join((title, gain)), "body", 26, theme.INK, wrap=True)
        mark = pygame.Rect(box.right - 36 if box.w == whole else tile.right - 22, box.bottom - 33, 32, 32)
        brush.rect(mark, theme.PAPER_LIGHT, radius=6)
        brush.rect(mark, theme.INK, width=2, radius=6)
        if use.chosen:
            brush.blit(icon_picture("check", theme.VERMILION), mark.inflate(-8, -8))
        elif use.reason:
            brush.blit(icon_picture("lock"), mark.inflate(-8, -8))

    return paint


def gain(page: Page, heading: str, gains: Gains, holder: int | None = None) -> None:
    """Put fame, guilders, and rewards as pictures with their numbers; with a `holder`, that is what the seat has."""
    area = _sheet(page, "gain", heading)
    page.anchor("gain", area)
    fame = pygame.Rect(area.x, area.y + 2, 120, 110)
    coin = pygame.Rect(area.x + 122, area.y + 8, 100, 100)
    lit = gains.fame > 0
    if holder is not None:
        page.anchor(SeatSpot("fame", holder), fame)
        page.anchor(SeatSpot("purse", holder), coin)
    widgets.picture(page, fame, lambda w, h: piece_art.laurel(gains.fame, min(w, h), lit))
    widgets.picture(page, coin, pictures.coin(gains.guilders))
    widgets.label(page, (fame.x, fame.bottom, fame.w, 34), say("fame"), px=26, align="center")
    widgets.label(page, (coin.x - 10, fame.bottom, coin.w + 20, 34), say("guilders"), px=26, align="center")
    rest = pygame.Rect(coin.right + 12, area.y, area.right - coin.right - 12, area.h)
    pitch = 62 if len(gains.rewards) < 3 else rest.h // max(1, len(gains.rewards))
    for at, reward in enumerate(gains.rewards):
        side = min(48, pitch - 4)
        y = rest.y + 8 + at * pitch
        widgets.picture(page, (rest.x, y, side, side), icon_picture(pictures.REWARD_ICONS[reward.kind]))
        text = (rest.x + side + 6, y, rest.w - side - 6, side)
        widgets.label(page, text, say("× {count}", count=reward.amount), px=28)
