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


class Refusals:
    """What is to be said of files that the disk would not keep: each sentence once."""

    def __init__(self) -> None:
        self._told: set[str] = set()
        self._waiting: list[str] = []

    def tell(self, sentence: str) -> None:
        """Have a sentence said, unless it was before."""
        if sentence not in self._told:
            self._told.add(sentence)
            self._waiting.append(sentence)

    def take(self) -> str:
        """The sentence that is to be said now; empty for none."""
        return self._waiting.pop(0) if self._waiting else ""
