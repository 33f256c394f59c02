"""What characters can do (§7): everything that the rules, the screen and the players ask about it is asked here."""

from game.content.tables import Content
from game.rules.names import Ability
from game.rules.state import Seat


def has(content: Content, seat: Seat, ability: Ability) -> bool:
    """Whether a seat's character can do that."""
    return seat.character is not None and ability in content.characters[seat.character].abilities
