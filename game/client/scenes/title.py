"""The title screen: the name of the game, its press, and what can be done now."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import accumulate, chain
from time import perf_counter
from typing import Any, NamedTuple

import pygame

from game.client.base.bindings import Intent
from game.client.base.i18n import language, say
from game.client.graphics import control_art, large_art, layout, masters, material, ornaments, panes, theme, typesetting
from game.client.graphics.brush import Brush, bake_part, sized
from game.client.graphics.icons import icon_picture
from game.client.graphics.picture_cache import Paused, pausing
from game.client.graphics.viewport import RectLike, scaled
from game.client.scenes.destinations import ToRules
from game.client.session.app_context import AppContext
from game.client.session.hall_of_fame import Record
from game.client.session.profile_store import SHORT_ROUNDS
from game.client.text.tutorial_text import TUTORIAL
from game.client.ui import widgets
from game.client.ui.page import REST, Page, State, Target
from game.client.ui.scene import Push, Scene, Sprite, Transition


class TitleItem(NamedTuple):
    """One line of the menu; a `reason` says why it cannot be chosen now, a `note` what it is about."""

    name: str
    label: str
    icon: str | None
    choose: Callable[[], Transition]
    reason: str = ""
    note: Callable[[], str] = lambda: ""


def items_of(context: AppContext) -> list[TitleItem]:
    """What can be done now, the most likely first; at a stand the games, and what can be looked at."""
    safely = context.safely
    first = TitleItem("first", say("First game"), "person", lambda: safely(context.first_game))
    tutorial = partial(safely, context.tutorial)
    learn = TitleItem("learn", TUTORIAL["learn"](), "rules", tutorial)
    hall = TitleItem("hall", say("Hall of fame"), "trophy", context.show_hall)
    rules = TitleItem("rules", say("Rules"), "rules", lambda: Push(ToRules(context.profile.content, learn=tutorial)))
    settings = TitleItem("settings", say("Settings"), "settings", context.settings)
    if context.profile.kiosk:
        three_rounds = partial(context.set_up, rounds=SHORT_ROUNDS)
        short = TitleItem("short", say("Play three rounds"), "press", partial(safely, three_rounds))
        whole = TitleItem("new", say("Play a whole game"), "book", lambda: safely(context.set_up))
        return [first, learn, short, whole, hall, rules, settings]
    none = "" if context.profile.has_saves() else say("No saved game yet: start a new one.")
    waits = context.profile.game_waits()
    over = "" if waits else none or say("All your games are finished. You find them under “Saved games”.")
    companion = say("Resume the companion") if context.profile.has_companion else say("Companion")

    def about() -> str:
        from game.client.session.saved_games import game_words  # the first picture does not need it

        save = context.profile.resumed()
        return game_words(save) if save else ""

    resume = TitleItem("resume", say("Resume"), "right", lambda: safely(context.resume), over, about)
    new = TitleItem("new", say("New game"), "press", lambda: safely(context.set_up))
    return [
        *((resume, new) if waits else (new, resume)),
        first,
        learn,
        TitleItem("commission", say("Today’s commission"), "orders", lambda: safely(context.commission)),
        hall,
        TitleItem("saved", say("Saved games"), "book", lambda: safely(context.list_saves), none),
        TitleItem("companion", companion, "automa", lambda: safely(context.companion)),
        rules,
        settings,
        TitleItem("quit", say("Quit"), "cross", context.quit),
    ]


# ---------------------------------------------------------------- works
# The works behind the title: great wheels that turn slowly, and a press that prints now and then. They replace the
# baked picture of them behind the title, and rest after a while.
BEGIN_S, AWAKE_S = 0.8, 30.0  # when they begin and when they stop moving
FRAME_S = 0.05  # between two pictures, so that the loop can rest; longer in windows larger than 1080p
TURN_DEG_S = 4.0  # of the largest wheel
FIRST_PULL_S, PULLS_APART_S = 3.0, 9.0
PULL_S, HOLD_S, BACK_S = 0.5, 0.35, 0.9
PULLED = 12.0  # how the bar hangs then, in degrees

WHOLE = ((0, 0, 1920, 504), (0, 504, 1920, 576))
AROUND_MENU = ((0, 0, 1344, 504), (0, 504, 1344, 576), (1344, 0, 576, 24), (1904, 24, 16, 884), (1344, 908, 576, 172))
"""The parts of the canvas that are drawn again: all, or all except for the tray of the menu."""


class Works:
    """The sprites of the works, which are prepared in small parts, so that no frame waits for all of them."""

    def __init__(self) -> None:
        self._age_s = 0.0
        self._scale = 0.0
        self._ready: Iterator[None] | None = None
        self._shown: tuple[object, ...] = ()
        self._sprites: list[Sprite] = []
        self._coming = list[Sprite]()  # of the next picture, as far as it is drawn
        self._drawing: Iterator[list[Sprite]] | None = None
        self._is_slow = True  # whether the loop has hardly more turns than pictures

    @property
    def pulling(self) -> bool:
        return 0 < _pulled_s(self._age_s) < PULL_S + HOLD_S + BACK_S and self._age_s < AWAKE_S

    def tick(self, dt_s: float) -> None:
        self._age_s = min(self._age_s + dt_s, AWAKE_S)
        self._is_slow = dt_s > FRAME_S / 2

    def sprites(self, scale: float, make_front: Callable[[], pygame.Surface], *, menu: bool) -> Sequence[Sprite]:
        """Sprites of the whole page, except for the tray of a `menu`; none before all is prepared.

        What stands before the works is asked for each time, once they move; the same until the page changes.
        """
        if self._age_s < BEGIN_S or not self._is_ready(scale):
            return ()
        front, at_rest = make_front(), self._age_s >= AWAKE_S
        frame_s = FRAME_S * max(1.0, scale * scale)  # a larger picture takes longer
        wanted = (front, menu, at_rest or int(self._age_s / frame_s))
        if wanted != self._shown and (self._drawing is None or at_rest):
            self._drawing, self._coming = self._drawn(scale, front, menu=menu, smooth=at_rest), []
            other = wanted[:2] != self._shown[:2]
            if self._shown and (other or at_rest or self._is_slow):  # no turns of the loop to share it
                self._coming += chain.from_iterable(self._drawing)
            self._shown = wanted
        if self._drawing is not None and not self._go_on():
            self._sprites, self._drawing = self._coming, None
        return self._sprites

    def _go_on(self) -> bool:
        """Draw another part of the next picture; returns whether there was one."""
        drawn = next(self._drawing, None) if self._drawing is not None else None
        self._coming += drawn or ()
        return drawn is not None

    def _is_ready(self, scale: float) -> bool:
        if scale != self._scale:
            self._scale, self._ready = scale, _prepared(scaled((0, 0, *layout.CANVAS), scale).size)
        if self._ready is not None and next(self._ready, self) is self:
            self._ready = None
        return self._ready is None

    def _drawn(self, scale: float, front: pygame.Surface, *, menu: bool, smooth: bool) -> Iterator[list[Sprite]]:
        """Draw a picture in parts, so that no frame waits for all of it: first the wheels, then its sprites."""
        size, parts = front.get_size(), list[pygame.Surface]()
        areas = [scaled(box, scale) for box in (AROUND_MENU if menu else WHOLE)]
        lower = _lowered(_pulled_s(self._age_s))
        bar = large_art.BAR + lower * (PULLED - large_art.BAR)
        turn = (self._age_s - BEGIN_S) * TURN_DEG_S
        for drawn in large_art.title_parts(areas, size, turn, smooth=smooth):
            parts = drawn
            yield []
        for part, area in zip(parts, areas, strict=True):
            large_art.lay_works(part, area, size, lower, bar)
            part.blit(front, (0, 0), area)
            yield [Sprite(part, ((area.x + area.w // 2) / scale, (area.y + area.h // 2) / scale))]


def _prepared(size: tuple[int, int]) -> Iterator[None]:
    """Load the pictures of the works, one at each step."""
    unit, nowhere = size[0] / layout.CANVAS[0], pygame.Surface((1, 1))
    width, height = (round(value * unit) for value in large_art.PRESS_BOX[2:])
    wheels = [(f"wheel_{teeth}", (round(wide * unit),) * 2) for _, wide, teeth, _ in large_art.WHEELS]
    drawings: tuple[Callable[[], object], ...] = (
        partial(control_art.table, size),
        *(partial(material.piece, *wheel) for wheel in wheels),
        partial(large_art.hang_sheets, nowhere, (0, 0), unit),
        partial(large_art.lay_press, nowhere, (0, 0), (width, height), 0.0, large_art.BAR),
    )
    for draw in drawings:
        done = False
        while not done:
            yield
            with suppress(Paused), pausing(perf_counter()):
                draw()
                done = True
    yield


def _pulled_s(age_s: float) -> float:
    """How long ago the bar was last pulled; below 0 before the first time."""
    since = age_s - FIRST_PULL_S
    return since % PULLS_APART_S if since >= 0 else since


def _lowered(pulled_s: float) -> float:
    """How far the platen is down, 0 to 1, so long after the bar was pulled: quickly down, slowly up."""
    if pulled_s <= 0:
        return 0.0
    down = min(1.0, pulled_s / PULL_S)
    up = min(1.0, max(0.0, pulled_s - PULL_S - HOLD_S) / BACK_S)
    return down * down * (1 - up * up * (3 - 2 * up))


# ---------------------------------------------------------------- scene
ANY = "any"
SLIDE_S = 0.3
BEAT_S, BRIGHT_S = 1.5, 1.0  # the hands beside "Press any key" are shown in the first part of each beat
FIST = (1354, 64)  # left edge and side of the hand that points to an item
ITEM_GAP, NOTE = 10, 20  # between items, and how much higher one with a note is
RECESS = 88  # free room at the left of the tray, for the hand


class Title(Scene, name="title"):
    """The title screen of a room: shows what can be done now, and the first item that can be chosen is the primary one.

    While it `calls` there is one target, `any`: the first press or key brings in the tray with the items. Below them
    lies the guild's record, if there is one. With `offers` that press also leads to the question whether somebody who
    is new wants to learn the game.
    """

    def __init__(self, context: AppContext, *, calls: bool = False, offers: bool = False) -> None:
        self._context, self._calls, self._offers = context, calls, offers
        self._choices = context.profile.choices
        self._items, self._language = self.items(), language()
        self._age_s = 0.0
        self._works = Works()
        self._sliding_s: float | None = None
        self._first = next((item.name for item in self._items if not item.reason), "")
        self._pointed = ANY if calls else self._first
        self._baked: dict[tuple[str, float], pygame.Surface] = {}
        self.default = self._pointed

    def items(self) -> Sequence[TitleItem]:
        """What can be chosen; asked again where another language is spoken."""
        return items_of(self._context)

    def views(self) -> list[panes.View]:
        """The press with the sheet, and the menu; in a window of the usual shape all is one picture."""
        parts = (56, 0, 1208, layout.CANVAS[1]), (1320, 0, 600, layout.CANVAS[1])
        return [] if layout.shape() == layout.CANVAS else [panes.View("", parts)]

    def build(self, page: Page) -> None:
        if self._language != language():
            self._items, self._language = self.items(), language()
        page.tell(say("Gutenberg"))
        widgets.picture(page, (0, 0, *layout.CANVAS), sized(masters.title_ground))
        self._build_front(page)
        if self._calls:
            page.target(Target(ANY, "button", pygame.Rect(0, 0, *layout.CANVAS), say("Press any key")), self._see_any)
        elif self._has_menu:
            tray = layout.rect("title", "menu tray")
            page.draw(tray, _paint_tray, tray)
            notes = ["" if item.reason else item.note() for item in self._items]
            for item, note, box in zip(self._items, notes, _item_boxes(notes), strict=True):
                kind: widgets.Kind = "primary" if item.name == self._first else "wood"
                target = Target(item.name, "button", box, item.label, not item.reason, item.reason)
                page.target(target, self._paint_item, item, box, kind, note)

    def _build_front(self, page: Page) -> None:
        """Put the parts in front of the works that cannot be pressed."""
        sheet = layout.rect("title", "title sheet")
        widgets.sheet(page, sheet)
        page.draw(sheet, _paint_name, sheet)
        foot = layout.rect("title", "press any key")
        if self._calls:
            page.draw(foot, _paint_call)
            return
        credit = say("An unofficial digital version of the board game by Katarzyna Cioch and Wojciech Wiśniewski")
        page.draw(foot, Brush.veil, foot, theme.WALNUT_DARK, 190, radius=12)
        widgets.label(page, foot.inflate(-32, 0), credit, px=28, colour=theme.PAPER_LIGHT, align="center")
        if self._has_menu and (record := self._context.profile.record()):
            _build_record(page, record)

    @property
    def _has_menu(self) -> bool:
        return not self._calls and self._sliding_s is None

    def _paint_item(
        self, brush: Brush, state: State, item: TitleItem, box: pygame.Rect, kind: widgets.Kind, note: str
    ) -> None:
        if state.focused or state.hovered:
            self._pointed = item.name  # at which the hand points
        if not note:
            widgets.paint_button(brush, state, box, item.label, kind, icon=item.icon, px=38, align="left")
            return
        widgets.paint_button(brush, state, box, "", kind)
        _paint_noted(brush, box, item, note, widgets.WORDS_ON[kind])

    def _see_any(self, brush: Brush, state: State) -> None:
        if state.focused:
            self._sliding_s = 0.0  # a key that moves the focus counts as a press too

    def sprites(self) -> Sequence[Sprite]:
        """The works; over them the hands of the call, which blink, the tray on its way, or the hand beside an item."""
        works = () if self._choices.now.is_still else self._works.sprites(self.scale, self._front, menu=self._has_menu)
        return [*works, *self._pointing()]

    def _front(self) -> pygame.Surface:
        """The parts in front of the works, as a transparent picture."""

        def paint(brush: Brush) -> None:
            page = Page(self.scale)
            self._build_front(page)
            for item in page.items:
                item.paint(brush, REST)

        return self._kept(f"front {self._calls} {self._has_menu}", (0, 0, *layout.CANVAS), paint)

    def _kept(self, name: str, rect: RectLike, paint: Callable[..., None], *args: Any) -> pygame.Surface:
        """The picture of a part of the canvas, which is painted once."""
        key = name, self.scale
        if key not in self._baked:
            self._baked[key] = bake_part(rect, self.scale, lambda brush: paint(brush, *args))
        return self._baked[key]

    def _pointing(self) -> Sequence[Sprite]:
        if self._calls:
            box = layout.rect("title", "press any key")
            bright = self._age_s > AWAKE_S or self._choices.now.is_still or self._age_s % BEAT_S < BRIGHT_S
            return [Sprite(self._kept("hands", box, _paint_hands), box.center)] if bright else []
        if self._sliding_s is not None:
            tray = layout.rect("title", "menu tray")
            left = (1 - self._sliding_s / SLIDE_S) ** 3 * (layout.CANVAS[0] - tray.x)
            return [Sprite(self._kept("tray", tray, _paint_tray, tray), (tray.centerx + left, tray.centery))]
        names = [item.name for item in self._items]
        if self._pointed not in names:
            return []
        box = _item_boxes(["" if item.reason else item.note() for item in self._items])[names.index(self._pointed)]
        hand = pygame.Rect(FIST[0], box.centery - FIST[1] // 2, FIST[1], FIST[1])
        return [Sprite(self._kept("fist", hand, ornaments.fist, hand, theme.PAPER_LIGHT), hand.center)]

    def tick(self, dt_s: float) -> bool:
        self._age_s += dt_s
        self._works.tick(dt_s)
        if self._sliding_s is None:
            return self._works.pulling and not self._choices.now.is_still
        if self._calls:
            self._answer()
        elif self._choices.now.is_still or self._sliding_s + dt_s >= SLIDE_S:
            self._sliding_s = None
            self.changed()
        else:
            self._sliding_s += dt_s
        return self._sliding_s is not None

    def _answer(self) -> Transition:
        """Stop calling, because somebody is there."""
        if not self._calls:
            return None
        self._calls, self._sliding_s = False, 0.0
        self.default = self._pointed = self._first
        self.changed()
        return self._context.welcome() if self._offers else None

    def press(self, name: str) -> Transition:
        if name == ANY:
            return self._answer()
        return next(item.choose() for item in self._items if item.name == name)

    def intend(self, intent: Intent) -> Transition:
        """Any key or button brings in the menu."""
        return self._answer()

    def write(self, letters: str) -> Transition:
        return self._answer()

    def back(self) -> Transition:
        """Bring in the menu, or stay: the title is left by its menu only."""
        return self._answer()


def _item_boxes(notes: Sequence[str]) -> list[pygame.Rect]:
    """The rectangles of the items, spread evenly over the tray; one with a note is higher."""
    tray, first = layout.rect("title", "menu tray"), layout.rect("title", "menu item")
    room = tray.h - 48 + ITEM_GAP - NOTE * sum(map(bool, notes))
    heights = [room / len(notes) + (NOTE if note else 0) for note in notes]
    tops = accumulate(heights, initial=tray.y + 24)
    return [
        pygame.Rect(first.x, round(top), first.w, round(height) - ITEM_GAP)
        for top, height in zip(tops, heights, strict=False)
    ]


def _paint_tray(brush: Brush, tray: pygame.Rect) -> None:
    brush.blit(sized(control_art.board), tray.inflate(8, 8).move(4, 4))
    brush.blit(widgets.slot_picture(), (tray.x + RECESS, tray.y + 12, tray.w - RECESS - 16, tray.h - 24))


def _paint_noted(brush: Brush, box: pygame.Rect, item: TitleItem, note: str, colour: theme.Rgb) -> None:
    if item.icon:
        brush.blit(icon_picture(item.icon, colour), (box.x + 12, box.centery - 31, 56, 56))
    words = pygame.Rect(box.x + 80, box.y + 2, box.w - 96, box.h - 42)
    brush.text(words, item.label, "body", 36, colour)
    brush.text((words.x, words.bottom, words.w, 32), note, "body", 26, colour)


def _build_record(page: Page, record: Record) -> None:
    """Put the note of the guild's record, with its fame in a laurel."""
    from game.client.graphics import pictures  # imported here, because the first picture does not need it

    box = layout.rect("title", "guild record")
    widgets.sheet(page, box, "rule")
    inner = box.inflate(-64, -36)
    widgets.heading(page, (inner.x, inner.y, inner.w - 120, 48), say("Guild record"), 36)
    words = say("{name}: {title}", name=record.name, title=record.words)
    widgets.label(page, (inner.x, inner.y + 54, inner.w - 120, 50), words, px=30)
    widgets.picture(page, (inner.right - 104, box.centery - 54, 108, 108), pictures.laurel(record.fame))


def _paint_call(brush: Brush) -> None:
    box = layout.rect("title", "press any key")
    brush.blit(sized(control_art.button, "primary", "rest"), box)
    brush.text(box.move(0, -3), say("Press any key"), "sc", 52, theme.PAPER_LIGHT, align="center")


def hand_boxes() -> tuple[pygame.Rect, pygame.Rect]:
    """Where the two hands of the call are: on both sides of its words, however long they are."""
    box, width = layout.rect("title", "press any key"), typesetting.measure(say("Press any key"), "sc", 52)[0]
    beside = max(box.w // 2 - 330, width // 2 + 80)
    top = box.centery - 35
    return pygame.Rect(box.centerx - beside, top, 64, 64), pygame.Rect(box.centerx + beside - 64, top, 64, 64)


def _paint_hands(brush: Brush) -> None:
    left, right = hand_boxes()
    ornaments.fist(brush, left, theme.PAPER_LIGHT, left=False)
    ornaments.fist(brush, right, theme.PAPER_LIGHT, left=True)


def _paint_name(brush: Brush, sheet: pygame.Rect) -> None:
    ornaments.lozenge_frame(brush, sheet.inflate(-48, -48), 26)
    _paint_word(brush, (sheet.centerx, sheet.y + 186), brush.px(246))
    line = say("The art of printing · Europe, 1450 to 1600")
    brush.text((sheet.x + 72, sheet.y + 302, sheet.w - 144, 56), line, "fell", 40, theme.RUBRIC, align="center")
    ornaments.lozenge_rule(brush, (sheet.centerx - 250, sheet.y + 368), 500)


def _paint_word(brush: Brush, centre: tuple[int, int], px: int) -> None:
    """Paint the name with a red initial, as a rubricator would."""
    coloured = ("G", theme.VERMILION), ("utenberg", theme.INK)
    parts = [typesetting.render(letters, "black", px, colour) for letters, colour in coloured]
    left, middle = brush.point(centre)
    left -= sum(part.get_width() for part in parts) // 2
    for part in parts:
        brush.surface.blit(part, (left, middle - part.get_height() // 2))
        left += part.get_width()
