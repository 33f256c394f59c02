"""The gear train of a seat: gears that mesh, pointers above them, and what each active sector gives."""

import pygame
from msgspec.structs import replace

from game.client.base.i18n import sentences
from game.client.graphics import control_art, gear_art, pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.session.sitting import Sitting
from game.client.text.piece_text import gear_title
from game.client.text.refused import after
from game.client.text.reward_text import reward_words, reward_words_short
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.target_names import AxleSpot, FittedGear, UseButton
from game.content.tables import Gear, GearReward
from game.gearbox.mesh import is_half_pitch
from game.rules.moves import UseGear
from game.rules.names import PlacedGear
from game.rules.view import View

POINTER = (44, 50)


def gear_picture(gear: Gear, axle: int, sector: int, *, used: bool = False, loose: bool = False) -> Picture:
    """A gear with one sector up, its teeth shifted so that it meshes on its axle; a `loose` one has none that counts.

    A sector is a whole number of teeth: a gear that lists its sectors from the one that is up looks as if turned.
    """
    turned = replace(gear, sectors=gear.sectors[sector:] + gear.sectors[:sector])
    active = None if loose else 0
    return lambda w, h: gear_art.gear(turned, min(w, h), half=is_half_pitch(axle), active=active, used=used)


def axle_boxes(rect: pygame.Rect, diameter: int, count: int, top: int) -> list[pygame.Rect]:
    """The squares of gears of a diameter that mesh side by side, in the middle of a rectangle."""
    pitch = round(2 * gear_art.pitch_radius(diameter))
    left = rect.centerx - ((count - 1) * pitch + diameter) // 2
    return [pygame.Rect(left + axle * pitch, rect.y + top, diameter, diameter) for axle in range(count)]


def gear_train(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, seat: int, *, usable: bool = True) -> None:
    """Put the gears of a seat with their rewards in words; where `usable`, these are the buttons `use:<axle>`."""
    page.draw(rect, lambda brush: brush.blit(lambda w, h: control_art.slot((w, h)), rect))
    axles = sitting.content.rules.axles
    boxes = axle_boxes(rect, min(208, rect.h - 120), axles, 42)
    gears = view.seats[seat].gears
    for axle in (*range(1, axles, 2), *range(0, axles, 2)):
        placed = gears[axle] if axle < len(gears) else None
        page.draw(boxes[axle], _axle_painter(sitting, placed, boxes[axle], axle))
        page.anchor(AxleSpot(seat, axle), boxes[axle])
    for axle, placed in enumerate(gears):
        title = gear_title(placed.gear, sitting.content)
        widgets.sight(page, FittedGear(axle), boxes[axle], title, ("gear", placed.gear))
        width = rect.w // axles - 16
        words = pygame.Rect(boxes[axle].centerx - width // 2, rect.bottom - 77, width, 76)
        if usable:
            use_button(page, words, sitting, seat, (axle, placed))
        else:
            page.draw(words, _words_painter(words, sitting, placed))


def _axle_painter(sitting: Sitting, placed: PlacedGear | None, box: pygame.Rect, axle: int) -> Paint:
    def paint(brush: Brush) -> None:
        if placed is None:
            _empty_axle(brush, box)
        else:
            gear = sitting.content.gears[placed.gear]
            brush.blit(gear_picture(gear, axle, placed.sector, used=placed.used > 0), box)
        top = pygame.Rect(box.centerx - POINTER[0] // 2, box.y - 38, *POINTER)
        brush.blit(lambda w, h: gear_art.axle_pointer(axle + 1, (w, h)), top)

    return paint


def _empty_axle(brush: Brush, box: pygame.Rect) -> None:
    brush.circle(box.center, box.w * 0.43, theme.mix(theme.WALNUT_DARK, theme.OAK, 0.5), 3)
    brush.circle(box.center, 15, theme.BRASS_DARK)
    brush.circle(box.center, 9, theme.BRASS)


def use_button(
    page: Page, box: pygame.Rect, sitting: Sitting, seat: int, at: tuple[int, PlacedGear], *, pictured: bool = False
) -> None:
    """Put the button `use:<axle>` that says what the sector gives, with its picture where wanted; disabled, why not."""
    axle, placed = at
    reward = active_reward(sitting, placed)
    rules = sitting.content.rules
    why_not = sitting.turns.why_not(UseGear(seat, axle))
    words, hint = reward_words_short(reward, rules), reward_words(reward, rules)
    reason = after(sentences((hint, why_not)), why_not)
    shown, spoken = ("", words) if pictured else (words, "")
    widgets.page_button(
        page, UseButton(axle), box, shown, px=26, enabled=not why_not, reason=reason, hint=hint, spoken=spoken
    )
    if pictured:
        page.draw(box, _pictured_painter(box, reward, words, theme.DISABLED_TEXT if why_not else theme.INK))


def _pictured_painter(box: pygame.Rect, reward: GearReward, words: str, colour: theme.Rgb) -> Paint:
    def paint(brush: Brush) -> None:
        side = box.h - 12
        brush.blit(pictures.reward(reward), (box.x + 8, box.y + 5, side, side))
        text = (box.x + side + 18, box.y, box.w - side - 28, box.h - 4)
        brush.text(text, words, "body", 26, colour, wrap=True, read=False)

    return paint


def active_reward(sitting: Sitting, placed: PlacedGear) -> GearReward:
    """The reward of the sector that is up."""
    return sitting.content.gears[placed.gear].sectors[placed.sector]


def _words_painter(box: pygame.Rect, sitting: Sitting, placed: PlacedGear) -> Paint:
    words = reward_words_short(active_reward(sitting, placed), sitting.content.rules)

    def paint(brush: Brush) -> None:
        brush.rect(box, theme.PAPER_LIGHT, radius=6)
        brush.rect(box, theme.INK, width=2, radius=6)
        brush.text(box.inflate(-12, -8), words, "body", 26, align="center", wrap=True)

    return paint
