"""The cards that games are played with: a folder of the owner's, or the game's own."""

from pathlib import Path

import pygame

from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.session.cards_controller import CardsController
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page
from game.places import CONFIG

FIELD_H = 76
LEAST_REST = 300  # of the height, for the field and for what is in force


class CardsSheet(Overlay, name="cards"):
    """Takes the name of a folder. Targets: `folder` (field), `close`, `own`, `use`."""

    def __init__(self, controller: CardsController, own: Path = CONFIG) -> None:
        """`own` is where the game's own cards lie, to be copied."""
        self._controller = controller
        self._own = own
        answers = (
            Answer("close", say("Close")),
            Answer("own", say("The game’s own"), controller.use_own, keep_open=True),
            Answer("use", say("Use this folder"), controller.use, keep_open=True),
        )
        super().__init__(say("Your own cards"), answers)
        self.default = "use"

    def body(self, page: Page, rect: pygame.Rect) -> None:
        told = say(
            "You can play with your own cards, gears and numbers. Copy the folder {folder} and change the copy. Type"
            " or paste its path here. It is used for each game that you start or open from then on.",
            folder=self._own,
        )
        high = max(184, min(widgets.height_of(page, told, 30, rect.w), rect.h - LEAST_REST))
        widgets.label(page, (rect.x, rect.y, rect.w, high), told, px=30, valign="top", wrap=True)
        field = pygame.Rect(rect.x, rect.y + high + 12, rect.w, FIELD_H)
        widgets.text_field(page, "folder", field, self._controller.typed, say("Folder of your cards"))
        rest = (rect.x, field.bottom + 20, rect.w, rect.bottom - field.bottom - 20)
        colour = theme.RUBRIC if self._controller.faults else theme.INK
        widgets.label(page, rest, self._standing(), px=30, colour=colour, valign="top", wrap=True)

    def _standing(self) -> str:
        in_force = say("Games use the game’s own cards.")
        if self._controller.in_force:
            in_force = say("Games use the cards of {folder}.", folder=self._controller.in_force)
        if self._controller.faults:
            return "\n".join([say("This folder can’t be used:"), *self._controller.faults, in_force])
        return in_force

    def text(self, name: str, value: str) -> None:
        self._controller.typed = value.replace("\n", "").replace("\r", "")
