"""`config/examples.yaml` read strictly into the worked examples of the rules, each a prepared table and its moves."""

from collections.abc import Collection
from pathlib import Path

from game.content.prepared_tables import MOST, Known, TableReader
from game.content.shapes import list_of, record, refuse_unless, word
from game.content.strict_yaml import Entry, read_yaml
from game.content.tables import Content
from game.content.tutorial_tables import Example
from game.places import CONFIG

FILE = "examples.yaml"
IDS = tuple(f"X{number}" for number in range(1, 13))
SEATS = 4


def load_examples(
    content: Content, known: Known, articles: Collection[str], path: Path = CONFIG
) -> tuple[Example, ...]:
    """All examples in a folder like `config/`, each of one of these articles; raises ContentError with every fault."""
    entry = read_yaml(path / FILE, f"{path.name}/{FILE}")
    read = list_of(_Reader(content, known, articles).example, 1, len(IDS))
    found: tuple[Example, ...] = record(entry, {"examples": read})["examples"]
    for names in ([one.id for one in found], [one.article for one in found]):
        twice = [name for name in names if names.count(name) > 1]
        refuse_unless(not twice, entry.at("examples"), f"{twice[:1]} is there twice")
    return found


class _Reader(TableReader):
    """The reader of an example."""

    def __init__(self, content: Content, known: Known, articles: Collection[str]) -> None:
        super().__init__(content, known, SEATS)
        self._articles = articles

    def example(self, entry: Entry) -> Example:
        """An example."""
        readers = {
            "id": word(IDS),
            "article": word(self._articles),
            "table": self.table,
            "moves": list_of(self.move, 1, MOST),
        }
        return Example(**record(entry, readers))
