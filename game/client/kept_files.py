"""Small files in the data folder, written whole or not at all: a kill in between leaves the old one."""

import os
from pathlib import Path

DAMAGED = "damaged"


def write_whole(path: Path, words: str) -> None:
    """Put words in the place of a file, its folder made where it is missing; raises OSError where the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(words)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def set_aside(path: Path) -> Path:
    """Move a file that cannot be read out of the way, to a name that nothing has yet; OSError where that fails."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-{DAMAGED}-{number}{path.suffix}")).exists():
        number += 1
    return path.rename(aside)
