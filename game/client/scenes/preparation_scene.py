"""The scenes of choices that seats make one after the other: characters, first orders, first types, a colour."""

from collections.abc import Sequence

import pygame

from game.client.base.game_steps import DraftStep, GameStep
from game.client.base.i18n import ngettext, say, translate_data
from game.client.graphics import layout, panes, pictures
from game.client.graphics.layout import APART, MAIN
from game.client.scenes import first_choices
from game.client.scenes.board.board_rows import BADGES
from game.client.scenes.board.gears_row import GearsRow
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import board_button, top_bar
from game.client.scenes.parts.composite import CompositeScene
from game.client.scenes.parts.computer_turn import ComputerTurn
from game.client.scenes.parts.draft_table import BOARD, POOLS, DraftTable
from game.client.scenes.parts.player_board import printing_house
from game.client.scenes.parts.seat_panels import seat_panels
from game.client.session.match_session import MatchSession
from game.client.text.piece_text import character_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Part, Transition
from game.client.ui.target_names import CharacterPiece
from game.rules import moves as mv
from game.rules.names import CharacterId
from game.rules.view import View


class DrawnGearChoice(GearsRow):
    """`guillard`: the targets of the Gears action, but for `pass` and `end`, and `board`."""

    default = "install"
    wide = False
    beside = -BADGES  # there is no order of play before the plans
    decision: mv.InstallingDrawn

    def __init__(self, scene: GameScene, decision: mv.Decision) -> None:
        super().__init__(scene, "gears")
        assert isinstance(decision, mv.InstallingDrawn)
        self.decision = decision

    @property
    def is_open(self) -> bool:
        return self.view.top == self.decision

    is_due = is_open

    @property
    def offered(self) -> Sequence[str | None]:
        """The gears drawn, each at its place until the last one is installed."""
        installed = [placed.gear for placed in self.scene.holder.gears]
        return [None if gear in installed else gear for gear in sorted((*self.decision.gears, *installed))]

    def title(self) -> str:
        """Who installs how many gears, for the ribbon."""
        seat = self.session.name(self.scene.seat)
        return ngettext("{seat} installs {count} gear", "{seat} installs {count} gears", self.decision.left, seat=seat)

    def task(self) -> str:
        if self.ghost is not None:
            return super().task()
        return say("Place a gear on the next axle, turn it by its rim and install it. The others are discarded.")

    def buttons(self, page: Page) -> bool:
        """Put the buttons of the Gears action; in place of `pass` the way to the board, and nothing to end."""
        board_button(page, layout.rect("gears", "pass"))
        if not super().buttons(page):
            reason = self.session.turns.undo_reason(self.scene.seat)
            widgets.page_button(page, "undo", layout.rect("gears", "undo"), say("Undo"), reason=reason, px=30)
            reason = say("Place a gear on the axle first.")
            widgets.page_button(page, "install", layout.rect("gears", "end turn"), say("Install"), reason=reason, px=30)
        return True


CHOICES: dict[type[mv.Decision], type[first_choices.Choice | DrawnGearChoice]] = {
    mv.KeepingCharacter: first_choices.KeepCharacterChoice,
    mv.InstallingDrawn: DrawnGearChoice,
    mv.StartingLevels: first_choices.LevelsChoice,
    mv.Drafting: first_choices.DraftChoice,
    mv.ChoosingTypes: first_choices.TypesChoice,
    mv.NamingColour: first_choices.ColourChoice,
}


class Preparation(CompositeScene):
    """Shows the question to the seat of a stop, and makes the move when the choice is confirmed.

    Targets: `undo`, `board`, `log`, `rules`, `menu`, `seat:<n>`, and those of the choice, such as `confirm`.
    """

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self.name = step.kind
        self._choice: first_choices.Choice | DrawnGearChoice | None = None
        self.see()

    @property
    def default(self) -> str:  # type: ignore[override]
        return self.choice.default if self.choice else ""

    @property
    def choice(self) -> first_choices.Choice | DrawnGearChoice | None:
        """The choice that is open now; None once the seat has nothing left to choose here."""
        return self._choice if self._choice is not None and self._choice.decision == self._asked else None

    @property
    def part(self) -> Part:
        return self.choice or super().part

    @property
    def _asked(self) -> mv.Decision | None:
        """The question to the seat now; None where there is none."""
        decision = self.session.view().top
        here = self.session.shown.step == self.step and type(decision) in CHOICES
        return decision if here else None

    def see(self) -> None:
        """Begin a new choice once the question is another one."""
        super().see()
        asked = self._asked
        if asked is None:
            self._choice = None
        elif self._choice is None or self._choice.decision != asked:
            self._choice = CHOICES[type(asked)](self, asked)

    def views(self) -> list[panes.View]:
        return self.choice.views() if self.choice is not None else []

    def build(self, page: Page) -> None:
        widgets.table(page)
        choice = self.choice
        if choice is None:
            return
        view = self.session.view(self.seat)
        top_bar(page, self.session, view, choice.title())
        if not choice.wide:
            seat_panels(page, self.session, view, self.seat)
        choice.build(page, view)
        choice.buttons(page)

    def tick(self, dt_s: float) -> bool:
        """Let time pass; a choice that is complete may be confirmed by itself, as turns end so."""
        moves, choice, made = super().tick(dt_s), self.choice, False
        if isinstance(choice, first_choices.Choice):
            self.end_box = choice.confirm_box
            made = self.session.turns_end and not choice.missing() and not self.session.turns.why_not(choice.move())
        return self.ends_in_time(dt_s, made=made) or moves

    def end_turn(self) -> None:
        self.press("confirm")

    def press(self, name: str) -> Transition:
        choice, number = self.choice, self.state_number
        if name != "undo":
            onward = super().press(name)
            if self.state_number != number:
                self._choice = None  # the next question may be equal to this one, but begins empty
            return onward
        (choice.take_back if choice is not None and choice.has_draft else self.undo)()
        return None


SHEET = pygame.Rect(MAIN.x, MAIN.y, MAIN.w, 596)
TOLD = pygame.Rect(SHEET.x + 40, SHEET.y + 40, 660, SHEET.h - 80)
TILES = pygame.Rect(TOLD.right + 16, TOLD.y, SHEET.right - TOLD.right - 32, TOLD.h)
TILE, PITCH = (330, 462), 346
UNDO, ON = pygame.Rect(1512, 592, 116, 100), pygame.Rect(1628 + APART, 592, 268 - APART, 100)
DRAFT_TOLD = pygame.Rect(BOARD.x + 16, BOARD.y + 16, 688, 216)
DRAFT_UNDO = pygame.Rect(DRAFT_TOLD.x, DRAFT_TOLD.bottom + 8, 160, 88)
DRAFT_ON = pygame.Rect(DRAFT_UNDO.right + APART, DRAFT_UNDO.y, DRAFT_TOLD.right - DRAFT_UNDO.right - APART, 88)


class ComputerChoosing(CompositeScene):
    """Shows the pools of the first orders or the chooser's printing house, and the lines that tell the choice.

    Targets: `continue`, `log`, `rules`, `menu`, `seat:<n>`, and `undo` while a person may still take a move back.
    """

    default = "continue"

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self.name = step.kind
        self.watched: ComputerTurn = ComputerTurn(self)

    def views(self) -> list[panes.View]:
        if isinstance(self.step, DraftStep):
            return blocks.read(*POOLS.values(), BOARD)
        return [*blocks.read(SHEET, UNDO.union(ON)), *blocks.house(), blocks.players()]

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        top_bar(page, self.session, view, self._task(view))
        if isinstance(self.step, DraftStep):
            DraftTable(self.session, self.seat).build(page, view)
            self.watched.build(page, DRAFT_TOLD)
            self._build_buttons(page, DRAFT_UNDO, DRAFT_ON)
            return
        seat_panels(page, self.session, view, self.seat)
        widgets.sheet(page, SHEET, "rule")
        seat = view.seats[self.seat]
        tiles = (seat.character,) if seat.character else seat.drawn_characters
        self.watched.build(page, TOLD if tiles else TOLD.union(TILES))
        self._build_tiles(page, tiles)
        printing_house(page, self.session, view, self.seat)
        self._build_buttons(page, UNDO, ON)

    def _task(self, view: View) -> str:
        seat = self.session.name(self.seat)
        match view.top:
            case mv.KeepingCharacter():
                return say("{seat} chooses a character", seat=seat)
            case mv.Drafting():
                return say("{seat} takes an order", seat=seat)
            case mv.NamingColour():
                return say("{seat} names a colour", seat=seat)
            case _:
                return say("{seat} prepares", seat=seat)

    def _build_tiles(self, page: Page, shown: Sequence[CharacterId]) -> None:
        """Put the character, or those of which one is kept."""
        content = self.session.content
        left = TILES.centerx - (PITCH * (len(shown) - 1) + TILE[0]) // 2
        for place, character in enumerate(shown):
            box = pygame.Rect(left + place * PITCH, TILES.centery - TILE[1] // 2, *TILE)
            tile, ability = content.characters[character], character_words(character, content)
            widgets.picture(page, box, pictures.character_tile(tile, ability))
            widgets.sight(page, CharacterPiece(character), box, translate_data(tile.name), ("character", character))

    def _build_buttons(self, page: Page, undo: pygame.Rect, on: pygame.Rect) -> None:
        """Put `continue`, and `undo` while the last move was a person's and may be taken back."""
        if self.session.turns.undo_reason(self.undoer):
            on = on.union(undo)
        else:
            widgets.page_button(page, "undo", undo, say("Undo"), px=30)
        self.watched.build_continue(page, on)

    def press(self, name: str) -> Transition:
        if name == "undo":
            self.undo()
            return None
        return super().press(name)
