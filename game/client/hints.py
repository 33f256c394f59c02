"""Who may have a hint now, the way to it, and what it points at on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.client.messages import say
from game.client.page import Page
from game.client.scene import Push, Scene, Transition
from game.rules import moves as mv
from game.rules.view import OBSERVER

if TYPE_CHECKING:
    from game.client.sitting import Sitting

HINT_KEY = pygame.K_h
SECRET = frozenset({"curtain", "planning"})  # stops at which nobody in particular is at the screen


def decides(sitting: Sitting) -> int:
    """The seat of the person who has something to decide at this screen; OBSERVER where there is none."""
    asked = sitting.prompt()
    if asked is not None:  # whatever is shown below: a free move may be asked about when a turn is done
        return asked.seat
    stop = sitting.stop()
    if stop != sitting.actual_stop() or stop.kind in SECRET:
        return OBSERVER
    if stop.kind == "plan":
        return stop.seat
    return next((seat for seat in sitting.view().pending if seat in sitting.people), OBSERVER)


def to_hint(scene: Scene, sitting: Sitting) -> Transition:
    """Over a scene, what an adept would do; only where somebody has something to decide."""
    from game.client.scenes.hint import Hint

    seat = decides(sitting)
    return None if seat == OBSERVER else Push(Hint(scene, sitting, seat))


def hint_by_key(scene: Scene, sitting: Sitting, event: pygame.Event) -> Transition:
    """The answer of a scene to a key: a hint, where it is the key for one, or why there is none."""
    if event.key != HINT_KEY:
        return None
    if decides(sitting) == OBSERVER:
        scene.toast(say("Nobody at this screen has anything to decide now."))
    return to_hint(scene, sitting)


# what a move takes in hand


def pointed_at(scene: Scene, sitting: Sitting, move: mv.Move) -> list[pygame.Rect]:
    """Where a scene shows what a move takes in hand; nothing where it takes much, or what cannot be seen there."""
    names = TAKEN[type(move)](move, sitting) if type(move) in TAKEN else ()
    page = Page()
    scene.build(page)
    found = [page.targets.get(name) for name in names]
    return [target.rect for target in found if target is not None]


def _two_cards(move: mv.TakeOrder | mv.DraftOrder | mv.KeepOrder, sitting: Sitting) -> Sequence[str]:
    return (f"printing:{move.printing}", f"refinement:{move.refinement}")


def _inks(move: mv.TakeInks, sitting: Sitting) -> Sequence[str]:
    lying = [at for at, ink in enumerate(sitting.view().ink_sets[move.ink_set]) if ink is not None]
    return [f"ink:{move.ink_set}:{at}" for at in lying[: move.count]]


TAKEN: dict[type[mv.Move], Callable[[Any, Sitting], Sequence[str]]] = {
    mv.KeepCharacter: lambda move, s: (f"character:{move.character}",),
    mv.DraftOrder: _two_cards,
    mv.TakeOrder: _two_cards,
    mv.KeepOrder: _two_cards,
    mv.NameColour: lambda move, s: (f"ink:{move.ink}",),
    mv.TakeInks: _inks,
    mv.TakeSpecialty: lambda move, s: (f"specialty:{move.card}",),
    mv.InstallGear: lambda move, s: (f"gear:{move.gear}",),
    mv.RepositionGear: lambda move, s: (f"axle:{move.axle}",),
    mv.ClaimReward: lambda move, s: (f"space:{move.space}",),
    mv.TakePatronage: lambda move, s: (f"patronage:{move.card}",),
    mv.Pass: lambda move, s: ("pass",),
    mv.UseGear: lambda move, s: (f"use:{move.axle}",),
    mv.BuyType: lambda move, s: ("buy",),
    mv.TakeInk: lambda move, s: (f"ink:{move.ink}",),
    mv.TakeType: lambda move, s: (f"type:{move.letter}",),
}
"""The names of the targets, by the move; scenes name what they show alike."""
