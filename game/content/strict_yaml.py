"""YAML read strictly into entries that know their file, line and key, and what is said of a fault in it.

Of YAML only what a deck needs is taken: lists, mappings with text keys, and scalars that mean the same to everybody.
Tags, anchors, aliases, merge keys, second documents, equal keys and odd scalars are refused.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ParamSpec, TypeAlias, TypeVar

import yaml

from game.foreign_file import ForeignFileError, read_octets
from game.whole_text import short

_Arguments = ParamSpec("_Arguments")
_Read = TypeVar("_Read")

LINES_TOLD = 30  # of the faults of one reading
MOST = 500  # faults, after which no more are looked for


class ContentError(Exception):
    """A fault in `config/`: the file, the line (0 for the whole file), the key and what was expected there.

    Its text is one line that a person can act on. `more` holds the other faults found in the same reading.

    >>> print(ContentError("config/rules.yaml", 4, "rules.rounds", "expected a whole number"))
    config/rules.yaml, line 4, rules.rounds: expected a whole number
    """

    def __init__(self, file: str, line: int, key: str, message: str, more: Sequence["ContentError"] = ()) -> None:
        super().__init__(file, line, key, message, tuple(more))
        self.file = file
        self.line = line
        self.key = key
        self.message = message
        self.more = tuple(more)

    @property
    def text(self) -> str:
        """This fault alone, on one line."""
        place = [self.file, f"line {self.line}" if self.line else "", self.key]
        return f"{', '.join(part for part in place if part)}: {self.message}"

    def __str__(self) -> str:
        return f"{self.text} (and {len(self.more)} more)" if self.more else self.text

    def lines(self, most: int = LINES_TOLD) -> list[str]:
        """A line for each fault of the reading; of many the first ones, and that there are more."""
        told = [fault.text for fault in self.faults()]
        return [*told[:most], "and more faults like these"] if len(told) > most else told

    def faults(self) -> list["ContentError"]:
        """Every fault of the reading, this one first, none of them holding others."""
        own = ContentError(self.file, self.line, self.key, self.message)
        return [own, *(fault for other in self.more for fault in other.faults())]


class Gathering:
    """Collects faults, so that an owner who edits a deck sees them all at once and not one a run."""

    def __init__(self) -> None:
        self._faults: list[ContentError] = []

    def add(self, error: ContentError) -> None:
        """Keeps a fault for `close`; raises them all once there are more than anybody reads."""
        self._faults.extend(error.faults())
        if len(self._faults) > MOST:
            self.close()

    def attempt(
        self, read: Callable[_Arguments, _Read], *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> _Read | None:
        """What `read` returns, or None after keeping the fault that it raised."""
        try:
            return read(*args, **kwargs)
        except ContentError as error:
            self.add(error)
            return None

    def close(self) -> None:
        """Raises the first fault with the others attached, if there was any."""
        if self._faults:
            first, *others = self._faults
            raise ContentError(first.file, first.line, first.key, first.message, others)


Scalar: TypeAlias = int | bool | str

_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")
# Whatever YAML 1.1 or 1.2 reads as something else than its letters: 010, 0x1F, 1_000, 1:30, 1.5, 2e3, 1460-03-12, .inf
_ODD_NUMBER = re.compile(r"[-+.]*[0-9][-+0-9a-fA-FoOxXtTzZ_:., ]*|[-+]?\.(inf|nan)", re.IGNORECASE)
_ODD_WORDS = frozenset({"", "y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", "<<", "="})


def scalar_value(text: str) -> Scalar | None:
    """The value of an unquoted scalar, or None where readers of YAML would not agree about it.

    >>> scalar_value("12"), scalar_value("true"), scalar_value("Octoechos")
    (12, True, 'Octoechos')
    >>> scalar_value("no"), scalar_value("010"), scalar_value("1:30")
    (None, None, None)
    """
    if _WHOLE.fullmatch(text):
        return int(text)
    if text in ("true", "false"):
        return text == "true"
    if text.lower() in _ODD_WORDS or _ODD_NUMBER.fullmatch(text):
        return None
    return text


# The C parser is ten times faster; the other is always there.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
LARGEST = 250_000  # bytes or letters; the largest file of the game's own has 9,000
_LONGEST_KEY = 80  # letters
_DEEPEST = 12  # no deck comes near it, and a stray file of brackets cannot exhaust the stack
_NOT_TEXT = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")

Value: TypeAlias = "Scalar | list[Entry] | dict[str, Entry]"


@dataclass(frozen=True, slots=True)
class Entry:
    """A value of a YAML file and where it stands; `key` is a path such as `gears[3].line`, counted from 1."""

    value: Value
    file: str
    line: int
    key: str

    def fault(self, message: str) -> ContentError:
        """A ContentError at this place, to be raised by who knows what was expected."""
        return ContentError(self.file, self.line, self.key, message)

    def fault_within(self, name: str, message: str) -> ContentError:
        """A ContentError about a key that should stand in this mapping."""
        return ContentError(self.file, self.line, f"{self.key}.{name}" if self.key else name, message)

    def at(self, *path: str | int) -> "Entry":
        """The entry at a path of keys and positions (from 0) that was read before."""
        entry = self
        for step in path:
            if isinstance(step, str):
                assert isinstance(entry.value, dict)
                entry = entry.value[step]
            else:
                assert isinstance(entry.value, list)
                entry = entry.value[step]
        return entry


def read_yaml(path: Path, file: str) -> Entry:
    """The whole of a YAML file as one entry; `file` is its name in messages. Raises ContentError with every fault."""
    return compose(_text_of(path, file), file)


def compose(text: str, file: str) -> Entry:
    """The one document in `text` as an entry. Raises ContentError with every fault."""
    if len(text) > LARGEST:
        raise _too_large(file)
    strange = _NOT_TEXT.search(text)
    if strange:
        line = text.count("\n", 0, strange.start()) + 1
        raise ContentError(file, line, "", f"expected text, found the character U+{ord(strange.group()):04X}")
    try:
        return _Composer(text, file).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise ContentError(file, mark.line + 1 if mark else 0, "", f"not YAML: {error.problem}") from error
    except yaml.YAMLError as error:
        raise ContentError(file, 0, "", "not YAML: the file cannot be read") from error


def _text_of(path: Path, file: str) -> str:
    """The file's text, UTF-8 whatever the machine is set to."""
    try:
        octets = read_octets(path, LARGEST)
    except ForeignFileError as error:
        if error.code == "missing":
            raise ContentError(file, 0, "", "the file is missing") from error
        if error.code == "too_large":
            raise _too_large(file) from error
        raise ContentError(file, 0, "", f"the file cannot be read: {error.strerror or error}") from error
    try:
        return octets.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = octets.count(b"\n", 0, error.start) + 1
        raise ContentError(file, line, "", "expected UTF-8 text; save the file with this encoding") from error


def _too_large(file: str) -> ContentError:
    return ContentError(file, 0, "", f"expected a file of at most {LARGEST:,} bytes, found a larger one")


class _Composer:
    """Turns the parser's events into entries; goes on after a fault where it can."""

    def __init__(self, text: str, file: str) -> None:
        self._events: Iterator[yaml.Event] = yaml.parse(text, Loader=_LOADER)
        self._file = file
        self._faults = Gathering()

    def document(self) -> Entry:
        """The whole stream, if it is one document without a fault."""
        next(self._events)  # the stream's start
        if not isinstance(next(self._events), yaml.DocumentStartEvent):
            raise ContentError(self._file, 0, "", "the file is empty")
        entry = self._entry(next(self._events), "", None, 0)
        next(self._events)  # the document's end
        after = next(self._events)
        if not isinstance(after, yaml.StreamEndEvent):
            self._refuse(_line(after), "", "expected one document, found a second one")
        self._faults.close()
        return entry

    def _refuse(self, line: int, key: str, message: str) -> None:
        self._faults.add(ContentError(self._file, line, key, message))

    def _entry(self, event: yaml.Event, key: str, line: int | None, depth: int) -> Entry:
        """The entry that begins with `event`; `line` is its key's, where it has one."""
        line = line or _line(event)
        if depth > _DEEPEST:
            raise ContentError(self._file, line, key, f"expected at most {_DEEPEST} levels of nesting")
        self._refuse_extras(event, line, key)
        return Entry(self._value(event, line, key, depth), self._file, line, key)

    def _value(self, event: yaml.Event, line: int, key: str, depth: int) -> Value:
        match event:
            case yaml.SequenceStartEvent():
                return self._list(key, depth)
            case yaml.MappingStartEvent():
                return self._mapping(key, depth)
            case yaml.ScalarEvent():
                return self._scalar(event, line, key)
        return ""  # an alias, refused already

    def _refuse_extras(self, event: yaml.Event, line: int, key: str) -> None:
        if isinstance(event, yaml.AliasEvent):
            self._refuse(line, key, "aliases (*) are not used here; write the value out")
        elif getattr(event, "anchor", None):
            self._refuse(line, key, "anchors (&) are not used here; write the value out")
        if getattr(event, "tag", None):
            self._refuse(line, key, "tags (!) are not used here; write the value alone")

    def _list(self, key: str, depth: int) -> list[Entry]:
        entries: list[Entry] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            entries.append(self._entry(event, f"{key}[{len(entries) + 1}]", None, depth + 1))
        return entries

    def _mapping(self, key: str, depth: int) -> dict[str, Entry]:
        entries: dict[str, Entry] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            name, line = self._name(event, key, depth), _line(event)
            path = f"{key}.{name}" if key else name
            entry = self._entry(next(self._events), path, line, depth + 1)
            if name in entries:
                self._refuse(line, path, f"this key stands twice, first in line {entries[name].line}")
            else:
                entries[name] = entry
        return entries

    def _name(self, event: yaml.Event, key: str, depth: int) -> str:
        """The text of a mapping's key, fit to be shown on one line."""
        if not isinstance(event, yaml.ScalarEvent):
            self._refuse(_line(event), key, "expected a word as key, found a list, a mapping or an alias")
            self._entry(event, key, None, depth + 1)  # read on behind it
            return "?"
        self._refuse_extras(event, _line(event), key)
        if not event.style and not isinstance(scalar_value(event.value), str):
            self._refuse(_line(event), key, f"expected a word as key, found {short(event.value) or 'nothing'}")
        name = event.value if event.value.isprintable() else ascii(event.value)
        if len(name) > _LONGEST_KEY:
            self._refuse(_line(event), key, f"expected a word of at most {_LONGEST_KEY} letters as key")
        return short(name, _LONGEST_KEY)

    def _scalar(self, event: yaml.ScalarEvent, line: int, key: str) -> Scalar:
        if event.style:  # quoted or a block: text, whatever it looks like
            return event.value
        value = scalar_value(event.value)
        if value is None:
            found = f"found {short(event.value)}" if event.value else "found nothing"
            self._refuse(line, key, f'expected a whole number like 12, true, false, or text in "quotes"; {found}')
            return event.value
        return value


def _line(event: yaml.Event) -> int:
    """The line on which an event begins, counted from 1."""
    mark = event.start_mark
    return mark.line + 1 if mark else 0
