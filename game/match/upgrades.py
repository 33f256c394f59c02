"""Saves of older formats brought to the shape of today, one numbered step after the other.

A new field with a default needs no step. Whatever an older program could not read, or this one could not read of an
older save, needs one: a function at the end of `STEPS`, which makes the format one higher.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

Raw: TypeAlias = dict[str, Any]
"""A save, or some of its parts, as the JSON tells it: `header`, `position`, `moves`, `drafts` and so on."""


def _players_have_levels(raw: Raw) -> None:
    """1 to 2: computers may play, at a level."""
    for player in raw.get("header", {}).get("players", ()):
        player.setdefault("level", None)


def _orders_have_drafts(raw: Raw) -> None:
    """2 to 3: what is laid on orders may be a draft too; nothing of an older save is told in another way."""


STEPS: tuple[Callable[[Raw], None], ...] = (_players_have_levels, _orders_have_drafts)
"""The first leads from format 1 to format 2; each changes what it is given."""

FORMAT = len(STEPS) + 1
"""The shape of the saves that this program writes."""


def upgrade(raw: Raw, written: int) -> Raw:
    """The same save, or the same parts of it, in the shape of today; `written` is the format that it has."""
    for step in STEPS[max(0, written - 1) :]:
        step(raw)
    if "header" in raw:
        raw["header"]["format"] = FORMAT
    return raw
