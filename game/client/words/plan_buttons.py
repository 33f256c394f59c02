"""What is said of the keys and buttons that plan at once: on which device they are, and what each is for."""

from collections.abc import Callable

from game.client.base.bindings import Block, Device, PlanUse, Use
from game.client.base.i18n import say
from game.client.words.names import ACTION_NAMES

BLOCK_WORDS: dict[Block, Callable[[], str]] = {
    "pad": lambda: say("Controller"),
    "left_hand": lambda: say("Keyboard, left"),
    "right_hand": lambda: say("Keyboard, right"),
}
USE_WORDS: dict[Use, Callable[[], str]] = {
    "orders": ACTION_NAMES["orders"],
    "inks": ACTION_NAMES["inks"],
    "specialties": ACTION_NAMES["specialties"],
    "gears": ACTION_NAMES["gears"],
    "patronage": ACTION_NAMES["patronage"],
    "all_back": lambda: say("All markers back"),
    "hand_in": lambda: say("Submit: hold it, or press twice"),
}


def device_of(block: Block) -> Device:
    """The device to which a block of those that plan blind belongs."""
    return "buttons" if block == "pad" else "keys"


def plan_words(to: PlanUse) -> str:
    """What a button is for where all plan at once, and for whom."""
    return say("{name}: {value}", name=BLOCK_WORDS[to.block](), value=USE_WORDS[to.use]())
