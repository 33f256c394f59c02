"""Pads: the controls to answer a question. Each form of question has its own pad."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.graphics.piece_art import letter_square
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.page import State as Look
from game.client.ui.scene import Scene, Transition
from game.companion import Answer, Question, State

GAP = 12
BUTTON_PX = 34
ADVICE_PX = 28
LARGEST_PX = 52  # of the words on buttons, where they are read larger
BACKSPACE = "\b"  # as a key writes it


class Pad:
    """The controls for one question; `default` is the target that Space and Enter choose first."""

    default = ""

    def __init__(self, question: Question, state: State) -> None:
        self.question = question
        self.state = state

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the controls into a box."""

    def advice(self) -> str:
        """How it can be answered by keys, where that is said."""
        return ""

    def put_advice(self, page: Page, box: pygame.Rect) -> None:
        """Put the advice below the controls; where it is read larger it stands with the question instead."""
        if percent() == USUAL:
            widgets.label(page, box, self.advice(), px=ADVICE_PX, colour=theme.INK_SOFT, wrap=True)

    def press(self, name: str) -> Answer | None:
        """The whole answer, or None where the press only changed the draft of it."""
        return None

    def hold(self, name: str, dt_s: float) -> bool:
        """Whether a target that stays pressed changed the draft."""
        return False

    def type(self, character: str) -> bool:
        """Whether a typed character changed the draft, or what is offered first."""
        return False


class PadScene(Scene):
    """A scene with a pad: what is typed reaches it, and the focus goes to what it offers whenever that is another."""

    takes_letters = True

    @property
    def pad(self) -> Pad | None:
        """The pad that can be used now."""
        return None

    def offer(self, default: str) -> None:
        """Have keys begin at a target."""
        self.default, self.topic = default, object()

    def pad_pressed(self, pad: Pad, name: str) -> Answer | None:
        """What a target of the pad answers."""
        answer = pad.press(name)
        if answer is None and pad.default != self.default:
            self.offer(pad.default)
        return answer

    def hold(self, name: str, dt_s: float) -> Transition:
        """Count on while a step is kept pressed."""
        if self.pad and self.pad.hold(name, dt_s):
            self.changed()
        return None

    def write(self, letters: str) -> Transition:
        """Type into the answer; Enter then takes what was typed."""
        if self.pad and letters and self.pad.type(letters):
            self.offer(self.pad.default)
            self.changed()
        return None


def typed_on(typed: str, character: str, known: Iterable[int]) -> str:
    """The typed text with one more character if a known number begins so, else the character alone or nothing."""
    starts = [each for each in (typed + character, character) if any(str(number).startswith(each) for number in known)]
    return starts[0] if starts else ""


def is_digit(character: str) -> bool:
    """Whether a character is one of the ten digits."""
    return len(character) == 1 and character in "0123456789"


def begins_with(character: str, labels: Mapping[str, str], now: str) -> str:
    """The next target after `now`, round and round, whose words begin with a character; empty where none does."""
    names = list(labels)
    at = names.index(now) + 1 if now in names else 0
    letter = character.casefold()
    found = (name for name in (*names[at:], *names[:at]) if letter and labels[name].casefold().startswith(letter))
    return next(found, "")


def confirm(page: Page, box: pygame.Rect, words: str = "", reason: str = "", *, offered: bool = True) -> None:
    """Put the button that gives the draft as the answer, at the foot of a box; red where Enter takes it."""
    where = pygame.Rect(box.x, box.bottom - 92, box.w, 92)
    kind: widgets.Kind = "primary" if offered else "plain"
    page_words, px = words or say("Done"), min(LARGEST_PX, read_px(38))
    widgets.page_button(page, "confirm", where, page_words, kind, "check", enabled=not reason, reason=reason, px=px)


def cells(box: pygame.Rect, count: int, columns: int, height: int = 0) -> list[pygame.Rect]:
    """Equal boxes, row by row; as high as the box allows where no height is given."""
    rows = max(1, -(-count // columns))
    width = (box.w - GAP * (columns - 1)) // columns
    high = height or (box.h - GAP * (rows - 1)) // rows
    return [
        pygame.Rect(box.x + at % columns * (width + GAP), box.y + at // columns * (high + GAP), width, high)
        for at in range(count)
    ]


def letter_button(page: Page, name: str, letter: str, where: pygame.Rect, *, offered: bool = False) -> None:
    """Put a button with a type block; the one that is `offered` looks as what Enter takes."""
    kind: widgets.Kind = "primary" if offered else "plain"

    def paint(brush: Brush, look: Look) -> None:
        widgets.paint_button(brush, where, "", kind, look)
        brush.blit(lambda width, height: letter_square(letter, min(width, height)), where.inflate(-28, -28))

    page.target(Target(name, "button", where, letter), paint)
