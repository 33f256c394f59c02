"""Upgrades of older saves to the newest format, by numbered steps.

A new field with a default needs no step. Whatever an older program could not read, or this one could not read of an
older save, needs one: a function at the end of `STEPS`, which makes the format one higher.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

Raw: TypeAlias = dict[str, Any]
"""A save or some of its parts as JSON: `header`, `position`, `moves`, `drafts` and so on."""


def _players_have_levels(raw: Raw) -> None:
    """1 to 2: computers may play, at a level."""
    for player in raw.get("header", {}).get("players", ()):
        player.setdefault("level", None)


def _orders_have_drafts(raw: Raw) -> None:
    """2 to 3: pieces on orders may be a draft too, and nothing in an older save has to change."""


STEPS: tuple[Callable[[Raw], None], ...] = (_players_have_levels, _orders_have_drafts)
"""The steps: the first leads from format 1 to format 2; each changes the save that it is given."""

FORMAT = len(STEPS) + 1
"""The format of the saves that this program writes."""


def upgrade(raw: Raw, written: int) -> Raw:
    """The same save, or the same parts of it, in the newest format; `written` is the format that it has."""
    for step in STEPS[max(0, written - 1) :]:
        step(raw)
    if "header" in raw:
        raw["header"]["format"] = FORMAT
    return raw
