"""The settings: a page for each kind of choice; each is used at once and saved."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pygame

from game.client.base.drawable import typed_name
from game.client.base.i18n import language, languages, ngettext, pgettext, say, set_language
from game.client.base.reading_size import USUAL, TextScale, held, percent, read_px
from game.client.base.seating import LONGEST_NAME, STYLES
from game.client.base.settings import PARTS, Choices, Minutes, Monitor, Settings, SettingsPart
from game.client.graphics import piece_art, theme
from game.client.graphics.brush import Brush, wide
from game.client.graphics.layout import CANVAS
from game.client.scenes.destinations import ToAbout, ToCards, ToControls
from game.client.session.cards_controller import CardsController
from game.client.session.hints import strength
from game.client.text.terms import speed_words, strength_words
from game.client.ui import menu_names as names
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Push, Sheet, Transition
from game.client.ui.target_names import Name
from game.client.ui.window import toggle_full_screen
from game.match.players import LEVELS

# ---------------------------------------------------------------- rows
ROW_HIGH = 64  # of a row with words of the usual size
WORDS_W, LESS_W = 440, 260  # of a label; the second where its answers have many letters
MANY = 44
STACKED = 150  # percent of the size of what is read from which the answers stand below their label
WORDS_PX = 28
NARROW = 1000  # and the width of a page
KNOB_W = 164  # what a switch takes beside its words
PERCENT = (0, 25, 50, 75, 100)


class Row(NamedTuple):
    """A row: its height on a page for a width, and what puts it into a box."""

    high: Callable[[Page, int], int]
    put: Callable[[Page, pygame.Rect], None]


def choice(words: str, name_of: Callable[[Any], str], answers: Mapping[Any, str], chosen: object) -> Row:
    """A row with a label and some answers side by side, each with its words; below the label where that is large."""
    words_w = WORDS_W if sum(map(len, answers.values())) <= MANY else LESS_W
    options = [(name_of(key), said) for key, said in answers.items()]

    def high(page: Page, width: int) -> int:
        if percent() >= STACKED or width < NARROW:
            return widgets.height_of(page, words, WORDS_PX, width) + read_px(ROW_HIGH - 16)
        return max(read_px(ROW_HIGH), widgets.height_of(page, words, WORDS_PX, words_w - 40))

    def put(page: Page, box: pygame.Rect) -> None:
        if percent() >= STACKED or box.w < NARROW:
            label = pygame.Rect(box.x, box.y, box.w, widgets.height_of(page, words, WORDS_PX, box.w))
            where = pygame.Rect(box.x, label.bottom, box.w, box.bottom - label.bottom)
        else:
            label = pygame.Rect(box.x + 20, box.y, words_w - 40, box.h)
            where = pygame.Rect(box.x + words_w, box.y, box.w - words_w, box.h)
        widgets.label(page, label, words, px=WORDS_PX, wrap=True)
        widgets.segmented(page, where, options, name_of(chosen), words)

    return Row(high, put)


def switch(name: str, words: str, on: bool, hint: str = "") -> Row:
    """A row with a switch, perhaps with a tooltip."""

    return Row(
        lambda page, width: max(ROW_HIGH, widgets.height_of(page, words, WORDS_PX, width - KNOB_W) + 12),
        lambda page, box: widgets.toggle(page, name, box, words, on, hint=hint),
    )


def button(name: str, words: str) -> Row:
    """A row with a button to another page."""

    def put(page: Page, box: pygame.Rect) -> None:
        widgets.page_button(page, name, pygame.Rect(box.x, box.y, box.w // 2, box.h), words, px=min(48, read_px(32)))

    return Row(lambda _page, _width: max(ROW_HIGH + 8, read_px(ROW_HIGH - 16)), put)


def person(at: int, name: str, *, opposite: bool) -> Row:
    """A row for the person who usually has an emblem: the name, and whether this person sits opposite."""

    def put(page: Page, box: pygame.Rect) -> None:
        badge = wide(piece_art.badge, theme.SEAT_STYLES[STYLES[at]])
        widgets.picture(page, (box.x, box.centery - 32, 64, 64), badge)
        field = pygame.Rect(box.x + 84, box.y, (box.w - 84) // 2 - 12, box.h)
        words = say("Name of the usual player {number}", number=at + 1)
        widgets.text_field(page, names.UsualName(at), field, name, words)
        side = pygame.Rect(field.right + 24, box.y, box.right - field.right - 24, box.h)
        widgets.toggle(page, names.OppositeSwitch(at), side, say("Sits opposite"), opposite, of=name or words)

    return Row(lambda _page, _width: max(72, read_px(64)), put)


def volumes() -> dict[int, str]:
    """The volumes that can be chosen, each with its words."""
    return {share: say("{percent} %", percent=share) if share else pgettext("no sound", "None") for share in PERCENT}


def nearest(loudness: float) -> int:
    """The choice nearest to a volume, which a file may hold between two choices."""
    return min(PERCENT, key=lambda share: abs(share - 100 * loudness))


# ---------------------------------------------------------------- choices
def _display(now: Settings, at_stand: bool) -> list[Row]:
    speeds = speed_words() | {"off": say("Off")}
    palettes = {
        "standard": say("Usual"),
        "deuteranopia": say("Green-blind"),
        "protanopia": say("Red-blind"),
        "tritanopia": say("Blue-blind"),
    }
    rows = [
        choice(say("Colours"), names.PaletteChoice, palettes, now.palette),
        switch("high contrast", say("High contrast: darker words on lighter, plain grounds"), now.high_contrast),
        choice(say("Animation"), names.SpeedChoice, speeds, now.speed),
        switch("reduced", say("Reduced motion: things fade instead of flying; nothing shakes"), now.reduced_motion),
        switch("left handed", say("Left-handed table: the side column stands at the left"), now.left_handed),
    ]
    if at_stand:
        return rows
    if (count := len(pygame.display.get_desktop_sizes())) > 1:
        monitors = {"window": say("Where the window is"), **{key: key for key in get_args(Monitor)[1 : count + 1]}}
        rows.insert(0, choice(say("Monitor for full screen"), names.MonitorChoice, monitors, now.monitor))
    return [switch("full screen", say("Full screen (F11)"), pygame.display.is_fullscreen()), *rows]


def _sound(now: Settings, _: bool) -> list[Row]:
    return [
        choice(say("Sounds"), names.EffectsChoice, volumes(), nearest(now.effects)),
        choice(say("Music"), names.MusicChoice, volumes(), nearest(now.music)),
        switch("muted", say("Mute all sounds"), now.muted),
    ]


def _controls(now: Settings, at_stand: bool) -> list[Row]:
    rows = [switch("by clicks", say("Open the curtain with two clicks instead of holding"), now.curtain_by_clicks)]
    return rows if at_stand else [*rows, button("controls", say("Keys and buttons"))]


def _reading(now: Settings, _: bool) -> list[Row]:
    tips = {
        "soon": pgettext("when a tooltip comes", "Quick"),
        "normal": pgettext("when a tooltip comes", "Normal"),
        "late": pgettext("when a tooltip comes", "Slow"),
        "never": say("Never"),
    }
    sizes = {key: say("{percent} %", percent=key) for key in get_args(TextScale)}
    known = languages()
    lens = say("Lens: shows at twice its size what is under the pointer or the focus")
    return [
        *([choice(say("Language"), names.LanguageChoice, known, language())] if len(known) > 1 else ()),
        choice(say("Size of text"), names.TextScaleChoice, sizes, now.text_scale),
        switch("lens", lens, now.lens, say("While this is off, hold its key or button, or put a second finger down.")),
        switch("narrate", say("Narrator: tells in words what is shown and what happens"), now.narrate),
        choice(say("Tooltips"), names.TipsChoice, tips, now.tips),
    ]


def _play(now: Settings, at_stand: bool) -> list[Row]:
    paces = {"wait": say("Wait for me")} | speed_words()
    strengths = {level: strength_words(level) for level in LEVELS}
    endings = {"first game": say("First game"), "always": say("Always"), "never": say("Never")}
    rows = [
        choice(say("Computer players"), names.PaceChoice, paces, now.pace),
        choice(say("Hints as strong as"), names.HintsChoice, strengths, strength(now)),
        switch("confirm end", say("Ask before I end a turn"), now.confirms_end),
        choice(say("Turns end by themselves"), names.TurnsEndChoice, endings, now.turns_end),
    ]
    minutes = {key: ngettext("{count} minute", "{count} minutes", int(key)) for key in get_args(Minutes)}
    stand = choice(say("At a fair, clear the table after"), names.StandChoice, minutes, now.stand_clears)
    return rows if at_stand else [*rows, stand]


def _people(now: Settings, _: bool) -> list[Row]:
    words = say("The set-up offers these names. For people who sit opposite, the screen turns round when they act.")
    told = Row(
        lambda page, width: widgets.height_of(page, words, WORDS_PX, width) + 8,
        lambda page, box: widgets.label(page, box, words, px=WORDS_PX, wrap=True),
    )
    return [told, *(person(at, name, opposite=now.opposite[at]) for at, name in enumerate(now.people))]


class Part(NamedTuple):
    """A page of the settings: the words on its tab, and its rows; at a stand what its keeper chooses is left out."""

    words: Callable[[], str]
    rows: Callable[[Settings, bool], list[Row]]


PAGES: dict[SettingsPart, Part] = {
    "display": Part(lambda: say("Display"), _display),
    "sound": Part(lambda: say("Sound"), _sound),
    "controls": Part(lambda: say("Controls"), _controls),
    "reading": Part(lambda: say("Reading"), _reading),
    "play": Part(lambda: pgettext("page of settings", "Play"), _play),
    "people": Part(lambda: pgettext("page of settings", "People"), _people),
}

# ---------------------------------------------------------------- scene
SHEET = pygame.Rect(280, 20, 1360, 1040)
WIDE_SHEET = pygame.Rect(24, 20, 1872, 1040)  # for words that are larger than usual
BETWEEN = 16  # between rows
GAP = 24  # between buttons
FOOT_HIGH = 92

SWITCHES = {
    "reduced": "reduced_motion",
    "muted": "muted",
    "by clicks": "curtain_by_clicks",
    "lens": "lens",
    "narrate": "narrate",
    "high contrast": "high_contrast",
    "left handed": "left_handed",
    "confirm end": "confirms_end",
}
ANSWERS: dict[type[Name], str] = {
    names.SpeedChoice: "speed",
    names.PaceChoice: "pace",
    names.TipsChoice: "tips",
    names.PaletteChoice: "palette",
    names.TextScaleChoice: "text_scale",
    names.StandChoice: "stand_clears",
    names.TurnsEndChoice: "turns_end",
    names.HintsChoice: "hints",
}
"""The settings whose values are those of their choices."""


@dataclass(eq=False)
class SettingsSheet(Sheet, name="settings"):
    """Shows one page of choices, `settings:<part>`.

    Choices `language:<code>`, `speed:<key>`, `pace:<key>`, `effects:<percent>`, `music:<percent>`, `tips:<key>`,
    `palette:<key>`, `text scale:<percent>`, `stand:<minutes>`, `turns end:<key>`, `hints:<level>`; switches `reduced`,
    `muted`, `by clicks`, `lens`, `narrate`, `high contrast`, `left handed`, `confirm end`, `full screen`;
    `monitor:<key>` where there are several; fields `usual:<n>` and switches `opposite:<n>` by emblem;
    buttons `reset` for the page that is shown, `controls`, `subject`, `close`, and `cards` where these can be chosen;
    `earlier` and `later` where large words need several pages. At a stand what its keeper chooses is left out.
    """

    fills = True

    choices: Choices
    at_stand: bool = False
    cards: CardsController | None = None
    folder: Path | None = None  # of the saves, where it may be told
    _part: SettingsPart = "display"

    def __post_init__(self) -> None:
        self._pager = widgets.Pager()
        self._laid_out_at = percent()  # the size of text for which all has its place while a page is open

    def build(self, page: Page) -> None:
        """Put the page; when another size of text is chosen here, words grow in their places, and nothing moves."""
        with held(self._laid_out_at):
            self._build(page)

    def _build(self, page: Page) -> None:
        sheet = SHEET if percent() == USUAL else WIDE_SHEET
        if page.canvas != CANVAS:
            sheet = pygame.Rect(0, 0, *page.canvas).inflate(-48, -40)
        widgets.sheet(page, sheet, "double")
        inner = sheet.inflate(-128, -64)
        head = (inner.x, inner.y - 4, inner.w, 56)
        widgets.label(page, head, say("Settings"), px=44, face="sc", align="center")
        tabs = pygame.Rect(inner.x, inner.y + 68, inner.w, min(88, read_px(64)))
        parts = [part for part in PARTS if part != "people" or not self.at_stand]
        options = [(names.SettingsTab(part), PAGES[part].words()) for part in parts]
        widgets.segmented(page, tabs, options, names.SettingsTab(self._part))
        foot = pygame.Rect(inner.x, inner.bottom - FOOT_HIGH, inner.w, FOOT_HIGH)
        line = pygame.Rect(inner.x, tabs.bottom + 12, inner.w, 2)
        page.draw(line, Brush.rect, line, theme.INK_SOFT)
        box, rows = pygame.Rect(inner.x, line.bottom + 20, inner.w, foot.y - 20 - line.bottom - 20), self._rows()
        for at, where in self._pager.put_packed(page, box, [row.high(page, box.w) for row in rows], BETWEEN):
            rows[at].put(page, where)
        self._build_foot(page, foot)

    def _rows(self) -> list[Row]:
        rows = PAGES[self._part].rows(self.choices.now, self.at_stand)
        if self._part == "play" and self.cards is not None:
            rows.append(button("cards", say("Your own cards")))
        return rows

    def _build_foot(self, page: Page, foot: pygame.Rect) -> None:
        wide = (foot.w - GAP * 2) // 3
        boxes = [pygame.Rect(foot.x + place * (wide + GAP), foot.y, wide, foot.h) for place in range(3)]
        px = min(48, read_px(32))
        hint = say("Restores the defaults of this page.")
        widgets.page_button(page, "reset", boxes[0], say("Restore defaults"), hint=hint, px=px)
        widgets.page_button(page, "about", boxes[1], say("About"), px=px)
        widgets.page_button(page, "close", boxes[2], say("Done"), "primary", "check", px=px)

    def press(self, name: str) -> Transition:
        match name:
            case "cards" if self.cards is not None:
                return Push(ToCards(self.cards))
            case "controls":
                return Push(ToControls(self.choices))
            case "about":
                return Push(ToAbout(self.folder))
            case "full screen":
                toggle_full_screen()
            case "reset":
                self.choices.reset(self._part, at_stand=self.at_stand)
            case names.SettingsTab(part):
                self._part, self._pager.at, self._laid_out_at = part, 0, percent()
            case "earlier" | "later":
                self._pager.turn(name)
            case Name():
                self._choose(name)
            case _:
                field = SWITCHES[name]
                self.choices.change(**{field: not getattr(self.choices.now, field)})
        return None

    def text(self, name: str, value: str) -> None:
        if isinstance(name, names.UsualName):
            now = self.choices.now.people
            self.choices.change(people=(*now[: name.at], typed_name(value, LONGEST_NAME), *now[name.at + 1 :]))

    def _choose(self, name: Name) -> None:
        match name:
            case names.EffectsChoice(percent):
                self.choices.change(effects=percent / 100)
            case names.MusicChoice(percent):
                self.choices.change(music=percent / 100)
            case names.MonitorChoice(key):
                self.choices.change(monitor=key)
                if pygame.display.is_fullscreen():  # out of it and in again, on the other monitor
                    toggle_full_screen()
                    toggle_full_screen()
            case names.LanguageChoice(code):
                self.choices.change(language=code)
                set_language(code)
            case names.OppositeSwitch(at):
                now = self.choices.now.opposite
                self.choices.change(opposite=(*now[:at], not now[at], *now[at + 1 :]))
            case names.UsualName():
                pass  # a field: see `text`
            case _:
                self.choices.change(**{ANSWERS[type(name)]: getattr(name, name.__match_args__[0])})
