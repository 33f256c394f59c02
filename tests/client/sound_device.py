"""What tests of the sound device share: a clock of their own, a mixer that is not there, and waiting."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import pygame
import pytest

from game.client.ui.audio import VOICES, Audio


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


def playing() -> int:
    """How many effects sound right now."""
    return sum(pygame.mixer.Channel(voice).get_busy() for voice in range(VOICES))


class NoMixer:
    """What pygame puts in the place of a module that it could not load."""

    def __getattr__(self, name: str) -> None:
        raise NotImplementedError(f"mixer module not available, nor its {name}")


def the_warning(caplog: pytest.LogCaptureFixture) -> str:
    """The one warning there is."""
    (record,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    return record.getMessage()


def wait_until(happens: Callable[[], bool], limit_s: float = 5.0) -> None:
    """Wait for something that the mixer's own thread does; fails after the limit."""
    end_s = time.monotonic() + limit_s
    while not happens():
        assert time.monotonic() < end_s
        time.sleep(0.02)


def has_answered(audio: Audio) -> bool:
    """Whether the device has answered, after another frame."""
    audio.after_frame()
    return not audio._device.is_pending
