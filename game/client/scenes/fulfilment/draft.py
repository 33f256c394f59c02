"""What a person has laid on the orders so far, before it is printed, and how a match keeps it over a restart."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias, TypeVar

from game.client.base.i18n import book_title
from game.client.ui.target_names import BonusAgainSwitch, BonusSwitch, LetterPlace, OwnInk, OwnType, PartPlace
from game.content.tables import Content
from game.match.players import BonusLeftOut, LaidPiece, OrdersDraft
from game.rules.chance import counted, covers
from game.rules.gear_rewards import inks_that_count_as
from game.rules.moves import Fulfil, FulfilledOrder
from game.rules.names import INKS, LETTERS, Counts, Ink, Letter, Order
from game.rules.state import Seat

UNCOVERED = "uncovered"  # the piece that `manutius` lays, beside types and inks
Place: TypeAlias = LetterPlace | PartPlace
Piece = TypeVar("Piece", OwnType, OwnInk)


class Lying(NamedTuple):
    """Everything that a draft holds: pieces by their places, and parts that were left out."""

    laid: dict[Place, str]
    plain: frozenset[str]
    without: frozenset[str]
    none: bool = False  # whether it was chosen to fulfil none


class Draft:
    """The draft of a fulfilment: pieces on places, by their names; all else follows from what lies where.

    `fit` removes pieces that the seat no longer has, or that lie wrong.
    """

    def __init__(self, content: Content) -> None:
        self._content = content
        self._seat: Seat | None = None
        self.laid: dict[Place, str] = {}  # place: piece
        self.plain: set[str] = set()  # orders whose decoration is left out
        self.without: set[str] = set()  # uses of bonus gears that are left out
        self.none = False

    def title_of(self, order: Order) -> str:
        """The book of an order, as it is called."""
        return book_title(self._content.printing[order.printing].title)

    @property
    def seat(self) -> Seat:
        """Whose pieces they are, as it stands now."""
        assert self._seat is not None  # `fit` is called before anything else
        return self._seat

    def fit(self, seat: Seat) -> None:
        """Follow the seat: it may have bought types, and printed orders are gone."""
        self._seat = seat
        places, pieces = {*self.letter_places(), *self.part_places()}, {*self.types(), *self.inks(), UNCOVERED}
        held = {place: piece for place, piece in self.laid.items() if place in places and piece in pieces}
        self.laid = {place: piece for place, piece in held.items() if self.counts(piece, place)}

    @property
    def lying(self) -> Lying:
        return Lying(dict(self.laid), frozenset(self.plain), frozenset(self.without), self.none)

    def put_all(self, lying: Lying) -> None:
        """Lay everything as an earlier `lying` says."""
        self.laid, self.plain, self.without = dict(lying.laid), set(lying.plain), set(lying.without)
        self.none = lying.none

    def decline(self) -> None:
        """Choose to fulfil none: everything is taken back; laying something chooses otherwise."""
        self.laid, self.none = {}, True

    @property
    def declines(self) -> bool:
        """Whether it is chosen to fulfil none."""
        return self.none and not self.laid

    def types(self) -> list[OwnType]:
        return [OwnType(name, n) for name, count in zip(LETTERS, self.seat.types, strict=True) for n in range(count)]

    def inks(self) -> list[OwnInk]:
        return [OwnInk(name, n) for name, count in zip(INKS, self.seat.inks, strict=True) for n in range(count)]

    def letters(self, order: Order) -> dict[LetterPlace, Letter]:
        card = self._content.printing[order.printing]
        return {LetterPlace(card.id, at): letter for at, letter in enumerate(card.letters)}

    def parts(self, order: Order) -> dict[PartPlace, Ink]:
        """The places for the inks of an order's colour part."""
        need = self._content.refinement[order.refinement].inks
        inks = [ink for ink, count in zip(INKS, need, strict=True) for _ in range(count)]
        return {PartPlace(order.printing, at): ink for at, ink in enumerate(inks)}

    def letter_places(self) -> dict[LetterPlace, Letter]:
        return {place: letter for order in self.seat.orders for place, letter in self.letters(order).items()}

    def part_places(self) -> dict[PartPlace, Ink]:
        return {place: ink for order in self.seat.orders for place, ink in self.parts(order).items()}

    def free(self, pieces: list[Piece]) -> list[Piece]:
        """The pieces that lie in the tray."""
        used = set(self.laid.values())
        return [piece for piece in pieces if piece not in used]

    def place_of(self, piece: str) -> Place | None:
        return next((place for place, lying in self.laid.items() if lying == piece), None)

    def counts(self, piece: str, place: str) -> bool:
        """Whether a piece counts for a place: the letter itself, the colour or what stands for it (`caxton`)."""
        match piece, place:
            case OwnType(letter), LetterPlace():
                return letter == self.letter_places()[place]
            case OwnInk(ink), PartPlace():
                return ink in inks_that_count_as(self.seat, self.part_places()[place])
        return piece == UNCOVERED and isinstance(place, LetterPlace)

    def places_for(self, piece: str) -> frozenset[str]:
        """Where a piece may be laid: free places that it counts for, or back to its tray."""
        places = [*self.letter_places(), *self.part_places()]
        fitting: set[str] = {place for place in places if self.counts(piece, place) and place not in self.laid}
        if piece == UNCOVERED:  # it goes on covered letters too
            fitting = {place for place in self.letter_places() if self.laid.get(place) != UNCOVERED}
        tray = {"inks" if isinstance(piece, OwnInk) else "types"} if self.place_of(piece) else set()
        return frozenset(fitting | tray)

    def lay(self, piece: str, place: str) -> None:
        """Put a piece on a place or back to its tray."""
        self.laid = {other: lying for other, lying in self.laid.items() if lying != piece}
        if isinstance(place, Place):
            self.laid[place] = piece

    def fill(self, order: Order) -> None:
        """Lay on an order what the trays have for it."""
        places: list[Place] = [*self.letters(order), *self.parts(order)]
        for place in places:
            if place not in self.laid:
                self._lay_first(place)

    def _lay_first(self, place: Place) -> None:
        """Lay what the trays have for a place: an ink of the colour itself before a wild one."""
        shown = self.part_places()[place] if isinstance(place, PartPlace) else None
        fitting = [p for p in (*self.free(self.types()), *self.free(self.inks())) if self.counts(p, place)]
        if fitting:
            self.laid[place] = min(fitting, key=lambda p: isinstance(p, OwnInk) and p.ink != shown)

    def empty(self, order: Order) -> None:
        """Take everything of an order back."""
        self.laid = {place: piece for place, piece in self.laid.items() if place.printing != order.printing}

    def open_letters(self, order: Order) -> list[Letter]:
        """The letters of an order on which nothing lies."""
        return [letter for place, letter in self.letters(order).items() if place not in self.laid]

    def missing_letters(self, order: Order) -> list[Letter]:
        """The open letters of an order for which the tray has no type left."""
        return _left_over(self.open_letters(order), [piece.letter for piece in self.free(self.types())])

    def lacking_letters(self, order: Order) -> list[Letter]:
        """The open letters of an order for which the seat owns no type at all, wherever its types lie."""
        types = self.types()
        owned = [piece.letter for piece in types]
        for place, letter in self.letters(order).items():
            if self.laid.get(place, "") in types and letter in owned:
                owned.remove(letter)
        return _left_over(self.open_letters(order), owned)

    def letters_in_use(self, order: Order) -> list[Letter]:
        """The missing letters of an order whose types lie on other orders."""
        return _left_over(self.missing_letters(order), self.lacking_letters(order))

    def open_inks(self, order: Order) -> list[Ink]:
        """The inks of an order's colour part that are still to be laid."""
        return [ink for place, ink in self.parts(order).items() if place not in self.laid]

    def touched(self, order: Order) -> bool:
        """Whether anything lies on an order."""
        return any(place.printing == order.printing for place in self.laid)

    def ready(self, order: Order) -> bool:
        """Whether every letter of an order is covered, or left uncovered on purpose."""
        return not self.open_letters(order)

    def colour(self, order: Order) -> Counts | None:
        """The real inks on a colour part, once it is whole."""
        if self.open_inks(order):
            return None
        laid = [self.laid[place] for place in self.parts(order)]
        return counted(piece.ink for piece in laid if isinstance(piece, OwnInk))

    def decorated(self, order: Order) -> bool:
        """Whether the decoration part is done: the levels are high enough and it was not left out."""
        return self.skilled(order) and order.printing not in self.plain

    def skilled(self, order: Order) -> bool:
        """Whether the seat's levels are high enough for an order's decoration."""
        return covers(self.seat.levels, self._content.refinement[order.refinement].levels)

    def uncovered(self) -> Letter | None:
        """`manutius`'s letter."""
        place = self.place_of(UNCOVERED)
        return self.letter_places()[place] if isinstance(place, LetterPlace) else None

    def move(self, bonus_gears: tuple[int, ...] = ()) -> Fulfil:
        """The fulfilment of all ready orders."""
        ready = [order for order in self.seat.orders if self.ready(order)]
        orders = tuple(FulfilledOrder(order.printing, self.colour(order), self.decorated(order)) for order in ready)
        return Fulfil(self.seat.index, orders, bonus_gears, self.uncovered())

    def take_over(self, move: Fulfil) -> None:
        """Lay everything as in a fulfilment."""
        self.laid, self.plain = {}, set()
        chosen = {order.printing: order for order in move.orders}
        for order in self.seat.orders:
            if order.printing in chosen:
                self._take_over_order(order, chosen[order.printing], move.uncovered)
        if move.uncovered is not None and UNCOVERED not in self.laid.values():
            shown = (place for place, letter in self.letter_places().items() if letter == move.uncovered)
            self.laid[next(place for place in shown if place in self.laid)] = UNCOVERED  # although it has the type

    def _take_over_order(self, order: Order, chosen: FulfilledOrder, uncovered: Letter | None) -> None:
        for place, letter in self.letters(order).items():
            self._lay_first(place)
            if place not in self.laid and letter == uncovered:
                self.laid[place] = UNCOVERED
        for part, piece in zip(self.parts(order), self._paid(chosen.colour, order), strict=False):
            self.laid[part] = piece
        if self.skilled(order) and not chosen.decoration:
            self.plain.add(order.printing)

    def _paid(self, colour: Counts | None, order: Order) -> Iterator[OwnInk]:
        """The pieces of a payment by places: the colour itself where there is one, else the wild one."""
        left = {ink: count for ink, count in zip(INKS, colour or (0, 0, 0, 0), strict=True) if count}
        for shown in self.parts(order).values() if colour else ():
            ink = shown if left.get(shown) else next(other for other in left if left[other] and other == self.seat.wild)
            left[ink] -= 1
            yield next(piece for piece in self.free(self.inks()) if piece.ink == ink)


def _left_over(letters: list[Letter], types: list[Letter]) -> list[Letter]:
    """The letters for which no type is left after those before them."""
    left, over = list(types), []
    for letter in letters:
        if letter in left:
            left.remove(letter)
        else:
            over.append(letter)
    return over


def to_keep(lying: Lying) -> OrdersDraft | None:
    """The draft to keep; None where nothing is laid or left out."""
    if not any((lying.laid, lying.plain, lying.without)):
        return None
    laid = []
    for place, piece in sorted(lying.laid.items()):
        what = piece.letter if isinstance(piece, OwnType) else piece.ink if isinstance(piece, OwnInk) else UNCOVERED
        laid.append(LaidPiece(place.printing, isinstance(place, PartPlace), place.at, what))
    switches = [switch for switch in sorted(lying.without) if isinstance(switch, BonusSwitch | BonusAgainSwitch)]
    without = tuple(BonusLeftOut(switch.axle, isinstance(switch, BonusAgainSwitch)) for switch in switches)
    return OrdersDraft(tuple(laid), tuple(sorted(lying.plain)), without)


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
