"""A shelf that tells what is in its pictures: what reads all scenes need not have them drawn again."""

from game.client.graphics import order_art
from game.content import load_content
from tests.client.legibility import TellingShelf

SLIP = (250, 158)  # px


def test_what_is_in_a_picture_that_is_kept_is_told_again() -> None:
    shelf = TellingShelf()
    full = max(load_content().printing.values(), key=lambda card: len(card.letters))
    refinement = next(iter(load_content().refinement.values()))
    readings = []
    for _ in range(2):
        with shelf.listened_to() as (found, engraved):
            slip = order_art.order_slip(full, refinement, SLIP)
        readings.append((slip, sorted(map(str, found)), sorted(map(str, engraved))))
    assert readings[0][1]
    assert readings[0][2]
    assert readings[0][1:] == readings[1][1:]
    assert readings[0][0] is readings[1][0]
