"""The scene with the printed sheets of a finished game: one for each person, to be seen and saved."""

from collections.abc import Sequence
from datetime import date
from typing import ClassVar

import pygame

from game.client.base.i18n import say, say_count
from game.client.base.kept_files import disk_reason
from game.client.graphics import large_art, pictures
from game.client.graphics.brush import Brush
from game.client.motion.timeline import paced
from game.client.printed_sheet.composing import SIZE, compose
from game.client.printed_sheet.contents import Contents, contents_of
from game.client.printed_sheet.saving import save_sheet
from game.client.session.commission import day_words
from game.client.session.commission_desk import occasion_words
from game.client.session.saved_games import finished_on
from game.client.session.sitting import Sitting
from game.client.text.terms import both
from game.client.ui import soundscape as cue
from game.client.ui import widgets
from game.client.ui.motions import ease
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Pop, Scene, Sprite, Transition
from game.client.ui.target_names import HouseTab
from game.client.ui.widgets import paint_choice_frame
from game.places import pictures_folder

SHEET = pygame.Rect(560, 28, round(1024 * SIZE[0] / SIZE[1]), 1024)
SCALE = SHEET.h / SIZE[1]  # units of the canvas per unit of the sheet
PRESS = pygame.Rect(-250, 190, 960, 720)
SIDE = pygame.Rect(1344, 28, 544, 1024)
CLOSER = pygame.Rect(340, 16, SIZE[0], 1048)
PULLED_S = 1.1
FROM_X = PRESS.centerx  # where the sheet comes from: below the platen


class PrintedSheets(Scene):
    """Shows the sheet of one person; `tab:<seat>` shows another's, `sheet` a closer look,
    `save` keeps it as a picture and a document."""

    name = "printed-sheets"
    default = "save"
    folder: ClassVar = staticmethod(pictures_folder)  # where sheets are saved

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._seats = sitting.people or sitting.printers
        self._seat = self._seats[0]
        store = sitting.room.store if sitting.room is not None else None
        self._day = finished_on(store, sitting.match.id) or today_of(sitting)
        self._pulled_s = 0.0
        self._sheets: dict[tuple[int, float], pygame.Surface] = {}
        self._cues = ((cue.PRESS, 0.0),)
        self._saved = ""
        self._half = 0  # the half that is seen close: 1 the upper, 2 the lower, 0 none

    def build(self, page: Page) -> None:
        """Put the press, the sheet once it is out of the press, and the side with its buttons."""
        widgets.table(page)
        widgets.picture(page, PRESS, lambda w, h: large_art.press((w, h), 1.0 if self._moves() else 0.0))
        if self._half:
            self._build_closer(page)
            return
        if not self._moves():
            target = Target("sheet", "panel", SHEET, say("The printed sheet"), hint=say("Press for a closer look."))
            page.target(target, lambda brush, _: brush.blit(self._sheet(SCALE * self.scale), SHEET))
        widgets.sheet(page, SIDE)
        self._build_side(page, SIDE.inflate(-72, -72))

    def _build_side(self, page: Page, rect: pygame.Rect) -> None:
        widgets.heading(page, (rect.x, rect.y, rect.w, 56), say("Printed sheets"), px=46)
        for at, seat in enumerate(self._seats if len(self._seats) > 1 else ()):
            self._build_tab(page, seat, pygame.Rect(rect.x + at * 118, rect.y + 76, 106, 106))
        words = pygame.Rect(rect.x, rect.y + 210, rect.w, 340)
        widgets.label(page, words, game_words(self._sitting, self._day), px=32, face="fell", valign="top", wrap=True)
        told = pygame.Rect(rect.x, words.bottom + 10, rect.w, 130)
        widgets.label(page, told, self._saved or say("As a picture to share and a PDF to print."), px=28, wrap=True)
        save = pygame.Rect(rect.x, rect.bottom - 232, rect.w, 108)
        widgets.page_button(page, "save", save, say("Save this sheet"), "primary", "press", px=38)
        widgets.page_button(page, "close", (rect.x, rect.bottom - 104, rect.w, 96), say("Close"), px=34)

    def _build_tab(self, page: Page, seat: int, box: pygame.Rect) -> None:
        words, chosen = say("The sheet of {seat}", seat=self._sitting.name(seat)), seat == self._seat
        badge = pictures.badge(self._sitting.style(seat))

        def paint(brush: Brush, state: State) -> None:
            paint_choice_frame(brush, box, state, chosen=chosen)
            brush.blit(badge, box.inflate(-24, -24))

        page.target(Target(HouseTab(seat), "choice", box, words, hint=words, value=str(chosen)), paint)

    def _build_closer(self, page: Page) -> None:
        """Put one half of the sheet, twice as large; any press shows the other half, and then all again."""
        words = say("The lower half") if self._half == 1 else say("The whole sheet")
        target = Target("sheet", "button", CLOSER, words, hint=say("Press to see: {what}", what=words))
        top = 0 if self._half == 1 else SIZE[1] - CLOSER.h

        def paint(brush: Brush, _state: State) -> None:
            whole = self._sheet(self.scale)
            part = pygame.Rect(0, round(top * self.scale), *brush.area(CLOSER).size).clip(whole.get_rect())
            brush.blit(whole.subsurface(part), CLOSER)

        page.target(target, paint)

    # the sheet

    def _moves(self) -> bool:
        """Whether the sheet is on its way out of the press."""
        choices = self._sitting.choices.now
        return self._pulled_s < PULLED_S and not choices.reduced_motion and choices.speed != "off"

    def _sheet(self, scale: float) -> pygame.Surface:
        """The sheet that is shown, at `scale` px per unit of it; composed once, for that takes a third of a second."""
        key = (self._seat, scale)
        if key not in self._sheets:
            self._sheets[key] = compose(self._contents(), scale).picture
        return self._sheets[key]

    def _contents(self) -> Contents:
        occasion = occasion_words(self._sitting)
        return contents_of(self._sitting, self._seat, day_words(self._day), occasion)

    def tick(self, dt_s: float) -> bool:
        """Move the sheet out of the press."""
        if not self._moves():
            return False
        self._pulled_s += paced(dt_s, self._sitting.choices.now.speed)
        if not self._moves():
            self.changed()
        return True

    def sprites(self) -> Sequence[Sprite]:
        """The sheet on its way out of the press."""
        if not self._moves():
            return ()
        way = ease("cubic out", self._pulled_s / PULLED_S)
        return (Sprite(self._sheet(SCALE * self.scale), (FROM_X + (SHEET.centerx - FROM_X) * way, SHEET.centery)),)

    # what is pressed

    def press(self, name: str) -> Transition:
        """Show another sheet, save this one, or leave; any press ends the motion of the sheet."""
        self._pulled_s = PULLED_S
        match name:
            case HouseTab(seat) if seat != self._seat:
                self._seat, self._pulled_s, self._saved = seat, 0.0, ""
                self._cues = ((cue.PRESS, 0.0),)
            case "sheet":
                self._half = (self._half + 1) % 3
            case "save":
                self._save()
            case "close":
                return Pop()
        self.changed()
        return None

    def _save(self) -> None:
        """Write the sheet, and say where it is or why not."""
        try:
            path = save_sheet(self._contents(), self.folder(), self._day.isoformat())
        except OSError as error:
            self.toast(say("The sheet was not saved. {reason}", reason=disk_reason(error)))
            return
        self._saved = say("Saved as {name} and as a PDF, in {folder}.", name=path.name, folder=path.parent)
        self.toast(say("The sheet is saved."))

    def back(self) -> Transition:
        """Back to the whole sheet, or to the count."""
        if self._half:
            self._half = 0
            self.changed()
            return None
        return Pop()


def today_of(sitting: Sitting) -> date:
    """Today, by the room's clock."""
    return sitting.room.today() if sitting.room is not None else date.today()


def game_words(sitting: Sitting, day: date) -> str:
    """Words in the manner of old books for what was played, and from which seed."""
    view = sitting.view()
    names = both([sitting.name(seat) for seat in sitting.printers])
    moves = say_count("{count} move", "{count} moves", sitting.match.number)
    rounds = say_count("{count} round", "{count} rounds", view.round)
    ends = say("Here ends the work of {names}, in {rounds} and {moves}.", names=names, rounds=rounds, moves=moves)
    finished = say("Finished on {day}; the seed of this game is {seed}.", day=day_words(day), seed=sitting.match.seed)
    return "\n".join((ends, finished))
