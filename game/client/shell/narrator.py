"""The narrator: tells in words where the focus is and what is announced, for those who listen to the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.client.base.i18n import sentences
from game.client.input.controls import Controls
from game.client.screen.page import Page
from game.client.screen.scene import Scene
from game.client.sound.voice import Voice
from game.client.words.targets import spoken_words
from game.terminal import tell

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
        """Fall silent."""
        if self._voice is not None:
            self._voice.close()
