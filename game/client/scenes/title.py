"""The title screen: the name of the game and what can be done now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client import layout, text, theme, widgets
from game.client.brush import Brush
from game.client.layout import PITCHES
from game.client.messages import say
from game.client.page import Page
from game.client.scene import Scene, Transition


@dataclass(frozen=True, slots=True)
class TitleItem:
    """One line of the menu; a `reason` says why it cannot be chosen now."""

    name: str
    label: str
    icon: str | None
    choose: Callable[[], Transition]
    reason: str = ""


class Title(Scene):
    """Shows the items it is given; the first one that can be chosen is the primary button."""

    name = "title"

    def __init__(self, items: Sequence[TitleItem]) -> None:
        self._items = items
        self.default = next((item.name for item in items if not item.reason), "")

    def build(self, page: Page) -> None:
        """Put the name of the game beside the menu."""
        widgets.table(page)
        name = layout.rect("title", "title sheet")
        press = theme.mix(theme.WALNUT, theme.BEECH, 0.55)
        widgets.picture(page, (470, 48, 380, 430), widgets.icon_picture("press", press))
        widgets.sheet(page, name, "double")
        page.draw(name, lambda brush: _paint_name(brush, (name.x, name.y)))
        tray = layout.rect("title", "menu tray")
        tray.height = 48 + PITCHES["title"]["menu item"][1] * len(self._items)
        widgets.board(page, tray)
        for item, box in zip(self._items, layout.grid("title", "menu item", len(self._items)), strict=True):
            kind: widgets.Kind = "primary" if item.name == self.default else "wood"
            widgets.page_button(
                page, item.name, box, item.label, kind, item.icon, enabled=not item.reason, reason=item.reason, px=36
            )

        credit = say("An unofficial table for the board game by Katarzyna Cioch and Wojciech Wiśniewski")
        foot = layout.rect("title", "press any key")
        widgets.label(page, foot, credit, px=28, colour=theme.PAPER_LIGHT, align="center")

    def press(self, name: str) -> Transition:
        """Choose an item."""
        return next(item.choose() for item in self._items if item.name == name)

    def back(self) -> Transition:
        """Stay: the title is left by its menu only."""
        return None


def _paint_name(brush: Brush, corner: tuple[int, int]) -> None:
    x, y = corner
    _paint_word(brush, (x + 588, y + 178), brush.px(246))
    line = say("The art of printing, Mainz 1450 - for 1 to 4 printers")
    brush.text((x + 60, y + 318, 1056, 60), line, "fell", 40, theme.VERMILION, align="center")


def _paint_word(brush: Brush, centre: tuple[int, int], px: int) -> None:
    """Paint the name with a red initial, as a rubricator would."""
    parts = [text.render("G", "black", px, theme.VERMILION), text.render("utenberg", "black", px, theme.INK)]
    left, middle = brush.point(centre)
    left -= sum(part.get_width() for part in parts) // 2
    for part in parts:
        brush.surface.blit(part, (left, middle - part.get_height() // 2))
        left += part.get_width()
