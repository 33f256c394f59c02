"""Planning all at once: everybody with buttons or a phone of their own, and nobody has to look away (L1)."""

from typing import Literal, TypeAlias

import pygame

from game.client.base.bindings import ENDS, PlanButtons, all_of
from game.client.base.game_steps import GameStep
from game.client.base.i18n import ROMAN, listed, ngettext, say
from game.client.base.pad_mapping import Make
from game.client.graphics import icons, layout, panes, pictures, theme
from game.client.graphics.brush import Brush
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import press_common, top_bar
from game.client.scenes.parts.player_board import houses
from game.client.scenes.parts.strips import this_round
from game.client.session.app_context import ToPhones
from game.client.session.match_session import MatchSession
from game.client.session.turns import blind_buttons, blind_make
from game.client.text.control_text import USE_WORDS, button_name, key_words
from game.client.text.terms import action_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Private, Push, Transition
from game.rules.moves import CommitPlan
from game.rules.names import ACTIONS, Markers

HOLD_S = 0.8  # so long the button is held that hands a plan in; two presses of it do the same
FELT_MS, LAST_MS = 90, 300  # how long a pad shakes for a marker that lies now, and for the last one

Told: TypeAlias = Literal["plans", "asks", "incomplete"]


class BlindPlanner:
    """What one person does with a block of buttons: so many markers, at `most` so many of them on one action.

    `told` and `left` are all that the screen says of it; `felt_ms` is how long the pad shakes after a button.
    """

    def __init__(self, count: int, most: int, buttons: PlanButtons) -> None:
        self.count = count
        self.buttons = buttons
        self.told: Told = "plans"
        self.is_done = False  # the plan is to be handed in
        self.felt_ms = 0
        self._most = most
        self._counts = [0] * len(ACTIONS)
        self._held_s: float | None = None  # how long the button that hands in is held

    @property
    def markers(self) -> Markers:
        first, second, third, fourth, fifth = self._counts
        return first, second, third, fourth, fifth

    @property
    def left(self) -> int:
        """The markers that do not lie on an action yet."""
        return self.count - sum(self._counts)

    def _lay(self, action: int) -> None:
        """Lay one marker on an action, where there is one left and room for it; a press too many is not felt."""
        if self.left and self._counts[action] < self._most:
            self._counts[action] += 1
            self.felt_ms = FELT_MS if self.left else LAST_MS

    def down(self, code: int) -> None:
        if code in self.buttons["hand_in"]:
            if self.left:
                self.told = "incomplete"
            elif self.told == "asks":
                self.is_done = True
            elif self._held_s is None:
                self.told, self._held_s = "asks", 0.0
            return
        self.told = "plans"
        if code in self.buttons["all_back"]:
            self._counts = [0] * len(ACTIONS)
        else:
            self._lay(next(at for at, action in enumerate(ACTIONS) if code in self.buttons[action]))

    def up(self, code: int) -> None:
        if code in self.buttons["hand_in"]:
            self._held_s = None

    def rest(self) -> None:
        """Let go of all buttons, because nobody may hear when they go up."""
        self._held_s = None

    def tick(self, dt_s: float) -> None:
        """Hand in once the button was held long enough."""
        if self._held_s is not None:
            self._held_s += dt_s
            self.is_done = self._held_s >= HOLD_S and self.told == "asks"


ROW, SIGN = 52, 46
LEFT = 268  # width of the column with the actions
PANELS = pygame.Rect(24, 96, 1000, 868)
GAP, PANEL_HEAD = 12, 108
HOUSES = pygame.Rect(1040, 616, 856, 348)
LATER, CURTAIN = pygame.Rect(24, 976, 1000, 80), pygame.Rect(1040, 976, 856, 80)


class Together(GameScene, Private, name="together", default="board"):
    """Shows of each person only how many markers lie, and when they are done. No sound and no picture tells more.

    Buttons `curtain` (plan one after another instead), or `phones` where nobody plans with buttons; `workshop:<seat>`,
    `board`, `log`, `rules`, `menu`.
    """

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self._desks: dict[int, BlindPlanner] = {}
        for seat in self._by_buttons:
            self._controller(seat)

    @property
    def _by_buttons(self) -> list[int]:
        """The seats that plan with a controller or with keys."""
        return [seat for seat in self.session.together if seat not in self.session.by_phone]

    def _controller(self, seat: int) -> BlindPlanner:
        """The desk of a seat; one that joins later gets its own."""
        if seat not in self._desks:
            count = self.session.view(seat).seats[seat].marker_count
            buttons = blind_buttons(self.session.choices, self.session.seats.people, seat)
            self._desks[seat] = BlindPlanner(count, self.session.content.rules.most_markers_on_action, buttons)
        return self._desks[seat]

    def views(self) -> list[panes.View]:
        panels = {self.session.name(seat): box for seat, box in self._panels().items()}
        return blocks.together(
            panels, PANEL_HEAD, blocks.named("plan", "this round"), [*map(blocks.block, (HOUSES, LATER, CURTAIN))]
        )

    def _panels(self) -> dict[int, pygame.Rect]:
        """Where the panels of the people are, in their order, the same whoever else comes or goes."""
        people = [seat for seat in self.session.view().turn_order if seat in self.session.seats.people]
        wide, high = (PANELS.w - GAP) // 2, (PANELS.h - GAP) // 2
        corners = ((PANELS.x + at % 2 * (wide + GAP), PANELS.y + at // 2 * (high + GAP)) for at in range(len(people)))
        return {seat: pygame.Rect(*corner, wide, high) for seat, corner in zip(people, corners, strict=True)}

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        top_bar(page, self.session, view, say("Round {round}: all plan at once", round=ROMAN[view.round]))
        for seat, box in self._panels().items():
            self._build_panel(page, seat, box, done=view.committed[seat])
        this_round(page, layout.rect("plan", "this round"), self.session, view, say("On the board this round"))
        houses(page, HOUSES, self.session)
        words = say("Each phone shows a plan to its owner alone. Nobody has to look away.")
        if self._by_buttons:
            words = say("Each press places one marker. Nobody sees or hears which.")
        widgets.label(page, (HOUSES.x + 28, HOUSES.bottom - 76, HOUSES.w - 56, 56), words, px=26, wrap=True)
        self._build_below(page)

    def _build_panel(self, page: Page, seat: int, box: pygame.Rect, *, done: bool) -> None:
        """Put who plans here, and what is told of it; whoever plans behind the curtain has an eye that looks away."""
        widgets.sheet(page, box, "rule")
        widgets.picture(page, (box.x + 24, box.y + 22, 72, 72), pictures.badge(self.session.style(seat)))
        widgets.label(page, (box.x + 112, box.y + 18, box.w - 136, 44), self.session.name(seat), px=38)
        later = seat not in self.session.together and not done
        told = say("has a plan") if done else "" if later else self._told(seat)
        colour = theme.VERMILION if done else theme.INK
        widgets.label(page, (box.x + 112, box.y + 60, box.w - 136, 40), told, px=26, colour=colour)
        if done or later or seat in self.session.by_phone:
            side = min(box.w, box.h) // 2
            mark = (box.centerx - side // 2, box.y + 130, side, side)
            icon, colour = ("eye_off", theme.INK_SOFT) if later else ("phone", theme.INK)
            icon, colour = ("check", theme.VERMILION) if done else (icon, colour)
            widgets.picture(page, mark, icons.icon_picture(icon, colour))
        else:
            self._build_legend(page, pygame.Rect(box.x + 28, box.y + 120, box.w - 48, box.h - 140), seat)

    def _build_legend(self, page: Page, box: pygame.Rect, seat: int) -> None:
        """Put which button lays a marker on which action, and beside those that end a plan, below the name."""
        buttons, make = self._controller(seat).buttons, blind_make(self.session.choices, seat)
        for place, action in enumerate(ACTIONS):
            row = pygame.Rect(box.x, box.y + place * ROW, LEFT, ROW - 4)
            _put_sign(page, pygame.Rect(row.x, row.y + 1, SIGN, SIGN), buttons[action][0], make)
            widgets.picture(page, (row.x + SIGN + 7, row.y + 3, 42, 42), icons.icon_picture(action))
            words = (row.x + SIGN + 54, row.y, row.w - SIGN - 54, row.h)
            widgets.label(page, words, action_words(action), px=26)
        left = box.x + LEFT + 8
        for place, use in enumerate(ENDS):
            top = box.y + place * 132
            for at, code in enumerate(buttons[use][:2]):
                _put_sign(page, pygame.Rect(left + at * (SIGN + 8), top, SIGN, SIGN), code, make)
            below = (left, top + SIGN + 2, box.right - left, 70)
            widgets.label(page, below, USE_WORDS[use](), px=26, valign="top", wrap=True)

    def _told(self, seat: int) -> str:
        """All that is told of a plan: the same words whatever lies where."""
        if seat in self.session.by_phone:
            return say("is planning on a phone")
        controller = self._controller(seat)
        left, total = controller.left, controller.count
        match controller.told:
            case "asks":
                return say("Press again to submit.")
            case "incomplete":
                return ngettext("Place {count} more marker", "Place {count} more markers", left)
        return say("{left} of {total} still to place", left=left, total=total)

    def _build_below(self, page: Page) -> None:
        committed = self.session.view().committed
        later = [seat for seat in self.session.seats.people if not (seat in self.session.together or committed[seat])]
        if later:
            names = listed([self.session.name(seat) for seat in later])
            words = say("Then behind the curtain: {names}.", names=names)
            widgets.label(page, LATER, words, px=30, colour=theme.PAPER_LIGHT)
        if not self._by_buttons:
            widgets.page_button(page, "phones", CURTAIN, say("Phones"), icon="phone")
            return
        hint = say("All plan one after another, and the others look away.")
        widgets.page_button(page, "curtain", CURTAIN, say("Plan behind the curtain instead"), icon="eye_off", hint=hint)

    def private(self, seat: int | None, device: Literal["keys", "buttons"], code: int, *, down: bool) -> bool:
        """Take a button of somebody's own block; nothing of it is shown."""
        hands = [each for each in self._hands(device) if device == "keys" or each == seat]
        found = next((each for each in hands if code in all_of(self._controller(each).buttons)), None)
        if found is None:
            return False
        controller = self._controller(found)
        controller.felt_ms = 0
        if not self.session.view().committed[found]:
            before = controller.told, controller.left
            (controller.down if down else controller.up)(code)
            self._after(found, controller, before)
        return True

    def keeps(self, device: Literal["keys", "buttons"], code: int) -> bool:
        return any(code in all_of(self._controller(seat).buttons) for seat in self._hands(device))

    def felt_ms(self, seat: int) -> int:
        """Each marker that lies now is felt for a moment, the last one longer."""
        return self._controller(seat).felt_ms

    def _hands(self, device: Literal["keys", "buttons"]) -> tuple[int, ...]:
        """The seats that plan with such a device."""
        by_keys = self.session.choices.now.planning == "keyboard"
        return tuple(self._by_buttons) if (device == "keys") == by_keys else ()

    def _after(self, seat: int, controller: BlindPlanner, before: tuple[Told, int]) -> None:
        if controller.is_done:
            self.toast(self.session.turns.submit(CommitPlan(seat, controller.markers), self.session.match.number))
            controller.is_done, controller.told = False, "plans"
        if (controller.told, controller.left) != before or self.session.view().committed[seat]:
            self.changed()

    def tick(self, dt_s: float) -> bool:
        for seat, controller in self._desks.items():
            before = controller.told, controller.left
            controller.tick(dt_s)
            if controller.is_done:
                self._after(seat, controller, before)
        return super().tick(dt_s)

    def enter(self) -> None:
        """Nothing is held any more, and the buttons may have been changed."""
        self.rest()
        for seat, controller in self._desks.items():
            controller.buttons = blind_buttons(self.session.choices, self.session.seats.people, seat)

    def rest(self) -> None:
        for controller in self._desks.values():
            controller.rest()

    def press(self, name: str) -> Transition:
        if name == "phones":
            return Push(ToPhones(self.session))
        if name == "curtain":
            self.session.choices.change(planning="curtain")
            return None
        return press_common(self, name)


def _put_sign(page: Page, box: pygame.Rect, code: int, make: Make | None) -> None:
    """Put a button as it looks on a pad of a make, or without one a key."""
    if make is not None:
        widgets.picture(page, box, icons.icon_picture(f"{make}_{button_name(code)}"))
        return
    cap = box.inflate(-2, -6)
    page.draw(cap, Brush.framed, cap, theme.PAPER_LIGHT, theme.INK, 3)
    widgets.label(page, cap, key_words(code), px=26, align="center")
