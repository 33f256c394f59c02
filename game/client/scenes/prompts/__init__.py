"""Questions over another scene: choices inside an action, a reward or a free move, one scene each."""

from game.client.scenes.prompts import inks, types
from game.client.scenes.prompts.inks import ChooseInk
from game.client.scenes.prompts.keeping import KeepAnOrder
from game.client.scenes.prompts.levels import ChooseAdvance
from game.client.scenes.prompts.orders import OfferOrder
from game.client.scenes.prompts.rewards import OrderRewards
from game.client.scenes.prompts.types import ChooseFreeType
from game.client.screen.game_scene import PromptScene
from game.rules import moves as ask

PROMPT_SCENES: dict[type[ask.Decision], type[PromptScene]] = {
    ask.ChoosingInk: ChooseInk,
    ask.ChoosingAdvance: ChooseAdvance,
    ask.ChoosingFreeType: ChooseFreeType,
    ask.OfferingOrder: OfferOrder,
    ask.KeepingOrder: KeepAnOrder,
    ask.Rewards: OrderRewards,
    **inks.OF_GEARS,
    **types.OF_GEARS,
}
"""The scene of each question, made as `Class(sitting, decision)`."""
