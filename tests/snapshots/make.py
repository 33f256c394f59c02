"""`python -m tests.snapshots.make [WORD]`: take all snapshots anew, or those with a word in their names.

Only a picture that visibly differs is written, so that a commit shows what was changed and nothing else. The pictures
of the README are written with theirs.
"""

import os
import sys
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from devtools.gallery_window import Gallery
    from tests.snapshots.shots import Shot


def main(word: str = "") -> int:
    """Return 0 when every snapshot shows what its scene looks like now, and no other snapshot is left."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tests.snapshots.shots import README_FOLDER, SHOTS, SIZES, STORED, opened

    for folder in (STORED, README_FOLDER):
        folder.mkdir(exist_ok=True)
    written = []
    for size in SIZES:
        with opened(size) as gallery:
            chosen = [shot for shot in SHOTS if shot.size == size and word in shot.name]
            written += [shot.name for shot in chosen if _keep(gallery, shot)]
    gone = {path.name for path in STORED.glob("*.png")} - {shot.stored.name for shot in SHOTS}
    for name in gone:
        (STORED / name).unlink()
    print(*written, f"{len(written)} snapshots were written, {len(gone)} were removed", sep="\n")
    return 0


def _keep(gallery: "Gallery", shot: "Shot") -> bool:
    """Write what a scene looks like, unless what is there shows the same; whether it was written."""
    from tests.snapshots.compare import difference, small
    from tests.snapshots.shots import whole

    window = whole(gallery, shot)
    found = small(window)
    same = shot.stored.is_file() and not difference(pygame.image.load(shot.stored).convert(24), found).is_visible
    if not same:
        pygame.image.save(found, shot.stored)
    if shot.in_readme and not (same and shot.in_readme.is_file()):
        pygame.image.save(window, shot.in_readme)
    return not same


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
