"""Cards: from the board to the slots of a seat, and off to the discards."""

from collections.abc import Iterable

from game.client import layout
from game.client.art import cards, tokens
from game.client.motion.floor import STEP_S, Floor, within
from game.client.motion.motions import FLIGHT_S, Box, Drawn, Patch, Picture, Seen
from game.rules import events as ev

CARD = (168, 235)
MARKER = 64
KINDS = ("printing", "refinement", "specialty", "gear", "patronage")


def order_gained(floor: Floor, event: ev.OrderGained) -> None:
    """Both cards fly to the slot, turning over on the way into the halves of the slip that then lies there."""
    slot = floor.after.box(f"order at:{event.printing}")
    landed_s = floor.at_s + FLIGHT_S + STEP_S
    if slot is not None:
        floor.cover(slot, landed_s)
    for side, name in enumerate((f"printing:{event.printing}", f"refinement:{event.refinement}")):
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
    slot = floor.before.box(f"order at:{event.printing}")
    if slot is not None:
        floor.slide_off(Patch("before", slot), slot)


def specialty_card_taken(floor: Floor, event: ev.SpecialtyCardTaken) -> None:
    """The card goes to the discards once it is read."""
    floor.vanish(f"specialty:{event.card}")


def reward_claimed(floor: Floor, event: ev.RewardClaimed) -> None:
    """A marker flies to the space; what the space gives comes from there."""
    space = floor.after.box(f"space:{event.space}")
    start = within(floor.before.box("marker") or floor.before.box(f"seat:{event.seat}"), (MARKER, MARKER))
    floor.cover(space, floor.at_s + FLIGHT_S)
    floor.fly((_marker(floor, event.seat),), start, within(space, (MARKER, MARKER)))
    floor.origin = space
    floor.at_s += FLIGHT_S


def patronage_taken(floor: Floor, event: ev.PatronageTaken) -> None:
    """The patron's card comes to the seat."""
    name = f"patronage:{event.card}"
    if name in floor.before.items:
        floor.fly(
            (Seen("before", name),), floor.before.box(name), within(floor.home("patronage", event.seat), (90, 48))
        )
    floor.origin = floor.before.box(name)
    floor.at_s += STEP_S


def automa_acted(floor: Floor, event: ev.AutomaActed) -> None:
    """What the automa takes away slides off, one after the other."""
    _discard(floor, event.cards)


def action_ended(floor: Floor, event: ev.ActionEnded) -> None:
    """What was left slides off."""
    _discard(floor, event.cards)


def _discard(floor: Floor, gone: Iterable[str]) -> None:
    for card in gone:
        for kind in KINDS:
            floor.vanish(f"{kind}:{card}")
    for name in [name for name in floor.before.items if name.startswith("ink:")]:
        floor.vanish(name)


def _faces(floor: Floor, name: str) -> tuple[Picture, ...]:
    """How a card looked where it lay; its back, where it was not seen."""
    if name in floor.before.items:
        return (Seen("before", name),)
    kind = name.partition(":")[0]
    return (Drawn(f"back {kind}", lambda w, h: cards.card_back(kind, w), CARD),)


def _beyond(slot: Box | None) -> Box | None:
    """Where the decks are: beyond the right edge of the table."""
    return None if slot is None else (layout.CANVAS[0] + 20, slot[1], *CARD)


def _marker(floor: Floor, seat: int) -> Drawn:
    style = floor.sitting.style(seat)
    return Drawn(f"marker {style.emblem}", lambda w, h: tokens.marker(style, min(w, h)), (MARKER, MARKER))
