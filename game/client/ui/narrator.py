"""The narrator tells in words what is shown, what has the focus and what happens, aloud where there is a voice."""

import logging
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple
from weakref import WeakKeyDictionary

from game.client.base.bindings import BUTTON_INTENTS
from game.client.base.i18n import ROMAN, language, listed, say, sentences
from game.client.text.listening import news_words
from game.client.text.terms import specialty_words
from game.client.ui.devices import Controls
from game.client.ui.page import PRESSED, Page, Target
from game.client.ui.scene import News, Scene
from game.rules.names import SPECIALTIES
from game.terminal import tell


def spoken_words(target: Target) -> str:
    """All that is said of a target: its name with what it is set to, and its sentence, or why it can’t be used now."""
    if not target.enabled and target.reason:
        return say("{name}. Not now: {reason}", name=target.label, reason=target.reason)
    name = _set_name(target)
    if target.hint in ("", target.label):
        return name
    parts = re.split(" / | · ", target.label)
    if all(len(part) >= LEAST_NAME and part in target.hint for part in parts):  # the sentence has it all
        return target.hint
    return say("{name}. {sentence}", name=name, sentence=target.hint)


LEAST_NAME = 4  # letters: a shorter one, such as that of a type, may stand in any sentence


def _set_name(target: Target) -> str:
    """The name of a target with what it is set to."""
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

LONGEST_S = 240.0  # a voice that goes on for longer is stopped
MOST_LETTERS = 3000  # of what is said at once
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
    """Says words through a program that is found on this machine, one after the other until somebody hushes it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._path, self._speaker = _found()
        self._saying: subprocess.Popen[bytes] | None = None
        self._begun_s = 0.0
        self._next = ""

    def speak(self, words: str) -> None:
        """Say words once what is said now is over."""
        if self._speaker is not None and words:
            self._next = sentences([self._next, words])[:MOST_LETTERS]

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
NUMERAL = re.compile(r"(?<![A-Za-z])(?:II|III|IV|V|VI|VII|VIII|IX|X)(?![A-Za-z])")  # I alone may be a letter
BEFORE_NUMERAL = re.compile(r"(?<![A-Za-z])I(?= ?[^\WA-Z]{1,3} ?(?:II|III|IV|V|VI)(?![A-Za-z]))")  # "I and III"
SIGNS = {"\n": " ", "\u00a0": " ", "\u202f": " ", " · ": "; ", " / ": ", "}
"""What is read with the eye alone, and how it is told."""


def aloud(words: str) -> str:
    """Words as they are told: without signs and Roman numerals, which no voice reads well."""
    for sign, told in SIGNS.items():
        words = words.replace(sign, told)
    heads = [say("Axle {number}", number=""), say("Level {level}", level=""), say("Round")]
    before = "|".join(re.escape(head.strip()) for head in (*heads, *map(specialty_words, SPECIALTIES)))
    words = re.sub(rf"((?i:{before})(?: [a-zà-ÿ]{{1,3}})? ?)I(?![A-Za-z])", r"\g<1>1", words)
    words = BEFORE_NUMERAL.sub("1", words)
    words = re.sub(r"(?<!\.)([.!?。！？])[.。](?!\.)", r"\1", words)
    return NUMERAL.sub(lambda found: str(ROMAN.index(found[0])), words)


def body_of(page: Page) -> list[str]:
    """The sentences of a page: what is told and written on it, but for its title and what the focus tells.

    The last one is how the game goes on from here, or what must be done before.
    """
    names = {page.title, *(target.tip for target in page.targets if target.role != "sight")}
    names |= {target.label for target in page.targets if target.role != "sight"}
    known = {name.casefold() for name in names}
    lines = [line for line in page.written() if line.casefold() not in known and _is_sentence(line)]
    onward = (page.targets.get(name) for name in BUTTON_INTENTS["end_turn"])
    return [*page.told, *lines, *(spoken_words(target) for target in onward if target is not None)]


def _is_sentence(words: str) -> bool:
    """Whether words are more than a heading, a name or a figure beside a picture."""
    spaces = words.count(" ")
    is_long = spaces >= SPACES if spaces else len(words) > LONGEST_NAME  # in a language without spaces
    return any(map(str.isalpha, words)) and (is_long or words.endswith(ENDS))


SPACES, LONGEST_NAME = 3, 12
ENDS = (".", "!", "?", "…", "。", "！", "？")


def _where(scene: Scene, page: Page, controls: Controls) -> list[str]:
    focused = page.targets.get(controls.attention.focused)
    lines = [page.title, *body_of(page), spoken_words(focused) if focused is not None else ""]
    return list(dict.fromkeys(lines))


def _choices(scene: Scene, page: Page, controls: Controls) -> list[str]:
    """What can be pressed or laid: pieces in full, and the names of what is always alike."""
    if controls.hand.busy:
        return [say("You can place it here: {places}.", places=listed(_labels(page, controls.attention.legal)))]
    able = [target for target in page.targets if target.enabled]
    lifted = [each for each in able if each.role == "piece" and scene.piece_part.places_for(each.name)]
    pressed = [each.label for each in able if each.role in PRESSED or each.role == "toggle"]
    return [*map(spoken_words, lifted), say("You can press: {names}.", names=listed(list(dict.fromkeys(pressed))))]


def _labels(page: Page, names: Iterable[str]) -> list[str]:
    return sorted(target.label for name in names if (target := page.targets.get(name)) is not None)


def _looks(scene: Scene, page: Page, controls: Controls) -> list[str]:
    """What can be seen close but not lifted."""
    seen = [each for each in page.targets if each.subject and each.role in ("sight", "place")]
    return list(map(spoken_words, seen))


ANSWERS: tuple[Callable[[Scene, Page, Controls], Sequence[str]], ...] = (
    _where,
    _choices,
    _looks,
    lambda scene, *_: scene.holdings()[0],
    lambda scene, *_: scene.holdings()[1],
)
"""What is told one after the other, each time more is asked for."""


class Narrator:
    """Writes each new thing as a line, and says it where there is a voice; a press breaks the voice off."""

    def __init__(self, voice: Voice | None = None, write: Callable[[str], object] = PRINTED) -> None:
        self._voice = voice
        self._write = write
        self._scene: Scene | None = None
        self._page: Page | None = None
        self._body: list[str] = []
        self._acts: int | None = None
        self._told: dict[str, str] = {}  # the last thing of each kind
        self._bodies: WeakKeyDictionary[Scene, list[str]] = WeakKeyDictionary()  # what was told of each scene
        self._lately = set[str]()  # since the last press
        self._news: list[str] = []
        self._asked = self._answered = 0

    def press(self) -> None:
        """Break the voice off, as somebody pressed something."""
        self._lately.clear()
        if self._voice is not None:
            self._voice.hush()

    def hear(self, news: News) -> None:
        """Have it told what happened."""
        self._news += news_words(news.events, news.seats)

    def see(self, scene: Scene, page: Page, controls: Controls) -> None:
        """Tell what is new: what happened, the page and what stands on it, a toast, what has the focus, a tooltip."""
        if scene is not self._scene:
            self._scene = scene
            self._told.clear()
            self._change_person(scene.acts)
        lines = [line for line in self._new(scene, page, controls) if line]
        if controls.asked != self._asked:
            self._asked = controls.asked
            lines += self._answer(scene, page, controls)
        elif lines:
            self._answered = 0
        lines = [aloud(line) for line in lines]
        for line in lines:
            self._write(line)
        if self._voice is not None:
            if lines:
                self._voice.speak(sentences(lines))
            self._voice.tick()

    def _change_person(self, acts: int | None) -> None:
        """Break the voice off where another person comes: what was said to one may be a secret to the next."""
        if self._acts is not None and self._acts >= 0 and acts != self._acts and self._voice is not None:
            self._voice.hush()
        self._acts = acts

    def _new(self, scene: Scene, page: Page, controls: Controls) -> Iterator[str]:
        notices, focused = controls.notices, page.targets.get(controls.attention.focused)
        if page is not self._page:
            self._page, self._body = page, body_of(page)
        body, before = self._body, self._bodies.get(scene, [])
        news, self._news, deed = self._news, [], controls.take_deed()
        self._bodies[scene] = body
        yield from self._fresh(news)
        yield from self._fresh([deed] if not news else [])
        yield self._if_new("toast", notices.toast.sentence if notices.toast else "")
        yield self._if_new("title", page.title)
        focus = spoken_words(focused) if focused is not None else ""
        yield from self._fresh([line for line in body if line not in (*before, focus)])
        yield focus if self._if_new("focus", f"{controls.attention.focused} {focus}") else ""
        tip = notices.tip.sentence if notices.tip else ""
        yield self._if_new("tip", "" if tip in focus else tip)

    def _if_new(self, kind: str, words: str) -> str:
        """Words of a kind, unless they are the last ones of it."""
        is_new = words != self._told.get(kind, "")
        self._told[kind] = words
        return words if is_new else ""

    def _fresh(self, lines: Iterable[str]) -> Iterator[str]:
        """The lines that were not told since the last press."""
        for line in lines:
            if line not in self._lately:
                self._lately.add(line)
                yield line

    def _answer(self, scene: Scene, page: Page, controls: Controls) -> Sequence[str]:
        """The next answer to the wish to be told more: those that say nothing here are left out."""
        for _ in ANSWERS:
            answer = ANSWERS[self._answered % len(ANSWERS)]
            self._answered += 1
            if lines := [line for line in answer(scene, page, controls) if line]:
                return lines
        return ()

    def close(self) -> None:
        if self._voice is not None:
            self._voice.close()
