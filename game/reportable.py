"""What of a fault and of the log may stand in a report, which names nobody.

The words of an error, a path or a name may hold what somebody typed, so none of them goes in. What does: the places in
the code, the kinds of errors, the sentence of a line of the log as the code has it, numbers, and words that the code
declares `Reportable`.
"""

import errno
import platform
import re
import sys
from collections.abc import Container
from logging import LogRecord
from traceback import walk_tb
from types import FrameType

PACKAGES = sys.stdlib_module_names | {"__main__", "game", "msgspec", "platformdirs", "pygame", "pymunk", "yaml"}
MOST_PLACES = 50  # of one error: where something called itself without end, there are thousands
LEFT_OUT = "…"


class Reportable(str):
    """A word of the program's own, such as the code of a refusal: nobody can have typed it."""

    __slots__ = ()


def reportable_of(word: str, known: Container[str]) -> str:
    """A word, which may stand in a report if it is one of those that are known."""
    return Reportable(word) if word in known else word


def system() -> str:
    """The system and the number of its kernel, without the words that somebody who built one may have added."""
    number = re.match(r"[\d.]*", platform.release())
    return f"{platform.system()} {number[0] if number else ''} {platform.machine()}"


def fault_lines(error: BaseException, *, whole: bool = False) -> list[str]:
    """Where an error was raised and what kind it is, after the error that led to it.

    A `whole` one, which no report may hold, has its words too, and its files as they lie on this disk.
    """
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [*fault_lines(cause, whole=whole), "which led to:"] if cause is not None else []
    lines += [_place(frame, line, whole) for frame, line in [*walk_tb(error.__traceback__)][-MOST_PLACES:]]
    lines.append(f"{type(error).__name__}: {error}" if whole else kind_of(error))
    return lines + [note for note in getattr(error, "__notes__", ()) if whole or isinstance(note, Reportable)]


def log_lines(record: LogRecord, *, whole: bool = False) -> list[str]:
    """What a record of the log says, and the fault that it tells of; `whole` as above."""
    error = record.exc_info[1] if record.exc_info else None
    words = record.getMessage() if whole else _known_words(record)
    return [words, *(fault_lines(error, whole=whole) if error is not None else ())]


def _known_words(record: LogRecord) -> str:
    """The sentence of a record without what somebody may have typed."""
    arguments = record.args if isinstance(record.args, tuple) else ()
    try:
        return str(record.msg % tuple(map(_known, arguments)))
    except (TypeError, ValueError):  # no number where the sentence wants one
        return str(record.msg)


def _known(argument: object) -> object:
    match argument:
        case int() | float() | Reportable():
            return argument
        case BaseException():
            return kind_of(argument)
        case _:
            return LEFT_OUT


def _place(frame: FrameType, line: int, whole: bool) -> str:
    name = frame.f_code.co_name
    if whole:
        return f'  File "{frame.f_code.co_filename}", line {line}, in {name}'
    module = str(frame.f_globals.get("__name__"))
    return f"  {module}, line {line}, in {name}" if _is_known(module) else "  in another package"


def kind_of(error: BaseException) -> str:
    """The class of an error, and the number of an error of the system."""
    name = type(error).__name__ if _is_known(type(error).__module__) else "an error of another package"
    number = errno.errorcode.get(error.errno or 0, "") if isinstance(error, OSError) else ""
    return f"{name} {number}".rstrip()


def _is_known(module: str) -> bool:
    return module == "builtins" or module.split(".", maxsplit=1)[0] in PACKAGES
