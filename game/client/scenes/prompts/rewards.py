"""The question which of several rewards comes next."""

import pygame

from game.client.base.i18n import say, say_count
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.scenes.prompts import sheet_parts
from game.client.scenes.prompts.question import Question
from game.client.text import reward_text, terms
from game.client.ui import widgets
from game.client.ui.overlay import Confirm
from game.client.ui.page import Page, State, TargetPaint
from game.client.ui.scene import Push, Transition
from game.client.ui.target_names import RewardPanel
from game.rules import moves as ask
from game.rules.moves import ChooseReward, Decline
from game.rules.names import Reward


class OrderRewards(Question):
    """R3: each different reward that is due is a panel `reward:<n>`."""

    name = "rewards"
    decision: ask.Rewards

    def title(self) -> str:
        """What is chosen."""
        return say("which reward comes first?")

    def purpose(self) -> str:
        """What happens to the others."""
        return say("Resolve these in any order. Choose the next one.")

    @property
    def choices(self) -> tuple[Reward, ...]:
        """Each different reward once."""
        return tuple(dict.fromkeys(self.decision.rewards))

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put a panel for each."""
        middle = rect.inflate(0, -80)
        for at, box in enumerate(sheet_parts.row(middle, len(self.choices), 330)):
            reward = self.choices[at]
            name = reward_text.due_words(reward)
            widgets.panel(page, RewardPanel(at), box, name, _panel(box, name, pictures.REWARD_ICONS[reward.kind]))
            count = self.decision.rewards.count(reward)
            if count > 1:
                label = pygame.Rect(box.x, box.bottom + 4, box.w, 36)
                widgets.label(page, label, say_count("{count} time", "{count} times", count), px=28, align="center")

    def press(self, name: str) -> Transition:
        """Take that one next."""
        if isinstance(name, RewardPanel):
            self.submit(ChooseReward(self.seat, self.choices[name.at]))
            return None
        if name == "decline":
            return Push(Confirm(say("Decline them all?"), self._lost_words(), self._decline, say("Decline")))
        return super().press(name)

    def _lost_words(self) -> str:
        """What would be given up."""
        lost = terms.both([reward_text.due_words(reward) for reward in self.decision.rewards])
        return say("You would lose all of these: {rewards}.", rewards=lost)

    def _decline(self) -> Transition:
        self.submit(Decline(self.seat))
        return None

    def last_way_out(self, page: Page, rect: pygame.Rect) -> None:
        """Put `decline`, which here gives up all rewards that are left."""
        widgets.page_button(page, "decline", rect, say("Decline them all"), icon="cross", px=30)


def _panel(box: pygame.Rect, name: str, icon: str) -> TargetPaint:
    def paint(brush: Brush, state: State) -> None:
        edge = theme.VERMILION if state.pressed else theme.BRASS if state.hovered else theme.INK_SOFT
        brush.blit(widgets.panel_picture(line=5 if state.hovered or state.pressed else 2, colour=edge), box)
        side = min(180, box.h - 150)
        brush.blit(icon_picture(icon), (box.centerx - side // 2, box.y + 40, side, side))
        brush.text((box.x + 16, box.bottom - 100, box.w - 32, 84), name, px=32, align="center", wrap=True)

    return paint
