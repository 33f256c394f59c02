"""What a person likes: kept beside the saved games, read key by key, so that one wrong value spoils no other."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

FILE = "settings.json"

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
Tips: TypeAlias = Literal["soon", "normal", "late", "never"]
Loudness: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]

TIPS_S: dict[Tips, float] = {"soon": 0.3, "normal": 0.8, "late": 1.6, "never": float("inf")}


class Settings(msgspec.Struct, frozen=True):
    """All choices; the defaults are for somebody who never opened the settings."""

    speed: Speed = "normal"  # of what moves over the table
    reduced_motion: bool = False
    effects: Loudness = 0.75
    music: Loudness = 0.5
    muted: bool = False
    curtain_by_clicks: bool = False
    full_screen: bool = True
    tips: Tips = "normal"

    @property
    def tip_after_s(self) -> float:
        """How long a pointer rests on something before its tooltip shows."""
        return TIPS_S[self.tips]


KINDS: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(Settings)}
OF_THE_WINDOW = frozenset({"full_screen"})  # left alone by a reset: the window would jump


class Choices:
    """The settings in force, and where they are kept; without a folder they last as long as the program."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self.now = recall(folder) if folder is not None else Settings()

    def change(self, **changes: object) -> None:
        """Put some choices in force and keep them all; ValidationError for a value that there is not."""
        checked = {name: msgspec.convert(value, KINDS[name]) for name, value in changes.items()}
        self.now = msgspec.structs.replace(self.now, **checked)
        if self._folder is not None:
            remember(self._folder, self.now)

    def reset(self) -> None:
        """Put the defaults in force; the window stays as it is."""
        defaults = msgspec.structs.asdict(Settings())
        self.change(**{name: value for name, value in defaults.items() if name not in OF_THE_WINDOW})


def recall(folder: Path) -> Settings:
    """The settings of the last time; the default for each one that is missing or makes no sense."""
    kept = _read(folder)
    good: dict[str, Any] = {}
    for name, kind in KINDS.items():
        with suppress(KeyError, msgspec.ValidationError):
            good[name] = msgspec.convert(kept[name], kind)
    return Settings(**good)


def remember(folder: Path, settings: Settings) -> None:
    """Keep settings for the next time, and with them what other versions of the game keep there.

    A disk that refuses is no reason not to play.
    """
    whole = {**_read(folder), **msgspec.structs.asdict(settings)}
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(whole)))


def _read(folder: Path) -> Mapping[str, Any]:
    """What stands in the file, by key; nothing where it cannot be read."""
    with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.decode((folder / FILE).read_bytes(), type=dict[str, Any])
    return {}
