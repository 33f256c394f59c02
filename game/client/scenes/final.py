"""The end of the game: the guild counts the fame (Z1), names the winner (Z2) and gives titles (U10)."""

from game.client import layout, widgets
from game.client.game_scene import GameScene
from game.client.messages import say
from game.client.page import Page
from game.client.parts import is_common, press_common
from game.client.scene import Push, Transition
from game.client.scenes.rounds.score_sheet import score_sheet
from game.client.scenes.rounds.verdict import title_ladder, winner_board


class Final(GameScene):
    """Shows what counted for whom; the table can still be looked at as it stands.

    Buttons `again`, `watch` (all printing houses), `log`, `title`.
    """

    name = "final"
    default = "again"

    def build(self, page: Page) -> None:
        """Put the sheet, the winner, the titles and the ways on."""
        view = self.sitting.view()
        widgets.table(page)
        heading = layout.rect("final", "heading").inflate(-840, -8)
        widgets.ribbon(page, heading, say("The guild counts the fame"))
        score_sheet(page, self.sitting, view)
        winner_board(page, self.sitting, view.scores)
        title_ladder(page, self.sitting, view.scores)
        again, watch = layout.rect("final", "colophon"), layout.rect("final", "hall of fame")
        log, title = layout.rect("final", "play again"), layout.rect("final", "to title")
        title = title.union(layout.rect("final", "watch"))
        widgets.page_button(page, "again", again, say("Play again"), "primary", "press", px=48)
        widgets.page_button(page, "watch", watch, say("Look at the table"), "plain", "eye", px=36)
        widgets.page_button(page, "log", log, say("How it went"), "plain", "log", px=36)
        widgets.page_button(page, "title", title, say("To the title"), "plain", "left", px=36)

    def press(self, name: str) -> Transition:
        """Leave for another game or the title, or look back."""
        from game.client import table  # which names this scene itself

        if name == "again":
            return table.play_again(self.sitting)
        if name == "title":
            return table.to_title(self.sitting)
        if name == "watch":
            from game.client.scenes.workshop import Workshop

            return Push(Workshop(self.sitting, self.sitting.people[0]))
        return press_common(self, name) if is_common(name) else None
