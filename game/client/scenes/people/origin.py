"""The page on the origin of printing: an essay, and beside it a map of where the books of the game were printed."""

from typing import NamedTuple

import pygame

from game.client.base.i18n import say, say_written
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.large_art import Side, europe, land_and_sea
from game.client.graphics.theme import VERMILION
from game.client.graphics.viewport import Point
from game.client.scenes.people.frame import BODY
from game.client.text.people_text import origin_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.widgets import put_paragraphs
from game.content import Content

ESSAY = pygame.Rect(BODY.x, BODY.y, 724, BODY.h)
MAP_WIDTH = 1016
ESSAY_PX, NAME_PX, CAPTION_PX = 28, 26, 26
NAME_HIGH = 30
ARROW = 26  # how long the arrow to a city beyond the map is
ROOM = 16  # from the edge of the map to that arrow


class Spot(NamedTuple):
    """A city on the map: its dot, which grows with its books, its name with the first year, and where that stands."""

    centre: Point
    radius: float
    words: str
    label: pygame.Rect
    lifted: bool
    beyond: bool


def build_origin(page: Page, content: Content, at: int) -> None:
    """Put a page of the essay, which usually has only one, and the map."""
    widgets.heading(page, (ESSAY.x, ESSAY.y - 6, ESSAY.w, 56), say("The origin of printing"), 42)
    words = pygame.Rect(ESSAY.x, ESSAY.y + 60, ESSAY.w, ESSAY.h - 60)
    told = say("The cities of the printing cards, with the year of the first book. A larger dot has more books.")
    below = percent() == USUAL  # there is room for it below the map; else it ends the essay
    put_paragraphs(page, words, [*origin_words(), *([] if below else [told])], ESSAY_PX, at=at)
    box = map_box()
    widgets.picture(page, box, lambda *size: land_and_sea(size))
    caption = pygame.Rect(box.x, box.bottom + 4, box.w, BODY.bottom - box.bottom)
    if below:
        widgets.label(page, caption, told, px=CAPTION_PX, colour=theme.INK_SOFT, align="center", wrap=True)
    for spot in spots(content, page.scale):
        _put(page, spot)


def map_box() -> pygame.Rect:
    """Where the map lies: at the right, as high as its shape asks."""
    return pygame.Rect(BODY.right - MAP_WIDTH, BODY.y, MAP_WIDTH, round(MAP_WIDTH * europe().aspect))


def spots(content: Content, scale: float) -> list[Spot]:
    """The cities of the printing cards that are on the map; an owner's city that is not known here is left out."""
    years: dict[str, list[int]] = {}
    for card in content.printing.values():
        years.setdefault(card.city, []).append(card.year)
    return [_spot(city, found, scale) for city, found in years.items() if city in europe().cities]


def _spot(name: str, years: list[int], scale: float) -> Spot:
    """The dot and the name of a city with the years of its books."""
    box, city = map_box(), europe().cities[name]
    x, y = europe().place(city.at, box.size)
    beyond = x > box.w
    centre = (box.right - ROOM - ARROW / 2, box.y + y) if beyond else (box.x + x, box.y + y)
    radius = ARROW / 2 if beyond else 4 + 3 * len(years) ** 0.5
    words = say("{city} {year}", city=say_written(name), year=min(years))
    px = max(1, round(NAME_PX * scale))
    width = round(typesetting.measure(words, "body", px)[0] / scale) + 4
    lift = europe().place((city.at[0], city.at[1] + city.lift), box.size)[1] - y
    label = _label(centre, radius + 4, width, city.side).move(0, round(lift))
    return Spot(centre, radius, words, label, city.lift != 0, beyond)


def _label(centre: Point, away: float, width: int, side: Side) -> pygame.Rect:
    """Where a name of a width stands beside its dot."""
    box, (x, y) = pygame.Rect(0, 0, width, NAME_HIGH), (round(centre[0]), round(centre[1]))
    match side:
        case "left":
            box.midright = round(x - away), y
        case "right":
            box.midleft = round(x + away), y
        case "above":
            box.midbottom = x, round(y - away) + 4
        case "below":
            box.midtop = x, round(y + away) - 4
    return box


def _put(page: Page, spot: Spot) -> None:
    """Put a dot with a rim, or an arrow to the right, and the name on a slip with a line to it."""
    x, y = spot.centre
    area = pygame.Rect(0, 0, 2 * ARROW, 2 * ARROW)
    area.center = round(x), round(y)
    if spot.lifted:
        nearest = max(spot.label.left, min(x, spot.label.right)), spot.label.centery
        page.draw(area.union(spot.label), lambda brush: brush.line(spot.centre, nearest, theme.INK, 2))

    def paint(brush: Brush) -> None:
        if spot.beyond:
            half = ARROW / 2
            brush.polygon([(x - half, y - half), (x + half, y), (x - half, y + half)], VERMILION)
        else:
            brush.circle(spot.centre, spot.radius + 2, theme.PAPER_LIGHT)
            brush.circle(spot.centre, spot.radius, VERMILION)

    page.draw(spot.label, lambda brush: brush.rect(spot.label, theme.PAPER_LIGHT, radius=6))
    page.draw(area, paint)
    widgets.label(page, spot.label, spot.words, px=NAME_PX, align="center")
