"""Which scene shows a stop of the game, and which one asks a question of the rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from game.client.screen.destinations import ToMenu
from game.client.screen.scene import Replace, Scene, Transition

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting, Stop
    from game.client.session.stops import CurtainStop
    from game.rules.decisions import Decision


@cache
def scenes() -> dict[type[Stop], tuple[str, str]]:
    """By the kind of a stop: the module in `game.client.scenes` and the class in it, made as `Class(sitting, stop)`."""
    from game.client.session import stops as at  # imported here, so that the window opens without the rules

    return {
        at.CharacterStop: ("preparation.scene", "Preparation"),
        at.DraftStop: ("preparation.scene", "Preparation"),
        at.TypesStop: ("preparation.scene", "Preparation"),
        at.ColourStop: ("preparation.scene", "Preparation"),
        at.PlanStop: ("plan.scene", "Plan"),
        at.PlanningStop: ("planning", "Planning"),
        at.TogetherStop: ("together.scene", "Together"),
        at.RevealStop: ("reveal.scene", "Reveal"),
        at.TurnGearsStop: ("turn_gears", "TurnGears"),
        at.ActionStop: ("board.scene", "Board"),
        at.FulfilStop: ("fulfilment.scene", "Fulfilment"),
        at.RoundEndStop: ("round_end", "RoundEnd"),
        at.FinalStop: ("final.scene", "Final"),
    }


def make_scene(sitting: Sitting, stop: Stop) -> Scene:
    """The scene that shows a stop."""
    from game.client.session.stops import CurtainStop  # imported here for the same reason

    if isinstance(stop, CurtainStop):
        return _curtain(sitting, stop)
    module, name = scenes()[type(stop)]
    if name == "Preparation" and stop.seat in sitting.computers:
        module, name = "computer_choosing", "ComputerChoosing"
    return cast(Scene, getattr(import_module(f"game.client.scenes.{module}"), name)(sitting, stop))


def make_prompt(sitting: Sitting, decision: Decision) -> Scene:
    """The overlay that asks a question."""
    from game.client.scenes.prompts import PROMPT_SCENES

    return cast(Scene, PROMPT_SCENES[type(decision)](sitting, decision))


def _curtain(sitting: Sitting, stop: CurtainStop) -> Scene:
    from game.client.scenes.curtain import Curtain

    seat = stop.seat

    def opened() -> Transition:
        sitting.open_curtain(seat)
        return Replace(sitting.scene())

    def meanwhile() -> Transition:
        sitting.think_along(stop)
        return sitting.transition(stop)

    view = sitting.view()
    waiting = [
        sitting.style(other) for other in view.turn_order if other in sitting.people and not view.committed[other]
    ]
    style = sitting.style(seat)
    menu = ToMenu(sitting)
    return Curtain(
        sitting.name(seat),
        style,
        opened,
        sitting.choices,
        waiting=waiting,
        menu=menu,
        meanwhile=meanwhile,
        sitting=sitting,
    )
