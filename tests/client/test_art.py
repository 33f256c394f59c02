"""Pieces come in the size asked for, and what must be told apart differs in more than colour."""

from collections.abc import Callable, Iterator
from itertools import combinations, groupby

import pygame
import pytest

from game.client.art import boards, canvas, cards, controls, icons, masters, material, texture, tokens, workshop
from game.client.art.shapes import polar
from game.client.drawing import theme
from game.content.load import load_content
from game.content.names import (
    ACTIONS,
    GEAR_REWARD_KINDS,
    INKS,
    LETTERS,
    SPECIALTIES,
)
from game.content.tables import Content, Gear, GearReward

STYLES = [*theme.SEAT_STYLES.values(), theme.AUTOMA_STYLE]
PAPERS = (theme.PAPER, theme.PAPER_LIGHT, theme.PAPER_SHADE)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    pygame.font.init()
    canvas.clear()
    yield
    canvas.clear()


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
    assert theme.contrast(text, ground) >= least


def test_emblems_and_rewards_stand_out_from_their_fields() -> None:
    fields = [style.colour for style in STYLES] + list(theme.FAMILY_COLOURS.values())
    assert min(theme.contrast(theme.PAPER_LIGHT, field) for field in fields) >= 4.5


def test_contrast_of_black_on_white_is_the_known_maximum() -> None:
    assert theme.contrast(theme.BLACK, theme.WHITE) == pytest.approx(21.0)
    assert theme.contrast((119, 119, 119), theme.WHITE) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("state", controls.BUTTON_STATES)
@pytest.mark.parametrize("kind", list(controls.BUTTON_GROUNDS))
def test_a_label_is_readable_on_every_button(kind: str, state: str) -> None:
    face = boards.button((200, 72), kind, state)
    label = theme.INK if kind in {"plain", "wood"} else theme.PAPER_LIGHT
    if state == "disabled":
        label = theme.DISABLED_TEXT
    red, green, blue, _ = pygame.transform.average_color(face, pygame.Rect(40, 20, 120, 30))
    assert theme.contrast(label, (red, green, blue)) >= 4.5


# ------------------------------------------------------------- distinctness


@pytest.mark.parametrize("px", [32, 72])
def test_inks_differ_in_outline_and_in_grey(px: int) -> None:
    for first, second in combinations(INKS, 2):
        one, two = tokens.ink(first, px), tokens.ink(second, px)
        assert outline_difference(one, two) > 0.07, (first, second)
    greys = sorted(greyness(tokens.ink(name, px)) for name in INKS)
    assert greys[-1] - greys[0] > 60
    assert len({style.outline for style in theme.INK_STYLES.values()}) == len(INKS)
    assert len({style.hatching for style in theme.INK_STYLES.values()}) == len(INKS)


def test_seats_differ_in_outline_and_emblem() -> None:
    for first, second in combinations(STYLES, 2):
        assert outline_difference(tokens.badge(first, 64), tokens.badge(second, 64)) > 0.04, (first, second)
        emblems = [icons.icon(style.emblem, 64) for style in (first, second)]
        assert outline_difference(*emblems) > 0.3, (first, second)


def test_letter_squares_tell_their_state_without_colour() -> None:
    states = ("needed", "covered", "missing", "elsewhere")
    needed, covered, missing, elsewhere = (tokens.letter_square("A", 48, state) for state in states)
    assert greyness(needed) - greyness(covered) > 60
    assert greyness(needed) - greyness(elsewhere) > 15
    corner = pygame.Rect(32, 0, 16, 16)
    plain, crossed = (pygame.transform.average_color(square, corner) for square in (needed, missing))
    assert plain[1] - crossed[1] > 40


def test_type_blocks_are_mirrored_unless_asked_otherwise() -> None:
    mirrored, plain = tokens.type_block("A", 80), tokens.type_block("A", 80, mirrored=False)
    assert pygame.image.tobytes(mirrored, "RGBA") != pygame.image.tobytes(plain, "RGBA")


def test_toggles_show_where_they_stand() -> None:
    on, off = (pygame.transform.average_color(boards.toggle((112, 56), on), (56, 8, 40, 40)) for on in (True, False))
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
    for name in (*ACTIONS, *SPECIALTIES, *GEAR_REWARD_KINDS, *emblems, *controls_of_the_table):
        assert name in icons.NAMES, name


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icons.icon("no_such_icon", 48, theme.INK)


# ------------------------------------------------------------ rewards, gears


def test_every_reward_of_the_deck_has_its_own_tile(content: Content) -> None:
    rewards = {sector for gear in content.gears.values() for sector in gear.sectors}
    pictures = {pygame.image.tobytes(tokens.reward_tile(reward, 64), "RGBA") for reward in rewards}
    assert {reward.kind for reward in rewards} == set(GEAR_REWARD_KINDS)
    assert len(pictures) == len(rewards)


def test_sectors_stand_clockwise_from_the_top() -> None:
    gear = Gear("gear-00", "white", (GearReward("order"), GearReward("round_fame"), GearReward("swap_ink")))
    picture = tokens.gear(gear, 240)
    for sector, reward in enumerate(gear.sectors):
        family = theme.FAMILY_COLOURS[theme.FAMILY_OF[reward.kind]]
        found = beside_the_reward(picture, sector)
        assert sum(abs(a - b) for a, b in zip(found, family, strict=True)) < 30, (sector, found)  # print is uneven


def test_gears_mesh_in_a_column_at_twice_the_pitch_radius(content: Content) -> None:
    first, second = list(content.gears.values())[:2]
    upper, lower = (pygame.mask.from_surface(tokens.gear(g, 240, half=h)) for g, h in ((first, False), (second, True)))
    step = round(2 * tokens.pitch_radius(240))
    clash = upper.overlap_area(lower, (0, step))
    same_phase = upper.overlap_area(upper, (0, step))
    assert clash < 30, "teeth stand in the other gear's gaps"
    assert same_phase > 60, "without the half pitch they would stand on each other"


def test_only_the_active_sector_is_bright(content: Content) -> None:
    gear = next(iter(content.gears.values()))
    even, top, used = (tokens.gear(gear, 208, active=a, used=u) for a, u in ((None, False), (0, False), (None, True)))
    lower = [beside_the_reward(picture, 1) for picture in (even, top, used)]
    upper = [beside_the_reward(picture, 0) for picture in (even, top, used)]
    assert sum(lower[1]) > sum(lower[0]) + 60, "not active: mixed with the gear's body"
    assert lower[2] == lower[1]
    assert upper[1] == upper[0]
    assert sum(upper[2]) > sum(upper[0]) + 60


# -------------------------------------------------------------------- sizes

SIZED: dict[str, Callable[[int], pygame.Surface]] = {
    "type_block": lambda px: tokens.type_block("A", px),
    "letter_square": lambda px: tokens.letter_square("O", px),
    "ink": lambda px: tokens.ink("gold", px),
    "coin": lambda px: tokens.coin(5, px),
    "laurel": lambda px: tokens.laurel(12, px),
    "marker": lambda px: tokens.marker(STYLES[0], px),
    "badge": lambda px: tokens.badge(STYLES[1], px, place=3),
    "roman": lambda px: tokens.roman(4, px),
    "reward_tile": lambda px: tokens.reward_tile(GearReward("ink", colours=("red",)), px),
}


@pytest.mark.parametrize("px", [17, 48, 130])
@pytest.mark.parametrize("name", list(SIZED))
def test_small_pieces_have_the_size_asked_for(name: str, px: int) -> None:
    assert SIZED[name](px).get_size() == (px, px)


@pytest.mark.parametrize("size", [(90, 46), (250, 158), (801, 333)])
def test_grounds_have_the_size_asked_for(size: tuple[int, int]) -> None:
    pictures = {
        "sheet": boards.sheet(size),
        "board": boards.board(size),
        "panel": boards.panel(size, line=2),
        "table": boards.table(size),
        "ribbon": boards.ribbon(size),
        "slot": boards.slot(size),
        "halo": boards.halo(size),
        "segment": boards.segment(size, True),
        "toggle": boards.toggle(size, False),
        "round_track_entry": boards.round_track_entry(3, size, "coming", 2),
    }
    assert {name: picture.get_size() for name, picture in pictures.items()} == dict.fromkeys(pictures, size)


@pytest.mark.parametrize("w", [64, 168, 300])
def test_cards_have_the_size_asked_for(content: Content, w: int) -> None:
    printing, refinement = next(iter(content.printing.values())), next(iter(content.refinement.values()))
    size = (w, round(w * 1.4))
    assert cards.printing_card(printing, w).get_size() == size
    assert cards.refinement_card(refinement, w).get_size() == size
    assert cards.patronage_card(next(iter(content.patronage.values())), w, 4).get_size() == size
    assert cards.character_tile(next(iter(content.characters.values())), w, "Draw four gears").get_size() == size
    assert cards.card_back("gear", w).get_size() == size
    slip = (w, round(w * 158 / 250))
    assert cards.order_slip(printing, refinement, slip, (1, 0, 0, 0)).get_size() == slip


def test_slips_have_the_size_asked_for(content: Content) -> None:
    for size in ((320, 168), (130, 54)):
        assert cards.specialty_card(next(iter(content.specialty.values())), size).get_size() == size
        assert cards.planning_card(next(iter(content.planning.values())), size).get_size() == size
        patron = next(iter(content.patronage.values()))
        assert cards.patronage_slip(patron, size, True, 3).get_size() == size
        assert cards.patronage_strip(patron, size, True, 3).get_size() == size


def test_a_patrons_slip_is_the_same_in_every_window(content: Content) -> None:
    """What is red on an open one, from the crown to the laurel, is as large and as far from the frame in each."""
    for patron in content.patronage.values():
        small, large = (
            _red_box(cards.patronage_slip(patron, (228 * times, 110 * times), False, 3)) for times in (1, 4)
        )
        assert [side / 4 for side in large] == pytest.approx(list(small), abs=3)


def _red_box(picture: pygame.Surface) -> pygame.Rect:
    """The least box round all that is red."""
    red = pygame.mask.from_threshold(picture, theme.VERMILION, (40, 40, 40, 255))
    return red.get_bounding_rects()[0].unionall(red.get_bounding_rects())


def test_patrons_say_what_they_ask_for_only_where_there_is_room_and_open_ones_first(content: Content) -> None:
    row = [(card, at > 1) for at, card in enumerate(list(content.patronage.values())[:5])]
    told = [cards.told_strips(row, 50, 6, room) for room in (0, 600, 5000)]
    assert told[0] == [False] * len(row)
    assert told[1][:2] == [True, True]
    assert sum(told[0]) < sum(told[1]) < sum(told[2]) == len(row)
    wide = [cards.strip_width(card, 50, locked, shown) for (card, locked), shown in zip(row, told[1], strict=True)]
    assert sum(wide) + 4 * 6 <= 600


def test_a_level_stands_nearer_to_its_own_specialty_than_to_the_next(content: Content) -> None:
    """Two specialties in a row: the widest paper between four symbols is in the middle."""
    two = next(card for card in content.patronage.values() if not any((*card.types, *card.inks)))
    face = cards.patronage_strip(two, (cards.strip_width(two, 200, False), 200), False, 3)
    inked = [any(sum(face.get_at((x, y))[:3]) < 250 for y in range(40, 160)) for x in range(30, face.get_width() - 30)]
    spaces = [len(list(run)) for dark, run in groupby(inked) if not dark][1:-1]
    assert len(spaces) == 3
    assert spaces[1] > 1.5 * max(spaces[0], spaces[2])


def test_a_lock_stands_whole_however_many_patrons_share_a_strip(content: Content) -> None:
    """A card that only says when it opens keeps its width: nothing but paper right of its lock."""
    locked = next(iter(content.patronage.values()))
    width = cards.strip_width(locked, 100, True, False)
    face = cards.patronage_strip(locked, (width, 100), True, 5, False)
    edge = [sum(face.get_at((width - 5 - x, 50))[:3]) for x in range(3)]
    assert min(edge) > 400


def test_titles_keep_clear_of_their_woodcuts(content: Content) -> None:
    """Between the last line of a title and the frame of the woodcut there is bare paper, as wide as both."""
    for card in content.printing.values():
        face = cards.printing_card(card, 168)
        rows = [min(face.get_at((x, y)).r for x in range(40, 128, 2)) for y in range(30, 70)]
        assert max(rows) > 190, card.title


def test_every_card_of_every_deck_can_be_drawn_and_looks_its_own(content: Content) -> None:
    pictures = [cards.printing_card(card, 120) for card in content.printing.values()]
    pictures += [cards.refinement_card(card, 120) for card in content.refinement.values()]
    pictures += [cards.patronage_card(card, 120) for card in content.patronage.values()]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == len(pictures)


def test_covered_letters_are_counted_letter_by_letter(content: Content) -> None:
    printing = next(card for card in content.printing.values() if card.letters.count("O") == 2)
    refinement = next(iter(content.refinement.values()))
    darkness = []
    for covered in range(4):
        counts = tuple(covered if letter == "O" else 0 for letter in LETTERS)
        slip = cards.order_slip(printing, refinement, (250, 158), counts)  # type: ignore[arg-type]
        darkness.append(sum(pygame.transform.average_color(slip, (8, 40, 80, 70))[:3]))
    assert darkness[0] > darkness[1] > darkness[2] == darkness[3]


def test_pictures_are_kept_and_can_be_forgotten() -> None:
    first = tokens.ink("blue", 40)
    assert tokens.ink("blue", 40) is first
    canvas.clear()
    assert tokens.ink("blue", 40) is not first


def test_pictures_not_asked_for_longest_give_way_when_there_are_too_many() -> None:
    shelf = canvas.Shelf()
    small = pygame.Surface((10, 10), pygame.SRCALPHA)  # 400 bytes each
    for name in "abc":
        shelf.keep((name,), small, 1000)
    assert shelf.find(("a",)) is None, "two of three fit"
    assert shelf.find(("b",)) is small, "asked for: now c is the oldest"
    shelf.keep(("d",), (small, small), 1000)
    assert (shelf.find(("b",)), shelf.find(("c",))) == (None, None), "a pair counts twice"
    shelf.keep(("huge",), pygame.Surface((100, 100), pygame.SRCALPHA), 1000)
    assert shelf.find(("huge",)) is not None, "what was just made stays, however large"
    assert shelf.size_bytes == 40_000


# ------------------------------------------------------------------ masters


@pytest.mark.parametrize("size", [(40, 24), (300, 90), (1400, 500), (9, 120)])
def test_rounded_masks_are_whole_but_for_their_corners(size: tuple[int, int]) -> None:
    mask = texture.rounded(size, 4)
    assert mask.get_size() == size
    assert [mask.get_at((x, y)).a < 128 for x in (0, size[0] - 1) for y in (0, size[1] - 1)] == [True] * 4
    edges = [(size[0] // 2, 0), (size[0] // 2, size[1] - 1), (0, size[1] // 2), (size[0] - 1, size[1] // 2)]
    assert [mask.get_at(at).a for at in edges] == [255] * 4
    holes = size[0] * size[1] - pygame.mask.from_surface(mask, 254).count()
    assert holes <= 4 * 4 * 4


def test_torn_sheets_have_uneven_edges_and_no_holes() -> None:
    sheet = material.torn(material.parchment((700, 300)), 3)
    solid = pygame.mask.from_surface(sheet)
    tops = {next(y for y in range(40) if solid.get_at((x, y))) for x in range(60, 640, 10)}
    assert len(tops) > 3
    assert (
        pygame.mask.from_surface(sheet, 254).overlap_area(pygame.mask.Mask((640, 240), fill=True), (30, 30))
        == 640 * 240
    )


def test_bevels_are_lit_from_the_top_left() -> None:
    slug = material.slab(material.mottled((200, 80), (120, 120, 120)), "bevel_slug", 10)
    top, middle, bottom = (slug.get_at((100, y)).g for y in (1, 40, 78))
    assert top > middle + 25
    assert bottom < middle - 25


def test_a_master_scales_to_any_size_asked_for() -> None:
    for size in ((7, 7), (333, 120), (600, 600)):
        assert masters.piece("guilder", size).get_size() == size


def test_the_title_has_its_picture_at_any_size() -> None:
    for size in ((640, 360), (1920, 1080)):
        ground = workshop.title_ground(size)
        assert ground.get_size() == size
        assert sum(pygame.transform.average_color(ground, (0, 0, 60, 60))[:3]) < 400, "a dark table"


def test_the_press_sinks() -> None:
    up, down = workshop.press((480, 360)), workshop.press((480, 360), 1.0)
    box = (150, 202, 180, 18)  # below the platen at rest
    covers = [pygame.mask.from_surface(picture.subsurface(box)).count() for picture in (up, down)]
    assert covers[1] > covers[0] + 1000


@pytest.mark.parametrize("letter", ["A", "G", "W"])
def test_initials_differ_from_their_ground_by_their_letter(letter: str) -> None:
    initial = workshop.initial(letter, 120)
    assert initial.get_size() == (120, 120)
    inked = [
        pygame.mask.from_threshold(picture, theme.INK, (24, 24, 24, 255)).count()
        for picture in (masters.piece("initial_ground", (120, 120)), initial)
    ]
    assert inked[1] > inked[0] + 1200
