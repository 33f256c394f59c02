"""What a seat did in a finished match, as it is kept for statistics: its figures, and at what kind of table."""

from collections.abc import Mapping
from datetime import datetime
from itertools import pairwise
from typing import Literal

import msgspec

from game.match.feats import deed_of, feats_of
from game.match.figures import SeatFigures, figures_of
from game.match.format import NO_NOTE, Header, Note
from game.match.players import Level
from game.match.replay import Replay
from game.match.timeline import Timeline
from game.rules import IllegalMove, digest
from game.rules.scoring import solo_title

LONGEST_THOUGHT_S = 600.0
"""Who takes longer for a move has left the table."""


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
    """Return what each seat did in a match, by seat; nothing while it goes on, or where its beginning is lost.

    `ended_at` stands in for the moment of the last move where that is not known.
    """
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
