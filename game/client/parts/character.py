"""A seat's character on the board: its portrait, and what it can do now."""

import pygame

from game.client.base.i18n import say, say_written
from game.client.base.subject import About
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.graphics.card_art import portrait
from game.client.parts.track_sheet import Tracks
from game.client.screen.game_scene import look_closer
from game.client.screen.move_laying import MoveLaying
from game.client.session.sitting import Sitting
from game.client.text import piece_text as words
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import News, Pop, Push, Transition
from game.client.ui.target_names import LevelMarker, SpecialtyRow
from game.client.ui.widgets import height_of
from game.rules.moves import SwapLevels
from game.rules.names import SPECIALTIES
from game.rules.state import Seat, has
from game.rules.view import OBSERVER

LARGEST_TOLD = 170  # how high the words may stand over the tracks
LINE = 44  # the least height of what is told
NAME_WIDTH = 330


def character_button(page: Page, rect: pygame.Rect, sitting: Sitting, seat: Seat, *, closed: bool = False) -> None:
    """Put the portrait `character` of a seat that has one; it is framed in red while its ability can be used.

    `closed`: the seat's person is not at the screen, so that it is only looked at.
    """
    if seat.character is None:
        return
    character, acts = sitting.content.characters[seat.character], not closed and can_swap(sitting, seat)
    hint = words.character_words(seat.character, sitting.content)
    hint = say("{ability}\nPress to do it now.", ability=hint) if acts else hint
    target = Target(
        "character", "button", rect, say_written(character.name), hint=hint, about=("character", seat.character)
    )

    def paint(brush: Brush, state: State) -> None:
        edge = theme.VERMILION if acts else theme.BRASS if state.hovered else theme.OAK
        brush.blit(widgets.panel_picture(theme.PAPER, 5 if acts or state.hovered else 3, edge), rect)
        assert seat.character is not None  # as above
        height = min(rect.h - 12, round((rect.w - 12) * 1.18))
        oval = pygame.Rect(0, 0, round(height / 1.18), height)
        oval.center = rect.center
        brush.blit(lambda w, _h: portrait(character.id, w), oval)

    page.target(target, paint)


def can_swap(sitting: Sitting, seat: Seat) -> bool:
    """Whether `plantin` may swap two of the seat's levels now."""
    if not has(sitting.content, seat, "plantin"):
        return False
    pairs = ((first, second) for first in SPECIALTIES for second in SPECIALTIES if first < second)
    return any(sitting.turns.allows(SwapLevels(seat.index, first, second)) for first, second in pairs)


def press_character(sitting: Sitting, seat: int, *, closed: bool = False) -> Transition:
    """The answer to a press on the portrait: use the ability where that can be done now, else a closer look."""
    holder = sitting.view().seats[seat]
    if holder.character is None:
        return None
    if not closed and can_swap(sitting, holder):
        return Push(LevelSwap(sitting, seat))
    return look_closer(sitting, OBSERVER, ("character", holder.character))


def _called(sitting: Sitting, seat: int) -> str:
    character = sitting.view().seats[seat].character
    return words.familiar_name(character, sitting.content) if character else ""


class LevelSwap(Overlay, MoveLaying):
    """A3, `plantin`: a marker `marker:<specialty>` laid on another `row:<specialty>` swaps their levels; `close`."""

    name = "level swap"
    places = tuple(map(SpecialtyRow, SPECIALTIES))

    def __init__(self, sitting: Sitting, seat: int) -> None:
        MoveLaying.__init__(self, sitting)
        Overlay.__init__(
            self, say("{character} swaps two levels", character=_called(sitting, seat)), [Answer("close", say("Close"))]
        )
        self._seat = seat

    @property
    def _holder(self) -> Seat:
        return self.sitting.view().seats[self._seat]

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the tracks with the seat's markers."""
        told = say("Drag a marker onto another row to swap their levels. Once a round; it can’t be undone later.")
        high = min(LARGEST_TOLD, max(LINE, height_of(page, told, 30, rect.w)))
        line = pygame.Rect(rect.x, rect.y, rect.w, high)
        widgets.label(page, line, told, px=30, wrap=True)
        tracks = Tracks(
            pygame.Rect(rect.x, line.bottom + 16, rect.w, rect.bottom - line.bottom - 16),
            self.sitting, self._holder, NAME_WIDTH, beyond=False,
        )  # fmt: skip
        tracks.draw(page)
        for at, specialty in enumerate(SPECIALTIES):
            name = terms.specialty_words(specialty)
            widgets.place(page, SpecialtyRow(specialty), tracks.line(at), name)
            box = tracks.marker_box(specialty)
            widgets.piece(page, LevelMarker(specialty), box, tracks.marker_picture(), name, about=("craft", specialty))

    def move(self, piece: str, place: str) -> SwapLevels | None:
        """The swap of the two levels."""
        match piece, place:
            case LevelMarker(first), SpecialtyRow(second):
                return SwapLevels(self._seat, first, second)
        return None

    def lay(self, piece: str, place: str) -> Transition:
        """Swap, and go back to the table: there is no second swap in a round."""
        move = self.move(piece, place)
        return Pop() if move is not None and self.submit(move) else None

    def closer_look(self, about: About) -> Transition:
        """A specialty seen close."""
        return look_closer(self.sitting, self._seat, about)

    def take_news(self) -> News | None:
        """What happened in the match: levels were swapped."""
        return self.sitting.take_news()
