"""`config/` read once into `Content`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.content import constants, decks
from game.content.agreement import refuse_disagreement
from game.content.errors import ContentError, Gathering
from game.content.naming import with_digest
from game.content.shapes import Reader, record
from game.content.short_titles import short_titles
from game.content.strict_yaml import Entry, read_yaml
from game.content.tables import Content
from game.foreign_file import is_folder, settled
from game.places import config_folder
from game.whole_text import short

LONGEST_PATH = 72  # letters of a path in a sentence, which the sheet of the cards has on a line

# C1: each deck has as many cards as the box, or more.
FILES: Mapping[str, Mapping[str, Reader[Any]]] = {
    "players.yaml": {"seat_counts": constants.seat_counts},
    "rules.yaml": {"rules": constants.rules},
    "characters.yaml": {"characters": decks.characters},
    "decks/printing.yaml": {"printing": decks.deck(decks.printing_card, *decks.PRINTING)},
    "decks/refinement.yaml": {"refinement": decks.deck(decks.refinement_card, *decks.REFINEMENT)},
    "decks/specialty.yaml": {"specialty": decks.deck(decks.specialty_card, *decks.SPECIALTY)},
    "decks/gears.yaml": {"gears": decks.deck(decks.gear, *decks.GEARS)},
    "decks/patronage.yaml": {"patronage": decks.patronage_deck},
    "decks/automa.yaml": {"planning": decks.deck(decks.planning_card, *decks.PLANNING), "execution": decks.execution},
}


def load_content(path: Path | None = None) -> Content:
    """Everything in a folder like `config/`; where no path is given, the owner's or the game's own is read.

    Raises ContentError with every fault that was found, the first in front.
    """
    root = settled(config_folder() if path is None else Path(path))
    if not is_folder(root):
        raise ContentError(
            short(str(root), LONGEST_PATH), 0, "", "expected a folder with players.yaml, rules.yaml and decks"
        )
    documents: dict[str, Entry] = {}
    values: dict[str, Any] = {}
    faults = Gathering()
    for name, shape in FILES.items():
        values |= faults.attempt(_read_file, root, name, shape, documents) or {}
    faults.close()
    content = Content(**values, digest="")
    refuse_disagreement(content, documents)
    return with_digest(content)


def shortened(content: Content, rounds: int) -> Content:
    """The same box for a game of fewer rounds: what opens later stays shut, and the titles at the end are others.

    ValueError for more rounds than the box has.

    >>> shortened(load_content(), 3).rules.rounds
    3
    """
    if not 1 <= rounds <= content.rules.rounds:
        raise ValueError(f"a game has 1 to {content.rules.rounds} rounds, not {rounds}")
    if rounds == content.rules.rounds:
        return content
    rules = msgspec.structs.replace(content.rules, rounds=rounds, solo_titles=short_titles(rounds))
    return with_digest(msgspec.structs.replace(content, rules=rules))


def _read_file(root: Path, name: str, shape: Mapping[str, Reader[Any]], documents: dict[str, Entry]) -> dict[str, Any]:
    """The values under a file's top keys; puts its root entry into `documents`."""
    documents[name] = read_yaml(root / name, f"{root.name}/{name}")
    return record(documents[name], shape)
