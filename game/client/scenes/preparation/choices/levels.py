"""`ungler`: one specialty starts at I, another at II."""

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.graphics.layout import MAIN
from game.client.scenes.preparation.choices.choice import Choice
from game.client.screen.game_scene import GameScene
from game.client.text.terms import specialty_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import LevelPiece, SpecialtyRow
from game.rules import moves as ask
from game.rules.moves import StartLevels
from game.rules.names import SPECIALTIES, Specialty
from game.rules.view import View

LEVELS = (1, 2)
ROW = pygame.Rect(MAIN.x + 48, MAIN.y + 190, 960, 164)
PITCH = 184
TRAY = pygame.Rect(MAIN.x + 1056, ROW.y, 360, PITCH + ROW.h)
TOKEN = 116


class LevelsChoice(Choice):
    """Pieces `level:1` and `level:2`; places `row:<specialty>`, and `tray` to put one back."""

    laid_in = ("laid",)

    def __init__(self, scene: GameScene, decision: ask.Decision) -> None:
        super().__init__(scene, decision)
        self.laid: dict[int, Specialty] = {}

    def task(self) -> str:
        """Who sets levels."""
        return say("{seat} sets the first levels", seat=self.sitting.name(self.seat))

    def build(self, page: Page, view: View) -> None:
        """Put a row for each specialty, and the two levels."""
        widgets.sheet(page, MAIN)
        title = pygame.Rect(MAIN.x + 48, MAIN.y + 28, MAIN.w - 96, 64)
        widgets.heading(page, title, say("One specialty starts at I, another at II"), 40)
        words = say("Drag each level onto a specialty. II is the first step of the reward track and pays at once.")
        widgets.label(page, (title.x, title.bottom, title.w, 72), words, px=30, wrap=True)
        for index, specialty in enumerate(SPECIALTIES):
            self._build_row(page, specialty, ROW.move(0, index * PITCH))
        widgets.place(page, "tray", TRAY, say("Levels to set"), widgets.slot_picture("light"))
        for index, level in enumerate(LEVELS):
            box = pygame.Rect(TRAY.x + 40 + index * 164, TRAY.centery - TOKEN // 2, TOKEN, TOKEN)
            if level in self.laid:
                row = ROW.move(0, SPECIALTIES.index(self.laid[level]) * PITCH)
                box = pygame.Rect(row.right - TOKEN - 48, row.centery - TOKEN // 2, TOKEN, TOKEN)
            words = say("Level {level}", level=ROMAN[level])
            widgets.piece(page, LevelPiece(level), box, pictures.level(level), words)

    def _build_row(self, page: Page, specialty: Specialty, row: pygame.Rect) -> None:
        name = specialty_words(specialty)
        widgets.place(page, SpecialtyRow(specialty), row, name, _ground)
        page.draw(row, lambda brush: _paint_row(brush, row, specialty, name))

    def places_for(self, piece: str) -> frozenset[str]:
        """To every specialty that has no level yet, or back."""
        free = {SpecialtyRow(name) for name in SPECIALTIES if name not in self.laid.values()}
        is_laid = isinstance(piece, LevelPiece) and piece.level in self.laid
        return frozenset(free | {"tray"} if is_laid else free)

    def put(self, piece: str, place: str) -> None:
        """Lay a level on a specialty, or put it back."""
        match piece, place:
            case LevelPiece(level), "tray":
                self.laid.pop(level, None)
            case LevelPiece(level), SpecialtyRow(specialty):
                self.laid[level] = specialty

    def why_not(self, piece: str, place: str) -> str:
        """The rules' own words for two levels on one specialty."""
        match piece, place:
            case LevelPiece(level), SpecialtyRow(specialty) if self.laid.get(level) == specialty:
                return say("This level is already there.")
            case _, SpecialtyRow(specialty):
                return self.sitting.turns.why_not(StartLevels(self.seat, specialty, specialty))
        return say("Place levels on a specialty.")

    def missing(self) -> str:
        """Both levels laid."""
        left = [level for level in LEVELS if level not in self.laid]
        return say("Place level {level} on a specialty.", level=ROMAN[left[0]]) if left else ""

    def move(self) -> StartLevels:
        """`ungler`."""
        return StartLevels(self.seat, self.laid[1], self.laid[2])

    def confirm_words(self) -> str:
        """The button."""
        return say("Set the levels")


def _ground(width: int, height: int) -> pygame.Surface:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    brush = Brush(surface, 1)
    brush.rect((0, 0, width, height), theme.PAPER_LIGHT, radius=10)
    brush.rect((0, 0, width, height), theme.INK_SOFT, width=3, radius=10)
    return surface


def _paint_row(brush: Brush, row: pygame.Rect, specialty: Specialty, name: str) -> None:
    brush.blit(icon_picture(specialty), (row.x + 32, row.y + 22, 120, 120))
    brush.text((row.x + 192, row.y, 480, row.h), name, "body", 44)
    slot = pygame.Rect(row.right - TOKEN - 60, row.centery - TOKEN // 2 - 12, TOKEN + 24, TOKEN + 24)
    brush.rect(slot, theme.PAPER_SHADE, radius=12)
    brush.rect(slot, theme.INK_SOFT, width=2, radius=12)
