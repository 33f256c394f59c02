"""A scene for tests: two pieces, three places, buttons and a field, and a list of what it was told."""

import pygame

from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Scene, Sprite, Transition

PIECE = (100, 100, 160, 200)
PLACES = {"near": (400, 100, 160, 200), "far": (800, 100, 160, 200), "shut": (1200, 100, 160, 200)}


class Bench(Scene):
    name = "bench"

    def __init__(self) -> None:
        self.told: list[tuple[str, ...]] = []
        self.pieces = {"card": PIECE, "stone": (100, 700, 100, 100)}
        self.value = "Ann"
        self.answer: Transition = None
        self.button = "go"
        self.button_after: str | None = None  # the button that a press puts in the place of the first
        self.builds = 0
        self.turning: list[Sprite] = []

    def build(self, page: Page) -> None:
        self.builds += 1
        widgets.table(page)
        for name, box in PLACES.items():
            widgets.place(page, name, box, name, widgets.slot_picture())
        for name, box in self.pieces.items():
            widgets.piece(page, name, box, _block, name, hint=f"This is the {name}.")
        widgets.page_button(page, self.button, (400, 600, 200, 80), "Go", "primary")
        widgets.page_button(page, "stop", (700, 600, 200, 80), "Stop", enabled=False, reason="Nothing runs.")
        widgets.text_field(page, "name", (1000, 600, 300, 80), self.value, "Name")

    def press(self, name: str) -> Transition:
        self.told.append(("press", name))
        if self.button_after:
            self.button = self.button_after
        return self.answer

    def places_for(self, piece: str) -> frozenset[str]:
        return frozenset({"near", "far"}) if piece == "card" else frozenset()

    def lay(self, piece: str, place: str) -> Transition:
        self.told.append(("lay", piece, place))
        self.pieces[piece] = PLACES[place]
        return None

    def why_not(self, piece: str, place: str) -> str:
        return f"The {piece} is too large for {place}."

    def text(self, name: str, value: str) -> None:
        self.value = value

    def back(self) -> Transition:
        self.told.append(("back",))
        return None

    def sprites(self) -> list[Sprite]:
        return self.turning


def _block(width: int, height: int) -> pygame.Surface:
    surface = pygame.Surface((width, height))
    brush = Brush(surface, 1)
    brush.rect((0, 0, width, height), theme.BEECH)
    return surface
