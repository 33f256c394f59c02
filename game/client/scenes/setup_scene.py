"""The set-up of a match: who sits where, with or without the automa and characters, and who is first."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.client.base import seating as seats
from game.client.base.drawable import typed_name
from game.client.base.i18n import ngettext, say
from game.client.base.reading_size import USUAL, percent
from game.client.base.seating import Chair, Seating, Sitter
from game.client.base.settings import Choices
from game.client.graphics import control_art, icons, layout, panes, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture, sized, wide
from game.client.graphics.typesetting import Align
from game.client.scenes.parts import blocks
from game.client.text.terms import level_meaning_words, turning_level_words
from game.client.ui import widgets
from game.client.ui.menu_names import ChairLevel, EmblemChoice, FirstChoice, NameField, SitButton, SitterChoice
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Scene, Transition
from game.content import Content
from game.content.tables import SeatCountTable

EMBLEM_NAMES: dict[str, Callable[[], str]] = {
    "anchor": lambda: say("Anchor"),
    "compasses": lambda: say("Compasses"),
    "key": lambda: say("Key"),
    "tower": lambda: say("Tower"),
}
SITTER_NAMES: dict[Sitter, Callable[[], str]] = {
    "person": lambda: say("Person"),
    "computer": lambda: say("Computer"),
    "empty": lambda: say("Empty"),
}


def _seat_words(chair: int) -> str:
    return say("Seat {number}", number=chair + 1)


def _paint_sitter(brush: Brush, state: State, box: pygame.Rect, words: str, icon: str, *, chosen: bool) -> None:
    colour = widgets.paint_choice(brush, state, box, chosen=chosen)
    brush.blit(icons.icon_picture(icon, colour), (box.centerx - 25, box.y + 7, 50, 50))
    brush.text((box.x + 4, box.bottom - 40, box.w - 8, 34), words, "body", 26, colour, align="center")


def _paint_emblem(
    brush: Brush, state: State, box: pygame.Rect, style: theme.SeatStyle, *, mine: bool, pale: bool
) -> None:
    widgets.paint_choice_frame(brush, box, state, chosen=mine)
    brush.blit(wide(piece_art.badge, style), box.inflate(-22, -22))
    if pale:
        brush.veil(box.inflate(-8, -8), theme.PAPER_SHADE, 150, radius=6)
    if mine:
        widgets.paint_check(brush, pygame.Rect(box.right - 30, box.y - 4, 36, 36))


OPTION_PICTURES = {
    "automa": wide(piece_art.badge, theme.AUTOMA_STYLE),
    "characters": icons.icon_picture("person"),
    "preset": icons.icon_picture("rules"),
}
BESIDE = 170  # a choice of the first player has its mark beside its words if it is so wide, else above them


@dataclass(eq=False)
class Setup(Scene, name="setup", default="start"):
    """Edits a seating and starts with it.

    Targets: `chair:<n>:<sitter>`, `sit:<n>`, `chair level:<n>:<level>`, `name:<n>` (field), `emblem:<n>:<style>`,
    `phones`, `planning`, `automa`, `characters`, `preset`, `first:<n>`, `first at random`, `seed` (field), `start`,
    `back`.
    """

    content: Content
    seating: Seating
    start: Callable[[Seating], Transition]
    to_title: Callable[[], Transition]
    choices: Choices = field(default_factory=Choices)
    offers_phones: bool = False  # not at a stand

    def views(self) -> list[panes.View]:
        return blocks.setup()

    def build(self, page: Page) -> None:
        widgets.table(page)
        heading = layout.rect("setup", "heading")
        widgets.ribbon(page, heading.inflate(heading.h - heading.w + 720, -4), say("Set the table"))
        self._build_phones(page)
        self._build_planning(page)
        for chair, box in enumerate(layout.grid("setup", "seat card", seats.SEATS)):
            self._build_chair(page, chair, box)
        self._build_options(page)
        self._build_first(page, layout.rect("setup", "first player"))
        self._build_board(page, layout.rect("setup", "board variant"))
        reason = self.seating.start_reason()
        start = say("Watch the game") if self.seating.is_shown else say("Start the game")
        where = layout.rect("setup", "start")
        widgets.page_button(page, "start", where, start, "primary", "press", reason=reason, px=44)
        widgets.page_button(page, "back", layout.rect("setup", "back"), say("Back"), icon="left")

    def _build_chair(self, page: Page, chair: int, box: pygame.Rect) -> None:
        taken = self.seating.chairs[chair].taken
        base, colour = (theme.PAPER, theme.RUBRIC) if taken else (theme.PAPER_SHADE, theme.INK)
        widgets.picture(page, box.inflate(8, 8).move(4, 4), sized(control_art.sheet, "rule", base))
        top = (box.x + 24, box.y + 16, box.w - 48, 48)
        widgets.heading(page, top, _seat_words(chair), 36, colour, "center")
        self._build_switch(page, chair, pygame.Rect(box.x + 32, box.y + 188, 386, 96))
        printer, is_automa = self.seating.chairs[chair], not taken and chair == self.seating.automa_chair
        style = theme.AUTOMA_STYLE if is_automa else theme.SEAT_STYLES[printer.style]
        widgets.picture(page, (box.x + 42, box.y + 68, 108, 108), wide(piece_art.badge, style))
        name = pygame.Rect(box.x + 168, box.y + 80, 250, 84)
        if taken:
            self._build_name(page, chair, name)
            if printer.sitter == "computer":
                self._build_level(page, chair, printer, box)
            else:
                widgets.label(page, (box.x + 32, box.y + 320, 386, 60), say("Emblem and colour"), align="center")
            for place, emblem in enumerate(seats.STYLES):
                self._build_emblem(page, chair, emblem, pygame.Rect(box.x + 40 + 98 * place, box.y + 412, 76, 76))
        elif is_automa:
            widgets.label(page, name, say("Automa"), px=36)
            told = say("It takes spaces on the board and never scores.")
            where = (box.x + 40, box.y + 336, box.w - 80, 150)
            widgets.label(page, where, told, align="center", valign="top", wrap=True)
        else:
            widgets.label(page, name, say("Open seat"), px=36)
            sit = (box.x + 32, box.y + 344, 386, 124)
            widgets.page_button(page, SitButton(chair), sit, say("Take this seat"), "plain", "plus", px=36)

    def _build_switch(self, page: Page, chair: int, row: pygame.Rect) -> None:
        """Put the choice between a person, a computer and nobody, whose seat may be the Automa's, with pictograms."""
        chosen = self.seating.chairs[chair].sitter
        for place, sitter in enumerate(seats.SITTERS):
            left, right = row.w * place // 3, row.w * (place + 1) // 3
            part = pygame.Rect(row.x + left, row.y, right - left - (8 if place < 2 else 0), row.h)
            of_automa = sitter == "empty" and chair == self.seating.automa_chair
            words, icon = (say("Automa"), "automa") if of_automa else (SITTER_NAMES[sitter](), sitter)
            label = widgets.of_row(_seat_words(chair), words)
            target = Target(SitterChoice(chair, sitter), "choice", part, label, value=str(sitter == chosen))
            page.target(target, _paint_sitter, part, words, icon, chosen=sitter == chosen)

    def _build_name(self, page: Page, chair: int, field: pygame.Rect) -> None:
        name = self.seating.chairs[chair].name
        label = say("Name of the player in seat {number}", number=chair + 1)
        widgets.text_field(page, NameField(chair), field, name, label)
        if not name:  # a name takes the whole width
            pen = (field.right - 52, field.centery - 20, 40, 40)
            widgets.picture(page, pen, icons.icon_picture("pen", theme.INK_SOFT))
            widgets.label(page, field.inflate(-40, 0), self.seating.name(chair), px=30, colour=theme.INK_SOFT)

    def _build_level(self, page: Page, chair: int, printer: Chair, box: pygame.Rect) -> None:
        row = (box.x + 32, box.y + 294, 386, 64)
        later = ChairLevel(chair, seats.next_level(printer.level))  # the names have no room side by side
        widgets.segmented(page, row, [(later, turning_level_words(printer.level))], later, _seat_words(chair))
        meaning = (box.x + 32, box.y + 360, 386, 50)
        widgets.label(page, meaning, level_meaning_words(printer.level), px=26, align="center")

    def _build_emblem(self, page: Page, chair: int, emblem: str, where: pygame.Rect) -> None:
        """Put an emblem to choose; one that somebody else has is pale, and choosing it swaps the two."""
        owner = next(index for index, other in enumerate(self.seating.chairs) if other.style == emblem)
        mine, pale = owner == chair, owner != chair and self.seating.chairs[owner].taken
        hint = EMBLEM_NAMES[emblem]()
        words = widgets.of_row(_seat_words(chair), hint)
        if pale:
            hint = say("{name} has this one: choose it to swap emblems.", name=self.seating.name(owner))
        target = Target(EmblemChoice(chair, emblem), "choice", where, words, hint=hint, value=str(mine))
        page.target(target, _paint_emblem, where, theme.SEAT_STYLES[emblem], mine=mine, pale=pale)

    def _build_phones(self, page: Page) -> None:
        """Offer to begin with the codes for phones, where people play."""
        if not self.offers_phones or self.seating.is_shown:
            return
        hint = say("All players plan on their own phones at once, and nobody has to look away.")
        widgets.toggle(page, "phones", layout.rect("setup", "phones"), say("Phones"), self.seating.phones, hint=hint)

    def _build_planning(self, page: Page) -> None:
        """Offer to plan all at once, where that is possible: with two controllers, or as the settings say."""
        planning, plugged = self.choices.now.planning, len(self.choices.claims.plugged)
        if planning == "curtain" and plugged < 2:
            return
        hint = say("Each player places markers unseen, with a controller or half of the keyboard. Nobody looks away.")
        at_once = planning != "curtain"
        widgets.toggle(page, "planning", layout.rect("setup", "planning"), say("Plan all at once"), at_once, hint=hint)

    def _build_options(self, page: Page) -> None:
        seating = self.seating
        reason = seating.automa_reason()
        automa = reason or say("A rule-driven opponent: takes first turn in round I, blocks spaces, never scores.")
        characters = say("Each player draws two characters and keeps one. Each has its own ability.")
        preset = say("Simplest rules: no characters; no automa with two or more players.")
        for name, title, words, on, why_not in (
            ("automa", say("Automa"), automa, seating.with_automa, reason),
            ("characters", say("Characters"), characters, seating.characters, ""),
            ("preset", say("First game"), preset, seating.is_first_game, ""),
        ):
            box = layout.rect("setup", name)
            hint = "" if percent() == USUAL else words  # its tooltip has room for larger words
            target = Target(name, "toggle", box, title, not why_not, why_not, hint, value=str(on))
            page.target(target, _paint_option, box, OPTION_PICTURES[name], title, words, on=on)

    def _build_first(self, page: Page, box: pygame.Rect) -> None:
        widgets.sheet(page, box, "rule")
        row = pygame.Rect(box.x + 28, box.y + 96, box.w - 56, 84)
        top = pygame.Rect(box.x + 28, box.y + 24, box.w - 56, 52)
        if self.seating.with_automa:
            widgets.heading(page, top, say("First player"))
            words = say("The automa is first player in round I. Then the token passes on clockwise.")
            widgets.picture(page, (row.x, row.y, 84, 84), OPTION_PICTURES["automa"])
            widgets.label(page, (row.x + 108, row.y, row.w - 108, row.h), words, px=30, wrap=True)
            return
        widgets.heading(page, top, say("First player: who read the thickest book?"))
        choices: list[int | None] = [*self.seating.taken, None]
        wide = min(232, (row.w - 12 * (len(choices) - 1)) // len(choices))
        if wide < BESIDE:
            row.y, row.h = row.y - 16, row.h + 22
        _, room, _ = _mark_and_words(pygame.Rect(row.x, row.y, wide, row.h).inflate(-14, -4))
        texts = [(self._first_words(chair), (room.w - 8, room.h - 12)) for chair in choices]
        px = widgets.common_px(page, texts, 28)
        for place, chair in enumerate(choices):
            self._build_first_choice(page, chair, pygame.Rect(row.x + place * (wide + 12), row.y, wide, row.h), px)

    def _first_words(self, chair: int | None) -> str:
        return say("At random") if chair is None else self.seating.name(chair)

    def _build_first_choice(self, page: Page, chair: int | None, box: pygame.Rect, px: int) -> None:
        chosen, words = chair == self.seating.first_chair, self._first_words(chair)
        kind: widgets.Kind = "dark" if chosen else "plain"
        name, mark = "first at random", pictures.icon("rotate", widgets.WORDS_ON[kind])
        if chair is not None:
            name, mark = FirstChoice(chair), wide(piece_art.badge, theme.SEAT_STYLES[self.seating.chairs[chair].style])
        target = Target(name, "choice", box, words, value=str(chosen))
        page.target(target, _paint_first, box, mark, words, px, kind=kind)

    def _build_board(self, page: Page, box: pygame.Rect) -> None:
        """Put the sentences about the board for this number of seats (S2, S3), and the seed."""
        widgets.sheet(page, box, "rule")
        table = self.content.seat_counts.get(self.seating.seat_count)
        top = pygame.Rect(box.x + 28, box.y + 16, box.w - 56, 38)
        heading = ngettext("Board for {count} seat", "Board for {count} seats", self.seating.seat_count)
        widgets.heading(page, top, heading if table else say("Board"), 34)
        if table:
            widgets.label(page, (box.x + 28, box.y + 52, box.w - 56, 34), self._board_words(table), px=26)
        widgets.label(page, (box.x + 28, box.y + 88, 90, 64), say("Seed"), px=28)
        field = pygame.Rect(box.x + 118, box.y + 88, box.w - 146, 64)
        widgets.text_field(page, "seed", field, self.seating.seed, say("Seed: the same number deals the same cards"))
        if not self.seating.seed:
            widgets.label(page, field.inflate(-40, 0), say("at random"), px=28, colour=theme.INK_SOFT)
        meaning = (box.x + 28, field.bottom, box.w - 56, 34)
        widgets.label(page, meaning, say("The same number deals the same cards."), px=26)

    def _board_words(self, table: SeatCountTable) -> str:
        """How many spaces the rows of the board have, and how many of the gears are in play (S3)."""
        gears = self.content.gears.values()
        played = sum(table.white_gears or gear.line == "grey" for gear in gears)
        return ngettext(
            "{count} choice in each action, {played} of {all} gears",
            "{count} choices in each action, {played} of {all} gears",
            table.spaces,
            played=played,
            all=len(gears),
        )

    def press(self, name: str) -> Transition:
        match name:
            case "start":
                return self.start(self.seating)
            case "automa":
                self.seating.automa = not self.seating.automa
            case "characters":
                self.seating.characters = not self.seating.characters
            case "preset":
                self.seating.set_first_game(not self.seating.is_first_game)
            case "phones":
                self.seating.phones = not self.seating.phones
            case "planning":
                self.choices.change(planning="controllers" if self.choices.now.planning == "curtain" else "curtain")
            case FirstChoice(chair):
                self.seating.first = chair
            case "first at random":
                self.seating.first = None
            case _:
                self._press_chair(name)
        return None

    def _press_chair(self, name: str) -> None:
        match name:
            case SitterChoice(chair, sitter):
                self.seating.chairs[chair].sitter = sitter
            case SitButton(chair):
                self.seating.chairs[chair].sitter = "person"
            case ChairLevel(chair, level):
                self.seating.chairs[chair].level = level
            case EmblemChoice(chair, style):
                self.seating.take_style(chair, style)

    def text(self, name: str, value: str) -> None:
        if name == "seed":
            self.seating.seed = "".join(c for c in value if c in "0123456789")[: seats.LONGEST_SEED]
        elif isinstance(name, NameField):
            self.seating.chairs[name.chair].name = typed_name(value, seats.LONGEST_NAME)

    def after_field(self, name: str) -> str:
        """Enter leads from a name to that of the next seat, and from the last one to `start`."""
        if not isinstance(name, NameField):
            return "start"
        later = (NameField(chair) for chair in self.seating.taken if chair > name.chair)
        return next(later, "start")

    def back(self) -> Transition:
        return self.to_title()


def _paint_option(
    brush: Brush, state: State, box: pygame.Rect, mark: Picture, title: str, words: str, *, on: bool
) -> None:
    brush.blit(sized(control_art.sheet, "rule"), box.inflate(8, 8).move(4, 4))
    if state.hovered:
        brush.rect(box.inflate(-12, -12), theme.BRASS, width=4, radius=6)
    brush.blit(mark, (box.x + 32, box.y + 44, 88, 88))
    brush.text((box.x + 140, box.y + 22, box.w - 290, 52), title, "sc", 36, theme.RUBRIC)
    brush.text((box.x + 140, box.y + 80, box.w - 172, 80), words, "body", 26, valign="top", wrap=True)
    brush.blit(sized(control_art.toggle, on), (box.right - 142, box.y + 20, 112, 56))
    if not state.enabled:
        brush.blit(icons.icon_picture("lock"), (box.right - 186, box.y + 28, 38, 38))


def _paint_first(
    brush: Brush, state: State, box: pygame.Rect, mark: Picture, words: str, px: int, *, kind: widgets.Kind
) -> None:
    widgets.paint_button(brush, state, box, "", kind)
    where, rest, align = _mark_and_words(box.inflate(-14, -4))
    brush.blit(mark, where)
    brush.text(rest, words, "body", px, widgets.WORDS_ON[kind], wrap=True, align=align, read=False)


def _mark_and_words(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, Align]:
    """Where the mark and the words of a choice of the first player are, and how the words stand there."""
    if box.w < BESIDE - 14:
        mark = pygame.Rect(box.centerx - 16, box.y + 10, 32, 32)
        return mark, pygame.Rect(box.x + 4, mark.bottom - 4, box.w - 8, box.bottom - mark.bottom), "center"
    mark = pygame.Rect(box.x, box.centery - 20, 36, 36)
    return mark, pygame.Rect(mark.right + 6, box.y - 2, box.right - mark.right - 6, box.h), "left"
