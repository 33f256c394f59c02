"""Mutated files beside the saves, on the screens: `python -m tests.campaigns.kept_files --count 1000 --seed 1`.

Each case copies a folder with settings, seats, hall of fame, attempts at commissions, and the companion's game, cities
and boards, damages one of them, and then is a person who looks at it, changes it and leaves. Lost is what neither
stands in its place nor lies aside; untold is a file that lies aside, or is not used, without a word on the screen.
"""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from devtools.gallery_companion import BOARD, CITY, asks, played_until
from game.client.base.kept_files import COMPANION, COMPANION_GAME
from game.client.base.seating import FILE as SEATS
from game.client.base.seating import STYLES, first_seating, remember
from game.client.base.settings import FILE as SETTINGS
from game.client.base.settings import Choices
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.commission import FILE as ATTEMPTS
from game.client.session.commission import Attempts
from game.client.session.hall_of_fame import FILE as HALL
from game.client.session.hall_of_fame import Entry, Hall
from game.client.ui.overlay import Message
from game.companion.companion_controller import PROFILES, CompanionStore
from game.content import Content, load_content
from tests.campaigns.report import Tally, report
from tests.campaigns.scraps import damaged_bytes, damaged_value
from tests.client.pilot import FRAME_S, Pilot

SIZE = (640, 360)
FILES = (SETTINGS, SEATS, HALL, ATTEMPTS, *(f"{COMPANION}/{name}" for name in (COMPANION_GAME, *PROFILES.values())))
CHANGED = {"muted", "speed"}  # by the person, in the settings


def make_base(folder: Path) -> None:
    """A folder in which somebody has played for a while."""
    choices = Choices(folder)
    choices.change(effects=0.25, tips="late", pace="fast")
    path = folder / SETTINGS
    path.write_text(json.dumps({**json.loads(path.read_text()), "of a newer version": {"language": "pl"}}))
    seating = first_seating()
    for chair, name in zip(seating.chairs, ("Anna", "Zoë", "森", ""), strict=True):
        chair.name = name
    remember(folder, seating)
    hall = Hall(folder)
    for at in range(12):
        hall.enter(entry_of(f"match {at}", 40 + at, seats=1 + at % 4, commission="2026-11-2" + str(at % 8)))
    attempts = Attempts(folder)
    for day in range(1, 5):
        for printer in ("Anna", "森"):
            attempts.claim(date(2026, 11, day), printer, f"match {day}")
    store = CompanionStore(folder / COMPANION)
    store.save_game(played_until(asks("city.rows")))
    for name in ("ours", "theirs"):
        store.keep("city", name, CITY)
        store.keep("board", name, BOARD)


def entry_of(match: str, fame: int, seats: int = 1, commission: str = "") -> Entry:
    """A result of Anna's."""
    return Entry(
        match=match, seat=0, name="ANNA", fame=fame, date="2026-11-28", seed=7, seats=seats, commission=commission
    )


class Person(Pilot):
    """Somebody at the window who remembers all that was said."""

    def __init__(self, context: AppContext) -> None:
        self.said: set[str] = set()
        super().__init__(Title(context), SIZE, choices=context.profile.choices)
        self.context = context

    def step(self, count: int = 1, frame_s: float = FRAME_S) -> None:
        """Let frames pass, and read."""
        for _ in range(count):
            super().step(frame_s=frame_s)
            if toast := self.app.controls.notices.toast:
                self.said.add(toast.sentence)
            self.said |= {scene._words for scene in self.app.stack.visible if isinstance(scene, Message)}

    def press(self, *names: str) -> None:
        """Click what is there of these."""
        for name in names:
            target = self.app.page.targets.get(name)
            if target is not None and target.enabled:
                self.click(name)

    def press_any(self, *beginnings: str) -> None:
        """Click the first button whose name begins so."""
        names = [
            target.name for target in self.app.page.targets if target.enabled and target.name.startswith(beginnings)
        ]
        self.press(*names[:1])

    def read_on(self) -> None:
        """Wait until all was said that is to be said."""
        for _ in range(8):
            self.app.controls.notices.dismiss()
            self.step()


def use_settings(person: Person) -> None:
    """Change two."""
    person.press("settings", "speed:fast", "settings:sound", "muted", "close")


def use_seats(person: Person) -> None:
    """Sit down and begin."""
    person.press("new", "start")


def use_hall(person: Person) -> None:
    """Look at every list, and enter somebody."""
    for _ in range(2):
        person.press("hall", "list:2", "list:3", "list:4", "list:today", "list:1", "back")
        person.context.profile.hall.enter(entry_of("a new match", 45))


def use_attempts(person: Person) -> None:
    """Begin another day's commission."""
    person.context.profile.attempt(date(2026, 11, 28), "Zoë", "a new match")


def use_companion(person: Person) -> None:
    """Answer some questions, keep a city, look at the menu, leave and come back."""
    person.press("companion", "close")
    for _ in range(3):
        person.press_any("profile:", "number:", "answer:", "word:", "shop:")
    person.press(
        "menu", "keep:city", "keep", "continue", "menu", "keep:board", "keep", "menu", "leave", "companion", "close"
    )


USES: dict[str, Callable[[Person], None]] = {
    SETTINGS: use_settings,
    SEATS: use_seats,
    HALL: use_hall,
    ATTEMPTS: use_attempts,
}


# what becomes of it


def run(count: int, seed: int) -> Tally:
    """The tally of so many cases; the same for the same seed."""
    tally, content = Tally("files beside the saves"), load_content()
    with TemporaryDirectory() as folder:
        base = Path(folder) / "base"
        make_base(base)
        for number in range(count):
            random = Random(f"{seed} {number}")
            file, case = FILES[number % len(FILES)], Path(folder) / "case"
            shutil.copytree(base, case)
            with tally.case(f"--seed {seed}, case {number}, {file}"):
                for kind, what in faults(case, file, content, random):
                    (tally.lost if kind == "lost" else tally.untold)(what, f"--seed {seed}, case {number}, {file}")
            shutil.rmtree(case)
    return tally


def faults(folder: Path, file: str, content: Content, random: Random) -> list[tuple[str, str]]:
    """What was lost or not told in one case."""
    path = folder / file
    damage = damaged_value if random.random() < 0.5 else damaged_bytes
    before = damage(path.read_bytes(), random)
    path.write_bytes(before)
    context = AppContext(folder)
    context.profile.content = content  # read once for all cases
    try:
        person = Person(context)
        USES.get(file, use_companion)(person)
        person.read_on()
    finally:
        context.close()
    return list(_faults(path, before, " ".join(person.said)))


def _faults(path: Path, before: bytes, said: str) -> Iterator[tuple[str, str]]:
    aside = list(path.parent.glob(f"{path.stem}-damaged-*"))
    for each in aside:
        if each.name not in said:
            yield "untold", f"{each.name} lies aside"
    if any(each.read_bytes() == before for each in aside):
        return
    now = path.read_bytes() if path.exists() else b""
    value, after = _value(before), _value(now)
    if now == before and not said and not _is_whole(path.name, value, value):
        yield "untold", "it is not used"
    if now != before and not _is_whole(path.name, value, after):
        yield "lost", f"{before[:60]!r} became {now[:60]!r}"


def _value(words: bytes) -> Any:
    """What a JSON text says, by another reader than the game's; None for none."""
    try:
        return json.loads(words.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None


def _is_whole(name: str, value: Any, after: Any) -> bool:
    """Whether all is there still that a file said, but for what the person changed."""
    try:
        return _agrees(name, value, after)
    except (KeyError, TypeError, AttributeError):
        return False


def _agrees(name: str, value: Any, after: Any) -> bool:
    if name == SETTINGS:
        return isinstance(value, dict) and {**value, **dict.fromkeys(CHANGED)} == {
            key: None if key in CHANGED else after.get(key) for key in {*value, *CHANGED}
        }
    if name == SEATS:
        return sorted(chair["style"] for chair in value["chairs"]) == sorted(STYLES)
    if name == HALL:
        entries = [(each["match"], each["seat"], each["name"], each["fame"]) for each in after["entries"]]
        return all((each["match"], each["seat"], each["name"], each["fame"]) in entries for each in value["entries"])
    if name == ATTEMPTS:
        return all(after[day][printer] == match for day in value for printer, match in value[day].items())
    if name == COMPANION_GAME:
        return _is_within(after["start"], value["start"]) or _is_within(after["start"], value["state"])
    kept = [each["name"] for each in after]
    return all(each["name"] in kept for each in value)


def _is_within(whole: Any, value: Any) -> bool:
    """Whether what is known of a value stands in another, which may have defaults besides."""
    if isinstance(value, dict):
        return isinstance(whole, dict) and all(_is_within(whole[key], value[key]) for key in value if key in whole)
    if isinstance(value, list):
        return len(whole) == len(value) and all(map(_is_within, whole, value))
    return bool(whole == value)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    sys.exit(report(run, __doc__, count=1000))
