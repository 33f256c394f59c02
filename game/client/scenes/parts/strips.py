"""The closed rows of the board as strips, what lies on the board for each action, and words for what is looked at."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, listed, say
from game.client.base.subject import Subject
from game.client.graphics import card_art, control_art, icons, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.scenes.parts import orders
from game.client.scenes.parts.bar import board_button
from game.client.scenes.parts.seat_panels import BADGE, badges
from game.client.session.match_session import MatchSession
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target
from game.client.ui.target_names import BoardStrip, DealtSpot, Look, StripLook
from game.content import Content
from game.content.tables import RuleConstants
from game.rules.names import ACTION_INDEX, ACTIONS, NOWHERE, Action, Ink, PatronageReward
from game.rules.state import Seat
from game.rules.view import OBSERVER, View


class Told(NamedTuple):
    """A piece in words: what it is called, what its tooltip says, and what a closer look is about."""

    title: str
    hint: str
    subject: Subject


class Gaze(NamedTuple):
    """Who looks at the board; the holdings of `holder`, if it is a particular seat, measure what is missing."""

    session: MatchSession
    view: View
    holder: Seat | None = None

    @property
    def content(self) -> Content:
        """The cards that are played with."""
        return self.session.content


def sight(page: Page, box: pygame.Rect, told: Told) -> None:
    """Put the sight `look:<kind>:<id>` of a piece."""
    widgets.sight(page, Look(told.subject), box, told.title, told.subject, told.hint)


def printing(gaze: Gaze, card: str) -> Told:
    """A printing card, and which of its letters the seat has no type for."""
    found = gaze.content.printing[card]
    hint = words.printing_words(found)
    if gaze.holder is not None:
        gaps = readings.short_of(gaze.holder, letters=found.needs)
        missing = orders.gap_words(gaps) if gaps.anything else say("Your types cover all its letters.")
        hint = f"{hint}\n{missing}"
    return Told(found.title, hint, ("printing", card))


def refinement(gaze: Gaze, card: str) -> Told:
    """A refinement card, and what of it the seat lacks."""
    found = gaze.content.refinement[card]
    hint = words.refinement_words(found)
    if gaze.holder is not None:
        gaps = readings.short_of(gaze.holder, inks=found.inks, levels=found.levels)
        missing = orders.gap_words(gaps) if gaps.anything else say("You can fulfil its Colour and Decoration.")
        hint = f"{hint}\n{missing}"
    return Told(words.refinement_title(card, gaze.content), hint, ("refinement", card))


def ink_set(gaze: Gaze, number: int) -> Told:
    """A set of inks with the price of each."""
    inks = gaze.view.ink_sets[number]
    left = [(ink, price) for ink, price in zip(inks, gaze.content.rules.ink_prices, strict=True) if ink is not None]
    priced = [
        say("{ink} for {guilders}", ink=terms.ink_words(ink), guilders=terms.guilder_words(price))
        if price
        else say("{ink} free", ink=terms.ink_words(ink))
        for ink, price in left
    ]
    hint = say("From left to right: {inks}.", inks=listed(priced))
    return Told(terms.ink_list_words([ink for ink, _ in left]), hint, ("ink set", str(number)))


def specialty(gaze: Gaze, card: str) -> Told:
    """A specialty card."""
    title = words.specialty_card_title(card, gaze.content)
    return Told(title, say("Advance both {both}, or any one of the four instead.", both=title), ("specialty", card))


def gear(gaze: Gaze, card: str) -> Told:
    """A gear: what each sector gives, in the order in which they come up."""
    sectors = gaze.content.gears[card].sectors
    lines = [reward_text.reward_words_short(sectors[at], gaze.content.rules) for at in readings.coming_sectors()]
    hint = say("On axles I and III, round by round: {sectors}. On axle II in reverse order.", sectors=listed(lines))
    if readings.is_last_round(gaze.content, gaze.view):
        hint = say("One of these, of your choice: {sectors}.", sectors=listed(lines))
    return Told(words.gear_title(card, gaze.content), hint, ("gear", card))


def space(gaze: Gaze, number: int) -> Told:
    """A reward space, and who has claimed it in this round."""
    rules, owner = gaze.content.rules, gaze.view.claimed[number]
    title = reward_text.patronage_reward_words(rules.patronage_rewards[number], rules)
    claimed = "" if owner == NOWHERE else say("{seat} has claimed this reward.", seat=gaze.session.name(owner))
    return Told(title, claimed or title, ("space", str(number)))


def patron(gaze: Gaze, number: int, card: str) -> Told:
    """A patron: what is asked for, when it opens, and what the seat lacks of it."""
    found = gaze.content.patronage[card]
    opens = readings.opening_rounds(gaze.content, gaze.view)[number]
    lines = [words.requirement_words(card, gaze.content)]
    if gaze.view.round < opens:
        lines.append(say("Opens in round {number}.", number=ROMAN[opens]))
    if gaze.holder is not None:
        gaps = readings.short_of(gaze.holder, found.types, found.inks, found.levels)
        lines.append(orders.gap_words(gaps) if gaps.anything else say("You have everything for this patronage card."))
    return Told(words.patronage_title(card, gaze.content), "\n".join(lines), ("patronage", card))


NAME = 252  # of a strip, for its pictogram and name
BADGES = 232
WIDE = 700  # a wider strip has room for what lies there
NARROW_BADGE, SMALL_BADGE, FOUR = 40, 30, 4  # the small ones where there are four
GAP = 6
SLIP = 50  # height of a card on a strip
PATRONS = 672  # what a wide strip has left for the patronage cards


class StripPiece(NamedTuple):
    """A picture and its width, or room; `subject` names the piece that begins here and takes `span` pictures."""

    picture: Picture | None
    width: int
    subject: Subject = ()
    span: int = 1


StripPieces: TypeAlias = Iterable[StripPiece]
SPACE = StripPiece(None, 8)


def strips(
    page: Page, session: MatchSession, view: View, actions: Sequence[Action], boxes: Sequence[pygame.Rect]
) -> None:
    """Put the strip of each action into its box; narrow boxes leave out what lies there."""
    for action, box in zip(actions, boxes, strict=True):
        _strip(page, session, view, action, box)


def _strip(page: Page, session: MatchSession, view: View, action: Action, box: pygame.Rect) -> None:
    """Put one strip: a check where the action is over, otherwise what lies there and who is still to act.

    Pressed, it opens the whole board (`board:<action>`), where all of it is shown large.
    """
    over = readings.is_over(view, action)
    target = Target(
        BoardStrip(ACTION_INDEX[action]), "panel", box, terms.action_words(action), hint=say("Shows the whole board.")
    )
    order = [seat for seat in readings.play_order(view, action) if seat in readings.turns_left(view, action)]
    page.target(target, _ground_painter(box, action, over=over, beside=len(order)))
    if over:
        return
    side = _badge(box, len(order))
    badges(page, session, pygame.Rect(box.right - BADGES - 12, box.centery - side // 2, BADGES, side), order)
    if box.w > WIDE:
        _lay_out(page, box, session, WHAT_LIES[action](session, view))


def _badge(box: pygame.Rect, count: int) -> int:
    """The side of a badge; a narrow strip has smaller ones, for the name of the action beside them."""
    narrow = NARROW_BADGE if count < FOUR else SMALL_BADGE
    return min(BADGE if box.w > WIDE else narrow, box.h)


def _ground_painter(box: pygame.Rect, action: Action, *, over: bool, beside: int) -> Callable[[Brush, State], None]:
    def paint(brush: Brush, state: State) -> None:
        lit = state.hovered or state.pressed
        brush.blit(widgets.panel_picture(theme.PAPER if lit else theme.PAPER_SHADE), box)
        brush.blit(icons.icon_picture(action), (box.x + 12, box.centery - 22, 44, 44))
        room = box.w - 70 - (72 if over else 14 + beside * (_badge(box, beside) + 6))
        brush.text((box.x + 70, box.y, min(172, room), box.h), terms.action_words(action), "body", 30)
        if over:
            brush.blit(icons.icon_picture("check"), (box.right - 60, box.centery - 20, 40, 40))

    return paint


def _lay_out(page: Page, box: pygame.Rect, session: MatchSession, pictures: StripPieces) -> None:
    """Put pictures in a row; cards and gears of a closed strip can be looked at, `strip:<kind>:<id>`."""
    left = box.x + NAME
    for shown in pictures:
        if shown.picture is not None:
            widgets.picture(page, (left, box.y + 7, shown.width, box.h - 14), shown.picture)
        if shown.subject:
            where = pygame.Rect(left, box.y + 2, (shown.width + GAP) * shown.span - GAP, box.h - 4)
            title = words.card_words(shown.subject[1], session.content)
            widgets.sight(page, StripLook(shown.subject), where, title, shown.subject)
        left += shown.width + GAP


def _inks(session: MatchSession, view: View) -> StripPieces:
    for inks in view.ink_sets:
        if left := tuple(ink for ink in inks if ink is not None):
            yield StripPiece(_ink_set(left), 50 * len(left) + 12)
            yield SPACE


def _specialties(session: MatchSession, view: View) -> StripPieces:
    for card in view.specialty_row:
        if card is not None:
            yield StripPiece(pictures.specialty_card(session.content.specialty[card]), 130, ("specialty", card))


def _gears(session: MatchSession, view: View) -> StripPieces:
    for gear in view.gears_row:
        if gear is not None:
            first, *others = session.content.gears[gear].sectors
            yield StripPiece(pictures.reward(first), 50, ("gear", gear), span=1 + len(others))
            for reward in others:
                yield StripPiece(pictures.reward(reward), 50)
            yield SPACE


def _patronage(session: MatchSession, view: View) -> StripPieces:
    for number, reward in enumerate(session.content.rules.patronage_rewards):
        yield StripPiece(reward_card_picture(Gaze(session, view), number), 64 if reward == "inks" else SLIP)
    yield SPACE
    yield from _patrons(session, view)


def _patrons(session: MatchSession, view: View) -> StripPieces:
    """The patronage cards; where there are too many, some say nothing but that they are there, or when they open."""
    content, opening = session.content, readings.opening_rounds(session.content, view)
    row = [(content.patronage[card], opening[space]) for space, card in enumerate(view.patronage_row) if card]
    locks = [(card, view.round < opens) for card, opens in row]
    told = card_art.told_strips(locks, SLIP, GAP, PATRONS)
    wide = [card_art.strip_width(card, SLIP, locked, shown) for (card, locked), shown in zip(locks, told, strict=True)]
    for (card, opens), width, shown in zip(row, wide, told, strict=True):
        picture = pictures.patronage_strip(card, opens, locked=view.round < opens, told=shown)
        yield StripPiece(picture, width, ("patronage", card.id))


WHAT_LIES: dict[Action, Callable[[MatchSession, View], StripPieces]] = {
    "orders": lambda session, view: (),  # the first action: its row is open or over
    "inks": _inks,
    "specialties": _specialties,
    "gears": _gears,
    "patronage": _patronage,
}


def reward_space_picture(reward: PatronageReward, rules: RuleConstants) -> Picture:
    """What a reward space gives: a pictogram, a coin, or so many drops."""
    if reward == "guilders":
        return pictures.coin(rules.patronage_guilders)
    if reward == "inks":
        return _drops(rules.patronage_inks)
    return icons.icon_picture("order" if reward == "order" else "specialties")


def reward_card_picture(gaze: Gaze, number: int) -> Picture:
    """A reward space as a small card; a claimed one is in shade and bears the badge of who has it."""
    rules, owner = gaze.content.rules, gaze.view.claimed[number]
    inner = reward_space_picture(rules.patronage_rewards[number], rules)
    claimed_by = None if owner == NOWHERE else gaze.session.style(owner)

    def drawn(w: int, h: int) -> pygame.Surface:
        base, colour = (theme.PAPER_SHADE, theme.INK_SOFT) if claimed_by else (theme.PAPER_LIGHT, theme.INK)
        picture = control_art.panel((w, h), base, 1.5, colour, 6).copy()
        Brush(picture, 1).blit(inner, picture.get_rect().inflate(-w // 5, -h // 5))
        if claimed_by:
            badge = piece_art.badge(claimed_by, h * 3 // 5)
            picture.blit(badge, badge.get_rect(bottomright=(w - 1, h - 1)))
        return picture

    return drawn


def _drops(count: int) -> Picture:
    def drawn(w: int, h: int) -> pygame.Surface:
        side = min(round(w / count * 1.2), h)
        picture = pygame.Surface((w, h), pygame.SRCALPHA)
        for place in range(count):
            middle = (w * (2 * place + 1) // (2 * count), h // 2)
            drop = icons.icon("drop", side)
            picture.blit(drop, drop.get_rect(center=middle))
        return picture

    return drawn


def _ink_set(inks: tuple[Ink, ...]) -> Picture:
    """The inks of a set side by side on a card."""

    def drawn(w: int, h: int) -> pygame.Surface:
        picture = control_art.panel((w, h), line=1.5).copy()
        side = round(h * 0.88)
        for place, ink in enumerate(inks):
            drop = piece_art.ink(ink, side)
            picture.blit(drop, drop.get_rect(center=(w * (2 * place + 1) // (2 * len(inks)), h // 2)))
        return picture

    return drawn


INK, COIN = 62, 44


def ink_sets(page: Page, gaze: Gaze, boxes: Sequence[pygame.Rect]) -> None:
    """Put each set that is not empty into a box as a sight `look:ink set:<n>`, the price of every ink beside it."""
    for number, (inks, box) in enumerate(zip(gaze.view.ink_sets, boxes, strict=False)):
        row: list[orders.Tile] = []
        for ink, price in zip(inks, gaze.content.rules.ink_prices, strict=True):
            if ink is not None:
                row.append(orders.square(pictures.ink(ink), INK))
                row += [orders.square(pictures.coin(price), COIN)] if price else []
        if row:
            page.draw(box, orders.row_painter, box, row, 3)
            sight(page, box, ink_set(gaze, number))


ROUND_PATRONS_GAP = 8
LINES = 2
FILLED = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)  # share of the width, for lines break between pieces


class Placed(NamedTuple):
    """A piece of the patronage board: where it lies, how it looks, and what is said of it."""

    box: pygame.Rect
    picture: Picture
    told: Told


def patrons(area: pygame.Rect, gaze: Gaze) -> list[Placed]:
    """The reward spaces and after them the patrons, in two lines."""
    height = area.h // LINES - ROUND_PATRONS_GAP // 2
    spaces = _spaces(gaze, height)
    flows = (_flow(area, height, [*spaces, *_slips(gaze, height, round(area.w * LINES * share))]) for share in FILLED)
    return next(placed for placed in flows if placed[-1].box.bottom <= area.bottom)


def _flow(area: pygame.Rect, height: int, shown: list[tuple[int, Picture, Told]]) -> list[Placed]:
    """Pieces one after the other, in as many lines as they need."""
    placed, left, top = [], area.x, area.y
    for width, picture, told in shown:
        if left + width > area.right and left > area.x:
            left, top = area.x, top + height + ROUND_PATRONS_GAP
        placed.append(Placed(pygame.Rect(left, top, min(width, area.right - left), height), picture, told))
        left += width + ROUND_PATRONS_GAP
    return placed


def _spaces(gaze: Gaze, height: int) -> list[tuple[int, Picture, Told]]:
    numbers = range(len(gaze.view.claimed))
    return [(height + 4, reward_card_picture(gaze, number), space(gaze, number)) for number in numbers]


def _slips(gaze: Gaze, height: int, width: int) -> list[tuple[int, Picture, Told]]:
    """Each patron as a slip; those that find no room on lines of that width say only when they open."""
    opens = readings.opening_rounds(gaze.content, gaze.view)
    row = [
        (number, gaze.content.patronage[card], not readings.patronage_open(gaze.content, gaze.view, number))
        for number, card in enumerate(gaze.view.patronage_row)
        if card is not None
    ]
    room = width - len(gaze.view.claimed) * (height + 4 + ROUND_PATRONS_GAP)
    told = card_art.told_strips([(card, locked) for _, card, locked in row], height, ROUND_PATRONS_GAP, room)
    return [
        (
            card_art.strip_width(card, height, locked, shown),
            pictures.patronage_strip(card, opens[number], locked=locked, told=shown),
            patron(gaze, number, card.id),
        )
        for (number, card, locked), shown in zip(row, told, strict=True)
    ]


LEFT = 78  # where the spaces begin, right of the pictograms
HEAD = 70
TITLE, TITLE_PX = 57, 26  # of a book, on two lines where it is long
THIS_ROUND_LINES = (92, 74, 46, 46, 56, 106)
"""Heights: printing and refinement cards, inks, specialties, gears, patronage."""
TILE = 54
BUTTON = (250, 64)


def this_round(
    page: Page, rect: pygame.Rect, session: MatchSession, view: View, title: str, seat: int = OBSERVER
) -> None:
    """Put the sheet with what each action offers, marked with what a seat lacks, and the button `board`."""
    widgets.sheet(page, rect, "rule")
    button = pygame.Rect(rect.right - 24 - BUTTON[0], rect.y + 4, *BUTTON)
    widgets.heading(page, (rect.x + 28, rect.y + 14, button.x - rect.x - 44, 48), title, 34)
    board_button(page, button)
    page.anchor("board", rect)
    gaze = Gaze(session, view, None if seat == OBSERVER else view.seats[seat])
    tops = list(accumulate(THIS_ROUND_LINES, initial=rect.y + HEAD))
    page.draw(rect, lambda brush: _paint_frame(brush, rect, tops))
    for line, columns in enumerate(_lines(gaze)):
        _line(page, pygame.Rect(rect.x + LEFT, tops[line], rect.w - LEFT - 18, THIS_ROUND_LINES[line]), line, columns)
    area = pygame.Rect(rect.x + LEFT, tops[-2] + 4, rect.w - LEFT - 24, THIS_ROUND_LINES[-1] - 8)
    for piece in patrons(area, gaze):
        widgets.picture(page, piece.box, piece.picture)
        sight(page, piece.box, piece.told)


def _paint_frame(brush: Brush, rect: pygame.Rect, tops: list[int]) -> None:
    """Paint a pictogram for each action, and a rule above it."""
    for action, first, last in zip(ACTIONS, (0, 2, 3, 4, 5), (2, 3, 4, 5, 6), strict=True):
        side = min(48, tops[last] - tops[first] - 4)
        middle = (tops[first] + tops[last]) // 2
        brush.blit(pictures.icon(action), (rect.x + 26, middle - side // 2, side, side))
        brush.line((rect.x + 24, tops[first]), (rect.right - 24, tops[first]), theme.PAPER_SHADE, 2)


Rows = list[list[orders.Tile]]
Column = tuple[Told, str, Rows]  # the words of a piece, its title if it is shown here, and its lines of pictures


def _line(page: Page, box: pygame.Rect, line: int, columns: list[Column | None]) -> None:
    """Put one line with a column for each space."""
    pitch = box.w // max(1, len(columns))
    titles = [(column[1], (pitch - 6, TITLE + 8)) for column in columns if column and column[1]]
    px = widgets.common_px(page, titles, TITLE_PX)
    for place, column in enumerate(columns):
        if column is None:
            continue
        space = pygame.Rect(box.x + place * pitch, box.y + 1, pitch - 6, box.h - 2)
        page.anchor(DealtSpot(line, place), space)
        told, title, rows = column
        if title:
            box_of_title = (space.x, space.y - 8, space.w, TITLE + 8)
            widgets.label(page, box_of_title, title, px=px, colour=theme.RUBRIC, valign="bottom", wrap=True, read=False)
        top = space.y + (TITLE if title else 0)
        height = (space.bottom - top) // len(rows)
        for at, tiles in enumerate(rows):
            where = pygame.Rect(space.x, top + at * height, space.w, height)
            page.draw(where, orders.row_painter, where, tiles)
        sight(page, space, told)


def _lines(gaze: Gaze) -> list[list[Column | None]]:
    view = gaze.view
    return [
        [_printing(gaze, card) if card else None for card in view.printing_row],
        [_refinement(gaze, card) if card else None for card in view.refinement_row],
        [_inks_this_round(gaze, number) for number in range(len(view.ink_sets))],
        [_specialty(gaze, card) if card else None for card in view.specialty_row],
        [_gear(gaze, card) if card else None for card in view.gears_row],
    ]


def _printing(gaze: Gaze, card: str) -> Column:
    found = gaze.content.printing[card]
    return printing(gaze, card), found.title, [orders.book_tiles(found, gaze.holder)]


def _refinement(gaze: Gaze, card: str) -> Column:
    found = gaze.content.refinement[card]
    rows = [orders.colour_tiles(found), orders.decoration_tiles(found)]
    return refinement(gaze, card), "", rows


def _inks_this_round(gaze: Gaze, number: int) -> Column | None:
    """The inks of a set, each that is not free with its price."""
    row: list[orders.Tile] = []
    for ink, price in zip(gaze.view.ink_sets[number], gaze.content.rules.ink_prices, strict=True):
        if ink is not None:
            row.append(orders.square(pictures.ink(ink), 40, yields=True))
            row += [orders.square(pictures.coin(price), 35)] if price else []
    return (ink_set(gaze, number), "", [row]) if row else None


def _specialty(gaze: Gaze, card: str) -> Column:
    row = [orders.square(pictures.icon(name), 40) for name in gaze.content.specialty[card].specialties]
    return specialty(gaze, card), "", [row]


def _gear(gaze: Gaze, card: str) -> Column:
    """The sectors in the order in which they come up."""
    sectors = gaze.content.gears[card].sectors
    row = [orders.square(pictures.reward(sectors[at]), TILE) for at in readings.coming_sectors()]
    return gear(gaze, card), "", [row]
