"""The settings: kept beside the saved games and read key by key, so that one wrong value spoils no other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict, replace

from game.client.base.kept_files import KeptFile, Refusals, Trouble, refused, table_in, unreadable
from game.client.base.pad_mapping import Claims, Make
from game.client.base.reading_size import Palette, TextScale

if TYPE_CHECKING:
    from game.client.base.bindings import Bindings

FILE = "settings.json"

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
Tips: TypeAlias = Literal["soon", "normal", "late", "never"]
Loudness: TypeAlias = float  # 0 to 1
Minutes: TypeAlias = Literal["1", "2", "3", "5", "10"]
Planning: TypeAlias = Literal["curtain", "controllers", "keyboard"]
TurnsEnd: TypeAlias = Literal["first game", "always", "never"]
Pace: TypeAlias = Literal["wait", "slow", "normal", "fast"]
Monitor: TypeAlias = Literal["window", "1", "2", "3", "4"]
SettingsPart: TypeAlias = Literal["display", "sound", "controls", "reading", "play", "people"]

TIPS_S: dict[Tips, float] = {"soon": 0.3, "normal": 0.8, "late": 1.6, "never": float("inf")}


class Settings(Struct, frozen=True):
    """All settings with their defaults."""

    speed: Speed = "normal"  # of what moves over the table
    reduced_motion: bool = False
    effects: Loudness = 0.75
    music: Loudness = 0.5
    muted: bool = False
    curtain_by_clicks: bool = False
    turns_end: TurnsEnd = "first game"  # when a turn that is made ends by itself after a moment
    full_screen: bool = True
    tips: Tips = "normal"
    narrate: bool = False  # tell all in words, aloud where the system has a voice
    pace: Pace = "normal"  # of computer players; "wait" leaves each of their turns standing until somebody continues
    text_scale: TextScale = "100"  # percent of the usual size, for what is read
    lens: bool = False  # always there, not only while it is held
    palette: Palette = "standard"
    high_contrast: bool = False  # with any of the palettes
    left_handed: bool = False  # the side column of the table stands at the left
    confirms_end: bool = False  # the button that ends a turn asks first
    monitor: Monitor = "window"  # for full screen: the one with the window, or one by its number
    people: tuple[str, ...] = ("",) * 4  # the names of the usual people, in the order of the emblems
    opposite: tuple[bool, ...] = (False,) * 4  # who of them sits on the other side of a table-top
    stand_clears: Minutes = "3"  # a stand's table that everybody walked away from
    planning: Planning = "curtain"  # one after another, or all at once with controllers or in two halves of a keyboard
    hints: str = "master"  # the level that they are as strong as; the strongest for one that there is not
    language: str = ""  # its code; empty for that of the system
    cards: str = ""  # the folder of an owner's cards; empty for the game's own

    @property
    def is_still(self) -> bool:
        """Whether nothing is to move by itself: what turns or flies is there at once."""
        return self.reduced_motion or self.speed == "off"

    @property
    def stand_clears_s(self) -> float:
        """After how many seconds without a touch a stand's table is cleared."""
        return 60.0 * int(self.stand_clears)


DEFAULTS: dict[str, Any] = asdict(Settings())
WORDS: dict[str, tuple[str, ...]] = {
    name: get_args(kind) for name, kind in get_type_hints(Settings).items() if get_origin(kind) is Literal
}
"""The words that a setting may be."""
OF_THE_WINDOW = frozenset({"full_screen"})  # not changed by a reset, because the window would jump
OF_THE_OWNER = frozenset({"cards", "language"})  # not a matter of taste
OF_THE_KEEPER = frozenset({"stand_clears"})  # visitors of a stand may not reset it
FIELDS: dict[SettingsPart, frozenset[str]] = {
    "display": frozenset(
        {"full_screen", "high_contrast", "left_handed", "monitor", "palette", "speed", "reduced_motion"}
    ),
    "sound": frozenset({"effects", "music", "muted"}),
    "controls": frozenset({"curtain_by_clicks"}),
    "reading": frozenset({"language", "lens", "narrate", "text_scale", "tips"}),
    "play": frozenset({"confirms_end", "hints", "planning", "pace", "turns_end", "stand_clears", "cards"}),
    "people": frozenset({"opposite", "people"}),
}
"""The settings of each page."""
PARTS: tuple[SettingsPart, ...] = tuple(FIELDS)


class Choices:
    """The settings in force, kept in a folder or in memory; `refusals` holds what is to be told about the disk."""

    def __init__(self, folder: Path | None = None) -> None:
        self.refusals = Refusals()
        self.keeping: object = None  # watches over the saved matches, once their store is open
        self._folder = folder
        self._file = KeptFile(folder, FILE, table_in, self._tell)
        self.claims = Claims()  # of pads at the table
        self.pad_make: Make = "generic"  # of the pad that was used last: its buttons are drawn
        self._unkept: dict[str, object] = {}  # changes that are not on the disk yet
        kept = self._kept()
        if kept.get("turns_end") is True:  # a switch in files of earlier versions
            kept = {**kept, "turns_end": "always"}
        if kept.get("palette") == "high contrast":  # a palette in files of earlier versions
            kept = {"high_contrast": True, **kept}
        good: dict[str, Any] = {name: value for name, value in kept.items() if _is_good(name, value)}
        lists = {name: tuple(value) for name, value in good.items() if isinstance(value, list)}  # those of JSON
        self.now = Settings(**(good | lists))

    @cached_property
    def bindings(self) -> Bindings:
        """What keys and buttons mean; read at the first press, because the first picture does not need it."""
        from game.client.base.bindings import Bindings

        return Bindings(self._folder, self.refusals.tell)

    def change(self, **changes: object) -> None:
        """Change settings, and keep what else the file holds; raises ValueError for a value that is not allowed."""
        wrong = [name for name, value in changes.items() if not _is_good(name, value)]
        if wrong:
            raise ValueError(f"no setting has such a value: {', '.join(wrong)}")
        self.now = replace(self.now, **changes)
        if not self._file.is_kept:
            return
        import json

        self._unkept |= changes
        whole = {**asdict(self.now), **self._kept(), **self._unkept}
        try:
            self._file.write(json.dumps(whole, indent=2))
        except OSError as error:
            self.refusals.tell(refused("settings", error))
        else:
            self._unkept = {}

    def reset(self, part: SettingsPart, *, at_stand: bool = False) -> None:
        """Put the defaults of a page in force, except for the window and, at a stand, what its keeper chose."""
        kept = OF_THE_WINDOW | OF_THE_OWNER | (OF_THE_KEEPER if at_stand else frozenset())
        self.change(**{name: DEFAULTS[name] for name in sorted(FIELDS[part] - kept)})

    def _kept(self) -> Mapping[str, Any]:
        """The values in the file, by key; none where it cannot be read."""
        return self._file.read() or {}

    def _tell(self, trouble: Trouble) -> None:
        self.refusals.tell(unreadable("settings", trouble))


def _is_good(name: str, value: object) -> bool:
    """Whether there is such a setting and it may have this value."""
    match DEFAULTS.get(name):
        case bool():
            return isinstance(value, bool)
        case tuple() as usual:
            alike = isinstance(value, list | tuple) and [type(one) for one in value] == [type(one) for one in usual]
            return alike and not any(isinstance(one, str) and "\0" in one for one in cast("Sequence[object]", value))
        case str() if name in OF_THE_OWNER or name == "hints":
            return isinstance(value, str) and (name == "cards" or "\0" not in value)  # a wrong folder is told of
        case float():
            return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1
        case _:
            return value in WORDS.get(name, ())
