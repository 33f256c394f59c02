"""The scene in which a name is set from type blocks and printed, and a case of blocks over any field."""

from collections.abc import Sequence
from math import pi, sin

import pygame
from msgspec import Struct
from msgspec.structs import replace

from game.client.base.bindings import Intent
from game.client.base.i18n import say
from game.client.base.settings import Choices
from game.client.graphics import control_art, pictures, theme
from game.client.graphics.brush import Brush, bake, sized
from game.client.graphics.picture_cache import cached
from game.client.scenes.destinations import Ways
from game.client.scenes.parts.player_board import block, letter_words
from game.client.session.hall_of_fame import ACCENTED, LONGEST_NAME, PLAIN, Entry, composed, settable
from game.client.text.terms import fame_words
from game.client.ui import soundscape as cue
from game.client.ui import widgets
from game.client.ui.menu_names import KnownName
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import NO_PLACES, Scene, Sprite, Transition
from game.client.ui.target_names import CaseBlock, LinePlace, SetBlock

# ---------------------------------------------------------------- buttons
KNOWN = pygame.Rect(260, 344, 1400, 64)  # names of people who played before
SHOWN = 5  # names that are offered

# ---------------------------------------------------------------- stick
SHEET = pygame.Rect(260, 92, 1400, 240)
LINE = pygame.Rect(300, 148, 1320, 112)
STICK = pygame.Rect(328, 420, 1264, 188)
CASE = pygame.Rect(56, 616, 1808, 296)
COLUMNS, PITCH = 14, (126, 92)
BLOCK_PX, SET_PX = 80, 116
FLY_S, ARC = 0.18, 60  # from the case into the stick


class Flight(Struct):
    """A block on its way to a place of the stick."""

    surface: pygame.Surface
    start: tuple[int, int]
    place: int
    age_s: float = 0.0

    def sprite(self) -> Sprite:
        part = 1 - (1 - min(1.0, self.age_s / FLY_S)) ** 3
        (x0, y0), (x1, y1) = self.start, slot_box(self.place).center
        return Sprite(self.surface, (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - ARC * 4 * part * (1 - part)))


def slot_box(place: int) -> pygame.Rect:
    """Where a place of the line is: the first one at the right."""
    return pygame.Rect(STICK.right - 52 - (place + 1) * SET_PX, STICK.y + 34, SET_PX, SET_PX)


def cell_box(at: int) -> pygame.Rect:
    """Where a cell of the case is."""
    return pygame.Rect(CASE.x + 22 + at % COLUMNS * PITCH[0], CASE.y + 12 + at // COLUMNS * PITCH[1], 120, 88)


def paint_proof(brush: Brush, look: State, words: str, *, fresh: bool, printed: bool) -> None:
    """The proof of a line, with a cursor where typed letters go; in full black once it is printed.

    What is `fresh` is marked as a whole.
    """
    if printed:
        brush.text(LINE, words, "roman", 104, theme.BLACK, align="center")
        return
    look = replace(look, whole=look.whole or fresh)
    if not words and not look.focused:
        brush.text(LINE, say("No name"), "fell", 64, theme.INK_SOFT, align="center")
    widgets.paint_field_words(brush, LINE, words, look, "roman", 100, align="center", colour=theme.INK_SOFT)
    if look.hovered and not look.focused:
        brush.rect(LINE, theme.BRASS, width=3, radius=8)


def paint_stick(brush: Brush) -> None:
    """The stick: a long groove in oak, with rims of brass that hold the line."""
    brush.blit(sized(control_art.board), STICK.inflate(8, 8).move(4, 4))
    groove = pygame.Rect(STICK.x + 32, STICK.y + 28, STICK.w - 64, SET_PX + 16)
    brush.blit(widgets.slot_picture(), groove)
    for rim in (
        pygame.Rect(groove.x, groove.bottom - 4, groove.w, 12),
        pygame.Rect(groove.right - 6, groove.y, 12, groove.h + 8),
    ):
        brush.rect(rim, theme.BRASS_DARK, radius=4)
        brush.rect(rim.inflate(-2, -4).move(0, -1), theme.BRASS, radius=3)
        brush.rect(pygame.Rect(rim.x + 2, rim.y + 2, rim.w - 4, 2), theme.BRASS_LIGHT)


# ---------------------------------------------------------------- platen
PRINT_S = 0.7
TURN = 0.45  # the part of that time after which it goes up again
SIZE = (SHEET.w - 80, SHEET.h)


def _platen(age_s: float, scale: float) -> Sprite:
    """The platen on its way down and up again, so long after it began."""
    part = min(1.0, age_s / PRINT_S)
    turned = part / TURN if part < TURN else 2 - (1 - part) / (1 - TURN)
    down = sin(pi / 2 * turned)
    return Sprite(_plate(scale), (SHEET.centerx, SHEET.centery - (1 - down) * (SHEET.bottom + 40)))


@cached
def _plate(scale: float) -> pygame.Surface:
    return bake(SIZE, scale, lambda brush: brush.blit(sized(control_art.board), (0, 0, *SIZE)))


# ---------------------------------------------------------------- scene
BACKSPACE = "\b"


class NameBlocks(Scene, name="name blocks"):
    """Sets the name of an entry. It begins with the name it has, which the first typed letter replaces.

    Targets: `name` (field), `done`, `delete`, `skip`, `drawer` (letters or accents), `known:<n>` for the names of who
    played before, and `before` where a name was set just now; pieces `block:<letter>` in the case and `set
    block:<place>` in the stick, places `line place:<place>` and `case`. A click on a block sets it, or takes it out.
    """

    takes_letters = True

    def __init__(
        self, entry: Entry, place: str, ways: Ways, choices: Choices | None = None, known: Sequence[str] = ()
    ) -> None:
        self._entry = entry
        self._place = place
        self._ways = ways
        self._choices = choices or Choices()
        self._known = tuple(name for name in known if name != entry.name)[:SHOWN]
        self._case = PLAIN
        self._fresh = bool(entry.name)  # the name is only suggested, and typing replaces it
        self._printing_s: float | None = None  # how long the press prints
        self._flight: Flight | None = None
        self.set_name = entry.name

    def build(self, page: Page) -> None:
        widgets.titled_table(page, say("A name for the hall of fame"))
        self._build_proof(page)
        self._build_known(page)
        self._build_stick(page)
        self._build_case(page)
        self._build_foot(page)

    def _build_proof(self, page: Page) -> None:
        """Put the sheet with the line as it will be printed, and what it is printed for."""
        widgets.sheet(page, SHEET, "rule")
        top = pygame.Rect(LINE.x, SHEET.y + 16, LINE.w, 44)
        widgets.heading(page, top, self._place, 36)
        widgets.label(page, top, fame_words(self._entry.fame), px=36, align="right")
        field = Target("name", "field", LINE, say("Name"), value=self.set_name)
        page.target(field, paint_proof, self.set_name, fresh=self._fresh, printed=self._has_printed)
        foot = (LINE.x, LINE.bottom + 4, LINE.w, 44)
        hint = say("Take blocks from the case, or type. The line in the stick is mirrored.")
        if self._fresh:
            hint = say("Print this name, or type another. Blocks from the case are added at its end.")
        widgets.label(page, foot, hint, px=28, colour=theme.INK_SOFT, align="center")

    def _build_stick(self, page: Page) -> None:
        """Put the composing stick; the line begins at its right end, as it is to come out the right way round."""
        page.draw(STICK, paint_stick)
        for place in range(min(len(self.set_name) + 1, LONGEST_NAME)):
            words = say("Space {number} of the line", number=place + 1)
            widgets.place(page, LinePlace(place), slot_box(place), words)
        for place, letter in enumerate(self.set_name):
            flies = self._flight is not None and self._flight.place == place
            picture = pictures.nothing if flies else block(letter)
            widgets.piece(page, SetBlock(place), slot_box(place), picture, letter_words(letter))

    def _build_case(self, page: Page) -> None:
        widgets.board(page, CASE)
        widgets.ground(page, "case", CASE.inflate(-16, -16), say("Type case"))
        for at, letter in enumerate(self._case):
            cell = cell_box(at)
            widgets.picture(page, cell, widgets.slot_picture())
            box = pygame.Rect(0, 0, BLOCK_PX, BLOCK_PX).move_to(center=cell.center)
            widgets.piece(page, CaseBlock(letter), box, block(letter), letter_words(letter))

    def _build_known(self, page: Page) -> None:
        if self._known:
            label = (KNOWN.x, KNOWN.y, 220, KNOWN.h)
            widgets.label(page, label, say("Played before:"), px=30, colour=theme.PAPER_LIGHT)
        wide = (KNOWN.w - 220) // SHOWN
        for place, name in enumerate(self._known):
            box = (KNOWN.x + 220 + place * wide, KNOWN.y, wide - 12, KNOWN.h)
            widgets.page_button(page, KnownName(place), box, name, px=30)

    def _build_foot(self, page: Page) -> None:
        before = self._ways.before is not None
        skip = (56, 928, 260 if before else 420, 124)
        widgets.page_button(page, "skip", skip, say("Not now"), icon="cross", px=32)
        if before:
            widgets.page_button(page, "before", (332, 928, 240, 124), say("Back"), icon="left", px=32)
        empty = "" if self.set_name else say("No block is set yet.")
        delete = (588, 928, 320, 124) if before else (492, 928, 416, 124)
        widgets.page_button(page, "delete", delete, say("Remove the last block"), icon="undo", reason=empty, px=32)
        words = say("Accents") if self._case == PLAIN else say("Letters")
        widgets.page_button(page, "drawer", (924, 928, 248, 124), words, icon="type", px=28)
        reason, box = "" if composed(self.set_name) else say("Set a letter first."), (1188, 928, 676, 124)
        widgets.page_button(page, "done", box, say("Print the name"), "primary", "press", reason=reason, px=48)

    def taps(self, piece: str) -> bool:
        """A click sets a block or takes it out; a drag puts it elsewhere."""
        return True

    def places_for(self, piece: str) -> frozenset[str]:
        """The places up to the end of the line; for a block of the line the case too."""
        length = len(self.set_name)
        match piece:
            case SetBlock(at):
                return frozenset({"case", *(LinePlace(place) for place in range(length) if place != at)})
            case CaseBlock() if length < LONGEST_NAME:
                return frozenset(map(LinePlace, range(length + 1)))
        return NO_PLACES

    def lay(self, piece: str, place: str) -> None:
        letters = list(self.set_name)
        match piece, place:
            case SetBlock(at), "case":
                del letters[at]
            case SetBlock(at), LinePlace(to):
                letters.insert(to, letters.pop(at))
            case CaseBlock(letter), LinePlace(to):
                letters.insert(to, letter)
        self._compose("".join(letters))

    def press(self, name: str) -> Transition:
        match name:
            case SetBlock(at):
                self._compose(self.set_name[:at] + self.set_name[at + 1 :])
            case CaseBlock(letter):
                self._fly(letter)
                self._compose(self.set_name + letter)
            case KnownName(at):
                self._compose(self._known[at])
            case "drawer":
                self._case = ACCENTED if self._case == PLAIN else PLAIN
            case "delete":
                self._compose(self.set_name[:-1])
            case "done":
                return self._print()
            case "skip":
                return self._ways.skip()
            case "before":
                return self.back()
        return None

    def text(self, name: str, value: str) -> None:
        """Take what was typed into the line; what was only suggested gives way."""
        if self._fresh and len(value) > len(self.set_name):
            value = value.removeprefix(self.set_name)
            if not settable(value):
                return  # there is no block for this letter, so nothing changes
        elif self._fresh:
            value = ""
        self._compose(settable(value))

    def write(self, letters: str) -> None:
        """Set a block for a typed letter while no field is edited; Backspace takes the last one out."""
        if letters == BACKSPACE:
            self._compose("" if self._fresh else self.set_name[:-1])
        elif letters := settable(letters):
            self._compose(letters if self._fresh else self.set_name + letters)

    def intend(self, intent: Intent) -> Transition:
        return self._print() if intent == "choose" and composed(self.set_name) else None

    def after_field(self, name: str) -> str:
        """Enter in the field leads to the press."""
        return "done"

    def back(self) -> Transition:
        """Go back to the previous name, or on without a name."""
        return self._ways.before() if self._ways.before is not None else self._ways.skip()

    def _compose(self, letters: str) -> None:
        """Put this line into the stick, as far as it has room."""
        if len(letters) > LONGEST_NAME:
            self.toast(say("The stick is full: remove a block first."))
        elif len(letters) != len(self.set_name):
            kind = cue.LAY_DOWN if len(letters) > len(self.set_name) else cue.PICK_UP
            self._cues += ((kind["type"], 0.0),)
        self.set_name, self._fresh = letters[:LONGEST_NAME], False
        self.changed()

    @property
    def _has_printed(self) -> bool:
        """Whether the platen has been down."""
        return self._printing_s is not None and self._printing_s >= PRINT_S * TURN

    def _print(self) -> Transition:
        """Start the press; once it is up again, the name is handed on."""
        self._cues += ((cue.PRESS, 0.0),)
        if self._choices.now.is_still:
            return self._ways.done(composed(self.set_name))
        if self._printing_s is None:
            self._printing_s = 0.0
        return None

    def next(self) -> Transition:
        """The transition of `done`, once the name is printed."""
        return self._ways.done(composed(self.set_name)) if self._take_printed() else None

    def _take_printed(self) -> bool:
        printed = self._printing_s is not None and self._printing_s >= PRINT_S
        if printed:
            self._printing_s = None
        return printed

    def _fly(self, letter: str) -> None:
        place = len(self.set_name)
        if place < LONGEST_NAME and not self._choices.now.is_still:
            box = slot_box(place)
            surface = self.bake(box.size, lambda brush: brush.blit(block(letter), (0, 0, *box.size)))
            self._flight = Flight(surface, cell_box(self._case.index(letter)).center, place)

    def tick(self, dt_s: float) -> bool:
        before = self._has_printed
        if self._printing_s is not None:
            self._printing_s += dt_s
        if self._has_printed != before:
            self.changed()
        if self._flight is not None:
            self._flight.age_s += dt_s
            if self._flight.age_s >= FLY_S:
                self._flight = None
                self.changed()
        return self._flight is not None or self._printing_s is not None

    def sprites(self) -> Sequence[Sprite]:
        flying = [self._flight.sprite()] if self._flight is not None else []
        printing = [_platen(self._printing_s, self.scale)] if self._printing_s is not None else []
        return [*flying, *printing]
