"""The pieces that are drawn beside articles: the first of each kind in the content that is played with."""

from collections.abc import Callable
from typing import NamedTuple

from game.client.graphics import card_art, gear_art, order_art, pictures
from game.client.graphics.brush import Picture
from game.client.text.rulebook.article import Shown
from game.content import Content


class Illustration(NamedTuple):
    """A picture of a piece, how wide it is so that its words can be read, and its shape, width to height."""

    picture: Picture
    shape: tuple[int, int] = (5, 7)
    wide: int = 176


def _printing(content: Content) -> Illustration:
    card = next(iter(content.printing.values()))
    return Illustration(lambda w, _h: order_art.printing_card(card, w))


def _refinement(content: Content) -> Illustration:
    card = next(iter(content.refinement.values()))
    return Illustration(lambda w, _h: order_art.refinement_card(card, w))


def _specialty(content: Content) -> Illustration:
    card = next(iter(content.specialty.values()))
    return Illustration(lambda w, h: card_art.specialty_card(card, (w, h)), (300, 204), 224)


def _patronage(content: Content) -> Illustration:
    card, fame = next(iter(content.patronage.values())), content.rules.patronage_card_fame
    opens = min(row.patronage_rounds[0] for row in content.seat_counts.values())
    return Illustration(lambda w, _h: card_art.patronage_card(card, w, opens, fame))


def _planning(content: Content) -> Illustration:
    card = next(iter(content.planning.values()))
    return Illustration(lambda w, h: card_art.planning_card(card, (w, h)))


def _gear(content: Content) -> Illustration:
    gear = next(iter(content.gears.values()))
    return Illustration(lambda w, h: gear_art.gear(gear, min(w, h)), (1, 1), 150)


ILLUSTRATIONS: dict[Shown, Callable[[Content], Illustration]] = {
    "printing": _printing,
    "refinement": _refinement,
    "specialty": _specialty,
    "patronage": _patronage,
    "planning": _planning,
    "gear": _gear,
    "block": lambda _: Illustration(pictures.type_block("A"), (1, 1), 150),
}
