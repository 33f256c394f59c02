"""Cards: from the board to the slots of a seat, and off to the discards."""

from collections.abc import Iterable

from game.client.graphics import card_ground, layout, piece_art
from game.client.motion.floor import STEP_S, Floor, within
from game.client.ui.motions import FLIGHT_ARC, FLIGHT_S, Box, Drawn, Motion, Patch, Picture, Seen, around
from game.client.ui.target_names import (
    GearPiece,
    OfferedInk,
    OrderCard,
    OrderSpot,
    PatronPiece,
    PrintingPiece,
    RefinementPiece,
    RewardSpace,
    SeatPanel,
    SeatSpot,
    SpecialtyPiece,
    WonPatron,
)
from game.rules import events as ev

CARD = (168, 235)
MARKER = 64
PATRON_GROWS = 1.4  # a patron that was won is seen so many times as large over the house
PATRON_COMES_S, PATRON_STAYS_S = 0.45, 0.9
CARDS = (PrintingPiece, RefinementPiece, SpecialtyPiece, GearPiece, PatronPiece)  # what lies on the board


def order_gained(floor: Floor, event: ev.OrderGained) -> None:
    """Both cards fly to the slot, turning over on the way into the halves of the slip that then lies there."""
    slot = floor.after.box(OrderSpot(event.printing))
    landed_s = floor.at_s + FLIGHT_S + STEP_S
    if slot is not None:
        floor.cover(slot, landed_s)
    for side, name in enumerate((PrintingPiece(event.printing), RefinementPiece(event.refinement))):
        start = floor.before.box(name) or floor.before.box("deck") or _beyond(slot)
        if slot is None:
            floor.fly(_faces(floor, name), start, within(floor.home("orders", event.seat), (60, 84)))
        else:
            half = (slot[0] + side * (slot[2] // 2), slot[1], slot[2] // 2, slot[3])
            floor.fly((*_faces(floor, name), Patch("after", half)), start, half, flips=True)
        floor.at_s += STEP_S
    floor.at_s = landed_s


def order_given_up(floor: Floor, event: ev.OrderGivenUp) -> None:
    """The slip slides off to the discards."""
    slot = floor.before.box(OrderSpot(event.printing))
    if slot is not None:
        floor.slide_off(Patch("before", slot), slot)


def specialty_card_taken(floor: Floor, event: ev.SpecialtyCardTaken) -> None:
    """The card slides to the discards."""
    floor.vanish(SpecialtyPiece(event.card))


def reward_claimed(floor: Floor, event: ev.RewardClaimed) -> None:
    """A marker flies to the space; what the space gives comes from there."""
    space = floor.after.box(RewardSpace(event.space))
    start = within(floor.before.box("marker") or floor.before.box(SeatPanel(event.seat)), (MARKER, MARKER))
    floor.cover(space, floor.at_s + FLIGHT_S)
    floor.fly((_marker(floor, event.seat),), start, within(space, (MARKER, MARKER)))
    floor.origin = space
    floor.at_s += FLIGHT_S


def patronage_taken(floor: Floor, event: ev.PatronageTaken) -> None:
    """The patron's card flies over the seat's house, stays there to be seen, and flies to the patrons that were won."""
    name = PatronPiece(event.card)
    start, house = floor.before.box(name), floor.after.box(SeatSpot("house", event.seat))
    rest = floor.after.box(WonPatron(event.card)) or within(floor.home("patronage", event.seat), (90, 48))
    if name in floor.before.items and start is not None and rest is not None:
        over = around(within(house, start[2:]) or start, PATRON_GROWS)
        _shown_over(floor, Seen("before", name), (start, over, rest))
    floor.origin = floor.before.box(name)
    floor.at_s += STEP_S


def _shown_over(floor: Floor, card: Picture, boxes: tuple[Box, Box, Box]) -> None:
    """Add the motions of a card that flies to a place, stays for a while, and flies on to its end."""
    start, over, rest = boxes
    end = within(rest, (rest[3] * start[2] // start[3], rest[3])) or rest
    comes = Motion(
        pictures=(card,), start=start, end=over, begin_s=floor.at_s, duration_s=PATRON_COMES_S, stay_s=PATRON_STAYS_S,
        easing="cubic in-out", arc=FLIGHT_ARC, early=True, airborne=True, staged=True,
    )  # fmt: skip
    goes = Motion(
        pictures=(card,), start=over, end=end, begin_s=comes.over_s, duration_s=PATRON_COMES_S,
        easing="cubic in-out", airborne=True, staged=True,
    )  # fmt: skip
    hidden = Motion(pictures=(Patch("before", rest),), start=rest, end=rest, duration_s=goes.over_s, staged=True)
    floor.motions += [hidden, comes, goes]


def automa_acted(floor: Floor, event: ev.AutomaActed) -> None:
    """What the automa takes away slides off, one after the other."""
    _discard(floor, event.cards)


def action_ended(floor: Floor, event: ev.ActionEnded) -> None:
    """What was left slides off."""
    _discard(floor, event.cards)


def _discard(floor: Floor, gone: Iterable[str]) -> None:
    for card in gone:
        for piece in CARDS:
            floor.vanish(piece(card))
    for name in [name for name in floor.before.items if isinstance(name, OfferedInk)]:
        floor.vanish(name)


def _faces(floor: Floor, name: OrderCard) -> tuple[Picture, ...]:
    """The pictures of a card: as it looked before; its back where it was not seen."""
    if name in floor.before.items:
        return (Seen("before", name),)
    return (Drawn(f"back {name.kind}", lambda w, h: card_ground.card_back(name.kind, w), CARD),)


def _beyond(slot: Box | None) -> Box | None:
    """The place of the decks: outside the right edge of the table."""
    return None if slot is None else (layout.CANVAS[0] + 20, slot[1], *CARD)


def _marker(floor: Floor, seat: int) -> Drawn:
    style = floor.company.style(seat)
    return Drawn(f"marker {style.emblem}", lambda w, h: piece_art.marker(style, min(w, h)), (MARKER, MARKER))
