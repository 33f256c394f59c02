"""Past states of a match, to be looked at or played on from, and its turning points."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.content import Content
from game.match.database import Database
from game.match.errors import SaveError
from game.match.format import Header, Save
from game.match.journal import Journal, position_of
from game.match.match import Match
from game.match.players import Player, Thinks
from game.match.proof import prove
from game.match.replay import Replay
from game.match.timeline import LogEntry
from game.rules import view_for
from game.rules.moves import CommitPlan, to_text
from game.rules.names import Markers

if TYPE_CHECKING:
    from game.players import Choice


class Past:
    """All states of a match, up to the last valid move; SaveError 'damaged' or 'other_content' without a first one."""

    def __init__(self, save: Save, content: Content) -> None:
        proof = prove(save, content)
        if proof.replay is None:
            strange = proof.fault is not None and proof.fault.code in ("other_cards", "other_rules")
            raise SaveError("other_content" if strange else "damaged")
        self.content = content
        self.replay: Replay = proof.replay
        self.players: tuple[Player, ...] = save.header.players
        self._header: Header = save.header
        self._database = Database(None)  # a match that is only looked at is not saved

    def at(self, number: int, *, plans: bool = False) -> Match:
        """The match at a state, with people in all seats; `plans` are drafts, and ValueError while they are secret."""
        if plans and not self.replay.is_over:
            raise ValueError("a match that goes on keeps its secrets")
        people = tuple(  # no computer player thinks again about the past
            player if player.kind == "automa" else msgspec.structs.replace(player, kind="person", level=None)
            for player in self.players
        )
        header = msgspec.structs.replace(self._header, players=people)
        drafts = self._plans(number) if plans else {}
        journal = Journal(self._database, "past", header, drafts)
        return Match(self.content, header, self.replay.timeline(number), journal)

    def _plans(self, number: int) -> Mapping[int, Markers]:
        """The next plan of each seat, if it is handed in before any other kind of move."""
        plans = dict[int, Markers]()
        for entry in self.replay.entries[number - self.replay.first :]:
            if not isinstance(entry.move, CommitPlan):
                break
            plans[entry.move.seat] = entry.move.markers
        return plans

    def save_at(self, number: int) -> Save:
        """A save of the match as it was at a state, to be played on under another id."""
        timeline = self.replay.timeline(number)
        return Save(
            header=self._header,
            position=position_of(timeline),
            moves=tuple(to_text(entry.move) for entry in timeline.entries),
            saved_at=datetime.now(UTC).isoformat(timespec="seconds"),
        )


# The turning points of a match that is over: the moves that won or lost most fame, as an adept sees it.

MOST = 3
LEAST_FAME = 2.0  # less than that is within what the adept cannot tell
MOST_WEIGHED = 1000  # moves: a game has some two hundred; of a longer one the rest is left out, so that nobody waits
AHEAD = 4  # so many questions are asked before their answers are there, so that the other process never waits


class TurningPoint(NamedTuple):
    """A move, by the number of the state that it was made for, and the fame that it won over the best other one."""

    number: int
    seat: int
    fame: float  # below 0 where the other move was better
    other: "Choice"


class Review:
    """Has the moves of a match weighed one after the other, each by what its seat knew then.

    How many positions are looked at is bounded for each move, so the answers do not depend on the clock.
    """

    def __init__(self, replay: Replay, thinker: Thinks) -> None:
        """Raises ValueError for a match that is not over, because its plans are secret."""
        if not replay.is_over:
            raise ValueError("a match that goes on keeps its secrets")
        self._replay = replay
        self._thinker = thinker
        self._found: list[TurningPoint] = []
        made = [entry for entry in replay.entries if not replay.table(entry.number).seats[entry.move.seat].is_automa]
        self.count = min(len(made), MOST_WEIGHED)
        self._waiting = made[: self.count]
        self._asked: dict[int, LogEntry] = {}

    @property
    def done(self) -> int:
        return self.count - len(self._waiting) - len(self._asked)

    @property
    def is_done(self) -> bool:
        return self.done == self.count

    def look(self) -> bool:
        """Take the answers that are there, ask on, and return whether anything was answered."""
        before = self.done
        while self._waiting and len(self._asked) < AHEAD:
            entry = self._waiting.pop(0)
            view = view_for(self._replay.table(entry.number), entry.move.seat)
            self._asked[self._thinker.compare(view, entry.move)] = entry
        for ticket, entry in list(self._asked.items()):
            other = self._thinker.answer(ticket)
            if other is not None:
                del self._asked[ticket]
                self._note(entry, other)
        return self.done > before

    def close(self) -> None:
        for ticket in self._asked:
            self._thinker.forget(ticket)
        self._asked.clear()

    def _note(self, entry: LogEntry, other: "Choice") -> None:
        fame = -other.reason.lead
        if abs(fame) >= LEAST_FAME and other.reason.code != "fallback":
            self._found.append(TurningPoint(entry.number, entry.move.seat, fame, other))

    def points(self, seat: int) -> Sequence[TurningPoint]:
        """The turning points of a seat, in the order of play: at most three turns, those with most fame at stake."""
        turns = dict[int, TurningPoint]()
        for point in sorted(self._found, key=lambda one: -abs(one.fame)):
            if point.seat == seat:
                # answers are no turning points beside the turn to which they belong, known by its first state
                turns.setdefault(max(turn.start for turn in self._replay.turns if turn.start <= point.number), point)
        return sorted(list(turns.values())[:MOST], key=lambda point: point.number)
