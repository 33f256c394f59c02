"""The closed bands of the board as strips: what lies there, and in which order seats act there."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.client.base import readings
from game.client.base.i18n import say
from game.client.base.subject import About
from game.client.graphics import card_art, control_art, icons, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.parts.seats import BADGE, badges
from game.client.session.sitting import Sitting
from game.client.text.piece_text import card_words
from game.client.text.terms import action_words
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target
from game.client.ui.target_names import BoardStrip, StripLook
from game.content.tables import PatronageCard, RuleConstants, SpecialtyCard
from game.rules.names import ACTION_INDEX, NOWHERE, Action, Ink, PatronageReward
from game.rules.view import View

NAME = 252  # of a strip, for its pictogram and name
BADGES = 232
WIDE = 700  # a wider strip has room for what lies there
NARROW_BADGE, SMALL_BADGE, FOUR = 40, 30, 4  # the small ones where there are four
GAP = 6
SLIP = 50  # height of a card on a strip
PATRONS = 672  # what a wide strip has left for the patronage cards


class Shown(NamedTuple):
    """A picture and its width, or room; `about` names the piece that begins here and takes `span` pictures."""

    picture: Picture | None
    width: int
    about: About = ()
    span: int = 1


Pictures: TypeAlias = Iterable[Shown]
SPACE = Shown(None, 8)


def strips(page: Page, sitting: Sitting, view: View, actions: Sequence[Action], boxes: Sequence[pygame.Rect]) -> None:
    """Put the strip of each action into its box; narrow boxes leave out what lies there."""
    for action, box in zip(actions, boxes, strict=True):
        paint_strip(page, sitting, view, action, box)


def paint_strip(page: Page, sitting: Sitting, view: View, action: Action, box: pygame.Rect) -> None:
    """Put one strip: a check where the action is over, otherwise what lies there and who is still to act.

    Pressed, it opens the whole board (`board:<action>`), where all of it is shown large.
    """
    over = readings.is_over(view, action)
    target = Target(
        BoardStrip(ACTION_INDEX[action]), "panel", box, action_words(action), hint=say("Shows the whole board.")
    )
    order = [seat for seat in readings.play_order(view, action) if seat in readings.turns_left(view, action)]
    page.target(target, _ground_painter(box, action, over=over, beside=len(order)))
    if over:
        return
    side = _badge(box, len(order))
    badges(page, sitting, pygame.Rect(box.right - BADGES - 12, box.centery - side // 2, BADGES, side), order)
    if box.w > WIDE:
        _lay_out(page, box, sitting, WHAT_LIES[action](sitting, view))


def _badge(box: pygame.Rect, count: int) -> int:
    """The side of a badge; a narrow strip has smaller ones, for the name of the action beside them."""
    narrow = NARROW_BADGE if count < FOUR else SMALL_BADGE
    return min(BADGE if box.w > WIDE else narrow, box.h)


def _ground_painter(box: pygame.Rect, action: Action, *, over: bool, beside: int) -> Callable[[Brush, State], None]:
    def paint(brush: Brush, state: State) -> None:
        lit = state.hovered or state.pressed
        brush.blit(widgets.panel_picture(theme.PAPER if lit else theme.PAPER_SHADE), box)
        brush.blit(icon_picture(action), (box.x + 12, box.centery - 22, 44, 44))
        room = box.w - 70 - (72 if over else 14 + beside * (_badge(box, beside) + 6))
        brush.text((box.x + 70, box.y, min(172, room), box.h), action_words(action), "body", 30)
        if over:
            brush.blit(icon_picture("check"), (box.right - 60, box.centery - 20, 40, 40))

    return paint


def _lay_out(page: Page, box: pygame.Rect, sitting: Sitting, pictures: Pictures) -> None:
    """Put pictures in a row; cards and gears of a closed strip can be looked at, `strip:<kind>:<id>`."""
    left = box.x + NAME
    for shown in pictures:
        if shown.picture is not None:
            widgets.picture(page, (left, box.y + 7, shown.width, box.h - 14), shown.picture)
        if shown.about:
            where = pygame.Rect(left, box.y + 2, (shown.width + GAP) * shown.span - GAP, box.h - 4)
            title = card_words(shown.about[1], sitting.content)
            widgets.sight(page, StripLook(shown.about), where, title, shown.about)
        left += shown.width + GAP


def _inks(sitting: Sitting, view: View) -> Pictures:
    for inks in view.ink_sets:
        if left := tuple(ink for ink in inks if ink is not None):
            yield Shown(_ink_set(left), 50 * len(left) + 12)
            yield SPACE


def _specialties(sitting: Sitting, view: View) -> Pictures:
    for card in view.specialty_row:
        if card is not None:
            yield Shown(_specialty_card(sitting.content.specialty[card]), 130, ("specialty", card))


def _gears(sitting: Sitting, view: View) -> Pictures:
    for gear in view.gears_row:
        if gear is not None:
            first, *others = sitting.content.gears[gear].sectors
            yield Shown(pictures.reward(first), 50, ("gear", gear), span=1 + len(others))
            for reward in others:
                yield Shown(pictures.reward(reward), 50)
            yield SPACE


def _patronage(sitting: Sitting, view: View) -> Pictures:
    for space, reward in enumerate(sitting.content.rules.patronage_rewards):
        owner = view.claimed[space]
        style = None if owner == NOWHERE else sitting.style(owner)
        picture = reward_card_picture(reward, sitting.content.rules, style)
        yield Shown(picture, 64 if reward == "inks" else SLIP)
    yield SPACE
    yield from _patrons(sitting, view)


def _patrons(sitting: Sitting, view: View) -> Pictures:
    """The patronage cards; where there are too many, some say nothing but that they are there, or when they open."""
    content, opening = sitting.content, readings.opening_rounds(sitting.content, view)
    row = [(content.patronage[card], opening[space]) for space, card in enumerate(view.patronage_row) if card]
    locks = [(card, view.round < opens) for card, opens in row]
    told = card_art.told_strips(locks, SLIP, GAP, PATRONS)
    wide = [card_art.strip_width(card, SLIP, locked, shown) for (card, locked), shown in zip(locks, told, strict=True)]
    for (card, opens), width, shown in zip(row, wide, told, strict=True):
        picture = _slip(card, opens, locked=view.round < opens, told=shown)
        yield Shown(picture, width, ("patronage", card.id))


WHAT_LIES: dict[Action, Callable[[Sitting, View], Pictures]] = {
    "orders": lambda sitting, view: (),  # the first action: its band is open or over
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
    return icon_picture("order" if reward == "order" else "specialties")


def reward_card_picture(
    reward: PatronageReward, rules: RuleConstants, claimed_by: theme.SeatStyle | None = None
) -> Picture:
    """A reward space as a small card; a claimed one is in shade and bears the badge of who has it."""
    inner = reward_space_picture(reward, rules)

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


def _specialty_card(card: SpecialtyCard) -> Picture:
    return lambda w, h: card_art.specialty_card(card, (w, h))


def _slip(card: PatronageCard, opens: int, *, locked: bool, told: bool) -> Picture:
    return lambda w, h: card_art.patronage_strip(card, (w, h), locked, opens, told)
