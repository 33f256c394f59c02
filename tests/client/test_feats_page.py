"""The feats on the screen: from the hall of fame and back, with who earned them; and the line after the count."""

from datetime import date
from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from game.client.scenes.final import new_feats_words
from game.client.scenes.hall_scene import HallOfFame
from game.client.session.app_context import AppContext
from game.client.session.hall_of_fame import Hall
from game.client.session.match_session import MatchSession
from game.client.text.statistics_text import feat_words, needed_words
from game.content import load_content
from game.match import Player
from game.match.feats import FEATS
from game.rules import Options
from tests.client.legibility import reading
from tests.client.pilot import Pilot
from tests.match.play import play_to_end

SEATS = (Player("Anna", "anchor"), Player("Tom", "key"))


def test_feats_from_the_hall_to_the_line_after_the_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    context = AppContext(tmp_path)
    options = Options(seats=2, automa=False, characters=False)
    match = play_to_end(context.profile.store.new_match(load_content(), options, 7, SEATS), Random(7))
    earlier = play_to_end(context.profile.store.new_match(load_content(), options, 8, SEATS), Random(8))
    feats = {match.id: ("ten_books", "no_gear"), earlier.id: ("ten_books",)}
    counted = [
        one._replace(played=replace(one.played, feats=feats[one.match_id] if one.seat == 0 else ()))
        for one in context.profile.store.ledger.all()
    ]
    monkeypatch.setattr(context.profile.store.ledger, "all", lambda: counted)
    pilot = Pilot(HallOfFame(Hall(), date(2026, 11, 28), feats=context.feats), (960, 540))
    pilot.click("feats")
    with reading() as found:
        pilot.paint_anew()
    words = {one.words for one in found}
    assert {feat_words(feat) for feat in FEATS} <= words
    assert needed_words("no_gear") not in words
    assert needed_words("tie_break") in words
    assert sum(line.startswith("Anna, ") for line in words) == 1  # the same line for both
    assert "Feats earned: 2 of 20. Only games of all six rounds count." in words
    pilot.click("back")
    assert pilot.scene.name == "hall of fame"
    told = new_feats_words(context.sit(match))
    assert told == "New in the guild’s book of feats: By hand (Anna), A full shelf (Anna)."
    assert new_feats_words(context.sit(earlier)) == ""
    context.close()
    pygame.quit()


def test_new_feats_are_told_once_when_the_game_ends_and_not_when_it_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = AppContext(tmp_path)
    match = context.profile.store.new_match(load_content(), Options(seats=2, automa=False, characters=False), 7, SEATS)
    session = context.sit(match)
    play_to_end(match, Random(7))
    counted = [
        one._replace(played=replace(one.played, feats=("ten_books",) if one.seat == 0 else ()))
        for one in context.profile.store.ledger.all()
    ]
    monkeypatch.setattr(context.profile.store.ledger, "all", lambda: counted)
    session.look_again()
    told = "New in the guild’s book of feats: A full shelf (Anna)."
    assert [told_at_the_end(session), told_at_the_end(session)] == [told, ""]
    again = context.sit(context.profile.store.open_match(match.id, load_content()))
    assert told_at_the_end(again) == ""
    context.close()
    pygame.quit()


def told_at_the_end(session: MatchSession) -> str:
    """What the final scores say once they are counted and the winner was seen."""
    final = session.scene()
    assert final.name == "final"
    final.hurry()
    assert final.take_toast() == ""
    final.hurry()
    return final.take_toast()
