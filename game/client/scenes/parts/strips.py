"""The closed rows of the board as strips, what lies on the board for each action."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

import pygame

from game.client.base import readings
from game.client.base.i18n import book_title, say
from game.client.graphics import card_art, control_art, icons, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture, sized
from game.client.scenes.parts import orders
from game.client.scenes.parts.bar import board_button
from game.client.scenes.parts.seat_panels import BADGE, badges
from game.client.session.match_session import MatchSession
from game.client.text import terms, told
from game.client.text.told import Gaze, Told
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target
from game.client.ui.target_names import BoardStrip, DealtSpot, Look, StripLook
from game.content.tables import RefinementCard, RuleConstants
from game.rules.names import ACTION_INDEX, ACTIONS, NOWHERE, Action, Ink, PatronageReward
from game.rules.view import OBSERVER, View


def sight(page: Page, box: pygame.Rect, piece: Told) -> None:
    """Put the sight `look:<kind>:<id>` of a piece."""
    widgets.sight(page, Look(piece.subject), box, *piece)


NAME = 252  # of a strip, for its pictogram and name
BADGES = 232
WIDE = 700  # a wider strip has room for what lies there
NARROW_BADGE, SMALL_BADGE, FOUR = 40, 30, 4  # the small ones where there are four
GAP = 6
SLIP = 50  # height of a card on a strip
PATRONS = 672  # what a wide strip has left for the patronage cards


class StripPiece(NamedTuple):
    """A picture and its width, or room; `piece` tells of the piece that begins here and takes `span` pictures."""

    picture: Picture | None
    width: int
    piece: Told | None = None
    span: int = 1


StripPieces: TypeAlias = Iterable[StripPiece]
SPACE = StripPiece(None, 8)


def strips(
    page: Page, session: MatchSession, view: View, actions: Sequence[Action], boxes: Sequence[pygame.Rect]
) -> None:
    """Put the strip of each action into its box; narrow boxes leave out what lies there."""
    for action, box in zip(actions, boxes, strict=True):
        over, left = readings.is_over(view, action), readings.turns_left(view, action)
        styles = tuple(session.style(seat) for seat in readings.play_order(view, action) if seat in left)
        gaze = None if over or box.w <= WIDE else Gaze(session.seats, view).of(*WHAT_LIES[action][1])
        page.part(_strip, action, box, styles, gaze, over=over)


def _strip(
    page: Page, action: Action, box: pygame.Rect,
    styles: Sequence[theme.SeatStyle], gaze: Gaze | None, *, over: bool,
) -> None:  # fmt: skip
    """Put one strip: a check where the action is over, otherwise what a gaze sees there and who is still to act.

    Pressed, it opens the whole board (`board:<action>`), where all of it is shown large.
    """
    name, hint = terms.action_words(action), say("Shows the whole board.")
    target = Target(BoardStrip(ACTION_INDEX[action]), "panel", box, name, hint=hint)
    page.target(target, _paint_strip, box, action, name, over=over, beside=len(styles))
    if over:
        return
    side = _badge(box, len(styles))
    badges(page, pygame.Rect(box.right - BADGES - 12, box.centery - side // 2, BADGES, side), styles)
    if gaze is not None:
        _lay_out(page, box, WHAT_LIES[action][0](gaze))


def _badge(box: pygame.Rect, count: int) -> int:
    """The side of a badge; a narrow strip has smaller ones, for the name of the action beside them."""
    narrow = NARROW_BADGE if count < FOUR else SMALL_BADGE
    return min(BADGE if box.w > WIDE else narrow, box.h)


def _paint_strip(
    brush: Brush, state: State, box: pygame.Rect, action: Action, name: str, *, over: bool, beside: int
) -> None:
    lit = state.hovered or state.pressed
    brush.blit(widgets.panel_picture(theme.PAPER if lit else theme.PAPER_SHADE), box)
    brush.blit(icons.icon_picture(action), (box.x + 12, box.centery - 22, 44, 44))
    room = box.w - 70 - (72 if over else 14 + beside * (_badge(box, beside) + 6))
    brush.text((box.x + 70, box.y, min(172, room), box.h), name, "body", 30)
    if over:
        brush.blit(icons.icon_picture("check"), (box.right - 60, box.centery - 20, 40, 40))


def _lay_out(page: Page, box: pygame.Rect, pieces: StripPieces) -> None:
    """Put pictures in a row; cards and gears of a closed strip can be looked at, `strip:<kind>:<id>`."""
    left = box.x + NAME
    for shown in pieces:
        if shown.picture is not None:
            widgets.picture(page, (left, box.y + 7, shown.width, box.h - 14), shown.picture)
        if shown.piece is not None:
            where = (left, box.y + 2, (shown.width + GAP) * shown.span - GAP, box.h - 4)
            widgets.sight(page, StripLook(shown.piece.subject), where, *shown.piece)
        left += shown.width + GAP


def _inks(gaze: Gaze) -> StripPieces:
    for inks in gaze.view.ink_sets:
        if left := tuple(ink for ink in inks if ink is not None):
            yield StripPiece(sized(_draw_ink_set, left), 50 * len(left) + 12)
            yield SPACE


def _specialties(gaze: Gaze) -> StripPieces:
    for card in gaze.view.specialty_row:
        if card is not None:
            yield StripPiece(pictures.specialty_card(gaze.content.specialty[card]), 130, told.specialty(gaze, card))


def _gears(gaze: Gaze) -> StripPieces:
    for gear in gaze.view.gears_row:
        if gear is not None:
            first, *others = gaze.content.gears[gear].sectors
            yield StripPiece(pictures.reward(first), 50, told.gear(gaze, gear), span=1 + len(others))
            for reward in others:
                yield StripPiece(pictures.reward(reward), 50)
            yield SPACE


def _patronage(gaze: Gaze) -> StripPieces:
    for number, reward in enumerate(gaze.content.rules.patronage_rewards):
        yield StripPiece(reward_card_picture(gaze, number), 64 if reward == "inks" else SLIP)
    yield SPACE
    for at, card, width, picture in _slips(gaze, SLIP, GAP, PATRONS):
        yield StripPiece(picture, width, told.patron(gaze, at, card))


def _slips(gaze: Gaze, height: int, gap: int, room: int) -> Iterator[tuple[int, str, int, Picture]]:
    """Each patron by its space and card, with its slip and how wide that is.

    Where there are too many, some say nothing but that they are there, or when they open.
    """
    opens = readings.opening_rounds(gaze.content, gaze.view)
    row = [(at, gaze.content.patronage[card]) for at, card in enumerate(gaze.view.patronage_row) if card is not None]
    locks = [(card, gaze.view.round < opens[at]) for at, card in row]
    telling = card_art.told_strips(locks, height, gap, room)
    for (at, card), (_, locked), shown in zip(row, locks, telling, strict=True):
        width = card_art.strip_width(card, height, locked, shown)
        yield at, card.id, width, pictures.patronage_strip(card, locked=locked, round=opens[at], told=shown)


WHAT_LIES: dict[Action, tuple[Callable[[Gaze], StripPieces], tuple[str, ...]]] = {
    "orders": (lambda gaze: (), ()),  # the first action: its row is open or over
    "inks": (_inks, ("ink_sets",)),
    "specialties": (_specialties, ("specialty_row",)),
    "gears": (_gears, ("gears_row", "round")),
    "patronage": (_patronage, ("patronage_row", "claimed", "round", "options")),
}
"""What lies on the board for each action, and of which fields of a view that depends."""


def reward_space_picture(reward: PatronageReward, rules: RuleConstants) -> Picture:
    """What a reward space gives: a pictogram, a coin, or so many drops."""
    if reward == "guilders":
        return pictures.coin(rules.patronage_guilders)
    if reward == "inks":
        return sized(_draw_drops, rules.patronage_inks)
    return icons.icon_picture("order" if reward == "order" else "specialties")


def reward_card_picture(gaze: Gaze, number: int) -> Picture:
    """A reward space as a small card; a claimed one is in shade and bears the badge of who has it."""
    rules, owner = gaze.content.rules, gaze.view.claimed[number]
    inner = reward_space_picture(rules.patronage_rewards[number], rules)
    return sized(_draw_reward_card, inner, None if owner == NOWHERE else gaze.seats.style(owner))


def _draw_reward_card(size: tuple[int, int], inner: Picture, claimed_by: theme.SeatStyle | None) -> pygame.Surface:
    w, h = size
    base, colour = (theme.PAPER_SHADE, theme.INK_SOFT) if claimed_by else (theme.PAPER_LIGHT, theme.INK)
    picture = control_art.panel(size, base, 1.5, colour, 6).copy()
    Brush(picture, 1).blit(inner, picture.get_rect().inflate(-w // 5, -h // 5))
    if claimed_by:
        badge = piece_art.badge(claimed_by, h * 3 // 5)
        picture.blit(badge, badge.get_rect(bottomright=(w - 1, h - 1)))
    return picture


def _draw_drops(size: tuple[int, int], count: int) -> pygame.Surface:
    drop = icons.icon("drop", min(round(size[0] / count * 1.2), size[1]))
    return _side_by_side(pygame.Surface(size, pygame.SRCALPHA), [drop] * count)


def _draw_ink_set(size: tuple[int, int], inks: tuple[Ink, ...]) -> pygame.Surface:
    """The inks of a set side by side on a card."""
    drops = [piece_art.ink(ink, round(size[1] * 0.88)) for ink in inks]
    return _side_by_side(control_art.panel(size, line=1.5).copy(), drops)


def _side_by_side(picture: pygame.Surface, parts: Sequence[pygame.Surface]) -> pygame.Surface:
    width, height = picture.get_size()
    for place, part in enumerate(parts):
        picture.blit(part, part.get_rect(center=(width * (2 * place + 1) // (2 * len(parts)), height // 2)))
    return picture


def ink_sets(page: Page, gaze: Gaze, boxes: Sequence[pygame.Rect], sides: tuple[int, int]) -> None:
    """Put each set that is not empty into a box as a sight `look:ink set:<n>`, the price of every ink beside it.

    `sides` of an ink and of a price.
    """
    for number, box in enumerate(boxes):
        if row := _priced_inks(gaze, number, sides):
            page.draw(box, orders.paint_row, box, row, 3)
            sight(page, box, told.ink_set(gaze, number))


def _priced_inks(gaze: Gaze, number: int, sides: tuple[int, int], *, yields: bool = False) -> list[orders.Tile]:
    """The inks of a set, each that is not free with its price; `sides` of an ink and of a coin."""
    row: list[orders.Tile] = []
    for ink, price in zip(gaze.view.ink_sets[number], gaze.content.rules.ink_prices, strict=True):
        if ink is not None:
            row.append(orders.square(pictures.ink(ink), sides[0], yields=yields))
            row += [orders.square(pictures.coin(price), sides[1])] if price else []
    return row


ROUND_PATRONS_GAP = 8
LINES = 2
FILLED = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)  # share of the width, for lines break between pieces


Placed: TypeAlias = tuple[pygame.Rect, Picture, Told]
"""A piece of the patronage board: where it lies, how it looks, and what is said of it."""


def patrons(area: pygame.Rect, gaze: Gaze) -> list[Placed]:
    """The reward spaces and after them the patrons, in two lines."""
    height = area.h // LINES - ROUND_PATRONS_GAP // 2
    numbers = range(len(gaze.view.claimed))
    spaces = [(height + 4, reward_card_picture(gaze, number), told.space(gaze, number)) for number in numbers]
    placed = list[Placed]()
    for share in FILLED:
        room = round(area.w * LINES * share) - len(spaces) * (height + 4 + ROUND_PATRONS_GAP)
        slips = _slips(gaze, height, ROUND_PATRONS_GAP, room)
        row = [*spaces, *((width, picture, told.patron(gaze, at, card)) for at, card, width, picture in slips)]
        placed = _flow(area, height, row)
        if placed[-1][0].bottom <= area.bottom:
            break
    return placed


def _flow(area: pygame.Rect, height: int, shown: Sequence[tuple[int, Picture, Told]]) -> list[Placed]:
    """Pieces one after the other, in as many lines as they need."""
    placed, left, top = [], area.x, area.y
    for width, picture, piece in shown:
        if left + width > area.right and left > area.x:
            left, top = area.x, top + height + ROUND_PATRONS_GAP
        placed.append((pygame.Rect(left, top, min(width, area.right - left), height), picture, piece))
        left += width + ROUND_PATRONS_GAP
    return placed


LEFT = 78  # where the spaces begin, right of the pictograms
HEAD = 70
TITLE, TITLE_PX = 57, 26  # of a book, on two lines where it is long
THIS_ROUND_LINES = (92, 74, 46, 46, 56, 106)
"""Heights: printing and refinement cards, inks, specialties, gears, patronage."""
TILE = 54
APART, REFINED = 18, 1  # between columns where there are four; the line of refinement cards needs all its width
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
    gaze = Gaze(session.seats, view, None if seat == OBSERVER else view.seats[seat])
    tops = list(accumulate(THIS_ROUND_LINES, initial=rect.y + HEAD))
    for action, first, last in zip(ACTIONS, (0, 2, 3, 4, 5), (2, 3, 4, 5, 6), strict=True):
        side, middle = min(48, tops[last] - tops[first] - 4), (tops[first] + tops[last]) // 2
        widgets.picture(page, (rect.x + 26, middle - side // 2, side, side), pictures.icon(action))
        rule = pygame.Rect(rect.x + 24, tops[first], rect.w - 48, 0)
        page.draw(rule, Brush.line, rule.topleft, rule.topright, theme.PAPER_SHADE, 2)
    for line, columns in enumerate(_lines(gaze)):
        _line(page, pygame.Rect(rect.x + LEFT, tops[line], rect.w - LEFT - 18, THIS_ROUND_LINES[line]), line, columns)
    area = pygame.Rect(rect.x + LEFT, tops[-2] + 4, rect.w - LEFT - 24, THIS_ROUND_LINES[-1] - 8)
    for box, picture, piece in patrons(area, gaze):
        widgets.picture(page, box, picture)
        sight(page, box, piece)


Column = tuple[Told, str, list[orders.Tile] | RefinementCard]
"""The words of a piece, its title if it is shown here, and its line of pictures, or the card of two lines."""


def _line(page: Page, box: pygame.Rect, line: int, columns: list[Column | None]) -> None:
    """Put one line with a column for each space."""
    pitch = box.w // max(1, len(columns))
    apart = APART if len(columns) == FOUR and line != REFINED else 6
    titles = [(column[1], (pitch - apart, TITLE + 8)) for column in columns if column and column[1]]
    px = widgets.common_px(page, titles, TITLE_PX)
    for place, column in enumerate(columns):
        if column is None:
            continue
        space = pygame.Rect(box.x + place * pitch, box.y + 1, pitch - apart, box.h - 2)
        if place:
            x = space.x - 4
            page.draw(space.inflate(8, 0), Brush.line, (x, space.y), (x, space.bottom), theme.PAPER_SHADE, 2)
        page.anchor(DealtSpot(line, place), space)
        piece, title, shown = column
        if title:
            box_of_title = (space.x, space.y - 8, space.w, TITLE + 8)
            widgets.label(page, box_of_title, title, px=px, colour=theme.RUBRIC, valign="bottom", wrap=True, read=False)
        top = space.y + (TITLE if title else 0)
        where = pygame.Rect(space.x, top, space.w, space.bottom - top)
        if isinstance(shown, RefinementCard):
            orders.refinement_lines(page, where, shown)
        else:
            page.draw(where, orders.paint_row, where, shown)
        sight(page, space, piece)


def _lines(gaze: Gaze) -> list[list[Column | None]]:
    view = gaze.view
    return [
        [_printing(gaze, card) if card else None for card in view.printing_row],
        [_refinement(gaze, card) if card else None for card in view.refinement_row],
        [_ink_set(gaze, number) for number in range(len(view.ink_sets))],
        [_specialty(gaze, card) if card else None for card in view.specialty_row],
        [_gear(gaze, card) if card else None for card in view.gears_row],
    ]


def _printing(gaze: Gaze, card: str) -> Column:
    found = gaze.content.printing[card]
    return told.printing(gaze, card), book_title(found.title), orders.book_tiles(found, gaze.holder)


def _refinement(gaze: Gaze, card: str) -> Column:
    found = gaze.content.refinement[card]
    return told.refinement(gaze, card), "", found


def _ink_set(gaze: Gaze, number: int) -> Column | None:
    row = _priced_inks(gaze, number, (40, 35), yields=True)
    return (told.ink_set(gaze, number), "", row) if row else None


def _specialty(gaze: Gaze, card: str) -> Column:
    row = [orders.square(pictures.icon(name), 40) for name in gaze.content.specialty[card].specialties]
    return told.specialty(gaze, card), "", row


def _gear(gaze: Gaze, card: str) -> Column:
    """The sectors in the order in which they come up."""
    sectors = gaze.content.gears[card].sectors
    row = [orders.square(pictures.reward(sectors[at]), TILE) for at in readings.coming_sectors()]
    return told.gear(gaze, card), "", row
