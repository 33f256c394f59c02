"""Choices of a seat before the first plan and at the start of a round (P4 to P6, T2): one class for each question."""

from copy import copy
from typing import ClassVar

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, ngettext, say, translate_data
from game.client.graphics import panes, pictures, theme
from game.client.graphics.brush import Brush, sized
from game.client.graphics.icons import icon_picture
from game.client.graphics.layout import MAIN
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import board_button
from game.client.scenes.parts.draft_table import BOARD, CARD, DraftTable
from game.client.scenes.parts.orders import card_piece, lack_words, order_slots
from game.client.scenes.parts.player_board import inks_tray
from game.client.scenes.parts.strips import ink_sets
from game.client.session.match_session import MatchSession
from game.client.text.piece_text import character_name, character_words, printing_title
from game.client.text.terms import ink_words, specialty_words
from game.client.text.told import Gaze
from game.client.ui import target_names as names
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Part, Steps
from game.rules import moves as mv
from game.rules.names import INKS, LETTERS, SPECIALTIES, CharacterId, Ink, Letter, Specialty
from game.rules.state import Seat
from game.rules.view import View


class Choice(Part):
    """One open question: shows pieces and places, remembers what lies where, and makes a move from that.

    `put` changes only what this object remembers; `move` is asked for when `missing` has nothing to say.
    """

    default: ClassVar[str] = "confirm"  # what Space and Enter choose
    wide: ClassVar[bool] = False  # True: it also uses the area of the seat panels
    laid_in: ClassVar[tuple[str, ...]] = ()  # the names of the attributes that hold what lies where
    confirm_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 932, 384, 124)
    board_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 832, 384, 84)
    undo_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 732, 384, 84)

    def __init__(self, scene: GameScene, decision: mv.Decision) -> None:
        self.scene = scene
        self.session = scene.session
        self.decision = decision
        self.seat = decision.seat
        self.steps = Steps(self._lying)

    def _lying(self) -> tuple[object, ...]:
        return tuple(copy(getattr(self, name)) for name in self.laid_in)

    @property
    def has_draft(self) -> bool:
        return bool(self.steps)

    def take_back(self) -> None:
        for name, value in zip(self.laid_in, self.steps.back(), strict=True):
            setattr(self, name, value)

    def title(self) -> str:
        """What is asked, for the ribbon."""
        raise NotImplementedError

    def build(self, page: Page, view: View) -> None:
        raise NotImplementedError

    def views(self) -> list[panes.View]:
        """The views of its page."""
        raise NotImplementedError

    def put(self, piece: str, place: str) -> None:
        """Remember that a piece lies on a place."""
        raise NotImplementedError

    def lay(self, piece: str, place: str) -> None:
        """Put a piece on a place, as a step that can be taken back."""
        self.steps.take(lambda: self.put(piece, place))

    def missing(self) -> str:
        """What has still to be done; empty where the choice is complete."""
        raise NotImplementedError

    def move(self) -> mv.Move:
        raise NotImplementedError

    def confirm_words(self) -> str:
        """The label of the button that makes the move."""
        return say("Confirm")

    def buttons(self, page: Page) -> None:
        reason = "" if self.has_draft else self.session.turns.undo_reason(self.seat)
        widgets.page_button(page, "undo", self.undo_box, say("Undo"), icon="undo", reason=reason)
        board_button(page, self.board_box)
        reason, words = self.missing() or self.session.turns.why_not(self.move()), self.confirm_words()
        widgets.page_button(page, "confirm", self.confirm_box, words, "primary", "check", reason=reason, px=34)

    def press(self, name: str) -> None:
        if name == "confirm":
            self.scene.submit(self.move())


def put_tray(page: Page, name: str, box: pygame.Rect, words: str) -> pygame.Rect:
    """Put a board where pieces lie and can be put back; returns where its title has room."""
    widgets.board(page, box)
    widgets.ground(page, name, box.inflate(-16, -16), words)
    return pygame.Rect(box.x + 32, box.y + 20, box.w - 64, 52)


NEEDS = pygame.Rect(MAIN.right - 564, MAIN.y, 564, MAIN.h)


def with_types(seat: Seat, letters: list[Letter]) -> Seat:
    """The seat as it would be with these additional types."""
    twin = copy(seat)
    types = [count + letters.count(name) for name, count in zip(LETTERS, seat.types, strict=True)]
    twin.types = (types[0], types[1], types[2], types[3])
    return twin


def build_needs(page: Page, session: MatchSession, view: View, seat: Seat) -> None:
    """Put the orders of a seat and in words what each lacks; `seat` may already hold what is being chosen."""
    widgets.sheet(page, NEEDS)
    inner = NEEDS.inflate(-56, -56)
    widgets.heading(page, (inner.x, inner.y, inner.w, 52), say("Your orders"), 40)
    order_slots(page, pygame.Rect(inner.x, inner.y + 72, 508, 328), session.content, seat)
    lacks = [lack_words(readings.lacks(session.content, seat, order)) for order in seat.orders[:2]]
    px = widgets.common_px(page, [(words, (inner.w, 182)) for words in lacks], 28)
    for row, (order, words) in enumerate(zip(seat.orders, lacks, strict=False)):
        box = pygame.Rect(inner.x, inner.y + 424 + row * 240, inner.w, 232)
        widgets.label(page, (box.x, box.y, box.w, 44), printing_title(order.printing, session.content), px=32)
        lacked = (box.x, box.y + 46, box.w, box.h - 50)
        widgets.label(page, lacked, words, px=px, valign="top", wrap=True, read=False)


TILE = (380, 532)
DRAWN = pygame.Rect(MAIN.x + 48, MAIN.y + 124, 2 * TILE[0] + 40, TILE[1])
HOUSE = pygame.Rect(MAIN.right - 520, MAIN.y, 520, MAIN.h)
SLOT = pygame.Rect(HOUSE.x + 70, DRAWN.y, *TILE)


class KeepCharacterChoice(Choice):
    """P4: pieces `character:<id>`; places `house`, and `drawn` to put a tile back."""

    laid_in = ("kept",)
    kept: CharacterId | None = None

    def title(self) -> str:
        return say("{seat} chooses a character", seat=self.session.name(self.seat))

    def views(self) -> list[panes.View]:
        tiles = [DRAWN.move(at * (TILE[0] + 40), 0) for at in range(2)]
        shown = [(tile.x - 8, tile.y - 8, TILE[0] + 16, TILE[1] + 16) for tile in (*tiles, SLOT)]
        lives = MAIN.x + 40, DRAWN.bottom + 12, DRAWN.w + 16, 256
        return blocks.choice(say("Characters"), shown, [(MAIN.x + 40, MAIN.y + 24, 800, 72), lives])

    def build(self, page: Page, view: View) -> None:
        """Put the tiles, the life of each below, and the place of the one that stays."""
        drawn = view.seats[self.seat].drawn_characters
        sheet = pygame.Rect(MAIN.x, MAIN.y, HOUSE.x - MAIN.x - 16, MAIN.h)
        widgets.sheet(page, sheet)
        words = say("Keep one of them for the whole game.")
        widgets.heading(page, (sheet.x + 48, sheet.y + 32, sheet.w - 96, 60), words, 40)
        widgets.board(page, HOUSE)
        title = (HOUSE.x + 40, HOUSE.y + 32, HOUSE.w - 80, 60)
        widgets.heading(page, title, say("Printing house"), 40, theme.PAPER_LIGHT, "center")
        widgets.ground(page, "drawn", DRAWN, say("The characters drawn"))
        widgets.place(page, "house", SLOT, say("Your printing house"), widgets.slot_picture())
        if self.kept is None:
            hint, inner = say("The character you keep goes here."), SLOT.inflate(-80, -80)
            widgets.label(page, inner, hint, px=32, colour=theme.PAPER_LIGHT, align="center", wrap=True)
        for place, character in enumerate(drawn):
            box = pygame.Rect(DRAWN.x + place * (TILE[0] + 40), DRAWN.y, *TILE)
            self._build_tile(page, character, box)

    def _build_tile(self, page: Page, character: CharacterId, box: pygame.Rect) -> None:
        where = SLOT if character == self.kept else box
        if character == self.kept:
            widgets.picture(page, box, widgets.slot_picture("light"))
        tile, subject = self.session.content.characters[character], ("character", character)
        picture = pictures.character_tile(tile, character_words(character, self.session.content))
        widgets.piece(page, names.CharacterPiece(character), where, picture, translate_data(tile.name), subject=subject)
        life = pygame.Rect(box.x, box.bottom + 20, box.w, 240)
        widgets.label(page, life, translate_data(tile.life), px=30, face="fell", valign="top", wrap=True)

    def places_for(self, piece: str) -> frozenset[str]:
        kept = isinstance(piece, names.CharacterPiece) and piece.character == self.kept
        return frozenset({"drawn" if kept else "house"})

    def put(self, piece: str, place: str) -> None:
        """Keep a tile, in place of another that lay there, or put it back."""
        self.kept = piece.character if isinstance(piece, names.CharacterPiece) and place == "house" else None

    def why_not(self, piece: str, place: str) -> str:
        return say("Place a character in your printing house, or back beside the other.")

    def missing(self) -> str:
        return "" if self.kept else say("Place one of the characters in your printing house.")

    def move(self) -> mv.KeepCharacter:
        assert self.kept is not None
        return mv.KeepCharacter(self.seat, self.kept)

    def confirm_words(self) -> str:
        if self.kept is None:
            return say("Keep a character")
        return say("Keep {character}", character=character_name(self.kept, self.session.content))


SHELF = pygame.Rect(MAIN.x, MAIN.y, NEEDS.x - MAIN.x - 16, 400)
LOWER = pygame.Rect(SHELF.x, SHELF.bottom + 16, SHELF.w, MAIN.bottom - SHELF.bottom - 16)
POT = 176
WILD = pygame.Rect(LOWER.x + 56, LOWER.y + 84, 240, 240)
OFFERED = pygame.Rect(LOWER.x + 32, WILD.bottom + 16, LOWER.w - 64, LOWER.bottom - WILD.bottom - 40)
COLUMNS = 2  # of sets


class ColourChoice(Choice):
    """T2, `caxton`: pieces `ink:<colour>`; places `wild`, and `shelf` to put one back."""

    laid_in = ("ink",)
    ink: Ink | None = None

    def title(self) -> str:
        return say("{seat} names a colour", seat=self.session.name(self.seat))

    def views(self) -> list[panes.View]:
        shelf, wild = (SHELF.x, SHELF.y, SHELF.w, 366), (LOWER.x, LOWER.y + 20, LOWER.w, 312)
        return blocks.choice(say("Inks"), [shelf, wild], [blocks.block(OFFERED)], NEEDS)

    def build(self, page: Page, view: View) -> None:
        words = say("Your inks of this colour count as any other until the round ends")
        title = put_tray(page, "shelf", SHELF, say("The four colours"))
        widgets.label(page, title, words, px=32, colour=theme.PAPER_LIGHT)
        self._build_lower(page, view)
        gap = (SHELF.w - len(INKS) * POT) // (len(INKS) + 1)
        for index, colour in enumerate(INKS):
            self._build_ink(page, colour, pygame.Rect(SHELF.x + gap + index * (POT + gap), SHELF.y + 100, POT, POT))
        build_needs(page, self.session, view, view.seats[self.seat])

    def _build_ink(self, page: Page, colour: Ink, home: pygame.Rect) -> None:
        box = WILD.inflate(POT - WILD.w, POT - WILD.h) if colour == self.ink else home
        name = ink_words(colour)
        widgets.piece(page, names.InkPiece(colour), box, pictures.ink(colour), name, subject=("ink", colour))
        below = pygame.Rect(home.x - 20, home.bottom + 16, home.w + 40, 56)
        widgets.label(page, below, name, px=38, colour=theme.PAPER_LIGHT, align="center")

    def _build_lower(self, page: Page, view: View) -> None:
        widgets.board(page, LOWER)
        title = (LOWER.x + 32, LOWER.y + 24, LOWER.w - 64, 52)
        widgets.label(page, title, say("Colour of this round"), px=36, colour=theme.PAPER_LIGHT)
        widgets.place(page, "wild", WILD, say("Colour of this round"), widgets.slot_picture())
        words = say("Place a colour in the space on the left. You may name the same colour again each round.")
        side = pygame.Rect(WILD.right + 40, WILD.y, LOWER.right - WILD.right - 80, 112)
        widgets.label(page, side, words, px=30, colour=theme.PAPER_LIGHT, wrap=True)
        inks_tray(page, pygame.Rect(side.x, side.bottom + 16, 284, 112), view.seats[self.seat])
        self._build_offered(page, view)

    def _build_offered(self, page: Page, view: View) -> None:
        """Put the inks that can be had in this round."""
        widgets.sheet(page, OFFERED)
        inner = OFFERED.inflate(-56, -24)
        widgets.heading(page, (inner.x, inner.y, inner.w, 40), say("On the board this round"), 32)
        wide, high = inner.w // COLUMNS, (inner.h - 44) // 2
        boxes = [
            pygame.Rect(inner.x + at % COLUMNS * wide, inner.y + 44 + at // COLUMNS * high, wide - 12, high - 4)
            for at in range(len(view.ink_sets))
        ]
        ink_sets(page, Gaze(self.session.seats, view), boxes, (62, 44))

    def places_for(self, piece: str) -> frozenset[str]:
        return frozenset({"shelf" if isinstance(piece, names.InkPiece) and piece.ink == self.ink else "wild"})

    def put(self, piece: str, place: str) -> None:
        self.ink = piece.ink if isinstance(piece, names.InkPiece) and place == "wild" else None

    def why_not(self, piece: str, place: str) -> str:
        return say("Place the colour on the space of this round’s colour.")

    def missing(self) -> str:
        return "" if self.ink else say("Name a colour first.")

    def move(self) -> mv.NameColour:
        assert self.ink is not None
        return mv.NameColour(self.seat, self.ink)

    def confirm_words(self) -> str:
        return say("Name {ink}", ink=ink_words(self.ink)) if self.ink else say("Name a colour")


SLOTS = {"printing": pygame.Rect(48, 772, *CARD), "refinement": pygame.Rect(232, 772, *CARD)}


class DraftChoice(Choice):
    """P5: pieces `printing:<id>` and `refinement:<id>`; places `card slot:<kind>`, and `pool:<kind>` to put back."""

    wide = True
    confirm_box = pygame.Rect(424, 924, 288, 84)
    board_box = pygame.Rect(424, 848, 288, 64)
    undo_box = pygame.Rect(424, 772, 288, 64)
    laid_in = ("printing", "refinement")
    printing = ""
    refinement = ""

    def __init__(self, scene: GameScene, decision: mv.Decision) -> None:
        super().__init__(scene, decision)
        self._table = DraftTable(self.session, self.seat)

    def title(self) -> str:
        return say("{seat} takes an order", seat=self.session.name(self.seat))

    def views(self) -> list[panes.View]:
        slots, buttons = list(SLOTS.values()), (self.undo_box, self.board_box, self.confirm_box)
        return self._table.views(self.session.view(self.seat), slots, buttons)

    def build(self, page: Page, view: View) -> None:
        self._table.build_ground(page, view)
        title = pygame.Rect(BOARD.x + 24, BOARD.y + 10, 680, 44)
        widgets.label(page, title, say("Your new order: one card of each kind"), px=32, colour=theme.PAPER_LIGHT)
        self._build_slot(page, "printing", "type", say("A printing card goes here"))
        self._build_slot(page, "refinement", "drop", say("A refinement card goes here"))
        for card in view.draft_printing:
            self._build_card(page, view, "printing", card)
        for card in view.draft_refinement:
            self._build_card(page, view, "refinement", card)
        self._table.build_seats(page, view)

    def _build_slot(self, page: Page, kind: names.Half, icon: str, words: str) -> None:
        """Put the place of a card, which says which one goes there and how."""
        box = SLOTS[kind]
        hint = say("Or click a card first, and then its space.")
        widgets.place(page, names.CardSlot(kind), box, words, widgets.slot_picture(), hint)
        mark = pygame.Rect(box.centerx - 32, box.y + 12, 64, 64)
        widgets.picture(page, mark, icon_picture(icon, theme.BRASS))
        rest = pygame.Rect(box.x + 4, mark.bottom + 4, box.w - 8, box.bottom - mark.bottom - 6)
        widgets.label(page, rest, words, px=26, colour=theme.PAPER_LIGHT, align="center", wrap=True)

    def _build_card(self, page: Page, view: View, kind: names.Half, card: str) -> None:
        box = SLOTS[kind] if card in (self.printing, self.refinement) else self._table.home(view, kind, card)
        card_piece(page, Gaze(self.session.seats, view), kind, card, box)

    def places_for(self, piece: str) -> frozenset[str]:
        if not isinstance(piece, names.OrderCard):
            return NO_PLACES
        laid = piece.card in (self.printing, self.refinement)
        return frozenset({names.CardPool(piece.kind) if laid else names.CardSlot(piece.kind)})

    def put(self, piece: str, place: str) -> None:
        """Lay a card in its slot, in place of another, or put it back."""
        if isinstance(piece, names.OrderCard):
            setattr(self, piece.kind, piece.card if isinstance(place, names.CardSlot) else "")

    def why_not(self, piece: str, place: str) -> str:
        if isinstance(piece, names.PrintingPiece):
            return say("This is a printing card: place it in the left half of the order.")
        return say("This is a refinement card: place it in the right half of the order.")

    def missing(self) -> str:
        if not self.printing:
            return say("Place a printing card in your order.")
        return "" if self.refinement else say("Place a refinement card in your order.")

    def move(self) -> mv.DraftOrder:
        return mv.DraftOrder(self.seat, self.printing, self.refinement)

    def confirm_words(self) -> str:
        return say("Take this order")


LEVELS = (1, 2)
ROW = pygame.Rect(MAIN.x + 48, MAIN.y + 190, 960, 164)
PITCH = 184
TRAY = pygame.Rect(MAIN.x + 1056, ROW.y, 360, PITCH + ROW.h)
TOKEN = 116


class LevelsChoice(Choice):
    """`ungler`: pieces `level:1` and `level:2`; places `row:<specialty>`, and `tray` to put one back."""

    laid_in = ("laid",)

    def __init__(self, scene: GameScene, decision: mv.Decision) -> None:
        super().__init__(scene, decision)
        self.laid: dict[int, Specialty] = {}

    def title(self) -> str:
        return say("{seat} sets the first levels", seat=self.session.name(self.seat))

    def views(self) -> list[panes.View]:
        head = MAIN.x + 40, MAIN.y + 28, MAIN.w - 80, 140
        rows = ROW.union(ROW.move(0, (len(SPECIALTIES) - 1) * PITCH))
        return blocks.choice(say("Specialties"), [blocks.block(rows), blocks.block(TRAY)], [head])

    def build(self, page: Page, view: View) -> None:
        widgets.sheet(page, MAIN)
        title = pygame.Rect(MAIN.x + 48, MAIN.y + 28, MAIN.w - 96, 64)
        widgets.heading(page, title, say("One specialty starts at I, another at II"), 40)
        words = say("Place each level on a specialty. II is the first step of the reward track and pays at once.")
        widgets.label(page, (title.x, title.bottom, title.w, 72), words, px=30, wrap=True)
        for index, specialty in enumerate(SPECIALTIES):
            _build_row(page, specialty, ROW.move(0, index * PITCH))
        widgets.place(page, "tray", TRAY, say("Levels to set"), widgets.slot_picture("light"))
        for index, level in enumerate(LEVELS):
            box = pygame.Rect(TRAY.x + 40 + index * 164, TRAY.centery - TOKEN // 2, TOKEN, TOKEN)
            if level in self.laid:
                row = ROW.move(0, SPECIALTIES.index(self.laid[level]) * PITCH)
                box = pygame.Rect(row.right - TOKEN - 48, row.centery - TOKEN // 2, TOKEN, TOKEN)
            words = say("Level {level}", level=ROMAN[level])
            widgets.piece(page, names.LevelPiece(level), box, pictures.level(level), words)

    def places_for(self, piece: str) -> frozenset[str]:
        free = {names.SpecialtyRow(name) for name in SPECIALTIES if name not in self.laid.values()}
        is_laid = isinstance(piece, names.LevelPiece) and piece.level in self.laid
        return frozenset(free | {"tray"} if is_laid else free)

    def put(self, piece: str, place: str) -> None:
        match piece, place:
            case names.LevelPiece(level), "tray":
                self.laid.pop(level, None)
            case names.LevelPiece(level), names.SpecialtyRow(specialty):
                self.laid[level] = specialty

    def why_not(self, piece: str, place: str) -> str:
        match piece, place:
            case names.LevelPiece(level), names.SpecialtyRow(specialty) if self.laid.get(level) == specialty:
                return say("This level is already there.")
            case _, names.SpecialtyRow(specialty):
                return self.session.turns.why_not(mv.StartLevels(self.seat, specialty, specialty))
        return say("Place levels on a specialty.")

    def missing(self) -> str:
        left = [level for level in LEVELS if level not in self.laid]
        return say("Place level {level} on a specialty.", level=ROMAN[left[0]]) if left else ""

    def move(self) -> mv.StartLevels:
        return mv.StartLevels(self.seat, self.laid[1], self.laid[2])

    def confirm_words(self) -> str:
        return say("Set the levels")


def _build_row(page: Page, specialty: Specialty, row: pygame.Rect) -> None:
    name = specialty_words(specialty)
    widgets.place(page, names.SpecialtyRow(specialty), row, name, sized(_ground))
    widgets.picture(page, (row.x + 32, row.y + 22, 120, 120), icon_picture(specialty))
    widgets.label(page, (row.x + 192, row.y, 480, row.h), name, px=44)
    slot = pygame.Rect(row.right - TOKEN - 60, row.centery - TOKEN // 2 - 12, TOKEN + 24, TOKEN + 24)
    page.draw(slot, Brush.framed, slot, theme.PAPER_SHADE, theme.INK_SOFT, radius=12)


def _ground(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    Brush(surface, 1).framed((0, 0, *size), theme.PAPER_LIGHT, theme.INK_SOFT, 3, radius=10)
    return surface


CASE = pygame.Rect(MAIN.x, MAIN.y, NEEDS.x - MAIN.x - 16, 400)
TYPES_TRAY = pygame.Rect(CASE.x, CASE.bottom + 16, CASE.w, 340)
WORDS = pygame.Rect(CASE.x, TYPES_TRAY.bottom + 16, CASE.w, MAIN.bottom - TYPES_TRAY.bottom - 16)
BLOCK = 176


class TypesChoice(Choice):
    """P6: pieces `type:<letter>` in the case, `chosen:<n>` in the tray; places `tray`, and `case` to put one back."""

    laid_in = ("chosen",)

    def __init__(self, scene: GameScene, decision: mv.Decision) -> None:
        super().__init__(scene, decision)
        self.chosen: list[Letter] = []

    @property
    def count(self) -> int:
        return self.session.content.rules.start_types

    def title(self) -> str:
        seat = self.session.name(self.seat)
        return ngettext("{seat} chooses {count} type", "{seat} chooses {count} types", self.count, seat=seat)

    def views(self) -> list[panes.View]:
        case = CASE.x, CASE.y + 82, CASE.w, CASE.h - 94
        tray = TYPES_TRAY.x, TYPES_TRAY.y + 12, TYPES_TRAY.w, TYPES_TRAY.h - 24
        return blocks.choice(say("Types"), [case, tray], [blocks.block(WORDS)], NEEDS)

    def build(self, page: Page, view: View) -> None:
        self._build_case(page)
        self._build_tray(page)
        widgets.sheet(page, WORDS)
        words = say(
            "You keep your types: each covers one letter a round. You can buy more at any time, each one guilder"
            " dearer."
        )
        widgets.label(page, WORDS.inflate(-72, -48), words, px=30, wrap=True)
        build_needs(page, self.session, view, with_types(view.seats[self.seat], self.chosen))

    def _build_case(self, page: Page) -> None:
        title = put_tray(page, "case", CASE, say("Type case"))
        widgets.heading(page, title, say("Type case"), 40, theme.PAPER_LIGHT)
        gap = (CASE.w - 4 * BLOCK) // 5
        for index, letter in enumerate(LETTERS):
            box = pygame.Rect(CASE.x + gap + index * (BLOCK + gap), CASE.y + 96, BLOCK, BLOCK)
            block, words = pictures.type_block(letter, mirrored=True), say("Letter {letter}", letter=letter)
            widgets.piece(page, names.TypePiece(letter), box, block, words, subject=("type", letter))
            below = (box.x, box.bottom + 12, box.w, 64)
            widgets.label(page, below, letter, px=48, colour=theme.PAPER_LIGHT, align="center")

    def _build_tray(self, page: Page) -> None:
        have = len(self.chosen)
        words = ngettext("{have} of {count} type chosen", "{have} of {count} types chosen", self.count, have=have)
        title = put_tray(page, "tray", TYPES_TRAY, say("Your types"))
        widgets.label(page, title, words, px=36, colour=theme.PAPER_LIGHT)
        gap = (TYPES_TRAY.w - self.count * BLOCK) // (self.count + 1)
        for index in range(self.count):
            box = pygame.Rect(TYPES_TRAY.x + gap + index * (BLOCK + gap), TYPES_TRAY.y + 100, BLOCK, BLOCK)
            widgets.picture(page, box.inflate(16, 16), widgets.slot_picture())
            if index < have:
                letter = self.chosen[index]
                words = say("Chosen letter {letter}", letter=letter)
                block = pictures.type_block(letter, mirrored=True)
                widgets.piece(page, names.ChosenType(index), box, block, words, subject=("type", letter))

    def places_for(self, piece: str) -> frozenset[str]:
        if isinstance(piece, names.ChosenType):
            return frozenset({"case"})
        return frozenset({"tray"}) if len(self.chosen) < self.count else frozenset()

    def put(self, piece: str, place: str) -> None:
        match piece:
            case names.TypePiece(letter):
                self.chosen.append(letter)
            case names.ChosenType(at):
                self.chosen.pop(at)

    def why_not(self, piece: str, place: str) -> str:
        if isinstance(piece, names.TypePiece) and len(self.chosen) >= self.count:
            return ngettext(
                "{count} type is chosen: return it first.",
                "All {count} types are chosen: return one first.",
                self.count,
            )
        return say("Place types on your tray, or back in the case.")

    def missing(self) -> str:
        left = self.count - len(self.chosen)
        if not self.chosen:
            return ngettext("Choose {count} type.", "Choose {count} types.", left)
        return ngettext("Choose {count} more type.", "Choose {count} more types.", left) if left else ""

    def move(self) -> mv.ChooseTypes:
        return mv.ChooseTypes(self.seat, tuple(sorted(self.chosen)))

    def confirm_words(self) -> str:
        return say("Take these types")
