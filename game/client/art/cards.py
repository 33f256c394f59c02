"""All cards and slips: the one module from which scenes take them."""

from game.client.art.card_backs import card_back
from game.client.art.card_ground import RATIO, card_size
from game.client.art.court_cards import planning_card, specialty_card
from game.client.art.order_cards import bonus_picture, bonus_words, order_slip, printing_card, refinement_card
from game.client.art.patronage_cards import patronage_card, patronage_slip, patronage_strip, strip_width, told_strips
from game.client.art.portraits import character_tile, portrait

__all__ = [
    "RATIO",
    "bonus_picture",
    "bonus_words",
    "card_back",
    "card_size",
    "character_tile",
    "order_slip",
    "patronage_card",
    "patronage_slip",
    "patronage_strip",
    "planning_card",
    "portrait",
    "printing_card",
    "refinement_card",
    "specialty_card",
    "strip_width",
    "told_strips",
]
