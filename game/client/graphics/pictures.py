"""Pictures of single pieces in any size, as widgets and brushes ask for them."""

from collections.abc import Callable, Hashable
from functools import cache, partial

from pygame import SRCALPHA, Surface

from game.client.base.readings import spelled
from game.client.graphics import card_art, gear_art, order_art, piece_art
from game.client.graphics.brush import Picture, wide
from game.client.graphics.icons import icon_picture
from game.content.tables import PrintingCard, RefinementCard
from game.rules.names import INKS, LETTERS, SPECIALTIES, Counts, RewardKind, TrackReward

Pictures = tuple[Picture, ...]

REWARD_ICONS: dict[RewardKind, str] = {
    "inks": "drop",
    "guilders": "coin",
    "fame": "laurel",
    "advance": "advance",
    "order": "order",
    "type": "type",
}
TRACK_ICONS: dict[TrackReward, str] = {"ink": "drop", "order": "order", "type": "type"}

icon: Callable[..., Picture] = icon_picture


def nothing(width: int, height: int) -> Surface:
    """An empty picture, for a piece that is in a hand or still flying."""
    return Surface((width, height), SRCALPHA)


@cache
def _square(art: Callable[..., Surface], piece: Hashable, *look: Hashable, **named: Hashable) -> Picture:
    """A piece that is drawn at a size in px, as large as there is room; the rest is what else its drawing is told."""
    return lambda width, height: art(piece, min(width, height), *look, **named)


@cache
def _filling(art: Callable[..., Surface], piece: Hashable, **named: Hashable) -> Picture:
    """A piece that is drawn to fill a size in px."""
    return lambda *size: art(piece, size, **named)


letter = partial(_square, piece_art.letter_square)  # as orders show it: "needed", "covered", "missing" or "elsewhere"
ink = partial(_square, piece_art.ink)
coin = partial(_square, piece_art.coin)
laurel = partial(_square, piece_art.laurel)  # fame, with `lit=False` not gained yet
level = partial(_square, piece_art.roman)
reward = partial(_square, gear_art.reward_tile)  # a sector of a gear
marker = partial(_square, piece_art.marker)
badge = partial(_square, piece_art.badge)  # of a seat, with its place in an order
gear = partial(_square, gear_art.gear)
type_block = partial(_square, piece_art.type_block, mirrored=False)  # as it prints; else mirrored, as it is cut
printing_card = partial(wide, order_art.printing_card)
refinement_card = partial(wide, order_art.refinement_card)
character_tile = partial(wide, card_art.character_tile)  # with its ability in words
specialty_card = partial(_filling, card_art.specialty_card)
patronage_slip = partial(_filling, card_art.patronage_slip)  # `locked` until its `round`
patronage_strip = partial(_filling, card_art.patronage_strip)  # on one line, with what it asks for if it is `told`
axle_pointer = partial(_filling, gear_art.axle_pointer)  # with the number of its axle, counted from 1


@cache
def level_label(number: int) -> Picture:
    """A level on a label that is no wider than it needs."""
    return lambda w, h: piece_art.level_label(number, h)


def bonus(card: RefinementCard) -> Picture:
    """What both parts of a refinement card also give."""
    if card.bonus in order_art.BONUS_ICONS:
        return icon(order_art.BONUS_ICONS[card.bonus])
    return coin(card.bonus_count) if card.bonus == "guilders" else laurel(card.bonus_count)


@cache
def woodcut(card: PrintingCard) -> Picture:
    """The woodcut of a printing card alone."""
    return lambda w, h: order_art.vignette(card, w, h)


def letters(counts: Counts, state: str = "needed") -> Pictures:
    """Letters one by one."""
    return tuple(letter(LETTERS[at], state) for at in spelled(counts))


def types(counts: Counts) -> Pictures:
    """Types one by one."""
    return tuple(type_block(LETTERS[at]) for at in spelled(counts))


def inks(counts: Counts) -> Pictures:
    """Inks one by one."""
    return tuple(ink(INKS[at]) for at in spelled(counts))


def levels(counts: Counts) -> Pictures:
    """Each specialty that is asked for, with its level."""
    shown = [(icon(name), level(at)) for name, at in zip(SPECIALTIES, counts, strict=True) if at]
    return tuple(picture for pair in shown for picture in pair)


EACH_LETTER: Pictures = tuple(map(letter, LETTERS))
EACH_TYPE: Pictures = tuple(type_block(name, mirrored=True) for name in LETTERS)
EACH_INK: Pictures = tuple(map(ink, INKS))
