"""Between the turns: the first player's book goes on, and the board is laid out again."""

import pygame

from game.client.base.i18n import ROMAN
from game.client.graphics import control_art, icons, layout, theme, typesetting
from game.client.motion.floor import STEP_S, Floor, within
from game.client.ui.motions import DEAL_S, DEAL_STEP_S, DROP_S, FLIGHT_S, Box, Drawn, Motion, Patch, around
from game.client.ui.target_names import DealtSpot, TurnSpot
from game.rules import events as ev

BOOK = 64
NUMERAL = (620, 170)
NUMERAL_STAYS_S = 0.5
DEALT_FROM = 220  # how far to the right what is dealt comes from


def round_started(floor: Floor, event: ev.RoundStarted) -> None:
    """The number of the round stands over the table for a moment."""
    if event.round < 2:
        return
    rect = pygame.Rect(0, 0, *NUMERAL)
    rect.center = layout.CANVAS[0] // 2, layout.CANVAS[1] // 2
    box = (rect.x, rect.y, rect.w, rect.h)
    words = ROMAN[event.round]
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
    surface = control_art.ribbon(size).copy()
    image = typesetting.render(words, "roman", round(size[1] * 0.5), theme.PAPER_LIGHT, max_width=round(size[0] * 0.7))
    surface.blit(image, image.get_rect(center=surface.get_rect().center))
    return surface


def token_passed(floor: Floor, event: ev.TokenPassed) -> None:
    """The first player's book goes to the next seat."""
    start, end = (within(floor.after.box(TurnSpot(seat)), (BOOK, BOOK)) for seat in (event.source, event.target))
    book = Drawn("book", lambda w, h: icons.icon("first", min(w, h)), (BOOK, BOOK))
    floor.fly((book,), start, end)
    floor.at_s += STEP_S


def board_refilled(floor: Floor, event: ev.BoardRefilled) -> None:
    """What lies on the board is dealt to it, one after the other from the right."""
    sheet = floor.after.box("board")
    dealt = [(line, place) for line in range(5) for place in range(8)]
    boxes = [box for line, place in dealt if (box := floor.after.box(DealtSpot(line, place))) is not None]
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
    whole = control_art.sheet((round((sheet[2] + 8) * scale), round((sheet[3] + 8) * scale)), "rule")
    part = pygame.Rect(round((box[0] - sheet[0]) * scale), round((box[1] - sheet[1]) * scale), *size)
    return whole.subsurface(part.clip(whole.get_rect())).copy()
