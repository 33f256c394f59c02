"""A past state of a match as a match of its own, to be looked at or played on from there."""

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
    """All states of one match; raises SaveError, "damaged" or "other_content", if even the first cannot be made.

    If later moves are damaged, it has the states up to the last valid move.
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
        self._database = Database(None)  # a match that is only looked at is not saved

    def at(self, number: int, *, plans: bool = False) -> Match:
        """The match at a state, with people in all seats; with `plans` each seat's next plan is there as a draft.

        Raises ValueError for plans of a match that is not over, because they are secret.
        """
        if plans and not self.replay.is_over:
            raise ValueError("a match that goes on keeps its secrets")
        people = tuple(_as_person(player) for player in self.players)
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


def _as_person(player: Player) -> Player:
    """The same player as a person, so that no computer player thinks again about the past."""
    return player if player.kind == "automa" else msgspec.structs.replace(player, kind="person", level=None)
