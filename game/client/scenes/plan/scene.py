"""Planning behind the curtain: a seat lays its markers on the five actions (L1)."""

import pygame

from game.client.base.i18n import ROMAN, say, say_count
from game.client.base.stops import Stop
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.parts import is_common, press_common, ties_line
from game.client.parts.bar import bar_buttons, hint_button
from game.client.parts.this_round import this_round
from game.client.scenes.plan.draft import PlanDraft
from game.client.scenes.plan.own_house import own_house
from game.client.screen.game_scene import GameScene, to_menu
from game.client.session.sitting import Sitting
from game.client.text.save_text import save_error
from game.client.text.terms import action_words, marker_words
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.scene import NO_PLACES, Chain, Replace, Steps, Transition
from game.client.ui.target_names import ActionRow, AddMarker, PlanMarker, PlanSlot, TakeMarker
from game.match.errors import SaveError
from game.rules.moves import CommitPlan, Move
from game.rules.names import ACTIONS, Action

POOL_MARKER = 68
STEP, BESIDE = 68, 13  # side of the buttons that add and take, and their distance from the slots


class Plan(GameScene):
    """Shows the draft of one seat's plan; once confirmed, it is handed in and final.

    Pieces `marker:<n>`; places `action row:<action>`, `plan slot:<action>:<n>` (pressed: filled up to there) and
    `pool`; buttons `plus:<action>`, `minus:<action>`, `undo`, `each` or else `clear`, `confirm`, `board`,
    `workshop:<seat>`, `log`, `rules`, `menu`. Whatever lies on the board is a sight `look:<kind>:<id>`.
    """

    name = "plan"
    default = "confirm"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        seat = sitting.view(self.seat).seats[self.seat]
        most = sitting.content.rules.most_markers_on_action
        self.draft = PlanDraft(seat.marker_count, most, sitting.match.draft(self.seat))
        self._steps = Steps(lambda: self.draft.lying)

    # what is seen

    def build(self, page: Page) -> None:
        """Put the rows, the pool, the buttons, and what the plan is made for; a bare table once the curtain is shut."""
        view = self.sitting.view(self.seat)
        widgets.table(page)
        if not self.sitting.shown.sees_plan(self.seat):
            return
        self._build_heading(page)
        sheet = layout.rect("plan", "plan sheet")
        widgets.sheet(page, sheet, "rule")
        title = say("Spread all your markers over the five actions")
        widgets.heading(page, (sheet.x + 36, sheet.y + 20, sheet.w - 72, 52), title)
        ties_line(page, layout.rect("plan", "ties"), self.sitting, view, self.seat)
        for action, row in zip(ACTIONS, layout.grid("plan", "action row", len(ACTIONS)), strict=True):
            self._build_row(page, action, row)
        self._build_pool(page)
        self._build_buttons(page)
        this_round(
            page, layout.rect("plan", "this round"), self.sitting, view, say("On the board this round"), self.seat
        )
        own_house(page, layout.rect("plan", "own holdings"), self.sitting, view, self.seat)

    def _build_heading(self, page: Page) -> None:
        style = self.sitting.style(self.seat)
        words = say(
            "{seat} plans round {round}",
            seat=self.sitting.name(self.seat),
            round=ROMAN[self.sitting.view().round],
        )
        widgets.picture(page, (28, 14, 64, 64), pictures.badge(style))
        widgets.label(page, (108, 12, 860, 68), words, px=44, face="sc", colour=theme.PAPER_LIGHT)
        if len(self.sitting.people) > 1:
            widgets.picture(page, (1000, 22, 48, 48), icon_picture("eye_off", theme.PAPER_LIGHT))
            hidden = say("The others look away")
            widgets.label(page, (1060, 12, 304, 68), hidden, px=30, colour=theme.PAPER_LIGHT)
        hint_button(page, layout.rect("take orders", "hint"))
        bar_buttons(page)

    def _build_row(self, page: Page, action: Action, row: pygame.Rect) -> None:
        lying, name = self.draft.on(action), action_words(action)
        widgets.place(page, ActionRow(action), row, name, _row_picture(bool(lying)))
        page.draw(row, _row_painter(row, action, len(lying)))
        slots = self._slot_boxes(row)
        for number, box in enumerate(slots, start=1):
            words = say("{action}, marker {number}", action=name, number=number)
            widgets.place(page, PlanSlot(action, number), box, words, widgets.slot_picture("light"))
            page.draw(box, _numeral_painter(box, number))
        for marker, box in zip(lying, slots, strict=False):
            self._build_marker(page, marker, box)
        minus = pygame.Rect(slots[0].x - STEP - BESIDE, 0, STEP, STEP)
        plus = pygame.Rect(slots[-1].right + BESIDE, 0, STEP, STEP)
        minus.centery = plus.centery = row.centery
        less, more = say("{action}, one marker less", action=name), say("{action}, one more marker", action=name)
        reason = "" if lying else say("No marker here yet.")
        widgets.page_button(
            page, TakeMarker(action), minus, "", icon="minus", enabled=bool(lying), reason=reason, spoken=less
        )
        reason = self.draft.why_no_plus(action)
        widgets.page_button(
            page, AddMarker(action), plus, "", icon="plus", enabled=not reason, reason=reason, spoken=more
        )

    def _slot_boxes(self, row: pygame.Rect) -> list[pygame.Rect]:
        first, (dx, _) = layout.rect("plan", "slot"), layout.PITCHES["plan"]["slot"]
        box = pygame.Rect(first.x, row.centery - first.h // 2, *first.size)
        return [box.move(dx * place, 0) for place in range(self.draft.most)]

    def _build_marker(self, page: Page, marker: int, box: pygame.Rect) -> None:
        style = self.sitting.style(self.seat)
        words, about = say("Marker {number}", number=marker + 1), ("marker", str(self.seat))
        hint = say("A marker: drag it to the action you want.")
        widgets.piece(page, PlanMarker(marker), box, pictures.marker(style), words, hint=hint, about=about)

    def _build_pool(self, page: Page) -> None:
        pool = layout.rect("plan", "marker pool")
        widgets.board(page, pool)
        widgets.ground(page, "pool", pool, say("Your markers"))
        head = pygame.Rect(pool.x + 24, pool.y + 8, pool.w - 48, 42)
        total = len(self.draft.left) + sum(self.draft.markers)
        widgets.label(page, head, say("Your markers"), px=30, colour=theme.PAPER_LIGHT)
        words = say("{left} of {total} still to place", left=len(self.draft.left), total=total)
        widgets.label(page, head, words, px=30, colour=theme.PAPER_LIGHT, align="right")
        pitch = min(80, (pool.w - 40) // total)
        for marker in range(total):
            box = pygame.Rect(pool.x + 22 + marker * pitch, pool.y + 56, POOL_MARKER, POOL_MARKER)
            if marker in self.draft.left:
                self._build_marker(page, marker, box)
            else:
                widgets.picture(page, box, widgets.slot_picture())

    def _build_buttons(self, page: Page) -> None:
        missing = self.draft.why_not_confirm()
        reason = "" if self._steps else self.sitting.turns.undo_reason(self.seat)
        widgets.page_button(
            page, "undo", layout.rect("plan", "undo"), say("Undo"), icon="undo",
            enabled=not reason, reason=reason, hint=say("Undo the last step."), px=30,
        )  # fmt: skip
        box = layout.rect("plan", "clear")
        if any(self.draft.markers):
            widgets.page_button(page, "clear", box, say("Clear"), icon="cross", px=30)
        else:
            hint = say("Place one marker on each action first; then add the others.")
            widgets.page_button(page, "each", box, say("One on each"), hint=hint, px=30)
        words = say("Submit this plan")
        if missing:
            words = say_count(
                "Place {count} more marker", "Place {count} more markers", len(self.draft.left)
            )  # fmt: skip
        icon = "lock" if missing else "check"
        box = layout.rect("plan", "confirm")
        widgets.page_button(page, "confirm", box, words, "primary", icon, enabled=not missing, reason=missing, px=44)

    # what is done

    def press(self, name: str) -> Transition:
        """Add, take, fill, lay one on each, clear or hand in; other names go to the common parts."""
        if name == "confirm":
            self.submit(CommitPlan(self.seat, self.draft.markers))
        elif name == "undo":
            self._undo()
        elif name == "menu":
            return self._to_menu()
        elif is_common(name):
            return press_common(self, name)
        else:
            self._steps.take(lambda: self._lay_out(name))
            self._keep()
        return None

    def _lay_out(self, name: str) -> None:
        """Add, take or fill, by the target that was pressed."""
        match name:
            case AddMarker(action):
                self.draft.set_count(action, len(self.draft.on(action)) + 1)
            case ActionRow(action) if not self.draft.why_no_plus(action):
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
        return True

    def _undo(self) -> None:
        """Take back the last step of the draft, or what the seat did before it."""
        if self._steps:
            self.draft.put_all(self._steps.back())
            self._keep()
        else:
            self.undo()

    def _keep(self) -> None:
        """Save the draft, so that it survives a restart; none if all markers are in the pool."""
        markers = self.draft.markers
        try:
            self.sitting.match.keep_draft(self.seat, markers if any(markers) else None)
        except SaveError as error:
            self.toast(save_error(error.code))
        self.changed()

    def places_for(self, piece: str) -> frozenset[str]:
        """The rows that have room, and the pool for a marker that lies on a row."""
        if not isinstance(piece, PlanMarker):
            return NO_PLACES
        lies_on = self.draft.action_of(piece.n)
        free = [action for action in ACTIONS if action != lies_on and not self.draft.why_not_add(action)]
        return frozenset(map(ActionRow, free)) | ({"pool"} if lies_on else set())

    def lay(self, piece: str, place: str) -> Transition:
        """Lay a marker on a row, or back in the pool."""
        if isinstance(piece, PlanMarker):
            self._steps.take(lambda: self.draft.put(piece.n, _action(place)))
            self._keep()
        return None

    def why_not(self, piece: str, place: str) -> str:
        """Why a marker cannot be laid there; a slot answers as its row."""
        action = _action(place)
        if isinstance(piece, PlanMarker) and action == self.draft.action_of(piece.n):
            return say("The marker is already there.")
        return self.draft.why_not_add(action) if action else ""

    def _to_menu(self) -> Transition:
        """The menu, over the closed curtain where others sit here."""
        menu = to_menu(self.sitting)
        return menu if len(self.sitting.people) == 1 else Chain((Replace(self.sitting.scene()), menu))

    def back(self) -> Transition:
        """Close the curtain again where others sit here; the draft stays."""
        if len(self.sitting.people) == 1:
            return super().back()
        self.sitting.close_curtain()
        return None


def _action(place: str) -> Action | None:
    """The action of a row or slot; None for the pool."""
    return place.action if isinstance(place, ActionRow | PlanSlot) else None


def _row_picture(taken: bool) -> Picture:
    """The ground of a row."""
    return widgets.panel_picture(theme.PAPER_LIGHT if taken else theme.mix(theme.PAPER, theme.PAPER_LIGHT, 0.35))


def _row_painter(row: pygame.Rect, action: Action, count: int) -> Paint:
    """The action's pictogram and name, and how many markers lie on it."""
    colour = theme.VERMILION if count else theme.INK_SOFT
    words = marker_words(count) if count else say("no marker: no turn here")

    def paint(brush: Brush) -> None:
        brush.blit(icon_picture(action), (row.x + 14, row.centery - 38, 76, 76))
        brush.text((row.x + 104, row.y + 10, 222, 48), action_words(action), "body", 38)
        brush.text((row.x + 104, row.y + 54, 232, 64), words, "body", 26, colour, wrap=True, valign="top")

    return paint


def _numeral_painter(box: pygame.Rect, number: int) -> Paint:
    return lambda brush: brush.text(box, str(number), "body", 28, theme.INK, align="center")
