"""Make a Debian package of the built program: `build/program/venv/bin/python packaging/linux/make_deb.py`.

It needs dpkg-deb and writes `dist/gutenberg-table_VERSION_ARCHITECTURE.deb`.
"""

import gzip
import shutil
import subprocess
import tempfile
from datetime import date
from pathlib import Path

from game.cli.command_line import COMMANDS
from game.places import NAME, version

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD, DIST = ROOT / "build" / "program", ROOT / "dist"
SIZES = (16, 24, 32, 48, 64, 128, 256)
CONTROL = """Package: gutenberg-table
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: the Gutenberg table authors <nobody@localhost>
Installed-Size: {size}
Depends: libc6 (>= {libc}), libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1, libxkbcommon0
Recommends: libgl1, libegl1, libwayland-client0, libdecor-0-0, libpulse0
Description: digital table for the board game Gutenberg
 Run a printing house around the year 1500: one to four people on one screen,
 computer players of three strengths, and the companion for The Impression.
"""


def main() -> None:
    """Lay out the package, and have dpkg-deb pack it."""
    architecture = output("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder) / "package"
        lay_out(stage)
        size = sum(path.lstat().st_size for path in stage.rglob("*")) // 1024
        control = CONTROL.format(version=version(), architecture=architecture, size=size, libc=libc())
        write(stage / "DEBIAN" / "control", control)
        made = DIST / f"{NAME}_{version()}_{architecture}.deb"
        output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(made))
    print(f"{made}: {made.stat().st_size / 1e6:.0f} MB")


def lay_out(stage: Path) -> None:
    """Put the program and what a desktop wants to know of it where Debian has such files."""
    share = stage / "usr" / "share"
    shutil.copytree(DIST / NAME, stage / "usr" / "lib" / NAME, symlinks=True)
    (stage / "usr" / "games").mkdir()
    (stage / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    write(share / "applications" / f"{NAME}.desktop", filled(f"{NAME}.desktop"))
    write(share / "metainfo" / f"{NAME}.metainfo.xml", filled(f"{NAME}.metainfo.xml"))
    write(share / "bash-completion" / "completions" / NAME, filled(f"{NAME}.bash", " ".join(COMMANDS)))
    told = "\n".join(f".TP\n.B {name}\n{summary}" for name, summary in COMMANDS.items())
    zipped(share / "man" / "man6" / f"{NAME}.6.gz", filled(f"{NAME}.6", told))
    notices = (BUILD / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    write(share / "doc" / NAME / "copyright", (ROOT / "LICENSE").read_text(encoding="utf-8") + "\n" + notices)
    zipped(share / "doc" / NAME / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    for size in SIZES:
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        icon.parent.mkdir(parents=True)
        shutil.copy(BUILD / f"icon-{size}.png", icon)


def filled(name: str, commands: str = "") -> str:
    """Return a file of this folder with the version, the day and the commands in their places."""
    text = (HERE / name).read_text(encoding="utf-8")
    told = {"@VERSION@": version(), "@DATE@": date.today().isoformat(), "@COMMANDS@": commands}
    for place, words in told.items():
        text = text.replace(place, words)
    return text


def write(path: Path, text: str) -> None:
    """Write a file into a folder that may be missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def zipped(path: Path, text: str) -> None:
    """Write a file packed, the same for the same text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def libc() -> str:
    """Return the C library's version here, which is the oldest that what was built here runs with."""
    return output("getconf", "GNU_LIBC_VERSION").split()[1]


def output(*command: str) -> str:
    """Return what a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main()
