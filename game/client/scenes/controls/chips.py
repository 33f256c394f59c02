"""A chip: the button that shows keys, or the buttons of a pad as they look, and waits for another one."""

from typing import NamedTuple

import pygame

from game.client.base.bindings import Bindings, Device, Intent, PlanUse
from game.client.base.i18n import say
from game.client.base.pad_mapping import Make
from game.client.base.reading_size import read_px
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.text.control_text import button_name
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target

PX, LARGEST_PX = 28, 44
SIGN = 50


class Meaning(NamedTuple):
    """A meaning everywhere, for keys or for the buttons of pads."""

    intent: Intent
    device: Device


class Shown(NamedTuple):
    """What a page shows: the keys and buttons, of a pad of a make, and what waits for a new one."""

    bindings: Bindings
    make: Make
    waits: Meaning | PlanUse | None


class Chip(NamedTuple):
    """What a chip is for, and what it shows."""

    name: str
    meaning: str
    device: Device
    codes: tuple[int, ...]
    words: str  # for the keys or buttons
    waits: bool  # for a press of the new one


def put_chip(page: Page, box: pygame.Rect, chip: Chip, make: Make) -> None:
    """Put names of keys, or the buttons of a pad of a make."""
    hint = say("{intent}: press here, then the new key or button.", intent=chip.meaning)
    label = say("{intent}: {key}", intent=chip.meaning, key=chip.words)

    def paint(brush: Brush, state: State) -> None:
        as_words = chip.device == "keys" or chip.waits
        shown = say("Press ...") if chip.waits else chip.words if as_words and chip.codes else ""
        px = min(LARGEST_PX, read_px(PX))
        widgets.paint_button(brush, box, shown, "dark" if chip.waits else "plain", state, px=px)
        for at, code in enumerate(() if as_words else chip.codes):
            sign = pygame.Rect(box.centerx - 26 * len(chip.codes) + 52 * at, box.centery - 28, SIGN, SIGN)
            brush.blit(icon_picture(f"{make}_{button_name(code)}"), sign)

    page.target(Target(chip.name, "button", box, label, hint=hint), paint)
