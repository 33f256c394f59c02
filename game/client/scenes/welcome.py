"""The question for somebody who touched a show: whether to play a first game."""

from game.client.base.i18n import say
from game.client.session.app_context import AppContext
from game.client.text.tutorial_text import TUTORIAL
from game.client.ui.overlay import Answer, Message


class Welcome(Message, name="welcome"):
    """Asks once; buttons `learn`, `first` and `look`. Left alone it gives way to the show again, as the title does."""

    def __init__(self, context: AppContext) -> None:
        profile = context.profile
        answers = [
            Answer("look", say("Look around first"), lambda: profile.keep_progress(profile.progress.decline)),
            Answer("first", TUTORIAL["offer game"](), lambda: context.safely(context.first_game)),
            Answer("learn", TUTORIAL["learn"](), lambda: context.safely(context.tutorial)),
        ]
        super().__init__(TUTORIAL["offer"](), TUTORIAL["offer words"](), answers)
        self.default = "learn"
