"""The draft of a fulfilment as a match keeps it over a restart, and back again."""

from collections import Counter

from game.client.scenes.fulfilment.draft import UNCOVERED, Lying, Place
from game.client.ui.target_names import BonusAgainSwitch, BonusSwitch, LetterPlace, OwnInk, OwnType, PartPlace
from game.match.seats import BonusLeftOut, LaidPiece, OrdersDraft
from game.rules.names import INKS, LETTERS


def to_keep(lying: Lying) -> OrdersDraft | None:
    """The draft to keep; None where nothing is laid or left out."""
    if not any((lying.laid, lying.plain, lying.without)):
        return None
    laid = tuple(_kept(place, piece) for place, piece in sorted(lying.laid.items()))
    return OrdersDraft(laid, tuple(sorted(lying.plain)), tuple(map(_left_out, sorted(lying.without))))


def _kept(place: Place, piece: str) -> LaidPiece:
    what = piece.letter if isinstance(piece, OwnType) else piece.ink if isinstance(piece, OwnInk) else UNCOVERED
    return LaidPiece(place.printing, isinstance(place, PartPlace), place.at, what)


def _left_out(switch: str) -> BonusLeftOut:
    assert isinstance(switch, BonusSwitch | BonusAgainSwitch)  # only these can be left out of bonus gears
    return BonusLeftOut(switch.axle, isinstance(switch, BonusAgainSwitch))


def from_kept(draft: OrdersDraft) -> Lying:
    """The draft that was kept; it does not matter which of several equal pieces lies where."""
    used = Counter[str]()
    laid = dict[Place, str]()
    for kept in draft.laid:
        place = PartPlace(kept.printing, kept.at) if kept.on_part else LetterPlace(kept.printing, kept.at)
        laid[place] = _piece(kept.what, used[kept.what])
        used[kept.what] += 1
    without = (BonusAgainSwitch(out.axle) if out.again else BonusSwitch(out.axle) for out in draft.without)
    return Lying(laid, frozenset(draft.plain), frozenset(without))


def _piece(what: str, number: int) -> str:
    """The piece of a kind by its number; an unknown kind is the blank that leaves a letter uncovered."""
    for letter in LETTERS:
        if what == letter:
            return OwnType(letter, number)
    for ink in INKS:
        if what == ink:
            return OwnInk(ink, number)
    return UNCOVERED
