"""The saved games: go on with one, or delete it; and files of matches that can be added."""

from functools import partial

import pygame

from game.client.base.i18n import ROMAN, listed, ngettext, say
from game.client.base.reading_size import read_px
from game.client.base.seating import player_name
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.session.app_context import AppContext
from game.client.session.commission import commission_words, day_of
from game.client.session.match_files import ENDING, MatchFiles
from game.client.session.saved_games import played_at
from game.client.text.save_text import REASONS, save_error
from game.client.text.terms import strength_words
from game.client.ui import widgets
from game.client.ui.menu_names import DeleteButton, FileRow, GameRow, WriteOutButton
from game.client.ui.overlay import Answer, Confirm, Overlay
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Chain, Pop, Push, Scene, Transition
from game.match.store import SavedGame

SHOWN = 5
PITCH = 84


class FilesSheet(Overlay, name="match files"):
    """Lists the newest files; `file:<row>` takes one in, `close` goes back."""

    def __init__(self, files: MatchFiles) -> None:
        super().__init__(say("From a file"), [Answer("close", say("Close"))])
        self._files = files
        self._paths = files.waiting()[:SHOWN]

    def body(self, page: Page, rect: pygame.Rect) -> None:
        words = say("Files in {folder}. You can also drop a file on this window.", folder=self._files.folder)
        if not self._paths:
            words = say("Put a game’s file into {folder}, or drop it on this window.", folder=self._files.folder)
        widgets.label(page, (rect.x, rect.y, rect.w, 84), words, px=28, wrap=True)
        for row, path in enumerate(self._paths):
            box = (rect.x, rect.y + 96 + row * PITCH, rect.w, PITCH - 12)
            widgets.page_button(page, FileRow(row), box, path.name.removesuffix(ENDING), px=read_px(28), align="left")

    def pressed(self, name: str) -> Transition:
        return Chain((Pop(), self._files.take_in(self._paths[name.row]))) if isinstance(name, FileRow) else None


LIST = pygame.Rect(104, 104, 1712, 808)
ROW_PITCH = 124
ROWS = 6


class SavedGames(Scene, name="saved games"):
    """Lists the saved games, the one played last in front.

    Targets: `game:<row>`, `delete:<row>`, `write out:<row>` (the game as a file, or what is left of one that cannot be
    opened), `take in` (a game from a file), `earlier`, `later`, `back`; rows count from 0 on each page.
    """

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._files = MatchFiles(context)
        self._pager = widgets.Pager()
        self._games: list[SavedGame] = []  # read when the scene comes to the top

    def enter(self) -> None:
        """Read the list again, because a game may have been deleted meanwhile."""
        self._games = self._context.profile.saved_games()
        self.changed()

    @property
    def shown(self) -> list[SavedGame]:
        first = self._pager.on(self._page_count) * ROWS
        return self._games[first : first + ROWS]

    @property
    def _page_count(self) -> int:
        return -(-len(self._games) // ROWS)

    def build(self, page: Page) -> None:
        widgets.table(page)
        widgets.ribbon(page, (600, 16, 720, 68), say("Saved games"))
        widgets.sheet(page, LIST, "double")
        if not self._games:
            widgets.label(page, LIST.inflate(-80, -80), self._why_empty(), px=36, align="center", wrap=True)
        for row, game in enumerate(self.shown):
            box = pygame.Rect(LIST.x + 36, LIST.y + 36 + ROW_PITCH * row, LIST.w - 72, 112)
            self._build_row(page, row, game, box)
        widgets.page_button(page, "back", (104, 944, 320, 96), say("Back"), icon="left")
        hint = say("Adds a game that was written to a file, here or on another machine.")
        widgets.page_button(page, "take in", (448, 944, 380, 96), say("From a file"), icon="book", hint=hint)
        if len(self._games) > ROWS:
            newer, older = (1128, 944, 336, 96), (1480, 944, 336, 96)
            latest, oldest = say("These are the latest games."), say("These are the oldest games.")
            words = say("Newer games"), say("Older games"), latest, oldest
            self._pager.put_buttons(page, (newer, older), self._page_count, words)

    def _why_empty(self) -> str:
        code = self._context.profile.store.refusal
        if code not in REASONS:
            return say("No game is saved yet.")
        return say("The saved games can’t be read now. {reason}", reason=REASONS[code]())

    def _build_row(self, page: Page, row: int, game: SavedGame, box: pygame.Rect) -> None:
        wide, names = pygame.Rect(box.x, box.y, box.w - 440, box.h), _names(game)
        problem = save_error(game.problem) if game.problem else ""
        page.target(Target(GameRow(row), "button", wide, names, not problem, problem), _paint_game, wide, game)
        bin_box = (box.right - 208, box.y, 208, box.h)
        file_box = (box.right - 428, box.y, 208, box.h)
        widgets.page_button(page, DeleteButton(row), bin_box, say("Delete"), icon="trash", px=30)
        widgets.page_button(page, WriteOutButton(row), file_box, say("Export"), icon="book", px=30)

    def press(self, name: str) -> Transition:
        match name:
            case GameRow(row):
                return self._context.safely(lambda: self._context.open(self.shown[row]))
            case DeleteButton(row):
                game = self.shown[row]
                words = say("{names}: {where}. This can’t be undone.", names=_names(game), where=_where(game))
                delete = partial(self._context.safely, partial(self._context.profile.store.delete, game.id))
                return Push(Confirm(say("Delete this game?"), words, delete, say("Delete")))
            case WriteOutButton(row):
                return self._context.safely(lambda: self._files.give_out(self.shown[row]))
            case "take in":
                return Push(FilesSheet(self._files))
        self._pager.turn(name)
        return None

    def back(self) -> Transition:
        return self._context.to_title()


def _paint_game(brush: Brush, state: State, box: pygame.Rect, game: SavedGame) -> None:
    edge, width = (theme.BRASS, 4) if state.hovered else (theme.INK_SOFT, 2)
    brush.framed(box, theme.PAPER_LIGHT if state.enabled else theme.PAPER_SHADE, edge, width)
    for place, player in enumerate(game.players):
        style = theme.AUTOMA_STYLE if player.kind == "automa" else theme.SEAT_STYLES[player.style]
        brush.blit(pictures.badge(style), (box.x + 16 + 60 * place, box.y + 28, 56, 56))
    words = pygame.Rect(box.x + 272, box.y + 10, box.w - 290, 50)
    brush.text(words, _names(game), "body", 34)
    below = save_error(game.problem) if game.problem else _where(game)
    brush.text(words.move(0, 48), below, "body", 28, theme.INK_SOFT)


def _names(game: SavedGame) -> str:
    """Who sits at a game, and how well the computers play."""
    names = []
    for seat, player in enumerate(game.players):
        name, level = player_name(player, seat), player.level
        names.append(name if level is None else say("{name} ({level})", name=name, level=strength_words(level)))
    return listed(names) or say("A saved game")


def _where(game: SavedGame) -> str:
    """Words for how far a game is, and when it was played last."""
    at = played_at(game)
    played = say("date unknown")
    if at is not None:  # in figures; a translation puts the parts in the order of its country
        parts = {"year": f"{at:%Y}", "month": f"{at:%m}", "day": f"{at:%d}", "hour": f"{at:%H}", "minute": f"{at:%M}"}
        played = say("{year}-{month}-{day} {hour}:{minute}", **parts)
    if day := day_of(game.seed, game.options):
        played = say("{played}. {occasion}", played=played, occasion=commission_words(day))
    if game.finished:
        return say("Finished, {played}", played=played)
    moves = ngettext("{count} move", "{count} moves", game.moves)
    return say("Round {round}, {moves}, {played}", round=ROMAN[game.round], moves=moves, played=played)
