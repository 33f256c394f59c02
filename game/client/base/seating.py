"""The seating: who sits where and with which options, as it is chosen before a match starts.

Where the rules about seats (S1, S2, S4) leave no choice, a switch is fixed and its reason is told.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Literal, Self, TypeAlias, get_args

import msgspec

from game.client.base.drawable import shown_name, typed_name
from game.client.base.i18n import say
from game.client.base.kept_files import KeptFile, Trouble, UnreadableError, decoded
from game.guest_names import guests
from game.match.players import LEVELS, Level, Player
from game.rules import Options

STYLES = ("anchor", "compasses", "key", "tower")
SEATS = len(STYLES)
FILE = "seats.json"
LONGEST_NAME = 24
LONGEST_SEED = 12

Sitter: TypeAlias = Literal["person", "computer", "empty"]
SITTERS: tuple[Sitter, ...] = get_args(Sitter)
USUAL_LEVEL: Level = "adept"


class Chair(msgspec.Struct):
    """One of the four seats: a person or a computer with a name and an emblem, or nobody."""

    name: str
    style: str
    sitter: Sitter = "empty"
    level: Level = USUAL_LEVEL  # of a computer, also while none sits here

    @property
    def taken(self) -> bool:
        return self.sitter != "empty"


class Seating(msgspec.Struct):
    """What is chosen so far. `first` is a chair, or None for a draw; `seed` is what was typed, perhaps nothing."""

    chairs: list[Chair]
    automa: bool = True
    characters: bool = True
    first: int | None = None
    seed: str = ""
    first_game: bool = False  # chosen as a first game, with lessons
    phones: bool = False  # the match begins with the codes for phones; never kept, so it is off the next time

    @property
    def taken(self) -> list[int]:
        """The chairs where somebody sits; a player's seat in the match is their place in this list."""
        return [index for index, chair in enumerate(self.chairs) if chair.taken]

    @property
    def is_shown(self) -> bool:
        """Whether computers play by themselves, for people to watch."""
        return bool(self.taken) and not any(chair.sitter == "person" for chair in self.chairs)

    @property
    def with_automa(self) -> bool:
        """Whether the automa plays: always with one printer, never with four, else as chosen (S1)."""
        return len(self.taken) < SEATS and (self.automa or len(self.taken) < 2)

    @property
    def seat_count(self) -> int:
        """The number of seats of the match, with the automa's (S2)."""
        return len(self.taken) + self.with_automa

    @property
    def automa_chair(self) -> int | None:
        """The chair where the automa shows: the last one that nobody takes."""
        empty = [index for index, chair in enumerate(self.chairs) if not chair.taken]
        return empty[-1] if empty and self.with_automa else None

    @property
    def first_chair(self) -> int | None:
        """The chair that is first, or None for a draw; with the automa it cannot be chosen (S4)."""
        return self.first if self.first in self.taken else None

    def take_style(self, chair: int, style: str) -> None:
        """Give a chair an emblem; whoever had it gets the other one."""
        for other in self.chairs:
            if other.style == style:
                other.style = self.chairs[chair].style
        self.chairs[chair].style = style

    def offering(self, people: Sequence[str]) -> Self:
        """This, once chairs without a name have that of who usually has their emblem; `people` are in its order."""
        for chair in self.chairs:
            if chair.sitter != "computer":
                chair.name = chair.name or people[STYLES.index(chair.style)]
        return self

    @property
    def is_first_game(self) -> bool:
        """Whether this is the game that is easiest to learn, without characters and automa."""
        return self.first_game and not self.characters and not self.automa

    def set_first_game(self, on: bool) -> None:
        """Play without characters and automa, or with characters."""
        self.first_game = on
        self.characters = not on
        self.automa = self.automa and not on

    def name(self, chair: int) -> str:
        """The name of the printer of a chair: as typed, or the default name of the chair."""
        typed = self.chairs[chair].name.strip()
        return typed if shown_name(typed) else default_name(chair, self.chairs[chair].sitter)

    def automa_reason(self) -> str:
        """Why the automa cannot be switched now."""
        if len(self.taken) < 2:
            return say("A solo game always includes the automa.")
        return say("With four players there is no seat for the automa.") if len(self.taken) == SEATS else ""

    def start_reason(self) -> str:
        if not self.taken:
            return say("Nobody is at the table yet: choose a person or a computer for a seat.")
        names = [shown_name(self.name(chair)) for chair in self.taken]  # names that look alike count as the same name
        twice = [name for name in names if names.count(name) > 1]
        return say("Two players are called {name}. Change one of the names.", name=twice[0]) if twice else ""

    def options(self) -> Options:
        chair = None if self.with_automa else self.first_chair
        return Options(
            seats=len(self.taken),
            automa=self.with_automa,
            characters=self.characters,
            first_seat=None if chair is None else self.taken.index(chair),
        )

    def players(self) -> tuple[Player, ...]:
        printers = [
            player_of(self.name(at), self.chairs[at].style, self.chairs[at].sitter, self.chairs[at].level)
            for at in self.taken
        ]
        return (*printers, *([Player("Automa", "automa", "automa")] if self.with_automa else []))

    def chosen_seed(self) -> int:
        """The typed seed, or a random one that is short enough to tell others."""
        return int(self.seed) if self.seed else randbelow(10**6)


JOURNEYMEN: tuple[Callable[[], str], ...] = (
    lambda: say("Keffer"),
    lambda: say("Saspach"),
    lambda: say("Ruppel"),
    lambda: say("Crantz"),
)
"""People who worked with Gutenberg: the default names of computer players, by chair."""


def default_name(chair: int, sitter: Sitter) -> str:
    """The name of a printer who typed none."""
    return JOURNEYMEN[chair % SEATS]() if sitter == "computer" else say("Player {number}", number=chair + 1)


def player_name(player: Player, seat: int) -> str:
    """The name of a player as the screen shows it, whatever name a save holds."""
    if player.kind == "automa":
        return say("Automa")
    return shown_name(player.name) or default_name(seat, player.kind)


def player_of(name: str, style: str, sitter: Sitter, level: Level) -> Player:
    """A person, or a computer of a level."""
    return Player(name, style, "computer", level) if sitter == "computer" else Player(name, style)


def first_seating() -> Seating:
    """The seating that is offered the very first time: two people, and the game that is easiest to learn."""
    chairs = [Chair("", style, "person" if index < 2 else "empty") for index, style in enumerate(STYLES)]
    return Seating(chairs, automa=False, characters=False, first_game=True)


def lesson_seating() -> Seating:
    """The seating of a first game without a set-up: one person, who is first, against a novice."""
    seating = first_seating()
    seating.chairs[1].sitter, seating.chairs[1].level = "computer", "novice"
    seating.first = 0
    return seating


def seating_of(players: Sequence[Player], options: Options) -> Seating:
    """The seating of a match, for another one with a new seed."""
    seating = first_seating()
    seating.automa, seating.characters = options.automa, options.characters
    seating.first_game = False
    for chair in seating.chairs:
        chair.sitter = "empty"
    for index, player in enumerate(players):
        if player.kind != "automa":
            chair = seating.chairs[index]
            chair.sitter, chair.level = player.kind, player.level or chair.level
            is_usual = player.name == default_name(index, chair.sitter)  # not kept as a typed one
            chair.name = "" if is_usual else typed_name(player.name, LONGEST_NAME)
            seating.take_style(index, player.style)
    return seating


def levels() -> tuple[Level, ...]:
    """The levels of computer players: the game's own, then players of other packages."""
    return (*LEVELS, *guests())


def next_level(level: Level | None) -> Level:
    """The level after this one, and after the last the first; the usual one for a seat without a computer."""
    if level is None:
        return USUAL_LEVEL
    row = levels()
    return row[(row.index(level) + 1) % len(row)] if level in row else row[0]


class _KeptChair(msgspec.Struct):
    """A chair in the file, which may be of another version; the oldest only say whether it is taken."""

    name: str
    style: str
    sitter: str = ""
    level: str = ""
    taken: bool = False

    def chair(self) -> Chair:
        """The chair; unknown values are replaced by the usual ones."""
        sitter = self.sitter if self.sitter in SITTERS else "person" if self.taken else "empty"
        known = self.level in LEVELS or self.level in guests()  # imported only where it is needed
        level = self.level if known else USUAL_LEVEL
        return Chair(typed_name(self.name, LONGEST_NAME), self.style, sitter, level)


class _Kept(msgspec.Struct):
    """What the file of the seats holds."""

    chairs: list[_KeptChair]
    automa: bool = True
    characters: bool = True
    first: int | None = None
    first_game: bool = True

    def seating(self) -> Seating:
        chairs = [kept.chair() for kept in self.chairs]
        return Seating(chairs, self.automa, self.characters, self.first, first_game=self.first_game)


def remember(folder: Path, seating: Seating, tell: Callable[[Trouble], None] = lambda _: None) -> None:
    """Save the seats for the next match, without the seed; raises OSError. `tell` is called for an unreadable file."""
    KeptFile(folder, FILE, _understood, tell).keep(msgspec.structs.replace(seating, seed="", phones=False))


def recall(folder: Path, tell: Callable[[Trouble], None] = lambda _: None) -> Seating:
    """The saved seats; those of the very first time where no readable file is there."""
    return KeptFile(folder, FILE, _understood, tell).read() or first_seating()


def _understood(words: str) -> Seating:
    """The seats in the text of a file; raises UnreadableError where there are none."""
    seating = decoded(words, _Kept).seating()
    if sorted(chair.style for chair in seating.chairs) != sorted(STYLES):
        raise UnreadableError
    return seating
