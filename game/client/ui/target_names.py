"""The names of targets in a game, as records that are their own text: pieces, places, buttons, sights."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from functools import lru_cache
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, TypeAlias, dataclass_transform, get_args

from game.client.base.subject import Subject

if TYPE_CHECKING:
    from game.rules.names import Action, CharacterId, Ink, Letter, Specialty

Half: TypeAlias = Literal["printing", "refinement"]
HALVES: tuple[Half, ...] = get_args(Half)
PeoplePart: TypeAlias = Literal["origin", "printers", "books", "patrons"]
Keeps: TypeAlias = Literal["purse", "fame", "orders", "patronage", "types", "inks", "house"]


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
        own = [field for field, kind in get_annotations(cls).items() if not str(kind).startswith("ClassVar")]
        cls.__match_args__ = (*cls.__match_args__, *own)  # type: ignore[misc] # mypy knows the fields by themselves

    def __new__(cls, *fields: object) -> Self:
        name: Self = _made(cls, *fields)
        return name

    def __setattr__(self, field: str, value: object) -> None:
        raise FrozenInstanceError(field)

    def __getnewargs__(self) -> tuple[object, ...]:  # type: ignore[override] # a copy is made from the fields
        return tuple(self.__dict__.values())


@lru_cache(maxsize=8192, typed=True)
def _made(kind: type[Name], *fields: object) -> Any:
    """A name, made once: every page that is built asks for the same ones. The parts of a subject are joined as well."""
    parts = (":".join(field) if isinstance(field, tuple) else str(field) for field in fields)
    name = str.__new__(kind, ":".join((kind._word, *parts)))
    name.__dict__.update(zip(kind.__match_args__, fields, strict=True))
    return name


# pieces: what a hand lifts


class OrderCard(Name):  # one half of an order: a printing or a refinement card
    kind: ClassVar[Half]
    card: str


class PrintingPiece(OrderCard, word="printing"):  # a printing card
    kind = "printing"


class RefinementPiece(OrderCard, word="refinement"):  # a refinement card
    kind = "refinement"


def order_card(kind: Half, card: str) -> OrderCard:
    """The name of a card of a kind."""
    return PrintingPiece(card) if kind == "printing" else RefinementPiece(card)


class SpecialtyPiece(Name, word="specialty"):  # a specialty card on the board
    card: str


class PatronPiece(Name, word="patronage"):  # a patron's card on the board
    card: str


class GearPiece(Name, word="gear"):  # a gear that can be laid on an axle or turned there
    gear: str


class InkPiece(Name, word="ink"):  # an ink of a colour, where inks of one colour need no number
    ink: Ink


class OfferedInk(Name, word="offered ink"):  # an ink on the board: the set and the place in it
    ink_set: int
    at: int


class OwnInk(Name, word="own ink"):  # one of the inks of a seat, which are numbered for each colour
    ink: Ink
    n: int


class TypePiece(Name, word="type"):  # a type of a letter, where types of one letter need no number
    letter: Letter


class OwnType(Name, word="own type"):  # one of the types of a seat, which are numbered for each letter
    letter: Letter
    n: int


class ChosenType(Name, word="chosen"):  # a type in the tray of those chosen at the start
    at: int


class PlanMarker(Name, word="marker"):  # a marker of a plan that is being made
    n: int


class LaidMarker(Name, word="laid marker"):  # the uppermost of a seat's markers on an action of an open plan
    action: Action


class LevelMarker(Name, word="level marker"):  # the marker on the track of a specialty
    specialty: Specialty


class LevelPiece(Name, word="level"):  # a level to start a specialty at
    level: int


class CharacterPiece(Name, word="character"):  # a character that can be kept
    character: CharacterId


class HeldOrder(Name, word="order"):  # an order of the seat, by its printing card: a piece, or the button at its foot
    printing: str


class ViewTab(Name, word="view"):  # of a page that has no room for all its parts: the tab that opens some of them
    at: int


class CaseBlock(Name, word="block"):  # a type block in the case for names: any letter that can be set
    letter: str


class SetBlock(Name, word="set block"):  # a type block in the line of a name
    at: int


# places: where a hand lays a piece


class OrderSlot(Name, word="slot"):  # a slot for an order in a printing house
    at: int


class CardSlot(Name, word="card slot"):  # the half of a new order for a kind of card
    kind: Half


class CardPool(Name, word="pool"):  # where the cards of a kind lie that can be drafted
    kind: Half


# a place for a marker on the row of an action, from 1; a press fills the row up to it
class PlanSlot(Name, word="plan slot"):
    action: Action
    n: int


class ActionRow(Name, word="action row"):  # the row of an action, on a plan or once plans are open
    action: Action


class SpecialtyRow(Name, word="row"):  # the track of a specialty
    specialty: Specialty


class NextLevel(Name, word="next level"):  # the level of a specialty that comes next
    specialty: Specialty


class AxlePlace(Name, word="axle"):  # an axle of the seat whose gears are laid
    axle: int


class RewardSpace(Name, word="space"):  # a space of the patronage band for a marker
    space: int


class BagInk(Name, word="bag"):  # a colour in the bag for which an ink is swapped
    ink: Ink


class CaseLetter(Name, word="case letter"):  # a letter in the type case for which a type is swapped
    letter: Letter


class LetterPlace(Name, word="letter"):  # a letter of an order, by its printing card: a type covers it
    printing: str
    at: int


class PartPlace(Name, word="part"):  # an ink of the colour part of an order, by its printing card
    printing: str
    at: int


class LinePlace(Name, word="line place"):  # a place in the line of a name that is set
    at: int


# what is pressed in a game: buttons, panels, switches, choices


class SeatPanel(Name, word="seat"):  # the panel of a seat
    seat: int


class JoinSeat(Name, word="join"):  # the choice of the seat for which a controller acts
    seat: int


class ListenAt(Name, word="listen"):  # the address in the network at which phones reach the game
    address: str


class AnswerButton(Name, word="reply"):  # an answer to a question on a phone, by its place among them
    at: int


class GivePhone(Name, word="give phone"):  # let another phone take a seat
    seat: int


class HouseButton(Name, word="workshop"):  # the button that opens the printing house of a seat
    seat: int


class HouseTab(Name, word="tab"):  # the tab of a seat over the printing houses
    seat: int


# a closed band of the board, by the number of its action; it shows the whole board
class BoardStrip(Name, word="board"):
    at: int


class UseButton(Name, word="use"):  # the button that uses what the gear on an axle gives
    axle: int


class BuyCardsButton(Name, word="buy cards"):  # the button that buys so many more cards of both kinds
    printing: int
    refinement: int


# the button that buys a letter which an order lacks; the order is named by its printing card
class BuyLetterButton(Name, word="buy letter"):
    letter: Letter
    printing: str


# the switch for the decoration of an order, named by its printing card
class DecorationSwitch(Name, word="decoration"):
    printing: str


class BonusSwitch(Name, word="bonus"):  # the switch for the use of the bonus gear on an axle
    axle: int


class BonusAgainSwitch(Name, word="bonus again"):  # the switch for a second use of the bonus gear on an axle
    axle: int


class AddMarker(Name, word="plus"):  # one marker more on an action
    action: Action


class TakeMarker(Name, word="minus"):  # one marker less on an action
    action: Action


class RewardPanel(Name, word="reward"):  # one of the rewards that are due
    at: int


class RewardAnswer(Name, word="reward answer"):  # a reward that is due, with what is chosen for it
    at: int
    what: Ink | Specialty | Letter


class PayButton(Name, word="pay"):  # one way to pay a patron
    at: int


class SwapButton(Name, word="swap"):  # the two specialties whose levels are swapped
    first: Specialty
    second: Specialty


# the choice whether a specialty card raises both its symbols or any one specialty
class AdvanceChoice(Name, word="advance"):
    mode: Literal["both", "one"]


# the choice of the one specialty that a specialty card raises, wherever it is put
class OnlyChoice(Name, word="any one"):
    specialty: Specialty


class Crank(Name, word="crank"):  # the top gear of a seat's train, which turns the others
    seat: int


class RoundTab(Name, word="round"):  # a round in a log
    n: int


class ChapterTab(Name, word="chapter"):  # a chapter of the rules
    n: int


class ArticleEntry(Name, word="article"):  # an article in the index of the rules, by its key
    key: str


class WatchExample(Name, word="example"):  # the example of an article of the rules, by its id
    id: str


class PeopleTab(Name, word="people"):  # a part of the pages on people and books
    part: PeoplePart


class LifeOf(Name, word="life"):  # the choice whose life is told
    character: str


class BooksPage(Name, word="books page"):  # a page of the books of which something is told
    at: int


class PlayerChoice(Name, word="who"):  # the choice who plays on for a seat: a person, or a computer of some level
    seat: int
    who: str


# what is only looked at


class Look(Name, word="look"):  # a piece on a page that shows the board, by what it is about
    subject: Subject


class StripLook(Name, word="strip"):  # a piece on a closed band of the board, by what it is about
    subject: Subject


class OrderLook(Name, word="look order"):  # an order, by its printing card
    printing: str


class FittedGear(Name, word="fitted gear"):  # a gear on an axle of the printing house that is shown
    axle: int


class TrainGear(Name, word="train gear"):  # a gear of a seat while trains turn
    seat: int
    axle: int


class WonPatron(Name, word="won"):  # a patron's card that a seat has
    card: str


class PrintedSheet(Name, word="sheet"):  # a printed order on the line, by its printing card
    printing: str


class LogLine(Name, word="line"):  # a line of a log that leads to a piece
    at: int


# spots where motions begin or end


class SeatSpot(Name, word="of seat"):  # where a seat keeps something
    keeps: Keeps
    seat: int


class OrderSpot(Name, word="order at"):  # where an order lies, by its printing card
    printing: str


class Forme(Name, word="forme"):  # the bench where an order that may be printed is laid, named by its printing card
    printing: str


class AxleSpot(Name, word="axle of seat"):  # an axle of a seat
    seat: int
    axle: int


class DiskSpot(Name, word="disk"):  # the disk of a seat on a level of the reward track
    seat: int
    level: int


class LevelCell(Name, word="cell"):  # a level of a seat's specialty
    seat: int
    specialty: Specialty
    level: int


class PlanCell(Name, word="plan"):  # the markers of a seat on the row of an action
    line: int
    seat: int


class OrderLine(Name, word="orders"):  # the order of play of an action
    line: int


class OrderBadge(Name, word="order badge"):  # a seat in the order of play of an action
    line: int
    seat: int


class DealtSpot(Name, word="dealt"):  # a space of the board where something was dealt: its row and its place there
    line: int
    place: int


class TurnSpot(Name, word="turn"):  # a seat in the turn order
    seat: int


# what a replay shows


# a line of what happened: it leads to the state after its move; `place` tells lines of one move apart
class Moment(Name, word="moment"):
    number: int
    place: int


class EyesChoice(Name, word="eyes"):  # with whose eyes the table is seen
    seat: int


class TempoChoice(Name, word="tempo"):  # how fast a replay plays, in moves a minute
    moves: int
