"""The way from the count into the hall of fame: whose fame makes a list, and one name after the other."""

from collections.abc import Sequence
from datetime import date, datetime

import msgspec

from game.client.commission import day_of
from game.client.hall_of_fame import Entry, Hall, composed
from game.client.messages import say
from game.client.name_words import ROMAN
from game.client.saved_rows import played_at
from game.client.scene import Pop, Push, Replace, Scene, Transition
from game.client.scenes.hall_of_fame import TODAY, HallOfFame
from game.client.scenes.name_blocks import NameBlocks
from game.client.sitting import Sitting
from game.rules.scoring import solo_title


class Honours:
    """The people of a finished match who may enter the hall, the one with most fame first."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._room = sitting.room
        self._hall = sitting.room.hall if sitting.room is not None else Hall()

    def waiting(self) -> list[Entry]:
        """Who makes a list and is not in it yet; nobody after a game with fewer rounds or other cards."""
        room = self._room
        if room is None or self._sitting.content.digest != room.content.digest:
            return []
        return [entry for entry in _entries(self._sitting, room.today()) if self._hall.takes(entry)]

    def best(self) -> list[Entry]:
        """The hall's best of tables with as many printers."""
        return self._hall.best_of(len(self._sitting.view().scores))

    def open(self) -> Transition:
        """To the names that are to be set, or straight into the hall."""
        waiting = self.waiting()
        return Push(self._naming(waiting, entered=False) if waiting else self._hall_scene())

    def _naming(self, waiting: Sequence[Entry], *, entered: bool) -> Scene:
        """The scene that sets the first name of those that wait; `entered`: somebody did so just before."""
        entry, later = waiting[0], waiting[1:]

        def done(name: str) -> Transition:
            self._hall.enter(msgspec.structs.replace(entry, name=name))
            return self._after(later, entered=True)

        def skip() -> Transition:
            return self._after(later, entered=entered)

        return NameBlocks(entry, self._place_words(entry), done, skip, self._sitting.choices)

    def _after(self, later: Sequence[Entry], *, entered: bool) -> Transition:
        if later:
            return Replace(self._naming(later, entered=entered))
        return Replace(self._hall_scene()) if entered else Pop()

    def _hall_scene(self) -> Scene:
        """The list of such matches, with the lines of this one lit."""
        today = self._room.today() if self._room is not None else datetime.now().astimezone().date()
        day = _commission(self._sitting, today)
        shown = TODAY if day else str(len(self._sitting.view().scores))
        return HallOfFame(self._hall, day or today, lit=self._sitting.match.id, shown=shown)

    def _place_words(self, entry: Entry) -> str:
        """Where an entry will stand."""
        of_day = date.fromisoformat(entry.commission) if entry.commission else None
        others = self._hall.best_on(of_day) if of_day else self._hall.best_of(entry.seats)
        listed = sorted((*others, entry), key=lambda other: other.order)
        return say("{seat}: place {place}", seat=self._sitting.name(entry.seat), place=ROMAN[listed.index(entry) + 1])


def _entries(sitting: Sitting, today: date) -> list[Entry]:
    """What the people of a finished match would enter, with the names they have."""
    match, scores = sitting.match, sitting.view().scores
    ended = finished_on(sitting) or today
    day = _commission(sitting, today)
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
            title=solo_title(sitting.content.rules, sheet.total) if len(scores) == 1 else "",
        )
        for sheet in sorted(scores, key=lambda sheet: sheet.rank)
        if sitting.players[sheet.seat].kind == "person"
    ]


def _commission(sitting: Sitting, today: date) -> date | None:
    """The day whose commission a match was; those of days to come are practice, unless they were begun as such here."""
    day = day_of(sitting.match.seed, sitting.match.options)
    begun = sitting.room.commissions if sitting.room is not None else set[date]()
    return day if day is not None and (day <= today or day in begun) else None


def finished_on(sitting: Sitting) -> date | None:
    """The day of the last move; None where that is not known."""
    saves = sitting.room.store.saved_games() if sitting.room is not None else []
    days = [played_at(save) for save in saves if save.id == sitting.match.id]
    return days[0].date() if days and days[0] is not None else None
