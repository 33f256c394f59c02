"""Pictures of an order in its slot, and of the cards that an order is made of."""

from game.client.base.readings import letters_covered
from game.client.graphics import order_art
from game.client.graphics.brush import Picture
from game.client.session.sitting import Sitting
from game.rules.names import Order


def slip_picture(sitting: Sitting, seat: int, order: Order) -> Picture:
    """An order as it lies in its slot; letters that the seat's types cover are solid."""
    content = sitting.content
    printing, refinement = content.printing[order.printing], content.refinement[order.refinement]
    covered = letters_covered(content, sitting.view(seat).seats[seat], order)
    return lambda w, h: order_art.order_slip(printing, refinement, (w, h), covered)


def card_picture(sitting: Sitting, kind: str, card: str) -> Picture:
    """A printing or refinement card."""
    content = sitting.content
    if kind == "printing":
        return lambda w, h: order_art.printing_card(content.printing[card], w)
    return lambda w, h: order_art.refinement_card(content.refinement[card], w)
