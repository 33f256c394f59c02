"""The companion's log: each question with its answer, and what came of it."""

from game.client.base.i18n import say
from game.client.scenes.parts.notes import Line, PagedLog, set_line
from game.client.words.companion_steps import step_words
from game.client.words.companion_told import told
from game.companion import Edit, Game, Happening, Step
from game.companion import happenings as hp
from game.rules.view import OBSERVER

MARKED_ROUNDS = 6  # as many as there is room for below the log
ICONS: dict[type[Happening], str] = {
    hp.TileDrawn: "rotate",
    hp.TradesmanMoved: "right",
    hp.Gained: "plus",
    hp.GameEnded: "trophy",
}


class CompanionLog(PagedLog):
    """As the log of a match; the targets are the same."""

    name = "companion log"

    def __init__(self, game: Game) -> None:
        lines = [line for at, step in enumerate(game.steps) for line in _lines(game, at, step)]
        super().__init__(lines or [set_line(say("Nothing has happened yet."), OBSERVER, "", 0)])


def _lines(game: Game, at: int, step: Step) -> list[Line]:
    lines = [set_line(step_words(game, at), OBSERVER, "pen" if isinstance(step.answer, Edit) else "", 0)]
    for each in step.happenings:
        if isinstance(each, hp.FieldEdited):
            continue
        begun = each.round if isinstance(each, hp.RoundBegan) and each.round <= MARKED_ROUNDS else 0
        icon = "fist" if each.by_hand else ICONS.get(type(each), "")
        lines.append(set_line(told(each, step.state), OBSERVER, icon, begun))
    return lines
