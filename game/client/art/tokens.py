"""All pieces smaller than a card: the one module from which scenes take them."""

from game.client.art.gears import (
    axle_pointer,
    gear,
    pitch_radius,
    reward_picture,
    reward_tile,
    sector_light,
    used_stamp,
)
from game.client.art.goods import coin, ink, laurel
from game.client.art.sorts import badge, letter_square, level_label, level_label_width, marker, roman, type_block
from game.client.art.turning_gears import turning_gear

__all__ = [
    "axle_pointer",
    "badge",
    "coin",
    "gear",
    "ink",
    "laurel",
    "letter_square",
    "level_label",
    "level_label_width",
    "marker",
    "pitch_radius",
    "reward_picture",
    "reward_tile",
    "roman",
    "sector_light",
    "turning_gear",
    "type_block",
    "used_stamp",
]
