"""Decode all baked pictures: a file of its own, as its time is measured in a program that loads nothing else."""

import pygame

from game.client.graphics.masters import IMAGE_DIR


def load_pictures(scale: float) -> int:
    """Decode every baked picture that a window of this scale has a use for; how many there are."""
    names = {str(path.relative_to(IMAGE_DIR).with_suffix("")) for path in IMAGE_DIR.rglob("*.png")}
    large = {name.removesuffix("_small") for name in names if name.endswith("_small")} | {"title_3840"}
    unused = large if scale <= 1 else {f"{name}_small" for name in large} | {"title_1920"}
    for name in sorted(names - unused):
        pygame.image.load(IMAGE_DIR / f"{name}.png")
    return len(names - unused)
