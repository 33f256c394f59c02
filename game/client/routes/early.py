"""Scenes that are loaded while nobody does anything, so that the first look at each need not wait for its modules."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib import import_module


def load_scenes() -> Iterator[str]:
    """Load the modules of all scenes, one at each step; says which.

    In the end all that is loaded is left out of later searches for garbage, as it stays.
    """
    from pkgutil import walk_packages  # imported here, so that the first picture does not wait for it

    scenes = import_module("game.client.scenes")
    for module in walk_packages(scenes.__path__, f"{scenes.__name__}."):
        import_module(module.name)
        yield module.name
    gc.collect()
    gc.freeze()
