"""The base of all open bands: frame, heading, and default answers."""

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.graphics import layout, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.parts import order_of_play, printing_house, strips
from game.client.parts.task_line import put_task
from game.client.screen.game_scene import GameScene
from game.client.text.terms import action_task_words, action_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Part, Transition
from game.rules.moves import ActionTurn
from game.rules.names import ACTION_INDEX, ACTIONS, Action
from game.rules.view import View

HEADING_PX = 40
GAP = 36  # between strips side by side
BADGES = 224  # at the right of the heading


class Band(Part):
    """One action on the board for one seat's turn, with the draft of its move."""

    action: ClassVar[Action]
    beside: ClassVar[int] = 0  # room at the right of the line that says what to do, for a piece

    def __init__(self, scene: GameScene) -> None:
        self.scene = scene
        self.sitting = scene.sitting
        self.content = scene.sitting.content

    # state

    @property
    def view(self) -> View:
        """The table as the seat sees it."""
        return self.sitting.view(self.scene.seat)

    @property
    def is_open(self) -> bool:
        """Whether the seat has still to take its turn in this action."""
        top = self.view.top
        return isinstance(top, ActionTurn) and (top.seat, top.action) == (self.scene.seat, self.action)

    @property
    def is_due(self) -> bool:
        """Whether the seat has still to take its turn, also if a free move asks something before it."""
        mine = (self.scene.seat, self.action)
        return any(isinstance(asked, ActionTurn) and (asked.seat, asked.action) == mine for asked in self.view.stack)

    @property
    def may_act(self) -> bool:
        """Whether a person may lay pieces here now."""
        return self.is_open and self.scene.seat in self.sitting.people

    @property
    def has_draft(self) -> bool:
        """Whether something is laid out that is not a move yet."""
        return False

    def take_back(self) -> None:
        """Take back what was laid out last."""

    # drawing

    def build(self, page: Page, view: View) -> None:
        """Put the board with this band open, and below it the printing house."""
        widgets.sheet(page, layout.rect("take orders", "main board"))
        self.frame(page, view, layout.rect("take orders", "active band"))
        self.lay_out(page, view)
        others = [action for action in ACTIONS if action != self.action]
        strips(page, self.sitting, view, others, self.strip_boxes(len(others)))
        self.house(page, view)

    @property
    def is_told(self) -> bool:
        """Whether a computer player or the automa acts here, so that the turn is told in words."""
        return self.scene.seat in self.sitting.computers and self.scene.name == "board"

    def strip_boxes(self, count: int) -> list[pygame.Rect]:
        """Boxes for the closed bands: one below the other, or two by two above what is told."""
        if not self.is_told:
            return layout.grid("take orders", "slim strip", count)
        first = layout.rect("take orders", "slim strip")
        width = (first.w - GAP) // 2
        return [
            pygame.Rect(first.x + place % 2 * (width + GAP), first.y + place // 2 * (first.h + 4), width, first.h)
            for place in range(count)
        ]

    def frame(self, page: Page, view: View, rect: pygame.Rect) -> None:
        """Put the frame of the band, its heading, its task and the order of play."""
        page.draw(rect, lambda brush: _paint_frame(brush, rect))
        self.head(page, view, rect)

    def head(self, page: Page, view: View, rect: pygame.Rect) -> None:
        """Put the heading line."""
        words = action_words(self.action)
        box = pygame.Rect(rect.x + 18, rect.y + 6, 46, 46)
        widgets.picture(page, box, icon_picture(self.action, theme.VERMILION))
        width = round(typesetting.measure(words, "sc", round(HEADING_PX * page.scale))[0] / page.scale)
        widgets.heading(page, (rect.x + 78, rect.y + 2, width + 4, 52), words, HEADING_PX)
        left = rect.x + 78 + width + 22
        line = pygame.Rect(left, rect.y + 8, rect.right - BADGES - left - 16 - self.beside, 46)
        if self.is_due and not self.is_told:
            put_task(page, line, words, self.state_words(view), 28)
        else:
            widgets.label(page, line, self.state_words(view), px=28)
        order_of_play(
            page, self.sitting, view, self.action, pygame.Rect(rect.right - BADGES - 8, rect.y + 4, BADGES, 50)
        )

    def state_words(self, view: View) -> str:
        """A sentence that says what to do here, or how the action ended."""
        if self.is_due and view.seats[self.scene.seat].is_automa:
            return say("The automa takes what its execution cards name.")
        if self.is_due and self.is_told:
            return say("{seat} acts here.", seat=self.sitting.name(self.scene.seat))
        if self.is_due:
            return self.task()
        if view.phase != "actions" or view.action > ACTION_INDEX[self.action]:
            if self.action == "patronage":
                return say("All turns are over.")
            return say("All turns are over. What was left here is discarded.")
        return say("This turn is over.")

    def task(self) -> str:
        """What to do here while the turn is open."""
        return action_task_words(self.action)

    def lay_out(self, page: Page, view: View) -> None:
        """Put the pieces of the band."""

    def house(self, page: Page, view: View) -> None:
        """Put the printing house of the seat, or what the band shows instead."""
        if not view.seats[self.scene.seat].is_automa:
            printing_house(page, self.sitting, view, self.scene.seat)

    def buttons(self, page: Page) -> bool:
        """Put buttons in place of pass, undo and end; returns whether the band has any."""
        return False

    # answers

    def why_not(self, piece: str, place: str) -> str:
        """Why a piece may not lie there."""
        return self.closed_words() or say("It can’t go there. {task}", task=self.task())

    def press(self, name: str) -> Transition:
        """The answer to a press on a piece that cannot be lifted, or on a place or button of the band."""
        if words := self.why_fixed(name):
            self.scene.toast(words)
        return None

    def why_fixed(self, piece: str) -> str:
        """Why a piece cannot be lifted."""
        return self.closed_words()

    def closed_words(self) -> str:
        """Why nothing can be taken here any more; empty while something can."""
        if self.view.seats[self.scene.seat].is_automa:
            return say("The automa acts here now.")
        if self.is_told:
            return say("{seat} is played by the computer.", seat=self.sitting.name(self.scene.seat))
        return "" if self.is_open else say("This turn is over. End it, or undo it.")


def moved(boxes: Sequence[pygame.Rect], dx: int, dy: int) -> list[pygame.Rect]:
    """Rectangles of the sheet of bands, moved to where the open band begins."""
    return [box.move(dx, dy) for box in boxes]


def empty_space(page: Page, box: pygame.Rect, number: int) -> None:
    """Put an empty space of the board with its number."""

    def paint(brush: Brush) -> None:
        brush.blit(widgets.slot_picture("light"), box)
        brush.text(box, ROMAN[number], "roman", 40, theme.DISABLED_TEXT, align="center")

    page.draw(box, paint)


def _paint_frame(brush: Brush, rect: pygame.Rect) -> None:
    brush.blit(widgets.panel_picture(theme.PAPER_LIGHT, 4, theme.VERMILION), rect)
