"""Ogg Vorbis files whose bytes depend on nothing but the samples."""

from io import BytesIO

import numpy as np
import soundfile

from devtools.synth.waves import RATE, Wave, resampled

BLOCK = 4096  # samples at a time: the encoder keeps a whole write on its stack
SQUEEZE = 0.65  # 0 is the best quality, 1 the smallest file
MUSIC_RATE, MUSIC_SQUEEZE = 24_000, 0.95  # of music, which is long and has next to nothing above 8 kHz
SERIAL = 1455

_SERIAL_AT, _CRC_AT, _SEGMENTS_AT, _HEADER = 14, 22, 26, 27
_POLYNOMIAL = 0x04C11DB7


def encoded(wave: Wave) -> bytes:
    """Return a wave as a file: a cue of one channel, or music of two."""
    channels, rate, squeeze = (1, RATE, SQUEEZE) if wave.ndim == 1 else (2, MUSIC_RATE, MUSIC_SQUEEZE)
    wave = resampled(wave, RATE, rate)
    file = BytesIO()
    with soundfile.SoundFile(
        file, "w", rate, channels, format="OGG", subtype="VORBIS", compression_level=squeeze
    ) as sound:
        for start in range(0, len(wave), BLOCK):
            sound.write(wave[start : start + BLOCK].astype(np.float32))
    return renumbered(file.getvalue())


def decoded(file: bytes) -> Wave:
    """Return the samples of a file, at the rate of all waves."""
    samples, rate = soundfile.read(BytesIO(file), dtype="float64")
    return resampled(np.asarray(samples, np.float64), rate, RATE)


def renumbered(file: bytes) -> bytes:
    """Return the file with a fixed serial number: the encoder draws one by the clock, so no two bakes were alike."""
    pages = bytearray(file)
    start = 0
    while start < len(pages):
        sizes = pages[start + _HEADER : start + _HEADER + pages[start + _SEGMENTS_AT]]
        end = start + _HEADER + len(sizes) + sum(sizes)
        pages[start + _SERIAL_AT : start + _SERIAL_AT + 4] = SERIAL.to_bytes(4, "little")
        pages[start + _CRC_AT : start + _CRC_AT + 4] = bytes(4)
        pages[start + _CRC_AT : start + _CRC_AT + 4] = _crc(pages[start:end]).to_bytes(4, "little")
        start = end
    return bytes(pages)


def _crc_row(value: int) -> int:
    for _ in range(8):
        value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


_CRC_TABLE = [_crc_row(byte << 24) for byte in range(256)]


def _crc(page: bytes | bytearray) -> int:
    """The checksum of a page; Ogg's is not the one that zlib has."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC_TABLE[(value >> 24) ^ byte]
    return value
