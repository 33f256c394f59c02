"""The pages on which everything that the machine has can be set by hand."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import theme
from game.client.home.companion_desk import Desk
from game.client.scenes.companion import spread
from game.client.scenes.companion.pad import Pad, PadScene, cells
from game.client.scenes.companion.pads import pad_for
from game.client.screen.names.companion import ChangeField, GroupTab, LessOfField, MoreOfField
from game.client.ui import widgets
from game.client.ui.overlay import Message
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.client.ui.widgets import turned
from game.client.words.companion_nouns import field_words, value_words
from game.companion import Field, fields
from game.companion.fields import ask_field, kind_of, value_of

SHEET = pygame.Rect(110, 24, 1700, 1032)
A_PAGE = 7
ROW = 92

GROUPS: dict[str, tuple[str, ...]] = {
    "stores": (
        *("paper", "ink", "lead", "coins", "points", "capacity", "workforce"),
        *("contracts", "city_markers", "director", "order_marker", "round", "assistants", "people", "place"),
        "other_points",
    ),
    "letters": ("letters", "stick"),
    "orders": ("waiting", "line"),
    "workshop": ("workshop",),
    "tradesmen": ("tradesmen", "tile", "tile_mode"),
    "city": ("city",),
    "board": ("board",),
    "difficulty": ("difficulty",),
}
"""The first parts of the paths of their fields."""


def group_words(group: str) -> str:
    """The name of a group of fields."""
    names = {
        "stores": say("Stores"),
        "letters": say("Letters"),
        "orders": say("Orders"),
        "workshop": say("Workshop"),
        "tradesmen": say("Tradesmen"),
        "city": say("City"),
        "board": say("Board"),
        "difficulty": say("Difficulty"),
    }
    return names[group]


class EditSheet(Scene):
    """Shows the fields of a group, which are set here.

    Targets `group:<name>`, `minus field:<path>`, `plus field:<path>`, `change:<path>`, `earlier`, `later`, `close`.
    """

    name = "companion edit"
    opaque = False
    default = "close"

    def __init__(self, desk: Desk, group: str) -> None:
        self._desk = desk
        self._group = group
        self._page = 0

    def enter(self) -> None:
        """Follow what was set on another sheet."""
        self.changed()

    def fields(self) -> list[Field]:
        """The fields of the group that is open."""
        known = fields(self._desk.game.state)
        return [each for each in known if each.path.partition(".")[0] in GROUPS[self._group]]

    # what is seen

    def build(self, page: Page) -> None:
        """Put the groups above the fields of one of them."""
        widgets.sheet(page, SHEET, "rule")
        inner = SHEET.inflate(-88, -64)
        widgets.heading(page, (inner.x, inner.y, inner.w, 60), say("Set what is different on the table"), 44)
        options = [(GroupTab(group), group_words(group)) for group in GROUPS]
        widgets.segmented(page, (inner.x, inner.y + 72, inner.w, 76), options, GroupTab(self._group))
        found = self.fields()
        self._page = min(self._page, max(0, (len(found) - 1) // A_PAGE))
        for row, each in enumerate(found[self._page * A_PAGE :][:A_PAGE]):
            self._build_field(page, each, pygame.Rect(inner.x, inner.y + 168 + row * ROW, inner.w, ROW - 12))
        if not found:
            words = say("There is nothing to set here yet.")
            widgets.label(page, (inner.x, inner.y + 168, inner.w, ROW), words, px=32, read=True)
        self._build_foot(page, pygame.Rect(inner.x, inner.bottom - 80, inner.w, 80), len(found))

    def _build_field(self, page: Page, each: Field, box: pygame.Rect) -> None:
        widgets.label(page, (box.x, box.y, 680, box.h), field_words(each.path), px=32, read=True)
        value = value_words(kind_of(each.path), each.value, self._desk.game.state)
        controls = pygame.Rect(box.x + 700, box.y, box.w - 700, box.h)
        change = pygame.Rect(controls.x, box.y, controls.w, box.h)
        if each.form == "number" and not each.choices:
            least = say("The lowest is {low}.", low=each.low) if each.value == each.low else ""
            most = say("The highest is {high}.", high=each.high) if each.value == each.high else ""
            minus, plus = (
                pygame.Rect(controls.x, box.y, 120, box.h),
                pygame.Rect(controls.right - 120, box.y, 120, box.h),
            )
            widgets.page_button(page, LessOfField(each.path), minus, "−1", enabled=not least, reason=least, px=40)
            widgets.page_button(page, MoreOfField(each.path), plus, "+1", enabled=not most, reason=most, px=40)
            change = controls.inflate(-2 * 132, 0)
        widgets.page_button(page, ChangeField(each.path), change, value, "wood", "pen", px=read_px(32), align="left")

    def _build_foot(self, page: Page, box: pygame.Rect, count: int) -> None:
        last = max(0, (count - 1) // A_PAGE)
        first = "" if self._page else say("This is the first page.")
        end = "" if self._page < last else say("This is the last page.")
        earlier, later, number, close = cells(box, 4, 4)
        widgets.page_button(page, "earlier", earlier, say("Previous"), icon="left", enabled=not first, reason=first)
        widgets.page_button(page, "later", later, say("Next"), icon="right", enabled=not end, reason=end)
        words = say("Page {page} of {pages}", page=self._page + 1, pages=last + 1)
        widgets.label(page, number, words, px=28, colour=theme.INK_SOFT, align="center")
        widgets.page_button(page, "close", close, say("Done"), "primary", "check")

    # what is pressed

    def press(self, name: str) -> Transition:
        """Step a field, open one, or turn the page."""
        match name:
            case "close":
                return Pop()
            case ChangeField(path):
                return Push(FieldSheet(self._desk, path))
            case GroupTab(group):
                self._group, self._page = group, 0
            case "earlier" | "later":
                self._page += 1 if name == "later" else -1
            case MoreOfField(path):
                self._step(path, 1)
            case LessOfField(path):
                self._step(path, -1)
        self.changed()
        return None

    def _step(self, path: str, step: int) -> None:
        each = next(each for each in self.fields() if each.path == path)
        assert isinstance(each.value, int)
        if sentence := self._desk.edit(path, each.value + step):
            self.toast(sentence)


class FieldSheet(PadScene):
    """One field with the pad of its form; targets are those of the pad, and `close`."""

    name = "companion field"
    opaque = False

    def __init__(self, desk: Desk, path: str) -> None:
        self._desk = desk
        self._path = path
        self._words_at = 0  # the page of what is read larger
        question = ask_field(desk.game.state, path, "Q4")
        assert question is not None  # the sheet below shows only fields that are there
        self._pad: Pad = pad_for(question, desk.game.state)
        self.offer(self._pad.default)

    @property
    def pad(self) -> Pad:
        """The pad of the field's form."""
        return self._pad

    def build(self, page: Page) -> None:
        """Put the pad under the name of the field, or beside it where that is read larger."""
        if percent() != USUAL:
            self._build_spread(page)
            return
        sheet = pygame.Rect(480, 80, 960, 920)
        widgets.sheet(page, sheet, "double")
        inner = sheet.inflate(-92, -72)
        widgets.heading(page, (inner.x, inner.y, inner.w, 60), field_words(self._path), 42)
        self._pad.build(page, pygame.Rect(inner.x, inner.y + 84, inner.w, inner.h - 84 - 108))
        close = (inner.x, inner.bottom - 84, inner.w, 84)
        widgets.page_button(page, "close", close, say("Leave it unchanged"), "plain", "cross")

    def _build_spread(self, page: Page) -> None:
        sheet = pygame.Rect(24, 80, 1872, 920)
        widgets.sheet(page, sheet, "double")
        words, answers = spread.halves(sheet.inflate(-72, -64))
        said = pygame.Rect(words.x, words.y, words.w, words.h - 108)
        spread.put_words(page, said, field_words(self._path), (self._pad.advice(),), self._words_at)
        self._pad.build(page, answers)
        close = (words.x, words.bottom - 84, words.w, 84)
        widgets.page_button(page, "close", close, say("Leave it unchanged"), "plain", "cross", px=min(48, read_px(32)))

    def press(self, name: str) -> Transition:
        """Set the field once the pad has a whole answer."""
        if name == "close":
            return Pop()
        if name in spread.TURNERS:
            self._words_at = turned(name, self._words_at, spread.TURNERS)
            self.changed()
            return None
        answer = self.pad_pressed(self._pad, name)
        self.changed()
        if answer is None:
            return None
        sentence = self._desk.edit(self._path, value_of(answer))
        return Push(Message(say("Unchanged"), sentence)) if sentence else Pop()
