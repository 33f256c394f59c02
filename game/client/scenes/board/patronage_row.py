"""The Patronage action: a marker claims a reward space, or a patronage card goes to the house (M1, M2)."""

import pygame

from game.client.base import readings
from game.client.base.i18n import say
from game.client.base.reading_size import read_px
from game.client.graphics import layout, panes, pictures, theme
from game.client.scenes.board.board_rows import BoardRow
from game.client.scenes.parts import blocks
from game.client.scenes.parts.strips import reward_space_picture
from game.client.text import told
from game.client.text.piece_text import patronage_title
from game.client.text.terms import inks_words
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Chain, Pop, Push, Transition
from game.client.ui.target_names import PatronPiece, PayButton, RewardSpace
from game.rules.moves import ClaimReward, TakePatronage
from game.rules.names import INK_INDEX, NOWHERE
from game.rules.view import View

SHIFT_X, BAND_TOP = -204, 744
COLUMNS = 3


class PatronageRow(BoardRow):
    """Piece `marker` and places `space:<n>`, which may also be pressed; pieces `patronage:<id>`, place `house`."""

    beside = 88  # for the marker

    def task(self) -> str:
        return say("Claim a reward, or take a patronage card.")

    def blocks(self) -> list[panes.Block]:
        spaces = layout.grid("other bands", "reward space", len(self.view.claimed))
        slips = layout.grid("other bands", "patronage slip", COLUMNS)
        by = SHIFT_X, layout.rect("take orders", "active band").y - BAND_TOP
        pairs = [spaces[at].unionall(spaces[at : at + 2]) for at in range(0, len(spaces), 2)]
        columns = [slip.inflate(0, spaces[0].h - slip.h).move(0, (spaces[0].h - slip.h) // 2) for slip in slips]
        return [blocks.block(box.move(by)) for box in (*pairs, *columns)]

    def lay_out(self, page: Page, view: View) -> None:
        board_row = layout.rect("take orders", "active band")
        dy = board_row.y - BAND_TOP
        for space, box in enumerate(layout.grid("other bands", "reward space", len(view.claimed))):
            self._space(page, view, space, box.move(SHIFT_X, dy))
        slips = layout.grid("other bands", "patronage slip", len(view.patronage_row), COLUMNS)
        for space, box in enumerate(slips):
            self._slip(page, view, space, box.move(SHIFT_X, dy))
        if self.may_act:
            hold = pygame.Rect(board_row.x + 1112, board_row.y - 12, 64, 64)  # more room than is left above the cards
            marker, subject = (hold.x + 8, board_row.y + 3, 48, 48), ("marker", str(self.scene.seat))
            picture = pictures.marker(self.session.style(self.scene.seat))
            widgets.piece(page, "marker", marker, picture, say("Your marker"), subject=subject, around=hold)

    def _space(self, page: Page, view: View, space: int, box: pygame.Rect) -> None:
        rules, owner = self.content.rules, view.claimed[space]
        reward, piece, claimed = rules.patronage_rewards[space], told.space(self.scene.gaze, space), owner != NOWHERE
        ground = widgets.panel_picture(theme.PAPER_SHADE if claimed else theme.PAPER_LIGHT, 2, theme.INK)
        widgets.picture(page, box, ground)
        widgets.picture(page, (box.x + 28, box.y + 20, 100, 100), reward_space_picture(reward, rules))
        if claimed:
            widgets.picture(page, (box.right - 64, box.y + 8, 56, 56), pictures.badge(self.session.style(owner)))
        below = (box.x + 8, box.bottom - 78, box.w - 16, 74)
        widgets.label(page, below, piece.title, px=26, align="center", wrap=True)
        widgets.place(page, RewardSpace(space), box, piece.title, hint=piece.hint, subject=piece.subject)

    def _slip(self, page: Page, view: View, space: int, box: pygame.Rect) -> None:
        card = view.patronage_row[space]
        opens = readings.opening_rounds(self.content, view)[space]
        if card is None:
            widgets.picture(page, box, widgets.slot_picture("light"))
            return
        picture = pictures.patronage_slip(self.content.patronage[card], locked=view.round < opens, round=opens)
        widgets.piece(page, PatronPiece(card), box, picture, *told.patron(self.scene.gaze, space, card))

    def house(self, page: Page, view: View) -> None:
        widgets.ground(page, "house", layout.rect("take orders", "printing house"), say("Your printing house"))
        super().house(page, view)

    def _payments(self, card: str) -> list[TakePatronage]:
        moves = self.session.match.legal_moves(self.scene.seat)
        ways = [move for move in moves if isinstance(move, TakePatronage) and move.card == card]
        wild = self.scene.holder.wild
        return sorted(ways, key=lambda move: move.inks[INK_INDEX[wild]] if wild else 0)

    def places_for(self, piece: str) -> frozenset[str]:
        """Free spaces for the marker, the house for a card that can be taken."""
        if not self.may_act:
            return NO_PLACES
        if piece == "marker":
            return frozenset(RewardSpace(at) for at, owner in enumerate(self.view.claimed) if owner == NOWHERE)
        return frozenset({"house"}) if isinstance(piece, PatronPiece) and self._payments(piece.card) else NO_PLACES

    def lay(self, piece: str, place: str) -> Transition:
        """Claim a reward, or take a card; with several ways to pay, ask."""
        match piece, place:
            case "marker", RewardSpace():
                return self.press(place)
            case PatronPiece(card), _:
                first, *others = self._payments(card)
                if others:
                    return Push(Paying(self, [first, *others]))
                self.scene.submit(first)
        return None

    def press(self, name: str) -> Transition:
        """A pressed space is claimed as if the marker were laid on it."""
        if isinstance(name, RewardSpace) and self.may_act:
            self.scene.submit(ClaimReward(self.scene.seat, name.space))
            return None
        return None if name == "house" else super().press(name)

    def wrong_place(self, piece: str, place: str) -> str:
        if piece == "marker" and isinstance(place, RewardSpace):
            return self.session.turns.why_not(ClaimReward(self.scene.seat, place.space))
        if piece == "marker":
            return say("Place your marker on a free reward.")
        return say("Place patronage cards in your printing house.")

    def why_fixed(self, piece: str) -> str:
        words = self.closed_words()
        if words or not isinstance(piece, PatronPiece):
            return words
        wanted = self.content.patronage[piece.card]
        return self.session.turns.why_not(TakePatronage(self.scene.seat, piece.card, wanted.inks))


PAY_PITCH = 92  # from one row of payments to the next


class Paying(Overlay, name="paying"):
    """The question which inks to give a patron, where a wild colour leaves a choice: buttons `pay:<n>`, `cancel`."""

    def __init__(self, board_row: PatronageRow, payments: list[TakePatronage]) -> None:
        title = say("What do you pay for {name}?", name=patronage_title(payments[0].card, board_row.content))
        super().__init__(title, [Answer("cancel", say("Cancel"))])
        self._board_row = board_row
        self.payments = payments
        self.default = PayButton(0)

    def height(self, page: Page, rect: pygame.Rect) -> int:
        """What the buttons need, two in a row."""
        return (len(self.payments) + 1) // 2 * PAY_PITCH

    def body(self, page: Page, rect: pygame.Rect) -> None:
        wide = max(560, rect.w // 2)
        for number, move in enumerate(self.payments):
            box = (rect.x + number % 2 * wide, rect.y + number // 2 * PAY_PITCH, wide - 16, 80)
            widgets.page_button(page, PayButton(number), box, inks_words(move.inks), px=read_px(30))

    def pressed(self, name: str) -> Transition:
        if isinstance(name, PayButton):
            self._board_row.scene.submit(self.payments[name.at])
            return Chain((Pop(),))
        return None
