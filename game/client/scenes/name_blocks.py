"""A name for the hall of fame, set letter by letter with type blocks as printers set it: mirrored, to be printed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client import layout, theme, widgets
from game.client import sound_names as cue
from game.client.art import boards, tokens
from game.client.brush import Brush, Picture
from game.client.field_words import paint_field_words
from game.client.hall_of_fame import LETTERS, LONGEST_NAME, Entry, composed, settable
from game.client.messages import say
from game.client.page import Page
from game.client.piece_words import fame_words
from game.client.scene import NO_PLACES, Scene, Sprite, Transition
from game.client.settings import Choices
from game.client.targets import State, Target

SHEET = pygame.Rect(260, 104, 1400, 272)
LINE = pygame.Rect(300, 172, 1320, 128)
STICK = pygame.Rect(328, 396, 1264, 188)
CASE = pygame.Rect(56, 604, 1808, 296)
COLUMNS, PITCH = 14, 126
BLOCK_PX, SET_PX = 104, 116
SORTS = {" ": "space", "-": "hyphen"}  # what joins letters, by the names of their blocks
FLY_S, ARC = 0.18, 60  # from the case into the stick
DELETE_KEYS = frozenset({pygame.K_BACKSPACE, pygame.K_DELETE})
DONE_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})


@dataclass(slots=True)
class Flight:
    """A block on its way to a place of the stick."""

    surface: pygame.Surface
    start: tuple[int, int]
    place: int
    age_s: float = 0.0

    def sprite(self) -> Sprite:
        """Where it is now, in an arc."""
        part = 1 - (1 - min(1.0, self.age_s / FLY_S)) ** 3
        (x0, y0), (x1, y1) = self.start, slot_box(self.place).center
        return Sprite(self.surface, (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - ARC * 4 * part * (1 - part)))


class NameBlocks(Scene):
    """Sets the name of an entry, beginning with the one it has; `done` gets the name, `skip` goes on without.

    Targets: `name` (field), `done`, `delete`, `skip`; pieces `type:<letter>` in the case and `type:set:<place>` in
    the stick, places `slot:<place>` and `case`. A click on a block sets it, or takes it out.
    """

    name = "name blocks"
    takes_letters = True

    def __init__(
        self,
        entry: Entry,
        place: str,
        done: Callable[[str], Transition],
        skip: Callable[[], Transition],
        choices: Choices | None = None,
    ) -> None:
        self._entry = entry
        self._place = place
        self._done = done
        self._skip = skip
        self._choices = choices or Choices()
        self._flight: Flight | None = None
        self._cues: list[tuple[str, float]] = []
        self.set_name = entry.name

    # what is seen

    def build(self, page: Page) -> None:
        """Put the proof, the stick, the case and the buttons."""
        widgets.table(page)
        ribbon = layout.rect("final", "heading").inflate(-1000, -8)
        widgets.ribbon(page, ribbon, say("A name for the hall of fame"))
        self._build_proof(page)
        self._build_done(page)
        self._build_stick(page)
        self._build_case(page)
        empty = "" if self.set_name else say("No block is set yet.")
        widgets.page_button(
            page, "delete", (484, 924, 640, 132), say("Take the last block out"), icon="undo",
            enabled=not empty, reason=empty, px=36,
        )  # fmt: skip
        widgets.page_button(page, "skip", (56, 924, 404, 132), say("Not now"), icon="left", px=36)

    def _build_done(self, page: Page) -> None:
        reason = "" if composed(self.set_name) else say("Set a letter first.")
        box = (1148, 924, 716, 132)
        widgets.page_button(
            page, "done", box, say("Print the name"), "primary", "press", enabled=not reason, reason=reason, px=48
        )

    def _build_proof(self, page: Page) -> None:
        """Put the sheet with the line as it will be printed, and what it is printed for."""
        widgets.sheet(page, SHEET, "rule")
        top = pygame.Rect(LINE.x, SHEET.y + 22, LINE.w, 48)
        widgets.heading(page, top, self._place, 36)
        widgets.label(page, top, fame_words(self._entry.fame), px=36, align="right")
        words = self.set_name
        page.target(
            Target("name", "field", LINE, say("Name"), value=words), lambda brush, look: _paint(brush, words, look)
        )
        foot = pygame.Rect(LINE.x, LINE.bottom + 8, LINE.w, 44)
        hint = say("Take blocks from the case, or type. In the stick the line stands mirrored.")
        widgets.label(page, foot, hint, px=28, colour=theme.INK_SOFT, align="center")

    def _build_stick(self, page: Page) -> None:
        """Put the composing stick; the line begins at its right end, as it is to come out the right way round."""
        page.draw(STICK, _paint_stick)
        for place in range(min(len(self.set_name) + 1, LONGEST_NAME)):
            words = say("Place {number} of the line", number=place + 1)
            widgets.place(page, f"slot:{place}", slot_box(place), words)
        for place, letter in enumerate(self.set_name):
            flies = self._flight is not None and self._flight.place == place
            picture = nothing if flies else block(letter)
            widgets.piece(page, f"type:set:{place}", slot_box(place), picture, letter_words(letter))

    def _build_case(self, page: Page) -> None:
        widgets.board(page, CASE)
        widgets.ground(page, "case", CASE.inflate(-16, -16), say("Type case"))
        for at, letter in enumerate(LETTERS):
            cell = cell_box(at)
            widgets.picture(page, cell, widgets.slot_picture())
            box = pygame.Rect(0, 0, BLOCK_PX, BLOCK_PX)
            box.center = cell.center
            widgets.piece(page, f"type:{letter}", box, block(letter), letter_words(letter))

    # what it does

    def taps(self, piece: str) -> bool:
        """A click sets a block or takes it out; to put it somewhere else it is dragged."""
        return True

    def places_for(self, piece: str) -> frozenset[str]:
        """A block of the case goes to any place up to the end of the line, one of the line elsewhere or back."""
        length = len(self.set_name)
        match piece.split(":"):
            case ["type", "set", at]:
                return frozenset({"case", *(f"slot:{place}" for place in range(length) if place != int(at))})
            case ["type", _] if length < LONGEST_NAME:
                return frozenset(f"slot:{place}" for place in range(length + 1))
        return NO_PLACES

    def lay(self, piece: str, place: str) -> Transition:
        """Set a block between others, move it, or take it out."""
        letters = list(self.set_name)
        *_, kind, which = piece.split(":")
        letter = letters.pop(int(which)) if kind == "set" else which
        if place != "case":
            letters.insert(int(place.removeprefix("slot:")), letter)
        return self._compose("".join(letters))

    def press(self, name: str) -> Transition:
        """Set a block, take one out, print, or leave."""
        match name.split(":"):
            case ["type", "set", at]:
                return self._compose(self.set_name[: int(at)] + self.set_name[int(at) + 1 :])
            case ["type", letter]:
                self._fly(letter)
                return self._compose(self.set_name + letter)
            case ["delete"]:
                return self._compose(self.set_name[:-1])
            case ["done"]:
                self._cues.append((cue.PRESS, 0.0))
                return self._done(composed(self.set_name))
            case ["skip"]:
                return self._skip()
        return None

    def text(self, name: str, value: str) -> None:
        """Take what was typed into the line."""
        self._compose(settable(value))

    def key(self, event: pygame.Event) -> Transition:
        """Letters set blocks while no field has the keys; Backspace takes the last one out, Enter prints."""
        if event.key in DELETE_KEYS:
            return self._compose(self.set_name[:-1])
        if event.key in DONE_KEYS:
            return self._done(name) if (name := composed(self.set_name)) else None
        return self._compose(self.set_name + settable(event.unicode))

    def back(self) -> Transition:
        """On without a name."""
        return self._skip()

    def _compose(self, letters: str) -> Transition:
        """Have this line in the stick, as far as it has room."""
        if len(letters) > LONGEST_NAME:
            self.toast(say("The stick is full: take a block out first."))
        elif len(letters) != len(self.set_name):
            kind = cue.LAY_DOWN if len(letters) > len(self.set_name) else cue.PICK_UP
            self._cues.append((kind["type"], 0.0))
        self.set_name = letters[:LONGEST_NAME]
        self.changed()
        return None

    # what moves

    def _fly(self, letter: str) -> None:
        """Have a block of the case fly to the end of the line."""
        now, place = self._choices.now, len(self.set_name)
        if place < LONGEST_NAME and not now.reduced_motion and now.speed != "off":
            box = slot_box(place)
            surface = self.bake(box.size, lambda brush: brush.blit(block(letter), (0, 0, *box.size)))
            self._flight = Flight(surface, cell_box(LETTERS.index(letter)).center, place)

    def tick(self, dt_s: float) -> bool:
        """Let a block fly."""
        if self._flight is not None:
            self._flight.age_s += dt_s
            if self._flight.age_s >= FLY_S:
                self._flight = None
                self.changed()
        return self._flight is not None

    def sprites(self) -> Sequence[Sprite]:
        """The block that flies."""
        return [self._flight.sprite()] if self._flight is not None else []

    def take_cues(self) -> Sequence[tuple[str, float]]:
        """Wood and metal as blocks are set and taken out, and the press at the end."""
        cues, self._cues = self._cues, []
        return cues


# the parts


def slot_box(place: int) -> pygame.Rect:
    """Where a place of the line is: the first one at the right."""
    left = STICK.right - 52 - (place + 1) * SET_PX
    return pygame.Rect(left, STICK.y + 34, SET_PX, SET_PX)


def cell_box(at: int) -> pygame.Rect:
    """Where a cell of the case is."""
    return pygame.Rect(CASE.x + 22 + at % COLUMNS * PITCH, CASE.y + 20 + at // COLUMNS * PITCH, 120, 120)


def nothing(width: int, height: int) -> pygame.Surface:
    """What is seen of a block that is still on its way."""
    return pygame.Surface((width, height), pygame.SRCALPHA)


def block(letter: str) -> Picture:
    """The type block of a letter, mirrored."""
    return lambda w, h: tokens.type_block(SORTS.get(letter, letter), min(w, h))


def letter_words(letter: str) -> str:
    """What a block is called."""
    if letter not in SORTS:
        return letter
    return say("Space") if letter == " " else say("Hyphen")


def _paint(brush: Brush, words: str, look: State) -> None:
    """The proof of a line, with a cursor where typed letters go."""
    if not words and not look.focused:
        faint = say("Nameless")
        brush.text(LINE, faint, "fell", 64, theme.INK_SOFT, align="center")
    paint_field_words(brush, LINE, words, look, "roman", 112, align="center")
    if look.hovered and not look.focused:
        brush.rect(LINE, theme.BRASS, width=3, radius=8)


def _paint_stick(brush: Brush) -> None:
    """The stick: a long groove in oak, with rims of brass that hold the line."""
    brush.blit(lambda *size: boards.board(size), STICK.inflate(8, 8).move(4, 4))
    groove = pygame.Rect(STICK.x + 32, STICK.y + 28, STICK.w - 64, SET_PX + 16)
    brush.blit(lambda *size: boards.slot(size), groove)
    for rim in (
        pygame.Rect(groove.x, groove.bottom - 4, groove.w, 12),
        pygame.Rect(groove.right - 6, groove.y, 12, groove.h + 8),
    ):
        brush.rect(rim, theme.BRASS_DARK, radius=4)
        brush.rect(rim.inflate(-2, -4).move(0, -1), theme.BRASS, radius=3)
        brush.rect(pygame.Rect(rim.x + 2, rim.y + 2, rim.w - 4, 2), theme.BRASS_LIGHT)
