"""A process that tells a whole game of every mix of seats: its moves and all that happened, line by line."""

from random import Random

import msgspec

from game.content import Content, load_content
from game.match.timeline import Timeline
from game.rules import Options, digest
from game.rules.moves import to_text
from tests.match.play import MIXES, random_move


def tell(content: Content, options: Options, seed: int) -> None:
    """Print a game."""
    rng = Random(seed)
    timeline = Timeline.start(content, options, seed)
    print(options, msgspec.json.encode(timeline.opening).decode())
    while not timeline.table.is_over:
        entry = timeline.advance(random_move(timeline.table, rng))
        print(entry.number, to_text(entry.move), msgspec.json.encode(entry.events).decode())
    print(digest(timeline.table))


if __name__ == "__main__":
    content = load_content()
    for seats, automa in MIXES:
        tell(content, Options(seats=seats, automa=automa, characters=True), seed=17)
