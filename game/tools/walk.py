"""`python -m game.tools.walk memory WIDTH HEIGHT`: the memory held after a walk through all scenes of the tour."""

import json
import sys
import tempfile
from pathlib import Path

from game.terminal import tell
from game.tools.gallery import PICTURES
from game.tools.gallery_window import Gallery
from game.tools.measuring.trials import memory_mib


def walk(size: tuple[int, int]) -> dict[str, float | None]:
    """Show every scene in a window of that size; the memory that is held then, in MiB."""
    with tempfile.TemporaryDirectory() as saves:
        gallery = Gallery(size, Path(saves))
        for picture in PICTURES:
            gallery.show(picture.scenes(gallery), picture.seconds)
        held = memory_mib()
        gallery.close()
    return {"memory_mib": held}


if __name__ == "__main__":
    tell(json.dumps(walk((int(sys.argv[2]), int(sys.argv[3])))))
