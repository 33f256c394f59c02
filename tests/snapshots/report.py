"""A page that shows, for each scene that differs, what was expected, what was found and where they are apart."""

from html import escape
from pathlib import Path

import pygame
from pygame import Surface

from tests.snapshots.compare import apart

FOLDER = Path(__file__).resolve().parents[2] / "build" / "snapshots"
BRIGHTER = 4  # times, so that a faint difference can be seen
COLUMNS = ("expected", "found", "difference")
PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Snapshots that differ</title>
<style>
body {{ background: #28190f; color: #f6ebce; font: 16px serif; margin: 24px }}
figure {{ display: inline-block; margin: 0 12px 24px 0 }}
img {{ display: block; width: 480px }}
</style>
<h1>Snapshots that differ: {count}</h1>
<p>If they are meant to: <code>python -m tests.snapshots.make</code></p>
{rows}
"""


def begin(run: str) -> None:
    """Remove what an earlier run found; what another process of this run has found stays."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    name = FOLDER / "run"
    if not name.is_file() or name.read_text(encoding="utf-8") != run:
        name.write_text(run, encoding="utf-8")
        clear()


def clear() -> None:
    """Remove all pictures, and the page."""
    for path in FOLDER.glob("*.*"):
        path.unlink(missing_ok=True)  # another process may be at it


def add(name: str, told: str, expected: Surface, found: Surface) -> Path:
    """Put a scene on the page, which is written anew; the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for column, picture in zip(COLUMNS, (expected, found, _brighter(apart(expected, found))), strict=True):
        pygame.image.save(picture, FOLDER / f"{name}.{column}.png")
    (FOLDER / f"{name}.txt").write_text(told, encoding="utf-8")
    return _write_page()


def _brighter(picture: Surface) -> Surface:
    once = picture.copy()
    for _ in range(BRIGHTER - 1):
        picture.blit(once, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return picture


def _write_page() -> Path:
    rows = [_row(path.stem, path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.txt"))]
    page = FOLDER / "index.html"
    page.write_text(PAGE.format(count=len(rows), rows="\n".join(rows)), encoding="utf-8")
    return page


def _row(name: str, told: str) -> str:
    pictures = "".join(
        f'<figure><img src="{escape(name)}.{column}.png" alt=""><figcaption>{column}</figcaption></figure>'
        for column in COLUMNS
    )
    return f"<h2>{escape(name)}</h2><p>{escape(told)}</p>{pictures}"
