"""The menu over a game, with everything that is not a move, and the sheet of who plays each seat."""

from collections.abc import Callable

import pygame

from game.client.base.i18n import say
from game.client.base.kept_files import disk_reason
from game.client.base.reading_size import read_px
from game.client.base.seating import USUAL_LEVEL, next_level
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.scenes.destinations import ToLog, ToRules
from game.client.session.app_context import ToPhones, ToSettings
from game.client.session.fault_report import match_text, write_report
from game.client.session.leaving import leave, to_title
from game.client.session.match_session import MatchSession
from game.client.text.save_text import save_error
from game.client.text.terms import level_meaning_words, turning_level_words
from game.client.ui import widgets
from game.client.ui.overlay import Confirm, Message
from game.client.ui.page import Page
from game.client.ui.scene import Chain, Destination, Pop, Push, Quit, Reset, Scene, Sheet, Transition
from game.client.ui.target_names import PlayerChoice
from game.client.ui.window import toggle_full_screen
from game.match.errors import SaveError
from game.match.players import Player
from game.places import documents_folder, log_folder

SHEET = pygame.Rect(640, 44, 640, 992)
PITCH = 76
PX, LARGEST_PX = 32, 46  # of the words on the buttons

OF_PLAYERS = frozenset({"seats", "phones"})
OF_THE_PROGRAM = frozenset({"full screen", "phones", "report", "quit"})


class Menu(Sheet, name="menu", default="resume"):
    """Leads out of a game or back into it; the game is saved as it stands.

    Targets: `resume`, `seats`, `phones`, `rules`, `log`, `settings`, `report`, `full screen`, `leave`, `quit`.
    """

    def __init__(self, session: MatchSession) -> None:
        self._session = session

    def build(self, page: Page) -> None:
        widgets.sheet(page, SHEET, "double")
        top = (SHEET.x + 40, SHEET.y + 32, SHEET.w - 80, 64)
        widgets.heading(page, top, say("Menu"), 44, theme.INK, "center")
        for place, (name, words, icon) in enumerate(self._entries()):
            box = (SHEET.x + 80, SHEET.y + 104 + place * PITCH, SHEET.w - 160, PITCH - 12)
            kind: widgets.Kind = "primary" if name == self.default else "plain"
            widgets.page_button(page, name, box, words, kind, icon, px=min(LARGEST_PX, read_px(PX)), align="left")
        foot = pygame.Rect(SHEET.x + 60, SHEET.y + 876, SHEET.w - 120, 96)
        widgets.label(page, foot, self._foot(), align="center", wrap=True)

    def _entries(self) -> list[tuple[str, str, str | None]]:
        """The entries of the menu; at a stand there is no way out of the program, and in a lesson nobody changes."""
        context = self._session.context
        left_out = {
            *(OF_THE_PROGRAM if self._at_stand else ()),
            *(OF_PLAYERS if context is not None and context.teaches else ()),
            *(() if context is not None and self._session.seats.people else ("phones",)),
        }
        entries: list[tuple[str, str, str | None]] = [
            ("resume", say("Back to the game"), "press"),
            ("seats", say("Seats"), "empty"),
            ("phones", say("Phones"), "phone"),
            ("rules", say("Rules"), "rules"),
            ("log", say("Log"), "log"),
            ("settings", say("Settings"), "settings"),
            ("full screen", say("Full screen (F11)"), "eye"),
            ("report", say("Report a fault"), "pen"),
            ("leave", say("Clear the table") if self._at_stand else say("Leave to the title"), "left"),
            ("quit", say("Quit"), "cross"),
        ]
        return [entry for entry in entries if entry[0] not in left_out]

    @property
    def _at_stand(self) -> bool:
        return self._session.context is not None and self._session.context.profile.kiosk

    def _foot(self) -> str:
        """Words for whether the game is saved. The seed, which would tell the future, comes with the final scores."""
        if self._at_stand:
            return say("Nothing is saved here. Leaving clears the table for the next visitor.")
        if self._session.match.is_saved:
            return say("Every move is saved.")
        return say("The last moves are not saved yet.")

    def press(self, name: str) -> Transition:
        context = self._session.context
        choices: dict[str, Callable[[], Transition]] = {
            "resume": Pop,
            "seats": lambda: _instead(SeatsSheet(self._session)),
            "phones": lambda: _instead(ToPhones(self._session)),
            "rules": lambda: _instead(ToRules(self._session.content)),
            "log": lambda: _instead(ToLog(self._session)),
            "report": lambda: Chain((Pop(), self._report())),
            "settings": lambda: _instead(ToSettings(self._session.choices, self._at_stand)),
            "full screen": toggle_full_screen,
            "leave": self._title,
            "quit": lambda: leave(self._session, context.quit if context is not None else Quit),
        }
        return choices[name]()

    def _report(self) -> Transition:
        context, match = self._session.context, self._session.match
        try:
            text = match_text(context.profile.store, match.id, self._session.content) if context is not None else ""
            path = write_report(documents_folder(), log_folder(), self._session.choices.now, text)
        except SaveError as error:
            return Push(Message(say("Report a fault"), save_error(error.code)))
        except OSError as error:
            return Push(Message(say("Report a fault"), disk_reason(error)))
        words = say("Please send us this file. It names nobody: {path}", path=path)
        return Push(Message(say("Report a fault"), words))

    def _title(self) -> Transition:
        if not self._at_stand:
            return to_title(self._session)
        words = say("This ends the game: nothing is saved here, and the next visitor starts afresh.")
        return Push(Confirm(say("Clear the table?"), words, lambda: to_title(self._session), say("Clear it")))


def _instead(to: Scene | Destination) -> Transition:
    """The transition that replaces the menu by a panel."""
    return Chain((Pop(), Push(to)))


WIDE, HEAD, FOOT = 1400, 148, 156
ROW, SEATS_PITCH = 112, 128
NAME_W = 560
PERSON = "person"


class SeatsSheet(Sheet, name="seats"):
    """A row for each seat. Choices `who:<seat>:person` and `who:<seat>:<the next level>`; `close`."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session

    def build(self, page: Page) -> None:
        players = self._session.seats.players
        sheet = widgets.titled_sheet(page, (WIDE, HEAD + SEATS_PITCH * len(players) + FOOT), say("Seats"))
        note = (sheet.x + 72, sheet.y + 88, sheet.w - 144, 44)
        told = say("Whoever takes over continues from the same position.")
        widgets.label(page, note, told, align="center", read=True)
        for seat, player in enumerate(players):
            row = pygame.Rect(sheet.x + 64, sheet.y + HEAD + seat * SEATS_PITCH, sheet.w - 128, ROW)
            self._build_row(page, seat, player, row)
        close = (sheet.centerx - 300, sheet.bottom - 136, 600, 92)
        widgets.page_button(page, "close", close, say("Done"), "primary", "check", px=36)

    def _build_row(self, page: Page, seat: int, player: Player, box: pygame.Rect) -> None:
        how = say("Plays by its cards.")
        if player.kind != "automa":
            how = level_meaning_words(player.level) if player.level else say("Decides at this screen.")
        page.draw(box, Brush.framed, box, theme.PAPER_LIGHT, theme.INK_SOFT)
        widgets.picture(page, (box.x + 20, box.y + 14, 84, 84), pictures.badge(self._session.style(seat)))
        words = pygame.Rect(box.x + 124, box.y + 8, NAME_W - 136, 52)
        widgets.label(page, words, self._session.name(seat), px=36)
        widgets.label(page, words.move(0, 46), how, px=26, colour=theme.INK_SOFT, read=True)
        if player.kind == "automa":
            return
        computer = next_level(player.level)  # a press goes on to it: the names have no room side by side
        choices = [
            (PlayerChoice(seat, PERSON), say("Person")),
            (PlayerChoice(seat, computer), turning_level_words(player.level or USUAL_LEVEL)),
        ]
        chosen = computer if player.level else PERSON
        row = (box.x + NAME_W, box.y + 20, box.w - NAME_W - 20, 72)
        widgets.segmented(page, row, choices, PlayerChoice(seat, chosen), self._session.name(seat))

    def press(self, name: str) -> Transition:
        if not isinstance(name, PlayerChoice):
            return None
        before = self._session.shown.step
        self._reseat(name.seat, name.who)
        if self._session.shown.step != before:  # the scene below may show a plan that must not be seen any more
            return Chain((Reset(self._session.scene()), Push(SeatsSheet(self._session))))
        return None

    def _reseat(self, seat: int, who: str) -> None:
        """Put a person or a computer on a seat with its present name and emblem, or say why that cannot be saved."""
        session, before = self._session, self._session.seats.players[seat]
        level = None if who == PERSON else who
        after = Player(before.name, before.style, "computer" if level else "person", level)
        if after == before:
            return
        if session.match.is_over:
            self.toast(say("The game is over: there is nothing left to play."))
            return
        self.toast(session.reseat(seat, after))
