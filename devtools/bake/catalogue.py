"""What is baked: the name of each master and how it comes about."""

from collections.abc import Callable, Iterator
from functools import partial
from string import ascii_uppercase
from typing import TypeAlias

from pygame import Surface

from devtools.bake import materials, pieces, portraits, title, wheels, woodcuts, workshop
from game.client.graphics.masters import TITLE_WIDTHS
from game.client.graphics.material import BEVEL_RADII
from game.client.graphics.theme import AUTOMA_STYLE, BRASS_DARK, OAK, SEAT_STYLES, WALNUT, mix
from game.content.vocabulary import INKS, LETTERS
from game.gearbox.mesh import SECTORS

Bake: TypeAlias = Callable[[], Surface]

GRAINS: dict[str, Bake] = {
    "grain_wood": partial(materials.wood_grain, (3072, 768), 118, 3),
    "grain_fine_wood": partial(materials.wood_grain, (1536, 512), 52, 8),
    "grain_parchment": materials.parchment,
    "grain_mottle": materials.mottle,
}
EDGES: dict[str, Bake] = {
    f"torn_{side}": partial(materials.torn_edge, side, seed) for seed, side in enumerate(materials.SIDES, 11)
}
MATERIALS: dict[str, Bake] = {
    **GRAINS,
    **EDGES,
    **{f"{name}_small": partial(materials.small, bake) for name, bake in {**GRAINS, **EDGES}.items()},
    "age": materials.age,
    "lamp": materials.lamp,
    "soft_box": materials.soft_box,
    "bevel_slug": partial(materials.bevel, 192, BEVEL_RADII["bevel_slug"], 6, 160, 150),
    "bevel_board": partial(materials.bevel, 192, BEVEL_RADII["bevel_board"], 10, 120, 170),
    "bevel_card": partial(materials.bevel, 192, BEVEL_RADII["bevel_card"], 3, 90, 130),
}
JOINING_SORTS = ("hyphen", "space")
STYLES = (*SEAT_STYLES.values(), AUTOMA_STYLE)
PIECES: dict[str, Bake] = {
    **{f"type_{sort}_mirrored": partial(pieces.type_block, sort, True) for sort in (*ascii_uppercase, *JOINING_SORTS)},
    **{f"type_{letter}_readable": partial(pieces.type_block, letter, False) for letter in LETTERS},
    **{f"ink_{name}": partial(pieces.ink, name) for name in INKS},
    "guilder": pieces.guilder,
    **{f"badge_{style.emblem}": partial(pieces.badge, style) for style in STYLES},
    **{f"marker_{style.emblem}": partial(pieces.marker, style) for style in STYLES},
}
GEARS: dict[str, Bake] = {
    **{
        f"gear_{line}_{phase}": partial(wheels.gear_body, phase == "half", colour)
        for line, colour in (("white", wheels.WHITE_LINE), ("grey", wheels.GREY_LINE))
        for phase in ("whole", "half")
    },
    **{f"gear_sector_{index}": partial(wheels.gear_sector, index) for index in range(SECTORS)},
    **{f"gear_rim_{index}": partial(wheels.gear_rim, index) for index in range(SECTORS)},
    "gear_hub": wheels.gear_hub,
}
TITLE: dict[str, Bake] = {
    "wheel_36": partial(wheels.wheel, 1000, 36, 5, BRASS_DARK, False),
    "wheel_30": partial(wheels.wheel, 840, 30, 6, mix(BRASS_DARK, WALNUT, 0.35), False),
    "wheel_24": partial(wheels.wheel, 720, 24, 5, mix(OAK, WALNUT, 0.3), True),
    "wheel_20": partial(wheels.wheel, 560, 20, 4, mix(BRASS_DARK, WALNUT, 0.2), False),
}
WORKSHOP: dict[str, Bake] = {
    "press_frame": workshop.press_frame,
    "press_platen": workshop.press_platen,
    "press_lever": workshop.press_lever,
    "press_collar": workshop.press_collar,
    "seal_press": partial(workshop.seal, "press"),
    "seal_eye": partial(workshop.seal, "eye"),
    "initial_ground": workshop.initial_ground,
}
WHOLE: dict[str, Bake] = {  # put together from the masters above, so baked after them
    "title_sheets": title.sheets,
    **{f"title_{width}": partial(title.title_ground, width) for width in TITLE_WIDTHS},
}
MASTERS: dict[str, Bake] = {
    **MATERIALS, **PIECES, **GEARS, **TITLE, **WORKSHOP, **woodcuts.MASTERS, **portraits.MASTERS, **WHOLE,
}  # fmt: skip


def pictures(word: str = "") -> Iterator[tuple[str, Surface]]:
    """The masters whose names hold a word, one after the other."""
    for name, bake in MASTERS.items():
        if word in name:
            yield name, bake()
