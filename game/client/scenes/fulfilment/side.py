"""The side of the orders bench: levels, bonus gears, what the printing pays, and the trays below."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.art import tokens
from game.client.drawing import layout, pictures, theme, widgets
from game.client.drawing.brush import Brush
from game.client.parts.character import character_button
from game.client.scenes.fulfilment.columns import laid_piece
from game.client.scenes.fulfilment.draft import UNCOVERED, Draft
from game.client.screen.names.buttons import HouseButton
from game.client.screen.names.sights import SeatSpot
from game.client.screen.page import Page, TargetPaint
from game.client.screen.targets import State, Target
from game.client.session.sitting import Sitting
from game.client.type import text
from game.client.words import pieces as words
from game.client.words.messages import say
from game.client.words.names import short_fame_words
from game.content.tables import GearReward
from game.play.suggest import Gains
from game.rules.names import INKS, SPECIALTIES, Counts
from game.rules.state import Seat

TILE = 64
INKS_IN_ROW = 4


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
        widgets.picture(page, (x, y, 52, 52), widgets.icon_picture(specialty))
        widgets.picture(page, (x + 66, y + 2, 48, 48), pictures.level(seat.levels[at]))


def bonus_gears(page: Page, sitting: Sitting, uses: list[BonusUse], idle: str) -> None:
    """Put a switch with its fame for each use of a bonus gear; the words `idle` where there is none."""
    area = _sheet(page, "bonus gears", say("Bonus gears"))
    if not uses:
        widgets.label(page, area, idle, px=28, wrap=True, valign="top")
    pitch = min(78, area.h // max(1, len(uses)))
    for at, use in enumerate(uses):
        box = pygame.Rect(area.x, area.y + at * pitch, area.w, pitch - 6)
        title = words.reward_words_short(use.reward, sitting.content.rules)
        target = Target(
            use.name, "toggle", box, title, not use.reason, use.reason,
            hint=words.reward_words(use.reward, sitting.content.rules), value=str(use.chosen),
        )  # fmt: skip
        page.target(target, _use_painter(box, use, title))


def _use_painter(box: pygame.Rect, use: BonusUse, title: str) -> TargetPaint:
    gain = say("+{fame}", fame=short_fame_words(use.fame))

    def paint(brush: Brush, state: State) -> None:
        if state.hovered:
            brush.rect(box, theme.BRASS, width=3, radius=8)
        side = min(TILE, box.h)
        tile = pygame.Rect(box.x + 2, box.centery - side // 2, side, side)
        brush.blit(pictures.reward(use.reward), tile)
        text = pygame.Rect(tile.right + 10, box.y, box.right - tile.right - 12, box.h)
        colour = theme.RUBRIC if use.chosen else theme.INK_SOFT
        brush.text((text.x, text.y, text.w, text.h // 2 - 2), title, "body", 26, theme.INK)
        brush.text((text.x, text.y + text.h // 2, text.w, text.h // 2), gain, "body", 26, colour)
        mark = pygame.Rect(box.right - 36, box.bottom - 33, 32, 32)
        brush.rect(mark, theme.PAPER_LIGHT, radius=6)
        brush.rect(mark, theme.INK, width=2, radius=6)
        if use.chosen:
            brush.blit(widgets.icon_picture("check", theme.VERMILION), mark.inflate(-8, -8))
        elif use.reason:
            brush.blit(widgets.icon_picture("lock"), mark.inflate(-8, -8))

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
    widgets.picture(page, fame, lambda w, h: tokens.laurel(gains.fame, min(w, h), lit))
    widgets.picture(page, coin, pictures.coin(gains.guilders))
    widgets.label(page, (fame.x, fame.bottom, fame.w, 34), say("fame"), px=26, align="center")
    widgets.label(page, (coin.x - 10, fame.bottom, coin.w + 20, 34), say("guilders"), px=26, align="center")
    rest = pygame.Rect(coin.right + 12, area.y, area.right - coin.right - 12, area.h)
    pitch = 62 if len(gains.rewards) < 3 else rest.h // max(1, len(gains.rewards))
    for at, reward in enumerate(gains.rewards):
        side = min(48, pitch - 4)
        y = rest.y + 8 + at * pitch
        widgets.picture(page, (rest.x, y, side, side), widgets.icon_picture(pictures.REWARD_ICONS[reward.kind]))
        text = (rest.x + side + 6, y, rest.w - side - 6, side)
        widgets.label(page, text, say("× {count}", count=reward.amount), px=28)


def types_tray(
    page: Page, draft: Draft, sitting: Sitting, holder: Seat, *, may_leave_uncovered: bool, own: bool
) -> None:
    """Put the tray `types` with the types on no order, `manutius`'s blank, the character, and the printing house.

    Sentences for the person who plays the seat are shown only where it is their `own` turn.
    """
    box = layout.rect("fulfil", "types tray")
    widgets.board(page, box)
    widgets.ground(page, "types", box.inflate(-16, -16), say("Types"))
    head = pygame.Rect(box.x + 32, box.y + 14, box.w - 64, 46)
    widgets.label(page, head, say("Types left"), px=32, colour=theme.PAPER_LIGHT)
    left = round(text.measure(say("Types left"), "body", round(32 * page.scale))[0] / page.scale) + 20
    note = pygame.Rect(head.x + left, head.y, head.w - left, 46)
    rule = say("Cover every letter or none. You keep your types.") if own else ""
    widgets.label(page, note, rule, colour=theme.PAPER_LIGHT)
    pieces: list[str] = [*draft.free(draft.types())]
    if may_leave_uncovered and UNCOVERED not in draft.laid.values():
        pieces.append(UNCOVERED)
    look = pygame.Rect(box.right - 252, box.y + 82, 224, 96)
    face = pygame.Rect(look.x - 108, box.y + 76, 92, 108)
    character_button(page, face, sitting, holder, closed=not own)
    right = face.x if holder.character else look.x
    _row(page, pygame.Rect(box.x + 32, box.y + 78, right - box.x - 48, 104), pieces, 100)
    house = say("Your printing house") if own else say("Printing house")
    widgets.page_button(page, HouseButton(holder.index), look, house, "wood", px=28)


def inks_tray(page: Page, draft: Draft, bag: Counts) -> None:
    """Put the tray `inks` with the inks that lie on no order, and what is in the bag."""
    box = layout.rect("fulfil", "inks tray")
    widgets.board(page, box)
    widgets.ground(page, "inks", box.inflate(-16, -16), say("Inks"))
    widgets.label(page, (box.x + 32, box.y + 14, 300, 46), say("Inks left"), px=32, colour=theme.PAPER_LIGHT)
    inks, area = draft.free(draft.inks()), pygame.Rect(box.x + 32, box.y + 62, box.w - 260, 136)
    if len(inks) <= INKS_IN_ROW:
        _row(page, area, inks, 84)
    else:  # in two rows, so that each can be gripped
        upper = (len(inks) + 1) // 2
        _row(page, pygame.Rect(area.x, area.y, area.w, 68), inks[:upper], 66)
        _row(page, pygame.Rect(area.x, area.bottom - 68, area.w, 68), inks[upper:], 66)
    widgets.label(page, (box.right - 212, box.y + 14, 190, 46), say("The bag"), px=28, colour=theme.PAPER_LIGHT)
    for at, (ink, count) in enumerate(zip(INKS, bag, strict=True)):
        x, y = box.right - 212 + at % 2 * 96, box.y + 70 + at // 2 * 56
        widgets.picture(page, (x, y, 44, 44), pictures.ink(ink))
        widgets.label(page, (x + 48, y, 44, 44), str(count), px=28, colour=theme.PAPER_LIGHT)


def _row(page: Page, area: pygame.Rect, pieces: Sequence[str], side: int) -> None:
    """Rectangles for pieces side by side; smaller for many pieces, so that each can be gripped."""
    pitch = min(side + 10, area.w // max(1, len(pieces)))
    side = min(side, pitch - 2)
    for at, piece in enumerate(pieces):
        laid_piece(page, piece, pygame.Rect(area.x + at * pitch, area.centery - side // 2, side, side))
