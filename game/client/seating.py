"""Who is to sit at the table and what is to be played with, until a match starts.

The laws of the rules about seats (S1, S2, S4) show here as switches that are fixed, each with its reason in words.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbelow

import msgspec

from game.client.kept_files import write_whole
from game.client.messages import say
from game.match.players import Player
from game.rules import Options

STYLES = ("anchor", "compasses", "key", "tower")
SEATS = len(STYLES)
FILE = "seats.json"
LONGEST_NAME = 24
LONGEST_SEED = 12


class Chair(msgspec.Struct):
    """One of the four seats: a person with a name and an emblem, or nobody."""

    name: str
    style: str
    taken: bool


class Seating(msgspec.Struct):
    """What is chosen so far. `first` is a chair, or None for a draw; `seed` is what was typed, perhaps nothing."""

    chairs: list[Chair]
    automa: bool = True
    characters: bool = True
    first: int | None = None
    seed: str = ""

    @property
    def taken(self) -> list[int]:
        """The chairs of people; a person's seat in the match is their place in this list."""
        return [index for index, chair in enumerate(self.chairs) if chair.taken]

    @property
    def with_automa(self) -> bool:
        """Whether the automa plays: always with one person, never with four, else as chosen (S1)."""
        return len(self.taken) < SEATS and (self.automa or len(self.taken) < 2)

    @property
    def seat_count(self) -> int:
        """The seats of the match, the automa's too (S2)."""
        return len(self.taken) + self.with_automa

    @property
    def automa_chair(self) -> int | None:
        """The chair where the automa shows: the last one that nobody takes."""
        empty = [index for index, chair in enumerate(self.chairs) if not chair.taken]
        return empty[-1] if empty and self.with_automa else None

    @property
    def first_chair(self) -> int | None:
        """Who is first: a chair, or None for a draw. With the automa it is nobody's choice (S4)."""
        return self.first if self.first in self.taken else None

    def take_style(self, chair: int, style: str) -> None:
        """Give a chair an emblem; whoever had it gets the other one."""
        for other in self.chairs:
            if other.style == style:
                other.style = self.chairs[chair].style
        self.chairs[chair].style = style

    @property
    def is_first_game(self) -> bool:
        """Whether this is the game that is easiest to learn."""
        return not self.characters and not self.automa

    def set_first_game(self, on: bool) -> None:
        """Play without characters and automa, or with characters."""
        self.characters = not on
        self.automa = self.automa and not on

    def name(self, chair: int) -> str:
        """What the printer of a chair is called: as typed, or by the number of the seat."""
        return self.chairs[chair].name.strip() or default_name(chair)

    # why something is fixed

    def automa_reason(self) -> str:
        """Why the automa cannot be switched now."""
        if len(self.taken) < 2:
            return say("A single printer always plays against the Automa.")
        return say("Four printers fill the table: there is no seat for the Automa.") if len(self.taken) == SEATS else ""

    def start_reason(self) -> str:
        """Why the match cannot start yet."""
        if not self.taken:
            return say("Nobody sits at the table yet: choose a person for a seat.")
        names = [self.name(chair) for chair in self.taken]
        twice = [name for name in names if names.count(name) > 1]
        return say("Two printers are called {name}: give one of them another name.", name=twice[0]) if twice else ""

    # what the match is made of

    def options(self) -> Options:
        """How the match is set up."""
        chair = None if self.with_automa else self.first_chair
        return Options(
            seats=len(self.taken),
            automa=self.with_automa,
            characters=self.characters,
            first_seat=None if chair is None else self.taken.index(chair),
        )

    def players(self) -> tuple[Player, ...]:
        """Who sits at the match, by seat."""
        people = [Player(self.name(chair), self.chairs[chair].style) for chair in self.taken]
        return (*people, *([Player("Automa", "automa", "automa")] if self.with_automa else []))

    def chosen_seed(self) -> int:
        """The seed that was typed, or one at random that is easy to tell others."""
        return int(self.seed) if self.seed else randbelow(10**6)


def default_name(chair: int) -> str:
    """The name of a printer who typed none."""
    return say("Printer {number}", number=chair + 1)


def first_seating() -> Seating:
    """The seats as they are offered the very first time: two people, and the game that is easiest to learn."""
    chairs = [Chair("", style, taken=index < 2) for index, style in enumerate(STYLES)]
    return Seating(chairs, automa=False, characters=False)


def seating_of(players: Sequence[Player], options: Options) -> Seating:
    """The seats as they are in a match, for another one with a new seed."""
    seating = first_seating()
    seating.automa, seating.characters = options.automa, options.characters
    people = [player for player in players if player.kind == "person"]
    for index, chair in enumerate(seating.chairs):
        chair.taken = index < len(people)
        if chair.taken:
            chair.name = people[index].name
            seating.take_style(index, people[index].style)
    return seating


def remember(folder: Path, seating: Seating) -> None:
    """Keep the seats for the next time, but not the seed; a disk that refuses is no reason not to play."""
    with suppress(OSError):
        kept = msgspec.structs.replace(seating, seed="")
        write_whole(folder / FILE, msgspec.json.format(msgspec.json.encode(kept)).decode())


def recall(folder: Path) -> Seating:
    """The seats of the last time; those of the very first time where nothing readable was kept."""
    with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
        seating = msgspec.json.decode((folder / FILE).read_bytes(), type=Seating)
        if _sound(seating.chairs):
            return seating
    return first_seating()


def _sound(chairs: Iterable[Chair]) -> bool:
    """Whether there are four chairs with the four emblems."""
    return sorted(chair.style for chair in chairs) == sorted(STYLES)
