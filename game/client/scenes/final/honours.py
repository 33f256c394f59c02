"""From the final count to the hall of fame: who may enter it, and the scenes that set one name after the other."""

from collections.abc import Sequence
from datetime import date, datetime

import msgspec

from game.client.base.i18n import ROMAN, say
from game.client.base.seating import default_name
from game.client.screen.destinations import ToName, Ways
from game.client.session.commission_desk import commission_of
from game.client.session.hall_of_fame import BEST, TODAY, Entry, Hall, composed
from game.client.session.room import ToHall
from game.client.session.saved_games import finished_on
from game.client.session.sitting import Sitting
from game.client.ui.scene import Destination, Pop, Push, Replace, Transition
from game.rules.scoring import solo_title


class Honours:
    """The people of a finished match who may enter the hall, the one with most fame first."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._room = sitting.room
        self._hall = sitting.room.hall if sitting.room is not None else Hall()

    def waiting(self) -> list[Entry]:
        """The entries good enough for a list and not in it yet.

        There are none after a lesson, or a game with fewer rounds or other cards.
        """
        room = self._room
        if room is None or room.teaches or self._sitting.content.digest != room.content.digest:
            return []
        return [entry for entry in _entries(self._sitting, room.today()) if self._hall.takes(entry)]

    def best(self) -> list[Entry]:
        """The hall's best of tables with as many printers."""
        return self._hall.best_of(len(self._sitting.view().scores))

    def open(self) -> Transition:
        """The transition to the names that are to be set, or to the hall."""
        waiting = self.waiting()
        return Push(self._naming(waiting, 0) if waiting else self._to_hall())

    def _naming(self, entries: Sequence[Entry], at: int) -> Destination:
        """Where one name is set of those that may enter; one that was set already may be changed there."""
        entry = next((one for one in self._hall.entries if one.key == entries[at].key), entries[at])

        def done(name: str) -> Transition:
            if entry in self._hall.entries:
                self._hall.rename(entry.key, name)
            else:
                self._hall.enter(msgspec.structs.replace(entry, name=name))
            return self._after(entries, at)

        def before() -> Transition:
            return Replace(self._naming(entries, at - 1))

        ways = Ways(done, lambda: self._after(entries, at), before if at else None)
        return ToName(entry, self._place_words(entry), ways, self._sitting.choices, self._known())

    def _known(self) -> list[str]:
        """The names of people who played before, as they can be set: those of the hall, then those of saved games."""
        saves = self._room.store.saved_games() if self._room is not None else []
        seated = [
            player.name
            for save in saves
            for seat, player in enumerate(save.players)
            if player.kind == "person" and player.name != default_name(seat, "person")
        ]
        in_hall = [entry.name for entry in sorted(self._hall.entries, key=lambda entry: entry.date, reverse=True)]
        return [name for name in dict.fromkeys(composed(name) for name in (*in_hall, *seated)) if name]

    def _after(self, entries: Sequence[Entry], at: int) -> Transition:
        if at + 1 < len(entries):
            return Replace(self._naming(entries, at + 1))
        entered = {entry.key for entry in entries} & {entry.key for entry in self._hall.entries}
        return Replace(self._to_hall()) if entered else Pop()

    def _to_hall(self) -> Destination:
        """The hall with the list of this kind of match, and the lines of this match lit."""
        today = self._room.today() if self._room is not None else datetime.now().astimezone().date()
        day = commission_of(self._sitting, today)
        shown = TODAY if day else str(len(self._sitting.view().scores))
        room, lit = self._room, self._sitting.match.id
        if room is None:
            return ToHall(self._hall, day or today, lit=lit, shown=shown)
        return ToHall(self._hall, day or today, None, room.statistics, room.feats, lit, shown)

    def _place_words(self, entry: Entry) -> str:
        """Where an entry will stand."""
        others = [other for other in self._hall.best_of(entry.seats) if other.key != entry.key]
        listed = sorted((*others, entry), key=lambda other: other.order)
        if entry.commission:
            today = self._hall.best_on(date.fromisoformat(entry.commission))
            of_day = [other for other in today if other.key != entry.key]
            first = sorted((*of_day, entry), key=lambda other: other.order_of_day)
            listed = first if first.index(entry) < BEST else listed  # a repeat may be good enough for the other list
        return say("{seat}: place {place}", seat=self._sitting.name(entry.seat), place=ROMAN[listed.index(entry) + 1])


def _entries(sitting: Sitting, today: date) -> list[Entry]:
    """What the people of a finished match would enter, with the names they have."""
    match, scores, room = sitting.match, sitting.view().scores, sitting.room
    ended = finished_on(room.store if room is not None else None, match.id) or today
    day = commission_of(sitting, today)
    return [
        Entry(
            match=match.id,
            seat=sheet.seat,
            name=composed(sitting.name(sheet.seat)),
            fame=sheet.total,
            date=ended.isoformat(),
            seed=match.seed,
            seats=len(scores),
            characters=match.options.characters,
            commission=day.isoformat() if day else "",
            repeat=day is not None and room is not None and not room.attempt(day, sitting.name(sheet.seat), match.id),
            title=solo_title(sitting.content.rules, sheet.total) if len(scores) == 1 else "",
        )
        for sheet in sorted(scores, key=lambda sheet: sheet.rank)
        if sitting.players[sheet.seat].kind == "person"
    ]
