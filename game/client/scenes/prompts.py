"""Questions over another scene: choices inside an action, a reward or a free move, one scene each."""

from game.client.scenes import questions
from game.client.scenes.game_scene import PromptScene
from game.client.scenes.keep_order import KeepAnOrder, OfferOrder
from game.rules import moves as ask

PROMPT_SCENES: dict[type[ask.Decision], type[PromptScene]] = {
    ask.ChoosingInk: questions.ChooseInk,
    ask.ChoosingAdvance: questions.ChooseAdvance,
    ask.ChoosingFreeType: questions.ChooseFreeType,
    ask.OfferingOrder: OfferOrder,
    ask.KeepingOrder: KeepAnOrder,
    ask.Rewards: questions.OrderRewards,
    ask.SwappingInk: questions.SwapAnInk,
    ask.ReturningInk: questions.ReturnAnInk,
    ask.SwappingType: questions.SwapAType,
    ask.ScrappingType: questions.ScrapAType,
    ask.BuyingDiscounted: questions.BuyDiscounted,
}
"""The scene of each question, made as `Class(sitting, decision)`."""
