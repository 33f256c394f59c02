"""A past state of a match, as a match of its own: to be looked at, or to be played on from there."""

from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec

from game.content import Content
from game.match.database import Database
from game.match.errors import SaveError
from game.match.format import Header, Save
from game.match.journal import Journal, position_of
from game.match.match import Match
from game.match.players import Player
from game.match.proof import prove
from game.match.replay import Replay
from game.rules.moves import CommitPlan, to_text
from game.rules.names import Markers


class Past:
    """All states of one match; raises SaveError, "damaged" or "other_content", where not even its start can be made.

    A match whose later moves are damaged is there up to its last sound one.
    """

    def __init__(self, save: Save, content: Content) -> None:
        proof = prove(save, content)
        if proof.replay is None:
            strange = proof.fault is not None and proof.fault.code in ("other_cards", "other_rules")
            raise SaveError("other_content" if strange else "damaged")
        self.content = content
        self.replay: Replay = proof.replay
        self.players: tuple[Player, ...] = save.header.players
        self._header: Header = save.header
        self._database = Database(None)  # nothing that is looked at is kept

    def at(self, number: int, *, plans: bool = False) -> Match:
        """The match at a state, with everybody as a person; with `plans` what each seat is about to hand in lies ready.

        ValueError for plans of a match that goes on: they are secret.
        """
        if plans and not self.replay.is_over:
            raise ValueError("a match that goes on keeps its secrets")
        people = tuple(_as_person(player) for player in self.players)
        header = msgspec.structs.replace(self._header, players=people)
        drafts = self._plans(number) if plans else {}
        journal = Journal(self._database, "past", header, drafts)
        return Match(self.content, header, self.replay.timeline(number), journal)

    def _plans(self, number: int) -> Mapping[int, Markers]:
        """The next plan of each seat that hands one in before anything else is done."""
        plans = dict[int, Markers]()
        for entry in self.replay.entries[number - self.replay.first :]:
            if not isinstance(entry.move, CommitPlan):
                break
            plans[entry.move.seat] = entry.move.markers
        return plans

    def save_at(self, number: int) -> Save:
        """A save of the match as it stood at a state, to be played on under a name of its own."""
        timeline = self.replay.timeline(number)
        return Save(
            header=self._header,
            position=position_of(timeline),
            moves=tuple(to_text(entry.move) for entry in timeline.entries),
            saved_at=datetime.now(UTC).isoformat(timespec="seconds"),
        )


def _as_person(player: Player) -> Player:
    """The same player, who thinks of nothing: what is past has been thought."""
    return player if player.kind == "automa" else msgspec.structs.replace(player, kind="person", level=None)
