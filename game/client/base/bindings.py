"""What each key and each button of a pad means: as in config/controls.yaml, or as chosen by the player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

import pygame

from game.client.base.i18n import say
from game.client.base.kept_files import KeptFile, refused, table_in, unreadable
from game.client.base.pad_mapping import BUTTONS
from game.places import CONFIG

if TYPE_CHECKING:
    from game.content.strict_yaml import Entry

# Intents: what a person wants, such as `undo`. Keys and buttons become intents, and nothing else sees keys.

Intent: TypeAlias = Literal[
    "left", "right", "up", "down", "next", "before", "next_group", "group_before", "choose", "back", "lift",
    "look", "hint", "undo", "end_turn", "menu", "log", "board", "note", "turn_left", "turn_right", "lens",
    "tell",
]  # fmt: skip
INTENTS: tuple[Intent, ...] = get_args(Intent)
WAYS: dict[Intent, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STEPS: dict[Intent, int] = {"next": 1, "before": -1}
GROUPS: dict[Intent, int] = {"next_group": 1, "group_before": -1}
TURNS: dict[Intent, int] = {"turn_left": -1, "turn_right": 1}
MOVES = frozenset((*WAYS, *STEPS, *GROUPS))  # directions of the focus, which repeat while they are held

BUTTON_INTENTS: dict[Intent, tuple[str, ...]] = {
    "hint": ("hint",),
    "undo": ("undo",),
    "end_turn": ("end", "continue", "confirm", "keep", "draw", "install", "print", "done"),
    "menu": ("menu",),
    "log": ("log",),
    "board": ("board",),
    "note": ("note",),
}
"""The targets that an intent presses: the first of them that is on the page."""


def presses(name: str) -> Intent | None:
    """The intent that presses a target with this name."""
    return next((intent for intent, names in BUTTON_INTENTS.items() if name in names), None)


Block: TypeAlias = Literal["pad", "left_hand", "right_hand"]
Use: TypeAlias = Literal["orders", "inks", "specialties", "gears", "patronage", "all_back", "hand_in"]
BLOCKS: tuple[Block, ...] = get_args(Block)
USES: tuple[Use, ...] = get_args(Use)
ENDS: tuple[Use, ...] = ("all_back", "hand_in")  # which may have several buttons; an action has one
ACTION_COUNT = 5
HALVES: tuple[Block, ...] = ("left_hand", "right_hand")  # of one keyboard, which share no key


PlanButtons: TypeAlias = dict[Use, tuple[int, ...]]
"""The buttons of one hand: one for each action, in the order of the actions, and those that end a plan."""


def all_of(buttons: PlanButtons) -> list[int]:
    """The codes of all buttons of a hand."""
    return [code for codes in buttons.values() for code in codes]


class PlanUse(NamedTuple):
    """A use in a block of buttons."""

    block: Block
    use: Use


def read_blocks(entry: Entry) -> dict[Block, PlanButtons]:
    """The buttons that an entry of a YAML file names; raises ContentError for anything else."""
    from game.content.readers import record

    found = record(entry, {block: partial(_read_block, _codes(block)) for block in BLOCKS})
    read = dict[Block, PlanButtons]()
    for block in BLOCKS:
        codes, part = _codes(block), found[block]
        named = [*([name] for name in part["actions"]), part["all_back"], part["hand_in"]]
        read[block] = {use: tuple(codes[name] for name in names) for use, names in zip(USES, named, strict=True)}
    if halves_share(read):
        raise entry.at("right_hand").fault("expected keys that the left hand does not have")
    return read


def halves_share(blocks: Mapping[Block, PlanButtons]) -> bool:
    """Whether a key is in both halves of the keyboard."""
    return not set(all_of(blocks["left_hand"])).isdisjoint(all_of(blocks["right_hand"]))


def names_in(kept: object, codes: Mapping[str, int]) -> tuple[int, ...] | None:
    """The codes of names that were kept; None where it is no list of known names, as in a damaged file."""
    if not isinstance(kept, list) or not all(isinstance(name, str) and name in codes for name in kept):
        return None
    return tuple(codes[name] for name in kept)


def _kept(entry: object, codes: Mapping[str, int]) -> PlanButtons | None:
    """The buttons of a block in what was kept; None where it has not all of them, each once."""
    if not isinstance(entry, dict):
        return None
    found = {use: names_in(entry.get(use), codes) for use in USES}
    buttons: PlanButtons = {use: known if use in ENDS else known[:1] for use, known in found.items() if known}
    every = all_of(buttons)
    return buttons if len(buttons) == len(USES) and len(set(every)) == len(every) else None


def _read_block(codes: Mapping[str, int], entry: Entry) -> dict[str, Any]:
    from game.content.readers import list_of, record, word

    ends = list_of(word(codes), 1, 4, distinct=True)
    actions = list_of(word(codes), ACTION_COUNT, ACTION_COUNT, distinct=True)
    found = record(entry, {"actions": actions, "all_back": ends, "hand_in": ends})
    names = [name for part in found.values() for name in part]
    for name in names:
        if names.count(name) > 1:
            raise entry.fault(f"expected each name once, found {name!r} twice")
    return found


def _codes(block: Block) -> Mapping[str, int]:
    return BUTTONS if block == "pad" else KEYS


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
        self._file = KeptFile(folder, FILE, _understood, lambda trouble: tell(unreadable("controls", trouble)))
        kept = self._file.read() or Kept({"keys": {}, "buttons": {}}, {})
        self._chosen, self._chosen_plans = kept
        self._drop_if_double()

    def of_key(self, key: int, *, shift: bool = False) -> Intent | None:
        """What a key means; with Shift, the key for the next target goes to the one before."""
        intent = self._meant("keys", key)
        return "before" if intent == "next" and shift else intent

    def of_button(self, button: int) -> Intent | None:
        return self._meant("buttons", button)

    def codes(self, device: Device, intent: Intent) -> tuple[int, ...]:
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
        blocks = self.planning
        where = HALVES if to.block in HALVES else (to.block,)  # a key may be in either half of the keyboard
        uses = (PlanUse(block, use) for block in where for use in USES)
        before = next((each for each in uses if code in blocks[each.block][each.use]), None)
        if before == to:
            return None
        self._chosen_plans[to.block] = {**blocks[to.block], to.use: (code,)}
        if before is not None:
            rest = tuple(each for each in blocks[before.block][before.use] if each != code)
            given = rest or blocks[to.block][to.use]
            given = given if before.use in ENDS else given[:1]
            self._chosen_plans[before.block] = {**self.planning[before.block], before.use: given}
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
        return any(self._chosen.values()) or bool(self._chosen_plans)

    def _meant(self, device: Device, code: int) -> Intent | None:
        return next((intent for intent in INTENTS if code in self.codes(device, intent)), None)

    def _keep(self) -> None:
        words: dict[str, Any] = {}
        for device, chosen in self._chosen.items():
            names = {code: name for name, code in reversed(NAMES[device].items())}
            words[device] = {intent: [names[code] for code in codes] for intent, codes in chosen.items()}
        words["planning"] = plans = {}
        for block, buttons in self._chosen_plans.items():
            names = {code: name for name, code in _codes(block).items()}
            plans[block] = {use: [names[code] for code in codes] for use, codes in buttons.items()}
        try:
            self._file.keep(words)
        except OSError as error:
            self._tell(refused("controls", error))

    def _drop_if_double(self) -> None:
        """Forget choices that leave a key with two meanings or in both halves, or choosing or going back with none."""
        for device in DEVICES:
            codes = [code for intent in INTENTS for code in self.codes(device, intent)]
            if len(codes) != len(set(codes)) or not all(self.codes(device, each) for each in ("choose", "back")):
                self._chosen[device] = {}
        if self.planning and halves_share(self.planning):
            self._chosen_plans = {}


def _defaults_in(path: Path, tell: Callable[[str], None]) -> tuple[dict[Device, Codes], dict[Block, PlanButtons]]:
    """The meanings in a YAML file; if it is wrong, that is told and those for the rescue are returned."""
    from game.content.strict_yaml import ContentError

    try:
        return read_defaults(path)
    except ContentError as error:
        tell(say("Only the arrows, Enter and Escape work now. {fault}", fault=error.text))
    return {device: _coded_bindings(device, RESCUE[device]) for device in DEVICES}, {}


def read_defaults(path: Path) -> tuple[dict[Device, Codes], dict[Block, PlanButtons]]:
    """What a YAML file says. Raises ContentError for anything that is no key or button, stands twice or is missing."""
    from game.content.readers import list_of, record, word
    from game.content.strict_yaml import read_yaml

    def table(device: Device) -> Any:
        return lambda entry: record(entry, dict.fromkeys(INTENTS, list_of(word(NAMES[device]), 0, 4, distinct=True)))

    root = read_yaml(path, f"{path.parent.name}/{path.name}")
    tables: dict[str, Any] = {device: table(device) for device in DEVICES}
    found = record(root, {**tables, "planning": read_blocks})
    for device in DEVICES:
        names = [name for intent in INTENTS for name in found[device][intent]]
        for name in names:
            if names.count(name) > 1:
                raise root.at(device).fault(f"expected each name once, found {name!r} twice")
        for intent in ("choose", "back"):
            if not found[device][intent]:
                raise root.at(device, intent).fault("expected at least one name")
    return {device: _coded_bindings(device, found[device]) for device in DEVICES}, found["planning"]


def _coded_bindings(device: Device, named: Mapping[Intent, Any]) -> Codes:
    return {intent: tuple(NAMES[device][name] for name in names) for intent, names in named.items()}


def _understood(words: str) -> Kept:
    """What was chosen, as far as this version knows it; raises UnreadableError for a file of another kind."""
    kept = table_in(words)
    chosen = {device: _chosen_in(device, kept.get(device)) for device in DEVICES}
    plans = kept.get("planning")
    found = {block: _kept(plans.get(block), _codes(block)) for block in BLOCKS} if isinstance(plans, dict) else {}
    return Kept(chosen, {block: buttons for block, buttons in found.items() if buttons is not None})


def _chosen_in(device: Device, kept: object) -> dict[Intent, tuple[int, ...]]:
    if not isinstance(kept, dict):
        return {}
    known = {intent: names_in(kept[intent], NAMES[device]) for intent in INTENTS if intent in kept}
    return {intent: codes for intent, codes in known.items() if codes is not None}
