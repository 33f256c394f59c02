"""The names of targets in a game, as records that are their own text: pieces, places, buttons, sights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, Self, TypeAlias, dataclass_transform, get_args

from game.client.base.subject import Subject

if TYPE_CHECKING:
    from game.rules.names import Action, CharacterId, Ink, Letter, Specialty

# ---------------------------------------------------------------- name
# What a name with a parameter is: a record that can be used as a text.


@dataclass_transform(frozen_default=True, eq_default=False)
class Name(str):
    """A frozen record that is also a text: its word and its fields, joined by colons.

    Scenes take it apart by `match`; tests, logs, sets and the focus of keys use the text, to which it is equal:

    >>> class Shelf(Name, word="shelf"):
    ...     at: int
    >>> Shelf(2) == "shelf:2", Shelf(2).at
    (True, 2)
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _word: ClassVar[str] = ""

    def __init_subclass__(cls, *, word: str = "") -> None:
        super().__init_subclass__()
        cls._word = word
        dataclass(frozen=True, eq=False, repr=False)(cls)  # equality, order and hash are those of the text

    def __new__(cls, *fields: object) -> Self:
        return super().__new__(cls, ":".join((cls._word, *map(_text, fields))))

    def __getnewargs__(self) -> tuple[object, ...]:  # type: ignore[override] # a copy is made from the fields
        return tuple(getattr(self, field) for field in self.__match_args__)


def _text(field: object) -> str:
    """A field as a part of a name; the parts of an `subject` are joined as well."""
    return ":".join(field) if isinstance(field, tuple) else str(field)


# ---------------------------------------------------------------- pieces
# The names of pieces: what a hand lifts.


Half: TypeAlias = Literal["printing", "refinement"]
HALVES: tuple[Half, ...] = get_args(Half)


class OrderCard(Name):
    """One half of an order: a printing or a refinement card."""

    kind: ClassVar[Half]
    card: str


class PrintingPiece(OrderCard, word="printing"):
    """A printing card."""

    kind = "printing"


class RefinementPiece(OrderCard, word="refinement"):
    """A refinement card."""

    kind = "refinement"


def order_card(kind: Half, card: str) -> OrderCard:
    """The name of a card of a kind."""
    return PrintingPiece(card) if kind == "printing" else RefinementPiece(card)


class SpecialtyPiece(Name, word="specialty"):
    """A specialty card on the board."""

    card: str


class PatronPiece(Name, word="patronage"):
    """A patron's card on the board."""

    card: str


class GearPiece(Name, word="gear"):
    """A gear that can be laid on an axle or turned there."""

    gear: str


class InkPiece(Name, word="ink"):
    """An ink of a colour, where inks of one colour need no number."""

    ink: Ink


class OfferedInk(Name, word="offered ink"):
    """An ink on the board: the set and the place in it."""

    ink_set: int
    at: int


class OwnInk(Name, word="own ink"):
    """One of the inks of a seat, which are numbered for each colour."""

    ink: Ink
    n: int


class TypePiece(Name, word="type"):
    """A type of a letter, where types of one letter need no number."""

    letter: Letter


class OwnType(Name, word="own type"):
    """One of the types of a seat, which are numbered for each letter."""

    letter: Letter
    n: int


class ChosenType(Name, word="chosen"):
    """A type in the tray of those chosen at the start."""

    at: int


class PlanMarker(Name, word="marker"):
    """A marker of a plan that is being made."""

    n: int


class LaidMarker(Name, word="laid marker"):
    """The uppermost of a seat's markers on an action of an open plan."""

    action: Action


class LevelMarker(Name, word="level marker"):
    """The marker on the track of a specialty."""

    specialty: Specialty


class LevelPiece(Name, word="level"):
    """A level to start a specialty at."""

    level: int


class CharacterPiece(Name, word="character"):
    """A character that can be kept."""

    character: CharacterId


class HeldOrder(Name, word="order"):
    """An order of the seat, by its printing card: a piece, or the button at its foot."""

    printing: str


class CaseBlock(Name, word="block"):
    """A type block in the case for names: any letter that can be set."""

    letter: str


class SetBlock(Name, word="set block"):
    """A type block in the line of a name."""

    at: int


# ---------------------------------------------------------------- places
# The names of places: where a hand lays a piece.


class OrderSlot(Name, word="slot"):
    """A slot for an order in a printing house."""

    at: int


class CardSlot(Name, word="card slot"):
    """The half of a new order for a kind of card."""

    kind: Half


class CardPool(Name, word="pool"):
    """Where the cards of a kind lie that can be drafted."""

    kind: Half


class PlanSlot(Name, word="plan slot"):
    """A place for a marker on the row of an action, from 1; a press fills the row up to it."""

    action: Action
    n: int


class ActionRow(Name, word="action row"):
    """The row of an action, on a plan or once plans are open."""

    action: Action


class SpecialtyRow(Name, word="row"):
    """The track of a specialty."""

    specialty: Specialty


class NextLevel(Name, word="next level"):
    """The level of a specialty that comes next."""

    specialty: Specialty


class AxlePlace(Name, word="axle"):
    """An axle of the seat whose gears are laid."""

    axle: int


class RewardSpace(Name, word="space"):
    """A space of the patronage band for a marker."""

    space: int


class BagInk(Name, word="bag"):
    """A colour in the bag for which an ink is swapped."""

    ink: Ink


class CaseLetter(Name, word="case letter"):
    """A letter in the type case for which a type is swapped."""

    letter: Letter


class LetterPlace(Name, word="letter"):
    """A letter of an order, by its printing card: a type covers it."""

    printing: str
    at: int


class PartPlace(Name, word="part"):
    """An ink of the colour part of an order, by its printing card."""

    printing: str
    at: int


class LinePlace(Name, word="line place"):
    """A place in the line of a name that is set."""

    at: int


# ---------------------------------------------------------------- buttons
# The names of what is pressed in a game and needs a parameter: buttons, panels, switches, choices.


PeoplePart: TypeAlias = Literal["origin", "printers", "books", "patrons"]


class SeatPanel(Name, word="seat"):
    """The panel of a seat."""

    seat: int


class JoinSeat(Name, word="join"):
    """The choice of the seat for which a controller acts."""

    seat: int


class HouseButton(Name, word="workshop"):
    """The button that opens the printing house of a seat."""

    seat: int


class HouseTab(Name, word="tab"):
    """The tab of a seat over the printing houses."""

    seat: int


class BoardStrip(Name, word="board"):
    """A closed band of the board, by the number of its action; it shows the whole board."""

    at: int


class UseButton(Name, word="use"):
    """The button that uses what the gear on an axle gives."""

    axle: int


class BuyCardsButton(Name, word="buy cards"):
    """The button that buys so many more cards of both kinds."""

    printing: int
    refinement: int


class BuyLetterButton(Name, word="buy letter"):
    """The button that buys a letter which an order lacks; the order is named by its printing card."""

    letter: Letter
    printing: str


class DecorationSwitch(Name, word="decoration"):
    """The switch for the decoration of an order, named by its printing card."""

    printing: str


class BonusSwitch(Name, word="bonus"):
    """The switch for the use of the bonus gear on an axle."""

    axle: int


class BonusAgainSwitch(Name, word="bonus again"):
    """The switch for a second use of the bonus gear on an axle."""

    axle: int


class AddMarker(Name, word="plus"):
    """One marker more on an action."""

    action: Action


class TakeMarker(Name, word="minus"):
    """One marker less on an action."""

    action: Action


class RewardPanel(Name, word="reward"):
    """One of the rewards that are due."""

    at: int


class PayButton(Name, word="pay"):
    """One way to pay a patron."""

    at: int


class AdvanceChoice(Name, word="advance"):
    """The choice whether a specialty card raises both its symbols or any one specialty."""

    mode: Literal["both", "one"]


class OnlyChoice(Name, word="any one"):
    """The choice of the one specialty that a specialty card raises, wherever it is put."""

    specialty: Specialty


class Crank(Name, word="crank"):
    """The top gear of a seat's train, which turns the others."""

    seat: int


class RoundTab(Name, word="round"):
    """A round in a log."""

    n: int


class ChapterTab(Name, word="chapter"):
    """A chapter of the rules."""

    n: int


class ArticleEntry(Name, word="article"):
    """An article in the index of the rules, by its key."""

    key: str


class WatchExample(Name, word="example"):
    """The example of an article of the rules, by its id."""

    id: str


class PeopleTab(Name, word="people"):
    """A part of the pages on people and books."""

    part: PeoplePart


class LifeOf(Name, word="life"):
    """The choice whose life is told."""

    character: str


class BooksPage(Name, word="books page"):
    """A page of the books of which something is told."""

    at: int


class PlayerChoice(Name, word="who"):
    """The choice who plays on for a seat: a person, or a computer of some level."""

    seat: int
    who: str


# ---------------------------------------------------------------- sights
# The names of what is only looked at, and of spots where motions begin or end.


# sights


class Look(Name, word="look"):
    """A piece on a page that shows the board, by what it is about."""

    subject: Subject


class StripLook(Name, word="strip"):
    """A piece on a closed band of the board, by what it is about."""

    subject: Subject


class OrderLook(Name, word="look order"):
    """An order, by its printing card."""

    printing: str


class FittedGear(Name, word="fitted gear"):
    """A gear on an axle of the printing house that is shown."""

    axle: int


class TrainGear(Name, word="train gear"):
    """A gear of a seat while trains turn."""

    seat: int
    axle: int


class WonPatron(Name, word="won"):
    """A patron's card that a seat has."""

    card: str


class PrintedSheet(Name, word="sheet"):
    """A printed order on the line, by its printing card."""

    printing: str


class LogLine(Name, word="line"):
    """A line of a log that leads to a piece."""

    at: int


# spots

Keeps: TypeAlias = Literal["purse", "fame", "orders", "patronage", "types", "inks", "house"]


class SeatSpot(Name, word="of seat"):
    """Where a seat keeps something."""

    keeps: Keeps
    seat: int


class OrderSpot(Name, word="order at"):
    """Where an order lies, by its printing card."""

    printing: str


class Forme(Name, word="forme"):
    """The bench where an order that may be printed is laid, named by its printing card."""

    printing: str


class AxleSpot(Name, word="axle of seat"):
    """An axle of a seat."""

    seat: int
    axle: int


class DiskSpot(Name, word="disk"):
    """The disk of a seat on a level of the reward track."""

    seat: int
    level: int


class LevelCell(Name, word="cell"):
    """A level of a seat's specialty."""

    seat: int
    specialty: Specialty
    level: int


class PlanCell(Name, word="plan"):
    """The markers of a seat on the row of an action."""

    line: int
    seat: int


class OrderLine(Name, word="orders"):
    """The order of play of an action."""

    line: int


class OrderBadge(Name, word="order badge"):
    """A seat in the order of play of an action."""

    line: int
    seat: int


class DealtSpot(Name, word="dealt"):
    """A space of the board where something was dealt: its row and its place there."""

    line: int
    place: int


class TurnSpot(Name, word="turn"):
    """A seat in the turn order."""

    seat: int


# ---------------------------------------------------------------- replays
# The names of what a replay shows.


class Moment(Name, word="moment"):
    """A line of what happened: it leads to the state after its move; `place` tells lines of one move apart."""

    number: int
    place: int


class EyesChoice(Name, word="eyes"):
    """With whose eyes the table is seen."""

    seat: int


class TempoChoice(Name, word="tempo"):
    """How fast a replay plays, in moves a minute."""

    moves: int
