"""What the title offers, at home and at a stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.base.i18n import say
from game.client.home.learning import to_tutorial
from game.client.home.title_lines import TitleItem
from game.client.screen.destinations import ToRules
from game.client.text.tutorial_text import TUTORIAL
from game.client.ui.scene import Push, Transition

if TYPE_CHECKING:
    from game.client.session.room import Room


def items_of(room: Room) -> list[TitleItem]:
    """What can be done now, at home or at a stand."""
    return stand_items(room) if room.kiosk else home_items(room)


def home_items(room: Room) -> list[TitleItem]:
    """The items of the title at home, the most likely one first."""
    none = "" if room.has_saves() else say("No saved game yet: start a new one.")
    waits = room.game_waits()
    over = "" if waits else none or say("All your games are finished. You find them under Saved games.")
    safely = room.safely
    companion = say("Resume the companion") if room.has_companion else say("Companion")
    starts = [
        TitleItem("resume", say("Resume"), "right", lambda: safely(room.resume), over, lambda: _resume_words(room)),
        TitleItem("new", say("New game"), "press", lambda: safely(room.set_up)),
    ]
    return [
        *(starts if waits else reversed(starts)),
        first_game(room),
        learn(room),
        TitleItem("commission", say("Today’s commission"), "orders", lambda: safely(room.commission)),
        TitleItem("hall", say("Hall of fame"), "trophy", room.show_hall),
        TitleItem("saved", say("Saved games"), "book", lambda: safely(room.list_saves), none),
        TitleItem("companion", companion, "automa", lambda: safely(room.companion)),
        TitleItem("rules", say("Rules"), "rules", lambda: _rules(room)),
        TitleItem("settings", say("Settings"), "settings", room.settings),
        TitleItem("quit", say("Quit"), "cross", room.quit),
    ]


def first_game(room: Room) -> TitleItem:
    """The item that begins a first game at once."""
    return TitleItem("first", say("First game"), "person", lambda: room.safely(room.first_game))


def learn(room: Room) -> TitleItem:
    """The item that opens the tutorial."""
    return TitleItem("learn", TUTORIAL["learn"](), "rules", lambda: room.safely(lambda: to_tutorial(room)))


def _rules(room: Room) -> Transition:
    """The transition to the rules, from which a way leads to the tutorial."""
    return Push(ToRules(room.content, learn=lambda: room.safely(lambda: to_tutorial(room))))


def stand_items(room: Room) -> list[TitleItem]:
    """The items of the title at a stand: the games, and what can be looked at."""
    return [
        first_game(room),
        learn(room),
        TitleItem("short", say("Play three rounds"), "press", lambda: room.safely(room.set_up_short)),
        TitleItem("new", say("Play a whole game"), "book", lambda: room.safely(room.set_up)),
        TitleItem("hall", say("Hall of fame"), "trophy", room.show_hall),
        TitleItem("rules", say("Rules"), "rules", lambda: _rules(room)),
        TitleItem("settings", say("Settings"), "settings", room.settings),
    ]


def _resume_words(room: Room) -> str:
    """Words for the match that Resume opens."""
    from game.client.session.saved_games import game_words  # imported here, because the first picture does not need it

    save = room.resumed()
    return game_words(save) if save else ""
