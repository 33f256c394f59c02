"""The narrator: tells in words where the focus is and what is announced, aloud where the system has a voice."""

import logging
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.client.base.i18n import language, say, sentences
from game.client.ui.devices import Controls
from game.client.ui.page import Page, Target
from game.client.ui.scene import Scene
from game.terminal import tell


def spoken_words(target: Target) -> str:
    """The name of a target as it is spoken, with what it is set to, or why it can’t be used now."""
    if not target.enabled and target.reason:
        return say("{name}. Not now: {reason}", name=target.label, reason=target.reason)
    match target.role:
        case "toggle":
            return say("{name}: on", name=target.label) if _is_on(target) else say("{name}: off", name=target.label)
        case "choice" if _is_on(target):
            return say("{name}: chosen", name=target.label)
        case "field" if target.value:
            return say("{name}: {value}", name=target.label, value=target.value)
        case "field":
            return say("{name}: nothing yet", name=target.label)
    return target.label


def _is_on(target: Target) -> bool:
    return target.value == str(True)


# The system's voice, where it has one: says one thing at a time, never waits, and is silent where there is none.

log = logging.getLogger(__name__)

LONGEST_S = 20.0  # a voice that goes on for longer is stopped
MOST_LETTERS = 300  # of what is said at once
LANGUAGE = "LANGUAGE"  # in the words of a program: the language in which it shall speak
OF_WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    f"try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{LANGUAGE}') }} catch {{ }}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)


class Speaker(NamedTuple):
    """A program of the system that says what it is given: as its last word, or where it `reads`, as its input.

    macOS has no way to name a language, only single voices, so `say` speaks in that of the system.
    """

    words: tuple[str, ...]
    reads: bool
    hush: tuple[str, ...] = ()  # what stops a voice that goes on without the program


SPEAKERS: dict[str, Speaker] = {
    "spd-say": Speaker(("--language", LANGUAGE, "--wait", "--"), False, ("--cancel",)),
    "say": Speaker((), True),
    "powershell": Speaker(("-NoProfile", "-NonInteractive", "-Command", OF_WINDOWS), True),
}


class Voice:
    """Says words through a program that is found on this machine; newer words take the place of older ones."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._path, self._speaker = _found()
        self._saying: subprocess.Popen[bytes] | None = None
        self._begun_s = 0.0
        self._next = ""

    def speak(self, words: str) -> None:
        """Say words as soon as what is said now has been broken off."""
        if self._speaker is None or not words:
            return
        self._stop()
        self._next = words[:MOST_LETTERS]

    def hush(self) -> None:
        """Break off what is said, and forget what was to be said."""
        self._next = ""
        if self._is_saying:
            self._stop()
            if self._speaker is not None and self._speaker.hush:
                self._begin(self._speaker.hush, None)

    def tick(self) -> None:
        if self._is_saying:
            if self._now() - self._begun_s > LONGEST_S:
                self._stop()
        elif self._next and self._speaker is not None:
            words, self._next = self._next, ""
            options = [word.replace(LANGUAGE, language().replace("_", "-")) for word in self._speaker.words]
            if self._speaker.reads:
                self._begin(options, words)
            else:
                self._begin([*options, words], None)

    def close(self) -> None:
        self.hush()
        if self._saying is not None:
            try:
                self._saying.wait(1.0)
            except subprocess.TimeoutExpired:
                self._saying.kill()

    @property
    def _is_saying(self) -> bool:
        return self._saying is not None and self._saying.poll() is None

    def _begin(self, arguments: Sequence[str], given: str | None) -> None:
        """Start the program; where the system refuses, there is no voice from now on."""
        try:
            self._saying = subprocess.Popen(  # noqa: S603 - a program of the system, and no shell reads the words
                [self._path, *arguments],
                stdin=subprocess.DEVNULL if given is None else subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            self._begun_s = self._now()
            if given is not None and self._saying.stdin is not None:
                self._saying.stdin.write(given.encode())
                self._saying.stdin.close()
        except OSError as error:
            log.warning("no voice here: %s", error)
            self._speaker = None

    def _stop(self) -> None:
        if self._is_saying and self._saying is not None:
            self._saying.terminate()


def _found() -> tuple[str, Speaker | None]:
    """The program that speaks here, by its path; none where the system has none."""
    for name, speaker in SPEAKERS.items():
        if name != "say" or sys.platform == "darwin":  # elsewhere it is another program
            path = shutil.which(name)
            if path is not None:
                return path, speaker
    return "", None


PRINTED = partial(tell, flush=True)


class Narrator:
    """Writes each new thing as a line, and says it where there is a voice; a new scene breaks the voice off."""

    def __init__(self, voice: Voice | None = None, write: Callable[[str], object] = PRINTED) -> None:
        self._voice = voice
        self._write = write
        self._scene: Scene | None = None
        self._told: dict[str, str] = {}  # the last thing of each kind

    def see(self, scene: Scene, page: Page, controls: Controls) -> None:
        """Tell what is new: the title of the page, a toast, the target with the focus, a tooltip that was asked for."""
        if scene is not self._scene:  # what was said there may be a secret here
            self._scene = scene
            self._told.clear()
            if self._voice is not None:
                self._voice.hush()
        notices, focused = controls.notices, page.targets.get(controls.attention.focused)
        now = {
            "title": page.title,
            "toast": notices.toast.sentence if notices.toast else "",
            "focus": spoken_words(focused) if focused is not None else "",
            "tip": notices.tip.sentence if notices.tip else "",
        }
        new = [words for kind, words in now.items() if words and words != self._told.get(kind)]
        self._told = now
        for words in new:
            self._write(words.replace("\n", " "))
        if self._voice is not None:
            if new:
                self._voice.speak(sentences(new))
            self._voice.tick()

    def close(self) -> None:
        if self._voice is not None:
            self._voice.close()
