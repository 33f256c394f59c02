"""Pictures of single pieces in any size, as widgets and brushes ask for them."""

from functools import cache

from game.client.base.readings import spelled
from game.client.graphics import card_art, gear_art, order_art, piece_art, theme
from game.client.graphics.brush import Picture
from game.client.graphics.icons import icon_picture
from game.content.tables import Character, Gear, GearReward, PatronageCard, PrintingCard, RefinementCard, SpecialtyCard
from game.rules.names import INKS, LETTERS, SPECIALTIES, BonusKind, Counts, Ink, Letter, RewardKind, TrackReward

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
BONUS_ICONS: dict[BonusKind, str] = {"inks": "drop", "advance": "specialties", "order": "order"}


def icon(name: str, colour: theme.Rgb = theme.INK) -> Picture:
    """A pictogram."""
    return icon_picture(name, colour)


@cache
def letter(name: Letter, state: str = "needed") -> Picture:
    """A letter as orders show it: "needed", "covered", "missing" or "elsewhere"."""
    return lambda w, h: piece_art.letter_square(name, min(w, h), state)


@cache
def ink(name: Ink) -> Picture:
    """An ink."""
    return lambda w, h: piece_art.ink(name, min(w, h))


@cache
def type_block(name: Letter, *, mirrored: bool = False) -> Picture:
    """A type: its letter as it prints, or mirrored as it is cut."""
    return lambda w, h: piece_art.type_block(name, min(w, h), mirrored)


@cache
def coin(amount: int) -> Picture:
    """Guilders."""
    return lambda w, h: piece_art.coin(amount, min(w, h))


@cache
def laurel(amount: int, *, lit: bool = True) -> Picture:
    """Fame; unlit it is not gained yet."""
    return lambda w, h: piece_art.laurel(amount, min(w, h), lit)


@cache
def level(number: int) -> Picture:
    """A level."""
    return lambda w, h: piece_art.roman(number, min(w, h))


@cache
def level_label(number: int) -> Picture:
    """A level on a label that is no wider than it needs."""
    return lambda w, h: piece_art.level_label(number, h)


@cache
def reward(sector: GearReward) -> Picture:
    """A sector of a gear."""
    return lambda w, h: gear_art.reward_tile(sector, min(w, h))


@cache
def marker(style: theme.SeatStyle) -> Picture:
    """A marker of a seat."""
    return lambda w, h: piece_art.marker(style, min(w, h))


@cache
def badge(style: theme.SeatStyle, place: int | None = None) -> Picture:
    """The badge of a seat, with its place in an order."""
    return lambda w, h: piece_art.badge(style, min(w, h), place)


def bonus(card: RefinementCard) -> Picture:
    """What both parts of a refinement card also give."""
    if card.bonus in BONUS_ICONS:
        return icon(BONUS_ICONS[card.bonus])
    return coin(card.bonus_count) if card.bonus == "guilders" else laurel(card.bonus_count)


@cache
def woodcut(card: PrintingCard) -> Picture:
    """The woodcut of a printing card alone."""
    return lambda w, h: order_art.vignette(card, w, h)


@cache
def printing_card(card: PrintingCard) -> Picture:
    """A printing card."""
    return lambda w, h: order_art.printing_card(card, w)


@cache
def refinement_card(card: RefinementCard) -> Picture:
    """A refinement card."""
    return lambda w, h: order_art.refinement_card(card, w)


@cache
def specialty_card(card: SpecialtyCard) -> Picture:
    """A specialty card."""
    return lambda w, h: card_art.specialty_card(card, (w, h))


@cache
def patronage_slip(card: PatronageCard, opens: int, *, locked: bool) -> Picture:
    """A patronage card, locked until its round."""
    return lambda w, h: card_art.patronage_slip(card, (w, h), locked, opens)


@cache
def patronage_strip(card: PatronageCard, opens: int, *, locked: bool, told: bool) -> Picture:
    """A patronage card on one line: what it asks for if it is `told`, and until its round that it is locked."""
    return lambda w, h: card_art.patronage_strip(card, (w, h), locked, opens, told)


@cache
def character_tile(tile: Character, ability: str) -> Picture:
    """A character with its ability in words."""
    return lambda w, h: card_art.character_tile(tile, w, ability)


@cache
def gear(shown: Gear) -> Picture:
    """A gear on offer."""
    return lambda w, h: gear_art.gear(shown, min(w, h))


@cache
def axle_pointer(axle: int) -> Picture:
    """The pointer above an axle, with its number."""
    return lambda w, h: gear_art.axle_pointer(axle + 1, (w, h))


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
