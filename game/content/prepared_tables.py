"""The files of prepared tables, read strictly: the chapters of the tutorial and the examples of the rules.

What is named beside cards (moves, sentences) is known further up: whoever reads says what there is.
"""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.content import readers
from game.content.readers import Reader, counts, flag, identifier, list_of, record, row_of, text, whole, word
from game.content.strict_yaml import ContentError, Entry, Gathering, read_yaml
from game.content.tables import AnswerTo, Bubble, Chapter, Content, Example, SeatSet, TableSet, Wish
from game.content.vocabulary import ACTIONS, INKS, LETTERS, SPECIALTIES
from game.places import CONFIG

MOST = 99


class Known(NamedTuple):
    """What may be named beside cards."""

    moves: Mapping[str, Collection[str]]  # the kinds of moves, with their fields
    move: Callable[[bytes], object]  # raises ValueError where the JSON is no move
    bubbles: Collection[str]
    answers: Collection[str]


class TableReader:
    """The readers of a prepared table and of moves, which look up what they name."""

    def __init__(self, content: Content, known: Known, most_seats: int = 2) -> None:
        self._content = content
        self.known = known
        self._most_seats = most_seats

    def table(self, entry: Entry) -> TableSet:
        card = {kind: self.card(kind) for kind in ("printing", "refinement", "specialty", "gears", "patronage")}
        fields = {
            "round": whole(1, self._content.rules.rounds),
            "stage": word(("planning", *ACTIONS, "fulfilment")),
            "seats": list_of(self._seat, 1, self._most_seats),
            "seed": whole(0, 2**31),
            "automa": flag,
            **{kind: list_of(read, 1, 6, distinct=True) for kind, read in card.items()},
            "ink_sets": list_of(list_of(word(INKS), 3, 3), 2, 4),
            "planning": self.card("planning"),
            "opening": list_of(self.move, 0, 9),
            "from_stop": text,
        }
        return row_of(TableSet, entry, fields)

    def _seat(self, entry: Entry) -> SeatSet:
        fields = {
            "guilders": whole(0, MOST),
            "fame": whole(0, 200),
            "types": counts(LETTERS, 0, 9),
            "inks": counts(INKS, 0, 9),
            "levels": counts(SPECIALTIES, 0, self._content.rules.top_level),
            "orders": list_of(self._order, 0, 4),
            "gears": list_of(self._gear, 0, 3),
            "patronage": list_of(self.card("patronage"), 0, 6),
            "markers": list_of(whole(0, 6), 5, 5),
            "character": self.card("characters"),
        }
        return row_of(SeatSet, entry, fields)

    def _order(self, entry: Entry) -> tuple[str, str]:
        values = record(entry, {"printing": self.card("printing"), "refinement": self.card("refinement")})
        return values["printing"], values["refinement"]

    def _gear(self, entry: Entry) -> tuple[str, int]:
        values = record(entry, {"gear": self.card("gears"), "sector": whole(0, 2)})
        return values["gear"], values["sector"]

    def card(self, kind: str) -> Reader[str]:
        """A reader of the ids of one kind of cards."""
        cards: Collection[str] = getattr(self._content, kind)

        def read(entry: Entry) -> str:
            name = identifier(entry)
            readers.refuse_unless(name in cards, entry, f"there is no card {name} of this kind")
            return name

        return read

    def move(self, entry: Entry) -> bytes:
        """A move, as JSON; it may stand there as JSON too, because YAML here has no word for nothing."""
        line = entry.value.encode() if isinstance(entry.value, str) else msgspec.json.encode(plain(entry))
        try:
            self.known.move(line)
        except ValueError as error:
            raise entry.fault(f"expected a move such as [take_inks, 0, 1, 1], found {readers.found(entry)}") from error
        return line


def plain(entry: Entry) -> Any:
    """The value of an entry without its places."""
    match entry.value:
        case list():
            return [plain(inner) for inner in entry.value]
        case dict():
            return {key: plain(inner) for key, inner in entry.value.items()}
    return entry.value


# The tutorial has a file for each chapter, in the order of their names.


FOLDER = "tutorial"


def load_tutorial(content: Content, known: Known, path: Path = CONFIG) -> tuple[Chapter, ...]:
    """All chapters in a folder like `config/`; raises ContentError with every fault."""
    files = sorted((path / FOLDER).glob("*.yaml"))
    if not files:
        raise ContentError(f"{path.name}/{FOLDER}", 0, "", "expected a folder with a file for each chapter")
    reader, faults = _TutorialReader(content, known), Gathering()
    chapters = [faults.attempt(reader.chapter, file, f"{path.name}/{FOLDER}/{file.name}") for file in files]
    faults.close()
    return tuple(chapter for chapter in chapters if chapter is not None)


class _TutorialReader(TableReader):
    """The readers of a chapter's parts, which look up what they name."""

    def chapter(self, file: Path, name: str) -> Chapter:
        fields = {
            "seconds": whole(30, 600),
            "tables": list_of(self.table, 1, 4),
            "bubbles": list_of(self._bubble, 1, 20),
            "other": list_of(self.move, 0, MOST),
            "free": flag,
        }
        entry = read_yaml(file, name)
        chapter = row_of(Chapter, entry, fields)
        count = len(chapter.tables)
        for at, bubble in enumerate(chapter.bubbles):
            readers.refuse_unless(bubble.table < count, entry.at("bubbles", at), f"expected one of {count} tables")
        return chapter

    # bubbles

    def _bubble(self, entry: Entry) -> Bubble:
        wishes = list_of(self._wish, 1, 6)
        targets = list_of(text, 1, 12)
        fields = {
            "say": word(self.known.bubbles),
            "hand": targets,
            "question": flag,
            "until": wishes,
            "instead": list_of(self._answer, 1, 6),
            "when": wishes,
            "unless": wishes,
            "show": list_of(list_of(text, 1, 2), 1, 60),
            "stuck": word(self.known.answers),
            "replay": flag,
            "wait": text,
            "meanwhile": word(self.known.answers),
            "table": whole(0, 3),
        }
        return row_of(Bubble, entry, fields)

    def _answer(self, entry: Entry) -> AnswerTo:
        return row_of(AnswerTo, entry, {"when": self._wish, "say": word(self.known.answers)})

    def _wish(self, entry: Entry) -> Wish:
        span = list_of(whole(0, MOST), 2, 2)
        texts = list_of(text, 1, 12)
        fields = {
            "made": self._made,
            "tried": list_of(list_of(text, 2, 2), 1, 6),
            "pressed": texts,
            "laid": _each(self.card("printing"), word(("letters", "colour", "all"))),
            "plain": list_of(self.card("printing"), 1, 4),
            "plan": _each(word(ACTIONS), span),
            "placed": whole(1, 10),
            "empty": whole(1, 5),
            "stop": text,
            "calm": flag,
            "gear_left": flag,
            "spent": text,
            "fame": span,
        }
        wish = row_of(Wish, entry, fields)
        readers.refuse_unless(bool(entry.value), entry, f"expected at least one of {readers.choice_of(fields)}")
        return wish

    def _made(self, entry: Entry) -> Mapping[str, Mapping[str, Any]]:
        """Kinds of moves, each with the values of some of its fields."""
        if not isinstance(entry.value, dict):
            raise entry.fault(f"expected a mapping of moves, found {readers.found(entry)}")
        for kind, inner in entry.value.items():
            if kind not in self.known.moves:
                raise inner.fault("there is no such move")
            if not isinstance(inner.value, dict):
                raise inner.fault(f"expected a mapping of fields, found {readers.found(inner)}")
            for name, value in inner.value.items():
                readers.refuse_unless(name in self.known.moves[kind], value, "the move has no such field")
        made: Mapping[str, Mapping[str, Any]] = plain(entry)
        return made


def _each(name: Reader[Any], value: Reader[Any]) -> Reader[Mapping[Any, Any]]:
    """A reader of mappings from names to values."""

    def read(entry: Entry) -> Mapping[Any, Any]:
        if not isinstance(entry.value, dict) or not entry.value:
            raise entry.fault(f"expected a mapping, found {readers.found(entry)}")
        return {name(Entry(key, inner.file, inner.line, inner.key)): value(inner) for key, inner in entry.value.items()}

    return read


FILE = "examples.yaml"
IDS = tuple(f"X{number}" for number in range(1, 13))
SEATS = 4


def load_examples(
    content: Content, known: Known, articles: Collection[str], path: Path = CONFIG
) -> tuple[Example, ...]:
    """All examples in a folder like `config/`, each of one of these articles; raises ContentError with every fault."""
    entry = read_yaml(path / FILE, f"{path.name}/{FILE}")
    read = list_of(_ExamplesReader(content, known, articles).example, 1, len(IDS))
    found: tuple[Example, ...] = record(entry, {"examples": read})["examples"]
    for names in ([one.id for one in found], [one.article for one in found]):
        twice = [name for name in names if names.count(name) > 1]
        readers.refuse_unless(not twice, entry.at("examples"), f"{twice[:1]} is there twice")
    return found


class _ExamplesReader(TableReader):
    """The reader of an example."""

    def __init__(self, content: Content, known: Known, articles: Collection[str]) -> None:
        super().__init__(content, known, SEATS)
        self._articles = articles

    def example(self, entry: Entry) -> Example:
        fields = {
            "id": word(IDS),
            "article": word(self._articles),
            "table": self.table,
            "moves": list_of(self.move, 1, MOST),
        }
        return row_of(Example, entry, fields)
