"""Strange things at the end of a path: pipes, devices, loops of links, huge files and names that are none."""

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from types import FrameType

import pytest

from game.client.session.app_context import AppContext
from game.client.session.match_files import MatchFiles
from game.client.ui.scene import Push
from game.content import load_content
from game.match.store import Store
from tests.match.play import ALL_OPTIONS, begin

POSIX = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name, devices and links are POSIX")
LONGEST_S = 2.0
LONGEST_SENTENCES = 1_000  # letters
NOBODY = 65534


def pipe(path: Path) -> None:
    os.mkfifo(path)


def socket_file(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        here = Path.cwd()
        os.chdir(path.parent)  # the whole path may be too long for a socket
        try:
            listener.bind(path.name)
        finally:
            os.chdir(here)


@cache
def terminal() -> str:
    """A device: to read it takes for ever, and not even root can put a file in its place."""
    _, device = os.openpty()  # open until the tests end
    return os.ttyname(device)


def link_to(target: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(target)


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1_000_000_000)  # takes no room on the disk


def folder(path: Path) -> None:
    path.mkdir()


THINGS: dict[str, Callable[[Path], None]] = {
    "a pipe": pipe,
    "a socket": socket_file,
    "a link to a device": lambda path: path.symlink_to(terminal()),
    "a link to /dev/zero": link_to("/dev/zero"),
    "a link to nothing": link_to("nothing-there"),
    "a link to itself": loop,
    "a huge file": huge,
    "a folder": folder,
}
"""What can be put in the place of a file."""

ONLY_READ = frozenset({"a link to /dev/zero"})
"""Never tried where something is written: were that not refused, root would put a file in the place of the device."""


def _put(make: Callable[[Path], None]) -> Callable[[Path], str]:
    def put(base: Path) -> str:
        make(base / "thing")
        return str(base / "thing")

    return put


PATHS: dict[str, Callable[[Path], str]] = {
    **{name: _put(make) for name, make in THINGS.items() if make is not folder},
    "a device": lambda base: terminal(),
    "below a loop": lambda base: f"{_put(loop)(base)}/below",
    "an unknown user": lambda base: "~nobodyhere/cards",
    "a name of 300 letters": lambda base: str(base / ("n" * 300)),
    "a path of 5,000 letters": lambda base: str(base) + "/a" * 2500,
    "a NUL character": lambda base: f"{base}/a\0b",
}
"""What a person can type where a path belongs; each makes what it needs in a folder."""


@contextmanager
def a_closed_folder(base: Path) -> Iterator[Path]:
    """A path in a folder that may not be entered. Root may enter all of them, and is nobody meanwhile."""
    inside = base / "closed" / "inside"
    inside.mkdir(parents=True)
    inside.parent.chmod(0)
    base.chmod(0o755)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield inside
    finally:
        if root:
            os.seteuid(0)
        inside.parent.chmod(0o755)


class TooSlowError(BaseException):
    """No Exception, so that nothing takes it for a fault of the disk."""


@contextmanager
def soon() -> Iterator[None]:
    """Fail what takes longer than two seconds of the processor, or waits for what never comes."""

    def end(number: int, frame: FrameType | None) -> None:
        raise TooSlowError

    before = signal.signal(signal.SIGALRM, end)
    busy = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_REAL, 10 * LONGEST_S)
    signal.setitimer(signal.ITIMER_PROF, LONGEST_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGALRM, before)
        signal.signal(signal.SIGPROF, busy)


# matches


def room_at(folder: Path) -> AppContext:
    return AppContext(folder)


def picked_match(path: str, base: Path) -> str:
    context = room_at(base / "room")
    with closing(context):
        answer = MatchFiles(context, base).take_in(Path(path))
        assert context.profile.store.saved_games() == []
    assert isinstance(answer, Push)
    return str(answer.to._words)  # type: ignore[union-attr]


def provable_match(folder: Path) -> Path:
    """A file with a match that `replay` proves."""
    with Store(folder) as store:
        match = begin(store, load_content(), ALL_OPTIONS[2], 5)
        path = folder / "match.json"
        text = store.export_match(match.id, load_content())
        path.write_text(text.replace('"style-0"', '"anchor"').replace('"style-1"', '"key"'), encoding="utf-8")
    return path
