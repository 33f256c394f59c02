"""Write the licences of everything that a build carries: `python third_party.py FILE LIBRARY...`.

Each package brings its own text; for those whose wheel has none, and for the libraries within them, the texts are kept
in `licences/`. A library without a text ends the build.
"""

import re
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

HERE = Path(__file__).parent
PACKAGES = ("pygame-ce", "pymunk", "cffi", "msgspec", "PyYAML", "platformdirs", "pyinstaller")
PART_OF_PYTHON = re.compile(r"python|vcruntime|msvcp|ucrtbase|api-ms-win|base_library|_internal")
TEXT_OF = {
    "bz2": "bzip2", "ffi": "libffi", "gcc_s": "gcc-runtime", "stdc++": "gcc-runtime", "gomp": "gcc-runtime",
    "jpeg": "jpeg-turbo", "lzma": "xz", "sharpyuv": "webp", "sqlite3": "sqlite", "z": "zlib",
}  # fmt: skip
"""The text in `licences/` of libraries that are called otherwise than their licence, without `lib` and a version."""

REFERRED_TO = ("LGPL-2.1", "GPL-2", "GPL-3", "Apache-2.0")
RULE = "\n\n" + "=" * 100 + "\n\n"
PREFACE = """What this build carries beside the program itself, and under which licences.

The libraries lie in the folder of the program as files of their own, so that each can be replaced by another build of
it; pygame-ce (LGPL 2.1), fluidsynth, libsndfile and mpg123 ask for that. Their sources are those of the versions named
here, as their authors publish them: pygame-ce at https://github.com/pygame-community/pygame-ce, SDL at
https://github.com/libsdl-org. The texts of the libraries are those that Debian keeps with them.
"""


def licence_of(library: str) -> str | None:
    """Return the name of the text for a library's file; None where there is none, "" where Python's own covers it.

    >>> licence_of("libSDL2_mixer-2-6719e6f6.0.so.0.800.2"), licence_of("zlib1.dll"), licence_of("libunheard-of.so")
    ('sdl2_mixer', 'zlib', None)
    """
    name = library.lower().removeprefix("lib")
    if PART_OF_PYTHON.match(name):
        return ""
    texts = {path.stem.lower(): path.stem for path in (HERE / "licences").glob("*.txt")}
    known = {**texts, **TEXT_OF}
    fitting = [called for called in known if name.startswith(called) and (len(called) > 1 or not name[1:2].isalpha())]
    return known[max(fitting, key=len)] if fitting else None


def own_text(package: str) -> str:
    """Return the licence of an installed package, from its wheel or from `licences/`; LookupError without any."""
    files = distribution(package).files or ()
    told = [file for file in files if ".dist-info" in str(file) and re.search("licen|copying", file.name.lower())]
    texts = [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace") for file in told]
    if not texts and package == "pygame-ce":
        return "GNU Lesser General Public License, version 2.1; its text is at the end."
    if not texts:
        raise LookupError(f"{package}: no licence text in its wheel")
    return "\n\n".join(texts)


def pythons_text() -> str:
    """Return the licence of the Python that is carried; LookupError without any."""
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path("/usr/share/doc/python3")]
    for place in places:
        for name in ("LICENSE.txt", "LICENSE", "copyright"):
            if (place / name).is_file():
                return (place / name).read_text(encoding="utf-8")
    raise LookupError("Python: no licence text")


def notices(libraries: list[str]) -> str:
    """Return all texts; LookupError names the libraries that have none."""
    wanted = {library: licence_of(library) for library in libraries}
    if unknown := sorted(library for library, text in wanted.items() if text is None):
        raise LookupError(f"no licence is known for {', '.join(unknown)}")
    parts = [PREFACE, f"Python {sys.version.split()[0]}\n\n{pythons_text()}"]
    parts += [f"{package} {distribution(package).version}\n\n{own_text(package)}" for package in PACKAGES]
    for name in sorted({text for text in wanted.values() if text}):
        carried = ", ".join(sorted(library for library, text in wanted.items() if text == name))
        parts.append(f"{name} ({carried})\n\n{kept(name)}")
    return RULE.join([*parts, *(kept(name) for name in REFERRED_TO)])


def kept(name: str) -> str:
    """Return a text of `licences/`."""
    return (HERE / "licences" / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(notices(sys.argv[2:]), encoding="utf-8")
