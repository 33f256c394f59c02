"""Studies of the balance: kinds of tables, and their games, each with another deal, on all processors."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import NamedTuple

from game.content import Content, load_content
from game.players import Choice, Guarded, LegalMoves, Level, Reason, make_player
from game.rules import Options, new_game
from game.rules import moves as ask
from game.rules.names import CharacterId
from game.rules.view import View
from game.tools.arena import play_out, victory_shares
from game.tools.balancing.tally import Counted, Tally
from game.tools.random_games import game_seed
from game.tools.spreading import HERE, Workers, play_games


class Study(NamedTuple):
    """A kind of table: who plays, and how many games of each hundred asked for."""

    name: str
    level: Level
    seats: int
    percent: int
    by_lot: bool = False  # keeps characters at random, so that each is measured by its ability

    @property
    def options(self) -> Options:
        """Alone one plays with the automa (S1)."""
        return Options(seats=self.seats, automa=self.seats == 1, characters=True)


SOLO = Study("solo", "adept", 1, 100)
COUNTS = (SOLO, Study("2 seats", "adept", 2, 100), Study("3 seats", "adept", 3, 100), Study("4 seats", "adept", 4, 100))
LOT = Study("4 seats, characters by lot", "adept", 4, 400, by_lot=True)
SOLOISTS = (Study("solo novice", "novice", 1, 100), SOLO, Study("solo master", "master", 1, 40))
STUDIES = tuple(dict.fromkeys((*COUNTS, LOT, *SOLOISTS)))


class Sitting(NamedTuple):
    """One seat of one game: its place in the turn order of the first round, its character, and what came of it."""

    place: int
    character: CharacterId
    fame: int
    victory: float


class Game(NamedTuple):
    """One game that was played to its end."""

    study: str
    seed: int
    sittings: tuple[Sitting, ...]
    counts: Counted


class ByLot:
    """A player that keeps any of the characters drawn, and plays on like the one inside."""

    def __init__(self, inside: Guarded, seed: int) -> None:
        self.inside = inside
        self.rng = Random(seed)

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """P4 by lot, all else as the player inside would."""
        if isinstance(view.top, ask.KeepingCharacter):
            return Choice(legal.sample(self.rng), Reason("by_chance"))
        return self.inside.choose(view, legal)


def play_studies(games: int, seed: int, workers: Workers = HERE) -> Iterator[Game]:
    """The games of all studies, one study after the other; `games` is a study's hundred percent."""
    counts = tuple((study, max(1, games * study.percent // 100)) for study in STUDIES)
    return play_games(partial(_play_numbered, counts, seed), sum(count for _, count in counts), workers)


def _play_numbered(counts: tuple[tuple[Study, int], ...], seed: int, at: int) -> Game:
    """Game `at` of all: the studies stand one after the other, each with so many games."""
    for study, count in counts:
        if at < count:
            return play(study, game_seed(seed, at))
        at -= count
    raise IndexError(at)


def play(study: Study, deal: int) -> Game:
    """One game of a study, counted."""
    content = _content()
    table, _ = new_game(content, study.options, deal)
    seated = [_player(study, game_seed(deal, place + 1)) for place in range(study.seats)]
    order = table.turn_order
    tally = Tally(content)
    tally.begin(table)
    play_out(table, seated, tally.watch)
    tally.end(table)
    people = [seat for seat in table.seats if not seat.is_automa]
    shares = victory_shares([sheet.rank for sheet in table.scores])
    sittings = []
    for seat, sheet, share in zip(people, table.scores, shares, strict=True):
        assert seat.character is not None
        sittings.append(Sitting(order.index(seat.index), seat.character, sheet.total, share))
    return Game(study.name, deal, tuple(sittings), tally.counts)


def _player(study: Study, seed: int) -> Guarded:
    player = make_player(study.level, seed)
    return Guarded(ByLot(player, seed), seed) if study.by_lot else player


@cache
def _content() -> Content:
    return load_content()
