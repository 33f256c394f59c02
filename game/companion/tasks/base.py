"""What every task on the stack of the companion is."""

import msgspec

from game.companion.names import snake


class StackTask(msgspec.Struct, frozen=True, tag=snake, array_like=True):
    """One thing to do: it holds data only, and is saved by the name of its class."""
