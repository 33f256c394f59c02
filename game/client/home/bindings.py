"""What each key and each button of a pad means: as in config/controls.yaml, or as chosen by the player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, cast

import pygame

from game.client.home.kept_files import KeptFile, Trouble, UnreadableError, parsed
from game.client.home.plan_buttons import (
    Block,
    PlanButtons,
    PlanUse,
    halves_share,
    kept_blocks,
    named,
    names_in,
    read_blocks,
    use_of,
    with_button,
)
from game.client.input.intents import INTENTS, WAYS, Intent
from game.client.input.pad_mapping import BUTTONS
from game.client.words.disk import controls_refused, controls_unreadable, controls_wrong
from game.places import CONFIG

Device: TypeAlias = Literal["keys", "buttons"]
Codes: TypeAlias = Mapping[Intent, tuple[int, ...]]

FILE, DEFAULTS = "controls.json", "controls.yaml"
DEVICES: tuple[Device, ...] = ("keys", "buttons")
KEYS: dict[str, int] = {name[2:].lower(): getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
NAMES: dict[Device, dict[str, int]] = {"keys": KEYS, "buttons": BUTTONS}
NEEDED = frozenset((*WAYS, "choose"))
TAKEN = frozenset({pygame.K_F11, pygame.K_F12})  # full screen, and a picture of the screen

RESCUE: dict[Device, dict[Intent, tuple[str, ...]]] = {
    "keys": {
        "left": ("left",), "right": ("right",), "up": ("up",), "down": ("down",), "next": ("tab",),
        "choose": ("return",), "back": ("escape",), "menu": ("m",),
    },
    "buttons": {
        "left": ("dpleft",), "right": ("dpright",), "up": ("dpup",), "down": ("dpdown",), "choose": ("a",),
        "back": ("b",), "menu": ("start",),
    },
}  # fmt: skip
"""What holds where config/controls.yaml is wrong or missing: enough to reach each target and to set the rest."""


class Kept(NamedTuple):
    """What was chosen: for keys and buttons everywhere, and for those that plan blind."""

    chosen: dict[Device, dict[Intent, tuple[int, ...]]]
    plans: dict[Block, PlanButtons]


class Bindings:
    """What keys and buttons mean now. Choices are kept in a file; `tell` is called with what is wrong with files."""

    def __init__(
        self, folder: Path | None = None, tell: Callable[[str], None] = lambda _: None, defaults: Path = CONFIG
    ) -> None:
        self._tell = tell
        self._defaults, self._plans = _defaults_in(defaults / DEFAULTS, tell)
        self._file = None if folder is None else KeptFile(folder / FILE, _understood, self._tell_trouble)
        kept = (self._file.read() if self._file else None) or Kept({"keys": {}, "buttons": {}}, {})
        self._chosen, self._chosen_plans = kept
        self._drop_if_double()

    def of_key(self, key: int, *, shift: bool = False) -> Intent | None:
        """What a key means; with Shift, the key for the next target goes to the one before."""
        intent = self._meant("keys", key)
        return "before" if intent == "next" and shift else intent

    def of_button(self, button: int) -> Intent | None:
        """What a button of a pad means."""
        return self._meant("buttons", button)

    def codes(self, device: Device, intent: Intent) -> tuple[int, ...]:
        """The keys or buttons that mean something."""
        return self._chosen[device].get(intent, self._defaults[device].get(intent, ()))

    def put(self, device: Device, intent: Intent, code: int) -> Intent | None:
        """Give a key or button a meaning; what it meant before gets the old key or button, and is returned."""
        before = self._meant(device, code)
        if before == intent:
            return None
        old = self.codes(device, intent)
        self._chosen[device][intent] = (code,)
        if before is not None:
            rest = tuple(each for each in self.codes(device, before) if each != code)
            self._chosen[device][before] = rest or old
        self._keep()
        return before

    @property
    def planning(self) -> dict[Block, PlanButtons]:
        """The buttons with which plans are made blind; none where config/controls.yaml is wrong."""
        return {**self._plans, **self._chosen_plans} if self._plans else {}

    def put_plan(self, to: PlanUse, code: int) -> PlanUse | None:
        """Give a use another button; what that button was for before gets the old one, and is returned."""
        before = use_of(self.planning, to.block, code)
        if before == to:
            return None
        self._chosen_plans |= with_button(self.planning, to, code)
        self._keep()
        return before

    def is_needed(self, device: Device, code: int) -> bool:
        """Whether a key or button moves the focus or chooses, and so can't plan blind as well."""
        return self._meant(device, code) in NEEDED

    def reset(self) -> None:
        """Drop all choices: keys and buttons mean what config/controls.yaml says."""
        self._chosen, self._chosen_plans = {"keys": {}, "buttons": {}}, {}
        self._keep()

    @property
    def is_changed(self) -> bool:
        """Whether any key or button was changed."""
        return any(self._chosen.values()) or bool(self._chosen_plans)

    def _meant(self, device: Device, code: int) -> Intent | None:
        return next((intent for intent in INTENTS if code in self.codes(device, intent)), None)

    def _keep(self) -> None:
        if self._file is None:
            return
        import json  # only here: the first picture does not wait for it

        words: dict[str, Any] = {
            device: {intent: [_name(device, code) for code in codes] for intent, codes in chosen.items()}
            for device, chosen in self._chosen.items()
        }
        words["planning"] = {block: named(block, buttons, KEYS) for block, buttons in self._chosen_plans.items()}
        try:
            self._file.write(json.dumps(words, indent=2))
        except OSError as error:
            self._tell(controls_refused(error))

    def _tell_trouble(self, trouble: Trouble) -> None:
        self._tell(controls_unreadable(trouble))

    def _drop_if_double(self) -> None:
        """Forget choices that leave a key with two meanings or in both halves, or choosing or going back with none."""
        for device in DEVICES:
            codes = [code for intent in INTENTS for code in self.codes(device, intent)]
            if len(codes) != len(set(codes)) or not all(self.codes(device, each) for each in ("choose", "back")):
                self._chosen[device] = {}
        if self.planning and halves_share(self.planning):
            self._chosen_plans = {}


def _name(device: Device, code: int) -> str:
    return next(name for name, each in NAMES[device].items() if each == code)


def _defaults_in(path: Path, tell: Callable[[str], None]) -> tuple[dict[Device, Codes], dict[Block, PlanButtons]]:
    """The meanings in a YAML file; if it is wrong, that is told and those for the rescue are returned."""
    from game.content.strict_yaml import ContentError

    try:
        return _read_defaults(path)
    except ContentError as error:
        tell(controls_wrong(error.text))
    return {device: _coded(device, RESCUE[device]) for device in DEVICES}, {}


def _read_defaults(path: Path) -> tuple[dict[Device, Codes], dict[Block, PlanButtons]]:
    """What a YAML file says. Raises ContentError for anything that is no key or button, stands twice or is missing."""
    from game.content.readers import list_of, record, word
    from game.content.strict_yaml import read_yaml

    def table(device: Device) -> Any:
        return lambda entry: record(entry, dict.fromkeys(INTENTS, list_of(word(NAMES[device]), 0, 4, distinct=True)))

    root = read_yaml(path, f"{path.parent.name}/{path.name}")
    tables: dict[str, Any] = {device: table(device) for device in DEVICES}
    found = record(root, {**tables, "planning": lambda entry: read_blocks(entry, KEYS)})
    for device in DEVICES:
        names = [name for intent in INTENTS for name in found[device][intent]]
        for name in names:
            if names.count(name) > 1:
                raise root.at(device).fault(f"expected each name once, found {name!r} twice")
        for intent in ("choose", "back"):
            if not found[device][intent]:
                raise root.at(device, intent).fault("expected at least one name")
    return {device: _coded(device, found[device]) for device in DEVICES}, found["planning"]


def _coded(device: Device, named: Mapping[Intent, Any]) -> Codes:
    return {intent: tuple(NAMES[device][name] for name in names) for intent, names in named.items()}


def _understood(words: str) -> Kept:
    """What was chosen, as far as this version knows it; raises UnreadableError for a file of another kind."""
    kept = parsed(words)
    if not isinstance(kept, dict):
        raise UnreadableError
    chosen = {device: _chosen_in(device, kept.get(device)) for device in DEVICES}
    return Kept(chosen, kept_blocks(kept.get("planning"), KEYS))


def _chosen_in(device: Device, kept: object) -> dict[Intent, tuple[int, ...]]:
    if not isinstance(kept, dict):
        return {}
    chosen: dict[Intent, tuple[int, ...]] = {}
    for intent, names in kept.items():
        known = names_in(names, NAMES[device])
        if intent in INTENTS and known is not None:
            chosen[cast("Intent", intent)] = known
    return chosen
