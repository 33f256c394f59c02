"""A machine in the middle of a game, with one thing to do, and a table that answers."""

from typing import Any

from game.companion.rules.dialogue import Answer, Event, Question, Word
from game.companion.rules.engine import answer, question, settled
from game.companion.rules.gains import Play
from game.companion.rules.machine import City, Shop, State, Task, Tile, Tradesman
from game.companion.rules.symbols import Effect
from game.companion.rules.tiles import load_tiles
from game.companion.told_text import REASONS

TILES = load_tiles()
NOTHING = Shop((), ())


def city(rows: int = 3, columns: int = 3, **shops: Shop) -> City:
    """A city whose shops give nothing, but those named by place: `shop_4=Shop(...)`."""
    return City(rows, columns, tuple(shops.get(f"shop_{place}", NOTHING) for place in range(rows * columns)))


def men(*men: tuple[int, int] | tuple[int, int, bool]) -> tuple[Tradesman, ...]:
    """The two tradesmen as (shop, room, standing); both stand where nothing else is said."""
    return tuple(Tradesman(*man) for man in men)


class Bench:
    """A state with tasks on its stack, worked out up to the first question."""

    def __init__(self, *tasks: Task, **fields: Any) -> None:
        fields = {"tile": Tile("east", "ABCDEF"), "round": 1, "city": city(), "pile": tuple(range(24)), **fields}
        play = Play(State(entropy=1, tiles=TILES, stack=tuple(reversed(tasks)), **fields))
        settled(play)
        self.state = play.state
        self.told: list[Event] = list(play.events)

    @property
    def question(self) -> Question:
        """The open question."""
        asked = question(self.state)
        assert asked is not None, "nothing is asked"
        return asked

    @property
    def kind(self) -> str | None:
        """What the open question is about, or None if nothing is asked."""
        asked = question(self.state)
        return asked.kind if asked else None

    def say(self, *answers: Answer) -> "Bench":
        """Give answers, and gather what they make happen."""
        for given in answers:
            self.state, told = answer(self.state, given)
            self.told += told
        return self

    def words(self, *words: str) -> "Bench":
        """Give answers of one word each."""
        return self.say(*(Word(word) for word in words))

    def of(self, kind: str) -> list[Event]:
        """What happened of one kind."""
        return [each for each in self.told if each.kind == kind]


def event(kind: str, **figures: object) -> Event:
    """What happened; an instruction is one for which there is a reason."""
    return Event(kind, figures, by_hand=kind in REASONS)


def gives(**amounts: int) -> tuple[Effect, ...]:
    """Effects by kind."""
    return tuple(Effect(kind, amount) for kind, amount in amounts.items())  # type: ignore[arg-type]
