"""The settings: each choice is used at once and saved."""

from pathlib import Path

import pygame

from game.client.base.drawable import typed_name
from game.client.base.i18n import say, set_language
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.base.seating import LONGEST_NAME
from game.client.base.settings import PARTS, Choices, SettingsPart
from game.client.graphics import theme
from game.client.scenes.settings.choices import part_words, rows_of
from game.client.scenes.settings.rows import Row, button
from game.client.screen.destinations import ToAbout, ToCards, ToControls
from game.client.session.cards_desk import CardsDesk
from game.client.ui import widgets
from game.client.ui.menu_names import (
    EffectsChoice,
    LanguageChoice,
    MonitorChoice,
    MusicChoice,
    OppositeSwitch,
    PaceChoice,
    PaletteChoice,
    SettingsTab,
    SpeedChoice,
    StandChoice,
    TextScaleChoice,
    TipsChoice,
    UsualName,
)
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.client.ui.target_names import Name
from game.client.ui.widgets import ABOVE, HIGH, packed, put_pager, turned
from game.client.ui.window import toggle_full_screen

SHEET = pygame.Rect(280, 20, 1360, 1040)
WIDE_SHEET = pygame.Rect(24, 20, 1872, 1040)  # for words that are larger than usual
BETWEEN = 16  # between rows
GAP = 24  # between buttons
FOOT_HIGH = 92

SWITCHES = {
    "reduced": "reduced_motion",
    "muted": "muted",
    "turns end": "turns_end",
    "by clicks": "curtain_by_clicks",
    "lens": "lens",
    "left handed": "left_handed",
    "confirm end": "confirms_end",
}
ANSWERS: dict[type[Name], str] = {
    SpeedChoice: "speed",
    PaceChoice: "pace",
    TipsChoice: "tips",
    PaletteChoice: "palette",
    TextScaleChoice: "text_scale",
    StandChoice: "stand_clears",
}
"""The settings whose values are those of their choices."""


class SettingsSheet(Scene):
    """Shows one page of choices, `settings:<part>`.

    Choices `language:<code>`, `speed:<key>`, `pace:<key>`, `effects:<percent>`, `music:<percent>`, `tips:<key>`,
    `palette:<key>`, `text scale:<percent>`, `stand:<minutes>`; switches `reduced`, `muted`, `turns end`, `by clicks`,
    `lens`, `left handed`, `confirm end`, `full screen`; `monitor:<key>` where there are several; fields
    `usual:<n>` and switches `opposite:<n>` by emblem;
    buttons `reset` for the page that is shown, `controls`, `about`, `close`, and `cards` where these can be chosen;
    `earlier` and `later` where large words need several pages. At a stand what its keeper chooses is left out.
    """

    name = "settings"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(
        self, choices: Choices, *, at_stand: bool = False, cards: CardsDesk | None = None, folder: Path | None = None
    ) -> None:
        """`folder` is that of the saves, where it may be told."""
        self._choices = choices
        self._at_stand = at_stand
        self._cards = cards
        self._folder = folder
        self._part: SettingsPart = "display"
        self._page = 0

    def build(self, page: Page) -> None:
        """Put the pages to choose from, a row for each choice, and the buttons below."""
        sheet = SHEET if percent() == USUAL else WIDE_SHEET
        widgets.sheet(page, sheet, "double")
        inner = sheet.inflate(-128, -64)
        head = pygame.Rect(inner.x, inner.y - 4, inner.w, 56)
        widgets.label(page, head, say("Settings"), px=44, face="sc", align="center")
        tabs = pygame.Rect(inner.x, head.bottom + 16, inner.w, min(88, read_px(64)))
        parts = [part for part in PARTS if part != "people" or not self._at_stand]
        options = [(SettingsTab(part), part_words(part)) for part in parts]
        widgets.segmented(page, tabs, options, SettingsTab(self._part))
        foot = pygame.Rect(inner.x, inner.bottom - FOOT_HIGH, inner.w, FOOT_HIGH)
        line = pygame.Rect(inner.x, tabs.bottom + 12, inner.w, 2)
        page.draw(line, lambda brush: brush.rect(line, theme.INK_SOFT))
        rows = pygame.Rect(inner.x, line.bottom + 20, inner.w, foot.y - 20 - line.bottom - 20)
        self._build_rows(page, rows)
        self._build_foot(page, foot)

    def _build_rows(self, page: Page, box: pygame.Rect) -> None:
        """Put the rows; those of one page, with buttons to the others, where not all have room."""
        rows = self._rows()
        heights = [row.high(page, box.w) for row in rows]
        pages = packed(heights, box.h, BETWEEN)
        if len(pages) > 1:
            pages = packed(heights, box.h - HIGH - ABOVE, BETWEEN)
            put_pager(page, pygame.Rect(box.x, box.bottom - HIGH, box.w, HIGH), self._at(pages), len(pages))
        top = box.y
        for at in pages[self._at(pages)]:
            rows[at].put(page, pygame.Rect(box.x, top, box.w, heights[at]))
            top += heights[at] + BETWEEN

    def _at(self, pages: list[list[int]]) -> int:
        return min(self._page, len(pages) - 1)

    def _rows(self) -> list[Row]:
        rows = rows_of(self._part, self._choices.now, at_stand=self._at_stand)
        if self._part == "play" and self._cards is not None:
            rows.append(button("cards", say("Your own cards")))
        return rows

    def _build_foot(self, page: Page, foot: pygame.Rect) -> None:
        """Put what stands below the choices, from left to right."""
        wide = (foot.w - GAP * 2) // 3
        boxes = [pygame.Rect(foot.x + place * (wide + GAP), foot.y, wide, foot.h) for place in range(3)]
        px = min(48, read_px(32))
        hint = say("Puts back the settings of this page.")
        widgets.page_button(page, "reset", boxes[0], say("Restore defaults"), hint=hint, px=px)
        widgets.page_button(page, "about", boxes[1], say("About"), px=px)
        widgets.page_button(page, "close", boxes[2], say("Done"), "primary", "check", px=px)

    def press(self, name: str) -> Transition:
        """Put a choice in force, or close."""
        match name:
            case "close":
                return Pop()
            case "cards" if self._cards is not None:
                return Push(ToCards(self._cards))
            case "controls":
                return Push(ToControls(self._choices))
            case "about":
                return Push(ToAbout(self._folder))
            case "full screen":
                toggle_full_screen()
            case "reset":
                self._choices.reset(self._part, at_stand=self._at_stand)
            case SettingsTab(part):
                self._part, self._page = part, 0
            case "earlier" | "later":
                self._page = turned(name, self._page)
            case Name():
                self._choose(name)
            case _:
                self._switch(name)
        self.changed()
        return None

    def text(self, name: str, value: str) -> None:
        """Keep the name of a usual person."""
        if isinstance(name, UsualName):
            now = self._choices.now.people
            typed = typed_name(value, LONGEST_NAME)
            self._choices.change(people=(*now[: name.at], typed, *now[name.at + 1 :]))
            self.changed()

    def _choose(self, name: Name) -> None:
        """Put one of several answers in force."""
        match name:
            case EffectsChoice(percent):
                self._choices.change(effects=percent / 100)
            case MusicChoice(percent):
                self._choices.change(music=percent / 100)
            case MonitorChoice(key):
                self._choices.change(monitor=key)
                if pygame.display.is_fullscreen():  # out of it and in again, on the other monitor
                    toggle_full_screen()
                    toggle_full_screen()
            case LanguageChoice(code):
                self._choices.change(language=code)
                set_language(code)
            case OppositeSwitch(at):
                now = self._choices.now.opposite
                self._choices.change(opposite=(*now[:at], not now[at], *now[at + 1 :]))
            case UsualName():
                pass  # a field: see `text`
            case _:
                self._choices.change(**{ANSWERS[type(name)]: getattr(name, name.__match_args__[0])})

    def _switch(self, name: str) -> None:
        field = SWITCHES[name]
        self._choices.change(**{field: not getattr(self._choices.now, field)})
