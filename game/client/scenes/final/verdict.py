"""Who won and why (Z2), and the titles that the guild gives (U10)."""

from collections.abc import Iterator, Sequence

import pygame

from game.client.base.i18n import say, say_count
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.session.sitting import Sitting
from game.client.text.piece_text import solo_title_words
from game.client.text.terms import both, fame_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.content.load import are_short
from game.rules.scoring import solo_title
from game.rules.state import ScoreSheet

LADDER_HEAD = 66


def counting_board(page: Page, words: str) -> None:
    """Put the winner's board before the winner is named, with what is being counted or told."""
    rect = layout.rect("final", "winner")
    widgets.board(page, rect)
    widgets.label(page, rect.inflate(-60, -24), words, px=34, colour=theme.PAPER_LIGHT, align="center", wrap=True)


def tie_words(sitting: Sitting, scores: Sequence[ScoreSheet]) -> list[str]:
    """The sentences about ties, the highest first: who is equal, and step by step what breaks the tie (Z2)."""
    told = []
    for total in sorted({sheet.total for sheet in scores}, reverse=True):
        equal = [sheet for sheet in scores if sheet.total == total]
        if len(equal) > 1:
            lines = list(_tie_lines(sitting, equal))
            told += ["\n".join(lines[: count + 1]) for count in range(len(lines))]
    return told


def _tie_lines(sitting: Sitting, equal: Sequence[ScoreSheet]) -> Iterator[str]:
    """The sentences about seats of equal fame."""
    names = [sitting.name(sheet.seat) for sheet in equal]
    yield say("A tie: {seats} have {fame} each.", seats=both(names), fame=fame_words(equal[0].total))
    types, inks = [sheet.types for sheet in equal], [sheet.inks for sheet in equal]
    pairs = [say("{seat} {count}", seat=name, count=count) for name, count in zip(names, types, strict=True)]
    yield say("Fewer types win the tie: {counts}.", counts=both(pairs))
    if len(set(types)) == len(types):
        return
    pairs = [say("{seat} {count}", seat=name, count=count) for name, count in zip(names, inks, strict=True)]
    yield say("Still tied; fewer inks win: {counts}.", counts=both(pairs))
    if len({sheet.rank for sheet in equal}) < len(equal):
        yield say("Still tied players share the place.")


def winner_board(page: Page, sitting: Sitting, scores: Sequence[ScoreSheet]) -> None:
    """Put the board with the winner's laurel and name, and what decided; against the automa, the title."""
    rect = layout.rect("final", "winner")
    widgets.board(page, rect)
    winners = [sheet.seat for sheet in scores if sheet.rank == 1]
    best = next(sheet for sheet in scores if sheet.rank == 1)
    solo = len(scores) == 1
    name = both([sitting.name(seat) for seat in winners])
    head = say("The winner is") if len(winners) == 1 else say("The winners are")
    foot = deciding_words(sitting, scores)
    if solo:
        title = solo_title_words(solo_title(sitting.content.rules, best.total))
        head, name, foot = say("{seat} earns the title", seat=name), title, next_title_words(sitting, best.total)
    style = sitting.style(winners[0])

    def paint(brush: Brush) -> None:
        brush.blit(pictures.icon("laurel", theme.BRASS_LIGHT), (rect.x + 20, rect.y + 24, 252, 252))
        brush.blit(pictures.badge(style), (rect.x + 90, rect.y + 86, 112, 112))
        left, width = rect.x + 286, rect.w - 314
        brush.text((left, rect.y + 26, width, 44), head, "body", 36, theme.PAPER_LIGHT)
        brush.text((left, rect.y + 68, width, 106), name, "black", 84, theme.BRASS_LIGHT, wrap=True)
        brush.text((left, rect.y + 172, width, 42), fame_words(best.total), "body", 36, theme.PAPER_LIGHT)
        brush.text((left, rect.y + 214, width, 74), foot, "body", 28, theme.PAPER_LIGHT, wrap=True)

    page.draw(rect, paint)


def deciding_words(sitting: Sitting, scores: Sequence[ScoreSheet]) -> str:
    """Words for the winner's lead, or for what broke the tie, which is not counted in the sum (Z2)."""
    ranked = sorted(scores, key=lambda sheet: sheet.rank)
    if len(ranked) < 2:
        return ""
    first, second = ranked[:2]
    name = sitting.name(second.seat)
    if second.rank == 1:
        return say("Tied in fame, types and inks: they share the victory.")
    if first.total > second.total:
        return say("{fame} ahead of {seat}", fame=fame_words(first.total - second.total), seat=name)
    if first.types < second.types:
        return say_count(
            "Tied with {seat}; wins with fewer types ({count})", "Tied with {seat}; wins with fewer types ({count})",
            first.types, seat=name,
        )  # fmt: skip
    return say_count(
        "Tied with {seat}; wins with fewer inks ({count})",
        "Tied with {seat}; wins with fewer inks ({count})",
        first.inks,
        seat=name,
    )


def next_title_words(sitting: Sitting, fame: int) -> str:
    """Words for the fame that the next higher title needs (U10); empty at the top."""
    higher = [title for title in sitting.content.rules.solo_titles if title.minimum > fame]
    if not higher:
        return ""
    return say(
        "{fame} short of {title}.",
        fame=fame_words(higher[-1].minimum - fame),
        title=solo_title_words(higher[-1].id),
    )


def title_ladder(page: Page, sitting: Sitting, scores: Sequence[ScoreSheet]) -> None:
    """Put all titles from the highest down, with the badges of the seats whose fame earns them."""
    rect = layout.rect("final", "title ladder")
    widgets.sheet(page, rect, "rule")
    short = are_short(sitting.content.rules.solo_titles)
    head = say("Workshop titles") if short else say("Guild titles")
    widgets.heading(page, (rect.x + 28, rect.y + 14, 300, 48), head, 36)
    note = pygame.Rect(rect.x + 300, rect.y + 14, rect.w - 330, 48)
    words = say("of a shorter game") if short else say("for solo games")
    widgets.label(page, note, words, px=26, colour=theme.INK_SOFT, align="right")
    page.draw(rect, lambda brush: _paint_rungs(brush, rect, sitting, scores))


def _paint_rungs(brush: Brush, rect: pygame.Rect, sitting: Sitting, scores: Sequence[ScoreSheet]) -> None:
    titles = sitting.content.rules.solo_titles
    pitch = (rect.h - LADDER_HEAD - 18) // len(titles)
    above: int | None = None
    for place, title in enumerate(titles):
        row = pygame.Rect(rect.x + 22, rect.y + LADDER_HEAD + place * pitch, rect.w - 44, pitch - 4)
        earned = [sheet.seat for sheet in scores if solo_title(sitting.content.rules, sheet.total) == title.id]
        if earned:
            brush.rect(row, theme.PAPER_LIGHT, radius=6)
            brush.rect(row, theme.VERMILION, width=3, radius=6)
        colour = theme.RUBRIC if earned else theme.INK
        brush.text((row.x + 14, row.y, 248, row.h), solo_title_words(title.id), "body", 30, colour)
        brush.text((row.x + 248, row.y, 160, row.h), _span(title.minimum, above), "body", 28, align="right")
        for at, seat in enumerate(earned):
            side = min(38, row.h - 8)
            where = (row.x + 418 + at * 41, row.centery - side // 2, side, side)
            brush.blit(pictures.badge(sitting.style(seat)), where)
        above = title.minimum


def _span(low: int, above: int | None) -> str:
    """Words for the fame that earns a title; `above` is where the next higher one begins."""
    if above is None:
        return say("{low} or more", low=low)
    if not low:
        return say("up to {high}", high=above - 1)
    return say("{low} to {high}", low=low, high=above - 1)
