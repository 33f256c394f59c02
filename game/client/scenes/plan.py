"""Planning behind the curtain: a seat lays its markers on the five actions (L1), and planning of computer players."""

import pygame

from game.client.base.game_steps import GameStep
from game.client.base.i18n import ROMAN, ngettext, pgettext, say
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import layout, panes, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.scenes.game_scene import GameScene, to_menu
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import bar_buttons, hint_button, is_common, press_common, top_bar
from game.client.scenes.parts.offers import next_type_words, type_offers
from game.client.scenes.parts.orders import order_rows, paint_row, square
from game.client.scenes.parts.player_board import houses
from game.client.scenes.parts.seat_panels import ties_line
from game.client.scenes.parts.strips import this_round
from game.client.session.match_session import MatchSession
from game.client.text import reward_text, terms
from game.client.text.event_text import marker_counts
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Chain, Replace, Steps, Transition
from game.client.ui.target_names import ActionRow, AddMarker, HouseButton, Look, PlanMarker, PlanSlot, TakeMarker
from game.rules.holdings import next_type_price
from game.rules.moves import CommitPlan, Move
from game.rules.names import ACTIONS, INKS, LETTERS, SPECIALTIES, Action, Counts, Markers
from game.rules.state import Seat
from game.rules.view import View


class PlanDraft:
    """The markers of one seat by number, each on an action or in the pool; not a move yet."""

    def __init__(self, count: int, most: int, kept: Markers | None) -> None:
        """Lay the markers as they were saved, as far as they still fit; the others go to the pool."""
        self.most = most
        self._places: list[Action | None] = [None] * count  # None: in the pool
        for action, number in zip(ACTIONS, kept or (), strict=False):
            self.set_count(action, number)

    @property
    def lying(self) -> tuple[Action | None, ...]:
        """For each marker its action, or None."""
        return tuple(self._places)

    def put_all(self, lying: tuple[Action | None, ...]) -> None:
        """Lay all markers as an earlier `lying` says."""
        self._places = list(lying)

    @property
    def markers(self) -> Markers:
        """How many lie on each action."""
        first, second, third, fourth, fifth = map(self._places.count, ACTIONS)
        return first, second, third, fourth, fifth

    @property
    def left(self) -> tuple[int, ...]:
        """The markers in the pool."""
        return self.on(None)

    def on(self, action: Action | None) -> tuple[int, ...]:
        """The markers on an action; with None in the pool."""
        return tuple(marker for marker, found in enumerate(self._places) if found == action)

    def action_of(self, marker: int) -> Action | None:
        """The action on which a marker lies; None for the pool."""
        return self._places[marker]

    def put(self, marker: int, action: Action | None) -> None:
        """Lay a marker on an action, or with None back in the pool."""
        self._places[marker] = action

    def set_count(self, action: Action, count: int) -> None:
        """Lay or take markers until an action has so many, as far as the pool has them."""
        lying = self.on(action)
        for marker in lying[count:]:
            self.put(marker, None)
        for marker in self.left[: max(0, min(count, self.most) - len(lying))]:
            self.put(marker, action)

    def set_all(self, markers: Markers) -> None:
        self.clear()
        for action, count in zip(ACTIONS, markers, strict=True):
            self.set_count(action, count)

    def clear(self) -> None:
        self._places = [None] * len(self._places)

    def why_not_add(self, action: Action) -> str:
        """Why no further marker may go on an action; empty where one may."""
        if len(self.on(action)) >= self.most:
            return ngettext(
                "{action} already has {count} marker: that is the limit.",
                "{action} already has {count} markers: that is the limit.",
                self.most, action=terms.action_words(action),
            )  # fmt: skip
        return ""

    def why_no_plus(self, action: Action) -> str:
        """Why no marker of the pool can be added to an action; empty where one can."""
        return self.why_not_add(action) or ("" if self.left else say("You have placed all your markers."))

    def why_not_confirm(self) -> str:
        """How many markers are still to be placed; empty where the plan is whole."""
        if not self.left:
            return ""
        if not any(self.markers):
            return ngettext("Place {count} marker first.", "Place {count} markers first.", len(self.left))
        return ngettext("Place {count} more marker first.", "Place {count} more markers first.", len(self.left))


BUTTON = (330, 64)
GOODS = 420  # room for types and inks, left of the levels


def own_house(page: Page, rect: pygame.Rect, session: MatchSession, view: View, seat: int) -> None:
    """Put the sheet with goods, gears, levels and orders, and the button `workshop:<seat>`."""
    shown = view.seats[seat]
    widgets.sheet(page, rect, "rule")
    head = pygame.Rect(rect.x + 24, rect.y + 12, *BUTTON)
    widgets.page_button(page, HouseButton(seat), head, say("Your printing house"), "wood", "press", px=30)
    _gears(page, session, shown, head)
    price = pygame.Rect(rect.right - 288, rect.y + 16, 96, 56)  # of the next type
    widgets.picture(page, (price.x, price.y + 6, 44, 44), pictures.icon("type"))
    widgets.picture(page, (price.x + 48, price.y + 5, 46, 46), pictures.coin(next_type_price(shown)))
    words = next_type_words(shown, type_offers(session, shown))
    widgets.sight(page, "price", price, say("Buy a type"), ("type",), words)
    fame = pygame.Rect(rect.right - 100, rect.y + 10, 68, 68)
    widgets.picture(page, fame, pictures.laurel(shown.fame))
    widgets.picture(page, fame.move(-72, 4).inflate(-8, -8), pictures.coin(shown.guilders))
    goods = pygame.Rect(rect.x + 28, rect.y + 78, GOODS, 48)
    page.draw(goods, _paint_goods, goods, shown.types, shown.inks)
    _goods_sights(page, goods, shown)
    _levels(page, pygame.Rect(goods.right + 16, goods.y, rect.w - 56 - GOODS - 16, goods.h), shown)
    order_rows(page, pygame.Rect(goods.x, goods.bottom, rect.w - 56, rect.h - 150), session, shown)


def _gears(page: Page, session: MatchSession, seat: Seat, head: pygame.Rect) -> None:
    """The sectors that are up."""
    left = head.right + 20
    for gear in seat.gears:
        box = pygame.Rect(left, head.y + 4, 56, 56)
        up = session.content.gears[gear.gear].sectors[gear.sector]
        widgets.picture(page, box, pictures.reward(up))
        hint = reward_text.reward_words(up, session.content.rules)
        widgets.sight(page, Look(("gear", gear.gear)), box, say("Gear"), ("gear", gear.gear), hint)
        left += 64


def _paint_goods(brush: Brush, box: pygame.Rect, types: Counts, inks: Counts) -> None:
    """Types and inks one by one where they fit, otherwise one of each with its count."""
    blocks = [square(picture, 46) for picture in pictures.types(types)]
    drops = [square(picture, 42) for picture in pictures.inks(inks)]
    if len(blocks) * 49 + len(drops) * 45 + 12 <= box.w:
        paint_row(brush, box, blocks, 3)
        paint_row(brush, box.move(len(blocks) * 49 + 12, 0), drops, 3)
        return
    kinds = [(pictures.type_block(LETTERS[at]), count) for at, count in enumerate(types) if count]
    kinds += [(pictures.ink(INKS[at]), count) for at, count in enumerate(inks) if count]
    pitch = box.w / len(kinds)
    for place, (picture, count) in enumerate(kinds):
        left, wide = round(box.x + place * pitch), round(pitch)
        side = min(46, wide - 24)
        brush.blit(picture, (left, box.centery - side // 2, side, side))
        brush.text((left + side + 4, box.y, wide - side - 6, box.h), str(count), "body", 28)


def _goods_sights(page: Page, box: pygame.Rect, seat: Seat) -> None:
    types = terms.type_counts_words(seat.types) if any(seat.types) else say("No types yet.")
    inks = terms.inks_words(seat.inks) if any(seat.inks) else say("No inks yet.")
    part = pygame.Rect(box.x, box.y, box.w // 2 - 4, box.h)
    widgets.sight(page, Look(("type",)), part, say("Types"), ("type",), types)
    widgets.sight(page, Look(("ink",)), part.move(box.w // 2, 0), say("Inks"), ("ink",), inks)


def _levels(page: Page, box: pygame.Rect, seat: Seat) -> None:
    pitch = box.w // len(SPECIALTIES)
    for place, (name, level) in enumerate(zip(SPECIALTIES, seat.levels, strict=True)):
        part = pygame.Rect(box.x + place * pitch, box.y, pitch - 6, box.h)
        widgets.picture(page, (part.x, part.y + 4, 40, 40), pictures.icon(name))
        widgets.picture(page, (part.x + 43, part.y + 5, 38, 38), pictures.level(level))
        hint = say("{specialty}: level {level}", specialty=terms.specialty_words(name), level=terms.level_words(level))
        widgets.sight(page, Look(("craft", name)), part, terms.specialty_words(name), ("craft", name), hint)


POOL_MARKER = 68
STEP, BESIDE = 68, 13  # side of the buttons that add and take, and their distance from the slots


class Plan(GameScene, name="plan"):
    """Shows the draft of one seat's plan; once confirmed, it is handed in and final.

    Pieces `marker:<n>`; places `action row:<action>`, `plan slot:<action>:<n>` (pressed: filled up to there) and
    `pool`; buttons `plus:<action>`, `minus:<action>`, `undo`, `each` or else `clear`, `confirm`, `board`,
    `workshop:<seat>`, `log`, `rules`, `menu`. Whatever lies on the board is a sight `look:<kind>:<id>`.
    """

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        seat = session.view(self.seat).seats[self.seat]
        most = session.content.rules.most_markers_on_action
        self.draft = PlanDraft(seat.marker_count, most, session.match.draft(self.seat))
        self._steps = Steps(lambda: self.draft.lying)
        self._row = 0  # the row for which the next digit is expected

    @property
    def default(self) -> str:  # type: ignore[override]
        """What Enter chooses: one more marker on the row that is next, or to hand in once all are laid."""
        rows = ACTIONS[self._row :] + ACTIONS[: self._row]
        free = (AddMarker(action) for action in rows if not self.draft.why_no_plus(action))
        return next(free, "confirm")

    def views(self) -> list[panes.View]:
        return blocks.plan() if self.session.shown.sees_plan(self.seat) else []

    def build(self, page: Page) -> None:
        """Put the rows, the pool, the buttons, and what the plan is made for; a bare table once the curtain is shut."""
        view = self.session.view(self.seat)
        widgets.table(page)
        if not self.session.shown.sees_plan(self.seat):
            return
        self._build_heading(page)
        sheet = layout.rect("plan", "plan sheet")
        widgets.sheet(page, sheet, "rule")
        title = say("Spread all your markers over the five actions")
        widgets.heading(page, (sheet.x + 36, sheet.y + 20, sheet.w - 72, 52), title)
        ties_line(page, layout.rect("plan", "ties"), self.session, view, self.seat)
        for action, row in zip(ACTIONS, layout.grid("plan", "action row", len(ACTIONS)), strict=True):
            self._build_row(page, action, row)
        self._build_pool(page)
        self._build_buttons(page)
        if any(self.draft.markers):
            page.tell(say("Placed so far: {markers}.", markers=marker_counts(self.draft.markers)))
        title, board = say("On the board this round"), layout.rect("plan", "this round")
        page.part(this_round, board, self.session, view, title, self.seat)
        page.part(own_house, layout.rect("plan", "own holdings"), self.session, view, self.seat)

    def _build_heading(self, page: Page) -> None:
        name, number = self.session.name(self.seat), ROMAN[self.session.view().round]
        words = say("{seat} plans round {round}", seat=name, round=number)
        widgets.picture(page, (28, 14, 64, 64), pictures.badge(self.session.style(self.seat)))
        widgets.label(page, (108, 12, 860, 68), words, px=44, face="sc", colour=theme.PAPER_LIGHT)
        if len(self.session.seats.people) > 1:
            widgets.picture(page, (1000, 22, 48, 48), icon_picture("eye_off", theme.PAPER_LIGHT))
            widgets.label(page, (1060, 12, 304, 68), say("The others look away"), px=30, colour=theme.PAPER_LIGHT)
        hint_button(page, layout.rect("take orders", "hint"))
        bar_buttons(page)

    def _build_row(self, page: Page, action: Action, row: pygame.Rect) -> None:
        lying, name = self.draft.on(action), terms.action_words(action)
        ground = theme.PAPER_LIGHT if lying else theme.mix(theme.PAPER, theme.PAPER_LIGHT, 0.35)
        widgets.place(page, ActionRow(action), row, name, widgets.panel_picture(ground))
        page.draw(row, _paint_row, row, action, len(lying), whole=not self.draft.left)
        first, (dx, _) = layout.rect("plan", "slot"), layout.PITCHES["plan"]["slot"]
        box = pygame.Rect(first.x, row.centery - first.h // 2, *first.size)
        slots = [box.move(dx * place, 0) for place in range(self.draft.most)]
        for number, box in enumerate(slots, start=1):
            words = say("{action}, marker {number}", action=name, number=number)
            widgets.place(page, PlanSlot(action, number), box, words, widgets.slot_picture("light"))
            page.draw(box, Brush.text, box, str(number), "body", 28, align="center")
        for marker, box in zip(lying, slots, strict=False):
            self._build_marker(page, marker, box)
        minus = pygame.Rect(slots[0].x - STEP - BESIDE, row.centery - STEP // 2, STEP, STEP)
        plus = pygame.Rect(slots[-1].right + BESIDE, minus.y, STEP, STEP)
        less, more = say("{action}, one marker less", action=name), say("{action}, one more marker", action=name)
        reason = "" if lying else say("No marker here yet.")
        widgets.page_button(page, TakeMarker(action), minus, "", icon="minus", reason=reason, spoken=less)
        reason = self.draft.why_no_plus(action)
        hint = say("With keys: type how many markers this row gets.")
        widgets.page_button(page, AddMarker(action), plus, "", icon="plus", reason=reason, hint=hint, spoken=more)

    def _build_marker(self, page: Page, marker: int, box: pygame.Rect) -> None:
        picture, subject = pictures.marker(self.session.style(self.seat)), ("marker", str(self.seat))
        words, hint = say("Marker {number}", number=marker + 1), say("A marker: place it on the action you want.")
        widgets.piece(page, PlanMarker(marker), box, picture, words, hint=hint, subject=subject)

    def _build_pool(self, page: Page) -> None:
        pool, narrow = blocks.marker_pool(), percent() > USUAL
        widgets.board(page, pool)
        widgets.ground(page, "pool", pool, say("Your markers"))
        head = pygame.Rect(pool.x + 24, pool.y + 8, pool.w - 48, 42)
        total = len(self.draft.left) + sum(self.draft.markers)
        if not narrow:
            widgets.label(page, head, say("Your markers"), px=30, colour=theme.PAPER_LIGHT)
        words = say("{left} of {total} still to place", left=len(self.draft.left), total=total)
        widgets.label(page, head, words, px=30, colour=theme.PAPER_LIGHT, align="right")
        markers = [*self.draft.left[: blocks.POOLED]] if narrow else [*range(total)]
        pitch = min(80, (pool.w - 40) // max(1, len(markers)))
        for place, marker in enumerate(markers):
            box = pygame.Rect(pool.x + 22 + place * pitch, pool.y + 56, POOL_MARKER, POOL_MARKER)
            if marker in self.draft.left:
                self._build_marker(page, marker, box)
            else:
                widgets.picture(page, box, widgets.slot_picture())

    def _build_buttons(self, page: Page) -> None:
        missing = self.draft.why_not_confirm()
        reason = "" if self._steps else self.session.turns.undo_reason(self.seat)
        box, hint = layout.rect("plan", "undo"), say("Undo the last step.")
        widgets.page_button(page, "undo", box, say("Undo"), icon="undo", reason=reason, hint=hint, px=30)
        box = layout.rect("plan", "clear")
        if any(self.draft.markers):
            widgets.page_button(page, "clear", box, pgettext("all markers of a plan", "Clear"), icon="cross", px=30)
        else:
            hint = say("Place one marker on each action first; then add the others.")
            widgets.page_button(page, "each", box, say("One on each"), hint=hint, px=30)
        words = say("Submit this plan")
        if missing:
            words = ngettext("Place {count} more marker", "Place {count} more markers", len(self.draft.left))
            if not any(self.draft.markers):
                words = ngettext("Place {count} marker", "Place {count} markers", len(self.draft.left))
        icon, box = "lock" if missing else "check", blocks.confirm_plan()
        widgets.page_button(page, "confirm", box, words, "primary", icon, reason=missing, px=44 if box.w > 300 else 32)

    def press(self, name: str) -> Transition:
        if name == "confirm":
            self.submit(CommitPlan(self.seat, self.draft.markers))
        elif name == "undo":
            self._undo()
        elif name == "menu":
            menu = to_menu(self.session)  # over the closed curtain where others sit here
            return menu if len(self.session.seats.people) == 1 else Chain((Replace(self.session.scene()), menu))
        elif is_common(name):
            return press_common(self, name)
        else:
            self._steps.take(lambda: self._lay_out(name))
            self._keep()
        return None

    def write(self, letters: str) -> Transition:
        """A digit lays so many markers on the row with the focus, which goes on to the next row."""
        action = self._row_of(self.focused)
        if action is not None and letters.isdecimal():
            self._steps.take(lambda: self.draft.set_count(action, int(letters)))
            self._keep()
            self._row = (ACTIONS.index(action) + 1) % len(ACTIONS)
            self.topic = object()
            self.changed()
        return None

    def _row_of(self, name: str | None) -> Action | None:
        """The action of a row, or of what is on it."""
        match name:
            case ActionRow(action) | PlanSlot(action) | AddMarker(action) | TakeMarker(action):
                return action
            case PlanMarker(marker):
                return self.draft.action_of(marker)
        return None

    def _lay_out(self, name: str) -> None:
        """Add, take or fill, by the target that was pressed."""
        match name:
            case AddMarker(action) | ActionRow(action) if not self.draft.why_no_plus(action):
                self.draft.set_count(action, len(self.draft.on(action)) + 1)
            case TakeMarker(action):
                self.draft.set_count(action, len(self.draft.on(action)) - 1)
            case PlanSlot(action, number):
                self.draft.set_count(action, number)
            case "clear":
                self.draft.clear()
            case "each":
                self.draft.set_all((1, 1, 1, 1, 1))

    def lay_out(self, move: Move) -> bool:
        """Lay the markers out as in a plan, without handing it in."""
        if not isinstance(move, CommitPlan):
            return False
        self._steps.take(lambda: self.draft.set_all(move.markers))
        self._keep()
        self.changed()
        return True

    def _undo(self) -> None:
        """Take back the last step of the draft, or what the seat did before it."""
        if self._steps:
            self.draft.put_all(self._steps.back())
            self._keep()
        else:
            self.undo()

    def _keep(self) -> None:
        """Save the draft; none if all markers are in the pool."""
        self.keep_draft(self.draft.markers if any(self.draft.markers) else None)

    def places_for(self, piece: str) -> frozenset[str]:
        """The rows that have room, and the pool for a marker that lies on a row."""
        if not isinstance(piece, PlanMarker):
            return NO_PLACES
        lies_on = self.draft.action_of(piece.n)
        free = [action for action in ACTIONS if action != lies_on and not self.draft.why_not_add(action)]
        return frozenset(map(ActionRow, free)) | ({"pool"} if lies_on else set())

    def lay(self, piece: str, place: str) -> None:
        if isinstance(piece, PlanMarker):
            self._steps.take(lambda: self.draft.put(piece.n, _action(place)))
            self._keep()

    def why_not(self, piece: str, place: str) -> str:
        """Why a marker cannot be laid there; a slot answers as its row."""
        action = _action(place)
        if isinstance(piece, PlanMarker) and action == self.draft.action_of(piece.n):
            return say("The marker is already there.")
        return self.draft.why_not_add(action) if action else ""

    def back(self) -> Transition:
        """Close the curtain again where others sit here; the draft stays."""
        if len(self.session.seats.people) == 1:
            return super().back()
        self.session.close_curtain()
        return None


def _action(place: str) -> Action | None:
    """The action of a row or slot; None for the pool."""
    return place.action if isinstance(place, ActionRow | PlanSlot) else None


def _paint_row(brush: Brush, row: pygame.Rect, action: Action, count: int, *, whole: bool) -> None:
    """The action's pictogram and name, and how many markers lie on it; what none means, once the plan is `whole`."""
    colour = theme.VERMILION if count else theme.INK_SOFT
    words = terms.marker_words(count) if count else say("no marker: no turn here") if whole else ""
    brush.blit(icon_picture(action), (row.x + 14, row.centery - 38, 76, 76))
    name = pygame.Rect(row.x + 104, row.y + 10, 222, 48 if words else row.h - 20)
    brush.text(name, terms.action_words(action), "body", 38)
    brush.text((row.x + 104, row.y + 54, 232, 64), words, "body", 26, colour, wrap=True, valign="top")


SHEET = pygame.Rect(24, 96, 1000, 796)
HEAD = 112  # for its heading
TALLEST = 220  # of the rows of seats, with the distance to the next one


class Planning(GameScene, name="planning", default="board"):
    """Shows no plan, and goes on by itself with the last one.

    Buttons `workshop:<seat>`, `board`, `log`, `rules`, `menu`.
    """

    def views(self) -> list[panes.View]:
        return blocks.read(SHEET, layout.rect("plan", "this round"), layout.rect("plan", "own holdings"))

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        top_bar(page, self.session, view, say("Round {round}: the plans are made", round=ROMAN[view.round]))
        seats = [seat for seat in view.turn_order if seat in self.session.seats.printers]
        widgets.sheet(page, SHEET, "rule")
        head = (SHEET.x + 36, SHEET.y + 24, SHEET.w - 72, 60)
        widgets.heading(page, head, say("All plans are revealed together"), 44)
        pitch = min(TALLEST, (SHEET.h - HEAD - 20) // len(seats))
        for place, seat in enumerate(seats):
            row = pygame.Rect(SHEET.x + 36, SHEET.y + HEAD + place * pitch, SHEET.w - 72, pitch - 16)
            planned, badge = view.committed[seat], pictures.badge(self.session.style(seat))
            ground, colour = (theme.PAPER_LIGHT, theme.INK) if planned else (theme.PAPER, theme.INK_SOFT)
            widgets.picture(page, row, widgets.panel_picture(ground))
            widgets.picture(page, (row.x + 20, row.centery - 48, 96, 96), badge)
            widgets.label(page, (row.x + 140, row.y, 320, row.h), self.session.name(seat), px=42)
            words = say("has a plan") if planned else say("is thinking")
            widgets.label(page, (row.x + 480, row.y, 340, row.h), words, px=34, colour=colour)
            if planned:
                done = (row.right - 100, row.centery - 32, 64, 64)
                widgets.picture(page, done, icon_picture("check", theme.VERMILION))
        this_round(page, layout.rect("plan", "this round"), self.session, view, say("On the board this round"))
        houses(page, layout.rect("plan", "own holdings"), self.session)

    def tick(self, dt_s: float) -> bool:
        """Let the next computer player hand in its plan, and build the page again."""
        number = self.session.match.number
        super().tick(dt_s)
        if self.session.match.number != number:
            self.changed()
        return True

    def press(self, name: str) -> Transition:
        return press_common(self, name)
