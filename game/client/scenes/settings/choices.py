"""The choices of each page of the settings, as rows, and the settings that the page puts back."""

from collections.abc import Callable
from typing import TypeAlias, get_args

import pygame

from game.client.base.i18n import language, languages, say, say_as, say_count
from game.client.base.reading_size import TextScale
from game.client.base.settings import Minutes, Monitor, Settings, SettingsPart
from game.client.scenes.settings.rows import Row, button, choice, nearest, percents, person, switch, told
from game.client.ui.menu_names import (
    EffectsChoice,
    LanguageChoice,
    MonitorChoice,
    MusicChoice,
    PaceChoice,
    PaletteChoice,
    SpeedChoice,
    StandChoice,
    TextScaleChoice,
    TipsChoice,
)

Rows: TypeAlias = Callable[[Settings, bool], list[Row]]


def part_words(part: SettingsPart) -> str:
    """The name of a page."""
    match part:
        case "display":
            return say("Display")
        case "sound":
            return say("Sound")
        case "controls":
            return say("Controls")
        case "reading":
            return say("Reading")
        case "play":
            return say_as("page of settings", "Play")
        case "people":
            return say("People")


def rows_of(part: SettingsPart, now: Settings, *, at_stand: bool) -> list[Row]:
    """The rows of a page; at a stand without what its keeper chooses."""
    return ROWS[part](now, at_stand)


def _display(now: Settings, at_stand: bool) -> list[Row]:
    slow, normal, fast = say("Slow"), say("Normal"), say("Fast")
    speeds = {SpeedChoice("slow"): slow, SpeedChoice("normal"): normal, SpeedChoice("fast"): fast}
    palettes = [
        (PaletteChoice("standard"), say("Usual")),
        (PaletteChoice("high contrast"), say("High contrast")),
        (PaletteChoice("deuteranopia"), say("Green-blind")),
        (PaletteChoice("protanopia"), say("Red-blind")),
        (PaletteChoice("tritanopia"), say("Blue-blind")),
    ]
    rows = [
        choice(say("Colours"), palettes, PaletteChoice(now.palette)),
        choice(say("Animation"), [*speeds.items(), (SpeedChoice("off"), say("Off"))], SpeedChoice(now.speed)),
        switch("reduced", say("Reduced motion: things fade instead of flying; nothing shakes"), now.reduced_motion),
    ]
    rows.append(switch("left handed", say("Left-handed table: the side column stands at the left"), now.left_handed))
    full = switch("full screen", say("Full screen (F11)"), pygame.display.is_fullscreen())
    return rows if at_stand else [full, *_monitors(now), *rows]


def _monitors(now: Settings) -> list[Row]:
    """The choice of a monitor, where there are several."""
    count = len(pygame.display.get_desktop_sizes())
    options = [(MonitorChoice(key), key) for key in get_args(Monitor)[1 : count + 1]]
    own = (MonitorChoice("window"), say("That of the window"))
    return [choice(say("Monitor for full screen"), [own, *options], MonitorChoice(now.monitor))] if count > 1 else []


def _sound(now: Settings, _: bool) -> list[Row]:
    return [
        choice(say("Sounds"), percents(EffectsChoice), EffectsChoice(nearest(now.effects))),
        choice(say("Music"), percents(MusicChoice), MusicChoice(nearest(now.music))),
        switch("muted", say("Mute all sounds"), now.muted),
    ]


def _controls(now: Settings, at_stand: bool) -> list[Row]:
    rows = [switch("by clicks", say("Open the curtain with two clicks instead of holding"), now.curtain_by_clicks)]
    return rows if at_stand else [*rows, button("controls", say("Keys and buttons"))]


def _reading(now: Settings, _: bool) -> list[Row]:
    normal = say("Normal")
    tips = {TipsChoice("soon"): say("Quick"), TipsChoice("normal"): normal, TipsChoice("late"): say("Slow")}
    sizes = [(TextScaleChoice(key), say("{percent} %", percent=key)) for key in get_args(TextScale)]
    known = [(LanguageChoice(code), name) for code, name in languages().items()]
    spoken = [choice(say("Language"), known, LanguageChoice(language()))] if len(known) > 1 else []
    lens = say("Lens: shows at twice its size what is under the pointer or the focus")
    return [
        *spoken,
        choice(say("Size of text"), sizes, TextScaleChoice(now.text_scale)),
        switch("lens", lens, now.lens, say("While this is off, hold its key or button, or a second finger.")),
        choice(say("Tooltips"), [*tips.items(), (TipsChoice("never"), say("Never"))], TipsChoice(now.tips)),
    ]


def _play(now: Settings, at_stand: bool) -> list[Row]:
    slow, normal, fast = say("Slow"), say("Normal"), say("Fast")
    paces = {PaceChoice("slow"): slow, PaceChoice("normal"): normal, PaceChoice("fast"): fast}
    rows = [
        choice(
            say("Computer players"), [(PaceChoice("wait"), say("Wait for me")), *paces.items()], PaceChoice(now.pace)
        ),
        switch("confirm end", say("Ask before I end a turn"), now.confirms_end),
        switch("turns end", say("End turns, turn gears and submit plans automatically"), now.turns_end),
    ]
    minutes = [
        (StandChoice(key), say_count("{count} minute", "{count} minutes", int(key))) for key in get_args(Minutes)
    ]
    stand = choice(say("At a fair, clear the table after"), minutes, StandChoice(now.stand_clears))
    return rows if at_stand else [*rows, stand]


def _people(now: Settings, _: bool) -> list[Row]:
    words = say("The set-up offers these names. For people who sit opposite, the screen turns round when they act.")
    return [
        told(words),
        *(person(at, name, opposite=now.opposite[at]) for at, name in enumerate(now.people)),
    ]


ROWS: dict[SettingsPart, Rows] = {
    "display": _display,
    "sound": _sound,
    "controls": _controls,
    "reading": _reading,
    "play": _play,
    "people": _people,
}
