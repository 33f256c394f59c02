"""`config/tutorial/` read strictly into chapters: a file for each, in the order of their names.

What a chapter names beside cards (moves, sentences) is known further up: whoever reads says what there is.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.content.errors import ContentError, Gathering
from game.content.names import ACTIONS
from game.content.prepared_tables import MOST, Known, TableReader, plain
from game.content.shapes import Reader, choice_of, flag, found, list_of, record, refuse_unless, text, whole, word
from game.content.strict_yaml import Entry, read_yaml
from game.content.tables import Content
from game.content.tutorial_tables import AnswerTo, Bubble, Chapter, Wish
from game.places import CONFIG

FOLDER = "tutorial"
LAID = ("letters", "colour", "all")


def load_tutorial(content: Content, known: Known, path: Path = CONFIG) -> tuple[Chapter, ...]:
    """All chapters in a folder like `config/`; raises ContentError with every fault."""
    files = sorted((path / FOLDER).glob("*.yaml"))
    if not files:
        raise ContentError(f"{path.name}/{FOLDER}", 0, "", "expected a folder with a file for each chapter")
    reader, faults = _Reader(content, known), Gathering()
    chapters = [faults.attempt(_chapter, reader, file, f"{path.name}/{FOLDER}/{file.name}") for file in files]
    faults.close()
    return tuple(chapter for chapter in chapters if chapter is not None)


def _chapter(reader: "_Reader", file: Path, name: str) -> Chapter:
    return reader.chapter(read_yaml(file, name))


class _Reader(TableReader):
    """The readers of a chapter's parts, which look up what they name."""

    def chapter(self, entry: Entry) -> Chapter:
        values = record(
            entry,
            {
                "seconds": whole(30, 600),
                "tables": list_of(self.table, 1, 4),
                "bubbles": list_of(self._bubble, 1, 20),
            },
            {"other": (list_of(self.move, 0, MOST), ()), "free": (flag, False)},
        )
        for at, bubble in enumerate(values["bubbles"]):
            place = entry.at("bubbles", at)
            refuse_unless(
                bubble.table < len(values["tables"]), place, f"expected one of {len(values['tables'])} tables"
            )
        return Chapter(**values)

    # bubbles

    def _bubble(self, entry: Entry) -> Bubble:
        wishes = list_of(self._wish, 1, 6)
        targets = list_of(text, 1, 12)
        return Bubble(
            **record(
                entry,
                {"say": word(self.known.bubbles)},
                {
                    "hand": (targets, ()),
                    "question": (flag, False),
                    "until": (wishes, ()),
                    "instead": (list_of(self._answer, 1, 6), ()),
                    "when": (wishes, ()),
                    "unless": (wishes, ()),
                    "show": (list_of(list_of(text, 1, 2), 1, 60), ()),
                    "stuck": (word(self.known.answers), ""),
                    "replay": (flag, False),
                    "wait": (text, ""),
                    "meanwhile": (word(self.known.answers), ""),
                    "table": (whole(0, 3), -1),
                },
            )
        )

    def _answer(self, entry: Entry) -> AnswerTo:
        return AnswerTo(**record(entry, {"when": self._wish, "say": word(self.known.answers)}))

    def _wish(self, entry: Entry) -> Wish:
        span = list_of(whole(0, MOST), 2, 2)
        texts = list_of(text, 1, 12)
        optional: Mapping[str, tuple[Reader[Any], Any]] = {
            "made": (self._made, {}),
            "tried": (list_of(list_of(text, 2, 2), 1, 6), ()),
            "pressed": (texts, ()),
            "laid": (_each(self.card("printing"), word(LAID)), {}),
            "plain": (list_of(self.card("printing"), 1, 4), ()),
            "plan": (_each(word(ACTIONS), span), {}),
            "placed": (whole(1, 10), None),
            "empty": (whole(1, 5), None),
            "stop": (text, ""),
            "calm": (flag, False),
            "gear_left": (flag, False),
            "spent": (text, ""),
            "fame": (span, None),
        }
        values = record(entry, {}, optional)
        refuse_unless(bool(entry.value), entry, f"expected at least one of {choice_of(optional)}")
        return Wish(**values)

    def _made(self, entry: Entry) -> Mapping[str, Mapping[str, Any]]:
        """Kinds of moves, each with the values of some of its fields."""
        if not isinstance(entry.value, dict):
            raise entry.fault(f"expected a mapping of moves, found {found(entry)}")
        for kind, inner in entry.value.items():
            if kind not in self.known.moves:
                raise inner.fault("there is no such move")
            if not isinstance(inner.value, dict):
                raise inner.fault(f"expected a mapping of fields, found {found(inner)}")
            for name, value in inner.value.items():
                refuse_unless(name in self.known.moves[kind], value, "the move has no such field")
        made: Mapping[str, Mapping[str, Any]] = plain(entry)
        return made


def _each(name: Reader[Any], value: Reader[Any]) -> Reader[Mapping[Any, Any]]:
    """A reader of mappings from names to values."""

    def read(entry: Entry) -> Mapping[Any, Any]:
        if not isinstance(entry.value, dict) or not entry.value:
            raise entry.fault(f"expected a mapping, found {found(entry)}")
        return {name(Entry(key, inner.file, inner.line, inner.key)): value(inner) for key, inner in entry.value.items()}

    return read
