"""What is said of keys, buttons and targets: what they mean, what they are called, and how they stand."""

from collections.abc import Callable, Sequence

import pygame

from game.client.base.bindings import Block, Device, Intent, PlanUse, Use
from game.client.base.i18n import listed, pgettext, say
from game.client.base.pad_mapping import BUTTONS, Make
from game.client.graphics.pad_buttons import SHOULDERS

INTENT_WORDS: dict[Intent, Callable[[], str]] = {
    "left": lambda: say("Left"),
    "right": lambda: say("Right"),
    "up": lambda: say("Up"),
    "down": lambda: say("Down"),
    "next": lambda: say("Next thing"),
    "before": lambda: say("Previous thing"),
    "next_group": lambda: say("Next group"),
    "group_before": lambda: say("Previous group"),
    "choose": lambda: say("Choose"),
    "back": lambda: say("Back"),
    "lift": lambda: say("Lift, next place"),
    "look": lambda: say("Look closer"),
    "hint": lambda: say("Hint"),
    "undo": lambda: say("Undo"),
    "end_turn": lambda: say("End turn, go on"),
    "menu": lambda: say("Menu"),
    "log": lambda: say("Log"),
    "board": lambda: say("Whole board"),
    "note": lambda: say("Close a note"),
    "turn_left": lambda: say("Turn a gear left"),
    "turn_right": lambda: say("Turn a gear right"),
    "lens": lambda: say("Lens, while held"),
    "tell": lambda: say("Say more"),
}
KEY_WORDS: dict[int, Callable[[], str]] = {
    pygame.K_LEFT: lambda: say("Left"),
    pygame.K_RIGHT: lambda: say("Right"),
    pygame.K_UP: lambda: say("Up"),
    pygame.K_DOWN: lambda: say("Down"),
    pygame.K_RETURN: lambda: say("Enter"),
    pygame.K_KP_ENTER: lambda: say("Enter"),
    pygame.K_SPACE: lambda: pgettext("a key", "Space"),
    pygame.K_ESCAPE: lambda: say("Esc"),
    pygame.K_COMMA: lambda: say("Comma"),
    pygame.K_PERIOD: lambda: say("Full stop"),
    pygame.K_PAGEUP: lambda: say("Page up"),
    pygame.K_PAGEDOWN: lambda: say("Page down"),
}
BUTTON_WORDS: dict[str, Callable[[], str]] = {
    "dpleft": lambda: say("Left"),
    "dpright": lambda: say("Right"),
    "dpup": lambda: say("Up"),
    "dpdown": lambda: say("Down"),
    "start": lambda: pgettext("a button of a pad", "Start"),
    "back": lambda: say("Select"),
}
SHOULDER_NAMES = ("leftshoulder", "rightshoulder", "lefttrigger", "righttrigger")
STICKS = {"leftstick": "L3", "rightstick": "R3"}


def key_words(code: int) -> str:
    """The name of a key."""
    known = KEY_WORDS.get(code)
    return known() if known is not None else pygame.key.name(code).capitalize()


def button_name(code: int) -> str:
    """The name of a button in SDL's mappings."""
    return next(name for name, each in BUTTONS.items() if each == code)


def button_words(make: Make, code: int) -> str:
    """What a button of a pad is called: by what is written on it, or what it is for on most pads."""
    name = button_name(code)
    written = {**dict(zip(SHOULDER_NAMES, SHOULDERS[make], strict=True)), **STICKS}.get(name)
    return written or (BUTTON_WORDS[name]() if name in BUTTON_WORDS else name.upper())


def each_of(device: Device, codes: Sequence[int], make: Make) -> str:
    """The names of some keys or buttons."""
    if not codes:
        return pgettext("no key or button", "None")
    if device == "keys":
        return listed(list(dict.fromkeys(key_words(code) for code in codes)))
    return listed([button_words(make, code) for code in codes])


BLOCK_WORDS: dict[Block, Callable[[], str]] = {
    "pad": lambda: say("Controller"),
    "left_hand": lambda: say("Keyboard, left"),
    "right_hand": lambda: say("Keyboard, right"),
}
USE_WORDS: dict[Use, Callable[[], str]] = {
    "orders": lambda: say("Orders"),
    "inks": lambda: say("Inks"),
    "specialties": lambda: say("Specialties"),
    "gears": lambda: say("Gears"),
    "patronage": lambda: say("Patronage"),
    "all_back": lambda: say("Return all markers"),
    "hand_in": lambda: say("Submit: hold it, or press twice"),
}


def device_of(block: Block) -> Device:
    """The device to which a block of those that plan blind belongs."""
    return "buttons" if block == "pad" else "keys"


def plan_words(to: PlanUse) -> str:
    """What a button is for where all plan at once, and for whom."""
    return say("{name}: {value}", name=BLOCK_WORDS[to.block](), value=USE_WORDS[to.use]())
