"""The 24 action tiles of our own, read strictly from `config/companion.yaml` (Q3)."""

from pathlib import Path

from game.companion.rules.dialogue import is_letter_order
from game.companion.rules.machine import Tile
from game.companion.rules.symbols import DIRECTIONS
from game.content.readers import found, list_of, record, word
from game.content.strict_yaml import Entry, read_yaml
from game.foreign_file import is_taken
from game.places import CONFIG, config_folder

FILE = "companion.yaml"
TILE_COUNT = 24


def load_tiles(folder: Path | None = None) -> tuple[Tile, ...]:
    """The tiles of a folder like `config/`. Raises ContentError with every fault.

    Where none is given, the owner's folder is read, or the game's own where that one leaves the tiles out. Only our own
    set is bound to be even (Q3_ruling); an owner may write the printed tiles into the file.
    """
    root = config_folder() if folder is None else folder
    if folder is None and not is_taken(root / FILE):
        root = CONFIG
    entry = read_yaml(root / FILE, f"{root.name}/{FILE}")
    tiles: tuple[Tile, ...] = record(entry, {"tiles": list_of(_tile, TILE_COUNT, TILE_COUNT)})["tiles"]
    return tiles


def check_tiles(folder: Path) -> None:
    """Read the tiles of an owner's folder, which may leave them out. Raises ContentError with every fault."""
    if is_taken(folder / FILE):
        load_tiles(folder)


def _tile(entry: Entry) -> Tile:
    values = record(entry, {"arrow": word(DIRECTIONS), "letters": _letters})
    return Tile(**values)


def _letters(entry: Entry) -> str:
    """Q3: an order of the six letters."""
    if isinstance(entry.value, str) and is_letter_order(entry.value):
        return entry.value
    raise entry.fault(f"expected the six letters A to F in an order, like CABFDE, found {found(entry)}")
