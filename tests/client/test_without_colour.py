"""What a table shows can be told apart without colour, or with the colours that somebody sees."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from math import dist

import pygame
import pytest

from game.client.base.reading_size import Palette
from game.client.graphics import control_art, picture_cache, piece_art, theme
from game.client.graphics import theme as palettes
from game.content.vocabulary import INKS
from tests.client.contrasts import contrast, luminance

Seen = Callable[[theme.Rgb], tuple[float, ...]]

MACHADO = {  # Machado, Oliveira and Fernandes 2009, at full severity, for linear light
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
VISIONS = ("grey", *MACHADO)
PX = 48
CLEAR = 40.0  # distance of two colours, of 255 a channel, from which anybody tells them apart
FAR = 60.0  # distance at which nobody has to look twice
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
        return lambda colour: (encoded(luminance(colour)),) * 3
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
    slot.blit(control_art.table((160, 120)), (0, 0))
    slot.blit(control_art.slot((136, 96)), (12, 12))
    legal = slot.copy()
    legal.blit(control_art.halo((160, 120), 12), (0, 0))
    return slot, legal


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_inks_look_alike_to_anybody(vision: str) -> None:
    for first, second in combinations(INKS, 2):
        one, other = (on_paper(piece_art.ink(name, PX)) for name in (first, second))
        assert difference(one, other, vision) >= SHARE, (first, second)


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_seats_look_alike_to_anybody(vision: str) -> None:
    styles = [*theme.SEAT_STYLES.values(), theme.AUTOMA_STYLE]
    for first, second in combinations(styles, 2):
        one, other = (on_paper(piece_art.badge(style, PX)) for style in (first, second))
        assert difference(one, other, vision) >= SHARE, (first.emblem, second.emblem)
        one, other = (on_paper(piece_art.marker(style, PX)) for style in (first, second))
        assert difference(one, other, vision) >= SHARE / 2, (first.emblem, second.emblem)


@pytest.fixture
def worn(request: pytest.FixtureRequest) -> Iterator[Palette]:
    """A palette that is shown during the test."""
    palette, contrast = request.param
    palettes.wear_palette(palette, contrast=contrast)
    picture_cache.clear()
    yield palette
    palettes.wear_palette("standard")
    picture_cache.clear()


def nearest(colours: Sequence[theme.Rgb], vision: str) -> float:
    """How far apart the two colours are that somebody confuses most."""
    seen = [seen_by(vision)(colour) for colour in colours]
    return min(dist(one, other) for one, other in combinations(seen, 2))


BOTH = (False, True)  # the usual contrast, and high contrast


@pytest.mark.parametrize("worn", list(product(sorted(MACHADO), BOTH)), indirect=True)
def test_a_palette_for_an_eye_moves_seats_and_inks_apart_for_it(worn: Palette) -> None:
    seats = [style.colour for style in (*theme.SEAT_STYLES.values(), theme.AUTOMA_STYLE)]
    fields = [style.field for style in theme.INK_STYLES.values()]
    for colours, least in ((seats, FAR), (fields, 2 * FAR)):
        shown = [theme.shown(colour) for colour in colours]
        assert nearest(shown, worn) >= max(least, 1.3 * nearest(colours, worn))


@pytest.mark.parametrize("worn", [(palette, True) for palette in palettes.PALETTES], indirect=True)
def test_high_contrast_darkens_the_seats_of_every_palette(worn: Palette) -> None:
    for style in (*theme.SEAT_STYLES.values(), theme.AUTOMA_STYLE):
        usual = palettes.PALETTES[worn].get(style.colour, style.colour)
        assert contrast(theme.shown(style.colour), theme.shown(theme.PAPER)) > 1.35 * contrast(usual, theme.PAPER)
        assert contrast(theme.shown(style.colour), theme.shown(theme.PAPER)) >= 6


@pytest.mark.parametrize("worn", list(product(sorted(palettes.PALETTES), BOTH))[:-1], indirect=True)
def test_pieces_differ_to_anybody_in_every_palette(worn: Palette) -> None:
    styles = [*theme.SEAT_STYLES.values(), theme.AUTOMA_STYLE]
    vision = worn if worn in MACHADO else "grey"
    pictures = ([piece_art.ink(name, PX) for name in INKS], [piece_art.badge(style, PX) for style in styles])
    for kind in pictures:
        for one, other in combinations(kind, 2):
            assert difference(on_paper(one), on_paper(other), vision) >= SHARE


def test_no_colour_of_a_palette_is_changed_twice() -> None:
    for palette in palettes.PALETTES.values():
        assert not set(palette) & set(palette.values())


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
