"""The list of masters with a hash of each one's pixels, and whether the files are what the code draws."""

import hashlib
import json
from collections.abc import Callable

import numpy as np
import pygame
from pygame import Surface

from devtools.bake.catalogue import pictures
from devtools.bake.png import write
from game.client.graphics.masters import IMAGE_DIR, path_of

MANIFEST = IMAGE_DIR / "manifest.json"
TOLERANCE = 0.5  # of 255: other processors round some sines otherwise


def bake(word: str, told: Callable[[str, int], None]) -> None:
    """Writes the masters whose names hold a word, and their hashes into the manifest."""
    for name, picture in pictures(word):
        write(picture, path_of(name))
        _record(name, fingerprint(picture))
        told(name, path_of(name).stat().st_size)


def _record(name: str, fresh_hash: str) -> None:
    """Writes one hash into the manifest: at once, so that a bake that is stopped leaves it true."""
    lines = json.dumps(dict(sorted({**recorded(), name: fresh_hash}.items())), indent=1)
    MANIFEST.write_text(lines + "\n", encoding="utf-8")


def recorded() -> dict[str, str]:
    """The hashes in the manifest, by the names of masters."""
    if not MANIFEST.is_file():
        return {}
    hashes: dict[str, str] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return hashes


def fingerprint(picture: Surface) -> str:
    """A hash of a picture's size and of what can be seen of it."""
    return hashlib.sha256(repr(picture.get_size()).encode() + seen(picture).tobytes()).hexdigest()[:32]


def seen(picture: Surface) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The pixels in rows of RGBA."""
    full = np.frombuffer(pygame.image.tobytes(picture, "RGBA"), np.uint8)
    return full.reshape(picture.get_height(), picture.get_width(), 4)


def stale(word: str = "") -> list[str]:
    """A line for each master whose file is missing, or is not what the code draws now."""
    hashes = recorded()
    return [line for name, picture in pictures(word) if (line := problem(name, picture, hashes.get(name)))]


def problem(name: str, fresh: Surface, recorded_hash: str | None) -> str:
    """What is wrong with a master's file; nothing if all is well."""
    if not path_of(name).is_file():
        return f"{name}: there is no such file; bake it"
    filed = pygame.image.load(path_of(name))
    if fingerprint(filed) != recorded_hash:
        return f"{name}: the file is not the one in the manifest; bake it"
    if fresh.get_size() != filed.get_size():
        return f"{name}: drawn at another size now; bake it"
    apart = np.abs(seen(fresh).astype(np.int16) - seen(filed)).mean()
    return f"{name}: drawn otherwise now; bake it" if apart > TOLERANCE else ""
