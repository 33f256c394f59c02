"""Everything that a table shows can be read, hit and told apart: by size, contrast and room, and without colour."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import dist
from typing import NamedTuple

import pygame
import pytest

from game.client.art import boards, canvas, cards, tokens
from game.client.art.canvas import Engraving
from game.client.drawing import theme
from game.client.drawing.brush import Brush
from game.client.drawing.layout import CANVAS
from game.client.screen.page import Page
from game.client.screen.targets import Target
from game.client.type import text
from game.content import load_content
from game.content.names import INKS
from game.tools.gallery import PICTURES
from game.tools.gallery_window import Gallery, Picture
from tests.client.legibility import Reading, engraved_height, reading

FULL_HD = CANVAS
OTHERS = ((1280, 720), (2560, 1440), (3840, 2160))
TO_PLAY, CAPTION = 26, 20  # px from the lowest descender to the highest ascender, at 1080p
SLIP = (250, 158)  # px of an order in its slot
LEAST_CONTRAST = 4.5
LEAST_SIDE = 44  # canvas units of a target
MESHED = 0.15  # of the smaller one: the frames of round pieces may overlap so far
QUICK = frozenset({"title", "curtain", "setup", "rules"})  # the others are looked at in the slow tests

Seen = Callable[[theme.Rgb], tuple[float, ...]]


@pytest.fixture(scope="module")
def gallery(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes of a size."""
    made = Gallery(request.param, tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


class Shown(NamedTuple):
    """A scene as it was drawn: its texts, what is engraved in its pictures, and its page."""

    texts: list[Reading]
    engraved: list[Engraving]
    page: Page


def shown(gallery: Gallery, picture: Picture) -> Shown:
    """A scene of the gallery, drawn anew."""
    scenes = picture.scenes(gallery)
    canvas.clear()
    text.clear()
    with reading() as found, canvas.engravings() as engraved:
        gallery.show(scenes, picture.seconds)
    return Shown(found, engraved, gallery.page)


def marked(picture: Picture) -> object:
    """The picture as a parameter; slow unless it is one of the quick ones."""
    return pytest.param(picture, id=picture.name, marks=() if picture.name in QUICK else pytest.mark.slow)


def named(size: tuple[int, int]) -> str:
    """How a test is called that opens a window of a size."""
    return f"{size[0]}x{size[1]}"


@pytest.mark.parametrize("gallery", [FULL_HD], indirect=True, ids=named)
@pytest.mark.parametrize("picture", [marked(picture) for picture in PICTURES])
def test_a_scene_can_be_read_and_hit(picture: Picture, gallery: Gallery) -> None:
    scene = shown(gallery, picture)
    assert [one for one in scene.texts if one.words.strip()], "a scene without words was hardly shown"
    assert faults_of_texts(scene.texts) == []
    assert faults_of_engravings(scene.engraved) == []
    assert faults_of_targets(list(scene.page.targets)) == []


@pytest.mark.slow
@pytest.mark.parametrize("gallery", OTHERS, indirect=True, ids=named)
@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_another_window_cuts_and_shrinks_nothing(picture: Picture, gallery: Gallery) -> None:
    scene = shown(gallery, picture)
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


def faults_of_targets(targets: list[Target]) -> list[str]:
    """What is wrong with targets: off the canvas, too small, or in each other's way."""
    whole = pygame.Rect(0, 0, *CANVAS)
    faults = [f"{one.name} leaves the canvas" for one in targets if not whole.contains(one.rect)]
    faults += [f"{one.name} is {one.rect.size}" for one in targets if min(one.rect.size) < LEAST_SIDE]
    faults += [f"{one.name} and {other.name}" for one, other in combinations(targets, 2) if in_the_way(one, other)]
    return faults


def in_the_way(lower: Target, upper: Target) -> bool:
    """Whether a target takes room from the one below it without lying in it as a whole."""
    common = lower.rect.clip(upper.rect)
    smaller = min(lower.rect.w * lower.rect.h, upper.rect.w * upper.rect.h)
    return not lower.rect.contains(upper.rect) and common.w * common.h > MESHED * smaller


def test_what_is_small_pale_cut_or_in_the_way_is_found() -> None:
    surface = pygame.Surface((300, 200))
    surface.fill(theme.PAPER)
    text.clear()
    with reading() as found:
        brush = Brush(surface, 1.0)
        brush.text((0, 0, 300, 40), "small", px=22)
        brush.text((0, 40, 300, 40), "pale", colour=theme.BRASS)
        brush.text((0, 80, 60, 40), "much too long for this", px=30)
        brush.text((0, 120, 300, 40), "good")
    faults = faults_of_texts(found)
    assert [any(word in fault for fault in faults) for word in ("small", "pale", "long", "good")] == [
        True, True, True, False,
    ]  # fmt: skip
    boxes = [(0, 0, 100, 100), (50, 0, 100, 100), (10, 10, 44, 44), (1900, 0, 50, 50), (0, 300, 200, 20)]
    targets = [Target(str(place), "button", pygame.Rect(box), "") for place, box in enumerate(boxes)]
    assert faults_of_targets(targets) == ["3 leaves the canvas", "4 is (200, 20)", "0 and 1"]


def test_letters_and_digits_in_pictures_are_measured() -> None:
    """A square of 16 px bears a numeral that nobody reads, one of 28 px a numeral as high as words of 26 px."""
    canvas.clear()
    with canvas.engravings() as found:
        tokens.roman(3, 16)
        tokens.coin(4, 24)
        tokens.laurel(12, 30)
        tokens.letter_square("A", 20)
    assert [one.text for one in found] == ["III", "4", "12", "A"]
    assert len(faults_of_engravings(found)) == len(found)
    canvas.clear()
    with canvas.engravings() as found:
        tokens.roman(3, 28)
        tokens.coin(4, 36)
        tokens.laurel(12, 38)
        tokens.letter_square("A", 28)
    assert len(found) == 4
    assert faults_of_engravings(found) == []


def test_slips_of_orders_can_be_read_whatever_they_ask_for() -> None:
    """In a slot of a printing house: every letter, numeral and reward, on the slips that show most of them."""
    content = load_content()
    full = max(content.printing.values(), key=lambda card: len(card.letters))
    canvas.clear()
    text.clear()
    with reading() as found, canvas.engravings() as engraved:
        for card in content.refinement.values():
            cards.order_slip(full, card, SLIP)
    assert faults_of_engravings([one for one in engraved if not one.caption]) == []
    rewards = [one for one in found if one.words != full.title]
    assert rewards
    assert [one.words for one in rewards if one.cut or one.height < TO_PLAY] == []


# ------------------------------------------------------------- without colour

MACHADO = {  # Machado, Oliveira and Fernandes 2009, at full severity, for linear light
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
VISIONS = ("grey", *MACHADO)
PX = 48
CLEAR = 40.0  # distance of two colours, of 255 a channel, from which anybody tells them apart
SHARE = 0.12  # of the pixels of two pictures that have to be so far apart


def linear(value: float) -> float:
    """A channel as light."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def encoded(light: float) -> float:
    """Light as a channel."""
    kept = min(1.0, max(0.0, light))
    return 255 * (12.92 * kept if kept <= 0.0031308 else 1.055 * kept ** (1 / 2.4) - 0.055)


def seen_by(vision: str) -> Seen:
    """How a colour looks to somebody."""
    if vision == "grey":
        return lambda colour: (encoded(theme.luminance(colour)),) * 3
    rows = MACHADO[vision]

    def seen(colour: theme.Rgb) -> tuple[float, ...]:
        light = [linear(value) for value in colour]
        return tuple(encoded(sum(a * b for a, b in zip(row, light, strict=True))) for row in rows)

    return seen


def difference(first: pygame.Surface, second: pygame.Surface, vision: str) -> float:
    """The share of the pixels in which somebody sees two pictures differ."""
    seen = seen_by(vision)
    memory: dict[theme.Rgb, tuple[float, ...]] = {}

    def at(surface: pygame.Surface, place: tuple[int, int]) -> tuple[float, ...]:
        red, green, blue, _ = surface.get_at(place)
        colour = (red // 4 * 4, green // 4 * 4, blue // 4 * 4)
        if colour not in memory:
            memory[colour] = seen(colour)
        return memory[colour]

    width, height = first.get_size()
    places = [(x, y) for x in range(width) for y in range(height)]
    return sum(dist(at(first, place), at(second, place)) >= CLEAR for place in places) / len(places)


def on_paper(picture: pygame.Surface) -> pygame.Surface:
    """A piece on a sheet."""
    sheet = pygame.Surface((PX, PX))
    sheet.fill(theme.PAPER)
    sheet.blit(picture, picture.get_rect(center=(PX // 2, PX // 2)))
    return sheet


def slot_and_legal_slot() -> tuple[pygame.Surface, pygame.Surface]:
    """A slot in wood, and the same one while a piece may be laid there."""
    slot = pygame.Surface((160, 120))
    slot.blit(boards.table((160, 120)), (0, 0))
    slot.blit(boards.slot((136, 96)), (12, 12))
    legal = slot.copy()
    legal.blit(boards.halo((160, 120), 12), (0, 0))
    return slot, legal


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_inks_look_alike_to_anybody(vision: str) -> None:
    for first, second in combinations(INKS, 2):
        one, other = (on_paper(tokens.ink(name, PX)) for name in (first, second))
        assert difference(one, other, vision) >= SHARE, (first, second)


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_seats_look_alike_to_anybody(vision: str) -> None:
    styles = [*theme.SEAT_STYLES.values(), theme.AUTOMA_STYLE]
    for first, second in combinations(styles, 2):
        one, other = (on_paper(tokens.badge(style, PX)) for style in (first, second))
        assert difference(one, other, vision) >= SHARE, (first.emblem, second.emblem)
        one, other = (on_paper(tokens.marker(style, PX)) for style in (first, second))
        assert difference(one, other, vision) >= SHARE / 2, (first.emblem, second.emblem)


@pytest.mark.parametrize("vision", VISIONS)
def test_a_legal_place_stands_out_to_anybody(vision: str) -> None:
    slot, legal = slot_and_legal_slot()
    assert difference(slot, legal, vision) >= SHARE


def test_the_same_picture_differs_in_nothing_and_black_from_white_in_all() -> None:
    black, white = pygame.Surface((8, 8)), pygame.Surface((8, 8))
    white.fill(theme.WHITE)
    for vision in VISIONS:
        assert difference(black, black, vision) == 0
        assert difference(black, white, vision) == 1
