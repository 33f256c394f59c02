"""`python -m tests.snapshots.make [WORD]`: take all snapshots anew, or those with a word in their names.

Only a picture that visibly differs is written, so that a commit shows what was changed and nothing else.
"""

import os
import sys
from pathlib import Path

import pygame


def main(word: str = "") -> int:
    """Return 0 when every snapshot shows what its scene looks like now, and no other snapshot is left."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tests.snapshots.shots import SHOTS, SIZES, STORED, opened, taken

    STORED.mkdir(exist_ok=True)
    written = []
    for size in SIZES:
        with opened(size) as gallery:
            chosen = [shot for shot in SHOTS if shot.size == size and word in shot.name]
            written += [shot.name for shot in chosen if _keep(taken(gallery, shot), shot.stored)]
    gone = {path.name for path in STORED.glob("*.png")} - {shot.stored.name for shot in SHOTS}
    for name in gone:
        (STORED / name).unlink()
    if written:
        print(*written, sep="\n")
    print(f"{len(written)} snapshots were written, {len(gone)} were removed")
    return 0


def _keep(found: pygame.Surface, path: Path) -> bool:
    """Write a snapshot, unless the one that is there shows the same; whether it was written."""
    from tests.snapshots.compare import difference

    if path.is_file() and not difference(pygame.image.load(path).convert(24), found).is_visible:
        return False
    pygame.image.save(found, path)
    return True


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
