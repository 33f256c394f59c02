"""Reads what a table shows: every text with its size and ground, and every target with its room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from itertools import pairwise
from string import ascii_letters, digits
from types import FunctionType
from typing import Any, NamedTuple
from unittest.mock import patch
from weakref import WeakKeyDictionary

import pygame

from devtools.gallery_window import Gallery
from game.client.base.drawable import ELLIPSIS
from game.client.base.reading_size import read_px
from game.client.graphics import canvas, material, picture_cache, theme, typesetting
from game.client.graphics.brush import Brush, Picture, Rehearsal
from game.client.graphics.canvas import Engraving
from game.client.graphics.icons import icon_picture
from game.client.graphics.line_breaks import HIRAGANA, KATAKANA, is_label
from game.client.graphics.theme import Face, Rgb
from game.client.graphics.viewport import RectLike
from game.client.scenes import replaying
from game.client.scenes.replaying import table_picture
from game.client.ui.page import Page
from game.client.ui.painter import Layers, Painted
from game.client.ui.scene import Scene
from tests.client.contrasts import contrast

MEASURED_PX = 200


class Reading(NamedTuple):
    """A text as it was drawn: from the lowest descender to the highest ascender it is `height` px high.

    `ground` is what it was drawn on, None where that was not there yet, as in pictures of cards, or is not painted.
    """

    words: str
    height: int
    colour: Rgb
    ground: Rgb | None
    on_card: bool  # a caption inside a picture, beside a pictogram that says the same
    cut: bool  # ended in an ellipsis
    rect: pygame.Rect
    beyond: bool  # higher than the room it was given
    px: int  # of its face
    split: bool  # a line ends within a word of katakana, as in prose it may, or of a label in any kana
    asked: int = 0  # px of its face at the size at which the person wants to read it; 0 where it isn't read

    @property
    def contrast(self) -> float:
        """How well it stands out, 1 to 21; 21 where the ground is not known."""
        return contrast(self.colour, self.ground) if self.ground else 21.0


@cache
def ink_height(face: Face, px: int) -> int:
    """The height of a face's letters, from the lowest descender to the highest ascender."""
    used = theme.font(face, px)
    return used.render(ascii_letters + digits, True, theme.BLACK).get_bounding_rect().h


def set_height(setting: typesetting.Setting) -> int:
    """The height of the letters of a text as it is set."""
    return ink_height(setting.face, setting.px)


def engraved_height(engraving: Engraving) -> float:
    """The px that words have whose capitals and digits are as high as those that are drawn into a picture."""
    return engraving.height * ink_height(engraving.face, MEASURED_PX) / figure_height(engraving.face)


@cache
def figure_height(face: Face) -> int:
    """The height of a face's capitals and digits, at the size at which they are measured."""
    kind = "I" if face == "roman" else "0"  # lining figures are as high as capitals, but not of that face
    return theme.font(face, MEASURED_PX).render(kind, True, theme.BLACK).get_bounding_rect().h


def ground_of(surface: pygame.Surface, area: pygame.Rect) -> Rgb | None:
    """The average colour of an opaque part of a surface."""
    seen = area.clip(surface.get_rect())
    if not seen.w * seen.h:
        return None
    red, green, blue, alpha = pygame.transform.average_color(surface, seen)
    if surface.get_flags() & pygame.SRCALPHA and alpha < 250:
        return None
    return red, green, blue


@contextmanager
def reading() -> Iterator[list[Reading]]:
    """What is drawn inside of this, text by text; a picture that is kept from before is not drawn again."""
    found: list[Reading] = []
    draw, render = Brush.text, typesetting.render
    by_brush = False

    def brush_text(self: Brush, rect: Any, words: str, face: Face = "body", px: float = 28, colour: Rgb = theme.INK,
                   **looks: Any) -> None:  # fmt: skip
        nonlocal by_brush
        how = {name: looks[name] for name in ("wrap", "read") if name in looks}
        setting = self.setting(rect, words, face, px, **how)
        box = self.place(rect, setting.size, **{name: looks[name] for name in ("align", "valign") if name in looks})
        is_read = looks.get("wrap", False) if looks.get("read") is None else looks["read"]
        ground, rehearsed = ground_of(self.surface, box), isinstance(self, Rehearsal)
        told = _reading(words, setting, theme.shown(colour), ground, box, self.area(rect))
        on_card, asked = ground is None and not rehearsed, self.px(read_px(px)) if is_read else 0
        found.append(told._replace(on_card=on_card, asked=asked))
        if rehearsed:
            return
        by_brush = True
        draw(self, rect, words, face, px, colour, **looks)
        by_brush = False

    def any_render(words: str, face: Face, px: int, colour: Rgb, *, align: Any = "left", **limits: Any) -> Any:
        if not by_brush:
            setting = typesetting.compose(words, face, px, **limits)
            box = pygame.Rect(0, 0, *setting.size)
            found.append(_reading(words, setting, colour, None, box, box))
        return render(words, face, px, colour, align=align, **limits)

    def in_small(*what: Any) -> pygame.Surface:
        """A scene as a small picture is not read: a press shows it at its own size."""
        lists: list[list[Any]] = [found, *canvas._told]
        read = [(noted, len(noted)) for noted in lists]
        picture = table_picture(*what)
        for noted, count in read:
            del noted[count:]
        return picture

    def all_new(layers: Layers, _before: object, *what: Any) -> Any:
        return compared(layers, None, *what)

    compared = Layers._compared
    with (
        patch.object(Brush, "text", brush_text),
        patch.object(typesetting, "render", any_render),
        patch.object(replaying, "table_picture", in_small),
        patch.object(Layers, "_compared", all_new),  # no text is left of the page before
    ):
        yield found


class TellingShelf(picture_cache.Shelf):
    """A shelf of pictures that tell again, whenever one is taken, what was read and engraved while it was drawn.

    So the pictures of one scene serve the next one, in a window of the same size and look.
    """

    def __init__(self) -> None:
        super().__init__()
        self._notes: tuple[list[Any], ...] = ()
        self._drawn_from: list[list[int]] = []  # how long the notes were when each picture was begun, inner ones last
        self._told: dict[tuple[object, ...], list[list[Any]]] = {}

    @contextmanager
    def listened_to(self) -> Iterator[tuple[list[Reading], list[Engraving]]]:
        """What is drawn and what is engraved inside of this, whether in new pictures or in those on the shelf."""
        self._drawn_from.clear()
        with patch.object(picture_cache, "_shelf", self), reading() as found, canvas.engravings() as engraved:
            self._notes = (found, engraved)
            yield found, engraved

    def find(self, key: tuple[object, ...]) -> object | None:
        kept = super().find(key)
        if kept is None:
            self._drawn_from.append([len(note) for note in self._notes])
        else:
            for note, told in zip(self._notes, self._told[key], strict=True):
                note.extend(told)
        return kept

    def keep(self, key: tuple[object, ...], result: object, limit_bytes: int) -> None:
        begun = self._drawn_from.pop()
        self._told[key] = [note[at:] for note, at in zip(self._notes, begun, strict=True)]
        super().keep(key, result, limit_bytes)


SIGN = 3.0
"""The least contrast of a pictogram."""


class Seen(NamedTuple):
    """A text or a pictogram as it was painted, with its contrast to what was there before."""

    contrast: float
    what: str


def icon_of(picture: object) -> tuple[str, Rgb] | None:
    """The name and the colour of a pictogram; None for any other picture."""
    if not isinstance(picture, FunctionType) or not picture.__qualname__.startswith(icon_picture.__name__):
        return None
    held = dict(zip(picture.__code__.co_freevars, picture.__closure__ or (), strict=True))
    return held["name"].cell_contents, held["colour"].cell_contents


@contextmanager
def signs() -> Iterator[list[Seen]]:
    """The pictograms that are painted inside of this."""
    found, blit = list[Seen](), Brush.blit

    def paint(self: Brush, picture: Picture, rect: RectLike) -> None:
        sign = icon_of(picture)
        ground = ground_of(self.surface, self.area(rect)) if sign else None
        blit(self, picture, rect)
        if sign and ground:
            found.append(Seen(contrast(theme.shown(sign[1]), ground), sign[0]))

    with patch.object(Brush, "blit", paint):
        yield found


class ScreenState(NamedTuple):
    """A scene as it was drawn: its texts, what is engraved in its pictures, and its page."""

    texts: list[Reading]
    engraved: list[Engraving]
    page: Page


_shelves: WeakKeyDictionary[Gallery, TellingShelf] = WeakKeyDictionary()


def shown(gallery: Gallery, scenes: list[Scene], seconds: float, *, painted: bool = True) -> ScreenState:
    """Scenes in the gallery, without the window; what is in pictures that are on the shelf already is read again.

    Where the ground of texts does not matter, nothing needs to be `painted`: only texts are set, and pictures drawn.
    """
    if gallery not in _shelves:
        typesetting.clear()
        _shelves[gallery] = TellingShelf()
    with (
        _shelves[gallery].listened_to() as (found, engraved),
        patch.object(Layers, "show", lambda *_: []),
        nullcontext() if painted else patch.object(Layers, "_painting", rehearsing),
        nullcontext() if painted else patch.multiple(material, **BARE),
    ):
        gallery.show(scenes, seconds)
    return ScreenState(found, engraved, gallery.page)


BARE: dict[str, Any] = {
    "_paved": lambda size, *_: pygame.Surface(size, 0, 32),
    "aged": lambda size, *_: pygame.Surface(size, 0, 32),
    "soft_box": lambda size, *_: pygame.Surface(size, pygame.SRCALPHA),
    "torn": lambda face, *_: pygame.Surface(face.get_size(), pygame.SRCALPHA),
    "round_off": lambda face, *_: pygame.Surface(face.get_size(), pygame.SRCALPHA),
    "bevelled": lambda face, *_: face,
}
"""Materials without their grain and edges: no words are in them."""


def rehearsing(layers: Layers, _surface: pygame.Surface, page: Painted, *_: object) -> Iterator[None]:
    """In place of painting a page."""
    for item in page.items:
        item.paint(Rehearsal(layers.viewport.scale), item.state(page.attention))
    yield


def _reading(
    words: str, setting: typesetting.Setting, colour: Rgb, ground: Rgb | None, box: pygame.Rect, area: pygame.Rect
) -> Reading:
    height = set_height(setting)
    cut = any(line.endswith(ELLIPSIS) for line in setting.lines) and ELLIPSIS not in words
    pitch = theme.font(setting.face, setting.px).get_linesize() * typesetting.LEADING
    inked = (len(setting.lines) - 1) * pitch + height
    beyond = bool(words) and inked > area.h + 6
    kana = (KATAKANA, HIRAGANA) if is_label(words) else (KATAKANA,)
    split = not setting.full and any(_splits(line, after, kana) for line, after in pairwise(setting.lines))
    return Reading(words, height, colour, ground, ground is None, cut, box, beyond, setting.px, split)


def _splits(line: str, following: str, kana: tuple[range, ...]) -> bool:
    """Whether a word in one of these kana begins on a line and ends on the next one."""
    characters = line[-1:], following[:1]
    return line[-1:] != "・" and any(all(one and ord(one) in kind for one in characters) for kind in kana)
