"""Make a Debian package of the built program: `build/program/venv/bin/python packaging/make_deb.py`.

It needs dpkg-deb and writes `dist/gutenberg-table_VERSION_ARCHITECTURE.deb`, the same bytes for the same program.
"""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from email.utils import format_datetime
from hashlib import md5
from pathlib import Path

import third_party
from desktop_files import lay_out, write, write_packed
from release import AUTHORS, CHANGES, HOME, NAME, ROOT, VERSION, moment

DIST, FONTS = ROOT / "dist", ROOT / "assets" / "fonts"
OFL = sorted(FONTS.glob("OFL-*.txt"))
LIB = f"usr/lib/{NAME}"
REVISION = "0upstream1"  # before the 1 of a package that Debian itself would make
MAINTAINER = f"{AUTHORS} <gutenberg-table@users.noreply.github.com>"
CONTROL = """Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Homepage: {home}
Installed-Size: {size}
Depends: libc6 (>= {libc}), libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1, libxkbcommon0
Recommends: libgl1, libegl1, libwayland-client0, libdecor-0-0, libpulse0
Description: digital table for the board game Gutenberg
 Run a printing house around the year 1500: one to four people on one screen,
 computer players of three strengths, and the companion for The Impression.
"""
CHANGELOG = """{name} ({version}) unstable; urgency=medium

  * New release; the file changelog.gz says what is new in it.

 -- {maintainer}  {date}
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Gutenberg
Source: {home}
"""
GPL_2 = r"\s*GNU GENERAL PUBLIC LICENSE\s*Version 2, June 1991.*END OF TERMS AND CONDITIONS"
OVERRIDES = """# It carries the libraries of the wheels that it is frozen from, so that it runs on any Debian.
{name}: embedded-library *
# These call only Python and SDL.
{name}: library-not-linked-against-libc *
"""


def main() -> None:
    """Lay out the package, and have dpkg-deb pack it."""
    architecture, version = output("dpkg", "--print-architecture"), f"{VERSION}-{REVISION}"
    words = {"name": NAME, "version": version, "maintainer": MAINTAINER, "home": HOME}
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder) / "package"
        shutil.copytree(DIST / NAME, stage / LIB, symlinks=True)
        (stage / LIB / "_internal" / "LICENSE").unlink()  # all of it is in the file `copyright`
        (stage / "usr" / "games").mkdir()
        (stage / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
        lay_out(stage / "usr")
        write(stage / "usr" / "share" / "lintian" / "overrides" / NAME, OVERRIDES.format(**words))
        document(stage / "usr" / "share" / "doc" / NAME, words)
        size = sum(path.lstat().st_size for path in stage.rglob("*")) // 1024
        control = CONTROL.format(**words, architecture=architecture, size=size, libc=libc())
        write(stage / "DEBIAN" / "control", control)
        write(stage / "DEBIAN" / "md5sums", "".join(sums(stage)))
        made = DIST / f"{NAME}_{version}_{architecture}.deb"
        pack(stage, made)
    print(f"{made}: {made.stat().st_size / 1e6:.0f} MB")


def sums(stage: Path) -> Iterator[str]:
    """Give a line for each file that is installed, by which a system finds damaged ones."""
    for path in sorted((stage / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield f"{md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(stage)}\n"


def document(folder: Path, words: dict[str, str]) -> None:
    """Write what Debian wants to have documented of each package."""
    write(folder / "copyright", COPYRIGHT.format(**words) + "\n".join(["", *stanzas()]))
    write_packed(folder / "changelog.gz", CHANGES)
    date = format_datetime(moment())
    write_packed(folder / "changelog.Debian.gz", CHANGELOG.format(**words, date=date))


def stanzas() -> list[str]:
    """Return who has the rights in which files, and under which licence."""
    assets, internal = f"{LIB}/_internal/game/assets", DIST / NAME / "_internal"
    fonts, sounds = f"{assets}/fonts", f"{assets}/sounds"
    libraries = {path.name for path in internal.rglob("lib*.so*") if not path.is_symlink()}
    return [
        own_stanza("*", "Expat", ROOT / "LICENSE"),
        *(own_stanza(f"{fonts}/{text.stem.removeprefix('OFL-')}*", "OFL-1.1", text) for text in OFL),
        own_stanza(f"{fonts}/kanji.txt", "Unicode-DFS-2016", FONTS / "LICENSE-kanji.txt"),
        own_stanza(f"{sounds}/table_music.ogg", "Expat", ROOT / "assets/sounds/LICENSE-FluidR3.txt"),
        *(
            stanza([f"{LIB}/{name}" for name in part.files], part.holders, part.short, part.text)
            for part in third_party.notices(libraries)
        ),
    ]


def own_stanza(files: str, short: str, licence: Path) -> str:
    """Return the paragraph about files of the project, whose licence is one of its own files."""
    text = licence.read_text(encoding="utf-8")
    return stanza([files], third_party.holders_in(text), short, text)


def stanza(files: list[str], holders: list[str], short: str, text: str) -> str:
    """Return the paragraph about some files, with the text of their licence; Debian itself has the longest one."""
    text = re.sub(GPL_2, "See /usr/share/common-licenses/GPL-2.", text, flags=re.DOTALL)
    body = (f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines())
    head = ["Files: " + "\n ".join(files), "Copyright: " + "\n ".join(holders), f"License: {short}"]
    return "\n".join([*head, *body, ""])


def pack(stage: Path, made: Path) -> None:
    """Pack the folder; what is in it bears the time of the release and the rights that Debian wants."""
    epoch = int(moment().timestamp())
    for path in (stage, *stage.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path == stage / LIB / NAME
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch)
    output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(made))


def libc() -> str:
    """Return the C library's version here, which is the oldest that what was built here runs with."""
    return output("getconf", "GNU_LIBC_VERSION").split()[1]


def output(*command: str) -> str:
    """Return what a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main()
