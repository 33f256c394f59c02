"""The sheets over the companion: its menu, log, answers so far, what can be set by hand, and kept cities."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from game.client.base.drawable import shown_name, typed_name
from game.client.base.i18n import ngettext, say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import theme
from game.client.scenes.parts.notes import Line, PagedLog, paged, set_line
from game.client.ui import widgets
from game.client.ui.menu_names import DeleteButton
from game.client.ui.overlay import Answer, Confirm, Message, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.companion.companion_controller import PROFILES, CompanionController, Kind, Profile
from game.companion.companion_names import GroupTab, KeepButton, OneLess, OneMore, PickField, ProfileButton, StepButton
from game.companion.companion_text import Words, field_words, step_words, value_words
from game.companion.rules.dialogue import Edit, Question
from game.companion.rules.fields import ask_field, fields, kind_of
from game.companion.rules.history import Game, Step
from game.companion.rules.machine import City
from game.companion.rules.symbols import RESOURCES
from game.companion.rulings import RULINGS
from game.companion.screens import answer_pads, piece_pads
from game.companion.screens.machine_picture import cells
from game.companion.told_text import logged
from game.rules.view import OBSERVER


def sheet_over(controller: CompanionController, sheet: str) -> Scene:
    """The sheet that a button over the companion opens."""
    match sheet:
        case "edit" | "difficulty":
            return EditSheet(controller, "stores" if sheet == "edit" else sheet)
        case "log":
            return CompanionLog(controller.game)
        case "rulings":
            return Rulings()
    sheets = {"history": History, "kept": KeptSheet, "menu": CompanionMenu}
    return sheets[sheet](controller)


class PagedSheet(Scene):
    """A sheet with rows in pages; targets `earlier`, `later`, `close` at its foot."""

    opaque = False
    default = "close"
    fit: ClassVar[tuple[int, int]]  # so many rows of a page, and so many where words are read larger

    def __init__(self, controller: CompanionController) -> None:
        self._controller = controller
        self._pager = widgets.Pager()

    def rows(self) -> Sequence[Any]:
        raise NotImplementedError

    def _pages(self) -> list[range]:
        places, fit = range(len(self.rows())), self.fit[percent() != USUAL]
        return [places[first : first + fit] for first in range(0, max(1, len(places)), fit)]

    @property
    def _last(self) -> int:
        return len(self._pages()) - 1

    def _build_foot(self, page: Page, box: pygame.Rect) -> pygame.Rect:
        """Put the buttons at the foot; returns the place between them, for the number of the page."""
        earlier, later, number, close = cells(box, 4, 4)
        self._pager.put_buttons(page, (earlier, later), len(self._pages()))
        self._build_close(page, close)
        return number

    def _build_close(self, page: Page, box: pygame.Rect) -> None:
        widgets.page_button(page, "close", box, say("Close"), "primary")

    def _turn(self, name: str) -> None:
        self._pager.turn(name)
        self.changed()


# ---------------------------------------------------------------- menu

SHEET = pygame.Rect(660, 110, 600, 860)
LONGEST_NAME = 40


class CompanionMenu(Scene, name="companion menu", default="continue"):
    """Buttons `continue`, `keep:city`, `keep:board`, `kept`, `rulings`, `new`, `leave`."""

    opaque = False
    closes_beside = True

    def __init__(self, controller: CompanionController) -> None:
        self._controller = controller

    def build(self, page: Page) -> None:
        widgets.sheet(page, SHEET, "double")
        head = pygame.Rect(SHEET.x + 40, SHEET.y + 24, SHEET.w - 80, 64)
        widgets.label(page, head, say("Menu"), px=44, face="sc", align="center")
        items = (
            ("continue", say("Continue"), "right"),
            (KeepButton("city"), say("Save this city"), "book"),
            (KeepButton("board"), say("Save this board"), "book"),
            ("kept", say("Cities and boards"), "log"),
            ("rulings", say("Rulings"), "rules"),
            ("new", say("New game"), "press"),
            ("leave", say("To the title"), "cross"),
        )
        for at, (name, words, icon) in enumerate(items):
            where = pygame.Rect(SHEET.x + 56, SHEET.y + 108 + at * 104, SHEET.w - 112, 92)
            kind: widgets.Kind = "primary" if name == "continue" else "plain"
            widgets.page_button(page, name, where, words, kind, icon, px=min(52, read_px(38)), align="left")

    def press(self, name: str) -> Transition:
        match name:
            case KeepButton(kind):
                return Push(KeepProfile(self._controller, kind))
            case "kept":
                return Push(KeptSheet(self._controller))
            case "rulings":
                return Push(Rulings())
            case "new":
                words = say("This deletes the current game. Saved cities and boards stay.")
                return Push(Confirm(say("Start a new game?"), words, self._begin, say("New game")))
            case "leave":
                return self._controller.leave()
        return Pop()

    def _begin(self) -> Transition:
        self._controller.begin_anew()
        return Pop()


class KeepProfile(Overlay, name="companion profile"):
    """A field `name`; answers `cancel`, `keep`."""

    def __init__(self, controller: CompanionController, kind: Kind) -> None:
        city = controller.game.state.city
        self._controller = controller
        self._kind: Kind = kind
        self._name = (
            say("{rows} × {columns} shops", rows=city.rows, columns=city.columns)
            if kind == "city"
            else ngettext("{count} stick space", "{count} stick spaces", len(controller.game.state.board.stick))
        )
        self._proposed = self._name
        title = say("Save this city for other games") if kind == "city" else say("Save this board for other games")
        super().__init__(title, self._answers())
        self.default = "keep"

    def _answers(self) -> list[Answer]:
        unnamed = "" if shown_name(self._name) else say("Give it a name first.")
        return [Answer("cancel", say("Cancel")), Answer("keep", say("Save"), self._keep, unnamed)]

    def height(self, page: Page, rect: pygame.Rect) -> int:
        return min(rect.h, read_px(84) + 12 + 76 + 24)

    def body(self, page: Page, rect: pygame.Rect) -> None:
        words = say("You can choose it by this name when you set up the next game.")
        high = read_px(84)
        widgets.label(page, (rect.x, rect.y, rect.w, high), words, px=32, valign="top", wrap=True)
        widgets.text_field(page, "name", (rect.x, rect.y + high + 12, rect.w, 76), self._name, say("Name"))

    def text(self, name: str, value: str) -> None:
        """Name it; the first letter takes the place of the name that was proposed."""
        if self._name == self._proposed:
            value = value.removeprefix(self._proposed)
        self._proposed = ""
        self._name = typed_name(value, LONGEST_NAME)
        self.answers = tuple(self._answers())
        self.changed()

    def _keep(self) -> Transition:
        state = self._controller.game.state
        self._controller.store.keep(self._kind, self._name.strip(), state.city if self._kind == "city" else state.board)
        trouble = self._controller.take_trouble()
        return Push(Message(say("The companion"), trouble)) if trouble else None


# ---------------------------------------------------------------- log

MARKED_ROUNDS = 6  # as many as there is room for below the log
ICONS = {"tile_drawn": "rotate", "gained": "plus", "game_ended": "trophy"}


class CompanionLog(PagedLog, name="companion log"):
    """As the log of a match; the targets are the same."""

    def __init__(self, game: Game) -> None:
        lines = [line for at, step in enumerate(game.steps) for line in _lines(game, at, step)]
        super().__init__(lines or [set_line(say("Nothing has happened yet."), OBSERVER, "", 0)])


def _lines(game: Game, at: int, step: Step) -> list[Line]:
    lines = [set_line(step_words(game, at), OBSERVER, "pen" if isinstance(step.answer, Edit) else "", 0)]
    for each in step.events:
        if each.kind == "field_edited":
            continue
        round_ = each.figures["round"] if each.kind == "round_began" else 0
        begun = round_ if round_ <= MARKED_ROUNDS else 0
        icon = "fist" if each.by_hand else ICONS.get(each.kind, "")
        lines.append(set_line(logged(each, step.state), OBSERVER, icon, begun))
    return lines


class Rulings(PagedLog, name="companion rulings"):
    """The program's own rulings, by rule, each with the other reading; the targets are those of the log."""

    def __init__(self) -> None:
        named = ((key.partition("_")[0], words()) for key, words in RULINGS.items())
        lines = [say("Rule {rule}: {ruling}", rule=rule, ruling=words) for rule, words in named]
        head = say("Where the rules of the machine are silent, the program decides. Its own ruling comes first.")
        super().__init__([set_line(each, OBSERVER, "", 0) for each in (head, *lines)])

    def _show(self, lines: Sequence[Line]) -> None:
        """Set lines in pages, the first ones full, and turn to the first one."""
        self._pages = [page[::-1] for page in reversed(paged(lines[::-1]))]
        self._pager = widgets.Pager()

    def _title(self) -> str:
        return say("Rulings")


# ---------------------------------------------------------------- history

HISTORY_SHEET = pygame.Rect(210, 40, 1500, 1000)


class History(PagedSheet, name="companion history"):
    """Every answer so far: `to:<n>` (counted from 0) takes that one and all later ones back."""

    closes_beside = True
    fit = 8, 5

    def __init__(self, controller: CompanionController) -> None:
        super().__init__(controller)
        self._pager.at = self._last

    def rows(self) -> Sequence[Step]:
        return self._controller.game.steps

    def build(self, page: Page) -> None:
        widgets.sheet(page, HISTORY_SHEET, "rule")
        inner = HISTORY_SHEET.inflate(-104, -72)
        widgets.heading(page, (inner.x, inner.y, inner.w, 60), say("Go back to an answer"), 48)
        pages = self._pages()
        widgets.label(page, (inner.x, inner.y, inner.w, 60), self._pager.words(len(pages)), px=28, align="right")
        pitch = 92 if percent() == USUAL else 147
        for row, at in enumerate(pages[self._pager.at]):
            where = pygame.Rect(inner.x, inner.y + 76 + row * pitch, inner.w, pitch - 8)
            words = step_words(self._controller.game, at)
            widgets.page_button(page, StepButton(at), where, words, icon="undo", px=read_px(30), align="left")
        self._build_foot(page, pygame.Rect(inner.x, inner.bottom - 84, inner.w, 84))

    def press(self, name: str) -> Transition:
        if not isinstance(name, StepButton):
            self._turn(name)
            return None
        count = len(self.rows()) - name.at
        words = ngettext("This undoes {count} answer.", "This undoes {count} answers.", count)
        return Push(Confirm(say("Undo?"), words, lambda: self._take_back(count), say("Undo")))

    def _take_back(self, count: int) -> Transition:
        self._controller.take_back(count)
        return Pop()


# ---------------------------------------------------------------- edit

EDIT_SHEET = pygame.Rect(110, 24, 1700, 1032)
ROW = 92

GROUPS: dict[str, tuple[Words, tuple[str, ...]]] = {
    "stores": (
        lambda: say("Stores"),
        (
            *(*RESOURCES, "contracts", "city_markers", "director", "order_marker", "round", "assistants", "people"),
            *("place", "other_points"),
        ),
    ),
    "letters": (lambda: say("Letters"), ("letters", "stick")),
    "orders": (lambda: say("Orders"), ("waiting", "line")),
    "workshop": (lambda: say("Workshop"), ("workshop",)),
    "tradesmen": (lambda: say("Tradesmen"), ("tradesmen", "tile", "tile_mode")),
    "city": (lambda: say("City"), ("city",)),
    "board": (lambda: say("Board"), ("board",)),
    "difficulty": (lambda: say("Difficulty"), ("difficulty",)),
}
"""Groups of fields, each with its name and the first parts of their paths."""


class EditSheet(PagedSheet, name="companion edit"):
    """The fields of a group, which are set here.

    Targets `group:<name>`, `one less:<path>`, `one more:<path>`, `pick:<path>`.
    """

    fit = 7, 7

    def __init__(self, controller: CompanionController, group: str) -> None:
        super().__init__(controller)
        self._group = group

    def enter(self) -> None:
        self.changed()

    def rows(self) -> list[Question]:
        known, (_, names) = fields(self._controller.game.state), GROUPS[self._group]
        return [each for each in known if each.path.partition(".")[0] in names]

    def build(self, page: Page) -> None:
        widgets.sheet(page, EDIT_SHEET, "rule")
        inner = EDIT_SHEET.inflate(-88, -64)
        widgets.heading(page, (inner.x, inner.y, inner.w, 60), say("Set what is different on the table"), 44)
        options = [(GroupTab(group), words()) for group, (words, _) in GROUPS.items()]
        widgets.segmented(page, (inner.x, inner.y + 72, inner.w, 76), options, GroupTab(self._group))
        found = self.rows()
        pages = self._pages()
        for row, at in enumerate(pages[self._pager.on(len(pages))]):
            self._build_field(page, found[at], pygame.Rect(inner.x, inner.y + 168 + row * ROW, inner.w, ROW - 12))
        if not found:
            words = say("There is nothing to set here yet.")
            widgets.label(page, (inner.x, inner.y + 168, inner.w, ROW), words, px=32, read=True)
        number = self._build_foot(page, pygame.Rect(inner.x, inner.bottom - 80, inner.w, 80))
        widgets.label(page, number, self._pager.words(len(pages)), px=28, colour=theme.INK_SOFT, align="center")

    def _build_field(self, page: Page, each: Question, box: pygame.Rect) -> None:
        widgets.label(page, (box.x, box.y, 680, box.h), field_words(each.path), px=32, read=True)
        value = value_words(kind_of(each.path), each.suggested, self._controller.game.state)
        change = pygame.Rect(box.x + 700, box.y, box.w - 700, box.h)
        if each.form == "number" and not each.choices and isinstance(each.suggested, int):
            minus = pygame.Rect(change.x, box.y, 120, box.h)
            plus = pygame.Rect(change.right - 120, box.y, 120, box.h)
            answer_pads.put_less(page, minus, each.path, each.suggested, each.low)
            answer_pads.put_more(page, plus, each.path, each.suggested, each.high)
            change.inflate_ip(-2 * 132, 0)
        widgets.page_button(page, PickField(each.path), change, value, "wood", "pen", px=read_px(32), align="left")

    def _build_close(self, page: Page, box: pygame.Rect) -> None:
        widgets.page_button(page, "close", box, say("Done"), "primary", "check")

    def press(self, name: str) -> Transition:
        match name:
            case PickField(str(path)):
                return Push(FieldSheet(self._controller, path))
            case GroupTab(group):
                self._group, self._pager.at = group, 0
            case OneMore(str(path)):
                self._step(path, 1)
            case OneLess(str(path)):
                self._step(path, -1)
            case _:
                self._turn(name)
        self.changed()
        return None

    def _step(self, path: str, step: int) -> None:
        each = next(each for each in self.rows() if each.path == path)
        assert isinstance(each.suggested, int)
        if sentence := self._controller.edit(path, each.suggested + step):
            self.toast(sentence)


class FieldSheet(answer_pads.PadScene, name="companion field"):
    """One field with the pad of its form; targets are those of the pad, and `close`."""

    opaque = False

    def __init__(self, controller: CompanionController, path: str) -> None:
        self._controller = controller
        self._path = path
        self._words_pager = widgets.Pager(answer_pads.TURNERS)  # of what is read larger
        question = ask_field(controller.game.state, path)
        assert question is not None  # the sheet below shows only fields that are there
        self._pad: answer_pads.Pad = piece_pads.pad_for(question, controller.game.state)
        self.offer(self._pad.default)

    def build(self, page: Page) -> None:
        """Put the pad under the name of the field, or beside it where that is read larger."""
        beside = percent() != USUAL
        sheet = pygame.Rect(24, 80, 1872, 920) if beside else pygame.Rect(480, 80, 960, 920)
        widgets.sheet(page, sheet, "double")
        if beside:
            inner, answers = answer_pads.halves(sheet.inflate(-72, -64))
            said = pygame.Rect(inner.x, inner.y, inner.w, inner.h - 108)
            answer_pads.put_words(page, said, field_words(self._path), (self._pad.advice(),), self._words_pager)
        else:
            inner = sheet.inflate(-92, -72)
            widgets.heading(page, (inner.x, inner.y, inner.w, 60), field_words(self._path), 42)
            answers = pygame.Rect(inner.x, inner.y + 84, inner.w, inner.h - 84 - 108)
        self._pad.build(page, answers)
        close = (inner.x, inner.bottom - 84, inner.w, 84)
        widgets.page_button(page, "close", close, say("Leave it unchanged"), "plain", "cross", px=min(48, read_px(32)))

    def press(self, name: str) -> Transition:
        if self._words_pager.turn(name):
            self.changed()
            return None
        answer = self.pad_pressed(self._pad, name)
        self.changed()
        if answer is None:
            return None
        sentence = self._controller.edit(self._path, answer.value)
        return Push(Message(say("Unchanged"), sentence)) if sentence else Pop()


# ---------------------------------------------------------------- kept cities and boards

KEPT_SHEET = pygame.Rect(310, 60, 1300, 960)
KEPT_ROW, LARGE_ROW = 96, 192  # the second where the names are read larger


class KeptSheet(PagedSheet, name="companion kept"):
    """The list of kept cities and boards: one can be taken as an answer where one is asked for, or deleted.

    What was deleted can be put back as long as the sheet is open. Targets `profile:<n>` (counted from 0 over all
    pages), `delete:<n>`, `put back`.
    """

    closes_beside = True
    fit = 6, 3

    def __init__(self, controller: CompanionController) -> None:
        super().__init__(controller)
        self._deleted: list[Profile] = []  # since the sheet is open, the last one last
        self._rows = self._kept()

    def _kept(self) -> list[Profile]:
        return [profile for kind in PROFILES for profile in self._controller.store.profiles(kind)]

    def enter(self) -> None:
        self._rows = self._kept()
        self._pager.on(len(self._pages()))
        if sentence := self._controller.take_trouble():
            self.toast(sentence)
        self.changed()

    def rows(self) -> list[Profile]:
        return self._rows

    def build(self, page: Page) -> None:
        widgets.sheet(page, KEPT_SHEET, "rule")
        inner = KEPT_SHEET.inflate(-104, -72)
        widgets.heading(page, (inner.x, inner.y, inner.w, 60), say("Saved cities and boards"), 48)
        high = KEPT_ROW if percent() == USUAL else LARGE_ROW
        for row, at in enumerate(self._pages()[self._pager.at]):
            self._build_row(page, at, pygame.Rect(inner.x, inner.y + 76 + row * high, inner.w, high - 12))
        if not self._rows:
            words = say("Nothing saved yet. Use “Save this city” and “Save this board” in the menu.")
            widgets.label(page, (inner.x, inner.y + 76, inner.w, KEPT_ROW), words, px=32, valign="top", wrap=True)
        if self._deleted:
            where = (inner.x, inner.bottom - 84 - KEPT_ROW, inner.w, 84)
            words = say("Restore {name}", name=_name(self._deleted[-1]))
            widgets.page_button(page, "put back", where, words, "wood", "undo", px=32)
        foot = pygame.Rect(inner.x, inner.bottom - 84, inner.w, 84)
        if self._last:
            self._build_foot(page, foot)
        else:
            self._build_close(page, cells(foot, 4, 4)[-1])

    def _build_row(self, page: Page, at: int, row: pygame.Rect) -> None:
        each = self._rows[at]
        name, size = pygame.Rect(row.x, row.y, 400, row.h), pygame.Rect(row.x + 420, row.y, 332, row.h)
        if percent() != USUAL:  # one below the other
            name = pygame.Rect(row.x, row.y, 770, row.h // 2)
            size = name.move(0, name.h)
        widgets.label(page, name, _name(each), px=34, wrap=True)
        widgets.label(page, size, _size(each), px=30, colour=theme.INK_SOFT, wrap=True)
        question = self._controller.game.question
        if question is not None and question.profile == each.kind:
            use = (row.right - 432, row.y, 180, row.h)
            widgets.page_button(page, ProfileButton(at), use, say("Use"), icon="book", px=32)
        where = (row.right - 240, row.y, 240, row.h)
        widgets.page_button(page, DeleteButton(at), where, say("Delete"), icon="trash", px=32)

    def press(self, name: str) -> Transition:
        match name:
            case ProfileButton(at):
                return self._take(self._rows[at])
            case DeleteButton(at):
                return self._ask(self._rows[at])
            case "put back":
                deleted = self._deleted.pop()
                self._controller.store.keep(deleted.kind, deleted.name, deleted.value)
            case _:
                self._turn(name)
        self.enter()
        return None

    def _take(self, each: Profile) -> Transition:
        sentence = self._controller.take(each)
        return Push(Message(say("The companion"), sentence)) if sentence else Pop()

    def _ask(self, each: Profile) -> Transition:
        title = say("Delete {name}?", name=_name(each))
        words = say("It is removed from the list. You can restore it until you close the list.")
        return Push(Confirm(title, words, partial(self._delete, each), say("Delete")))

    def _delete(self, each: Profile) -> Transition:
        self._controller.store.forget(each.kind, each.name)
        self._deleted.append(each)
        return None


def _name(each: Profile) -> str:
    return shown_name(each.name) or say("No name")


def _size(each: Profile) -> str:
    value = each.value
    if isinstance(value, City):
        return say("City, {rows} × {columns} shops", rows=value.rows, columns=value.columns)
    spaces = len(value.stick)
    return ngettext("Board, {count} stick space", "Board, {count} stick spaces", spaces)
