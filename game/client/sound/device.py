"""The sound device: looked for without waiting, and where there is none the game goes on in silence.

Opening a device can take for ever (a sound server that does not answer), and nothing else runs meanwhile. So a second
process tries it first; only what went well there in good time is done here too. It also keeps to itself what sound
libraries write to the terminal.
"""

import logging
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import TYPE_CHECKING

import pygame

from game.places import ROOT, sound_command
from game.reportable import Reportable
from game.terminal import tell

if TYPE_CHECKING:
    from subprocess import Popen

log = logging.getLogger(__name__)

RATE, BITS, CHANNELS = 44_100, -16, 2
BUFFER = 2048  # samples, 46 ms: short enough for clicks, and a third cheaper than 1024 while music plays
VOICES = 16
PATIENCE_S = 5.0

# Drivers without a loudspeaker, which open at once.
TRUSTED = frozenset({"dummy"})


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
        """Whether it may still open."""
        return self._trial is not None

    def start(self) -> None:
        """Look for a device; returns at once."""
        if not _has_mixer():
            self._give_up(Reportable("a library that pygame's mixer needs is not on this machine"))
            return
        if os.environ.get("SDL_AUDIODRIVER") in TRUSTED or not sys.executable:
            self._open()
            return
        import subprocess

        environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        windowless = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        try:
            self._trial = subprocess.Popen(  # noqa: S603 - our own program
                sound_command(),
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
        """Close the device, or stop looking for one."""
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
        """End the trial and return what it printed."""
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
