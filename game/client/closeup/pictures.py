"""The small pictures of explaining lines."""

from game.client import widgets
from game.client.art import tokens
from game.client.brush import Picture
from game.client.readings import spelled
from game.client.theme import SeatStyle
from game.content.tables import GearReward, RefinementCard
from game.rules.names import INKS, LETTERS, SPECIALTIES, BonusKind, Counts, Ink, Letter

Pictures = tuple[Picture, ...]


def icon(name: str) -> Picture:
    """A pictogram."""
    return widgets.icon_picture(name)


def letter(name: Letter, state: str = "needed") -> Picture:
    """A letter as orders show it: "needed", "covered" or "missing"."""
    return lambda w, h: tokens.letter_square(name, min(w, h), state)


def ink(name: Ink) -> Picture:
    """An ink."""
    return lambda w, h: tokens.ink(name, min(w, h))


def type_block(name: Letter) -> Picture:
    """A type, its letter as it prints."""
    return lambda w, h: tokens.type_block(name, min(w, h), False)


def coin(amount: int) -> Picture:
    """Guilders."""
    return lambda w, h: tokens.coin(amount, min(w, h))


def laurel(amount: int) -> Picture:
    """Fame."""
    return lambda w, h: tokens.laurel(amount, min(w, h))


def level(number: int) -> Picture:
    """A level."""
    return lambda w, h: tokens.roman(number, min(w, h))


def reward(sector: GearReward) -> Picture:
    """A sector of a gear."""
    return lambda w, h: tokens.reward_tile(sector, min(w, h))


BONUS_ICONS: dict[BonusKind, str] = {"inks": "drop", "advance": "specialties", "order": "order"}


def bonus(card: RefinementCard) -> Picture:
    """What both parts of a refinement card also give."""
    if card.bonus in BONUS_ICONS:
        return icon(BONUS_ICONS[card.bonus])
    return coin(card.bonus_count) if card.bonus == "guilders" else laurel(card.bonus_count)


def marker(style: SeatStyle) -> Picture:
    """A marker of a seat."""
    return lambda w, h: tokens.marker(style, min(w, h))


def badge(style: SeatStyle) -> Picture:
    """The badge of a seat."""
    return lambda w, h: tokens.badge(style, min(w, h))


def letters(counts: Counts, state: str = "needed") -> Pictures:
    """Letters one by one."""
    return tuple(letter(LETTERS[at], state) for at in spelled(counts))


def inks(counts: Counts) -> Pictures:
    """Inks one by one."""
    return tuple(ink(INKS[at]) for at in spelled(counts))


def levels(counts: Counts) -> Pictures:
    """Each specialty that is asked for, with its level."""
    shown = [(icon(name), level(at)) for name, at in zip(SPECIALTIES, counts, strict=True) if at]
    return tuple(picture for pair in shown for picture in pair)
