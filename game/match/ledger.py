"""What seats did in finished matches, beside the saves: kept when a match ends, and when its save is deleted.

A row holds what one seat did. A person who is forgotten leaves a row that tells nothing, so that the match is not
counted again.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from itertools import pairwise
from typing import Literal, NamedTuple
from unicodedata import normalize

import msgspec

from game.content import Content
from game.match.database import Database, text_of
from game.match.errors import SaveCode, SaveError
from game.match.feats import deed_of, feats_of
from game.match.figures import SeatFigures, figures_of
from game.match.format import NO_NOTE, Header, Note
from game.match.players import Level
from game.match.replay import Replay
from game.match.restore import resume
from game.match.rows import find_save
from game.match.schema import FORGOTTEN, columns_of
from game.match.timeline import Timeline
from game.rules import IllegalMove, digest
from game.rules.scoring import solo_title

LONGEST_THOUGHT_S = 600.0  # who takes longer for a move has left the table


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of one match that is over."""

    name: str  # in front: so is a record known that is found on a page of a damaged file
    kind: Literal["person", "computer"]
    level: Level | None = None
    ended_at: str  # ISO 8601, in UTC; empty where nothing tells
    seed: int
    cards: str  # the digest of the content that it was played with
    end: str  # the digest of the last state: it tells a game from all others
    rounds: int
    printers: int  # seats that scored
    automa: bool
    characters: bool
    rivals: tuple[Level, ...]  # the levels of the computers on other seats
    timed_turns: int  # turns of which it is known how long they took
    turns_s: float  # that these took together
    figures: SeatFigures
    feats: tuple[str, ...] = ()  # that it earned
    title: str = ""  # of a single printer

    @property
    def won(self) -> bool:
        """Whether it was first, alone or beside others; a game without rivals has no winner."""
        return self.printers > 1 and self.figures.rank == 1


def played_of(header: Header, timeline: Timeline, notes: Mapping[int, Note], ended_at: str = "") -> dict[int, Played]:
    """Return what each seat did in a match that is over, where its beginning is known; `ended_at` if no move tells."""
    table = timeline.table
    if not table.is_over or header.base_state is not None:
        return {}
    replay = _told_again(header, timeline)
    if replay is None:
        return {}
    times, all_figures = _turn_times(replay, notes), figures_of(replay)
    rules = table.content.rules
    end = digest(table)
    last = notes.get(table.number - 1, NO_NOTE).made_at or ended_at
    played = {}
    for figures in all_figures:
        seat, player = figures.seat, header.players[figures.seat]
        others = [one.level for at, one in enumerate(header.players) if at != seat]
        taken = times.get(seat, [])
        played[seat] = Played(
            name=player.name,
            kind="person" if player.kind == "person" else "computer",
            level=player.level,
            ended_at=last,
            seed=header.seed,
            cards=header.content_digest,
            end=end,
            rounds=table.round,
            printers=len(table.scores),
            automa=header.options.automa,
            characters=header.options.characters,
            rivals=tuple(sorted(level for level in others if level is not None)),
            timed_turns=len(taken),
            turns_s=round(sum(taken), 3),
            figures=figures,
            feats=feats_of(deed_of(replay, all_figures, seat, others.count("master"))),
            title=solo_title(rules, figures.fame) if len(table.scores) == 1 else "",
        )
    return played


def _told_again(header: Header, timeline: Timeline) -> Replay | None:
    """The match from its seed on; None where its moves lead elsewhere from there: a count must spoil no game."""
    moves = [entry.move for entry in timeline.entries]
    try:
        replay = Replay.of_game(timeline.table.content, header.options, header.seed, moves)
    except IllegalMove:
        return None
    return replay if digest(replay.table(replay.last)) == digest(timeline.table) else None


def _turn_times(replay: Replay, notes: Mapping[int, Note]) -> dict[int, list[float]]:
    """How long each turn of each seat took, as far as that is known."""
    moments = [_moment(notes.get(number, NO_NOTE)) for number in range(replay.first - 1, replay.last)]
    thoughts = [_thought_s(before, after) for before, after in pairwise(moments)]
    times: dict[int, list[float]] = {}
    for turn in replay.turns:
        taken = thoughts[turn.start - replay.first : turn.end - replay.first]
        known = [thought for thought in taken if thought is not None]
        if len(known) == len(taken):
            times.setdefault(turn.seat, []).append(sum(known))
    return times


def _moment(note: Note) -> datetime | None:
    """When a move was made; None where that is not known."""
    try:
        moment = datetime.fromisoformat(note.made_at)
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else None


def _thought_s(before: datetime | None, after: datetime | None) -> float | None:
    """The time between two moves; None where it is not known, or where nobody thinks for so long."""
    if before is None or after is None:
        return None
    passed = (after - before).total_seconds()
    return passed if 0 <= passed <= LONGEST_THOUGHT_S else None


class Counted(NamedTuple):
    """What a seat did in a match."""

    match_id: str
    seat: int
    played: Played


class Ledger:
    """The figures of all finished matches of a database; what the disk does not take lasts as long as the program."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: list[Counted] = []  # when the rows were read last
        self._known = frozenset[str]()  # matches that have rows
        self._unwritten: dict[str, dict[int, Played]] = {}  # of matches that were counted and could not be written
        self.uncountable: set[str] = set()  # matches of which nothing can be: damaged, or of other rules or cards
        self.refusal: SaveCode | None = None  # why the disk took or gave no figures when it was asked last

    def all(self) -> list[Counted]:
        """What every seat did, the match that ended first in front, each game once; those read last if none can be."""
        try:
            rows = self._database.read(read_figures)
            self._known = frozenset(match_id for match_id, _, _ in rows)
            self._seen = [counted for row in rows if (counted := _understood(*row)) is not None]
        except SaveError as error:
            self.refusal = error.code
        late = [Counted(name, seat, one) for name, seats in self._unwritten.items() for seat, one in seats.items()]
        found = sorted([*self._seen, *late], key=lambda one: (one.played.ended_at, one.match_id, one.seat))
        first_with = {_deed(one): one for one in reversed(found)}  # an import tells a game once more
        return [one for one in found if first_with[_deed(one)] is one]

    def lacks(self, match_id: str) -> bool:
        """Whether a finished match is not counted yet, as far as the rows told that were read last."""
        return match_id not in self._known | self._unwritten.keys() | self.uncountable

    def count(self, match_id: str, content: Content) -> None:
        """Count a finished match from its journal, and keep that; whatever the disk says, it is counted now."""
        try:
            save = self._database.read(lambda connection: find_save(connection, match_id)).save
            header, timeline = resume(save, content)
        except SaveError:
            self.uncountable.add(match_id)
            return
        played = played_of(header, timeline, save.notes, save.saved_at)
        if not played:
            self.uncountable.add(match_id)
            return
        try:
            self._database.write(lambda connection: write_figures(connection, match_id, played))
        except SaveError as error:
            self.refusal = error.code
            self._unwritten[match_id] = played
        else:
            self.refusal = None
            self._known |= {match_id}

    def forget(self, name: str) -> None:
        """Leave nothing of a person, whose matches stay; raises SaveError where the disk refuses."""
        wanted = name_key(name)

        def work(connection: sqlite3.Connection) -> None:
            for match_id, seat, record in read_figures(connection):
                counted = _understood(match_id, seat, record)
                if counted is not None and name_key(counted.played.name) == wanted:
                    row = (FORGOTTEN, match_id, seat)
                    connection.execute("UPDATE figures SET record = ? WHERE match_id = ? AND seat = ?", row)

        self._database.write(work)

    def clear(self) -> None:
        """Leave nothing of anybody; raises SaveError where the disk refuses."""
        self._database.write(lambda connection: connection.execute("DELETE FROM figures").close())
        self._seen, self._known = [], frozenset()
        self._unwritten.clear()
        self.uncountable.clear()


def _deed(one: Counted) -> tuple[str, str, int]:
    """What tells what a seat did from all else that was ever done."""
    return one.played.end, one.played.ended_at, one.seat


def name_key(name: str) -> str:
    """What two spellings of a name have in common.

    >>> name_key(" Zoë") == name_key("ZOË")
    True
    """
    return normalize("NFC", name).casefold().strip()


def read_figures(connection: sqlite3.Connection) -> list[tuple[str, int, str]]:
    """The rows; none in a file of an older layout that takes no commits."""
    if not columns_of(connection, "figures"):
        return []
    kinds = "typeof(match_id) = 'text' AND typeof(seat) = 'integer' AND typeof(record) = 'text'"
    return connection.execute(f"SELECT match_id, seat, record FROM figures WHERE {kinds}").fetchall()  # noqa: S608


def write_figures(connection: sqlite3.Connection, match_id: str, played: Mapping[int, Played]) -> None:
    """Put what the seats of a match did into its rows; those that are there stay, for an end is never taken back."""
    rows = [(match_id, seat, text_of(one)) for seat, one in played.items()]
    connection.executemany("INSERT OR IGNORE INTO figures (match_id, seat, record) VALUES (?, ?, ?)", rows)


def _understood(match_id: str, seat: int, record: str) -> Counted | None:
    """What a row tells; None for one that tells nothing."""
    with suppress(ValueError, RecursionError):
        return Counted(match_id, seat, msgspec.json.decode(record, type=Played))
    return None
