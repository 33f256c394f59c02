"""The question for somebody who touched a show: whether to play a first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.screen.overlay import Answer, Message
from game.client.words.messages import say

if TYPE_CHECKING:
    from game.client.home.room import Room


class Welcome(Message):
    """Asks once; buttons `first` and `look`. Left alone it gives way to the show again, as the title does."""

    name = "welcome"

    def __init__(self, room: Room) -> None:
        words = say(
            "You play three short rounds against the computer. You need to know nothing: each new thing is explained"
            " when you meet it. You can leave at any time."
        )
        answers = [
            Answer("look", say("Look around first")),
            Answer("first", say("Play"), lambda: room.safely(room.first_game)),
        ]
        super().__init__(say("Play a first round?"), words, answers)
        self.default = "first"
