"""Between the turns: plans are opened, the first player's book goes on, and the board is laid out again."""

import pygame

from game.client import layout, text, theme
from game.client.art import boards, icons, tokens
from game.client.motion.floor import STEP_S, Floor, within
from game.client.motion.motions import (
    DEAL_S,
    DEAL_STEP_S,
    DROP_S,
    FLIGHT_S,
    REVEAL_ROW_S,
    Box,
    Drawn,
    Motion,
    Patch,
    around,
)
from game.client.parts.plan_rows import plan_row
from game.rules import events as ev
from game.rules.names import ACTIONS
from game.rules.phases.planning import play_order

BADGE, BOOK = 72, 64
HIDDEN = (132, 84)  # a badge with its number and the arrow behind it
NUMERAL = (620, 170)
NUMERAL_STAYS_S = 0.5
DEALT_FROM = 220  # how far to the right what is dealt comes from


def plans_revealed(floor: Floor, event: ev.PlansRevealed) -> None:
    """Row by row the badges slide from the columns of their seats to their places in the order."""
    turn_order = floor.sitting.view().turn_order
    for index in range(len(ACTIONS)):
        for seat in play_order(event.markers, turn_order, index):
            end = floor.after.box(f"order:{index}:{seat}")
            start = within(floor.after.box(f"plan:{index}:{seat}"), (BADGE, BADGE))
            if start is None or end is None:
                continue
            _blank_until(floor, index, (end[0] - 4, end[1] - 4, *HIDDEN), floor.at_s + REVEAL_ROW_S)
            style = floor.sitting.style(seat)
            badge = Drawn(f"badge {style.emblem}", lambda w, h, style=style: tokens.badge(style, min(w, h)), end[2:])  # type: ignore[misc]
            floor.motions.append(
                Motion(pictures=(badge,), start=start, end=end, begin_s=floor.at_s, duration_s=REVEAL_ROW_S)
            )
        floor.at_s += REVEAL_ROW_S


def _blank_until(floor: Floor, index: int, box: Box, until_s: float) -> None:
    """Hide what lies on a row of the table of plans: its bare ground is seen there."""
    row, ground = plan_row(index)

    def draw(width: int, height: int) -> pygame.Surface:
        scale = width / box[2]
        whole = ground(round(row.w * scale), round(row.h * scale)) if callable(ground) else ground
        part = pygame.Rect(round((box[0] - row.x) * scale), round((box[1] - row.y) * scale), width, height)
        return whole.subsurface(part.clip(whole.get_rect())).copy()

    picture = Drawn(f"row {index} {box}", draw, box[2:])
    floor.motions.append(Motion(pictures=(picture,), start=box, end=box, duration_s=until_s))


def round_started(floor: Floor, event: ev.RoundStarted) -> None:
    """The number of the round stands over the table for a moment."""
    if event.round < 2:
        return
    rect = pygame.Rect(0, 0, *NUMERAL)
    rect.center = layout.CANVAS[0] // 2, layout.CANVAS[1] // 2
    box = (rect.x, rect.y, rect.w, rect.h)
    words = theme.ROMAN_NUMERALS[event.round]
    numeral = Drawn(f"numeral {words}", lambda w, h: _numeral(words, (w, h)), NUMERAL)
    begin_s = floor.at_s
    falls = Motion(
        pictures=(numeral,),
        start=around(box, 1.4),
        end=box,
        begin_s=begin_s,
        duration_s=DROP_S,
        stay_s=NUMERAL_STAYS_S,
        opacity=(0.0, 1.0),
    )
    goes = Motion(
        pictures=(numeral,),
        start=box,
        end=around(box, 0.9),
        begin_s=falls.over_s,
        duration_s=DROP_S,
        opacity=(1.0, 0.0),
    )
    floor.motions += [falls, goes]


def _numeral(words: str, size: tuple[int, int]) -> pygame.Surface:
    surface = boards.ribbon(size).copy()
    image = text.render(words, "roman", round(size[1] * 0.5), theme.PAPER_LIGHT, max_width=round(size[0] * 0.7))
    surface.blit(image, image.get_rect(center=surface.get_rect().center))
    return surface


def token_passed(floor: Floor, event: ev.TokenPassed) -> None:
    """The first player's book goes to the next seat."""
    start, end = (within(floor.after.box(f"turn:{seat}"), (BOOK, BOOK)) for seat in (event.source, event.target))
    book = Drawn("book", lambda w, h: icons.icon("first", min(w, h)), (BOOK, BOOK))
    floor.fly((book,), start, end)
    floor.at_s += STEP_S


def board_refilled(floor: Floor, event: ev.BoardRefilled) -> None:
    """What lies on the board is dealt to it, one after the other from the right."""
    sheet = floor.after.box("board")
    dealt = [(line, place) for line in range(5) for place in range(8)]
    boxes = [box for line, place in dealt if (box := floor.after.box(f"dealt:{line}:{place}")) is not None]
    if sheet is None:
        return
    for number, box in enumerate(boxes):
        begin_s = floor.at_s + FLIGHT_S / 2 + number * DEAL_STEP_S
        blank = Drawn(f"blank {box}", lambda w, h, box=box: _blank(sheet, box, (w, h)), box[2:])  # type: ignore[misc]
        floor.motions += [
            Motion(pictures=(blank,), start=box, end=box, duration_s=begin_s + DEAL_S),
            Motion(
                pictures=(Patch("after", box),),
                start=(box[0] + DEALT_FROM, *box[1:]),
                end=box,
                begin_s=begin_s,
                duration_s=DEAL_S,
                opacity=(0.3, 1.0),
            ),
        ]


def _blank(sheet: Box, box: Box, size: tuple[int, int]) -> pygame.Surface:
    """The part of the empty sheet on which something is dealt."""
    scale = size[0] / box[2]
    whole = boards.sheet((round((sheet[2] + 8) * scale), round((sheet[3] + 8) * scale)), "rule")
    part = pygame.Rect(round((box[0] - sheet[0]) * scale), round((box[1] - sheet[1]) * scale), *size)
    return whole.subsurface(part.clip(whole.get_rect())).copy()
