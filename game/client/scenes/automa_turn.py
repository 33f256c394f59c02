"""The automa's turn in an action, told step by step: the numbers it turned up, and what went (U6 to U8)."""

from collections.abc import Iterator
from typing import TypeAlias

import pygame

from game.client import layout, theme, widgets
from game.client.brush import Brush
from game.client.game_scene import GameScene
from game.client.messages import say
from game.client.motion.timeline import paced
from game.client.page import Page, Paint
from game.client.piece_words import card_words, inks_words, patronage_reward_words
from game.client.scenes.bands import Band
from game.content import Content
from game.rules.events import AutomaActed
from game.rules.moves import AutomaAct
from game.rules.names import NOWHERE
from game.rules.view import View

THINKS_S = 0.7
STEP_S = 0.5
LINE = 48
Step: TypeAlias = tuple[int, str]  # an execution number, 0 for none, and what it meant


class AutomaTurn:
    """Acts by itself after a moment; `continue` does not wait for that."""

    def __init__(self, scene: GameScene, band: Band) -> None:
        self._scene = scene
        self._band = band
        self._waited_s = 0.0
        self._steps: list[Step] = []
        self._shown = 0

    @property
    def done(self) -> bool:
        """Whether it has acted."""
        return not self._band.is_open

    def act(self) -> None:
        """Make its move and remember what happened."""
        spaces = self._spaces()
        if not self._scene.submit(AutomaAct(self._scene.seat)):
            return
        acted = [event for event in self._scene.sitting.latest if isinstance(event, AutomaActed)]
        self._steps = [step for event in acted for step in steps(event, self._scene.sitting.content, spaces)]
        self._waited_s, self._shown = 0.0, 1

    def _spaces(self) -> int:
        if self._band.action == "patronage":
            return len(self._band.view.claimed)
        return len(self._band.view.ink_sets)

    def tick(self, dt_s: float) -> bool:
        """Act after a moment, then show one step after the other."""
        self._waited_s += paced(dt_s, self._scene.sitting.choices.now.speed)
        if not self.done:
            if self._waited_s >= THINKS_S:
                self.act()
            return True
        if self._shown < len(self._steps) and self._waited_s >= STEP_S:
            self._waited_s, self._shown = 0.0, self._shown + 1
            self._scene.changed()
        return self._shown < len(self._steps)

    def build(self, page: Page, view: View) -> None:
        """Put the sheet that tells what it does, and `continue`."""
        gears = self._band.action == "gears"
        rect = layout.rect("gears", "gear train") if gears else layout.rect("take orders", "printing house")
        widgets.sheet(page, rect, "rule")
        head = pygame.Rect(rect.x + 36, rect.y + 22, rect.w - 72, 48)
        widgets.heading(page, head, say("What the automa does"), 36)
        if not self.done:
            waiting = pygame.Rect(head.x, head.bottom + 12, head.w, 48)
            widgets.label(page, waiting, say("It turns up its execution cards."), px=30)
        for step, box in zip(self._steps[: self._shown], _lines(rect, len(self._steps)), strict=False):
            page.draw(box, _step_painter(box, step))
        right = layout.rect("take orders", "pass").union(layout.rect("take orders", "end turn"))
        if gears:
            right = layout.rect("gears", "turn gear").union(layout.rect("gears", "install"))
        widgets.page_button(page, "continue", right, say("Continue"), "primary", px=36)


def _lines(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Boxes for the steps, in as many columns as they need."""
    rows = (rect.h - 116) // LINE
    columns = max(1, -(-count // rows))
    width = (rect.w - 72) // columns
    places = (divmod(place, rows) for place in range(count))
    return [
        pygame.Rect(rect.x + 36 + column * width, rect.y + 80 + row * LINE, width - 20, LINE) for column, row in places
    ]


def steps(event: AutomaActed, content: Content, spaces: int) -> Iterator[Step]:
    """What the automa did, one line for each execution card and one for what went."""
    gone = [say("“{card}” goes to the discards.", card=card_words(card, content)) for card in event.cards]
    if event.action == "inks":
        gone = [say("{inks} go back into the bag.", inks=inks_words(event.inks))] if any(event.inks) else []
    if event.action == "patronage":
        yield from _patronage_steps(event, content, spaces)
        return
    for index, numbers in enumerate(event.searches):
        yield from _passed_over(numbers, spaces)
        if numbers and index < len(gone):
            yield numbers[-1], gone[index]
        else:
            yield 0, say("Nothing is left that it could take.")


def _patronage_steps(event: AutomaActed, content: Content, spaces: int) -> Iterator[Step]:
    if event.cards:
        name = card_words(event.cards[0], content)
        yield 0, say("Its planning card bears the sign: the leftmost open card, {name}, leaves the game.", name=name)
        return
    for numbers in event.searches:
        yield from _passed_over(numbers, spaces)
        if event.space == NOWHERE:
            yield 0, say("All rewards are claimed already.")
        else:
            reward = patronage_reward_words(content.rules.patronage_rewards[event.space], content.rules)
            yield numbers[-1], say("It claims this reward for the round and gains nothing: {reward}.", reward=reward)


def _passed_over(numbers: tuple[int, ...], spaces: int) -> Iterator[Step]:
    for number in numbers[:-1]:
        if number > spaces:
            yield number, say("The board has no space {number}: passed over.", number=number)
        else:
            yield number, say("This space has nothing left: passed over.")


def _step_painter(box: pygame.Rect, step: Step) -> Paint:
    number, words = step

    def paint(brush: Brush) -> None:
        if number:
            card = pygame.Rect(box.x, box.y + 3, 36, box.h - 6)
            brush.rect(card, theme.INK, radius=5)
            brush.text(card, str(number), "body", 32, theme.PAPER_LIGHT, align="center")
        brush.text((box.x + 52, box.y, box.w - 52, box.h), words, "body", 30)

    return paint
