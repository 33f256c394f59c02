"""People and books: pages to read on the origin of printing, the printers, the books and the patrons."""

from game.client.base.i18n import say
from game.client.scenes.people.frame import CLOSE, SHEET, TABS
from game.client.scenes.people.notes import book_pages, build_books, build_patrons
from game.client.scenes.people.origin import build_origin
from game.client.scenes.people.printers import build_printers, with_life
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Scene, Transition
from game.client.ui.target_names import BooksPage, LifeOf, PeoplePart, PeopleTab
from game.client.ui.widgets import turned
from game.content import Content

PARTS: tuple[PeoplePart, ...] = ("origin", "printers", "books", "patrons")


class People(Scene):
    """Shows one part at a time.

    Targets: `people:<part>`, `life:<character>`, `books page:<n>` from 0, `close`; `earlier` and `later` where what is
    shown has several pages.
    """

    name = "people"
    default = "close"

    def __init__(self, content: Content, part: PeoplePart = "origin", character: str = "") -> None:
        """Begin with a part, and among the printers with a character; with the first where none is named."""
        self._content = content
        self._part = part
        self._character = character or next((told.id for told in with_life(content)), "")
        self._books = 0
        self._page = 0  # of what is shown

    def build(self, page: Page) -> None:
        """Put the tabs and what is chosen."""
        widgets.table(page)
        words = {
            "origin": say("Origin of printing"),
            "printers": say("Printers"),
            "books": say("Books"),
            "patrons": say("Patronage cards"),
        }
        widgets.tabs(page, TABS, [(PeopleTab(part), words[part]) for part in PARTS], PeopleTab(self._part))
        widgets.page_button(page, "close", CLOSE, say("Close"), "primary", "cross")
        widgets.sheet(page, SHEET, "double")
        match self._part:
            case "origin":
                build_origin(page, self._content, self._page)
            case "printers":
                build_printers(page, self._content, self._character, self._page)
            case "books":
                build_books(page, self._content, self._books, self._page)
            case "patrons":
                build_patrons(page, self._content, self._page)

    def press(self, name: str) -> Transition:
        """Show what is chosen, or close."""
        self._page = turned(name, self._page) if name in ("earlier", "later") else 0
        match name:
            case "close":
                return Pop()
            case PeopleTab(part):
                self._part = part
            case LifeOf(character):
                self._character = character
            case BooksPage(at):
                self._books = at
        self.changed()
        return None

    def scroll(self, steps: int) -> Transition:
        """To the printer or the page of books before or after."""
        step, self._page = -1 if steps > 0 else 1, 0
        if self._part == "printers":
            told = [character.id for character in with_life(self._content)]
            self._character = told[_within(told.index(self._character) + step, len(told))] if told else ""
        elif self._part == "books":
            self._books = _within(self._books + step, len(book_pages(self._content)))
        self.changed()
        return None


def _within(at: int, count: int) -> int:
    """The nearest of so many places, counted from 0."""
    return max(0, min(count - 1, at))
