"""The companion's main screen: instructions for the table, then one question; beside them what the machine has."""

from __future__ import annotations

import pygame

from game.client.drawing import layout, theme, widgets
from game.client.home.companion_desk import Desk
from game.client.home.companion_store import Profile
from game.client.home.typed_names import shown_name
from game.client.scenes.companion.house import build_house
from game.client.scenes.companion.pad import Pad, PadScene, cells
from game.client.scenes.companion.pads import pad_for
from game.client.scenes.companion.to_do import SPARE, ToDo, build_to_do, paged, to_do
from game.client.scenes.companion.verdict import build_verdict
from game.client.screen.destinations import (
    ToCompanionEdit,
    ToCompanionHistory,
    ToCompanionKept,
    ToCompanionLog,
    ToCompanionMenu,
)
from game.client.screen.names.companion import ProfileButton
from game.client.screen.page import Page
from game.client.screen.scene import Destination, Push, Transition
from game.client.type import text
from game.client.words.companion import asked, why
from game.client.words.companion_told import told
from game.client.words.messages import say
from game.companion import Edit

SHEET = pygame.Rect(24, 116, 940, 940)
INNER = SHEET.inflate(-72, -64)
BUTTON_PX = 28
NOTES = pygame.Rect(INNER.x, INNER.bottom - 112, INNER.w, 112)
NOTE_PX = 28
PROFILES_SHOWN = 3


class Companion(PadScene):
    """Targets of the answer are those of its pad; `continue` under instructions; `profile:<n>`, `kept`, `difficulty`
    where they help; `new` and `leave` at the end; above: `back`, `history`, `edit`, `log`, `menu`.
    """

    name = "companion"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._game = desk.game
        self._pad: Pad | None = None
        self._pages: list[list[ToDo]] = []  # the page of instructions
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
        self._offer_first()

    def _offer_first(self) -> None:
        self.offer("continue" if self._pages else self._pad.default if self._pad else "new")

    @property
    def pad(self) -> Pad | None:
        """The pad of the question, once the instructions were read."""
        return None if self._pages else self._pad

    # what is seen

    def build(self, page: Page) -> None:
        """Put the question or the instructions at the left and the machine's house at the right."""
        widgets.table(page)
        round_ = self._game.state.round
        title = say("The companion: round {round}", round=round_) if round_ else say("Setting up the companion")
        widgets.ribbon(page, (24, 14, 940, 92), title)
        self._build_buttons(page)
        widgets.sheet(page, SHEET, "rule")
        build_house(page, pygame.Rect(980, 116, 916, 940), self._game.state, self.pad.question if self.pad else None)
        if self._pages:
            self._build_instructions(page)
        elif self._pad:
            self._build_question(page, self._pad)
        else:
            build_verdict(page, INNER, self._game.state)

    def _build_buttons(self, page: Page) -> None:
        nothing = "" if self._game.steps else say("No answers yet.")
        buttons = (
            ("back", say("Undo"), "undo", nothing),
            ("history", say("History"), "hourglass", nothing),
            ("edit", say("Edit"), "pen", ""),
            ("log", say("Log"), "log", ""),
            ("menu", say("Menu"), "menu", ""),
        )
        wanted = [text.measure(words, "body", BUTTON_PX)[0] for _, words, *_ in buttons]
        beside = (_TOP.w - (len(buttons) - 1) * 12 - sum(wanted)) / len(buttons)
        left = _TOP.x
        for width, (name, words, icon, reason) in zip((round(one + beside) for one in wanted), buttons, strict=True):
            where = (left, _TOP.y, width, _TOP.h)
            widgets.page_button(page, name, where, words, "wood", icon, enabled=not reason, reason=reason, px=BUTTON_PX)
            left += width + 12

    def _build_question(self, page: Page, pad: Pad) -> None:
        words, reason = asked(pad.question), why(pad.question)
        high = text.measure(words, "sc", 44, max_width=round(INNER.w * SPARE), wrap=True)[1]
        heading = pygame.Rect(INNER.x, INNER.y, INNER.w, min(high, 104))
        widgets.label(page, heading, words, px=44, face="sc", colour=theme.RUBRIC, valign="top", wrap=True)
        high = text.measure(reason, "body", 30, max_width=round(INNER.w * SPARE), wrap=True)[1]
        box = pygame.Rect(INNER.x, heading.bottom + 12, INNER.w, min(high, 112))
        widgets.label(page, box, reason, px=30, colour=theme.INK, valign="top", wrap=True)
        top = box.bottom + 28
        foot = NOTES.y - 12 if self._notes() else INNER.bottom
        pad.build(page, pygame.Rect(INNER.x, top, INNER.w, foot - top))
        self._build_offers(page, pad)
        if not pad.question.profile:  # what was kept takes their place
            widgets.label(page, NOTES, "\n".join(self._notes()), px=NOTE_PX, valign="bottom", wrap=True)

    def _build_offers(self, page: Page, pad: Pad) -> None:
        """Put further ways to answer a question: a kept city or board, or all switches at once."""
        area = pygame.Rect(INNER.x, INNER.bottom - 3 * 80, INNER.w, 3 * 80)
        boxes = cells(area, PROFILES_SHOWN, 1)
        if pad.question.kind == "change_difficulty":
            widgets.page_button(page, "difficulty", boxes[0], say("Show all switches"), "wood", "settings")
        profiles = self._profiles(pad)
        many = len(profiles) > PROFILES_SHOWN
        for at, profile in enumerate(profiles[: PROFILES_SHOWN - many]):
            words = say("Use {name}", name=shown_name(profile.name))
            widgets.page_button(page, ProfileButton(at), boxes[at], words, "wood", "book", px=30)
        if many:
            widgets.page_button(page, "kept", boxes[-1], say("Show all that were saved"), "wood", "log", px=30)

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
        return paged(to_do(last), INNER.h - 76 - 116, INNER.w)

    def _build_instructions(self, page: Page) -> None:
        heading = pygame.Rect(INNER.x, INNER.y, INNER.w, 60)
        widgets.heading(page, heading, say("Do this at the table"), 46)
        build_to_do(page, pygame.Rect(INNER.x, heading.bottom + 16, INNER.w, INNER.h - 76 - 116), self._pages[0])
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


_TOP = pygame.Rect(980, 20, layout.CANVAS[0] - 24 - 980, 80)
