"""Choices of a seat before the first plan and at the start of a round: one class for each question of the rules.

A choice is laid out piece by piece and answered by one move. The scene around it is `Preparation`.
"""

from game.client.scenes.preparation.choices.character import KeepCharacterChoice
from game.client.scenes.preparation.choices.choice import Choice
from game.client.scenes.preparation.choices.colour import ColourChoice
from game.client.scenes.preparation.choices.draft import DraftChoice
from game.client.scenes.preparation.choices.gears import DrawnGearChoice
from game.client.scenes.preparation.choices.levels import LevelsChoice
from game.client.scenes.preparation.choices.types import TypesChoice
from game.rules import moves as ask

CHOICES: dict[type[ask.Decision], type[Choice]] = {
    ask.KeepingCharacter: KeepCharacterChoice,
    ask.InstallingDrawn: DrawnGearChoice,
    ask.StartingLevels: LevelsChoice,
    ask.Drafting: DraftChoice,
    ask.ChoosingTypes: TypesChoice,
    ask.NamingColour: ColourChoice,
}

__all__ = ["CHOICES", "Choice"]
