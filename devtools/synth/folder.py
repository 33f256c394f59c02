"""The folder assets/sounds: what is written into it, and whether what lies there is what the recipes give."""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

import numpy as np

from devtools.synth import catalogue
from devtools.synth.mixdown import integrated_lufs, momentary_lufs, peak
from devtools.synth.music import can_be_played
from devtools.synth.ogg import decoded, encoded
from devtools.synth.waves import RATE, Wave
from game.places import ASSETS

SOUNDS = ASSETS / "sounds"
MANIFEST = "manifest.json"
LEAST_LIKENESS = 0.9  # correlation: the encoder leaves out what nobody hears, noise most of all


class Entry(TypedDict):
    """What the manifest says about a file."""

    duration_s: float
    loudness_lufs: float
    peak: float
    sha256: str


def bake(folder: Path, names: Iterable[str]) -> Iterator[tuple[str, Entry]]:
    """Write the named files; yields each with its entry as it is done."""
    for name in names:
        file = encoded(catalogue.made(name))
        (folder / f"{name}.ogg").write_bytes(file)
        yield name, entry(file)


def entry(file: bytes) -> Entry:
    """Return what is to be said about a file, measured on what players will hear: the decoded samples."""
    wave = decoded(file)
    return Entry(
        duration_s=round(len(wave) / RATE, 3),
        loudness_lufs=round(momentary_lufs(wave) if wave.ndim == 1 else integrated_lufs(wave), 1),
        peak=round(peak(wave), 3),
        sha256=sha256(file).hexdigest(),
    )


def read_manifest(folder: Path) -> dict[str, Entry]:
    """Return the manifest; empty if there is none yet."""
    path = folder / MANIFEST
    if not path.exists():
        return {}
    entries: dict[str, Entry] = json.loads(path.read_text(encoding="utf-8"))
    return entries


def write_manifest(folder: Path, entries: dict[str, Entry]) -> None:
    """Write the manifest, in the order of names."""
    text = json.dumps(dict(sorted(entries.items())), indent=1) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")


def faults(folder: Path) -> Iterator[str]:
    """Yield a sentence for each thing in the folder that is not as the recipes and the manifest have it."""
    manifest, wanted = read_manifest(folder), set(catalogue.names())
    present = {path.stem for path in folder.glob("*.ogg")}
    yield from (f"{name}.ogg is missing" for name in sorted(wanted - present))
    yield from (f"{name}.ogg has no recipe" for name in sorted(present - wanted))
    yield from (f"the manifest names {name}, which has no recipe" for name in sorted(manifest.keys() - wanted))
    for name in sorted(wanted & present):
        yield from _faults_of(name, (folder / f"{name}.ogg").read_bytes(), manifest)


def _faults_of(name: str, file: bytes, manifest: dict[str, Entry]) -> Iterator[str]:
    if manifest.get(name) != entry(file):
        yield f"{name}.ogg is not the one in the manifest"
    if name == catalogue.MUSIC and not can_be_played():
        return
    if (found := likeness(decoded(file), catalogue.made(name))) < LEAST_LIKENESS:
        yield f"{name}.ogg is not what its recipe gives: likeness {found:.2f}"


def likeness(one: Wave, other: Wave) -> float:
    """Return the correlation of two waves: 1 for the same, 0 for strangers or other lengths."""
    if one.shape != other.shape:
        return 0.0
    scale = float(np.sqrt(np.sum(one**2) * np.sum(other**2)))
    return float(np.sum(one * other)) / scale if scale else 0.0
