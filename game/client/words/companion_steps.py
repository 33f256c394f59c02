"""A step of the companion in words."""

from game.client.base.i18n import say, sentences
from game.client.words.companion import asked
from game.client.words.companion_nouns import answer_words
from game.companion import Edit, Game


def step_words(game: Game, at: int) -> str:
    """A step on one line: what was asked and what was answered."""
    step = game.steps[at]
    before = game.steps[at - 1].state if at else game.start
    if isinstance(step.answer, Edit) or step.question is None:
        return say("Set by hand: {answer}", answer=answer_words("", step.answer, before))
    answer = answer_words(step.question.kind, step.answer, before)
    return sentences((asked(step.question), answer))
