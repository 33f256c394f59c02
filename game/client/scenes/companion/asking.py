"""The companion's main screen: instructions for the table, then one question; beside them what the machine has."""

from __future__ import annotations

import pygame

from game.client.base.drawable import shown_name
from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import layout, theme, typesetting
from game.client.home.companion_desk import (
    Desk,
    ToCompanionEdit,
    ToCompanionHistory,
    ToCompanionKept,
    ToCompanionLog,
    ToCompanionMenu,
)
from game.client.home.companion_store import Profile
from game.client.scenes.companion import large_house, spread
from game.client.scenes.companion.house import build_house, shops_asked
from game.client.scenes.companion.pad import LARGEST_PX, Pad, PadScene, cells
from game.client.scenes.companion.pads import pad_for
from game.client.scenes.companion.to_do import SPARE, ToDo, build_to_do, paged, to_do
from game.client.scenes.companion.verdict import build_large_verdict, build_verdict
from game.client.screen.names.companion import ProfileButton
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Destination, Push, Transition
from game.client.ui.widgets import turned
from game.client.words.companion import asked, why
from game.client.words.companion_told import told
from game.companion import Edit

SHEET, SPREAD = pygame.Rect(24, 116, 940, 940), pygame.Rect(24, 116, 1872, 940)
HOUSE = pygame.Rect(980, 116, 916, 940)
INNER = SHEET.inflate(-72, -64)
BUTTON_PX, OFFER_PX, HEAD_PX = 28, 30, 46
NOTES = pygame.Rect(INNER.x, INNER.bottom - 112, INNER.w, 112)
NOTE_PX = 28
PROFILES_SHOWN = 3
TOP = pygame.Rect(980, 20, layout.CANVAS[0] - 24 - 980, 80)
LARGE_TOP = pygame.Rect(660, 20, layout.CANVAS[0] - 24 - 660, 80)


class Companion(PadScene):
    """Targets of the answer are those of its pad; `continue` under instructions; `profile:<n>`, `kept`, `difficulty`
    where they help; `new` and `leave` at the end; above: `back`, `history`, `edit`, `log`, `menu`.

    Where words are read larger than usual, the question has the left half, and the right one shows its pad or, after a
    press on `house`, what the machine has; both halves have pages.
    """

    name = "companion"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._game = desk.game
        self._pad: Pad | None = None
        self._pages: list[list[ToDo]] = []  # the page of instructions
        self._words_at = self._house_at = 0  # the pages of what is read larger
        self._house_shown = False
        self._refresh(show=True)

    def enter(self) -> None:
        """Follow what another screen changed."""
        if self._game is not self._desk.game:
            self._refresh(show=False)
            self.changed()

    def _refresh(self, *, show: bool) -> None:
        self._game = self._desk.game
        question = self._game.question
        self._pad = pad_for(question, self._game.state) if question else None
        self._pages = self._instructions() if show else []
        self._words_at, self._house_shown = 0, False
        self._offer_first()

    def _offer_first(self) -> None:
        if self._house_shown:
            self.offer("house")
        else:
            self.offer("continue" if self._pages else self._pad.default if self._pad else "new")

    @property
    def pad(self) -> Pad | None:
        """The pad of the question, once the instructions were read, unless the house is shown in its place."""
        return None if self._pages or self._house_shown else self._pad

    @property
    def _is_spread(self) -> bool:
        """Whether what is read has a half, and what answers it, or the house, the other one."""
        return percent() != USUAL and not self._pages

    # what is seen

    def build(self, page: Page) -> None:
        """Put the question or the instructions at the left and the machine's house at the right."""
        widgets.table(page)
        round_ = self._game.state.round
        title = say("The companion: round {round}", round=round_) if round_ else say("Setting up the companion")
        left = LARGE_TOP.x - 40 if self._is_spread else TOP.x - 40
        widgets.ribbon(page, (24, 14, left, 92), title)
        self._build_buttons(page, LARGE_TOP if self._is_spread else TOP)
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
            build_verdict(page, INNER, self._game.state)

    def _build_house(self, page: Page) -> None:
        asked = None if self._pages or self._pad is None else self._pad.question
        if percent() == USUAL:
            build_house(page, HOUSE, self._game.state, asked)
        else:
            large_house.build_large_house(page, HOUSE, self._game.state, shops_asked(asked), self._house_at)

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
            widgets.page_button(page, name, where, words, "wood", icon, enabled=not reason, reason=reason, px=BUTTON_PX)
            left += width + 12

    def _build_question(self, page: Page, pad: Pad) -> None:
        words, reason = asked(pad.question), why(pad.question)
        high = typesetting.measure(words, "sc", 44, max_width=round(INNER.w * SPARE), wrap=True)[1]
        heading = pygame.Rect(INNER.x, INNER.y, INNER.w, min(high, 104))
        widgets.label(page, heading, words, px=44, face="sc", colour=theme.RUBRIC, valign="top", wrap=True)
        high = typesetting.measure(reason, "body", 30, max_width=round(INNER.w * SPARE), wrap=True)[1]
        box = pygame.Rect(INNER.x, heading.bottom + 12, INNER.w, min(high, 112))
        widgets.label(page, box, reason, px=30, colour=theme.INK, valign="top", wrap=True)
        top = box.bottom + 28
        foot = NOTES.y - 12 if self._notes() else INNER.bottom
        pad.build(page, pygame.Rect(INNER.x, top, INNER.w, foot - top))
        self._build_offers(page, pad, INNER)
        if not pad.question.profile:  # what was kept takes their place
            widgets.label(page, NOTES, "\n".join(self._notes()), px=NOTE_PX, valign="bottom", wrap=True)

    def _build_spread(self, page: Page) -> None:
        """Put what is asked at the left, larger than usual, and the pad or the house at the right."""
        widgets.sheet(page, SHEET if self._house_shown else SPREAD, "rule")
        words, answers = spread.halves(SPREAD.inflate(-72, -64))
        if self._pad is None:
            build_large_verdict(page, words, answers, self._game.state, self._words_at, with_sums=not self._house_shown)
        else:
            said = (why(self._pad.question), self._pad.advice(), *self._notes())
            spread.put_words(page, words, asked(self._pad.question), said, self._words_at)
        if self._house_shown:
            self._build_house(page)
        elif self._pad is not None:
            self._pad.build(page, answers)
            self._build_offers(page, self._pad, answers)

    def _build_offers(self, page: Page, pad: Pad, box: pygame.Rect) -> None:
        """Put further ways to answer a question at the foot: a kept city or board, or all switches at once."""
        area = pygame.Rect(box.x, box.bottom - 3 * 80, box.w, 3 * 80)
        boxes, px = cells(area, PROFILES_SHOWN, 1), min(LARGEST_PX, read_px(OFFER_PX))
        if pad.question.kind == "change_difficulty":
            words, size = say("Show all switches"), min(LARGEST_PX, read_px(32))
            widgets.page_button(page, "difficulty", boxes[0], words, "wood", "settings", px=size)
        profiles = self._profiles(pad)
        many = len(profiles) > PROFILES_SHOWN
        for at, profile in enumerate(profiles[: PROFILES_SHOWN - many]):
            words = say("Use {name}", name=shown_name(profile.name))
            widgets.page_button(page, ProfileButton(at), boxes[at], words, "wood", "book", px=px)
        if many:
            widgets.page_button(page, "kept", boxes[-1], say("Show all that were saved"), "wood", "log", px=px)

    def _profiles(self, pad: Pad) -> list[Profile]:
        kind = pad.question.profile
        return self._desk.store.profiles(kind) if kind else []

    def _notes(self) -> list[str]:
        """The last happenings that need no action at the table."""
        last = self._game.steps[-1] if self._game.steps else None
        if last is None or any(each.by_hand for each in last.happenings):
            return []
        return [told(each, last.state) for each in last.happenings][-3:]

    # instructions

    def _instructions(self) -> list[list[ToDo]]:
        last = self._game.steps[-1] if self._game.steps else None
        if last is None or isinstance(last.answer, Edit) or not any(each.by_hand for each in last.happenings):
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

    # what is pressed

    def press(self, name: str) -> Transition:
        """Answer, or open what lies over the question."""
        match name:
            case "continue":
                self._go_on()
            case "back":
                self._say(self._desk.take_back())
                self._refresh(show=False)
            case "new":
                self._say(self._desk.begin_anew())
                self._refresh(show=False)
            case "leave":
                return self._desk.leave()
            case "house":
                self._house_shown = not self._house_shown
                self._offer_first()
            case "words before" | "words after":
                self._words_at = turned(name, self._words_at, spread.TURNERS)
            case "machine before" | "machine after":
                self._house_at = turned(name, self._house_at, large_house.TURNERS)
            case "history" | "edit" | "log" | "menu" | "difficulty" | "kept":
                return Push(self._over(name))
            case _:
                self._answer(name)
        self.changed()
        return None

    def _go_on(self) -> None:
        self._pages.pop(0)
        self._offer_first()

    def _answer(self, name: str) -> None:
        assert self._pad is not None  # its targets are only there with it
        if isinstance(name, ProfileButton):
            self._say(self._desk.take(self._profiles(self._pad)[name.at]))
        elif (answer := self.pad_pressed(self._pad, name)) is not None:
            self._say(self._desk.answer(answer))
        if self._game is not self._desk.game:
            self._refresh(show=True)

    def _over(self, name: str) -> Destination:
        match name:
            case "history":
                return ToCompanionHistory(self._desk)
            case "log":
                return ToCompanionLog(self._desk.game)
            case "kept":
                return ToCompanionKept(self._desk)
            case "menu":
                return ToCompanionMenu(self._desk)
        return ToCompanionEdit(self._desk, "difficulty" if name == "difficulty" else "stores")

    def _say(self, sentence: str) -> None:
        if sentence:
            self.toast(sentence)

    def back(self) -> Transition:
        """Open the menu, which is the only way out of the companion."""
        return Push(self._over("menu"))


def _instructions_box() -> pygame.Rect:
    """Where the instructions stand: between their heading, as large as it is read, and the button."""
    words = say("Do this at the table")
    high = max(60, typesetting.measure(words, "sc", read_px(HEAD_PX), max_width=round(INNER.w * SPARE), wrap=True)[1])
    return pygame.Rect(INNER.x, INNER.y + high + 16, INNER.w, INNER.h - high - 16 - 116)
