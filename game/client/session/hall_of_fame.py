"""The guild's hall of fame: the ten best for each number of seats and for each of the latest commissions; its file.

All seats that score are counted, of people and computers: not the Automa's, so one seat is a solo game. Only people
enter, each once for a match. A file that cannot be read is moved aside, one of a newer version is left alone.
"""

import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date
from functools import lru_cache
from pathlib import Path
from string import ascii_uppercase, digits
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from game.client.base import kept_files
from game.client.base.kept_files import KeptFile, UnreadableError, table_in

FILE = "hall.json"
FORMAT = 2  # 1 had neither accents and digits in names, nor repeats
BEST = 10  # entries of a list
TODAY = "today"  # the list of the day's commission
DAYS = 7  # commissions whose lists are kept
PLAIN = f"{ascii_uppercase}{digits} -"  # what there are blocks for in the upper case
ACCENTED = "ĄÁÀÂÄÃÅÆÇĆČĘÉÈÊËÍÌÎÏŁÑŃÓÒÔÖØŒŚŠÚÙÛÜÝŸŹŻŽ"  # and in the lower
LETTERS = PLAIN + ACCENTED
LONGEST_NAME = 10

Trouble: TypeAlias = Literal["", "damaged", "newer", "disk"]
CODES: dict[str, Trouble] = {"newer": "newer", "disk": "disk"}  # codes of a kept file; all others mean damage


class Record(NamedTuple):
    """The best name in the guild's hall of fame, and what it is known for."""

    name: str
    words: str
    fame: int


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A name in the hall, and the game that brought it there; `match` and `seat` tell it from all others."""

    match: str
    seat: int
    name: str
    fame: int
    date: str  # when the game ended, ISO 8601
    seed: int
    seats: int  # that scored
    characters: bool = True
    commission: str = ""  # the day whose commission it was, ISO 8601
    repeat: bool = False  # of a commission: not the attempt that counts
    title: str = ""  # that the guild gave to a single printer

    @property
    def key(self) -> tuple[str, int]:
        return self.match, self.seat

    @property
    def order(self) -> tuple[int, str]:
        """More fame first; of equal ones the earlier."""
        return -self.fame, self.date

    @property
    def order_of_day(self) -> tuple[bool, int, str]:
        """The order in the list of a commission: repeats come after the attempts that count."""
        return self.repeat, *self.order


class Hall:
    """The entries kept in a folder or in memory; `trouble`, of which `tell` is told, is what is wrong with the file."""

    def __init__(self, folder: Path | None = None, tell: Callable[[kept_files.Trouble], None] = lambda _: None) -> None:
        self._tell = tell
        self._file = KeptFile(folder, FILE, _understood, self._note)
        self.trouble: Trouble = ""
        self.entries: tuple[Entry, ...] = ()
        self._read()

    def best_of(self, seats: int) -> list[Entry]:
        """The ten best games of so many seats, the best first."""
        return [entry for entry in self.entries if entry.seats == seats][:BEST]

    def best_on(self, day: date) -> list[Entry]:
        """The ten best of a day's commission, the best first, and repeats after those that count."""
        return _of_day(self.entries, day.isoformat())[:BEST]

    @property
    def record(self) -> Entry | None:
        return self.entries[0] if self.entries else None

    def takes(self, entry: Entry) -> bool:
        """Whether an entry is good enough for one of the lists, and new."""
        known = {other.key for other in self.entries}
        return entry.key not in known and entry in kept((*self.entries, entry), date.fromisoformat(entry.date))

    def enter(self, entry: Entry) -> None:
        """Put an entry into the lists where it belongs, and keep them; one that is there already changes nothing."""
        self._read()  # another window may have entered somebody meanwhile
        if self.takes(entry):
            self.entries = kept((*self.entries, entry), date.fromisoformat(entry.date))
            self._write()

    def rename(self, key: tuple[str, int], name: str) -> None:
        self._read()
        renamed = (msgspec.structs.replace(one, name=name) if one.key == key else one for one in self.entries)
        self.entries = tuple(renamed)
        self._write()

    def _read(self) -> None:
        """Add the entries of the file; where some cannot be read, the file is moved aside and the others are used."""
        book = self._file.read()
        if book is None:
            return
        entries, is_sound = book
        mine = {entry.key for entry in entries}
        self.entries = ranked((*entries, *(entry for entry in self.entries if entry.key not in mine)))
        if not is_sound:
            self._file.put_aside("unreadable")
            self._write()

    def _note(self, trouble: kept_files.Trouble) -> None:
        self.trouble = CODES.get(trouble.code, "damaged")
        self._tell(trouble)

    def _write(self) -> None:
        """Save the lists; a refusal is told as trouble."""
        try:
            self._file.keep({"format": FORMAT, "entries": self.entries}, indent=1)
        except kept_files.BarredError:
            return  # this was told when the file was read
        except OSError:
            self.trouble = "disk"


def ranked(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The best first; of equal ones the earlier stands first."""
    return tuple(sorted(entries, key=lambda entry: entry.order))


def kept(entries: Iterable[Entry], today: date) -> tuple[Entry, ...]:
    """The entries among the ten best of their list, ranked; days to come take no place from earlier ones."""
    all_of_them = ranked(entries)
    days = sorted({entry.commission for entry in all_of_them if entry.commission})
    to_come = [day for day in days if day > today.isoformat()]
    days = [*days[: len(days) - len(to_come)][-DAYS:], *to_come[-DAYS:]]
    lists = [[entry for entry in all_of_them if entry.seats == seats] for seats in range(1, 5)]
    lists += [_of_day(all_of_them, day) for day in days]
    among = {entry.key for listed in lists for entry in listed[:BEST]}
    return tuple(entry for entry in all_of_them if entry.key in among)


def _of_day(entries: Iterable[Entry], day: str) -> list[Entry]:
    return sorted((entry for entry in entries if entry.commission == day), key=lambda entry: entry.order_of_day)


def composed(name: str) -> str:
    """A name as it can be set from the blocks: in capitals, and not too long.

    >>> composed("Zoë 2-Łucja"), composed("Đorđe Čāks")
    ('ZOË 2-ŁUCJ', 'ORE ČAKS')
    """
    return settable(name).strip()[:LONGEST_NAME].strip()


def settable(words: str) -> str:
    """The letters of a text that have blocks; a letter with an accent that has no block loses the accent."""
    capitals = unicodedata.normalize("NFC", words.upper())
    return "".join(_sort_of(letter) for letter in capitals)


@lru_cache(1000)
def _sort_of(letter: str) -> str:
    if letter in LETTERS:
        return letter
    return "".join(part for part in unicodedata.normalize("NFD", letter) if part in LETTERS)


def _understood(words: str) -> tuple[list[Entry], bool]:
    """The valid entries in the text of a file, each once, and whether all of it is valid; raises UnreadableError.

    A file of a newer version is left where it is.
    """
    whole = table_in(words)
    if isinstance(version := whole.get("format"), int) and version > FORMAT:
        raise UnreadableError("newer", left=True)
    if not isinstance(listed := whole.get("entries"), list):
        raise UnreadableError
    sound = {entry.key: entry for entry in map(_entry_of, listed) if entry is not None}
    return list(sound.values()), len(sound) == len(listed)


def _entry_of(raw: object) -> Entry | None:
    with suppress(msgspec.ValidationError, ValueError):
        entry = msgspec.convert(raw, Entry)
        if _is_sound(entry):
            return entry
    return None


def _is_sound(entry: Entry) -> bool:
    """Whether an entry is possible; raises ValueError for dates that do not exist."""
    days = (entry.date, *([entry.commission] if entry.commission else []))
    if any(date.fromisoformat(day).isoformat() != day for day in days):  # other forms of dates would sort wrongly
        return False
    figures = 1 <= entry.seats <= 4 and 0 <= entry.seat <= 4 and entry.fame >= 0 and 0 <= entry.seed < 1 << 63
    return figures and bool(entry.name) and composed(entry.name) == entry.name
