"""A witness: notes frame by frame all that people at the table can see, hear and read."""

from typing import NamedTuple
from zlib import crc32

import pygame
import pytest

from game.client.scenes.log_scene import log_lines
from game.client.session.match_session import MatchSession
from game.client.ui.audio import Audio
from game.client.ui.narrator import Narrator
from game.rules.events import REVEALS
from tests.client.pilot import FRAME_S, Pilot


class Frame(NamedTuple):
    """What there was in one turn of the loop."""

    scene: str
    picture: int  # a checksum of the window
    targets: tuple[object, ...]  # with their spoken names
    heard: tuple[str, ...]
    said: tuple[str, ...]  # by the narrator
    log: tuple[str, ...]  # of the game, as anybody may open it
    caption: str


class Witness:
    """Watches the window of a pilot, and hears what its loudspeaker is given."""

    def __init__(self, session: MatchSession, patch: pytest.MonkeyPatch) -> None:
        self.frames: list[Frame] = []
        self._session = session
        self._heard: list[str] = []
        self._said: list[str] = []
        self._begun = len(session.match.log)
        play, play_row = Audio.play, Audio.play_row

        def play_heard(audio: Audio, cue: str, *, pan: float = 0.0) -> None:
            self._heard.append(f"{cue} at {pan:.2f}")
            play(audio, cue, pan=pan)

        def play_row_heard(audio: Audio, cues: list[str]) -> None:
            self._heard.append(f"row {cues}")
            play_row(audio, cues)

        patch.setattr(Audio, "play", play_heard)
        patch.setattr(Audio, "play_row", play_row_heard)

    @property
    def is_revealed(self) -> bool:
        """Whether a move has shown something since the beginning."""
        since = self._session.match.log[self._begun :]
        return any(isinstance(event, REVEALS) for entry in since for event in entry.events)

    def look(self, pilot: Pilot) -> None:
        """Note what there is now, unless the secret is out."""
        if self.is_revealed:
            return
        window = pygame.display.get_surface()
        assert window is not None  # the app opened it
        heard, self._heard[:] = tuple(self._heard), []
        said, self._said[:] = tuple(self._said), []
        lines = tuple(line.words for line in log_lines(self._session, reasons=True))
        self.frames.append(
            Frame(
                pilot.scene.name,
                crc32(window.get_buffer().raw),
                tuple(pilot.app.page.targets),
                heard,
                said,
                lines,
                pygame.display.get_caption()[0],
            )
        )

    def watch(self, pilot: Pilot) -> None:
        """Note every frame from now on."""
        self._heard.clear()
        pilot.app.narrator = Narrator(write=self._said.append)

        def step(count: int = 1, frame_s: float = FRAME_S) -> None:
            for _ in range(max(count, round(count * frame_s / FRAME_S))):
                pilot.clock.now_s += FRAME_S
                pilot.app.step()
                if pilot.app.stack.running:
                    self.look(pilot)

        pilot.step = step  # type: ignore[method-assign]  # each frame passes through here


def first_difference(one: list[Frame], other: list[Frame]) -> str:
    """The first frame in which two evenings differ, and in what; empty where they do not."""
    for number, (frame, twin) in enumerate(zip(one, other, strict=False)):
        fields = [name for name, a, b in zip(Frame._fields, frame, twin, strict=True) if a != b]
        if fields:
            scenes = " ".join(before.scene for before in one[max(0, number - 4) : number + 1])
            return f"frame {number} of {len(one)} ({scenes}) differs in {', '.join(fields)}"
    return "" if len(one) == len(other) else f"{len(one)} and {len(other)} frames"
