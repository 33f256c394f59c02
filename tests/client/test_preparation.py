"""Choosing before the first plan: every move can be made by dragging and by clicking, and a wrong drop says why."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.graphics import pictures
from game.client.scenes.parts.draft_table import DraftTable
from game.client.scenes.preparation_scene import Preparation
from game.client.session.match_session import MatchSession
from game.client.ui.page import Page
from game.client.ui.target_names import TypePiece
from game.content import load_content
from game.match.players import Player
from game.match.store import Store
from game.rules import Options
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import CharacterId
from tests.client.pilot import Pilot

PEOPLE = (Player("Anna", "anchor"), Player("Tom", "compasses"))


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Pilot]]:
    """Begins a match of two and plays it up to a question: `sit(ask.Drafting)`, `sit(ask.NamingColour, "caxton")`."""
    content = load_content()
    with Store(tmp_path) as store:

        def begin(
            question: type[ask.Decision],
            character: CharacterId | None = None,
            is_due: Callable[[Any], bool] = lambda top: True,
        ) -> Pilot:
            options = Options(seats=2, automa=False, characters=character is not None, first_seat=0)
            matches = (store.new_match(content, options, seed, PEOPLE) for seed in range(1, 200))
            match = next(m for m in matches if character in (None, *m.view(0).seats[0].drawn_characters))
            session = MatchSession(match)
            while not (isinstance(session.view().top, question) and is_due(session.view().top)):
                answer(session, character)
            return Pilot(session.scene())

        yield begin
    pygame.quit()


def answer(session: MatchSession, character: CharacterId | None) -> None:
    """The first legal move, but for keeping a wanted character, and plans with a turn everywhere."""
    legal = session.match.legal_moves(session.match.pending()[0])
    wanted = [
        move
        for move in legal
        if (isinstance(move, mv.KeepCharacter) and move.character == character)
        or (isinstance(move, mv.CommitPlan) and min(move.markers))
    ]
    session.match.submit((wanted or legal)[0], session.match.number)


def scene_of(pilot: Pilot) -> Preparation:
    """The scene in front of the pilot."""
    assert isinstance(pilot.scene, Preparation)
    return pilot.scene


def names(pilot: Pilot, kind: str) -> list[str]:
    """The targets of a kind."""
    return [target.name for target in pilot.app.page.targets if target.name.startswith(f"{kind}:")]


def last_move(scene: Preparation) -> mv.Move:
    """The move made last."""
    return scene.session.match.log[-1].move


def said(pilot: Pilot) -> str:
    """What was just said at the foot of the screen."""
    pilot.step()
    notice = pilot.app.controls.notices.toast
    return notice.sentence if notice else ""


def test_P4_a_tile_is_dragged_to_the_house_and_kept(sit: Callable[..., Pilot]) -> None:
    """P4: nothing is final before it is confirmed; another tile takes the first one's place."""
    pilot = sit(ask.KeepingCharacter, "fiol")
    scene = scene_of(pilot)
    other = next(name for name in names(pilot, "character") if name != "character:fiol")
    assert not pilot.app.page.targets.by_name("confirm").enabled
    pilot.drag(other, "house")
    pilot.wait_until_still()
    pilot.drag("character:fiol", "drawn")  # it lies there already: nowhere to go
    assert not scene.session.match.log
    pilot.drag("character:fiol", "house")
    pilot.wait_until_still()
    pilot.click("confirm")
    assert last_move(scene) == mv.KeepCharacter(0, "fiol")
    pilot.step()
    assert scene_of(pilot).seat == 1


@pytest.mark.parametrize("by_itself", [False, True])
def test_P4_a_complete_choice_is_confirmed_by_hand_or_by_itself(sit: Callable[..., Pilot], by_itself: bool) -> None:
    """P4: as the settings say; Undo stays meanwhile."""
    pilot = sit(ask.KeepingCharacter, "fiol")
    scene = scene_of(pilot)
    scene.session.choices.change(turns_end="always" if by_itself else "never")
    pilot.drag("character:fiol", "house")
    pilot.wait(1.5)
    assert bool(scene.sprites()) is by_itself  # the bar of the time that is left
    pilot.click("undo")
    pilot.wait(4.0)
    assert not scene.session.match.log
    pilot.drag("character:fiol", "house")
    pilot.wait(4.0)
    assert [entry.move for entry in scene.session.match.log] == [mv.KeepCharacter(0, "fiol")] * by_itself


def test_guillard_installs_two_gears_turned_as_wanted(sit: Callable[..., Pilot]) -> None:
    """§7 guillard: axles fill from the top (G2), with any sector up."""
    pilot = sit(ask.InstallingDrawn, "guillard")
    scene = scene_of(pilot)
    first, second, *_ = names(pilot, "gear")
    pilot.drag(first, "axle:2")
    pilot.wait_until_still()
    assert said(pilot)
    assert not pilot.app.page.targets.by_name("install").enabled
    pilot.drag(first, "axle:0")
    pilot.wait_until_still()
    pilot.click("turn")  # clockwise, so that the sector listed before comes up (T1)
    pilot.click("install")
    assert last_move(scene) == mv.InstallGear(0, first.removeprefix("gear:"), 0, 2)
    pilot.click_click(second, "axle:1")
    pilot.click("install")
    assert last_move(scene) == mv.InstallGear(0, second.removeprefix("gear:"), 1, 0)


GEAR_SCREEN = ("offer", "axle:0", "axle:1", "axle:2", "turn", "cancel", "install")


def test_guillard_meets_the_screen_of_the_gears_action(sit: Callable[..., Pilot]) -> None:
    """§7 guillard: what turns, takes back and installs a gear stands where it does in play, and no gear moves up."""
    before = sit(ask.InstallingDrawn, "guillard")
    first, *others = names(before, "gear")
    homes = [before.app.page.targets.by_name(name).rect for name in others]
    before.drag(first, "axle:0")
    before.wait_until_still()
    found = [before.app.page.targets.by_name(name).rect for name in GEAR_SCREEN]
    assert "forecast" in before.app.page.anchors
    before.click("install")
    before.wait_until_still()
    assert [before.app.page.targets.by_name(name).rect for name in others] == homes
    installing = before.app.page.targets.by_name("install").rect

    def in_play(top: ask.Decision) -> bool:
        return isinstance(top, ask.ActionTurn) and top.action == "gears"

    play = sit(ask.ActionTurn, None, in_play)
    ending = play.app.page.targets.by_name("end").rect
    play.drag(names(play, "gear")[0], "axle:0")
    play.wait_until_still()
    assert [play.app.page.targets.by_name(name).rect for name in GEAR_SCREEN] == found
    assert "forecast" in play.app.page.anchors
    assert found[-1] == ending == installing


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_guillard_turns_a_gear_by_hand(sit: Callable[..., Pilot], reduced_motion: bool) -> None:
    """§7 guillard: any sector may be up; at its hub the gear is taken off again."""
    pilot = sit(ask.InstallingDrawn, "guillard")
    scene = scene_of(pilot)
    scene.session.choices.change(reduced_motion=reduced_motion)
    name = names(pilot, "gear")[0]
    pilot.crank(name, 60)  # one that is drawn is lifted
    assert pilot.app.controls.attention.lifted == name
    pilot.let_go()
    pilot.drag(name, "axle:0")
    pilot.wait_until_still()
    pilot.crank(name, -100, 12)
    assert len(scene.sprites()) == 2
    pilot.let_go()
    pilot.wait_until_still()
    assert not scene.sprites()
    pilot.drag(name, "offer")
    pilot.wait_until_still()
    assert not pilot.app.page.targets.by_name("install").enabled
    pilot.drag(name, "axle:0")
    pilot.wait_until_still()
    pilot.crank(name, 100, 12)
    pilot.let_go()
    pilot.wait_until_still()
    pilot.click("install")
    assert last_move(scene) == mv.InstallGear(0, name.removeprefix("gear:"), 0, 2)


def test_ungler_sets_two_levels_on_two_specialties(sit: Callable[..., Pilot]) -> None:
    """§7 ungler: two different specialties."""
    pilot = sit(ask.StartingLevels, "ungler")
    scene = scene_of(pilot)
    pilot.click_click("level:1", "row:binding")
    pilot.drag("level:2", "row:binding")
    pilot.wait_until_still()
    assert "Binding" in said(pilot)
    assert not pilot.app.page.targets.by_name("confirm").enabled
    pilot.drag("level:2", "row:illuminating")
    pilot.wait_until_still()
    pilot.click("confirm")
    assert last_move(scene) == mv.StartLevels(0, "binding", "illuminating")


def test_P5_an_order_is_one_card_of_each_kind(sit: Callable[..., Pilot]) -> None:
    """P5: a printing card is no refinement card; both can be put back until they are taken."""
    pilot = sit(ask.Drafting)
    scene = scene_of(pilot)
    printing, refinement = names(pilot, "printing")[2], names(pilot, "refinement")[0]
    pilot.drag(printing, "card slot:refinement")
    pilot.wait_until_still()
    assert "printing card" in said(pilot)
    pilot.drag(printing, "card slot:printing")
    pilot.wait_until_still()
    pilot.drag(printing, "pool:printing")
    pilot.wait_until_still()
    assert "printing" in pilot.app.page.targets.by_name("confirm").reason
    pilot.click_click(printing, "card slot:printing")
    pilot.click_click(refinement, "card slot:refinement")
    pilot.click("confirm")
    assert last_move(scene) == mv.DraftOrder(0, printing.partition(":")[2], refinement.partition(":")[2])
    pilot.step()
    assert (scene_of(pilot).name, scene_of(pilot).seat) == ("draft", 1)


def test_a_second_order_starts_with_empty_slots(sit: Callable[..., Pilot]) -> None:
    """P5: the last of the first round is the first of the second, and what it took then is not asked about again."""
    pilot = sit(ask.Drafting)
    for _ in range(2):
        pilot.click_click(names(pilot, "printing")[0], "card slot:printing")
        pilot.click_click(names(pilot, "refinement")[0], "card slot:refinement")
        pilot.click("confirm")
        pilot.wait_until_still()
    assert scene_of(pilot).seat == 1
    assert pilot.app.page.targets.by_name("confirm").reason == "Place a printing card in your order."


def test_P5_cards_keep_their_places_while_others_are_taken(sit: Callable[..., Pilot]) -> None:
    pilot = sit(ask.Drafting)
    places = {name: pilot.app.page.targets.by_name(name).rect for name in names(pilot, "printing")}
    taken = min(places, key=lambda name: places[name].x)
    pilot.click_click(taken, "card slot:printing")
    pilot.click_click(names(pilot, "refinement")[0], "card slot:refinement")
    pilot.click("confirm")
    pilot.wait_until_still()
    left = {name: pilot.app.page.targets.by_name(name).rect for name in names(pilot, "printing")}
    assert left == {name: rect for name, rect in places.items() if name != taken}


def test_P5_while_a_choice_is_told_those_to_come_are_shown(
    sit: Callable[..., Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """P5: of two seats the first, the second twice, the first; who has just chosen is not named again."""
    session, shown = scene_of(sit(ask.Drafting)).session, list[object]()
    monkeypatch.setattr(pictures, "badge", shown.append)
    for left in ((1, 1, 0), (1, 0), (0,), ()):
        teller = session.match.pending()[0]
        answer(session, None)
        shown.clear()
        DraftTable(session, teller)._build_turns(Page(), session.match.view(teller))
        assert shown == [session.style(seat) for seat in left]


def test_nobody_takes_back_the_order_that_another_seat_took(sit: Callable[..., Pilot]) -> None:
    """Undo is a seat's own last step: first what it has laid out, and never what the seat before it has taken."""
    pilot = sit(ask.Drafting)
    pilot.click_click(names(pilot, "printing")[0], "card slot:printing")
    pilot.click_click(names(pilot, "refinement")[0], "card slot:refinement")
    pilot.click("confirm")
    pilot.step()
    assert scene_of(pilot).seat == 1
    assert not pilot.app.page.targets.by_name("undo").enabled
    pilot.click_click(names(pilot, "printing")[0], "card slot:printing")
    pilot.click("undo")
    assert len(scene_of(pilot).session.match.log) == 1
    assert not pilot.app.page.targets.by_name("undo").enabled


def test_the_cards_of_the_last_order_fly_as_they_lay(sit: Callable[..., Pilot]) -> None:
    """P5: the next screen asks for types, and shows from where both cards come."""
    pilot = sit(ask.Drafting)
    lay = (0, 0)
    while pilot.scene.name == "draft":
        for kind in ("printing", "refinement"):
            pilot.click_click(names(pilot, kind)[0], f"card slot:{kind}")
        lay = pilot.app.page.targets.by_name("card slot:refinement").rect.center
        pilot.click("confirm")
        pilot.step()
    assert pilot.scene.name == "types"
    starts = [sprite.centre for sprite in pilot.app.director.sprites()]
    assert any(abs(x - lay[0]) + abs(y - lay[1]) < 60 for x, y in starts)


def test_P6_three_types_fill_the_tray(sit: Callable[..., Pilot]) -> None:
    """P6: any letters, in any order; a fourth does not fit."""
    pilot = sit(ask.ChoosingTypes)
    scene = scene_of(pilot)
    pilot.drag("type:U", "tray")
    pilot.click_click("type:A", "tray")
    pilot.click_click("type:U", "tray")
    assert scene.piece_part.places_for(TypePiece("I")) == frozenset()
    assert "All 3" in scene.piece_part.why_not(TypePiece("I"), "tray")
    pilot.drag("chosen:1", "case")
    pilot.wait_until_still()
    assert "1 more type" in pilot.app.page.targets.by_name("confirm").reason
    pilot.drag("type:I", "tray")
    pilot.wait_until_still()
    pilot.click("confirm")
    assert last_move(scene) == mv.ChooseTypes(scene.seat, ("I", "U", "U"))


def test_T2_caxton_names_a_colour(sit: Callable[..., Pilot]) -> None:
    """T2: one of the four colours."""
    pilot = sit(ask.NamingColour, "caxton")
    scene = scene_of(pilot)
    pilot.drag("ink:gold", "wild")
    pilot.wait_until_still()
    pilot.click_click("ink:red", "wild")
    pilot.click("confirm")
    assert last_move(scene) == mv.NameColour(0, "red")
