"""The ten printers in woodcut: who sits for which portrait, and the oval they are cut to."""

from collections.abc import Callable

from devtools.bake_woodcuts import sitters_east as east
from devtools.bake_woodcuts import sitters_west as west
from devtools.bake_woodcuts.block import PAPER, Block
from devtools.bake_woodcuts.lines import oval

SITTERS: dict[str, Callable[[Block], None]] = {
    "gutenberg": east.gutenberg,
    "guillard": west.guillard,
    "manutius": west.manutius,
    "ungler": east.ungler,
    "schoffer": east.schoffer,
    "tory": west.tory,
    "plantin": west.plantin,
    "caxton": west.caxton,
    "fiol": east.fiol,
    "vietor": east.vietor,
}


def portrait(character: str, width: int, height: int) -> Block:
    """The block of a character's portrait, cut to an oval with a double rim."""
    block = Block((width, height), character)
    SITTERS[character](block)
    middle = (50.0, block.tall / 2)
    inner = oval(*middle, 47.0, middle[1] - 3.2)
    picture = block.canvas.copy()
    block.canvas.fill(PAPER)
    with block.inside(inner):
        block.canvas.blit(picture, (0, 0))
    block.line([*inner, inner[0]], 0.8, points_at=(0, 0))
    rim = oval(*middle, 48.9, middle[1] - 1.2)
    block.line([*rim, rim[0]], 1.7, points_at=(0, 0))
    return block
