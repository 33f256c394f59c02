"""`python -m devtools.synth [CUE ...]` bakes all sounds, or those named; `--check` only compares."""

import sys
from collections.abc import Sequence

from devtools.synth import catalogue, folder
from game.cli.parser import Parser
from game.terminal import tell


def main(words: Sequence[str] | None = None) -> int:
    """Return the exit status: 0 if all was baked, or is as it should be."""
    parser = Parser(prog="python -m devtools.synth", description="synthesise the sounds in assets/sounds")
    parser.add_argument("cues", nargs="*", metavar="CUE", help="only these")
    parser.add_argument("--check", action="store_true", help="compare the folder with the recipes, write nothing")
    arguments = parser.parse_args(words)
    unknown = sorted(set(arguments.cues) - set(catalogue.names()))
    if unknown:
        parser.error(f"no such cue: {', '.join(unknown)}")
    return check() if arguments.check else bake(arguments.cues or list(catalogue.names()))


def bake(names: Sequence[str]) -> int:
    """Write the named files and the manifest; returns 0."""
    folder.SOUNDS.mkdir(parents=True, exist_ok=True)
    entries = folder.read_manifest(folder.SOUNDS)
    for name, entry in folder.bake(folder.SOUNDS, names):
        entries[name] = entry
        tell(f"{name:16} {entry['duration_s']:7.3f} s {entry['loudness_lufs']:6.1f} LUFS  peak {entry['peak']:.2f}")
    folder.write_manifest(folder.SOUNDS, {name: entries[name] for name in catalogue.names() if name in entries})
    size = sum(path.stat().st_size for path in folder.SOUNDS.glob("*.ogg"))
    tell(f"{len(names)} files baked; {size / 1024:.0f} KiB in all")
    return 0


def check() -> int:
    """Print what is wrong with the folder; returns 1 if anything is."""
    found = list(folder.faults(folder.SOUNDS))
    tell(*(found or ["every sound is what its recipe gives"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
