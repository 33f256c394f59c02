"""The settings: each choice is used at once and saved."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias, get_args

import pygame

from game.client.drawing import widgets
from game.client.home.cards_desk import CardsDesk
from game.client.home.settings import Choices, Minutes
from game.client.screen.destinations import ToAbout, ToCards, ToControls
from game.client.screen.names.home import (
    EffectsChoice,
    LanguageChoice,
    MusicChoice,
    PaceChoice,
    SpeedChoice,
    StandChoice,
    TipsChoice,
)
from game.client.screen.names.name import Name
from game.client.screen.page import Page
from game.client.screen.scene import Pop, Push, Scene, Transition
from game.client.shell.window import toggle_full_screen
from game.client.words.messages import language, languages, say, say_as, say_count, set_language

SHEET = pygame.Rect(280, 20, 1360, 1048)
PITCH, BETWEEN, ROWS_H = 72, 8, 796
WORDS_W = 440
GAP = 24  # between buttons
Row: TypeAlias = Callable[[Page, pygame.Rect], None]

SWITCHES = {
    "reduced": "reduced_motion",
    "muted": "muted",
    "turns end": "turns_end",
    "by clicks": "curtain_by_clicks",
}
PERCENT = (0, 25, 50, 75, 100)


class SettingsSheet(Scene):
    """Choices `language:<code>`, `speed:<key>`, `pace:<key>`, `effects:<percent>`, `music:<percent>`, `tips:<key>`;
    switches `reduced`, `muted`, `turns end`, `by clicks`, `full screen`; `stand:<minutes>`; buttons `reset`,
    `controls`, `about`, `close`, and `cards` where these can be chosen. At a stand what is the keeper's to choose is
    left out.
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

    def build(self, page: Page) -> None:
        """Put a row for each choice, and the buttons below."""
        widgets.sheet(page, SHEET, "double")
        head = pygame.Rect(SHEET.x + 40, SHEET.y + 24, SHEET.w - 80, 60)
        widgets.label(page, head, say("Settings"), px=44, face="sc", align="center")
        rows = self._rows()
        pitch = min(PITCH, ROWS_H // len(rows))
        for place, put in enumerate(rows):
            put(page, pygame.Rect(SHEET.x + 64, head.bottom + 16 + place * pitch, SHEET.w - 128, pitch - BETWEEN))
        foot = pygame.Rect(SHEET.x + 64, SHEET.bottom - 136, SHEET.w - 128, 92)
        buttons = self._buttons()
        wide = (foot.w - GAP * (len(buttons) - 1)) // len(buttons)
        for place, button in enumerate(buttons):
            button(page, pygame.Rect(foot.x + place * (wide + GAP), foot.y, wide, foot.h))

    def _buttons(self) -> tuple[Row, ...]:
        """What stands below the choices, from left to right."""
        plain = [("reset", say("Restore defaults"))]
        if self._cards is not None:
            plain.append(("cards", say("Your own cards")))
        if not self._at_stand:
            plain.append(("controls", say("Controls")))
        plain.append(("about", say("About")))
        return (
            *(_button(name, words) for name, words in plain),
            lambda page, box: widgets.page_button(page, "close", box, say("Done"), "primary", "check", px=36),
        )

    def _rows(self) -> tuple[Row, ...]:
        now = self._choices.now
        slow, normal, fast = say("Slow"), say("Normal"), say("Fast")
        speeds = {SpeedChoice("slow"): slow, SpeedChoice("normal"): normal, SpeedChoice("fast"): fast}
        paces = {PaceChoice("slow"): slow, PaceChoice("normal"): normal, PaceChoice("fast"): fast}
        tips = {TipsChoice("soon"): say("Quick"), TipsChoice("normal"): normal, TipsChoice("late"): say("Slow")}
        rows = (
            _choice(say("Animation"), [*speeds.items(), (SpeedChoice("off"), say("Off"))], SpeedChoice(now.speed)),
            _switch(
                "reduced", say("Reduced motion: things fade instead of flying; nothing shakes"), now.reduced_motion
            ),
            _choice(
                say("Computer players"),
                [(PaceChoice("wait"), say("Wait for me")), *paces.items()],
                PaceChoice(now.pace),
            ),
            _choice(say("Sounds"), _percents(EffectsChoice), EffectsChoice(_nearest(now.effects))),
            _choice(say("Music"), _percents(MusicChoice), MusicChoice(_nearest(now.music))),
            _switch("muted", say("Mute all sounds"), now.muted),
            _choice(
                say("Tooltips"),
                [*tips.items(), (TipsChoice("never"), say("Never"))],
                TipsChoice(now.tips),
            ),
            _switch("turns end", say("End turns, turn gears and submit plans automatically"), now.turns_end),
            _switch("by clicks", say("Open the curtain with two clicks instead of holding"), now.curtain_by_clicks),
        )
        return (*self._language_row(), *(rows if self._at_stand else (*rows, *self._rows_at_home())))

    def _language_row(self) -> tuple[Row, ...]:
        """The languages, each called as in itself; nothing where there is only one."""
        known = languages()
        options = [(LanguageChoice(code), name) for code, name in known.items()]
        return (_choice(say("Language"), options, LanguageChoice(language())),) if len(known) > 1 else ()

    def _rows_at_home(self) -> tuple[Row, ...]:
        """The rows that visitors of a stand do not get: the window and the time until the table is cleared."""
        minutes = [
            (StandChoice(key), say_count("{count} minute", "{count} minutes", int(key))) for key in get_args(Minutes)
        ]
        return (
            _switch("full screen", say("Full screen (F11)"), pygame.display.is_fullscreen()),
            _choice(say("At a fair, clear the table after"), minutes, StandChoice(self._choices.now.stand_clears)),
        )

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
                self._choices.reset(at_stand=self._at_stand)
            case Name():
                self._choose(name)
            case _:
                self._switch(name)
        self.changed()
        return None

    def _choose(self, name: Name) -> None:
        """Put one of several answers in force."""
        match name:
            case EffectsChoice(percent):
                self._choices.change(effects=percent / 100)
            case MusicChoice(percent):
                self._choices.change(music=percent / 100)
            case StandChoice(minutes):
                self._choices.change(stand_clears=minutes)
            case SpeedChoice(key):
                self._choices.change(speed=key)
            case PaceChoice(key):
                self._choices.change(pace=key)
            case TipsChoice(key):
                self._choices.change(tips=key)
            case LanguageChoice(code):
                self._choices.change(language=code)
                set_language(code)

    def _switch(self, name: str) -> None:
        field = SWITCHES[name]
        self._choices.change(**{field: not getattr(self._choices.now, field)})


def _button(name: str, words: str) -> Row:
    return lambda page, box: widgets.page_button(page, name, box, words)


def _choice(words: str, options: Sequence[tuple[str, str]], chosen: str) -> Row:
    """A row with a label and some answers side by side."""

    def put(page: Page, box: pygame.Rect) -> None:
        widgets.label(page, (box.x + 20, box.y, WORDS_W - 40, box.h), words, px=30, wrap=True)
        widgets.segmented(page, (box.x + WORDS_W, box.y, box.w - WORDS_W, box.h), options, chosen)

    return put


def _switch(name: str, words: str, on: bool) -> Row:
    return lambda page, box: widgets.toggle(page, name, box, words, on)


def _percents(choice: Callable[[int], str]) -> list[tuple[str, str]]:
    return [
        (choice(percent), say("{percent} %", percent=percent) if percent else say_as("no sound", "None"))
        for percent in PERCENT
    ]


def _nearest(loudness: float) -> int:
    """The choice nearest to a volume, which a file may hold between two choices."""
    return min(PERCENT, key=lambda percent: abs(percent - 100 * loudness))
