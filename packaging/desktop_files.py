"""Lay out what a desktop and a shell want to know of the program: `python packaging/desktop_files.py /usr/local`.

Menu entry, metainfo, icons, manual page and completions, below `share` in the folder.
"""

import gzip
import sys
from pathlib import Path

import icons
import shell_words
from release import APP_ID, AUTHORS, DAYS, HOME, NAME, PROJECT, VERSION, moment

HERE = Path(__file__).resolve().parent / "linux"
RELEASES = "\n".join(f'    <release version="{version}" date="{day}"/>' for version, day in DAYS)
FILLED_IN = {
    "@APP_ID@": APP_ID,
    "@AUTHORS@": AUTHORS,
    "@DEVELOPER_ID@": APP_ID.rpartition(".")[0],
    "@HOME@": HOME,
    "@LICENCE@": PROJECT["license"],
    "@PICTURES@": f"{HOME.replace('github.com', 'raw.githubusercontent.com')}/v{VERSION}/assets/pictures",
    "@RELEASES@": RELEASES,
}


def lay_out(folder: Path) -> None:
    """Put all of them where a system looks below a folder such as /usr."""
    share = folder / "share"
    write(share / "applications" / f"{APP_ID}.desktop", filled("gutenberg-table.desktop"))
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", filled("gutenberg-table.metainfo.xml"))
    write(share / "bash-completion" / "completions" / NAME, shell_words.bash())
    write(share / "zsh" / "vendor-completions" / f"_{NAME}", shell_words.zsh())
    write(share / "fish" / "vendor_completions.d" / f"{NAME}.fish", shell_words.fish())
    write_packed(share / "man" / "man6" / f"{NAME}.6.gz", shell_words.manual(VERSION, f"{moment():%Y-%m-%d}"))
    for size in icons.SIZES:
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        icon.parent.mkdir(parents=True, exist_ok=True)
        icon.write_bytes(icons.drawn(size))


def filled(name: str) -> str:
    """Return a file of the folder `linux` with what the project says of itself in its places."""
    text = (HERE / name).read_text(encoding="utf-8")
    for place, words in FILLED_IN.items():
        text = text.replace(place, words)
    return text


def write(path: Path, text: str) -> None:
    """Write a file into a folder that may be missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_packed(path: Path, text: str) -> None:
    """Write a file packed, the same for the same text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
