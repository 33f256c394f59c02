"""Intents: what a person wants, such as `undo`. Keys and buttons become intents, and nothing else sees keys."""

from typing import Literal, TypeAlias, get_args

Intent: TypeAlias = Literal[
    "left",
    "right",
    "up",
    "down",
    "next",
    "before",
    "next_group",
    "group_before",
    "choose",
    "back",
    "lift",
    "look",
    "hint",
    "undo",
    "end_turn",
    "menu",
    "log",
    "board",
    "note",
    "turn_left",
    "turn_right",
    "lens",
]
INTENTS: tuple[Intent, ...] = get_args(Intent)
WAYS: dict[Intent, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STEPS: dict[Intent, int] = {"next": 1, "before": -1}
GROUPS: dict[Intent, int] = {"next_group": 1, "group_before": -1}
TURNS: dict[Intent, int] = {"turn_left": -1, "turn_right": 1}
MOVES = frozenset((*WAYS, *STEPS, *GROUPS))  # directions of the focus, which repeat while they are held

BUTTONS: dict[Intent, tuple[str, ...]] = {
    "hint": ("hint",),
    "undo": ("undo",),
    "end_turn": ("end", "continue", "confirm", "keep", "draw", "install", "print", "done"),
    "menu": ("menu",),
    "log": ("log",),
    "board": ("board",),
}
"""The targets that an intent presses: the first of them that is on the page."""


def presses(name: str) -> Intent | None:
    """The intent that presses a target with this name."""
    return next((intent for intent, names in BUTTONS.items() if name in names), None)
