"""What a person presses and lays for each move of the rules, on the scene that asks for it."""

from collections.abc import Callable
from typing import Any, get_args

from game.client.session.hints import laid
from game.client.session.match_session import MatchSession
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.moves import GearAnswer
from game.rules.names import ACTIONS
from game.rules.state import Seat
from tests.client.player.fingers import Fingers
from tests.client.player.printing import end_turn, fulfil

Gesture = Callable[[Fingers, MatchSession, Any], None]


def holder(session: MatchSession, move: mv.Move) -> Seat:
    """What the seat of a move holds."""
    return session.view(move.seat).seats[move.seat]


# preparation


def confirm(fingers: Fingers, session: MatchSession) -> None:
    """Press the button, or wait where turns end by themselves."""
    if session.turns_end:
        wait_for_a_move(fingers, session)
    else:
        fingers.press("confirm")


def keep_character(fingers: Fingers, session: MatchSession, move: mv.KeepCharacter) -> None:
    """A tile goes to the house."""
    fingers.put(f"character:{move.character}", "house")
    confirm(fingers, session)


def start_levels(fingers: Fingers, session: MatchSession, move: mv.StartLevels) -> None:
    """Both levels go to their rows."""
    fingers.put("level:1", f"row:{move.first}")
    fingers.put("level:2", f"row:{move.second}")
    confirm(fingers, session)


def draft_order(fingers: Fingers, session: MatchSession, move: mv.DraftOrder) -> None:
    """Both cards go to their slots."""
    fingers.put(f"printing:{move.printing}", "card slot:printing")
    fingers.put(f"refinement:{move.refinement}", "card slot:refinement")
    confirm(fingers, session)


def choose_types(fingers: Fingers, session: MatchSession, move: mv.ChooseTypes) -> None:
    """Types go to the tray; one too many, by chance the wrong one, went back before."""
    fingers.put(f"type:{move.letters[-1]}", "tray")
    fingers.put("chosen:0", "case")
    for letter in move.letters:
        fingers.put(f"type:{letter}", "tray")
    confirm(fingers, session)


def name_colour(fingers: Fingers, session: MatchSession, move: mv.NameColour) -> None:
    """A pot goes to the place of the wild colour."""
    fingers.put(f"ink:{move.ink}", "wild")
    confirm(fingers, session)


# plans


def commit_plan(fingers: Fingers, session: MatchSession, move: mv.CommitPlan) -> None:
    """Markers are laid one by one, or the slots pressed; then the plan is handed in."""
    if fingers.shows("clear"):
        fingers.press("clear")
    if session.view().round % 2:
        laid = 0
        for action, count in zip(ACTIONS, move.markers, strict=True):
            for _ in range(count):
                fingers.put(f"marker:{laid}", f"action row:{action}")
                laid += 1
    else:
        for action, count in zip(ACTIONS, move.markers, strict=True):
            if count == 1:
                fingers.press(f"plus:{action}")
            elif count:
                fingers.press(f"plan slot:{action}:{count}")
    fingers.press("confirm")


def shift_marker(fingers: Fingers, session: MatchSession, move: mv.ShiftMarker) -> None:
    """A marker is laid on another row."""
    fingers.put(f"laid marker:{move.source}", f"action row:{move.target}")


# the five actions


def take_order(fingers: Fingers, session: MatchSession, move: mv.TakeOrder) -> None:
    """Both cards go to a free slot, or onto the order that is given up; by turns the one or the other first."""
    held = [order.printing for order in holder(session, move).orders]
    slot = f"slot:{len(held) if move.discard is None else held.index(move.discard)}"
    cards = [f"printing:{move.printing}", f"refinement:{move.refinement}"]
    for card in cards if session.match.number % 2 else reversed(cards):
        fingers.put(card, slot)


def take_inks(fingers: Fingers, session: MatchSession, move: mv.TakeInks) -> None:
    """The last ink is lifted, those to its left come with it."""
    left = [at for at, ink in enumerate(session.view().ink_sets[move.ink_set]) if ink is not None]
    fingers.put(f"offered ink:{move.ink_set}:{left[move.count - 1]}", "inks")


def take_specialty(fingers: Fingers, session: MatchSession, move: mv.TakeSpecialty) -> None:
    """The card goes onto one row or onto all tracks."""
    mode = "both" if len(move.advances) > 1 else "one"
    if fingers.value(f"advance:{mode}") != "True":
        fingers.press(f"advance:{mode}")
    fingers.put(f"specialty:{move.card}", "tracks" if mode == "both" else f"row:{move.advances[0]}")


def install_gear(fingers: Fingers, session: MatchSession, move: mv.InstallGear) -> None:
    """The gear goes onto an axle, is turned there, and is installed."""
    fingers.put(f"gear:{move.gear}", f"axle:{move.axle}")
    for _ in range(-move.sector % 3):
        fingers.press("turn")
    fingers.press("install")


def reposition_gear(fingers: Fingers, session: MatchSession, move: mv.RepositionGear) -> None:
    """A gear of the house is pressed, which turns it, and is set."""
    placed = holder(session, move).gears[move.axle]
    fingers.press(f"gear:{placed.gear}")
    for _ in range((placed.sector - 1 - move.sector) % 3):
        fingers.press("turn")
    fingers.press("install")


def take_patronage(fingers: Fingers, session: MatchSession, move: mv.TakePatronage) -> None:
    """The card goes to the house; where there are several ways to pay, one is pressed."""
    ways = [
        other.inks
        for other in session.match.legal_moves(move.seat)
        if isinstance(other, mv.TakePatronage) and other.card == move.card
    ]
    fingers.put(f"patronage:{move.card}", "house")
    if fingers.pilot.scene.name == "paying":
        fingers.press(f"pay:{ways.index(move.inks)}")


def automa_act(fingers: Fingers, session: MatchSession, move: mv.AutomaAct) -> None:
    """The automa acts by itself after a moment, or at once when pressed."""
    if session.match.number % 2:
        fingers.press("continue")
    else:
        wait_for_a_move(fingers, session)


def reveal_plan(fingers: Fingers, session: MatchSession, move: mv.RevealPlan) -> None:
    """The automa's card turns up by itself after a moment, or at once when pressed."""
    if session.view().round % 2:
        fingers.press("continue")
    else:
        wait_for_a_move(fingers, session)


def wait_for_a_move(fingers: Fingers, session: MatchSession) -> None:
    """Let time pass until something was moved; plans come up row by row before."""
    number = session.match.number
    for _ in range(100):
        if session.match.number > number:
            return
        fingers.rest()


# answers


def draw_order(fingers: Fingers, session: MatchSession, move: mv.DrawOrder) -> None:
    """The order to give up goes to the discards, then the cards are drawn."""
    if move.discard is not None and not fingers.lies_on(f"order:{move.discard}", "discards"):
        fingers.put(f"order:{move.discard}", "discards")
    fingers.press("draw")


def keep_order(fingers: Fingers, session: MatchSession, move: mv.KeepOrder) -> None:
    """Both cards go to the new order; what lies there already makes room by itself."""
    for kind, card in (("printing", move.printing), ("refinement", move.refinement)):
        if not fingers.lies_on(f"{kind}:{card}", f"card slot:{kind}"):
            fingers.put(f"{kind}:{card}", f"card slot:{kind}")
    fingers.press("keep")


def choose_reward(fingers: Fingers, session: MatchSession, move: mv.ChooseReward) -> None:
    """Each different reward is a panel."""
    top = session.view().top
    assert isinstance(top, ask.Rewards)
    fingers.press(f"reward:{list(dict.fromkeys(top.rewards)).index(move.reward)}")


def decline(fingers: Fingers, session: MatchSession, move: mv.Decline) -> None:
    """Doing without several rewards at once is asked once more."""
    several = isinstance(session.view().top, ask.Rewards)
    fingers.press("decline")
    if several:
        fingers.press("yes")


def lay(fingers: Fingers, session: MatchSession, move: mv.Move) -> None:
    """The one piece of a question on the one place that mean the move."""
    piece, place = laid(fingers.pilot.scene, fingers.pilot.app.page, move)
    fingers.put(piece, place)


GESTURES: dict[type[mv.Move], Gesture] = {
    mv.KeepCharacter: keep_character,
    mv.StartLevels: start_levels,
    mv.DraftOrder: draft_order,
    mv.ChooseTypes: choose_types,
    mv.NameColour: name_colour,
    mv.CommitPlan: commit_plan,
    mv.RevealPlan: reveal_plan,
    mv.ShiftMarker: shift_marker,
    mv.LeaveMarkers: lambda fingers, _, move: fingers.press("leave"),
    mv.TakeOrder: take_order,
    mv.TakeInks: take_inks,
    mv.TakeSpecialty: take_specialty,
    mv.InstallGear: install_gear,
    mv.RepositionGear: reposition_gear,
    mv.ClaimReward: lambda fingers, _, move: fingers.press_or_put("marker", f"space:{move.space}"),
    mv.TakePatronage: take_patronage,
    mv.Pass: lambda fingers, _, move: fingers.press("pass"),
    mv.AutomaAct: automa_act,
    mv.Fulfil: fulfil,
    mv.EndTurn: end_turn,
    mv.TakeInk: lambda fingers, _, move: fingers.put(f"ink:{move.ink}", "inks"),
    mv.Advance: lambda fingers, _, m: fingers.press_or_put(f"level marker:{m.specialty}", f"next level:{m.specialty}"),
    mv.TakeType: lambda fingers, _, move: fingers.put(f"type:{move.letter}", "types"),
    mv.DrawOrder: draw_order,
    mv.BuyCards: lambda fingers, _, move: fingers.press(f"buy cards:{move.printing}:{move.refinement}"),
    mv.KeepOrder: keep_order,
    mv.ChooseReward: choose_reward,
    mv.Decline: decline,
    **dict.fromkeys(get_args(GearAnswer), lay),
}
"""All moves but the free ones, which any seat may make from several scenes: see `free`."""
