"""Pieces come in the size asked for, and what must be told apart differs in more than colour."""

from collections.abc import Callable
from itertools import combinations
from typing import get_args

import pygame
import pytest

from game.client.graphics import canvas, control_art, gear_art, icons, piece_art, theme
from game.client.graphics.canvas import polar
from game.content.tables import Content, Gear, GearReward
from game.content.vocabulary import ACTIONS, GEAR_REWARD_KINDS, INKS, SPECIALTIES
from tests.client.contrasts import contrast

STYLES = [*theme.SEAT_STYLES.values(), theme.AUTOMA_STYLE]
PAPERS = (theme.PAPER, theme.PAPER_LIGHT, theme.PAPER_SHADE)


def outline_difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """The share of the larger outline's pixels in which two outlines differ."""
    one, two = pygame.mask.from_surface(first), pygame.mask.from_surface(second)
    common = one.overlap_area(two, (0, 0))
    return (one.count() + two.count() - 2 * common) / max(one.count(), two.count())


def greyness(surface: pygame.Surface) -> float:
    """The mean luminance of a picture where it is opaque, 0 to 255."""
    over_black = pygame.Surface(surface.get_size())
    over_black.blit(surface, (0, 0))
    red, green, blue, _ = pygame.transform.average_color(over_black)
    cover = pygame.mask.from_surface(surface).count() / (surface.get_width() * surface.get_height())
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / cover


def beside_the_reward(gear: pygame.Surface, sector: int) -> tuple[int, ...]:
    """The colour of a sector's field, clockwise of its reward."""
    side = gear.get_width()
    x, y = polar((side / 2, side / 2), side * 0.32, sector * 120 - 90 + 42)
    return tuple(gear.get_at((round(x), round(y))))[:3]


# ---------------------------------------------------------------- palette


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (theme.INK, theme.PAPER, 12.0),
        (theme.INK, theme.PAPER_SHADE, 9.0),
        (theme.INK, theme.BEECH, 7.8),
        (theme.INK, theme.BRASS, 6.3),
        (theme.INK_SOFT, theme.PAPER, 6.8),
        (theme.INK_SOFT, theme.PAPER_SHADE, 5.2),
        (theme.VERMILION, theme.PAPER, 5.3),
        (theme.PAPER_LIGHT, theme.VERMILION, 6.0),
        (theme.PAPER_LIGHT, theme.OAK, 5.8),
        (theme.PAPER_LIGHT, theme.WALNUT, 10.2),
    ],
)
def test_text_stands_out_from_its_ground(text: theme.Rgb, ground: theme.Rgb, least: float) -> None:
    assert contrast(text, ground) >= least


def test_emblems_and_rewards_stand_out_from_their_fields() -> None:
    fields = [style.colour for style in STYLES] + list(theme.FAMILY_COLOURS.values())
    assert min(contrast(theme.PAPER_LIGHT, field) for field in fields) >= 4.5


def test_contrast_of_black_on_white_is_the_known_maximum() -> None:
    assert contrast(theme.BLACK, theme.WHITE) == pytest.approx(21.0)
    assert contrast((119, 119, 119), theme.WHITE) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("state", ["rest", "hover", "focus", "pressed", "disabled"])
@pytest.mark.parametrize("kind", list(control_art.BUTTON_GROUNDS))
def test_a_label_is_readable_on_every_button(kind: str, state: str) -> None:
    face = control_art.button((200, 72), kind, state)
    label = theme.INK if kind in {"plain", "wood"} else theme.PAPER_LIGHT
    if state == "disabled":
        label = theme.DISABLED_TEXT
    red, green, blue, _ = pygame.transform.average_color(face, pygame.Rect(40, 20, 120, 30))
    assert contrast(label, (red, green, blue)) >= 4.5


# ------------------------------------------------------------- distinctness


@pytest.mark.parametrize("px", [32, 72])
def test_inks_differ_in_outline_and_in_grey(px: int) -> None:
    for first, second in combinations(INKS, 2):
        one, two = piece_art.ink(first, px), piece_art.ink(second, px)
        assert outline_difference(one, two) > 0.07, (first, second)
    greys = sorted(greyness(piece_art.ink(name, px)) for name in INKS)
    assert greys[-1] - greys[0] > 60
    assert len({style.outline for style in theme.INK_STYLES.values()}) == len(INKS)
    assert len({style.hatching for style in theme.INK_STYLES.values()}) == len(INKS)


def test_seats_differ_in_outline_and_emblem() -> None:
    for first, second in combinations(STYLES, 2):
        assert outline_difference(piece_art.badge(first, 64), piece_art.badge(second, 64)) > 0.04, (first, second)
        emblems = [icons.icon(style.emblem, 64) for style in (first, second)]
        assert outline_difference(*emblems) > 0.3, (first, second)


def test_letter_squares_tell_their_state_without_colour() -> None:
    states = ("needed", "covered", "missing", "elsewhere")
    needed, covered, missing, elsewhere = (piece_art.letter_square("A", 48, state) for state in states)
    assert greyness(needed) - greyness(covered) > 60
    assert greyness(needed) - greyness(elsewhere) > 15
    corner = pygame.Rect(32, 0, 16, 16)
    plain, crossed = (pygame.transform.average_color(square, corner) for square in (needed, missing))
    assert plain[1] - crossed[1] > 40


def test_type_blocks_are_mirrored_unless_asked_otherwise() -> None:
    mirrored, plain = piece_art.type_block("A", 80), piece_art.type_block("A", 80, mirrored=False)
    assert pygame.image.tobytes(mirrored, "RGBA") != pygame.image.tobytes(plain, "RGBA")


def test_toggles_show_where_they_stand() -> None:
    on, off = (
        pygame.transform.average_color(control_art.toggle((112, 56), on), (56, 8, 40, 40)) for on in (True, False)
    )
    assert sum(on[:3]) - sum(off[:3]) > 120, "the pale knob is on the right only when it is on"


# -------------------------------------------------------------------- icons


@pytest.mark.parametrize("name", icons.NAMES)
def test_every_icon_draws_something_within_its_square(name: str) -> None:
    picture = icons.icon(name, 48, theme.VERMILION)
    assert picture.get_size() == (48, 48)
    assert 60 < pygame.mask.from_surface(picture).count() < 48 * 48 - 200


def test_icons_exist_for_actions_specialties_rewards_and_emblems() -> None:
    controls_of_the_table = (
        "pass",
        "undo",
        "log",
        "rules",
        "menu",
        "rotate",
        "lock",
        "check",
        "cross",
        "plus",
        "minus",
    )
    emblems = [style.emblem for style in STYLES]
    for name in (*ACTIONS, *SPECIALTIES, *map(icons.reward_icon, GEAR_REWARD_KINDS), *emblems, *controls_of_the_table):
        assert name in icons.NAMES, name


@pytest.mark.parametrize("face", get_args(theme.Face))
def test_words_in_pictures_have_the_letters_that_their_face_lacks(face: theme.Face) -> None:
    used, done = (pygame.image.tobytes(canvas.glyph(face, word, 40, theme.INK), "RGBA") for word in ("使", "済"))
    assert used != done, "the boxes of missing letters are all alike"


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icons.icon("no_such_icon", 48, theme.INK)


# ------------------------------------------------------------ rewards, gears


def test_every_reward_of_the_deck_has_its_own_tile(content: Content) -> None:
    rewards = {sector for gear in content.gears.values() for sector in gear.sectors}
    pictures = {pygame.image.tobytes(gear_art.reward_tile(reward, 64), "RGBA") for reward in rewards}
    assert {reward.kind for reward in rewards} == set(GEAR_REWARD_KINDS)
    assert len(pictures) == len(rewards)


def test_sectors_stand_clockwise_from_the_top() -> None:
    gear = Gear("gear-00", "white", (GearReward("order"), GearReward("round_fame"), GearReward("swap_ink")))
    picture = gear_art.gear(gear, 240)
    for sector, reward in enumerate(gear.sectors):
        family = theme.FAMILY_COLOURS[theme.FAMILY_OF[reward.kind]]
        found = beside_the_reward(picture, sector)
        assert sum(abs(a - b) for a, b in zip(found, family, strict=True)) < 30, (sector, found)  # print is uneven


def test_gears_mesh_in_a_column_at_twice_the_pitch_radius(content: Content) -> None:
    first, second = list(content.gears.values())[:2]
    upper, lower = (
        pygame.mask.from_surface(gear_art.gear(g, 240, half=h)) for g, h in ((first, False), (second, True))
    )
    step = round(2 * gear_art.pitch_radius(240))
    clash = upper.overlap_area(lower, (0, step))
    same_phase = upper.overlap_area(upper, (0, step))
    assert clash < 30, "teeth stand in the other gear's gaps"
    assert same_phase > 60, "without the half pitch they would stand on each other"


def test_only_the_active_sector_is_bright(content: Content) -> None:
    gear = next(iter(content.gears.values()))
    even, top, used = (gear_art.gear(gear, 208, active=a, used=u) for a, u in ((None, False), (0, False), (None, True)))
    lower = [beside_the_reward(picture, 1) for picture in (even, top, used)]
    upper = [beside_the_reward(picture, 0) for picture in (even, top, used)]
    assert sum(lower[1]) > sum(lower[0]) + 60, "not active: mixed with the gear's body"
    assert lower[2] == lower[1]
    assert upper[1] == upper[0]
    assert sum(upper[2]) > sum(upper[0]) + 60


# -------------------------------------------------------------------- sizes

SIZED: dict[str, Callable[[int], pygame.Surface]] = {
    "type_block": lambda px: piece_art.type_block("A", px),
    "letter_square": lambda px: piece_art.letter_square("O", px),
    "ink": lambda px: piece_art.ink("gold", px),
    "coin": lambda px: piece_art.coin(5, px),
    "laurel": lambda px: piece_art.laurel(12, px),
    "marker": lambda px: piece_art.marker(STYLES[0], px),
    "badge": lambda px: piece_art.badge(STYLES[1], px, place=3),
    "roman": lambda px: piece_art.roman(4, px),
    "reward_tile": lambda px: gear_art.reward_tile(GearReward("ink", colours=("red",)), px),
}


@pytest.mark.parametrize("px", [17, 48, 130])
@pytest.mark.parametrize("name", list(SIZED))
def test_small_pieces_have_the_size_asked_for(name: str, px: int) -> None:
    assert SIZED[name](px).get_size() == (px, px)


@pytest.mark.parametrize("size", [(90, 46), (250, 158), (801, 333)])
def test_grounds_have_the_size_asked_for(size: tuple[int, int]) -> None:
    pictures = {
        "sheet": control_art.sheet(size),
        "board": control_art.board(size),
        "panel": control_art.panel(size, line=2),
        "table": control_art.table(size),
        "ribbon": control_art.ribbon(size),
        "slot": control_art.slot(size),
        "halo": control_art.halo(size),
        "segment": control_art.segment(size, True),
        "toggle": control_art.toggle(size, False),
        "round_track_entry": control_art.round_track_entry(size, 3, "coming", 2),
    }
    assert {name: picture.get_size() for name, picture in pictures.items()} == dict.fromkeys(pictures, size)
