"""Questions over another scene: choices inside an action, a reward or a free move, one scene each."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import TypeAlias

import pygame

from game.client.base.i18n import ngettext, pgettext, say
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import layout, panes, pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.scenes.destinations import ToBoard, ToPlayerBoard
from game.client.scenes.game_scene import MoveLaying, PromptScene, to_menu
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import board_button, hint_button
from game.client.scenes.parts.orders import order_rows
from game.client.scenes.parts.track_sheet import Tracks
from game.client.session.hints import to_hint
from game.client.text import reward_text, terms
from game.client.ui import target_names as names
from game.client.ui import widgets
from game.client.ui.overlay import Confirm
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Push, Transition
from game.rules import moves as mv
from game.rules.holdings import next_type_price
from game.rules.names import INK_INDEX, INKS, LETTER_INDEX, LETTERS, SPECIALTIES, Counts, Ink, Letter, Reward, Specialty

LABEL_PX = 28
CAPTION_PX = 26


def row(rect: pygame.Rect, count: int, width: int, gap: int = 24) -> list[pygame.Rect]:
    """Boxes as high as `rect`, side by side in its middle; narrower where they would not fit."""
    width = min(width, (rect.w - (count - 1) * gap) // max(1, count))
    left = rect.centerx - (count * (width + gap) - gap) // 2
    return [pygame.Rect(left + at * (width + gap), rect.y, width, rect.h) for at in range(count)]


def tile(page: Page, box: pygame.Rect, words: str, caption: str = "", *, lit: bool = True) -> pygame.Rect:
    """Put a card with words and a caption at its foot; returns the square that is left for a piece."""
    widgets.picture(page, box, widgets.panel_picture(theme.PAPER_LIGHT if lit else theme.PAPER_SHADE))
    foot = box.bottom - 12
    if caption:
        high = 36 if percent() == USUAL else 44
        foot -= high - 2
        widgets.label(page, (box.x + 10, foot, box.w - 20, high), caption, px=CAPTION_PX, align="center", read=True)
    foot -= 40
    widgets.label(page, (box.x + 10, foot, box.w - 20, 40), words, px=LABEL_PX + 4, align="center")
    side = min(box.w - 32, foot - box.y - 20, 150)
    return pygame.Rect(box.centerx - side // 2, (box.y + foot - side) // 2 + 4, side, side)


def tray(page: Page, name: str, rect: pygame.Rect, words: str, things: Sequence[Picture]) -> None:
    """Put a wooden tray, the place `name`, with words and what lies in it."""
    widgets.place(page, name, rect, words, widgets.slot_picture())
    widgets.label(page, (rect.x + 24, rect.y, 260, rect.h), words, px=30, colour=theme.PAPER_LIGHT, wrap=True)
    side = min(72, rect.h - 24)
    left = rect.x + 300
    pitch = min(side + 12, (rect.right - 24 - left - side) // max(1, len(things) - 1))
    for at, thing in enumerate(things):
        widgets.picture(page, (left + at * pitch, rect.centery - side // 2, side, side), thing)


def halves(rect: pygame.Rect, top: int) -> tuple[pygame.Rect, pygame.Rect]:
    """A rectangle cut into an upper part of a height and the rest, with a gap between them."""
    lower = rect.y + top + 24
    return pygame.Rect(rect.x, rect.y, rect.w, top), pygame.Rect(rect.x, lower, rect.w, rect.bottom - lower)


LARGER = 16  # how much higher the purpose of a question is where words are read larger
PURPOSE_HEIGHT = 92
ORDERS = pygame.Rect(24, 932, 1872, 132)  # below the sheet of a question
WAYS, WAYS_GAP = (190, 320, 236, 310), 16  # widths of the ways out of a question along a line, and between them
HINT, MENU = pygame.Rect(0, 0, 120, 68), pygame.Rect(0, 0, 72, 68)


def way_boxes(rect: pygame.Rect) -> list[pygame.Rect]:
    """The ways out of a question along a line."""
    share = (rect.w - WAYS_GAP * (len(WAYS) - 1)) / sum(WAYS)
    lefts = accumulate((width * share + WAYS_GAP for width in WAYS), initial=rect.x)
    return [pygame.Rect(left, rect.y, width * share, rect.h) for left, width in zip(lefts, WAYS, strict=False)]


class Question(MoveLaying, PromptScene):
    """The base of all questions: a sheet over the dimmed table; pieces and places are added by `body`.

    Every question answers `workshop:<seat>`, `board`, `hint`, `menu`, `undo` (take back what was laid here, or else the
    move that led here) and, where the rules allow it, `decline`.
    """

    sheet = layout.RECTS["overlay"]["sheet"]
    purpose_height = PURPOSE_HEIGHT
    large = False  # whether words are read larger, also where the enlarged sheet has made up for it

    def asks(self) -> tuple[str, str]:
        """The question in a few words, and what to do in a sentence."""
        raise NotImplementedError

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put pieces and places into the middle of the sheet."""

    def elsewhere(self, piece: str) -> str:
        """The sentence for a piece on a place where it means nothing."""
        return say("It can’t go there. Choose a highlighted space.")

    def views(self) -> list[panes.View]:
        self.large, sheet = percent() > USUAL, pygame.Rect(self.sheet)
        shown = [blocks.block(sheet, 0)]
        if not self.large and sheet.bottom < ORDERS.y:
            shown.append(blocks.block(ORDERS))
        return [panes.View("", tuple(shown))]

    def inside(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The inside of the sheet, and of that the room for the body."""
        inner = pygame.Rect(self.sheet).inflate(-96, -64)
        top = inner.y + 54 + self.purpose_height + (LARGER if self.large else 0)
        return inner, pygame.Rect(inner.x, top, inner.w, inner.bottom - 104 - top)

    def build(self, page: Page) -> None:
        box = pygame.Rect(self.sheet)
        widgets.sheet(page, box, "rule")
        widgets.picture(page, (box.x + 48, box.y + 36, 84, 84), pictures.badge(self.session.style(self.seat)))
        inner, body = self.inside()
        room = inner.w - 104 - HINT.w - MENU.w - 32
        question, purpose = self.asks()
        heading = say("{seat}: {question}", seat=self.session.name(self.seat), question=question)
        widgets.heading(page, (inner.x + 104, inner.y, room, 56), heading, 42)
        words = pygame.Rect(inner.x + 104, inner.y + 54, room, self.purpose_height - 22)
        if self.large:  # below the buttons too
            words = pygame.Rect(words.x, inner.y + 70, inner.w - 104, words.h + 18)
        widgets.label(page, words, purpose, px=28, wrap=True, valign="top")
        hint_button(page, HINT.move(inner.right - MENU.w - 16 - HINT.w, inner.y))
        menu, hint = MENU.move(inner.right - MENU.w, inner.y), say("Menu: rules, settings, leave.")
        widgets.page_button(page, "menu", menu, "", "dark", icon="menu", hint=hint, spoken=say("Menu"))
        self.body(page, body)
        self.ways_out(page, pygame.Rect(inner.x, inner.bottom - 88, inner.w, 88))
        if self.holder.orders and box.bottom < ORDERS.y:  # with what they lack, which the sheet hides on the table
            widgets.sheet(page, ORDERS)
            slots = self.session.content.rules.order_slots
            order_rows(page, ORDERS.inflate(-72, -28), self.session, self.holder, slots, lacks=True)

    def ways_out(self, page: Page, rect: pygame.Rect) -> None:
        """Put the buttons that all questions have, along a line."""
        undo, house, board, decline = way_boxes(rect)
        widgets.page_button(page, names.HouseButton(self.seat), house, say("Your printing house"), "wood", "eye", px=30)
        board_button(page, board)
        reason = "" if self.has_draft else self.session.turns.undo_reason(self.seat)
        widgets.page_button(page, "undo", undo, say("Undo"), icon="undo", reason=reason, px=30)
        self.last_way_out(page, decline)

    def last_way_out(self, page: Page, rect: pygame.Rect) -> None:
        """Put `decline`, or the words that this reward has to be taken."""
        reason = "" if type(self.decision) in mv.DECLINABLE else self.session.turns.why_not(mv.Decline(self.seat))
        widgets.page_button(page, "decline", rect, say("Decline"), icon="cross", reason=reason, px=30)

    def press(self, name: str) -> Transition:
        if isinstance(name, names.HouseButton):
            return Push(ToPlayerBoard(self.session, name.seat))
        if name == "board":
            return Push(ToBoard(self.session, self.seat))
        if name == "hint":
            return to_hint(self, self.session)
        if name == "menu":
            return to_menu(self.session)
        if name == "undo":
            (self.take_back if self.has_draft else self.undo)()
        elif name == "decline":
            self.submit(mv.Decline(self.seat))
        return None

    @property
    def has_draft(self) -> bool:
        return False

    def take_back(self) -> None:
        """Take back what was laid out last."""


def _in_bag(count: int) -> str:
    return ngettext("{count} in the bag", "{count} in the bag", count)


def _ink(page: Page, spot: pygame.Rect, ink: Ink, reason: str = "") -> None:
    name, words = names.InkPiece(ink), terms.ink_words(ink)
    widgets.piece(page, name, spot, pictures.ink(ink), words, reason=reason, subject=("ink", ink))


def _own_inks(page: Page, rect: pygame.Rect, inks: Sequence[Ink], held: Counts) -> None:
    """Put a piece for each of some colours, with how many the seat has."""
    for ink, box in zip(inks, row(rect, len(inks), 252), strict=True):
        caption = say("you have {count}", count=held[INK_INDEX[ink]])
        _ink(page, tile(page, box, terms.ink_words(ink), caption), ink)


class ChooseInk(Question, name="choose ink"):
    """R4: pieces `ink:<colour>` from the bag, laid on the tray `inks`."""

    places = ("inks",)
    decision: mv.ChoosingInk

    def asks(self) -> tuple[str, str]:
        return ngettext("take {count} ink", "take {count} inks", self.decision.left), say(
            "Take an ink of your choice from the bag."
        )

    def body(self, page: Page, rect: pygame.Rect) -> None:
        upper, lower = halves(rect, rect.h - 132)
        for ink, box in zip(INKS, row(upper, len(INKS), 252), strict=True):
            count = self.view.bag[INK_INDEX[ink]]
            spot = tile(page, box, terms.ink_words(ink), _in_bag(count), lit=count > 0)
            _ink(page, spot, ink, self.session.turns.why_not(mv.TakeInk(self.seat, ink)))
        tray(page, "inks", lower, say("Your inks"), pictures.inks(self.holder.inks))

    def move(self, piece: str, place: str) -> mv.Move | None:
        return mv.TakeInk(self.seat, piece.ink) if isinstance(piece, names.InkPiece) and place == "inks" else None


class SwapAnInk(Question, name="swap ink"):
    """`swap_ink`: an ink of the seat, `ink:<colour>`, laid on a colour of the bag, `bag:<colour>`."""

    places = tuple(map(names.BagInk, INKS))

    def asks(self) -> tuple[str, str]:
        return say("swap an ink"), say("Choose an ink to return and the colour you want instead.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        upper, lower = halves(rect, (rect.h - 24) // 2)
        own = [ink for ink in INKS if self.holder.inks[INK_INDEX[ink]]]
        _own_inks(page, upper, own, self.holder.inks)
        for ink, box in zip(INKS, row(lower, len(INKS), 252), strict=True):
            spot = tile(page, box, terms.ink_words(ink), _in_bag(self.view.bag[INK_INDEX[ink]]), lit=False)
            widgets.picture(page, spot, pictures.ink(ink))
            widgets.place(page, names.BagInk(ink), box, terms.ink_words(ink), subject=("ink", ink))

    def move(self, piece: str, place: str) -> mv.Move | None:
        match piece, place:
            case names.InkPiece(give), names.BagInk(take):
                return mv.SwapInk(self.seat, give, take)
        return None


class ReturnAnInk(Question, name="return ink"):
    """`one_for_two` for `caxton`: which ink, `ink:<colour>`, goes into the `bag`."""

    places = ("bag",)
    decision: mv.ReturningInk

    def asks(self) -> tuple[str, str]:
        return say("return an ink"), say("Return an ink to the bag, then take any two out of it.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        upper, lower = halves(rect, rect.h - 132)
        own = [ink for ink in self.decision.among if self.holder.inks[INK_INDEX[ink]]]
        _own_inks(page, upper, own, self.holder.inks)
        bag = [pictures.ink(ink) for ink, count in zip(INKS, self.view.bag, strict=True) if count]
        tray(page, "bag", lower, say("The bag"), bag)

    def move(self, piece: str, place: str) -> mv.Move | None:
        return mv.ReturnInk(self.seat, piece.ink) if isinstance(piece, names.InkPiece) and place == "bag" else None


NAME_WIDTH = 330


class ChooseAdvance(Question, name="advance"):
    """The seat's markers `level marker:<specialty>` on their tracks; the next level of each is `next
    level:<specialty>`.

    Pressing the next level advances too. A specialty that is not in question keeps its marker.
    """

    decision: mv.ChoosingAdvance
    places = tuple(map(names.NextLevel, SPECIALTIES))

    def asks(self) -> tuple[str, str]:
        return say("advance a specialty"), say(
            "Move a marker one level up. Your first to reach a marked level earns the reward below it."
        )

    def body(self, page: Page, rect: pygame.Rect) -> None:
        tracks = Tracks(rect, self.session, self.holder, NAME_WIDTH, beyond=True)
        tracks.draw(page)
        for specialty in SPECIALTIES:
            self._next_level(page, tracks, specialty)

    def _next_level(self, page: Page, tracks: Tracks, specialty: Specialty) -> None:
        """Put the marker and the place where it goes; beyond the top there are guilders (D3)."""
        rules, at, name = self.session.content.rules, SPECIALTIES.index(specialty), terms.specialty_words(specialty)
        cells, level = tracks.cells(at), self.holder.levels[at]
        if level == rules.top_level:
            widgets.picture(page, cells[-1].inflate(-16, -8), pictures.coin(rules.level_at_top_guilders))
        widgets.place(page, names.NextLevel(specialty), cells[level + 1], name)
        reason = self.session.turns.why_not(mv.Advance(self.seat, specialty))
        widgets.piece(
            page, names.LevelMarker(specialty), tracks.marker_box(specialty), tracks.marker_picture(), name,
            reason=reason, subject=("craft", specialty),
        )  # fmt: skip

    def press(self, name: str) -> Transition:
        if isinstance(name, names.NextLevel):
            self.submit(mv.Advance(self.seat, name.specialty))
            return None
        return super().press(name)

    def move(self, piece: str, place: str) -> mv.Move | None:
        match piece, place:
            case names.LevelMarker(own), names.NextLevel(specialty) if own == specialty:
                return mv.Advance(self.seat, specialty)
        return None

    def elsewhere(self, piece: str) -> str:
        return say("A marker moves one level along its own track.")


Answers: TypeAlias = dict[Ink | Specialty | Letter, tuple[str, Picture, mv.Move]]
"""What can be chosen: in words, as a picture, and the move."""
ANSWER, BETWEEN = 84, 20  # the buttons on the panel of a reward, two by two


class OrderRewards(Question, name="rewards", default=names.RewardPanel(0)):
    """R3: each different reward that is due is a panel `reward:<n>`, with its answers `answer:<n>:<what>` on it."""

    decision: mv.Rewards

    def asks(self) -> tuple[str, str]:
        return say("which reward comes first?"), say("Resolve these in any order. Choose the next one.")

    @property
    def choices(self) -> tuple[Reward, ...]:
        """Each different reward once."""
        return tuple(dict.fromkeys(self.decision.rewards))

    def body(self, page: Page, rect: pygame.Rect) -> None:
        boxes = row(rect.inflate(0, -80), len(self.choices), 330)
        for at, (reward, box) in enumerate(zip(self.choices, boxes, strict=True)):
            name = reward_text.due_words(reward)
            target = Target(names.RewardPanel(at), "panel", box, name)
            answers = self._answers(reward)
            page.target(target, _paint_reward, box, name, "" if answers else pictures.REWARD_ICONS[reward.kind])
            self._put_answers(page, at, box, answers)
            count = self.decision.rewards.count(reward)
            if count > 1:
                times = ngettext("{count} time", "{count} times", count)
                widgets.label(page, (box.x, box.bottom + 4, box.w, 36), times, align="center")

    def _answers(self, reward: Reward) -> Answers:
        """What can be chosen for a reward; nothing where cards come first."""
        seat = self.seat
        match reward.kind:
            case "inks":
                bag = [ink for ink in INKS if self.view.bag[INK_INDEX[ink]]]
                return {ink: (terms.ink_words(ink), pictures.ink(ink), mv.TakeInk(seat, ink)) for ink in bag}
            case "advance":
                return {
                    name: (terms.specialty_words(name), icon_picture(name), mv.Advance(seat, name))
                    for name in SPECIALTIES
                }
            case "type":
                return {one: (one, pictures.type_block(one), mv.TakeType(seat, one)) for one in LETTERS}
        return {}

    def _put_answers(self, page: Page, at: int, box: pygame.Rect, answers: Answers) -> None:
        left, pitch = box.centerx - ANSWER - BETWEEN // 2, ANSWER + BETWEEN
        for place, (what, (words, picture, _)) in enumerate(answers.items()):
            spot = pygame.Rect(left + place % 2 * pitch, box.y + 36 + place // 2 * pitch, ANSWER, ANSWER)
            widgets.page_button(page, names.RewardAnswer(at, what), spot, "", spoken=words, hint=words)
            widgets.picture(page, spot.inflate(-24, -28).move(0, -3), picture)

    def press(self, name: str) -> Transition:
        if isinstance(name, names.RewardPanel):
            self.submit(mv.ChooseReward(self.seat, self.choices[name.at]))
            return None
        if isinstance(name, names.RewardAnswer):
            reward = self.choices[name.at]
            self.submit(mv.ChooseReward(self.seat, reward), self._answers(reward)[name.what][2])
            return None
        if name == "decline":
            given_up = terms.both([reward_text.due_words(reward) for reward in self.decision.rewards])
            lost = say("You would lose all of these: {rewards}.", rewards=given_up)
            return Push(Confirm(say("Decline them all?"), lost, partial(super().press, name), say("Decline")))
        return super().press(name)

    def last_way_out(self, page: Page, rect: pygame.Rect) -> None:
        """Put `decline`, which here gives up all rewards that are left."""
        widgets.page_button(page, "decline", rect, say("Decline them all"), icon="cross", px=30)


def _paint_reward(brush: Brush, state: State, box: pygame.Rect, name: str, icon: str) -> None:
    edge = theme.VERMILION if state.pressed else theme.BRASS if state.hovered else theme.INK_SOFT
    brush.blit(widgets.panel_picture(line=5 if state.hovered or state.pressed else 2, colour=edge), box)
    side = min(180, box.h - 150)
    if icon:
        brush.blit(icon_picture(icon), (box.centerx - side // 2, box.y + 40, side, side))
    brush.text((box.x + 16, box.bottom - 100, box.w - 32, 84), name, px=32, align="center", wrap=True)


def _type(page: Page, spot: pygame.Rect, letter: Letter, reason: str = "") -> None:
    name, picture = names.TypePiece(letter), pictures.type_block(letter)
    widgets.piece(page, name, spot, picture, letter, reason=reason, subject=("type", letter))


class _TakingType(Question):
    """Pieces `type:<letter>` from the case, laid on the tray `types`."""

    places = ("types",)

    def body(self, page: Page, rect: pygame.Rect) -> None:
        upper, lower = halves(rect, rect.h - 132)
        for letter, box in zip(LETTERS, row(upper, len(LETTERS), 252), strict=True):
            reason = self.session.turns.why_not(mv.TakeType(self.seat, letter))
            caption = say("you have {count}", count=self.holder.types[LETTER_INDEX[letter]])
            _type(page, tile(page, box, self.price_words(letter), caption, lit=not reason), letter, reason)
        tray(page, "types", lower, say("Your types"), pictures.types(self.holder.types))

    def price_words(self, letter: Letter) -> str:
        return pgettext("a type", "free")

    def move(self, piece: str, place: str) -> mv.Move | None:
        return mv.TakeType(self.seat, piece.letter) if isinstance(piece, names.TypePiece) and place == "types" else None


class ChooseFreeType(_TakingType, name="free type"):
    """§9, VI of the reward track: a type free of charge."""

    def asks(self) -> tuple[str, str]:
        return say("take a type"), say("Take a type of your choice. It is free.")


class BuyDiscounted(_TakingType, name="cheaper type"):
    """Gear reward `discount`: one of the letters of the sector, for less."""

    decision: mv.BuyingDiscounted

    def asks(self) -> tuple[str, str]:
        purpose = say(
            "Your gear sells {letters} for {price} instead of {full}: choose one.",
            letters=terms.either(self.decision.letters),
            price=self._price_words(),
            full=terms.guilder_words(next_type_price(self.holder)),
        )
        return say("buy a type for less"), purpose

    def price_words(self, letter: Letter) -> str:
        """The price of a letter that the gear sells; empty for the other letters."""
        return self._price_words() if letter in self.decision.letters else say("not cheaper")

    def _price_words(self) -> str:
        """A5: the price, never negative."""
        less = self.session.content.rules.discount_guilders
        return terms.guilder_words(max(0, next_type_price(self.holder) - less))


class _GivingType(Question):
    """Types of the seat as pieces `type:<letter>`."""

    def own_types(self, page: Page, rect: pygame.Rect) -> None:
        """Put one of each letter that the seat has, with its count."""
        own = [letter for letter in LETTERS if self.holder.types[LETTER_INDEX[letter]]]
        for letter, box in zip(own, row(rect, len(own), 252), strict=True):
            caption = say("you have {count}", count=self.holder.types[LETTER_INDEX[letter]])
            _type(page, tile(page, box, letter, caption), letter)


class SwapAType(_GivingType, name="swap type"):
    """`swap_type`: a type of the seat laid on a letter of the case, `case letter:<letter>`."""

    places = tuple(map(names.CaseLetter, LETTERS))

    def asks(self) -> tuple[str, str]:
        return say("swap a type"), say("Place one of your types on the letter you want instead.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        upper, lower = halves(rect, (rect.h - 24) // 2)
        self.own_types(page, upper)
        for letter, box in zip(LETTERS, row(lower, len(LETTERS), 252), strict=True):
            spot = tile(page, box, say("take {letter}", letter=letter), lit=False)
            widgets.picture(page, spot, pictures.type_block(letter))
            widgets.place(page, names.CaseLetter(letter), box, letter, subject=("type", letter))

    def move(self, piece: str, place: str) -> mv.Move | None:
        match piece, place:
            case names.TypePiece(give), names.CaseLetter(take):
                return mv.SwapType(self.seat, give, take)
        return None


class ScrapAType(_GivingType, name="scrap type"):
    """`scrap_type`: a type of the seat laid on `fame` or on `guilders`."""

    places = ("fame", "guilders")

    def asks(self) -> tuple[str, str]:
        return say("discard a type"), say("Place one of your types on what you want for it: fame or guilders.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        upper, lower = halves(rect, (rect.h - 24) // 2)
        self.own_types(page, upper)
        rules = self.session.content.rules
        fame = pictures.laurel(rules.scrap_fame), terms.fame_words(rules.scrap_fame)
        guilders = pictures.coin(rules.scrap_guilders), terms.guilder_words(rules.scrap_guilders)
        for name, (picture, gain), box in zip(self.places, (fame, guilders), row(lower, 2, 420), strict=True):
            widgets.picture(page, tile(page, box, gain), picture)
            widgets.place(page, name, box, gain)

    def move(self, piece: str, place: str) -> mv.Move | None:
        match piece, place:
            case names.TypePiece(letter), "fame" | "guilders":
                return mv.ScrapType(self.seat, letter, place)
        return None
