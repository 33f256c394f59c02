"""The question for somebody who touched a show: whether to play a first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.base.i18n import say
from game.client.scenes.learning import not_now, to_tutorial
from game.client.text.tutorial_text import TUTORIAL
from game.client.ui.overlay import Answer, Message

if TYPE_CHECKING:
    from game.client.session.app_context import AppContext


class Welcome(Message):
    """Asks once; buttons `learn`, `first` and `look`. Left alone it gives way to the show again, as the title does."""

    name = "welcome"

    def __init__(self, context: AppContext) -> None:
        answers = [
            Answer("look", say("Look around first"), lambda: not_now(context)),
            Answer("first", TUTORIAL["offer game"](), lambda: context.safely(context.first_game)),
            Answer("learn", TUTORIAL["learn"](), lambda: context.safely(lambda: to_tutorial(context))),
        ]
        super().__init__(TUTORIAL["offer"](), TUTORIAL["offer words"](), answers)
        self.default = "learn"
