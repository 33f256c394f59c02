"""`config/` read once into `Content`: what its files must agree on, its digest, and what `check` says of it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from game import places
from game.content import decks, readers
from game.content.readers import Reader, record, refuse_unless
from game.content.strict_yaml import ContentError, Entry, Gathering, read_yaml
from game.content.tables import Content, SoloTitle
from game.content.vocabulary import INKS
from game.foreign_file import is_folder, settled
from game.whole_text import short

# What the files of `config/` must agree on with one another; each fault is told at the number that breaks it.


def refuse_disagreement(content: Content, documents: Mapping[str, Entry]) -> None:
    """Raises every disagreement between the files; `documents` has the root entry of each file."""
    faults = Gathering()
    rules = documents["rules.yaml"].at("rules")
    for check in (_automa, _markers, _characters):
        faults.attempt(check, content, rules)
    for index, seats in enumerate(content.seat_counts):
        row = documents["players.yaml"].at("seat_counts", index)
        for check_row in (_patronage_rounds, _draft, _inks, _gears):
            faults.attempt(check_row, content, seats, row)
    for fault in _equal_ids(content, documents):
        faults.add(fault)
    faults.close()


def _automa(content: Content, entry: Entry) -> None:
    """U2 and §9: a planning card for every round, and the markers of the first in turn order."""
    rules = content.rules
    spare = len(content.planning) - rules.planning_cards_aside
    message = f"expected at least {rules.rounds} planning cards left for the rounds, found {spare}"
    refuse_unless(spare >= rules.rounds, entry.at("planning_cards_aside"), message)
    first = rules.markers_by_turn[0]
    place = entry.at("automa_start")
    refuse_unless(sum(rules.automa_start) == first, place, f"expected {first} markers, as markers_by_turn gives first")
    most = rules.most_markers_on_action
    refuse_unless(max(rules.automa_start) <= most, place, f"expected at most {most} markers on an action")


def _markers(content: Content, entry: Entry) -> None:
    """L1: all markers must find room on the five actions."""
    rules = content.rules
    room = rules.most_markers_on_action * len(rules.automa_start)
    place = entry.at("markers_by_turn")
    refuse_unless(max(rules.markers_by_turn) <= room, place, f"expected at most {room}, the room on the five actions")
    in_turn = list(rules.markers_by_turn)
    # N4 passes one marker from each of the others to who was first, which keeps the counts only in steps of one.
    steps = list(range(in_turn[0], in_turn[0] + len(in_turn)))
    refuse_unless(in_turn == steps, place, "expected each in turn order to have one marker more than the one before")


def _characters(content: Content, entry: Entry) -> None:
    """guillard: no more gears installed than drawn."""
    rules = content.rules
    fits = rules.guillard_installed <= rules.guillard_drawn
    refuse_unless(fits, entry.at("guillard_installed"), f"expected at most guillard_drawn, {rules.guillard_drawn}")


def _patronage_rounds(content: Content, seats: int, row: Entry) -> None:
    last = content.seat_counts[seats].patronage_rounds[-1]
    rounds = content.rules.rounds
    refuse_unless(last <= rounds, row.at("patronage_rounds"), f"expected rounds up to {rounds}, found {last}")


def _draft(content: Content, seats: int, row: Entry) -> None:
    """P2, P5: enough cards for everybody's orders."""
    needed = content.rules.draft_rounds * seats
    pool = content.seat_counts[seats].draft_pool
    refuse_unless(pool >= needed, row.at("draft_pool"), f"expected at least {needed} cards for {seats} seats")


def _inks(content: Content, seats: int, row: Entry) -> None:
    """P1: the bag fills every ink space."""
    on_board = content.seat_counts[seats].spaces * content.rules.ink_set_size
    bag = content.rules.inks_per_colour * len(INKS)
    refuse_unless(on_board <= bag, row.at("spaces"), f"expected spaces for at most {bag} inks, found {on_board}")


def _gears(content: Content, seats: int, row: Entry) -> None:
    """S3: gears are left for the board and for `guillard` when the white-lined ones are out."""
    table = content.seat_counts[seats]
    in_play = sum(gear.line == "grey" or table.white_gears for gear in content.gears.values())
    needed = table.spaces + content.rules.guillard_drawn
    message = f"expected at least {needed} gears in play with {seats} seats, found {in_play}"
    refuse_unless(in_play >= needed, row.at("white_gears"), message)


def _equal_ids(content: Content, documents: Mapping[str, Entry]) -> Iterable[ContentError]:
    """Ids that two decks share: a move names a card by its id alone."""
    seen: dict[str, str] = {}
    for file in ("printing", "refinement", "specialty", "gears", "patronage"):
        for index, card_id in enumerate(getattr(content, file)):
            if card_id in seen:
                place = documents[f"decks/{file}.yaml"].at(file, index, "id")
                yield place.fault(f"expected a new id, but {card_id} is in decks/{seen[card_id]}.yaml too")
            seen.setdefault(card_id, file)


# The titles of games with fewer rounds than the box has: fame for six rounds would make everybody a student.


ROUNDS = 3  # of the games that the minimums were measured in
SHORT_TITLES: tuple[SoloTitle, ...] = (
    SoloTitle(50, "masters_aide"),
    SoloTitle(42, "foreman"),
    SoloTitle(34, "pressman"),
    SoloTitle(26, "proofreader"),
    SoloTitle(18, "typesetter"),
    SoloTitle(10, "ink_maker"),
    SoloTitle(0, "printers_devil"),
)
"""Half of the games between novices end below 30 fame after three rounds, half of those between adepts above 34."""


def short_titles(rounds: int) -> tuple[SoloTitle, ...]:
    """The titles of a game of so many rounds, the highest in front.

    >>> [title.minimum for title in short_titles(1)]
    [16, 14, 11, 8, 6, 3, 0]
    """
    return tuple(SoloTitle(title.minimum * rounds // ROUNDS, title.id) for title in SHORT_TITLES)


def are_short(titles: Sequence[SoloTitle]) -> bool:
    """Whether titles are those of a game with fewer rounds."""
    return titles[-1].id == SHORT_TITLES[-1].id


# The name of a content: a digest of what is played with, and whether a match was played with it. Words are no part
# of it: a mended title or name costs no match its moves.


WORDS: Mapping[str, Mapping[str, object]] = {
    "printing": {"title": "", "original_title": "", "printer": "", "city": "", "year": 0},
    "patronage": {"name": ""},
    "characters": {"name": "", "city": "", "life": ""},
}
"""What is only read on cards, by the table that has it."""

FORMER: Mapping[str, str] = {
    "bf159973f307d44d637afe2577a8e749": "4b6c3e7637a6091e51d19663fc4cfd4d",
    "c70b933c35525d2b9cc5f016dd8c6bfc": "406a8f7cf3a9cb70e0ea0e5eb6fe100a",
}
"""The names of the game's own cards while words were part of them, and those of now: of three rounds, and of six."""


def with_digest(content: Content) -> Content:
    """The content under the name that belongs to its tables."""
    return msgspec.structs.replace(content, digest=_digest(_wordless(content)))


def is_name_of(digest: str, content: Content) -> bool:
    """Whether a match under this name was played with what this content plays with."""
    return content.digest in {digest, FORMER.get(digest)} or digest == _digest(content)


def _wordless(content: Content) -> Content:
    tables = {
        table: {id_: msgspec.structs.replace(row, **blank) for id_, row in getattr(content, table).items()}
        for table, blank in WORDS.items()
    }
    return msgspec.structs.replace(content, **tables)


def _digest(content: Content) -> str:
    """A name for exactly this content: the hash of all its tables, in the files' order.

    An ability of a character's own name is left out, as it was before characters had a list of them: saves go on.
    """
    named = {
        id_: msgspec.structs.replace(character, abilities=()) if character.abilities == (id_,) else character
        for id_, character in content.characters.items()
    }
    content = msgspec.structs.replace(content, characters=named, digest="")
    return blake2b(msgspec.json.encode(content), digest_size=16).hexdigest()


LONGEST_PATH = 72  # letters of a path in a sentence, which the sheet of the cards has on a line

# C1: each deck has as many cards as the box, or more.
FILES: Mapping[str, Mapping[str, Reader[Any]]] = {
    "players.yaml": {"seat_counts": readers.seat_counts},
    "rules.yaml": {"rules": readers.rules},
    "characters.yaml": {"characters": decks.deck(decks.character, *decks.CHARACTERS)},
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
    root = settled(places.config_folder() if path is None else Path(path))
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


def own_content() -> Content:
    """The game's own cards, whatever cards an owner plays with: tutorial and examples are prepared with them."""
    return _read_once(places.CONFIG)


_read_once = cache(load_content)


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


def check(path: Path | None = None) -> list[str]:
    """A few lines that sum up a content folder that is in order. Raises ContentError where it is not."""
    content = load_content(path)
    letters = [sum(column) for column in zip(*(card.needs for card in content.printing.values()), strict=True)]
    grey = sum(gear.line == "grey" for gear in content.gears.values())
    return [
        f"{len(content.printing)} printing cards, each letter {_spread(letters)} times",
        f"{len(content.refinement)} refinement cards",
        f"{len(content.specialty)} specialty cards",
        f"{len(content.gears)} gears, {grey} grey and {len(content.gears) - grey} white",
        f"{len(content.patronage)} patronage cards",
        f"{len(content.characters)} characters",
        f"{len(content.planning)} planning and {len(content.execution)} execution cards",
        f"tables for {', '.join(str(seats) for seats in content.seat_counts)} seats, {content.rules.rounds} rounds",
        f"digest {content.digest}",
    ]


def _spread(numbers: list[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low} to {high}"
