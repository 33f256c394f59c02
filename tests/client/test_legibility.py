"""Everything that a table shows can be read and hit: by size, contrast and room.

Other languages are looked at on demand: LEGIBILITY_LANGUAGES=it,fr names them. See also `test_twice_the_size`.
"""

import os
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery, Picture
from game.client.base.i18n import ENGLISH, set_language
from game.client.graphics import canvas, order_art, picture_cache, piece_art, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.canvas import Engraving
from game.client.graphics.layout import CANVAS
from game.client.graphics.line_breaks import is_wide
from game.client.scenes.parts.notes import TASK
from game.client.ui.page import Page, Target
from game.content import load_content
from tests.client.legibility import SIGN, Reading, engraved_height, reading, shown, signs

FULL_HD = CANVAS
SMALL = (1280, 720)
OTHERS = (SMALL, (2560, 1440), (3840, 2160))
TRANSLATED = [code for code in os.environ.get("LEGIBILITY_LANGUAGES", "").split(",") if code]
TO_PLAY, CAPTION = 26, 20  # px from the lowest descender to the highest ascender, at 1080p
SLIP = (250, 158)  # px of an order in its slot
LEAST_CONTRAST = 4.5
LEAST_SIDE = 44  # canvas units of a target
MESHED = 0.15  # of the smaller one: the frames of round pieces may overlap so far
QUICK = frozenset({"title", "curtain", "setup", "rules"})  # the others are looked at in the slow tests


@pytest.fixture(scope="module")
def gallery(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes of a size, in English or the language that is named before the size."""
    *code, width, height = request.param
    set_language(*code or [ENGLISH])
    made = Gallery((width, height), tmp_path_factory.mktemp("saves"))
    yield made
    made.close()
    set_language(ENGLISH)


def marked(picture: Picture) -> object:
    """The picture as a parameter; slow unless it is one of the quick ones."""
    return pytest.param(picture, id=picture.name, marks=() if picture.name in QUICK else pytest.mark.slow)


def named(window: tuple[int | str, ...]) -> str:
    """How a test is called that opens a window of a size, perhaps in another language."""
    return "x".join(map(str, window))


def translated(size: tuple[int, int]) -> list[tuple[int | str, ...]]:
    """Windows of a size in the languages that are looked at on demand."""
    return [(code, *size) for code in TRANSLATED]


@pytest.mark.parametrize("gallery", [FULL_HD, *translated(FULL_HD)], indirect=True, ids=named)
@pytest.mark.parametrize("picture", [marked(picture) for picture in PICTURES])
def test_a_scene_can_be_read_and_hit(picture: Picture, gallery: Gallery) -> None:
    with signs() as found:
        scene = shown(gallery, picture.scenes(gallery), picture.seconds)
    assert [one for one in scene.texts if one.words.strip()], "a scene without words was hardly shown"
    assert [sign for sign in found if sign.contrast < SIGN] == []
    assert faults_of_texts(scene.texts) == []
    assert faults_of_engravings(scene.engraved) == []
    assert faults_of_page(scene.page) == []


@pytest.mark.slow
@pytest.mark.parametrize("gallery", [*OTHERS, *translated(SMALL)], indirect=True, ids=named)
@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_another_window_cuts_and_shrinks_nothing(picture: Picture, gallery: Gallery) -> None:
    scene = shown(gallery, picture.scenes(gallery), picture.seconds, painted=False)
    scale = gallery.size[1] / FULL_HD[1]
    assert faults_of_texts(scene.texts, scale) == []
    assert faults_of_engravings(scene.engraved, scale) == []


def faults_of_texts(found: list[Reading], scale: float = 1.0) -> list[str]:
    """What is wrong with texts: too small, too pale, or cut off."""
    rounding = int(scale != 1)  # px of a face are whole numbers
    faults = set()
    for one in found:
        if not one.words.strip():
            continue
        if one.height < (CAPTION if one.on_card else TO_PLAY) * scale // 1 - rounding:
            faults.add(f"{one.words!r} is {one.height} px high")
        if one.contrast < LEAST_CONTRAST:
            faults.add(f"{one.words!r} has a contrast of {one.contrast:.1f}")
        if one.cut or one.beyond:
            faults.add(f"{one.words!r} does not fit")
        if one.split:
            faults.add(f"{one.words!r} is broken in a word")
    return sorted(faults)


def faults_of_engravings(found: list[Engraving], scale: float = 1.0) -> list[str]:
    """Which letters and digits in pictures are smaller than words that say the same would have to be."""
    rounding = 0.5 + 1.5 * int(scale != 1)  # px of pieces and of what is in them are whole numbers
    return sorted(
        {
            f"{one.text!r} in a picture is as high as words of {engraved_height(one):.1f} px"
            for one in found
            if engraved_height(one) < (CAPTION if one.caption else TO_PLAY) * scale - rounding
        }
    )


def letters(words: str) -> int:
    """How many Latin letters are about as long as some words: a kanji or kana counts as two."""
    return len(words) + sum(map(is_wide, words))


def faults_of_targets(targets: list[Target]) -> list[str]:
    """What is wrong with targets: off the canvas, too small, or in each other's way."""
    whole = pygame.Rect(0, 0, *CANVAS)
    faults = [f"{one.name} leaves the canvas" for one in targets if not whole.contains(one.rect)]
    faults += [f"{one.name} is {one.rect.size}" for one in targets if min(one.rect.size) < LEAST_SIDE]
    faults += [f"{one.name} and {other.name}" for one, other in combinations(targets, 2) if in_the_way(one, other)]
    return faults


def faults_of_page(page: Page) -> list[str]:
    """What is wrong with the targets of a scene, and with those of a bubble over it, which can be moved aside."""
    bubble = page.answers.keys() - {TASK}  # the line of a row answers too, and may lie under a bubble
    above = [target for target in page.targets if target.name in bubble]
    covers = [one.rect for one in above]
    below = [one for one in page.targets if one.name not in bubble and one.rect.collidelist(covers) < 0]
    return faults_of_targets(below) + faults_of_targets(above)


def in_the_way(lower: Target, upper: Target) -> bool:
    """Whether a target takes room from the one below it without lying in it as a whole."""
    common = lower.rect.clip(upper.rect)
    smaller = min(lower.rect.w * lower.rect.h, upper.rect.w * upper.rect.h)
    return not lower.rect.contains(upper.rect) and common.w * common.h > MESHED * smaller


def test_what_is_small_pale_cut_or_in_the_way_is_found() -> None:
    surface = pygame.Surface((300, 200))
    surface.fill(theme.PAPER)
    typesetting.clear()
    with reading() as found:
        brush = Brush(surface, 1.0)
        brush.text((0, 0, 300, 40), "small", px=22)
        brush.text((0, 40, 300, 40), "pale", colour=theme.BRASS)
        brush.text((0, 80, 60, 40), "much too long for this", px=30)
        brush.text((0, 120, 300, 40), "good")
        brush.text((200, 0, 90, 120), "プレイヤー", wrap=True)
    faults = faults_of_texts(found)
    assert [any(word in fault for fault in faults) for word in ("small", "pale", "long", "プレイヤー", "good")] == [
        True, True, True, True, False,
    ]  # fmt: skip
    boxes = [(0, 0, 100, 100), (50, 0, 100, 100), (10, 10, 44, 44), (1900, 0, 50, 50), (0, 300, 200, 20)]
    targets = [Target(str(place), "button", pygame.Rect(box), "") for place, box in enumerate(boxes)]
    assert faults_of_targets(targets) == ["3 leaves the canvas", "4 is (200, 20)", "0 and 1"]


def test_letters_and_digits_in_pictures_are_measured() -> None:
    """A square of 16 px bears a numeral that nobody reads, one of 28 px a numeral as high as words of 26 px."""
    picture_cache.clear()
    with canvas.engravings() as found:
        piece_art.roman(3, 16)
        piece_art.coin(4, 24)
        piece_art.laurel(12, 30)
        piece_art.letter_square("A", 20)
    assert [one.text for one in found] == ["III", "4", "12", "A"]
    assert len(faults_of_engravings(found)) == len(found)
    picture_cache.clear()
    with canvas.engravings() as found:
        piece_art.roman(3, 28)
        piece_art.coin(4, 36)
        piece_art.laurel(12, 38)
        piece_art.letter_square("A", 28)
    assert len(found) == 4
    assert faults_of_engravings(found) == []


def test_slips_of_orders_can_be_read_whatever_they_ask_for() -> None:
    """In a slot of a printing house: every letter, numeral and reward, on the slips that show most of them."""
    content = load_content()
    full = max(content.printing.values(), key=lambda card: len(card.letters))
    picture_cache.clear()
    typesetting.clear()
    with reading() as found, canvas.engravings() as engraved:
        for card in content.refinement.values():
            order_art.order_slip(full, card, SLIP)
    assert faults_of_engravings([one for one in engraved if not one.caption]) == []
    rewards = [one for one in found if one.words != full.title]
    assert rewards
    assert [one.words for one in rewards if one.cut or one.height < TO_PLAY] == []
