"""What stands on a printed sheet: the books that a seat printed, in which inks, and the words of its colophon."""

from collections.abc import Iterable
from typing import NamedTuple

from game.client.base.i18n import say, say_count, say_written, sentences
from game.client.session.sitting import Sitting
from game.client.text.piece_text import solo_title_words
from game.client.text.terms import fame_words
from game.content.tables import Character, PrintingCard
from game.match.match import LogEntry
from game.rules.events import OrderFulfilled
from game.rules.names import INKS, Ink
from game.rules.scoring import solo_title


class Book(NamedTuple):
    """A book that was printed: its card, the inks of its colour part, and whether it was decorated."""

    card: PrintingCard
    inks: tuple[Ink, ...]
    decorated: bool


class Contents(NamedTuple):
    """All that a sheet shows; `style` is the id of the seat's emblem."""

    name: str
    style: str
    character: Character | None
    opening: str
    books: tuple[Book, ...]
    colophon: str

    @property
    def initial(self) -> str:
        """The letter that is illuminated: the first of the opening."""
        return self.opening[:1].upper()


def contents_of(sitting: Sitting, seat: int, day: str, occasion: str = "") -> Contents:
    """Return the sheet of a seat of a finished match; `day` and `occasion` are words, `occasion` may be empty."""
    view = sitting.view()
    sheet, holder = view.scores[seat], view.seats[seat]
    content, name = sitting.content, sitting.name(seat)
    character = content.characters[holder.character] if holder.character is not None else None
    books = tuple(printed(sitting, seat, sitting.match.log))
    title = ""
    if len(view.scores) == 1:
        title = solo_title_words(solo_title(content.rules, sheet.total))
    return Contents(
        name,
        sitting.players[seat].style,
        character,
        opening_words(name, len(books), fame_words(sheet.total), title),
        books,
        colophon_words(name, character, day, occasion),
    )


def printed(sitting: Sitting, seat: int, entries: Iterable[LogEntry]) -> Iterable[Book]:
    """The books that a seat printed, in that order."""
    content = sitting.content
    for entry in entries:
        for event in entry.events:
            if isinstance(event, OrderFulfilled) and event.seat == seat:
                inks = content.refinement[event.refinement].inks if event.colour else (0,) * len(INKS)
                used = tuple(ink for ink, count in zip(INKS, inks, strict=True) for _ in range(count))
                yield Book(content.printing[event.printing], used, event.decoration)


def opening_words(name: str, books: int, fame: str, title: str) -> str:
    """The first sentences of the sheet; `title` is that of a single printer, else empty."""
    if not books:
        printed_words = say("{name} printed nothing this time, and earned {fame}.", name=name, fame=fame)
    else:
        printed_words = say_count(
            "{name} printed {count} book, and earned {fame}.",
            "{name} printed {count} books, and earned {fame}.",
            books,
            name=name,
            fame=fame,
        )
    return sentences((printed_words, say("The guild gives the title of {title}.", title=title) if title else ""))


def colophon_words(name: str, character: Character | None, day: str, occasion: str) -> str:
    """The last words of the sheet, in the manner of old books."""
    if character is None:
        ends = say("Here ends this game of Gutenberg, printed by {name}, finished on {day}.", name=name, day=day)
    else:
        ends = say(
            "Here ends this game of Gutenberg, printed by {name} at the sign of {character} in {city}, "
            "finished on {day}.",
            name=name,
            character=say_written(character.name),
            city=say_written(character.city),
            day=day,
        )
    return sentences((ends, say("Occasion: {occasion}.", occasion=occasion) if occasion else ""))
