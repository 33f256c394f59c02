"""The companion's main screen: instructions for the table, then one question; beside them what the machine has."""

from itertools import count
from typing import NamedTuple

import pygame

from game.client.base.drawable import shown_name
from game.client.base.i18n import ngettext, say, sentences
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import layout, ornaments, theme, typesetting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Push, Transition
from game.companion.companion_controller import CompanionController, Profile, ToSheet
from game.companion.companion_names import ProfileButton
from game.companion.companion_text import asked, why
from game.companion.rules.dialogue import Edit
from game.companion.rules.engine import score
from game.companion.rules.history import Step
from game.companion.rules.machine import State
from game.companion.screens import answer_pads, machine_picture, piece_pads
from game.companion.screens.machine_picture import HOUSE_GAP, cells
from game.companion.told_text import reason_words, ruling_of, told

# ---------------------------------------------------------------- large house

TURNERS = ("machine before", "machine after")
PAGES = 3
PX, LINE = 28, 34


def build_large_house(page: Page, box: pygame.Rect, state: State, asked: frozenset[int], pager: widgets.Pager) -> None:
    """Put one of the pages on an oak board: the sums, the counts, or city and workshop; `asked` shops are framed."""
    widgets.board(page, box)
    inner = box.inflate(-40, -40)
    field = pygame.Rect(inner.x, inner.y, inner.w, inner.h - widgets.HIGH - widgets.ABOVE)
    at = pager.on(PAGES)
    if at == 0:
        _build_sums(page, field, state)
    elif at == 1:
        widgets.sheet(page, field)
        counts = machine_picture.counts_of(state)
        for (words, number), row in zip(counts, cells(field.inflate(-72, -48), len(counts), 1), strict=True):
            _put_count(page, row, words, number)
    else:
        city = pygame.Rect(field.x, field.y, field.w, 480)
        page.draw(city, machine_picture.paint_city, city, state, asked)
        low = pygame.Rect(field.x, city.bottom + HOUSE_GAP, field.w, field.bottom - city.bottom - HOUSE_GAP)
        widgets.sheet(page, low)
        machine_picture.build_low(page, low.inflate(-36, -24), state)
    foot = widgets.foot_of(inner)
    widgets.sheet(page, foot.inflate(12, 12))
    pager.put(page, foot, PAGES)


def _build_sums(page: Page, box: pygame.Rect, state: State) -> None:
    widgets.sheet(page, box)
    inner = box.inflate(-72, -48)
    points = score(state)
    total = ngettext("{count} point in total", "{count} points in total", points.total)
    high = read_px(48)
    head = (inner.x, inner.y, inner.w, high)
    widgets.label(page, head, total, px=36, colour=theme.RUBRIC, read=True)
    top = inner.y + high
    for at, (words, number) in enumerate(machine_picture.points_of(points)):
        _put_count(page, pygame.Rect(inner.x, top + at * read_px(LINE + 2), inner.w, read_px(LINE + 2)), words, number)
    top += len(machine_picture.points_of(points)) * read_px(LINE + 2) + 12
    machine_picture.build_tile(page, pygame.Rect(inner.x, top, inner.w, 72), state)
    letters = pygame.Rect(inner.x, top + 80, inner.w, inner.bottom - top - 80)
    machine_picture.build_letters(page, letters, state, read_px(54))


def _put_count(page: Page, row: pygame.Rect, words: str, number: int) -> None:
    widgets.label(page, (row.x, row.y, row.w - 130, row.h), words, px=PX, read=True)
    widgets.label(page, row, str(number), px=PX, align="right", read=True)


# ---------------------------------------------------------------- to do

TODO_PX, WHY_PX = 34, 28
GAP = 12
INDENT = 64
SPARE = 0.97  # of the width, since other scales of the page break lines a little sooner


class ToDo(NamedTuple):
    """An instruction with its number and reason; without a number, something that happened in between."""

    number: int
    words: str
    reason: str


def to_do(step: Step) -> list[ToDo]:
    """The instructions after an answer, in order, with reasons and rulings; one is not repeated after the next."""
    numbers, lines, said = count(1), list[ToDo](), ""
    for each in step.events:
        reason = reason_words(each, step.state)
        number = next(numbers) if each.by_hand else 0
        lines.append(ToDo(number, told(each, step.state), "" if reason == said else reason))
        said = reason or said
        if (ruling := ToDo(0, ruling_of(each), "")).words and ruling not in lines:
            lines.append(ruling)
    return lines


def paged(lines: list[ToDo], height: int, width: int) -> list[list[ToDo]]:
    """The lines in pages of a height; a reason that has no room below its instruction goes to the next page."""
    parts = [part for one in lines for part in _parts(one, height, width)]
    heights = [sum(_heights(part, width)) + GAP for part in parts]
    return [[parts[at] for at in places] for places in widgets.packed(heights, height)]


def _parts(line: ToDo, height: int, width: int) -> list[ToDo]:
    """The line, with its reason on its own if both are higher than a page."""
    if not line.reason or sum(_heights(line, width)) <= height:
        return [line]
    return [line._replace(reason=""), ToDo(0, line.reason, "")]


def build_to_do(page: Page, box: pygame.Rect, lines: list[ToDo]) -> None:
    """Put a page of lines."""
    top = box.y
    for line in lines:
        high, reason_high = _heights(line, box.w)
        px, colour = (TODO_PX, theme.INK) if line.number else (WHY_PX, theme.INK_SOFT)
        if line.number:
            number = (box.x, top, 60, read_px(49))  # on the line of the words
            widgets.label(page, number, str(line.number), px=36, face="roman", read=True)
        where = pygame.Rect(box.x + INDENT, top, box.w - INDENT, high)
        widgets.label(page, where, line.words, px=px, colour=colour, valign="top", wrap=True)
        why = pygame.Rect(where.x, where.bottom, where.w, reason_high)
        if line.reason:
            widgets.label(page, why, line.reason, px=WHY_PX, colour=theme.INK_SOFT, valign="top", wrap=True)
        top += high + reason_high + GAP


def _heights(line: ToDo, width: int) -> tuple[int, int]:
    px = TODO_PX if line.number else WHY_PX
    return _height(line.words, px, width), _height(line.reason, WHY_PX, width) if line.reason else 0


def _height(words: str, px: int, width: int) -> int:
    return typesetting.measure(words, "body", read_px(px), max_width=round((width - INDENT) * SPARE), wrap=True)[1] + 4


# ---------------------------------------------------------------- verdict

ROW_PX = 36
NUMBER_W = 140


def _total(state: State) -> str:
    return ngettext("The machine has {count} point.", "The machine has {count} points.", score(state).total)


def _who_wins() -> str:
    return say("Most points win, as usual: compare with the players at the table.")


def _rows(state: State) -> list[tuple[str, int]]:
    points = score(state)
    return [
        (say("Points during the game"), points.points),
        (ngettext("{count} contract", "{count} contracts", state.contracts), points.contracts),
        (say("Technologies, by level"), points.technologies),
        (say("Factories, by level"), points.factories),
        (say("Other points, as for a player"), points.other),
        (say("Total"), points.total),
    ]


def _put_row(page: Page, row: pygame.Rect, rows: list[tuple[str, int]], at: int) -> None:
    """Put one line of the sum; the last one is the total."""
    words, number = rows[at]
    colour = theme.RUBRIC if at + 1 == len(rows) else theme.INK
    widgets.label(page, (row.x, row.y, row.w - NUMBER_W, row.h), words, px=ROW_PX, colour=colour, wrap=True)
    widgets.label(page, row, str(number), px=40, face="roman", align="right", read=True)


def _put_ways_out(page: Page, box: pygame.Rect) -> None:
    new, leave = cells(pygame.Rect(box.x, box.bottom - 100, box.w, 100), 2, 2)
    widgets.page_button(page, "new", new, say("Another game"), "primary", "press", px=38)
    widgets.page_button(page, "leave", leave, say("To the title"), "plain", "right", px=38)


# ---------------------------------------------------------------- asking

SHEET, SPREAD = pygame.Rect(24, 116, 940, 940), pygame.Rect(24, 116, 1872, 940)
HOUSE = pygame.Rect(980, 116, 916, 940)
INNER = SHEET.inflate(-72, -64)
BUTTON_PX, OFFER_PX, HEAD_PX = 28, 30, 46
NOTES = pygame.Rect(INNER.x, INNER.bottom - 168, INNER.w, 168)
PROFILES_SHOWN = 3


class Companion(answer_pads.PadScene, name="companion"):
    """Targets of the answer are those of its pad; `continue` under instructions; `profile:<n>`, `kept`, `difficulty`
    where they help; `new` and `leave` at the end; above: `back`, `history`, `edit`, `log`, `menu`.

    Where words are read larger than usual, the question has the left half, and the right one shows its pad or, after a
    press on `house`, what the machine has; both halves have pages.
    """

    leavers = ()  # `back` takes an answer back

    def __init__(self, controller: CompanionController) -> None:
        self._controller = controller
        self._game = controller.game
        self._pad: answer_pads.Pad | None = None
        self._pages: list[list[ToDo]] = []  # the page of instructions
        self._words_pager = widgets.Pager(answer_pads.TURNERS)  # of what is read larger, as the next one
        self._house_pager = widgets.Pager(TURNERS)
        self._house_shown = False
        self._refresh(show=True)

    def enter(self) -> None:
        if self._game is not self._controller.game:
            self._refresh(show=False)
            self.changed()

    def _refresh(self, *, show: bool) -> None:
        self._game = self._controller.game
        question = self._game.question
        self._pad = piece_pads.pad_for(question, self._game.state) if question else None
        self._pages = self._instructions() if show else []
        self._words_pager.at, self._house_shown = 0, False
        self._offer_first()

    def _offer_first(self) -> None:
        if self._house_shown:
            self.offer("house")
        else:
            self.offer("continue" if self._pages else self._pad.default if self._pad else "new")

    @property
    def pad(self) -> answer_pads.Pad | None:
        """The pad of the question, once the instructions were read, unless the house is shown in its place."""
        return None if self._pages or self._house_shown else self._pad

    @property
    def _is_spread(self) -> bool:
        """Whether what is read has a half, and what answers it, or the house, the other one."""
        return percent() != USUAL and not self._pages

    def build(self, page: Page) -> None:
        widgets.table(page)
        round_ = self._game.state.round
        title = say("The companion: round {round}", round=round_) if round_ else say("Setting up the companion")
        left = 660 if self._is_spread else 980
        top = pygame.Rect(left, 20, layout.CANVAS[0] - 24 - left, 80)
        widgets.ribbon(page, (24, 14, top.x - 40, 92), title)
        self._build_buttons(page, top)
        if self._is_spread:
            self._build_spread(page)
            return
        widgets.sheet(page, SHEET, "rule")
        self._build_house(page)
        if self._pages:
            self._build_instructions(page)
        elif self._pad:
            self._build_question(page, self._pad)
        else:
            self._build_verdict(page, INNER)

    def _build_house(self, page: Page) -> None:
        asked = None if self._pages or self._pad is None else self._pad.question
        if percent() == USUAL:
            machine_picture.build_house(page, HOUSE, self._game.state, asked)
        else:
            build_large_house(page, HOUSE, self._game.state, machine_picture.shops_asked(asked), self._house_pager)

    def _build_buttons(self, page: Page, top: pygame.Rect) -> None:
        nothing = "" if self._game.steps else say("No answers yet.")
        words = say("Answer") if self._house_shown else say("The machine")
        buttons = (
            *([("house", words, "check" if self._house_shown else "press", "")] if self._is_spread else ()),
            ("back", say("Undo"), "undo", nothing),
            ("history", say("History"), "hourglass", nothing),
            ("edit", say("Edit"), "pen", ""),
            ("log", say("Log"), "log", ""),
            ("menu", say("Menu"), "menu", ""),
        )
        wanted = [typesetting.measure(words, "body", BUTTON_PX)[0] for _, words, *_ in buttons]
        beside = (top.w - (len(buttons) - 1) * 12 - sum(wanted)) / len(buttons)
        left = top.x
        for width, (name, words, icon, reason) in zip((round(one + beside) for one in wanted), buttons, strict=True):
            where = (left, top.y, width, top.h)
            widgets.page_button(page, name, where, words, "wood", icon, reason=reason, px=BUTTON_PX)
            left += width + 12

    def _build_question(self, page: Page, pad: answer_pads.Pad) -> None:
        words, reason = asked(pad.question), why(pad.question)
        high = typesetting.measure(words, "sc", 44, max_width=round(INNER.w * SPARE), wrap=True)[1]
        heading = pygame.Rect(INNER.x, INNER.y, INNER.w, min(high, 104))
        widgets.label(page, heading, words, px=44, face="sc", colour=theme.RUBRIC, valign="top", wrap=True)
        high = typesetting.measure(reason, "body", 30, max_width=round(INNER.w * SPARE), wrap=True)[1]
        box = pygame.Rect(INNER.x, heading.bottom + 12, INNER.w, min(high, 168))
        widgets.label(page, box, reason, px=30, colour=theme.INK, valign="top", wrap=True)
        top = box.bottom + 28
        foot = NOTES.y - 12 if self._notes() else INNER.bottom
        pad.build(page, pygame.Rect(INNER.x, top, INNER.w, foot - top))
        self._build_offers(page, pad, INNER)
        if not pad.question.profile:  # what was kept takes their place
            widgets.label(page, NOTES, "\n".join(self._notes()), px=28, valign="bottom", wrap=True)

    def _build_spread(self, page: Page) -> None:
        """Put what is asked at the left, larger than usual, and the pad or the house at the right."""
        widgets.sheet(page, SHEET if self._house_shown else SPREAD, "rule")
        words, answers = answer_pads.halves(SPREAD.inflate(-72, -64))
        if self._pad is None:
            self._build_large_verdict(page, words, answers)
        else:
            said = (why(self._pad.question), self._pad.advice(), *self._notes())
            answer_pads.put_words(page, words, asked(self._pad.question), said, self._words_pager)
        if self._house_shown:
            self._build_house(page)
        elif self._pad is not None:
            self._pad.build(page, answers)
            self._build_offers(page, self._pad, answers)

    def _build_verdict(self, page: Page, box: pygame.Rect) -> None:
        """Put the sum and its parts; targets `new`, `leave`."""
        widgets.heading(page, (box.x, box.y, box.w, 60), say("The game is over"), 50)
        widgets.label(page, (box.x, box.y + 72, box.w, 72), _total(self._game.state), px=48)
        rule = (box.x, box.y + 176)
        page.draw((box.x, box.y + 160, box.w, 32), ornaments.lozenge_rule, rule, box.w)
        rows = _rows(self._game.state)
        for at in range(len(rows)):
            _put_row(page, pygame.Rect(box.x + 20, box.y + 212 + at * 64, box.w - 40, 64), rows, at)
        words = (box.x, box.y + 612, box.w, 80)
        widgets.label(page, words, _who_wins(), px=30, colour=theme.INK_SOFT, wrap=True)
        _put_ways_out(page, box)

    def _build_large_verdict(self, page: Page, words: pygame.Rect, sums: pygame.Rect) -> None:
        """Put what is said at the end into one half, and the sums into the other, unless the house is there."""
        said, told = pygame.Rect(words.x, words.y, words.w, words.h - 116), (_total(self._game.state), _who_wins())
        answer_pads.put_words(page, said, say("The game is over"), told, self._words_pager)
        _put_ways_out(page, words)
        if not self._house_shown:  # each line as high as its words need
            rows, top = _rows(self._game.state), float(sums.y)
            highs = [widgets.height_of(page, name, ROW_PX, sums.w - NUMBER_W) for name, _ in rows]
            for place, high in enumerate(highs):
                room = min(high + 24.0, high * sums.h / sum(highs))
                _put_row(page, pygame.Rect(sums.x, round(top), sums.w, round(room)), rows, place)
                top += room

    def _build_offers(self, page: Page, pad: answer_pads.Pad, box: pygame.Rect) -> None:
        """Put further ways to answer a question at the foot: a kept city or board, or all switches at once."""
        area = pygame.Rect(box.x, box.bottom - 3 * 80, box.w, 3 * 80)
        boxes, px = cells(area, PROFILES_SHOWN, 1), min(answer_pads.LARGEST_PX, read_px(OFFER_PX))
        if pad.question.kind == "change_difficulty":
            words, size = say("Show all switches"), min(answer_pads.LARGEST_PX, read_px(32))
            widgets.page_button(page, "difficulty", boxes[0], words, "wood", "settings", px=size)
        profiles = self._profiles(pad)
        many = len(profiles) > PROFILES_SHOWN
        for at, profile in enumerate(profiles[: PROFILES_SHOWN - many]):
            words = say("Use {name}", name=shown_name(profile.name))
            widgets.page_button(page, ProfileButton(at), boxes[at], words, "wood", "book", px=px)
        if many:
            widgets.page_button(page, "kept", boxes[-1], say("Show all saved ones"), "wood", "log", px=px)

    def _profiles(self, pad: answer_pads.Pad) -> list[Profile]:
        kind = pad.question.profile
        return self._controller.store.profiles(kind) if kind else []

    def _notes(self) -> list[str]:
        """The last events that need no action at the table."""
        last = self._game.steps[-1] if self._game.steps else None
        if last is None or any(each.by_hand for each in last.events):
            return []
        return [sentences((told(each, last.state), ruling_of(each))) for each in last.events][-3:]

    def _instructions(self) -> list[list[ToDo]]:
        last = self._game.steps[-1] if self._game.steps else None
        if last is None or isinstance(last.answer, Edit) or not any(each.by_hand for each in last.events):
            return []
        return paged(to_do(last), _instructions_box().h, INNER.w)

    def _build_instructions(self, page: Page) -> None:
        box = _instructions_box()
        heading = (INNER.x, INNER.y, INNER.w, box.y - 16 - INNER.y)
        words = say("Do this at the table")
        widgets.label(page, heading, words, px=HEAD_PX, face="sc", colour=theme.RUBRIC, wrap=True)
        build_to_do(page, box, self._pages[0])
        words = say("Show the rest") if len(self._pages) > 1 else say("Done")
        where = (INNER.x, INNER.bottom - 100, INNER.w, 100)
        widgets.page_button(page, "continue", where, words, "primary", "check", px=42)

    def press(self, name: str) -> Transition:
        match name:
            case "continue":
                self._pages.pop(0)
                self._offer_first()
            case "back" if self.pad and self.pad.type(answer_pads.BACKSPACE):  # first what is typed or pressed so far
                self.offer(self.pad.default)
            case "back":
                self._follow(self._controller.take_back())
            case "new":
                self._follow(self._controller.begin_anew())
            case "leave":
                return self._controller.leave()
            case "house":
                self._house_shown = not self._house_shown
                self._offer_first()
            case "history" | "edit" | "log" | "menu" | "difficulty" | "kept" | "rulings":
                return Push(ToSheet(self._controller, name))
            case _:
                if not (self._words_pager.turn(name) or self._house_pager.turn(name)):
                    self._answer(name)
        self.changed()
        return None

    def _answer(self, name: str) -> None:
        assert self._pad is not None  # its targets are only there with it
        if isinstance(name, ProfileButton):
            self._follow(self._controller.take(self._profiles(self._pad)[name.at]), show=True)
        elif (answer := self.pad_pressed(self._pad, name)) is not None:
            self._follow(self._controller.answer(answer), show=True)

    def _follow(self, sentence: str, *, show: bool = False) -> None:
        """Go on with the game as it is now; say what was wrong."""
        if sentence:
            self.toast(sentence)
        if self._game is not self._controller.game:
            self._refresh(show=show)

    def back(self) -> Transition:
        """Open the menu, which is the only way out of the companion."""
        return Push(ToSheet(self._controller, "menu"))


def _instructions_box() -> pygame.Rect:
    """Where the instructions stand: between their heading, as large as it is read, and the button."""
    words = say("Do this at the table")
    high = max(60, typesetting.measure(words, "sc", read_px(HEAD_PX), max_width=round(INNER.w * SPARE), wrap=True)[1])
    return pygame.Rect(INNER.x, INNER.y + high + 16, INNER.w, INNER.h - high - 16 - 116)
