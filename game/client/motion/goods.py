"""Inks, types, guilders and fame: they roll to their trays and out of them."""

from game.client.graphics import piece_art
from game.client.motion.floor import STEP_S, Floor, Purse, within
from game.client.ui.motions import FLIGHT_S, Box, Drawn, Motion, Seen
from game.client.ui.target_names import BagInk, InkPiece, OfferedInk, TypePiece
from game.rules import events as ev
from game.rules.names import INKS, Ink, Letter

MOST_COINS = 5  # a coin for each guilder, but no more than this
COIN, LAUREL, INK, TYPE = 44, 56, 56, 60
SPACES = 3  # of a set of inks
RISE = 110  # how far what goes back to the bag rises while it fades


def inks_taken(floor: Floor, event: ev.InksTaken) -> None:
    """The inks of a set roll to the tray."""
    names = [OfferedInk(event.ink_set, position) for position in range(SPACES)]
    taken = [name for name in names if name in floor.before.items and name not in floor.after.items]
    for name in taken:
        start = floor.before.box(name)
        floor.origin = floor.origin or start
        floor.fly((Seen("before", name),), start, within(floor.home("inks", event.seat), (INK, INK)))
        floor.at_s += STEP_S


def ink_gained(floor: Floor, event: ev.InkGained) -> None:
    """An ink flies from the bag, or from what gives it."""
    shown = floor.before.box(BagInk(event.ink)) or floor.before.box(InkPiece(event.ink))
    start = within(shown or floor.origin, (INK, INK))
    floor.fly((_ink(event.ink),), start, within(floor.home("inks", event.seat), (INK, INK)))
    floor.at_s += STEP_S


def inks_returned(floor: Floor, event: ev.InksReturned) -> None:
    """Inks rise and fade away into the bag."""
    for ink, count in zip(INKS, event.inks, strict=True):
        if count:
            _fade_away(floor, _ink(ink), within(floor.home("inks", event.seat), (INK, INK)))


def type_gained(floor: Floor, event: ev.TypeGained) -> None:
    """A block flies from the case, from the button that sold it, or from what gives it."""
    before = floor.before
    start = before.box(TypePiece(event.letter)) or floor.origin or before.box("buy")
    end = within(floor.home("types", event.seat), (TYPE, TYPE))
    floor.fly((_type(event.letter),), within(start, (TYPE, TYPE)), end)
    floor.at_s += STEP_S


def type_lost(floor: Floor, event: ev.TypeLost | ev.TypeScrapped) -> None:
    """A block leaves its tray; rewards for it come from there."""
    home = within(floor.home("types", event.seat), (TYPE, TYPE))
    _fade_away(floor, _type(event.letter), home)
    floor.origin = floor.origin or home


def guilders_paid(floor: Floor, event: ev.GuildersPaid) -> None:
    """Coins leave the purse for what they pay."""
    purse = within(floor.home("purse", event.seat), (COIN, COIN))
    payee = within(floor.origin or floor.before.box("buy"), (COIN, COIN))
    floor.change("purse", event.seat, -event.guilders, floor.at_s)
    for coin in range(min(event.guilders, MOST_COINS)):
        floor.fly((_coin(),), purse, payee, begin_s=floor.at_s + coin * STEP_S, early=False)


def guilders_gained(floor: Floor, event: ev.GuildersGained) -> None:
    """Coins come into the purse."""
    purse = within(floor.home("purse", event.seat), (COIN, COIN))
    floor.change("purse", event.seat, event.guilders, floor.at_s + FLIGHT_S)
    for coin in range(min(event.guilders, MOST_COINS)):
        start = within(floor.origin, (COIN, COIN))
        floor.fly((_coin(),), start, purse, begin_s=floor.at_s + coin * STEP_S, early=False)


def fame_gained(floor: Floor, event: ev.FameGained) -> None:
    """A laurel flies to those of the seat."""
    purse: Purse = "fame"
    end = within(floor.home(purse, event.seat), (LAUREL, LAUREL))
    floor.change(purse, event.seat, event.fame, floor.at_s + FLIGHT_S)
    laurel = Drawn(f"laurel {event.fame}", lambda w, h: piece_art.laurel(event.fame, min(w, h)), (LAUREL, LAUREL))
    floor.fly((laurel,), within(floor.origin, (LAUREL, LAUREL)), end, early=False)
    floor.at_s += STEP_S


def _fade_away(floor: Floor, picture: Drawn, box: Box | None) -> None:
    if box is not None:
        end = (box[0], box[1] - RISE, box[2], box[3])
        floor.motions.append(
            Motion(pictures=(picture,), start=box, end=end, begin_s=floor.at_s, opacity=(1.0, 0.0), airborne=True)
        )
        floor.at_s += STEP_S


def _coin() -> Drawn:
    return Drawn("coin", lambda w, h: piece_art.coin(1, min(w, h)), (COIN, COIN))


def _ink(ink: Ink) -> Drawn:
    return Drawn(f"ink {ink}", lambda w, h: piece_art.ink(ink, min(w, h)), (INK, INK))


def _type(letter: Letter) -> Drawn:
    return Drawn(f"type {letter}", lambda w, h: piece_art.type_block(letter, min(w, h)), (TYPE, TYPE))
