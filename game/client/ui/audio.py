"""Plays sounds and music. Without a loudspeaker all calls are silent."""

import logging
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct

from game.places import ASSETS, ROOT, TRY_SOUND, own_command
from game.reportable import Reportable
from game.terminal import tell

if TYPE_CHECKING:
    from subprocess import Popen

# The sound device: looked for without waiting, and where there is none the game goes on in silence. Opening a
# device can take for ever (a sound server that does not answer), and nothing else runs meanwhile. So a second
# process tries it first; only what went well there in good time is done here too. It also keeps to itself what
# sound libraries write to the terminal.

log = logging.getLogger(__name__)

RATE, BITS, CHANNELS = 44_100, -16, 2
BUFFER = 2048  # samples, 46 ms: short enough for clicks, and a third cheaper than 1024 while music plays
VOICES = 16
PATIENCE_S = 5.0


def try_to_open() -> int:
    """Return 0 if the loudspeaker opens; else 1 after printing why not."""
    try:
        pygame.mixer.init(RATE, BITS, CHANNELS, BUFFER)
    except pygame.error as error:
        tell(error)
        return 1
    return 0


class Device:
    """The mixer of pygame, or silence. Call `start` once, then `poll` until it is open or has given up."""

    def __init__(self, *, patience_s: float = PATIENCE_S, now: Callable[[], float] = time.monotonic) -> None:
        self.is_open = False
        self._patience_s = patience_s
        self._now = now
        self._trial: Popen[str] | None = None
        self._begun_s = 0.0

    @property
    def is_pending(self) -> bool:
        return self._trial is not None

    def start(self) -> None:
        """Look for a device; returns at once."""
        if not _has_mixer():
            self._give_up(Reportable("a library that pygame's mixer needs is not on this machine"))
            return
        if os.environ.get("SDL_AUDIODRIVER") == "dummy" or not sys.executable:  # a dummy opens at once
            self._open()
            return
        import subprocess

        environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        windowless = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        try:
            self._trial = subprocess.Popen(  # noqa: S603 - our own program
                own_command(TRY_SOUND),
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env=environment,
                creationflags=windowless,
            )
        except OSError as error:
            self._give_up(error)
        self._begun_s = self._now()

    def poll(self) -> None:
        """Open the mixer when the trial has succeeded; give up when it has failed or takes too long. Never waits."""
        if self._trial is None:
            return
        if self._trial.poll() is not None:
            failed, said = self._trial.returncode != 0, self._end_trial()
            if failed:
                self._give_up(said or Reportable("the trial failed"))
            else:
                self._open()
        elif self._now() - self._begun_s > self._patience_s:
            self._end_trial()
            self._give_up(Reportable(f"no answer within {self._patience_s:g} s"))

    def lose(self, reason: object) -> None:
        """Go on in silence, and log the reason once."""
        if self.is_open:
            self.is_open = False
            self._give_up(reason)

    def close(self) -> None:
        self.is_open = False
        if self._trial is not None:
            self._end_trial()
        if _has_mixer():
            pygame.mixer.quit()

    def _open(self) -> None:
        try:
            pygame.mixer.init(RATE, BITS, CHANNELS, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error as error:
            self._give_up(error)
        else:
            self.is_open = True

    def _end_trial(self) -> str:
        trial, self._trial = self._trial, None
        if trial is None or trial.stdout is None:
            return ""
        if trial.poll() is None:
            from subprocess import TimeoutExpired

            trial.kill()
            with suppress(TimeoutExpired):
                trial.wait(0.5)
            said = ""
        else:
            said = trial.stdout.read(400).strip()
        trial.stdout.close()
        return said

    def _give_up(self, reason: object) -> None:
        log.warning("no sound: %s", reason)


def _has_mixer() -> bool:
    """Whether pygame could load its mixer; otherwise it has a placeholder that raises when it is used."""
    return isinstance(pygame.mixer, ModuleType)


SOUND_DIR = ASSETS / "sounds"
MUSIC = "table_music"
FADE_IN_MS, FADE_OUT_MS = 1500, 600
LEAST_GAP_S = 0.04  # between two plays of one cue: faster ones are heard as one sound
MOST_ALIKE = 3  # plays of one cue at the same time
ROW_GAP_S = 0.2  # between the cues of a row
LONGEST_WAIT_S = 2.0  # a cue that would be heard later than this is dropped


class Volumes(Struct, frozen=True):
    """The volumes, from 0 to 1."""

    effects: float = 0.8
    music: float = 0.5
    muted: bool = False

    def gain(self, volume: float) -> float:
        """The factor for the samples: the square of a volume, so that half a slider sounds half as loud."""
        return 0.0 if self.muted else min(1.0, max(0.0, volume)) ** 2


class Audio:
    """Plays cues by name. No call waits, and none raises because a device or a file is missing."""

    def __init__(
        self,
        volumes: Volumes | None = None,
        *,
        device: Device | None = None,
        folder: Path = SOUND_DIR,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._volumes = volumes or Volumes()
        self._device = device or Device()
        self._folder = folder
        self._now = now
        self._started = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._unloaded: deque[str] | None = None
        self._last_s: dict[str, float] = {}
        self._row: deque[tuple[float, str]] = deque()
        self._wants_music = False
        self._has_music = False

    @property
    def volumes(self) -> Volumes:
        """The volumes; a change is heard at once."""
        return self._volumes

    @volumes.setter
    def volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        for sound in self._sounds.values():
            if sound is not None:
                sound.set_volume(self._effects_gain)
        if volumes.muted:
            self._row.clear()
            self._guarded(lambda: pygame.mixer.stop())  # noqa: PLW0108 - without a mixer the attribute raises
        self._guarded(self._tune_music)

    def play(self, cue: str, *, pan: float = 0.0) -> None:
        """Play a cue now, from -1 (left) to 1 (right); a cue that has just been heard is left out."""
        now_s = self._now()
        if not self._effects_gain or now_s - self._last_s.get(cue, -1.0) < LEAST_GAP_S:
            return
        self._last_s[cue] = now_s
        self._guarded(partial(self._start, cue, pan))

    def play_row(self, cues: Iterable[str]) -> None:
        """Have `after_frame` play these cues one after the other, after those that still wait."""
        at_s = max(self._now(), self._row[-1][0] + ROW_GAP_S if self._row else 0.0)
        for cue in cues:
            if at_s - self._now() <= LONGEST_WAIT_S:
                self._row.append((at_s, cue))
            at_s += ROW_GAP_S

    def music(self, on: bool) -> None:
        self._wants_music = on
        self._guarded(self._tune_music)

    def after_frame(self, *, quiet: bool = True) -> None:
        """Do a little of what is due: look for a device, play the next cue, and when `quiet` load one more sound."""
        if not self._started:
            self._started = True
            self._device.start()
        elif self._device.is_pending:
            self._device.poll()
        if not self._device.is_open:
            self._row.clear()
            return
        self._guarded(self._tune_music)
        while self._row and self._row[0][0] <= self._now():
            self.play(self._row.popleft()[1])
        if quiet:
            self._load_one()

    def device_removed(self, event: pygame.Event) -> None:
        """Look for another device once the one in use was taken away (pygame.AUDIODEVICEREMOVED)."""
        if event.iscapture or not event.which or not self._device.is_open:
            return  # a microphone, or a loudspeaker that was not ours
        log.info("the sound device was taken away")
        self.close()
        self._started = False

    def close(self) -> None:
        self._sounds.clear()  # before the mixer closes, to which they belong
        self._unloaded = None
        self._row.clear()
        self._has_music = False
        self._device.close()

    @property
    def _effects_gain(self) -> float:
        return self._volumes.gain(self._volumes.effects)

    def _guarded(self, doing: Callable[[], None]) -> None:
        """Call a function that uses the mixer; if it fails, go on in silence."""
        if not self._device.is_open:
            return
        try:
            doing()
        except pygame.error as error:
            self._sounds.clear()
            self._device.lose(error)

    def _start(self, cue: str, pan: float) -> None:
        sound = self._sound(cue)
        if sound is None or sound.get_num_channels() >= MOST_ALIKE:
            return
        channel = sound.play()
        if channel is not None and pan:
            channel.set_volume(min(1.0, 1.0 - pan), min(1.0, 1.0 + pan))

    def _sound(self, cue: str) -> pygame.mixer.Sound | None:
        """The sound of a cue, loaded at its first use; None if its file is missing, which is logged once."""
        if cue not in self._sounds:
            self._load(cue)
        return self._sounds[cue]

    def _load(self, cue: str) -> None:
        self._sounds[cue] = None
        try:
            sound = pygame.mixer.Sound(self._folder / f"{cue}.ogg")
        except (OSError, pygame.error) as error:
            if pygame.mixer.get_init() is None:
                raise  # not the file's fault
            log.warning("no sound for %s: %s", cue, error)
        else:
            sound.set_volume(self._effects_gain)
            self._sounds[cue] = sound

    def _load_one(self) -> None:
        if self._unloaded is None:
            names = {path.stem for path in self._folder.glob("*.ogg")} - {MUSIC}
            self._unloaded = deque(sorted(names))
        while self._unloaded:
            cue = self._unloaded.popleft()
            if cue not in self._sounds:
                self._guarded(partial(self._load, cue))
                return

    def _tune_music(self) -> None:
        """Start, stop or set the volume of the music as wanted."""
        gain = self._volumes.gain(self._volumes.music)
        if self._wants_music and gain:
            pygame.mixer.music.set_volume(gain)
        audible = self._wants_music and gain > 0
        if audible == self._has_music:
            return
        self._has_music = audible
        if not audible:
            pygame.mixer.music.fadeout(FADE_OUT_MS)
            return
        try:
            pygame.mixer.music.load(self._folder / f"{MUSIC}.ogg")
            pygame.mixer.music.play(-1, fade_ms=FADE_IN_MS)
        except (OSError, pygame.error) as error:
            if pygame.mixer.get_init() is None:
                raise  # not the file's fault
            log.warning("no music: %s", error)
