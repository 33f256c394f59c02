"""Pictograms in one colour, by name: `icon("orders", 48, INK)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from game.client.art.canvas import Pen, cached
from game.client.art.pictograms import Draw
from game.client.art.pictograms.controls import CONTROLS
from game.client.art.pictograms.emblems import EMBLEMS
from game.client.art.pictograms.pads import PADS
from game.client.art.pictograms.rewards import REWARDS
from game.client.art.pictograms.trade import TRADE
from game.client.drawing.theme import INK, Family, Rgb, family_of

if TYPE_CHECKING:
    from game.content.vocabulary import GearRewardKind

ALIASES = {
    "scroll": "log",
    "book": "first",
    "fame": "laurel",
    "guilders": "coin",
    "specialty": "specialties",
    "preparation": "bag",
    "planning": "marker",
    "actions": "fist",
    "fulfilment": "press",
    "round_end": "hourglass",
    "turn": "rotate",
}
FAMILY_ICONS: dict[Family, str] = {
    "ink": "drop",
    "type": "type",
    "craft": "specialties",
    "fame": "laurel",
    "order": "order",
}
DRAWINGS: dict[str, Draw] = {**TRADE, **REWARDS, **CONTROLS, **EMBLEMS, **PADS}
NAMES = (*DRAWINGS, *ALIASES)


@cached
def icon(name: str, px: int, colour: Rgb = INK) -> Surface:
    """The pictogram of that name, `px` wide and high; KeyError for a name there is no pictogram of."""
    draw = DRAWINGS[ALIASES.get(name, name)]
    pen = Pen(px, colour)
    draw(pen)
    return pen.picture()


def reward_icon(kind: GearRewardKind) -> str:
    """The name of a gear reward's pictogram: its own, or that of its family."""
    return kind if kind in NAMES else FAMILY_ICONS[family_of(kind)]


def icon_picture(name: str, colour: Rgb = INK) -> Callable[[int, int], Surface]:
    """A pictogram as a picture of the size that is asked."""
    return lambda width, height: icon(name, min(width, height), colour)
