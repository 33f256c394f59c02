"""The licences of everything that a build carries: `python third_party.py` says which text is missing, and fails.

Each package brings its own text; for those whose wheel has none, and for the libraries within them, the texts are kept
in `licences/`. A library without a text ends the build.
"""

import re
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
PACKAGES = {
    "pygame-ce": ("LGPL-2.1", "_internal/pygame/*"),
    "pymunk": ("Expat", "_internal/pymunk/*"),
    "cffi": ("MIT-0", "_internal/_cffi_backend*"),
    "msgspec": ("BSD-3-clause", "_internal/msgspec/*"),
    "PyYAML": ("Expat", "_internal/yaml/*"),
    "platformdirs": ("Expat", "gutenberg-table"),
    "websockets": ("BSD-3-clause", "_internal/websockets/*"),
    "segno": ("BSD-3-clause", "gutenberg-table"),
    "pyinstaller": ("GPL-2+ with Bootloader exception", "gutenberg-table"),
}
"""The licence of each, in Debian's short form, and where it lies in the folder of the program."""

WITHIN = {"pymunk": "chipmunk", "PyYAML": "yaml"}
"""The text in `licences/` of a library that is linked into a package's own."""

PART_OF_PYTHON = re.compile(r"python|vcruntime|msvcp|ucrtbase|api-ms-win|base_library|_internal")
OUTSIDE_NEEDED = ("_bz2", "_ctypes", "_lzma", "_sqlite3", "_uuid", "pyexpat", "zlib")
"""Modules of Python that are linked with libraries of others, and are carried."""

TEXT_OF = {
    "asound": "alsa", "bz2": "bzip2", "ffi": "libffi", "gcc_s": "gcc-runtime", "gomp": "gcc-runtime",
    "jpeg": "jpeg-turbo", "lzma": "xz", "sharpyuv": "webp", "sqlite3": "sqlite", "stdc++": "gcc-runtime", "z": "zlib",
}  # fmt: skip
"""The text in `licences/` of libraries that are called otherwise than their licence, without `lib` and a version."""

PART_OF = {"flac": "include/FLAC++/*", "uuid": "libuuid/*"}
"""The first files of the library itself, in texts that tell of a whole collection."""

SHORT = {
    "gcc-runtime": "GPL-3+ with GCC Runtime Library exception",
    "jpeg-turbo": "BSD-3-clause and IJG and Zlib",
    "portmidi": "Expat",
    "webp": "BSD-3-clause",
}
"""Licences whose texts do not give their short form themselves."""

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


class Notice(NamedTuple):
    """The licence of a part of a build: which files of it, who holds the rights, the short form, and the text."""

    title: str
    files: list[str]
    holders: list[str]
    short: str
    text: str


def notices(libraries: Iterable[str]) -> list[Notice]:
    """Return the notice of each part of a build with these libraries; LookupError names those that have none."""
    wanted = {library: licence_of(library) for library in sorted(libraries)}
    if unknown := [library for library, text in wanted.items() if text is None]:
        raise LookupError(f"no licence is known for {', '.join(unknown)}: add its text to {HERE.name}/licences")
    python = ["_internal/python3*", "_internal/libpython3*", "_internal/base_library.zip"]
    title, text = f"Python {sys.version.split()[0]}", pythons_text()
    parts = [Notice(title, python, holders_in(text), "PSF-2", text)]
    for package, (short, files) in PACKAGES.items():
        brought, text = distribution(package), own_text(package)
        if within := WITHIN.get(package):
            text = f"{text}\n\nIt holds {within}:\n\n{kept(within)}"
        holders = holders_in(text) or [str(brought.metadata["Author"])]
        parts.append(Notice(f"{package} {brought.version}", [files], holders, short, text))
    for name in sorted({text for text in wanted.values() if text}):
        carried = [library for library, text in wanted.items() if text == name]
        title = f"{name} ({', '.join(carried)})"
        holders, short = told_by(name)
        parts.append(Notice(title, [f"*/{library}" for library in carried], holders, short, kept(name)))
    return parts


def holders_in(text: str) -> list[str]:
    """Return the lines of a text that say who has the rights."""
    found = re.findall(r"^[ #*]*((?:Copyright|\(c\)).*\d{4}.*)$", text, re.MULTILINE | re.IGNORECASE)
    return list(dict.fromkeys(line.strip() for line in found))


def told_by(name: str) -> tuple[list[str], str]:
    """Return who has the rights in a library with a text in `licences/`, and the short form of its licence."""
    files = re.escape(PART_OF.get(name, "*"))
    told = re.search(rf"^Files:\s*{files}.*?^Copyright:\s*(.+?)^License: *(.+?)$", kept(name), re.MULTILINE | re.DOTALL)
    if told:
        return [line.strip() for line in told[1].strip().splitlines()], told[2]
    return holders_in(kept(name)), SHORT[name]


def whole_text(libraries: Iterable[str]) -> str:
    """Return all notices as one text, and the licences that they refer to."""
    parts = [f"{part.title}\n\n{part.text}" for part in notices(libraries)]
    return RULE.join([PREFACE, *parts, *(kept(name) for name in REFERRED_TO)])


def kept(name: str) -> str:
    """Return a text of `licences/`."""
    return (HERE / "licences" / f"{name}.txt").read_text(encoding="utf-8")


def libraries_here() -> set[str]:
    """Return the libraries that a build in this environment will carry, by what its modules are linked with."""
    from PyInstaller.depend.bindepend import binary_dependency_analysis, get_python_library_path

    site = Path(sysconfig.get_path("platlib"))
    origins = [spec.origin for name in OUTSIDE_NEEDED if (spec := find_spec(name))]
    natives = [path for pattern in ("*.so", "*.pyd", "*.dylib", "*.dll") for path in site.rglob(pattern)]
    found = [get_python_library_path(), *(origin for origin in origins if origin and Path(origin).is_file())]
    found += [str(path) for path in natives if "PyInstaller" not in path.parts]
    modules = [(Path(path).name, path, "EXTENSION") for path in found]
    return {Path(name).name for name, _, kind in binary_dependency_analysis(modules, None, []) if kind == "BINARY"}


if __name__ == "__main__":
    try:
        notices(libraries_here())
    except LookupError as missing:
        sys.exit(f"{missing}")
